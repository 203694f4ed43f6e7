"""Positions of Livingstone that chance would seldom bring, to be drawn."""

from __future__ import annotations

from tests.render.crowds import Crowds
from tests.render.positions import crowded, with_hand

CROWDS = Crowds(
    tables=lambda seats: [crowded(seats)],
    is_weighed=False,  # everybody camps everywhere: nobody has so many tents
    hands=lambda seats: [with_hand(cards) for cards in (0, 1, 4, 5, 6, 8, 14)] if seats == 5 else [],
)
