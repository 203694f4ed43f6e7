"""A moderator decides, and the process is killed at its awaits: it is done once, and told once."""

from __future__ import annotations

import os
import re
import shutil
from itertools import count
from pathlib import Path

import msgspec
import pytest

from playground.permissions import Permission
from playground.seen import seen
from playground.world import World
from storage.sqlite.health import looking_at
from tests.playground.stage import playing
from tests.wire.crashing import Crashing, crashing
from tests.wire.test_crashes import Moment, shown
from tools.bench.crew import owed

EVERY = int(os.environ.get("QUAYSIDE_AWAITS", "4"))
"""Of the awaits, each so manyth is one to be killed at; 1 for all of them."""
GAME = "livingstone"
DONE = {
    "close": "select count(*) from tables where status = 'cancelled'",
    "end": "select count(*) from tables where status = 'cancelled'",
    "pause": "select count(*) from tables where rest = 'paused'",
    "bar": "select count(*) from barred",
}
TOLD = {
    "close": "has closed table 1",
    "end": "has ended the game",
    "pause": "has paused the game",
    "bar": "opens no new tables",
}
WAYS = {
    "close": (),
    "end": ("End the game",),
    "pause": ("Pause",),
    "bar": (),
}
"""What is pressed on the page before."""


async def before(bots: Crashing, folder: Path, deed: str) -> Moment:
    """Two people sit there, and a moderator has come to the last press."""
    database = folder / "before.db"
    async with playing() as playground:
        world = playground.world
        await bots.begin(playground, database)
        ada, ben, mona = (playground.person(name) for name in ("Ada", "Ben", "Mona"))
        mona.receives(world.add_role("Mates", Permission.MANAGE_MESSAGES))
        card = (await ada.uses("/play", game=GAME, language="English")).message
        await ben.presses("Join", on=card)
        if deed != "close":
            await ada.presses("Start", on=card)
            mona = mona.at(await ada.until(lambda: world.records.channels.get(card.id), "a thread"))
        page = await mona.uses("/moderate", **({"table": "1"} if deed == "close" else {}))
        for label in WAYS[deed]:
            await mona.presses(label, on=page)
        if deed == "bar":
            await mona.selects(ben, on=page)
        ids = {"close": ":close:", "end": ":sure:", "pause": ":pause:", "bar": ":bar:"}

        def last() -> str | None:
            found = [button.custom_id or "" for button in page.message.buttons]
            wanted = [id for id in found if ids[deed] in id and (deed != "pause" or id.endswith(":7"))]
            return wanted[0].partition(":")[2] if wanted else None

        line = await mona.until(last, "the last button")
        await bots.stop()
        return Moment(
            world=msgspec.json.encode(world.records),
            database=database,
            thread=mona.place.id,
            presser="Mona",
            panel=page.message.id,
            line=line,
            version=0,
        )


def is_done(database: Path, deed: str) -> bool:
    """Whether it is stored."""
    with looking_at(database) as rows:
        return bool(rows.execute(DONE[deed]).fetchone()[0])


def timeless(world: World) -> str:
    """All that lasts, but for the very second of what is told."""
    return re.sub(r"<t:\d+", "<t", repr(shown(world)))


def told(world: World, deed: str) -> int:
    """How many messages say so."""
    there = [message for message in world.records.messages.values() if not message.is_ephemeral]
    return sum(TOLD[deed] in seen(world, message).text for message in there)


async def decided(
    bots: Crashing, moment: Moment, database: Path, deed: str, point: int
) -> tuple[World, bool | None]:
    """The world after the press, with a bot that dies there and another; whether it was stored then."""
    shutil.copy(moment.database, database)
    async with playing(moment.again()) as playground:
        await bots.begin(playground, database, point)
        moment.press(playground)
        if (await bots.hear("at", "over"))[0] == "over":
            await bots.stop()
            return playground.world, None
        assert await bots.hear("ended") == ["ended", "-9"]
        is_stored = is_done(database, deed)
        if not is_stored:
            assert told(playground.world, deed) == 0, "nothing is said before it is stored"
        await bots.begin(playground, database)
        if not is_stored:
            assert timeless(playground.world) == timeless(moment.again())
            moment.press(playground)
            await bots.hear("over")
        await bots.stop()
        return playground.world, is_stored


@pytest.mark.slow
@pytest.mark.promise("what a moderator decides is done and told once, whenever the process dies")
@pytest.mark.parametrize("deed", DONE)
async def test_what_a_moderator_decides_is_done_and_told_once(tmp_path: Path, deed: str) -> None:
    killed: list[bool] = []
    async with crashing(GAME) as bots:
        moment = await before(bots, tmp_path, deed)
        assert not is_done(moment.database, deed)
        after, _ = await decided(bots, moment, tmp_path / "undisturbed.db", deed, 0)
        expected = timeless(after)
        assert told(after, deed) == 1
        for point in count(1, EVERY):
            database = tmp_path / f"{point}.db"
            world, is_stored = await decided(bots, moment, database, deed, point)
            assert timeless(world) == expected, point
            assert (is_done(database, deed), owed(database)) == (True, 0), point
            if is_stored is None:
                break
            killed.append(is_stored)
    assert {*killed} == {False, True}
