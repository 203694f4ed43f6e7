"""Where everything lies on the sideways map, in units: the Atlantic left, the Pacific right.

Ships go to the Pacific along the upper lane and come back along the lower one.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from msgspec import Struct

from games.panamax.data import LAKES, LANES, ZoneKind
from games.panamax.data import ZONES as EVERY_ZONE
from games.panamax.view import ShipView
from render.canvas import Box
from render.page import EDGE, WIDTH
from render.panamax.layout import BANDS, CAPACITY, OCEANS, packed
from render.type import Style, Weight

CANAL = (292.0, 878.0)
"""From shore to shore."""
SHORE_TOP = 96
"""Where the oceans begin, below the sky."""
NAMES_AT, FEES_AT = 117, 166
"""Names and fees above the upper lane."""
UNIT = 92
"""Height of one unit of a ship; four fill a lane."""
UPPER = 192
WALL = UPPER + CAPACITY * UNIT
"""Between the lanes, where the railway runs."""
LOWER = WALL + 66
LOW = LOWER + CAPACITY * UNIT
LOW_FEES_AT, LOW_NAMES_AT = LOW + 26, LOW + 72
BOTTOM = LOW + 100
HEIGHT = BOTTOM + EDGE
LANE_TOP = {"to_pacific": UPPER, "to_atlantic": LOWER}
OCEAN_LEFT = {"atlantic": 20.0, "pacific": 886.0}
ROOM = 264
"""Width of an ocean's zones."""
HEAD = 58
"""Height of a zone's head: flag and fee, or anchor and name."""
LINE = 62
"""Height of a line of ships where there is room enough."""
LEAST_LINE = 46
"""Under this, ships lie beside each other where they can."""
GAP = 8
PAD = 4
DIE = (52, 44)
DICE_STEP, SOCKET_STEP = 54, 17
PENNANT = 32
"""Room for the pennant of a ship that is ready."""
MAP = Box(EDGE, EDGE, WIDTH - EDGE, BOTTOM)
NUMBER = Style(42, Weight.NUMBER)
LETTER = Style(42, Weight.TITLE)


class Columns(Struct, frozen=True):
    """How many ships lie beside each other in each band of the canal: more than one in a crowded lake."""

    counts: tuple[int, ...]

    @property
    def each(self) -> float:
        """The width of a column."""
        return (CANAL[1] - CANAL[0]) / sum(self.counts)

    def left(self, band: int) -> float:
        """Where a band begins; the one after the last is the Pacific's shore."""
        return CANAL[0] + sum(self.counts[:band]) * self.each

    def middle(self, band: int) -> float:
        """The middle of a band; -1 is the Atlantic, the one after the last the Pacific."""
        if band < 0:
            return CANAL[0] - self.each / 2
        if band >= len(self.counts):
            return CANAL[1] + self.each / 2
        return (self.left(band) + self.left(band + 1)) / 2


BAND_OF = {zone: band for band, pair in enumerate(BANDS) for zone in pair}
"""The band of each zone of the canal."""


class Afloat(Struct, frozen=True):
    """A ship in the canal: its column among those of its band, and where it begins in its lane."""

    ship: ShipView
    band: int
    column: int
    start: int


def in_canal(ships: Iterable[ShipView]) -> list[Afloat]:
    """Every ship in the canal where it lies."""
    found: dict[tuple[int, str], list[ShipView]] = {}
    for ship in ships:
        if ship.zone in BAND_OF:
            found.setdefault((BAND_OF[ship.zone], ship.lane), []).append(ship)
    return [
        Afloat(ship, band, column, start)
        for (band, _), here in found.items()
        for ship, column, start in packed(here, [ship.size for ship in here])
    ]


def columns_for(afloat: Iterable[Afloat]) -> Columns:
    """The canal with as much room in its lakes as the ships there need."""
    counts = [1] * len(BANDS)
    for each in afloat:
        counts[each.band] = max(counts[each.band], each.column + 1)
    return Columns(tuple(counts))


def afloat_box(columns: Columns, each: Afloat) -> Box:
    """The part of the map that a ship in the canal covers."""
    left = columns.left(each.band) + each.column * columns.each
    top = LANE_TOP[each.ship.lane] + each.start * UNIT
    return Box(left, top, left + columns.each, top + each.ship.size * UNIT)


def has_gate(lane: str, band: int) -> bool:
    """Whether it takes a lock move to pass from the band before this one, or back."""
    step = band if lane == "to_pacific" else len(BANDS) - band
    return LANES[lane].moves[step] == "lock"


def is_lake(band: int) -> bool:
    """Whether that band is a lake, which both lanes share."""
    return BANDS[band][0] in LAKES


def is_lock(band: int) -> bool:
    """Whether that band is a pair of lock chambers."""
    return EVERY_ZONE[BANDS[band][0]].kind is ZoneKind.LOCK


class Moored(Struct, frozen=True):
    """A ship in an ocean: the box of its hull, and where its dice and free slots begin."""

    ship: ShipView
    hull: Box
    cargo: tuple[float, float]
    """Left end, and height of the middle."""


class Zone(Struct, frozen=True):
    """A zone of an ocean with its ships."""

    id: str
    box: Box
    moored: tuple[Moored, ...]


def hull_text_width(letter: str, limits: str) -> float:
    """How far letter or mark and the limits of cargo reach on a hull."""
    return LETTER.width(letter) + 8 + NUMBER.width(limits) if limits else 50


class _Item(Struct):
    """A ship to be put in a line: the width of its hull, that of its cargo, and whether that lies below."""

    ship: ShipView
    hull: int
    least: int
    """How narrow the hull can be."""
    cargo: float
    is_below: bool

    @property
    def width(self) -> float:
        return max(self.hull, self.cargo) if self.is_below else self.hull + self.cargo


def _item(ship: ShipView, letter: str, limits: str) -> _Item:
    """A ship with its cargo beside its hull, or below where the line is too short."""
    text = hull_text_width(letter, limits)
    least = round(text + 22)
    if ship.step < 0:
        return _Item(ship, min(round(text + 24 + 12 * ship.size), ROOM - 2 * PAD), least, 0, is_below=False)
    free = ship.slots - len(ship.dice)
    cargo = len(ship.dice) * DICE_STEP + free * SOCKET_STEP + (PENNANT if ship.is_ready and ship.slots else 0)
    room = ROOM - 2 * PAD - cargo - (6 if cargo else 0)
    is_below = room < least
    hull = round(text + 24 + 12 * ship.size)
    return _Item(ship, min(hull, round(ROOM - 2 * PAD if is_below else room)), least, cargo + 6, is_below)


def _lines(items: Sequence[_Item], *, is_crowded: bool) -> list[list[_Item]]:
    """Which ships lie beside each other: each in its own line, unless it is crowded."""
    lines: list[list[_Item]] = []
    for item in items:
        if is_crowded:
            item.hull = min(item.hull, item.least)
        beside = lines[-1] if lines and is_crowded else []
        taken = sum(each.width + 6 for each in beside) + item.width
        is_flat = not any(each.is_below for each in (*beside, item))
        if beside and is_flat and taken <= ROOM - 2 * PAD:
            beside.append(item)
        else:
            lines.append([item])
    return lines


def _height(lines: Sequence[Sequence[_Item]], *, is_crowded: bool) -> int:
    """How many lines of the zone they take; an empty zone takes one, if there is room."""
    return max(0 if is_crowded else 1, sum(1 + line[0].is_below for line in lines))


def ocean_zones(ocean: str, ships: Sequence[tuple[ShipView, str, str]]) -> list[Zone]:
    """The zones of an ocean, for ships each with its letter or mark and its limits."""
    printed = OCEANS[ocean]
    order = (*printed.loading, printed.waiting)
    items = {zone: [_item(*each) for each in ships if each[0].zone == zone] for zone in order}
    room = BOTTOM - SHORE_TOP - 2 * GAP - len(order) * (HEAD + PAD) - (len(order) - 1) * GAP
    for is_crowded in (False, True):
        lines = {zone: _lines(here, is_crowded=is_crowded) for zone, here in items.items()}
        needed = {zone: _height(here, is_crowded=is_crowded) for zone, here in lines.items()}
        pitch = min(LINE, room / sum(needed.values()))
        if pitch >= LEAST_LINE:
            break
    heights = {zone: HEAD + PAD + needed[zone] * pitch for zone in order}
    # Loading zones lie beside the beginning of their lane, the waiting zone where the other lane ends.
    upper, lower = (order[:-1], order[-1:]) if ocean == "atlantic" else (order[-1:], order[:-1])
    found, top = [], float(SHORE_TOP + GAP)
    for zone in upper:
        found.append(_zone(ocean, zone, top, heights[zone], lines[zone], pitch))
        top += heights[zone] + GAP
    top = BOTTOM - GAP - sum(heights[zone] + GAP for zone in lower) + GAP
    for zone in lower:
        found.append(_zone(ocean, zone, top, heights[zone], lines[zone], pitch))
        top += heights[zone] + GAP
    return found


def _zone(
    ocean: str, zone: str, top: float, tall: float, lines: Sequence[Sequence[_Item]], pitch: float
) -> Zone:
    left, moored = OCEAN_LEFT[ocean], []
    y = top + HEAD
    for line in lines:
        x = left + PAD
        for item in line:
            hull = Box(x, y, x + item.hull, y + pitch)
            cargo = (left + PAD + 6, y + pitch * 1.5) if item.is_below else (hull.right + 6, y + pitch / 2)
            moored.append(Moored(item.ship, hull, cargo))
            x += item.width + 6
        y += pitch * (1 + line[0].is_below)
    return Zone(zone, Box(left, top, left + ROOM, top + tall), tuple(moored))


def open_water(ocean: str, zones: tuple[Box, ...]) -> Box | None:
    """The largest stretch of an ocean between its zones, if it is worth a picture."""
    edges = sorted((box.top, box.bottom) for box in zones)
    gaps = [(below[0] - above[1], above[1], below[0]) for above, below in pairwise(edges)]
    tall, top, bottom = max(gaps)
    left = OCEAN_LEFT[ocean]
    return Box(left, top, left + ROOM, bottom) if tall > 130 else None
