"""What Rotterdam has friendlier than the general case: short names, lines that say what they lead to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import partial
from typing import get_args

from msgspec.structs import asdict

from cogs.games.game_cog import GameCog
from cogs.panel.manner import Aspect, Icons, Manner
from games.core import Action
from games.rotterdam.actions import (
    AcceptTrade,
    BoardCard,
    ChooseColour,
    ChooseMoves,
    CounterTrade,
    DeclineTrade,
    FulfilMission,
    LayCard,
    OfferTrade,
    PlaceShip,
    PlayCargoThief,
    PlayExtraCargo,
    PlayHeavyStorm,
    PlayPoliceInspection,
    PlaySetback,
    ShowProducts,
    Unload,
    WithdrawTrade,
)
from games.rotterdam.data import MISSIONS, PORTS, PRODUCTS
from games.rotterdam.rules import ROTTERDAM
from games.rotterdam.ships import Sailing, Ship
from games.rotterdam.state import Phase
from games.rotterdam.view import OfferView, RotterdamView
from games.values import Seat, Text, Value, Who

VERBS = {
    "choose_captain": "captain",
    "place_ship": "place",
    "choose_colour": "colour",
    "choose_moves": "sail",
    "unload": "unload",
    "play_luck_turns": "luck_turns",
    "play_extra_cargo": "extra_cargo",
    "play_setback": "setback",
    "play_heavy_storm": "heavy_storm",
    "play_cargo_thief": "cargo_thief",
    "play_police_inspection": "police",
    "lay_card": "lay",
    "offer_trade": "offer",
    "counter_trade": "counter",
    "accept_trade": "accept",
    "decline_trade": "decline",
    "withdraw_trade": "withdraw",
    "show_products": "show",
    "finish_trading": "finish",
    "resume_trading": "resume",
    "fulfil_mission": "mission",
    "end_turn": "end",
}
"""The subcommand for each kind of action."""


BOUND = {port.material: port.id for port in PORTS.values()}
"""Where each cargo is delivered."""


def line(view: RotterdamView, action: Action) -> Text | None:
    """An answer to an offer says what is offered."""
    match action:
        case AcceptTrade(number) | DeclineTrade(number) | WithdrawTrade(number):
            return _about(f"choice-{action.kind()}", view, number)
    return None


def label(view: RotterdamView, action: Action) -> Text | None:
    """A colour, a card and its ship, the products of a mission: what comes of it is said beside it."""
    del view
    match action:
        case ChooseColour(colour):
            return Text("panel-value", {"value": colour})
        case PlaceShip(start, cargo):
            return Text("choice-place_ship", {"start": start, "cargo": cargo or Text("choice-empty")})
        case PlayExtraCargo() | PlaySetback() | PlayHeavyStorm() | PlayCargoThief() | PlayPoliceInspection():
            return Text(f"choice-{action.kind()}", asdict(action))
        case Unload():
            return Text("choice-unload")
        case LayCard(card):
            return Text("choice-lay_card", {"card": card})
        case FulfilMission(mission):
            return Text("choice-mission", {"products": MISSIONS[mission].products})
        case OfferTrade(give=give, want=want) | CounterTrade(give=give, want=want):
            return Text("choice-swap", {"give": give, "want": want})
        case AcceptTrade(number) | DeclineTrade(number) | WithdrawTrade(number):
            return Text(f"action-{action.kind()}", {"offer": number})
    return None


def more(view: RotterdamView, action: Action) -> tuple[Text, ...]:
    """What an offer is about."""
    match action:
        case AcceptTrade(number) | DeclineTrade(number):
            about = _about("choice-taken", view, number)
        case WithdrawTrade(number):
            about = _about("choice-withdrawn", view, number)
        case FulfilMission(jokers=jokers) if jokers:
            about = Text("choice-jokers", {"jokers": jokers})
        case _:
            about = None
    return () if about is None else (about,)


def value(view: RotterdamView, action: Action, name: str) -> Text | None:
    """A ship without cargo, to whom, in answer to what, and the way a ship is driven back."""
    del view
    match action, name:
        case PlaceShip(cargo=None), "cargo":
            return Text("choice-empty")
        case PlayCargoThief(), "receiver":
            return Text("choice-receiver", {"ship": asdict(action)["receiver"]})
        case FulfilMission(mission), "mission":
            return Text("choice-mission", {"products": MISSIONS[mission].products})
        case CounterTrade(number), "offer":
            return Text("choice-offer", {"offer": number})
        case OfferTrade(to) | ShowProducts(to), "to":
            return Text("choice-to_all") if to is None else Text("choice-to", {"who": to})
        case PlayHeavyStorm(via=via, target=target), "path":
            return Text("choice-path", {"via": via, "target": target})
    return None


def leads(view: RotterdamView, action: Action, name: str) -> Text | None:
    """The port for which a cargo is meant."""
    del view
    match action, name:
        case ((PlaceShip(cargo=cargo) | PlayExtraCargo(cargo=cargo)), "cargo") if cargo is not None:
            return Text("choice-bound", {"port": BOUND[cargo]})
    return None


def _sailing(place: int, action: Action) -> Sailing | None:
    """What one of the ships does by a plan."""
    assert isinstance(action, ChooseMoves)
    return action.plan.sailings[place] if place < len(action.plan.sailings) else None


def _about(key: str, view: RotterdamView, number: int) -> Text | None:
    """A line about an open offer that the player can read."""
    for offer in view.offers:
        if offer.number == number and offer.give is not None and offer.want is not None:
            values: dict[str, Value] = {
                "offer": number,
                "who": Who(offer.maker),
                "give": offer.give,
                "want": offer.want,
            }
            return Text(key, values)
    return None


def most(view: RotterdamView, action: Action, field: str) -> Mapping[str, int] | None:
    """One's own cards that are not promised; of the others', what the backs allow."""
    assert view.own is not None
    match action, field:
        case ShowProducts(), "products":
            return Counter(view.own.products)
        case OfferTrade() | CounterTrade(), "give":
            return Counter(view.own.free_products)
        case OfferTrade(to=Who(seat)), "want":
            return _allowed(view, [seat])
        case CounterTrade(number), "want":
            return _allowed(view, [offer.maker for offer in view.offers if offer.number == number])
        case OfferTrade(), "want":
            return _allowed(view, [player.seat for player in view.players if player.seat != view.me])
    return None


def _allowed(view: RotterdamView, seats: Iterable[Seat]) -> dict[str, int]:
    """How many of each product one of these players may hold, as everybody can see."""
    backs = [view.players[seat].products for seat in seats]
    return {
        product.id: min(product.copies, max(held[product.port] for held in backs))
        for product in PRODUCTS.values()
    }


def notes(view: RotterdamView) -> tuple[Text, ...]:
    """The offers that the player cannot take, as the others have lines; then whom an offer does not call."""
    lacking = [offer for offer in view.offers if offer.maker != view.me and not _is_covered(view, offer)]
    offers = tuple(filter(None, (_about("choice-open_offer", view, offer.number) for offer in lacking)))
    return (*offers, *_not_called(view))


def _is_covered(view: RotterdamView, offer: OfferView) -> bool:
    """Whether the player has to spare what it wants."""
    assert view.own is not None
    return not Counter(offer.want or ()) - Counter(view.own.free_products)


def _not_called(view: RotterdamView) -> tuple[Text, ...]:
    """Who has finished trading: said before an offer is made to them, and while one to them stands."""
    assert view.me is not None
    finished = {each.seat: Who(each.seat) for each in view.players if each.has_finished}
    if view.phase is not Phase.TRADE or view.me in finished or not finished:
        return ()
    waiting = [offer for offer in view.offers if offer.maker == view.me and offer.to in finished]
    unheard = tuple(
        Text("choice-unheard", {"offer": offer.number, "who": finished[offer.to]})
        for offer in waiting
        if offer.to is not None
    )
    return unheard or (Text("choice-not_called", {"who": tuple(finished.values()), "count": len(finished)}),)


def _product(thing: str | tuple[str, ...]) -> str | None:
    """One product; a whole set of them has no picture."""
    return f"product_{thing}" if isinstance(thing, str) else None


def _cargo(thing: Ship | tuple[Ship, ...]) -> str | None:
    """What one ship carries; both together have no picture."""
    return f"cargo_{thing.cargo}" if isinstance(thing, Ship) and thing.cargo else None


ICONS = Icons(
    {
        "choose_captain": "captains_cap",
        "place_ship": "ship",
        "choose_colour": "wheel",
        "choose_moves": "wheel",
        "unload": "crane",
        **{
            f"play_{card}": f"nav_{card}"
            for card in ("luck_turns", "extra_cargo", "setback", "heavy_storm", "cargo_thief")
        },
        "play_police_inspection": "nav_police_inspection",
        "lay_card": "nav_advantage",
        "offer_trade": "trade",
        "counter_trade": "trade",
        "accept_trade": "tick",
        "decline_trade": "cross",
        "withdraw_trade": "cross",
        "show_products": "cards",
        "finish_trading": "tick",
        "resume_trading": "trade",
        "fulfil_mission": "mission",
        "end_turn": "tick",
    },
    {
        "place_ship.cargo": "cargo_{}".format,
        "play_extra_cargo.cargo": "cargo_{}".format,
        "play_luck_turns.ships": _cargo,
        "choose_colour.colour": "channel_{}".format,
        "lay_card.card": "nav_{}".format,
        "offer_trade.give": _product,
        "offer_trade.want": _product,
        "counter_trade.give": _product,
        "counter_trade.want": _product,
        "show_products.products": _product,
        "fulfil_mission.jokers": lambda jokers: _product(jokers) or ("nav_joker" if jokers else None),
    },
)

MANNER = Manner(
    line=line,
    label=label,
    more=more,
    value=value,
    leads=leads,
    most=most,
    notes=notes,
    aspects={
        "place_ship": (Aspect("cargo"), Aspect("start")),
        "play_extra_cargo": (Aspect("cargo"), Aspect("start")),
        "play_heavy_storm": (Aspect("ship"), Aspect("path", ("via", "target"))),
        "choose_moves": tuple(Aspect("sailing", ("plan",), partial(_sailing, place)) for place in range(8)),
    },
    at_once=frozenset({"place_ship", "choose_colour", "choose_moves", "fulfil_mission"}),
    apart=frozenset(kind.kind() for kind in get_args(BoardCard)),
    icons=ICONS,
)

COG = GameCog(ROTTERDAM, VERBS, MANNER)
