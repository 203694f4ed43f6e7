"""What a player of Rotterdam may answer before being asked (rules 4.2: "end my turn for me")."""

from __future__ import annotations

from collections.abc import Iterator

from games.core import Action, Advance
from games.rotterdam import candidates, phases, refusals
from games.rotterdam.actions import EndTurn, FinishTrading, FulfilMission
from games.rotterdam.state import PHASES, Phase, RotterdamState
from games.values import Seat

SKIP_TURN = Advance("skip_turn", "phase")
"""End the turn of this phase, whatever could be done in it."""
NO_CARDS_PHASE = Advance("no_cards_phase", "phase")
"""End the turn of this phase when nothing but a card is left to play."""
NO_CARDS_ROUND = Advance("no_cards_round", "round")
"""The same in every phase of this round, trading too."""
FINISH_AT_ONCE = Advance("finish_at_once", "round")
"""No trade this round."""
FINISH_WHEN_ANSWERED = Advance("finish_when_answered", "round")
"""Finish trading when no offer by or to oneself is open."""
FINISH_WITH_OTHERS = Advance("finish_with_others", "round")
"""Finish trading when everybody else has and no offer to oneself is open."""

TRADES = (FINISH_AT_ONCE, FINISH_WHEN_ANSWERED, FINISH_WITH_OTHERS)


def in_advance(state: RotterdamState, seat: Seat) -> Iterator[Advance]:
    """What can still matter to that seat in this phase or round."""
    if state.result is not None or not state.is_captain_named:
        return
    has_turn = state.phase is not Phase.TRADE and _is_to_come(state, seat)
    # A colour is named in every phase 2, so that turn cannot be skipped (4.4).
    if has_turn and state.phase is not Phase.NAVIGATE:
        yield SKIP_TURN
    if has_turn:
        yield NO_CARDS_PHASE
    if state.phase is not Phase.FULFIL:
        yield NO_CARDS_ROUND
    is_trading = state.phase is Phase.TRADE and not state.players[seat].has_finished
    if is_trading or PHASES.index(state.phase) < PHASES.index(Phase.TRADE):
        yield from TRADES


def _is_to_come(state: RotterdamState, seat: Seat) -> bool:
    """Whether that seat's turn in this phase is not over."""
    players = len(state.players)
    return (seat - state.captain) % players >= (state.active - state.captain) % players


def span(state: RotterdamState, span: str) -> int:
    """The number of the present round, or of the present phase since the beginning."""
    return {"round": state.round_no, "phase": state.round_no * len(PHASES) + PHASES.index(state.phase)}[span]


def answer(state: RotterdamState, seat: Seat, key: str) -> Action | None:
    """What that answer does about what the seat is asked now; None asks the player."""
    if state.phase is Phase.TRADE:
        return FinishTrading() if _is_done_trading(state, seat, key) else None
    # Nobody else can end the turn, and nobody at all while a captain or an owner's plan is to be named.
    is_over = _is_done(state, seat, key) and refusals.refusal(state, seat, EndTurn()) is None
    return EndTurn() if is_over else None


def _is_done(state: RotterdamState, seat: Seat, key: str) -> bool:
    """Whether that answer ends the turn now."""
    match key:
        case SKIP_TURN.key:
            return state.phase is not Phase.NAVIGATE
        case NO_CARDS_PHASE.key | NO_CARDS_ROUND.key:
            return _has_only_cards(state, seat)
    return False


def _has_only_cards(state: RotterdamState, seat: Seat) -> bool:
    """Whether nothing is left to do in this turn but playing cards; unloading happens of itself (4.6)."""
    if state.phase is Phase.UNLOAD:
        return True
    if state.phase is Phase.FULFIL:
        return not any(isinstance(each, FulfilMission) for each in candidates.candidates(state, seat))
    return not phases.has_choice(state)


def _is_done_trading(state: RotterdamState, seat: Seat, key: str) -> bool:
    """Whether that answer ends the seat's trading now."""
    if state.players[seat].has_finished:
        return False
    is_offered = any(offer.maker != seat and offer.is_for(seat) for offer in state.offers)
    is_offering = any(offer.maker == seat for offer in state.offers)
    others = [player for other, player in enumerate(state.players) if other != seat]
    match key:
        case NO_CARDS_ROUND.key:
            # Both sides of a trade give something; who holds products is open (4.7).
            return not (state.players[seat].products and any(player.products for player in others))
        case FINISH_AT_ONCE.key:
            return True
        case FINISH_WHEN_ANSWERED.key:
            return not is_offered and not is_offering
        case FINISH_WITH_OTHERS.key:
            return not is_offered and all(player.has_finished for player in others)
    return False
