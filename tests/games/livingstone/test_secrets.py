"""Corners of Livingstone that random play seldom meets."""

from __future__ import annotations

from random import Random

import pytest

from games.livingstone.actions import DrawCard, EndTurn
from games.livingstone.rules import LIVINGSTONE
from games.livingstone.state import LivingstoneState, Stage
from tests.games.contract.tables import PLAIN_TABLES, Table
from tests.games.livingstone.conservation import livingstone_things
from tests.games.livingstone.secrets import COLLAPSE
from tests.secrets.checks import Leak, check_reveals, check_step
from tests.secrets.leaks import unmarked
from tests.secrets.positions import rich, secretive

TABLES = [table for table in PLAIN_TABLES if table.game_id == "livingstone"]
at_every_table = pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)


def last_turn(table: Table) -> LivingstoneState:
    """The game is about to end, nobody holds a card, and so only the chests are opened."""
    state = LIVINGSTONE.copy(secretive(table)[-1].before)
    for player in state.players:
        state.deck.pour(player.hand)
    livingstone_things(state)
    return state


@at_every_table
def test_opening_chests_alone_is_a_reveal(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    state = last_turn(table)
    check_reveals(table, state, state.active, EndTurn(), Random(1))
    unmarked(monkeypatch, table, EndTurn)
    with pytest.raises(Leak):
        check_reveals(table, state, state.active, EndTurn(), Random(1))


def before_collapse(table: Table) -> LivingstoneState:
    """Mine Collapse is the only card in the deck: the next draw brings it, and a card from the discards."""
    state = LIVINGSTONE.copy(rich(table).before)
    state.deck.take(COLLAPSE)
    state.discard.pour(state.deck)
    state.deck.add(COLLAPSE)
    state.stage, state.dice_to_spend = Stage.ACT, [1]
    livingstone_things(state)
    return state


@at_every_table
def test_the_card_drawn_after_mine_collapse_is_the_drawers_alone(table: Table) -> None:
    state = before_collapse(table)
    step = LIVINGSTONE.play(state, state.active, DrawCard())
    assert "mine_collapsed" in {event.kind for event in step.events}
    received = [event for event in step.events if event.kind == "card_received"]
    assert [event.seen_by for event in received] == [(state.active,)]
    assert check_step(table, state, state.active, DrawCard(), Random(1)) == table.seats + 1
    check_reveals(table, state, state.active, DrawCard(), Random(1))
