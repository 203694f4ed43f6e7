"""Setting up: section 3, and the option that names the first player (7)."""

from __future__ import annotations

import pytest

from games.chance import Rng
from games.congo.actions import ChooseCharacter, ChooseFirstPlayer
from games.congo.data import NEUTRALS, USED
from games.congo.rules import CONGO
from games.congo.state import CongoOptions, CongoState, FirstPlayer, Stage
from games.core import Step
from games.values import Event, Who
from tests.games.congo.conservation import congo
from tests.games.congo.playing import play, refused
from tests.games.congo.positions import A, B, C
from tests.games.playing import events_of, kinds
from tests.games.telling import said

TABLE = {
    2: {
        "stops": 13,
        "boxed_tiles": 6,
        "neutrals": 10,
        "characters": 42,
        "specials": 12,
        "dealt": 3,
        "pile": 6,
    },
    3: {
        "stops": 13,
        "boxed_tiles": 6,
        "neutrals": 12,
        "characters": 40,
        "specials": 14,
        "dealt": 2,
        "pile": 8,
    },
    4: {
        "stops": 14,
        "boxed_tiles": 5,
        "neutrals": 14,
        "characters": 38,
        "specials": 14,
        "dealt": 2,
        "pile": 6,
    },
}
"""The table of section 3."""
NAMED = CongoOptions(first_player=FirstPlayer.NAMED)
EVERY_COUNT = pytest.mark.parametrize("seats", TABLE)


def set_up(seats: int, options: CongoOptions = NAMED, seed: str = "51") -> Step[CongoState]:
    """Step 0; with a first player to be named, nothing has been drawn at the first stop."""
    return CONGO.setup(seats, options, Rng(seed * 32))


@EVERY_COUNT
def test_3_what_everybody_is_dealt(seats: int) -> None:
    state = set_up(seats).state
    expected = TABLE[seats]
    for player in state.players:
        hands = (player.characters, player.auxiliaries, player.specials, player.hippos)
        assert [len(hand) for hand in hands] == [4, 4, expected["dealt"], 1]
        assert player.score_half == 0
    assert len(state.decks["character"].pile) == expected["characters"]
    assert len(state.decks["auxiliary"].pile) == 54 - 4 * seats
    assert len(state.decks["special"].pile) == expected["pile"]
    assert len(state.hippo_pile) == 14 - seats
    assert not any(deck.discard for deck in state.decks.values())
    congo(state, Step(state, []))


@EVERY_COUNT
def test_3_neutrals_taken_out_of_the_game(seats: int) -> None:
    state = set_up(seats).state
    assert len(state.boxed_neutrals) == 14 - TABLE[seats]["neutrals"]
    assert set(state.boxed_neutrals) <= NEUTRALS
    others = {tuple(set_up(seats, seed=seed).state.boxed_neutrals) for seed in ("52", "53", "54")}
    assert len(others) > 1 or seats == 4


@EVERY_COUNT
def test_3_the_special_cards_of_so_many_players(seats: int) -> None:
    state = set_up(seats).state
    cards = [*state.decks["special"].pile.things(), *(c for p in state.players for c in p.specials.things())]
    assert len(cards) == TABLE[seats]["specials"]
    missing = {"okapi", "only_nationals", "hippo_attack"} if seats == 2 else {"tam_tam"}
    assert not missing & set(cards)


@EVERY_COUNT
def test_3_the_river(seats: int) -> None:
    state = set_up(seats).state
    assert tuple(state.river) == USED[seats]
    assert len(state.river) == TABLE[seats]["stops"]
    assert state.boat == ("leopoldville" if seats == 4 else "bolobo")
    assert all(place.flag is not None and not place.is_open for place in state.river.values())
    assert len(state.tiles) - len(state.river) == TABLE[seats]["boxed_tiles"]
    view = CONGO.view(state, None)
    assert view.river[0].is_used == (seats == 4)
    assert (view.river[0].flag is None) == (seats < 4)
    assert (view.turns, view.turn_no, view.first) == (TABLE[seats]["stops"], 0, None)


@EVERY_COUNT
def test_3_with_a_first_player_by_lot_the_first_turn_begins(seats: int) -> None:
    step = set_up(seats, CongoOptions())
    assert step.state.stage is Stage.CHOOSE
    assert CONGO.to_act(step.state) == set(range(seats))
    assert kinds(step.events)[: seats + 2] == [
        "hands_dealt",
        *(["hand_received"] * seats),
        "first_player_drawn",
    ]
    assert [len(player.characters) for player in step.state.players] == [5] * seats
    assert [len(player.auxiliaries) for player in step.state.players] == [5] * seats
    assert step.state.place.is_open


def test_8_1_everybody_may_be_drawn_to_begin() -> None:
    seeds = [f"{number:02x}" for number in range(40)]
    assert {set_up(4, CongoOptions(), seed).state.first for seed in seeds} == {0, 1, 2, 3}


def test_3_a_hand_is_told_to_its_owner_alone() -> None:
    step = set_up(3)
    for seat, event in enumerate(events_of(step.events, "hand_received")):
        assert event.seen_by == (seat,)
        assert event.values["characters"] == tuple(step.state.players[seat].characters.things())
    [dealt] = events_of(step.events, "hands_dealt")
    assert dealt == Event("hands_dealt", {"characters": 4, "auxiliaries": 4, "specials": 2, "hippos": 1})


def test_7_no_lot_is_drawn_where_the_first_player_is_named() -> None:
    assert {set_up(4, seed=seed).state.first for seed in ("51", "52", "53", "54", "55", "56")} == {A}
    drawn = {
        set_up(4, CongoOptions(), seed=seed).state.first for seed in ("51", "52", "53", "54", "55", "56")
    }
    assert len(drawn) > 1


def test_7_the_first_seat_names_the_first_player() -> None:
    state = set_up(3).state
    assert CONGO.to_act(state) == {A}
    assert CONGO.question(state, A).key == "question-first_player"
    refused(state, B, ChooseFirstPlayer(Who(B)), "host_names_first_player", "7")
    refused(state, A, ChooseFirstPlayer(Who(3)), "no_such_player", "1")
    refused(state, A, ChooseCharacter(state.players[A].characters.things()[0]), "name_first_player", "7")
    step = play(state, A, ChooseFirstPlayer(Who(C)))
    assert step.events[0] == said("first_player_named", who=Who(C), by=Who(A))
    assert step.state.first == C
    assert step.state.waiting == [C, A, B]
    refused(step.state, A, ChooseFirstPlayer(Who(A)), "first_player_known", "3")


def test_3_in_the_first_turn_cards_are_drawn_in_turn_order() -> None:
    step = play(set_up(3).state, A, ChooseFirstPlayer(Who(B)))
    drawn = [event.seen_by for event in events_of(step.events, "cards_received")]
    assert drawn == [(B,), (C,), (A,)]


def test_4_2_a_jungle_has_no_flag() -> None:
    found = set()
    for number in range(60):
        state = set_up(2, CongoOptions(), f"{number:02x}").state
        found.add(state.tile)
        assert (state.place.flag is None) == (state.tile == "jungle"), "Bolobo is worth 2"
        assert (state.port_language is None) == (state.tile == "jungle")
    assert "jungle" in found
    assert "village" in found
