"""Hand-made positions: what a test does not name is filled in, so that the box is always complete."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import count

from games.chance import Bag, Pile, Rng
from games.rotterdam.data import BOX, FOR_PLAYERS, MISSIONS, PORTS, PRODUCTS
from games.rotterdam.ships import Ship
from games.rotterdam.state import Hull, Offer, Phase, Player, RotterdamOptions, RotterdamState
from games.values import Seat, Who

A, B, C, D = range(4)
ANN, BEN, CLEO, DAN = range(4)
"""The players of the examples in section 9."""

SEED = "51" * 32
NO_OPTIONS = RotterdamOptions()

Load = tuple[Seat, str | None]
"""A ship's owner and cargo."""


def player(
    *,
    products: Iterable[str] = (),
    navigation: Iterable[str] = (),
    missions: Iterable[str] = (),
    fulfilled: Iterable[str] = (),
    laid: Iterable[str] = (),
    due: int = 0,
    has_finished: bool = False,
    offers_made: int = 0,
) -> Player:
    """A player with these things; ships and the missing missions come with the position."""
    return Player(
        supply=0,
        missions=Bag.of(missions),
        products=Bag.of(products),
        navigation=Bag.of(navigation),
        laid=list(laid),
        fulfilled=list(fulfilled),
        due=due,
        has_finished=has_finished,
        offers_made=offers_made,
    )


def position(
    *players: Player,
    phase: Phase = Phase.PLACE,
    active: Seat = A,
    captain: Seat = A,
    ships: Mapping[str, Load] | None = None,
    tops: Mapping[str, Sequence[str]] | None = None,
    discard: Iterable[str] = (),
    offers: Sequence[Offer] = (),
    is_done: bool = False,
    round_no: int = 1,
    options: RotterdamOptions = NO_OPTIONS,
) -> RotterdamState:
    """A moment of a round; `tops` are the next product cards of a port, the first one on top."""
    state = RotterdamState(
        rng=Rng(SEED),
        options=options,
        players=list(players),
        captain=captain,
        active=active,
        stock={material.id: material.units for material in BOX.materials},
        piles={port: _pile(port, (tops or {}).get(port, ()), players) for port in PORTS},
        mission_deck=_rest(
            dict.fromkeys(MISSIONS, 1), *(Bag.of([*p.missions.things(), *p.fulfilled]) for p in players)
        ),
        navigation_deck=_rest(
            {card.id: card.copies for card in BOX.cards},
            Bag.of(discard),
            *(Bag.of([*p.navigation.things(), *p.laid]) for p in players),
        ),
        round_no=round_no,
        phase=phase,
        is_done=is_done,
        board={where: Hull(*load) for where, load in (ships or {}).items()},
        discard=list(discard),
        offers=list(offers),
        next_offer=1 + max((offer.number for offer in offers), default=0),
    )
    _complete(state)
    return state


def _complete(state: RotterdamState) -> None:
    """Cargo comes out of the stock, ships out of the supply, missing missions out of the deck."""
    for hull in state.board.values():
        if hull.cargo is not None:
            state.stock[hull.cargo] -= 1
    for seat, someone in enumerate(state.players):
        someone.supply = state.ships_each - len(state.ships_of(seat))
        while len(someone.missions) < BOX.setup.missions:
            mission = state.mission_deck.things()[-1]
            state.mission_deck.take(mission)
            someone.missions.add(mission)


def players(number: int) -> list[Player]:
    """That many players with nothing in hand but missions."""
    assert number in FOR_PLAYERS
    return [player() for _ in range(number)]


def ship(where: str, owner: Seat, cargo: str | None = None) -> Ship:
    """The name of a ship."""
    return Ship(where, Who(owner), cargo)


def next_card(state: RotterdamState, *cards: str) -> RotterdamState:
    """The position, with chance about to give these Navigation cards one after the other."""

    def gives_them(rng: Rng) -> bool:
        deck = Bag(dict(state.navigation_deck.counts))
        return [deck.draw(rng) for _ in cards] == list(cards)

    state.rng = rng_where(gives_them)
    return state


def rng_where(goes_as_wanted: Callable[[Rng], bool]) -> Rng:
    """The first count of draws from which chance goes as wanted."""
    return next(Rng(SEED, draws) for draws in count() if goes_as_wanted(Rng(SEED, draws)))


def _pile(port: str, top: Sequence[str], everybody: Sequence[Player]) -> Pile:
    """The cards of that port which nobody holds, the named ones on top."""
    whole = {product.id: product.copies for product in PRODUCTS.values() if product.port == port}
    held = [Bag.of(card for card in one.products.things() if card in whole) for one in everybody]
    return Pile(top=list(top), bag=_rest(whole, Bag.of(top), *held))


def _rest(whole: Mapping[str, int], *elsewhere: Bag) -> Bag:
    """What is left of the whole when all that is elsewhere has been taken out."""
    rest = Bag(dict(whole))
    for part in elsewhere:
        for thing, number in part.counts.items():
            rest.take(thing, number)
    return rest
