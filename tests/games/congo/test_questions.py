"""What the table asks (4), what the private sheet repeats, and moments that only an odd box could bring."""

from __future__ import annotations

import pytest

from games.congo.actions import AddAuxiliaries, ChooseCharacter, Pass
from games.congo.rules import CONGO
from games.congo.state import CongoOptions, CongoState, Stage
from games.values import Text, Value, Who
from tests.games.congo.playing import bid, idle_on, in_order, past, play, played, refused
from tests.games.congo.positions import A, B, C, dice, player, position
from tests.games.congo.scenes import scenes
from tests.games.congo.unleashed import table, unleashed
from tests.games.playing import events_of, kinds
from tests.games.telling import dealt, said

HERE: dict[str, Value] = {"stop": "bumba", "tile": "jungle"}
ASKED = {
    Stage.CHOOSE: Text("question-choose_character", HERE),
    Stage.SPECIAL: Text("question-special_card", HERE),
    Stage.BOILER: Text("question-boiler_discard", {"who": Who(A)}),
    Stage.SETTLER: Text("question-settler_swap"),
    Stage.OKAPI: Text("question-okapi_choice"),
    Stage.GORILLA: Text("question-gorilla_attack"),
    Stage.GORILLA_SELF: Text("question-gorilla_self"),
    Stage.WARRIOR: Text("question-warrior_attack"),
    Stage.OVERBOARD: Text("question-overboard_target"),
    Stage.SEALED: Text("question-hippo_commit"),
    Stage.OPEN: Text("question-hippo_add"),
}
SCENES = [state for state in scenes(3, CongoOptions()) if state.boat == "bumba"]


@pytest.mark.parametrize("state", SCENES, ids=lambda state: state.stage)
def test_4_every_moment_has_its_question(state: CongoState) -> None:
    assert [CONGO.question(state, seat) for seat in sorted(state.asked)] == [ASKED[state.stage]] * len(
        state.asked
    )


def test_4_every_question_is_here() -> None:
    assert {state.stage for state in SCENES} == set(ASKED)
    state = bid(
        position(player("be_doctor_1", auxiliaries=["nurse"]), player("fr_officer_1", auxiliaries=["nurse"])),
        "be_doctor_1",
        "fr_officer_1",
    ).state
    assert CONGO.question(state, A) == Text("question-auxiliaries", {"stop": "lukolela"})


def test_10_1_the_private_sheet_repeats_the_stop_but_no_special_card() -> None:
    state = table("malaria", "be_doctor_1", "fr_officer_1", tile="mission", flag="france")
    view = CONGO.view(state, B)
    assert CONGO.on_sheet(view) == ("bumba", "mission", "france", "french")
    state = unleashed("gorilla", "be_explorer_1", "fr_doctor_1", "de_officer_1")
    assert CONGO.on_sheet(CONGO.view(state, B)) == ("bumba", "jungle", None, None)


def test_6_the_result_is_there_when_the_boat_has_left_the_last_stop() -> None:
    state = position(player("be_doctor_1"), player("fr_officer_1"), stop="ubundu", tile="hospital")
    assert CONGO.result(state) is None
    over = idle_on(state, "the end").state
    assert over.result is not None
    assert CONGO.result(over) == over.result


def test_5_1_whoever_lost_the_bid_has_nothing_to_add_to_or_to_pass_in() -> None:
    state = next(state for state in scenes(3, CongoOptions()) if state.stage is Stage.GORILLA_SELF)
    for action in (AddAuxiliaries(("servant",)), Pass()):
        refused(state, B, action, "no_bid", "5.1")
        refused(state, A, action, "no_auction_now", "4.11")


def test_5_2_a_gorilla_of_somebody_without_a_character_has_nobody_left_to_turn_on() -> None:
    players = [player(specials=["gorilla"]), player("fr_doctor_1")]
    state = position(*players, stop="bumba", tile="jungle", flag=None)
    state = in_order(state, (B, ChooseCharacter("fr_doctor_1"))).state
    step = played(state, A, "gorilla")
    assert past(step.state).taker is None
    assert [kind for kind in kinds(step.events) if "gorilla" in kind] == ["gorilla_killed"]


def test_5_7_a_warrior_of_somebody_without_a_character_turns_on_nobody() -> None:
    players = [player(specials=["warrior"]), player("fr_doctor_1")]
    state = position(*players, stop="bumba", tile="mission")
    state = in_order(state, (B, ChooseCharacter("fr_doctor_1"))).state
    step = played(dice(state, 1), A, "warrior")
    assert [kind for kind in kinds(step.events) if "warrior" in kind] == ["warrior_won"]


def test_5_11_a_settler_of_somebody_without_a_character_takes_nobodys_place() -> None:
    players = [player(specials=["settler"]), player("fr_doctor_1"), player("de_doctor_1")]
    state = position(*players, stop="bumba", tile="mission")
    moves = ((B, ChooseCharacter("fr_doctor_1")), (C, ChooseCharacter("de_doctor_1")))
    after = played(in_order(state, *moves).state, A, "settler", deck="character").state
    assert past(after).bids[A].character is None
    assert len(after.players[A].characters) == 2, "and one drawn at the next stop"


def test_4_5_whoever_can_draw_nothing_is_told_nothing_and_not_asked() -> None:
    state = position(player("be_doctor_1"), player(), stop="bumba", tile="hospital")
    state.players[A].auxiliaries.pour(state.decks["auxiliary"].pile)
    state.players[A].characters.pour(state.decks["character"].pile)
    step = play(state, A, ChooseCharacter("be_doctor_1"))
    assert events_of(step.events, "cards_received") == [dealt(A, "cards_received", cards=("be_doctor_1",))]
    skipped = [event.values for event in events_of(step.events, "draw_skipped")]
    assert skipped == [
        {"who": Who(A), "deck": "auxiliary"},
        {"who": Who(B), "deck": "character"},
        {"who": Who(B), "deck": "auxiliary"},
    ]
    assert CONGO.to_act(step.state) == {A}


def test_5_3_malaria_without_any_character_bites_nobody() -> None:
    state = position(player(specials=["malaria"]), player(), stop="bumba", tile="jungle", flag=None)
    state.stage, state.waiting = Stage.SPECIAL, [A]
    step = played(state, A, "malaria")
    assert step.events[1:3] == [
        said("special_without_effect", card="malaria"),
        said("port_untaken", stop="bumba"),
    ]


def test_4_6_a_seat_that_is_not_asked_or_not_there_can_do_nothing() -> None:
    state = table("malaria", "be_doctor_1", "fr_officer_1")
    assert CONGO.legal(state, B) == []
    assert CONGO.candidates(state, -1) == CONGO.candidates(state, 2) == []
