"""Positions of Panamax that chance would seldom bring, to be drawn."""

from __future__ import annotations

from msgspec.structs import replace

from tests.render.crowds import Crowds
from tests.render.panamax_positions import choosing, crowded, finished

CROWDS = Crowds(
    tables=lambda seats: [crowded(seats, "waiting"), finished(seats)],
    hands=lambda seats: [choosing(seats)],
    quiet=lambda view: replace(view, trail=()),
    unmarked=frozenset({"signs"}),
)
