"""Making the next step: its row, the new numbers of the questions, and what must be told."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from games.core import Action, AnyGame, State, Step, write
from games.record import went_back
from games.values import Event, Seat, Text, Who
from host import polls
from host.change import Change
from host.consequences import bars_undo
from host.history import read_events
from host.lobby import Person
from host.notes import without_notes, woken
from host.outbox import Transition, messages
from host.position import Moment, Position, has_lost_action, newly_asked
from host.timekeeping import keep_time
from storage.rows import BoxRow, SeatRow, SeatStatus, StepRow, TableRow, TableStatus

if TYPE_CHECKING:
    from host.live_table import LiveTable
    from host.snapshot import Snapshot


LEVEL = "normal"
"""Of the computer that plays for somebody who is not there."""


class NextStep(Struct, frozen=True):
    """A step that is yet to be stored, and the positions it leads from and to."""

    before: Position | None
    """None: the game begins."""
    position: Position
    row: StepRow
    change: Transition


def begin(
    table: TableRow, game: AnyGame, seats: tuple[SeatRow, ...], first: Step[State], time: int
) -> NextStep:
    """Step 0: everybody has their first question number."""
    stored = write(first.state).decode()
    change = Transition(game, None, first.state, tuple(first.events), None)
    question = 1 + max(seat.question for seat in seats)
    running = replace(
        table,
        status=TableStatus.RUNNING,
        started=time,
        rules_version=game.rules_version,
        data_digest=game.data_digest,
    )
    position = Position(
        table=running,
        game=game,
        seats=tuple(replace(seat, question=question) for seat in seats),
        version=0,
        moment=Moment(game, first.state, 0, len(stored)),
        box=game.data_digest,
    )
    row = replace(_row(table.id, 0, change, time), state=stored)
    return NextStep(None, position, row, change)


def act(before: Position, seat: Seat, action: Action, request: str | None, time: int) -> NextStep:
    """The step this action makes, pressed for by that request or by nobody; or Refused by the rules."""
    step = before.game.play(before.state, seat, action)
    is_pressed, stored = request is not None, write(step.state).decode()
    result = before.game.result(step.state)
    has_drawn = step.state.rng.draws != before.state.rng.draws
    has_revealed = any(event.reveals for event in step.events)
    change = Transition(
        before.game,
        before.state,
        step.state,
        tuple(step.events),
        seat,
        is_pressed,
        # Nothing bars its undo (see `_undo_bar`): public facts, as long as public events are told of it.
        has_hold=not bars_undo(
            before.game, before.state, step.state, seat, has_told=has_drawn or has_revealed
        ),
    )
    row = replace(
        _row(before.table.id, before.version + 1, change, time),
        action=write(action).decode(),
        state=stored,
        has_drawn=has_drawn,
        has_revealed=has_revealed,
        request=request,
    )
    made = _next(before, change, row, Moment(before.game, step.state, row.version, len(stored)))
    if result is None:
        return made
    over = replace(before.table, status=TableStatus.OVER, ended=time, result=write(result).decode())
    return replace(made, position=replace(made.position, table=over))


def take_back(before: Position, seat: Seat, way: WayBack, request: str, time: int) -> NextStep:
    """The step that restates an earlier state; the public learns of it if it knew of an undone step."""
    was_public = any(event.seen_by is None for undone in way.undone for event in read_events(undone))
    readers = None if was_public else (seat,)
    if len(way.undone) == 1:
        event = Event("step_undone", {"who": Who(seat)}, readers)
    else:
        event = Event("turn_undone", {"who": Who(seat)}, readers)
    change = Transition(before.game, before.state, way.moment.state, (event,), seat, has_hold=True)
    row = _row(before.table.id, before.version + 1, change, time)
    return _next(before, change, replace(row, as_of=way.moment.version, request=request), way.moment)


def resign(before: Position, seat: Seat, time: int) -> NextStep:
    """The step that changes nothing but who plays: a computer, for good; without any person all ends."""
    made = _unmoved(before, [Event("seat_resigned", {"who": Who(seat)})], time, actor=seat)
    made = _reseated(made, seat, status=SeatStatus.RESIGNED, computer=None, has_left=False, has_asked=False)
    if not present(made.position.seats):
        return _cancelled(made, time)
    return _reseated(made, seat, computer=LEVEL)


def run_out(before: Position, seat: Seat, level: str, time: int) -> NextStep:
    """The step that changes nothing but who plays: such a computer, until the seat's turn is over."""
    made = _unmoved(before, [Event("time_ran_out", {"who": Who(seat)})], time)
    return _reseated(made, seat, computer=level)


def replace_player(
    before: Position, seat: Seat, level: str, time: int, *, is_offered: bool = False
) -> NextStep:
    """The same, until its player wants the seat back or, where it is offered, somebody else takes it over."""
    event = "seat_offered" if is_offered else "seat_replaced"
    made = _unmoved(before, [Event(event, {"who": Who(seat)})], time)
    return _reseated(
        made,
        seat,
        status=SeatStatus.REPLACED,
        computer=level,
        has_left=False,
        has_agreed=False,
        has_asked=False,
        has_offer=is_offered,
    )


def hand_over(before: Position, seat: Seat, person: Person, time: int) -> NextStep:
    """The step that changes nothing but whose seat it is; it keeps colour and letter."""
    earlier = Who(len(before.seats) + len(before.former))
    made = _unmoved(before, [Event("seat_taken", {"who": Who(seat), "earlier": earlier})], time)
    return _reseated(
        made,
        seat,
        user=person.user,
        name=None,
        language=person.language,
        status=SeatStatus.PLAYING,
        computer=None,
        question=made.position.seats[seat].question + 1,
        has_agreed=False,
        has_left=False,
        has_asked=False,
        has_offer=False,
        joined=time,
        note=None,
        has_resting_note=False,
        tips=None,
    )


def give_back(before: Position, seat: Seat, time: int) -> NextStep:
    """The step that changes nothing but who plays: again whose seat it is, asked anew."""
    made = _unmoved(before, [Event("seat_returned", {"who": Who(seat)})], time)
    question = made.position.seats[seat].question + 1
    return _reseated(made, seat, status=SeatStatus.PLAYING, computer=None, question=question, has_offer=False)


def end(before: Position, time: int, by: Seat | None) -> NextStep:
    """The step with which the game ends here without a result, as those who are there have decided."""
    return _cancelled(_unmoved(before, [Event("table_ended")], time, agreed_by=by, is_ended=True), time)


def end_by_moderator(before: Position, time: int) -> NextStep:
    """The same, as a moderator of the server has decided."""
    return _cancelled(_unmoved(before, [Event("moderator_ended")], time, is_ended=True), time)


def agree(before: Position, seat: Seat, needed: Iterable[Seat], time: int) -> NextStep:
    """The step that changes nothing but who agrees to end the game early; with all who are needed it ends."""
    has_ended = all(before.seats[each].has_agreed for each in needed if each != seat)
    events = [] if before.seats[seat].has_agreed else [Event("cancel_agreed", {"who": Who(seat)})]
    if has_ended:
        events.append(Event("table_cancelled"))
    made = _unmoved(before, events, time, agreed_by=seat if has_ended else None)
    made = _reseated(made, seat, has_agreed=True)
    return _cancelled(made, time) if has_ended else made


def _unmoved(
    before: Position,
    events: Iterable[Event],
    time: int,
    *,
    actor: Seat | None = None,
    agreed_by: Seat | None = None,
    is_ended: bool = False,
) -> NextStep:
    """A step after which the game is as it was."""
    change = Transition(
        before.game,
        before.state,
        before.state,
        tuple(events),
        actor,
        agreed_by=agreed_by,
        is_ended=is_ended or agreed_by is not None,
    )
    row = _row(before.table.id, before.version + 1, change, time)
    return _next(before, change, replace(row, as_of=before.moment.version), before.moment)


def _reseated(made: NextStep, seat: Seat, **other: Any) -> NextStep:
    """The same, where that seat is other than before."""
    seats = tuple([replace(row, **other) if row.seat == seat else row for row in made.position.seats])
    return replace(made, position=replace(made.position, seats=seats))


def _cancelled(made: NextStep, time: int) -> NextStep:
    """The same, with which the game ends early."""
    table = replace(made.position.table, status=TableStatus.CANCELLED, ended=time)
    return replace(made, position=replace(made.position, table=table))


def correct(before: Position, time: int) -> NextStep:
    """The step that changes nothing but the box, which is today's from now on.

    Whatever was asked is asked anew: nobody answers by numbers that do not count any more.
    """
    made = _asked_anew(_unmoved(before, [Event("box_corrected")], time))
    return replace(made, position=replace(made.position, box=before.game.data_digest))


def go_back(before: Position, earlier: Moment, event: Event, time: int) -> NextStep:
    """The step with which the game is as it was then, but for chance, which goes on; all are asked anew."""
    state = went_back(before.game, before.state, earlier.state)
    stored = write(state).decode()
    change = Transition(before.game, before.state, state, (event,), None)
    row = replace(
        _row(before.table.id, before.version + 1, change, time),
        state=stored,
        back_to=earlier.version,
        has_revealed=True,
    )
    return _asked_anew(_next(before, change, row, Moment(before.game, state, row.version, len(stored))))


def _asked_anew(made: NextStep) -> NextStep:
    """The same, after which no button from before is obeyed."""
    seats = tuple(replace(seat, question=seat.question + 1) for seat in made.position.seats)
    return replace(made, position=replace(made.position, seats=seats))


def _next(before: Position, change: Transition, row: StepRow, moment: Moment) -> NextStep:
    """The position a transition leads to, with its row."""
    position = replace(before, version=row.version, moment=moment, seats=_seats(before, change))
    return NextStep(before, position, row, change)


def _row(table_id: int, version: int, change: Transition, time: int) -> StepRow:
    return StepRow(
        table_id=table_id,
        version=version,
        rules_version=change.game.rules_version,
        seat=change.actor,
        events=msgspec.json.encode(change.events).decode(),
        time=time,
    )


def _seats(before: Position, change: Transition) -> tuple[SeatRow, ...]:
    """The seats after a change: who acted, was asked something new or lost an action has a new number."""
    rising = newly_asked(change.game, change.before, change.after)

    def last_turn(row: SeatRow) -> int:
        # What was answered in advance is part of what the player has yet to read about.
        return before.version + 1 if change.is_pressed else row.last_turn

    def acted(row: SeatRow) -> SeatRow:
        # Whoever plays on no longer agrees to end the game early or asks to be replaced, and is not gone.
        row = replace(row, question=row.question + 1, last_turn=last_turn(row), has_agreed=False)
        is_there = change.is_pressed and row.computer is None
        return replace(row, has_left=False, has_asked=False) if is_there else row

    asked = change.game.to_act(change.after)
    return tuple(
        acted(row)
        if row.seat == change.actor
        else replace(row, question=row.question + 1)
        if row.seat in rising or has_lost_action(change.game, change.before, change.after, row.seat)
        else row
        for row in woken(before.seats, asked)
    )


def present(seats: tuple[SeatRow, ...]) -> list[Seat]:
    """The seats of the people who still play."""
    return [row.seat for row in seats if row.user is not None and row.status is SeatStatus.PLAYING]


def callable_at(seats: tuple[SeatRow, ...]) -> set[Seat]:
    """Those of them who answer for themselves; a computer is never called."""
    return {seat for seat in present(seats) if seats[seat].computer is None}


def store(change: Change, step: NextStep, asking: Iterable[Seat]) -> None:
    """Write all of a step, with questions to those seats: it is told only after the commit."""
    table = step.position.table
    change.add_step(step.row, step.position)
    if step.before is not None and step.before.box != step.position.box:
        change.correct_box(BoxRow(table_id=table.id, version=step.row.version, digest=step.position.box))
    if table.status is not TableStatus.RUNNING:
        change.set_answers(())
        change.set_seats(without_notes(change.seats))
    keep_time(change, step)
    if _is_overtaking(step):
        polls.overtake(change)

    def sheet(state: State, seat: Seat) -> object:
        position = step.position if state is step.change.after else step.before
        assert position is not None
        return position.moment.sheet(seat)

    for message in messages(step.change, present(step.position.seats), asking, sheet):
        change.tell(step.row.version, message)


def _is_overtaking(step: NextStep) -> bool:
    """Whether the game is another now, as everybody knows it; what is done in secret overtakes nothing."""
    before, after = step.before, step.position
    if before is None or all(event.seen_by is not None for event in step.change.events):
        return False
    return (before.moment.version, before.box) != (after.moment.version, after.box)


# Taking back one's own latest steps, as long as nobody has learned or done anything since


class WayBack(Struct, frozen=True):
    """How far a seat can go back, and what stands before the next step."""

    undone: tuple[StepRow, ...]
    """Newest first."""
    moment: Moment
    """The game before them."""
    bar: Text | None
    """Why not one more; None if so many were not asked for."""


async def way_back(live: LiveTable, now: Snapshot, seat: Seat, most: int | None = None) -> WayBack:
    """Back over so many of the seat's latest steps, or over all that nothing bars."""
    undone: list[StepRow] = []
    moment = now.position.moment
    bar = None
    while most is None or len(undone) < most:
        latest = await live.step(moment.version)
        is_own = latest.version > 0 and latest.seat == seat
        earlier = await live.moment(now, latest.version - 1) if is_own else None
        bar = _undo_bar(moment, latest, earlier, seat)
        if bar is not None or earlier is None:
            break
        undone.append(latest)
        moment = earlier
    return WayBack(tuple(undone), moment, bar)


def _undo_bar(moment: Moment, latest: StepRow, earlier: Moment | None, seat: Seat) -> Text | None:
    """What stands between the seat and the game before the step that made this moment, or None.

    Public facts come first, so that the answer tells nothing of what another seat did in secret. Only a game
    that is over forgets what was earlier.
    """
    if latest.version == 0:
        return Text("refusal-undo-nothing")
    if latest.back_to is not None:
        return Text("refusal-undo-went_back")
    if moment.game.to_act(moment.state) != {seat}:
        return Text("refusal-undo-other_asked")
    if latest.seat != seat:
        return Text("refusal-undo-other_acted")
    if earlier is None or moment.game.to_act(earlier.state) != {seat}:
        return Text("refusal-undo-other_asked")
    if latest.has_drawn:
        return Text("refusal-undo-drawn")
    if latest.has_revealed:
        return Text("refusal-undo-revealed")
    return None
