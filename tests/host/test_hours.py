"""When somebody is there: by the clock on their wall, over midnight and summer time, and when away."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from host.hours import (
    DAY,
    HOUR,
    after_time_there,
    back_at,
    is_asleep,
    is_away,
    time_there,
    zone_of,
)
from storage.rows import PersonRow

NOBODY = PersonRow(user=1, name="Ada", language="en", seen=0)


def sleeping(begins: str, ends: str, zone: str = "Europe/Paris") -> PersonRow:
    """Somebody with these quiet hours."""
    minutes = [60 * int(hour) + int(minute) for hour, minute in (each.split(":") for each in (begins, ends))]
    return replace(NOBODY, zone=zone, quiet_from=minutes[0], quiet_to=minutes[1])


def at(moment: str, zone: str = "Europe/Paris", fold: int = 0) -> int:
    """That time, as the clock on the wall there shows it."""
    return int(datetime.fromisoformat(moment).replace(tzinfo=ZoneInfo(zone), fold=fold).timestamp())


@pytest.mark.parametrize("time", ["22:00", "23:59", "00:00", "06:59"])
def test_quiet_hours_go_over_midnight(time: str) -> None:
    assert is_asleep(sleeping("22:00", "07:00"), at(f"2026-11-18 {time}"))


@pytest.mark.parametrize("time", ["07:00", "12:00", "21:59"])
def test_the_day_is_not_quiet(time: str) -> None:
    assert not is_asleep(sleeping("22:00", "07:00"), at(f"2026-11-18 {time}"))


@pytest.mark.parametrize("zone", ["America/New_York", "Europe/Paris", "Asia/Kolkata"])
def test_each_sleeps_by_their_own_clock(zone: str) -> None:
    person = sleeping("23:30", "06:30", zone)
    assert is_asleep(person, at("2026-11-18 03:00", zone))
    assert back_at(person, at("2026-11-18 03:00", zone)) == at("2026-11-18 06:30", zone)
    assert back_at(person, at("2026-11-18 23:45", zone)) == at("2026-11-19 06:30", zone)
    assert back_at(person, at("2026-11-18 12:00", zone)) == at("2026-11-18 12:00", zone)


def test_the_night_to_summer_time_is_an_hour_shorter_and_the_one_back_an_hour_longer() -> None:
    person = sleeping("22:00", "07:00")
    for night, hours in (("2026-03-28", 8), ("2026-10-24", 10), ("2026-11-18", 9)):
        begins = at(f"{night} 22:00")
        assert back_at(person, begins) - begins == hours * HOUR


def test_quiet_hours_that_end_at_a_time_the_clocks_skip_or_show_twice_end_once() -> None:
    person = sleeping("22:00", "02:30")
    skipped = back_at(person, at("2026-03-28 23:00"))
    assert skipped == at("2026-03-29 03:30"), "half past two by the clock before it was changed"
    assert not is_asleep(person, skipped)
    first = back_at(person, at("2026-10-24 23:00"))
    assert first == at("2026-10-25 02:30")
    again = at("2026-10-25 02:10", fold=1)
    assert is_asleep(person, again)
    assert back_at(person, again) > again


@pytest.mark.parametrize("person", [NOBODY, replace(NOBODY, quiet_from=0, quiet_to=480)])
def test_without_a_time_zone_nobody_is_asleep(person: PersonRow) -> None:
    assert not any(is_asleep(person, 1_800_000_000 + hour * HOUR) for hour in range(24))


@pytest.mark.parametrize("name", ["Europe", "Nowhere/Atlantis", "", "../etc/passwd", "a\0b"])
def test_what_is_no_time_zone_is_none(name: str) -> None:
    assert zone_of(name) is None
    assert not is_asleep(replace(sleeping("00:00", "12:00"), zone=name), at("2026-11-18 03:00"))


def test_who_is_away_is_back_on_the_day_but_not_in_the_night() -> None:
    until = at("2026-11-25 00:00")
    person = replace(sleeping("22:00", "07:00"), away_from=at("2026-11-18 12:00"), away_until=until)
    assert [is_away(person, time) for time in (at("2026-11-18 11:59"), until - 1, until)] == [
        False,
        True,
        False,
    ]
    assert back_at(person, at("2026-11-20 15:00")) == at("2026-11-25 07:00")


def test_a_clock_stands_still_in_the_night_and_away() -> None:
    person = sleeping("22:00", "07:00")
    noon = at("2026-11-18 12:00")
    assert after_time_there(person, noon, 9 * HOUR) == at("2026-11-18 21:00")
    assert after_time_there(person, noon, 11 * HOUR) == at("2026-11-19 08:00")
    away = replace(person, away_from=at("2026-11-18 15:00"), away_until=at("2026-11-21 00:00"))
    assert after_time_there(away, noon, 4 * HOUR) == at("2026-11-21 08:00")
    assert time_there(away, noon, at("2026-11-21 08:00")) == 4 * HOUR
    assert after_time_there(NOBODY, noon, DAY) == noon + DAY


@given(
    st.sampled_from(["America/New_York", "Europe/Paris", "Asia/Kolkata", "Australia/Lord_Howe", "UTC"]),
    st.integers(0, 1439),
    st.integers(0, 14 * 60),
    st.integers(at("2026-01-01 00:00", "UTC"), at("2027-01-01 00:00", "UTC")),
    st.integers(1, 5 * DAY),
    st.integers(-3 * DAY, 3 * DAY),
)  # fmt: skip
def test_time_is_found_again(
    zone: str, begins: int, length: int, since: int, seconds: int, away: int
) -> None:
    person = replace(NOBODY, zone=zone, quiet_from=begins, quiet_to=(begins + length) % 1440)
    person = replace(person, away_from=since + away, away_until=since + away + DAY)
    ends = after_time_there(person, since, seconds)
    assert time_there(person, since, ends) == seconds
    assert not is_asleep(person, ends - 1)
    assert not is_away(person, ends - 1)
    back = back_at(person, since)
    assert not is_asleep(person, back)
    assert not is_away(person, back)
