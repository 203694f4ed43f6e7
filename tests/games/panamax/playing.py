"""Playing on from a position, with everything checked that must hold after every action."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from random import Random
from typing import Any

from games.core import Action, AnyGame, Result, Step, write
from games.panamax.actions import (
    Build,
    BuyShare,
    DrawContract,
    EndTurn,
    Load,
    LoadStock,
    LoadTrain,
    Move,
    PlacePassenger,
    PlayCaptain,
    PlayStevedore,
    RaiseTrainDie,
    Skip,
    StopLoading,
    StopMoving,
    TakeCard,
    TakeContract,
    TakeFlag,
    TransferDie,
)
from games.panamax.data import SHIPS, Benefit, ShipKind
from games.panamax.movement import ROUTES
from games.panamax.rules import PANAMAX
from games.panamax.state import PanamaxState
from games.values import Event, Seat
from tests.games.panamax.conservation import panamax
from tests.games.refusing import check_refused

refused = partial(check_refused, PANAMAX)


def play(state: PanamaxState, seat: Seat, *actions: Action) -> Step[PanamaxState]:
    """What is left, and all that happened, when that seat does this, one after the other.

    Between any two actions the state is stored as JSON and read again, as after a restart.
    """
    events: list[Event] = []
    for action in actions:
        before = write(state)
        assert action in PANAMAX.legal(state, seat), f"{action} is not offered"
        step = PANAMAX.play(state, seat, action)
        assert write(state) == before, "the given state has changed"
        panamax(state, step)
        state = PANAMAX.read_state(write(step.state), PANAMAX.rules_version)
        assert state == step.state
        events += step.events
    return Step(state, events)


def legal(state: PanamaxState, seat: Seat, kind: type[Action]) -> list[Action]:
    """What that seat may do of that kind."""
    return [action for action in PANAMAX.legal(state, seat) if isinstance(action, kind)]


def asked(state: PanamaxState) -> tuple[Seat, str]:
    """The one who is asked, and what."""
    (seat,) = PANAMAX.to_act(state)
    return seat, PANAMAX.question(state, seat).key.removeprefix("question-")


def idle_out(state: PanamaxState) -> Step[PanamaxState]:
    """Everybody idles until the game is over."""
    events: list[Event] = []
    while PANAMAX.to_act(state):
        seat = min(PANAMAX.to_act(state))
        step = PANAMAX.play(state, seat, PANAMAX.idle(state, seat))
        panamax(state, step)
        state = step.state
        events += step.events
    return Step(state, events)


def end_round(state: PanamaxState, seat: Seat) -> Step[PanamaxState]:
    """The last turn of the round ends."""
    state.turns_left = 1
    state.has_taken = True
    for column in state.columns:
        column.dice, column.has_executive = 0, False
    return play(state, seat, EndTurn())


def final(state: PanamaxState) -> Result:
    """How the game came out."""
    assert state.result is not None
    return state.result


def kinds(events: Iterable[Event]) -> list[str]:
    """What happened, in order."""
    return [event.kind for event in events]


def of_kind(events: Iterable[Event], kind: str) -> list[Event]:
    """Those of that kind, in order."""
    return [event for event in events if event.kind == kind]


def only(events: Iterable[Event], kind: str) -> Event:
    """The one event of that kind."""
    (event,) = of_kind(events, kind)
    return event


WEIGHTS: dict[type[Action], float] = {
    **dict.fromkeys((EndTurn, StopLoading, StopMoving, Skip, PlayCaptain), 1),
    **dict.fromkeys((Build, TransferDie, BuyShare), 3),
    **dict.fromkeys((TakeContract, DrawContract, TakeCard, RaiseTrainDie), 40),
    **dict.fromkeys((LoadTrain, TakeFlag), 12),
    PlayStevedore: 0.1,
}
"""Of kinds that end something or spend what is better kept, and of rare ones; all others have the usual."""
USUAL = 10
OTHER_SEAT_CHANCE = 0.1
"""How often it may be a seat that nobody waits for."""


def purposefully(game: AnyGame, state: Any, seats: int, chance: Random) -> tuple[Seat, Action]:
    """Random, but seldom giving up what can be used: ships get through, cards and passengers are won."""
    seat = chance.choice(sorted(game.to_act(state)))
    if chance.random() < OTHER_SEAT_CHANCE:
        seat = chance.choice([other for other in range(seats) if game.legal(state, other)])
    by_kind: dict[type[Action], list[Action]] = {}
    for action in game.legal(state, seat):
        by_kind.setdefault(type(action), []).append(action)
    (kind,) = chance.choices(list(by_kind), [WEIGHTS.get(kind, USUAL) for kind in by_kind])
    actions = by_kind[kind]
    if kind is Move and chance.random() < 0.9:
        return seat, max(actions, key=lambda action: _progress(state, action))
    liked = [action for action in actions if _brings_passengers(action)]
    return seat, chance.choice(liked if liked and chance.random() < 0.5 else actions)


def _brings_passengers(action: Action) -> bool:
    """Cargo for a cruise ship, and the choice of contracts that passengers give."""
    match action:
        case Load(ship=ship) | LoadStock(ship=ship):
            return SHIPS[ship].kind is ShipKind.CRUISE
        case PlacePassenger(space=space):
            return space is Benefit.WIDE_CHOICE
    return False


def _progress(state: PanamaxState, action: Action) -> tuple[int, int]:
    """Cargo comes before warships, and whatever is near the end of the canal before the rest."""
    assert isinstance(action, Move)
    step = ROUTES[action.origin, action.target][1]
    loaded = [ship for ship in action.ships if state.ships[ship].dice]
    return bool(loaded) * (1 + step), len(loaded)


CHOOSER = purposefully
"""Who plays the kept random games of the contract and the secrets suites."""
