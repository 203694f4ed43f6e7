"""Tables in use: of each one frozen snapshot, plain to read, and one way to change it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Collection, Iterable, Mapping
from contextlib import asynccontextmanager
from functools import cached_property

import msgspec
from msgspec.structs import asdict, replace

from games.core import AnyGame, Result, Unreadable
from games.values import Seat
from host.errors import refused
from host.lobby import Place
from host.outbox import Message, Pending, pending_of, stored
from host.outgoing import NOBODY, Post, PostKind
from host.position import Moment, Position, not_running
from host.questions import asked
from host.reading import Table, TableSeat
from storage.rows import (
    AnswerRow,
    BoxRow,
    MessageRow,
    PersonRow,
    PostRow,
    SeatRow,
    SeatStatus,
    StepRow,
    TableChange,
    TableRow,
    TableRows,
)
from storage.store import Store

CACHE = 40_000_000
"""Bytes for all live tables, unless the host is told otherwise."""
BARE = 30_000
"""Bytes of a live table without its states ..."""
OF_A_STATE = 12
"""... and of a state with the views and lists made of it, for each byte of its JSON."""
MOMENTS = 8
"""Earlier states at hand: what the board showed before, what each seat last saw, what can be taken back."""
STEPS = 64
"""Earlier steps at hand: what happened since, for who has been away for a while."""
PLACES = 1024
"""Places of which it is remembered which tables are there."""


class Snapshot:
    """A table as of its latest change. What is made of it is made once; nobody changes any of it."""

    def __init__(
        self,
        rows: TableRows,
        games: Mapping[str, AnyGame],
        people: Mapping[int, PersonRow],
        position: Position | None = None,
    ) -> None:
        self.rows = rows
        self.id = rows.table.id
        self._games = games
        self._people = people
        if position is not None:
            vars(self)["position"] = position

    @property
    def game(self) -> AnyGame:
        """Its rules, or Refused when this Quayside no longer has them."""
        if self.rows.table.game not in self._games:
            raise refused("unknown_game")
        return self._games[self.rows.table.game]

    @cached_property
    def position(self) -> Position:
        """The game once it has begun, from its last state and never by replay; or Refused."""
        rows = self.rows
        if rows.last is None:
            raise not_running(rows.table)
        assert rows.base is not None
        return Position(
            table=rows.table,
            game=self.game,
            seats=rows.seats,
            version=rows.last.version,
            moment=moment_of(self.game, rows.base),
            box=rows.boxes[-1].digest if rows.boxes else rows.table.data_digest,
        )

    @cached_property
    def table(self) -> Table:
        """The table as anybody may know it."""
        row = self.rows.table
        position = None if row.started is None else self.position
        return Table(
            id=row.id,
            key=row.key,
            game=row.game,
            options=self.game.read_options(row.options.encode()),
            seats_wanted=row.seats_wanted,
            language=row.language,
            place=Place(row.guild, row.channel, row.thread),
            status=row.status,
            opened_by=row.opened_by,
            seats=tuple([self._seat(seat) for seat in self.rows.seats]),
            version=None if position is None else position.version,
            asked=asked(self.game, position.state) if position is not None and position.is_running else {},
            result=None if row.result is None else msgspec.json.decode(row.result, type=Result),
        )

    def _seat(self, seat: SeatRow) -> TableSeat:
        person = self._people[seat.user]
        return TableSeat(
            seat=seat.seat,
            user=seat.user,
            name=person.name,
            language=seat.language,
            question=seat.question,
            has_resigned=seat.status is SeatStatus.RESIGNED,
            has_agreed=seat.has_agreed,
            has_closed_messages=person.has_closed_messages,
        )

    @cached_property
    def untold(self) -> list[Pending]:
        """What must still be told, oldest first."""
        return [pending_of(row) for row in self.rows.untold]

    def post(self, kind: PostKind, seat: Seat | None = None) -> Post | None:
        """Where the table's, or the seat's, message of that kind is."""
        stored = NOBODY if seat is None else seat
        found = [row for row in self.rows.posts if (row.kind, row.seat) == (kind, stored)]
        return msgspec.convert({**asdict(found[0]), "seat": seat}, Post) if found else None

    @property
    def size(self) -> int:
        """Bytes of the present state as JSON."""
        if "position" in vars(self):
            return self.position.moment.size
        return len(self.rows.base.state or "") if self.rows.base else 0

    def people_changed(self) -> None:
        """Somebody at the table has another name."""
        vars(self).pop("table", None)


def moment_of(game: AnyGame, step: StepRow) -> Moment:
    """The state a step left, brought up to today's rules; or Refused when there is no way to them."""
    assert step.state is not None
    try:
        state = game.read_state(step.state.encode(), step.rules_version)
    except Unreadable as error:
        raise refused("table_unreadable") from error
    return Moment(game, state, step.version, len(step.state))


class LiveTable:
    """A table in use, and what was lately: nothing of the past ever changes."""

    def __init__(self, store: Store, snapshot: Snapshot) -> None:
        self.now = snapshot
        self.lock = asyncio.Lock()
        """Held by whoever changes the table."""
        self.is_caught_up = False
        """Whether everything that goes on by itself has gone on since it was loaded."""
        self.weight = 0
        """Bytes, more or less."""
        self._store = store
        self._steps: dict[int, StepRow] = {}
        self._moments: dict[int, Moment] = {}

    def swap(self, snapshot: Snapshot, steps: Iterable[StepRow]) -> None:
        """The table is this from now on; these steps have led there."""
        if "position" in vars(self.now):
            self._remember(self.now.position.moment)
        self.now = snapshot
        self._at_hand([replace(step, state=None) for step in steps])

    def _at_hand(self, steps: Iterable[StepRow]) -> None:
        self._steps |= {step.version: step for step in steps}
        for version in sorted(self._steps)[:-STEPS]:
            del self._steps[version]

    def _remember(self, moment: Moment) -> None:
        self._moments.pop(moment.version, None)
        self._moments[moment.version] = moment
        if len(self._moments) > MOMENTS:
            del self._moments[next(iter(self._moments))]

    def weigh(self) -> int:
        """What the table takes in memory, more or less, and by how much that has changed."""
        texts = sum([len(step.events) for step in self._steps.values()])
        states = sum([moment.size for moment in self._moments.values()]) + self.now.size
        before, self.weight = self.weight, BARE + texts + OF_A_STATE * states
        return self.weight - before

    async def history(self, since: int = 0) -> list[StepRow]:
        """All steps from that version on, in order, without their states."""
        last = self.now.rows.last
        versions = range(since, 0 if last is None else last.version + 1)
        if all(version in self._steps for version in versions):
            return [self._steps[version] for version in versions]
        found = await self._store.history(self.now.id, since)
        self._at_hand(found[-STEPS:])
        return found

    async def step(self, version: int) -> StepRow:
        """A step that is known to be there; with its state, if it is not at hand without."""
        found = self._steps.get(version) or await self._store.step(self.now.id, version)
        assert found is not None
        return found

    async def moment(self, version: int) -> Moment | None:
        """The game as of that version; None when its state is forgotten."""
        step: StepRow | None = await self.step(version)
        assert step is not None
        made = version if step.as_of is None else step.as_of
        present = self.now.position.moment
        if made == present.version:
            return present
        moment = self._moments.get(made)
        if moment is None:
            step = await self._store.step(self.now.id, made)
            if step is None or step.state is None:
                return None
            moment = moment_of(self.now.game, step)
        self._remember(moment)
        return moment


class Change:
    """What is being done to a table: it reads as it will be, and is written when the block ends well."""

    def __init__(self, live: LiveTable, time: int) -> None:
        self.live = live
        self.time = time
        self.rows = live.now.rows
        self.writes = TableChange(table_id=self.rows.table.id, time=time)
        self._position: Position | None = None

    @property
    def position(self) -> Position:
        """The game as it is now; Refused before it has begun."""
        return self.position_read or self.live.now.position

    @property
    def position_read(self) -> Position | None:
        """The same as far as anybody has asked for it: with other rules it may not be readable."""
        found = self._position or vars(self.live.now).get("position")
        if found is None or (found.table, found.seats) == (self.table, self.seats):
            return found
        return replace(found, table=self.table, seats=self.seats)

    @property
    def table(self) -> TableRow:
        """Its row."""
        return self.rows.table

    @property
    def seats(self) -> tuple[SeatRow, ...]:
        """In order."""
        return self.rows.seats

    @property
    def answers(self) -> tuple[AnswerRow, ...]:
        """What stands in advance."""
        return self.rows.answers

    def set_table(self, table: TableRow) -> None:
        """The row is this from now on."""
        if table != self.rows.table:
            places = {place for place in (table.channel, table.thread) if place is not None}
            self.rows = replace(self.rows, table=table, places=self.rows.places | places)
            self.writes.table = table

    def set_seats(self, seats: tuple[SeatRow, ...]) -> None:
        """They are these from now on."""
        before = self.rows.seats
        if [(row.seat, row.user) for row in before] != [(row.seat, row.user) for row in seats]:
            self.writes.seats, self.writes.is_reseated = seats, True
        else:
            changed = {row.seat: row for row in self.writes.seats}
            changed |= {row.seat: row for row, other in zip(seats, before, strict=True) if row != other}
            self.writes.seats = tuple(changed.values())
        self.rows = replace(self.rows, seats=seats)

    def set_answers(self, answers: Iterable[AnswerRow]) -> None:
        """These stand in advance from now on."""
        standing = tuple(answers)
        if standing != self.rows.answers:
            self.rows = replace(self.rows, answers=standing)
            self.writes.answers = standing

    def add_step(self, row: StepRow, position: Position) -> None:
        """A step leads to that position."""
        self.writes.steps.append(row)
        self.rows = replace(self.rows, last=row, base=None)  # its state is in the position
        self._position = position
        self.set_table(position.table)
        self.set_seats(position.seats)

    def correct_box(self, box: BoxRow) -> None:
        """That box counts from its step on."""
        self.rows = replace(self.rows, boxes=(*self.rows.boxes, box))
        self.writes.boxes.append(box)

    def tell(self, version: int | None, message: Message) -> None:
        """That must be told, once this is committed."""
        self.writes.messages.append(stored(self.table.id, version, message, self.time))

    def keep_post(self, post: Post) -> None:
        """The table's, or the seat's, message of its kind is this one from now on."""
        stored = NOBODY if post.seat is None else post.seat
        row = PostRow(**{**asdict(post), "table_id": self.rows.table.id, "seat": stored})
        others = [each for each in self.rows.posts if (each.kind, each.seat) != (row.kind, row.seat)]
        self.rows = replace(self.rows, posts=(*others, row))
        self.writes.posts.append(row)

    def tick_off(self, message_ids: Collection[int]) -> None:
        """These have been told."""
        untold = tuple([row for row in self.rows.untold if row.id not in message_ids])
        self.rows = replace(self.rows, untold=untold)
        self.writes.told += tuple(message_ids)

    def written(self, message_ids: Iterable[int]) -> TableRows:
        """The table once it is committed, with these ids of what must be told."""
        made = [
            MessageRow(id=id, done=None, **asdict(message))
            for id, message in zip(message_ids, self.writes.messages, strict=True)
        ]
        told_of = {
            (row.kind, row.seat): row.version
            for row in made
            if row.seat is not None and row.version is not None
        }
        return replace(self.rows, untold=(*self.rows.untold, *made), told_of={**self.rows.told_of, **told_of})

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to write."""
        return self.writes == TableChange(table_id=self.writes.table_id, time=self.time)


class LiveTables:
    """The tables in use, within so many bytes; those not used for longest are dropped and loaded again."""

    def __init__(self, store: Store, games: Mapping[str, AnyGame], most_bytes: int = CACHE) -> None:
        self._store = store
        self._games = games
        self._most_bytes = most_bytes
        self._bytes = 0
        self._tables: OrderedDict[int, LiveTable] = OrderedDict()
        self._loading: dict[int, asyncio.Future[None]] = {}
        self._people: dict[int, PersonRow] = {}
        """Who sits at them."""
        self._at: dict[int, list[int]] = {}
        self._untold: dict[int, int] = {}
        """Of each message that must be told, its table."""
        self.on_untold: Callable[[int], object] = lambda _: None
        """Called with the id of every table that has something new to tell, once it is committed."""

    async def all(self, table_ids: Iterable[int]) -> list[LiveTable]:
        """Those of these tables that there are, in that order."""
        wanted = [*table_ids]
        while missing := [id for id in wanted if id not in self._tables]:
            loading = [self._loading[id] for id in missing if id in self._loading]
            if loading:
                await asyncio.wait(loading)
                continue
            if not await self._load(missing):
                break
        return [self._use(id) for id in wanted if id in self._tables]

    async def _load(self, table_ids: list[int]) -> int:
        """Load these, of which none is at hand or being loaded; how many there are."""
        done = asyncio.get_running_loop().create_future()
        self._loading |= dict.fromkeys(table_ids, done)
        try:
            found = await self._store.load(table_ids)
            people = await self._store.people_at([rows.table.id for rows in found]) if found else []
            self._people |= {person.user: person for person in people}
            for rows in found:
                live = LiveTable(self._store, Snapshot(rows, self._games, self._people))
                self._tables[rows.table.id] = live
                self._untold |= {row.id: rows.table.id for row in rows.untold}
                self._weigh(live)
            return len(found)
        finally:
            for id in table_ids:
                del self._loading[id]
            done.set_result(None)

    def _use(self, table_id: int) -> LiveTable:
        self._tables.move_to_end(table_id)
        return self._tables[table_id]

    async def get(self, table_id: int) -> LiveTable:
        """That table, or Refused."""
        if table_id in self._tables:
            return self._use(table_id)
        for live in await self.all([table_id]):
            return live
        raise refused("unknown_table")

    def drop(self, table_id: int | None = None) -> None:
        """Load that table anew when it is next used, or all of them: only the database knows how it is."""
        for id in [*self._tables] if table_id is None else [table_id]:
            if (gone := self._tables.pop(id, None)) is not None:
                self._bytes -= gone.weight
        self._at = {}

    @asynccontextmanager
    async def change(self, table_id: int, time: int) -> AsyncIterator[Change]:
        """Change a table alone and in one transaction; left by an error, nothing has changed."""
        while True:
            live = await self.get(table_id)
            async with live.lock:
                if self._tables.get(table_id) is not live:
                    continue  # dropped while we waited
                change = Change(live, time)
                yield change
                if not change.is_empty:
                    await self._commit(change)
            return

    async def _commit(self, change: Change) -> None:
        live, writes = change.live, change.writes
        try:
            written = await self._store.append(writes)
        except BaseException:
            self.drop(writes.table_id)
            raise
        rows = change.written(written.messages)
        live.swap(Snapshot(rows, self._games, self._people, change.position_read), writes.steps)
        for person in written.people:
            self.meet(person)
        if writes.table is not None:
            self._at = {}
        for id in writes.told:
            self._untold.pop(id, None)
        self._untold |= dict.fromkeys(written.messages, writes.table_id)
        self._weigh(live)
        if written.messages:
            self.on_untold(writes.table_id)

    async def open(self, writes: TableChange) -> int:
        """Store a new table; its id. Nobody is told of it yet."""
        written = await self._store.append(writes)
        for person in written.people:
            self.meet(person)
        self._at = {}
        return written.table_id

    def person(self, user: int) -> PersonRow | None:
        """Somebody who sits at one of them."""
        return self._people.get(user)

    def meet(self, person: PersonRow) -> None:
        """They are as they are now, at all their tables."""
        self._people[person.user] = person
        for live in self._tables.values():
            if any(seat.user == person.user for seat in live.now.rows.seats):
                live.now.people_changed()

    async def at(self, place: int) -> list[int]:
        """The ids of the tables at home there."""
        if place in self._at:
            return self._at[place]
        known = self._at
        found = await self._store.tables_at(place)
        if len(known) < PLACES:
            known[place] = found  # of no use to anybody if a table has moved meanwhile
        return found

    async def telling(self, message_ids: Iterable[int]) -> dict[int, list[int]]:
        """Messages that are still to be told, by their tables."""
        wanted = [*message_ids]
        if not all(id in self._untold for id in wanted):
            self._untold |= {row.id: row.table_id for row in await self._store.untold()}
        found: dict[int, list[int]] = {}
        for id in wanted:
            if id in self._untold:
                found.setdefault(self._untold[id], []).append(id)
        return found

    def _weigh(self, live: LiveTable) -> None:
        """Count what it takes, and drop what was not used for longest if that is too much."""
        self._bytes += live.weigh()
        for id, other in [*self._tables.items()]:
            if self._bytes <= self._most_bytes:
                return
            if other is not live and not other.lock.locked():
                self.drop(id)
