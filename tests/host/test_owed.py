"""What each reader is told of the past: all they may know, nothing else, and nothing that was undone."""

from __future__ import annotations

from random import Random

import pytest

from games.core import Refused, View
from games.livingstone.actions import DrawCard, EndTurn, TakeDie
from games.values import Event
from host.tables import Host
from storage.rows import TableStatus
from tests.host.people import (
    ADA,
    BEN,
    EVERYBODY,
    FAY,
    asked_user,
    new_click,
    play_randomly,
    press,
    started,
    user_of,
)
from tests.host.sealed import Note, Offer, Seal


def kinds(events: tuple[Event, ...]) -> list[str]:
    return [event.kind for event in events]


@pytest.mark.parametrize("game", ["livingstone", "sealed"])
async def test_nobody_reads_what_they_may_not_see(host: Host, game: str) -> None:
    table = await started(host, 3, game)
    chance, has_secrets = Random(7), False
    for _ in range(12):
        found = await play_randomly(host, table, chance, 5)
        public = await host.log(table, None)
        assert public == await host.log(table, FAY.user)
        assert all(event.seen_by is None for event in public)
        for seat in found.seats:
            log = await host.log(table, seat.user)
            owed = (await host.missed(table, user_of(seat))).events
            assert all(event.is_seen_by(seat.seat) for event in log + owed)
            assert tuple(event for event in log if event.seen_by is None) == public
            assert log[len(log) - len(owed) :] == owed
            has_secrets = has_secrets or log != public
    assert has_secrets


async def test_owed_is_what_happened_since_ones_own_last_step(host: Host) -> None:
    table = await started(host, 2)
    seen: dict[int, View] = {}
    for _ in range(2):
        user = await asked_user(host, table)
        die = next(action for action in await host.legal(table, user) if isinstance(action, TakeDie))
        for action in (die, DrawCard(), EndTurn()):
            await press(host, table, user, action)
        seen[user] = await host.view(table, user)
    first, second = seen
    owed = await host.missed(table, first)
    assert kinds(owed.events)[:2] == ["die_taken", "card_drawn"]
    assert "card_received" not in kinds(owed.events)
    assert owed.since == seen[first]
    assert (await host.missed(table, second)).events == ()


async def test_an_undone_step_leaves_no_trace(host: Host) -> None:
    table = await started(host, 2)
    user = await asked_user(host, table)
    other = ADA.user + BEN.user - user
    before = await host.log(table, user), await host.missed(table, other)
    await press(host, table, user, (await host.legal(table, user))[0])
    assert kinds((await host.missed(table, other)).events) == ["die_taken"]
    await host.undo(table, user, new_click())
    assert (await host.log(table, user), await host.missed(table, other)) == before
    assert (await host.missed(table, user)).since == await host.view(table, user)


async def test_events_and_views_are_known_from_any_version_on(host: Host) -> None:
    table = await started(host, 2)
    user = await asked_user(host, table)
    first = await host.view(table, None)
    assert await host.events_since(table, -1, None) == await host.log(table, None)
    assert await host.events_since(table, 0, None) == ()
    await press(host, table, user, (await host.legal(table, user))[0])
    assert kinds(await host.events_since(table, 0, None)) == ["die_taken"]
    assert (await host.shown(table, -1, None)).before is None
    assert (await host.shown(table, 0, None)).before == first
    assert (await host.shown(table, 1, user)).before == await host.view(table, user)
    await host.undo(table, user, new_click())
    assert await host.events_since(table, 0, None) == ()
    assert (await host.shown(table, 2, None)).before == first


async def test_the_views_of_a_finished_game_are_forgotten_but_for_the_last(host: Host) -> None:
    table = await started(host, 2)
    over = await play_randomly(host, table, Random(2))
    assert over.version is not None
    assert (await host.shown(table, 1, None)).before is None
    assert (await host.shown(table, over.version, None)).before == await host.view(table, None)


async def test_a_secret_step_is_in_its_makers_log_only(host: Host) -> None:
    table = await started(host, 2, "sealed")
    await press(host, table, ADA.user, Seal(2))
    await press(host, table, BEN.user, Note(9))
    await press(host, table, BEN.user, Offer())
    assert kinds(await host.log(table, ADA.user)) == ["round_begun", "sealed", "sealed_number", "offered"]
    assert kinds(await host.log(table, BEN.user)) == ["round_begun", "sealed", "noted", "offered"]
    assert kinds((await host.missed(table, ADA.user)).events) == ["offered"]


async def test_after_the_end_everybody_can_still_read(host: Host) -> None:
    table = await started(host, 3)
    over = await play_randomly(host, table, Random(3))
    assert over.status is TableStatus.OVER
    for person in EVERYBODY[:3]:
        owed = await host.missed(table, person.user)
        assert owed.since.me is not None
        log = await host.log(table, person.user)
        assert log[len(log) - len(owed.events) :] == owed.events
    with pytest.raises(Refused, match="refusal-not_seated"):
        await host.missed(table, FAY.user)
