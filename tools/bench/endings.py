"""What the end of a game costs the drawing process: its finish card, and its animation if somebody asks."""

from __future__ import annotations

from time import perf_counter

import msgspec
from msgspec import Struct

from games import GAMES
from games.core import AnyGame
from render.film.gif import gif_of
from render.film.orders import CountOrder, FinishOrder, ShotOrder
from tools.keep_games import play
from words.catalogue import Words

KILO = 1000


class Ending(Struct, frozen=True):
    """Of one game with as many players as it takes."""

    card_seconds: float
    """With the game played again, and nothing at hand but what the turns before have left."""
    card_kb: float
    frames: int
    film_seconds: float
    film_kb: float


def measure() -> dict[str, Ending]:
    """By game."""
    return {game.id: _ending(game) for game in GAMES.values()}


def _ending(game: AnyGame) -> Ending:
    raw = msgspec.json.encode(play(game, game.seats[-1], 1))
    words = Words("en", game.id)
    begun = perf_counter()
    card = FinishOrder(raw, words).made()
    drawn = perf_counter()
    count = CountOrder(raw).made()
    shots = [ShotOrder(raw, number, is_next=True, words=words).made() for number in range(count)]
    film = gif_of(shots, [0.5] * count)
    ended = perf_counter()
    return Ending(drawn - begun, len(card.file) / KILO, count, ended - drawn, len(film) / KILO)
