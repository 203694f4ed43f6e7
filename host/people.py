"""What people choose for themselves, wherever they play."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import partial

from msgspec.structs import replace

from games.values import Seat
from host import statistics
from host.change import Change
from host.errors import refused
from host.hours import LONGEST_QUIET, day_of, is_away, quiet_length, start_of, zone_of
from host.live import LiveTables
from host.lobby import Person
from host.outbox import Kind, Message
from host.position import seat_of
from host.timekeeping import reckon_anew
from storage.rows import Calls, PersonRow, SeatStatus, TableStatus
from storage.store import Store

LONGEST_AWAY = 30
"""Days ahead."""
HERE = date.min
"""Stands for being back at once."""
NEVER = (0, 0)
"""Stands for no quiet hours: they end when they begin."""


class People:
    """Everybody whom a store knows."""

    def __init__(self, store: Store, live: LiveTables, clock: Callable[[], int]) -> None:
        self._store = store
        self._live = live
        self._clock = clock

    async def me(self, person: Person) -> PersonRow:
        """Somebody with all that is known of them."""
        return await self._store.person(person.user) or person.met(self._clock())

    async def choose(
        self,
        person: Person,
        *,
        calls: Calls | None = None,
        speaks: str | None = None,
        has_confirmation: bool | None = None,
        zone: str | None = None,
        quiet: tuple[int, int] | None = None,
        away: date | None = None,
    ) -> PersonRow:
        """Remember what somebody has chosen: where and when they are called, their language, if they confirm.

        `speaks` is empty for the language of their client. Hands are shown anew in the new one. Whoever is
        away is back on that day, and their tables are told so. Refused for hours and days that cannot be.
        """
        before, time = await self.me(person), self._clock()
        after = replace(
            person.met(time),
            calls=before.calls if calls is None else calls,
            speaks=before.speaks if speaks is None else speaks or None,
            has_confirmation=before.has_confirmation if has_confirmation is None else has_confirmation,
            has_statistics=before.has_statistics,
            has_tips=before.has_tips,
            zone=before.zone,
            quiet_from=before.quiet_from,
            quiet_to=before.quiet_to,
            away_from=before.away_from,
            away_until=before.away_until,
        )
        after = _away(_quiet(after, zone, quiet), away, time)
        chosen = await self._keep(after)
        if chosen.speaks != before.speaks:
            await self._at_tables(person.user, partial(_tell, kind=Kind.HAND))
        if away not in (None, HERE) and chosen.away_until != before.away_until:
            await self._at_tables(person.user, partial(_tell, kind=Kind.AWAY))
        if (quiet, away) != (None, None) or chosen.zone != before.zone:
            await self._at_tables(person.user, reckon_anew)
        return chosen

    async def be_counted(self, person: Person, *, is_counted: bool) -> PersonRow:
        """Remember whether others see somebody's results, those of long ago too."""
        return await self._keep(replace(await self.me(person), has_statistics=is_counted))

    async def be_coached(self, person: Person, *, has_tips: bool) -> PersonRow:
        """Remember whether a coach has tips for somebody, in their first game of any kind."""
        return await self._keep(replace(await self.me(person), has_tips=has_tips))

    async def _keep(self, after: PersonRow) -> PersonRow:
        try:
            chosen = await self._store.choose(after)
        except BaseException:
            self._live.forget(after.user)
            raise
        self._live.meet(chosen)
        return chosen

    async def own_statistics(self, user: int) -> dict[str, statistics.Own]:
        """How they have played each game; nobody else is told."""
        return statistics.own(await self._store.finished(user=user, most=statistics.MOST), user)

    async def pair_statistics(self, user: int, other: int) -> dict[str, statistics.Pair] | None:
        """How these two have played together; None where the other's results are not for others."""
        person = await self._store.person(other)
        if person is not None and not person.has_statistics:
            return None
        rows = await self._store.finished(user=user, most=statistics.MOST)
        return statistics.pair(rows, user, other)

    async def server_statistics(self, guild: int) -> dict[str, statistics.Server]:
        """How each game has been played on that server."""
        return statistics.server(await self._store.finished(guild=guild, most=statistics.MOST))

    async def _at_tables(self, user: int, deed: Callable[[Change, Seat], None]) -> None:
        """Have that done for their seat at every game they play."""
        for live in await self._live.all(await self._store.tables_of(user)):
            if live.now.rows.table.game not in self._live.games:
                continue  # a table without rules can say nothing
            async with self._live.change(live.now.id, self._clock()) as change:
                seat = seat_of(change.seats, user)
                is_playing = seat is not None and seat.status is SeatStatus.PLAYING
                if seat is not None and is_playing and change.table.status is TableStatus.RUNNING:
                    deed(change, seat.seat)


def _tell(change: Change, seat: Seat, kind: Kind) -> None:
    assert change.rows.last is not None
    change.tell(change.rows.last.version, Message(kind, seat))


def _quiet(person: PersonRow, zone: str | None, quiet: tuple[int, int] | None) -> PersonRow:
    """With these quiet hours, in that time zone."""
    if zone is not None:
        if zone_of(zone) is None:
            raise refused("unknown_zone")
        person = replace(person, zone=zone)
    if quiet is None:
        return person
    if not quiet_length(*quiet):
        return replace(person, quiet_from=None, quiet_to=None)
    if person.zone is None:
        raise refused("zone_missing")
    if quiet_length(*quiet) > LONGEST_QUIET:
        raise refused("quiet_long", hours=LONGEST_QUIET // 60)
    return replace(person, quiet_from=quiet[0], quiet_to=quiet[1])


def _away(person: PersonRow, until: date | None, time: int) -> PersonRow:
    """Away from now until that day begins where they are."""
    if until is None:
        return person
    if until == HERE:
        # While they were away no clock has run: that stays so.
        until_now = None if person.away_until is None else min(person.away_until, time)
        return replace(person, away_until=until_now)
    days = (until - day_of(time, person.zone)).days
    if not 0 < days <= LONGEST_AWAY:
        raise refused("away_far", days=LONGEST_AWAY)
    since = person.away_from if is_away(person, time) else time
    return replace(person, away_from=since, away_until=start_of(until, person.zone))
