"""What can be known of the tables; nothing here changes anything."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress

from msgspec import Raw, Struct

from games.core import Action, AnyGame, Refused, View
from games.record import Correction, Move, Record, totals
from games.values import Event, Seat, Text
from host import undo
from host.addressed import is_addressed
from host.advance import Prepared, prepared
from host.errors import refused
from host.history import Corrected, corrections, standing_steps
from host.outbox import Kind, Pending, find_pending
from host.outgoing import Post, PostKind, find_post
from host.owed import Owed, visible_events
from host.position import (
    Position,
    find_earlier,
    find_position,
    find_step,
    legal_of,
    not_running,
    playing,
    seated,
    view_of,
    viewer,
)
from host.reading import Table, TableSeat, read_table
from storage.rows import SeatRow
from storage.store import Store
from storage.transaction import Transaction


class Seen(Struct, frozen=True):
    """A table as one of its players has it before them; for their eyes only."""

    table: Table
    seat: TableSeat
    view: View
    legal: list[Action]
    prepared: tuple[Prepared, ...]
    """What may be answered in advance, and what stands."""
    answered: tuple[Action, ...]
    """What was played for the player since their own last move."""
    bar: Text | None
    """Why the player cannot take back a step, or None."""


class Shown(Struct, frozen=True):
    """A game as one reader sees it, and what is new since a version."""

    view: View
    before: View | None
    """As they saw it then; None before the beginning, or when it is forgotten."""
    events: tuple[Event, ...]


class Owing(Struct, frozen=True):
    """A table that is owed something, all of one moment."""

    rows: list[Pending]
    """Oldest first."""
    table: Table
    board: Post | None
    """Where its board is."""


class Hand(Struct, frozen=True):
    """What there is to know before a seat is shown what is its own, all of one moment."""

    table: Table
    post: Post | None
    """Where it was shown before."""
    board: Post | None
    asked: int | None
    """The version at which the seat was last asked something new by another's step."""


class Knowledge:
    """All tables of a store, as each reader may know them."""

    def __init__(self, store: Store, games: Mapping[str, AnyGame]) -> None:
        self._store = store
        self._games = games

    async def table(self, table_id: int) -> Table:
        """The table, its seats, and whom it waits for."""
        async with self._store.transaction() as rows:
            return await read_table(rows, self._games, table_id)

    async def is_seated(self, table_id: int, user: int) -> bool:
        """Whether the user sits there, also at a table whose rules are gone."""
        async with self._store.transaction() as rows:
            return any(seat.user == user for seat in await rows.seats(table_id))

    async def tables_of(self, user: int) -> list[Table]:
        """The lobbies and games a user plays in: first those that wait for them, then the newest."""
        tables = []
        async with self._store.transaction() as rows:
            for row in await rows.tables_of(user):
                with suppress(Refused):  # a table without rules can be neither shown nor played
                    tables.append(await read_table(rows, self._games, row.id))
        return sorted(tables, key=lambda table: not table.is_waiting_for(user))

    async def table_at(self, place: int) -> Table | None:
        """The table at home in that thread, over or not; else the newest in that channel that is not over."""
        async with self._store.transaction() as rows:
            for row in await rows.tables_at(place):
                with suppress(Refused):
                    return await read_table(rows, self._games, row.id)
        return None

    async def is_addressed(
        self, table_id: int, key: str | None, *, player: int | None = None, place: int | None = None
    ) -> bool:
        """Whether a button with that key is the table's, that player sits there, and it is or was there."""
        async with self._store.transaction() as rows:
            return await is_addressed(rows, table_id, key, player=player, place=place)

    async def view(self, table_id: int, user: int | None) -> View:
        """The game as that user, or somebody watching, sees it."""
        async with self._store.transaction() as rows:
            position = await find_position(rows, self._games, table_id)
            return view_of(rows, position, viewer(position, user))

    async def shown(self, table_id: int, since: int, user: int | None) -> Shown:
        """The game as that user, or somebody watching, sees it, and what is new since that version."""
        async with self._store.transaction() as rows:
            position = await find_position(rows, self._games, table_id)
            seat = viewer(position, user)
            earlier = None if since < 0 else await find_earlier(rows, position, since)
            steps = standing_steps(await rows.history(table_id, max(since, 0)), since)
            return Shown(
                view=view_of(rows, position, seat),
                before=None if earlier is None else view_of(rows, earlier, seat),
                events=visible_events(steps, seat),
            )

    async def owing(self, table_id: int) -> Owing | None:
        """What that table is owed now; None if it is nothing."""
        async with self._store.transaction() as rows:
            owed = await find_pending(rows, table_id)
            if not owed:
                return None
            table = await read_table(rows, self._games, table_id)
            return Owing(owed, table, await find_post(rows, table_id, PostKind.BOARD))

    async def hand(self, table_id: int, seat: Seat) -> Hand:
        """What there is to know before that seat is shown what is its own."""
        async with self._store.transaction() as rows:
            return Hand(
                table=await read_table(rows, self._games, table_id),
                post=await find_post(rows, table_id, PostKind.HAND, seat),
                board=await find_post(rows, table_id, PostKind.BOARD),
                asked=await rows.last_owed(table_id, Kind.ASKED, seat),
            )

    async def seen(self, table_id: int, user: int) -> Seen:
        """All that a player needs to go on; Refused for those who do not play."""
        async with self._store.transaction() as rows:
            table = await read_table(rows, self._games, table_id)
            seat = table.seat_of(user)
            if seat is None:
                raise refused("not_seated")
            position = await find_position(rows, self._games, table_id)
            view = view_of(rows, position, seat.seat)
            if table.result is not None:
                return Seen(table, seat, view, [], (), (), not_running(position.table).reason)
            playing(position, user)
            return Seen(
                table=table,
                seat=seat,
                view=view,
                legal=legal_of(rows, position, seat.seat),
                prepared=prepared(position, seat.seat, await rows.answers(table_id)),
                answered=await _answered(rows, position, seated(position, user)),
                bar=await undo.bar(rows, position, await undo.latest_step(rows, position), seat.seat),
            )

    async def legal(self, table_id: int, user: int) -> list[Action]:
        """What the user may do now; for their eyes only."""
        position = await self._position(table_id)
        return position.game.legal(position.state, playing(position, user).seat)

    async def answered(self, table_id: int, user: int) -> tuple[Action, ...]:
        """What was played for the user, as answered in advance, since the user's own last step."""
        async with self._store.transaction() as rows:
            position = await find_position(rows, self._games, table_id)
            return await _answered(rows, position, seated(position, user))

    async def owed(self, table_id: int, user: int) -> Owed:
        """What happened since the user's own last step, as far as they may see it."""
        async with self._store.transaction() as rows:
            position = await find_position(rows, self._games, table_id)
            seat = seated(position, user)
            missed = standing_steps(await rows.history(table_id, seat.last_turn), seat.last_turn)
            then = await find_earlier(rows, position, seat.last_turn)
            assert then is not None  # these states are never dropped
            return Owed(visible_events(missed, seat.seat), view_of(rows, then, seat.seat))

    async def log(self, table_id: int, user: int | None, by: Seat | None = None) -> tuple[Event, ...]:
        """What happened since the beginning, or by that seat's steps, as far as the user may see it."""
        return await self.events_since(table_id, -1, user, by)

    async def events_since(
        self, table_id: int, version: int, user: int | None, by: Seat | None = None
    ) -> tuple[Event, ...]:
        """What happened after that version and still counts, as far as they may see it."""
        async with self._store.transaction() as rows:
            position = await find_position(rows, self._games, table_id)
            steps = standing_steps(await rows.history(table_id, max(version, 0)), version)
        made = [step for step in steps if by is None or step.seat == by]
        return visible_events(made, viewer(position, user))

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
            history = await rows.history(table_id)
            corrected = corrections(history, await rows.boxes(table_id))
            noted = [await _correction(rows, table_id, each) for each in corrected]
            called = [seat.name for seat in (await read_table(rows, self._games, table_id)).seats]
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
                for step in standing_steps(history)
                if step.seat is not None and step.action is not None
            ],
            corrections=noted,
            names=called,
            totals=totals(result) if (result := position.game.result(position.state)) else [],
        )

    async def _position(self, table_id: int) -> Position:
        async with self._store.transaction() as rows:
            return await find_position(rows, self._games, table_id)


async def _correction(rows: Transaction, table_id: int, corrected: Corrected) -> Correction:
    step = await find_step(rows, table_id, corrected.state)
    assert step.state is not None  # these states are never dropped
    return Correction(
        after=corrected.moves,
        rules_version=corrected.rules_version,
        data_digest=corrected.digest,
        state=Raw(step.state.encode()),
        state_rules=step.rules_version,
    )


async def _answered(rows: Transaction, position: Position, seat: SeatRow) -> tuple[Action, ...]:
    if seat.seat in position.resigned:
        return ()
    played = []
    for action in await rows.unpressed_actions(position.table.id, seat.seat, seat.last_turn):
        with suppress(Refused):  # a kind that newer rules do not know any more
            played.append(position.game.read_action(action.encode()))
    return tuple(played)
