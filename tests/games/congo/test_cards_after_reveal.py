"""Special cards that work after the reveal: 5.2, 5.3, 5.5, 5.7, 5.12 and 5.15, with T13 to T16 and T18."""

from __future__ import annotations

import pytest

from games.congo.actions import (
    AddAuxiliaries,
    Fight,
    Flee,
    GorillaAttack,
    Hunt,
    OverboardTarget,
    SkipOverboard,
    Stay,
    WarriorAttack,
)
from games.congo.rules import CONGO
from games.congo.state import Cause, CongoState, Fate, Stage
from games.core import Action
from games.values import Who
from tests.games.congo.playing import (
    bid,
    events_of,
    kinds,
    legal,
    passed,
    past,
    play,
    played,
    public,
    refused,
    totals,
)
from tests.games.congo.positions import A, B, C, dice, player, position

SERVANT = ["servant"]


def table(card: str, *characters: str, tile: str = "jungle", flag: str | None = None) -> CongoState:
    """A holds the card; everybody has chosen, and holds a servant."""
    players = [
        player(each, auxiliaries=SERVANT, specials=[card] if seat == A else ())
        for seat, each in enumerate(characters)
    ]
    state = position(*players, stop="bumba", tile=tile, flag=flag, language="french")
    return bid(state, *characters).state


def unleashed(card: str, *characters: str, faces: tuple[int, ...] = (), tile: str = "jungle") -> CongoState:
    """A has played the card, with these faces to be rolled at once."""
    flag = None if tile == "jungle" else "belgium"
    return played(dice(table(card, *characters, tile=tile, flag=flag), *faces), A, card).state


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


# 5.3 Malaria


def bitten(*faces: int, third: str = "de_doctor_2") -> CongoState:
    """A has played Malaria, with these faces to be rolled; B and C are in it too."""
    return unleashed("malaria", "be_explorer_1", "fr_officer_1", third, faces=faces)


def test_t16_the_lowest_rolls_again_and_a_doctor_may_cure_himself() -> None:
    faces = (2, 1, 1, 3, 1, 1)
    step = played(
        dice(table("malaria", "be_explorer_1", "fr_officer_1", "de_doctor_2"), *faces), A, "malaria"
    )
    rolled = [
        (event.values["who"], event.values["face"]) for event in events_of(step.events, "malaria_rolled")
    ]
    assert rolled == [(Who(A), 2), (Who(B), 1), (Who(C), 1), (Who(B), 3), (Who(C), 1)]
    assert "malaria_cured" in kinds(step.events)
    assert step.state.players[C].bid is not None


@pytest.mark.parametrize("face", [2, 3, 4])
def test_t16_with_any_other_roll_the_doctor_is_discarded(face: int) -> None:
    state = bitten(2, 1, 1, 3, 1, face)
    assert state.players[C].bid is None
    assert "de_doctor_2" in state.decks["character"].discard


@pytest.mark.parametrize(("face", "is_saved"), [(1, True), (2, False)])
def test_t16_a_neutral_doctor_may_be_saved_too_and_lost_leaves_the_game(face: int, *, is_saved: bool) -> None:
    state = bitten(2, 2, 1, face, third="se_neutral_1")
    assert (state.players[C].bid is not None) == is_saved
    assert state.used_neutrals == ([] if is_saved else ["se_neutral_1"])


def test_5_3_the_owner_may_be_bitten_and_nobody_but_doctors_rolls_again() -> None:
    state = bitten(1, 2, 2)
    assert state.players[A].bid is None
    assert [roll.cause for roll in state.rolls] == [Cause.MALARIA] * 3
    assert totals(state)[1:] == [3, 2]


def test_5_3_with_two_players_the_other_takes_the_port() -> None:
    step = played(dice(table("malaria", "be_explorer_1", "fr_officer_1"), 3, 2), A, "malaria")
    assert past(step.state).taker == A
    assert past(step.state).bids[B].fate is Fate.BITTEN


def test_5_3_rolls_are_made_in_turn_order() -> None:
    state = table("malaria", "be_explorer_1", "fr_officer_1", "de_doctor_2")
    state.first = B
    step = played(dice(state, 3, 2, 1, 4), A, "malaria")
    rolled = [event.values["who"] for event in events_of(step.events, "malaria_rolled")]
    assert rolled == [Who(B), Who(C), Who(A)]
    assert step.state.players[A].bid is None


# 5.5 Okapi


def test_5_5_the_hunter_scores_2_and_the_others_go_on() -> None:
    state = unleashed("okapi", "be_explorer_1", "fr_officer_1", "de_doctor_2")
    assert (state.stage, state.waiting) == (Stage.OKAPI, [A])
    assert CONGO.legal(state, A) == [Hunt(), Stay()]
    step = play(state, A, Hunt())
    assert step.state.players[A].points["okapi"] == 4
    assert step.state.players[A].bid is None
    assert "be_explorer_1" in step.state.decks["character"].discard
    assert step.state.stage is Stage.AUCTION
    assert totals(step.state) == [None, 3, 2]


def test_5_5_the_owner_may_stay() -> None:
    state = unleashed("okapi", "be_explorer_1", "fr_officer_1", "de_doctor_2")
    after = play(state, A, Stay()).state
    assert after.players[A].score_half == 0
    assert totals(after) == [5, 3, 2]


def test_5_5_without_an_explorer_nothing_happens() -> None:
    step = played(table("okapi", "be_officer_1", "fr_explorer_1", "de_doctor_2"), A, "okapi")
    assert "special_without_effect" in kinds(step.events)
    assert step.state.stage is Stage.AUCTION


def test_5_5_a_neutral_explorer_may_hunt_and_leaves_the_game() -> None:
    state = unleashed("okapi", "us_neutral_1", "fr_officer_1", "de_doctor_2")
    after = play(state, A, Hunt()).state
    assert after.used_neutrals == ["us_neutral_1"]


def test_5_5_only_the_owner_is_asked() -> None:
    state = unleashed("okapi", "be_explorer_1", "fr_explorer_1", "de_doctor_2")
    for action in (Hunt(), Stay()):
        refused(state, B, action, "not_asked", "4.9")


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


# 5.12 Man Overboard!


def crew(*hands: list[str]) -> CongoState:
    """A has played Man Overboard!; auxiliaries by seat."""
    characters = ("be_explorer_1", "fr_officer_1", "de_doctor_2")
    players = [
        player(characters[seat], auxiliaries=hand, specials=["man_overboard"] if seat == A else ())
        for seat, hand in enumerate(hands)
    ]
    state = position(*players, tile="jungle", flag=None)
    return played(bid(state, *characters[: len(hands)]).state, A, "man_overboard").state


def test_5_12_an_opponent_loses_an_auxiliary_at_random() -> None:
    state = crew(["porter"], ["askari", "nun"], ["nurse"])
    assert (state.stage, state.waiting) == (Stage.OVERBOARD, [A])
    offered: list[Action] = [OverboardTarget(Who(B)), OverboardTarget(Who(C)), SkipOverboard()]
    assert CONGO.legal(state, A) == offered
    step = play(state, A, OverboardTarget(Who(B)))
    [lost] = events_of(step.events, "auxiliary_lost")
    assert lost.values["card"] in ("askari", "nun")
    assert lost.is_seen_by(None)
    assert lost.reveals
    assert len(step.state.players[B].auxiliaries) == 1
    assert step.state.decks["auxiliary"].discard.things() == [lost.values["card"]]


def test_5_12_every_auxiliary_may_be_the_one() -> None:
    state = crew(["porter"], ["askari", "nun"], ["nurse"])
    lost = set()
    for draws in range(20):
        state.rng.draws = draws
        [event] = events_of(play(state, A, OverboardTarget(Who(B))).events, "auxiliary_lost")
        lost.add(event.values["card"])
    assert lost == {"askari", "nun"}


def test_5_12_it_may_be_skipped() -> None:
    step = play(crew(["porter"], ["askari"], ["nurse"]), A, SkipOverboard())
    assert "overboard_skipped" in kinds(step.events)
    assert [len(player.auxiliaries) for player in step.state.players] == [1, 1, 1]


def test_5_12_when_nobody_holds_any_nothing_happens() -> None:
    state = crew(["porter"], [], [])
    assert state.stage is not Stage.OVERBOARD
    assert state.decks["special"].discard.things() == ["man_overboard"]


def test_5_12_neither_oneself_nor_somebody_without_auxiliaries() -> None:
    state = crew(["porter"], ["askari"], [])
    refused(state, A, OverboardTarget(Who(A)), "opponent_overboard", "5.12")
    refused(state, A, OverboardTarget(Who(C)), "nobody_overboard", "5.12")
    refused(state, A, OverboardTarget(Who(9)), "no_such_player", "1")
    refused(state, B, OverboardTarget(Who(C)), "not_asked", "4.9")
    refused(state, B, SkipOverboard(), "not_asked", "4.9")


# 5.15 Only Nationals


def nationals(flag: str | None, *characters: str, tile: str = "hospital", stop: str = "bumba") -> CongoState:
    """A holds the card, and everybody has chosen."""
    players = [
        player(each, auxiliaries=SERVANT, specials=["only_nationals"] if seat == A else ())
        for seat, each in enumerate(characters)
    ]
    return bid(position(*players, stop=stop, tile=tile, flag=flag, language="french"), *characters).state


def test_t18_bids_of_other_nations_return() -> None:
    step = played(nationals("france", "fr_doctor_1", "be_officer_1", "at_neutral_1"), A, "only_nationals")
    state = step.state
    assert past(state).taker == A
    assert "be_officer_1" in state.players[B].characters
    assert "at_neutral_1" in state.players[C].characters
    assert [event.values["who"] for event in events_of(step.events, "bid_sent_back")] == [Who(B), Who(C)]
    assert state.used_neutrals == []


def test_5_15_the_owners_bid_returns_too_and_perhaps_nobody_is_left() -> None:
    state = played(
        nationals("germany", "fr_doctor_1", "be_officer_1", "at_neutral_1"), A, "only_nationals"
    ).state
    assert (past(state).taker, state.first) == (None, A)
    assert "fr_doctor_1" in state.players[A].characters


@pytest.mark.parametrize("neutral", ["us_neutral_1", "es_neutral_2", "nl_neutral_1", "at_neutral_1"])
def test_5_15_neutrals_always_return(neutral: str) -> None:
    state = played(nationals("france", "fr_doctor_1", "fr_officer_1", neutral), A, "only_nationals").state
    assert state.players[C].bid is None
    assert neutral in state.players[C].characters
    assert state.stage is Stage.AUCTION


def test_5_15_those_sent_back_take_no_further_part() -> None:
    state = played(
        nationals("france", "fr_doctor_1", "fr_officer_1", "be_doctor_1"), A, "only_nationals"
    ).state
    refused(state, C, AddAuxiliaries(("servant",)), "no_bid", "5.1")
    assert passed(state).state.boat == "basoko"


def test_t07_without_a_flag_no_bid_returns() -> None:
    state = nationals(None, "fr_officer_1", "be_doctor_1", "de_doctor_1", tile="village", stop="lisala")
    step = played(state, A, "only_nationals")
    assert "special_without_effect" in kinds(step.events)
    assert totals(step.state) == [4, 1, 1]
