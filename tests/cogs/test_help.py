"""/help: what a person can do here and now."""

from __future__ import annotations

import pytest

from games import GAMES
from playground.people import Person
from playground.permissions import Permission
from tests.choosing import chooses, lines_of
from tests.cogs.harbour import Harbour
from words.catalogue import Words

TITLES = {game: Words("en", game).say(f"game-{game}") for game in GAMES}


@pytest.fixture
async def players(harbour: Harbour) -> list[Person]:
    """Ada, and Ben, who speaks French and has the first turn."""
    return await harbour.game(harbour.person("Ada"), harbour.person("Ben", "fr"))


async def test_elsewhere_help_names_the_games_and_how_to_begin(harbour: Harbour) -> None:
    reply = await harbour.person("Ada").uses("/help")
    assert reply.message.is_private
    assert "**Livingstone** (2 to 5 players, 40 min, light). Draft dice" in reply.text
    assert reply.message.labels == ["Learn a game", "Play alone", "Open a table", "My tables", "Rules"]
    assert len(reply.text.splitlines()) <= 12
    french = await harbour.person("Zoé", "fr").uses("/aide")
    assert "**Livingstone** (2 à 5 joueurs, 40 min, facile). Des dés" in french.text
    assert french.message.labels == [
        "Apprendre un jeu",
        "Jouer seul",
        "Ouvrir une table",
        "Mes tables",
        "Règles",
    ]


async def test_help_opens_a_table_and_begins_a_game_alone(harbour: Harbour) -> None:
    ada = harbour.person("Ada")
    reply = await ada.uses("/help")
    asked = await ada.presses("Open a table", on=reply)
    assert asked.text.startswith("**Open a table here:**")
    assert asked.message.labels == [*(TITLES.values()), "Back"]
    back = await ada.presses("Back", on=asked)
    assert back.text == reply.text
    card = await ada.presses("Rotterdam", on=await ada.presses("Open a table", on=back))
    assert not card.message.is_private
    assert "Join" in card.message.labels
    await ada.presses("Livingstone", on=await ada.presses("Play alone", on=await ada.uses("/help")))
    await harbour.settled(2)
    alone = await harbour.host.table(2)
    assert [seat.computer for seat in alone.seats] == [None, "easy", "easy"]
    assert alone.status == "running"
    tables = await ada.presses("My tables", on=await ada.uses("/help"))
    assert "Rotterdam" in tables.text
    assert "Livingstone" in tables.text


async def test_what_help_cannot_do_is_said_and_does_nothing(harbour: Harbour) -> None:
    ada = harbour.person("Ada").in_private()
    reply = await ada.uses("/help")
    assert reply.message.labels == ["Learn a game", "Play alone", "My tables", "Rules"]
    rules = await ada.presses("Panamax", on=await ada.presses("Rules", on=reply))
    assert rules.text.startswith("## 1 At a glance")
    assert await harbour.host.tables_of(int(ada.user.id)) == []


async def test_rules_are_read_without_a_table(harbour: Harbour) -> None:
    ada = harbour.person("Ada")
    assert (await ada.uses("/rules", game="congo")).text.startswith("## 1 At a glance")
    reply = await ada.uses("/rules", game="panamax", section="4.3")
    assert reply.text.startswith("## 4.3 Taking a die")
    meaning = await chooses(ada, "White die", reply)
    assert meaning.text.startswith("## White die\nYou take one a turn")
    assert meaning.text.endswith("-# More in 2.8 The action table")
    there = await chooses(ada, "2.8 The action table", meaning)
    assert there.text.startswith("## 2.8 The action table")
    assert (await ada.uses("/rules", game="congo", section="99")).text.startswith("The rules have no such")
    french = await harbour.person("Zoé", "fr").uses("/règles", jeu="panamax")
    assert "Dé blanc" in (await chooses(harbour.person("Zoé", "fr"), "Dé blanc", french)).text


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
