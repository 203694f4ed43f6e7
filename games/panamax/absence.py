"""What is played for somebody who is not there (rules 4.8, 5.8): legal, cautious, and soon at its end."""

from __future__ import annotations

from typing import assert_never

from games.core import Action
from games.panamax import contracts, leaving, movement
from games.panamax.actions import (
    ActNormally,
    DeclineFlag,
    DeferMarket,
    DiscardContract,
    EndTurn,
    KeepAdvisor,
    KeepContract,
    KeepStevedore,
    PlacePassenger,
    Skip,
    StopLoading,
    StopMoving,
    TakeCash,
    TakeContract,
    TakeDie,
    TakeFlag,
    UseStevedore,
    WhiteDie,
)
from games.panamax.data import BOX, NATIONS, STEVEDORES, Benefit
from games.panamax.frames import (
    AnyFrame,
    DeckSide,
    Executive,
    FeeStevedore,
    FreeRail,
    Loading,
    Market,
    Moving,
    Passenger,
    RailFlag,
    Reward,
    Source,
)
from games.panamax.state import PanamaxState, Phase, Player
from games.values import Seat

PREFERRED = (Benefit.EXTRA_LOAD, Benefit.WIDE_CHOICE, Benefit.CHEAP_TRANSFER)
"""The passenger spaces, the best one first (4.8)."""


def idle(state: PanamaxState, seat: Seat) -> Action:
    """The action of an absent seat that the table waits for."""
    player = state.players[seat]
    if state.phase is Phase.SETUP:
        if player.secret is None:
            return KeepAdvisor(player.dealt_advisors[0])
        return KeepContract(player.dealt_contracts[0])
    if state.frames:
        return _answer(state, state.frames[-1])
    if not state.has_taken:
        number, column = next(
            (number, column) for number, column in enumerate(state.columns, start=1) if column.lowest
        )
        return TakeDie(WhiteDie(number, column.lowest))
    if len(player.contracts) > BOX.limits.incomplete_contracts:
        return DiscardContract(player.contracts[-1].card)
    return EndTurn()


def _answer(state: PanamaxState, frame: AnyFrame) -> Action:
    player = state.players[frame.seat]
    match frame:
        case Moving():
            if frame.source is Source.FLAG and not frame.has_begun:
                return Skip()
            if frame.source is Source.CARD:
                return StopMoving()
            return next(iter(movement.moves(state, frame)), StopMoving())
        case Loading():
            return Skip() if frame.source is Source.FLAG else StopLoading()
        case Executive():
            return ActNormally()
        case DeckSide():
            return TakeContract(frame.card, contracts.affordable_sides(state, frame.seat, frame.card)[0])
        case FreeRail():
            return Skip()
        case Market():
            return Skip() if frame.is_deferred else DeferMarket()
        case Reward():
            return TakeCash()
        case Passenger():
            return PlacePassenger(best_space(player))
        case RailFlag():
            return TakeFlag(rarest_flag(state, frame.seat)) if state.platform else DeclineFlag()
        case FeeStevedore():
            return UseStevedore() if is_well_used(player, frame) else KeepStevedore()
    assert_never(frame)


def best_space(player: Player) -> Benefit:
    """The free passenger space that comes first (4.8)."""
    free = leaving.free_spaces(player)
    return next(space for space in PREFERRED if space in free)


def rarest_flag(state: PanamaxState, seat: Seat) -> str:
    """Of the flags on the platform the nation of which that player has fewest (4.8)."""
    own = state.players[seat].flags
    return min((nation for nation in NATIONS if nation in state.platform), key=lambda nation: own[nation])


def is_well_used(player: Player, frame: FeeStevedore) -> bool:
    """Whether the fees are at least what the stevedore card takes off them (4.8)."""
    assert player.stevedore is not None
    return frame.fee >= STEVEDORES[player.stevedore].reduction
