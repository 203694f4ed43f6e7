"""A moderator's hand: each deed with what is told of it in one transaction, once however often asked."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.core import Refused
from host.moderation import Deed
from host.outbox import Kind
from host.resting import PAUSES
from host.tables import Host
from storage.rows import Pace, Rest, TableStatus
from tests.host.people import ADA, BEN, CLEO, EVE, PLACE, hosting, kill, started
from tests.host.test_timers import Time, clock, host, rung

__all__ = ["clock", "host"]  # fixtures
GUILD = PLACE.guild or 0


async def deeds(host: Host) -> list[str | None]:
    """What is still to be told of moderators."""
    return [row.message.deed for row in await host.pending() if row.message.kind is Kind.MODERATED]


async def refusal(doing: object) -> str:
    with pytest.raises(Refused) as refused:
        await doing  # type: ignore[misc]  # whatever the host does
    return refused.value.reason.key


async def test_what_is_done_already_is_refused_and_told_once(host: Host, clock: Time) -> None:
    table = await started(host)
    await host.ask_for_pause(table, BEN.user, 3)
    await host.moderate(table, Deed.PAUSE, 14)
    paused = await host.table(table)
    assert (paused.rest, paused.rest_until) == (Rest.PAUSED, clock.now + 14 * 86_400)
    polls = (await host._live.get(table)).now.rows.polls
    assert [row.outcome for row in polls] == ["settled"], "nothing is asked of them meanwhile"
    assert await refusal(host.moderate(table, Deed.PAUSE, 14)) == "refusal-table_paused"
    assert await deeds(host) == [Deed.PAUSE]
    assert await refusal(host.ask_to_go_on(table, BEN.user)) == "refusal-table_held"
    await host.moderate(table, Deed.GO_ON)
    assert not (await host.table(table)).has_hold
    assert await refusal(host.moderate(table, Deed.GO_ON)) == "refusal-not_paused"
    await host.moderate(table, Deed.END)
    assert (await host.table(table)).status is TableStatus.CANCELLED
    for deed in (Deed.END, Deed.GO_ON, Deed.PAUSE, Deed.CLOSE):
        assert await refusal(host.moderate(table, deed, 3)) == "refusal-table_cancelled"
    await host.said(*[row.id for row in await host.pending()])
    clock.now += 30 * 86_400
    assert await rung(host) == [], "nothing falls due there any more"


async def test_only_the_pauses_there_are_and_only_games_rest(host: Host) -> None:
    table = await started(host)
    for days in (0, 1, 365):
        assert days not in PAUSES
        assert await refusal(host.moderate(table, Deed.PAUSE, days)) == "refusal-unknown_choice"
    assert await refusal(host.moderate(table, Deed.BAR)) == "refusal-unknown_choice"
    lobby = await host.open("livingstone", {}, 2, "en", PLACE, EVE)
    assert await refusal(host.moderate(lobby, Deed.PAUSE, 3)) == "refusal-table_lobby"
    await host.moderate(lobby, Deed.CLOSE)
    assert await refusal(host.join(lobby, ADA)) == "refusal-table_cancelled"
    assert (await host._store.tables_of(EVE.user), await deeds(host)) == ([], [Deed.CLOSE])


async def test_a_game_that_rests_or_is_put_away_can_be_ended(host: Host) -> None:
    table = await started(host)
    await host.moderate(table, Deed.PAUSE, 3)
    await host.moderate(table, Deed.END)
    ended = await host.table(table)
    assert (ended.status, ended.rest) == (TableStatus.CANCELLED, None)


async def test_a_bar_is_told_at_one_table_of_theirs_the_one_meant_before_others(host: Host) -> None:
    first, second = await started(host), await started(host)
    await host.bar(GUILD, BEN.user, is_barred=True, at=first)
    await host.bar(GUILD, BEN.user, is_barred=True, at=second)
    told = [row for row in await host.pending() if row.message.kind is Kind.MODERATED]
    assert [(row.table, row.message.seat, row.message.deed) for row in told] == [(first, 1, Deed.BAR)]
    assert await refusal(host.open("congo", {}, 2, "en", PLACE, BEN)) == "refusal-barred"
    await host.bar(GUILD, EVE.user, is_barred=True, at=first)
    await host.bar(GUILD + 1, CLEO.user, is_barred=True, at=first)
    assert len(await deeds(host)) == 1, "who sits at none there is told when they try"
    await host.bar(GUILD, BEN.user, is_barred=False)
    await host.open("congo", {}, 2, "en", PLACE, BEN, pace=Pace.BRISK)
    assert await refusal(host.open("congo", {}, 2, "en", PLACE, EVE)) == "refusal-barred"


@pytest.mark.parametrize("deed", ["end", "bar"])
async def test_a_process_that_dies_at_any_moment_leaves_all_of_it_or_nothing(
    tmp_path: Path, deed: str
) -> None:
    path = tmp_path / "quayside.db"
    async with hosting(path) as host:
        table = await started(host)
    reading, is_done = 0, False
    while not is_done:
        reading += 1
        try:
            kill(path, table, BEN.user, reading, deed)
        except AssertionError:  # it ended before it read the clock so often
            is_done = True
        async with hosting(path) as host:
            found = await host.table(table)
            told = [row.message.kind for row in await host.pending()]
            if deed == "end":
                has_ended = found.status is TableStatus.CANCELLED
                assert (Kind.OVER in told) is has_ended
                assert has_ended or not is_done
            else:
                is_barred = await host.is_barred(GUILD, BEN.user)
                assert (Kind.MODERATED in told) is is_barred
                assert is_barred or not is_done
    assert reading > 1
