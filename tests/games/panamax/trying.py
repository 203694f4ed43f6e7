"""How an illegal action is written down, and the moments in which they are tried."""

from __future__ import annotations

from typing import NamedTuple

from games.core import Action
from games.panamax.frames import (
    AnyFrame,
)
from games.panamax.state import PanamaxState
from games.values import Seat
from tests.games.panamax.positions import (
    RED,
    position,
)


class Illegal(NamedTuple):
    """An action that a rule forbids, and the reason to be given."""

    number: int
    state: PanamaxState
    seat: Seat
    action: Action
    key: str
    rule: str


def acting(*frames: AnyFrame, active: Seat = RED) -> PanamaxState:
    """In the middle of a turn."""
    return position(active=active, has_taken=True, frames=frames)
