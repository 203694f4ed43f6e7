"""The sheet that every picture is printed on, in units; what a game lays out otherwise, it says itself."""

from __future__ import annotations

from render.type import Style, Weight

WIDTH = 1170
"""Three times the width of a phone."""
MARGIN = 24
EDGE = 12
"""Of bare paper round the landscape."""
FOOT = 14
"""Of bare paper below the last sheet."""
PAGE = WIDTH - 2 * MARGIN
"""Width of a sheet."""
NAME = Style(42, Weight.LABEL)
"""Of all that is written where nothing else is said: legible before a picture is opened."""
NUMBER = Style(42)
