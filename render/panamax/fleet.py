"""The ships on the map, what they carry, what it costs to stay and to go on, and what moved of late."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping

from PIL import Image

from games.panamax.data import LANES, ZONES, ShipKind
from games.panamax.frames import Moving
from games.panamax.state import PanamaxOptions, Passage
from games.panamax.view import PanamaxView, ShipView
from render.canvas import Box, Canvas, Pen, Point, Shape, cached_part, sprite
from render.icons import halo
from render.owners import OWNERS
from render.page import EDGE, WIDTH
from render.palette import ALARM, CHALK, GOLD, INK
from render.panamax.badges import Badges, badges_of
from render.panamax.colours import HULL_INK
from render.panamax.layout import (
    BANDS,
    GUTTER,
    HULL_ROW,
    OCEANS,
    OPENING,
    PAD,
    SHIP_ROW,
    SPINE,
    STRIP,
    UNIT,
    Berth,
    Chart,
    chart,
    packed,
    waiting_berth,
)
from render.panamax.pieces import (
    DIE,
    HULL,
    draw_die,
    fee_tag,
    flag,
    hull,
    is_striped,
    move_sign,
    nobodys_hull,
    pennant,
    socket,
    superstructure,
)
from render.type import Style, Weight
from words.catalogue import Badge, Words

LABEL = Style(38, Weight.LABEL, INK)
DASH = "\N{EN DASH}"
DECK = 52.0
"""Of a ship in its row: dice stand above it, the hull lies below."""
TRAIL = 13.0
"""How far beside the middle of the map the trails of a lane run."""

SHARED_NAMES = {other: zone for zone, other in BANDS}
"""Zones side by side are called the same on the map: by the one in the lane to the Pacific."""

Places = Mapping[Berth, list[tuple[ShipView, int, int]]]


def berth_of(ship: ShipView) -> Berth:
    """Where on the map a ship lies."""
    zone = ZONES[ship.zone]
    if zone.ocean is not None and ship.zone == OCEANS[zone.ocean].waiting:
        return waiting_berth(zone.ocean)
    return Berth(ship.zone, ship.lane)


def places(ships: Iterable[ShipView]) -> dict[Berth, list[tuple[ShipView, int, int]]]:
    """The ships in each berth, each with its row and the units before it."""
    found: defaultdict[Berth, list[ShipView]] = defaultdict(list)
    for ship in ships:
        found[berth_of(ship)].append(ship)
    return {berth: packed(here, [ship.size for ship in here]) for berth, here in found.items()}


def chart_for(ships: Places, side: str) -> Chart:
    """Half the map with as much room in each berth as its ships need."""
    grown = {berth: 1 + max(row for _, row, _ in here) for berth, here in ships.items()}
    return chart(frozenset((berth, rows) for berth, rows in grown.items() if rows > 1), side)


def ship_box(chart: Chart, berth: Berth, row: int, start: int, size: int) -> Box:
    """The part of the map that a ship covers with all it carries."""
    room = chart.berths[berth]
    tall = HULL_ROW if berth.zone in {ocean.waiting for ocean in OCEANS.values()} else SHIP_ROW
    left, top = room.left + PAD + start * UNIT, room.top + row * tall
    return Box(left, top, left + size * UNIT, top + tall)


def write_zones(canvas: Canvas, chart: Chart, words: Words, options: PanamaxOptions) -> None:
    """What never changes while a map keeps its size: names, fees, and the moves between zones."""
    for berth, box in chart.berths.items():
        strip = Box(box.left - GUTTER + 2, box.top - STRIP - 4, box.right, box.top + 4)
        said = words.say(f"board-{SHARED_NAMES.get(berth.zone, berth.zone)}")
        canvas.write(said, (box.left + 12, strip.middle[1]), LABEL, strip, align="l", widest=OPENING - 24)
    for lane in LANES.values():
        fees = lane.soft_fees if options.soft_fees else lane.fees
        ocean = OCEANS[lane.from_ocean]
        for zone in ocean.loading if lane.from_ocean == chart.side else ():
            _write_loading(canvas, chart.berths[Berth(zone, lane.id)], zone, fees[0])
        # The way out lies beside the loading zone that is nearer to the canal.
        nearest = ocean.loading[-1 if lane.id == "to_pacific" else 0]
        steps = zip((nearest, *lane.path[1:-1]), lane.moves, fees, strict=True)
        for step, (zone, move, fee) in enumerate(steps):
            if Berth(zone, lane.id) not in chart.berths:
                continue
            box = chart.berths[Berth(zone, lane.id)]
            y = box.bottom + 14 if lane.id == "to_pacific" else box.top - 15
            is_cut = y > chart.bottom
            canvas.put(move_sign(move, 46), _gutter(box).middle[0], y - 38 * is_cut)
            if step:
                _write_fee(canvas, fee, _gutter(box), box.middle[1] - 22 * is_cut)


def _gutter(box: Box) -> Box:
    """The jungle beside a zone, on the side away from the other lane."""
    left = EDGE if box.right < SPINE else WIDTH - EDGE - GUTTER
    return Box(left, box.top, left + GUTTER, box.bottom)


def _write_fee(canvas: Canvas, fee: int, gutter: Box, y: float) -> None:
    canvas.put(fee_tag(48), gutter.middle[0], y)
    canvas.write(str(fee), (gutter.middle[0], y + 3), Style(42, colour=CHALK), gutter)


def _write_loading(canvas: Canvas, box: Box, zone: str, fee: int) -> None:
    """The flag and the fee beside a loading zone."""
    gutter, nation = _gutter(box), ZONES[zone].nation
    assert nation is not None
    canvas.put(flag(nation, 50), gutter.middle[0], box.top + 28)
    _write_fee(canvas, fee, gutter, box.top + 78)


def draw_fleet(
    canvas: Canvas, view: PanamaxView, chart: Chart, ships: Places, words: Words, before: PanamaxView | None
) -> None:
    """All ships where they lie; what is new since `before` is marked."""
    known, bright = {ship.id: ship for ship in (before or view).ships}, lit(view)
    badges, plain = badges_of(words, len(view.players)), words.nameless
    draw_trails(canvas, chart, latest(view, before))
    for berth, here in ships.items():
        for ship, row, start in here if berth in chart.berths else ():
            box = ship_box(chart, berth, row, start, ship.size)
            draw_ship(canvas, ship, box, plain, badges, known.get(ship.id), is_lit=ship.id in bright)


def lit(view: PanamaxView) -> set[str]:
    """The ships that the moves being made can take on."""
    frame = view.frames[-1] if view.frames else None
    if not isinstance(frame, Moving):
        return set()
    ready = {ship.id for ship in view.ships if ship.is_ready}
    going = (group for group in view.groups if frame.can_spend(group.move))
    return {ship for group in going for ship in group.ships if group.step or ship in ready}


@sprite
def _beam(size: int) -> Shape:
    """The light behind a ship that can go on."""
    width, height = size * UNIT - 1, SHIP_ROW + 3
    pen = Pen(width, height)
    pen.card((0, 0, width, height), 16, GOLD, CHALK, 5)
    return pen.shape()


@cached_part
def draw_ship(
    canvas: Canvas,
    ship: ShipView,
    box: Box,
    words: Words,
    badges: Badges,
    before: ShipView | None,
    *,
    is_lit: bool,
) -> None:
    """Dice on deck; on the hull its owner's letter, its least and its most cargo."""
    if is_lit:
        canvas.put(_beam(ship.size), *box.middle)
    is_waiting = ship.step < 0
    is_new = before is None or before.zone != ship.zone
    if is_new:
        canvas.put(halo(round(box.right - box.left) - 9, round(box.bottom - box.top) - 7), *box.middle)
    is_eastward = ship.lane == "to_pacific"
    deck = box.top + (7 if is_waiting else DECK)
    x = box.middle[0]
    if ship.owner is not None:
        shape = hull(
            badges[ship.owner].colour, ship.size, is_eastward=is_eastward, is_striped=is_striped(ship.type)
        )
        canvas.put(shape, x, deck + (HULL + 22) / 2 - 14)
    else:
        hulk = nobodys_hull(ship.kind, ship.size, is_eastward=is_eastward)
        if ship.kind is ShipKind.MILITARY and not is_waiting:
            canvas.put(superstructure(ship.size, is_eastward=is_eastward), x, deck - 22)
        canvas.put(hulk, x, deck + (HULL + 22) / 2 - 14)
    _write_hull(canvas, ship, (x, deck + HULL / 2), box, words, badges)
    if not is_waiting:
        _draw_deck(canvas, ship, box, badges, before if not is_new else ship)


def _write_hull(canvas: Canvas, ship: ShipView, at: Point, box: Box, words: Words, badges: Badges) -> None:
    x, y = at
    limits = f"{ship.least}{DASH}{ship.most}"
    if ship.nation is not None:
        canvas.put(flag(ship.nation, 52), x, y + 1)
        return
    if ship.owner is None:
        said, ink = words.say(f"board-{ship.id}"), HULL_INK[ship.kind]
        style = Style(42, Weight.NUMBER, ink)
        canvas.write(limits, (box.left + 22, y + 2), style, box, align="l")
        name = Style(42, Weight.LABEL, ink)
        start = box.left + 22 + style.width(limits) + 24
        canvas.write(said, (start, y + 2), name, box, align="l", widest=box.right - 24 - start)
        return
    inner = Box(box.left, y - HULL / 2, box.right, y + HULL / 2)
    write_company_hull(canvas, badges[ship.owner], ship.size, limits, inner)


def write_company_hull(canvas: Canvas, whose: Badge, size: int, limits: str, box: Box) -> None:
    """The owner's letter and the limits of cargo, on a hull that fills the box."""
    ink, y = OWNERS[whose.colour].ink, box.middle[1] + 1
    sign, number = Style(42, Weight.TITLE, ink), Style(42, Weight.NUMBER, ink)
    gap, wide = (5 if size == 1 else 22), sign.width(whose.letter)
    start, room = box.left + 26, number.width(limits)
    if size == 1:
        room = min(room, box.right - box.left - 18 - wide - gap)
        start = box.middle[0] - (wide + gap + room) / 2
    canvas.write(whose.letter, (start, y), sign, box, align="l")
    canvas.write(limits, (start + wide + gap, y), number, box, align="l", widest=room)


def _draw_deck(canvas: Canvas, ship: ShipView, box: Box, badges: Badges, before: ShipView | None) -> None:
    """The dice in the order of loading, the free slots, and the pennant of a ship that may sail."""
    y, pitch = box.top + DECK - DIE[1] / 2 - 1, DIE[0] + 8
    seen = 0 if before is None else len(before.dice)
    for slot in range(ship.slots):
        at = (box.left + 9 + DIE[0] / 2 + slot * pitch, y)
        if slot < len(ship.dice):
            if slot >= seen:
                canvas.put(halo(DIE[0] + 14, DIE[1] + 10), *at)
            draw_die(canvas, badges[ship.dice[slot].owner], ship.dice[slot].value, at, box)
        else:
            canvas.put(socket(), *at)
    if ship.step == 0 and ship.is_ready:
        canvas.put(pennant(), box.right - 25, y)


def latest(view: PanamaxView, before: PanamaxView | None) -> list[Passage]:
    """What moved since the reader looked; or in the latest turn in which anything did."""
    if before is not None:
        return [passage for passage in view.trail if passage not in before.trail]
    last = max((passage.turn for passage in view.trail), default=None)
    return [passage for passage in view.trail if passage.turn == last]


def draw_trails(canvas: Canvas, chart: Chart, passages: Iterable[Passage]) -> None:
    """Between the lanes: an arrow for each step that ships made, a hollow one where they were pushed."""
    steps: dict[tuple[str, int], bool] = {}
    for passage in passages:
        at = (passage.lane, LANES[passage.lane].path.index(passage.origin))
        steps[at] = steps.get(at, True) and passage.is_push
    for (lane, step), is_push in steps.items():
        downs = (each if lane == "to_pacific" else len(BANDS) + 1 - each for each in (step, step + 1))
        start, end = (chart.steps[down] for down in downs)
        if start == end:
            continue
        x = SPINE - TRAIL if lane == "to_pacific" else SPINE + TRAIL
        canvas.put(
            _trail(round(abs(end - start)), is_push=is_push, is_down=end > start), x, (start + end) / 2
        )


@sprite
def _trail(tall: int, *, is_push: bool, is_down: bool) -> Shape:
    """An arrow from the middle of a zone to the middle of the next."""
    pen = Pen(26, tall)
    tip, back = tall - 6, tall - 24
    for grown, fill in ((2.4, CHALK), (0.0, ALARM)):
        width = 6 + 2 * grown
        if is_push:
            for start in range(8, back - 8, 14):
                pen.line([(13, start), (13, start + 6)], fill, width)
        else:
            pen.line([(13, 6), (13, back)], fill, width)
        pen.polygon([(13, tip + grown * 1.6), (23 + grown, back - grown), (3 - grown, back - grown)], fill)
    if is_push:
        pen.polygon([(13, tip - 6), (18, back + 3), (8, back + 3)], CHALK)
    shape = pen.shape()
    return shape if is_down else shape.transpose(Image.Transpose.FLIP_TOP_BOTTOM)
