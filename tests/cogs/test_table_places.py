"""The world changes under a game: each change has a sentence and a way to go on."""

from __future__ import annotations

import pytest

from games.livingstone.actions import EndTurn, TakeCoins, TakeDie
from playground.data import Channel
from playground.people import Person
from playground.permissions import Permission
from tests.choosing import chooses, lines_of
from tests.cogs.harbour import Harbour
from tests.host.people import press


@pytest.fixture
async def players(harbour: Harbour) -> list[Person]:
    """Ada, and Ben, who has the first turn."""
    return await harbour.game(harbour.person("Ada"), harbour.person("Ben"))


async def home(harbour: Harbour, table: int = 1) -> Channel | None:
    """Where the table is now."""
    place = (await harbour.host.table(table)).place.home
    return None if place is None else harbour.world.records.channels.get(str(place))


async def test_a_player_brings_the_table_elsewhere(harbour: Harbour, players: list[Person]) -> None:
    ada, ben = players
    cellar = harbour.world.add_channel("cellar")
    reply = await ada.at(cellar).uses("/table here")
    assert reply.text == "The table is here now."
    assert reply.message.is_private
    await harbour.settled()
    new = await home(harbour)
    assert new is not None
    assert new.parent == cellar.id
    (board,) = ben.at(new).sees()
    assert "Which die do you take?" in board.text
    assert "Move" in board.labels
    assert board.pings == ("Ben",)


async def test_only_players_bring_a_table(harbour: Harbour, players: list[Person]) -> None:
    cellar = harbour.world.add_channel("cellar")
    zoe = harbour.person("Zoé", "fr").at(cellar)
    reply = await zoe.uses("/table ici", table="1")
    assert reply.text == "Vous n\u2019avez pas de place à cette table."
    assert await home(harbour) == players[0].place


async def test_a_table_cannot_be_brought_into_private(harbour: Harbour, players: list[Person]) -> None:
    reply = await players[0].in_private().uses("/table here")
    assert reply.text.startswith("Tables have their home in a server.")
    assert await home(harbour) == players[0].place


async def test_nor_into_the_thread_of_another_table(harbour: Harbour, players: list[Person]) -> None:
    cleo, _ = await harbour.game(harbour.person("Cleo"), harbour.person("Dan"), table=2)
    reply = await players[0].at(cleo.place).uses("/table here")
    assert reply.text.startswith("Another table has its home here.")
    assert await home(harbour) == players[0].place


async def test_among_several_one_is_named_to_be_brought(harbour: Harbour, players: list[Person]) -> None:
    ada, _ = players
    await harbour.game(harbour.person("Ada"), harbour.person("Cleo"), table=2)
    cellar = harbour.world.add_channel("cellar")
    assert (await ada.at(cellar).uses("/table here")).text.startswith("You sit at several tables")
    assert (await ada.at(cellar).uses("/table here", table="2")).text == "The table is here now."


async def test_a_deleted_thread_is_replaced_and_who_is_asked_is_called(
    harbour: Harbour, players: list[Person]
) -> None:
    ada, ben = players
    harbour.world.delete_channel(ada.place)
    call = await ben.until(
        lambda: next((m for m in ben.pings() if "The thread of this game has been deleted" in m.text), None),
        "a new call",
    )
    await harbour.settled()
    new = await home(harbour)
    assert new is not None
    assert new.id == call.channel != ada.place.id
    assert "Die 4" in lines_of((await ben.at(new).uses("/table move")).message)


async def test_a_deleted_channel_is_told_in_private_and_the_table_brought_elsewhere(
    harbour: Harbour, players: list[Person]
) -> None:
    ada, ben = players
    cellar = harbour.world.add_channel("cellar")
    harbour.world.delete_channel(harbour.person("Ada").place)
    for who in players:
        await who.waits_to_see("/table here", who.in_private().place)
    await harbour.settled()
    assert await home(harbour) is None
    assert not [m for m in ben.pings() if "Which die" in m.text], "the board went with its channel"
    lost = await ada.at(cellar).uses("/games")
    assert "use /table here" in lost.text
    assert (await ada.at(cellar).uses("/table here")).text == "The table is here now."
    await ben.until(lambda: [m for m in ben.pings() if "Which die" in m.text] or None, "a new call")
    assert (await home(harbour)) is not None


async def test_a_deleted_channel_tells_every_table_of_it(harbour: Harbour) -> None:
    """Two lobbies, which have no thread."""
    ada, ben = harbour.person("Ada"), harbour.person("Ben")
    cellar = harbour.world.add_channel("cellar")
    for who in (ada, ben):
        await who.at(cellar).uses("/play", game="livingstone")
    harbour.world.delete_channel(cellar)
    for who in (ada, ben):
        await who.waits_to_see("/table here", who.in_private().place)


async def test_the_bot_is_sent_away_and_invited_again(harbour: Harbour, players: list[Person]) -> None:
    ada, ben = players
    harbour.world.leave(harbour.world.bot)
    for action in (TakeDie(4), TakeCoins(), EndTurn()):
        await press(harbour.host, 1, int(ben.user.id), action)
    harbour.bot.announcer.wake(1)
    await harbour.settled()
    harbour.world.join(harbour.world.bot)
    hello = await harbour.person("Ada").waits_to_see("/setup")
    assert "/help" in hello.text
    await ada.uses("/table here", table="1")
    await ada.until(lambda: [m for m in ada.pings() if "takes 4 pounds" in m.text] or None, "the board")


async def test_who_left_the_server_plays_on_in_private(harbour: Harbour, players: list[Person]) -> None:
    _, ben = players
    hand = await ben.until(lambda: ben.private_messages() or None, "the hand")
    ben.leaves()
    panel = await ben.presses("Move", on=hand[-1])
    assert "Die 4" in lines_of(panel.message)


async def test_a_channel_closed_to_the_bot_is_told_of_in_private(
    harbour: Harbour, players: list[Person]
) -> None:
    ada, ben = players
    cellar = harbour.world.add_channel("cellar")
    harbour.world.take_away(Permission.VIEW_CHANNEL, harbour.person("Ada").place)
    panel = await ben.in_private().uses("/table move")
    await chooses(ben, "Die 4", on=panel)
    await harbour.fell_silent()
    for who in players:
        await who.waits_to_see("/table here", who.in_private().place)
    await harbour.settled()
    assert (await ada.at(cellar).uses("/table here")).text == "The table is here now."
    await harbour.settled()
    new = await home(harbour)
    assert new is not None
    assert "Ben: takes the 4." in ada.at(new).sees()[-1].text
