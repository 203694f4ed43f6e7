"""Time zones as they are completed and read: at once, and whatever this machine knows of them."""

from __future__ import annotations

import asyncio
import zoneinfo
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from cogs.looking.hours import NEAR, complete_zone, read_zone, zones
from cogs.plumbing.limits import LINES
from games.core import Refused
from host.hours import zone_of

NOON = 1_795_089_600
"""19 November 2026, noon by the prime meridian."""
WINTER = {"Europe/Paris": "13:00", "America/New_York": "07:00", "Asia/Kolkata": "17:30", "UTC": "12:00"}


def forget() -> None:
    """As after a start: no zone has been loaded."""
    zone_of.cache_clear()
    zoneinfo.ZoneInfo.clear_cache()


@pytest.fixture(autouse=True)
def fresh() -> Iterator[None]:
    forget()
    yield
    zoneinfo.reset_tzpath()
    forget()


@pytest.mark.parametrize("typed", ["", "e", "paris", "Los Angeles", "nowhere"])
async def test_only_what_is_shown_is_loaded(typed: str) -> None:
    offered = await complete_zone(typed, NOON)
    assert zone_of.cache_info().currsize == len(offered) <= LINES


async def test_each_zone_says_what_time_it_is_there() -> None:
    for zone, said in WINTER.items():
        assert f"{zone} ({said})" in [each.name for each in await complete_zone(zone, NOON)]
    assert [each.value for each in await complete_zone("", NOON)][: len(NEAR)] == [*NEAR]


async def test_every_zone_can_be_found_by_its_time_and_by_its_whole_line() -> None:
    for zone, said in WINTER.items():
        at_that_time = await complete_zone(said, NOON)
        assert zone in [each.value for each in at_that_time]
        assert all(f"({said})" in each.name for each in at_that_time)
        assert [each.value for each in await complete_zone(f"{zone} ({said})", NOON)] == [zone]
    assert [each.value for each in await complete_zone("17:45", NOON)] == ["Asia/Kathmandu", "Asia/Katmandu"]
    assert await complete_zone("12:01", NOON) == []


async def test_while_all_are_loaded_for_a_time_everybody_else_goes_on() -> None:
    turns, asked = 0, asyncio.create_task(complete_zone("17:45", NOON))
    while not asked.done():
        await asyncio.sleep(0)
        turns += 1
    assert zone_of.cache_info().currsize == len(zones()), "it had to load all of them"
    assert turns > 3, "done on the loop, it would have been over in one or two"


@pytest.mark.parametrize("has_files", [False, True])
async def test_a_machine_with_other_zones_than_ours_is_served_as_well(
    tmp_path: Path, *, has_files: bool
) -> None:
    """One without any, and one that knows a place we have never heard of, and only that."""
    if has_files:
        (tmp_path / "America").mkdir()
        with (files("tzdata") / "zoneinfo" / "America" / "Lima").open("rb") as lima:
            (tmp_path / "America" / "Paddington").write_bytes(lima.read())
    zoneinfo.reset_tzpath([tmp_path])
    assert len(await complete_zone("", NOON)) == LINES
    assert all(zone_of(zone) for zone in zones())
    assert read_zone(" new york ") == "America/New_York"
    if has_files:
        assert read_zone("America/Paddington") == "America/Paddington"
    for typed in ("America/Peru", "Nowhere/Paddington", "America/../America/Lima", "America", "America/"):
        with pytest.raises(Refused):
            read_zone(typed)


async def test_a_zone_whose_file_is_broken_here_is_not_offered(tmp_path: Path) -> None:
    (tmp_path / "Europe").mkdir()
    (tmp_path / "Europe" / "Paris").write_bytes(b"no zone")
    zoneinfo.reset_tzpath([tmp_path])
    assert "Europe/Paris" not in [each.value for each in await complete_zone("", NOON)]
