"""What a position of Rotterdam is worth to each seat, and what only wastes time: how computers see it."""

from __future__ import annotations

from functools import lru_cache

from games.core import Action, settled
from games.rotterdam.actions import (
    CounterTrade,
    LayCard,
    OfferTrade,
    PlaceShip,
    PlayCargoThief,
    PlayHeavyStorm,
    PlayLuckTurns,
    PlayPoliceInspection,
    PlaySetback,
    ResumeTrading,
    ShowProducts,
    WithdrawTrade,
)
from games.rotterdam.data import BOX, CARDS, MISSIONS, PORTS, POSITIONS, PRODUCTS, Kind
from games.rotterdam.state import Phase, Player, RotterdamState
from games.values import Seat

NEARLY = (0.85, 0.5, 0.22, 0.08)
"""What a mission in hand is worth, as a share of its points, by how many of its products are missing."""
IN_HAND = 0.8
"""What a product that no mission wants is worth, as a share of its points."""
CARD = {"joker": 1.8, "cargo_thief": 1.2, "extra_cargo": 0.8, "luck_turns": 0.8}
"""Points that a Navigation card is worth ..."""
OTHER_CARD = 0.5
"""... and those that are not named, beside the points on them."""
ANCHOR = 0.35
"""Points for a ship that lies where it brings a card."""
OF_MORE = (1.0, 0.75, 0.5, 0.4, 0.3)
"""What cargo for one port is worth, the nearest first."""
OWN_WAY = 0.6
"""How much of the way of one's ship one decides oneself."""
PATIENCE = 0.93
"""What is left of a delivery's worth for each channel before it."""
MOST_HANDS = 4096
"""Hands whose worth is kept."""
BEFORE_PORT = frozenset([Phase.PLACE, Phase.NAVIGATE])
"""Phases after which the ships lie where their cargo is unloaded."""
OFFERS = 2
"""That a computer makes in a phase 5."""


def _reach(port: str) -> dict[str, float]:
    """From each position, the chance to reach that port, and how soon."""
    found: dict[str, float] = {}
    for position in sorted(POSITIONS.values(), key=lambda each: -each.depth):
        if position.kind is Kind.BERTH:
            found[position.id] = float(position.port == port)
            continue
        chances = [found[way.to] for way in position.exits]
        average = sum(chances) / len(chances)
        found[position.id] = PATIENCE * (OWN_WAY * max(chances) + (1 - OWN_WAY) * average)
    return found


REACH = {port.material: _reach(port.id) for port in PORTS.values()}
"""By cargo, and by the position of the ship."""
PORT_OF = {port.material: port.id for port in PORTS.values()}
MADE_IN = {port: [each for each in PRODUCTS.values() if each.port == port] for port in PORTS}


def worth(state: RotterdamState) -> list[float]:
    """Points, missions by how near they are, and ships by what they carry and how far they are."""
    if state.result is not None:
        return settled(state.result)
    found = []
    wanted = []
    for player in state.players:
        value, wishes = _hand(*_held(player))
        found.append(value + player.mission_points + _cards(player))
        wanted.append(wishes)
    for seat, value in enumerate(_ships(state, wanted)):
        found[seat] += value
    return found


def progress(state: RotterdamState) -> int:
    """Half rounds: one ends when the last ship has sailed in phase 2, the other with the round."""
    return 2 * state.round_no + (state.phase not in BEFORE_PORT)


def _cards(player: Player) -> float:
    """What Navigation cards are worth, laid or in hand."""
    value = float(sum(CARDS[card].points for card in player.laid))
    for card, number in player.navigation.counts.items():
        value += number * (CARDS[card].points or CARD.get(card, OTHER_CARD))
    return value


def _held(player: Player) -> tuple[tuple[str, ...], tuple[tuple[str, int], ...], int]:
    """The missions in hand, the products and the jokers, so that equal hands are reckoned once."""
    missions, products = tuple(sorted(player.missions.counts)), tuple(sorted(player.products.counts.items()))
    return missions, products, player.navigation.counts.get("joker", 0)


@lru_cache(maxsize=MOST_HANDS)
def _hand(
    missions: tuple[str, ...], products: tuple[tuple[str, int], ...], jokers: int
) -> tuple[float, dict[str, float]]:
    """What missions and products in hand are worth, and what one more of each wanted product would add."""
    free = dict(products)
    value, wishes = 0.0, dict[str, float]()
    for mission in _by_nearness(missions, free):
        missing = []
        for product in MISSIONS[mission].products:
            if free.get(product, 0):
                free[product] -= 1
            else:
                missing.append(product)
        helped = min(jokers, len(missing))
        jokers -= helped
        points, lacking = MISSIONS[mission].points, len(missing) - helped
        value += points * NEARLY[lacking]
        if lacking:
            gained = points * (NEARLY[lacking - 1] - NEARLY[lacking])
            for product in missing:
                wishes[product] = max(wishes.get(product, 0.0), gained)
    value += sum(IN_HAND * PRODUCTS[product].points * number for product, number in free.items())
    return value, wishes


def _by_nearness(missions: tuple[str, ...], products: dict[str, int]) -> list[str]:
    """These missions, those first of which most is there."""
    held = {product for product, number in products.items() if number}

    def nearness(mission: str) -> tuple[int, int, str]:
        products = MISSIONS[mission].products
        return sum(product not in held for product in products), -MISSIONS[mission].points, mission

    return sorted(missions, key=nearness)


def _ships(state: RotterdamState, wanted: list[dict[str, float]]) -> list[float]:
    """What the ships of each seat are worth."""
    found = [0.0] * len(state.players)
    laden: dict[tuple[Seat, str], list[float]] = {}
    for position, hull in state.board.items():
        if POSITIONS[position].has_anchor and len(state.players[hull.owner].navigation) < 3:
            found[hull.owner] += ANCHOR
        if hull.cargo is not None:
            reach = REACH[hull.cargo][position]
            laden.setdefault((hull.owner, hull.cargo), []).append(reach)
    for (seat, cargo), reaches in laden.items():
        reaches.sort(reverse=True)
        near = sum(map(float.__mul__, reaches, OF_MORE))
        if near:
            found[seat] += near * _delivery(state, PORT_OF[cargo], wanted[seat])
    return found


def _delivery(state: RotterdamState, port: str, wishes: dict[str, float]) -> float:
    """What the next product of that port is worth to somebody with these wishes."""
    pile = state.piles[port]
    if pile.top:
        product = PRODUCTS[pile.top[0]]
        return wishes.get(product.id, IN_HAND * product.points)
    if not pile:
        return 0.0
    made = MADE_IN[port]
    return sum([wishes.get(each.id, IN_HAND * each.points) for each in made]) / len(made)


def sensible(state: RotterdamState, seat: Seat, legal: list[Action]) -> list[Action]:
    """No talk, no harm to oneself, no empty ships; of trades one spare card for one wanted."""
    player = state.players[seat]
    spare, wishes = _spare(player) if _may_offer(state, seat) else ({}, {})
    held = _held_by_traders(state, seat) if wishes else set()

    def is_wanted(action: Action) -> bool:
        match action:
            case ShowProducts() | CounterTrade() | WithdrawTrade() | ResumeTrading():
                return False
            case OfferTrade(to=to, give=(give,), want=(want,)):
                return to is None and give in spare and want in wishes and PRODUCTS[want].port in held
            case PlaceShip(cargo=cargo):
                return cargo is not None
            case LayCard():
                return len(player.navigation) >= BOX.setup.navigation_limit
            case PlaySetback(ship=ship) | PlayHeavyStorm(ship=ship) | PlayPoliceInspection(ship=ship):
                return ship.owner.seat != seat
            case PlayCargoThief(victim=victim):
                return victim.owner.seat != seat
            case PlayLuckTurns(ships=ships):
                return any(ship.owner.seat == seat for ship in ships) and ships[0].cargo != ships[1].cargo
        return True

    return [action for action in legal if is_wanted(action)] or legal


def _may_offer(state: RotterdamState, seat: Seat) -> bool:
    """Whether an offer is no bother: twice in a phase of a round whose captain one is, one at a time."""
    # No state remembers what was declined: offered in every round, the same swap would call people each time.
    if state.captain != seat or state.players[seat].offers_made >= OFFERS:
        return False
    return all(offer.maker != seat for offer in state.offers)


def _held_by_traders(state: RotterdamState, seat: Seat) -> set[str]:
    """The ports on the backs of all cards that others hold who have not finished trading."""
    return {
        PRODUCTS[product].port
        for other, player in enumerate(state.players)
        if other != seat and not player.has_finished
        for product in player.products.counts
    }


def _spare(player: Player) -> tuple[dict[str, int], dict[str, float]]:
    """Products that no mission in hand needs, and what is wanted."""
    needed: dict[str, int] = {}
    for mission in player.missions.counts:
        for product in MISSIONS[mission].products:
            needed[product] = needed.get(product, 0) + 1
    held = player.products.counts
    spare = {product: number for product, number in held.items() if number > needed.get(product, 0)}
    return spare, _hand(*_held(player))[1]
