"""What is done for absent players: 4.17."""

from __future__ import annotations

import pytest

from games.chance import Rng
from games.congo.actions import (
    BoilerDiscard,
    ChooseCharacter,
    ChooseFirstPlayer,
    DeclineSpecial,
    Flee,
    GorillaAttack,
    HippoAdd,
    HippoCommit,
    KeepBid,
    Pass,
    SkipOverboard,
    Stay,
    WarriorAttack,
)
from games.congo.cards import FACES
from games.congo.rules import CONGO
from games.congo.state import CongoOptions, CongoState, Stage
from games.core import Action, write
from games.values import Who
from tests.games.congo.playing import idle_on, play
from tests.games.congo.positions import A, B, C, player, position
from tests.games.congo.scenes import scenes
from tests.games.congo.test_setup import set_up

EXPECTED: dict[Stage, type[Action]] = {
    Stage.FIRST_PLAYER: ChooseFirstPlayer,
    Stage.CHOOSE: ChooseCharacter,
    Stage.SPECIAL: DeclineSpecial,
    Stage.BOILER: BoilerDiscard,
    Stage.SETTLER: KeepBid,
    Stage.OKAPI: Stay,
    Stage.GORILLA: GorillaAttack,
    Stage.GORILLA_SELF: Flee,
    Stage.WARRIOR: WarriorAttack,
    Stage.OVERBOARD: SkipOverboard,
    Stage.AUCTION: Pass,
    Stage.SEALED: HippoCommit,
    Stage.OPEN: HippoAdd,
}


def test_4_17_the_safe_answer_to_every_question() -> None:
    met = set()
    for state in [*scenes(3, CongoOptions()), set_up(3).state]:
        for seat in CONGO.to_act(state):
            action = CONGO.idle(state, seat)
            assert isinstance(action, EXPECTED[state.stage])
            play(state, seat, action)
            met.add(state.stage)
    assert met == set(EXPECTED) - {Stage.AUCTION}


def best_of(*hand: str, tile: str, flag: str | None) -> Action:
    """What is chosen out of that hand."""
    return CONGO.idle(position(player(*hand), player("be_officer_1"), tile=tile, flag=flag), A)


@pytest.mark.parametrize(
    ("hand", "flag", "best"),
    [
        (("uk_doctor_1", "fr_missionary_1"), "france", "fr_missionary_1"),  # 2 against 5
        (("fr_doctor_1", "be_doctor_1"), "france", "be_doctor_1"),  # 4 each: the first by id
        (("us_neutral_2", "fr_doctor_1"), "france", "us_neutral_2"),  # 4.25 on average against 4
        (("us_neutral_2", "be_missionary_1"), "france", "be_missionary_1"),  # 4.25 against 5
        (("us_neutral_1", "uk_missionary_1"), None, "uk_missionary_1"),
    ],
)
def test_4_17_the_character_with_the_best_expected_value(
    hand: tuple[str, ...], flag: str | None, best: str
) -> None:
    assert best_of(*hand, tile="mission", flag=flag) == ChooseCharacter(best)


def test_4_17_the_lowest_hippo_tile_and_the_first_character() -> None:
    by_stage: dict[Stage, CongoState] = {state.stage: state for state in scenes(3, CongoOptions())}
    assert CONGO.idle(by_stage[Stage.SEALED], B) == HippoCommit(("hippo_1",))
    assert CONGO.idle(by_stage[Stage.OPEN], A) == HippoAdd(())
    assert CONGO.idle(by_stage[Stage.BOILER], B) == BoilerDiscard("fr_officer_1")


def test_4_17_a_random_opponent_is_attacked_and_asking_draws_nothing() -> None:
    state = next(state for state in scenes(3, CongoOptions()) if state.stage is Stage.GORILLA)
    attacked = set()
    for draws in range(20):
        state.rng.draws = draws
        before = write(state)
        assert CONGO.idle(state, A) == CONGO.idle(state, A)
        assert write(state) == before
        attacked.add(CONGO.idle(state, A))
    assert attacked == {GorillaAttack(Who(B)), GorillaAttack(Who(C))}


@pytest.mark.parametrize(
    ("stage", "attack"), [(Stage.GORILLA, GorillaAttack), (Stage.WARRIOR, WarriorAttack)]
)
def test_4_17_who_is_attacked_says_nothing_of_the_die_to_come(
    stage: Stage, attack: type[GorillaAttack | WarriorAttack]
) -> None:
    state = next(state for state in scenes(3, CongoOptions()) if state.stage is stage)
    met = set()
    for draws in range(100):
        state.rng.draws = draws
        met.add((CONGO.idle(state, A), Rng(state.rng.seed, draws).number(FACES)))
    assert met == {(attack(Who(victim)), face) for victim in (B, C) for face in range(FACES)}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_4_17_a_game_of_absent_players_comes_to_its_end(seats: int) -> None:
    state = idle_on(set_up(seats, CongoOptions()).state, "the end").state
    assert state.result is not None


def test_nobody_idles_when_the_game_is_over() -> None:
    over = idle_on(set_up(2, CongoOptions()).state, "the end").state
    with pytest.raises(ValueError, match="0"):
        CONGO.idle(over, A)
