"""Who may see what: section 10."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from games.congo.actions import ChooseCharacter, Pass
from games.congo.data import AUXILIARIES, CARDS, CHARACTERS, HIPPOS
from games.congo.rules import CONGO
from games.congo.state import Bid, CongoOptions, CongoState, Place, Player, Stage, Status
from games.congo.view import CongoView
from games.core import write
from games.values import Seat
from tests.games.congo.playing import bid, idle_on, in_order, play, played
from tests.games.congo.positions import A, B, C, player, position
from tests.games.congo.scenes import scenes
from tests.games.congo.secrets import is_quiet, redeal
from tests.games.congo.test_setup import set_up

HIDDEN = {"characters", "auxiliaries", "specials", "hippos", "bid", "pick", "commitment"}
OPEN = {"points", "lost", "spent"}
TABLE_HIDDEN = {"rng", "decks", "tiles", "hippo_pile", "boxed_neutrals", "settler_card", "river", "players"}
TABLE_OPEN = {
    *("options", "first", "boat", "hippo_discard", "used_neutrals", "stage", "waiting", "port_language"),
    *("is_revealed", "special", "is_servant_used", "rolls", "tied", "previous", "result"),
}
SCENES = scenes(3, CongoOptions())


def names(raw: bytes, *kinds: dict[str, Any]) -> set[str]:
    """The cards and tiles that something names."""
    return {name for kind in kinds for name in kind if f'"{name}"'.encode() in raw}


def seen(state: CongoState, viewer: Seat | None) -> CongoView:
    """The view of that seat, as JSON would give it back."""
    view = CONGO.view(state, viewer)
    return msgspec.json.decode(write(view), type=CongoView)


def test_every_part_of_the_state_is_either_open_or_hidden() -> None:
    assert {field.name for field in msgspec.structs.fields(Player)} == HIDDEN | OPEN
    assert {field.name for field in msgspec.structs.fields(CongoState)} == TABLE_HIDDEN | TABLE_OPEN


@pytest.mark.parametrize("state", SCENES, ids=lambda state: state.stage)
def test_10_1_nobody_sees_the_hand_of_another(state: CongoState) -> None:
    for viewer in (None, A, B, C):
        view = CONGO.view(state, viewer)
        named = names(write(view), CHARACTERS, AUXILIARIES, CARDS, HIPPOS)
        for seat, someone in enumerate(state.players):
            if seat == viewer:
                continue
            theirs = {*someone.characters.counts, *someone.specials.counts}
            mine = set() if viewer is None else _things(state.players[viewer])
            assert not theirs & (named - mine - _public(state)), (viewer, seat)


def _things(someone: Player) -> set[str]:
    return {*someone.characters.counts, *someone.specials.counts}


def _public(state: CongoState) -> set[str]:
    """What lies open, or was seen and taken back."""
    discards = {card for deck in state.decks.values() for card in deck.discard.counts}
    past = {str(each.character) for each in (state.previous.bids if state.previous else ())}
    return discards | past


@pytest.mark.parametrize("state", SCENES, ids=lambda state: state.stage)
def test_10_1_counts_are_public_and_true(state: CongoState) -> None:
    for shown, someone in zip(CONGO.view(state, None).players, state.players, strict=True):
        hands = (someone.characters, someone.auxiliaries, someone.specials, someone.hippos)
        assert [len(hand) for hand in hands] == [
            shown.characters,
            shown.auxiliaries,
            shown.specials,
            shown.hippos,
        ]


@pytest.mark.parametrize("state", SCENES, ids=lambda state: state.stage)
def test_10_1_everybody_sees_their_own_things(state: CongoState) -> None:
    for seat, someone in enumerate(state.players):
        own = CONGO.view(state, seat).own
        assert own is not None
        assert own.characters == tuple(someone.characters.things())
        assert own.hippos == tuple(someone.hippos.things())
        assert own.bid == (None if someone.bid is None else someone.bid.character)
        assert set(own.worth) == {*own.characters, *([own.bid] if own.bid else [])}
        assert set(own.playable) <= set(own.specials)


def test_10_1_spectators_see_exactly_the_public_part() -> None:
    for state in SCENES:
        public = CONGO.view(state, None)
        assert public.own is None
        for seat in range(3):
            theirs = CONGO.view(state, seat)
            assert msgspec.structs.replace(theirs, me=None, own=None) == public


def test_10_1_draw_piles_show_their_sizes_and_discard_piles_their_cards() -> None:
    state = idle_on(set_up(3, CongoOptions()).state, "lisala").state
    view = CONGO.view(state, None)
    for name, deck in state.decks.items():
        assert view.piles[name].size == len(deck.pile)
        assert view.piles[name].discard == tuple(deck.discard.things())
    hidden = set(state.decks["character"].pile.counts) - set(state.used_neutrals)
    shown = names(write(view), CHARACTERS) - set(view.piles["character"].discard) - set(view.used_neutrals)
    assert not shown & hidden - _public(state)


def test_10_1_boxed_neutrals_and_tiles_are_shown_when_it_is_over() -> None:
    state = set_up(2, CongoOptions()).state
    view = CONGO.view(state, None)
    assert (view.boxed_neutrals, view.boxed_tiles, view.players[A].final_hand) == (None, None, None)
    over = CONGO.view(idle_on(state, "the end").state, None)
    assert over.boxed_neutrals is not None
    assert over.boxed_tiles is not None
    assert (len(over.boxed_neutrals), len(over.boxed_tiles)) == (4, 6)
    assert all(someone.final_hand is not None for someone in over.players)
    assert over.waiting == ()


def test_10_1_values_and_languages_are_shown_from_the_values_on() -> None:
    players = [player("be_doctor_1", auxiliaries=["nurse"]), player("us_neutral_1", auxiliaries=["porter"])]
    state = bid(position(*players, flag="france"), "be_doctor_1", "us_neutral_1").state
    shown = [someone.bid for someone in CONGO.view(state, None).players]
    first, second = shown
    assert first is not None
    assert second is not None
    assert (first.table_value, first.modifier, first.base_half, first.total_half) == (4, 0, 8, 8)
    assert first.language in ("dutch", "french")
    assert second.preference is not None
    assert second.language == "english"
    assert CONGO.view(state, None).highest_half == max(8, second.total_half or 0)


def test_10_1_before_the_values_are_set_none_is_shown() -> None:
    state = next(state for state in SCENES if state.stage is Stage.GORILLA)
    view = CONGO.view(state, None)
    assert view.is_revealed
    for someone in view.players:
        assert someone.bid is not None
        assert someone.bid.character is not None
        bid = someone.bid
        assert (bid.table_value, bid.modifier, bid.base_half, bid.total_half) == (None, None, None, None)
        assert (bid.status, bid.language, bid.preference) == (None, None, None)
    assert view.highest_half is None


def test_10_1_everybody_sees_the_first_player_the_turn_and_who_has_answered() -> None:
    players = [player(each) for each in ("be_doctor_1", "fr_officer_1", "de_doctor_1")]
    state = play(position(*players, stop="lukolela", first=B), C, ChooseCharacter("de_doctor_1")).state
    view = CONGO.view(state, None)
    assert (view.first, view.turn_no, view.turns, view.boat) == (B, 2, len(state.route), "lukolela")
    assert [someone.is_first for someone in view.players] == [False, True, False]
    assert [someone.has_answered for someone in view.players] == [False, False, True]
    unnamed = CONGO.view(set_up(3).state, None)
    assert (unnamed.first, unnamed.turn_no, unnamed.waiting) == (None, 0, (A,))
    assert [someone.is_first for someone in unnamed.players] == [False, False, False]


def test_10_1_in_the_auction_everybody_sees_who_is_in_and_who_has_passed() -> None:
    players = [player(each, auxiliaries=["nurse"]) for each in ("be_doctor_1", "fr_officer_1", "de_doctor_1")]
    state = position(*players, tile="hospital", flag=None)
    state = bid(state, "be_doctor_1", "fr_officer_1", "de_doctor_1").state
    state = in_order(state, (A, Pass()), (B, Pass())).state
    bids = [someone.bid for someone in CONGO.view(state, None).players]
    assert [None if each is None else each.status for each in bids] == [Status.SOFT, Status.OUT, Status.IN]


def test_10_1_the_boat_leaves_stops_behind_and_in_the_end_all() -> None:
    state = position(player("be_doctor_1"), player("fr_officer_1"), stop="lisala")
    route = state.route
    past = [stop.id for stop in CONGO.view(state, None).river if stop.is_past]
    assert past == list(route[: route.index("lisala")])
    over = idle_on(state, "the end").state
    assert [stop.id for stop in CONGO.view(over, None).river if stop.is_past] == list(route)


def test_10_1_a_stop_shows_who_took_it_or_shared_it() -> None:
    shared = [player("be_doctor_1"), player("fr_doctor_1"), player("de_officer_1")]
    state = position(*shared, stop="lukolela", tile="hospital", flag=None)
    state = bid(state, "be_doctor_1", "fr_doctor_1", "de_officer_1").state
    stops = {stop.id: stop for stop in CONGO.view(state, None).river}
    assert (stops["lukolela"].tied, stops["lukolela"].taker) == ((A, B), None)
    assert (stops["bolobo"].tied, stops["bolobo"].taker) == ((), None)


def test_10_1_a_bid_that_was_killed_is_seen_to_be() -> None:
    state = next(state for state in SCENES if state.stage is Stage.GORILLA_SELF)
    lost = CONGO.view(state, None).players[B].lost
    assert lost is not None
    assert (lost.character, lost.fate) == ("uk_doctor_1", "killed")


def test_10_2_the_list_of_what_one_may_do_comes_from_ones_own_view() -> None:
    """A hand of B's with nothing to add is asked like any other."""
    players = [player("be_doctor_1", auxiliaries=["nurse"]), player("fr_doctor_1", auxiliaries=["porter"])]
    state = bid(position(*players, tile="hospital", flag=None), "be_doctor_1", "fr_doctor_1").state
    state = play(state, A, CONGO.idle(state, A)).state
    assert CONGO.to_act(state) == {B}


@pytest.mark.parametrize("state", SCENES, ids=lambda state: state.stage)
def test_dealing_anew_leaves_what_each_viewer_sees(state: CongoState) -> None:
    chance = Random(1)
    for viewer in (None, A, B, C):
        before = write(CONGO.view(state, viewer))
        for _ in range(5):
            assert write(CONGO.view(redeal(state, viewer, chance), viewer)) == before


def test_dealing_anew_keeps_what_is_about_to_be_laid_open() -> None:
    chance = Random(1)
    for state in SCENES:
        if is_quiet(state):
            continue
        for _ in range(5):
            other = redeal(state, None, chance)
            assert [one.bid for one in other.players] == [one.bid for one in state.players]
            assert [one.pick for one in other.players] == [one.pick for one in state.players]


def test_a_view_is_made_of_plain_data() -> None:
    for state in SCENES:
        for viewer in (None, A):
            assert seen(state, viewer) == CONGO.view(state, viewer)
    assert not hasattr(CongoView, "rng")
    assert {Bid, Place}.isdisjoint({type(each) for each in CONGO.view(SCENES[0], A).players})


def test_10_1_which_pile_the_settler_used_is_public_and_the_card_is_not() -> None:
    players = [player("be_doctor_1", specials=["settler"], auxiliaries=["nurse"]), player("fr_doctor_1")]
    state = bid(position(*players, flag="germany"), "be_doctor_1", "fr_doctor_1").state
    state = played(state, A, "settler", deck="character").state
    view = CONGO.view(state, B)
    assert view.special is not None
    assert (view.special.card, view.special.deck) == ("settler", "character")
    assert state.settler_card is not None
    assert f'"{state.settler_card}"'.encode() not in write(view)
