"""What the store gives and takes that is more than a row: a table whole, a change of it, what it counts."""

from __future__ import annotations

from msgspec import Struct, field

from storage.rows import (
    AnswerRow,
    BallotRow,
    BoxRow,
    FormerRow,
    GuestRow,
    MessageRow,
    NewMessage,
    NewTable,
    PersonRow,
    PollRow,
    PostRow,
    SeatRow,
    StepRow,
    TableRow,
    TimerRow,
)
from storage.sharing import ALONE, Revision


class TableRows(Struct, frozen=True, kw_only=True):
    """A table whole, as of one moment."""

    table: TableRow
    seats: tuple[SeatRow, ...] = ()
    """In order."""
    last: StepRow | None = None
    """The latest step; None before the first."""
    base: StepRow | None = None
    """The step whose state is the present one: the latest, or the one it restates."""
    boxes: tuple[BoxRow, ...] = ()
    """The corrections of the box since the game began, in order."""
    answers: tuple[AnswerRow, ...] = ()
    """Given in advance and standing, in the order given."""
    timers: tuple[TimerRow, ...] = ()
    """By seat and kind."""
    polls: tuple[PollRow, ...] = ()
    """All there have been, by number."""
    ballots: tuple[BallotRow, ...] = ()
    """Of the polls that stand, by poll and seat."""
    posts: tuple[PostRow, ...] = ()
    untold: tuple[MessageRow, ...] = ()
    """Oldest first."""
    places: frozenset[int] = frozenset()
    """The channels and threads where the table is or has been."""
    guests: tuple[GuestRow, ...] = ()
    """Where only those may be there who are invited; by user."""
    former: tuple[FormerRow, ...] = ()
    """Who played a seat before somebody else, by version."""
    revision: Revision = ALONE


class Bar(Struct, frozen=True, kw_only=True):
    """From now on somebody may not open tables on a server, or may again; kept without name or number."""

    guild: int
    user: int
    is_barred: bool
    time: int


class TableChange(Struct, kw_only=True):
    """All that one change of a table writes, in one transaction."""

    table_id: int
    opened: NewTable | None = None
    """The table is made; its id is given then."""
    table: TableRow | None = None
    """As it is from now on."""
    seats: tuple[SeatRow, ...] = ()
    """Those that are other than before ..."""
    is_reseated: bool = False
    """... or, when people have come or gone, all of them."""
    former: list[FormerRow] = field(default_factory=list)
    """Those that are new, or other than before."""
    steps: list[StepRow] = field(default_factory=list)
    boxes: list[BoxRow] = field(default_factory=list)
    states_kept: frozenset[int] | None = None
    """The states of all other versions are dropped; actions and events stay."""
    answers: tuple[AnswerRow, ...] | None = None
    """All that stand from now on."""
    timers: tuple[TimerRow, ...] | None = None
    """All that there are from now on."""
    guests: tuple[GuestRow, ...] | None = None
    """All that there are from now on."""
    polls: tuple[PollRow, ...] = ()
    """Those that are new, or other than before."""
    ballots: tuple[BallotRow, ...] | None = None
    """All that there are from now on."""
    messages: list[NewMessage] = field(default_factory=list)
    told: tuple[int, ...] = ()
    """Messages that are ticked off ..."""
    time: int = 0
    """... at that time."""
    posts: list[PostRow] = field(default_factory=list)
    unposted: tuple[PostRow, ...] = ()
    """Messages that are kept up to date no more."""
    people: list[PersonRow] = field(default_factory=list)
    """As they are met now."""
    is_shown_again: bool = False
    """What a restore has taken back is shown as it is now."""
    bar: Bar | None = None
    """Of somebody who is told of it at this table."""


class Written(Struct, frozen=True):
    """What a change was given."""

    table_id: int
    messages: tuple[int, ...]
    """The ids of its messages, in order; none is ever used again."""
    people: tuple[PersonRow, ...] = ()
    """Whom it has met, with all that is known of them."""
    revision: Revision = ALONE
    """The table's from now on."""


class Crowding(Struct, frozen=True):
    """How much somebody has before them."""

    lobbies: int
    """In which the user sits."""
    games: int
    """Running, in which the user plays."""
    lobbies_here: int
    """Of the server."""


class FinishedSeat(Struct, frozen=True):
    """Who sat there when a game ended."""

    user: int | None
    """None: a computer, or somebody who was forgotten."""
    is_computer: bool
    name: str
    is_counted: bool
    """Whether they may be named in statistics."""


class Finished(Struct, frozen=True):
    """A game that is over."""

    game: str
    result: str
    """JSON."""
    seats: tuple[FinishedSeat, ...]
    """In order."""
