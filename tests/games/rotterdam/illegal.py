"""The illegal actions of section 9, by their numbers: who tries what where, and the reason to be given."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from games.core import Action
from games.rotterdam.actions import (
    AcceptTrade,
    ChooseCaptain,
    ChooseColour,
    ChooseMoves,
    CounterTrade,
    DeclineTrade,
    EndTurn,
    FinishTrading,
    FulfilMission,
    LayCard,
    OfferTrade,
    PlaceShip,
    PlayCargoThief,
    PlayExtraCargo,
    PlayHeavyStorm,
    PlayLuckTurns,
    PlayPoliceInspection,
    PlaySetback,
    ResumeTrading,
    ShowProducts,
    Unload,
    WithdrawTrade,
)
from games.rotterdam.data import STARTS
from games.rotterdam.ships import Plan, Sailing
from games.rotterdam.state import Phase, RotterdamOptions, RotterdamState
from games.values import Seat, Who
from tests.games.rotterdam.playing import play
from tests.games.rotterdam.positions import A, B, C, Load, player, position, ship

SAFE = RotterdamOptions(safe_haven=True)
CARDS = [
    "luck_turns",
    "extra_cargo",
    "setback",
    "heavy_storm",
    "cargo_thief",
    "police_inspection",
    "advantage",
    "joker",
]
OIL, GRAIN, EMPTY = ship("C6", B, "oil"), ship("C1", A, "grain"), ship("D1", B)
SHIPS: dict[str, Load] = {"C6": (B, "oil"), "C1": (A, "grain"), "D1": (B, None)}
BOARD_CARDS: tuple[Action, ...] = (
    PlayLuckTurns((OIL, GRAIN)),
    PlayExtraCargo("S1", "oil"),
    PlaySetback(OIL, "B5"),
    PlayHeavyStorm(OIL, "B5", "A5"),
    PlayCargoThief(OIL, GRAIN),
    PlayPoliceInspection(OIL),
)
PLAN = Plan((Sailing("N4", "D1"),))
TURN_KINDS: tuple[Action, ...] = (
    PlaceShip("S1", "oil"),
    ChooseColour("red"),
    Unload(),
    *BOARD_CARDS,
    LayCard("advantage"),
    FulfilMission("m01_bread_beer"),
    EndTurn(),
)
EVERY_KIND: tuple[Action, ...] = (
    ChooseCaptain(Who(A)),
    *TURN_KINDS[:2],
    ChooseMoves(PLAN),
    *TURN_KINDS[2:10],
    OfferTrade(Who(B), ("bread",), ("jam",)),
    CounterTrade(1, ("bread",), ("jam",)),
    AcceptTrade(1),
    DeclineTrade(1),
    WithdrawTrade(1),
    ShowProducts(Who(B), ("bread",)),
    FinishTrading(),
    ResumeTrading(),
    *TURN_KINDS[10:],
)


class Illegal(NamedTuple):
    """An action that a rule forbids, and the reason to be given."""

    number: int
    state: RotterdamState
    action: Action
    key: str
    rule: str
    seat: Seat = A


def at(
    phase: Phase,
    *cards: str,
    ships: Mapping[str, Load] | None = None,
    is_done: bool = False,
    options: RotterdamOptions | None = None,
    products: list[str] | None = None,
    missions: list[str] | None = None,
) -> RotterdamState:
    """A's turn of four, with these cards and a Joker, so that the turn goes on."""
    one = player(navigation=[*cards, "joker"], products=products or [], missions=missions or [])
    chosen = options or RotterdamOptions()
    return position(
        one, player(), player(), player(), phase=phase, ships=ships, is_done=is_done, options=chosen
    )


def fork() -> RotterdamState:
    """B has named red, and A must choose where N4 sails."""
    b = player(navigation=["advantage", "setback"])
    state = position(
        player(navigation=["advantage"]), b, phase=Phase.NAVIGATE, active=B, ships={"N4": (A, None)}
    )
    return play(state, B, ChooseColour("red")).state


def market(*, phase: Phase = Phase.TRADE, has_finished: bool = False) -> RotterdamState:
    """A holds bread, bread and petrol, a setback and an advantage; B holds jam; open offers by B and C."""
    a = player(products=["bread", "bread", "petrol"], navigation=["setback", "advantage"])
    state = position(a, player(products=["jam"]), player(products=["beer", "beer"]), phase=phase, ships=SHIPS)
    if phase is Phase.TRADE:
        state = play(state, B, OfferTrade(Who(A), ("jam",), ("beer",))).state
        state = play(state, C, OfferTrade(Who(B), ("beer",), ("jam",))).state
        state = play(state, A, OfferTrade(Who(B), ("bread",), ("jam",))).state
    return play(state, A, FinishTrading()).state if has_finished else state


def over() -> RotterdamState:
    done = player(fulfilled=["m29_bread_orange_juice_carpet", "m01_bread_beer"], navigation=["joker"])
    return play(position(player(), done, phase=Phase.FULFIL, active=B), B, EndTurn()).state


def waiting(phase: Phase) -> RotterdamState:
    """B's turn; A waits and has everything, but may not use it."""
    a = player(products=["bread", "beer"], missions=["m01_bread_beer"])
    state = position(a, player(navigation=["joker"]), phase=phase, active=B, captain=B, ships=SHIPS)
    a.navigation.counts = dict.fromkeys(CARDS, 1)
    return state


STORM = at(
    Phase.PLACE, "heavy_storm", ships={"C6": (B, None), "B5": (C, None), "A4": (B, None), "S4": (C, None)}
)
FULL: dict[str, Load] = {start: (B if start < "S3" else C, None) for start in STARTS}
NO_FRUIT: dict[str, Load] = dict(
    zip(("C1", "C2", "D1", "D2", "D3"), [(B, "fruit")] * 3 + [(C, "fruit")] * 2, strict=True)
)
ALL_AFLOAT: dict[str, Load] = {"C1": (A, None), "C2": (A, None), "D1": (A, None)}
BREAD_BEER, BREAD_JAM = "m01_bread_beer", "m03_bread_jam"

ILLEGAL = [
    Illegal(
        1, at(Phase.PLACE, ships={"S2": (B, None)}), PlaceShip("S2", "grain"), "position_occupied", "4.3"
    ),
    Illegal(2, at(Phase.PLACE), PlaceShip("A3", "oil"), "not_a_start", "4.3"),
    Illegal(2, at(Phase.PLACE), PlaceShip("nowhere", "oil"), "not_a_start", "4.3"),
    Illegal(3, at(Phase.PLACE, ships=NO_FRUIT), PlaceShip("S1", "fruit"), "out_of_stock", "4.3"),
    Illegal(3, at(Phase.PLACE), PlaceShip("S1", "beer"), "no_such_material", "2.3"),
    Illegal(4, at(Phase.PLACE, is_done=True), PlaceShip("S1", "oil"), "one_placement", "4.3"),
    Illegal(5, at(Phase.PLACE, ships=ALL_AFLOAT), PlaceShip("S1", "oil"), "no_ship_left", "4.3"),
    Illegal(6, at(Phase.NAVIGATE), ChooseColour("orange"), "no_such_colour", "2.5"),
    Illegal(7, at(Phase.NAVIGATE), EndTurn(), "colour_is_due", "4.4"),
    Illegal(8, fork(), ChooseColour("blue"), "call_not_finished", "4.4", seat=B),
    Illegal(8, at(Phase.NAVIGATE, is_done=True), ChooseColour("blue"), "one_colour", "4.4"),
    Illegal(9, fork(), ChooseMoves(Plan((Sailing("N4", None),))), "must_sail", "4.4"),
    Illegal(9, fork(), ChooseMoves(Plan(())), "no_such_plan", "4.4"),
    Illegal(10, fork(), ChooseMoves(PLAN), "only_owner_chooses", "4.4", seat=B),
    *(Illegal(11, waiting(Phase.NAVIGATE), action, "not_your_turn", "4.2") for action in BOARD_CARDS),
    Illegal(11, waiting(Phase.FULFIL), LayCard("advantage"), "not_your_turn", "4.2"),
    Illegal(
        12,
        at(Phase.PLACE, "setback", ships={"S3": (B, None)}),
        PlaySetback(ship("S3", B), "A4"),
        "nothing_behind_start",
        "5",
    ),
    Illegal(
        13,
        at(Phase.PLACE, "setback", ships={"A1": (B, None), "S1": (C, None)}),
        PlaySetback(ship("A1", B), "S1"),
        "position_occupied",
        "5",
    ),
    Illegal(
        14, at(Phase.PLACE, "setback", ships=SHIPS), PlaySetback(OIL, "A6"), "no_channel_from_there", "5"
    ),
    Illegal(
        14, at(Phase.PLACE, "setback", ships=SHIPS), PlaySetback(OIL, "nowhere"), "no_channel_from_there", "5"
    ),
    Illegal(15, STORM, PlayHeavyStorm(ship("A4", B), "S3", "S2"), "only_one_step_behind", "5"),
    Illegal(15, STORM, PlayHeavyStorm(ship("S4", C), "S3", "S2"), "nothing_behind_start", "5"),
    Illegal(
        16, at(Phase.PLACE, "luck_turns", ships=SHIPS), PlayLuckTurns((OIL, EMPTY)), "ship_is_empty", "5"
    ),
    *(
        Illegal(
            16, at(Phase.PLACE, "luck_turns", ships=SHIPS), PlayLuckTurns(ships), "two_different_ships", "5"
        )
        for ships in ((OIL, OIL), (OIL,), (), (OIL, GRAIN, EMPTY))
    ),
    Illegal(
        17, at(Phase.PLACE, "extra_cargo", ships=FULL), PlayExtraCargo("S1", "oil"), "no_free_start", "5"
    ),
    Illegal(
        18, at(Phase.PLACE, "cargo_thief", ships=SHIPS), PlayCargoThief(OIL, "S1"), "own_ship_on_board", "5"
    ),
    Illegal(
        18,
        at(Phase.PLACE, "cargo_thief", ships={"C6": (B, "oil")}),
        PlayCargoThief(OIL, "A1"),
        "not_a_start",
        "5",
    ),
    Illegal(
        19, at(Phase.PLACE, "cargo_thief", ships=SHIPS), PlayCargoThief(EMPTY, GRAIN), "ship_is_empty", "5"
    ),
    Illegal(
        19,
        at(Phase.PLACE, "police_inspection", ships=SHIPS),
        PlayPoliceInspection(EMPTY),
        "ship_is_empty",
        "5",
    ),
    Illegal(
        20, at(Phase.UNLOAD, missions=[BREAD_BEER]), FulfilMission(BREAD_BEER, ("bread",)), "wrong_phase", "4"
    ),
    *(
        Illegal(
            22, at(Phase.UNLOAD, card, ships={"BO1": (A, "oil")}, options=SAFE), action, "safe_haven", "7"
        )
        for card, action in (
            ("setback", PlaySetback(ship("BO1", A, "oil"), "C6")),
            ("heavy_storm", PlayHeavyStorm(ship("BO1", A, "oil"), "C6", "B5")),
            ("police_inspection", PlayPoliceInspection(ship("BO1", A, "oil"))),
        )
    ),
    Illegal(23, market(), OfferTrade(Who(B), ("carpet",), ("jam",)), "products_not_in_hand", "4.7"),
    Illegal(23, market(), OfferTrade(Who(B), ("petrol", "petrol"), ("jam",)), "products_not_in_hand", "4.7"),
    Illegal(23, market(), OfferTrade(Who(C), ("bread", "bread"), ("beer",)), "promised_elsewhere", "4.7"),
    Illegal(24, market(), OfferTrade(Who(B), ("bread",), ()), "both_sides_give", "4.7"),
    Illegal(24, market(), OfferTrade(Who(B), (), ("jam",)), "both_sides_give", "4.7"),
    Illegal(24, market(), OfferTrade(Who(B), (BREAD_BEER,), ("jam",)), "products_only", "4.7"),
    Illegal(24, market(), OfferTrade(Who(B), ("setback",), ("jam",)), "products_only", "4.7"),
    Illegal(24, market(), OfferTrade(Who(B), ("bread",), ("oil",)), "products_only", "4.7"),
    Illegal(24, market(), OfferTrade(Who(A), ("bread",), ("jam",)), "no_such_opponent", "4.7"),
    Illegal(24, market(), OfferTrade(Who(7), ("bread",), ("jam",)), "no_such_opponent", "4.7"),
    Illegal(
        25, market(phase=Phase.FULFIL), OfferTrade(Who(B), ("bread",), ("jam",)), "no_trading_now", "4.7"
    ),
    Illegal(25, market(phase=Phase.FULFIL), ShowProducts(Who(B), ("bread",)), "no_trading_now", "4.7"),
    Illegal(25, market(phase=Phase.FULFIL), AcceptTrade(1), "offer_not_open", "4.7"),
    Illegal(
        26,
        at(Phase.FULFIL, is_done=True, products=["bread", "beer"], missions=[BREAD_BEER]),
        FulfilMission(BREAD_BEER),
        "one_mission",
        "4.8",
    ),
    Illegal(
        27,
        at(
            Phase.FULFIL,
            products=["bread", "beer"],
            missions=[BREAD_JAM, "m04_bread_clothing", "m05_bread_carpet"],
        ),
        FulfilMission(BREAD_BEER),
        "mission_not_in_hand",
        "4.8",
    ),
    Illegal(
        27,
        at(Phase.FULFIL, products=["bread"], missions=[BREAD_JAM]),
        FulfilMission(BREAD_JAM),
        "product_missing",
        "4.8",
    ),
    Illegal(27, at(Phase.FULFIL, products=["bread"]), FulfilMission("m99"), "no_such_mission", "2.9"),
    Illegal(
        28,
        at(Phase.FULFIL, products=["bread", "bread"], missions=[BREAD_BEER]),
        FulfilMission(BREAD_BEER),
        "product_missing",
        "4.8",
    ),
    Illegal(
        29,
        at(Phase.FULFIL, products=["bread", "beer"], missions=[BREAD_BEER]),
        FulfilMission(BREAD_BEER, ("jam",)),
        "joker_not_on_mission",
        "4.8",
    ),
    Illegal(
        29,
        at(Phase.FULFIL, "joker", products=["beer"], missions=[BREAD_BEER]),
        FulfilMission(BREAD_BEER, ("bread", "bread")),
        "joker_not_on_mission",
        "4.8",
    ),
    Illegal(
        29,
        at(Phase.FULFIL, missions=[BREAD_BEER]),
        FulfilMission(BREAD_BEER, ("bread", "beer")),
        "not_enough_jokers",
        "4.8",
    ),
    *(
        Illegal(30, at(Phase.PLACE, *CARDS[:2]), LayCard(card), "only_points_are_laid", "4.2")
        for card in ("joker", "setback")
    ),
    Illegal(30, at(Phase.PLACE), LayCard("bread"), "no_such_card", "2.10"),
    Illegal(30, at(Phase.PLACE), LayCard("advantage"), "card_not_in_hand", "5"),
    Illegal(
        31, at(Phase.PLACE, "extra_cargo", ships=NO_FRUIT), PlayExtraCargo("S1", "fruit"), "out_of_stock", "5"
    ),
    Illegal(
        31, at(Phase.PLACE, "extra_cargo", ships=ALL_AFLOAT), PlayExtraCargo("S1", "oil"), "no_ship_left", "5"
    ),
    Illegal(31, at(Phase.PLACE, "extra_cargo"), PlayExtraCargo("S1", "none"), "no_such_material", "2.3"),
    Illegal(32, STORM, PlayHeavyStorm(ship("C6", B), "B5", "A5"), "position_occupied", "5"),
    Illegal(
        33,
        at(Phase.PLACE, "cargo_thief", ships=SHIPS),
        PlayCargoThief(GRAIN, GRAIN),
        "receiver_is_victim",
        "5",
    ),
    Illegal(
        33,
        at(Phase.PLACE, "cargo_thief", ships=SHIPS),
        PlayCargoThief(GRAIN, EMPTY),
        "receiver_not_yours",
        "5",
    ),
    Illegal(
        34, at(Phase.UNLOAD, is_done=True, ships={"VU1": (A, "oil")}), Unload(), "already_unloaded", "4.6"
    ),
    Illegal(35, market(), AcceptTrade(3), "own_offer", "4.7"),
    Illegal(35, market(), AcceptTrade(2), "offer_not_for_you", "4.7"),
    Illegal(35, market(), AcceptTrade(9), "offer_not_open", "4.7"),
    Illegal(36, market(), AcceptTrade(1), "products_not_in_hand", "4.7"),
    Illegal(36, market(), AcceptTrade(3), "promised_elsewhere", "4.7", seat=B),
    *(
        Illegal(37, market(has_finished=True), action, "finished_trading", "4.7")
        for action in (OfferTrade(Who(B), ("bread",), ("jam",)), PlaySetback(OIL, "B5"), LayCard("advantage"))
    ),
    *(
        Illegal(38, fork(), action, "call_not_finished", "4.4", seat=seat)
        for action in (PlayExtraCargo("S1", "oil"), LayCard("advantage"), EndTurn(), FinishTrading())
        for seat in (A, B)
    ),
    *(
        Illegal(39, waiting(phase), action, "not_your_turn", "4.2")
        for phase, action in (
            (Phase.PLACE, PlaceShip("S1", "oil")),
            (Phase.NAVIGATE, ChooseColour("red")),
            (Phase.UNLOAD, Unload()),
            (Phase.FULFIL, FulfilMission(BREAD_BEER)),
            (Phase.NAVIGATION_CARDS, EndTurn()),
        )
    ),
    *(
        Illegal(39, at(phase, products=["bread", "beer"], missions=[BREAD_BEER]), action, "wrong_phase", "4")
        for phase, action in (
            (Phase.NAVIGATE, PlaceShip("S1", "oil")),
            (Phase.PLACE, ChooseColour("red")),
            (Phase.FULFIL, Unload()),
            (Phase.TRADE, FulfilMission(BREAD_BEER)),
        )
    ),
    *(
        Illegal(39, at(Phase.PLACE), action, "no_trading_now", "4.7")
        for action in (FinishTrading(), ResumeTrading())
    ),
    Illegal(39, at(Phase.TRADE), EndTurn(), "no_turns_in_trading", "4.7"),
    Illegal(39, at(Phase.NAVIGATE), ChooseMoves(PLAN), "no_moves_to_choose", "4.4"),
    *(Illegal(39, at(Phase.PLACE), EndTurn(), "not_seated", "1", seat=seat) for seat in (-1, 4)),
    *(Illegal(39, over(), action, "over", "6", seat=seat) for action in EVERY_KIND for seat in (A, B)),
]
UNREADABLE = [
    (20, "a Joker played by itself", b'{"kind": "play_joker"}'),
    (20, "a Joker with a target", b'{"kind": "play_card", "card": "joker"}'),
    (21, "drawing a card", b'{"kind": "draw_card"}'),
    (
        24,
        "offering a ship",
        b'{"kind": "offer_trade", "to": null, "give": ["bread"], "want": ["jam"], "ships": 1}',
    ),
    (31, "an extra ship without cargo", b'{"kind": "play_extra_cargo", "start": "S1", "cargo": null}'),
    (6, "no colour at all", b'{"kind": "choose_colour", "colour": null}'),
    (35, "an offer without a number", b'{"kind": "accept_trade", "offer": "mine"}'),
]
"""What no action of the game can say, as somebody may still send it."""
