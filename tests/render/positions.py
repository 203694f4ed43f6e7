"""Positions to draw: moments of random games, and crowds that chance would not bring."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from games.livingstone.data import COLUMNS, ROWS
from games.livingstone.rules import LIVINGSTONE
from games.livingstone.state import LivingstoneState
from games.livingstone.view import CampView, LivingstoneView, OwnView
from games.values import Seat
from tools.sheet import game_states
from words.catalogue import Words

LONG_NAMES = ("W" * 32, "Bartholomäus Livingstone-Smythe", "漢字の人", "Zoë 🦁", "Éléonore de Guyenne")
EVERY_CARD = (
    *("any_row", "antelope", "coins_four", "dig_three", "double_dice", "extra_tent", "free_tent"),
    *("free_tent", "lion", "market", "market", "rhino", "rhino", "steamboat_back"),
)


@cache
def states(seats: int, seed: int = 1) -> list[LivingstoneState]:
    """Every state of one random game."""
    return [state for state in game_states(LIVINGSTONE, seats, seed) if isinstance(state, LivingstoneState)]


def moments(seats: int, seat: Seat | None = None, seed: int = 1) -> list[LivingstoneView]:
    """One seat's view of eight moments of a game, from the first to the last."""
    played = states(seats, seed)
    return [LIVINGSTONE.view(played[round(part * (len(played) - 1) / 7)], seat) for part in range(8)]


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
    """What is said at a table with long names, and some that the font cannot write."""
    return Words(language, "livingstone", LONG_NAMES[:seats])
