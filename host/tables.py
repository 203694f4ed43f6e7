"""The host: everything that can be done at a table, exactly once and one after the other."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from games.chance import Rng
from games.core import Action, AnyGame, Refused
from games.values import Event, Seat, Text
from host import absence, advance, lessons, moderation, notes, polls
from host.change import Change
from host.computer_turns import ComputerTurn
from host.deciding import Deciding
from host.errors import Stale, refused
from host.forgetting import NAMELESS, is_theirs_alone, nameless
from host.handing import Handing
from host.history import visible_events
from host.knowledge import Knowledge
from host.lessons import Lessons, must_have_no_coach
from host.limits import USUAL, Limits, may_call, may_start, seconds_to_wait
from host.live import CACHE, LiveTables
from host.lobbies import must_sit, names_at, seat_computers
from host.lobby import Computer, Place, lettered, must_be_lobby
from host.moderation import Deed
from host.outbox import Outbox
from host.people import People
from host.polls import Polls
from host.position import Position, no_seat, not_running, resting, seat_of
from host.records import Records
from host.resting import may_wake, show_anew, wake
from host.servers import Servers, must_be_allowed
from host.steps import NextStep, act, agree, begin, resign, take_back, way_back
from host.timers import Timers
from host.tips import Tips, coached
from storage.rows import PollKind, Rest, SeatStatus, TableRow, TableStatus
from storage.store import Store
from storage.whole import Bar

UNFINISHED = (TableStatus.LOBBY, TableStatus.RUNNING)


class Played(Struct, frozen=True):
    """A step that is stored."""

    version: int
    events: tuple[Event, ...]
    """What the seat that made it may see."""
    is_repeated: bool = False
    """The same request had made it before."""
    said: Text | None = None
    """In a lesson: why this works as well as what was asked for."""


def new_seed() -> str:
    """32 bytes nobody can guess, as hexadecimal digits."""
    return secrets.token_hex(32)


class Host(Knowledge, Records, Outbox, Deciding, Lessons, Timers, People, Polls, Handing, Tips, Servers):
    """All tables of a store. Refused says why something cannot be done; then nothing has changed."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame],
        clock: Callable[[], int],
        seed: Callable[[], str] = new_seed,
        limits: Limits = USUAL,
        cache: int = CACHE,
        initials: Callable[[Sequence[str]], Sequence[str] | None] = lambda _: None,
    ) -> None:
        live = LiveTables(store, games, cache)
        Knowledge.__init__(self, store, live, clock)
        Records.__init__(self, store, live, clock)
        Outbox.__init__(self, store, live, clock)
        Deciding.__init__(self, store, live, games, clock, seed, limits)
        Lessons.__init__(self, store, live, games, clock, seed, initials)
        Timers.__init__(self, store, live, clock)
        People.__init__(self, store, live, clock)
        Polls.__init__(self, live, clock)
        Handing.__init__(self, live, clock)
        Tips.__init__(self, live, clock)
        Servers.__init__(self, store)
        self._initials = initials
        """The letters of players of these names; None where the seats' serve better."""

    # From the lobby to the table

    async def start(self, table_id: int, user: int, computers: Sequence[Computer] = ()) -> None:
        """Begin the game with those who sit there, and these computers; they keep colour and letter.

        Whoever begins it alone with computers is not called: it is their own press.
        """
        async with self._seating, self._change(table_id) as change:
            must_be_lobby(change.table)
            mine = must_sit(change, user)
            seat_computers(change, computers)
            game, sitting = change.live.now.game, change.seats
            options = game.read_options(change.table.options.encode())
            if (reason := game.option_refusal(len(sitting), options)) is not None:
                raise Refused(reason)
            crowds = {row.seat: await self._crowding(row.user) for row in sitting if row.user is not None}
            may_start(self._limits, crowds)
            first = game.setup(len(sitting), options, Rng(self._seed()))
            sitting = lettered(sitting, self._initials(names_at(change)))
            users = [row.user for row in sitting if row.user is not None]
            sitting = coached(sitting, await self._store.newcomers(game.id, users))
            looking = mine.seat if len(crowds) == 1 else None
            await self._go_on(change, begin(change.table, game, sitting, first, change.time), looking)

    async def move(self, table_id: int, place: Place) -> None:
        """The table is at home there from now on."""
        async with self._change(table_id) as change:
            change.set_table(_moved(change.table, place))

    async def bring(self, table_id: int, user: int, place: Place) -> None:
        """Somebody who sits there brings the table to another place, where it shows itself anew."""
        server = None if place.guild is None else await self._store.server(place.guild)
        async with self._change(table_id) as change:
            seat = seat_of(change.seats, user)
            if seat is None:
                raise no_seat(change.rows.former, user)
            if change.table.status not in UNFINISHED:
                raise not_running(change.table)
            if seat.status is SeatStatus.RESIGNED:
                raise refused("resigned")
            must_have_no_coach(change.table)
            if change.table.rest is Rest.PUT_AWAY:
                raise resting(change.table)
            if server is not None:
                must_be_allowed(server, place)
            may_call(change.table, self._limits, change.time)
            change.set_table(_moved(change.table, place))
            show_anew(change)

    async def lose_place(self, table_id: int) -> None:
        """Where the table was at home is gone: it shows itself anew, where it finds a place to.

        It calls its players no oftener than when it is brought: its threads may be deleted one after another.
        """
        async with self._change(table_id) as change:
            if change.table.status in UNFINISHED and change.table.rest is not Rest.PUT_AWAY:
                is_quiet = seconds_to_wait(change.table, self._limits, change.time) > 0
                show_anew(change, is_quiet=is_quiet)

    async def wake(self, table_id: int, user: int) -> None:
        """Somebody who plays there goes on with a table that was put away, once, however often asked."""
        async with self._change(table_id) as change:
            may_wake(change, user)
            if change.table.rest is not Rest.PUT_AWAY:
                return
            change.live.is_caught_up = False
            wake(change)
            show_anew(change)
        async with self._caught_up(table_id):
            pass

    # A moderator's hand

    async def moderate(self, table_id: int, deed: Deed, days: int = 0) -> None:
        """A moderator closes a lobby, ends a game or lets it rest or go on; Refused where that is done."""
        async with self._change(table_id) as change:
            if change.table.status is TableStatus.LOBBY and deed is Deed.CLOSE:
                moderation.close(change)
                return
        async with self._caught_up(table_id) as change:
            if (step := moderation.carry_out(change, deed, days)) is not None:
                await self._go_on(change, step)
            else:
                await self._settle(change)
        async with self._caught_up(table_id):
            pass

    async def bar(self, guild: int, user: int, *, is_barred: bool, at: int | None = None) -> None:
        """Let somebody open no tables on that server, or let them again; once, however often asked.

        It is told at one table of theirs there, at this one if it is one; nobody else hears of it.
        """
        async with self._seating:
            if await self._store.is_barred(guild, user) is is_barred:
                return
            bar = Bar(guild=guild, user=user, is_barred=is_barred, time=self._clock())
            theirs = await self._store.tables_of(user)
            for table_id in sorted(theirs, key=lambda id: id != at):
                async with self._change(table_id) as change:
                    if moderation.tell_of_bar(change, bar):
                        return
            await self._store.bar(bar)

    # Notes

    async def write_note(self, table_id: int, user: int, text: str) -> None:
        """Keep what that player wrote for themselves, in place of what they wrote before."""
        async with self._change(table_id) as change:
            notes.write_note(change, user, text)

    async def drop_note(self, table_id: int, user: int, text: str) -> None:
        """That player has read it."""
        async with self._change(table_id) as change:
            notes.drop_note(change, user, text)

    # The game

    async def play(self, table_id: int, user: int, action: Action, question: int, request: str) -> Played:
        """Make a step, once per request; Stale if the seat's question is no longer the one it answers."""
        async with self._caught_up(table_id) as change:
            try:
                seat = change.position.moving(user)
                if seat.question != question:
                    raise Stale
                said = lessons.judged(change.position, seat.seat, action)
                step = act(change.position, seat.seat, action, request, self._clock())
            except Refused:
                # A request that has made its step is refused now: the seat has another question since.
                if (repeated := await self._repeated(change.position, user, request)) is not None:
                    return repeated
                raise
            played = await self._make(change, step, seat.seat)
            lessons.go_on(change, self._clock)
            return replace(played, said=said)

    async def play_turn(self, table_id: int, turn: ComputerTurn) -> bool:
        """Make all steps of what computers do, in one change; False, and nothing, if the table has moved on.

        What people have answered in advance comes first: then the rest is to be thought of anew.
        """
        async with self._caught_up(table_id) as change:
            position = change.position
            if not position.is_running or position.table.rest or position.version != turn.version:
                return False
            if polls.standing(change.polls, PollKind.BACK):
                return False
            for move in turn.moves:
                request = f"computer:{change.position.version}:{move.seat}"
                step = act(change.position, move.seat, move.action, request, self._clock())
                if len(await self._go_on(change, step)) > 1:
                    break
            return True

    async def prepare(
        self, table_id: int, user: int, key: str, number: int | None = None
    ) -> tuple[Event, ...]:
        """Answer in advance, from now to the end of its span; what came of it if the seat is asked already.

        Stale if the number of its span is not the present one: a second press must not answer for the next.
        """
        async with self._caught_up(table_id) as change:
            must_have_no_coach(change.table)
            seat = change.position.moving(user).seat
            advance.give(change, seat, key, number)
            made = await self._go_on(change, looking=seat)
            return visible_events([step.row for step in made if step.row.seat == seat], seat)

    async def unprepare(self, table_id: int, user: int, key: str) -> None:
        """Take back an answer given in advance, however often it is asked."""
        async with self._caught_up(table_id) as change:
            advance.take_back(change, change.position.playing(user).seat, key)

    async def undo(self, table_id: int, user: int, request: str, *, is_whole: bool = False) -> Played:
        """Take back the user's latest step, or all of their turn that nothing bars, once per request.

        Refused with the bar that was met if it is not even one.
        """
        async with self._caught_up(table_id) as change:
            if (repeated := await self._repeated(change.position, user, request)) is not None:
                return repeated
            must_have_no_coach(change.table)
            seat = change.position.moving(user)
            way = await way_back(change.live, change.live.now, seat.seat, None if is_whole else 1)
            if not way.undone:
                assert way.bar is not None
                raise Refused(way.bar)
            step = take_back(change.position, seat.seat, way, request, self._clock())
            return await self._make(change, step, seat.seat, is_undo=True)

    async def resign(self, table_id: int, user: int) -> None:
        """Leave a running game for good; a computer plays on, so that the others can finish."""
        async with self._caught_up(table_id) as change:
            if change.position.seated(user).status is not SeatStatus.RESIGNED:
                seat = change.position.playing(user).seat
                await self._make(change, resign(change.position, seat, self._clock()), seat)

    async def mine(self, user: int) -> dict[str, Any] | None:
        """All that is stored of that person and by them, fit for JSON; None of a stranger."""
        return await self._store.export(user)

    async def forget(self, user: int, called: Mapping[str, str] = NAMELESS) -> bool:
        """Make somebody nobody wherever they are, for good; False of a stranger.

        Their seats are called so, by language, with the letter they play under. Games they play are left to
        the others, lobbies they sit in are left. It is noted before, so that after a crash the next start
        ends it.
        """
        is_known = await self._store.begin_forgetting(user)
        if is_known:
            await self._forget(user, called)
        return is_known

    async def _forget(self, user: int, called: Mapping[str, str]) -> None:
        async with self._seating:
            tables = await self._store.tables_of(user)
            for table_id in tables:
                with suppress(Refused):  # a table without rules goes by its rows alone
                    rows = (await self._live.get(table_id)).now.rows
                    if rows.table.status is TableStatus.LOBBY:
                        await self.leave(table_id, user)
                    elif not is_theirs_alone(rows.table, rows.seats, user):
                        await self._leave_nameless(table_id, user, called)
            await self._live.wipe(user, tables, called)

    async def _leave_nameless(self, table_id: int, user: int, called: Mapping[str, str]) -> None:
        """Resign, in one change with the name, so that nothing that is told of it names them."""
        async with self._caught_up(table_id) as change:
            seat = change.position.seated(user).seat  # also if a computer plays on for them
            await self._make(change, resign(change.position, seat, self._clock()), seat)
            change.set_seats(nameless(change.seats, user, change.table.language, called))

    async def cancel(self, table_id: int, user: int) -> frozenset[Seat]:
        """Agree to end a running game early; the seats that do not agree yet. Without any, it has ended.

        Who is absent is not needed for it.
        """
        async with self._caught_up(table_id) as change:
            must_have_no_coach(change.table)
            seat = change.position.playing(user)
            needed = absence.present(change.rows, change.people, change.time) | {seat.seat}
            missing = frozenset(each for each in needed - {seat.seat} if not change.seats[each].has_agreed)
            if not seat.has_agreed or not missing:
                await self._go_on(change, agree(change.position, seat.seat, needed, change.time))
            return missing

    async def resume(self, called: Mapping[str, str] = NAMELESS) -> list[int]:
        """Let go on, at start-up, what goes on by itself, and note where the box has been corrected since.

        The tables for which there are no rules any more.
        """
        for user in await self._store.leaving():
            await self._forget(user, called)
        known = {id: (game.rules_version, game.data_digest) for id, game in self._games.items()}
        without_rules = []
        for table_id in await self._store.unsettled(known):
            try:
                async with self._caught_up(table_id):
                    pass
            except Refused:
                without_rules.append(table_id)
        for table_id, has_changed in await self._store.restored():
            # What a restore took back still stands in Discord: the tables show themselves as they are now.
            async with self._change(table_id) as change:
                change.writes.is_shown_again = True
                if change.table.rest is Rest.PUT_AWAY:
                    continue
                with suppress(Refused):  # a table without rules can show nothing
                    show_anew(change, is_quiet=not has_changed)
        return without_rules

    async def _repeated(self, position: Position, user: int, request: str) -> Played | None:
        """The step this request has made already, if it has."""
        step = await self._store.step_of_request(position.table.id, request)
        if step is None:
            return None
        seat = position.seated(user)
        if step.seat != seat.seat:
            raise Stale
        return Played(step.version, visible_events([step], seat.seat), is_repeated=True)

    async def _make(self, change: Change, step: NextStep, seat: Seat, *, is_undo: bool = False) -> Played:
        """Store a step, with what follows of itself; what its maker may see of it."""
        if is_undo or advance.comes_back(step.change):
            advance.forget_ready(change, step.position, seat)
        await self._go_on(change, step, looking=seat)
        return Played(step.row.version, visible_events([step.row], seat))


def _moved(table: TableRow, place: Place) -> TableRow:
    return replace(table, guild=place.guild, channel=place.channel, thread=place.thread)
