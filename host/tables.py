"""The host: everything that can be done at a table, exactly once and one after the other."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any
from weakref import WeakValueDictionary

import msgspec
from msgspec import Struct

from games.chance import Rng
from games.core import Action, AnyGame, Refused, write
from games.values import Event, Seat
from host import advance, undo
from host.advance import play_on
from host.errors import Stale, refused
from host.knowledge import Knowledge
from host.limits import USUAL, Limits, may_call, may_open, may_sit, may_start, seconds_to_wait
from host.lobby import Person, Place, joined, meet, must_be_lobby, without
from host.outbox import Kind, Message, owe
from host.outgoing import Outgoing
from host.owed import visible_events
from host.position import Position, find_position, find_table, game_of, not_running, playing, seat_of, seated
from host.questions import asked
from host.steps import NextStep, act, agree, begin, correct, resign, store, take_back
from storage.rows import NewTable, SeatRow, SeatStatus, TableRow, TableStatus
from storage.store import Store
from storage.transaction import Transaction

IDLE_LIMIT = 1000
"""Steps in a row for absent seats: far more than any turn has, so that a faulty game cannot hang the host."""

KEY = 12
"""Digits of the key that the buttons of a table carry."""


class Played(Struct, frozen=True):
    """A step that is stored."""

    version: int
    events: tuple[Event, ...]
    """What the seat that made it may see."""
    is_repeated: bool = False
    """The same request had made it before."""


def new_seed() -> str:
    """32 bytes nobody can guess, as hexadecimal digits."""
    return secrets.token_hex(32)


class Host(Knowledge, Outgoing):
    """All tables of a store. Refused says why something cannot be done; then nothing has changed."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame],
        clock: Callable[[], int],
        seed: Callable[[], str] = new_seed,
        limits: Limits = USUAL,
    ) -> None:
        Knowledge.__init__(self, store, games)
        Outgoing.__init__(self, store, clock)
        self._seed = seed
        self._limits = limits
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def _alone(self, table_id: int) -> asyncio.Lock:
        """Held by whoever changes that table; forgotten when nobody does."""
        return self._locks.setdefault(table_id, asyncio.Lock())

    # The lobby

    async def open(
        self,
        game_id: str,
        options: dict[str, Any],
        seats_wanted: int,
        language: str,
        place: Place,
        person: Person,
    ) -> int:
        """Open a lobby in which that person sits first; its id."""
        if game_id not in self._games:
            raise refused("unknown_game")
        game = self._games[game_id]
        chosen = game.read_options(msgspec.json.encode(options))
        if (reason := game.option_refusal(seats_wanted, chosen)) is not None:
            raise Refused(reason)
        time = self._clock()
        table = NewTable(
            game=game.id,
            rules_version=game.rules_version,
            data_digest=game.data_digest,
            options=write(chosen).decode(),
            seats_wanted=seats_wanted,
            guild=place.guild,
            channel=place.channel,
            thread=place.thread,
            language=language,
            opened_by=person.user,
            opened=time,
            key=self._seed()[:KEY],  # of a seed that nothing else is made of
        )
        async with self._store.transaction() as rows:
            await may_open(rows, self._limits, person.user, place.guild)
            table_id = await rows.add_table(table)
            await meet(rows, person, time)
            first = SeatRow(
                table_id=table_id, seat=0, user=person.user, language=person.language, joined=time
            )
            await rows.write_seats(table_id, [first])
            await owe(rows, table_id, None, Message(Kind.LOBBY), time)
        return table_id

    async def join(self, table_id: int, person: Person) -> bool:
        """Take the next seat of a lobby, once, however often it is asked; whether it was taken just now."""
        time = self._clock()
        async with self._alone(table_id), self._store.transaction() as rows:
            table = await find_table(rows, table_id)
            before = tuple(await rows.seats(table_id))
            seats = joined(table, game_of(self._games, table), before, person, time)
            if seats != before:
                await may_sit(rows, self._limits, person.user)
            await meet(rows, person, time)
            if seats != before:
                await rows.write_seats(table_id, seats)
                await owe(rows, table_id, None, Message(Kind.LOBBY), time)
        return seats != before

    async def leave(self, table_id: int, user: int) -> None:
        """Give up a seat of a lobby; the last one to leave closes it."""
        async with self._alone(table_id), self._store.transaction() as rows:
            table = await find_table(rows, table_id)
            seats = without(table, tuple(await rows.seats(table_id)), user)
            await rows.write_seats(table_id, seats)
            if not seats:
                await rows.cancel_table(table_id, self._clock())
            await owe(rows, table_id, None, Message(Kind.LOBBY), self._clock())

    async def start(self, table_id: int, user: int) -> None:
        """Begin the game with those who sit there."""
        async with self._alone(table_id), self._store.transaction() as rows:
            table = await find_table(rows, table_id)
            must_be_lobby(table)
            game = game_of(self._games, table)
            seats = tuple(await rows.seats(table_id))
            if seat_of(seats, user) is None:
                raise refused("not_seated")
            options = game.read_options(table.options.encode())
            if (reason := game.option_refusal(len(seats), options)) is not None:
                raise Refused(reason)
            await may_start(rows, self._limits, seats)
            first = game.setup(len(seats), options, Rng(self._seed()))
            step = begin(table, game, seats, first, self._clock())
            await play_on(rows, step.position, self._clock, step=step)

    async def move(self, table_id: int, place: Place) -> None:
        """The table is at home there from now on."""
        async with self._alone(table_id), self._store.transaction() as rows:
            await find_table(rows, table_id)
            await rows.move_table(table_id, place.guild, place.channel, place.thread)

    async def bring(self, table_id: int, user: int, place: Place) -> None:
        """Somebody who sits there brings the table to another place, where it shows itself anew."""
        time = self._clock()
        async with self._alone(table_id), self._store.transaction() as rows:
            table = await find_table(rows, table_id)
            seat = seat_of(tuple(await rows.seats(table_id)), user)
            if seat is None:
                raise refused("not_seated")
            if table.status not in (TableStatus.LOBBY, TableStatus.RUNNING):
                raise not_running(table)
            if seat.status is SeatStatus.RESIGNED:
                raise refused("resigned")
            may_call(table, self._limits, time)
            await rows.move_table(table_id, place.guild, place.channel, place.thread)
            await self._show_anew(rows, table, time)

    async def lose_place(self, table_id: int) -> None:
        """Where the table was at home is gone: it shows itself anew, where it finds a place to.

        It calls its players no oftener than when it is brought: its threads may be deleted one after another.
        """
        time = self._clock()
        async with self._alone(table_id), self._store.transaction() as rows:
            table = await find_table(rows, table_id)
            if table.status in (TableStatus.LOBBY, TableStatus.RUNNING):
                is_quiet = seconds_to_wait(table, self._limits, time) > 0
                await self._show_anew(rows, table, time, is_quiet=is_quiet)

    async def _show_anew(
        self, rows: Transaction, table: TableRow, time: int, *, is_quiet: bool = False
    ) -> None:
        """Owe the table its card, or its board and a call to everybody it waits for."""
        if not is_quiet:
            await rows.note_call(table.id, time)
        if table.status is TableStatus.LOBBY:
            await owe(rows, table.id, None, Message(Kind.LOBBY), time)
            return
        position = await find_position(rows, self._games, table.id)
        await owe(rows, table.id, position.version, Message(Kind.BOARD), time)
        for seat, question in asked(position.game, position.state).items():
            if seat not in position.resigned and not is_quiet:
                asking = Message(Kind.ASKED, seat, question=question)
                await owe(rows, table.id, position.version, asking, time)

    # The game

    async def play(self, table_id: int, user: int, action: Action, question: int, request: str) -> Played:
        """Make a step, once per request; Stale if the seat's question is no longer the one it answers."""
        async with self._alone(table_id):
            position = await self._caught_up(table_id)
            try:
                seat = playing(position, user)
                if seat.question != question:
                    raise Stale
                step = act(position, seat.seat, action, request, self._clock())
            except Refused:
                # A request that has made its step is refused now: the seat has another question since.
                if (repeated := await self._repeated(position, user, request)) is not None:
                    return repeated
                raise
            return await self._make(step, seat.seat)

    async def prepare(
        self, table_id: int, user: int, key: str, number: int | None = None
    ) -> tuple[Event, ...]:
        """Answer in advance, from now to the end of its span; what came of it if the seat is asked already.

        Stale if the number of its span is not the present one: a second press must not answer for the next.
        """
        async with self._alone(table_id):
            position = await self._caught_up(table_id)
            seat = playing(position, user).seat
            async with self._store.transaction() as rows:
                await advance.give(rows, position, seat, key, number, self._clock())
                made = await play_on(rows, position, self._clock, looking=seat)
            if made:
                await self._idle(made[-1].position)
            return visible_events([step.row for step in made if step.row.seat == seat], seat)

    async def unprepare(self, table_id: int, user: int, key: str) -> None:
        """Take back an answer given in advance, however often it is asked."""
        async with self._alone(table_id):
            position = await self._caught_up(table_id)
            seat = playing(position, user).seat
            async with self._store.transaction() as rows:
                await rows.drop_answer(table_id, seat, key)

    async def undo(self, table_id: int, user: int, request: str) -> Played:
        """Take back the user's latest step, once per request; or Refused with the bar that was met."""
        async with self._alone(table_id):
            position = await self._caught_up(table_id)
            if (repeated := await self._repeated(position, user, request)) is not None:
                return repeated
            seat = playing(position, user)
            async with self._store.transaction() as rows:
                latest = await undo.latest_step(rows, position)
                if (reason := await undo.bar(rows, position, latest, seat.seat)) is not None:
                    raise Refused(reason)
                earlier = await undo.earlier_state(rows, position)
            step = take_back(position, seat.seat, latest, earlier, request, self._clock())
            return await self._make(step, seat.seat, is_undo=True)

    async def resign(self, table_id: int, user: int) -> None:
        """Leave a running game for good; the seat is idle from now on, so that the others can finish."""
        async with self._alone(table_id):
            position = await self._caught_up(table_id)
            if seated(position, user).status is SeatStatus.RESIGNED:
                return
            seat = playing(position, user)
            await self._make(resign(position, seat.seat, self._clock()), seat.seat)

    async def cancel(self, table_id: int, user: int) -> frozenset[Seat]:
        """Agree to end a running game early; the seats that do not agree yet. Without any, it has ended."""
        async with self._alone(table_id):
            position = await self._caught_up(table_id)
            seat = playing(position, user)
            if not seat.has_agreed:
                step = agree(position, seat.seat, self._clock())
                async with self._store.transaction() as rows:
                    await store(rows, step, ())
                position = step.position
            return frozenset(row.seat for row in position.seats if not row.has_agreed) - position.resigned

    async def resume(self) -> list[int]:
        """Finish, at start-up, what a crash interrupted, and note where the box has been corrected since.

        The tables for which there are no rules any more.
        """
        known = {id: (game.rules_version, game.data_digest) for id, game in self._games.items()}
        async with self._store.transaction() as rows:
            unsettled = await rows.unsettled_tables(known)
        without_rules = []
        for table_id in unsettled:
            try:
                async with self._alone(table_id):
                    await self._caught_up(table_id)
            except Refused:
                without_rules.append(table_id)
        await self._show_restored()
        return without_rules

    async def _show_restored(self) -> None:
        """What a restore took back still stands in Discord: the tables show themselves as they are now."""
        async with self._store.transaction() as rows:
            restored = await rows.restored_tables()
            for table_id, has_changed in restored:
                with suppress(Refused):  # a table without rules can show nothing
                    table = await find_table(rows, table_id)
                    await self._show_anew(rows, table, self._clock(), is_quiet=not has_changed)
            if restored:
                await rows.forget_restored()

    async def _repeated(self, position: Position, user: int, request: str) -> Played | None:
        """The step this request has made already, if it has."""
        async with self._store.transaction() as rows:
            step = await rows.step_of_request(position.table.id, request)
        if step is None:
            return None
        seat = seated(position, user)
        if step.seat != seat.seat:
            raise Stale
        return Played(step.version, visible_events([step], seat.seat), is_repeated=True)

    async def _caught_up(self, table_id: int) -> Position:
        """The position once nobody absent, or who has answered, is waited for: a crash may come between.

        Where the box has been corrected, that is noted first: nothing is played with it before.
        """
        async with self._store.transaction() as rows:
            position = await find_position(rows, self._games, table_id)
            has_other_box = position.is_running and position.box != position.game.data_digest
            noted = correct(position, self._clock()) if has_other_box else None
            made = await play_on(rows, position, self._clock, step=noted)
        return await self._idle(made[-1].position if made else position)

    async def _make(self, step: NextStep, seat: Seat, *, is_undo: bool = False) -> Played:
        """Store a step, then let absent seats go on; what its maker may see of it."""
        async with self._store.transaction() as rows:
            if is_undo or advance.comes_back(step.change):
                await advance.forget_ready(rows, step.position, seat)
            made = await play_on(rows, step.position, self._clock, step=step, looking=seat)
        await self._idle(made[-1].position)
        return Played(step.row.version, visible_events([step.row], seat))

    async def _idle(self, position: Position) -> Position:
        """Play for the seats nobody plays any more until somebody present is waited for; a step each."""
        for _ in range(IDLE_LIMIT):
            waiting = position.game.to_act(position.state) & position.resigned
            if not position.is_running or not waiting:
                return position
            seat = min(waiting)
            action = position.game.idle(position.state, seat)
            step = act(position, seat, action, None, self._clock())
            async with self._store.transaction() as rows:
                made = await play_on(rows, step.position, self._clock, step=step)
            position = made[-1].position
        raise RuntimeError(f"{position.game.id}: the absent seats of table {position.table.id} never end")
