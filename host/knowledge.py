"""What can be known of the tables; nothing here changes anything."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress

from msgspec import Struct

from games.core import Action, Refused, View
from games.tips import Tip
from games.values import Event, Seat, Text
from host.advance import Prepared, prepared
from host.computer_turns import ToGo, to_go
from host.consequences import Foresight
from host.history import SeenStep, seen_steps, standing_steps, visible_events
from host.live import LiveTables
from host.live_table import STEPS, LiveTable
from host.notes import note_of
from host.outbox import APART, Pending, Post, PostKind, due
from host.position import not_running, seat_of
from host.snapshot import Snapshot, Table, TableSeat
from host.steps import way_back
from host.tips import tip_at
from storage.rows import StepRow
from storage.store import Store
from storage.whole import TableRows


class OwnTable(Struct, frozen=True):
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
    foresight: Foresight
    """What each action would cost and bring."""
    latest: Action | None = None
    """What an undo would take back, if nothing bars it."""
    has_turn: bool = False
    """Whether more than one step can be taken back."""
    began: View | None = None
    """The game as the player saw it before the steps they made since anybody else's; None without any."""
    since: View | None = None
    """As they saw it after their own last step, if they are asked now; None if nothing has changed."""
    note: str | None = None
    """What they wrote for themselves, if this is the time to read it."""
    tip: Tip | None = None
    """What a coach says to them, in their first game of this kind."""


class Shown(Struct, frozen=True):
    """A game as one reader sees it, and what is new since a version."""

    view: View
    before: View | None
    """As they saw it then; None before the beginning, or when it is forgotten."""
    steps: tuple[SeenStep, ...]


class Untold(Struct, frozen=True):
    """A table that has something to tell, all of one moment."""

    rows: list[Pending]
    """What is to be told now, oldest first."""
    wait: int | None
    """Seconds until there is more; None when nobody can know."""
    is_taken_back: bool
    """The table is as it was before all of it: there is nothing to tell."""
    table: Table
    board: Post | None
    """Where its board is."""


class Hand(Struct, frozen=True):
    """What there is to know before a seat is shown what is its own, all of one moment."""

    table: Table
    post: Post | None
    """Where it was shown before."""
    board: Post | None


class Missed(Struct, frozen=True):
    """What a seat missed."""

    steps: tuple[SeenStep, ...]
    """Since its own last step, as far as it may see them."""
    since: View
    """The table as it saw it then, so that changes can be marked."""
    has_played: bool
    """Whether it has made a step at all; else this is from the beginning."""

    @property
    def events(self) -> tuple[Event, ...]:
        """All that came of these steps."""
        return tuple(event for step in self.steps for event in step.events)


class Knowledge:
    """All tables of a store, as each reader may know them."""

    def __init__(self, store: Store, live: LiveTables, clock: Callable[[], int]) -> None:
        self._store = store
        self._live = live
        self._clock = clock

    async def table(self, table_id: int) -> Table:
        """The table, its seats, and whom it waits for."""
        return (await self._live.get(table_id)).now.table

    async def is_seated(self, table_id: int, user: int) -> bool:
        """Whether the user sits there, also at a table whose rules are gone."""
        found = await self._live.all([table_id])
        return any(seat.user == user for live in found for seat in live.now.rows.seats)

    async def tables_of(self, user: int) -> list[Table]:
        """The lobbies and games a user plays in: first those that wait for them, then the newest."""
        tables = []
        for live in await self._live.all(await self._live.of(user)):
            with suppress(Refused):  # a table without rules can be neither shown nor played
                tables.append(live.now.table)
        return sorted(tables, key=lambda table: not table.is_waiting_for(user))

    async def put_away_of(self, user: int) -> list[Table]:
        """The games a user plays in that are put away, newest first."""
        tables = []
        for live in await self._live.all(await self._store.put_away_of(user)):
            with suppress(Refused):  # as above
                tables.append(live.now.table)
        return tables

    async def next_table(self, user: int, besides: int | None = None) -> Table | None:
        """The first table that waits for a user, but for that one."""
        tables = await self.tables_of(user)
        return next((each for each in tables if each.is_waiting_for(user) and each.id != besides), None)

    async def table_at(self, place: int) -> Table | None:
        """The table at home in that thread, over or not; else the newest in that channel that is not over."""
        for live in await self._live.all(await self._live.at(place)):
            with suppress(Refused):
                return live.now.table
        return None

    async def is_addressed(
        self, table_id: int, key: str | None, *, player: int | None = None, place: int | None = None
    ) -> bool:
        """Whether a button with that key is the table's, that player sits there, and it is or was there."""
        for live in await self._live.all([table_id]):
            rows = live.now.rows
            if not (rows.table.has_old_buttons if key is None else key == rows.table.key):
                return False
            if player is not None and not _has_played(rows, player):
                return False
            # No two servers share a channel, so whoever is in the right one is on the right server.
            return place is None or not rows.places or place in rows.places
        return False

    async def view(self, table_id: int, user: int | None) -> View:
        """The game as that user, or somebody watching, sees it."""
        position = (await self._live.get(table_id)).now.position
        return position.moment.view(position.viewer(user))

    async def shown(self, table_id: int, since: int, user: int | None, until: int | None = None) -> Shown:
        """The game as that user, or somebody watching, sees it, and what is new since that version.

        With another version as its end, as it was then and what had happened by then; where that is
        forgotten, as it is now.
        """
        live = await self._live.get(table_id)
        now, position = live.now, live.now.position
        seat = position.viewer(user)
        earlier = None if since < 0 else await live.moment(now, since)
        latest = None if until is None else await live.moment(now, until)
        history = await live.history(now, max(since, 0))
        steps = standing_steps([step for step in history if until is None or step.version <= until], since)
        return Shown(
            view=(latest or position.moment).view(seat),
            before=None if earlier is None else earlier.view(seat),
            steps=_seen(steps, now, seat),
        )

    async def untold(self, table_id: int) -> Untold | None:
        """What that table has to tell, now or later; None if it is nothing."""
        live = await self._live.get(table_id)
        now = live.now
        if not now.untold:
            return None
        board = now.post(PostKind.BOARD)
        found = due(
            now.untold,
            now.table.asked,
            -1 if board is None else board.version,
            self._clock(),
            has_computers_to_go=await to_go(live, now) is not None,
        )
        return Untold(
            rows=found.rows,
            wait=found.wait,
            is_taken_back=await _is_taken_back(
                live, now, [row for row in found.rows if row.message.kind not in APART]
            ),
            table=now.table,
            board=board,
        )

    async def with_computers(self) -> list[int]:
        """The running tables at which computers play."""
        return await self._store.with_computers()

    async def computers_to_go(self, table_id: int) -> ToGo | None:
        """The computers that are to act at that table, with its true state; None without any."""
        live = await self._live.get(table_id)
        return await to_go(live, live.now)

    async def hand(self, table_id: int, seat: Seat) -> Hand:
        """What there is to know before that seat is shown what is its own."""
        now = (await self._live.get(table_id)).now
        return Hand(
            table=now.table,
            post=now.post(PostKind.HAND, seat),
            board=now.post(PostKind.BOARD),
        )

    async def seen(self, table_id: int, user: int) -> OwnTable:
        """All that a player needs to go on; Refused for those who do not play."""
        live = await self._live.get(table_id)
        now, table = live.now, live.now.table
        seat = table.seat_of(user)
        if seat is None:
            raise table.no_seat(user)
        view = now.position.moment.view(seat.seat)
        foresight = now.position.moment.foresight(seat.seat)
        if table.result is not None:
            reason = not_running(now.rows.table).reason
            return OwnTable(table, seat, view, [], (), (), reason, foresight)
        in_lesson = Text("refusal-in_lesson") if table.prompt is not None else None
        way = await way_back(live, now, seat.seat, 2)
        legal = now.position.moment.legal(now.position.moving(user).seat)
        return OwnTable(
            table=table,
            seat=seat,
            view=view,
            legal=legal,
            prepared=prepared(now.position, seat.seat, now.rows.answers),
            answered=await _answered(live, now, user),
            bar=in_lesson or (None if way.undone else way.bar),
            latest=_action(now, way.undone[0]) if way.undone else None,
            has_turn=in_lesson is None and len(way.undone) > 1,
            began=await _before_turn(live, now, seat.seat),
            since=await _since(live, now, seat.seat),
            foresight=foresight,
            note=note_of(now.rows.seats, user, table.asked),
            tip=tip_at(now, seat.seat, view, legal),
        )

    async def note(self, table_id: int, user: int) -> str | None:
        """What that player wrote for themselves, whether or not it is the time to read it."""
        row = seat_of((await self._live.get(table_id)).now.rows.seats, user)
        return None if row is None else row.note

    async def legal(self, table_id: int, user: int) -> list[Action]:
        """What the user may do now; for their eyes only."""
        position = (await self._live.get(table_id)).now.position
        return position.moment.legal(position.playing(user).seat)

    async def refusal(self, table_id: int, user: int, action: Action) -> Text | None:
        """Why the user may not do that now, or None; for their eyes only."""
        position = (await self._live.get(table_id)).now.position
        return position.game.refusal(position.state, position.playing(user).seat, action)

    async def answered(self, table_id: int, user: int) -> tuple[Action, ...]:
        """What was played for the user, as answered in advance, since the user's own last step."""
        live = await self._live.get(table_id)
        return await _answered(live, live.now, user)

    async def missed(self, table_id: int, user: int) -> Missed:
        """What happened since the user's own last step, as far as they may see it."""
        live = await self._live.get(table_id)
        now = live.now
        seat = now.position.seated(user)
        steps = standing_steps(await live.history(now, seat.last_turn), seat.last_turn)
        then = await live.moment(now, seat.last_turn)
        if then is None:  # the game has ended meanwhile, and keeps another
            return await self.missed(table_id, user)
        return Missed(_seen(steps, now, seat.seat), then.view(seat.seat), seat.last_turn > 0)

    async def log(self, table_id: int, user: int | None, by: Seat | None = None) -> tuple[Event, ...]:
        """What happened since the beginning, or by that seat's steps, as far as the user may see it."""
        return await self.events_since(table_id, -1, user, by)

    async def story(self, table_id: int, user: int | None) -> tuple[SeenStep, ...]:
        """What happened since the beginning, step by step, as far as the user may see it."""
        live = await self._live.get(table_id)
        steps = standing_steps(await live.history(live.now))
        return _seen(steps, live.now, live.now.position.viewer(user))

    async def events_since(
        self, table_id: int, version: int, user: int | None, by: Seat | None = None
    ) -> tuple[Event, ...]:
        """What happened after that version and still counts, as far as they may see it."""
        live = await self._live.get(table_id)
        viewer = live.now.position.viewer(user)
        steps = standing_steps(await live.history(live.now, max(version, 0)), version)
        return visible_events([step for step in steps if by is None or step.seat == by], viewer)

    async def commitment(self, table_id: int) -> str:
        """SHA-256 of the secret seed: shown from the start, it binds every draw to come."""
        return (await self._live.get(table_id)).now.position.state.rng.commitment


def _has_played(rows: TableRows, user: int) -> bool:
    """Whether they sit there, or did until somebody took their seat over."""
    return seat_of(rows.seats, user) is not None or any(row.user == user for row in rows.former)


def _seen(steps: Iterable[StepRow], now: Snapshot, viewer: Seat | None) -> tuple[SeenStep, ...]:
    """These steps as that seat, or (None) somebody watching, may know them."""
    return seen_steps(steps, viewer, len(now.rows.seats), now.rows.former)


async def _before_turn(live: LiveTable, now: Snapshot, seat: Seat) -> View | None:
    """The game as the seat saw it before the steps it made since anybody else's; None without any.

    What all chose at once, in secret, belongs to nobody's turn.
    """
    version = now.position.version
    recent = {step.version: step for step in await live.history(now, max(0, version - STEPS + 1))}
    while version > 0 and version in recent and recent[version].seat == seat:
        action = _action(now, recent[version])
        if action is not None and action.is_sealed:
            break
        version -= 1
    then = None if version == now.position.version else await live.moment(now, version)
    return None if then is None else then.view(seat)


async def _since(live: LiveTable, now: Snapshot, seat: Seat) -> View | None:
    """The game as the seat saw it after its own last step; None if it is not asked, or all is as it was."""
    last_turn = now.position.seats[seat].last_turn
    if seat not in now.table.asked or last_turn == now.position.version:
        return None
    then = await live.moment(now, last_turn)
    return None if then is None or then.version == now.position.moment.version else then.view(seat)


async def _is_taken_back(live: LiveTable, now: Snapshot, rows: Sequence[Pending]) -> bool:
    """Whether these tell of nothing but steps that do not count any more."""
    if not rows or any(row.message.held_by is None for row in rows):
        return False
    first = min(row.version for row in rows if row.version is not None)
    before = await live.step(first - 1)
    return now.position.moment.version == (before.version if before.as_of is None else before.as_of)


async def _answered(live: LiveTable, now: Snapshot, user: int) -> tuple[Action, ...]:
    """The actions of the user's seat since its last turn for which nobody pressed anything, in order."""
    position = now.position
    seat = position.seated(user)
    if seat.seat in position.given_up:
        return ()
    played = []
    for step in standing_steps(await live.history(now, seat.last_turn), seat.last_turn):
        action = _action(now, step) if step.seat == seat.seat and step.request is None else None
        if action is not None:
            played.append(action)
    return tuple(played)


def _action(now: Snapshot, step: StepRow) -> Action | None:
    """What was done by that step; None of a kind that newer rules do not know any more."""
    if step.action is None:
        return None
    try:
        return now.position.game.read_action(step.action.encode())
    except Refused:
        return None
