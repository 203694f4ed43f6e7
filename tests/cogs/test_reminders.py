"""Whoever is asked and forgets is reminded, where and when they chose; what they choose stands on /me."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import pytest

from host.hours import DAY, HOUR, MINUTE
from host.outbox import APART, PostKind
from playground.people import Person
from playground.seen import Seen
from storage.rows import Calls
from tests.cogs.harbour import Harbour
from tests.host.people import asked_user, press


async def two(harbour: Harbour) -> tuple[Person, Person]:
    """Who is asked and who is not, at a table that has begun."""
    people = await harbour.game(harbour.person("Ada"), harbour.person("Ben"))
    asked = await harbour.asked(people)
    return asked, next(each for each in people if each is not asked)


def loud(person: Person) -> int:
    return sum(not each.is_silent for each in person.notifications())


def ids(message: Seen) -> list[str]:
    """Of its buttons and menus."""
    return [part.get("custom_id", "") for row in message.raw.components for part in row["components"]]


def reminders(person: Person, place: Callable[[Person], list[Seen]] = Person.sees) -> list[Seen]:
    """What they see that has a button, or a menu, against more of it."""
    return [each for each in place(person) if any(id.startswith("mute") for id in ids(each))]


async def test_a_reminder_says_which_game_what_is_asked_since_when_and_where(harbour: Harbour) -> None:
    asked, other = await two(harbour)
    board = asked.sees()[-1]
    before = loud(asked), loud(other)
    began = int(harbour.world.clock.now())
    await harbour.pass_time(DAY - HOUR)
    assert reminders(asked) == []
    await harbour.pass_time(HOUR)
    (told,) = reminders(asked)
    first, since, link = told.text.splitlines()
    question = (await harbour.host.table(1)).asked
    assert first.startswith(f"@{asked.name} Livingstone (table 1) waits for you. ")
    assert since.startswith("Since <t:"), "what is asked comes first: a phone shows the beginning"
    assert abs(int(since.partition("<t:")[2].partition(":")[0]) - began) < 60
    assert first.endswith("?"), question
    assert link.endswith(f"/{board.channel}/{board.id}")
    assert [button.label for button in told.buttons] == ["Not again this turn"]
    assert (loud(asked), loud(other)) == (before[0] + 1, before[1])
    for _ in range(5):
        await harbour.pass_time(DAY)
    assert len(reminders(asked)) == 1, "the next takes the place of the one before"
    *_, last = asked.sees()
    assert f"{asked.name} has not answered since <t:" in last.text
    assert (loud(asked), loud(other)) == (before[0] + 3, before[1] + 1), "the other is asked what to do"
    assert [row for row in await harbour.host.pending() if row.message.kind in APART] == []


async def begin_more(harbour: Harbour, *channels: str) -> tuple[Person, Person]:
    """Ada and Ben are asked at a table of Congo in each of these channels, begun ten minutes apart."""
    ada, ben = harbour.person("Ada"), harbour.person("Ben")
    for table, name in enumerate(channels, 1):
        found = [each for each in harbour.world.records.channels.values() if each.name == name]
        place = found[0] if found else harbour.world.add_channel(name)
        await harbour.game(ada.at(place), ben.at(place), table=table, game="congo")
        harbour.world.pass_time(10 * MINUTE)
    return ada, ben


async def all_rung(harbour: Harbour, seconds: float, tables: int) -> None:
    """So much time passes, and what has fallen due at all these tables is told."""
    await harbour.pass_time(seconds)
    for table in range(1, tables + 1):
        await harbour.settled(table)


async def test_what_falls_due_within_the_hour_is_one_message_and_each_turn_has_its_not_again(
    harbour: Harbour,
) -> None:
    ada, ben = await begin_more(harbour, "general", "general", "general")
    before = loud(ada), loud(ben)
    await all_rung(harbour, DAY - 40 * MINUTE, 3)
    assert (loud(ada), loud(ben)) == before
    await all_rung(harbour, 20 * MINUTE, 3)
    assert (loud(ada), loud(ben)) == (before[0] + 1, before[1] + 1)
    threads = [each for each in harbour.world.records.channels.values() if each.is_thread]
    ((told, place),) = [(each, at) for at in threads for each in reminders(ada.at(at)) if "@Ada" in each.text]
    head, *lines = told.text.splitlines()
    assert head == "@Ada 3 games wait for you:"
    assert [line.partition(",")[0] for line in lines] == [
        f"- Expedition: Congo River 1884 (table {n})" for n in (1, 2, 3)
    ]
    assert len({line.rpartition("/")[2] for line in lines}) == 3, "the way to each"
    (menu,) = told.menus
    assert [line.label for line in menu.options] == [
        "All of these",
        *(f"Expedition: Congo River 1884, table {n}" for n in (1, 2, 3)),
    ]
    here = ada.at(place)
    refused = await ben.at(place).selects("all", on=told)
    assert refused.text == "This reminder is for somebody else."
    done = await here.selects(menu.options[2].value, on=told)
    assert done.text == "All right: no more reminders this turn."
    await all_rung(harbour, DAY, 3)
    assert (loud(ada), loud(ben)) == (before[0] + 2, before[1] + 2), "again one for each person"
    ((second, place),) = [
        (each, at) for at in threads for each in reminders(ada.at(at)) if "@Ada" in each.text
    ]
    assert [line.partition(",")[0][-2] for line in second.text.splitlines()[1:]] == ["1", "3"]
    done = await ada.at(place).selects("all", on=second)
    assert done.text == "All right: no more reminders for these turns."
    await all_rung(harbour, DAY, 3)
    assert (loud(ada), loud(ben)) == (before[0] + 2, before[1] + 3)


@pytest.mark.parametrize(("calls", "messages"), [(Calls.THREAD, 2), (Calls.PRIVATE, 1)])
async def test_who_reads_one_channel_alone_hears_nothing_of_a_table_in_another(
    harbour: Harbour, calls: Calls, messages: int
) -> None:
    ada = harbour.person("Ada", "fr")
    await ada.selects(calls, on=await ada.uses("/moi"), menu="me:calls")
    ada, _ = await begin_more(harbour, "general", "library")
    before = loud(ada)
    await all_rung(harbour, DAY, 2)
    assert loud(ada) == before + messages
    told = [each for at in harbour.world.records.channels.values() for each in reminders(ada.at(at))]
    texts = [each.text for each in told if "Ada" in each.text or calls is Calls.PRIVATE]
    if calls is Calls.PRIVATE:
        texts = [text for text in texts if "@" not in text]
        assert [text.splitlines()[0] for text in texts] == ["2 parties vous attendent\u202f:"]
    else:
        assert sorted(text.partition("(")[2][:7] for text in texts) == ["table 1", "table 2"]
        assert not any("table 1" in text and "table 2" in text for text in texts)


async def test_what_is_said_in_a_channel_names_no_table_for_friends(harbour: Harbour) -> None:
    ada, _ = await begin_more(harbour, "general", "general", "general")
    await harbour.write_by_hand("update tables set has_guests_only = 1 where id = 2")
    before = loud(ada)
    await all_rung(harbour, DAY, 3)
    assert loud(ada) == before + 2
    told = [each.text for at in harbour.world.records.channels.values() for each in reminders(ada.at(at))]
    lines = [text.splitlines() for text in told if "@Ada" in text]
    assert sorted(sum(f"table {n})" in line for line in text for n in (1, 3)) for text in lines) == [0, 2]
    assert sorted(sum("table 2)" in line for line in text) for text in lines) == [0, 1]


async def test_a_call_leaves_a_reminder_that_is_about_other_tables_too(harbour: Harbour) -> None:
    ada = harbour.person("Ada")
    await ada.selects(Calls.PRIVATE, on=await ada.uses("/me"), menu="me:calls")
    ada, ben = await begin_more(harbour, "general", "general")
    await all_rung(harbour, DAY, 2)
    private = harbour.world.private_channel(ada.user)
    (told,) = reminders(ada.at(private))
    for user in (int(ada.user.id), int(ben.user.id)):
        await press(harbour.host, 1, user, (await harbour.host.legal(1, user))[0])
    await harbour.settled(1)
    if 0 in (await harbour.host.table(1)).asked:
        assert [each.id for each in reminders(ada.at(private))] == [told.id]
    await all_rung(harbour, DAY, 2)
    (second,) = reminders(ada.at(private))
    assert "(table 2) waits for you." in second.text


async def test_not_again_is_heard_from_its_person_alone_and_for_its_turn(harbour: Harbour) -> None:
    asked, other = await two(harbour)
    await harbour.pass_time(DAY)
    (told,) = reminders(asked)
    refused = await other.presses("Not again this turn", on=told)
    assert refused.text == "This reminder is for somebody else."
    before = loud(asked)
    done = await asked.presses("Not again this turn", on=told)
    assert done.text == "All right: no more reminders this turn."
    for _ in range(2):
        await harbour.pass_time(DAY)
    assert loud(asked) == before
    await harbour.host.resign(1, await asked_user(harbour.host, 1))
    late = await asked.presses("Not again this turn", on=told)
    assert late.text == "That turn is over."


async def test_a_reminder_goes_once_its_turn_is_over(harbour: Harbour) -> None:
    asked, other = await two(harbour)
    await harbour.pass_time(DAY)
    assert len(reminders(other)) == 1
    user = await asked_user(harbour.host, 1)
    while await asked_user(harbour.host, 1) == user:
        await press(harbour.host, 1, user, (await harbour.host.legal(1, user))[0])
    await harbour.settled()
    assert reminders(other) == reminders(asked) == []
    assert await harbour.host.post(1, PostKind.REMINDER, 0) is None
    assert await harbour.host.post(1, PostKind.REMINDER, 1) is None


@pytest.mark.parametrize("calls", [Calls.PRIVATE, Calls.BOTH, Calls.NONE])
async def test_reminders_go_where_somebody_is_called(harbour: Harbour, calls: Calls) -> None:
    asked, _ = await two(harbour)
    private = harbour.world.private_channel(asked.user)
    await asked.selects(calls, on=await asked.uses("/me"), menu="me:calls")
    before = loud(asked)
    for _ in range(2):
        await harbour.pass_time(DAY)
        in_private = reminders(asked, lambda person: person.sees(private))
        assert len(in_private) == (calls is not Calls.NONE), "the next takes the place of the one before"
        assert len(reminders(asked)) == (calls is Calls.BOTH)
    assert loud(asked) - before == {Calls.PRIVATE: 2, Calls.BOTH: 4, Calls.NONE: 0}[calls]


async def test_closed_private_messages_fall_back_to_the_mention(harbour: Harbour) -> None:
    asked, _ = await two(harbour)
    await asked.selects(Calls.PRIVATE, on=await asked.uses("/me"), menu="me:calls")
    asked.closes_private_messages()
    await harbour.pass_time(DAY)
    assert len(reminders(asked)) == 1


async def test_quiet_hours_and_days_away_are_chosen_on_me(harbour: Harbour) -> None:
    ada, basile = harbour.person("Ada"), harbour.person("Basile", "fr")
    page = await ada.uses("/me")
    assert "**Quiet hours:** not set." in page.text
    assert "**Away:** no." in page.text
    page = await ada.uses("/me", quiet="22h30 - 7", zone="new york")
    assert "**Quiet hours:** 22:30-07:00, America/New_York" in page.text
    back = (datetime.fromtimestamp(harbour.world.clock.now(), UTC) + timedelta(days=9)).date().isoformat()
    page = await ada.uses("/me", away=back)
    assert "**Away** until <t:" in page.text
    assert "22:30-07:00" in page.text, "what was chosen before stays"
    await ada.selects("no", on=page, menu="me:asks")
    assert "**Away** until <t:" in page.message.text
    assert "**Away:** no." in (await ada.uses("/me", away="none")).text
    assert "**Quiet hours:** not set." in (await ada.uses("/me", quiet="No quiet hours")).text
    page = await basile.uses("/moi", calme="23-8", fuseau="Europe/Paris", absence="3")
    assert "23:00-08:00, Europe/Paris" in page.text
    assert page.text.count("<t:") == 1


REFUSED: list[tuple[dict[str, str], str]] = [
    ({"quiet": "22-7"}, "Please say your time zone, too"),
    ({"quiet": "at night", "zone": "UTC"}, "Please write quiet hours like 22-7."),
    ({"quiet": "22-25", "zone": "UTC"}, "Please write quiet hours like 22-7."),
    ({"quiet": "0-15", "zone": "UTC"}, "Quiet hours last at most 14 hours a day."),
    ({"zone": "Atlantis"}, "That time zone is not known."),
    ({"away": "31"}, "Please write the day like"),
    ({"away": "soon"}, "Please write the day like"),
    ({"away": "2020-01-01"}, "You can be away until a day from tomorrow on, at most 30 days ahead."),
]


async def test_what_cannot_be_is_refused_with_the_reason(harbour: Harbour) -> None:
    ada = harbour.person("Ada")
    for options, reason in REFUSED:
        assert (await ada.uses("/me", **options)).text.startswith(reason)
    assert "**Quiet hours:** not set." in (await ada.uses("/me")).text


async def test_zones_hours_and_days_are_completed(harbour: Harbour) -> None:
    ada = harbour.person("Ada")
    offered = await ada.completes("/me", zone="")
    assert (offered[0].name.partition(" (")[0], offered[0].value) == ("Europe/Paris", "Europe/Paris")
    assert [each.value for each in await ada.completes("/me", zone="new york")] == ["America/New_York"]
    now = datetime.fromtimestamp(harbour.world.clock.now(), UTC).strftime("%H:%M")
    assert "UTC" in [each.value for each in await ada.completes("/me", zone=now)]
    assert [each.value for each in await ada.completes("/me", quiet="21h-6h30")] == ["21:00-06:30"]
    assert [each.value for each in await ada.completes("/me", quiet="")][-1] == "none"
    days = await ada.completes("/me", away="")
    assert (days[0].name, days[1].name[:15]) == ("I am here", "Until tomorrow:")
    for each in days:
        assert not (await ada.uses("/me", away=str(each.value))).text.startswith("Please")


async def test_the_table_is_told_that_somebody_is_away_and_not_why(harbour: Harbour) -> None:
    asked, other = await two(harbour)
    before = loud(asked), loud(other)
    await asked.uses("/me", away="7")
    await harbour.settled()
    *_, last = other.sees()
    assert last.text.startswith(f"{asked.name} is away until <t:")
    assert last.is_silent
    for _ in range(6):
        await harbour.pass_time(DAY)
    assert (loud(asked), loud(other)) == before, "nobody is reminded meanwhile"
    await harbour.pass_time(2 * DAY)
    assert loud(asked) == before[0] + 1
