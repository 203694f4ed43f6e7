"""/games: all tables of a person, page by page, and the way to the next that waits."""

from __future__ import annotations

from functools import partial

import pytest

from cogs.looking.games import ON_A_PAGE
from playground.people import Person, Reply
from tests.cogs.harbour import Harbour, shows


def has_left(reply: Reply, line: str) -> bool | None:
    """To be waited for: that line is shown no more."""
    return line not in reply.text or None


@pytest.fixture
async def players(harbour: Harbour) -> list[Person]:
    """Ada, and Ben, who speaks French and has the first turn."""
    return await harbour.game(harbour.person("Ada"), harbour.person("Ben", "fr"))


async def test_games_lists_those_that_wait_first_with_links(harbour: Harbour, players: list[Person]) -> None:
    ada, ben = players
    await harbour.card(harbour.person("Ada"), harbour.person("Ben"))
    reply = await ben.in_private().uses("/parties")
    title, first, second = reply.text.splitlines()
    assert title == "**Vos 2 tables**, 1 vous attend"
    guild, thread = harbour.world.guild.id, ada.place.id
    assert first.startswith("- Livingstone, table 1\u202f: **à vous de jouer.** Quel dé prenez-vous")
    assert f"https://discord.com/channels/{guild}/{thread}/{ada.sees()[0].id}" in first
    assert second.startswith("- Livingstone, table 2\u202f: 2 places prises sur 5")
    assert f"https://discord.com/channels/{guild}/" in second
    others = (await ada.uses("/games")).text.splitlines()
    assert "- Livingstone, table 1: waiting for Ben" in others[1] + others[2]


async def test_games_of_somebody_who_plays_nowhere(harbour: Harbour, players: list[Person]) -> None:
    reply = await harbour.person("Eve").at(players[0].place).uses("/games")
    assert reply.text == "You do not sit at any table. Open one with /play."
    assert reply.message.is_private


async def test_all_of_many_are_shown_page_by_page(harbour: Harbour) -> None:
    ada, many = harbour.person("Ada"), 2 * ON_A_PAGE + 1
    harbour.host._limits = type(harbour.host._limits)(lobbies_per_person=many)
    for _ in range(many):
        await ada.uses("/play", game="livingstone")
    reply = await ada.uses("/games")
    seen = list[str]()
    for page in range(1, 4):
        title, *lines = reply.text.splitlines()
        assert title == f"**Your {many} tables**"
        assert len(lines) == (1 if page == 3 else ON_A_PAGE)
        seen += lines
        previous = [f"Previous ({page - 1} of 3)"] if page > 1 else []
        following = [f"Next ({page + 1} of 3)"] if page < 3 else []
        assert reply.message.labels == previous + following
        if following:
            await ada.presses(following[0], on=reply)
            await ada.until(partial(has_left, reply, lines[0]), "the next page")
    assert len({*seen}) == many
    assert len([message for message in ada.sees() if message.is_private]) == 1, "in place"
    await ada.presses("Previous (2 of 3)", on=reply)
    await ada.until(shows(reply, seen[ON_A_PAGE]), "the page before")


async def test_next_leads_to_the_table_that_waits(harbour: Harbour, players: list[Person]) -> None:
    """Ben is asked at two; the button at the end of a turn has the same source (`test_live_panel`)."""
    _, ben = players
    cleo = harbour.person("Cleo")
    await harbour.game(cleo, harbour.person("Ben", "fr"), table=2)
    listed = await ben.uses("/parties")
    assert listed.text.startswith("**Vos 2 tables**, 2 vous attendent")
    first = await harbour.host.next_table(int(ben.user.id))
    assert first is not None
    await ben.presses("Table suivante", on=listed)
    await ben.until(shows(listed, "Quel dé prenez-vous"), "the panel in place of the list")
    assert any(f":{first.id}." in (button.custom_id or "") for button in listed.message.buttons)
    other = await harbour.host.next_table(int(ben.user.id), besides=first.id)
    assert other is not None
    assert other.id != first.id


async def test_without_a_table_that_waits_there_is_no_next(harbour: Harbour, players: list[Person]) -> None:
    reply = await players[0].uses("/games")
    assert reply.text.startswith("**Your table**\n- Livingstone, table 1: waiting for Ben")
    assert reply.message.labels == []
