"""The host: everything that can be done at a table, exactly once and one after the other."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any
from weakref import WeakValueDictionary

import msgspec
from msgspec import Raw, Struct

from games.chance import Rng
from games.core import Action, AnyGame, Refused, View, write
from games.record import Move, Record, totals
from games.values import Event, Seat, Text
from host import undo
from host.errors import Stale, refused
from host.lobby import Person, Place, meet, must_be_lobby, seated, without
from host.outbox import Pending, pending
from host.owed import Owed, standing_steps, visible_events
from host.position import (
    Position,
    find_effective,
    find_position,
    find_table,
    game_of,
    not_running,
    read_state,
    seat_of,
)
from host.reading import Table, read_table
from host.steps import NextStep, act, begin, resign, store, take_back
from storage.rows import NewTable, SeatRow, SeatStatus, TableStatus
from storage.store import Store

IDLE_LIMIT = 1000
"""Steps in a row for absent seats: far more than any turn has, so that a faulty game cannot hang the host."""


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


class Host:
    """All tables of a store. Refused says why something cannot be done; then nothing has changed."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame],
        clock: Callable[[], int],
        seed: Callable[[], str] = new_seed,
    ) -> None:
        self._store = store
        self._games = games
        self._clock = clock
        self._seed = seed
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
        )
        async with self._store.transaction() as rows:
            table_id = await rows.add_table(table)
            await meet(rows, person, time)
            first = SeatRow(
                table_id=table_id, seat=0, user=person.user, language=person.language, joined=time
            )
            await rows.write_seats(table_id, [first])
        return table_id

    async def join(self, table_id: int, person: Person) -> None:
        """Take the next seat of a lobby; once, however often it is asked."""
        time = self._clock()
        async with self._alone(table_id), self._store.transaction() as rows:
            table = await find_table(rows, table_id)
            seats = tuple(await rows.seats(table_id))
            await rows.write_seats(table_id, seated(table, game_of(self._games, table), seats, person, time))
            await meet(rows, person, time)

    async def leave(self, table_id: int, user: int) -> None:
        """Give up a seat of a lobby; the last one to leave closes it."""
        async with self._alone(table_id), self._store.transaction() as rows:
            table = await find_table(rows, table_id)
            seats = without(table, tuple(await rows.seats(table_id)), user)
            await rows.write_seats(table_id, seats)
            if not seats:
                await rows.cancel_table(table_id, self._clock())

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
            first = game.setup(len(seats), options, Rng(self._seed()))
            await store(rows, begin(table, game, seats, first, self._clock()))

    async def move(self, table_id: int, place: Place) -> None:
        """The table is at home there from now on."""
        async with self._alone(table_id), self._store.transaction() as rows:
            await find_table(rows, table_id)
            await rows.move_table(table_id, place.channel, place.thread)

    # The game

    async def play(self, table_id: int, user: int, action: Action, question: int, request: str) -> Played:
        """Make a step, once per request; Stale if the seat's question is no longer the one it answers."""
        async with self._alone(table_id):
            position = await self._caught_up(table_id)
            if (repeated := await self._repeated(position, user, request)) is not None:
                return repeated
            seat = _playing(position, user)
            if seat.question != question:
                raise Stale
            step = act(position, seat.seat, action, request, self._clock())
            return await self._make(step, seat.seat)

    async def undo(self, table_id: int, user: int, request: str) -> Played:
        """Take back the user's latest step, once per request; or Refused with the bar that was met."""
        async with self._alone(table_id):
            position = await self._caught_up(table_id)
            if (repeated := await self._repeated(position, user, request)) is not None:
                return repeated
            seat = _playing(position, user)
            async with self._store.transaction() as rows:
                latest = await undo.latest_step(rows, position)
                if (reason := await undo.bar(rows, position, latest, seat.seat)) is not None:
                    raise Refused(reason)
                earlier = await undo.earlier_state(rows, position)
            step = take_back(position, seat.seat, latest, earlier, request, self._clock())
            return await self._make(step, seat.seat)

    async def undo_refusal(self, table_id: int, user: int) -> Text | None:
        """Why the user cannot take back a step now, or None."""
        async with self._store.transaction() as rows:
            position = await find_position(rows, self._games, table_id)
            try:
                seat = _playing(position, user)
            except Refused as refusal:
                return refusal.reason
            return await undo.bar(rows, position, await undo.latest_step(rows, position), seat.seat)

    async def resign(self, table_id: int, user: int) -> None:
        """Leave a running game for good; the seat is idle from now on, so that the others can finish."""
        async with self._alone(table_id):
            position = await self._caught_up(table_id)
            if _seated(position, user).status is SeatStatus.RESIGNED:
                return
            seat = _playing(position, user)
            await self._make(resign(position, seat.seat, self._clock()), seat.seat)

    async def resume(self) -> list[int]:
        """Finish, at start-up, what a crash interrupted; the tables for which there are no rules any more."""
        async with self._store.transaction() as rows:
            running = await rows.tables_with(TableStatus.RUNNING)
        without_rules = []
        for table in running:
            try:
                async with self._alone(table.id):
                    await self._caught_up(table.id)
            except Refused:
                without_rules.append(table.id)
        return without_rules

    async def _repeated(self, position: Position, user: int, request: str) -> Played | None:
        """The step this request has made already, if it has."""
        async with self._store.transaction() as rows:
            step = await rows.step_of_request(position.table.id, request)
        if step is None:
            return None
        seat = _seated(position, user)
        if step.seat != seat.seat:
            raise Stale
        return Played(step.version, visible_events([step], seat.seat), is_repeated=True)

    async def _caught_up(self, table_id: int) -> Position:
        """The position once no absent seat is waited for: a crash may have come between their steps."""
        async with self._store.transaction() as rows:
            position = await find_position(rows, self._games, table_id)
        return await self._idle(position)

    async def _make(self, step: NextStep, seat: int) -> Played:
        """Store a step, then let absent seats go on; what its maker may see of it."""
        async with self._store.transaction() as rows:
            await store(rows, step)
        await self._idle(step.position)
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
                await store(rows, step)
            position = step.position
        raise RuntimeError(f"{position.game.id}: the absent seats of table {position.table.id} never end")

    # What can be known

    async def table(self, table_id: int) -> Table:
        """The table, its seats, and whom it waits for."""
        async with self._store.transaction() as rows:
            return await read_table(rows, self._games, table_id)

    async def tables_of(self, user: int) -> list[Table]:
        """The lobbies and games a user plays in: first those that wait for them, then the newest."""
        tables = []
        async with self._store.transaction() as rows:
            for row in await rows.tables_of(user):
                if row.status in (TableStatus.LOBBY, TableStatus.RUNNING):
                    with suppress(Refused):  # a table without rules can be neither shown nor played
                        tables.append(await read_table(rows, self._games, row.id))
        played = [table for table in tables if (seat := table.seat_of(user)) and not seat.has_resigned]
        return sorted(played, key=lambda table: not table.is_waiting_for(user))

    async def view(self, table_id: int, user: int | None) -> View:
        """The game as that user, or somebody watching, sees it."""
        position = await self._position(table_id)
        view: View = position.game.view(position.state, _viewer(position, user))
        return view

    async def legal(self, table_id: int, user: int) -> list[Action]:
        """What the user may do now; for their eyes only."""
        position = await self._position(table_id)
        return position.game.legal(position.state, _playing(position, user).seat)

    async def owed(self, table_id: int, user: int) -> Owed:
        """What happened since the user's own last step, as far as they may see it."""
        async with self._store.transaction() as rows:
            position = await find_position(rows, self._games, table_id)
            seat = _seated(position, user)
            missed = [
                step for step in standing_steps(await rows.history(table_id)) if step.version > seat.last_turn
            ]
            then = read_state(position.game, await find_effective(rows, table_id, seat.last_turn))
        return Owed(visible_events(missed, seat.seat), position.game.view(then, seat.seat))

    async def log(self, table_id: int, user: int | None) -> tuple[Event, ...]:
        """What happened since the beginning, as far as that user, or somebody watching, may see it."""
        async with self._store.transaction() as rows:
            position = await find_position(rows, self._games, table_id)
            history = await rows.history(table_id)
        return visible_events(standing_steps(history), _viewer(position, user))

    async def commitment(self, table_id: int) -> str:
        """SHA-256 of the secret seed: shown from the start, it binds every draw to come."""
        position = await self._position(table_id)
        return position.state.rng.commitment

    async def record(self, table_id: int) -> Record:
        """Everything that decided a game, to be checked by anybody; Refused until it has ended."""
        async with self._store.transaction() as rows:
            position = await find_position(rows, self._games, table_id)
            if position.is_running:
                raise refused("record_early")
            steps = standing_steps(await rows.history(table_id))
        table = position.table
        return Record(
            game=table.game,
            rules_version=table.rules_version,
            data_digest=table.data_digest,
            seats=len(position.seats),
            options=Raw(table.options.encode()),
            seed=position.state.rng.seed,
            moves=[
                Move(step.seat, Raw(step.action.encode()))
                for step in steps
                if step.seat is not None and step.action is not None
            ],
            totals=totals(result) if (result := position.game.result(position.state)) else [],
        )

    async def _position(self, table_id: int) -> Position:
        async with self._store.transaction() as rows:
            return await find_position(rows, self._games, table_id)

    # What must still be told

    async def pending(self) -> list[Pending]:
        """All messages that have not been told, oldest first; they outlive a restart."""
        async with self._store.transaction() as rows:
            return [pending(row) for row in await rows.pending()]

    async def said(self, message_id: int) -> None:
        """That message has been told."""
        async with self._store.transaction() as rows:
            await rows.told(message_id, self._clock())


def _seated(position: Position, user: int) -> SeatRow:
    seat = seat_of(position.seats, user)
    if seat is None:
        raise refused("not_seated")
    return seat


def _playing(position: Position, user: int) -> SeatRow:
    """The seat of a user who may make steps, or Refused."""
    if not position.is_running:
        raise not_running(position.table)
    seat = _seated(position, user)
    if seat.status is SeatStatus.RESIGNED:
        raise refused("resigned")
    return seat


def _viewer(position: Position, user: int | None) -> Seat | None:
    """The seat through whose eyes that user sees; None for whoever has no seat."""
    seat = None if user is None else seat_of(position.seats, user)
    return None if seat is None else seat.seat
