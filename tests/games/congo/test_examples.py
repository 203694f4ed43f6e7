"""The worked examples T01 to T12 of section 9: values, the auction and ties."""

from __future__ import annotations

import pytest

from games.congo.actions import AddAuxiliaries, HippoAdd, HippoCommit, Pass
from games.congo.data import POWERS
from games.congo.state import CongoState, Stage, Status
from games.core import Action
from games.values import Seat
from tests.games.congo.playing import (
    bid,
    bid_of,
    in_order,
    legal,
    passed,
    past,
    play,
    played,
    refused,
    totals,
)
from tests.games.congo.positions import ERIC, JOE, PETE, A, B, C, dice, player, position

SERVANT = ["servant"]


def auction(*characters: str, tile: str, flag: str | None, language: str | None = None) -> CongoState:
    """The auction between these characters, all of whose players hold a servant."""
    players = [player(each, auxiliaries=SERVANT) for each in characters]
    return bid(position(*players, tile=tile, flag=flag, language=language), *characters).state


def value(state: CongoState, seat: Seat = A) -> int:
    """What that player's character starts with."""
    assert bid_of(state, seat).base_half % 2 == 0
    return bid_of(state, seat).base_half // 2


@pytest.mark.parametrize("flag", POWERS)
def test_t01_a_belgian_missionary_in_a_hospital_is_worth_4_under_any_flag(flag: str) -> None:
    state = auction("be_missionary_1", "fr_officer_1", tile="hospital", flag=flag, language="french")
    assert value(state) == 4


def test_t02_a_french_doctor_in_a_british_hospital_is_worth_3() -> None:
    assert value(auction("fr_doctor_1", "be_officer_1", tile="hospital", flag="united_kingdom")) == 3


def test_t03_the_printed_auction() -> None:
    joe = player("uk_missionary_1", auxiliaries=["nun", "servant"])
    pete = player("be_doctor_1", auxiliaries=["nurse", "interpreter", "servant"])
    eric = player("de_missionary_1", auxiliaries=["interpreter", "porter"])
    state = position(joe, pete, eric, stop="stanley_falls", tile="mission", flag="united_kingdom")
    state = bid(state, "uk_missionary_1", "be_doctor_1", "de_missionary_1").state
    assert totals(state) == [5, 4, 4]
    i, s, o = Status.IN, Status.SOFT, Status.OUT
    steps: list[tuple[Seat, Action, list[float], list[Status]]] = [
        (JOE, Pass(), [5, 4, 4], [s, i, i]),
        (PETE, AddAuxiliaries(("nurse",)), [5, 5, 4], [s, i, i]),
        (ERIC, AddAuxiliaries(("interpreter",)), [5, 5, 5], [s, i, i]),
        (JOE, AddAuxiliaries(("nun",)), [6, 5, 5], [i, i, i]),
        (PETE, AddAuxiliaries(("interpreter",)), [6, 6, 5], [i, i, i]),
        (ERIC, Pass(), [6, 6, 5], [i, i, o]),
        (JOE, AddAuxiliaries(("servant",)), [6.5, 6, 5], [i, i, o]),
    ]
    for seat, action, expected, statuses in steps:
        state = play(state, seat, action).state
        assert totals(state) == expected
        assert [bid_of(state, each).status for each in range(3)] == statuses
    refused(state, PETE, AddAuxiliaries(("servant",)), "one_servant", "4.11")
    state = play(state, PETE, Pass()).state
    assert (past(state).stop, past(state).taker, state.first) == ("stanley_falls", JOE, JOE)
    assert [each.score_half for each in state.players] == [8, 0, 0]
    used = ["interpreter", "interpreter", "nun", "nurse", "servant"]
    assert state.decks["auxiliary"].discard.things() == used
    assert set(state.decks["character"].discard.things()) == {
        "uk_missionary_1",
        "be_doctor_1",
        "de_missionary_1",
    }


def test_t04_auxiliaries_go_with_the_icons_of_the_character() -> None:
    hand = ["porter", "porter", "askari", "askari"]
    explorer, neutral = player("fr_explorer_1", auxiliaries=hand), player("us_neutral_1", auxiliaries=hand)
    state = bid(position(explorer, neutral, flag=None), "fr_explorer_1", "us_neutral_1").state
    refused(state, A, AddAuxiliaries(("askari",)), "icon_does_not_match", "4.11")
    before = totals(state)
    state = play(state, A, AddAuxiliaries(("porter",))).state
    assert totals(state)[A] == (before[A] or 0) + 1
    state = play(state, B, AddAuxiliaries(tuple(hand))).state
    assert totals(state)[B] == (before[B] or 0) + 4


def test_t05_a_negative_value_takes_the_port_when_it_is_alone() -> None:
    one = player("uk_officer_1", specials=["warrior"], auxiliaries=SERVANT)
    state = position(one, player("de_doctor_1", auxiliaries=SERVANT), flag="france")
    state = bid(state, "uk_officer_1", "de_doctor_1").state
    step = played(dice(state, 1, 3), A, "warrior")
    assert past(step.state).taker == A
    assert past(step.state).bids[A].total_half == -2


@pytest.mark.parametrize(("face", "expected"), [(1, 3), (2, 5), (3, 5), (4, 4)])
def test_t06_a_neutral_uses_its_better_profession_and_the_nation_rolled(face: int, expected: int) -> None:
    hand = ["interpreter"]
    one, other = player("us_neutral_1", auxiliaries=hand), player("fr_officer_1", auxiliaries=SERVANT)
    state = dice(position(one, other, tile="barracks", flag="france"), face)
    state = bid(state, "us_neutral_1", "fr_officer_1").state
    assert value(state) == expected
    assert AddAuxiliaries(("interpreter",)) in legal(state, A, AddAuxiliaries)


def test_t07_a_rich_village_has_no_flag() -> None:
    hand = ["interpreter"]
    players = [player("fr_officer_1", auxiliaries=hand), player("be_doctor_1", auxiliaries=hand)]
    state = position(
        *players,
        stop="nouvelle_anvers",
        coming={"lisala": "village"},
        flags={"lisala": "united_kingdom"},
        tile="hospital",
        flag="germany",
    )
    state = passed(bid(state, "fr_officer_1", "be_doctor_1").state).state
    assert state.boat == "lisala"
    place = state.river["lisala"]
    assert (place.tile, place.flag, place.removed_flag) == ("village", None, "united_kingdom")
    assert state.port_language is None


def test_t07_at_a_rich_village_a_french_officer_is_worth_4_and_needs_no_interpreter() -> None:
    hand = ["interpreter"]
    players = [player("fr_officer_1", auxiliaries=hand), player("be_doctor_1", auxiliaries=hand)]
    state = position(*players, stop="lisala", tile="village", flag=None)
    state = bid(state, "fr_officer_1", "be_doctor_1").state
    assert value(state) == 4
    refused(state, A, AddAuxiliaries(("interpreter",)), "no_language_here", "5.17")


def test_t07_at_a_poorer_village_the_flag_stays() -> None:
    hand = ["interpreter"]
    players = [player("fr_officer_1", auxiliaries=hand), player("be_doctor_1", auxiliaries=hand)]
    coming, flags = {"lowa": "village"}, {"lowa": "united_kingdom"}
    before = position(*players, stop="ubundu", coming=coming, flags=flags, tile="hospital", flag="germany")
    state = passed(bid(before, "fr_officer_1", "be_doctor_1").state).state
    assert (state.boat, state.place.flag, state.port_language) == ("lowa", "united_kingdom", "english")
    state = position(*players, stop="lowa", tile="village", flag="united_kingdom")
    state = bid(state, "fr_officer_1", "be_doctor_1").state
    assert value(state) == 2
    assert AddAuxiliaries(("interpreter",)) in legal(state, A, AddAuxiliaries)


@pytest.mark.parametrize(
    ("port", "rolled", "character", "may_be_added"),
    [
        ("french", 3, "fr_doctor_1", False),
        ("french", 3, "be_doctor_1", True),
        ("french", 3, "nl_neutral_1", True),
        ("dutch", 3, "fr_doctor_1", True),
        ("dutch", 3, "be_doctor_1", False),
        ("dutch", 3, "nl_neutral_1", False),
        ("french", 2, "be_doctor_1", False),
        ("dutch", 2, "be_doctor_1", True),
    ],
)
def test_t08_belgian_languages(port: str, rolled: int, character: str, *, may_be_added: bool) -> None:
    one, other = player(character, auxiliaries=["interpreter"]), player("uk_officer_1", auxiliaries=SERVANT)
    state = dice(position(one, other, flag="belgium", language=port), rolled)
    state = bid(state, character, "uk_officer_1").state
    action = AddAuxiliaries(("interpreter",))
    if may_be_added:
        assert action in legal(state, A, AddAuxiliaries)
    else:
        refused(state, A, action, "speaks_the_language", "5.17")


def level(*, hippos: tuple[tuple[int, ...], ...], third: str | None = None) -> CongoState:
    """A 5, B 5 and perhaps C 3 at Bolobo, an unflagged jungle, A first; A and B hold porters."""
    one = player("be_explorer_1", auxiliaries=["porter"], hippos=hippos[A])
    two = player("be_explorer_2", auxiliaries=["porter"], hippos=hippos[B])
    three = [player(third, auxiliaries=["porter"])] if third else []
    state = position(one, two, *three, stop="bolobo", tile="jungle", flag=None)
    return bid(state, "be_explorer_1", "be_explorer_2", *([third] if third else [])).state


def test_t09_a_soft_pass_may_be_followed_by_a_card() -> None:
    state = level(hippos=((), ()), third="de_officer_1")
    assert totals(state) == [5, 5, 3]
    state = in_order(state, (A, Pass()), (B, Pass()), (C, Pass())).state
    statuses = [bid_of(state, seat).status for seat in (A, B, C)]
    assert statuses == [Status.SOFT, Status.SOFT, Status.OUT]
    state = play(state, A, Pass()).state
    assert bid_of(state, A).status is Status.OUT
    after = play(state, B, AddAuxiliaries(("porter",))).state
    assert past(after).taker == B


def test_t09_if_both_pass_again_they_are_tied() -> None:
    state = level(hippos=((1,), (2,)), third="de_officer_1")
    state = in_order(state, (A, Pass()), (B, Pass()), (C, Pass()), (A, Pass()), (B, Pass())).state
    assert (state.stage, state.tied) == (Stage.SEALED, [A, B])


def tied(*hippos: tuple[int, ...]) -> CongoState:
    """A and B tied at Bolobo, with these hippo tiles."""
    return passed(level(hippos=hippos)).state


def test_t10_sealed_hippo_tiles_decide() -> None:
    state = tied((1, 3), (2,))
    state = in_order(state, (A, HippoCommit(("hippo_1",))), (B, HippoCommit(("hippo_2",)))).state
    assert past(state).taker == B
    assert state.players[A].hippos.things() == ["hippo_3"]
    assert state.hippo_discard.things() == ["hippo_1", "hippo_2"]
    assert len(state.players[B].hippos) == 2, "two new ones for the port (4.15)"


def test_t11_the_open_step_decides() -> None:
    state = tied((1, 2), (2, 4))
    state = in_order(state, (A, HippoCommit(("hippo_2",))), (B, HippoCommit(("hippo_2",)))).state
    assert (state.stage, state.waiting) == (Stage.OPEN, [A, B])
    state = play(state, A, HippoAdd(("hippo_1",))).state
    state = play(state, B, HippoAdd(("hippo_4",))).state
    assert past(state).taker == B
    assert state.players[A].score_half == 0


def test_t11_if_both_decline_each_gets_a_point_and_no_hippo_tiles_are_drawn() -> None:
    state = tied((1, 2), (2, 4))
    state = in_order(state, (A, HippoCommit(("hippo_2",))), (B, HippoCommit(("hippo_2",)))).state
    state = in_order(state, (A, HippoAdd(())), (B, HippoAdd(()))).state
    assert (past(state).taker, past(state).tied, state.first) == (None, (A, B), A)
    assert [each.score_half for each in state.players] == [2, 2]
    assert [each.hippos.things() for each in state.players] == [["hippo_1"], ["hippo_4"]]


def test_t12_without_tiles_each_gets_a_point_at_once() -> None:
    state = tied((), ())
    assert (past(state).tied, state.stage) == ((A, B), Stage.CHOOSE)
    assert [each.points["ties"] for each in state.players] == [2, 2]


def test_t12_whoever_alone_holds_tiles_must_commit_one_and_takes_the_port() -> None:
    state = tied((), (1,))
    assert state.waiting == [B]
    refused(state, B, HippoCommit(()), "commit_at_least_one", "4.13")
    state = play(state, B, HippoCommit(("hippo_1",))).state
    assert past(state).taker == B
