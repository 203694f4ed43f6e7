"""Who does not come is voted about in the thread: one message, one call, changed as the others answer."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from games import GAMES
from games.livingstone.actions import TakeDie
from host.hours import DAY, HOUR, MINUTE
from host.lobby import Person as User
from host.outbox import APART
from host.tables import Host
from playground.people import Person, Playground
from playground.seen import Seen
from storage.rows import Calls
from storage.sqlite.engine import open_store
from tests.cogs.harbour import Harbour, moored
from tests.cogs.test_reminders import loud
from tests.host.people import press

QUESTION = "How shall the game go on?"
CHOICES = ["Wait three days", "A computer plays on", "Find somebody", "End the game, nobody wins"]


async def vanished(harbour: Harbour, *names: str) -> tuple[Person, list[Person]]:
    """Who has been silent for four days, and the others, who are asked."""
    people = await harbour.game(*(harbour.person(name) for name in names))
    slow = await harbour.asked(people)
    for _ in range(4):
        await harbour.pass_time(DAY)
    return slow, [each for each in people if each is not slow]


def questions(person: Person) -> list[Seen]:
    """The polls that this person sees."""
    return [
        each
        for each in person.sees()
        if any((button.custom_id or "").startswith("poll:") for button in each.buttons)
    ]


async def votes(harbour: Harbour, person: Person, choice: str) -> str:
    """Presses that choice, however many have before; what is answered."""
    (poll,) = questions(person)
    (label,) = [label for label in poll.labels if label.startswith(choice)]
    told = await person.presses(label, on=poll)
    await harbour.settled()
    return told.text


async def test_the_others_are_called_once_and_the_one_message_shows_how_they_vote(harbour: Harbour) -> None:
    slow, (first, second, third) = await vanished(harbour, "Ada", "Ben", "Cleo", "Dan")
    (poll,) = questions(first)
    called, rule = poll.text.splitlines()
    assert called.startswith(" ".join(f"@{each.name}" for each in (first, second, third)))
    assert f"{slow.name} has not answered since <t:" in called
    assert called.endswith(QUESTION)
    assert rule.endswith(f"Still to vote: {first.name}, {second.name} and {third.name}.")
    assert poll.labels == CHOICES
    assert {*poll.pings} == {first.name, second.name, third.name}
    rang, said = [loud(each) for each in (slow, first, second, third)], len(first.sees())
    told = await votes(harbour, first, "End the game, nobody wins")
    assert told == "Your vote: End the game, nobody wins. You can change it as long as the question stands."
    await votes(harbour, first, "Wait three days")
    (poll,) = questions(second)
    assert poll.labels == ["Wait three days (1)", *CHOICES[1:]]
    assert f"Still to vote: {second.name} and {third.name}." in poll.text
    refused = await slow.presses("End the game, nobody wins", on=poll)
    assert refused.text.startswith("This is about your own seat.")
    await votes(harbour, second, "Wait three days")
    (decided,) = [each for each in third.sees() if each.id == poll.id]
    assert decided.text.startswith(f"Decided: the table waits for {slow.name} until <t:")
    assert decided.labels == []
    assert [loud(each) for each in (slow, first, second, third)] == rang, "one call, and no more"
    assert len([each for each in first.sees() if not each.is_private]) == said
    assert [row for row in await harbour.host.pending() if row.message.kind in APART] == []


async def test_a_computer_plays_on_and_is_marked_and_the_player_takes_the_seat_back(harbour: Harbour) -> None:
    slow, (other,) = await vanished(harbour, "Ada", "Ben")
    (poll,) = questions(other)
    assert poll.text.endswith(f"\n{other.name} decides.")
    await other.presses("A computer plays on", on=poll)
    await harbour.settled()
    assert await harbour.asked([slow, other] if slow.name == "Ada" else [other, slow]) is other
    (decided,) = [each for each in slow.sees() if each.id == poll.id]
    assert decided.labels == ["Take my seat back"]
    board = [each for each in slow.sees() if "Move" in each.labels][-1]
    assert f"A computer plays on for {slow.name}" in board.text
    assert slow.name not in board.pings
    offered = await slow.presses("Move", on=board)
    assert offered.message.labels == ["Take my seat back"]
    refused = await other.presses("Take my seat back", on=decided)
    assert refused.text == "You play your seat yourself."
    back = await slow.presses("Take my seat back", on=offered.message)
    assert back.text == "The seat is yours again."
    await harbour.settled()
    assert not [each for each in slow.sees() if "Take my seat back" in each.labels], "it is past"
    assert [seat.computer for seat in (await harbour.host.table(1)).seats] == [None, None]
    (over,) = [each for each in slow.sees() if each.id == decided.id]
    assert (over.text, over.labels) == (f"A computer has played for {slow.name}, who is back.", [])
    assert f"{slow.name} plays again." in "\n".join(each.text for each in other.sees())


async def test_who_plays_after_all_is_not_voted_about(harbour: Harbour) -> None:
    slow, (other,) = await vanished(harbour, "Ada", "Ben")
    (poll,) = questions(other)
    await slow.uses("/livingstone take-die", die=(await legal_die(harbour)))
    await harbour.settled()
    assert questions(other) == []
    (settled,) = [each for each in other.sees() if each.id == poll.id]
    assert settled.text == f"{slow.name}: there is nothing to vote on any more."


async def legal_die(harbour: Harbour) -> int:
    """One that can be taken."""
    table = await harbour.host.table(1)
    listed = await harbour.host.legal(1, table.seats[min(table.asked)].person)
    return next(action.value for action in listed if isinstance(action, TakeDie))


@pytest.mark.parametrize("pace", ["relaxed", "live"])
async def test_who_has_left_the_server_is_voted_about_at_once_and_is_there_again_by_playing(
    harbour: Harbour, pace: str
) -> None:
    ada, ben = (harbour.person(name) for name in ("Ada", "Ben"))
    card = await harbour.card(ada, ben)
    await ada.selects(pace, on=await ada.presses("Options", on=card), menu="Pace")
    people = await harbour.begun(card, ada, ben)
    slow = await harbour.asked(people)
    (other,) = [each for each in people if each is not slow]
    harbour.world.leave(slow.user)
    rang = loud(slow)
    await harbour.pass_time(DAY if pace == "relaxed" else 10 * MINUTE)
    (poll,) = questions(other)
    assert f"{slow.name} is not on this server any more." in poll.text
    assert poll.pings == (other.name,)
    assert loud(slow) == rang, "and is not reminded"
    harbour.world.join(slow.user)
    if slow.name not in [people[seat].name for seat in (await harbour.host.table(1)).asked]:
        await harbour.host.note_member(1, int(slow.user.id), is_there=True)
    else:
        await slow.uses("/livingstone take-die", die=(await legal_die(harbour)))
    await harbour.settled()
    assert questions(other) == []


@pytest.mark.parametrize("calls", [Calls.PRIVATE, Calls.BOTH, Calls.NONE])
async def test_voters_are_called_where_they_have_chosen(harbour: Harbour, calls: Calls) -> None:
    people = await harbour.game(harbour.person("Ada"), harbour.person("Basile", "fr"))
    slow = await harbour.asked(people)
    other = next(each for each in people if each is not slow)
    await other.selects(calls, on=await other.uses("/me"), menu="me:calls") if other.name == "Ada" else (
        await other.selects(calls, on=await other.uses("/moi"), menu="me:calls")
    )
    before = loud(other)
    for _ in range(4):
        await harbour.pass_time(DAY)
    (poll,) = questions(other)
    assert bool(poll.pings) == (calls is Calls.BOTH)
    assert loud(other) - before == {Calls.PRIVATE: 1, Calls.BOTH: 2, Calls.NONE: 0}[calls]


async def test_a_question_that_was_deleted_is_asked_again_without_a_sound(harbour: Harbour) -> None:
    _, (first, second, third) = await vanished(harbour, "Ada", "Ben", "Cleo", "Dan")
    (poll,) = questions(first)
    rang = loud(second)
    await votes(harbour, first, "End the game, nobody wins")
    number = int((poll.buttons[0].custom_id or "").split(":")[2])
    harbour.world.delete(harbour.world.records.messages[poll.id])
    await harbour.host.vote(1, int(second.user.id), number, "wait")
    await harbour.settled()
    (again,) = questions(third)
    assert again.labels == ["Wait three days (1)", *CHOICES[1:3], "End the game, nobody wins (1)"]
    assert loud(second) == rang


# Five silent days


def asked_of_members(harbour: Harbour) -> list[str]:
    """Who was looked for on the server, one after the other."""
    entries = harbour.playground.ledger.entries
    return [each.path.rpartition("/")[2] for each in entries if each.route == MEMBER]


MEMBER = "/guilds/{guild_id}/members/{user_id}"


@pytest.mark.promise("five silent days are three reminders, none of them at night, and one question")
async def test_five_silent_days_are_three_reminders_by_day_and_one_question(harbour: Harbour) -> None:
    people = await harbour.game(harbour.person("Ada"), harbour.person("Ben"), harbour.person("Cleo"))
    slow = await harbour.asked(people)
    others = [each for each in people if each is not slow]
    asleep = datetime.fromtimestamp(harbour.world.clock.now(), UTC).hour + 23  # a day from now, too
    await slow.uses("/me", quiet=f"{asleep % 24}-{(asleep + 9) % 24}", zone="UTC")
    rang, before = {each.name: loud(each) for each in people}, len(slow.notifications())
    for _ in range(5 * 24 // 3):
        await harbour.pass_time(3 * HOUR)
    heard = [each for each in slow.notifications()[before:] if not each.is_silent]
    assert len(heard) == 3
    assert all("waits for you." in each.text for each in heard)
    for each in heard:
        hours_asleep = (datetime.fromtimestamp(each.created, UTC).hour - asleep) % 24
        assert hours_asleep >= 9, "in their night"
    assert [loud(each) - rang[each.name] for each in others] == [1, 1]
    assert len(questions(others[0])) == 1
    assert asked_of_members(harbour) == [slow.user.id] * 3, "only when a reminder is told"


async def test_the_server_is_asked_who_is_there_when_a_clock_ends_and_never_beside(harbour: Harbour) -> None:
    ada, ben = (harbour.person(name) for name in ("Ada", "Ben"))
    card = await harbour.card(ada, ben)
    await ada.selects("live", on=await ada.presses("Options", on=card), menu="Pace")
    people = await harbour.begun(card, ada, ben)
    slow = await harbour.asked(people)
    other = next(each for each in people if each is not slow)
    for turn in range(3):
        assert asked_of_members(harbour) == [slow.user.id] * turn
        assert questions(other) == [], "inside their time"
        await harbour.pass_time(10 * MINUTE)
        while await harbour.asked(people) is other:
            user = int(other.user.id)
            await press(harbour.host, 1, user, (await harbour.host.legal(1, user))[0])
            await harbour.settled()
    assert asked_of_members(harbour) == [slow.user.id] * 3
    assert len(questions(other)) == 1


async def test_a_tie_waits_for_another_vote_and_who_is_away_has_none(harbour: Harbour) -> None:
    _, (first, second, third) = await vanished(harbour, "Ada", "Ben", "Cleo", "Dan")
    await votes(harbour, first, "End the game, nobody wins")
    await votes(harbour, second, "Wait three days")
    await third.uses("/me", away="2", zone="UTC")
    refused = await votes(harbour, third, "Wait three days")
    assert refused.startswith("You have said that you are away")
    await third.uses("/me", away="none")
    await harbour.pass_time(3 * DAY)
    (poll,) = questions(first)
    assert "No choice is ahead: the next vote can decide." in poll.text
    assert f"Still to vote: {third.name}." in poll.text
    await harbour.pass_time(DAY)
    assert len(questions(first)) == 1
    await votes(harbour, third, "End the game, nobody wins")
    assert questions(first) == []
    assert (await harbour.host.table(1)).result is None
    assert not (await harbour.host.table(1)).is_running


async def test_who_plays_while_the_others_wait_is_not_asked_about_when_that_is_over(harbour: Harbour) -> None:
    slow, (other,) = await vanished(harbour, "Ada", "Ben")
    await votes(harbour, other, "Wait three days")
    await harbour.pass_time(2 * DAY)
    await slow.uses("/livingstone take-die", die=(await legal_die(harbour)))
    for _ in range(3):
        await harbour.pass_time(DAY)
    assert questions(other) == [], "who has played has their time again"
    await harbour.pass_time(DAY)
    assert len(questions(other)) == 1


async def test_a_question_on_its_way_is_closed_though_nobody_else_is_asked_any_more(
    playground: Playground, database: Path
) -> None:
    async with moored(playground, database) as harbour:
        ada, ben = await harbour.game(harbour.person("Ada"), harbour.person("Ben"))
        await harbour.host.ask_for_pause(1, int(ada.user.id), 3)
        await harbour.settled()
        (poll,) = questions(ben)
    with closing(sqlite3.connect(database)) as connection, connection:
        # As after a kill between its arrival and the note of its place.
        connection.execute("update polls set channel = null, message = null, posted = null")
        connection.execute("update outbox set done = null where kind = 'poll'")
    playground.world.pass_time(MINUTE)
    async with open_store(database) as store:
        host = Host(store, GAMES, lambda: int(playground.world.clock.now()))
        away = datetime.fromtimestamp(playground.world.clock.now() + 7 * DAY, UTC).date()
        await host.choose(User(int(ben.user.id), "Ben", "en"), away=away)
        await host.ring(1)
    async with moored(playground, database) as harbour:
        await harbour.settled()
        assert questions(ben) == []
        (decided,) = [each for each in ben.sees() if each.id == poll.id]
        assert decided.text.startswith("All have agreed: the game is paused until <t:")
