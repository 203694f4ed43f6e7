"""What must hold whenever a rule forbids something, in any game."""

from __future__ import annotations

import pytest

from games.core import Action, AnyGame, Refused, State, write
from games.values import Seat, Text


def check_refused(game: AnyGame, state: State, seat: Seat, action: Action, key: str, rule: str) -> Text:
    """The reason why that seat may not do this; it is not offered, and nothing has changed."""
    before = write(state)
    with pytest.raises(Refused) as caught:
        game.play(state, seat, action)
    assert write(state) == before, "a refused action has changed the state"
    assert action not in game.legal(state, seat)
    reason = caught.value.reason
    assert (reason.key, reason.rule) == (f"refusal-{key}", rule)
    return reason
