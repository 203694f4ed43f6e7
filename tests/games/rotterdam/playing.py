"""Playing on from a position, with everything checked that must hold after every action."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from games.core import Action, Result, Step, write
from games.rotterdam.rules import ROTTERDAM
from games.rotterdam.state import Phase, RotterdamState
from games.values import Event, Seat
from tests.games.refusing import check_refused
from tests.games.rotterdam.conservation import rotterdam

refused = partial(check_refused, ROTTERDAM)


def play(state: RotterdamState, seat: Seat, *actions: Action) -> Step[RotterdamState]:
    """What is left, and all that happened, when that seat does this, one after the other."""
    events: list[Event] = []
    for action in actions:
        before = write(state)
        step = ROTTERDAM.play(state, seat, action)
        assert write(state) == before, "the given state has changed"
        rotterdam(state, step)
        state = step.state
        events += step.events
    return Step(state, events)


def idle_until(state: RotterdamState, phase: Phase) -> Step[RotterdamState]:
    """Everybody idles until that phase begins."""
    events: list[Event] = []
    while state.phase is not phase and state.result is None:
        seat = min(ROTTERDAM.to_act(state))
        step = play(state, seat, ROTTERDAM.idle(state, seat))
        state = step.state
        events += step.events
    return Step(state, events)


def final(state: RotterdamState) -> Result:
    """How the game came out."""
    assert state.result is not None
    return state.result


def legal(state: RotterdamState, seat: Seat, kind: type[Action]) -> list[Action]:
    """What that seat may do of that kind."""
    return [action for action in ROTTERDAM.legal(state, seat) if isinstance(action, kind)]


def events_of(events: Iterable[Event], kind: str) -> list[Event]:
    """Those of that kind, in order."""
    return [event for event in events if event.kind == kind]


def public(events: Iterable[Event]) -> list[Event]:
    """What everybody may read."""
    return [event for event in events if event.is_seen_by(None)]


def where(state: RotterdamState, seat: Seat) -> list[str]:
    """Where that player's ships stand, by name."""
    return sorted(state.ships_of(seat))
