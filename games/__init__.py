"""The rules, one package per game, and the small core they share."""

from games.congo.rules import CONGO
from games.core import AnyGame
from games.livingstone.rules import LIVINGSTONE
from games.panamax.rules import PANAMAX
from games.rotterdam.rules import ROTTERDAM

GAMES: dict[str, AnyGame] = {
    game.id: game
    for game in (
        LIVINGSTONE,
        ROTTERDAM,
        CONGO,
        PANAMAX,
    )
}
"""Every game that is offered, in the order of the lobby; a new one is added here."""
