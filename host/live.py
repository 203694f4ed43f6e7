"""Tables in use: of each one frozen snapshot, plain to read, and one way to change it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager

from msgspec.structs import replace

from games.core import AnyGame
from host.change import Change
from host.errors import refused
from host.position import Moment
from host.snapshot import Snapshot, moment_of
from host.tally import Tally
from storage.rows import PersonRow, SeatRow, SeatStatus, StepRow
from storage.store import Store
from storage.whole import TableChange

CACHE = 40_000_000
"""Bytes for all live tables, unless the host is told otherwise."""
OF_A_MESSAGE = 400
"""Bytes of something untold, without its text ..."""
BARE = 30_000
"""... of a live table without its states ..."""
OF_A_STATE = 12
"""... and of a state with the views and lists made of it, for each byte of its JSON."""
MOMENTS = 5
"""Earlier states at hand: what the board showed before, what each seat last saw, what can be taken back."""
STEPS = 64
"""Earlier steps at hand: what happened since, for who has been away for a while."""
PLACES = 1024
"""Places of which it is remembered which tables are there, and people of whom it is in which they play."""
PEOPLE = 4096
"""People of whom it is remembered which language they have chosen."""


class LiveTable:
    """A table in use, and what was lately: nothing of the past ever changes."""

    def __init__(self, store: Store, snapshot: Snapshot, grown: Callable[[LiveTable], None]) -> None:
        self.now = snapshot
        self.lock = asyncio.Lock()
        """Held by whoever changes the table."""
        self.is_caught_up = False
        """Whether everything that goes on by itself has gone on since it was loaded."""
        self.weight = 0
        """Bytes, more or less."""
        self._store = store
        self._grown = grown
        self._steps: dict[int, StepRow] = {}
        self._moments: dict[int, Moment] = {}

    def swap(self, snapshot: Snapshot, steps: Collection[StepRow]) -> None:
        """The table is this from now on; these steps have led there."""
        if steps and self.now.position_read is not None:
            self._remember(self.now.position_read.moment)
        self.now = snapshot
        if steps:
            self._at_hand([replace(step, state=None) for step in steps])

    def _at_hand(self, steps: Iterable[StepRow]) -> None:
        self._steps |= {step.version: step for step in steps}
        for version in sorted(self._steps)[:-STEPS]:
            del self._steps[version]

    def _remember(self, moment: Moment) -> None:
        moment.pass_by()
        self._moments.pop(moment.version, None)
        self._moments[moment.version] = moment
        if len(self._moments) > MOMENTS:
            del self._moments[next(iter(self._moments))]

    def weigh(self) -> int:
        """What the table takes in memory, more or less, and by how much that has changed."""
        texts = sum([len(step.events) for step in self._steps.values()])
        texts += sum([OF_A_MESSAGE + len(row.payload) for row in self.now.rows.untold])
        states = sum([moment.size for moment in self._moments.values()]) + self.now.size
        before, self.weight = self.weight, BARE + texts + OF_A_STATE * states
        return self.weight - before

    async def history(self, now: Snapshot, since: int = 0) -> list[StepRow]:
        """The steps from that version to the latest of the snapshot, in order, without their states."""
        last = now.rows.last
        versions = range(since, 0 if last is None else last.version + 1)
        if all(version in self._steps for version in versions):
            return [self._steps[version] for version in versions]
        found = await self._store.history(now.id, since)
        self._at_hand(found[-STEPS:])
        self._grown(self)
        return found[: len(versions)]

    async def step(self, version: int) -> StepRow:
        """A step that is known to be there; with its state, if it is not at hand without."""
        found = self._steps.get(version) or await self._store.step(self.now.id, version)
        assert found is not None
        return found

    async def moment(self, now: Snapshot, version: int) -> Moment | None:
        """The game as of that version; None when its state is forgotten."""
        step = await self.step(version)
        made = version if step.as_of is None else step.as_of
        if made == now.position.moment.version:
            return now.position.moment
        moment = self._moments.get(made)
        if moment is None:
            stored = await self._store.step(now.id, made)
            if stored is None or stored.state is None:
                return None
            moment = moment_of(now.game, stored)
        self._remember(moment)
        self._grown(self)
        return moment


class LiveTables:
    """The tables in use, within so many bytes; those not used for longest are dropped and loaded again."""

    def __init__(self, store: Store, games: Mapping[str, AnyGame], most_bytes: int = CACHE) -> None:
        self._store = store
        self.games = games
        self._most_bytes = most_bytes
        self._bytes = 0
        self._tables: OrderedDict[int, LiveTable] = OrderedDict()
        self._loading: dict[int, asyncio.Future[None]] = {}
        self._reading = asyncio.Lock()
        """Held while tables are read together with their people, who may be forgotten."""
        self._at: dict[int, list[int]] = {}
        self._of: dict[int, list[int]] = {}
        self._speaking: OrderedDict[int, str | None] = OrderedDict()
        self.tally = Tally()
        self._untold: dict[int, int] = {}
        """Of each message that must be told, its table."""
        self.on_untold: Callable[[int], object] = lambda _: None
        """Called with the id of every table that has something new to tell, once it is committed."""
        self.on_moved: Callable[[int], object] = lambda _: None
        """Called with the id of every table with computers at which a step was made, once it is committed."""
        self.on_timer: Callable[[int], object] = lambda _: None
        """Called with the time at which something of a changed table falls due next."""

    async def all(self, table_ids: Collection[int]) -> list[LiveTable]:
        """Those of these tables that there are, in that order, however little of them can stay at hand."""
        found: dict[int, LiveTable] = {}
        while True:
            found |= {id: self._use(id) for id in table_ids if id in self._tables}
            missing = list(dict.fromkeys([id for id in table_ids if id not in found]))
            if loading := {self._loading[id] for id in missing if id in self._loading}:
                await asyncio.wait(loading)
                continue
            if missing:
                found |= await self._load(missing)
            return [found[id] for id in table_ids if id in found]

    async def _load(self, table_ids: list[int]) -> dict[int, LiveTable]:
        """Load these, of which none is at hand or being loaded."""
        done = asyncio.get_running_loop().create_future()
        self._loading |= dict.fromkeys(table_ids, done)
        try:
            async with self._reading:
                found = await self._store.load(table_ids)
                met = await self._store.people_at([rows.table.id for rows in found]) if found else []
            people = {person.user: person for person in met}
            for person in met:
                self._note(person.user, person.speaks)
            loaded = {}
            for rows in found:
                live = LiveTable(self._store, Snapshot(rows, self.games, people), self._weigh)
                loaded[rows.table.id] = self._tables[rows.table.id] = live
                self._untold |= {row.id: rows.table.id for row in rows.untold}
                self._weigh(live)
            return loaded
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
        if table_id is None:
            self._speaking.clear()
        for id in [*self._tables] if table_id is None else [table_id]:
            if (gone := self._tables.pop(id, None)) is not None:
                self._bytes -= gone.weight
        self._at, self._of = {}, {}

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
        except BaseException as error:
            self.drop(writes.table_id)
            self.forget(*[person.user for person in writes.people])
            if isinstance(error, asyncio.CancelledError):
                self.on_untold(writes.table_id)  # only the database knows whether it was kept
                self.on_moved(writes.table_id)
            raise
        people = live.now.people | {person.user: person for person in written.people}
        rows = change.written(written.messages)
        live.swap(Snapshot(rows, self.games, people, change.position_read), writes.steps)
        for person in written.people:
            self.meet(person)
        if writes.table is not None:
            self._at = {}
        if writes.table is not None or writes.is_reseated or any(map(_is_left, writes.seats)):
            self._of = {}
        for id in writes.told:
            self._untold.pop(id, None)
        self._untold |= dict.fromkeys(written.messages, writes.table_id)
        if writes.steps or written.messages:
            self._weigh(live)
        if written.messages or (writes.steps and rows.untold):  # what waited for a step may be due now
            self.on_untold(writes.table_id)
        if (writes.steps or writes.table or writes.polls) and any(
            seat.computer is not None for seat in rows.seats
        ):
            self.on_moved(writes.table_id)
        self.tally.note(rows.table.game, writes)
        self._set_alarm(writes)

    def _set_alarm(self, writes: TableChange) -> None:
        """Have it known when the next of these falls due."""
        dues = [*[row.due for row in writes.timers or ()], *[row.due for row in writes.polls]]
        if due := [time for time in dues if time is not None]:
            self.on_timer(min(due))

    async def open(self, writes: TableChange) -> int:
        """Store a new table; its id. Nobody is told of it yet."""
        try:
            written = await self._store.append(writes)
        except BaseException:
            self.forget(*[person.user for person in writes.people])
            raise
        finally:
            self._at, self._of = {}, {}
        for person in written.people:
            self.meet(person)
        self._set_alarm(writes)
        return written.table_id

    def meet(self, person: PersonRow) -> None:
        """They are as they are now, at all their tables."""
        self._note(person.user, person.speaks)
        for live in self._tables.values():
            if live.now.people.get(person.user, person) != person:
                live.now = live.now.renamed(person)

    def forget(self, *users: int) -> None:
        """Only the database knows how they are: load their tables anew."""
        for user in users:
            self._speaking.pop(user, None)
        for id, live in [*self._tables.items()]:
            if not live.now.people.keys().isdisjoint(users):
                self.drop(id)

    async def wipe(self, user: int, tables: Collection[int], called: Mapping[str, str]) -> None:
        """Have somebody forgotten while none of these tables, nor any of theirs, is read or changed."""

        def is_theirs(now: Snapshot) -> bool:
            is_guest = any(guest.user == user for guest in now.rows.guests)
            return now.id in tables or user in now.people or is_guest

        def theirs() -> list[LiveTable]:
            return [each for each in self._tables.values() if is_theirs(each.now)]

        async with AsyncExitStack() as held:
            alone: list[LiveTable] = []
            while True:
                for live in [each for each in theirs() if each not in alone]:
                    await held.enter_async_context(live.lock)
                    alone.append(live)
                await self._reading.acquire()
                if all(live in alone for live in theirs()):
                    held.callback(self._reading.release)
                    break
                self._reading.release()  # another has been loaded meanwhile
            try:
                await self._store.forget(user, called)
            finally:
                for live in theirs():
                    self.drop(live.now.id)
                self._speaking.pop(user, None)
                self._of = {}

    def is_known(self, user: int, *, has_closed_messages: bool) -> bool:
        """Whether somebody at one of them is known to take private messages, or not to."""
        found = [live.now.people[user] for live in self._tables.values() if user in live.now.people]
        return bool(found) and found[0].has_closed_messages is has_closed_messages

    def language(self, user: int) -> str | None:
        """The language they have chosen for what they alone read, as far as it is known here."""
        return self._speaking.get(user)

    async def know(self, user: int) -> None:
        """Have it known which language they have chosen, if any."""
        if user in self._speaking:
            self._speaking.move_to_end(user)
            return
        person = await self._store.person(user)
        self._note(user, None if person is None else person.speaks)

    def _note(self, user: int, language: str | None) -> None:
        self._speaking[user] = language
        self._speaking.move_to_end(user)
        if len(self._speaking) > PEOPLE:
            self._speaking.popitem(last=False)

    async def at(self, place: int) -> list[int]:
        """The ids of the tables at home there."""
        return await _listed(self._at, place, self._store.tables_at)

    async def of(self, user: int) -> list[int]:
        """The ids of the lobbies and running games in which they play, newest first."""
        return await _listed(self._of, user, self._store.tables_of)

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
        if self._tables.get(live.now.id) is not live:
            return
        self._bytes += live.weigh()
        for id, other in [*self._tables.items()] if self._bytes > self._most_bytes else ():
            if self._bytes <= self._most_bytes:
                return
            if other is not live and not other.lock.locked():
                self.drop(id)


def _is_left(row: SeatRow) -> bool:
    return row.status is not SeatStatus.PLAYING


async def _listed(
    known: dict[int, list[int]], key: int, find: Callable[[int], Awaitable[list[int]]]
) -> list[int]:
    """What is known of that key, found once."""
    found = known.get(key)
    if found is None:
        found = await find(key)
        if len(known) < PLACES:
            known[key] = found  # of no use to anybody if another dictionary counts meanwhile
    return found
