from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from playground import shown
from playground.clock import DISCORD_EPOCH, Clock
from playground.errors import Refusal
from playground.feed import Change, TooLate
from playground.keeping import load, save, snapshot
from playground.messages import speak
from playground.world import World
from tests.playground.example import new_bot, png
from tests.playground.stage import playing, running


async def test_a_saved_world_goes_on_where_it_was(tmp_path: Path) -> None:
    async with playing() as playground, running(new_bot()):
        ada = playground.person("Ada", locale="fr", nick="Captain")
        await ada.uses("/lobby")
        await ada.uses("/board")
        await ada.uses("/hand")
        await ada.uses("/table")
        ada.closes_private_messages()
        save(snapshot(playground.world), tmp_path)
    async with playing(load(tmp_path)) as playground, running(new_bot()):
        ada = playground.person("Ada")
        assert (ada.user.locale, ada.name) == ("fr", "Captain")
        card, board = ada.sees()[:2]
        assert (await ada.presses("Join", on=card)).text == "1 at table 3, last Captain"
        assert board.files[0].content == png(4, 3)
        assert len(ada.private_messages()) == 1
        assert not ada.user.accepts_messages
        assert [each.text for each in ada.at("Table 1").sees()] == ["Welcome"]


def test_ephemeral_messages_are_not_saved_and_ids_go_on(tmp_path: Path) -> None:
    world = World.new()
    ada = world.add_user("Ada")
    said = speak(world, ada, world.channel_named("general"), "Hello")
    whispered = msgspec.structs.replace(said, id=world.snowflakes.next(), flags=64, only_for=ada.id)
    world.post(whispered)
    save(snapshot(world), tmp_path)
    again = load(tmp_path, Clock(lambda: DISCORD_EPOCH / 1000))
    assert list(again.records.messages) == [said.id]
    assert int(again.snowflakes.next()) > int(whispered.id)


def test_ids_carry_their_time_and_rise() -> None:
    world = World.new(clock=Clock(lambda: 1_800_000_000.0))
    first, second = world.snowflakes.next(), world.snowflakes.next()
    assert int(second) > int(first)
    assert (int(first) >> 22) + DISCORD_EPOCH == 1_800_000_000_000


@pytest.mark.parametrize(
    ("find", "code"),
    [
        (lambda world: world.user("1"), 10013),
        (lambda world: world.channel("1"), 10003),
        (lambda world: world.message("1", "1"), 10008),
    ],
)
def test_what_is_not_there_is_unknown(find: object, code: int) -> None:
    assert callable(find)
    with pytest.raises(Refusal) as refused:
        find(World.new())
    assert refused.value.code == code


def test_a_watcher_hears_every_change_and_stops_hearing() -> None:
    world = World.new()
    heard: list[Change] = []
    with world.feed.listening(heard.append):
        ada = world.add_user("Ada")
        message = speak(world, ada, world.channel_named("general"), "Hello")
        world.delete(message)
    world.add_channel("unheard")
    assert [change.kind for change in heard] == ["GUILD_MEMBER_ADD", "MESSAGE_CREATE", "MESSAGE_DELETE"]


async def test_waiting_ends_when_time_has_passed_or_the_wish_has_come_true() -> None:
    world = World.new()
    with pytest.raises(TooLate, match="rain"):
        await world.feed.until(lambda: None, before=world.clock.now() - 1, waiting_for="rain")
    assert await world.feed.until(lambda: 7, before=world.clock.now() - 1, waiting_for="luck") == 7
    with pytest.raises(TooLate):
        await world.feed.until(lambda: False, before=world.clock.now() + 0.01, waiting_for="snow")


@pytest.mark.promise("mend.17")
def test_many_private_answers_do_not_push_the_board_off_the_page() -> None:
    world = World.new()
    ada = world.add_user("Ada")
    place = next(iter(world.records.channels.values()))
    board = speak(world, ada, place, "the board")
    for number in range(shown.PAGE + 20):
        speak(world, ada, place, f"panel {number}").only_for = ada.id
    assert board in shown.latest(world, place)
    for number in range(shown.PAGE):
        speak(world, ada, place, f"later {number}")
    assert board not in shown.latest(world, place)
