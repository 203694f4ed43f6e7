"""Positions to draw: moments of random games, and crowds that chance would not bring."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from games.livingstone.data import COLUMNS, ROWS
from games.livingstone.rules import LIVINGSTONE
from games.livingstone.view import CampView, LivingstoneView, OwnView
from tests.render.moments import moments_of, states_of, words_of
from words.catalogue import Words

EVERY_CARD = (
    *("any_row", "antelope", "coins_four", "dig_three", "double_dice", "extra_tent", "free_tent"),
    *("free_tent", "lion", "market", "market", "rhino", "rhino", "steamboat_back"),
)


states, moments = partial(states_of, LIVINGSTONE), partial(moments_of, LIVINGSTONE)


def crowded(seats: int) -> LivingstoneView:
    """A board on which everybody camps everywhere, with two-digit numbers in every place."""
    view = moments(seats)[4]
    players = tuple(
        replace(
            player,
            camps=tuple(
                CampView(column, row, (column + player.seat) % 2, 1 + (column * row + player.seat) % 11)
                for column in COLUMNS
                for row in ROWS
                if (column + row + player.seat) % (column % 5 + 1) == 0 or column == view.boat
            ),
            total=140 + player.seat,
            gems={"clear": 15, "blue": 10, "red": 5},
            hand_size=14,
            donations=33,
            dice_taken=(1, 2, 3, 4, 5, 6),
        )
        for player in view.players
    )
    bag = {"black": 29, "clear": 15, "blue": 10, "red": 5, "white": 1}
    return replace(view, players=players, pool=(1, 1, 2, 3, 4, 4, 5, 5, 6, 6)[: 2 * seats], bag=bag)


def with_hand(cards: int) -> LivingstoneView:
    """A player's own view with that many cards in hand."""
    view = moments(5, seat=2)[3]
    return replace(view, own=OwnView(purse=104, chest=57, hand=EVERY_CARD[:cards]))


def words(language: str, seats: int = 5) -> Words:
    """What is said there."""
    return words_of(LIVINGSTONE, language, seats)
