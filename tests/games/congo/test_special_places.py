"""Where and when each special card may be played (rules 2.10, 4.6 and 5.1)."""

from __future__ import annotations

from itertools import product

import pytest

from games.congo.actions import (
    AddAuxiliaries,
    BoilerDiscard,
    ChooseCharacter,
    DeclineSpecial,
    HippoCommit,
    PlaySpecial,
)
from games.congo.data import CARDS, RIVER, TILES, USED
from games.congo.rules import CONGO
from games.congo.state import CongoState, PastBid, Stage
from tests.games.congo.playing import (
    bid,
    declined,
    idle_on,
    in_order,
    legal,
    passed,
    past,
    play,
    played,
    refused,
)
from tests.games.congo.positions import A, B, C, player, position
from tests.games.congo.test_setup import set_up
from tests.games.playing import events_of, kinds, public

EVERYWHERE = frozenset(TILES)
TILES_OF = {
    "gorilla": {"jungle", "village"},
    "malaria": EVERYWHERE,
    "tam_tam": EVERYWHERE,
    "okapi": {"jungle"},
    "warrior": EVERYWHERE - {"barracks"},
    "friendly_meeting": EVERYWHERE,
    "explored_region": EVERYWHERE,
    "damaged_boiler": EVERYWHERE,
    "trader": {"barracks", "mission", "village"},
    "settler": EVERYWHERE,
    "man_overboard": EVERYWHERE,
    "hippo_attack": EVERYWHERE,
    "sorcerer": EVERYWHERE,
    "only_nationals": EVERYWHERE - {"jungle"},
    "labour_shortage": EVERYWHERE,
}
"""The table of 2.10, by hand."""
BUMBA = RIVER.index("bumba")
FLAG = {"jungle": None}
CHARACTERS = ("be_officer_1", "fr_officer_1", "de_officer_1")
EVERY_CARD = pytest.mark.parametrize("card", CARDS)


def seats_for(card: str) -> int:
    """Players of a game in which that card is used."""
    return 2 if card == "tam_tam" else 3


def action(card: str, *, at_kindu: bool = False) -> PlaySpecial:
    """Playing it, with whatever it must name."""
    stop = None if at_kindu or card != "explored_region" else "kindu"
    return PlaySpecial(card, stop, "character" if card == "settler" else None)


def holding(
    *cards: str, seats: int = 3, stop: str = "bumba", tile: str = "village", others: tuple[str, ...] = ()
) -> CongoState:
    """A holds these cards and B those; everybody is about to choose."""
    hands = [("porter",), ("porter",), ("porter",)]
    specials = [cards, others, ()]
    players = [
        player(CHARACTERS[seat], auxiliaries=hands[seat], specials=specials[seat], hippos=[1, 2])
        for seat in range(seats)
    ]
    return position(*players, stop=stop, tile=tile, flag=FLAG.get(tile, "germany"))


def chosen(state: CongoState) -> CongoState:
    """Everybody has chosen."""
    return bid(state, *CHARACTERS[: len(state.players)]).state


@pytest.mark.parametrize(("card", "tile"), list(product(CARDS, TILES)))
def test_2_10_the_tiles_where_a_card_may_be_played(card: str, tile: str) -> None:
    state = chosen(holding(card, seats=seats_for(card), tile=tile))
    if tile in TILES_OF[card]:
        assert action(card) in legal(state, A, PlaySpecial)
        play(state, A, action(card))
    else:
        refused(state, A, action(card), "wrong_tile", "2.10")
        assert legal(state, A, PlaySpecial) == []


@pytest.mark.parametrize(("card", "stop"), list(product(CARDS, USED[2])))
def test_2_10_the_stops_where_a_card_may_be_played(card: str, stop: str) -> None:
    tile = min(TILES_OF[card])
    state = chosen(holding(card, seats=seats_for(card), stop=stop, tile=tile))
    tried = action(card, at_kindu=stop == "kindu")
    if card == "damaged_boiler" and RIVER.index(stop) < BUMBA:
        refused(state, A, tried, "too_early", "2.10")
    elif card == "tam_tam" and stop == "kindu":
        refused(state, A, tried, "not_at_stop", "2.10")
    else:
        assert tried in legal(state, A, PlaySpecial)
        play(state, A, tried)


@pytest.mark.parametrize("stop", ["bolobo", "bumba", "kindu"])
@pytest.mark.parametrize("tile", TILES)
@pytest.mark.parametrize("seats", [2, 3])
def test_2_10_ones_own_view_marks_what_may_be_played_here(seats: int, tile: str, stop: str) -> None:
    held = [card for card in CARDS if seats in CARDS[card].players]
    state = chosen(holding(*held, seats=seats, tile=tile, stop=stop))
    view = CONGO.view(state, A).own
    assert view is not None
    kept_back = {"bolobo": "damaged_boiler", "kindu": "tam_tam"}.get(stop)
    playable = sorted(card for card in held if tile in TILES_OF[card] and card != kept_back)
    assert list(view.playable) == playable
    assert {play.card for play in legal(state, A, PlaySpecial)} == set(playable)  # type: ignore[attr-defined]  # of that kind


def test_2_10_before_the_first_tile_is_turned_up_nothing_is_playable() -> None:
    view = CONGO.view(set_up(3).state, A).own
    assert view is not None
    assert (view.playable, view.worth) == ((), {})
    assert len(view.specials) == 2


@EVERY_CARD
def test_5_1_a_card_is_spent_at_once_whatever_it_does(card: str) -> None:
    state = chosen(holding(card, seats=seats_for(card), tile=min(TILES_OF[card])))
    step = play(state, A, action(card))
    assert card not in step.state.players[A].specials
    assert step.state.decks["special"].discard.things() == [card]
    assert kinds(public(step.events))[0] == "special_played"


@EVERY_CARD
@pytest.mark.parametrize("without", [A, B])
def test_4_5_every_card_works_where_somebody_has_no_character(card: str, without: int) -> None:
    """The owner, or an opponent: that player bids nothing, loses nothing and gets nothing."""
    state = holding(card, seats=seats_for(card), tile=min(TILES_OF[card]))
    state.decks["character"].pile.add(CHARACTERS[without])
    state.players[without].characters.take(CHARACTERS[without])
    others = [seat for seat in range(len(state.players)) if seat != without]
    state.waiting = others
    state = in_order(state, *((seat, ChooseCharacter(CHARACTERS[seat])) for seat in others)).state
    after = idle_on(play(state, A, action(card)).state, "basoko").state
    if card == "hippo_attack":
        assert past(after).bids[without].character is not None, "turned up for everybody"
        return
    drawn = 2 if card == "settler" and without == A else 1
    assert past(after).bids[without] == PastBid(without, None, (), None, None, ())
    assert after.players[without].score_half == 0
    assert len(after.players[without].characters) == drawn


@EVERY_CARD
def test_4_6_no_card_while_characters_are_chosen(card: str) -> None:
    state = holding(card, seats=seats_for(card), tile=min(TILES_OF[card]))
    refused(state, A, action(card), "no_time_for_specials", "4.6")
    state = play(state, A, ChooseCharacter(CHARACTERS[A])).state
    refused(state, A, action(card), "no_time_for_specials", "4.6")


@EVERY_CARD
def test_4_6_no_card_in_the_auction(card: str) -> None:
    state = declined(chosen(holding(card, seats=seats_for(card), tile=min(TILES_OF[card])))).state
    assert state.stage is Stage.AUCTION
    refused(state, A, action(card), "no_time_for_specials", "4.6")


@EVERY_CARD
def test_4_6_no_card_in_a_tie(card: str) -> None:
    seats = seats_for(card)
    players = [
        player("be_explorer_1", specials=[card], hippos=[1, 2]),
        player("be_explorer_2", hippos=[1, 3]),
        *([player("be_doctor_1")] if seats == 3 else []),
    ]
    tile = "village" if "village" in TILES_OF[card] else "jungle"
    state = position(*players, stop="bumba", tile=tile, flag=FLAG.get(tile, "germany"))
    characters = ("be_explorer_1", "be_explorer_2", "be_doctor_1")
    state = declined(bid(state, *characters[:seats]).state).state
    assert (state.stage, state.tied) == (Stage.SEALED, [A, B])
    refused(state, A, action(card), "no_time_for_specials", "4.6")
    state = in_order(state, (A, HippoCommit(("hippo_1",))), (B, HippoCommit(("hippo_1",)))).state
    assert state.stage is Stage.OPEN
    refused(state, A, action(card), "no_time_for_specials", "4.6")


@EVERY_CARD
def test_4_6_one_card_for_the_whole_table(card: str) -> None:
    """B's card stays in hand when A has played one, at whatever moment."""
    seats = seats_for(card)
    tile = min(TILES_OF[card])
    other = "settler" if card != "settler" else "malaria"
    state = chosen(holding(card, seats=seats, tile=tile, others=(other,)))
    state = play(state, A, action(card)).state
    if state.boat == "bumba":
        refused(state, B, action(other), "one_special", "4.6")
    assert other in state.players[B].specials


def test_4_6_the_first_player_is_asked_first_and_then_clockwise() -> None:
    state = holding("malaria", others=("settler",))
    state.first = B
    state = chosen(state)
    assert (state.stage, state.waiting) == (Stage.SPECIAL, [B, A])
    refused(state, A, action("malaria"), "special_out_of_order", "4.6")
    refused(state, A, DeclineSpecial(), "special_out_of_order", "4.6")
    state = play(state, B, DeclineSpecial()).state
    refused(state, B, action("settler"), "special_out_of_order", "4.6")
    assert kinds(play(state, A, action("malaria")).events)[0] == "special_played"


def test_4_6_a_player_without_special_cards_is_skipped() -> None:
    state = chosen(holding("malaria"))
    assert state.waiting == [A]
    refused(state, C, DeclineSpecial(), "special_out_of_order", "4.6")


def test_4_6_a_player_whose_cards_cannot_be_played_here_is_still_asked() -> None:
    state = chosen(holding("gorilla", tile="hospital"))
    assert state.waiting == [A]
    assert legal(state, A, PlaySpecial) == []
    assert legal(state, A, DeclineSpecial) == [DeclineSpecial()]


def test_4_6_when_nobody_holds_a_card_the_bids_are_revealed_at_once() -> None:
    step = bid(holding(), *CHARACTERS)
    assert kinds(events_of(step.events, "bid_revealed")) == ["bid_revealed"] * 3
    assert step.state.stage is Stage.AUCTION


def test_4_6_when_all_decline_it_goes_on_without_a_card() -> None:
    state = chosen(holding("malaria", others=("settler",)))
    step = declined(state)
    assert kinds(step.events)[:3] == ["special_declined", "special_declined", "bid_revealed"]
    assert step.state.special is None


def test_4_6_a_card_must_be_in_hand() -> None:
    state = chosen(holding("malaria", others=("settler",)))
    refused(state, A, action("settler"), "special_not_in_hand", "4.6")
    refused(state, A, PlaySpecial("servant"), "no_such_card", "2.10")


def test_4_6_only_cards_that_need_it_name_a_stop_or_a_pile() -> None:
    state = chosen(holding("malaria", "explored_region", "settler"))
    refused(state, A, PlaySpecial("malaria", stop="kindu"), "names_no_stop", "4.6")
    refused(state, A, PlaySpecial("settler", "kindu", "character"), "names_no_stop", "4.6")
    refused(state, A, PlaySpecial("malaria", deck="character"), "names_no_deck", "4.6")
    refused(state, A, PlaySpecial("explored_region", "kindu", "character"), "names_no_deck", "4.6")
    refused(state, A, PlaySpecial("settler"), "deck_missing", "5.11")
    refused(state, A, PlaySpecial("settler", deck="special"), "no_such_deck", "5.11")
    refused(state, A, PlaySpecial("explored_region"), "stop_missing", "5.8")
    refused(state, A, PlaySpecial("explored_region", stop="paris"), "no_such_stop", "2.2")


def test_4_6_no_second_card_while_the_boiler_is_answered() -> None:
    players = [
        player("be_officer_1", specials=["damaged_boiler", "malaria"]),
        player("fr_officer_1", "fr_doctor_1", specials=["settler"]),
        player("de_officer_1", "de_doctor_1"),
    ]
    state = position(*players, stop="bumba", tile="village", flag="germany")
    state = played(chosen(state), A, "damaged_boiler").state
    assert state.stage is Stage.BOILER
    for seat, card in ((A, "malaria"), (B, "settler")):
        refused(state, seat, action(card), "one_special", "4.6")
    state = play(state, B, BoilerDiscard("fr_doctor_1")).state
    refused(state, B, action("settler"), "one_special", "4.6")


def test_4_6_next_turn_a_card_may_be_played_again() -> None:
    state = chosen(holding("labour_shortage", "sorcerer"))
    state = idle_on(play(state, A, action("labour_shortage")).state, "basoko").state
    assert state.special is None
    moves = [(seat, ChooseCharacter(state.players[seat].characters.things()[0])) for seat in (A, B, C)]
    state = in_order(state, *moves).state
    assert action("sorcerer") in legal(state, A, PlaySpecial)


def test_4_6_no_auxiliaries_before_the_reveal() -> None:
    state = chosen(holding("malaria"))
    refused(state, A, AddAuxiliaries(("porter",)), "no_auction_now", "4.11")
    assert passed(state).events == []
