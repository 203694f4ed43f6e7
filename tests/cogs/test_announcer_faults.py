"""The process dies, Discord fails, places disappear: nothing is said twice and no table is lost."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from cogs.telling.announcer import PAUSES
from games.livingstone.rules import Livingstone
from games.livingstone.state import LivingstoneState, Stage
from games.values import Seat
from host.lobby import Person as Player
from host.lobby import Place
from host.outbox import SILENCE, Kind
from playground.faults import Fault
from playground.people import Person
from playground.permissions import Permission
from tests.cogs.announcing import Voice, voice

SEND = "/channels/{channel_id}/messages"
BUTTONS = ["Move", "My hand", "Board", "More"]


@pytest.fixture
async def quay(tmp_path: Path) -> AsyncIterator[Voice]:
    async with voice(tmp_path / "quayside.db") as stage:
        yield stage


@pytest.fixture
def two(quay: Voice) -> list[Person]:
    return [quay.playground.person(name) for name in ("Ada", "Ben")]


# The process dies


async def told_in_full(quay: Voice, people: list[Person]) -> None:
    """The start of a game has been told, each thing once."""
    assert await quay.host.pending() == []
    (card,) = quay.in_general()
    (board,) = await quay.in_thread()
    asked = await quay.asked_person()
    assert card.labels == []
    assert board.labels == BUTTONS
    assert board.pings == (asked.name,)
    assert [len(person.private_messages()) for person in people] == [1] * len(people)


@pytest.mark.parametrize("number", range(1, 8))
async def test_killed_after_any_change_it_says_the_rest_and_nothing_twice(
    quay: Voice, two: list[Person], number: int
) -> None:
    await quay.sit(*two)
    await quay.host.start(quay.table, int(two[0].user.id))
    was_killed = await quay.killed_at(number)
    quay.restart()
    await quay.announcer.start()
    await quay.announcer.settled(quay.table)
    await told_in_full(quay, two)
    # the thread, its card's mark, the card, the board, and each hand
    assert was_killed == (number <= 6)


@pytest.mark.parametrize("number", range(1, 4))
async def test_killed_between_turns_it_pings_once_and_takes_the_old_buttons(
    quay: Voice, two: list[Person], number: int
) -> None:
    await quay.begin(*two)
    await quay.take_die()
    await quay.take_coins()
    await quay.end_turn()
    asked = await quay.asked_person()
    await quay.killed_at(number)
    quay.restart()
    await quay.announcer.start()
    await quay.announcer.settled(quay.table)
    old, new = await quay.in_thread()
    assert (old.labels, new.labels) == ([], BUTTONS)
    assert new.pings == (asked.name,)
    assert await quay.host.pending() == []


async def test_killed_in_flight_and_played_on_the_message_is_brought_up_to_date(
    quay: Voice, two: list[Person]
) -> None:
    await quay.sit(*two)
    await quay.host.start(quay.table, int(two[0].user.id))
    assert await quay.killed_at(4)
    await quay.take_die()
    quay.restart()
    await quay.announcer.start()
    await quay.announcer.settled(quay.table)
    await told_in_full(quay, two)
    (board,) = await quay.in_thread()
    assert "takes the" in board.text


class Together(Livingstone):
    """Livingstone, but once a die is taken the table waits for everybody."""

    def to_act(self, state: LivingstoneState) -> frozenset[Seat]:
        waiting = super().to_act(state)
        return frozenset(range(len(state.players))) if state.stage is Stage.ACT else waiting


async def test_a_message_found_again_counts_only_for_those_it_pinged(tmp_path: Path) -> None:
    async with voice(tmp_path / "together.db", {"livingstone": Together()}) as quay:
        two = [quay.playground.person(name) for name in ("Ada", "Ben")]
        await quay.sit(*two)
        await quay.host.start(quay.table, int(two[0].user.id))
        first = await quay.asked_person()
        assert await quay.killed_at(4)
        await quay.take_die()
        quay.restart()
        await quay.announcer.start()
        await quay.announcer.settled(quay.table)
        found, new = await quay.in_thread()
        (other,) = (person.name for person in two if person.name != first.name)
        assert (found.pings, new.pings) == ((first.name,), (other,))
        assert (found.labels, new.labels) == ([], BUTTONS)
        assert await quay.host.pending() == []


async def test_what_is_closed_begins_nothing_new_and_loses_nothing(quay: Voice, two: list[Person]) -> None:
    await quay.sit(*two)
    await quay.announcer.close()
    await quay.host.start(quay.table, int(two[0].user.id))
    await quay.told()
    assert quay.in_general()[0].labels != []
    quay.restart()
    await quay.announcer.start()
    await quay.announcer.settled(quay.table)
    await told_in_full(quay, two)


# Discord fails


async def test_while_discord_fails_it_waits_longer_each_time(quay: Voice, two: list[Person]) -> None:
    await quay.begin(*two)
    await quay.take_die()
    quay.world.pass_time(SILENCE)
    fault = Fault(method="PATCH", route=SEND + "/{message_id}", status=503, times=3)
    quay.playground.faults.order(fault)
    quay.announcer.wake(quay.table)
    for _ in range(3):
        await quay.rest.begun.wait()
        quay.rest.end()
    await quay.announcer.settled(quay.table)
    assert quay.rest.pauses == list(PAUSES[:3])
    (board,) = await quay.in_thread()
    assert "takes the" in board.text
    assert await quay.host.pending() == []


async def test_whoever_plays_on_ends_the_wait(quay: Voice, two: list[Person]) -> None:
    await quay.begin(*two)
    await quay.take_die()
    quay.world.pass_time(SILENCE)
    quay.playground.faults.order(Fault(method="PATCH", route=SEND + "/{message_id}", status=503))
    quay.announcer.wake(quay.table)
    await quay.rest.begun.wait()
    await quay.draw_card()
    await quay.told()
    (board,) = await quay.in_thread()
    assert "Anything else before you end your turn?" in board.text
    assert quay.rest.pauses == [PAUSES[0]]
    assert [row.message.kind for row in await quay.host.pending()] == [Kind.HAND], "shown when they are done"


async def test_an_answer_that_was_lost_leads_to_one_message(quay: Voice, two: list[Person]) -> None:
    await quay.sit(*two)
    await quay.host.start(quay.table, int(two[0].user.id))
    for _ in range(2):
        quay.playground.faults.order(Fault(method="POST", route=SEND, status=503, after_doing=True))
    quay.announcer.wake(quay.table)
    for _ in range(2):
        await quay.rest.begun.wait()
        quay.rest.end()
    await quay.announcer.settled(quay.table)
    await told_in_full(quay, two)


async def test_one_table_in_trouble_does_not_keep_others_waiting(quay: Voice, two: list[Person]) -> None:
    await quay.begin(*two)
    stuck = quay.table
    await quay.take_die()
    quay.world.pass_time(SILENCE)
    thread = (await quay.thread()).id
    fault = Fault(method="PATCH", route=SEND + "/{message_id}", status=503, channel=thread)
    quay.playground.faults.order(fault)
    quay.announcer.wake(stuck)
    await quay.rest.begun.wait()
    await quay.begin(*two)
    assert (await quay.in_thread())[0].labels == BUTTONS
    assert {row.table for row in await quay.host.pending()} == {stuck}


# Places disappear


async def test_an_archived_thread_opens_again_for_a_new_board(quay: Voice, two: list[Person]) -> None:
    await quay.begin(*two)
    thread = await quay.thread()
    quay.world.set_thread(thread, archived=True)
    await quay.take_die()
    await quay.fell_silent()
    assert not thread.is_archived
    old, new = await quay.in_thread()
    assert (old.labels, new.labels) == ([], BUTTONS)


async def test_out_of_a_locked_thread_the_game_goes_on_in_the_channel(quay: Voice, two: list[Person]) -> None:
    await quay.begin(*two)
    quay.world.set_thread(await quay.thread(), archived=True, locked=True)
    await quay.take_die()
    await quay.fell_silent()
    _, board = quay.in_general()
    assert "Nothing can be posted any more in the thread" in board.text
    assert board.labels == BUTTONS
    await quay.take_coins()
    await quay.fell_silent()
    _, after = quay.in_general()
    assert after.id == board.id
    assert (await quay.now()).place.thread is None
    assert await quay.host.pending() == []


async def test_a_deleted_thread_is_followed_by_a_new_one(quay: Voice, two: list[Person]) -> None:
    await quay.begin(*two)
    old = await quay.thread()
    quay.world.delete_channel(old)
    await quay.take_die()
    await quay.take_coins()
    await quay.end_turn()
    asked = await quay.asked_person()
    await quay.told()
    assert (await quay.thread()).id != old.id
    (board,) = await quay.in_thread()
    assert "has been deleted" in board.text
    assert board.pings == (asked.name,)
    (card,) = quay.in_general()
    assert card.id == (await quay.thread()).id


async def test_without_the_right_to_threads_the_channel_serves(quay: Voice, two: list[Person]) -> None:
    quay.world.take_away(Permission.CREATE_PUBLIC_THREADS, quay.general)
    await quay.begin(*two)
    card, board = quay.in_general()
    assert card.labels == []
    assert (board.labels, (await quay.now()).place.thread) == (BUTTONS, None)
    await quay.take_die()
    await quay.fell_silent()
    assert len(quay.in_general()) == 2
    attempts = [entry for entry in quay.playground.ledger.entries if entry.route.endswith("/threads")]
    assert len(attempts) == 1


async def test_without_the_right_to_write_in_threads_the_channel_serves(
    quay: Voice, two: list[Person]
) -> None:
    quay.world.take_away(Permission.SEND_MESSAGES_IN_THREADS, quay.general)
    await quay.begin(*two)
    _, board = quay.in_general()
    assert board.labels == BUTTONS


async def test_without_the_right_to_attach_files_words_stand_in(quay: Voice, two: list[Person]) -> None:
    quay.world.take_away(Permission.ATTACH_FILES, quay.general)
    await quay.begin(*two)
    await quay.take_die()
    await quay.fell_silent()
    (board,) = await quay.in_thread()
    assert board.files == ()
    assert "The steamboat is in column 1" in board.text
    assert "takes the" in board.text


async def homeless(quay: Voice, people: list[Person]) -> None:
    """Nothing is left to say it in, but the players know and nothing is lost."""
    place = (await quay.now()).place
    assert (place.channel, place.thread) == (None, None)
    assert await quay.host.pending() == []
    for person in people:
        told = [each for each in person.private_messages() if "/table here" in each.text]
        assert len(told) == 1


@pytest.mark.parametrize("loss", ["deleted", "hidden", "silenced"])
async def test_without_any_place_the_players_are_told_once_how_to_go_on(
    quay: Voice, two: list[Person], loss: str
) -> None:
    await quay.begin(*two)
    match loss:
        case "deleted":
            quay.world.delete_channel(quay.general)
        case "hidden":
            quay.world.take_away(Permission.VIEW_CHANNEL, quay.general)
        case "silenced":
            right = Permission.SEND_MESSAGES | Permission.SEND_MESSAGES_IN_THREADS
            quay.world.take_away(right, quay.general)
    await quay.take_die()
    await quay.take_coins()
    await quay.end_turn()
    await quay.told()
    await homeless(quay, two)
    await quay.take_die()
    await quay.fell_silent()
    await homeless(quay, two)


async def test_a_table_without_a_place_can_be_brought_to_another(quay: Voice, two: list[Person]) -> None:
    await quay.begin(*two)
    quay.world.delete_channel(quay.general)
    await quay.take_die()
    await quay.fell_silent()
    quay.general = quay.world.add_channel("harbour")
    place = Place(int(quay.world.guild.id), int(quay.general.id))
    await quay.host.bring(quay.table, int(two[0].user.id), place)
    await quay.told()
    (card,) = quay.in_general()
    assert card.id == (await quay.thread()).id
    (board,) = await quay.in_thread()
    assert board.labels == BUTTONS
    assert board.pings == ((await quay.asked_person()).name,)
    assert "takes the" in board.text


async def test_the_bot_is_removed_and_invited_again(quay: Voice, two: list[Person]) -> None:
    await quay.begin(*two)
    removed = quay.bot.wait_for("guild_remove", timeout=5)
    quay.world.leave(quay.world.bot)
    await removed
    await quay.take_die()
    await quay.fell_silent()
    assert (await quay.now()).place.home is None
    joined = quay.bot.wait_for("guild_join", timeout=5)
    quay.world.join(quay.world.bot)
    await joined
    place = Place(int(quay.world.guild.id), int(quay.general.id))
    await quay.host.bring(quay.table, int(two[0].user.id), place)
    await quay.told()
    assert (await quay.in_thread())[-1].labels == BUTTONS
    assert await quay.host.pending() == []


async def test_a_lobby_that_is_being_opened_is_left_to_whoever_opens_it(
    quay: Voice, two: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    is_ready = asyncio.Event()
    monkeypatch.setattr(quay.bot, "wait_until_ready", is_ready.wait)
    quay.restart()
    await quay.announcer.start()
    ada = int(two[0].user.id)
    place = Place(int(quay.world.guild.id), int(quay.general.id))
    opened = await quay.host.open("livingstone", {}, 2, "en", place, Player(ada, "Ada", "en"), is_shown=True)
    is_ready.set()
    await quay.announcer.settled(opened)
    assert quay.in_general() == []
    quay.announcer.wake(opened)
    await quay.announcer.settled(opened)
    assert len(quay.in_general()) == 1


async def test_many_wakes_at_once_tell_everything_once(quay: Voice, two: list[Person]) -> None:
    await quay.sit(*two)
    await quay.host.start(quay.table, int(two[0].user.id))
    await asyncio.gather(quay.announcer.start(), *(quay.told() for _ in range(5)))
    await told_in_full(quay, two)
