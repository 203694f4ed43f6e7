"""Quiet hours, time zones and days away, as they are typed, completed and read."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from datetime import date, datetime, timedelta
from functools import cache
from importlib.resources import files

from cogs.plumbing.commands import Completed, completed, plain
from host.errors import refused
from host.hours import day_of, zone_of
from host.people import HERE, LONGEST_AWAY, NEVER
from storage.rows import PersonRow
from words.catalogue import LANGUAGES, Words

NONE = "none"
"""What a completion says for no quiet hours, and for being here."""
USUAL = ("22:00-07:00", "23:00-07:00", "23:00-08:00", "00:00-08:00", "01:00-09:00")
DAYS = (1, 2, 3, 5, 7, 10, 14, 21, 30)
"""Away, as they are offered."""
HOURS = re.compile(r"(\d{1,2})(?:[:h.](\d{2})?)?(?:-|–|to|à|a)(\d{1,2})(?:[:h.](\d{2})?)?")  # noqa: RUF001  # dashes
REGIONS = (
    "Africa/", "America/", "Antarctica/", "Asia/", "Atlantic/", "Australia/", "Europe/", "Indian/",
    "Pacific/",
)  # fmt: skip
NEAR = (
    "Europe/Paris", "Europe/London", "America/New_York", "America/Chicago", "America/Denver",
    "America/Los_Angeles", "America/Toronto", "Europe/Brussels", "Europe/Zurich", "Europe/Berlin",
    "Europe/Madrid", "Europe/Rome", "Europe/Athens", "America/Sao_Paulo", "Africa/Casablanca",
    "Africa/Abidjan", "Indian/Reunion", "Asia/Kolkata", "Asia/Shanghai", "Asia/Tokyo", "Australia/Sydney",
    "Pacific/Auckland", "UTC",
)  # fmt: skip
"""Offered before anything is typed."""


TIMED = re.compile(r"[\d:]")
"""No place has these in its name: what is typed is a time of the day."""


@cache
def zones() -> tuple[str, ...]:
    """All time zones that are named after a place, those that most people live in first; none is loaded."""
    # One file, where `available_timezones` opens each of six hundred: the first to ask waited for seconds.
    named = files("tzdata").joinpath("zones").read_text(encoding="utf-8").split()
    return tuple(dict.fromkeys((*NEAR, *sorted(zone for zone in named if zone.startswith(REGIONS)))))


async def complete_zone(typed: str, time: float) -> Completed:
    """Zones of that name, or where it is that time of the day; each says what time it is there."""
    if TIMED.search(typed):
        # Any of them may be meant, and all are loaded for it; everybody else's presses go on meanwhile.
        return await asyncio.to_thread(_fitting, typed, time)
    return _fitting(typed, time)


def _fitting(typed: str, time: float) -> Completed:
    return completed(_labelled(typed, time), "")


def _labelled(typed: str, time: float) -> Iterator[tuple[str, str]]:
    """Zones that fit and what is shown for them; loaded one by one, as they are taken."""
    wanted = typed.strip().replace(" ", "_").casefold()
    by_time = TIMED.search(typed) is not None
    for zone in zones():
        if (by_time or wanted in zone.casefold()) and (where := zone_of(zone)) is not None:
            label = f"{zone} ({datetime.fromtimestamp(time, where):%H:%M})"
            if not by_time or wanted in label.replace(" ", "_").casefold():
                yield label, zone


def read_zone(typed: str) -> str:
    """The time zone that is meant, however it is written; or Refused."""
    wanted = plain(typed.replace("_", " "))
    for zone in zones():
        names = (zone, zone.rpartition("/")[2])
        if wanted in [plain(each.replace("_", " ")) for each in names]:
            return zone
    # One that this machine knows already, and our list not yet.
    exact = typed.strip().replace(" ", "_")
    if exact.startswith(REGIONS) and zone_of(exact) is not None:
        return exact
    raise refused("unknown_zone")


def complete_quiet(words: Words, typed: str) -> Completed:
    """The usual nights, what has been typed, and none."""
    offered = [*USUAL]
    if (found := _quiet(typed)) is not None and written(*found) not in offered:
        offered.insert(0, written(*found))
        typed = written(*found)
    return completed([*((each, each) for each in offered), (words.say("me-quiet-none"), NONE)], typed)


def read_quiet(typed: str) -> tuple[int, int]:
    """From when to when, in minutes since midnight; or Refused."""
    if _is_none(typed, "me-quiet-none"):
        return NEVER
    found = _quiet(typed)
    if found is None:
        raise refused("unknown_hours")
    return found


def _quiet(typed: str) -> tuple[int, int] | None:
    said = HOURS.fullmatch(plain(typed))
    if said is None:
        return None
    begins, ends = (int(said[n]) * 60 + int(said[n + 1] or 0) for n in (1, 3))
    is_time = all(int(said[n]) < 24 and int(said[n + 1] or 0) < 60 for n in (1, 3))
    return (begins, ends) if is_time and begins != ends else None


def written(begins: int, ends: int) -> str:
    """Quiet hours as everybody writes them."""
    return "-".join(f"{each // 60:02}:{each % 60:02}" for each in (begins, ends))


def complete_away(me: PersonRow, words: Words, typed: str, time: float) -> Completed:
    """The days one may be back on, and that one is here."""
    today = day_of(int(time), me.zone)
    lines = [(words.say("me-away-none"), NONE)]
    for days in DAYS:
        day = (today + timedelta(days=days)).isoformat()
        lines.append((f"{words.say('me-away-days', days=days)} {day}", day))
    found = _day(typed, today)
    if found is not None and found.isoformat() not in [value for _, value in lines]:
        return completed([(found.isoformat(), found.isoformat())], "")
    return completed(lines, typed)


def read_away(me: PersonRow, typed: str, time: float) -> date:
    """The day on which one is back, HERE for today; or Refused."""
    if _is_none(typed, "me-away-none"):
        return HERE
    found = _day(typed, day_of(int(time), me.zone))
    if found is None:
        raise refused("unknown_day")
    return found


def _day(typed: str, today: date) -> date | None:
    """A date, or a number of days from today."""
    said = plain(typed)
    if said.isdecimal() and said.isascii() and len(said) < 4:
        return today + timedelta(days=int(said)) if 0 < int(said) <= LONGEST_AWAY else None
    try:
        return date.fromisoformat(said)
    except ValueError:
        return None


def _is_none(typed: str, key: str) -> bool:
    names = (NONE, *(Words(language).say(key) for language in LANGUAGES))
    return plain(typed) in [plain(each) for each in names]
