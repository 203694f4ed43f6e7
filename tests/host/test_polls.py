"""Who does not come holds up nobody: the others are asked, and what most of them decide is done, once."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from datetime import date
from pathlib import Path
from random import Random

import pytest

from games.core import Refused
from games.values import Seat
from host.hours import DAY, HOUR, MINUTE
from host.outbox import Kind
from host.people import HERE
from host.polls import NO, SETTLED, YES, Poll, decided
from host.tables import Host
from storage.rows import BallotRow, Calls, Pace, PollKind, PollRow, SeatStatus, TableStatus
from tests.host.people import (
    EVERYBODY,
    asked_user,
    computers_play,
    hosting,
    play_randomly,
    press,
    started,
)
from tests.host.test_clocks import begun
from tests.host.test_timers import Time, hours, rung


@pytest.fixture
def clock() -> Time:
    return Time()


@pytest.fixture
async def host(path: Path, clock: Time) -> AsyncIterator[Host]:
    async with hosting(path, clock) as host:
        yield host


async def polls(host: Host, table: int) -> list[Poll]:
    """All there have been at that table, as everybody may know them."""
    rows = (await host._live.get(table)).now.rows.polls
    found = [await host.poll(table, row.number) for row in rows]
    return [poll for poll in found if poll is not None]


async def standing(host: Host, table: int) -> Poll:
    (poll,) = [poll for poll in await polls(host, table) if poll.outcome is None]
    return poll


async def silent(host: Host, clock: Time, players: int = 2, game: str = "livingstone") -> tuple[int, Poll]:
    """A relaxed table in which somebody has not answered for four days."""
    table = await started(host, players, game)
    await hours(host, clock, 97, clock.now)
    return table, await standing(host, table)


async def votes(host: Host, table: int, poll: Poll, choice: str, *seats: Seat) -> None:
    for seat in seats:
        await host.vote(table, EVERYBODY[seat].user, poll.number, choice)


async def kinds(host: Host, table: int) -> list[str]:
    return [event.kind for event in await host.log(table, None)]


# When the others are asked


async def test_nobody_is_asked_about_who_is_inside_their_time(host: Host, clock: Time) -> None:
    table = await started(host, 3)
    await hours(host, clock, 95)
    assert await polls(host, table) == []
    await hours(host, clock, 97)
    poll = await standing(host, table)
    (slow,) = (await host.table(table)).asked
    assert (poll.seat, poll.details["reason"]) == (slow, "silent")
    assert {*poll.voters} == {0, 1, 2} - {slow}


async def test_days_away_are_counted_off(host: Host, clock: Time) -> None:
    table = await started(host, 2)
    slow = min((await host.table(table)).asked)
    await hours(host, clock, 90)
    await host.choose(EVERYBODY[slow], zone="UTC", away=date(2026, 12, 1))
    await hours(host, clock, 24 * 12)
    assert await polls(host, table) == [], "away"
    await hours(host, clock, 24 * 14 + 12)
    assert (await standing(host, table)).seat == slow


async def test_who_goes_away_or_comes_back_while_the_others_vote_is_not_voted_about(
    host: Host, clock: Time
) -> None:
    table, poll = await silent(host, clock, 3)
    await host.choose(EVERYBODY[poll.seat], zone="UTC", away=date(2026, 11, 26))
    await rung(host)
    ((_, outcome),) = [(each.seat, each.outcome) for each in await polls(host, table)]
    assert outcome == SETTLED
    await host.choose(EVERYBODY[poll.seat], away=HERE)
    await rung(host)
    assert len(await polls(host, table)) == 1, "there is another day"
    await hours(host, clock, 24 * 6, clock.now)
    again = await standing(host, table)
    user = EVERYBODY[poll.seat].user
    await press(host, table, user, (await host.legal(table, user))[0])
    assert [each.outcome for each in await polls(host, table)] == [SETTLED, SETTLED]
    with pytest.raises(Refused, match="refusal-poll_over"):
        await votes(host, table, again, "end", again.voters[0])


@pytest.mark.parametrize(("pace", "seconds"), [(Pace.BRISK, 4 * DAY), (Pace.LIVE, 10 * MINUTE)])
async def test_three_clocks_in_a_row(host: Host, clock: Time, pace: Pace, seconds: int) -> None:
    table = await begun(host, pace)
    (slow,) = (await host.table(table)).asked
    for turn in range(3):
        assert await polls(host, table) == [], turn
        clock.now += seconds
        seconds = DAY if pace is Pace.BRISK else seconds
        await rung(host)
        assert await computers_play(host, table) == {slow}
        while slow not in (await host.table(table)).asked:
            user = await asked_user(host, table)
            await press(host, table, user, (await host.legal(table, user))[0])
    poll = await standing(host, table)
    assert (poll.seat, poll.details["reason"], poll.voters) == (slow, "clock", (1 - slow,))
    user = EVERYBODY[slow].user
    await press(host, table, user, (await host.legal(table, user))[0])
    assert [each.outcome for each in await polls(host, table)] == [SETTLED]


async def test_with_nobody_there_to_be_asked_the_table_is_told_and_asks_when_somebody_comes(
    host: Host, clock: Time
) -> None:
    table = await started(host, 3, "congo")
    told = await hours(host, clock, 97)
    assert told[96] == [Kind.WAITING, Kind.WAITING, Kind.WAITING], "all choose at once, nobody does"
    assert await polls(host, table) == []
    user = EVERYBODY[1].user
    await press(host, table, user, (await host.legal(table, user))[0])
    poll = await standing(host, table)
    assert (poll.seat, poll.voters) == (0, (1,))
    await votes(host, table, poll, "wait", 1)
    assert (await standing(host, table)).seat == 2, "one after the other"


async def test_after_a_long_stop_nobody_is_past_their_time_at_once(path: Path, clock: Time) -> None:
    async with hosting(path, clock) as host:
        table = await started(host, 2)
        await hours(host, clock, 80)
    clock.now += 10 * DAY
    async with hosting(path, clock) as host:
        await rung(host)
        assert await polls(host, table) == []
        await hours(host, clock, 25, clock.now)
        poll = await standing(host, table)
    clock.now += 10 * DAY
    async with hosting(path, clock) as host:
        await rung(host)
        assert (await standing(host, table)).until == clock.now + DAY
        assert not (await standing(host, table)).is_late
        await votes(host, table, poll, "end", *poll.voters)
        assert (await host.table(table)).status is TableStatus.CANCELLED


# Who may vote, and what comes of it


def ballots(*choices: str) -> list[BallotRow]:
    return [
        BallotRow(table_id=1, poll=5, seat=seat, choice=choice, given=0)
        for seat, choice in enumerate(choices)
        if choice
    ]


@pytest.mark.parametrize(
    ("choices", "voters", "at_once", "late"),
    [
        ((), 3, None, None),
        (("wait",), 1, "wait", "wait"),
        (("wait",), 2, None, "wait"),
        (("wait", "end"), 2, None, None),
        (("wait", "wait"), 3, "wait", "wait"),
        (("wait", "wait"), 4, None, "wait"),
        (("wait", "wait", "end"), 4, None, "wait"),
        (("wait", "end", "end", "wait"), 4, None, None),
        (("wait", "end", "end"), 2, None, None),  # the third of them is not there any more
    ],
)
def test_more_than_half_decide_at_once_later_the_most_votes_and_a_tie_waits(
    choices: Sequence[str], voters: int, at_once: str | None, late: str | None
) -> None:
    poll = PollRow(
        table_id=1, number=5, kind=PollKind.ABSENCE, seat=4, choices="[]", opened=0, until=100, due=100
    )
    assert decided(poll, ballots(*choices), range(voters), 99) == at_once
    assert decided(poll, ballots(*choices), range(voters), 100) == late


@pytest.mark.parametrize(
    ("choices", "at_once", "late"),
    [
        ((YES,), None, NO),
        ((YES, YES), None, NO),
        ((YES, YES, YES), YES, YES),
        ((YES, NO), NO, NO),
        ((YES, YES, "", NO), None, NO),  # who is not there has no say
    ],
)
@pytest.mark.parametrize("kind", [PollKind.PAUSE, PollKind.BACK])
def test_where_all_must_agree_any_no_ends_it_and_so_does_its_end(
    kind: PollKind, choices: Sequence[str], at_once: str | None, late: str | None
) -> None:
    poll = PollRow(table_id=1, number=5, kind=kind, seat=0, choices="[]", opened=0, until=100, due=100)
    assert decided(poll, ballots(*choices), range(3), 99) == at_once
    assert decided(poll, ballots(*choices), range(3), 100) == late


async def test_only_who_is_there_may_vote_and_only_what_is_asked(host: Host, clock: Time) -> None:
    table, poll = await silent(host, clock, 4)
    first, second, third = poll.voters
    for seat, choice, reason in (
        (poll.seat, "wait", "poll_about_you"),
        (5, "wait", "not_seated"),
        (first, "dance", "unknown_choice"),
    ):
        with pytest.raises(Refused, match=f"refusal-{reason}"):
            await votes(host, table, poll, choice, seat)
    with pytest.raises(Refused, match="refusal-poll_over"):
        await host.vote(table, EVERYBODY[first].user, poll.number + 1, "wait")
    await host.resign(table, EVERYBODY[second].user)
    with pytest.raises(Refused, match="refusal-resigned"):
        await votes(host, table, poll, "wait", second)
    await host.choose(EVERYBODY[third], zone="UTC", away=date(2026, 11, 26))
    with pytest.raises(Refused, match="refusal-poll_away"):
        await votes(host, table, poll, "wait", third)
    assert (await standing(host, table)).voters == (first,)


async def test_a_vote_can_be_changed_and_said_again_says_nothing_new(host: Host, clock: Time) -> None:
    table, poll = await silent(host, clock, 4)
    for choice in ("end", "end", "wait"):
        await votes(host, table, poll, choice, poll.voters[0])
    found = await standing(host, table)
    assert ({*found.votes.values()}, found.votes["wait"], found.missing) == ({0, 1}, 1, poll.voters[1:])
    assert [kind for kind, _ in await rung(host)] == [Kind.POLL] * 2
    await votes(host, table, poll, "wait", poll.voters[1])
    assert (await polls(host, table))[0].outcome == "wait"


async def test_who_goes_away_leaves_the_decision_to_the_others(host: Host, clock: Time) -> None:
    table, poll = await silent(host, clock, 3)
    await votes(host, table, poll, "end", poll.voters[0])
    await host.choose(EVERYBODY[poll.voters[1]], zone="UTC", away=date(2026, 11, 26))
    await rung(host)
    assert (await host.table(table)).status is TableStatus.CANCELLED


async def test_after_waiting_they_are_asked_again(host: Host, clock: Time) -> None:
    table, poll = await silent(host, clock)
    await votes(host, table, poll, "wait", *poll.voters)
    began = clock.now
    await hours(host, clock, 71, began)
    assert len(await polls(host, table)) == 1
    await hours(host, clock, 73, began)
    again = await standing(host, table)
    assert (again.seat, again.number > poll.number) == (poll.seat, True)


async def test_ending_the_game_needs_no_absent_player(host: Host, clock: Time) -> None:
    table, poll = await silent(host, clock, 3)
    await votes(host, table, poll, "end", *poll.voters)
    found = await host.table(table)
    assert (found.status, found.result) == (TableStatus.CANCELLED, None)
    assert (await kinds(host, table))[-1] == "table_ended"
    assert await host.next_due() is None
    other, poll = await silent(host, clock, 3)
    first, second = (EVERYBODY[seat].user for seat in poll.voters)
    assert await host.cancel(other, first) == {poll.voters[1]}
    assert await host.cancel(other, second) == frozenset()
    assert (await host.table(other)).status is TableStatus.CANCELLED
    assert [each.outcome for each in await polls(host, other)] == [SETTLED]


async def test_a_computer_plays_on_until_the_player_wants_the_seat_back(host: Host, clock: Time) -> None:
    table, poll = await silent(host, clock)
    await votes(host, table, poll, "computer", *poll.voters)
    with pytest.raises(Refused, match="refusal-poll_over"):
        await votes(host, table, poll, "end", *poll.voters)
    seat, user = poll.seat, EVERYBODY[poll.seat].user
    found = (await host.table(table)).seats[seat]
    assert (found.user, found.is_replaced, found.computer, found.is_automatic) == (user, True, "normal", True)
    assert await computers_play(host, table) == {seat}
    assert await asked_user(host, table) == EVERYBODY[1 - seat].user
    assert [each.id for each in await host.tables_of(user)] == [table], "it is still theirs"
    for _ in range(2):
        await play_randomly(host, table, Random(1), 10)
    with pytest.raises(Refused, match="refusal-replaced"):
        await host.legal(table, user)
    await host.take_seat_back(table, user)
    await host.take_seat_back(table, user)
    assert (await kinds(host, table)).count("seat_returned") == 1
    found = (await host.table(table)).seats[seat]
    assert (found.is_replaced, found.computer) == (False, None)
    assert await computers_play(host, table) == set()
    assert (await play_randomly(host, table, Random(2))).status is TableStatus.OVER
    assert (await host.verdict(table)).is_true


async def test_a_table_of_computers_alone_ends(host: Host, clock: Time) -> None:
    table, poll = await silent(host, clock)
    await votes(host, table, poll, "computer", *poll.voters)
    await host.resign(table, EVERYBODY[poll.voters[0]].user)
    assert (await host.table(table)).status is TableStatus.CANCELLED
    with pytest.raises(Refused, match="refusal-table_cancelled"):
        await host.take_seat_back(table, EVERYBODY[poll.seat].user)


async def test_what_was_answered_in_advance_is_not_played_for_who_is_replaced(
    host: Host, clock: Time
) -> None:
    table = await started(host, 2, "sealed")
    await hours(host, clock, 97)
    live = await host._live.get(table)
    statuses = {row.status for row in live.now.rows.seats}
    assert statuses == {SeatStatus.PLAYING}
    assert live.now.rows.answers == ()


# Whatever dies


async def test_five_silent_days_are_three_reminders_and_one_vote(host: Host, clock: Time) -> None:
    for person in EVERYBODY[:5]:
        await host.choose(person, calls=Calls.BOTH)
    await started(host, 5)
    told = await hours(host, clock, 5 * 24)
    assert [kind for each in told.values() for kind in each] == [Kind.REMINDER] * 3 + [Kind.POLL]


@pytest.mark.parametrize("game", ["livingstone", "rotterdam", "congo", "panamax"])
@pytest.mark.parametrize("pace", [*Pace])
async def test_the_table_of_somebody_who_never_comes_goes_on(
    host: Host, clock: Time, game: str, pace: Pace
) -> None:
    chance = Random(f"{game} {pace}")
    seats = host._games[game].seats
    for players in {seats[0], seats[-1]}:
        table = await begun(host, pace, players, game)
        gone = min((await host.table(table)).asked)
        for _ in range(200):
            clock.now += 5 * MINUTE if pace is Pace.LIVE else 6 * HOUR
            await rung(host)
            await computers_play(host, table)
            for poll in [each for each in await polls(host, table) if each.outcome is None]:
                await votes(host, table, poll, "computer", *poll.voters[: len(poll.voters) // 2 + 1])
            await others_play(host, table, gone, chance)
            if (await host.table(table)).seats[gone].is_replaced:
                break
        assert [each.seat for each in await polls(host, table)] == [gone], "the others have voted once"
        await computers_play(host, table)
        assert gone not in (await host.table(table)).asked


async def others_play(host: Host, table: int, gone: Seat, chance: Random) -> None:
    """All but that player do what they are asked, until the table waits for that one alone."""
    for _ in range(100):
        await computers_play(host, table)
        asked = sorted((await host.table(table)).asked.keys() - {gone})
        if not asked:
            return
        user = EVERYBODY[asked[0]].user
        listed = await host.legal(table, user)
        await press(host, table, user, chance.choice([each for each in listed if not each.is_free] or listed))
