"""A seat changes hands: whoever takes it over has what it sees, whoever had it sees no more; once."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from games.core import Refused
from games.values import Seat
from host.hours import DAY
from host.lobby import Person
from host.outbox import APART, Kind, Post, PostKind
from host.polls import SETTLED, Poll
from host.tables import Host
from storage.rows import GuestRow, GuestStatus, SeatStatus, TableStatus
from storage.sqlite.schema import MIGRATIONS, migrate
from tests.engines import ask, open_store
from tests.host.people import (
    EVE,
    EVERYBODY,
    FAY,
    asked_user,
    computers_play,
    hosting,
    open_many,
    play_randomly,
    press,
    started,
)
from tests.host.test_polls import kinds, polls, silent, standing, votes
from tests.host.test_timers import Time, clock, host, hours, rung

__all__ = ["clock", "host"]  # fixtures

NEW = Person(user=900, name="Nora", language="fr")


async def offered(host: Host, clock: Time, players: int = 3, game: str = "livingstone") -> tuple[int, Poll]:
    """A table at which somebody is looked for in the place of who has been silent."""
    table, poll = await silent(host, clock, players, game)
    await votes(host, table, poll, "find", *poll.voters[: len(poll.voters) // 2 + 1])
    return table, poll


async def handed_over(host: Host, clock: Time, players: int = 3) -> tuple[int, Seat, int]:
    """The same when it has been found; the seat, and who had it."""
    table, poll = await offered(host, clock, players)
    assert await host.take_over(table, NEW, poll.seat)
    return table, poll.seat, EVERYBODY[poll.seat].user


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.promise("a seat whose player does not come is offered, and played on by who takes it")
async def test_somebody_is_found_and_plays_on_to_the_end(host: Host, clock: Time, players: int) -> None:
    table, poll = await offered(host, clock, players)
    seat = poll.seat
    found = (await host.table(table)).seats[seat]
    assert (found.user, found.is_offered, found.is_automatic) == (EVERYBODY[seat].user, True, True)
    assert await computers_play(host, table) == {seat}, "meanwhile nobody waits"
    with pytest.raises(Refused, match="refusal-replaced"):
        await host.seen(table, EVERYBODY[seat].user)
    assert await host.take_over(table, NEW, seat)
    found = (await host.table(table)).seats[seat]
    assert (found.user, found.name, found.language, found.is_new) == (NEW.user, "Nora", "fr", True)
    assert (found.is_offered, found.is_automatic) == (False, False)
    assert await computers_play(host, table) == set()
    assert (await host.seen(table, NEW.user)).seat.seat == seat
    chance = Random(players)
    over = await play_randomly(host, table, chance)
    assert over.status is TableStatus.OVER
    assert (await host.verdict(table)).is_true
    assert (await host.record(table)).names[seat] == "Nora"
    assert [*(await host.own_statistics(NEW.user))] == ["livingstone"]
    assert await host.own_statistics(EVERYBODY[seat].user) == {}
    events = await kinds(host, table)
    assert [events.count(kind) for kind in ("seat_offered", "seat_taken", "seat_returned")] == [1, 1, 0]


async def test_whoever_had_the_seat_sees_no_more_of_it(host: Host, clock: Time) -> None:
    table, poll = await offered(host, clock)
    seat, gone = poll.seat, EVERYBODY[poll.seat].user
    await host.write_note(table, gone, "sell red")
    hand = Post(kind=PostKind.HAND, seat=seat, channel=50, message=51, posted=1)
    await host.keep_post(table, hand, reader=gone)
    await host.said(*[row.id for row in await host.pending(table)])
    before = await host.view(table, gone)
    await host.take_over(table, NEW, seat)
    assert await host.view(table, NEW.user) == before, "the same hand"
    assert await host.view(table, gone) == await host.view(table, None) != before
    assert await host.log(table, gone) == await host.log(table, None)
    refusals = (
        host.seen(table, gone),
        host.legal(table, gone),
        host.missed(table, gone),
        host.undo(table, gone, "again"),
        host.take_seat_back(table, gone),
        host.resign(table, gone),
        host.write_note(table, gone, "and blue"),
        host.wake(table, gone),
    )
    for late in refusals:
        with pytest.raises(Refused, match="refusal-handed_over"):
            await late
    assert await host.note(table, NEW.user) is None, "notes are for the eyes of who wrote them"
    assert (await host.tables_of(gone), [each.id for each in await host.tables_of(NEW.user)]) == ([], [table])
    # What stands in their private messages is never changed again, but taken away.
    assert await host.post(table, PostKind.HAND, seat) is None
    rows = await host.pending(table)
    assert [row.message.kind for row in rows if row.message.kind in APART] == [Kind.HANDED_OVER, Kind.POLL]
    assert [row.message.seat for row in rows if row.message.kind is Kind.HAND] == [seat]
    (version,) = [each.version for each in (await host.table(table)).earlier]
    farewell = await host.farewell(table, version)
    assert farewell is not None
    assert (farewell.earlier.user, farewell.posts, farewell.has_asked) == (gone, (hand,), False)
    assert not await host.keep_post(table, replace(hand, message=52), reader=gone), "on its way meanwhile"
    assert await host.post(table, PostKind.HAND, seat) is None
    await host.farewell_said(table, version, [])
    assert (await host.farewell(table, version)).posts == ()  # type: ignore[union-attr]
    assert await host.is_addressed(table, (await host.table(table)).key, player=gone), "and is answered"


async def test_nobody_takes_a_seat_who_may_not(host: Host, clock: Time) -> None:
    table, poll = await offered(host, clock, 4)
    seat, (first, second, third) = poll.seat, poll.voters
    await host.resign(table, EVERYBODY[third].user)
    for person, other, reason in (
        (EVERYBODY[first], seat, "plays_here_already"),
        (EVERYBODY[third], seat, "resigned"),
        (NEW, first, "seat_taken"),
        (NEW, 9, "seat_taken"),
    ):
        with pytest.raises(Refused, match=f"refusal-{reason}"):
            await host.take_over(table, person, other)
    assert await host.take_over(table, NEW, seat)
    assert not await host.take_over(table, NEW, seat), "pressed twice"
    with pytest.raises(Refused, match="refusal-seat_taken"):
        await host.take_over(table, EVE, seat)
    # Whoever knows one hand of the game is offered no other, but their own again.
    await host.ask_to_be_replaced(table, EVERYBODY[second].user)
    number = (await standing(host, table)).number
    for user in (EVERYBODY[first].user, NEW.user):
        await host.vote(table, user, number, "find")
    with pytest.raises(Refused, match="refusal-has_seen_a_hand"):
        await host.take_over(table, EVERYBODY[seat], second)
    assert await host.take_over(table, EVE, second)


async def test_whose_seat_it_is_may_come_back_until_somebody_has_it(host: Host, clock: Time) -> None:
    table, poll = await offered(host, clock)
    person = EVERYBODY[poll.seat]
    assert await host.take_over(table, person, poll.seat), "whichever button they press"
    found = (await host.table(table)).seats[poll.seat]
    assert (found.is_offered, found.is_replaced, (await host.table(table)).earlier) == (False, False, ())
    with pytest.raises(Refused, match="refusal-seat_taken"):
        await host.take_over(table, NEW, poll.seat)
    assert (await kinds(host, table))[-1] == "seat_returned"


async def test_a_player_asks_to_be_replaced_and_takes_it_back_by_playing(host: Host, clock: Time) -> None:
    table = await started(host, 3)
    user = await asked_user(host, table)
    for _ in range(2):
        await host.ask_to_be_replaced(table, user)
    poll = await standing(host, table)
    assert (poll.details["reason"], EVERYBODY[poll.seat].user) == ("asked", user)
    assert poll.seat not in poll.voters
    await press(host, table, user, (await host.legal(table, user))[0])
    assert [each.outcome for each in await polls(host, table)] == [SETTLED]
    await host.ask_to_be_replaced(table, user)
    again = await standing(host, table)
    await votes(host, table, again, "wait", *again.voters)
    assert [each for each in await polls(host, table) if each.outcome is None] == []
    clock.now += 3 * DAY
    await rung(host)
    await votes(host, table, await standing(host, table), "find", *again.voters)
    await host.take_over(table, NEW, again.seat)
    (earlier,) = (await host.table(table)).earlier
    farewell = await host.farewell(table, earlier.version)
    assert farewell is not None
    assert farewell.has_asked
    for other in again.voters[1:]:
        await host.resign(table, EVERYBODY[other].user)
    await host.resign(table, NEW.user)
    with pytest.raises(Refused, match="refusal-nobody_to_ask"):
        await host.ask_to_be_replaced(table, EVERYBODY[again.voters[0]].user)


async def test_the_seat_may_be_offered_again_and_to_who_had_it(host: Host, clock: Time) -> None:
    table, seat, gone = await handed_over(host, clock)
    await host.ask_to_be_replaced(table, NEW.user)
    poll = await standing(host, table)
    await votes(host, table, poll, "find", *poll.voters)
    await host.take_over(table, EVERYBODY[seat], seat)
    found = await host.table(table)
    assert [(each.seat, each.user) for each in found.earlier] == [(seat, gone), (seat, NEW.user)]
    assert found.seats[seat].user == gone
    steps = [step for step in await host.story(table, None) if step.events[0].kind == "seat_taken"]
    assert [step.called for step in steps] == [((seat, 4),), ()], "Nora, then who had it first"


async def test_its_votes_and_what_was_answered_in_advance_go_with_whoever_gave_them(
    host: Host, clock: Time
) -> None:
    table = await started(host, 3)
    await host.ask_for_pause(table, EVERYBODY[0].user, 7)
    (pause,) = await polls(host, table)
    assert pause.votes["yes"] == 1
    await host.ask_to_be_replaced(table, EVERYBODY[0].user)
    poll = next(each for each in await polls(host, table) if each.kind == "absence")
    await votes(host, table, poll, "find", 1, 2)
    await host.take_over(table, NEW, 0)
    (pause, _) = await polls(host, table)
    assert (pause.votes["yes"], pause.missing) == (0, (0, 1, 2))


async def test_at_a_table_for_friends_only_the_invited_and_whoever_goes_is_put_out(
    host: Host, clock: Time
) -> None:
    table, poll = await offered(host, clock)
    async with host._live.change(table, clock.now) as change:
        there = [GuestRow(table_id=table, user=each.user, status=GuestStatus.THERE) for each in EVERYBODY[:3]]
        change.set_guests([*there, GuestRow(table_id=table, user=FAY.user)])
    with pytest.raises(Refused, match="refusal-guests_only"):
        await host.take_over(table, NEW, poll.seat)
    assert await host.take_over(table, FAY, poll.seat)
    found = await host.table(table)
    gone = EVERYBODY[poll.seat].user
    assert ({*found.going}, {*found.coming}) == ({gone}, {FAY.user})
    assert not found.is_open_to(gone)


async def test_what_is_kept_of_each_is_theirs_and_forgotten_with_them(path: Path, clock: Time) -> None:
    async with hosting(path, clock) as host:
        open_many(host)
        table = await started(host, 2)
        await play_randomly(host, table, Random(1), 12)
        await hours(host, clock, 97, clock.now)
        poll = await standing(host, table)
        await votes(host, table, poll, "find", *poll.voters)
        await host.keep_post(
            table, Post(kind=PostKind.HAND, seat=poll.seat, channel=0x7A7B7C7D7E, message=51, posted=1)
        )
        await host.take_over(table, NEW, poll.seat)
        handed = (await host.table(table)).earlier[0].version
        await play_randomly(host, table, Random(1), 30)
        person = EVERYBODY[poll.seat]
        theirs, hers = await host.mine(person.user), await host.mine(NEW.user)
        assert theirs is not None
        assert hers is not None
        ((before,), (now,)) = theirs["seats_before"], hers["seats"]
        assert theirs["seats"] == hers["seats_before"] == []
        assert (before["version"], before["posts"][0]["message"]) == (handed, 51)
        assert all(row["version"] < handed for row in before["actions"])
        assert all(row["version"] > handed for row in now["actions"])
        played = [
            row.version for row in await host._store.history(table) if row.seat == poll.seat and row.action
        ]
        assert [row["version"] for row in before["actions"] + now["actions"]] == played
        assert await host.forget(person.user, {"en": "Player"})
        assert await host.mine(person.user) is None
        (earlier,) = (await host.table(table)).earlier
        assert (earlier.user, earlier.name[:7]) == (None, "Player ")
        assert await host.farewell(table, handed) is None
        assert (await host.table(table)).seats[poll.seat].user == NEW.user
    async with open_store(path) as store:
        assert await ask(store, 'select "user", posts from former') == [(None, None)]


@pytest.mark.sqlite_file
async def test_running_games_of_an_older_database_go_on_with_who_plays_them(path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as old:
        migrate(old, 0, MIGRATIONS[:26])
        old.execute(
            "insert into tables (id, game, rules_version, data_digest, options, seats_wanted, language,"
            " opened_by, opened) values (7, 'livingstone', 1, '', '{}', 2, 'en', 1, 1)"
        )
        old.execute(
            "insert into seats (table_id, seat, user, language, question, last_turn, status, joined, colour,"
            " computer) values (7, 0, 50, 'fr', 9, 8, 'replaced', 1, 0, 'normal')"
        )
        old.execute("insert into people (user, name, language, seen) values (50, 'Ada', 'fr', 9)")
    async with hosting(path) as host:
        found = (await host._live.get(7)).now
        (seat,) = found.rows.seats
        assert (seat.status, seat.has_asked, seat.has_offer) == (SeatStatus.REPLACED, False, False)
        assert found.rows.former == ()
