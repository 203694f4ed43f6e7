"""Playing on from a position, with everything checked that must hold after every action."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

from games.core import Action, AnyGame, Step
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
from games.values import Seat
from tests.games import playing
from tests.games.refusing import check_refused

refused = partial(check_refused, PANAMAX)
play = partial(playing.play, PANAMAX)
legal = partial(playing.legal, PANAMAX)
final = partial(playing.final, PANAMAX)


def asked(state: PanamaxState) -> tuple[Seat, str]:
    """The one who is asked, and what."""
    (seat,) = PANAMAX.to_act(state)
    return seat, PANAMAX.question(state, seat).key.removeprefix("question-")


def idle_out(state: PanamaxState) -> Step[PanamaxState]:
    """Everybody idles until the game is over."""
    return playing.idle_while(PANAMAX, state, lambda _: True)


def end_round(state: PanamaxState, seat: Seat) -> Step[PanamaxState]:
    """The last turn of the round ends."""
    state.turns_left = 1
    state.has_taken = True
    for column in state.columns:
        column.dice, column.has_executive = 0, False
    return play(state, seat, EndTurn())


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
