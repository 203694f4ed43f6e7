"""What seats have answered before they are asked: private to each, and played at once when it is."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec import Struct

from games.core import Action, Advance
from games.values import Seat
from host.change import Change
from host.errors import Stale, refused
from host.outbox import Transition
from host.position import Position, newly_asked
from host.steps import NextStep, act, callable_at, store
from storage.rows import AnswerRow

ANSWER_LIMIT = 100
"""Answers in a row: far more than any phase has, so that answers to answers cannot hang the host."""


class Prepared(Struct, frozen=True):
    """An answer that a seat may give in advance, or has given."""

    advance: Advance
    number: int
    """Of the stop, phase or whatever it is for."""
    is_standing: bool


def play_on(
    change: Change, clock: Callable[[], int], *, step: NextStep | None = None, looking: Seat | None = None
) -> list[NextStep]:
    """Store a step, if there is one, and with it what was answered in advance to all it asks; the steps made.

    All of it in one change: nobody can be told of a question that has its answer. `looking` is the seat that
    is shown what comes of its own press, and needs no call.
    """
    made: list[NextStep] = []
    untold: set[Seat] = set()
    answers = 0
    while True:
        position = change.position if step is None else step.position
        ready = _ready(change, position)
        if answers == ANSWER_LIMIT:
            change.set_answers([row for row in change.answers if row.seat not in ready])
            ready = {}
        if step is not None:
            moved = step.change
            untold |= newly_asked(moved.game, moved.before, moved.after) & callable_at(position.seats)
            untold &= moved.game.to_act(moved.after) - {looking}
            # Only who is still asked at the end is told, so that nobody is called for nothing.
            store(change, step, () if ready else untold)
            made.append(step)
            position = change.position  # whose turn is over may have the seat back from a computer
        if not ready:
            return made
        seat = min(ready)
        step = act(position, seat, ready[seat], None, clock())
        answers += 1


def _ready(change: Change, position: Position) -> dict[Seat, Action]:
    """What the seats that are asked now have answered already; answers past their end are dropped."""
    ready: dict[Seat, Action] = {}
    if not position.is_running or position.table.rest or not change.answers:
        return ready
    asked, standing = position.game.to_act(position.state), []
    for row in change.answers:
        number = _number(position, row.span)
        # After an undo the present number may be lower: then it waits for its own to come again.
        if number is None or row.number < number or row.seat in position.given_up:
            continue
        standing.append(row)
        if row.number == number and row.seat in asked and row.seat not in ready:
            action = _action(position, row)
            if action is not None:
                ready[row.seat] = action
    change.set_answers(standing)
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


def prepared(position: Position, seat: Seat, rows: Iterable[AnswerRow]) -> tuple[Prepared, ...]:
    """What the seat has answered in advance, in the order given, and what else it may; for its eyes only."""
    standing = {row.key: Advance(row.key, row.span) for row in _current(position, seat, rows)}
    offered = {advance.key: advance for advance in position.game.in_advance(position.state, seat)}
    return tuple(
        Prepared(advance, position.game.span(position.state, advance.span), advance.key in standing)
        for advance in (standing | offered).values()
    )


def _current(position: Position, seat: Seat, rows: Iterable[AnswerRow]) -> list[AnswerRow]:
    return [row for row in rows if row.seat == seat and row.number == _number(position, row.span)]


def give(change: Change, seat: Seat, key: str, number: int | None) -> None:
    """Let that answer stand; Stale if the number is not the present one, Refused if nobody may give it."""
    position = change.position
    offered = {advance.key: advance for advance in position.game.in_advance(position.state, seat)}
    if key not in offered:
        raise Stale if number is not None else refused("no_such_answer")
    span = offered[key].span
    now: int = position.game.span(position.state, span)
    if number not in (None, now):
        raise Stale
    given = AnswerRow(
        table_id=position.table.id, seat=seat, key=key, span=span, number=now, given=change.time
    )
    change.set_answers([*_without(change.answers, seat, key), given])


def take_back(change: Change, seat: Seat, key: str) -> None:
    """That answer does not stand any more."""
    change.set_answers(_without(change.answers, seat, key))


def _without(answers: Iterable[AnswerRow], seat: Seat, key: str) -> list[AnswerRow]:
    return [row for row in answers if (row.seat, row.key) != (seat, key)]


def comes_back(change: Transition) -> bool:
    """Whether a seat that was not asked has made itself asked and nobody else: to trade again after all."""
    if change.before is None or change.actor is None:
        return False
    before, after = (change.game.to_act(state) for state in (change.before, change.after))
    return change.actor not in before and after == before | {change.actor}


def forget_ready(change: Change, position: Position, seat: Seat) -> None:
    """Drop what would answer that seat's present question: whoever comes back to it wants to be asked."""
    ready = [row for row in _current(position, seat, change.answers) if _action(position, row) is not None]
    change.set_answers([row for row in change.answers if row not in ready])
