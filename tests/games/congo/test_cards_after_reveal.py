"""Special cards that work after the reveal: 5.3, 5.5, 5.12 and 5.15, with T16 and T18."""

from __future__ import annotations

import pytest

from games.congo.actions import (
    AddAuxiliaries,
    Hunt,
    OverboardTarget,
    SkipOverboard,
    Stay,
)
from games.congo.rules import CONGO
from games.congo.state import Cause, CongoState, Fate, Roll, Stage
from games.core import Action
from games.values import Who
from tests.games.congo.playing import bid, passed, past, play, played, refused, totals
from tests.games.congo.positions import A, B, C, dice, player, position
from tests.games.congo.unleashed import SERVANT, table, unleashed
from tests.games.playing import events_of, kinds

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


@pytest.mark.parametrize(("face", "outcome"), [(1, "saved"), (2, "bitten")])
def test_5_3_the_rolls_lie_on_the_table_and_the_doctors_with_its_outcome(face: int, outcome: str) -> None:
    state = bitten(2, 3, 1, face)
    assert state.rolls == [
        Roll(Cause.MALARIA, 2, A),
        Roll(Cause.MALARIA, 3, B),
        Roll(Cause.MALARIA, 1, C),
        Roll(Cause.CURE, face, C, outcome),
    ]


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
