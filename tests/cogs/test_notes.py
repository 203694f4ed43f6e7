"""/note: a word to oneself, above the next panel at that table, once."""

from __future__ import annotations

import asyncio

import pytest

from playground.people import Person
from tests.cogs.harbour import Harbour, shows
from tests.host.people import new_click


@pytest.fixture
async def players(harbour: Harbour) -> list[Person]:
    """Ada, and Ben, who speaks French and has the first turn."""
    return await harbour.game(harbour.person("Ada"), harbour.person("Ben", "fr"))


async def ends_turn(harbour: Harbour, person: Person) -> None:
    """Go on as if absent until somebody else is asked."""
    user = int(person.user.id)
    while (await harbour.host.table(1)).is_waiting_for(user):
        position = (await harbour.host._live.get(1)).now.position
        seat = position.playing(user)
        action = position.game.idle(position.state, seat.seat)
        await harbour.host.play(1, user, action, seat.question, new_click())
    await harbour.settled()


async def test_it_stands_above_the_next_panel_once(harbour: Harbour, players: list[Person]) -> None:
    ada, ben = players
    written = await ada.uses("/note", text="Sell the  red *gems*, @everyone!")
    assert written.message.is_private
    said = "**Your note** (Livingstone, table 1). You will see it the next time you are asked there;"
    assert written.text.startswith(said)
    assert (await ada.uses("/note")).text == written.text
    assert (await ben.uses("/note")).text.startswith("Vous n\u2019avez pas de note à cette table")
    await ends_turn(harbour, ben)
    assert not [each for each in ben.sees() if "gems" in each.text]
    panel = await ada.uses("/table move")
    note = panel.text.split("**Your note:** ")[1].splitlines()[0]
    assert note.replace("\\", "").replace("\u200b", "") == "Sell the red *gems*, @everyone!"
    assert "Which die do you take?" in panel.text
    live = await harbour.host._live.get(1)
    async with asyncio.timeout(10):
        while any(row.note is not None for row in live.now.rows.seats):  # noqa: ASYNC110  # nobody is told
            await asyncio.sleep(0.01)
    again = await ada.uses("/table move")
    assert "Your note" not in again.text
    assert (await ada.uses("/note")).text.startswith("You have no note at that table (Livingstone, table 1).")


async def test_written_in_ones_own_turn_it_is_for_the_next(harbour: Harbour, players: list[Person]) -> None:
    ada, ben = players
    await ben.uses("/note", texte="Un don à la reine")
    assert "note" not in (await ben.uses("/table move")).text.lower()
    await ends_turn(harbour, ben)
    await ends_turn(harbour, ada)
    board = next(each for each in reversed(ben.sees()) if "Move" in each.labels)
    panel = await ben.presses("Move", on=board)
    await ben.until(shows(panel, "**Votre note\u202f:** Un don à la reine"), "the note")


async def test_whoever_has_no_seat_is_told_so(harbour: Harbour, players: list[Person]) -> None:
    reply = await harbour.person("Eve").at(players[0].place).uses("/note", text="mine?")
    assert reply.text == "You have no seat at this table."
    assert reply.message.is_private
