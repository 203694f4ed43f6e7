"""What a seat might do in Rotterdam, from what that seat can see: at least all that is legal and not open."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

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
from games.rotterdam.data import CARDS, CHANNEL_COLOURS, ENTRANCES, MATERIALS, MISSIONS, PRODUCTS
from games.rotterdam.sailing import plans
from games.rotterdam.state import Phase, Player, RotterdamState, ports_of
from games.values import Seat, Who


def candidates(state: RotterdamState, seat: Seat) -> Iterator[Action]:
    """Whatever the moment and the player's own things may allow; none twice."""
    if state.result is not None or seat not in range(len(state.players)):
        return
    if not state.is_captain_named:
        yield from (ChooseCaptain(Who(other)) for other in range(len(state.players)))
    elif state.pending is not None and state.call is not None:
        if seat == state.pending:
            yield from (ChooseMoves(plan) for plan in plans(state, seat, state.call.colour))
    elif state.phase is Phase.TRADE:
        yield from _trades(state, seat)
        yield from _cards(state, seat)
        yield ResumeTrading() if state.players[seat].has_finished else FinishTrading()
    elif seat == state.active:
        yield from _main(state, seat)
        yield from _cards(state, seat)
        yield EndTurn()


def _main(state: RotterdamState, seat: Seat) -> Iterator[Action]:
    match state.phase:
        case Phase.PLACE:
            loads = [*_in_stock(state), None]
            yield from (PlaceShip(start, cargo) for start, cargo in product(state.free_starts(), loads))
        case Phase.NAVIGATE:
            yield from (ChooseColour(colour) for colour in CHANNEL_COLOURS)
        case Phase.UNLOAD:
            yield Unload()
        case Phase.FULFIL:
            yield from _missions(state.players[seat])
        case Phase.NAVIGATION_CARDS | Phase.TRADE:
            pass


def _in_stock(state: RotterdamState) -> list[str]:
    """The materials that can be loaded."""
    return [material for material in MATERIALS if state.stock[material]]


def _missions(player: Player) -> Iterator[Action]:
    """Each mission in hand, with every set of its products that Jokers could replace."""
    for mission in player.missions.things():
        for number in range(player.navigation.count("joker") + 1):
            for jokers in combinations(MISSIONS[mission].products, number):
                yield FulfilMission(mission, jokers)


def _cards(state: RotterdamState, seat: Seat) -> Iterator[Action]:
    """Every Navigation card in hand, on every target."""
    ships = state.ships()
    loaded = [ship for ship in ships if ship.cargo is not None]
    for card in sorted(state.players[seat].navigation.counts):
        match card:
            case "luck_turns":
                yield from (PlayLuckTurns(pair) for pair in combinations(loaded, 2))
            case "extra_cargo":
                for start in state.free_starts():
                    yield from (PlayExtraCargo(start, cargo) for cargo in _in_stock(state))
            case "setback":
                for ship in ships:
                    yield from (PlaySetback(ship, target) for target in ENTRANCES[ship.position])
            case "heavy_storm":
                for ship in ships:
                    for via in ENTRANCES[ship.position]:
                        yield from (PlayHeavyStorm(ship, via, target) for target in ENTRANCES[via])
            case "cargo_thief":
                receivers = [ship for ship in ships if ship.owner.seat == seat] or state.free_starts()
                for victim in loaded:
                    yield from (PlayCargoThief(victim, receiver) for receiver in receivers)
            case "police_inspection":
                yield from (PlayPoliceInspection(ship) for ship in loaded)
            case _ if CARDS[card].points:
                yield LayCard(card)


def _trades(state: RotterdamState, seat: Seat) -> Iterator[Action]:
    """Answers to open offers, and swaps of one card for one."""
    for offer in state.offers:
        if offer.maker == seat:
            yield WithdrawTrade(offer.number)
        elif offer.is_for(seat):
            yield AcceptTrade(offer.number)
            yield DeclineTrade(offer.number)
            for give, want in _swaps(state, seat, [offer.maker]):
                yield CounterTrade(offer.number, (give,), (want,))
    others = [other for other in range(len(state.players)) if other != seat]
    for to in (None, *others):
        for give, want in _swaps(state, seat, others if to is None else [to]):
            yield OfferTrade(None if to is None else Who(to), (give,), (want,))
        for shown in sorted(state.players[seat].products.counts):
            yield ShowProducts(None if to is None else Who(to), (shown,))


def _swaps(state: RotterdamState, seat: Seat, others: list[Seat]) -> Iterator[tuple[str, str]]:
    """A card of one's own that is not promised, for one that the backs of their cards allow."""
    backs = {port for other in others for port in ports_of(state.players[other].products)}
    wanted = [each.id for each in PRODUCTS.values() if each.port in backs]
    for give, want in product(sorted(state.free_products(seat).counts), wanted):
        if give != want:
            yield give, want
