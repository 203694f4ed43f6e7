"""Choosing, values, languages, the auction and ties: 2.4 to 2.6, 4.4, 4.5, 4.10 to 4.14 and 5.17."""

from __future__ import annotations

import pytest

from games.congo.actions import AddAuxiliaries, ChooseCharacter, HippoCommit, Pass
from games.congo.data import CHARACTERS, POWERS, TILES, Character
from games.congo.rules import CONGO
from games.congo.state import Cause, CongoState, Stage, Status
from games.congo.values import worth
from games.core import write
from games.values import Who
from tests.games.congo.playing import bid, bid_of, in_order, legal, past, play, refused, totals
from tests.games.congo.positions import A, B, C, dice, player, position
from tests.games.playing import events_of, kinds, public

SERVANT = ["servant"]

# 4.4 and 4.5: language and choice


@pytest.mark.parametrize(
    ("flag", "language"), [("united_kingdom", "english"), ("france", "french"), ("germany", "german")]
)
def test_4_4_a_port_speaks_the_language_of_its_flag(flag: str, language: str) -> None:
    players = [player("be_doctor_1"), player("fr_officer_1")]
    coming, flags = {"lukolela": "mission"}, {"lukolela": flag}
    state = position(*players, stop="bolobo", tile="hospital", flag=None, coming=coming, flags=flags)
    step = bid(state, "be_doctor_1", "fr_officer_1")
    assert step.state.port_language == language
    assert events_of(step.events, "port_language_rolled") == []


def test_4_4_a_belgian_port_rolls_before_anybody_chooses() -> None:
    languages = set()
    for draws in range(12):
        players = [player("be_doctor_1"), player("fr_officer_1")]
        coming, flags = {"lukolela": "mission"}, {"lukolela": "belgium"}
        state = position(*players, stop="bolobo", tile="hospital", flag=None, coming=coming, flags=flags)
        state.rng.draws = draws
        step = bid(state, "be_doctor_1", "fr_officer_1")
        [rolled] = events_of(step.events, "port_language_rolled")
        face, language = rolled.values["face"], rolled.values["language"]
        assert language == ("french" if face in (2, 4) else "dutch") == step.state.port_language
        assert step.state.rolls[0].cause is Cause.PORT_LANGUAGE
        assert step.state.stage is Stage.CHOOSE
        languages.add(language)
    assert languages == {"dutch", "french"}


def three() -> CongoState:
    """Three players about to choose, with a choice."""
    hands = [
        ("be_doctor_1", "be_officer_1"),
        ("fr_doctor_1", "fr_officer_1"),
        ("de_doctor_1", "de_officer_1"),
    ]
    return position(*(player(*hand, auxiliaries=SERVANT) for hand in hands))


def test_4_5_a_choice_may_be_replaced_until_the_last_one_is_in() -> None:
    step = play(three(), A, ChooseCharacter("be_doctor_1"))
    assert kinds(public(step.events)) == ["character_chosen"]
    refused(step.state, A, ChooseCharacter("be_doctor_1"), "already_sealed", "4.5")
    again = play(step.state, A, ChooseCharacter("be_officer_1"))
    assert public(again.events) == [], "that it was replaced is nobody's business"
    assert again.state.players[A].characters.things() == ["be_doctor_1"]
    assert again.state.asked == {B, C}
    moves = ((B, ChooseCharacter("fr_doctor_1")), (C, ChooseCharacter("de_doctor_1")))
    state = in_order(again.state, *moves).state
    assert bid_of(state, A).character == "be_officer_1"
    refused(state, A, ChooseCharacter("be_doctor_1"), "choosing_is_over", "4.5")


def test_4_5_another_choice_must_be_in_hand_too() -> None:
    state = play(three(), A, ChooseCharacter("be_doctor_1")).state
    refused(state, A, ChooseCharacter("fr_officer_1"), "character_not_in_hand", "4.5")
    refused(state, A, ChooseCharacter("nobody"), "no_such_character", "2.7")


def test_4_11_before_anybody_has_chosen_there_is_no_auction_yet() -> None:
    for action in (AddAuxiliaries(("servant",)), Pass()):
        refused(three(), A, action, "no_auction_now", "4.11")


def test_4_5_nobody_sees_a_choice_before_the_reveal() -> None:
    state = play(three(), A, ChooseCharacter("be_doctor_1")).state
    for viewer in (None, B, C):
        view = CONGO.view(state, viewer)
        assert b"be_doctor_1" not in write(view)
        assert view.players[A].has_answered
        shown = view.players[A].bid
        assert shown is not None
        assert shown.character is None
    mine = CONGO.view(state, A).own
    assert mine is not None
    assert mine.bid == "be_doctor_1"


def test_4_5_a_player_without_any_character_takes_no_part() -> None:
    state = position(player("be_doctor_1"), player(auxiliaries=SERVANT), player("de_doctor_1"))
    assert state.asked == {A, C}
    state = in_order(state, (A, ChooseCharacter("be_doctor_1")), (C, ChooseCharacter("de_doctor_1"))).state
    assert past(state).bids[B].character is None
    assert past(state).taker == A


def test_4_8_all_bids_are_revealed_together() -> None:
    step = bid(three(), "be_doctor_1", "fr_doctor_1", "de_doctor_1")
    shown = events_of(step.events, "bid_revealed")
    assert [event.values for event in shown] == [
        {"who": Who(A), "character": "be_doctor_1"},
        {"who": Who(B), "character": "fr_doctor_1"},
        {"who": Who(C), "character": "de_doctor_1"},
    ]
    assert all(event.reveals for event in shown)


# 2.4, 2.6 and 4.10: values

VALUES = {
    "explorer": (4, 1, 3, 2, 5),
    "anthropologist": (1, 3, 2, 5, 4),
    "doctor": (3, 5, 4, 1, 2),
    "missionary": (2, 4, 5, 3, 1),
    "officer": (5, 2, 1, 4, 3),
}
MODIFIERS = {
    "belgium": (0, 0, 0, 0),
    "united_kingdom": (0, 0, -2, -1),
    "france": (0, -2, 0, -1),
    "germany": (0, -1, -1, 0),
}


@pytest.mark.parametrize("character", list(CHARACTERS.values()), ids=lambda character: character.id)
def test_4_10_what_each_character_is_worth_everywhere(character: Character) -> None:
    for place, tile in enumerate(TILES):
        best = max(VALUES[profession][place] for profession in character.professions)
        assert worth(character.id, tile, None) == (best, best)
        for column, flag in enumerate(POWERS):
            rows = (
                [MODIFIERS[character.nation]] if character.nation in MODIFIERS else list(MODIFIERS.values())
            )
            possible = [best + row[column] for row in rows]
            assert worth(character.id, tile, flag) == (min(possible), max(possible))


def test_4_10_rolls_are_made_in_turn_order_for_neutrals_and_belgians_only() -> None:
    players = [player(each, auxiliaries=SERVANT) for each in ("us_neutral_1", "fr_doctor_1", "be_doctor_1")]
    state = dice(position(*players, flag="france", first=C), 3, 1)
    step = bid(state, "us_neutral_1", "fr_doctor_1", "be_doctor_1")
    rolls = [(roll.cause, roll.seat, roll.face, roll.outcome) for roll in step.state.rolls]
    assert rolls == [(Cause.LANGUAGE, C, 3, "dutch"), (Cause.PREFERENCE, A, 1, "united_kingdom")]


@pytest.mark.parametrize(
    ("flag", "rolls"), [("belgium", 1), ("france", 1), ("united_kingdom", 0), ("germany", 0)]
)
def test_4_10_a_belgian_rolls_only_where_it_matters(flag: str, rolls: int) -> None:
    players = [player("be_doctor_1", auxiliaries=SERVANT), player("uk_doctor_1", auxiliaries=SERVANT)]
    step = bid(position(*players, flag=flag, language="french"), "be_doctor_1", "uk_doctor_1")
    assert len(step.state.rolls) == rolls


def test_4_10_without_a_flag_nobody_rolls() -> None:
    players = [player("be_doctor_1", auxiliaries=SERVANT), player("us_neutral_1", auxiliaries=SERVANT)]
    assert bid(position(*players, flag=None), "be_doctor_1", "us_neutral_1").state.rolls == []


# 5.17: interpreters

WHO_NEEDS = {
    "uk_doctor_1": (False, True, True, True, True),
    "us_neutral_2": (False, True, True, True, True),
    "fr_doctor_1": (True, False, True, False, True),
    "de_doctor_1": (True, True, False, True, True),
    "at_neutral_2": (True, True, False, True, True),
    "nl_neutral_1": (True, True, True, True, False),
    "es_neutral_1": (True, True, True, True, True),
    "pt_neutral_2": (True, True, True, True, True),
    "se_neutral_1": (True, True, True, True, True),
    "ru_neutral_2": (True, True, True, True, True),
}
PORTS = (
    ("united_kingdom", "english"),
    ("france", "french"),
    ("germany", "german"),
    ("belgium", "french"),
    ("belgium", "dutch"),
)
BELGIAN = {2: (True, False, True, False, True), 3: (True, True, True, True, False)}
"""By the face rolled where it is rolled: French, Dutch."""


@pytest.mark.parametrize("character", WHO_NEEDS)
@pytest.mark.parametrize("port", range(5))
def test_5_17_who_may_have_an_interpreter_where(character: str, port: int) -> None:
    flag, language = PORTS[port]
    players = [player(character, auxiliaries=["interpreter"]), player("be_officer_1", auxiliaries=SERVANT)]
    state = bid(position(*players, flag=flag, language=language), character, "be_officer_1").state
    allowed = AddAuxiliaries(("interpreter",)) in legal(state, A, AddAuxiliaries)
    assert allowed == WHO_NEEDS[character][port]


@pytest.mark.parametrize("face", BELGIAN)
@pytest.mark.parametrize("port", range(5))
def test_5_17_belgians_by_what_they_rolled(face: int, port: int) -> None:
    flag, language = PORTS[port]
    players = [
        player("be_doctor_1", auxiliaries=["interpreter"]),
        player("uk_officer_1", auxiliaries=SERVANT),
    ]
    state = dice(position(*players, flag=flag, language=language), face)
    state = bid(state, "be_doctor_1", "uk_officer_1").state
    allowed = AddAuxiliaries(("interpreter",)) in legal(state, A, AddAuxiliaries)
    assert allowed == BELGIAN[face][port]


@pytest.mark.parametrize("character", [*WHO_NEEDS, "be_doctor_1"])
def test_5_17_without_a_flag_nobody_has_an_interpreter(character: str) -> None:
    players = [player(character, auxiliaries=["interpreter"]), player("uk_officer_1", auxiliaries=SERVANT)]
    state = bid(position(*players, flag=None), character, "uk_officer_1").state
    refused(state, A, AddAuxiliaries(("interpreter",)), "no_language_here", "5.17")


def test_5_17_a_neutrals_preferred_nation_never_matters_for_language() -> None:
    players = [
        player("us_neutral_1", auxiliaries=["interpreter"]),
        player("be_officer_1", auxiliaries=SERVANT),
    ]
    state = dice(position(*players, flag="united_kingdom"), 3)
    state = bid(state, "us_neutral_1", "be_officer_1").state
    assert bid_of(state, A).preference == "france"
    refused(state, A, AddAuxiliaries(("interpreter",)), "speaks_the_language", "5.17")


# 4.11: auxiliaries


def level(*auxiliaries: list[str], first: int = A) -> CongoState:
    """Doctors in an unflagged hospital, worth 5 each, with these auxiliaries."""
    doctors = ("be_doctor_1", "fr_doctor_1", "de_doctor_1")
    players = [player(doctors[seat], auxiliaries=hand) for seat, hand in enumerate(auxiliaries)]
    return bid(position(*players, tile="hospital", flag=None, first=first), *doctors[: len(players)]).state


def test_4_11_it_goes_clockwise_from_the_first_player() -> None:
    state = level(["nurse"], ["nurse"], ["nurse"], first=B)
    order: list[int] = []
    while state.stage is Stage.AUCTION and len(order) < 3:
        order.append(state.waiting[0])
        state = play(state, state.waiting[0], Pass()).state
    assert order == [B, C, A]


def test_4_11_several_cards_may_be_added_at_once_and_a_leader_may_raise() -> None:
    state = level(["nurse", "nurse", "servant"], ["nurse"])
    offered = legal(state, A, AddAuxiliaries)
    assert len(offered) == 5
    state = play(state, A, AddAuxiliaries(("nurse", "nurse", "servant"))).state
    assert totals(state) == [7.5, 5]
    state = play(state, B, AddAuxiliaries(("nurse",))).state
    assert past(state).taker == A, "nobody else can act, and A is ahead"


def test_4_11_the_new_total_need_not_be_the_highest() -> None:
    state = level(["nurse", "nurse"], ["nurse", "nurse"])
    state = play(state, A, AddAuxiliaries(("nurse", "nurse"))).state
    state = play(state, B, AddAuxiliaries(("nurse",))).state
    assert bid_of(state, B).status is Status.IN
    assert state.waiting == [B], "A holds no card any more and has passed"


def test_4_11_whoever_holds_no_auxiliary_passes_without_being_asked() -> None:
    step = bid(
        position(
            player("be_doctor_1"), player("fr_doctor_1", auxiliaries=["nurse"]), tile="hospital", flag=None
        ),
        "be_doctor_1",
        "fr_doctor_1",
    )
    assert step.state.waiting == [B]
    assert bid_of(step.state, A).status is Status.SOFT
    assert kinds(step.events)[-1] == "passed_without_cards"


def test_4_11_one_servant_for_the_whole_table_whatever_is_added_after_it() -> None:
    state = level(["servant"], ["nurse"], ["nurse", "servant"])
    moves = ((A, AddAuxiliaries(("servant",))), (B, AddAuxiliaries(("nurse",))))
    state = in_order(state, *moves).state
    assert state.waiting == [C]
    refused(state, C, AddAuxiliaries(("servant",)), "one_servant", "4.11")
    assert legal(state, C, AddAuxiliaries) == [AddAuxiliaries(("nurse",))]


def test_4_11_whoever_holds_only_cards_that_do_not_fit_is_still_asked() -> None:
    state = level(["porter"], ["nurse"])
    assert state.waiting == [A]
    assert CONGO.legal(state, A) == [Pass()]


def test_4_11_a_sole_leader_may_pass_softly_and_then_for_good() -> None:
    players = [
        player("be_doctor_1", auxiliaries=["nurse"]),
        player("be_officer_1", auxiliaries=["askari"] * 5),
    ]
    state = bid(position(*players, tile="hospital", flag=None), "be_doctor_1", "be_officer_1").state
    state = play(state, A, Pass()).state
    assert bid_of(state, A).status is Status.SOFT
    state = play(state, B, AddAuxiliaries(("askari",))).state
    state = play(state, A, Pass()).state
    assert bid_of(state, A).status is Status.OUT, "even as the leader"
    state = play(state, B, AddAuxiliaries(("askari",) * 3)).state
    assert past(state).taker == B


def test_4_11_whoever_is_out_can_still_tie_and_win() -> None:
    state = level(["nurse"], ["porter"])
    state = play(state, A, AddAuxiliaries(("nurse",))).state
    step = play(state, B, Pass())
    assert past(step.state).taker == A


def test_4_11_the_last_one_who_is_not_ahead_is_asked_again() -> None:
    state = level(["nurse", "nurse"], ["nurse"])
    state = in_order(state, (A, Pass()), (B, Pass())).state
    assert state.waiting == [A]
    state = play(state, A, Pass()).state
    assert state.waiting == [B], "tied, so B may still add"
    assert past(play(state, B, AddAuxiliaries(("nurse",))).state).taker == B


def test_4_11_one_bid_takes_the_port_without_an_auction() -> None:
    state = position(player("be_doctor_1", auxiliaries=["nurse"]), player(auxiliaries=["nurse"]), flag=None)
    state = in_order(state, (A, ChooseCharacter("be_doctor_1"))).state
    assert past(state).taker == A


# 4.13 and 4.14: ties


def tied(*hippos: list[int]) -> CongoState:
    """Three doctors tied without auxiliaries, with these tiles."""
    doctors = ("be_doctor_1", "fr_doctor_1", "de_doctor_1")
    players = [player(doctors[seat], hippos=tiles) for seat, tiles in enumerate(hippos)]
    return bid(position(*players, tile="hospital", flag=None), *doctors[: len(players)]).state


def test_4_13_nobody_sees_how_many_tiles_were_sealed() -> None:
    state = tied([1, 2, 3], [1, 1], [2])
    step = play(state, A, HippoCommit(("hippo_1", "hippo_3")))
    assert kinds(public(step.events)) == ["hippos_committed"]
    view = CONGO.view(step.state, B)
    assert (view.players[A].hippos, view.players[A].has_answered) == (3, True)
    mine = CONGO.view(step.state, A).own
    assert mine is not None
    assert mine.commitment == ("hippo_1", "hippo_3")
    refused(step.state, A, HippoCommit(("hippo_3", "hippo_1")), "already_sealed", "4.13")
    again = play(step.state, A, HippoCommit(("hippo_2",)))
    assert public(again.events) == []


def test_4_13_players_below_the_highest_sum_drop_out() -> None:
    state = tied([1, 3], [1, 2, 4], [2])
    moves = (
        (A, HippoCommit(("hippo_3",))),
        (B, HippoCommit(("hippo_1", "hippo_2"))),
        (C, HippoCommit(("hippo_2",))),
    )
    state = in_order(state, *moves).state
    assert (state.stage, state.tied, state.waiting) == (Stage.OPEN, [A, B], [A, B])
    assert state.hippo_discard.things() == ["hippo_1", "hippo_2", "hippo_2", "hippo_3"]


def test_4_13_whoever_holds_no_tile_counts_0() -> None:
    state = tied([], [1], [2])
    assert state.asked == {B, C}
    refused(state, A, HippoCommit(("hippo_1",)), "hippo_not_held", "4.13")
    state = in_order(state, (B, HippoCommit(("hippo_1",))), (C, HippoCommit(("hippo_2",)))).state
    assert past(state).taker == C


def test_4_13_still_tied_without_tiles_is_unresolved_at_once() -> None:
    state = in_order(tied([1], [1]), (A, HippoCommit(("hippo_1",))), (B, HippoCommit(("hippo_1",)))).state
    assert past(state).tied == (A, B)
