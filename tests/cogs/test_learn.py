"""A lesson over the wire: alone, in private messages or in one panel, on the real rules and panel."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from games import GAMES
from games.lessons import Lesson, lessons_of
from playground.people import Person, Playground, Reply
from playground.seen import Seen
from storage.rows import TableStatus
from tests.cogs.harbour import Harbour, moored
from words.catalogue import LANGUAGES, Words

LESSONS = [each for game in GAMES for each in lessons_of(game)]
LOCALES = {"en": "en-US", "fr": "fr"}


async def begins(person: Person, lesson: Lesson, language: str) -> Reply:
    """That lesson by the command, chosen by its name where there are several."""
    reply = await person.uses("/learn", game=lesson.game)
    if len(lessons_of(lesson.game)) == 1:
        return reply
    return await person.presses(Words(language, lesson.game).say(f"lesson-{lesson.id}-title"), on=reply)


async def shown(person: Person) -> Seen:
    """The message of the lesson, where it is now."""
    return person.in_private().private_messages()[-1]


@pytest.mark.slow
@pytest.mark.parametrize("lesson", LESSONS, ids=[each.id for each in LESSONS])
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_lesson_is_played_to_its_end(harbour: Harbour, lesson: Lesson, language: str) -> None:
    ada, ben = harbour.person("Ada", LOCALES[language]), harbour.person("Ben")
    words = Words(language, lesson.game)
    answer = await begins(ada, lesson, language)
    assert words.say("lesson-waits") in answer.text
    me = ada.in_private()
    for number, prompt in enumerate(lesson.prompts, 1):
        now = await shown(ada)
        assert f"**{number}/{len(lesson.prompts)}** {words.say(prompt.key)}" in now.text
        assert now.files, prompt.key
        assert not [label for label in now.labels if len(label) > 38]
        if prompt.wishes:
            asked = await me.presses(words.say("lesson-wishes"), on=now)
            assert [line.label for line in asked.message.menus[0].options] == [
                words.say(f"{prompt.key}.wish-{each}") for each in range(1, len(prompt.wishes) + 1)
            ]
            told = await me.selects(words.say(f"{prompt.key}.wish-1"), on=asked)
            section = f"({'règles' if language == 'fr' else 'rules'} {prompt.wishes[0].rule})"
            assert section in told.text
            wish = words.say(f"{prompt.key}.wish-1")
            asked_for = f"**Et si {wish}\u202f?** " if language == "fr" else f"**May I {wish}?** "
            assert asked_for in told.text
            await me.presses(words.say("panel-back"), on=told)
            assert words.say(prompt.key) in (await shown(ada)).text
        deed = "lesson-show" if prompt.moves else "lesson-next"
        await me.presses(words.say(deed), on=await shown(ada))
    end = await shown(ada)
    assert words.say(f"lesson-{lesson.id}-end") in end.text
    assert end.labels == [words.say(f"lesson-{way}") for way in ("on", "open", "others", "again")]
    assert len(ada.private_messages()) == 1, "one message, changed by her presses"
    assert all(each.is_silent for each in ada.notifications())
    assert ben.sees() == []
    assert await harbour.host.tables_of(int(ada.user.id)) == []


async def test_real_moves_are_made_and_others_stopped(harbour: Harbour) -> None:
    ada = harbour.person("Ada").in_private()
    lesson = await ada.uses("/learn", game="livingstone")
    later = await ada.presses("Die 5: 5 pounds/stones or row 5", on=lesson)
    assert later.text.startswith("The rules let you do that, but it is for later.")
    assert "**1/10**" in later.text
    too = await ada.presses("Die 2: 2 pounds/stones or row 2", on=later)
    assert "A 2 works too" in too.text
    assert "**2/10**" in too.text
    tent = await ada.selects("Tent in row 2", on=await shown(ada))
    assert "**3/10**" in tent.text
    ended = await ada.presses("End the turn", on=tent)
    assert "**4/10**" in ended.text
    table = await harbour.host.table(1)
    assert table.seats[0].user == int(ada.user.id)
    assert len(table.asked) == 1
    assert len(ada.private_messages()) == 1


async def test_pressed_twice_it_is_done_once_and_said_calmly(harbour: Harbour) -> None:
    ada = harbour.person("Ada")
    me = ada.in_private()
    await ada.uses("/learn", game="livingstone")
    for number, button in ((2, "Show me"), (3, "Show me"), (4, "End the turn")):
        lesson = await shown(ada)
        await asyncio.gather(*(me.presses(button, on=lesson) for _ in range(2)))
        now = await shown(ada)
        assert f"**{number}/10**" in now.text
        assert "moved on" not in now.text
    assert (await me.uses("/table hand")).text == Words("en").say("refusal-only_lesson")


async def test_nobody_else_hears_of_it(harbour: Harbour) -> None:
    ada, ben = harbour.person("Ada"), harbour.person("Ben")
    await ada.uses("/learn", game="livingstone")
    await harbour.settled()
    assert (await ben.uses("/table board", table="1")).text == "There is no such table."
    assert await harbour.host.table_at(int(ada.place.id)) is None
    assert await harbour.host.with_computers() == []
    assert await harbour.host.untimed() == []
    assert await harbour.host.pending() == []
    assert (await harbour.host.table(1)).place.home is None
    refusals = [
        await ada.uses("/table here", table="1"),
        await ada.uses("/table undo", table="1"),
        await ada.uses("/table cancel", table="1"),
    ]
    assert {reply.text for reply in refusals} == {Words("en").say("refusal-in_lesson")}
    (answer,) = [each for each in ada.sees() if each.is_private][:1]
    assert "undisturbed" in answer.text
    assert [each for each in ben.sees() if not each.is_private] == []
    for person in (ada, ben):
        assert (await person.uses("/games")).text == Words("en").say("games-none")
        assert await person.completes("/table board", table="") == []
        assert "Livingstone" not in (await person.uses("/stats")).text


async def test_it_is_left_and_gone_on_with_after_a_restart(playground: Playground, tmp_path: Path) -> None:
    database = tmp_path / "quayside.db"
    async with moored(playground, database) as harbour:
        ada = harbour.person("Ada")
        await ada.uses("/learn", game="livingstone")
        me = ada.in_private()
        await me.presses("Show me", on=await shown(ada))
        before = await shown(ada)
        assert "**2/10**" in before.text
        left = await me.presses("Leave", on=before)
        assert left.message.labels == ["Go on with the lesson", "Skip the rest"]
    playground.world.pass_time(40 * 24 * 3600)
    async with moored(playground, database) as harbour:
        again = await me.presses("Go on with the lesson", on=left)
        assert "**2/10**" in again.text
        assert again.message.files
        await ada.uses("/learn", game="livingstone")
        anew = await shown(ada)
        assert anew.id != again.message.id
        assert "**2/10**" in anew.text
        assert len(await harbour.host.lessons_begun(int(ada.user.id))) == 1
        await me.presses("Show me", on=anew)
        assert "**3/10**" in (await shown(ada)).text
        assert all(each.is_silent for each in ada.notifications())


async def test_closed_messages_have_it_in_one_panel(harbour: Harbour) -> None:
    ada, ben = harbour.person("Ada"), harbour.person("Ben")
    ada.closes_private_messages()
    panel = await ada.uses("/learn", game="livingstone")
    assert panel.message.is_private
    for number in range(1, 4):
        assert f"**{number}/10**" in panel.text
        await ada.presses("Show me", on=panel)
    left = await ada.presses("Leave", on=panel)
    end = await ada.presses("Skip the rest", on=left)
    assert "You can play Livingstone" in end.text
    for way, sure in (
        ("Play on against computers", "Play on in the channel"),
        ("Open a table with friends", "Open the table"),
    ):
        asked = await ada.presses(way, on=end)
        assert "for all to see?" in asked.text
        assert f"<#{ada.place.id}>" in asked.text
        assert asked.message.labels == [sure, "Back"]
        end = await ada.presses("Back", on=asked)
        assert "You can play Livingstone" in end.text
    await harbour.settled()
    assert [each for each in ben.sees() if not each.is_private] == [], "nothing was said before it was asked"
    asked = await ada.presses("Play on against computers", on=end)
    gone = await ada.presses("Play on in the channel", on=asked)
    assert f"<#{ada.place.id}>" in gone.text
    await harbour.settled()
    assert [each for each in ben.sees() if not each.is_private]
    assert (await harbour.host.table(1)).prompt is None
    assert [table.id for table in await harbour.host.tables_of(int(ada.user.id))] == [1]


async def test_after_it_there_are_ways_on(harbour: Harbour) -> None:
    ada = harbour.person("Ada")
    me = ada.in_private()
    await ada.uses("/learn", game="livingstone")
    await me.presses("Leave", on=await shown(ada))
    end = await me.presses("Skip the rest", on=await shown(ada))
    others = await me.presses("Another lesson", on=end)
    assert others.message.labels[0] == "Livingstone"
    how = await me.presses("Open a table with friends", on=end)
    assert "/play, game Livingstone" in how.text
    waits = await me.presses("Livingstone", on=others)
    assert "undisturbed" in waits.text
    anew = await shown(ada)
    assert "**1/10**" in anew.text
    assert not anew.is_private, "it stays, for weeks if need be"
    assert (await harbour.host.table(1)).status is TableStatus.CANCELLED
    await me.presses("Leave", on=anew)
    end = await me.presses("Skip the rest", on=await shown(ada))
    await me.presses("Play on against computers", on=end)
    await harbour.settled(2)
    board = await shown(ada)
    assert "Move" in board.labels
    assert len([each for each in ada.private_messages() if "Move" in each.labels]) == 1
    opened = await ada.uses("/learn", game="livingstone")
    assert "undisturbed" in opened.text
    assert (await harbour.host.table(3)).prompt == 0


@pytest.mark.parametrize("is_closed", [False, True])
async def test_whoever_looks_at_a_lobby_learns_its_game_alone(harbour: Harbour, *, is_closed: bool) -> None:
    ada, ben = harbour.person("Ada"), harbour.person("Ben")
    opened = await ada.uses("/play", game="livingstone", language="English")
    if is_closed:
        ben.closes_private_messages()
    before = opened.text
    answer = await ben.presses("Learn this game", on=opened)
    assert answer.message.is_private
    assert ("**1/10**" in answer.text) is is_closed
    if not is_closed:
        assert "**1/10**" in (await shown(ben)).text
    await harbour.settled()
    assert opened.text == before, "nothing there has changed"
    assert [seat.user for seat in (await harbour.host.table(1)).seats] == [int(ada.user.id)]
    assert [each for each in ada.sees() if not each.is_private] == [opened.message]


async def test_a_game_of_two_lessons_asks_which(harbour: Harbour) -> None:
    ada = harbour.person("Ada", "fr")
    opened = await ada.uses("/play", game="panamax", language="English")
    which = await ada.presses("Learn this game", on=opened)
    assert which.message.is_private
    assert which.message.labels == ["Panamax 1\u202f: dés et navires", "Panamax 2\u202f: l\u2019argent"]
