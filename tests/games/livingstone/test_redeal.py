"""Dealing anew changes what is hidden, all of it, and nothing else; else the checks would prove nothing."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from games.chance import Rng
from games.livingstone.actions import DrawCard
from games.livingstone.data import CARDS
from games.livingstone.rules import LIVINGSTONE
from games.livingstone.state import LivingstoneState, Player
from tests.games.contract.tables import PLAIN_TABLES, Table, recorded, some
from tests.games.livingstone.conservation import livingstone_things, livingstone_turn
from tests.games.livingstone.positions import player, position
from tests.games.livingstone.secrets import redeal
from tests.secrets.checks import viewers
from tests.secrets.positions import rich
from tests.secrets.worlds import Viewer
from tools.random_play import seed_of

HIDDEN = {"hand", "purse", "chest"}
OPEN = {"points", "gems", "tents", "camps", "dice_taken", "donations", "has_passed"}
TABLE_HIDDEN = {"rng", "deck"}
TABLE_OPEN = {
    *("options", "starter", "active", "bag", "boat", "round_no", "stage", "pool", "dice_to_spend"),
    *("has_acted", "discard", "aside", "queen_dice", "result"),
}
LIVINGSTONE_TABLES = [table for table in PLAIN_TABLES if table.game_id == "livingstone"]
at_every_table = pytest.mark.parametrize("table", LIVINGSTONE_TABLES, ids=lambda table: table.name)


def test_every_part_of_the_state_is_either_open_or_hidden() -> None:
    assert {field.name for field in msgspec.structs.fields(Player)} == HIDDEN | OPEN
    fields = {field.name for field in msgspec.structs.fields(LivingstoneState)}
    assert fields == TABLE_HIDDEN | TABLE_OPEN | {"players"}


def open_part(state: LivingstoneState, viewer: Viewer) -> dict[str, Any]:
    """What stays when the cards are dealt anew, as plain data."""
    raw: dict[str, Any] = msgspec.to_builtins(state)
    for seat, one in enumerate(raw["players"]):
        one["pounds"] = one["purse"] + one["chest"]
        one["cards"] = sum(one["hand"]["counts"].values())
        if seat != viewer:
            one.update(dict.fromkeys(HIDDEN))
    return {**raw, "deck": sum(raw["deck"]["counts"].values()), "rng": None}


@at_every_table
def test_dealing_anew_leaves_all_that_is_open(table: Table) -> None:
    chance = Random(1)
    for move in some(recorded(table), 12):
        for viewer in viewers(table):
            other = redeal(move.before, viewer, chance)
            assert open_part(other, viewer) == open_part(move.before, viewer)
            livingstone_things(other)
            livingstone_turn(other)


@at_every_table
def test_dealing_anew_changes_everything_hidden(table: Table) -> None:
    chance = Random(1)
    state = rich(table).before
    for viewer in viewers(table):
        changed: set[object] = set()
        for _ in range(30):
            other = redeal(state, viewer, chance)
            changed |= {name for name in TABLE_HIDDEN if getattr(other, name) != getattr(state, name)}
            for seat, (now, was) in enumerate(zip(other.players, state.players, strict=True)):
                changed |= {(seat, name) for name in HIDDEN if getattr(now, name) != getattr(was, name)}
        others = set(range(table.seats)) - {viewer}
        assert changed == TABLE_HIDDEN | {(seat, name) for seat in others for name in HIDDEN}


@at_every_table
def test_the_deck_stays_for_the_viewer_who_draws_from_it(table: Table) -> None:
    chance = Random(1)
    for move in some(recorded(table), 12):
        assert redeal(move.before, move.seat, chance, DrawCard()).deck == move.before.deck


def dealt(state: LivingstoneState, seat: Viewer) -> Iterator[LivingstoneState]:
    """What the game itself makes of it for that seat, again and again."""
    return (LIVINGSTONE.redeal(state, seat, Rng(seed_of(fate, 0))) for fate in range(60))


def test_the_game_splits_pounds_in_every_way_that_gifts_allow() -> None:
    """Purse and chest together are open, and a gift is at least a pound (8.5, 8.6)."""
    giver = player(purse=3, chest=4, donations=2)
    state = position(player(purse=5), giver, player(purse=6))
    assert {(other.players[1].purse, other.players[1].chest) for other in dealt(state, 0)} == {
        (purse, 7 - purse) for purse in range(6)
    }
    assert {(other.players[2].purse, other.players[2].chest) for other in dealt(state, 0)} == {(6, 0)}
    assert {(other.players[1].purse, other.players[1].chest) for other in dealt(state, 1)} == {(3, 4)}


def test_the_game_deals_any_card_but_mine_collapse_to_the_others() -> None:
    state = position(player(hand=["lion"]), player(hand=["rhino", "market"]))
    seen = [other.players[1].hand.things() for other in dealt(state, 0)]
    assert all(len(hand) == 2 for hand in seen)
    met = {card for hand in seen for card in hand}
    assert met == CARDS.keys() - {"mine_collapse", "lion"}
