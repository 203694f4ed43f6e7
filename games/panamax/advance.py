"""Standing preferences in Panamax (rules 4.8): what a seat may answer before it is asked."""

from __future__ import annotations

from games.core import Action, Advance
from games.panamax import absence, leaving
from games.panamax.actions import (
    DeclineFlag,
    KeepStevedore,
    PlacePassenger,
    TakeCard,
    TakeCash,
    TakeFlag,
    UseStevedore,
)
from games.panamax.data import BOX, NATIONS
from games.panamax.frames import FeeStevedore, Passenger, RailFlag, Reward
from games.panamax.state import PanamaxState, Phase
from games.values import Seat

GAME, ROUND = "game", "round"
"""How long an answer stands."""
PASSENGER, FLAG = "passenger_", "flag_"
"""What answers begin with that name a space or a nation."""


def in_advance(state: PanamaxState, seat: Seat) -> tuple[Advance, ...]:
    """What that seat may settle now: whatever may still be asked of it, as it can see."""
    if state.result is not None or state.phase is Phase.SETUP:
        return ()
    player = state.players[seat]
    keys = ["reward_card", "reward_cash"]
    spaces = leaving.free_spaces(player)
    if len(spaces) > 1:
        keys += [f"{PASSENGER}{space}" for space in spaces]
    keys += ["flag_fewest", "flag_none", *(f"{FLAG}{nation}" for nation in NATIONS)]
    if player.stevedore is not None and state.round_no < BOX.setup.rounds:
        keys += ["fees_well_used", "fees_use", "fees_keep"]
    for_the_game = ("reward_", PASSENGER)
    return tuple(Advance(key, GAME if key.startswith(for_the_game) else ROUND) for key in keys)


def span(state: PanamaxState, span: str) -> int:
    """The number of the present round; a game has only one span."""
    match span:
        case "round":
            return state.round_no
        case "game":
            return 0
    raise KeyError(span)


def answer(state: PanamaxState, seat: Seat, key: str) -> Action | None:
    """The legal action by which that preference meets the top frame; None asks the person."""
    if state.result is not None or not state.frames or state.frames[-1].seat != seat:
        return None
    frame = state.frames[-1]
    match frame:
        case Reward():
            return _reward(state, frame, key)
        case Passenger():
            return _passenger(state, seat, key)
        case RailFlag():
            return _flag(state, seat, key)
        case FeeStevedore():
            return _fees(state, frame, key)
    return None


def _reward(state: PanamaxState, frame: Reward, key: str) -> Action | None:
    """The first card there is; in the last turn of the game cash instead of a captain (4.8)."""
    cards = leaving.cards_for(state, frame)
    match key:
        case "reward_cash":
            return TakeCash()
        case "reward_card" if cards:
            is_last_turn = state.round_no == BOX.setup.rounds and state.turns_left <= 1
            is_captain = cards[0] in state.captains
            return TakeCash() if is_captain and is_last_turn else TakeCard(cards[0])
    return None


def _passenger(state: PanamaxState, seat: Seat, key: str) -> Action | None:
    wanted = key.removeprefix(PASSENGER)
    free = leaving.free_spaces(state.players[seat])
    space = next((space for space in free if space == wanted and key != wanted), None)
    return None if space is None else PlacePassenger(space)


def _flag(state: PanamaxState, seat: Seat, key: str) -> Action | None:
    match key:
        case "flag_none":
            return DeclineFlag()
        case "flag_fewest" if state.platform:
            return TakeFlag(absence.rarest_flag(state, seat))
    wanted = key.removeprefix(FLAG)
    return TakeFlag(wanted) if key != wanted and wanted in state.platform else None


def _fees(state: PanamaxState, frame: FeeStevedore, key: str) -> Action | None:
    match key:
        case "fees_use":
            return UseStevedore()
        case "fees_keep":
            return KeepStevedore()
        case "fees_well_used":
            is_well_used = absence.is_well_used(state.players[frame.seat], frame)
            return UseStevedore() if is_well_used else KeepStevedore()
    return None
