"""/help: what a person can do here and now."""

from __future__ import annotations

import pytest

from playground.people import Person
from playground.permissions import Permission
from tests.choosing import lines_of
from tests.cogs.harbour import Harbour


@pytest.fixture
async def players(harbour: Harbour) -> list[Person]:
    """Ada, and Ben, who speaks French and has the first turn."""
    return await harbour.game(harbour.person("Ada"), harbour.person("Ben", "fr"))


async def test_elsewhere_help_names_the_games_and_how_to_begin(harbour: Harbour) -> None:
    reply = await harbour.person("Ada").uses("/help")
    assert reply.message.is_private
    assert "**Livingstone** (2 to 5 players). The steamboat sails" in reply.text
    assert "/play opens a table" in reply.text
    assert len(reply.text.splitlines()) <= 12
    french = await harbour.person("Zoé", "fr").uses("/aide")
    assert "**Livingstone** (de 2 à 5 joueurs). Le bateau" in french.text
    assert "/jouer ouvre une table" in french.text


async def test_help_beside_an_open_lobby_says_that_one_can_join(harbour: Harbour) -> None:
    await harbour.person("Ada").uses("/play", game="livingstone")
    reply = await harbour.person("Ben").uses("/help")
    assert "**Table 1 is open here:** press Join" in reply.text


async def test_help_in_private_says_what_can_be_done_there(harbour: Harbour) -> None:
    reply = await harbour.person("Ada").in_private().uses("/help")
    assert "Here in private you can look at your tables" in reply.text


async def test_help_in_a_game_says_what_to_do_now(harbour: Harbour, players: list[Person]) -> None:
    ada, ben = players
    mine = await ben.uses("/aide")
    assert mine.text.startswith("**C\u2019est à vous de jouer.** Quel dé prenez-vous")
    assert mine.message.labels == ["Jouer", "Règles"]
    others = await ada.uses("/help")
    assert others.text.startswith("**It is not your turn.** The table waits for:\n**B** Ben: Which die")
    assert others.message.labels == ["Rules"]
    watching = await harbour.person("Eve").at(ada.place).uses("/help")
    assert watching.text.startswith("**You are watching.** The table waits for:\n**B** Ben:")
    panel = await ben.presses("Jouer", on=mine)
    assert "Dé 4" in lines_of(panel.message)


async def test_help_after_the_end_leads_to_the_next_game(harbour: Harbour, players: list[Person]) -> None:
    for who in players:
        await who.uses("/table cancel")
    assert (await players[0].uses("/help")).text.startswith("The game is over. Press Rematch")


async def test_help_fits_a_game_that_is_played_in_the_channel_itself(harbour: Harbour) -> None:
    ada, ben = harbour.person("Ada"), harbour.person("Ben")
    harbour.world.take_away(Permission.CREATE_PUBLIC_THREADS, ada.place)
    card = await harbour.card(ada, ben)
    await ada.presses("Start", on=card)
    await ada.waits_to_see("Which die do you take?")
    assert (await ben.uses("/help")).text.startswith("**It is your turn.**")
