"""The rows of the database as they are read: a field per column, of the same name."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from enum import StrEnum
from typing import Any, TypeVar

import msgspec
from msgspec import Struct, field

T = TypeVar("T")


class TableStatus(StrEnum):
    """Where in its life a table is."""

    LOBBY = "lobby"
    RUNNING = "running"
    OVER = "over"
    CANCELLED = "cancelled"


class SeatStatus(StrEnum):
    """Whether somebody still plays this seat."""

    PLAYING = "playing"
    REPLACED = "replaced"
    """A computer plays on for them, until they want it back."""
    RESIGNED = "resigned"


class Calls(StrEnum):
    """Where somebody wants to hear that a table waits for them."""

    THREAD = "thread"
    """By a mention where the table is."""
    PRIVATE = "private"
    """By a private message."""
    BOTH = "both"
    NONE = "none"


class Pace(StrEnum):
    """How fast a table is to be played."""

    RELAXED = "relaxed"
    """Whoever is slow is reminded; no clock runs."""
    BRISK = "brisk"
    """A day for each turn, and some days more for the whole game."""
    LIVE = "live"
    """Some minutes for each turn: everybody is there."""


class Rest(StrEnum):
    """Why a table that is being played asks nobody."""

    PAUSED = "paused"
    """Its players have agreed to."""
    PUT_AWAY = "put_away"
    """Nobody has played for weeks; any of its players goes on with it."""


class NewTable(Struct, frozen=True, kw_only=True):
    """What is known of a table when it is opened."""

    game: str
    rules_version: int
    data_digest: str
    options: str
    """JSON."""
    seats_wanted: int
    guild: int | None = None
    channel: int | None = None
    thread: int | None = None
    language: str
    opened_by: int
    opened: int
    key: str = field(default_factory=lambda: secrets.token_hex(6))
    """Its buttons carry it, so that none of another table of the same number is taken for one of them."""
    pace: Pace = Pace.RELAXED
    lesson: str | None = None
    """Which lesson it began as: it counts for no list and no statistics but its learner's."""
    prompt: int | None = None
    """Which of the lesson's prompts the learner has before them; None once there is no coach (any more)."""
    has_guests_only: bool = False
    """Only who is invited may sit down there, or look."""


class TableRow(NewTable, frozen=True, kw_only=True):
    """A table."""

    id: int
    status: TableStatus
    started: int | None
    ended: int | None
    result: str | None
    """JSON."""
    has_old_buttons: bool
    """It was opened before there were keys: buttons without one are its own."""
    called: int | None = None
    """When it last showed itself anew and called its players."""
    rest: Rest | None = None
    rest_until: int | None = None
    """When it goes on by itself; None: when somebody says so."""
    has_hold: bool = False
    """Whether a moderator has it rest, so that a moderator alone lets it go on before its day."""


class SeatRow(Struct, frozen=True, kw_only=True):
    """A seat at a table: a user's, or nobody's."""

    table_id: int
    seat: int
    user: int | None
    """Whose it is; None: nobody's, a computer plays it."""
    language: str
    question: int = 0
    """A press on a button made for another number comes too late."""
    last_turn: int = 0
    """The version after the seat's own last step."""
    status: SeatStatus = SeatStatus.PLAYING
    has_agreed: bool = False
    """To end the game early."""
    joined: int
    colour: int
    """Which of the game's; nobody else at the table has it."""
    letter: str | None = None
    """Fixed when the game begins; None: the seat's, A to E."""
    computer: str | None = None
    """The level of the computer that plays it; None: a person does."""
    name: str | None = None
    """What a computer is called; None: as its user is."""
    note: str | None = None
    """What its player wrote for themselves, to be read when the seat is asked next; for their eyes only."""
    has_resting_note: bool = False
    """Written while the seat was asked: it is for the time after this one."""
    has_left: bool = False
    """Its player is not on the server any more."""
    tips: str | None = None
    """JSON: the question at which each tip was said, by its name; None: this is not their first such game."""
    has_asked: bool = False
    """Its player asks to be replaced."""
    has_offer: bool = False
    """Somebody is looked for to take it over; until then a computer plays it."""


class FormerRow(Struct, frozen=True, kw_only=True):
    """Somebody who played a seat until somebody else took it over."""

    table_id: int
    version: int
    """Of the step with which it changed hands."""
    seat: int
    user: int | None
    """None: they were forgotten."""
    name: str | None = None
    """None: as their user is called."""
    language: str
    time: int
    """Of that step."""
    posts: str | None = None
    """JSON: messages of theirs that are yet to be withdrawn; None once they have been."""


class StepRow(Struct, frozen=True, kw_only=True):
    """A step of a table: an action with its events and the state it left, or an older state restated."""

    table_id: int
    version: int
    rules_version: int
    seat: int | None = None
    action: str | None = None
    """JSON."""
    events: str
    """JSON."""
    state: str | None = None
    """JSON; an old step may have dropped it."""
    as_of: int | None = None
    """The version whose state this step restates."""
    back_to: int | None = None
    """All agreed to go back: the version whose state this one is, but for chance, which goes on."""
    has_drawn: bool = False
    has_revealed: bool = False
    request: str | None = None
    time: int


class BoxRow(Struct, frozen=True, kw_only=True):
    """A correction of the box while a game is running."""

    table_id: int
    version: int
    """Of the step that tells of it."""
    digest: str
    """Of the box that counts since."""


class ReportRow(Struct, frozen=True, kw_only=True):
    """A moment at which something seemed wrong; who said so is not kept."""

    table_id: int
    version: int
    """Of the step."""
    created: int


class AnswerRow(Struct, frozen=True, kw_only=True):
    """An answer that a seat has given before it is asked."""

    table_id: int
    seat: int
    key: str
    span: str
    """How long it stands ..."""
    number: int
    """... and which of those it was given in."""
    given: int


class TimerKind(StrEnum):
    """What falls due."""

    REMINDER = "reminder"
    """The seat is told once more that the table waits for it."""
    CLOCK = "clock"
    """The seat has had its time for this turn."""
    LOBBY = "lobby"
    """Nobody has sat down or got up in this lobby for a day."""
    IDLE = "idle"
    """Nobody has played at this table for weeks."""
    REST = "rest"
    """A pause ends."""
    CARD = "card"
    """Discord did not let the table's card be changed for a while."""


class TimerRow(Struct, frozen=True, kw_only=True):
    """Something that falls due for a seat because of the question it is asked, or for a whole table."""

    table_id: int
    seat: int
    """-1: for the whole table."""
    kind: TimerKind
    since: int
    """When the seat was asked, or something was last done at the table."""
    due: int | None
    """None: it stands still."""
    said: int = 0
    """How many reminders or warnings there have been since; how many turns in a row a clock has ended."""
    has_muted: bool = False
    """Of reminders: the person wants no more of them this turn."""
    bank: int = 0
    """Of a clock: seconds that are left for turns that take longer."""
    has_run_out: bool = False
    """Of a clock: a computer plays this turn."""


class PollKind(StrEnum):
    """What the people at a table are asked."""

    ABSENCE = "absence"
    """What is to become of a seat whose player does not come."""
    PAUSE = "pause"
    """Whether the game rests for some days."""
    GO_ON = "go_on"
    """Whether a pause ends before its day."""
    BACK = "back"
    """Whether somebody may go back to before their own last turn."""


class PollRow(Struct, frozen=True, kw_only=True):
    """A question to the people at a table."""

    table_id: int
    number: int
    """Never used twice at this table, nor after a restore: the second it was put in, or the next one free."""
    kind: PollKind
    seat: int
    """Whom it is about, or who asks."""
    choices: str
    """JSON."""
    details: str | None = None
    """JSON: what its kind wants to remember."""
    opened: int
    until: int
    """From then on the most votes decide."""
    due: int | None
    """When it is to be looked at again: its end; once it is decided, the end of what was decided."""
    outcome: str | None = None
    """None: it stands."""
    closed: int | None = None
    channel: int | None = None
    """Where in Discord it is put; None: nowhere yet."""
    message: int | None = None
    posted: int | None = None


class BallotRow(Struct, frozen=True, kw_only=True):
    """What a seat has answered to a poll."""

    table_id: int
    poll: int
    seat: int
    choice: str
    given: int


class NewMessage(Struct, frozen=True, kw_only=True):
    """Something that must be told because of a step, or because a lobby has changed."""

    table_id: int
    version: int | None
    """None: the game has not begun."""
    kind: str
    seat: int | None = None
    """None: to the whole table."""
    payload: str
    """JSON."""
    created: int


class MessageRow(NewMessage, frozen=True, kw_only=True):
    """Something to be told, or told when `done`."""

    id: int
    done: int | None


class GuestStatus(StrEnum):
    """Whether somebody who is invited is in the table's private thread."""

    INVITED = "invited"
    """To be put into it, and called."""
    THERE = "there"
    GONE = "gone"
    """To be put out of it."""


class GuestRow(Struct, frozen=True, kw_only=True):
    """Somebody who may, or might, join or look at a table for friends."""

    table_id: int
    user: int
    status: GuestStatus = GuestStatus.INVITED


class PersonRow(Struct, frozen=True, kw_only=True):
    """A user as last seen."""

    user: int
    name: str
    language: str
    seen: int
    has_closed_messages: bool = False
    """The last private message did not reach them."""
    calls: Calls = Calls.THREAD
    speaks: str | None = None
    """The language they have chosen for what they alone read; None: as their client says."""
    has_confirmation: bool = True
    """Whether they are shown what cannot be taken back before it is done."""
    has_statistics: bool = True
    """Whether their results are part of the statistics that others see."""
    has_tips: bool = True
    """Whether a coach has tips for them in their first game of a kind."""
    zone: str | None = None
    """Where they are, as the time-zone database names it; None: nobody knows when they sleep."""
    quiet_from: int | None = None
    """Their quiet hours begin, in minutes since midnight, ..."""
    quiet_to: int | None = None
    """... and end."""
    away_from: int | None = None
    """When they said that they are away ..."""
    away_until: int | None = None
    """... and when they are back."""


class PostRow(Struct, frozen=True, kw_only=True):
    """A message in Discord that is kept up to date."""

    table_id: int
    kind: str
    seat: int
    """-1: for the whole table."""
    channel: int
    message: int
    posted: int
    since: int
    """It tells what happened after this version."""
    version: int
    """The table's, when it was posted."""


class ServerRow(Struct, frozen=True, kw_only=True):
    """What is settled for a server."""

    guild: int
    channels: tuple[int, ...] = ()
    """Where tables may be opened; none: everywhere."""
    roles: tuple[int, ...] = ()
    """Whose holders may open them; none: everybody."""
    language: str | None = None
    """Of new tables; None: as the server and the person speak."""
    pace: Pace = Pace.RELAXED
    """Of new tables."""


def as_row(kind: type[T], row: Mapping[str, Any]) -> T:
    """The columns as that kind of row, others left out; SQLite has no booleans: those are named `has_`."""
    columns = {name: bool(value) if name.startswith("has_") else value for name, value in dict(row).items()}
    return msgspec.convert(columns, kind)
