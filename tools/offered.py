"""What the page's first screen says of each game, as /help does: it is there before the bot is."""

from __future__ import annotations

from collections.abc import Mapping

from games.core import AnyGame
from words.catalogue import LANGUAGES, Words

Offered = dict[str, dict[str, str]]
"""By game and language."""


def offered(games: Mapping[str, AnyGame]) -> Offered:
    """For how many, how long and how hard it is, and what one does in it, as /help says it."""
    return {
        game.id: {language: _line(game, Words(language, game.id)) for language in LANGUAGES}
        for game in games.values()
    }


def _line(game: AnyGame, words: Words) -> str:
    players = words.say("help-players", least=game.seats[0], most=game.seats[-1])
    return f"{players}, {words.say(f'effort-{game.id}')}. {words.say(f'about-{game.id}')}"
