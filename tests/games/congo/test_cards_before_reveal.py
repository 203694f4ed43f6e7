"""Special cards that work before the reveal: 5.4, 5.8, 5.9, 5.11 and 5.13, with T17 and T19."""

from __future__ import annotations

import pytest

from games.congo.actions import AddAuxiliaries, BoilerDiscard, KeepBid, PlaySpecial, SettlerSwap
from games.congo.rules import CONGO
from games.congo.state import CongoState, Stage
from games.core import write
from games.values import Who
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
from tests.games.congo.positions import A, B, C, next_cards, player, position
from tests.games.playing import events_of, kinds, public

OFFICERS = ("be_officer_1", "fr_officer_1", "de_officer_1")


def table(
    *cards: str, seats: int = 3, stop: str = "bumba", tile: str = "mission", flag: str | None = "germany"
) -> CongoState:
    """A holds these cards; everybody has chosen an officer and holds a doctor and a servant."""
    hands = [
        ("be_officer_1", "be_doctor_1"),
        ("fr_officer_1", "fr_doctor_1"),
        ("de_officer_1", "de_doctor_1"),
    ]
    players = [
        player(*hands[seat], auxiliaries=["servant"], specials=cards if seat == A else ())
        for seat in range(seats)
    ]
    return bid(position(*players, stop=stop, tile=tile, flag=flag), *OFFICERS[:seats]).state


# 5.4 Tam-Tam


def test_5_4_tam_tam_returns_all_bids_unseen_and_nobody_takes_the_port() -> None:
    step = played(table("tam_tam", seats=2), A, "tam_tam")
    state = step.state
    assert (past(state).taker, past(state).tied, state.boat, state.first) == (None, (), "basoko", A)
    assert "be_officer_1" in state.players[A].characters
    assert "fr_officer_1" in state.players[B].characters
    assert [each.score_half for each in state.players] == [0, 0]
    assert all(each.character is None for each in past(state).bids), "nobody saw them"
    assert events_of(step.events, "bid_revealed") == []
    told = write(CONGO.view(state, None))
    assert b"officer_1" not in told


def test_5_4_tam_tam_leaves_the_first_player_and_draws_no_hippo_tiles() -> None:
    state = table("tam_tam", seats=2)
    state.first = B
    state.waiting = [A]
    after = play(state, A, PlaySpecial("tam_tam")).state
    assert after.first == B
    assert [len(each.hippos) for each in after.players] == [0, 0]


def test_5_4_tam_tam_is_used_with_two_players_only() -> None:
    for seats in (3, 4):
        hands = [player("be_officer_1") for _ in range(1)] + [
            player(each) for each in ("fr_officer_1", "de_officer_1", "uk_officer_1")[: seats - 1]
        ]
        assert "tam_tam" not in position(*hands).decks["special"].pile


# 5.8 Explored Region


def test_5_8_the_owner_alone_learns_the_tile() -> None:
    step = played(table("explored_region"), A, "explored_region", stop="kindu")
    place = step.state.river["kindu"]
    assert place.explored_by == [A]
    assert not place.is_open
    [seen] = events_of(step.events, "tile_seen")
    assert (seen.seen_by, seen.values["tile"], seen.reveals) == ((A,), place.tile, True)
    [told] = events_of(step.events, "tile_explored")
    assert told.values == {"who": Who(A), "stop": "kindu"}
    mine, theirs, watched = (CONGO.view(step.state, seat) for seat in (A, B, None))
    assert mine.own is not None
    assert mine.own.explored == {"kindu": place.tile}
    assert theirs.own is not None
    assert theirs.own.explored == {}
    assert watched.river[-1].tile is None
    assert watched.river[-1].explored_by == (A,)


def test_5_8_the_tile_seen_is_the_one_turned_up_later() -> None:
    state = passed(played(table("explored_region"), A, "explored_region", stop="basoko").state).state
    assert state.boat == "basoko"
    mine = CONGO.view(state, A).own
    assert mine is not None
    assert mine.explored == {}, "a note is of no use once the tile lies open"


def test_5_8_what_was_seen_stays_so() -> None:
    state = table("explored_region")
    after = played(state, A, "explored_region", stop="basoko").state
    seen = after.river["basoko"].tile
    assert passed(after).state.river["basoko"].tile == seen


def test_5_8_looking_twice_is_noted_once() -> None:
    state = position(
        player("be_doctor_1", specials=["explored_region"]),
        player("fr_officer_1"),
        coming={"kindu": "village"},
    )
    state.river["kindu"].explored_by = [A]
    state = bid(state, "be_doctor_1", "fr_officer_1").state
    after = played(state, A, "explored_region", stop="kindu").state
    assert after.river["kindu"].explored_by == [A]


def test_5_8_two_players_see_the_same_tile() -> None:
    state = table("explored_region")
    state.tiles.take("jungle")
    state.river["kindu"].tile = "jungle"
    state.river["kindu"].explored_by = [B]
    after = played(state, A, "explored_region", stop="kindu").state
    assert (after.river["kindu"].tile, after.river["kindu"].explored_by) == ("jungle", [B, A])


@pytest.mark.parametrize("stop", ["bolobo", "lisala", "bumba", "leopoldville"])
def test_5_8_only_a_tile_that_lies_face_down_can_be_looked_at(stop: str) -> None:
    refused(table("explored_region"), A, PlaySpecial("explored_region", stop), "no_tile_face_down", "5.8")


def test_5_8_every_face_down_tile_on_the_board_can_be_looked_at() -> None:
    offered = [action.stop for action in legal(table("explored_region"), A, PlaySpecial)]  # type: ignore[attr-defined]  # of that kind
    assert offered == ["basoko", "yangambi", "stanley_falls", "ubundu", "lowa", "kindu"]


def test_5_8_at_kindu_it_shows_nothing_and_is_spent() -> None:
    state = table("explored_region", stop="kindu")
    assert legal(state, A, PlaySpecial) == [PlaySpecial("explored_region")]
    refused(state, A, PlaySpecial("explored_region", "kindu"), "no_tile_face_down", "5.8")
    step = played(state, A, "explored_region")
    assert "special_without_effect" in kinds(step.events)
    assert step.state.decks["special"].discard.things() == ["explored_region"]


# 5.9 Damaged Boiler


def test_5_9_every_opponent_discards_a_character_of_choice() -> None:
    state = played(table("damaged_boiler"), A, "damaged_boiler").state
    assert state.stage is Stage.BOILER
    assert state.asked == {B, C}
    offered = [CONGO.legal(state, seat) for seat in (A, B, C)]
    assert offered == [[], [BoilerDiscard("fr_doctor_1")], [BoilerDiscard("de_doctor_1")]]
    step = in_order(state, (C, BoilerDiscard("de_doctor_1")), (B, BoilerDiscard("fr_doctor_1")))
    assert step.state.decks["character"].discard.things() == ["de_doctor_1", "fr_doctor_1"]
    assert [len(each.characters) for each in step.state.players] == [1, 0, 0]
    told = [event.values["who"] for event in events_of(step.events, "boiler_discarded")]
    assert told == [Who(B), Who(C)]
    assert kinds(step.events).index("boiler_discarded") < kinds(step.events).index("bid_revealed")


def test_5_9_nobody_sees_a_pick_until_the_last_one_is_in() -> None:
    state = played(table("damaged_boiler"), A, "damaged_boiler").state
    step = play(state, B, BoilerDiscard("fr_doctor_1"))
    assert kinds(public(step.events)) == ["boiler_picked"]
    assert step.state.players[B].characters.things() == ["fr_doctor_1"], "still in hand"
    view = CONGO.view(step.state, None)
    assert view.players[B].has_answered
    assert view.players[B].characters == 1
    assert b"fr_doctor_1" not in write(view)
    mine = CONGO.view(step.state, B).own
    assert mine is not None
    assert mine.pick == "fr_doctor_1"


def test_5_9_a_pick_may_be_replaced_until_the_last_one_is_in() -> None:
    players = [
        player("be_officer_1", specials=["damaged_boiler"], auxiliaries=["servant"]),
        player("fr_officer_1", "fr_doctor_1", "fr_doctor_2"),
        player("de_officer_1", "de_doctor_1"),
    ]
    state = bid(position(*players, stop="bumba", flag="germany"), *OFFICERS).state
    state = played(state, A, "damaged_boiler").state
    state = play(state, B, BoilerDiscard("fr_doctor_1")).state
    refused(state, B, BoilerDiscard("fr_doctor_1"), "already_sealed", "5.9")
    assert CONGO.legal(state, B) == [BoilerDiscard("fr_doctor_2")]
    assert CONGO.legal(state, A) == []
    step = play(state, B, BoilerDiscard("fr_doctor_2"))
    assert public(step.events) == []
    state = play(step.state, C, BoilerDiscard("de_doctor_1")).state
    assert state.decks["character"].discard.things() == ["de_doctor_1", "fr_doctor_2"]
    refused(state, B, BoilerDiscard("fr_doctor_1"), "nobody_asked_that", "4.9")


def test_5_9_whoever_has_no_character_in_hand_discards_nothing() -> None:
    hands = [("be_officer_1",), ("fr_officer_1",), ("de_officer_1", "de_doctor_1")]
    players = [
        player(*hand, specials=["damaged_boiler"] if not seat else ()) for seat, hand in enumerate(hands)
    ]
    state = bid(position(*players, stop="bumba", flag="germany"), *OFFICERS).state
    state = played(state, A, "damaged_boiler").state
    assert state.asked == {C}
    refused(state, B, BoilerDiscard("fr_officer_1"), "boiler_costs_you_nothing", "5.9")


def test_5_9_when_nobody_has_one_the_card_does_nothing() -> None:
    hands = [("be_officer_1", "be_doctor_1"), ("fr_officer_1",), ("de_officer_1",)]
    players = [
        player(*hand, specials=["damaged_boiler"] if not seat else ()) for seat, hand in enumerate(hands)
    ]
    state = bid(position(*players, stop="bumba", flag="germany"), *OFFICERS).state
    step = played(state, A, "damaged_boiler")
    assert kinds(step.events)[:3] == ["special_played", "special_without_effect", "bid_revealed"]


def test_5_9_a_neutral_goes_to_the_discard_pile_because_it_was_not_used() -> None:
    hands = [("be_officer_1",), ("fr_officer_1", "us_neutral_1"), ("de_officer_1",)]
    players = [
        player(*hand, specials=["damaged_boiler"] if not seat else ()) for seat, hand in enumerate(hands)
    ]
    state = bid(position(*players, stop="bumba", flag="germany"), *OFFICERS).state
    state = play(played(state, A, "damaged_boiler").state, B, BoilerDiscard("us_neutral_1")).state
    assert "us_neutral_1" in state.decks["character"].discard
    assert state.used_neutrals == []


def test_5_9_neither_the_bid_nor_an_auxiliary_nor_the_owner() -> None:
    state = played(table("damaged_boiler"), A, "damaged_boiler").state
    refused(state, B, BoilerDiscard("fr_officer_1"), "boiler_takes_no_bid", "5.9")
    refused(state, B, BoilerDiscard("servant"), "boiler_takes_characters", "5.9")
    refused(state, A, BoilerDiscard("be_doctor_1"), "boiler_costs_you_nothing", "5.9")
    refused(state, B, BoilerDiscard("uk_doctor_1"), "character_not_in_hand", "5.9")
    refused(state, B, BoilerDiscard("nobody"), "no_such_character", "2.7")


# 5.11 Settler


def test_t19_the_settler_swaps_the_bid_for_the_character_drawn() -> None:
    players = [player("fr_explorer_2", specials=["settler"], auxiliaries=["servant"])]
    players.append(player("be_officer_1", auxiliaries=["servant"]))
    state = bid(position(*players, tile="mission", flag="germany"), "fr_explorer_2", "be_officer_1").state
    step = played(next_cards(state, "character", "de_missionary_1"), A, "settler", deck="character")
    state = step.state
    assert (state.stage, state.waiting) == (Stage.SETTLER, [A])
    assert legal(state, A, SettlerSwap) == [SettlerSwap("de_missionary_1")]
    kept, swapped = play(state, A, KeepBid()).state, play(state, A, SettlerSwap("de_missionary_1"))
    assert totals(kept)[A] == 2
    assert "de_missionary_1" in kept.players[A].characters
    assert totals(swapped.state)[A] == 5
    assert swapped.state.players[A].characters.things() == ["fr_explorer_2"]
    [told] = events_of(swapped.events, "bid_swapped")
    assert told.values == {"who": Who(A), "character": "de_missionary_1", "returned": "fr_explorer_2"}
    assert told.is_seen_by(None)


def test_5_11_the_card_drawn_is_the_owners_secret() -> None:
    step = played(next_cards(table("settler"), "character", "uk_doctor_2"), A, "settler", deck="character")
    [private] = events_of(step.events, "settler_received")
    assert (private.seen_by, private.values["card"]) == ((A,), "uk_doctor_2")
    [told] = events_of(step.events, "settler_drew")
    assert told.values == {"who": Who(A), "deck": "character"}
    for viewer in (None, B):
        assert b"uk_doctor_2" not in write(CONGO.view(step.state, viewer))
    mine = CONGO.view(step.state, A).own
    assert mine is not None
    assert mine.settler_card == "uk_doctor_2"
    assert events_of(play(step.state, A, KeepBid()).events, "bid_swapped") == []


def test_5_11_only_the_card_just_drawn_may_be_swapped_in() -> None:
    state = played(
        next_cards(table("settler"), "character", "uk_doctor_2"), A, "settler", deck="character"
    ).state
    refused(state, A, SettlerSwap("be_doctor_1"), "only_drawn_card", "5.11")
    refused(state, B, SettlerSwap("fr_doctor_1"), "not_asked", "4.9")
    refused(state, B, KeepBid(), "not_asked", "4.9")


def test_5_11_an_auxiliary_cannot_be_swapped_in() -> None:
    step = played(next_cards(table("settler"), "auxiliary", "askari"), A, "settler", deck="auxiliary")
    assert step.state.stage is Stage.AUCTION
    assert step.state.players[A].auxiliaries.things() == ["askari", "servant"]
    assert AddAuxiliaries(("askari", "servant")) in legal(step.state, A, AddAuxiliaries)


def test_5_11_an_empty_pile_is_reshuffled_first() -> None:
    state = table("settler")
    state.decks["auxiliary"].discard.pour(state.decks["auxiliary"].pile)
    step = played(state, A, "settler", deck="auxiliary")
    assert "deck_reshuffled" in kinds(step.events)
    assert len(step.state.players[A].auxiliaries) == 2


@pytest.mark.parametrize(("wanted", "other"), [("auxiliary", "character"), ("character", "auxiliary")])
def test_5_11_if_there_is_nothing_to_draw_the_other_pile_serves(wanted: str, other: str) -> None:
    """Nothing left of a deck needs hands that hold it all: B's."""
    state = table("settler")
    pile = state.decks[wanted].pile
    hand = state.players[B].auxiliaries if wanted == "auxiliary" else state.players[B].characters
    hand.pour(pile)
    step = played(state, A, "settler", deck=wanted)
    drew = [event.values["deck"] for event in events_of(step.events, "settler_drew")]
    assert drew == [other]
    assert (step.state.stage is Stage.SETTLER) == (other == "character")


def test_5_11_if_both_are_empty_nothing_is_drawn() -> None:
    state = table("settler")
    state.players[B].auxiliaries.pour(state.decks["auxiliary"].pile)
    state.players[B].characters.pour(state.decks["character"].pile)
    step = played(state, A, "settler", deck="character")
    assert kinds(step.events)[:4] == ["special_played", "draw_skipped", "draw_skipped", "bid_revealed"]
    assert step.state.stage is Stage.AUCTION


# 5.13 Hippo Attack


def test_t17_everybody_bids_the_top_character_instead() -> None:
    hands = [
        ("be_officer_1", "be_doctor_1", "be_doctor_2", "be_explorer_1", "be_explorer_2"),
        ("fr_officer_1", "fr_doctor_1", "fr_doctor_2", "fr_explorer_1", "fr_explorer_2"),
        ("de_officer_1", "de_doctor_1", "de_doctor_2", "de_explorer_1", "de_explorer_2"),
    ]
    players = [
        player(*hand, specials=["hippo_attack"] if not seat else (), auxiliaries=["servant"])
        for seat, hand in enumerate(hands)
    ]
    state = bid(position(*players, flag="germany"), *OFFICERS).state
    assert [len(each.characters) for each in state.players] == [4, 4, 4]
    drawn = ("uk_officer_1", "be_missionary_1", "fr_missionary_1")
    step = played(next_cards(state, "character", *drawn), A, "hippo_attack")
    state = step.state
    assert [bid_of(state, seat).character for seat in (A, B, C)] == list(drawn)
    assert [len(each.characters) for each in state.players] == [5, 5, 5]
    assert events_of(step.events, "bid_revealed") == [], "the reveal shows nothing new"
    assert [event.values["who"] for event in events_of(step.events, "bid_turned_up")] == [
        Who(A),
        Who(B),
        Who(C),
    ]
    after = passed(state).state
    assert [len(each.characters) for each in after.players] == [6, 6, 6], (
        "five, and one drawn at the next stop"
    )


def test_5_13_the_returned_bids_stay_unseen() -> None:
    step = played(table("hippo_attack"), A, "hippo_attack")
    for viewer in (None, B, C):
        assert b"be_officer_1" not in write(CONGO.view(step.state, viewer))
    assert not any(
        "officer" in str(event.values) for event in public(step.events) if event.kind == "bids_returned"
    )


def test_5_13_the_cards_are_turned_over_in_turn_order() -> None:
    state = table("hippo_attack")
    state.first = C
    step = played(state, A, "hippo_attack")
    assert [event.values["who"] for event in events_of(step.events, "bid_turned_up")] == [
        Who(C),
        Who(A),
        Who(B),
    ]


def test_5_13_auxiliaries_may_be_added_as_usual() -> None:
    state = next_cards(
        table("hippo_attack"), "character", "uk_officer_1", "be_missionary_1", "fr_missionary_1"
    )
    state = played(state, A, "hippo_attack").state
    before = totals(state)[A] or 0
    assert totals(play(state, A, AddAuxiliaries(("servant",))).state)[A] == before + 0.5


def test_5_13_a_neutral_turned_over_leaves_the_game_afterwards() -> None:
    state = next_cards(
        table("hippo_attack"), "character", "us_neutral_1", "be_missionary_1", "fr_missionary_1"
    )
    step = passed(played(state, A, "hippo_attack").state)
    assert step.state.used_neutrals == ["us_neutral_1"]
    assert "neutrals_left" in kinds(step.events)


def test_5_13_whoever_cannot_draw_has_no_bid() -> None:
    state = table("hippo_attack")
    keep = state.decks["character"].pile.things()[0]
    state.decks["character"].pile.take(keep)
    state.players[C].characters.pour(state.decks["character"].pile)
    state.decks["character"].pile.add(keep)
    step = played(state, A, "hippo_attack")
    assert [event.values["who"] for event in events_of(step.events, "draw_skipped")][:2] == [Who(B), Who(C)]
    assert past(step.state).taker == A, "alone"
