"""Playing on from a position, with everything checked that must hold after every action."""

from __future__ import annotations

from games.core import Action, Result, Step
from games.livingstone.actions import EndTurn, TakeCoins, TakeDie
from games.livingstone.rules import LIVINGSTONE
from games.livingstone.state import LivingstoneState
from games.values import Seat, Text
from tests.games import playing
from tests.games.refusing import check_refused


def play(state: LivingstoneState, *actions: Action) -> Step[LivingstoneState]:
    """What is left, and all that happened, when whoever is active does this, one after the other."""
    left = iter(actions)
    return playing.go_on(
        LIVINGSTONE, state, lambda now: next(((now.active, action) for action in left), None)
    )


def idle_round(state: LivingstoneState) -> Step[LivingstoneState]:
    """Everybody idles until the round is over."""
    return playing.idle_while(LIVINGSTONE, state, lambda now: now.round_no == state.round_no)


def final(state: LivingstoneState) -> Result:
    """How the game came out: the active player's turn was the last."""
    return playing.final(LIVINGSTONE, play(state, EndTurn()).state)


def turn(state: LivingstoneState, seat: Seat, die: int) -> LivingstoneState:
    """That seat, whose turn it must be, takes the die and its coins and ends the turn."""
    assert state.active == seat
    return play(state, TakeDie(die), TakeCoins(), EndTurn()).state


def refused(
    state: LivingstoneState, action: Action, key: str, rule: str, *, seat: Seat | None = None
) -> Text:
    """The reason why that seat, or the active one, may not do this; nothing has changed."""
    actor = state.active if seat is None else seat
    return check_refused(LIVINGSTONE, state, actor, action, key, rule)
