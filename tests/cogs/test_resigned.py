"""Who has resigned is watching: may look at everything, changes nothing and calls nobody."""

from __future__ import annotations

import pytest

from playground.people import Person
from tests.cogs.harbour import Harbour

RESIGNED = "You have resigned from this game."


@pytest.fixture
async def players(harbour: Harbour) -> list[Person]:
    """Ada, who sat first and has resigned; Ben and Cleo, who play on."""
    people = await harbour.game(*(harbour.person(name) for name in ("Ada", "Ben", "Cleo")))
    sure = await people[0].uses("/table resign")
    await people[0].presses("Yes, resign", on=sure)
    await harbour.settled()
    return people


async def standing(harbour: Harbour, players: list[Person]) -> object:
    """Where the table is and stands, and how often each player has been called or written to."""
    await harbour.settled()
    table = await harbour.host.table(1)
    letters = [[each for each in who.private_messages() if not each.is_private] for who in players]
    return table, [len(who.pings()) for who in players], [len(own) for own in letters]


@pytest.mark.promise("mend.12")
async def test_who_has_resigned_neither_moves_the_table_nor_calls_anybody(
    harbour: Harbour, players: list[Person]
) -> None:
    ada = players[0]
    cellar = harbour.world.add_channel("cellar")
    before = await standing(harbour, players)
    told = {
        "/table here": (await ada.at(cellar).uses("/table here", table="1")).text,
        "/table resign": (await ada.uses("/table resign")).text,
        **{
            command: (await ada.uses(command)).text
            for command in ("/table move", "/table undo", "/table cancel", "/table advance")
        },
        "/livingstone take-die": (await ada.uses("/livingstone take-die", die=4)).text,
    }
    assert told == dict.fromkeys(told, RESIGNED)
    assert await standing(harbour, players) == before
    assert not ada.at(cellar).sees()[1:], "nothing but the answer"


async def test_nor_by_any_button(harbour: Harbour, players: list[Person]) -> None:
    ada, ben, _ = players
    before = await standing(harbour, players)
    board = next(each for each in reversed(ben.sees()) if "Move" in each.labels)
    assert (await ada.presses("Move", on=board)).text == RESIGNED
    assert (await ada.presses("More", on=board)).message.labels == [
        "Log",
        "Rules",
        "Text",
        "Report a problem",
    ]
    hand = next(each for each in ada.private_messages() if "Move" in each.labels)
    assert (await ada.presses("Move", on=hand)).text == RESIGNED
    assert await standing(harbour, players) == before


async def test_but_looks_at_everything(harbour: Harbour, players: list[Person]) -> None:
    ada = players[0]
    before = await standing(harbour, players)
    for command in ("board", "text", "hand", "log", "missed", "asked", "rules", "fair"):
        reply = await ada.uses(f"/table {command}")
        assert RESIGNED not in reply.text
        assert reply.text or reply.message.files
    assert "You are watching" in (await ada.uses("/help")).text
    assert await standing(harbour, players) == before


async def test_a_table_whose_first_player_has_resigned_finds_another_thread(
    harbour: Harbour, players: list[Person]
) -> None:
    _, ben, cleo = players
    asked = await harbour.asked(players)
    assert asked in (ben, cleo)
    harbour.world.delete_channel(ben.place)
    deleted = "The thread of this game has been deleted"
    call = await asked.until(
        lambda: next((each for each in asked.pings() if deleted in each.text), None), "a new call"
    )
    assert call.channel != ben.place.id
    assert call.pings == (asked.name,)


async def test_after_the_end_who_resigned_may_take_part_again(
    harbour: Harbour, players: list[Person]
) -> None:
    ada, *others = players
    for who in others:
        await who.uses("/table cancel")
    end = await ada.until(
        lambda: next((each for each in ada.sees() if "Rematch" in each.labels), None), "the end"
    )
    assert "A new table is open" in (await ada.presses("Rematch", on=end)).text
    assert (await harbour.host.table(2)).seats[0].name == "Ada"
