"""Nothing appears and nothing is lost in Rotterdam: what must hold after every step."""

from __future__ import annotations

from collections import Counter

from games.core import Step
from games.rotterdam.data import BERTHS, CARDS, MATERIALS, MISSIONS, PORTS, POSITIONS, PRODUCTS
from games.rotterdam.sailing import plans
from games.rotterdam.state import Phase, RotterdamState, ports_of
from games.values import Event, Seat, Text, Value, Who


def rotterdam(before: RotterdamState, step: Step[RotterdamState]) -> None:
    """All things are there, the round is in order, and every product card that changed hands was seen to."""
    state = step.state
    rotterdam_things(state)
    rotterdam_round(state)
    assert state.next_offer >= before.next_offer, "an offer's number is never used again (4.7)"
    for seat, player in enumerate(state.players):
        was = before.players[seat]
        assert player.fulfilled[: len(was.fulfilled)] == was.fulfilled, "what lies face up stays (4.8)"
        assert player.laid[: len(was.laid)] == was.laid, "a laid card never comes back (4.2)"
        gained = Counter(ports_of(player.products))
        gained.subtract(ports_of(was.products))
        told = _told_in_public(step.events, seat)
        assert {port: gained[port] for port in PORTS} == {port: told[port] for port in PORTS}


def rotterdam_things(state: RotterdamState) -> None:
    """Ships, materials and all cards, each counted by kind (2.1)."""
    materials, products = Counter(state.stock), Counter[str]()
    missions, cards = Counter(state.mission_deck.counts), Counter(state.navigation_deck.counts)
    cards.update(state.discard)
    for pile in state.piles.values():
        products.update((*pile.top, *pile.bag.things(), *pile.bottom))
    for hull in state.board.values():
        materials.update([hull.cargo] if hull.cargo else [])
    for seat, player in enumerate(state.players):
        assert player.supply >= 0
        assert player.supply + len(state.ships_of(seat)) == state.ships_each
        products.update(player.products.things())
        missions.update((*player.missions.things(), *player.fulfilled))
        cards.update((*player.navigation.things(), *player.laid))
        assert len(player.navigation) <= 3, "the hand limit (5)"
        assert len(player.missions) == 3, "players always have three (4.8)"
        assert len(player.fulfilled) <= 3, "the third mission ends the game (2.11)"
        assert all(CARDS[card].points for card in player.laid)
    assert min(state.stock.values()) >= 0
    assert materials == Counter({material.id: material.units for material in MATERIALS.values()})
    assert products == Counter({product.id: product.copies for product in PRODUCTS.values()})
    assert missions == Counter(dict.fromkeys(MISSIONS, 1))
    assert cards == Counter({card.id: card.copies for card in CARDS.values()})
    assert (materials.total(), products.total(), missions.total(), cards.total()) == (24, 60, 46, 20)


def rotterdam_round(state: RotterdamState) -> None:
    """Phase, board, calls, draws and offers fit together (4)."""
    assert set(state.board) <= set(POSITIONS)
    if state.phase in (Phase.TRADE, Phase.FULFIL, Phase.PLACE):
        assert not set(BERTHS) & set(state.board), "after phase 4 every berth is empty (4.6)"
    for port, pile in state.piles.items():
        assert {PRODUCTS[card].port for card in (*pile.top, *pile.bag.things(), *pile.bottom)} <= {port}
        assert not state.options.open_products or not pile or pile.top, "a card lies face up (7)"
    assert state.phase is Phase.NAVIGATION_CARDS or not any(player.due for player in state.players)
    if state.pending is not None:
        assert state.call is not None
        assert state.phase is Phase.NAVIGATE
        assert len(plans(state, state.pending, state.call.colour)) > 1, (
            "nobody is asked without a choice (4.4)"
        )
    assert state.phase is Phase.TRADE or not state.offers
    numbers = [offer.number for offer in state.offers]
    assert numbers == sorted(set(numbers))
    assert all(number < state.next_offer for number in numbers)
    for offer in state.offers:
        assert not state.players[offer.maker].has_finished, "who finishes withdraws (4.7)"
        assert state.free_products(offer.maker) is not None, "nothing is promised twice (4.7)"


def _told_in_public(events: list[Event], seat: Seat) -> Counter[str]:
    """The product cards that seat got and gave, by port, as everybody can read it."""
    told = Counter[str]()
    for event in events:
        if not event.is_seen_by(None):
            continue
        match event.kind:
            case "product_drawn" | "product_taken" if event.values["who"] == Who(seat):
                told.update([str(event.values["port"])])
            case "products_paid" if event.values["who"] == Who(seat):
                paid = event.values["products"]
                assert isinstance(paid, tuple)
                told.subtract(PRODUCTS[str(product)].port for product in paid)
            case "offer_accepted":
                give, want = _backs(event.values["give"]), _backs(event.values["want"])
                if event.values["maker"] == Who(seat):
                    give, want = want, give
                if Who(seat) in (event.values["maker"], event.values["who"]):
                    told.update(give)
                    told.subtract(want)
    return told


def _backs(cards: Value) -> Counter[str]:
    """How many cards of each port a list of backs names."""
    assert isinstance(cards, tuple)
    backs = Counter[str]()
    for some in cards:
        assert isinstance(some, Text)
        number = some.values["count"]
        assert isinstance(number, int)
        backs[str(some.values["port"])] += number
    return backs
