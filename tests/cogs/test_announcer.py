"""What everybody at a table is told: once, where they play, and nothing else."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from cogs.telling.messages import opening
from games import GAMES
from games.record import read_record, replay, totals
from host.outbox import SILENCE
from playground.people import Person
from storage.rows import TableStatus
from tests.cogs.announcing import Voice, voice
from words.catalogue import Words

BUTTONS = ["Move", "My hand", "Board", "More"]
AN_HOUR = 3600


@pytest.fixture
async def quay(tmp_path: Path) -> AsyncIterator[Voice]:
    async with voice(tmp_path / "quayside.db") as stage:
        yield stage


@pytest.fixture
def three(quay: Voice) -> list[Person]:
    return [quay.playground.person(name) for name in ("Ada", "Ben", "Cleo")]


async def test_a_lobby_has_one_card_that_follows_it(quay: Voice, three: list[Person]) -> None:
    ada, ben, _ = three
    await quay.sit(ada, ben)
    (card,) = quay.in_general()
    assert card.labels[:3] == ["Join", "Leave", "Start"]
    assert "Ada" in card.text
    assert "Ben" in card.text
    assert card.pings == ()
    await quay.host.leave(quay.table, int(ben.user.id))
    await quay.told()
    (after,) = quay.in_general()
    assert after.id == card.id
    assert "Ben" not in after.text
    await quay.host.leave(quay.table, int(ada.user.id))
    await quay.told()
    (closed,) = quay.in_general()
    assert closed.labels == []


async def test_a_card_that_was_deleted_is_posted_anew(quay: Voice, three: list[Person]) -> None:
    await quay.sit(*three[:2])
    (card,) = quay.in_general()
    quay.world.delete(card.raw)
    await quay.host.leave(quay.table, int(three[1].user.id))
    await quay.told()
    (again,) = quay.in_general()
    assert again.id != card.id
    assert again.labels[:3] == ["Join", "Leave", "Start"]


async def test_a_game_begins_in_a_thread_of_its_own(quay: Voice, three: list[Person]) -> None:
    await quay.begin(*three)
    thread = await quay.thread()
    assert (thread.name, thread.archives_after) == ("#1 Livingstone: Ada, Ben, Cleo", 10080)
    (card,) = quay.in_general()
    assert thread.id == card.id
    assert card.labels == []
    assert f"<#{thread.id}>" in card.text
    (board,) = await quay.in_thread()
    asked = await quay.asked_person()
    assert board.labels == BUTTONS
    assert board.text.startswith(f"@{asked.name} Livingstone, round 1: Which die do you take?\n")
    assert board.text.splitlines()[-1].startswith("-# Fingerprint")
    assert await quay.host.commitment(quay.table) in board.text
    assert board.text.splitlines()[1:-1] == opening(Words("en", "livingstone")), "and nothing else"
    (picture,) = board.files
    assert picture.filename == "board.png"
    assert picture.content.startswith(b"\x89PNG")
    assert (picture.description or "").startswith("Livingstone, round 1.")
    assert await quay.host.pending() == []


async def test_only_those_newly_asked_are_pinged(quay: Voice, three: list[Person]) -> None:
    await quay.begin(*three)
    (board,) = await quay.in_thread()
    first = await quay.asked_person()
    assert board.pings == (first.name,)
    await quay.take_die()
    await quay.told()
    await quay.take_coins()
    await quay.end_turn()
    await quay.told()
    second = await quay.asked_person()
    assert second.name != first.name
    boards = await quay.in_thread()
    assert [each.pings for each in boards] == [(first.name,), (second.name,)]
    assert not boards[1].is_silent


async def test_what_can_be_taken_back_is_told_when_the_turn_is_handed_over(
    quay: Voice, three: list[Person]
) -> None:
    await quay.begin(*three)
    first = (await quay.asked_person()).name
    (before,) = await quay.in_thread()
    await quay.take_die()
    await quay.told()
    await quay.take_coins()
    await quay.told()
    (after,) = await quay.in_thread()
    assert (after.text, after.raw.edited) == (before.text, before.raw.edited), "nothing yet"
    await quay.end_turn()
    await quay.told()
    old, new = await quay.in_thread()
    assert (old.labels, new.labels) == ([], BUTTONS)
    assert f"\n{first}: takes " in new.text
    aim, *_ = opening(Words("en", "livingstone"))
    assert aim not in new.text
    assert "Fingerprint" not in new.text
    assert old.text.startswith(f"Livingstone, round 1\n{aim}\n")
    assert "@" not in old.text
    assert "?" not in old.text
    assert first not in old.text, "that is for the next message to tell"
    assert await quay.host.commitment(quay.table) in old.text
    assert old.files[0].content == after.files[0].content, "the picture stays"
    assert await quay.host.pending() == []


async def test_what_is_drawn_is_told_at_once_in_the_message_of_the_turn(
    quay: Voice, three: list[Person]
) -> None:
    await quay.begin(*three)
    first = (await quay.asked_person()).name
    (before,) = await quay.in_thread()
    await quay.take_die()
    await quay.draw_card()
    await quay.told()
    (after,) = await quay.in_thread()
    assert after.id == before.id
    assert f"\n{first}: draws an action card.\n" in after.text
    assert after.files[0].content != before.files[0].content
    assert after.labels == BUTTONS


async def test_after_a_silence_the_message_of_the_turn_shows_how_far_it_is(
    quay: Voice, three: list[Person]
) -> None:
    await quay.begin(*three)
    (before,) = await quay.in_thread()
    await quay.take_die()
    quay.world.pass_time(SILENCE - 2)
    await quay.take_coins()
    quay.world.pass_time(SILENCE - 2)
    await quay.told()
    assert (await quay.in_thread())[0].text == before.text, "every step begins it anew"
    quay.world.pass_time(3)
    await quay.told()
    (after,) = await quay.in_thread()
    assert after.id == before.id
    assert re.search(r"\n\w+: takes [1-6] pounds?\.\n", after.text)
    assert await quay.host.pending() == []


async def test_the_silence_ends_by_itself(
    quay: Voice, three: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("host.outbox.SILENCE", 1)
    await quay.begin(*three)
    await quay.announcer.start()
    await quay.take_die()
    seen = await quay.playground.person("Harbourmaster").waits_to_see("takes the", await quay.thread())
    assert seen.labels == BUTTONS


async def test_killed_in_between_the_half_made_turn_is_told_when_its_silence_ends(
    quay: Voice, three: list[Person]
) -> None:
    await quay.begin(*three)
    (before,) = await quay.in_thread()
    await quay.take_die()
    await quay.told()
    quay.restart()
    await quay.announcer.start()
    await quay.announcer.settled(quay.table)
    assert (await quay.in_thread())[0].text == before.text
    quay.world.pass_time(SILENCE)
    quay.restart()
    await quay.announcer.start()
    await quay.announcer.settled(quay.table)
    (after,) = await quay.in_thread()
    assert "takes the" in after.text
    assert await quay.host.pending() == []


async def test_an_old_board_is_not_edited_but_posted_anew_in_silence(
    quay: Voice, three: list[Person]
) -> None:
    await quay.begin(*three)
    quay.world.pass_time(AN_HOUR)
    await quay.take_die()
    await quay.fell_silent()
    old, new = await quay.in_thread()
    assert (old.labels, new.labels) == ([], BUTTONS)
    assert (new.pings, new.is_silent) == ((), True)
    assert "takes the" in new.text
    assert opening(Words("en", "livingstone"))[0] in new.text


async def test_a_board_that_was_deleted_is_posted_anew(quay: Voice, three: list[Person]) -> None:
    await quay.begin(*three)
    (board,) = await quay.in_thread()
    quay.world.delete(board.raw)
    await quay.take_die()
    await quay.fell_silent()
    (again,) = await quay.in_thread()
    assert again.id != board.id
    assert (again.labels, again.pings) == (BUTTONS, ())


async def test_of_a_step_that_was_taken_back_the_thread_never_hears(quay: Voice, three: list[Person]) -> None:
    await quay.begin(*three)
    (before,) = await quay.in_thread()
    asked = len(quay.playground.ledger.entries)
    await quay.take_die()
    await quay.told()
    await quay.host.undo(quay.table, int((await quay.asked_person()).user.id), "undo")
    await quay.fell_silent()
    (after,) = await quay.in_thread()
    assert (after.text, after.raw.edited) == (before.text, before.raw.edited)
    assert len(quay.playground.ledger.entries) == asked, "Discord was asked for nothing"
    assert await quay.host.pending() == []


async def test_a_step_that_was_told_and_taken_back_is_shown_no_more(quay: Voice, three: list[Person]) -> None:
    await quay.begin(*three)
    (before,) = await quay.in_thread()
    await quay.take_die()
    await quay.fell_silent()
    assert "takes the" in (await quay.in_thread())[0].text
    await quay.host.undo(quay.table, int((await quay.asked_person()).user.id), "undo")
    await quay.fell_silent()
    (after,) = await quay.in_thread()
    assert after.text == before.text


async def test_a_long_story_is_folded_and_keeps_its_newest(quay: Voice, three: list[Person]) -> None:
    await quay.begin(*three)
    await quay.play_on(5, steps=120)
    last = quay.playground.person("Ada")
    await quay.host.cancel(quay.table, int(last.user.id))
    await quay.told()
    board = (await quay.in_thread())[-1]
    assert len(board.raw.content) <= 2000
    question, near, *turns = board.text.splitlines()
    assert question.startswith("@Cleo Livingstone, round 9: ")
    assert near == "**The next round is the last.**"
    assert len(turns) == 3
    assert re.search(r"Ada agrees to end the game early\. \*\(and \d+ more\)\*$", board.text)


async def test_a_table_speaks_its_own_language(quay: Voice) -> None:
    people = [quay.playground.person("Ada", "fr"), quay.playground.person("Ben", "en-US")]
    await quay.begin(*people, language="fr")
    (board,) = await quay.in_thread()
    assert board.labels == ["Jouer", "Ma main", "Plateau", "Plus"]
    assert opening(Words("fr", "livingstone"))[0] in board.text
    ada, ben = (person.private_messages()[-1] for person in people)
    assert (ada.labels, ben.labels) == (["Jouer", "Ma main"], ["Move", "My hand"])


async def test_the_end_has_scores_and_a_record_that_can_be_replayed(quay: Voice, three: list[Person]) -> None:
    await quay.begin(*three)
    over = await quay.play_on(2)
    assert over.status is TableStatus.OVER
    assert over.result is not None
    await quay.told()
    first, last = await quay.in_thread()
    assert first.labels == []
    assert last.labels == ["Rematch", "Replay", "Log"]
    assert len(last.pings) == 2, "all but the one who ended it"
    assert not last.is_silent
    words, lines = Words("en", "livingstone"), last.text.splitlines()
    for standing in over.result.standings:
        begin = f"{standing.rank} \N{EN DASH} {over.seats[standing.seat].name}: {standing.total} point"
        (line,) = (each for each in lines if each.startswith(begin))
        for source, points in standing.sources.items():
            assert (f"{words.say(f'source-{source}')} {points}" in line) == (points != 0)
    winner, others = over.result.winners[0], [each for each in over.result.standings if not each.is_out][1:]
    by = over.result.standings[0].total - others[0].total
    won = f"{over.seats[winner].name} wins by {by} point{'s' * (by > 1)}!"
    assert by > 0
    assert re.sub(r"^(@\w+ )+", "", lines[0]) == won, "the first line is the push text"
    assert won in quay.in_general()[0].text
    assert "Gifts to the Queen: " in last.text, "what was hidden"
    assert [line for line in lines if line.startswith("-# ")] == [
        "-# In the file: all moves of this game, for whoever wants to look again."
    ]
    assert ("**" in last.text, "replay" in last.text) == (False, False)
    board, file = last.files
    assert (board.filename, file.filename) == ("board.png", f"livingstone-table-{quay.table}.json")
    record = read_record(file.content)
    *_, end = replay(GAMES["livingstone"], record)
    assert GAMES["livingstone"].result(end.state) == over.result
    assert record.totals == totals(over.result)
    assert all(each.labels == [] for person in three for each in person.private_messages())
    assert await quay.host.pending() == []


async def test_an_end_that_comes_while_a_step_is_being_told_is_told_once(
    quay: Voice, three: list[Person]
) -> None:
    await quay.begin(*three)
    await quay.take_die()
    quay.world.pass_time(SILENCE)
    earlier = await quay.host.untold(quay.table)
    assert earlier is not None
    await quay.play_on(2)
    await quay.announcer._telling._tell_board(earlier.table, earlier.board, earlier.rows)
    await quay.told()
    assert [each.labels for each in await quay.in_thread()] == [[], ["Rematch", "Replay", "Log"]]
    assert await quay.host.pending() == []


async def test_a_game_ended_by_agreement_says_so_and_keeps_its_seed(quay: Voice, three: list[Person]) -> None:
    await quay.begin(*three)
    for person in three:
        await quay.host.cancel(quay.table, int(person.user.id))
    await quay.told()
    old, last = await quay.in_thread()
    assert old.labels == []
    assert last.text.splitlines()[0] == "@Ada @Ben The game ends here: nobody wins."
    assert last.pings == ("Ada", "Ben"), "once each, but not who agreed last"
    assert [file.filename for file in last.files] == ["board.png"]
    assert all(each.labels == [] for person in three for each in person.private_messages())
    assert quay.in_general()[0].labels == []
