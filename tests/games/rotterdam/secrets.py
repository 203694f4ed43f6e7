"""What Rotterdam hides (rules 10), and how to deal it anew."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from msgspec.structs import replace

from games.chance import Bag, Rng
from games.core import Action, Step
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
from games.rotterdam.data import CARDS, MISSIONS, PORTS, PRODUCTS
from games.rotterdam.rules import ROTTERDAM
from games.rotterdam.ships import Plan, Sailing, Ship
from games.rotterdam.state import FirstCaptain, Offer, Phase, RotterdamOptions, RotterdamState
from games.values import Seat, Who
from tests.secrets.worlds import Leaks, Secrets, Told, Viewer, number

CHANGES = 0.6
"""How often a hand is dealt anew."""


def redeal(
    state: RotterdamState, viewer: Viewer, chance: Random, ahead: Action | None = None
) -> RotterdamState:
    """Other hands of the others, decks and piles, and another seed; all that is open stays.

    Decks and piles stay as they are when the viewer may draw from them in the next step, or see what is
    turned up: that must not differ.
    """
    other = ROTTERDAM.copy(state)
    other.rng = Rng(chance.randbytes(32).hex(), chance.randrange(10_000))
    if state.result is not None:
        return other  # all hands lie open
    seats = [seat for seat in range(len(state.players)) if seat != viewer]
    keeps_decks = viewer is not None and _may_draw(state)
    keeps_piles = _may_draw(state) if state.options.open_products else keeps_decks
    hands = [other.players[seat].missions for seat in seats]
    _deal(hands, other.mission_deck, chance, keeps_deck=isinstance(ahead, FulfilMission))
    hands = [other.players[seat].navigation for seat in seats]
    _deal(hands, other.navigation_deck, chance, keeps_deck=keeps_decks)
    for port in PORTS:
        _deal_products(other, seats, viewer, port, chance, keeps_pile=keeps_piles)
    if viewer is None and not state.options.open_products:
        _stack(other, chance)
    _change_offers(other, viewer, chance)
    return other


def _may_draw(state: RotterdamState) -> bool:
    """Whether Navigation or product cards may be drawn before anybody is asked again: phases 3 and 4."""
    is_last = (state.active + 1) % len(state.players) == state.captain
    return state.phase in (Phase.NAVIGATION_CARDS, Phase.UNLOAD) or (
        state.phase is Phase.NAVIGATE and is_last
    )


def _deal(hands: list[Bag], deck: Bag, chance: Random, *, keeps_deck: bool) -> None:
    """Give each hand as many cards as before, and the rest to the deck.

    A hand may stay as it is: then what was about to be played from it still can be.
    """
    hands = [hand for hand in hands if chance.random() < CHANGES]
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
    seats = [seat for seat in seats if chance.random() < CHANGES]
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


def _stack(state: RotterdamState, chance: Random) -> None:
    """Lay some card on top of each pile: what is drawn next is hidden from those who watch."""
    for pile in state.piles.values():
        if pile.bag:
            pile.top.insert(0, chance.choice(pile.bag.things()))
            pile.bag.take(pile.top[0])


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


def look_alikes(action: Action, actions: Iterable[Action], viewer: Viewer) -> list[Action]:
    """What one player is offered or shown the others do not know (10)."""
    same = [other for other in actions if type(other) is type(action)]
    match action:
        case OfferTrade(to=Who(seat)) | ShowProducts(to=Who(seat)) if seat != viewer:
            return [other for other in same if getattr(other, "to", None) == action.to]
        case CounterTrade() if viewer is None:
            return [other for other in same if getattr(other, "offer", None) == action.offer]
    return [other for other in same if other == action]


def has_learned(before: RotterdamState, step: Step[RotterdamState], viewer: Viewer) -> bool:
    """A hidden card of another was seen or promised, one of one's own came in, or hands were opened."""
    after = step.state
    shown = [event for event in step.events if event.kind in SHOWN and event.is_seen_by(viewer)]
    if any(event.values["who"] != Who(viewer) for event in shown if viewer is not None):
        return True
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


SHOWN = {"products_seen", "products_shown_to_all"}
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
    names=(*PRODUCTS, *CARDS, *MISSIONS),
    in_passing=("product_turned_up", "product_sunk"),
)
LEAKS = Leaks(
    options=RotterdamOptions(first_captain=FirstCaptain.YOUNGEST),
    in_the_state={
        "missions": lambda state: number([player.missions.things() for player in state.players]),
        "products": lambda state: number([player.products.things() for player in state.players]),
        "navigation": lambda state: number([player.navigation.things() for player in state.players]),
        "offers": lambda state: number([offer for offer in state.offers if offer.to is not None]),
        "mission_deck": lambda state: number(state.mission_deck.things()),
        "navigation_deck": lambda state: number(state.navigation_deck.things()),
        "piles": lambda state: number([pile.bag.things() for pile in state.piles.values()]),
    },
    in_the_step={
        "drawn_card": Told("navigation_drawn", "navigation_received", later="a hand"),
        "drawn_product": Told("product_drawn", "product_received", later="a hand"),
        "drawn_mission": Told("mission_drawn", "mission_received", later="a hand"),
        "offer": Told("offer_made", "offer_read", later="an open offer"),
        "trade": Told("offer_accepted", "products_exchanged", later="two hands"),
        "shown": Told("products_shown", "products_seen", later="the hand it was in"),
    },
    shows_nothing={
        ChooseCaptain: "everybody knows who is captain",
        PlaceShip: "ships and stock are open",
        DeclineTrade: "what was offered was read before",
        WithdrawTrade: "what was offered was read before",
        FinishTrading: "that somebody has finished is open",
        ResumeTrading: "that somebody trades is open",
    },
    matters="players.*.products",
    places=(
        *("players.*.missions", "players.*.products", "players.*.navigation", "offers"),
        *("mission_deck", "navigation_deck", "piles", "piles.*.bag"),
    ),
)
