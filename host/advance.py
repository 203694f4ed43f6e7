"""What seats have answered before they are asked: private to each, and played at once when it is."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from games.core import Action, Advance
from games.values import Seat
from host.errors import Stale, refused
from host.outbox import Change
from host.position import Position
from host.questions import newly_asked
from host.steps import NextStep, act, present, store
from storage.rows import AnswerRow
from storage.transaction import Transaction

ANSWER_LIMIT = 100
"""Answers in a row: far more than any phase has, so that answers to answers cannot hang the host."""


class Prepared(Struct, frozen=True):
    """An answer that a seat may give in advance, or has given."""

    advance: Advance
    number: int
    """Of the stop, phase or whatever it is for."""
    is_standing: bool


async def play_on(
    rows: Transaction,
    position: Position,
    clock: Callable[[], int],
    *,
    step: NextStep | None = None,
    looking: Seat | None = None,
) -> list[NextStep]:
    """Store a step, if there is one, and with it what was answered in advance to all it asks; the steps made.

    All of it in one transaction: nobody can be told of a question that has its answer. `looking` is the seat
    that is shown what comes of its own press, and needs no call.
    """
    made: list[NextStep] = []
    untold: set[Seat] = set()
    answers = 0
    while True:
        ready = await _ready(rows, position if step is None else step.position)
        if answers == ANSWER_LIMIT:
            for seat in ready:
                await rows.drop_answers(position.table.id, seat)
            ready = {}
        if step is not None:
            position, change = step.position, step.change
            untold |= newly_asked(change.game, change.before, change.after) & set(present(position.seats))
            untold &= change.game.to_act(change.after) - {looking}
            # Only who is still asked at the end is told, so that nobody is called for nothing.
            await store(rows, step, () if ready else untold)
            made.append(step)
        if not ready:
            return made
        seat = min(ready)
        step = act(position, seat, ready[seat], None, clock())
        answers += 1


async def _ready(rows: Transaction, position: Position) -> dict[Seat, Action]:
    """What the seats that are asked now have answered already; answers past their end are dropped."""
    ready: dict[Seat, Action] = {}
    if not position.is_running:
        return ready
    asked = position.game.to_act(position.state)
    for row in await rows.answers(position.table.id):
        number = _number(position, row.span)
        # After an undo the present number may be lower: then it waits for its own to come again.
        if number is None or row.number < number or row.seat in position.resigned:
            await rows.drop_answer(row.table_id, row.seat, row.key)
        elif row.number == number and row.seat in asked and row.seat not in ready:
            action = _action(position, row)
            if action is not None:
                ready[row.seat] = action
    return ready


def _action(position: Position, row: AnswerRow) -> Action | None:
    """What that answer does now; None if it does nothing, or the rules do not let it."""
    game, state = position.game, position.state
    action = game.answer(state, row.seat, row.key)
    return None if action is None or game.refusal(state, row.seat, action) is not None else action


def _number(position: Position, span: str) -> int | None:
    """Which of those it is now; None if the rules know no such span any more."""
    try:
        return position.game.span(position.state, span)
    except KeyError:
        return None


def prepared(position: Position, seat: Seat, rows: list[AnswerRow]) -> tuple[Prepared, ...]:
    """What the seat has answered in advance, in the order given, and what else it may; for its eyes only."""
    standing = {row.key: Advance(row.key, row.span) for row in _current(position, seat, rows)}
    offered = {advance.key: advance for advance in position.game.in_advance(position.state, seat)}
    return tuple(
        Prepared(advance, position.game.span(position.state, advance.span), advance.key in standing)
        for advance in (standing | offered).values()
    )


def _current(position: Position, seat: Seat, rows: list[AnswerRow]) -> list[AnswerRow]:
    return [row for row in rows if row.seat == seat and row.number == _number(position, row.span)]


async def give(
    rows: Transaction, position: Position, seat: Seat, key: str, number: int | None, time: int
) -> None:
    """Let that answer stand; Stale if the number is not the present one, Refused if nobody may give it."""
    offered = {advance.key: advance for advance in position.game.in_advance(position.state, seat)}
    if key not in offered:
        raise Stale if number is not None else refused("no_such_answer")
    span = offered[key].span
    now: int = position.game.span(position.state, span)
    if number not in (None, now):
        raise Stale
    await rows.give_answer(
        AnswerRow(table_id=position.table.id, seat=seat, key=key, span=span, number=now, given=time)
    )


def comes_back(change: Change) -> bool:
    """Whether a seat that was not asked has made itself asked and nobody else: to trade again after all."""
    if change.before is None or change.actor is None:
        return False
    before, after = (change.game.to_act(state) for state in (change.before, change.after))
    return change.actor not in before and after == before | {change.actor}


async def forget_ready(rows: Transaction, position: Position, seat: Seat) -> None:
    """Drop what would answer that seat's present question: whoever comes back to it wants to be asked."""
    for row in _current(position, seat, await rows.answers(position.table.id)):
        if _action(position, row) is not None:
            await rows.drop_answer(row.table_id, row.seat, row.key)
