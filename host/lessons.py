"""Lessons: tables at which a learner sits alone with a coach; nobody else hears of them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from games.chance import Rng
from games.core import Action, AnyGame, Refused, write
from games.lessons import (
    LEARNER,
    Lesson,
    Move,
    Prompt,
    lesson_named,
    met_by,
    next_prompt,
    shown_move,
    works_too,
)
from games.values import Seat, Text
from host.advance import play_on
from host.errors import Stale, refused
from host.lobbies import KEY, NEW, names_at, seat_computers
from host.lobby import Computer, Person, Place, first_free, lettered
from host.outbox import Kind, Message
from host.position import Position, asked, seat_of
from host.steps import act, begin
from host.timekeeping import set_going
from storage.rows import NewTable, SeatRow, TableRow, TableStatus
from storage.store import Store
from storage.whole import TableChange

if TYPE_CHECKING:
    from host.change import Change
    from host.live import LiveTables
    from host.snapshot import Table

LEVEL = "normal"
"""Of the computers, once the coach has gone."""
MOST_STEPS = 300
"""Of computers in a row that a lesson does not tell: far more than any turn has."""


def lesson_at(table: TableRow | Table) -> Lesson | None:
    """What is learned there now; None where there is no coach, or one of another Quayside's."""
    return None if table.lesson is None or table.prompt is None else lesson_named(table.lesson)


def prompt_at(table: TableRow | Table) -> Prompt | None:
    """What the coach says now; None after its last word, or without one."""
    lesson = lesson_at(table)
    if lesson is None or table.prompt is None or table.prompt >= len(lesson.prompts):
        return None
    return lesson.prompts[table.prompt]


def must_have_no_coach(table: TableRow) -> None:
    """Refused in a lesson: nothing there is said elsewhere, taken back or answered in advance."""
    if table.prompt is not None:
        raise refused("in_lesson")


def judged(position: Position, seat: Seat, action: Action) -> Text | None:
    """Whether a coach lets that be done, with why it works too where something else was asked for.

    Refused by the rules first, then by the coach.
    """
    if position.table.prompt is None:
        return None
    if (why := position.game.refusal(position.state, seat, action)) is not None:
        raise Refused(why)
    prompt = prompt_at(position.table)
    if prompt is None or not prompt.moves:
        raise refused("lesson_over" if prompt is None else "lesson_read")
    if met_by(prompt, action):
        return None
    if (reason := works_too(prompt, action)) is not None:
        return reason
    raise refused("lesson_later")


def go_on(change: Change, clock: Callable[[], int]) -> None:
    """After the learner's step the computers play, at once, and the coach says what comes next."""
    lesson, prompt = lesson_at(change.table), prompt_at(change.table)
    if lesson is not None and prompt is not None:
        follow(change, clock, prompt.then)
        _say(change, lesson, (change.table.prompt or 0) + 1)


def follow(change: Change, clock: Callable[[], int], moves: Iterable[Move]) -> None:
    """Play what is legal of these, then for computers as long as nobody else is asked."""
    for move in moves:
        position = change.position
        if position.game.refusal(position.state, move.seat, move.action) is None:
            _play(change, clock, move)
    for _ in range(MOST_STEPS):
        position = change.position
        waiting = position.game.to_act(position.state)
        if not position.is_running or not waiting or LEARNER in waiting:
            return
        seat = min(waiting)
        _play(change, clock, Move(seat, position.game.idle(position.state, seat)))


def _play(change: Change, clock: Callable[[], int], move: Move) -> None:
    position = change.position
    request = f"lesson:{position.version}"
    play_on(change, clock, step=act(position, move.seat, move.action, request, clock()), looking=LEARNER)


def _say(change: Change, lesson: Lesson, prompt: int) -> None:
    """The coach goes on there, or with the next thing that can be done at all."""
    position = change.position
    legal = position.moment.legal(LEARNER) if position.is_running else []
    change.set_table(replace(change.table, prompt=next_prompt(lesson, prompt, legal)))


class Lessons:
    """All lessons of a store. Refused says why something cannot be done; then nothing has changed."""

    def __init__(
        self,
        store: Store,
        live: LiveTables,
        games: Mapping[str, AnyGame],
        clock: Callable[[], int],
        seed: Callable[[], str],
        initials: Callable[[Sequence[str]], Sequence[str] | None],
    ) -> None:
        self._store = store
        self._live = live
        self._games = games
        self._clock = clock
        self._seed = seed
        self._initials = initials
        self._opening_lesson = asyncio.Lock()
        """Held while a lesson is looked for, so that two presses do not begin two."""

    async def learn(self, lesson_id: str, person: Person) -> int:
        """The table of that person's lesson, gone on with or begun; one that is finished begins anew."""
        lesson = lesson_named(lesson_id)
        if lesson is None or lesson.game not in self._games:
            raise refused("no_such_lesson")
        async with self._opening_lesson:
            table_id = await self._begun(lesson, person.user)
            if table_id is None:
                table_id = await self._open_lesson(lesson, person)
            await self._begin_lesson(table_id, lesson, person.user)
            return table_id

    async def lessons_begun(self, user: int) -> dict[str, tuple[int, int]]:
        """Which lessons that user has before them: of each its table, and at which prompt it is."""
        found: dict[str, tuple[int, int]] = {}
        for live in await self._live.all(await self._store.lessons_of(user)):
            row = live.now.rows.table
            if row.lesson is not None and row.prompt is not None:
                found.setdefault(row.lesson, (row.id, row.prompt))
        return found

    async def _begun(self, lesson: Lesson, user: int) -> int | None:
        """The one to go on with; one at its end is put away."""
        table_id, prompt = (await self.lessons_begun(user)).get(lesson.id, (None, 0))
        if table_id is None or prompt < len(lesson.prompts):
            return table_id
        await self.put_lesson_away(table_id, user)
        return None

    async def put_lesson_away(self, table_id: int, user: int) -> None:
        """That lesson is over for good; asked twice, nothing changes."""
        async with self._live.change(table_id, self._clock()) as change:
            _learner(change, user)
            if change.table.status in (TableStatus.LOBBY, TableStatus.RUNNING):
                change.set_table(replace(change.table, status=TableStatus.CANCELLED, ended=self._clock()))

    async def _open_lesson(self, lesson: Lesson, person: Person) -> int:
        game, time = self._games[lesson.game], self._clock()
        table = NewTable(
            game=game.id,
            rules_version=game.rules_version,
            data_digest=game.data_digest,
            options=write(lesson.options).decode(),
            seats_wanted=lesson.seats,
            language=person.language,
            opened_by=person.user,
            opened=time,
            key=self._seed()[:KEY],
            lesson=lesson.id,
            prompt=0,
        )
        seat = SeatRow(
            table_id=NEW,
            seat=LEARNER,
            user=person.user,
            language=person.language,
            joined=time,
            colour=first_free(game, (), person.wish),
        )
        opened = TableChange(table_id=NEW, opened=table, seats=(seat,), people=[person.met(time)])
        return await self._live.open(opened)

    async def _begin_lesson(self, table_id: int, lesson: Lesson, user: int) -> None:
        """Have it begun, once, however often it is asked."""
        async with self._live.change(table_id, self._clock()) as change:
            if change.table.status is not TableStatus.LOBBY:
                return
            game = self._games[lesson.game]
            seat_computers(change, [Computer(LEVEL)] * (lesson.seats - len(change.seats)))
            seats = lettered(change.seats, self._initials(names_at(change)))
            first = game.setup(lesson.seats, lesson.options, Rng(lesson.seed))
            play_on(
                change,
                self._clock,
                step=begin(change.table, game, seats, first, change.time),
                looking=_learner(change, user),
            )
            follow(change, self._clock, lesson.before)
            _say(change, lesson, 0)

    async def read_on(self, table_id: int, user: int, prompt: int) -> None:
        """The learner has read what that prompt says; asked twice, nothing more."""
        async with self._live.change(table_id, self._clock()) as change:
            _learner(change, user)
            now = prompt_at(change.table)
            if now is not None and not now.moves and change.table.prompt == prompt:
                go_on(change, self._clock)

    async def asked_for(self, table_id: int, user: int, prompt: int) -> Action:
        """What the coach would do at that prompt, to be played for a learner who asks; or Stale."""
        live = await self._live.get(table_id)
        position, row = live.now.position, live.now.rows.table
        seat = position.playing(user).seat
        now = prompt_at(row)
        if now is None or row.prompt != prompt:
            raise Stale
        if (action := shown_move(now, position.moment.legal(seat))) is None:
            raise Stale
        return action

    async def end_lesson(self, table_id: int, user: int) -> None:
        """The learner has enough of it; the choice of what comes next is left."""
        async with self._live.change(table_id, self._clock()) as change:
            _learner(change, user)
            if (lesson := lesson_at(change.table)) is not None:
                change.set_table(replace(change.table, prompt=len(lesson.prompts)))

    async def go_on_alone(self, table_id: int, user: int, place: Place) -> None:
        """The coach leaves: from now on it is a table like any other, at home there; once."""
        async with self._live.change(table_id, self._clock()) as change:
            _learner(change, user)
            if change.table.prompt is None:
                return
            position = change.position
            if not position.is_running:
                raise refused("table_over")
            home = {"guild": place.guild, "channel": place.channel, "thread": place.thread}
            change.set_table(replace(change.table, prompt=None, called=change.time, **home))
            set_going(change)
            change.tell(position.version, Message(Kind.BOARD))
            for seat, question in asked(position.game, position.state).items():
                if seat == LEARNER:
                    change.tell(position.version, Message(Kind.ASKED, seat, question=question))


def _learner(change: Change, user: int) -> Seat:
    """That user's seat, or Refused."""
    if (seat := seat_of(change.seats, user)) is None:
        raise refused("not_seated")
    return seat.seat
