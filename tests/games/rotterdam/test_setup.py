"""Set-up (3) and who is captain (7)."""

from __future__ import annotations

import pytest

from games.chance import Rng
from games.core import Step
from games.rotterdam.actions import ChooseCaptain, PlaceShip
from games.rotterdam.rules import ROTTERDAM
from games.rotterdam.state import FirstCaptain, Phase, RotterdamOptions, RotterdamState
from games.values import Event, Text, Who
from tests.games.playing import events_of
from tests.games.rotterdam.conservation import rotterdam_round, rotterdam_things
from tests.games.rotterdam.playing import play, refused
from tests.games.rotterdam.positions import NO_OPTIONS, SEED, A, B, C

EVERY_COUNT = pytest.mark.parametrize("players", [2, 3, 4])


def new_game(players: int, options: RotterdamOptions = NO_OPTIONS, draws: int = 0) -> Step[RotterdamState]:
    return ROTTERDAM.setup(players, options, Rng(SEED, draws))


@EVERY_COUNT
def test_3_everything_is_in_its_place(players: int) -> None:
    state = new_game(players).state
    assert state.stock == {"grain": 7, "fruit": 5, "textile": 5, "oil": 7}
    assert [len(pile) for pile in state.piles.values()] == [16, 14, 14, 16]
    assert len(state.navigation_deck) == 20
    assert (state.board, state.discard, state.offers, state.call) == ({}, [], [], None)
    assert (state.round_no, state.phase) == (1, Phase.PLACE)
    for one in state.players:
        assert len(one.missions) == 3
        assert not one.products
        assert not one.navigation
    rotterdam_things(state)
    rotterdam_round(state)


@pytest.mark.parametrize(("players", "ships", "missions_left"), [(2, 5, 40), (3, 4, 37), (4, 3, 34)])
def test_3_ships_and_missions_by_number_of_players(players: int, ships: int, missions_left: int) -> None:
    state = new_game(players).state
    assert [one.supply for one in state.players] == [ships] * players
    assert len(state.mission_deck) == missions_left


@EVERY_COUNT
def test_3_5_missions_are_dealt_secretly(players: int) -> None:
    step = new_game(players)
    assert step.events[0] == Event("missions_dealt", {"count": 3})
    dealt = events_of(step.events, "missions_received")
    assert [event.seen_by for event in dealt] == [(seat,) for seat in range(players)]
    for event, one in zip(dealt, step.state.players, strict=True):
        assert event.values == {"missions": tuple(one.missions.things())}
        assert event.reveals


@EVERY_COUNT
def test_3_7_the_first_captain_is_drawn_by_lot_and_goes_first(players: int) -> None:
    steps = [new_game(players, draws=draws) for draws in range(60)]
    assert {step.state.captain for step in steps} == set(range(players))
    for step in steps:
        captain = step.state.captain
        assert ROTTERDAM.to_act(step.state) == {captain}
        assert step.events[-3:] == [
            Event("captain_drawn", {"who": Who(captain)}, reveals=True),
            Event("round_began", {"round": 1, "who": Who(captain)}),
            Event("phase_began", {"phase": "place_and_load", "number": 1}),
        ]


@pytest.mark.parametrize("option", [FirstCaptain.HOST_PICK, FirstCaptain.YOUNGEST])
def test_7_the_first_player_names_the_captain(option: FirstCaptain) -> None:
    state = new_game(3, RotterdamOptions(first_captain=option)).state
    assert ROTTERDAM.to_act(state) == {A}
    assert state.round_no == 0
    assert ROTTERDAM.question(state, A) == Text(f"question-{option}")
    assert ROTTERDAM.legal(state, A) == [ChooseCaptain(Who(seat)) for seat in (A, B, C)]
    assert ROTTERDAM.legal(state, B) == []
    view = ROTTERDAM.view(state, None)
    assert (view.captain, view.active) == (None, None)
    refused(state, A, PlaceShip("S1", "oil"), "name_captain_first", "7")
    refused(state, B, ChooseCaptain(Who(B)), "first_player_names_captain", "7")
    for nobody in (-1, 3):
        refused(state, A, ChooseCaptain(Who(nobody)), "no_such_player", "7")

    step = play(state, A, ChooseCaptain(Who(C)))
    assert step.events[0] == Event("captain_named", {"who": Who(C), "by": Who(A)})
    assert (step.state.captain, step.state.active, step.state.round_no) == (C, C, 1)
    refused(step.state, A, ChooseCaptain(Who(B)), "captain_known", "3")


@EVERY_COUNT
def test_7_nothing_has_been_done_until_the_captain_is_named(players: int) -> None:
    state = new_game(players, RotterdamOptions(first_captain=FirstCaptain.HOST_PICK)).state
    view = ROTTERDAM.view(state, None)
    assert (view.is_done, view.offers, view.call) == (False, (), None)
    for one in view.players:
        assert (one.due, one.has_finished, one.offers_made, one.mission_points) == (0, False, 0, 0)
        assert (one.ships, one.navigation, one.laid, one.fulfilled) == ((), 0, (), ())
        assert set(one.products.values()) == {0}
    assert state.next_offer == 1


@EVERY_COUNT
def test_7_ships_of_the_first_edition(players: int) -> None:
    state = new_game(players, RotterdamOptions(ships_2007=True)).state
    assert [one.supply for one in state.players] == [{2: 5, 3: 4, 4: 4}[players]] * players
    rotterdam_things(state)


@pytest.mark.parametrize("players", [-1, 0, 1, 5])
def test_1_two_to_four_players(players: int) -> None:
    reason = ROTTERDAM.option_refusal(players, NO_OPTIONS)
    assert reason is not None
    assert (reason.key, reason.values) == ("refusal-seats", {"least": 2, "most": 4})


@EVERY_COUNT
def test_1_any_options_go_with_any_number_of_players(players: int) -> None:
    assert ROTTERDAM.option_refusal(players, RotterdamOptions(ships_2007=True, round_limit=30)) is None


def test_the_same_seed_gives_the_same_game() -> None:
    assert new_game(4).state == new_game(4).state
    assert new_game(4).state != new_game(4, draws=1).state
