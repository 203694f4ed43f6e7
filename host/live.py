"""Tables in use: of each one frozen snapshot, plain to read, and one way to change it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager

from games.core import AnyGame
from host.change import Change
from host.errors import refused
from host.live_table import LiveTable
from host.snapshot import Snapshot
from host.tally import Tally
from storage.rows import PersonRow, SeatRow, SeatStatus
from storage.sharing import Heard, Held
from storage.store import Store
from storage.whole import TableChange

CACHE = 40_000_000
"""Bytes for all live tables, unless the host is told otherwise."""
PLACES = 1024
"""Places of which it is remembered which tables are there, and people of whom it is in which they play."""
PEOPLE = 4096
"""People of whom it is remembered which language they have chosen."""


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
        self.is_ours: Callable[[int | None], bool] = lambda _: True
        """Whether this process tells the tables of that server; what others do at the rest is for others."""
        store.on_heard(self.hear)

    @property
    def is_shared(self) -> bool:
        """Whether other processes change these tables too."""
        return self._store.is_shared

    async def all(self, table_ids: Collection[int]) -> list[LiveTable]:
        """Those of these tables that there are, in that order, however little of them can stay at hand."""
        found: dict[int, LiveTable] = {}
        while True:
            at_hand = {id: self._use(id) for id in table_ids if id in self._tables and id not in found}
            found |= await self._as_of_now(at_hand)
            missing = list(dict.fromkeys([id for id in table_ids if id not in found]))
            if loading := {self._loading[id] for id in missing if id in self._loading}:
                await asyncio.wait(loading)
                continue
            if missing:
                found |= await self._load(missing)
            return [found[id] for id in table_ids if id in found]

    async def _as_of_now(self, at_hand: dict[int, LiveTable]) -> dict[int, LiveTable]:
        """Those that there still are, none of them older than this moment."""
        if not self.is_shared or not at_hand:
            return at_hand
        revisions = await self._store.revisions([*at_hand])
        for id in at_hand.keys() - revisions.keys():
            self.drop(id)
        await self._renew([at_hand[id] for id in revisions if revisions[id] > at_hand[id].now.rows.revision])
        return {id: at_hand[id] for id in revisions}

    async def _renew(self, tables: Collection[LiveTable]) -> None:
        """Other processes have changed these."""
        if not tables:
            return
        renewed = {snapshot.id: snapshot for snapshot in await self._read([live.now.id for live in tables])}
        for live in tables:
            if live.now.id in renewed:
                live.renew(renewed[live.now.id])
                self._weigh(live)

    async def _read(self, table_ids: Collection[int]) -> list[Snapshot]:
        """Those of them that are stored."""
        async with self._reading:
            found = await self._store.load(table_ids)
            met = await self._store.people_at([rows.table.id for rows in found]) if found else []
        people = {person.user: person for person in met}
        for person in met:
            self._note(person.user, person.speaks)
        for rows in found:
            self._untold |= {row.id: rows.table.id for row in rows.untold}
        return [Snapshot(rows, self.games, people) for rows in found]

    async def _load(self, table_ids: list[int]) -> dict[int, LiveTable]:
        """Load these, of which none is at hand or being loaded."""
        done = asyncio.get_running_loop().create_future()
        self._loading |= dict.fromkeys(table_ids, done)
        try:
            loaded = {}
            for snapshot in await self._read(table_ids):
                live = LiveTable(self._store, snapshot, self._weigh)
                loaded[snapshot.id] = self._tables[snapshot.id] = live
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
        if table_id in self._tables and not self.is_shared:
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
                async with self._store.holding(table_id) as held:
                    if held.revision is None:
                        self.drop(table_id)
                        raise refused("unknown_table")
                    if held.revision > live.now.rows.revision:
                        await self._renew([live])
                    change = Change(live, time)
                    yield change
                    if not change.is_empty:
                        await self._commit(change, held)
            return

    async def _commit(self, change: Change, held: Held) -> None:
        live, writes = change.live, change.writes
        try:
            written = await held.append(writes)
        except BaseException as error:
            self.drop(writes.table_id)
            self.forget(*[person.user for person in writes.people])
            if isinstance(error, asyncio.CancelledError):
                self.on_untold(writes.table_id)  # only the database knows whether it was kept
                self.on_moved(writes.table_id)
            raise
        people = live.now.people | {person.user: person for person in written.people}
        rows = change.written(written)
        live.swap(Snapshot(rows, self.games, people, change.position_read, live.now), writes.steps)
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

    # Other processes

    def hear(self, heard: Heard) -> None:
        """Another process has committed that: whoever listens is woken as if it had been here."""
        if heard.is_nameless:
            self.drop()
        if heard.has_messages and self.is_ours(heard.guild):
            self.on_untold(heard.table_id)
        if heard.has_moved and self.is_ours(heard.guild):
            self.on_moved(heard.table_id)
        if heard.due is not None:
            self.on_timer(heard.due)

    async def look_around(self, before: int) -> None:
        """The same of what nobody was heard to commit, and of what another left undone since before then."""
        for row in await self._store.untold():
            if row.created < before:
                self.on_untold(row.table_id)
        for table_id in await self._store.with_computers():
            self.on_moved(table_id)
        if (due := await self._store.next_due()) is not None:
            self.on_timer(due)

    def is_known(self, user: int, *, has_closed_messages: bool) -> bool:
        """Whether somebody at one of them is known to take private messages, or not to."""
        found = [live.now.people[user] for live in self._tables.values() if user in live.now.people]
        return bool(found) and found[0].has_closed_messages is has_closed_messages

    def language(self, user: int) -> str | None:
        """The language they have chosen for what they alone read, as far as it is known here."""
        return self._speaking.get(user)

    async def know(self, user: int) -> None:
        """Have it known which language they have chosen, if any."""
        if user in self._speaking and not self.is_shared:
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
        if self.is_shared:
            return await self._store.tables_at(place)
        return await _listed(self._at, place, self._store.tables_at)

    async def of(self, user: int) -> list[int]:
        """The ids of the lobbies and running games in which they play, newest first."""
        if self.is_shared:
            return await self._store.tables_of(user)
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
