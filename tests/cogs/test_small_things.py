"""Small things that players stumbled over, each said as a friend at the table would."""

from __future__ import annotations

import pytest

from games import GAMES
from games.core import AnyGame, Result, Standing
from games.livingstone.rules import LIVINGSTONE
from playground.people import Person
from render.film.course import standing_lines
from render.livingstone.ledger import icon
from render.livingstone.twin import hand_caption
from tests.cogs.harbour import Harbour, shows
from tools.random_play import position
from words.catalogue import Words

pytestmark = pytest.mark.promise("mend.17")


async def test_a_closed_lobby_is_for_nobody(harbour: Harbour) -> None:
    ada = harbour.person("Ada")
    card = await ada.uses("/play", game="livingstone")
    await ada.presses("Leave", on=card)
    await ada.until(shows(card, "has been closed"), "the card of a closed lobby")
    assert "0 players" not in card.text


async def test_two_tables_have_threads_of_different_names(harbour: Harbour) -> None:
    ada, ben = harbour.person("Ada"), harbour.person("Ben")
    names = []
    for table in (1, 2):
        (player, _) = await harbour.game(ada, ben, table=table)
        names.append(player.place.name)
    assert len(set(names)) == 2, names


@pytest.fixture
async def players(harbour: Harbour) -> list[Person]:
    return await harbour.game(harbour.person("Ada"), harbour.person("Ben", "fr"))


async def test_whoever_asks_since_when_reads_a_sentence(harbour: Harbour, players: list[Person]) -> None:
    """Discord shows the moment itself as "2 minutes ago"."""
    ada, ben = players
    english = (await ada.uses("/table asked")).text.splitlines()[-1]
    french = (await ben.uses("/table attente")).text.splitlines()[-1]
    assert english.startswith("Asked <t:")
    assert french.startswith("Demandé <t:")


async def test_a_spectator_is_not_sent_to_a_hand(harbour: Harbour, players: list[Person]) -> None:
    eve = harbour.person("Eve").at(players[0].place)
    assert "/table hand" not in (await eve.uses("/help")).text
    assert "/table hand" in (await players[0].uses("/help")).text


@pytest.mark.parametrize(("language", "begin"), [("en", "You have "), ("fr", "Vous avez ")])
def test_the_own_hand_speaks_to_its_reader(language: str, begin: str) -> None:
    view = GAMES["livingstone"].view(position(LIVINGSTONE, 2, 4, 80), 0)
    assert sum(view.players[0].gems.values()) > 0
    gems = hand_caption(view, Words(language, "livingstone", ["Ada", "Basile"]))
    assert "Ada" not in gems
    assert gems.count(begin) >= 2  # pounds and gems


@pytest.mark.parametrize("game", GAMES)
def test_scores_leave_out_what_brought_nothing(game: str) -> None:
    sources = _sources(GAMES[game])
    gained = dict.fromkeys(sources, 0) | {sources[0]: 4}
    standings = (Standing(seat=0, rank=1, total=4, sources=gained),)
    lines = standing_lines(Result(standings, (0,), ()), Words("en", game, ["Ada"]))
    (line,) = (line for line in lines if line.startswith("1 "))
    assert " 0" not in line
    assert " 4" in line


def _sources(game: AnyGame) -> list[str]:
    """Where points come from in that game."""
    result = game.result(position(game, game.seats[0], 1, 100_000))
    assert result is not None
    return list(result.standings[0].sources)


def test_gems_are_told_apart_without_colour() -> None:
    """In the bag row nothing else tells them apart: no price stands on them there."""
    shapes = {icon(kind).getchannel("A").tobytes() for kind in ("clear", "blue", "red")}
    assert len(shapes) == 3
