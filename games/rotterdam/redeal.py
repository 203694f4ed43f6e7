"""What a seat cannot know in Rotterdam, dealt anew (rules 10)."""

from __future__ import annotations

from msgspec.structs import replace

from games.chance import Bag
from games.dealing import Lots, counted, deal, fill
from games.rotterdam.data import PORTS, PRODUCTS
from games.rotterdam.state import Offer, Player, RotterdamState, ports_of
from games.values import Seat


def deal_anew(state: RotterdamState, seat: Seat | None, lots: Lots) -> None:
    """Hands of the others, both decks, the piles, and offers the seat cannot read.

    Cards with a known place in a pile were seen by all at the table, and stay for them.
    """
    others = [other for other in range(len(state.players)) if other != seat]
    if state.result is not None:
        _forget_order(state, others)
        return
    deal([state.players[other].missions for other in others], state.mission_deck, lots)
    deal([state.players[other].navigation for other in others], state.navigation_deck, lots)
    if seat is None and not state.options.open_products:
        for pile in state.piles.values():
            pile.shuffle()
    free = _deal_products(state, others, seat, lots)
    for place, offer in enumerate(state.offers):
        if not offer.is_read_by(seat):
            taker = state.players[offer.to] if offer.to is not None else None
            state.offers[place] = _another(offer, free[offer.maker], taker, lots)


def _forget_order(state: RotterdamState, others: list[Seat]) -> None:
    """All of it lies open, but for the order it came in."""
    hands = [
        hand
        for other in others
        for hand in (
            state.players[other].missions,
            state.players[other].products,
            state.players[other].navigation,
        )
    ]
    piles = [pile.bag for pile in state.piles.values()]
    for bag in (*hands, *piles, state.mission_deck, state.navigation_deck):
        fill(bag, bag.things())


def _deal_products(
    state: RotterdamState, others: list[Seat], seat: Seat | None, lots: Lots
) -> dict[Seat, list[str]]:
    """The same backs with other faces, but for what a readable offer promises; who has what besides."""
    promised: dict[Seat, list[str]] = {other: [] for other in others}
    for offer in state.offers:
        if offer.maker != seat and offer.is_read_by(seat):
            promised[offer.maker] += offer.give
    backs: dict[Seat, dict[str, int]] = {}
    free: dict[Seat, list[str]] = {other: [] for other in others}
    for other in others:
        products = state.players[other].products
        for product in promised[other]:
            products.take(product)
        backs[other] = ports_of(products)
    loose = [state.players[other].products for other in others]
    for port, things in _by_port(*loose, *(pile.bag for pile in state.piles.values())).items():
        for other in others:
            free[other] += [lots.take(things) for _ in range(backs[other].get(port, 0))]
        fill(state.piles[port].bag, things)
    for other in others:
        fill(state.players[other].products, promised[other] + free[other])
    return free


def _by_port(*bags: Bag) -> dict[str, list[str]]:
    """All cards in these, by the port on their backs."""
    cards: dict[str, list[str]] = {port: [] for port in PORTS}
    for product, number in counted(*bags).items():
        cards[PRODUCTS[product].port] += [product] * number
    return cards


def _another(offer: Offer, free: list[str], taker: Player | None, lots: Lots) -> Offer:
    """One of the maker's free cards, for one that the backs of the taker's allow, if there are any."""
    give = lots.take(free)
    ports = {} if taker is None else ports_of(taker.products)
    wanted = [
        product.id for product in PRODUCTS.values() if product.port in (ports or PORTS) and product.id != give
    ]
    return replace(offer, give=(give,), want=(wanted[lots.number(len(wanted))],))
