"""Positions of Rotterdam that chance would seldom bring, to be drawn."""

from __future__ import annotations

from games.rotterdam.data import PRODUCTS
from games.rotterdam.state import PHASES
from games.rotterdam.view import RotterdamView
from tests.render.crowds import Crowds
from tests.render.rotterdam_positions import before_the_first_round, choosing, crowded, moment_of, with_hand

SIZES = ((0, 0), (1, 1), (2, 5), (3, len(PRODUCTS)))
"""Of hands: kinds of cards and of products."""


def tables(seats: int) -> list[RotterdamView]:
    """Full; for three a choice of channels; for four every phase, and the time before the first round."""
    others = {3: [choosing()], 4: [before_the_first_round(), *map(moment_of, PHASES)]}
    return [crowded(seats), *others.get(seats, [])]


CROWDS = Crowds(
    tables=tables,
    hands=lambda seats: [with_hand(*size) for size in SIZES] if seats == 4 else [],
)
