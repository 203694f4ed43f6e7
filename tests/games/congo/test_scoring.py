"""Taking the port, cleaning up and the end: 4.3, 4.15, 5.6, 5.10, 5.14, 5.16 and 6, with T20 to T26."""

from __future__ import annotations

import pytest

from games.congo.actions import AddAuxiliaries, HippoAdd, HippoCommit, Hunt
from games.congo.data import HIPPOS, USED
from games.congo.rules import CONGO
from games.congo.state import CongoOptions, CongoState, Fate, PastBid, PastTurn, Player, Special, Stage
from games.core import write
from games.values import Text, Who
from tests.games.congo.playing import (
    bid,
    declined,
    final,
    idle_on,
    in_order,
    passed,
    past,
    play,
    played,
    totals,
)
from tests.games.congo.positions import A, B, C, dice, player, position
from tests.games.congo.unleashed import table
from tests.games.playing import events_of, kinds
from tests.games.telling import dealt, said

SERVANT = ["servant"]


def test_t20_at_a_friendly_meeting_the_losers_take_their_characters_back() -> None:
    players = [
        player("uk_doctor_1", auxiliaries=["nurse"], specials=["friendly_meeting"]),
        player("ru_neutral_2", auxiliaries=["nurse"]),
        player("fr_doctor_2", auxiliaries=["nurse"]),
    ]
    state = position(*players, tile="hospital", flag="united_kingdom")
    state = bid(state, "uk_doctor_1", "ru_neutral_2", "fr_doctor_2").state
    step = passed(played(dice(state, 3), A, "friendly_meeting").state)
    after = step.state
    assert past(after).taker == A
    assert "uk_doctor_1" in after.decks["character"].discard
    assert "ru_neutral_2" in after.players[B].characters
    assert "fr_doctor_2" in after.players[C].characters
    assert after.used_neutrals == []
    assert [event.values["who"] for event in events_of(step.events, "bid_taken_back")] == [Who(B), Who(C)]


def test_5_6_all_auxiliaries_are_discarded_even_so() -> None:
    players = [
        player("uk_doctor_1", auxiliaries=["nurse"], specials=["friendly_meeting"]),
        player("fr_doctor_2", auxiliaries=["nurse", "porter"]),
    ]
    state = bid(
        position(*players, tile="hospital", flag="belgium", language="dutch"), "uk_doctor_1", "fr_doctor_2"
    )
    step = played(state.state, A, "friendly_meeting")
    after = in_order(step.state, (A, AddAuxiliaries(("nurse",))), (B, AddAuxiliaries(("nurse",)))).state
    after = passed(after).state
    assert after.decks["auxiliary"].discard.things() == ["nurse", "nurse"]


def test_5_6_in_an_unresolved_tie_those_who_scored_lose_theirs_and_the_rest_return() -> None:
    players = [
        player("be_doctor_1", specials=["friendly_meeting"]),
        player("be_doctor_2"),
        player("us_neutral_1"),
    ]
    state = bid(
        position(*players, tile="hospital", flag=None), "be_doctor_1", "be_doctor_2", "us_neutral_1"
    ).state
    after = played(state, A, "friendly_meeting").state
    assert past(after).tied == (A, B)
    assert after.decks["character"].discard.things() == ["be_doctor_1", "be_doctor_2"]
    assert "us_neutral_1" in after.players[C].characters


def test_t21_at_an_orange_circle_the_single_lowest_draws_a_special_card() -> None:
    def arrive(*scores: int) -> tuple[list[int], list[str]]:
        characters = ("be_doctor_1", "fr_officer_1", "de_officer_1")
        players = [player(characters[seat], points=score) for seat, score in enumerate(scores)]
        state = position(*players, stop="bumba", tile="hospital", flag=None, coming={"basoko": "mission"})
        # A takes Bumba and its 2 points.
        step = bid(state, *characters)
        assert past(step.state).taker == A
        return [len(each.specials) for each in step.state.players], kinds(step.events)

    drawn, events = arrive(3, 3, 3)
    assert drawn == [0, 0, 0]
    assert "special_not_gained" in events
    characters = ("be_doctor_1", "fr_officer_1", "de_officer_1")
    players = [player(each, points=3 + seat // 2) for seat, each in enumerate(characters)]
    state = position(*players, stop="bumba", tile="hospital", flag=None, coming={"basoko": "mission"})
    step = bid(state, *characters)
    (card,) = step.state.players[B].specials.things()
    place = kinds(step.events).index("special_gained")
    assert step.events[place : place + 2] == [
        said("special_gained", who=Who(B)),
        dealt(B, "special_received", card=card),
    ]
    drawn, events = arrive(3, 3, 4)
    assert drawn == [0, 1, 0]
    assert events.index("special_gained") < events.index("special_received")


@pytest.mark.parametrize("stop", USED[4])
def test_4_3_special_cards_are_drawn_at_three_stops_only(stop: str) -> None:
    route = USED[4]
    if stop == route[0]:
        return
    characters = ("be_doctor_1", "fr_officer_1", "de_officer_1", "uk_officer_1")
    players = [player(each, points=5 * seat) for seat, each in enumerate(characters)]
    before = route[route.index(stop) - 1]
    state = position(*players, stop=before, tile="hospital", flag=None)
    step = bid(state, *characters)
    draws = stop in ("nouvelle_anvers", "basoko", "ubundu")
    assert bool(events_of(step.events, "special_gained")) == draws


def test_t22_the_trader_brings_one_point_more() -> None:
    players = [
        player("be_missionary_1", specials=["trader"], auxiliaries=SERVANT),
        player("be_officer_1", auxiliaries=SERVANT),
    ]
    state = position(*players, stop="lukolela", tile="mission", flag="germany")
    state = played(bid(state, "be_missionary_1", "be_officer_1").state, A, "trader").state
    after = passed(state).state
    assert (after.players[A].points["ports"], after.players[A].points["trader"]) == (6, 2)


def test_t22_in_an_unresolved_tie_the_trader_brings_nothing() -> None:
    players = [player("be_missionary_1", specials=["trader"]), player("be_missionary_2")]
    state = position(*players, stop="lukolela", tile="mission", flag="germany")
    after = played(bid(state, "be_missionary_1", "be_missionary_2").state, A, "trader").state
    assert [each.score_half for each in after.players] == [2, 2]
    assert after.players[A].points["trader"] == 0


def test_5_10_the_trader_pays_nobody_but_the_owner() -> None:
    players = [player("be_officer_1", specials=["trader"]), player("be_missionary_1")]
    state = position(*players, stop="lukolela", tile="mission", flag="germany")
    after = played(bid(state, "be_officer_1", "be_missionary_1").state, A, "trader").state
    assert past(after).taker == B
    assert [each.score_half for each in after.players] == [0, 6]


def test_t23_under_labour_shortage_a_tie_goes_straight_to_hippo_tiles() -> None:
    players = [
        player("be_doctor_1", specials=["labour_shortage"], auxiliaries=["nurse"], hippos=[1]),
        player("be_doctor_2", auxiliaries=["nurse"], hippos=[2]),
    ]
    state = bid(position(*players, tile="mission", flag="germany"), "be_doctor_1", "be_doctor_2").state
    state = played(state, A, "labour_shortage").state
    assert (state.stage, totals(state)) == (Stage.SEALED, [4, 4])


def test_5_16_under_labour_shortage_the_highest_value_takes_the_port() -> None:
    players = [
        player("be_doctor_1", specials=["labour_shortage"], auxiliaries=["nurse"]),
        player("be_missionary_1", auxiliaries=["nun"]),
    ]
    state = bid(position(*players, tile="mission", flag="germany"), "be_doctor_1", "be_missionary_1").state
    step = played(state, A, "labour_shortage")
    assert past(step.state).taker == B
    assert "labour_was_short" in kinds(step.events)


def test_5_16_dice_are_rolled_under_labour_shortage_too() -> None:
    players = [player("us_neutral_1", specials=["labour_shortage"]), player("be_missionary_1")]
    state = bid(position(*players, tile="mission", flag="germany"), "us_neutral_1", "be_missionary_1").state
    assert "preference_rolled" in kinds(played(state, A, "labour_shortage").events)


def test_t24_the_sorcerer_takes_1_from_every_opponent() -> None:
    players = [
        player("be_explorer_1", specials=["sorcerer"], auxiliaries=SERVANT),
        player("be_doctor_1", auxiliaries=SERVANT),
        player("fr_officer_1", auxiliaries=SERVANT),
    ]
    state = position(*players, tile="mission", flag="united_kingdom")
    state = played(bid(state, "be_explorer_1", "be_doctor_1", "fr_officer_1").state, A, "sorcerer").state
    assert totals(state) == [3, 3, -2]


def last_stop(*players: Player) -> CongoState:
    """Everybody is about to choose at Kindu, the last stop."""
    return position(*players, stop="kindu", tile="hospital", flag=None)


def test_t25_half_points_for_special_cards_and_auxiliaries_break_the_tie() -> None:
    players = [
        player("be_officer_1", auxiliaries=["porter"] * 3, specials=["malaria"], points=13),
        player("be_officer_2", auxiliaries=["porter"] * 5, specials=["gorilla"], points=13),
        player("uk_officer_1", points=13),
    ]
    state = declined(bid(last_stop(*players), "be_officer_1", "be_officer_2", "uk_officer_1").state).state
    result = final(passed(state).state)
    assert [(place.seat, place.rank, place.total) for place in result.standings] == [
        (B, 1, 29),
        (A, 2, 29),
        (C, 3, 28),
    ]
    assert (result.winners, result.tie_breaks, result.units) == ((B,), ("auxiliaries",), 2)
    assert result.standings[0].sources == {"ports": 26, "ties": 2, "okapi": 0, "trader": 0, "specials": 1}


def test_t25_then_cards_of_all_kinds() -> None:
    players = [
        player("be_officer_1", "fr_officer_1", auxiliaries=["porter"] * 5, specials=["malaria"], points=13),
        player("be_officer_2", auxiliaries=["nurse"] * 5, specials=["gorilla"], points=13),
    ]
    state = declined(bid(last_stop(*players), "be_officer_1", "be_officer_2").state).state
    result = final(passed(state).state)
    assert (result.winners, result.tie_breaks) == ((A,), ("auxiliaries", "cards"))


def test_6_special_cards_are_cards_too() -> None:
    players = [
        player("be_officer_1", "fr_officer_1", points=14),
        player("be_officer_2", "fr_officer_2", specials=["gorilla", "malaria"], points=13),
    ]
    state = declined(bid(last_stop(*players), "be_officer_1", "be_officer_2").state).state
    result = final(state)
    assert [place.total for place in result.standings] == [30, 30]
    assert (result.winners, result.tie_breaks) == ((B,), ("auxiliaries", "cards"))


def test_6_and_then_the_victory_is_shared() -> None:
    players = [
        player("be_officer_1", auxiliaries=["porter"], hippos=[], points=1),
        player("be_officer_2", auxiliaries=["nurse"], hippos=[], points=1),
    ]
    state = bid(last_stop(*players), "be_officer_1", "be_officer_2").state
    step = passed(state)
    result = final(step.state)
    assert (result.winners, result.tie_breaks) == ((A, B), ("auxiliaries", "cards", "shared"))
    assert [place.rank for place in result.standings] == [1, 1]
    assert step.events[-4:] == [
        said("game_won", who=(Who(A), Who(B)), count=2),
        said("tie_broken", by="tie-auxiliaries"),
        said("tie_broken", by="tie-cards"),
        said("tie_broken", by="tie-shared"),
    ]


def test_6_hippo_tiles_are_not_cards() -> None:
    players = [
        player("be_doctor_1", auxiliaries=["porter"], points=1),
        player("be_officer_2", auxiliaries=["nurse"], hippos=[4, 4], points=5),
    ]
    state = bid(last_stop(*players), "be_doctor_1", "be_officer_2").state
    result = final(passed(state).state)
    assert (result.winners, result.tie_breaks) == ((A, B), ("auxiliaries", "cards", "shared"))


def test_6_the_game_is_over_when_the_boat_leaves_kindu() -> None:
    players = [player("be_doctor_1", specials=["malaria"]), player("be_officer_2")]
    step = declined(bid(last_stop(*players), "be_doctor_1", "be_officer_2").state)
    assert step.state.stage is Stage.OVER
    assert CONGO.to_act(step.state) == frozenset()
    assert "boat_left" in kinds(step.events)
    [one] = events_of(step.events, "specials_counted")
    assert one.values == {"who": Who(A), "count": 1, "points": Text("half_points", {"whole": 0})}


@pytest.mark.parametrize("shows", [True, False])
def test_7_the_tiles_never_on_the_board_are_shown_if_the_options_say_so(*, shows: bool) -> None:
    players = [player("be_doctor_1"), player("be_officer_2")]
    options = CongoOptions(show_boxed_tiles_at_end=shows)
    state = position(*players, stop="kindu", tile="hospital", flag=None, options=options)
    step = bid(state, "be_doctor_1", "be_officer_2")
    view = CONGO.view(step.state, None)
    assert bool(events_of(step.events, "boxed_tiles_shown")) == shows
    assert (view.boxed_tiles is not None) == shows
    assert view.boxed_tiles is None or len(view.boxed_tiles) == 6
    assert view.boxed_neutrals is not None
    assert len(view.boxed_neutrals) == 4


def test_t26_the_taker_of_a_hippo_stop_draws_two_tiles_that_only_he_sees() -> None:
    players = [player("be_doctor_1"), player("be_officer_2"), player("fr_officer_1")]
    state = position(*players, stop="bumba", tile="hospital", flag=None)
    step = bid(state, "be_doctor_1", "be_officer_2", "fr_officer_1")
    assert step.state.players[A].points["ports"] == 4
    [received] = events_of(step.events, "hippos_received")
    assert received.seen_by == (A,)
    tiles = received.values["tiles"]
    assert tiles == tuple(step.state.players[A].hippos.things())
    assert [each.hippos for each in CONGO.view(step.state, B).players] == [2, 0, 0]
    assert not [tile for tile in HIPPOS if f'"{tile}"'.encode() in write(CONGO.view(step.state, B))]


@pytest.mark.parametrize("stop", USED[4])
def test_4_15_hippo_tiles_are_drawn_at_four_stops_only(stop: str) -> None:
    characters = ("be_doctor_1", "fr_officer_1", "de_officer_1", "uk_officer_1")
    state = position(*map(player, characters), stop=stop, tile="hospital", flag=None)
    step = bid(state, *characters)
    draws = stop in ("bolobo", "liranga", "bumba", "basoko")
    assert len(step.state.players[A].hippos) == (2 if draws else 0)


def test_4_15_the_hippo_pile_may_be_short() -> None:
    state = position(player("be_doctor_1"), player("fr_officer_1"), stop="bumba", tile="hospital", flag=None)
    state.hippo_discard.pour(state.hippo_pile)
    state.hippo_discard.take("hippo_4")
    state.hippo_pile.add("hippo_4")
    after = bid(state, "be_doctor_1", "fr_officer_1").state
    assert after.players[A].hippos.things() == ["hippo_4"]


def test_4_15_the_taker_is_first_player_next_and_without_one_it_stays() -> None:
    players = [player("be_officer_1"), player("be_doctor_1"), player("fr_officer_1")]
    after = bid(
        position(*players, tile="hospital", flag=None), "be_officer_1", "be_doctor_1", "fr_officer_1"
    ).state
    assert (past(after).taker, after.first, after.in_turn_order()) == (B, B, (B, C, A))
    players = [player("be_doctor_1"), player("be_doctor_2"), player("fr_officer_1")]
    state = position(*players, tile="hospital", flag=None, first=C)
    after = bid(state, "be_doctor_1", "be_doctor_2", "fr_officer_1").state
    assert (past(after).taker, past(after).tied, after.first) == (None, (A, B), C)


def test_4_15_neutrals_leave_the_game_after_use() -> None:
    players = [player("us_neutral_2"), player("ru_neutral_1")]
    step = bid(position(*players, tile="hospital", flag=None), "us_neutral_2", "ru_neutral_1")
    assert step.state.used_neutrals == ["us_neutral_2", "ru_neutral_1"]
    assert len(step.state.decks["character"].discard) == 0
    assert CONGO.view(step.state, None).used_neutrals == ("us_neutral_2", "ru_neutral_1")


def test_4_3_an_empty_pile_is_shuffled_anew_and_an_empty_deck_is_skipped() -> None:
    players = [player("be_doctor_1"), player("fr_officer_1")]
    state = position(*players, tile="hospital", flag=None, empty=["auxiliary"])
    step = bid(state, "be_doctor_1", "fr_officer_1")
    [event] = events_of(step.events, "deck_reshuffled")
    assert event.values == {"deck": "auxiliary", "count": 54}
    assert [len(each.auxiliaries) for each in step.state.players] == [1, 1]
    state.players[B].auxiliaries.pour(state.decks["auxiliary"].discard)
    step = passed(bid(state, "be_doctor_1", "fr_officer_1").state)
    assert [event.values["who"] for event in events_of(step.events, "draw_skipped")] == [Who(A), Who(B)]


def test_the_turn_before_stays_in_view() -> None:
    players = [player("be_doctor_1", auxiliaries=["nurse"]), player("fr_officer_1", auxiliaries=["nurse"])]
    after = passed(
        bid(position(*players, tile="hospital", flag=None), "be_doctor_1", "fr_officer_1").state
    ).state
    view = CONGO.view(after, None)
    assert view.previous == past(after)
    assert [each.character for each in past(after).bids] == ["be_doctor_1", "fr_officer_1"]
    assert [each.total_half for each in past(after).bids] == [10, 4]
    assert view.river[2].taker == A
    assert view.river[2].is_past


def test_4_16_the_boat_goes_on_to_the_next_stop() -> None:
    players = [player("be_doctor_1", "be_explorer_1"), player("fr_officer_1", "fr_explorer_1")]
    state = position(*players, stop="bolobo", tile="hospital", flag=None)
    step = idle_on(state, "the end")
    began = [event.values["stop"] for event in events_of(step.events, "turn_began")]
    assert began == list(USED[2][1:])
    assert step.state.result is not None


def test_hippos_spent_are_seen_in_the_turn_before() -> None:
    players = [player("be_doctor_1", hippos=[1, 2]), player("be_doctor_2", hippos=[1])]
    state = bid(position(*players, tile="hospital", flag=None), "be_doctor_1", "be_doctor_2").state
    state = in_order(state, (A, HippoCommit(("hippo_1",))), (B, HippoCommit(("hippo_1",)))).state
    assert state.waiting == [A], "B holds no tile any more"
    after = play(state, A, HippoAdd(("hippo_2",))).state
    assert past(after).taker == A
    assert [each.hippos for each in past(after).bids] == [("hippo_1", "hippo_2"), ("hippo_1",)]
    assert past(after).bids[A].fate is None
    assert [someone.spent for someone in after.players] == [[], []], "of this turn's tie alone"


def test_a_bid_that_was_lost_is_seen_in_the_turn_before() -> None:
    state = table("okapi", "be_explorer_1", "fr_doctor_1", "de_officer_1")
    state = play(played(state, A, "okapi").state, A, Hunt()).state
    state = play(state, B, AddAuxiliaries(("servant",))).state
    after = passed(state).state
    assert past(after) == PastTurn(
        stop="bumba",
        special=Special(A, "okapi", None, None),
        bids=(
            PastBid(A, "be_explorer_1", (), None, Fate.HUNTED, ()),
            PastBid(B, "fr_doctor_1", ("servant",), 5, None, ()),
            PastBid(C, "de_officer_1", (), 6, None, ()),
        ),
        taker=C,
        tied=(),
    )


def test_4_3_without_special_cards_left_nobody_draws_one() -> None:
    players = [player("be_doctor_1", points=3), player("fr_officer_1"), player("de_officer_1", points=4)]
    state = position(*players, stop="bumba", tile="hospital", flag=None, coming={"basoko": "mission"})
    state.players[A].specials.pour(state.decks["special"].pile)
    events = declined(bid(state, "be_doctor_1", "fr_officer_1", "de_officer_1").state).events
    assert events[0] == said("special_declined", who=Who(A))
    assert said("draw_skipped", who=Who(B), deck="special") in events
    assert events_of(events, "special_gained") == []
