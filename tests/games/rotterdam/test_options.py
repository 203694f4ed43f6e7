"""The variants and options (7)."""

from __future__ import annotations

import pytest

from games.chance import Pile, Rng
from games.core import Action, Refused
from games.rotterdam.actions import (
    ChooseColour,
    EndTurn,
    FinishTrading,
    FulfilMission,
    PlaceShip,
    PlayCargoThief,
    PlayHeavyStorm,
    PlayLuckTurns,
    PlayPoliceInspection,
    PlaySetback,
    Unload,
)
from games.rotterdam.rules import ROTTERDAM
from games.rotterdam.state import (
    CardWindows,
    FirstCaptain,
    Phase,
    ReturnedProducts,
    RotterdamOptions,
    RotterdamState,
)
from games.values import Event, Who
from tests.games.playing import events_of
from tests.games.rotterdam.playing import legal, play, refused
from tests.games.rotterdam.positions import ANN, BEN, NO_OPTIONS, SEED, A, B, C, Load, player, position, ship

SAFE = RotterdamOptions(safe_haven=True)
OPEN = RotterdamOptions(open_products=True)
LEAN = RotterdamOptions(card_windows=CardWindows.LEAN)
M01 = "m01_bread_beer"


def test_7_defaults() -> None:
    assert ROTTERDAM.read_options(b"{}") == NO_OPTIONS
    assert (NO_OPTIONS.safe_haven, NO_OPTIONS.open_products, NO_OPTIONS.ships_2007) == (False, False, False)
    assert NO_OPTIONS.first_captain is FirstCaptain.RANDOM
    assert NO_OPTIONS.returned_products is ReturnedProducts.TOP
    assert NO_OPTIONS.card_windows is CardWindows.FULL
    assert (NO_OPTIONS.trade_offer_limit, NO_OPTIONS.round_limit) == (0, 0)


def test_7_options_come_from_outside_by_name() -> None:
    raw = b'{"safe_haven": true, "returned_products": "bottom", "trade_offer_limit": 6, "round_limit": 40}'
    assert ROTTERDAM.read_options(raw) == RotterdamOptions(
        safe_haven=True, returned_products=ReturnedProducts.BOTTOM, trade_offer_limit=6, round_limit=40
    )


@pytest.mark.parametrize(
    "raw",
    [
        b'{"safe_haven": 1}',
        b'{"round_limit": 31}',
        b'{"trade_offer_limit": -1}',
        b'{"card_windows": "none"}',
        b'{"x": 1}',
    ],
)
def test_7_other_values_are_refused(raw: bytes) -> None:
    with pytest.raises(Refused):
        ROTTERDAM.read_options(raw)


# Safe haven

IN_PORT: dict[str, Load] = {"BO1": (B, "oil"), "VU2": (A, "grain"), "S1": (B, "fruit"), "A2": (A, None)}
ON_SHIPS_IN_PORT: list[Action] = [
    PlaySetback(ship("BO1", B, "oil"), "C6"),
    PlayHeavyStorm(ship("BO1", B, "oil"), "C6", "B5"),
    PlayPoliceInspection(ship("BO1", B, "oil")),
    PlayPoliceInspection(ship("VU2", A, "grain")),
    PlayLuckTurns((ship("BO1", B, "oil"), ship("S1", B, "fruit"))),
    PlayCargoThief(ship("BO1", B, "oil"), ship("A2", A)),
    PlayCargoThief(ship("S1", B, "fruit"), ship("VU2", A, "grain")),
]


@pytest.mark.parametrize("action", ON_SHIPS_IN_PORT)
def test_9_15_and_8_34_safe_haven_forbids_every_card_on_a_ship_in_port(action: Action) -> None:
    cards = {"luck_turns": 1, "setback": 1, "heavy_storm": 1, "cargo_thief": 1, "police_inspection": 1}

    def harbour(options: RotterdamOptions) -> RotterdamState:
        state = position(player(), player(), phase=Phase.UNLOAD, ships=IN_PORT, options=options)
        state.players[A].navigation.counts = dict(cards)
        return state

    refused(harbour(SAFE), A, action, "safe_haven", "7")
    assert ROTTERDAM.refusal(harbour(NO_OPTIONS), A, action) is None


def test_5_safe_haven_with_all_ones_ships_in_port_makes_the_thief_unplayable() -> None:
    thief = player(navigation=["cargo_thief"])
    state = position(
        thief, player(), phase=Phase.UNLOAD, ships={"VU2": (A, "grain"), "S1": (B, "fruit")}, options=SAFE
    )
    assert legal(state, A, PlayCargoThief) == []
    refused(state, A, PlayCargoThief(ship("S1", B, "fruit"), "S2"), "own_ship_on_board", "5")


# Open products


def test_7_open_products_show_one_card_of_each_port_from_the_start() -> None:
    step = ROTTERDAM.setup(3, OPEN, Rng(SEED))
    face_up = ROTTERDAM.view(step.state, None).face_up
    turned = {
        event.values["port"]: event.values["product"] for event in events_of(step.events, "product_turned_up")
    }
    assert face_up == turned
    assert len(face_up) == 4
    assert ROTTERDAM.view(ROTTERDAM.setup(3, NO_OPTIONS, Rng(SEED)).state, None).face_up == {}


def test_7_of_several_known_products_the_next_one_is_turned_up() -> None:
    tops = {
        "vulcaanhaven": ["bread", "beer", "bread", "bread"],
        "merwehaven": ["jam"],
        "waalhaven": ["carpet"],
        "botlek": ["petrol"],
    }
    everybody = player(navigation=["joker"]), player()
    ships: dict[str, Load] = {"VU1": (ANN, "grain")}
    state = position(*everybody, phase=Phase.UNLOAD, ships=ships, tops=tops, options=OPEN)
    after = play(state, ANN, Unload()).state
    assert after.players[ANN].products.counts == {"bread": 1}
    assert after.piles["vulcaanhaven"].top == ["beer", "bread", "bread"]


def test_9_26_open_products() -> None:
    ships: dict[str, Load] = {"VU1": (ANN, "oil"), "VU2": (BEN, "grain")}
    everybody = player(navigation=["joker"]), player(navigation=["joker"])
    tops = {
        "vulcaanhaven": ["bread", "beer", "bread"],
        "merwehaven": ["jam"],
        "waalhaven": ["carpet"],
        "botlek": ["petrol"],
    }
    state = position(*everybody, phase=Phase.UNLOAD, ships=ships, tops=tops, options=OPEN)
    step = play(state, ANN, Unload())
    assert step.state.piles["vulcaanhaven"].bottom == ["bread"]
    assert ROTTERDAM.view(step.state, None).face_up["vulcaanhaven"] == "beer"
    assert step.events[1:] == [
        Event("product_sunk", {"port": "vulcaanhaven", "product": "bread"}),
        Event("product_turned_up", {"port": "vulcaanhaven", "product": "beer"}),
    ]
    state = play(step.state, ANN, EndTurn()).state
    step = play(state, BEN, Unload())
    assert step.state.players[BEN].products.counts == {"beer": 1}
    assert events_of(step.events, "product_taken") == [
        Event("product_taken", {"who": Who(BEN), "port": "vulcaanhaven", "product": "beer"})
    ]
    assert ROTTERDAM.view(step.state, None).face_up["vulcaanhaven"] == "bread"


def test_7_a_card_nobody_knew_is_turned_up_for_all() -> None:
    tops = {"vulcaanhaven": ["bread"], "merwehaven": ["jam"], "waalhaven": ["carpet"], "botlek": ["petrol"]}
    one = player(navigation=["joker"])
    state = position(one, player(), phase=Phase.UNLOAD, ships={"BO1": (A, None)}, tops=tops, options=OPEN)
    step = play(state, A, Unload())
    assert step.events[-1].reveals
    assert step.events[-1].values["product"] == step.state.piles["botlek"].top[0]


def few(*top: str) -> Pile:
    return Pile(top=list(top))


def test_7_a_pile_of_one_card_keeps_it_and_an_empty_one_stays_empty() -> None:
    tops = {"vulcaanhaven": ["bread"], "merwehaven": ["jam"], "waalhaven": ["carpet"], "botlek": ["petrol"]}
    for left in (["petrol"], []):
        held = ["petrol"] * (8 - len(left)) + ["plastic"] * 8
        everybody = player(navigation=["joker"]), player(products=held)
        here = {**tops, "botlek": left}
        state = position(*everybody, phase=Phase.UNLOAD, ships={"BO1": (A, None)}, tops=here, options=OPEN)
        step = play(state, A, Unload())
        assert step.state.piles["botlek"] == few(*left)
        assert [event.kind for event in step.events] == ["empty_ship_unloaded"]


# Returned products


def fulfilled(options: RotterdamOptions, top: list[str], others: list[str]) -> RotterdamState:
    """Ann pays bread and beer; on the pile lie these cards, and Ben holds the rest of the port's."""
    ann = player(missions=[M01], products=["bread", "beer"])
    held = ["bread"] * (7 - top.count("bread") - others.count("bread"))
    held += ["beer"] * (7 - top.count("beer") - others.count("beer"))
    tops = {"vulcaanhaven": top, "merwehaven": ["jam"], "waalhaven": ["carpet"], "botlek": ["petrol"]}
    state = position(ann, player(products=held), phase=Phase.FULFIL, tops=tops, options=options)
    return play(state, ANN, FulfilMission(M01)).state


@pytest.mark.parametrize("is_open", [False, True])
def test_7_returned_on_top(*, is_open: bool) -> None:
    options = RotterdamOptions(open_products=is_open)
    pile = fulfilled(options, ["bread"], ["beer"]).piles["vulcaanhaven"]
    assert pile.top == ["beer", "bread", "bread"]
    assert pile.bag.counts == {"beer": 1}


@pytest.mark.parametrize("is_open", [False, True])
def test_7_returned_to_the_bottom(*, is_open: bool) -> None:
    options = RotterdamOptions(open_products=is_open, returned_products=ReturnedProducts.BOTTOM)
    pile = fulfilled(options, ["bread"], ["beer"]).piles["vulcaanhaven"]
    assert (pile.top, pile.bag.counts, pile.bottom) == (["bread"], {"beer": 1}, ["bread", "beer"])


@pytest.mark.parametrize(
    ("is_open", "top", "bag"),
    [(True, ["bread"], {"beer": 2, "bread": 1}), (False, [], {"beer": 2, "bread": 2})],
)
def test_7_returned_and_shuffled(*, is_open: bool, top: list[str], bag: dict[str, int]) -> None:
    options = RotterdamOptions(open_products=is_open, returned_products=ReturnedProducts.SHUFFLE)
    pile = fulfilled(options, ["bread"], ["beer"]).piles["vulcaanhaven"]
    assert (pile.top, pile.bag.counts, pile.bottom) == (top, bag, [])


@pytest.mark.parametrize("returned", ReturnedProducts)
def test_7_an_empty_pile_is_formed_by_the_returned_cards_and_its_top_turned_up(
    returned: ReturnedProducts,
) -> None:
    options = RotterdamOptions(open_products=True, returned_products=returned)
    pile = fulfilled(options, [], []).piles["vulcaanhaven"]
    assert len(pile) == 2
    face_up = {ReturnedProducts.TOP: ["beer", "bread"], ReturnedProducts.BOTTOM: ["bread"]}
    if returned in face_up:
        assert pile.top == face_up[returned]
    else:
        assert len(pile.top) == 1
    hidden = RotterdamOptions(returned_products=returned)
    assert fulfilled(hidden, [], []).piles["vulcaanhaven"].top == (
        ["beer", "bread"] if returned == "top" else []
    )


@pytest.mark.parametrize("returned", ReturnedProducts)
def test_7_a_card_turned_up_on_a_returned_pile_is_told_and_one_laid_on_top_is_not(
    returned: ReturnedProducts,
) -> None:
    options = RotterdamOptions(open_products=True, returned_products=returned)
    ann = player(missions=[M01], products=["bread", "beer"])
    held = ["bread"] * 7 + ["beer"] * 7
    tops = {"merwehaven": ["jam"], "waalhaven": ["carpet"], "botlek": ["petrol"]}
    state = position(ann, player(products=held), phase=Phase.FULFIL, tops=tops, options=options)
    assert len(state.piles["vulcaanhaven"]) == 0
    step = play(state, ANN, FulfilMission(M01))
    turned = [event for event in step.events if event.kind == "product_turned_up"]
    if returned is ReturnedProducts.TOP:
        assert turned == []
    else:
        (top,) = step.state.piles["vulcaanhaven"].top
        is_drawn = returned is ReturnedProducts.SHUFFLE
        assert turned == [
            Event("product_turned_up", {"port": "vulcaanhaven", "product": top}, reveals=is_drawn)
        ]


# Lean card windows


def test_7_lean_has_no_window_after_the_main_action_in_phases_1_4_and_6() -> None:
    two = player(navigation=["joker"]), player(navigation=["joker"])
    assert play(position(*two, options=LEAN), A, PlaceShip("S1", None)).state.active == B
    in_port = position(*two, phase=Phase.UNLOAD, ships={"VU1": (A, "grain")}, options=LEAN)
    assert play(in_port, A, Unload()).state.active == B
    one = player(navigation=["joker"], missions=[M01], products=["bread", "beer"])
    state = position(one, player(navigation=["setback"]), phase=Phase.FULFIL, options=LEAN)
    assert play(state, A, FulfilMission(M01)).state.active == B


def test_7_lean_keeps_the_windows_before_the_main_action_and_in_phase_2() -> None:
    two = player(navigation=["joker"]), player(navigation=["joker"])
    state = position(*two, phase=Phase.NAVIGATE, options=LEAN)
    state = play(state, A, ChooseColour("red")).state
    assert state.active == A
    state = play(state, A, EndTurn()).state
    assert state.active == B


def test_4_6_lean_keeps_the_window_of_phase_4_for_whoever_has_no_ship_in_port() -> None:
    state = position(player(navigation=["joker"]), player(), phase=Phase.UNLOAD, options=LEAN)
    assert ROTTERDAM.legal(state, A) == [EndTurn()]
    assert ROTTERDAM.to_act(state) == {A}


def test_7_lean_has_no_window_in_phase_3_for_whoever_has_nothing_due() -> None:
    everybody = [player(navigation=["joker"]), player(navigation=["setback"]), player()]
    state = position(*everybody, phase=Phase.NAVIGATE, active=C, ships={"N1": (B, None)}, options=LEAN)
    step = play(state, C, ChooseColour("red"))
    assert (step.state.phase, step.state.active) == (Phase.NAVIGATION_CARDS, B)
    assert len(step.state.players[B].navigation) == 2, "a drawn card may be used at once"
    after = play(step.state, B, EndTurn()).state
    assert (after.phase, after.active) == (Phase.UNLOAD, A)


def test_7_lean_ends_phase_5_when_no_trade_is_possible() -> None:
    two = player(navigation=["joker"], products=["jam"]), player(navigation=["joker"])
    state = position(*two, phase=Phase.UNLOAD, active=B, options=LEAN)
    assert play(state, B, EndTurn()).state.phase is Phase.FULFIL
    full = position(*two, phase=Phase.UNLOAD, active=B)
    assert ROTTERDAM.legal(play(full, B, EndTurn()).state, B) == [FinishTrading()]
