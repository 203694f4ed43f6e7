"""What is in the box (2)."""

from __future__ import annotations

import pytest

from games.livingstone.data import (
    BOX,
    CARDS,
    COLUMNS,
    FOR_PLAYERS,
    GEMS,
    LAST_COLUMN,
    SPACES,
    STONES,
    Queen,
)

COPIES = {
    "free_tent": 3,
    "double_dice": 3,
    "any_row": 3,
    "market": 3,
    "extra_tent": 2,
    "dig_three": 3,
    "steamboat_back": 1,
    "lion": 1,
    "rhino": 2,
    "antelope": 2,
    "coins_four": 3,
    "mine_collapse": 1,
}


def test_2_1_the_parts_add_up_to_what_the_box_says() -> None:
    assert BOX.components.cards == sum(card.copies for card in BOX.cards) == 27
    assert BOX.components.stones == sum(stone.count for stone in BOX.stones) == 60
    assert BOX.components.tents == BOX.setup.tents * len(BOX.colours) == 55
    assert BOX.components.dice == max(count.dice for count in BOX.player_count) == 10


def test_2_3_five_colours_in_the_order_of_the_seats() -> None:
    assert [colour.id for colour in BOX.colours] == ["red", "blue", "yellow", "green", "purple"]


def test_2_4_ten_columns_and_their_costs_which_never_fall() -> None:
    costs = [COLUMNS[column].cost for column in range(1, 11)]
    assert costs == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]
    assert costs == sorted(costs)
    assert LAST_COLUMN == len(COLUMNS) == 10


def test_2_5_six_rows_with_points_per_tent_and_for_the_majority() -> None:
    assert [(row.index, row.round_points, row.majority_points) for row in BOX.rows] == [
        (1, 1, 12),
        (2, 2, 10),
        (3, 3, 8),
        (4, 4, 6),
        (5, 5, 4),
        (6, 6, 2),
    ]


def test_2_5_sixty_spaces_named_by_column_and_row() -> None:
    assert set(SPACES) == {f"c{column}r{row}" for column in range(1, 11) for row in range(1, 7)}
    assert all(where == space.id for where, space in SPACES.items())
    assert len(SPACES) == 60


def test_2_6_stones_and_their_prices() -> None:
    prices = {
        stone.id: (
            stone.count,
            stone.is_gem,
            stone.pounds,
            stone.market_pounds,
            stone.market_points,
            stone.end_points,
        )
        for stone in BOX.stones
    }
    assert prices == {
        "black": (29, False, 0, 0, 0, 0),
        "clear": (15, True, 1, 1, 1, 1),
        "blue": (10, True, 3, 2, 2, 1),
        "red": (5, True, 5, 3, 3, 1),
        "white": (1, False, 0, 0, 0, 0),
    }
    assert list(GEMS) == ["clear", "blue", "red"]
    assert sum(STONES[gem].count for gem in GEMS) == 30


def test_2_7_copies_of_each_card() -> None:
    assert {card.id: card.copies for card in BOX.cards} == COPIES


@pytest.mark.parametrize(
    ("card", "points", "pounds", "stones"),
    [
        ("lion", 4, 0, 0),
        ("rhino", 3, 0, 0),
        ("antelope", 2, 0, 0),
        ("coins_four", 0, 4, 0),
        ("dig_three", 0, 0, 3),
    ],
)
def test_2_7_cards_with_a_number(card: str, points: int, pounds: int, stones: int) -> None:
    assert (CARDS[card].points, CARDS[card].pounds, CARDS[card].stones) == (points, pounds, stones)


def test_2_7_only_those_cards_have_a_number() -> None:
    numbered = {card.id for card in BOX.cards if card.points or card.pounds or card.stones}
    assert numbered == {"lion", "rhino", "antelope", "coins_four", "dig_three"}


@pytest.mark.parametrize(
    ("players", "dice", "queen", "moves_tents"),
    [
        (2, 4, Queen.FOUR_DICE, True),
        (3, 6, Queen.LOWEST_OUT, False),
        (4, 8, Queen.LOWEST_OUT, False),
        (5, 10, Queen.LOWEST_OUT, False),
    ],
)
def test_2_8_what_the_number_of_players_decides(
    players: int, dice: int, queen: Queen, *, moves_tents: bool
) -> None:
    count = FOR_PLAYERS[players]
    assert (count.dice, count.queen, count.moves_tents) == (dice, queen, moves_tents)
    assert count.dice == BOX.setup.dice_per_player * players


def test_3_what_the_players_and_the_boat_begin_with() -> None:
    assert (BOX.setup.pounds, BOX.setup.tents, BOX.setup.dice_per_player, BOX.setup.column) == (3, 11, 2, 1)


def test_every_row_of_the_box_says_where_it_comes_from() -> None:
    tables = (BOX.player_count, BOX.colours, BOX.columns, BOX.rows, BOX.stones, BOX.cards)
    origins = [row.origin for table in tables for row in table]
    origins += [BOX.setup.origin, BOX.components.origin, *(card.copies_origin for card in BOX.cards)]
    assert all(origin.startswith(("rules", "source: ", "reconstructed")) for origin in origins)
