"""A game in progress as of its latest step."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from msgspec import Struct
from msgspec.structs import replace

from games.core import Action, AnyGame, Refused, State, Unreadable, View
from games.values import Seat
from host.errors import refused
from storage.rows import SeatRow, SeatStatus, StepRow, TableRow, TableStatus
from storage.transaction import Transaction


class Position(Struct, frozen=True):
    """A table whose game has begun, with all that is needed to go on."""

    table: TableRow
    game: AnyGame
    seats: tuple[SeatRow, ...]
    version: int
    """Of the latest step."""
    effective: int
    """Of the step that made the present state: an undo goes back to an earlier one."""
    state: State
    box: str
    """The digest of the box that counts: it may have been corrected since the game began."""

    @property
    def is_running(self) -> bool:
        """Whether steps can still be made."""
        return self.table.status is TableStatus.RUNNING

    @property
    def resigned(self) -> frozenset[Seat]:
        """The seats nobody plays any more."""
        return frozenset(row.seat for row in self.seats if row.status is SeatStatus.RESIGNED)


def seat_of(seats: tuple[SeatRow, ...], user: int) -> SeatRow | None:
    """The user's one of these seats."""
    return next((row for row in seats if row.user == user), None)


def seated(position: Position, user: int) -> SeatRow:
    """That user's seat, or Refused."""
    seat = seat_of(position.seats, user)
    if seat is None:
        raise refused("not_seated")
    return seat


def playing(position: Position, user: int) -> SeatRow:
    """The seat of a user who may make steps, or Refused."""
    if not position.is_running:
        raise not_running(position.table)
    seat = seated(position, user)
    if seat.status is SeatStatus.RESIGNED:
        raise refused("resigned")
    return seat


def viewer(position: Position, user: int | None) -> Seat | None:
    """The seat through whose eyes that user sees; None for whoever has no seat."""
    seat = None if user is None else seat_of(position.seats, user)
    return None if seat is None else seat.seat


async def find_table(rows: Transaction, table_id: int) -> TableRow:
    """That table, or Refused."""
    table = await rows.table(table_id)
    if table is None:
        raise refused("unknown_table")
    return table


def game_of(games: Mapping[str, AnyGame], table: TableRow) -> AnyGame:
    """The rules of a table, or Refused when this Quayside no longer has them."""
    if table.game not in games:
        raise refused("unknown_game")
    return games[table.game]


def not_running(table: TableRow) -> Refused:
    """Why no step can be made: still a lobby, over or cancelled."""
    return refused(f"table_{table.status}")


async def find_position(rows: Transaction, games: Mapping[str, AnyGame], table_id: int) -> Position:
    """A table whose game has begun, from its last state and never by replay; or Refused."""
    return await rows.reading("position", table_id, lambda: _read_position(rows, games, table_id))


async def _read_position(rows: Transaction, games: Mapping[str, AnyGame], table_id: int) -> Position:
    table = await find_table(rows, table_id)
    last = await rows.last_step(table_id)
    if last is None:
        raise not_running(table)
    game = game_of(games, table)
    effective = last if last.as_of is None else await find_step(rows, table_id, last.as_of)
    corrections = await rows.boxes(table_id)
    return Position(
        table=table,
        game=game,
        seats=tuple(await rows.seats(table_id)),
        version=last.version,
        effective=effective.version,
        state=read_state(rows, game, effective),
        box=corrections[-1].digest if corrections else table.data_digest,
    )


async def find_step(rows: Transaction, table_id: int, version: int) -> StepRow:
    """A step that is known to be there."""
    step = await rows.step(table_id, version)
    assert step is not None
    return step


async def find_effective(rows: Transaction, table_id: int, version: int) -> StepRow:
    """The step that made the state of that version."""
    step = await find_step(rows, table_id, version)
    return step if step.as_of is None else await find_step(rows, table_id, step.as_of)


async def find_earlier(rows: Transaction, position: Position, version: int) -> Position | None:
    """The same table as of that version, but for its seats; None when its state is forgotten."""
    step = await find_effective(rows, position.table.id, version)
    if step.state is None:
        return None
    return replace(
        position, version=version, effective=step.version, state=read_state(rows, position.game, step)
    )


def view_of(rows: Transaction, position: Position, seat: Seat | None) -> View:
    """The game as that seat, or somebody watching, sees it now."""
    game, state = position.game, position.state

    def look() -> View:
        if seat is None:
            return cast("View", game.view(state, None))
        return cast("View", game.seen_by(state, seat, view_of(rows, position, None)))

    return rows.thought(("view", position.table.id, position.effective, seat), look)


def legal_of(rows: Transaction, position: Position, seat: Seat) -> list[Action]:
    """What that seat may do now; for its eyes only, and nobody may change the list."""
    key = ("legal", position.table.id, position.effective, seat)
    return rows.thought(key, lambda: position.game.legal(position.state, seat))


def read_state(rows: Transaction, game: AnyGame, step: StepRow) -> State:
    """The state a step left, brought up to today's rules; or Refused when there is no way to them.

    Nobody may change it: whoever asks again is given the same one.
    """
    assert step.state is not None
    stored = step.state.encode()
    try:
        state: State = rows.thought(
            ("state", step.table_id, step.version), lambda: game.read_state(stored, step.rules_version)
        )
    except Unreadable as error:
        raise refused("table_unreadable") from error
    return state
