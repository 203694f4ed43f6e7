"""Everything a seat may do in Rotterdam, from what that seat can see; of what is open, suggestions."""

from __future__ import annotations

from itertools import combinations

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
from games.rotterdam.data import (
    CARDS,
    CHANNEL_COLOURS,
    ENTRANCES,
    FOR_PLAYERS,
    MATERIALS,
    MISSIONS,
    PORTS,
    POSITIONS,
    PRODUCTS,
    STARTS,
)
from games.rotterdam.ports import in_port
from games.rotterdam.refusals import FIRST_PLAYER, fulfil
from games.rotterdam.sailing import plans
from games.rotterdam.ships import Ship
from games.rotterdam.state import FULFIL, NAVIGATE, PLACE, TRADE, UNLOAD, Player, RotterdamState
from games.rotterdam.trade_refusals import not_covered
from games.values import Seat, Who

# Actions do not change, so those that are listed at many steps are made once.
SEATS = range(max(FOR_PLAYERS))
CHOOSE_CAPTAIN: list[Action] = [ChooseCaptain(Who(seat)) for seat in SEATS]
PLACE_SHIP = {start: {cargo: PlaceShip(start, cargo) for cargo in (*MATERIALS, None)} for start in STARTS}
CHOOSE_COLOUR = [ChooseColour(colour) for colour in CHANNEL_COLOURS]
EXTRA_CARGO = {start: {cargo: PlayExtraCargo(start, cargo) for cargo in MATERIALS} for start in STARTS}
LAY_CARD = {card.id: LayCard(card.id) for card in CARDS.values() if card.points}
UNLOAD_SHIPS, END_TURN = Unload(), EndTurn()
FINISH_TRADING, RESUME_TRADING = FinishTrading(), ResumeTrading()


def _to(seat: Seat | None) -> Who | None:
    """An opponent, or (None) all of them."""
    return None if seat is None else Who(seat)


def _swaps(to: Who | None) -> dict[str, dict[str, list[OfferTrade]]]:
    """One card for one, by what is given and the port of what is wanted."""
    return {
        give: {
            port: [
                OfferTrade(to, (give,), (want.id,))
                for want in PRODUCTS.values()
                if want.port == port and want.id != give
            ]
            for port in PORTS
        }
        for give in PRODUCTS
    }


OFFER_TRADE = {seat: _swaps(_to(seat)) for seat in (None, *SEATS)}
SHOW_PRODUCTS = {
    seat: {product: ShowProducts(_to(seat), (product,)) for product in PRODUCTS} for seat in (None, *SEATS)
}


def candidates(state: RotterdamState, seat: Seat) -> list[Action]:
    """What the moment and the player's own things allow; none twice."""
    if state.result is not None or not 0 <= seat < len(state.players):
        return []
    if not state.is_captain_named:
        return CHOOSE_CAPTAIN[: len(state.players)] if seat == FIRST_PLAYER else []
    call = state.call
    if call is not None and call.waiting:
        asked = call.waiting[0]
        return [ChooseMoves(plan) for plan in plans(state, asked, call.colour)] if seat == asked else []
    if state.phase is TRADE:
        return _trade_phase(state, seat)
    if seat != state.active:
        return []
    found = [] if state.is_done else _main(state, seat)
    if state.players[seat].navigation.counts:
        found += _cards(state, seat)
    # A colour is named in every phase 2 (4.4).
    if state.is_done or state.phase is not NAVIGATE:
        found.append(END_TURN)
    return found


def _main(state: RotterdamState, seat: Seat) -> list[Action]:
    """The main action of the phase, which is not done yet."""
    phase = state.phase
    if phase is PLACE:
        if not state.players[seat].supply:
            return []
        loads = [*_in_stock(state), None]
        return [PLACE_SHIP[start][cargo] for start in state.free_starts() for cargo in loads]
    if phase is NAVIGATE:
        return [*CHOOSE_COLOUR]
    if phase is UNLOAD:
        return [UNLOAD_SHIPS] if in_port(state, seat) else []
    return _missions(state, seat) if phase is FULFIL else []


def _in_stock(state: RotterdamState) -> list[str]:
    """The materials that can be loaded."""
    return [material for material in MATERIALS if state.stock[material]]


def _missions(state: RotterdamState, seat: Seat) -> list[Action]:
    """Each mission in hand, with every set of its products that Jokers can replace."""
    player = state.players[seat]
    jokers, held = player.navigation.count("joker"), player.products.counts
    found: list[Action] = []
    for mission in sorted(player.missions.counts):
        products = MISSIONS[mission].products
        missing = [product for product in products if product not in held]
        for number in range(len(missing), jokers + 1):
            wanted = [FulfilMission(mission, replaced) for replaced in combinations(products, number)]
            found += [action for action in wanted if fulfil(state, seat, action) is None]
    return found


def _cards(state: RotterdamState, seat: Seat) -> list[Action]:
    """Every Navigation card in hand, on every target."""
    found: list[Action] = []
    targets: list[Ship] | None = None
    for card in sorted(state.players[seat].navigation.counts):
        if card == "joker":
            continue  # goes with a mission
        if card in LAY_CARD:
            found.append(LAY_CARD[card])
        elif card == "extra_cargo":
            found += _extra_cargo(state, seat)
        else:
            targets = _targets(state) if targets is None else targets
            found += _on_ships(state, seat, card, targets)
    return found


def _targets(state: RotterdamState) -> list[Ship]:
    """The ships on which cards may be played: those in port may be safe (7)."""
    if not state.options.safe_haven:
        return state.ships()
    return [ship for ship in state.ships() if POSITIONS[ship.position].port is None]


def _extra_cargo(state: RotterdamState, seat: Seat) -> list[Action]:
    if not state.players[seat].supply:
        return []
    loads = _in_stock(state)
    return [EXTRA_CARGO[start][cargo] for start in state.free_starts() for cargo in loads]


def _on_ships(state: RotterdamState, seat: Seat, card: str, targets: list[Ship]) -> list[Action]:
    """A card that is played on one of these ships, or on two."""
    board = state.board
    match card:
        case "luck_turns":
            loaded = [ship for ship in targets if ship.cargo is not None]
            return [PlayLuckTurns(pair) for pair in combinations(loaded, 2)]
        case "setback":
            return [
                PlaySetback(ship, target)
                for ship in targets
                for target in ENTRANCES[ship.position]
                if target not in board
            ]
        case "heavy_storm":
            return [
                PlayHeavyStorm(ship, via, target)
                for ship in targets
                for via in ENTRANCES[ship.position]
                if via not in board
                for target in ENTRANCES[via]
                if target not in board
            ]
        case "cargo_thief":
            receivers = _receivers(state, seat, targets)
            return [
                PlayCargoThief(victim, receiver)
                for victim in targets
                if victim.cargo is not None
                for receiver in receivers
                if receiver != victim
            ]
        case "police_inspection":
            return [PlayPoliceInspection(ship) for ship in targets if ship.cargo is not None]
    raise KeyError(card)


def _receivers(state: RotterdamState, seat: Seat, targets: list[Ship]) -> list[Ship] | list[str]:
    """Where stolen cargo may go: one's own ships, or a new one if none is on the board (5)."""
    if state.ships_of(seat):
        return [ship for ship in targets if ship.owner.seat == seat]
    return state.free_starts()


def _trade_phase(state: RotterdamState, seat: Seat) -> list[Action]:
    """Trades, cards, and being done with both, or coming back."""
    player = state.players[seat]
    found = _answers(state, seat) if state.offers else []
    if player.products.counts:
        found += _suggestions(state, seat)
    if player.has_finished:
        found.append(RESUME_TRADING)
        return found
    if player.navigation.counts:
        found += _cards(state, seat)
    found.append(FINISH_TRADING)
    return found


def _answers(state: RotterdamState, seat: Seat) -> list[Action]:
    """What can be done about the open offers."""
    found: list[Action] = []
    given = _givable(state, seat)
    for offer in state.offers:
        if offer.maker == seat:
            found.append(WithdrawTrade(offer.number))
        elif offer.is_for(seat):
            if not_covered(state, seat, offer.want) is None:
                found.append(AcceptTrade(offer.number))
            if offer.to is not None:
                found.append(DeclineTrade(offer.number))
            ports = _backs(state.players[offer.maker])
            swaps = [swap for give in given for port in ports for swap in OFFER_TRADE[None][give][port]]
            found += [CounterTrade(offer.number, swap.give, swap.want) for swap in swaps]
    return found


def _suggestions(state: RotterdamState, seat: Seat) -> list[Action]:
    """To all and to each: swaps of one card for one that the backs of theirs allow, and a card to show."""
    others = [other for other in range(len(state.players)) if other != seat]
    given, shown = _givable(state, seat), sorted(state.players[seat].products.counts)
    found: list[Action] = []
    for to in (None, *others):
        if given:
            ports = _backs(*[state.players[other] for other in (others if to is None else [to])])
            for give in given:
                for port in ports:
                    found += OFFER_TRADE[to][give][port]
        found += [SHOW_PRODUCTS[to][card] for card in shown]
    return found


def _givable(state: RotterdamState, seat: Seat) -> list[str]:
    """The products that can be offered: one's own that no offer promises, while offers are allowed."""
    player, limit = state.players[seat], state.options.trade_offer_limit
    if player.has_finished or (limit and player.offers_made >= limit):
        return []
    return sorted(state.free_products(seat).counts)


def _backs(*players: Player) -> list[str]:
    """The ports of the product cards in these hands, which everybody can see."""
    seen = {PRODUCTS[product].port for player in players for product in player.products.counts}
    return [port for port in PORTS if port in seen]
