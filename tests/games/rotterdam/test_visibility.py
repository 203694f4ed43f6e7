"""What everybody sees, what one player sees and what nobody sees (10)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.core import Action, write
from games.rotterdam.actions import (
    AcceptTrade,
    ChooseColour,
    CounterTrade,
    DeclineTrade,
    EndTurn,
    FinishTrading,
    FulfilMission,
    LayCard,
    OfferTrade,
    PlaceShip,
    PlaySetback,
    ShowProducts,
    Unload,
    WithdrawTrade,
)
from games.rotterdam.rules import ROTTERDAM
from games.rotterdam.state import Phase, RotterdamState
from games.rotterdam.view import FinalHand, OfferView, OwnView
from games.values import Event, Seat, Who
from tests.games.playing import public
from tests.games.rotterdam.playing import play
from tests.games.rotterdam.positions import A, B, C, next_card, player, position, ship

MISSIONS = ("m01_bread_beer", "m02_bread_orange_juice", "m03_bread_jam")


def middle_of_a_game(phase: Phase = Phase.TRADE) -> RotterdamState:
    """A, B and C hold something of everything; B has offered A a trade in private, and C one to all."""
    a = player(
        products=["bread", "jam"],
        navigation=["joker", "setback"],
        missions=MISSIONS,
        fulfilled=["m28_petrol_plastic"],
        laid=["advantage"],
    )
    b = player(products=["beer", "bread", "orange_juice"], navigation=["extra_advantage"])
    state = position(
        a, b, player(products=["petrol"]), phase=phase, ships={"B1": (B, "oil"), "N1": (C, None)}
    )
    if phase is Phase.TRADE:
        state = play(state, B, OfferTrade(Who(A), ("bread",), ("jam",))).state
        state = play(state, C, OfferTrade(None, ("petrol",), ("bread",))).state
    return state


def test_10_what_everybody_sees_of_the_table() -> None:
    view = ROTTERDAM.view(middle_of_a_game(), None)
    assert (view.me, view.own, view.result) == (None, None, None)
    assert (view.round_no, view.phase, view.captain, view.active) == (1, Phase.TRADE, A, None)
    assert view.ships == (ship("N1", C), ship("B1", B, "oil"))
    assert view.stock == {"grain": 7, "fruit": 5, "textile": 5, "oil": 6}
    assert view.pile_sizes == {"vulcaanhaven": 13, "merwehaven": 12, "waalhaven": 14, "botlek": 15}
    assert (view.mission_deck_size, view.navigation_deck_size, view.discard) == (36, 16, ())
    assert (view.face_up, view.call, view.is_ending) == ({}, None, False)


def test_10_what_everybody_sees_of_a_player() -> None:
    a, b, c = ROTTERDAM.view(middle_of_a_game(), None).players
    assert (a.supply, a.ships, b.supply, b.ships) == (4, (), 3, ("B1",))
    assert (a.missions, a.fulfilled, a.mission_points) == (3, ("m28_petrol_plastic",), 4)
    assert a.products == {"vulcaanhaven": 1, "merwehaven": 1, "waalhaven": 0, "botlek": 0}
    assert (a.navigation, a.laid, b.navigation) == (2, ("advantage",), 1)
    assert (b.offers_made, c.offers_made) == (1, 1)
    assert [one.final_hand for one in (a, b, c)] == [None, None, None]


def test_10_what_only_the_player_sees() -> None:
    state = middle_of_a_game()
    assert ROTTERDAM.view(state, A).own == OwnView(
        missions=MISSIONS,
        products=("bread", "jam"),
        free_products=("bread", "jam"),
        navigation=("joker", "setback"),
    )
    own = ROTTERDAM.view(state, B).own
    assert own is not None
    assert (own.products, own.free_products) == (("beer", "bread", "orange_juice"), ("beer", "orange_juice"))


@pytest.mark.parametrize(("viewer", "is_read"), [(A, True), (B, True), (C, False), (None, False)])
def test_10_a_private_offer_is_read_by_both_parties_alone(viewer: Seat | None, *, is_read: bool) -> None:
    private, to_all = ROTTERDAM.view(middle_of_a_game(), viewer).offers
    sides = (("bread",), ("jam",)) if is_read else (None, None)
    assert private == OfferView(1, B, A, *sides)
    assert to_all == OfferView(2, C, None, ("petrol",), ("bread",))


# A secret that changes, and what the others see of it: nothing.


def other_product(state: RotterdamState) -> None:
    """B's free card of Vulcaanhaven shows the other product."""
    state.players[B].products.take("beer")
    state.players[B].products.add("bread")
    state.piles["vulcaanhaven"].bag.take("bread")
    state.piles["vulcaanhaven"].bag.add("beer")


def other_card(state: RotterdamState) -> None:
    state.players[B].navigation.take("extra_advantage")
    state.players[B].navigation.add("heavy_storm")
    state.navigation_deck.take("heavy_storm")
    state.navigation_deck.add("extra_advantage")


def other_mission(state: RotterdamState) -> None:
    old, new = state.players[B].missions.things()[0], state.mission_deck.things()[0]
    state.players[B].missions.take(old)
    state.players[B].missions.add(new)
    state.mission_deck.take(new)
    state.mission_deck.add(old)


def other_seed(state: RotterdamState) -> None:
    state.rng.seed = "17" * 32
    state.rng.draws = 99


def known_top(state: RotterdamState) -> None:
    """Cards paid for a mission lie on top: the log keeps them, no display repeats them."""
    state.piles["vulcaanhaven"].bag.take("bread")
    state.piles["vulcaanhaven"].top.append("bread")


SECRETS = [other_product, other_card, other_mission, other_seed, known_top]


@pytest.mark.parametrize("change", SECRETS)
@pytest.mark.parametrize("viewer", [A, C, None])
@pytest.mark.parametrize("phase", list(Phase))
def test_10_secrets_of_a_player_change_nothing_for_the_others(
    change: Callable[[RotterdamState], None], viewer: Seat | None, phase: Phase
) -> None:
    state, other = middle_of_a_game(phase), middle_of_a_game(phase)
    change(other)
    assert write(state) != write(other)
    assert write(ROTTERDAM.view(state, viewer)) == write(ROTTERDAM.view(other, viewer))
    assert ROTTERDAM.to_act(state) == ROTTERDAM.to_act(other)
    for seat in ROTTERDAM.to_act(state):
        assert ROTTERDAM.question(state, seat) == ROTTERDAM.question(other, seat)
    if viewer is not None:
        assert ROTTERDAM.legal(state, viewer) == ROTTERDAM.legal(other, viewer)


@pytest.mark.parametrize("change", [other_product, other_card, other_mission])
def test_10_the_owner_sees_them(change: Callable[[RotterdamState], None]) -> None:
    other = middle_of_a_game()
    change(other)
    assert ROTTERDAM.view(middle_of_a_game(), B) != ROTTERDAM.view(other, B)


@pytest.mark.parametrize("viewer", [A, B, C, None])
def test_10_nobody_sees_the_seed(viewer: Seat | None) -> None:
    state = middle_of_a_game()
    assert state.rng.seed.encode() not in write(ROTTERDAM.view(state, viewer))


@pytest.mark.parametrize("change", [other_product, other_card, other_mission, known_top])
@pytest.mark.parametrize("phase", list(Phase))
def test_4_2_no_hand_decides_whether_a_turn_ends_by_itself(
    change: Callable[[RotterdamState], None], phase: Phase
) -> None:
    """The same step in two worlds leads to the same question, whatever B holds."""
    worlds = [middle_of_a_game(phase), middle_of_a_game(phase)]
    change(worlds[1])
    outcomes = []
    for state in worlds:
        after = ROTTERDAM.play(state, A, ROTTERDAM.idle(state, A)).state
        (seat, *_) = sorted(ROTTERDAM.to_act(after))
        outcomes.append((after.phase, ROTTERDAM.to_act(after), ROTTERDAM.question(after, seat)))
    assert outcomes[0] == outcomes[1]


# Events


@pytest.mark.parametrize("card", ["joker", "advantage", "setback"])
def test_10_a_navigation_card_drawn_is_seen_by_the_drawer_alone(card: str) -> None:
    drawing = position(player(), player(), phase=Phase.NAVIGATE, active=B, ships={"N1": (A, None)})
    events = play(next_card(drawing, card), B, ChooseColour("red")).events
    received = Event("navigation_received", {"card": card}, seen_by=(A,), reveals=True)
    assert received in events
    assert received not in public(events)
    assert "card" not in {name for event in public(events) for name in event.values}


@pytest.mark.parametrize("product", ["bread", "beer"])
def test_10_what_was_delivered_is_public_and_what_was_drawn_is_not(product: str) -> None:
    one = player(navigation=["joker"])
    ships = {"VU1": (A, "grain")}
    state = position(one, player(), phase=Phase.UNLOAD, ships=ships, tops={"vulcaanhaven": [product]})
    events = play(state, A, Unload()).events
    told = [(event.kind, event.values.get("port")) for event in public(events)]
    assert told == [("cargo_delivered", "vulcaanhaven"), ("product_drawn", "vulcaanhaven")]


@pytest.mark.parametrize("sides", [(("beer",), ("petrol",)), (("beer", "orange_juice"), ("jam",) * 3)])
def test_10_that_a_private_offer_exists_is_all_the_others_learn(
    sides: tuple[tuple[str, ...], tuple[str, ...]],
) -> None:
    events = play(middle_of_a_game(), B, OfferTrade(Who(C), *sides)).events
    assert [event.kind for event in public(events)] == ["offer_made"]
    assert [event.seen_by for event in events] == [None, (B, C)]
    assert set(public(events)[0].values) == {"who", "to", "offer"}


def test_10_a_completed_trade_shows_the_number_of_cards_and_their_ports() -> None:
    events = play(middle_of_a_game(), A, AcceptTrade(1)).events
    assert [event.kind for event in public(events)] == ["offer_accepted"]
    assert [event.seen_by for event in events] == [None, (A, B)]
    assert b"bread" not in b"".join(map(write, public(events)))


def test_10_a_refused_acceptance_is_no_step_and_so_nobody_else_learns_of_it() -> None:
    state = middle_of_a_game()
    reason = ROTTERDAM.refusal(state, B, AcceptTrade(2))
    assert reason is not None, "B's only bread is promised to A"
    assert AcceptTrade(2) not in ROTTERDAM.legal(state, B)
    assert ROTTERDAM.to_act(state) == {A, B, C}


def test_10_showing_cards_names_them_only_to_those_who_see_them() -> None:
    events = play(middle_of_a_game(), A, ShowProducts(Who(C), ("bread", "jam"))).events
    assert [event.kind for event in public(events)] == ["products_shown"]
    assert set(public(events)[0].values) == {"who", "to"}
    assert events[1].seen_by == (A, C)


def test_10_missions_and_products_paid_are_public_and_the_new_mission_is_not() -> None:
    one = player(products=["bread", "beer"], missions=MISSIONS)
    state = position(one, player(products=["jam"]), phase=Phase.FULFIL)
    events = play(state, A, FulfilMission(MISSIONS[0])).events
    assert [event.kind for event in public(events)] == ["mission_fulfilled", "products_paid", "mission_drawn"]


def test_10_final_hands_are_open_after_scoring() -> None:
    ending = player(
        fulfilled=["m29_bread_orange_juice_carpet", "m28_petrol_plastic"],
        navigation=["joker"],
        missions=MISSIONS,
    )
    state = position(player(products=["jam"]), ending, phase=Phase.FULFIL, active=B)
    view = ROTTERDAM.view(play(state, B, EndTurn()).state, None)
    ann, ben = (one.final_hand for one in view.players)
    assert ben == FinalHand(missions=MISSIONS, products=(), navigation=("joker",))
    assert ann is not None
    assert ann.products == ("jam",)
    assert view.result is not None
    assert view.active is None


REVEALING: list[tuple[Phase, Seat, Action, bool]] = [
    (Phase.PLACE, A, PlaceShip("S1", "oil"), False),
    (Phase.PLACE, A, EndTurn(), False),
    (Phase.PLACE, A, PlaySetback(ship("B1", B, "oil"), "A1"), True),
    (Phase.NAVIGATE, A, ChooseColour("red"), False),
    (Phase.TRADE, A, OfferTrade(Who(B), ("jam",), ("beer",)), True),
    (Phase.TRADE, A, OfferTrade(None, ("jam",), ("beer",)), True),
    (Phase.TRADE, A, CounterTrade(1, ("jam",), ("beer",)), True),
    (Phase.TRADE, A, AcceptTrade(1), True),
    (Phase.TRADE, A, DeclineTrade(1), False),
    (Phase.TRADE, B, WithdrawTrade(1), False),
    (Phase.TRADE, A, ShowProducts(Who(B), ("jam",)), True),
    (Phase.TRADE, A, FinishTrading(), False),
    (Phase.TRADE, B, LayCard("extra_advantage"), True),
    (Phase.FULFIL, A, FulfilMission("m03_bread_jam"), True),
]


@pytest.mark.parametrize(("phase", "seat", "action", "reveals"), REVEALING)
def test_what_shows_something_hidden_says_so(
    phase: Phase, seat: Seat, action: Action, *, reveals: bool
) -> None:
    assert any(event.reveals for event in play(middle_of_a_game(phase), seat, action).events) is reveals


def test_10_lists_of_legal_actions_are_empty_for_those_who_wait() -> None:
    state = middle_of_a_game(Phase.NAVIGATE)
    assert ROTTERDAM.legal(state, B) == []
    assert list(ROTTERDAM.candidates(state, C)) == []
