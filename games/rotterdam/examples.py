"""An action of each kind as a player might name it: what the rules say to it tells why it is not offered."""

from __future__ import annotations

from collections.abc import Iterator

from games.core import Action, refuse
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
from games.rotterdam.data import CARDS, CHANNEL_COLOURS, ENTRANCES, MATERIALS, MISSIONS, PRODUCTS, STARTS
from games.rotterdam.ships import Plan, Ship
from games.rotterdam.state import Phase
from games.rotterdam.view import RotterdamView
from games.values import Text, Who


def examples(view: RotterdamView) -> Iterator[Action]:
    """One of each kind, in rulebook order; of the player's own things where there are any."""
    assert view.me is not None
    assert view.own is not None
    yield ChooseCaptain(Who(view.me))
    yield PlaceShip(_start(view), None)
    yield ChooseColour(CHANNEL_COLOURS[0])
    yield ChooseMoves(Plan(()))
    yield Unload()
    yield from _cards(view)
    lays = [card for card in (*view.own.navigation, *CARDS) if CARDS[card].points]
    yield LayCard(lays[0])
    yield from _trades(view)
    yield FulfilMission(next(iter((*view.own.missions, *MISSIONS))))
    yield EndTurn()


def _start(view: RotterdamView) -> str:
    """A free start position, if there is one."""
    taken = {ship.position for ship in view.ships}
    return next((start for start in STARTS if start not in taken), STARTS[0])


def _cards(view: RotterdamView) -> Iterator[Action]:
    """Navigation cards, played on ships that lie where they could be."""
    assert view.me is not None
    loaded = sorted((ship for ship in view.ships if ship.cargo), key=lambda ship: ship.position)
    own = [ship for ship in view.ships if ship.owner.seat == view.me]
    ship = next(iter((*loaded, *view.ships)), Ship(STARTS[0], Who(view.me), None))
    behind = next(iter(ENTRANCES[ship.position]), STARTS[0])
    cargo = next((cargo for cargo, left in view.stock.items() if left), next(iter(MATERIALS)))
    yield PlayLuckTurns(tuple(loaded[:2]))
    yield PlayExtraCargo(_start(view), cargo)
    yield PlaySetback(ship, behind)
    yield PlayHeavyStorm(ship, behind, next(iter(ENTRANCES[behind]), STARTS[0]))
    yield PlayCargoThief(ship, next((each for each in own if each != ship), _start(view)))
    yield PlayPoliceInspection(ship)


def _trades(view: RotterdamView) -> Iterator[Action]:
    """Offers of what the player has, and answers to what lies open."""
    assert view.own is not None
    give = next(iter((*view.own.free_products, *view.own.products, *PRODUCTS)))
    want = next(product for product in PRODUCTS if product != give)
    theirs = next((offer.number for offer in view.offers if offer.maker != view.me), 1)
    mine = next((offer.number for offer in view.offers if offer.maker == view.me), 1)
    yield OfferTrade(None, (give,), (want,))
    yield CounterTrade(theirs, (give,), (want,))
    yield AcceptTrade(theirs)
    yield DeclineTrade(theirs)
    yield WithdrawTrade(mine)
    yield ShowProducts(None, (give,))
    yield FinishTrading()
    yield ResumeTrading()


def reason(view: RotterdamView, example: Action, why: Text) -> Text:
    """Of any offer, card or product, where the one named stands for them all."""
    match example, why.key:
        case _, "refusal-call_not_finished" if why.values["who"] == Who(view.me or 0):
            return refuse("choose_moves_first", why.rule, colour=why.values["colour"])
        case _, "refusal-offer_not_open" if view.phase is not Phase.TRADE:
            return refuse("no_trading_now", why.rule, phase=view.phase)
        case WithdrawTrade(), "refusal-offer_not_open":
            return refuse("no_offer_of_yours", why.rule)
        case _, "refusal-offer_not_open":
            return refuse("no_offer_to_answer", why.rule)
        case LayCard(), "refusal-card_not_in_hand":
            return refuse("no_points_to_lay", why.rule)
        case ((OfferTrade() | CounterTrade() | ShowProducts()), "refusal-products_not_in_hand"):
            return refuse("no_products", why.rule)
    return why
