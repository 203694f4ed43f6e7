"""What a seat is asked in Panamax, from public facts alone (rules 4)."""

from __future__ import annotations

from typing import assert_never

from games.panamax import loading
from games.panamax.data import BOX, REWARDS, SHIPS
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
from games.panamax.state import PanamaxState, Phase
from games.values import Seat, Text


def question(state: PanamaxState, seat: Seat) -> Text:
    """What that seat must decide now."""
    player = state.players[seat]
    if state.phase is Phase.SETUP:
        # That an advisor was kept is known to all (10).
        return Text("question-keep_advisor" if player.secret is None else "question-keep_contract")
    if state.frames:
        return _frame(state, state.frames[-1])
    if not state.has_taken:
        return Text("question-take_die")
    surplus = len(player.contracts) - BOX.limits.incomplete_contracts
    return Text("question-discard_contract", {"count": surplus}) if surplus > 0 else Text("question-end_turn")


def _frame(state: PanamaxState, frame: AnyFrame) -> Text:
    match frame:
        case Moving():
            if frame.source is Source.DIE:
                return Text("question-move", {"locks": frame.locks, "waterways": frame.waterways})
            return Text("question-move_any", {"count": frame.either, "source": frame.source})
        case Loading():
            left = loading.loads_left(state, frame)
            if frame.source is Source.DIE and not (frame.has_taken or frame.done):
                return Text("question-contract", {"count": left})
            return Text("question-load", {"count": left, "source": frame.source})
        case Executive():
            return Text("question-executive", {"column": frame.column})
        case DeckSide():
            return Text("question-deck_side", {"contract": frame.card})
        case FreeRail():
            return Text("question-rail")
        case Market():
            kind = "deferred_market" if frame.is_deferred else "market"
            return Text(f"question-{kind}", {"nation": frame.nation})
        case Reward():
            reward = REWARDS[SHIPS[frame.ship].size]
            return Text("question-reward", {"ship": frame.ship, "card": reward.card, "dollars": reward.cash})
        case Passenger():
            return Text("question-passenger")
        case RailFlag():
            return Text("question-rail_flag")
        case FeeStevedore():
            card = state.players[frame.seat].stevedore
            assert card is not None
            return Text("question-fee_stevedore", {"fee": frame.fee, "card": card})
    assert_never(frame)
