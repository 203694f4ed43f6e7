"""Where everything lies on Panamax's board, in units."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TypeVar

from msgspec import Struct

from games.panamax.data import BOX, LANE_FROM, LANES, LOADING_ZONES, ZONES, ZoneKind
from render.canvas import Box
from render.page import EDGE, WIDTH

T = TypeVar("T")

GAP = 12

# The Atlantic lies above, the Pacific below. Ships go down the left lane and come back up the right one.
UNIT = 120
"""Width of one unit of a ship; four fill a lane."""
CAPACITY = BOX.limits.group_size
PAD = 6
GUTTER = 56
"""Of jungle beside a lane, with what it costs to stay and to leave."""
LANE_WIDTH = CAPACITY * UNIT + 2 * PAD
LANE_LEFT = {"to_pacific": EDGE + GUTTER, "to_atlantic": WIDTH - EDGE - GUTTER - LANE_WIDTH}
SPINE = WIDTH / 2
"""Between the lanes: trails of the latest moves."""

SKY_BOTTOM = 150
STRIP = 42
"""Above each zone: its name, and the gates of a lock."""
OPENING = 372
"""How far from its left edge the wall between two chambers of a lane opens; its name ends before."""
SHIP_ROW = 108
HULL_ROW = 63
"""Of ships that wait: always empty, so only hulls."""
SHORE = 18
"""Of water below the zones of an ocean."""
# All heights down the map are multiples of three: whole printed pixels, wherever a band comes to lie.

# Every band of the canal from the top down: its zone in the lane to the Pacific, and in the other one.
BANDS = tuple(zip(LANES["to_pacific"].path[1:-1], reversed(LANES["to_atlantic"].path[1:-1]), strict=True))


class Ocean(Struct, frozen=True):
    """The zones of an ocean, and the lane that begins there."""

    loading: tuple[str, ...]
    waiting: str
    lane: str


OCEANS = {
    ocean: Ocean(
        loading=tuple(zone.id for zone in LOADING_ZONES.values() if zone.ocean == ocean),
        waiting=next(
            zone.id for zone in ZONES.values() if zone.ocean == ocean and zone.kind is ZoneKind.WAITING
        ),
        lane=lane,
    )
    for ocean, lane in LANE_FROM.items()
}


class Berth(Struct, frozen=True, order=True):
    """A stretch of water where ships lie: a zone, or in a lake the half of one lane."""

    zone: str
    lane: str
    """In which ships sail from there, or came to wait."""


class Chart(Struct, frozen=True, eq=False):
    """Half the map as it has to be for the ships on it now; each is made once, so it can be a key."""

    berths: dict[Berth, Box]
    bands: tuple[tuple[str, float, float], ...]
    """The ocean and each band of the canal, named by its zone in the lane to the Pacific: top and bottom."""
    bottom: int
    side: str
    """The ocean of the half that is shown."""
    steps: tuple[float, ...]
    """How far down each ocean and each band of the whole canal lies, as far as it is shown."""


def opposite(lane: str) -> str:
    """The other lane."""
    return next(other for other in LANES if other != lane)


def waiting_berth(ocean: str) -> Berth:
    """Where ships wait: below the lane that ends in that ocean."""
    return Berth(OCEANS[ocean].waiting, opposite(OCEANS[ocean].lane))


def packed(things: Sequence[T], sizes: Sequence[int]) -> list[tuple[T, int, int]]:
    """Each thing with the row and the place in the row where it fits first."""
    filled: list[int] = []
    found = []
    for thing, size in zip(things, sizes, strict=True):
        row = next((row for row, taken in enumerate(filled) if taken + size <= CAPACITY), len(filled))
        if row == len(filled):
            filled.append(0)
        found.append((thing, row, filled[row]))
        filled[row] += size
    return found


SIDES = {"atlantic": slice(None, 1 + len(BANDS) // 2), "pacific": slice(1 + len(BANDS) // 2, None)}
"""Which of the bands, oceans included, each half of the map shows."""


def side_of(zone: str) -> str:
    """The ocean of the half of the map in which a zone lies."""
    names = [("atlantic", "atlantic"), *BANDS, ("pacific", "pacific")]
    shown = {name for pair in names[SIDES["atlantic"]] for name in pair}
    return "atlantic" if (ZONES[zone].ocean or zone) in shown else "pacific"


@lru_cache(maxsize=256)
def chart(grown: frozenset[tuple[Berth, int]], side: str) -> Chart:
    """Half the map, with so many rows of ships in these berths and one in every other."""
    rows = dict(grown)
    berths: dict[Berth, Box] = {}
    bands = []
    names = [("atlantic", _ocean), *((pair[0], _canal) for pair in BANDS), ("pacific", _ocean)]
    top = float(SKY_BOTTOM)
    for name, place in names[SIDES[side]]:
        bottom = place(name, rows, berths, top)
        bands.append((name, top, bottom))
        top = bottom
    shown = [_passing(name, above, below) for name, above, below in bands]
    hidden = [top if side == "atlantic" else float(SKY_BOTTOM)] * (len(names) - len(bands))
    steps = (*shown, *hidden) if side == "atlantic" else (*hidden, *shown)
    return Chart(berths, tuple(bands), round(top), side, steps)


def _passing(name: str, top: float, bottom: float) -> float:
    """How far down ships are traced in an ocean or a band of the canal."""
    ends = {"atlantic": bottom - 70, "pacific": top + 70}
    return ends.get(name, (top + STRIP + bottom) / 2)


def _canal(name: str, rows: Mapping[Berth, int], berths: dict[Berth, Box], top: float) -> float:
    """Two zones side by side, or the halves of a lake."""
    pair = next(pair for pair in BANDS if pair[0] == name)
    here = [Berth(zone, lane) for zone, lane in zip(pair, LANES, strict=True)]
    bottom = top + STRIP + SHIP_ROW * max(rows.get(berth, 1) for berth in here)
    for berth in here:
        left = LANE_LEFT[berth.lane]
        berths[berth] = Box(left, top + STRIP, left + LANE_WIDTH, bottom)
    return bottom


def _ocean(name: str, rows: Mapping[Berth, int], berths: dict[Berth, Box], top: float) -> float:
    """Loading zones above each other where their lane begins, the waiting zone where the other one ends."""
    ocean, bottom = OCEANS[name], top
    left = LANE_LEFT[ocean.lane]
    for zone in ocean.loading:
        berth = Berth(zone, ocean.lane)
        box = Box(left, bottom + STRIP, left + LANE_WIDTH, bottom + STRIP + rows.get(berth, 1) * SHIP_ROW)
        berths[berth], bottom = box, box.bottom
    waiting = waiting_berth(name)
    left = LANE_LEFT[waiting.lane]
    bottom = max(bottom, top + STRIP + rows.get(waiting, 1) * HULL_ROW)
    berths[waiting] = Box(left, top + STRIP, left + LANE_WIDTH, bottom)
    return bottom + SHORE
