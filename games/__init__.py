"""The rules, one package per game, and the small core they share."""

from games.core import AnyGame
from games.livingstone.rules import LIVINGSTONE

GAMES: dict[str, AnyGame] = {game.id: game for game in (LIVINGSTONE,)}
"""Every game there is; a new one is added here."""
