"""Beside the picture of a hand stands what its things are for, in a few lines."""

from __future__ import annotations

import pytest

from games import GAMES
from render import ARTISTS
from tests.games.congo.positions import player as congo_player
from tests.games.congo.positions import position as congo_position
from tests.games.contract.tables import PLAIN_TABLES, Table, begin, some, whole_game
from tests.games.livingstone.positions import player as livingstone_player
from tests.games.livingstone.positions import position as livingstone_position
from tests.games.rotterdam.positions import player as rotterdam_player
from tests.games.rotterdam.positions import position as rotterdam_position
from words.catalogue import LANGUAGES, Words

PHONE = 42
MOST_LINES = 9


def note(game: str, state: object, language: str = "en") -> list[str]:
    view = GAMES[game].view(state, 0)
    return ARTISTS[game].hand_note(view, Words(language, game)).splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", PLAIN_TABLES, ids=lambda table: table.name)
def test_it_is_short(table: Table, language: str) -> None:
    for move in some(whole_game(table), 40):
        lines = note(table.game_id, move.before, language)
        assert sum(-(-len(line) // PHONE) for line in lines) <= MOST_LINES, lines


def test_in_rotterdam_it_says_which_cargo_brought_where_makes_what_is_missing() -> None:
    hand = rotterdam_player(
        products=["bread"], missions=["m01_bread_beer", "m28_petrol_plastic", "m06_bread_petrol"]
    )
    state = rotterdam_position(hand, rotterdam_player())
    assert note("rotterdam", state) == [
        "Wanted: beer (grain to Vulcaanhaven).",
        "Wanted: petrol and plastic (crude oil to Botlek).",
    ]
    picture = ARTISTS["rotterdam"].hand(GAMES["rotterdam"].view(state, 0), Words("en", "rotterdam"))
    written = [box.text for box in picture.boxes]
    assert "Vulcaanhaven" in written
    assert "Botlek" in written
    assert "Merwehaven" not in written


def test_in_congo_it_says_whom_auxiliaries_go_with() -> None:
    hand = congo_player("be_doctor_1", auxiliaries=["nurse", "nurse", "interpreter"], hippos=[2])
    lines = note("congo", congo_position(hand, congo_player("fr_officer_1")))
    assert lines == [
        "Auxiliaries: nurse for doctors and interpreter for whoever does not speak the port\u2019s language.",
        "Hippo tiles decide ties; the ones you lay are gone.",
    ]
    assert note("congo", congo_position(congo_player("be_doctor_1"), congo_player("fr_officer_1"))) == []


def test_in_livingstone_it_says_what_gems_are_good_for() -> None:
    rich = livingstone_position(livingstone_player(gems={"red": 1}), livingstone_player())
    assert note("livingstone", rich)[1].startswith("Sold, a clear gem brings 1, a blue one 3, a red one 5;")
    assert len(note("livingstone", livingstone_position(livingstone_player(), livingstone_player()))) == 1


def test_in_panamax_it_says_how_contracts_are_read_and_then_what_the_objective_pays() -> None:
    table = next(table for table in PLAIN_TABLES if table.game_id == "panamax")
    assert note("panamax", begin(table, 1).state)[0].startswith("Each number is a die to load")
    assert note("panamax", whole_game(table)[-1].before)[0].startswith("Your secret objective: ")
