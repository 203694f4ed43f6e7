"""What must be told because of a step, and where in Discord it was told."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from enum import StrEnum
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from games.core import AnyGame, Result, State
from games.values import Event, Seat, Text
from host.position import asked, private_sheet
from storage.rows import MessageRow, NewMessage
from storage.store import Store

if TYPE_CHECKING:
    from host.live import LiveTables
    from host.tally import Tally


SILENCE = 5 * 60
"""Seconds without another step after which what could still be taken back is told nevertheless."""
COMPUTERS = 60
"""Seconds without another step after which it is told what waits for computers, should they fail to go on."""


class Kind(StrEnum):
    """What is to be told."""

    LOBBY = "lobby"
    """To everybody who might join: who sits there has changed."""
    BOARD = "board"
    """To the table: what everybody may see has changed."""
    HAND = "hand"
    """To a seat: what it alone may see has changed."""
    ASKED = "asked"
    """To a seat: it is asked something new."""
    OVER = "over"
    """To the table: the game has ended."""
    REMINDER = "reminder"
    """To a seat: the table still waits for it."""
    WAITING = "waiting"
    """To the table: a seat has not answered for days, whatever reminded it."""
    AWAY = "away"
    """To the table: who plays a seat is away for some days."""
    STILL = "still"
    """To the table: nobody plays there any more, so that no clock runs."""
    POLL = "poll"
    """To the table: what its people are asked, how they have answered so far, what is decided."""
    HANDED_OVER = "handed_over"
    """To whoever had a seat: somebody else plays it now."""
    MEMBER = "member"
    """To nobody: it is looked whether whoever plays a seat is still on the server."""
    IDLE = "idle"
    """To the table: nobody has played for weeks, and it will be put away."""
    PUT_AWAY = "put_away"
    """To the table: it has been."""
    MODERATED = "moderated"
    """To the table: what a moderator has done, there or about one of its people."""


ALL_AT_REST = (Kind.IDLE, Kind.PUT_AWAY)
"""What is said of a whole table that nobody plays at."""
APART = (
    *(Kind.REMINDER, Kind.WAITING, Kind.AWAY, Kind.STILL, Kind.POLL, Kind.HANDED_OVER),
    *(Kind.MEMBER, Kind.MODERATED),
    *ALL_AT_REST,
)
"""What is said by itself, at once: it moves no board, and holds nothing up."""


class Message(Struct, frozen=True, omit_defaults=True):
    """One thing to be told."""

    kind: Kind
    seat: Seat | None = None
    """None: to the whole table."""
    events: tuple[Event, ...] = ()
    held_by: Seat | None = None
    """While this seat goes on alone it is told with what follows: it may be taken back, or is its own."""
    has_time: bool = False
    """Of a hand: its owner knows, having answered before others; it is shown with what changes it next."""
    question: Text | None = None
    result: Result | None = None
    by: Seat | None = None
    """Who ended the game by a press, and needs no call."""
    after: int | None = None
    """Of a lobby: the table that was before it, whose players are invited."""
    poll: int | None = None
    """The number of the poll that it is about."""
    deed: str | None = None
    """Of a moderator's."""


class Pending(Struct, frozen=True):
    """A message that has not been told yet."""

    id: int
    """Never used twice: with the key of the file, also the nonce under which it is sent."""
    table: int
    version: int | None
    """None: the game had not begun."""
    created: int
    message: Message


def pending_of(row: MessageRow) -> Pending:
    """A stored message."""
    message = msgspec.json.decode(row.payload, type=Message)
    return Pending(row.id, row.table_id, row.version, row.created, message)


class Due(Struct, frozen=True):
    """What of all that is untold is to be told now."""

    rows: list[Pending]
    """Oldest first."""
    wait: int | None
    """Seconds until the next of the others is; None without others."""


def due(
    rows: Sequence[Pending],
    waited_for: Collection[Seat],
    shown: int,
    time: int,
    *,
    has_computers_to_go: bool = False,
) -> Due:
    """What is to be told now, while the table waits for these seats and a board tells of turns to `shown`.

    While computers are to go, all of it is told with what they do, so that nobody is called for them; only
    the first board does not wait.

    What everybody hears, and when, is decided by what everybody hears alone: a secret step tells nothing by
    the time at which something else is told. Whoever goes on alone is shown their hand when they are done,
    and whoever has answered before others when they are asked again.
    """

    def has_time(part: Sequence[Pending]) -> bool:
        return all(row.message.has_time and row.message.seat not in waited_for for row in part)

    def wait_of(part: Sequence[Pending]) -> int:
        """Seconds until these are told: none, unless all of them are held and the latest is young."""
        holders = {row.message.held_by for row in part}
        goes_on = holders == {*waited_for} and all((row.version or 0) > shown for row in part)
        if not goes_on and not (waited_for and has_time(part)):
            return 0
        return max(0, max(row.created for row in part) + SILENCE - time)

    apart = [row for row in rows if row.message.kind in APART]
    if has_computers_to_go and shown >= 0:
        wait = max(row.created for row in rows) + COMPUTERS - time
        if wait > 0:
            return Due(apart, wait)
    public = [row for row in rows if row.message.kind not in (Kind.HAND, *APART)]
    parts = [public] if public else []
    is_told = bool(public) and not wait_of(public)
    told, waits = apart, []
    for seat in dict.fromkeys([row.message.seat for row in rows if row.message.kind is Kind.HAND]):
        own = [row for row in rows if row.message.kind is Kind.HAND and row.message.seat == seat]
        if is_told and {*waited_for} != {seat} and not has_time(own):
            told += own
        else:
            parts.append(own)
    for part in parts:
        if wait := wait_of(part):
            waits.append(wait)
        else:
            told += part
    return Due(sorted(told, key=lambda row: row.id), min(waits, default=None))


def stored(table_id: int, version: int | None, message: Message, time: int) -> NewMessage:
    """A message as it is stored."""
    return NewMessage(
        table_id=table_id,
        version=version,
        kind=message.kind,
        seat=message.seat,
        payload=msgspec.json.encode(message).decode(),
        created=time,
    )


class Transition(Struct, frozen=True):
    """From one state of a game to the next."""

    game: AnyGame
    before: State | None
    """None: the game begins."""
    after: State
    events: tuple[Event, ...]
    actor: Seat | None
    """Whose step it is."""
    is_pressed: bool = True
    """Somebody is there to see what comes of it; nobody is when it was answered in advance."""
    agreed_by: Seat | None = None
    """Who was the last to agree that the game ends here ..."""
    is_ended: bool = False
    """... without a result."""
    has_hold: bool = False
    """Its maker goes on and may take it back, or it takes back a step of that kind."""


Sheet = Callable[[State, Seat], object]
"""What a seat sees in a state and the public does not, and what its private sheet shows beside that."""


def messages(
    change: Transition, present: Sequence[Seat], asking: Iterable[Seat], sheet: Sheet | None = None
) -> list[Message]:
    """All that must be told of a change: to the seats where somebody is present, and to those it asks."""
    game, before, after = change.game, change.before, change.after
    sheet = sheet or (lambda state, seat: private_sheet(game, game.view(state, seat), game.view(state, None)))
    told, asking = [], sorted(asking)
    to_act = game.to_act(after)
    goes_on = bool(to_act) and change.actor not in to_act and not asking
    public = tuple(event for event in change.events if event.seen_by is None)
    if public or asked(game, before) != asked(game, after):
        told.append(Message(Kind.BOARD, events=public, held_by=change.actor if change.has_hold else None))
    for seat in present:
        if before is None or sheet(before, seat) != sheet(after, seat):
            own = tuple(event for event in change.events if event.seen_by and seat in event.seen_by)
            is_own = seat == change.actor
            held_by = change.actor if change.has_hold or is_own else None
            told.append(
                Message(Kind.HAND, seat, own, held_by, has_time=is_own and goes_on and change.is_pressed)
            )
    told += [Message(Kind.ASKED, seat, question=game.question(after, seat)) for seat in asking]
    if (result := game.result(after)) is not None:
        told.append(Message(Kind.OVER, result=result, by=change.actor if change.is_pressed else None))
    elif change.is_ended:
        told.append(Message(Kind.OVER, by=change.agreed_by))
    return told


UNDONE = 30
"""Seconds in which a process does itself what it has to do; then any other looks at it too."""
NOBODY = -1
"""The seat under which the message of the whole table is stored."""


class PostKind(StrEnum):
    """What a message that is kept up to date is for."""

    LOBBY = "lobby"
    BOARD = "board"
    HAND = "hand"
    CLOSED = "closed"
    """Tells the table that a seat takes no private messages."""
    CALL = "call"
    """Tells a seat in private that the table waits for it."""
    REMINDER = "reminder"
    """Tells it so once more, where the table is."""
    IDLE = "idle"
    """Tells the table that nobody has played for weeks, and in the end that it is put away."""


OF_SEAT = (PostKind.HAND, PostKind.CLOSED, PostKind.CALL, PostKind.REMINDER)
"""What is for whoever plays a seat, and nobody after them."""


class Post(Struct, frozen=True, kw_only=True):
    """A message in Discord that is kept up to date: the table's one of its kind, or the seat's."""

    kind: PostKind
    seat: Seat | None = None
    channel: int
    message: int
    posted: int
    since: int = -1
    """It tells what happened after this version; -1 is from the beginning."""
    version: int = -1
    """The table's, when it was posted; -1 in a lobby."""


class Outbox:
    """The outbox and the messages it has become; they outlive a restart."""

    def __init__(self, store: Store, live: LiveTables, clock: Callable[[], int]) -> None:
        self._store = store
        self._live = live
        self._clock = clock
        self._nonce_key: str | None = None

    @property
    def tally(self) -> Tally:
        """What has been counted since the start."""
        return self._live.tally

    def on_untold(self, wake: Callable[[int], object]) -> None:
        """Call this with the id of every table that has something new to tell, once it is committed."""
        self._live.on_untold = wake

    def on_moved(self, wake: Callable[[int], object]) -> None:
        """Call this with the id of every table with computers at which a step was made, once committed."""
        self._live.on_moved = wake

    def serve(self, is_ours: Callable[[int | None], bool]) -> None:
        """Of what other processes do, hear only of tables on servers for which this holds."""
        self._live.is_ours = is_ours

    @property
    def is_shared(self) -> bool:
        """Whether other processes serve these tables too."""
        return self._live.is_shared

    async def look_around(self) -> None:
        """Wake whoever has something to do that other processes have left undone, heard or not."""
        await self._live.look_around(self._clock() - UNDONE)

    async def pending(self, table_id: int | None = None) -> list[Pending]:
        """All that has not been told, at that table or anywhere, oldest first."""
        if table_id is None:
            return [pending_of(row) for row in await self._store.untold()]
        return [row for live in await self._live.all([table_id]) for row in live.now.untold]

    async def nonce_key(self) -> str:
        """What all nonces begin with; it outlives a restart, and a restore gives another."""
        if self._nonce_key is None:
            self._nonce_key = await self._store.nonce_key()
        return self._nonce_key

    async def said(self, *message_ids: int) -> None:
        """These messages have been told."""
        for table_id, told in (await self._live.telling(message_ids)).items():
            async with self._live.change(table_id, self._clock()) as change:
                change.tick_off(told)

    async def post(self, table_id: int, kind: PostKind, seat: Seat | None = None) -> Post | None:
        """Where the table's, or the seat's, message of that kind is."""
        return (await self._live.get(table_id)).now.post(kind, seat)

    async def keep_post(
        self,
        table_id: int,
        post: Post,
        said: Sequence[int] = (),
        guests: Collection[int] = (),
        reader: int | None = None,
    ) -> bool:
        """Remember the message in place of the one before and, with it, that it has told these rows.

        These guests have been brought in, or out, and called by it. False, and nothing, if it was for a
        reader whose seat somebody else has taken over meanwhile.
        """
        async with self._live.change(table_id, self._clock()) as change:
            if reader is not None and change.seats[post.seat or 0].user != reader:
                return False
            change.keep_post(post)
            change.bring_guests(guests)
            if said:
                change.tick_off(said)
            return True

    async def forget_post(self, table_id: int, kind: PostKind, seat: Seat) -> None:
        """That message of the seat's is gone."""
        async with self._live.change(table_id, self._clock()) as change:
            change.unpost([row for row in change.rows.posts if (row.kind, row.seat) == (kind, seat)])

    async def guests_brought(self, table_id: int, guests: Collection[int], said: Sequence[int]) -> None:
        """These are in the thread now, or out of it, and these rows have been told."""
        async with self._live.change(table_id, self._clock()) as change:
            change.bring_guests(guests)
            change.tick_off(said)

    async def close_messages(self, user: int, *, is_closed: bool) -> None:
        """Remember whether private messages reach that user."""
        if not self.is_shared and self._live.is_known(user, has_closed_messages=is_closed):
            return
        try:
            person = await self._store.close_messages(user, is_closed=is_closed)
        except BaseException:
            self._live.forget(user)
            raise
        if person is not None:
            self._live.meet(person)

    async def know(self, user: int) -> None:
        """Have it known which language that user has chosen; it costs nothing from then on."""
        await self._live.know(user)

    def language(self, user: int) -> str | None:
        """The language that user has chosen for what they alone read; None: as their client says."""
        return self._live.language(user)

    async def setting(self, key: str) -> str | None:
        """What was last set under that key."""
        return await self._store.setting(key)

    async def set_setting(self, key: str, value: str) -> None:
        """Remember a value under that key."""
        await self._store.set_setting(key, value)
