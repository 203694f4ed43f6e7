"""Playing on from a position, with everything checked that must hold after every action."""

from __future__ import annotations

from functools import partial

from games.core import Step
from games.rotterdam.rules import ROTTERDAM
from games.rotterdam.state import Phase, RotterdamState
from games.values import Seat
from tests.games import playing
from tests.games.refusing import check_refused

refused = partial(check_refused, ROTTERDAM)
play = partial(playing.play, ROTTERDAM)
legal = partial(playing.legal, ROTTERDAM)
final = partial(playing.final, ROTTERDAM)


def idle_until(state: RotterdamState, phase: Phase) -> Step[RotterdamState]:
    """Everybody idles until that phase begins."""
    return playing.idle_while(ROTTERDAM, state, lambda now: now.phase is not phase)


def where(state: RotterdamState, seat: Seat) -> list[str]:
    """Where that player's ships stand, by name."""
    return sorted(state.ships_of(seat))
