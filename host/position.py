"""A game in progress as of its latest step: what is made of its state, and what its seats are asked."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

from msgspec import Struct
from msgspec.structs import astuple

from games.core import Action, AnyGame, Refused, State, View
from games.values import Seat, Text
from host.consequences import Foresight
from host.errors import refused
from storage.rows import FormerRow, SeatRow, SeatStatus, TableRow, TableStatus


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
        self._foresights: dict[Seat, Foresight] = {}

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

    def foresight(self, seat: Seat) -> Foresight:
        """What that seat can foresee; for its eyes only."""
        if seat not in self._foresights:
            self._foresights[seat] = Foresight(self.game, self.state, seat, self.view(seat))
        return self._foresights[seat]

    def pass_by(self) -> None:
        """Nobody plays on from here: what was foreseen is forgotten."""
        self._foresights.clear()

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
    former: tuple[FormerRow, ...] = ()
    """Who played a seat before somebody else."""

    @property
    def state(self) -> State:
        """The present one."""
        return self.moment.state

    @property
    def is_running(self) -> bool:
        """Whether steps can still be made."""
        return self.table.status is TableStatus.RUNNING

    @property
    def given_up(self) -> frozenset[Seat]:
        """The seats whose players have resigned, or were replaced."""
        return frozenset(row.seat for row in self.seats if row.status is not SeatStatus.PLAYING)

    def seated(self, user: int) -> SeatRow:
        """That user's seat, or Refused."""
        seat = seat_of(self.seats, user)
        if seat is None:
            raise no_seat(self.former, user)
        return seat

    def playing(self, user: int) -> SeatRow:
        """The seat of a user who may make steps, or Refused."""
        if not self.is_running:
            raise not_running(self.table)
        seat = self.seated(user)
        if seat.status is SeatStatus.RESIGNED:
            raise refused("resigned")
        if seat.status is SeatStatus.REPLACED:
            raise refused("replaced")
        return seat

    def moving(self, user: int) -> SeatRow:
        """The seat of a user who may make a move now, or Refused."""
        seat = self.playing(user)
        if self.table.rest is not None:
            raise resting(self.table)
        return seat

    def viewer(self, user: int | None) -> Seat | None:
        """The seat through whose eyes that user sees; None for whoever has no seat."""
        seat = None if user is None else seat_of(self.seats, user)
        return None if seat is None else seat.seat


def asked(game: AnyGame, state: State | None) -> dict[Seat, Text]:
    """What each seat the table waits for is asked; nobody before the game begins."""
    if state is None:
        return {}
    return {seat: game.question(state, seat) for seat in sorted(game.to_act(state))}


def newly_asked(game: AnyGame, before: State | None, after: State) -> set[Seat]:
    """The seats that are asked something they were not asked before."""
    earlier = asked(game, before)
    return {seat for seat, question in asked(game, after).items() if earlier.get(seat) != question}


def has_lost_action(game: AnyGame, before: State | None, after: State, seat: Seat) -> bool:
    """Whether something the seat was offered is refused now.

    Judged by `refusal`, not by comparing lists: a suggestion of an open kind may go while it stays legal.
    """
    if before is None:
        return False
    return any(game.refusal(after, seat, action) is not None for action in game.legal(before, seat))


def seat_of(seats: tuple[SeatRow, ...], user: int) -> SeatRow | None:
    """The user's one of these seats."""
    return next((row for row in seats if row.user == user), None)


def no_seat(former: Iterable[FormerRow], user: int) -> Refused:
    """Why somebody cannot do what only players can: they do not play there, or do not any more."""
    left = any(row.user == user for row in former)
    return refused("handed_over" if left else "not_seated")


def not_running(table: TableRow) -> Refused:
    """Why no step can be made: still a lobby, over or cancelled."""
    return refused(f"table_{table.status}")


def resting(table: TableRow) -> Refused:
    """Why nobody plays there now."""
    assert table.rest is not None
    return refused(f"table_{table.rest}")


def private_sheet(game: AnyGame, own: View, public: View) -> object:
    """What a seat sees and the public does not, and what its private sheet shows beside that."""
    return _difference(own, public), game.on_sheet(own)


def _difference(own: Any, public: Any) -> Any:
    """The parts in which the first differs from the second; None when in none."""
    if own == public:
        return None
    parts: dict[Any, Any] = {}
    pairs: Iterable[tuple[Any, Any, Any]]
    if isinstance(own, Struct) and type(own) is type(public):
        pairs = zip(own.__struct_fields__, astuple(own), astuple(public), strict=True)
    elif isinstance(own, dict) and isinstance(public, dict) and own.keys() == public.keys():
        pairs = [(key, own[key], public[key]) for key in own]
    elif isinstance(own, list | tuple) and isinstance(public, list | tuple) and len(own) == len(public):
        pairs = zip(range(len(own)), own, public, strict=True)
    else:
        return [own]
    for key, mine, theirs in pairs:
        # Most of what a seat sees is the very thing that everybody sees.
        if mine is not theirs and (part := _difference(mine, theirs)) is not None:
            parts[key] = part
    return parts
