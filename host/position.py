"""A game in progress as of its latest step."""

from __future__ import annotations

from typing import cast

from msgspec import Struct

from games.core import Action, AnyGame, Refused, State, View
from games.values import Seat
from host.errors import refused
from host.outbox import private_sheet
from storage.rows import SeatRow, SeatStatus, TableRow, TableStatus


class Moment:
    """A state of a game and what is made of it, each once; nobody may change any of it."""

    def __init__(self, game: AnyGame, state: State, version: int, size: int) -> None:
        self.game = game
        self.state = state
        self.version = version
        """Of the step that made it."""
        self.size = size
        """Bytes of its JSON."""
        self._views: dict[Seat | None, View] = {}
        self._legal: dict[Seat, list[Action]] = {}
        self._sheets: dict[Seat, object] = {}

    def view(self, seat: Seat | None) -> View:
        """The game as that seat, or somebody watching, sees it."""
        if seat not in self._views:
            self._views[seat] = (
                cast("View", self.game.view(self.state, None))
                if seat is None
                else cast("View", self.game.seen_by(self.state, seat, self.view(None)))
            )
        return self._views[seat]

    def legal(self, seat: Seat) -> list[Action]:
        """What that seat may do; for its eyes only."""
        if seat not in self._legal:
            self._legal[seat] = self.game.legal(self.state, seat)
        return self._legal[seat]

    def sheet(self, seat: Seat) -> object:
        """What the seat's private sheet shows."""
        if seat not in self._sheets:
            self._sheets[seat] = private_sheet(self.game, self.view(seat), self.view(None))
        return self._sheets[seat]


class Position(Struct, frozen=True):
    """A table whose game has begun, with all that is needed to go on."""

    table: TableRow
    game: AnyGame
    seats: tuple[SeatRow, ...]
    version: int
    """Of the latest step."""
    moment: Moment
    """The present state: an undo goes back to an earlier one."""
    box: str
    """The digest of the box that counts: it may have been corrected since the game began."""

    @property
    def state(self) -> State:
        """The present one."""
        return self.moment.state

    @property
    def is_running(self) -> bool:
        """Whether steps can still be made."""
        return self.table.status is TableStatus.RUNNING

    @property
    def resigned(self) -> frozenset[Seat]:
        """The seats nobody plays any more."""
        return frozenset(row.seat for row in self.seats if row.status is SeatStatus.RESIGNED)

    def seated(self, user: int) -> SeatRow:
        """That user's seat, or Refused."""
        seat = seat_of(self.seats, user)
        if seat is None:
            raise refused("not_seated")
        return seat

    def playing(self, user: int) -> SeatRow:
        """The seat of a user who may make steps, or Refused."""
        if not self.is_running:
            raise not_running(self.table)
        seat = self.seated(user)
        if seat.status is SeatStatus.RESIGNED:
            raise refused("resigned")
        return seat

    def viewer(self, user: int | None) -> Seat | None:
        """The seat through whose eyes that user sees; None for whoever has no seat."""
        seat = None if user is None else seat_of(self.seats, user)
        return None if seat is None else seat.seat


def seat_of(seats: tuple[SeatRow, ...], user: int) -> SeatRow | None:
    """The user's one of these seats."""
    return next((row for row in seats if row.user == user), None)


def not_running(table: TableRow) -> Refused:
    """Why no step can be made: still a lobby, over or cancelled."""
    return refused(f"table_{table.status}")
