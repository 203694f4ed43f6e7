"""The rules, one package per game, and the small core they share."""

from games.core import AnyGame
from games.livingstone.rules import LIVINGSTONE
from games.panamax.rules import PANAMAX
from games.rotterdam.rules import ROTTERDAM

GAMES: dict[str, AnyGame] = {game.id: game for game in (LIVINGSTONE, PANAMAX)}
"""Every game that is offered; a new one is added here."""
IN_DOCK: dict[str, AnyGame] = {game.id: game for game in (ROTTERDAM,)}
"""Games whose rules, words and pictures are built and tested, but which nobody can open a table of yet."""
