"""Every line that is told, in its order, with whom it is told to and whether it reveals (4, 5, 6 and 10)."""

from __future__ import annotations

from itertools import product

import pytest

from games.congo.actions import (
    AddAuxiliaries,
    BoilerDiscard,
    ChooseCharacter,
    Fight,
    Flee,
    GorillaAttack,
    HippoAdd,
    HippoCommit,
    Hunt,
    KeepBid,
    OverboardTarget,
    Pass,
    SettlerSwap,
    SkipOverboard,
    Stay,
    WarriorAttack,
)
from games.congo.data import TILES, USED
from games.congo.state import CongoOptions, CongoState
from games.values import Event, Text, Who
from tests.games.congo.playing import bid, declined, in_order, passed, play, played
from tests.games.congo.positions import A, B, C, D, dice, next_cards, player, position
from tests.games.congo.unleashed import table, unleashed
from tests.games.telling import dealt, said, shown, told


def until_next_turn(events: list[Event]) -> list[Event]:
    """What is told of this stop."""
    kinds = [event.kind for event in events]
    return events[: kinds.index("turn_began")] if "turn_began" in kinds else events


def at_hospital(*hands: tuple[str, ...], hippos: tuple[int, ...] = (), first: int = A) -> CongoState:
    """These characters with as many nurses, and the same hippo tiles each, at a hospital without a flag."""
    players = [player(one, auxiliaries=nurses, hippos=hippos) for one, *nurses in hands]
    return position(*players, tile="hospital", flag=None, first=first)


def test_4_5_to_4_11_choosing_and_passing() -> None:
    state = at_hospital(("be_doctor_1", "nurse"), ("fr_officer_1", "porter"), ("us_neutral_1",))
    moves = (
        (B, ChooseCharacter("fr_officer_1")),
        (C, ChooseCharacter("us_neutral_1")),
        (A, ChooseCharacter("be_doctor_1")),
        (A, Pass()),
        (B, Pass()),
    )
    events = until_next_turn(in_order(state, *moves).events)
    assert events == [
        said("character_chosen", who=Who(B)),
        told(B, "character_sealed", character="fr_officer_1"),
        said("character_chosen", who=Who(C)),
        told(C, "character_sealed", character="us_neutral_1"),
        said("character_chosen", who=Who(A)),
        told(A, "character_sealed", character="be_doctor_1"),
        shown("bid_revealed", who=Who(A), character="be_doctor_1"),
        shown("bid_revealed", who=Who(B), character="fr_officer_1"),
        shown("bid_revealed", who=Who(C), character="us_neutral_1"),
        said("value_set", who=Who(A), character="be_doctor_1", value=5),
        said("value_set", who=Who(B), character="fr_officer_1", value=2),
        said("value_set", who=Who(C), character="us_neutral_1", value=2),
        said("passed_for_now", who=Who(A), total=5),
        said("passed_for_good", who=Who(B), total=2),
        said("passed_without_cards", who=Who(C), total=2),
        said("port_taken", who=Who(A), stop="lukolela", points=3),
        said("neutrals_left", characters=("us_neutral_1",), count=1),
    ]


def test_4_11_adding_and_passing_for_good() -> None:
    state = at_hospital(("be_doctor_1", "nurse"), ("fr_doctor_1", "nurse", "nurse"))
    state = bid(state, "be_doctor_1", "fr_doctor_1").state
    moves = ((A, AddAuxiliaries(("nurse",))), (B, AddAuxiliaries(("nurse", "nurse"))))
    events = until_next_turn(in_order(state, *moves).events)
    assert events == [
        shown("auxiliaries_added", who=Who(A), cards=("nurse",), total=6),
        shown("auxiliaries_added", who=Who(B), cards=("nurse", "nurse"), total=7),
        said("passed_without_cards", who=Who(A), total=6),
        said("port_taken", who=Who(B), stop="lukolela", points=3),
    ]


def test_4_11_below_the_highest_total_a_pass_is_final_and_at_it_for_now() -> None:
    state = at_hospital(("be_officer_1", "porter"), ("fr_doctor_1", "nurse"), ("de_doctor_1", "nurse"))
    state = bid(state, "be_officer_1", "fr_doctor_1", "de_doctor_1").state
    events = in_order(state, (A, Pass()), (B, Pass())).events
    assert events == [
        said("passed_for_good", who=Who(A), total=2),
        said("passed_for_now", who=Who(B), total=5),
    ]


def test_4_10_neutrals_and_belgians_roll() -> None:
    players = [player("be_doctor_1"), player("us_neutral_1"), player("de_officer_1")]
    state = dice(position(*players, tile="hospital", flag="france"), 2, 3)
    events = until_next_turn(bid(state, "be_doctor_1", "us_neutral_1", "de_officer_1").events)
    assert events == [
        said("character_chosen", who=Who(A)),
        told(A, "character_sealed", character="be_doctor_1"),
        said("character_chosen", who=Who(B)),
        told(B, "character_sealed", character="us_neutral_1"),
        said("character_chosen", who=Who(C)),
        told(C, "character_sealed", character="de_officer_1"),
        shown("bid_revealed", who=Who(A), character="be_doctor_1"),
        shown("bid_revealed", who=Who(B), character="us_neutral_1"),
        shown("bid_revealed", who=Who(C), character="de_officer_1"),
        shown("language_rolled", who=Who(A), character="be_doctor_1", face=2, language="french"),
        said("value_set", who=Who(A), character="be_doctor_1", value=5),
        shown("preference_rolled", who=Who(B), character="us_neutral_1", face=3, nation="france"),
        said("value_set", who=Who(B), character="us_neutral_1", value=2),
        said("value_set", who=Who(C), character="de_officer_1", value=1),
        said("passed_without_cards", who=Who(A), total=5),
        said("passed_without_cards", who=Who(B), total=2),
        said("passed_without_cards", who=Who(C), total=1),
        said("port_taken", who=Who(A), stop="lukolela", points=3),
        said("neutrals_left", characters=("us_neutral_1",), count=1),
    ]


def test_4_13_and_4_14_a_tie_fought_with_hippo_tiles() -> None:
    state = at_hospital(("be_doctor_1",), ("fr_doctor_1",), hippos=(1, 2, 3))
    state = bid(state, "be_doctor_1", "fr_doctor_1").state
    moves = (
        (A, HippoCommit(("hippo_2",))),
        (A, HippoCommit(("hippo_1", "hippo_2"))),
        (B, HippoCommit(("hippo_3",))),
        (A, HippoAdd(())),
        (B, HippoAdd(("hippo_1",))),
    )
    events = until_next_turn(in_order(state, *moves).events)
    assert events == [
        said("hippos_committed", who=Who(A)),
        told(A, "hippos_sealed", tiles=("hippo_2",)),
        told(A, "hippos_sealed", tiles=("hippo_1", "hippo_2")),
        said("hippos_committed", who=Who(B)),
        told(B, "hippos_sealed", tiles=("hippo_3",)),
        shown("hippos_revealed", who=Who(A), tiles=("hippo_1", "hippo_2"), sum=3),
        shown("hippos_revealed", who=Who(B), tiles=("hippo_3",), sum=3),
        said("tie_went_on", who=(Who(A), Who(B)), sum=3),
        said("hippos_declined", who=Who(A)),
        shown("hippos_added", who=Who(B), tiles=("hippo_1",), sum=4),
        said("port_taken", who=Who(B), stop="lukolela", points=3),
    ]


def test_4_14_a_tie_that_nothing_resolves() -> None:
    state = at_hospital(("be_doctor_1",), ("fr_doctor_1",), hippos=(1, 2))
    state = bid(state, "be_doctor_1", "fr_doctor_1").state
    moves = (
        (A, HippoCommit(("hippo_1",))),
        (B, HippoCommit(("hippo_1",))),
        (A, HippoAdd(("hippo_2",))),
        (B, HippoAdd(("hippo_2",))),
    )
    events = until_next_turn(in_order(state, *moves).events)
    assert events == [
        said("hippos_committed", who=Who(A)),
        told(A, "hippos_sealed", tiles=("hippo_1",)),
        said("hippos_committed", who=Who(B)),
        told(B, "hippos_sealed", tiles=("hippo_1",)),
        shown("hippos_revealed", who=Who(A), tiles=("hippo_1",), sum=1),
        shown("hippos_revealed", who=Who(B), tiles=("hippo_1",), sum=1),
        said("tie_went_on", who=(Who(A), Who(B)), sum=1),
        shown("hippos_added", who=Who(A), tiles=("hippo_2",), sum=3),
        shown("hippos_added", who=Who(B), tiles=("hippo_2",), sum=3),
        said("port_shared", who=(Who(A), Who(B)), stop="lukolela", points=1),
    ]


def test_4_12_a_tie_without_hippo_tiles() -> None:
    state = at_hospital(("be_doctor_1",), ("fr_doctor_1",), ("us_neutral_2",))
    events = until_next_turn(bid(state, "be_doctor_1", "fr_doctor_1", "us_neutral_2").events)
    assert events == [
        said("character_chosen", who=Who(A)),
        told(A, "character_sealed", character="be_doctor_1"),
        said("character_chosen", who=Who(B)),
        told(B, "character_sealed", character="fr_doctor_1"),
        said("character_chosen", who=Who(C)),
        told(C, "character_sealed", character="us_neutral_2"),
        shown("bid_revealed", who=Who(A), character="be_doctor_1"),
        shown("bid_revealed", who=Who(B), character="fr_doctor_1"),
        shown("bid_revealed", who=Who(C), character="us_neutral_2"),
        said("value_set", who=Who(A), character="be_doctor_1", value=5),
        said("value_set", who=Who(B), character="fr_doctor_1", value=5),
        said("value_set", who=Who(C), character="us_neutral_2", value=5),
        said("passed_without_cards", who=Who(A), total=5),
        said("passed_without_cards", who=Who(B), total=5),
        said("passed_without_cards", who=Who(C), total=5),
        said("tie_began", who=(Who(A), Who(B), Who(C)), total=5),
        said("port_shared", who=(Who(A), Who(B), Who(C)), stop="lukolela", points=1),
        said("neutrals_left", characters=("us_neutral_2",), count=1),
    ]


def test_4_15_and_5_10_the_trader_takes_a_hippo_stop() -> None:
    state = table("trader", "be_missionary_1", "fr_officer_1", tile="mission", flag="germany")
    events = until_next_turn(passed(played(state, A, "trader").state).events)
    assert events == [
        said("passed_for_now", who=Who(A), total=5),
        said("passed_for_good", who=Who(B), total=0),
        said("port_taken", who=Who(A), stop="bumba", points=2),
        said("trader_paid", who=Who(A), points=1),
        said("hippos_drawn", who=Who(A), count=2),
        dealt(A, "hippos_received", tiles=("hippo_3", "hippo_4")),
    ]


def test_5_2_the_gorilla_kills_wins_turns_and_dies() -> None:
    state = unleashed("gorilla", "be_explorer_1", "fr_doctor_1", "de_officer_1")
    step = play(dice(state, 2), A, GorillaAttack(Who(B)))
    events = step.events + until_next_turn(play(dice(step.state, 3), A, Fight()).events)
    assert events == [
        said("gorilla_killed", who=Who(B), character="fr_doctor_1"),
        shown("gorilla_won", who=Who(C), character="de_officer_1", face=2),
        said("gorilla_turned", who=Who(A)),
        shown("gorilla_died", who=Who(A), character="be_explorer_1", face=3),
        said("value_set", who=Who(A), character="be_explorer_1", value=5),
        said("port_taken", who=Who(A), stop="bumba", points=2),
        said("hippos_drawn", who=Who(A), count=2),
        dealt(A, "hippos_received", tiles=("hippo_1", "hippo_3")),
    ]


def test_5_2_the_gorilla_kills_its_owner_or_is_fled() -> None:
    state = unleashed("gorilla", "be_explorer_1", "fr_doctor_1", "de_doctor_1")
    state = play(state, A, GorillaAttack(Who(C))).state
    events = until_next_turn(play(dice(state, 2), A, Fight()).events)
    events += until_next_turn(play(state, A, Flee()).events)
    assert events == [
        shown("gorilla_won", who=Who(A), character="be_explorer_1", face=2),
        said("port_untaken", stop="bumba"),
        said("gorilla_fled", who=Who(A), character="be_explorer_1"),
        said("port_untaken", stop="bumba"),
    ]


def test_5_7_the_warrior_wins_turns_and_dies() -> None:
    state = unleashed("warrior", "be_officer_1", "fr_doctor_1", "de_officer_1", tile="mission")
    events = play(dice(state, 3, 3, 2), A, WarriorAttack(Who(B))).events
    assert events == [
        shown("warrior_won", who=Who(B), character="fr_doctor_1", face=3),
        said("warrior_turned", who=Who(A)),
        shown("warrior_died", who=Who(A), character="be_officer_1", face=3),
        shown("language_rolled", who=Who(A), character="be_officer_1", face=2, language="french"),
        said("value_set", who=Who(A), character="be_officer_1", value=1),
        said("value_set", who=Who(C), character="de_officer_1", value=1),
    ]


def test_5_7_the_warrior_dies_and_with_two_players_there_is_no_choice() -> None:
    state = table("warrior", "be_officer_1", "fr_officer_1", tile="mission", flag="belgium")
    events = until_next_turn(played(dice(state, 3, 1, 2), A, "warrior").events)
    assert events == [
        shown("special_played", who=Who(A), card="warrior"),
        shown("bid_revealed", who=Who(A), character="be_officer_1"),
        shown("bid_revealed", who=Who(B), character="fr_officer_1"),
        shown("warrior_died", who=Who(B), character="fr_officer_1", face=3),
        shown("language_rolled", who=Who(A), character="be_officer_1", face=1, language="dutch"),
        said("value_set", who=Who(A), character="be_officer_1", value=1),
        said("value_set", who=Who(B), character="fr_officer_1", value=1),
    ]


def test_5_3_malaria_rolls_again_bites_and_is_not_cured() -> None:
    state = table("malaria", "be_explorer_1", "fr_officer_1", "de_doctor_2")
    events = played(dice(state, 2, 1, 1, 3, 1, 2), A, "malaria").events
    assert events == [
        shown("special_played", who=Who(A), card="malaria"),
        shown("bid_revealed", who=Who(A), character="be_explorer_1"),
        shown("bid_revealed", who=Who(B), character="fr_officer_1"),
        shown("bid_revealed", who=Who(C), character="de_doctor_2"),
        shown("malaria_rolled", who=Who(A), face=2),
        shown("malaria_rolled", who=Who(B), face=1),
        shown("malaria_rolled", who=Who(C), face=1),
        said("malaria_tied", who=(Who(B), Who(C))),
        shown("malaria_rolled", who=Who(B), face=3),
        shown("malaria_rolled", who=Who(C), face=1),
        said("malaria_bit", who=Who(C), character="de_doctor_2"),
        shown("malaria_not_cured", who=Who(C), character="de_doctor_2", face=2),
        said("malaria_took", who=Who(C), character="de_doctor_2"),
        said("value_set", who=Who(A), character="be_explorer_1", value=5),
        said("value_set", who=Who(B), character="fr_officer_1", value=3),
    ]


def test_5_3_malaria_is_cured() -> None:
    state = table("malaria", "be_explorer_1", "de_doctor_2")
    events = played(dice(state, 2, 1, 1), A, "malaria").events
    assert events == [
        shown("special_played", who=Who(A), card="malaria"),
        shown("bid_revealed", who=Who(A), character="be_explorer_1"),
        shown("bid_revealed", who=Who(B), character="de_doctor_2"),
        shown("malaria_rolled", who=Who(A), face=2),
        shown("malaria_rolled", who=Who(B), face=1),
        said("malaria_bit", who=Who(B), character="de_doctor_2"),
        shown("malaria_cured", who=Who(B), character="de_doctor_2", face=1),
        said("value_set", who=Who(A), character="be_explorer_1", value=5),
        said("value_set", who=Who(B), character="de_doctor_2", value=2),
    ]


def test_5_5_the_okapi_is_hunted_or_spared() -> None:
    state = unleashed("okapi", "be_explorer_1", "fr_doctor_1", "de_officer_1")
    events = play(state, A, Hunt()).events + play(state, A, Stay()).events
    assert events == [
        said("okapi_hunted", who=Who(A), character="be_explorer_1", points=2),
        said("value_set", who=Who(B), character="fr_doctor_1", value=2),
        said("value_set", who=Who(C), character="de_officer_1", value=3),
        said("okapi_spared", who=Who(A)),
        said("value_set", who=Who(A), character="be_explorer_1", value=5),
        said("value_set", who=Who(B), character="fr_doctor_1", value=2),
        said("value_set", who=Who(C), character="de_officer_1", value=3),
    ]


def test_5_12_an_auxiliary_goes_overboard_or_not() -> None:
    state = unleashed("man_overboard", "be_explorer_1", "fr_doctor_1", "de_officer_1")
    events = play(state, A, OverboardTarget(Who(B))).events + play(state, A, SkipOverboard()).events
    assert events == [
        shown("auxiliary_lost", who=Who(B), card="servant", by=Who(A)),
        said("value_set", who=Who(A), character="be_explorer_1", value=5),
        said("value_set", who=Who(B), character="fr_doctor_1", value=2),
        said("value_set", who=Who(C), character="de_officer_1", value=3),
        said("overboard_skipped", who=Who(A)),
        said("value_set", who=Who(A), character="be_explorer_1", value=5),
        said("value_set", who=Who(B), character="fr_doctor_1", value=2),
        said("value_set", who=Who(C), character="de_officer_1", value=3),
    ]


def test_5_15_only_nationals_stay() -> None:
    state = table(
        "only_nationals", "be_explorer_1", "fr_doctor_1", "de_officer_1", tile="mission", flag="france"
    )
    events = until_next_turn(played(dice(state, 1, 1), A, "only_nationals").events)
    assert events == [
        shown("special_played", who=Who(A), card="only_nationals"),
        shown("bid_revealed", who=Who(A), character="be_explorer_1"),
        shown("bid_revealed", who=Who(B), character="fr_doctor_1"),
        shown("bid_revealed", who=Who(C), character="de_officer_1"),
        said("bid_sent_back", who=Who(A), character="be_explorer_1"),
        said("bid_sent_back", who=Who(C), character="de_officer_1"),
        said("value_set", who=Who(B), character="fr_doctor_1", value=4),
        said("port_taken", who=Who(B), stop="bumba", points=2),
        said("hippos_drawn", who=Who(B), count=2),
        dealt(B, "hippos_received", tiles=("hippo_1", "hippo_1")),
    ]


def test_5_9_the_boiler_costs_a_character_each() -> None:
    players = [
        player("be_doctor_1", specials=["damaged_boiler"]),
        player("fr_doctor_1", "fr_officer_1", "us_neutral_1"),
        player("de_doctor_1", "de_officer_1"),
    ]
    state = position(*players, stop="bumba", tile="jungle", flag=None, first=C)
    state = played(bid(state, "be_doctor_1", "fr_doctor_1", "de_doctor_1").state, A, "damaged_boiler").state
    moves = (
        (B, BoilerDiscard("fr_officer_1")),
        (B, BoilerDiscard("us_neutral_1")),
        (C, BoilerDiscard("de_officer_1")),
    )
    events = in_order(state, *moves).events[:8]
    assert events == [
        said("boiler_picked", who=Who(B)),
        told(B, "boiler_sealed", character="fr_officer_1"),
        told(B, "boiler_sealed", character="us_neutral_1"),
        said("boiler_picked", who=Who(C)),
        told(C, "boiler_sealed", character="de_officer_1"),
        shown("boiler_discarded", who=Who(C), character="de_officer_1"),
        shown("boiler_discarded", who=Who(B), character="us_neutral_1"),
        shown("bid_revealed", who=Who(C), character="de_doctor_1"),
    ]


def test_5_8_a_region_is_explored() -> None:
    state = bid(
        position(
            player("be_doctor_1", specials=["explored_region"]),
            player("fr_officer_1"),
            stop="bumba",
            tile="jungle",
            flag=None,
            coming={"kindu": "village"},
        ),
        "be_doctor_1",
        "fr_officer_1",
    ).state
    step = played(state, A, "explored_region", stop="kindu")
    assert step.state.river["kindu"].explored_by == [A]
    events = until_next_turn(step.events)
    assert events == [
        shown("special_played", who=Who(A), card="explored_region"),
        said("tile_explored", who=Who(A), stop="kindu"),
        dealt(A, "tile_seen", stop="kindu", tile="village"),
        shown("bid_revealed", who=Who(A), character="be_doctor_1"),
        shown("bid_revealed", who=Who(B), character="fr_officer_1"),
        said("value_set", who=Who(A), character="be_doctor_1", value=2),
        said("value_set", who=Who(B), character="fr_officer_1", value=3),
        said("passed_without_cards", who=Who(A), total=2),
        said("port_taken", who=Who(B), stop="bumba", points=2),
        said("hippos_drawn", who=Who(B), count=2),
        dealt(B, "hippos_received", tiles=("hippo_3", "hippo_4")),
    ]


def test_5_11_the_settler_comes_and_is_swapped_in_or_not() -> None:
    state = next_cards(table("settler", "be_doctor_1", "fr_officer_1"), "character", "uk_missionary_1")
    step = played(state, A, "settler", deck="character")
    swapped = play(step.state, A, SettlerSwap("uk_missionary_1")).events
    events = step.events + swapped + play(step.state, A, KeepBid()).events
    assert events == [
        shown("special_played", who=Who(A), card="settler"),
        said("settler_drew", who=Who(A), deck="character"),
        dealt(A, "settler_received", card="uk_missionary_1"),
        shown("bid_revealed", who=Who(A), character="be_doctor_1"),
        shown("bid_revealed", who=Who(B), character="fr_officer_1"),
        shown("bid_swapped", who=Who(A), character="uk_missionary_1", returned="be_doctor_1"),
        said("value_set", who=Who(A), character="uk_missionary_1", value=1),
        said("value_set", who=Who(B), character="fr_officer_1", value=3),
        said("bid_kept", who=Who(A)),
        said("value_set", who=Who(A), character="be_doctor_1", value=2),
        said("value_set", who=Who(B), character="fr_officer_1", value=3),
    ]


def test_5_13_a_hippo_attack_turns_up_other_bids() -> None:
    state = table("hippo_attack", "be_doctor_1", "fr_officer_1", "de_officer_1")
    state = next_cards(state, "character", "uk_missionary_1", "de_doctor_1", "us_neutral_1")
    events = played(state, A, "hippo_attack").events
    assert events == [
        shown("special_played", who=Who(A), card="hippo_attack"),
        said("bids_returned"),
        shown("bid_turned_up", who=Who(A), character="uk_missionary_1"),
        shown("bid_turned_up", who=Who(B), character="de_doctor_1"),
        shown("bid_turned_up", who=Who(C), character="us_neutral_1"),
        said("value_set", who=Who(A), character="uk_missionary_1", value=1),
        said("value_set", who=Who(B), character="de_doctor_1", value=2),
        said("value_set", who=Who(C), character="us_neutral_1", value=5),
    ]


def test_5_4_tam_tam() -> None:
    state = table("tam_tam", "be_doctor_1", "fr_officer_1")
    events = until_next_turn(played(state, A, "tam_tam").events)
    assert events == [
        shown("special_played", who=Who(A), card="tam_tam"),
        said("bids_returned"),
        said("port_untaken", stop="bumba"),
    ]


def test_5_16_labour_is_short() -> None:
    state = table("labour_shortage", "be_doctor_1", "fr_officer_1", tile="hospital")
    events = until_next_turn(played(state, A, "labour_shortage").events)
    assert events == [
        shown("special_played", who=Who(A), card="labour_shortage"),
        shown("bid_revealed", who=Who(A), character="be_doctor_1"),
        shown("bid_revealed", who=Who(B), character="fr_officer_1"),
        said("value_set", who=Who(A), character="be_doctor_1", value=5),
        said("value_set", who=Who(B), character="fr_officer_1", value=2),
        said("labour_was_short"),
        said("port_taken", who=Who(A), stop="bumba", points=2),
        said("hippos_drawn", who=Who(A), count=2),
        dealt(A, "hippos_received", tiles=("hippo_3", "hippo_4")),
    ]


def test_5_6_a_friendly_meeting() -> None:
    state = table("friendly_meeting", "be_doctor_1", "us_neutral_1", "fr_officer_1", tile="hospital")
    state = played(state, A, "friendly_meeting").state
    events = until_next_turn(passed(state).events)
    assert events == [
        said("passed_for_now", who=Who(A), total=5),
        said("passed_for_good", who=Who(B), total=2),
        said("passed_for_good", who=Who(C), total=2),
        said("port_taken", who=Who(A), stop="bumba", points=2),
        said("hippos_drawn", who=Who(A), count=2),
        dealt(A, "hippos_received", tiles=("hippo_3", "hippo_4")),
        said("bid_taken_back", who=Who(B), character="us_neutral_1"),
        said("bid_taken_back", who=Who(C), character="fr_officer_1"),
    ]


def test_5_1_a_card_without_effect() -> None:
    state = table("okapi", "be_doctor_1", "fr_officer_1", "de_officer_1")
    events = played(state, A, "okapi").events
    assert events == [
        shown("special_played", who=Who(A), card="okapi"),
        shown("bid_revealed", who=Who(A), character="be_doctor_1"),
        shown("bid_revealed", who=Who(B), character="fr_officer_1"),
        shown("bid_revealed", who=Who(C), character="de_officer_1"),
        said("special_without_effect", card="okapi"),
        said("value_set", who=Who(A), character="be_doctor_1", value=2),
        said("value_set", who=Who(B), character="fr_officer_1", value=3),
        said("value_set", who=Who(C), character="de_officer_1", value=3),
    ]


def test_4_2_to_4_4_a_turn_begins() -> None:
    coming, flags = {"lukolela": "mission"}, {"lukolela": "belgium"}
    players = [player("be_doctor_1", points=2), player("fr_officer_1")]
    state = position(*players, stop="bolobo", tile="hospital", flag=None, coming=coming, flags=flags)
    state.rng.draws = 3
    events = bid(state, "be_doctor_1", "fr_officer_1").events[13:]
    assert events == [
        said("turn_began", stop="lukolela", number=2, turns=13, who=Who(A)),
        shown("tile_revealed", stop="lukolela", tile="mission", points=3),
        said("cards_drawn"),
        dealt(A, "cards_received", cards=("uk_anthropologist_1", "askari")),
        dealt(B, "cards_received", cards=("de_missionary_1", "assistant")),
        shown("port_language_rolled", face=4, language="french"),
    ]


def test_4_2_a_jungle_has_no_flag() -> None:
    coming, flags = {"lukolela": "jungle"}, {"lukolela": "france"}
    players = [player("be_doctor_1"), player("fr_officer_1")]
    state = position(*players, stop="bolobo", tile="hospital", flag=None, coming=coming, flags=flags)
    events = bid(state, "be_doctor_1", "fr_officer_1").events[12:16]
    assert events == [
        dealt(A, "hippos_received", tiles=("hippo_3", "hippo_4")),
        said("turn_began", stop="lukolela", number=2, turns=13, who=Who(A)),
        shown("tile_revealed", stop="lukolela", tile="jungle", points=3),
        said("flag_removed", flag="france"),
    ]


WORTH_4 = ("lisala", "yangambi", "stanley_falls", "kindu")


@pytest.mark.parametrize(("stop", "tile"), list(product(USED[4][1:], TILES)))
def test_4_2_a_flag_is_removed_in_a_jungle_and_in_a_village_worth_4(stop: str, tile: str) -> None:
    characters = ("be_doctor_1", "fr_officer_1", "de_officer_1", "uk_officer_1")
    before = USED[4][USED[4].index(stop) - 1]
    coming, flags = {stop: tile}, {stop: "france"}
    state = position(
        *map(player, characters), stop=before, tile="hospital", flag=None, coming=coming, flags=flags
    )
    step = bid(state, *characters)
    is_removed = tile == "jungle" or (tile == "village" and stop in WORTH_4)
    assert (said("flag_removed", flag="france") in step.events) == is_removed
    place = step.state.place
    assert (place.flag, place.removed_flag) == ((None, "france") if is_removed else ("france", None))
    assert step.state.port_language == (None if is_removed else "french")


def test_6_the_end() -> None:
    players = [
        player("be_doctor_1", "be_officer_1", specials=["malaria"], auxiliaries=["nurse"], points=3),
        player("fr_officer_1", specials=["settler", "gorilla"], points=6),
    ]
    options = CongoOptions(show_boxed_tiles_at_end=True)
    state = position(*players, stop="kindu", tile="hospital", flag=None, options=options)
    state = declined(bid(state, "be_doctor_1", "fr_officer_1").state).state
    events = passed(state).events
    assert events == [
        said("passed_for_now", who=Who(A), total=5),
        said("passed_without_cards", who=Who(B), total=2),
        said("port_taken", who=Who(A), stop="kindu", points=4),
        said("boat_left", stop="kindu"),
        said("specials_counted", who=Who(A), count=1, points=Text("half_points", {"whole": 0})),
        said("specials_counted", who=Who(B), count=2, points=1),
        shown("boxed_tiles_shown", tiles=("barracks", "hospital", "jungle", "mission", "village", "village")),
        shown(
            "boxed_neutrals_shown",
            characters=("at_neutral_1", "at_neutral_2", "es_neutral_1", "es_neutral_2"),
        ),
        shown(
            "points_counted",
            who=Who(A),
            total=Text("half_points", {"whole": 7}),
            ports=7,
            ties=0,
            okapi=0,
            trader=0,
            specials=Text("half_points", {"whole": 0}),
        ),
        shown("points_counted", who=Who(B), total=7, ports=6, ties=0, okapi=0, trader=0, specials=1),
        said("game_won", who=(Who(A),), count=1),
    ]


def test_6_with_four_players_no_neutral_was_boxed_and_without_cards_none_is_counted() -> None:
    characters = ("be_doctor_1", "fr_officer_1", "de_officer_1", "uk_officer_1")
    options = CongoOptions(show_boxed_tiles_at_end=False)
    state = position(*map(player, characters), stop="kindu", tile="hospital", flag=None, options=options)
    events = bid(state, *characters).events
    nothing = {"ports": 0, "ties": 0, "okapi": 0, "trader": 0, "specials": 0}
    assert events[events.index(said("boat_left", stop="kindu")) :] == [
        said("boat_left", stop="kindu"),
        shown("points_counted", who=Who(A), total=4, **{**nothing, "ports": 4}),
        *(shown("points_counted", who=Who(seat), total=0, **nothing) for seat in (B, C, D)),
        said("game_won", who=(Who(A),), count=1),
    ]
