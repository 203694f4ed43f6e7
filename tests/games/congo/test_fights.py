"""The Gorilla (5.2) and the Warrior (5.7), with T13 to T15."""

from __future__ import annotations

import pytest

from games.congo.actions import (
    AddAuxiliaries,
    ChooseCharacter,
    Fight,
    Flee,
    GorillaAttack,
    WarriorAttack,
)
from games.congo.rules import CONGO
from games.congo.state import Cause, CongoState, Fate, Roll, Stage
from games.values import Who
from tests.games.congo.playing import legal, past, play, played, refused, totals
from tests.games.congo.positions import A, B, C, dice, player, position
from tests.games.congo.unleashed import table, unleashed
from tests.games.playing import kinds, public

# 5.2 Gorilla

T13 = ("be_explorer_1", "fr_doctor_1", "de_officer_1")


def test_t13_the_gorilla_kills_a_doctor_and_dies_of_an_officer() -> None:
    state = unleashed("gorilla", *T13)
    assert (state.stage, state.waiting) == (Stage.GORILLA, [A])
    assert legal(state, A, GorillaAttack) == [GorillaAttack(Who(B)), GorillaAttack(Who(C))]
    step = play(dice(state, 3), A, GorillaAttack(Who(B)))
    state = step.state
    assert kinds(step.events)[:2] == ["gorilla_killed", "gorilla_died"], (
        "the second attack has one target only"
    )
    assert state.stage is Stage.AUCTION
    assert totals(state) == [5, None, 3]
    assert "fr_doctor_1" in state.decks["character"].discard
    assert [(each.cause, each.face, each.seat) for each in state.rolls] == [(Cause.GORILLA, 3, C)]


def turned(*characters: str, faces: tuple[int, ...] = (1,)) -> CongoState:
    """The gorilla has killed all opponents."""
    state = unleashed("gorilla", *characters)
    return play(dice(state, *faces), A, GorillaAttack(Who(B))).state


def test_t14_the_gorilla_turns_on_its_owner() -> None:
    state = turned(*T13)
    assert (state.stage, state.waiting) == (Stage.GORILLA_SELF, [A])
    assert CONGO.legal(state, A) == [Fight(), Flee()]
    won = play(dice(state, 4), A, Fight())
    assert (past(won.state).taker, won.state.players[A].score_half) == (A, 4)
    lost = play(dice(state, 2), A, Fight())
    assert past(lost.state).taker is None
    assert "be_explorer_1" in lost.state.decks["character"].discard
    fled = play(state, A, Flee())
    assert past(fled.state).taker is None
    assert "be_explorer_1" in fled.state.players[A].characters
    assert fled.state.first == lost.state.first == A


@pytest.mark.parametrize("face", [1, 2, 3, 4])
@pytest.mark.parametrize("owner", ["be_doctor_1", "be_missionary_1", "be_officer_1", "us_neutral_2"])
def test_5_2_the_owner_may_fight_whatever_the_profession(owner: str, face: int) -> None:
    state = turned(owner, *T13[1:])
    after = play(dice(state, face), A, Fight()).state
    assert past(after).taker == (A if face > 2 else None)
    assert past(after).bids[A].fate is (None if face > 2 else Fate.KILLED)


@pytest.mark.parametrize("face", [1, 2, 3, 4])
@pytest.mark.parametrize(
    ("victim", "fights"),
    [
        ("fr_doctor_1", False),
        ("fr_missionary_1", False),
        ("us_neutral_2", False),  # doctor and missionary
        ("fr_explorer_1", True),
        ("fr_officer_1", True),
        ("fr_anthropologist_1", True),
        ("se_neutral_1", True),  # explorer and doctor: the better one counts
        ("es_neutral_1", True),  # missionary and officer
    ],
)
def test_5_2_who_fights_the_gorilla_and_at_what_odds(victim: str, face: int, *, fights: bool) -> None:
    state = unleashed("gorilla", "be_explorer_1", victim, "de_officer_1")
    step = play(dice(state, face, 4), A, GorillaAttack(Who(B)))
    first = step.events[0]
    if not fights:
        assert (first.kind, first.values.get("face")) == ("gorilla_killed", None)
    else:
        assert (first.kind, first.values["face"]) == ("gorilla_won" if face <= 2 else "gorilla_died", face)
    assert (step.state.players[B].bid is None) == (not fights or face <= 2)


def test_5_2_with_one_opponent_the_attack_is_made_at_once() -> None:
    step = played(dice(table("gorilla", "be_explorer_1", "fr_officer_1"), 4), A, "gorilla")
    assert "gorilla_died" in kinds(step.events)
    assert step.state.stage is Stage.AUCTION


def test_5_2_the_attack_goes_on_until_it_is_dead() -> None:
    state = unleashed("gorilla", "be_explorer_1", "fr_officer_1", "de_officer_1")
    state = play(dice(state, 2, 1), A, GorillaAttack(Who(C))).state
    assert state.stage is Stage.GORILLA_SELF
    assert [player.bid is None for player in state.players] == [False, True, True]


def test_5_2_the_same_opponent_is_not_attacked_twice() -> None:
    characters = ("be_explorer_1", "fr_doctor_1", "de_officer_1", "uk_officer_1")
    state = unleashed("gorilla", *characters)
    state = play(state, A, GorillaAttack(Who(B))).state
    assert legal(state, A, GorillaAttack) == [GorillaAttack(Who(C)), GorillaAttack(Who(3))]
    refused(state, A, GorillaAttack(Who(B)), "no_bid_to_attack", "5.2")
    refused(state, A, GorillaAttack(Who(A)), "no_bid_to_attack", "5.2")
    refused(state, A, GorillaAttack(Who(7)), "no_such_player", "1")
    refused(state, B, GorillaAttack(Who(C)), "not_asked", "4.9")


def test_5_2_a_killed_neutral_leaves_the_game_and_a_fleeing_one_does_not() -> None:
    state = turned("us_neutral_2", "ru_neutral_2", "de_officer_1")
    assert state.used_neutrals == ["ru_neutral_2"]
    fled = play(state, A, Flee()).state
    assert "us_neutral_2" in fled.players[A].characters
    assert fled.used_neutrals == ["ru_neutral_2"]


def test_5_2_nobody_else_fights_or_flees() -> None:
    state = turned(*T13)
    for action in (Fight(), Flee()):
        refused(state, B, action, "not_asked", "4.9")
    refused(state, A, GorillaAttack(Who(B)), "nobody_asked_that", "4.9")


def test_5_1_a_player_without_a_bid_has_no_part_in_the_auction() -> None:
    state = unleashed("gorilla", *T13)
    state = play(dice(state, 3), A, GorillaAttack(Who(B))).state
    refused(state, B, AddAuxiliaries(("servant",)), "no_bid", "5.1")
    assert CONGO.legal(state, B) == []


# 5.7 Warrior


def test_t15_the_warrior_between_two_players() -> None:
    state = table("warrior", "fr_missionary_1", "uk_anthropologist_1", tile="mission", flag="belgium")
    won = played(dice(state, 3, 4), A, "warrior")
    assert past(won.state).taker == A
    assert kinds(public(won.events))[3:6] == ["warrior_won", "warrior_turned", "warrior_died"]
    for face in (1, 2, 3):
        lost = played(dice(CONGO.copy(state), 3, face), A, "warrior")
        assert past(lost.state).taker is None
        assert lost.state.first == A


@pytest.mark.parametrize("face", [1, 2, 3, 4])
@pytest.mark.parametrize(
    ("victim", "kills_to"),
    [
        ("fr_explorer_1", 2),
        ("fr_officer_1", 2),
        ("fr_doctor_1", 3),
        ("fr_missionary_1", 3),
        ("fr_anthropologist_1", 3),
        ("se_neutral_1", 2),  # explorer and doctor
        ("ru_neutral_2", 3),  # doctor and missionary
    ],
)
def test_5_7_the_odds_against_the_warrior(victim: str, kills_to: int, face: int) -> None:
    state = unleashed("warrior", "be_explorer_1", victim, "de_officer_1", tile="mission")
    after = play(dice(state, face, 4), A, WarriorAttack(Who(B))).state
    assert (after.players[B].bid is None) == (face <= kills_to)


@pytest.mark.parametrize(("owner", "kills_to"), [("be_officer_1", 2), ("be_doctor_1", 3)])
@pytest.mark.parametrize("face", [1, 2, 3, 4])
def test_5_7_a_surviving_warrior_fights_the_owner_at_the_same_odds(
    owner: str, kills_to: int, face: int
) -> None:
    state = unleashed("warrior", owner, "fr_doctor_1", "de_officer_1", "uk_officer_1", tile="mission")
    step = play(dice(state, 1, face), A, WarriorAttack(Who(B)))
    assert (step.state.players[A].bid is None) == (face <= kills_to)
    assert step.state.stage is Stage.AUCTION, "two or three bids are left"


def test_5_7_a_dead_warrior_fights_nobody_else() -> None:
    state = unleashed("warrior", "be_doctor_1", "fr_doctor_1", "de_officer_1", tile="mission")
    step = play(dice(state, 4), A, WarriorAttack(Who(B)))
    assert "warrior_turned" not in kinds(step.events)
    assert [roll.cause for roll in step.state.rolls if roll.cause is Cause.WARRIOR] == [Cause.WARRIOR]


def test_5_7_one_bid_left_takes_the_port() -> None:
    state = unleashed("warrior", "be_doctor_1", "fr_doctor_1", "de_officer_1", tile="mission")
    after = play(dice(state, 1, 1), A, WarriorAttack(Who(B))).state
    assert past(after).taker == C


def test_5_7_the_warrior_attacks_an_opponent_with_a_bid() -> None:
    state = unleashed("warrior", "be_doctor_1", "fr_doctor_1", "de_officer_1", tile="mission")
    assert legal(state, A, WarriorAttack) == [WarriorAttack(Who(B)), WarriorAttack(Who(C))]
    refused(state, A, WarriorAttack(Who(A)), "no_bid_to_attack", "5.7")
    refused(state, A, WarriorAttack(Who(-1)), "no_such_player", "1")
    refused(state, C, WarriorAttack(Who(B)), "not_asked", "4.9")


def test_5_7_without_an_opponent_the_warrior_attacks_nobody() -> None:
    players = [player("be_officer_1", specials=["warrior"]), player(), player()]
    state = play(position(*players, stop="bumba", tile="mission"), A, ChooseCharacter("be_officer_1")).state
    step = played(state, A, "warrior")
    assert past(step.state).taker == A
    assert [kind for kind in kinds(step.events) if kind.startswith("warrior")] == []


@pytest.mark.parametrize(("face", "outcome"), [(2, "killed"), (3, "saved")])
def test_10_1_the_rolls_of_a_fight_lie_on_the_table(face: int, outcome: str) -> None:
    state = unleashed("gorilla", "be_explorer_1", "fr_officer_1", "de_officer_1", "uk_officer_1")
    after = play(dice(state, face), A, GorillaAttack(Who(B))).state
    assert CONGO.view(after, None).rolls == (Roll(Cause.GORILLA, face, B, outcome),)
    state = unleashed("warrior", "be_officer_1", "fr_officer_1", "de_officer_1", tile="mission")
    after = play(dice(state, face, 4, 1), A, WarriorAttack(Who(B))).state
    assert CONGO.view(after, None).rolls[0] == Roll(Cause.WARRIOR, face, B, outcome)
