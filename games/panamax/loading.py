"""Loading dice on ships and on the train in Panamax (rules 4.4, 5.1 to 5.4)."""

from __future__ import annotations

from games.panamax.data import Benefit
from games.panamax.frames import Loading, Source
from games.panamax.state import PanamaxState


def loads_left(state: PanamaxState, frame: Loading) -> int:
    """How many more loads that action allows; a passenger's benefit counts at once (4.4)."""
    has_extra = frame.source is Source.DIE and Benefit.EXTRA_LOAD in state.players[frame.seat].passengers
    return frame.level + has_extra - frame.done
