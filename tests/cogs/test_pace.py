"""Discord lets us wait: nobody else waits for that, and it is not asked more than it allows."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from discord.http import Route

from cogs.plumbing import rate_limits
from host import attending
from host.lobby import Person as Player
from host.lobby import Place
from host.outbox import SILENCE
from host.tables import Host
from playground.data import Channel
from playground.faults import Fault
from playground.ledger import Entry, Ledger
from playground.people import Person
from tests.cogs.announcing import Voice, voice
from tests.cogs.harbour import Harbour
from tests.host.people import open_many

SEND = "/channels/{channel_id}/messages"
EDIT = SEND + "/{message_id}"
FREE = ("/interactions/", "/webhooks/")
"""Routes that Discord does not count."""
ALLOWED = 50
"""Requests a second."""
SLOW = 20.0
"""Seconds that a slow channel is to be left alone, again and again."""
CROWD = 20


@pytest.fixture
async def quay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Voice]:
    monkeypatch.setattr(attending, "GRACE", 0.1)  # nobody waits for what Discord does not take
    async with voice(tmp_path / "quayside.db") as stage:
        yield stage


async def opened(host: Host, guild: str, channel: Channel, player: Person) -> int:
    """A lobby that owes its card to that channel."""
    place = Place(int(guild), int(channel.id))
    return await host.open("livingstone", {}, 2, "en", place, Player(int(player.user.id), player.name, "en"))


def make_slow(quay: Voice, method: str, route: str, channel: str) -> None:
    """Every such request to that channel is answered with 429."""
    quay.playground.faults.order(
        Fault(method=method, route=route, status=429, retry_after=SLOW, times=10_000, channel=channel)
    )


def refused(quay: Voice) -> int:
    return sum(entry.status == 429 for entry in quay.playground.ledger.entries)


async def first_refusal(quay: Voice) -> None:
    async with asyncio.timeout(SLOW / 2):
        while not refused(quay):  # noqa: ASYNC110  # a refusal changes nothing in the world
            await asyncio.sleep(0.01)


async def told(quay: Voice, table: int) -> bool:
    """Whether that table has been told all, long before a slow channel takes anything again."""
    try:
        await asyncio.wait_for(quay.announcer.settled(table), SLOW / 2)
    except TimeoutError:
        return False
    return not await quay.host.pending(table)


@pytest.mark.promise("mend.7")
async def test_a_slow_channel_keeps_nobody_else_waiting(quay: Voice) -> None:
    ada, guild = quay.playground.person("Ada"), quay.world.guild.id
    make_slow(quay, "POST", SEND, quay.general.id)
    slow = [await opened(quay.host, guild, quay.general, ada) for _ in range(CROWD)]
    for table in slow:
        quay.announcer.wake(table)
    await first_refusal(quay)
    elsewhere = quay.world.add_channel("elsewhere")
    table = await opened(quay.host, guild, elsewhere, ada)
    quay.announcer.wake(table)
    assert await told(quay, table), "a table elsewhere waits for a channel that is slow"
    assert [each.labels[:3] for each in ada.sees(elsewhere)] == [["Join", "Leave", "Start"]]
    assert {row.table for row in await quay.host.pending()} == set(slow)
    assert refused(quay) <= 2, "Discord is asked again although it has said to wait"


async def test_a_channel_that_is_slow_for_long_is_not_asked_by_each_of_its_tables(quay: Voice) -> None:
    ada, guild = quay.playground.person("Ada"), quay.world.guild.id
    quay.bot.http.max_ratelimit_timeout = 30.0
    quay.playground.faults.order(
        Fault(method="POST", route=SEND, status=429, retry_after=600.0, times=100, channel=quay.general.id)
    )
    slow = [await opened(quay.host, guild, quay.general, ada) for _ in range(CROWD)]
    for table in slow:
        quay.announcer.wake(table)
    while len(quay.rest.pauses) < CROWD:  # noqa: ASYNC110  # the announcer tells nobody that it rests
        await asyncio.sleep(0.01)
    assert refused(quay) <= 2
    assert min(quay.rest.pauses) > 590


async def test_what_had_to_wait_is_told_once_each(quay: Voice, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "PROMPT", 0.01)
    ada = quay.playground.person("Ada")
    quay.playground.faults.rate_limit("POST", SEND, 0.05, times=4)
    tables = [await opened(quay.host, quay.world.guild.id, quay.general, ada) for _ in range(CROWD)]
    for table in tables:
        quay.announcer.wake(table)
    for table in tables:
        await quay.announcer.settled(table)
    assert len(quay.in_general()) == CROWD
    assert await quay.host.pending() == []
    assert (quay.announcer._gate._taken, quay.announcer._gate._lanes) == (0, {})


async def test_a_person_who_cannot_be_written_to_keeps_nobody_else_waiting(
    quay: Voice, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rate_limits, "AT_ONCE", 3)
    people = [quay.playground.person(name) for name in ("Ada", "Ben")]
    tables = []
    for _ in range(4):
        await quay.begin(*people)
        await quay.take_die()
        await quay.take_coins()
        tables.append(quay.table)
    quay.world.pass_time(SILENCE)
    mine = {person.name: person.in_private().place.id for person in people}
    for channel in mine.values():
        make_slow(quay, "PATCH", EDIT, channel)
    for table in tables:
        quay.announcer.wake(table)
    await first_refusal(quay)
    cleo, elsewhere = quay.playground.person("Cleo"), quay.world.add_channel("elsewhere")
    table = await opened(quay.host, quay.world.guild.id, elsewhere, cleo)
    quay.announcer.wake(table)
    assert await told(quay, table)


# Never more than Discord allows


class Watch:
    """When each request that Discord counts came to the stand-in."""

    def __init__(self, ledger: Ledger, monkeypatch: pytest.MonkeyPatch) -> None:
        self.moments: list[float] = []
        note = ledger.note

        def timed(entry: Entry) -> None:
            if not entry.route.startswith(FREE):
                self.moments.append(asyncio.get_running_loop().time())
            note(entry)

        monkeypatch.setattr(ledger, "note", timed)

    def most_a_second(self) -> int:
        """In the second that had most of them, wherever it begins."""
        return max(
            sum(begin <= moment < begin + 1 for moment in self.moments[first:])
            for first, begin in enumerate(self.moments)
        )


@pytest.mark.promise("mend.7")
async def test_a_burst_never_exceeds_what_discord_allows_and_holds_no_answer_up(
    harbour: Harbour, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, guild = harbour.person("Ada"), harbour.world.guild.id
    open_many(harbour.host)
    channels = [harbour.world.add_channel(f"quay-{number}") for number in range(10)]
    tables = [await opened(harbour.host, guild, channels[number % 10], ada) for number in range(200)]
    watch = Watch(harbour.playground.ledger, monkeypatch)
    for table in tables:
        harbour.bot.announcer.wake(table)
    await ada.until(lambda: len(watch.moments) > 30 or None, "the burst")
    reply = await harbour.person("Ben").uses("/games")
    assert reply.text == "You do not sit at any table. Open one with /play."
    said_meanwhile = len(watch.moments)
    for table in tables:
        await harbour.settled(table)
    assert await harbour.host.pending() == []
    assert watch.most_a_second() <= ALLOWED
    assert said_meanwhile < len(tables)
    assert [len(ada.sees(channel)) for channel in channels] == [20] * 10


async def test_after_many_refusals_hardly_anything_is_sent(
    harbour: Harbour, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(rate_limits, "MANY_BAD", 10)
    me, http = Route("GET", "/users/@me"), harbour.bot.http
    harbour.playground.faults.order(Fault(method="GET", route="/users/@me", status=403, times=12))
    refusals = await asyncio.gather(*(http.request(me) for _ in range(12)), return_exceptions=True)
    assert all(isinstance(each, Exception) for each in refusals)
    watch = Watch(harbour.playground.ledger, monkeypatch)
    await asyncio.gather(*(http.request(me) for _ in range(8)))
    assert watch.most_a_second() <= rate_limits.WHEN_BAD
    assert ["refused" in each.message for each in caplog.records if each.levelno >= logging.ERROR] == [True]
    monkeypatch.setattr(rate_limits, "TEN_MINUTES", 0.0)
    watch.moments.clear()
    await asyncio.gather(*(http.request(me) for _ in range(8)))
    assert watch.most_a_second() > rate_limits.WHEN_BAD
