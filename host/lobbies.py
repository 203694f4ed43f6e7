"""The lobbies: opening a table and taking its seats, each exactly once and one after the other."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any

import msgspec
from msgspec.structs import asdict, replace

from games.core import AnyGame, Refused, write
from host.change import Change
from host.errors import refused
from host.limits import Limits, may_open, may_sit
from host.live import LiveTables
from host.lobby import (
    Computer,
    Person,
    Place,
    first_free,
    joined,
    levelled,
    must_be_lobby,
    recoloured,
    with_computer,
    without,
    without_computer,
)
from host.outbox import Kind, Message, stored
from host.position import seat_of
from host.resting import keep_open, lobby_timer
from host.servers import must_be_open_to
from host.snapshot import Table
from storage.rows import GuestRow, GuestStatus, NewTable, Pace, SeatRow, TableStatus
from storage.store import Store
from storage.whole import Crowding, TableChange

NEW = 0
"""Stands for the id of a table that has none yet."""
KEY = 12
"""Digits of the key that the buttons of a table carry."""
GUESTS = 12
"""Of a table for friends, those who sit there included: each is a request."""


class Lobbies:
    """All lobbies of a store. Refused says why something cannot be done; then nothing has changed."""

    def __init__(
        self,
        store: Store,
        live: LiveTables,
        games: Mapping[str, AnyGame],
        clock: Callable[[], int],
        seed: Callable[[], str],
        limits: Limits,
    ) -> None:
        self._store = store
        self._live = live
        self._games = games
        self._clock = clock
        self._seed = seed
        self._limits = limits
        self._seating = asyncio.Lock()
        """Held while somebody sits down and is counted: no two pass the last free place of a limit."""

    def _change(self, table_id: int) -> AbstractAsyncContextManager[Change]:
        return self._live.change(table_id, self._clock())

    async def _crowding(self, user: int, guild: int | None = None) -> Crowding:
        return await self._store.crowding(user, guild)

    async def open(  # noqa: PLR0913  # all that is settled before there is a card
        self,
        game_id: str,
        options: dict[str, Any],
        seats_wanted: int,
        language: str,
        place: Place,
        person: Person,
        *,
        pace: Pace = Pace.RELAXED,
        is_shown: bool = False,
    ) -> int:
        """Open a lobby in which that person sits first; its id.

        Whoever shows its card at once says so: nobody else is woken to do it.
        """
        table = self._new(game_id, options, seats_wanted, language, place, person)
        table = replace(table, pace=pace)
        table_id = await self._opened(table, person, Message(Kind.LOBBY))
        if not is_shown:
            self._live.on_untold(table_id)
        return table_id

    async def open_again(self, before: Table, person: Person) -> int:
        """Open a lobby of the same game in the same channel, and have its players invited; its id.

        Nobody is woken to tell it until computers sit there too.
        """
        place = Place(before.place.guild, before.place.channel)
        options, wanted = asdict(before.options), before.seats_wanted
        table = self._new(before.game, options, wanted, before.language, place, person)
        table = replace(table, pace=before.pace, has_guests_only=before.guests is not None)
        guests = frozenset() if before.guests is None else before.guests | {person.user}
        return await self._opened(table, person, Message(Kind.LOBBY, after=before.id), guests)

    def _new(
        self,
        game_id: str,
        options: dict[str, Any],
        seats_wanted: int,
        language: str,
        place: Place,
        person: Person,
    ) -> NewTable:
        """A table as that person wants it; or Refused."""
        if game_id not in self._games:
            raise refused("unknown_game")
        game = self._games[game_id]
        chosen = game.read_options(msgspec.json.encode(options))
        if (reason := game.option_refusal(seats_wanted, chosen)) is not None:
            raise Refused(reason)
        return NewTable(
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
            opened=self._clock(),
            key=self._seed()[:KEY],  # of a seed that nothing else is made of
        )

    async def _opened(
        self, table: NewTable, person: Person, card: Message, guests: Collection[int] = ()
    ) -> int:
        """Store it with that person in its first seat, and what is to be told of it; its id."""
        seat = SeatRow(
            table_id=NEW,
            seat=0,
            user=person.user,
            language=person.language,
            joined=table.opened,
            colour=first_free(self._games[table.game], (), person.wish),
        )
        opened = TableChange(
            table_id=NEW,
            opened=table,
            seats=(seat,),
            timers=(lobby_timer(NEW, table.opened),),
            people=[person.met(table.opened)],
            messages=[stored(NEW, None, card, table.opened)],
            guests=tuple([GuestRow(table_id=NEW, user=user) for user in sorted(guests)]) or None,
        )
        async with self._seating:
            await must_be_open_to(self._store, Place(table.guild, table.channel, table.thread), person)
            may_open(self._limits, await self._crowding(person.user, table.guild))
            return await self._live.open(opened)

    async def join(self, table_id: int, person: Person) -> bool:
        """Take the next seat of a lobby, once, however often it is asked; whether it was taken just now."""
        async with self._seating, self._change(table_id) as change:
            if change.table.has_guests_only and not change.live.now.table.is_open_to(person.user):
                raise refused("guests_only")
            before = change.seats
            seats = joined(change.table, change.live.now.game, before, person, names_at(change), change.time)
            if seats != before:
                may_sit(self._limits, await self._crowding(person.user))
                change.set_seats(seats)
                keep_open(change)
                change.tell(None, Message(Kind.LOBBY))
            change.writes.people.append(person.met(change.time))
        return seats != before

    async def add_computer(self, table_id: int, user: int, level: str) -> str:
        """Somebody who sits in a lobby lets a computer of that level sit down; what it is called."""
        return (await self.add_computers(table_id, user, [Computer(level)]))[0]

    async def add_computers(self, table_id: int, user: int, computers: Sequence[Computer]) -> list[str]:
        """The same with several, all or none."""
        async with self._change(table_id) as change:
            must_sit(change, user)
            seat_computers(change, computers)
            change.tell(None, Message(Kind.LOBBY))
            return names_at(change)[-len(computers) :]

    async def set_level(self, table_id: int, user: int, name: str, level: str) -> None:
        """Somebody who sits in a lobby has the computer of that name play at another level."""
        async with self._change(table_id) as change:
            must_sit(change, user)
            before = change.seats
            seats = levelled(change.table, before, name, level)
            if seats != before:
                change.set_seats(seats)
                change.tell(None, Message(Kind.LOBBY))

    async def remove_computer(self, table_id: int, user: int, name: str) -> None:
        """Somebody who sits in a lobby sends the computer of that name away; seats move up, names stay."""
        async with self._change(table_id) as change:
            must_sit(change, user)
            change.set_seats(without_computer(change.table, change.seats, name))
            change.tell(None, Message(Kind.LOBBY))

    async def take_colour(self, table_id: int, user: int, colour: int) -> None:
        """Have that colour of a lobby's, unless somebody else has it; asked twice, nothing changes."""
        async with self._change(table_id) as change:
            before = change.seats
            seats = recoloured(change.table, change.live.now.game, before, user, colour)
            if seats != before:
                change.set_seats(seats)
                change.tell(None, Message(Kind.LOBBY))

    async def set_pace(self, table_id: int, user: int, pace: Pace) -> None:
        """Somebody who sits in a lobby says how fast it is to be played; asked twice, nothing changes."""
        async with self._change(table_id) as change:
            must_be_lobby(change.table)
            must_sit(change, user)
            if pace is not change.table.pace:
                change.set_table(replace(change.table, pace=pace))
                change.tell(None, Message(Kind.LOBBY))

    async def leave(self, table_id: int, user: int) -> None:
        """Give up a seat of a lobby; the last person to leave closes it."""
        async with self._change(table_id) as change:
            seats = without(change.table, change.seats, user)
            change.set_seats(seats)
            if not seats:
                change.set_table(replace(change.table, status=TableStatus.CANCELLED, ended=change.time))
            keep_open(change)
            if change.table.has_guests_only:
                change.set_guests(
                    replace(row, status=GuestStatus.GONE) if row.user == user else row
                    for row in change.rows.guests
                )
            change.tell(None, Message(Kind.LOBBY))

    async def invite(self, table_id: int, user: int, guests: Collection[int]) -> None:
        """Somebody who sits in a lobby makes it one for friends: for these, and for whoever sits there."""
        async with self._change(table_id) as change:
            must_be_lobby(change.table)
            must_sit(change, user)
            before = {row.user: row for row in change.rows.guests if row.status is not GuestStatus.GONE}
            seated = {row.user for row in change.seats if row.user is not None}
            after = {
                each: before.get(each, GuestRow(table_id=table_id, user=each))
                for each in (before.keys() | seated | {*guests})
            }
            if len(after) > GUESTS:
                raise refused("many_guests", most=GUESTS)
            if after != before:
                gone = (row for row in change.rows.guests if row.user not in after)
                change.set_guests([*after.values(), *gone])
                change.tell(None, Message(Kind.LOBBY))


def must_sit(change: Change, user: int) -> SeatRow:
    """That user's seat, or Refused."""
    if (seat := seat_of(change.seats, user)) is None:
        raise refused("not_seated")
    return seat


def seat_computers(change: Change, computers: Sequence[Computer]) -> None:
    """They take the next seats; or Refused."""
    game = change.live.now.game
    for computer in computers:
        seats = with_computer(change.table, game, change.seats, computer, names_at(change), change.time)
        change.set_seats(seats)


def names_at(change: Change) -> list[str]:
    """What those who sit there are called."""
    people = change.live.now.people
    return [row.name or people[row.user or 0].name for row in change.seats]
