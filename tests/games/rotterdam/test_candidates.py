"""What is listed is all that is legal: whatever the box could form is tried, and judged by the rules."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from random import Random

import pytest

from games.core import Action
from games.rotterdam.actions import (
    AcceptTrade,
    ChooseCaptain,
    ChooseColour,
    DeclineTrade,
    EndTurn,
    FinishTrading,
    FulfilMission,
    LayCard,
    PlaceShip,
    PlayCargoThief,
    PlayExtraCargo,
    PlayHeavyStorm,
    PlayLuckTurns,
    PlayPoliceInspection,
    PlaySetback,
    ResumeTrading,
    Unload,
    WithdrawTrade,
)
from games.rotterdam.data import (
    CARDS,
    CHANNEL_COLOURS,
    ENTRANCES,
    MATERIALS,
    MISSIONS,
    POSITIONS,
    STARTS,
)
from games.rotterdam.rules import ROTTERDAM
from games.rotterdam.sailing import plans
from games.rotterdam.ships import Sailing, Ship
from games.rotterdam.state import Phase, RotterdamState
from games.values import Seat, Who
from tests.games.contract.tables import TABLES, Table, recorded, some
from tests.games.rotterdam.positions import players, position

HERE = [table for table in TABLES if table.game is ROTTERDAM]
JOKERS = CARDS["joker"].copies


def _everything(state: RotterdamState) -> Iterator[Action]:
    """Every action that is not open and could be formed from the box and the ships, but for plans."""
    seats, ships = range(len(state.players)), state.ships()
    yield from (Unload(), EndTurn(), FinishTrading(), ResumeTrading())
    yield from (ChooseCaptain(Who(seat)) for seat in seats)
    yield from (ChooseColour(colour) for colour in CHANNEL_COLOURS)
    yield from (PlaceShip(*each) for each in product(STARTS, (*MATERIALS, None)))
    yield from (PlayExtraCargo(*each) for each in product(STARTS, MATERIALS))
    yield from (LayCard(card) for card in CARDS)
    yield from (PlayLuckTurns(pair) for pair in combinations(ships, 2))
    yield from (PlaySetback(*each) for each in product(ships, POSITIONS))
    ways = [(via, target) for via in POSITIONS for target in ENTRANCES[via]]
    yield from (PlayHeavyStorm(ship, *way) for ship, way in product(ships, ways))
    receivers: list[Ship | str] = [*ships, *STARTS]
    yield from (PlayCargoThief(*each) for each in product(ships, receivers))
    yield from (PlayPoliceInspection(ship) for ship in ships)
    for mission, number in product(MISSIONS.values(), range(JOKERS + 1)):
        yield from (FulfilMission(mission.id, jokers) for jokers in combinations(mission.products, number))
    for number, kind in product(range(state.next_offer + 1), (AcceptTrade, DeclineTrade, WithdrawTrade)):
        yield kind(number)


@pytest.mark.parametrize("table", HERE, ids=lambda table: table.name)
def test_nothing_legal_is_missing(table: Table) -> None:
    for move in some(recorded(table), 25):
        state: RotterdamState = move.before
        if state.pending is not None:
            continue
        tried = [*_everything(state)]
        for seat in range(table.seats):
            legal = {action for action in tried if ROTTERDAM.refusal(state, seat, action) is None}
            assert {action for action in ROTTERDAM.legal(state, seat) if not action.is_open} == legal


def test_every_card_that_can_be_played_is_listed_on_every_ship() -> None:
    """Random hands are soon played out: here somebody holds one of each."""
    chance = Random(5)
    for number in range(12):
        hands = players(4)
        hands[0].navigation.counts = dict.fromkeys(CARDS, 1)
        places = chance.sample([*POSITIONS], 11)
        loads = [*MATERIALS, None]
        afloat = {place: (seat % 4, chance.choice(loads)) for seat, place in enumerate(places)}
        if number % 3 == 0:
            afloat = {place: load for place, load in afloat.items() if load[0] != 0}
        state = position(*hands, phase=[Phase.PLACE, Phase.UNLOAD, Phase.TRADE][number % 3], ships=afloat)
        legal = {action for action in _everything(state) if ROTTERDAM.refusal(state, 0, action) is None}
        assert {action for action in ROTTERDAM.legal(state, 0) if not action.is_open} == legal


def _is_legal(taken: set[str], sailings: tuple[Sailing, ...], colour: str) -> bool:
    """As 4.4 says it: ships leave together, none ends where another is, and whoever can sail does."""
    after = [sailing.target or sailing.origin for sailing in sailings]
    others = taken - {sailing.origin for sailing in sailings}
    if len(set(after)) < len(after) or others.intersection(after):
        return False
    full = others.union(after)
    return all(
        sailing.target or full.issuperset(POSITIONS[sailing.origin].targets(colour)) for sailing in sailings
    )


def _afloat(chance: Random) -> dict[str, tuple[Seat, str | None]]:
    """A crowd: all ships of three players, on the water."""
    places = chance.sample([place for place, each in POSITIONS.items() if each.exits], 12)
    return {place: (at % 3, None) for at, place in enumerate(places)}


def test_plans_are_all_that_sail_as_many_as_can_and_no_two_to_one_place() -> None:
    chance, met = Random(4), 0
    for _ in range(300):
        state = position(*players(3), phase=Phase.NAVIGATE, ships=_afloat(chance))
        for colour in CHANNEL_COLOURS:
            own = [place for place in state.ships_of(0) if POSITIONS[place].targets(colour)]
            choices = [
                [Sailing(place, target) for target in (*POSITIONS[place].targets(colour), None)]
                for place in own
            ]
            expected = [each for each in product(*choices) if _is_legal({*state.board}, each, colour)]
            assert [plan.sailings for plan in plans(state, 0, colour)] == expected
            met += len(own) > 1 and len(expected) > 1
    assert met > 50
