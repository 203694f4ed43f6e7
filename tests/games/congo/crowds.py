"""Positions of Congo that chance would seldom bring, to be drawn."""

from __future__ import annotations

from games.congo.data import AUXILIARIES, CARDS
from games.congo.state import Stage
from games.congo.view import CongoView
from tests.render.congo_positions import before_the_first_stop, crowded, moment_of, with_hand
from tests.render.crowds import Crowds

SIZES = ((0, 0, 0), (1, 1, 1), (6, 3, 2), (9, 7, 5), (15, 7, 8), (15, len(AUXILIARIES), len(CARDS)))
"""Of hands: characters, kinds of auxiliaries and of special cards."""


def tables(seats: int) -> list[CongoView]:
    """Full; with four players every stage, too, and with three the time before the first stop."""
    stages = [stage for stage in Stage if stage not in {Stage.FIRST_PLAYER, Stage.OVER}]
    others = {3: [before_the_first_stop()], 4: list(map(moment_of, stages))}
    return [crowded(seats), *others.get(seats, [])]


CROWDS = Crowds(
    tables=tables,
    hands=lambda seats: [with_hand(*size) for size in SIZES] if seats == 4 else [],
    unmarked=frozenset({"charts"}),
)
