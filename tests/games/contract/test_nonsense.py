"""Whatever arrives is refused with a reason and its rule, or is legal and can be carried out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from games.core import Action, AnyGame, Refused, write
from games.values import Seat
from tests.games.contract.conservation import check
from tests.games.contract.nonsense import mutated, values_by_field
from tests.games.contract.tables import PLAIN_TABLES, TABLES, Table, recorded, some

at_every_table = pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)


def read(game: AnyGame, raw: bytes) -> Action | None:
    """The action, or None when this game has none like it."""
    try:
        return game.read_action(raw)
    except Refused:
        return None


def _nonsense(candidates: Iterable[Action], elsewhere: dict[str, list[Any]]) -> Iterator[bytes]:
    """One candidate of each kind, made wrong in every way."""
    for action in {type(action): action for action in candidates}.values():
        yield from mutated(action, elsewhere)


@at_every_table
def test_nonsense_is_refused_with_its_rule_or_can_be_carried_out(table: Table) -> None:
    game = table.game
    moves = recorded(table)
    elsewhere = values_by_field(move.action for move in moves)
    refusals, legal_after_all = 0, 0
    for move in some(moves, 10):
        state, seat = move.before, move.seat
        listed = game.legal(state, seat)
        for raw in _nonsense(game.candidates(state, seat), elsewhere):
            action = read(game, raw)
            if action is None:
                continue
            reason = game.refusal(state, seat, action)
            if reason is None:
                legal_after_all += 1
                check(game.id, state, game.play(state, seat, action))
                assert action.is_open or action in listed, "every legal action that is not open is listed"
            else:
                refusals += 1
                assert reason.key.startswith("refusal-")
                assert reason.rule, f"{reason.key} names no rule"
    assert min(refusals, legal_after_all) > 20, "both ways are really taken"


@at_every_table
def test_what_one_seat_may_do_is_refused_to_a_seat_that_may_not(table: Table) -> None:
    game = table.game
    for move in recorded(table):
        before = write(move.before)
        for other in {*range(-1, table.seats + 1)} - {move.seat}:
            if _may(game, move.before, other, move.action):
                continue
            with pytest.raises(Refused) as refused:
                game.play(move.before, other, move.action)
            assert refused.value.reason.rule
        assert write(move.before) == before


def _may(game: AnyGame, state: object, seat: Seat, action: Action) -> bool:
    """Whether that seat is offered this too, or something as wide."""
    offered = game.legal(state, seat) if seat >= 0 else []
    return action in offered or any(type(action) is type(other) and other.is_open for other in offered)


@pytest.mark.parametrize("table", PLAIN_TABLES, ids=lambda table: table.name)
def test_nothing_can_be_done_when_it_is_over(table: Table) -> None:
    game = table.game
    moves = recorded(table)
    over = moves[-1].step.state
    for move in moves:
        for seat in range(table.seats):
            reason = game.refusal(over, seat, move.action)
            assert reason is not None
            assert reason.rule


@pytest.mark.parametrize("table", PLAIN_TABLES, ids=lambda table: table.name)
def test_too_few_and_too_many_players_are_refused(table: Table) -> None:
    game = table.game
    for seats in (-1, 0, game.seats[0] - 1, game.seats[-1] + 1, 99):
        assert game.option_refusal(seats, table.options) is not None
