"""What an action of Rotterdam costs and brings, as its player sees it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from games.core import Action
from games.rotterdam.actions import (
    ChooseColour,
    ChooseMoves,
    CounterTrade,
    DeclineTrade,
    FinishTrading,
    LayCard,
    OfferTrade,
    PlaceShip,
    PlayExtraCargo,
    ResumeTrading,
    ShowProducts,
    WithdrawTrade,
)
from games.rotterdam.data import CARDS, PORTS, POSITIONS, PRODUCTS
from games.rotterdam.view import RotterdamView
from games.values import Event, Text, Value, Who

DOUBTFUL = {
    kind: frozenset(PRODUCTS)
    for kind in (
        "choose_colour",
        "choose_moves",
        "unload",
        "end_turn",
        "lay_card",
        "play_luck_turns",
        "play_extra_cargo",
        "play_setback",
        "play_heavy_storm",
        "play_cargo_thief",
        "play_police_inspection",
    )
}
"""Whatever may lead to unloading draws products; their port is sure."""


def figures(view: RotterdamView) -> dict[str, int]:
    """Points on missions, products, Navigation cards, missions, and ships not on the water."""
    if view.me is None or view.own is None:
        return {}
    player = view.players[view.me]
    return {
        "points": player.mission_points,
        **{product: view.own.products.count(product) for product in PRODUCTS},
        "navigation": player.navigation,
        "missions": player.missions,
        "supply": player.supply,
    }


def having(view: RotterdamView) -> list[Text]:
    """Points, even without any, and whatever else there is but missions: there are always as many."""
    return [
        Text(f"figure-{key}", {"count": count})
        for key, count in figures(view).items()
        if (count and key != "missions") or key == "points"
    ]


def outcome(
    before: RotterdamView, after: RotterdamView, events: Sequence[Event], action: Action
) -> Iterator[Text]:
    """What is drawn in port, how ships sail, what cargo is for, and what a deal means."""
    assert before.me is not None
    yield from _sailed(before, events, is_said=isinstance(action, ChooseMoves))
    match action:
        case ChooseColour() if after.call is not None and after.call.pending is not None:
            yield Text("says-choose_how" if after.call.pending == before.me else "says-other_chooses")
        case PlaceShip(start, cargo) | PlayExtraCargo(start, cargo):
            yield Text("says-sails_on", {"colours": _colours(start)})
            if cargo is not None:
                yield _purpose(cargo)
        case LayCard(card):
            yield Text("says-counts", {"points": CARDS[card].points})
        case FinishTrading():
            yield Text("says-no_more_trade")
    if type(action) in DEALS:
        yield Text(DEALS[type(action)])
    if after.round_no > before.round_no:
        yield Text("says-round", {"round": after.round_no})
    elif after.phase is not before.phase and after.result is None:
        yield Text("says-phase", {"phase": after.phase})


DEALS: dict[type[Action], str] = {
    OfferTrade: "says-until_accepted",
    CounterTrade: "says-until_accepted",
    DeclineTrade: "says-no_deal",
    WithdrawTrade: "says-free_again",
    ShowProducts: "says-seen",
    ResumeTrading: "says-trade_again",
}
"""What is to be known of a step by which no card changes hands."""


def doubts(before: RotterdamView, one: RotterdamView, other: RotterdamView, action: Action) -> Iterator[Text]:
    """Which product, which mission, which Navigation card."""
    assert before.own is not None
    assert one.own is not None
    assert other.own is not None
    assert before.me is not None
    had, has = (view.players[before.me].products for view in (before, one))
    for port in PORTS:
        if has[port] > had[port]:
            cards = Text("cards-of_port", {"count": has[port] - had[port], "port": port})
            yield Text("doubt-product", {"cards": cards, **_made(port)})
    if one.own.missions != other.own.missions:
        yield Text("doubt-mission")
    if one.own.navigation != other.own.navigation:
        yield Text("doubt-navigation")
    if one.result is not None:
        yield Text("doubt-hands")
    elif one.face_up != other.face_up:
        yield Text("doubt-face_up")
    del action


def _sailed(before: RotterdamView, events: Sequence[Event], *, is_said: bool) -> Iterator[Text]:
    """One's own ships by where they go, those that cannot, and how many others.

    What the choice itself says is not said again.
    """
    sailed = [event for event in events if event.kind == "ships_sailed"]
    own: list[Any] = [way for event in sailed if _is_own(before, event) for way in _ways(event)]
    if own and not is_said:
        yield Text("says-sails", {"sailings": tuple(own)})
    for event in events:
        if event.kind == "ships_blocked" and _is_own(before, event) and not is_said:
            yield Text("says-blocked", {"positions": event.values["positions"]})
    for way in own:
        yield from _arrival(before, way)
    others = sum(len(_ways(event)) for event in sailed if not _is_own(before, event))
    if others:
        yield Text("says-others", {"count": others})
    if any(event.kind == "nothing_sailed" for event in events):
        yield Text("says-none_sails")


def _is_own(view: RotterdamView, event: Event) -> bool:
    return view.me is not None and event.values["who"] == Who(view.me)


def _ways(event: Event) -> tuple[Any, ...]:
    ways = event.values["sailings"]
    assert isinstance(ways, tuple)
    return ways


def _arrival(view: RotterdamView, way: Text) -> Iterator[Text]:
    """Whether a ship comes to a port, and whether it brings what is wanted there."""
    port = POSITIONS[str(way.values["target"])].port
    cargo = next((ship.cargo for ship in view.ships if ship.position == way.values["origin"]), None)
    if port is not None and cargo is not None:
        key = "says-delivers" if PORTS[port].material == cargo else "says-astray"
        yield Text(key, {"cargo": cargo, "port": port})


def _colours(position: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(channel.colour for channel in POSITIONS[position].exits))


def _purpose(cargo: str) -> Text:
    """Where a cargo is wanted, and what becomes of it."""
    port = next(port.id for port in PORTS.values() if port.material == cargo)
    return Text("says-purpose", {"port": port, **_made(port)})


def _made(port: str) -> dict[str, Value]:
    """The two products of a port."""
    one, *_, other = [product for product in PRODUCTS if PRODUCTS[product].port == port]
    return {"one": one, "other": other}
