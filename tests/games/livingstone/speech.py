"""What is said of the actions of Livingstone, and how the player's views prove it."""

from __future__ import annotations

from typing import Any

from games.livingstone.data import ROWS
from tests.host.numbers import SHARED, Speech


def _row(action: Any) -> int:
    """Where a tent is put."""
    return int(action.row if hasattr(action, "row") else action.space.row)


SPEECH = Speech(
    numbers={
        "own.purse": "# pounds?",
        "total": "# points?",
        "tents": "# tents?",
        "gems.clear": "# clear gems?",
        "gems.blue": "# blue gems?",
        "gems.red": "# red gems?",
        "hand_size": "# cards?",
        "own.chest": "# for the Queen",
    },
    unnamed={
        "points": "where points come from: their sum is named",
        "donations": "how often one gave: what one gave is named",
    },
    claims={
        **SHARED,
        r"(\d) pounds?/stones? or row \1": lambda _, after, __, said: after.dice_to_spend[-1] == int(said[1]),
        r"(\d) stones?": lambda before, after, _, said: (
            sum(before.bag.values()) - sum(after.bag.values()) == int(said[1])
            or sum(after.bag.values()) >= sum(before.bag.values())
        ),
        r"worth (\d) points?": lambda _, __, action, said: ROWS[_row(action)].round_points == int(said[1]),
        r"counts in row (\d) at the end": lambda _, __, action, said: _row(action) == int(said[1]),
        "no more dice this round": lambda before, after, *_: (
            after.round_no > before.round_no or after.players[before.me].has_passed
        ),
        "no other can take a die: you go on": lambda before, after, *_: (
            after.active == before.me
            and not any(other.can_take_die for other in after.players if other.seat != before.me)
        ),
        r"steamboat back to column (\d)": lambda before, after, _, said: (
            after.boat == before.boat - 1 == int(said[1])
        ),
        r"on to column (\d+) \(tents cost (\d)\)": lambda before, after, _, said: (
            (after.boat, after.cost) == (int(said[1]), int(said[2])) and after.boat == before.boat + 1
        ),
    },
)
