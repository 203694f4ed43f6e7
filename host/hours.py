"""When somebody is there: not in their quiet hours, by the clock on their wall, nor while away."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from functools import lru_cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from storage.rows import PersonRow

MINUTE, HOUR, DAY = 60, 3600, 86_400
LONGEST_QUIET = 14 * HOUR // MINUTE
"""Minutes: whoever is reminded, or plays by the clock, is there for some of every day."""


@lru_cache(1024)
def zone_of(name: str) -> ZoneInfo | None:
    """The time zone of that name, if there is one."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):  # no such zone, no name at all, a folder of them
        return None


def day_of(time: int, zone: str | None) -> date:
    """Which day it is there; by the prime meridian where nobody knows."""
    return datetime.fromtimestamp(time, (zone_of(zone) if zone else None) or UTC).date()


def start_of(day: date, zone: str | None) -> int:
    """When that day begins there."""
    where = (zone_of(zone) if zone else None) or UTC
    return int(datetime(day.year, day.month, day.day, tzinfo=where).timestamp())


def quiet_length(begins: int, ends: int) -> int:
    """Minutes from one time of the day to the next such time."""
    return (ends - begins) % (DAY // MINUTE)


def is_asleep(person: PersonRow, time: int) -> bool:
    """Whether it is in their quiet hours; without a time zone nobody is asleep."""
    hours = _hours(person)
    if hours is None:
        return False
    zone, begins, ends = hours
    now = datetime.fromtimestamp(time, zone)
    return (now.hour * 60 + now.minute - begins) % (DAY // MINUTE) < quiet_length(begins, ends)


def is_away(person: PersonRow, time: int) -> bool:
    """Whether they have said that they are away then."""
    since, until = person.away_from, person.away_until
    return since is not None and until is not None and since <= time < until


def back_at(person: PersonRow, time: int) -> int:
    """The first moment from then on at which they are there, and awake."""
    while True:
        if is_away(person, time):
            assert person.away_until is not None
            time = person.away_until
        elif is_asleep(person, time):
            time = _next(person, time, is_begin=False)
        else:
            return time


def time_there(person: PersonRow, since: int, until: int) -> int:
    """Seconds of that span in which they were there, and awake."""
    passed, now = 0, back_at(person, since)
    while now < until:
        leaves = min(until, _leaves(person, now))
        passed += leaves - now
        now = back_at(person, leaves)
    return passed


def after_time_there(person: PersonRow, since: int, seconds: int) -> int:
    """The moment at which they have been there, and awake, for so many seconds."""
    now = back_at(person, since)
    while (leaves := _leaves(person, now)) - now < seconds:
        seconds -= leaves - now
        now = back_at(person, leaves)
    return now + seconds


def _hours(person: PersonRow) -> tuple[ZoneInfo, int, int] | None:
    if person.zone is None or person.quiet_from is None or person.quiet_to is None:
        return None
    zone = zone_of(person.zone)
    return None if zone is None else (zone, person.quiet_from, person.quiet_to)


def _leaves(person: PersonRow, time: int) -> int:
    """When somebody who is there then goes to sleep or away next; far off if they do neither."""
    never = time + 10_000 * DAY
    away = person.away_from
    leaves = away if away is not None and away > time and is_away(person, away) else never
    hours = _hours(person)
    if hours is None or not quiet_length(*hours[1:]):
        return leaves
    return min(leaves, _next(person, time, is_begin=True))


def _next(person: PersonRow, time: int, *, is_begin: bool) -> int:
    """The next moment, later than that one, at which their quiet hours begin or end."""
    hours = _hours(person)
    assert hours is not None
    zone, begins, ends = hours
    today = datetime.fromtimestamp(time, zone)
    hour, minute = divmod(begins if is_begin else ends, 60)
    for days in range(3):
        day = today.date() + timedelta(days=days)
        # A time that the clocks skip, or show twice, is the one by the clock before they are changed.
        then = int(datetime(day.year, day.month, day.day, hour, minute, tzinfo=zone).timestamp())
        if then > time:
            return then
    raise AssertionError("every day has an hour of that name")
