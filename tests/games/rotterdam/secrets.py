"""What Rotterdam hides (rules 10), and how to deal it anew."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from msgspec.structs import replace

from games.chance import Bag, Rng
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
from games.rotterdam.data import PORTS, PRODUCTS
from games.rotterdam.rules import ROTTERDAM
from games.rotterdam.ships import Plan, Sailing, Ship
from games.rotterdam.state import Offer, Phase, RotterdamState
from games.values import Seat, Who
from tests.secrets.worlds import Secrets, Viewer


def redeal(
    state: RotterdamState, viewer: Viewer, chance: Random, ahead: Action | None = None
) -> RotterdamState:
    """Other hands of the others, decks and piles, and another seed; all that is open stays.

    Decks and piles stay as they are when the next step may draw from them: what the viewer draws, or
    what is turned up, must not differ.
    """
    other = ROTTERDAM.copy(state)
    other.rng = Rng(chance.randbytes(32).hex(), chance.randrange(10_000))
    if state.result is not None:
        return other  # all hands lie open
    seats = [seat for seat in range(len(state.players)) if seat != viewer]
    keeps_decks = _may_draw(state)
    hands = [other.players[seat].missions for seat in seats]
    _deal(hands, other.mission_deck, chance, keeps_deck=isinstance(ahead, FulfilMission))
    hands = [other.players[seat].navigation for seat in seats]
    _deal(hands, other.navigation_deck, chance, keeps_deck=keeps_decks)
    for port in PORTS:
        _deal_products(other, seats, viewer, port, chance, keeps_pile=keeps_decks)
    _change_offers(other, viewer, chance)
    return other


def _may_draw(state: RotterdamState) -> bool:
    """Whether Navigation or product cards may be drawn before anybody is asked again: phases 3 and 4."""
    is_last = (state.active + 1) % len(state.players) == state.captain
    return state.phase in (Phase.NAVIGATION_CARDS, Phase.UNLOAD) or (
        state.phase is Phase.NAVIGATE and is_last
    )


def _deal(hands: list[Bag], deck: Bag, chance: Random, *, keeps_deck: bool) -> None:
    """Give each hand as many cards as before, and the rest to the deck."""
    cards = [card for hand in (*hands, *([] if keeps_deck else [deck])) for card in hand.things()]
    chance.shuffle(cards)
    for hand in hands:
        hand.counts = Bag.of([cards.pop() for _ in range(len(hand))]).counts
    if not keeps_deck:
        deck.counts = Bag.of(cards).counts


def _deal_products(
    state: RotterdamState, seats: list[Seat], viewer: Viewer, port: str, chance: Random, *, keeps_pile: bool
) -> None:
    """The same backs with other faces; what an offer promises that the viewer can read is still there."""
    bag = state.piles[port].bag
    loose, promised = [], {}
    for seat in seats:
        hand = state.players[seat].products
        promised[seat] = [
            product
            for offer in state.offers
            if offer.maker == seat and _can_read(offer, viewer)
            for product in offer.give
            if PRODUCTS[product].port == port
        ]
        held = [product for product in hand.things() if PRODUCTS[product].port == port]
        for product in held:
            hand.take(product)
        for product in promised[seat]:
            held.remove(product)
        loose.append(held)
    cards = [card for held in loose for card in held] + ([] if keeps_pile else bag.things())
    chance.shuffle(cards)
    for seat, held in zip(seats, loose, strict=True):
        for product in (*promised[seat], *(cards.pop() for _ in held)):
            state.players[seat].products.add(product)
    if not keeps_pile:
        bag.counts = Bag.of(cards).counts


def _can_read(offer: Offer, viewer: Viewer) -> bool:
    return offer.to is None or viewer in (offer.maker, offer.to)


def _change_offers(state: RotterdamState, viewer: Viewer, chance: Random) -> None:
    """Other products in the offers the viewer cannot read, of the same ports: a trade would show those."""
    offers, state.offers = state.offers, []
    for offer in sorted(offers, key=lambda offer: not _can_read(offer, viewer)):
        state.offers.append(offer if _can_read(offer, viewer) else _changed(state, offer, chance))
    state.offers.sort(key=lambda offer: offer.number)


def _changed(state: RotterdamState, offer: Offer, chance: Random) -> Offer:
    """An offer that its maker could have made instead."""
    give = _other_faces(offer.give, state.free_products(offer.maker).things(), chance)
    want = give
    while want == give:
        everything = [product.id for product in PRODUCTS.values() for _ in range(product.copies)]
        want = _other_faces(offer.want, everything, chance)
    return replace(offer, give=give, want=want)


def _other_faces(products: tuple[str, ...], from_these: list[str], chance: Random) -> tuple[str, ...]:
    """As many of each port, out of these."""
    chance.shuffle(from_these)
    faces = []
    for product in products:
        face = next(other for other in from_these if PRODUCTS[other].port == PRODUCTS[product].port)
        from_these.remove(face)
        faces.append(face)
    return tuple(sorted(faces))


def look_alikes(action: Action, actions: Iterable[Action]) -> list[Action]:
    """Whatever a player does, somebody else may read all of it: no two actions look alike to all."""
    return [other for other in actions if other == action]


def has_learned(before: RotterdamState, after: RotterdamState, viewer: Viewer) -> bool:
    """A hidden card of another was seen or promised, one of one's own came in, or hands were opened."""
    if before.result is None and after.result is not None:
        return True
    new_offers = [offer for offer in after.offers if offer not in before.offers and offer.maker != viewer]
    if any(_can_read(offer, viewer) for offer in new_offers):
        return True
    for seat, player in enumerate(after.players):
        was = before.players[seat]
        if len(player.fulfilled) > len(was.fulfilled) or len(player.laid) > len(was.laid):
            return True
        if seat == viewer and (
            _got(was.navigation, player.navigation)
            or _got(was.missions, player.missions)
            or (_got(was.products, player.products) and not after.options.open_products)
        ):
            return True
    return len(after.discard) > len(before.discard)


def _got(was: Bag, now: Bag) -> bool:
    return any(now.count(card) > was.count(card) for card in now.counts)


def hidden(state: RotterdamState) -> int:
    """How many hidden things there are to be found out, but for the missions everybody holds."""
    if state.result is not None:
        return 0
    hands = sum(
        bool(state.free_products(seat)) + bool(player.navigation) for seat, player in enumerate(state.players)
    )
    return hands + any(offer.to is not None for offer in state.offers)


SHIP = Ship("C4", Who(1), "oil")
SECRETS = Secrets(
    redeal=redeal,
    look_alikes=look_alikes,
    has_learned=has_learned,
    probes=(
        ChooseCaptain(Who(0)),
        PlaceShip("S1", "oil"),
        ChooseColour("red"),
        ChooseMoves(Plan((Sailing("N4", "D1"),))),
        Unload(),
        PlayLuckTurns((SHIP, Ship("B1", Who(0), "grain"))),
        PlayExtraCargo("S2", "fruit"),
        PlaySetback(SHIP, "B4"),
        PlayHeavyStorm(SHIP, "B4", "A4"),
        PlayCargoThief(SHIP, "S1"),
        PlayPoliceInspection(SHIP),
        LayCard("advantage"),
        OfferTrade(Who(0), ("bread",), ("jam",)),
        OfferTrade(None, ("jam", "jam"), ("bread",)),
        CounterTrade(1, ("bread",), ("jam",)),
        *(AcceptTrade(number) for number in range(1, 30)),
        DeclineTrade(1),
        WithdrawTrade(1),
        ShowProducts(Who(1), ("bread",)),
        FinishTrading(),
        ResumeTrading(),
        FulfilMission("m01_bread_beer"),
        FulfilMission("m29_bread_orange_juice_carpet", ("bread", "carpet")),
        EndTurn(),
    ),
    hidden=hidden,
)
