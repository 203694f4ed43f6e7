"""Congo over the wire: what is met on the way, and the moments when much is sealed."""

from __future__ import annotations

from games.congo.state import AT_ONCE, CongoState, Stage
from games.congo.view import view_table
from tests.wire.plans import Plan


def half_sealed(state: CongoState) -> Stage | None:
    """The choice that at least half have made in secret, while somebody has not."""
    if state.stage not in AT_ONCE:
        return None
    chosen = sum(player.has_answered for player in view_table(state).players)
    return state.stage if chosen >= len(state.waiting) > 0 else None


PLAN = Plan(
    meets=frozenset({"choose_character", "play_special", "decline_special", "add_auxiliaries", "pass"}),
    dull=frozenset({"decline_special", "pass"}),
    is_worth_a_look=lambda state: half_sealed(state) is not None,
    at_stake=half_sealed,
)
