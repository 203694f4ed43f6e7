"""The canal lying sideways: where ships are, what they carry, what it costs to stay and takes to go on."""

from __future__ import annotations

from collections.abc import Iterable

from PIL import ImageOps

from games.panamax.data import BOX, LANES, ZONES, ZoneKind
from games.panamax.frames import Loading
from games.panamax.state import CargoDie, PanamaxOptions, Passage
from games.panamax.view import ContractView, MovesLeft, PanamaxView, ShipView, TrainView
from render.canvas import Box, Canvas, Pen, Picture, Point, Shape, cached_part, layer, sprite
from render.icons import LINE, arrow, halo, lay_sheets
from render.owners import OWNERS, stamp
from render.palette import ALARM, CHALK, GOLD, INK, STEEL, mix
from render.panamax.badges import Badges, badges_of
from render.panamax.cards import icon
from render.panamax.colours import DEEP, FOAM, HULL_INK, NAVY, PALETTE, SHALLOW, WORN
from render.panamax.companies import draw_crate
from render.panamax.contracts import PITCH
from render.panamax.fleet import DASH, latest, lit
from render.panamax.isthmus import isthmus, rose
from render.panamax.layout import BANDS, OCEANS
from render.panamax.pieces import (
    crate,
    draw_die,
    fee_tag,
    flag,
    is_striped,
    low_hull,
    pennant,
    socket,
    upright_hull,
)
from render.panamax.poster import ROUND, TITLE
from render.panamax.scenery import anchor, dashed
from render.panamax.sideways import (
    CANAL,
    DICE_STEP,
    DIE,
    FEES_AT,
    HEAD,
    LETTER,
    LOW_FEES_AT,
    LOW_NAMES_AT,
    LOWER,
    MAP,
    NAMES_AT,
    NUMBER,
    PENNANT,
    SOCKET_STEP,
    WALL,
    Columns,
    Moored,
    Zone,
    afloat_box,
    columns_for,
    hull_text_width,
    in_canal,
    ocean_zones,
    open_water,
)
from render.panamax.station import engine
from render.panamax.turn import BADGE, asked, left_to_do
from render.type import Style, Weight
from words.catalogue import Words

PLACE = Style(42, Weight.LABEL, INK)
NAMES = {
    NAMES_AT: (("gatun", 0, 4), ("gaillard", 4, 5), ("miraflores", 6, 10)),
    LOW_NAMES_AT: (("gatun", 0, 4), ("pedro_miguel", 5, 6)),
}
"""What the bands are called: from the first one to the one after the last, above and below the canal."""
TRUCK = 58
"""Width of one space of a wagon."""
TRAIN_AT = CANAL[0] + 80
SKY_SHEET = (18.0, 88.0)
"""Top and bottom of the sheet that tells who is asked and what is left to do."""
SHEET_RIGHT = 1150.0
ROUND_AT, ROUND_WIDTH = 322.0, 300.0
LEFT_STEP = 88
STRIPED = 44
"""Height of a hull in an ocean with room for a stripe below its letters."""


def canal(view: PanamaxView, words: Words, before: PanamaxView | None = None) -> Picture:
    """The sideways map; what can move is lit, and what is new since `before` is marked."""
    afloat = in_canal(view.ships)
    columns, badges, plain = columns_for(afloat), badges_of(words, len(view.players)), words.nameless
    canvas = Canvas(_ground(words.language, columns, view.options))
    known, bright = {ship.id: ship for ship in (before or view).ships}, lit(view)
    _draw_heading(canvas, view, words)
    _draw_train(canvas, view.train, (before or view).train, badges)
    for ocean in OCEANS:
        here = [(ship, mark(ship, plain, badges), limits(ship)) for ship in view.ships]
        zones = ocean_zones(ocean, here)
        for zone in zones:
            _draw_zone(canvas, ocean, zone.id, zone.box, plain, view.options)
            _draw_moored(canvas, zone, plain, badges, known, bright)
        water = open_water(ocean, tuple(zone.box for zone in zones))
        if water is not None:
            canvas.put(rose(round(min(190, water.bottom - water.top - 24))), *water.middle)
    for each in afloat:
        box = afloat_box(columns, each)
        _draw_afloat(
            canvas, each.ship, box, plain, badges, known.get(each.ship.id), is_lit=each.ship.id in bright
        )
    _draw_trails(canvas, columns, latest(view, before))
    return canvas.picture(PALETTE)


def mark(ship: ShipView, words: Words, badges: Badges) -> str:
    """What a hull bears: its owner's letter, or the first letters of its name; a warship bears a flag."""
    if ship.owner is not None:
        return badges[ship.owner].letter
    return "" if ship.nation is not None else words.say(f"board-mark-{ship.id}")


def limits(ship: ShipView) -> str:
    """The least and the most cargo; a warship takes none."""
    return "" if ship.nation is not None else f"{ship.least}{DASH}{ship.most}"


@layer(PALETTE)
def _ground(language: str, columns: Columns, options: PanamaxOptions) -> Canvas:
    """What stays the same as long as the lakes are as wide: land and water, names and fees."""
    canvas, words = Canvas(isthmus(columns)), Words(language, "panamax")
    for y, names in NAMES.items():
        for name, first, last in names:
            left, right = columns.left(first), columns.left(last)
            # At the ends of the canal names stand at its shores: in the middle two more need the room.
            align, x = ("l", left + 6) if not first else ("r", right - 6) if last == len(BANDS) else ("m", 0)
            said, x = words.say(f"board-{name}"), x or (left + right) / 2
            canvas.write(said, (x, y), PLACE, MAP, align=align, widest=214)
            canvas.put(_bracket(round(right - left) - 8), (left + right) / 2, y + 20 if y < WALL else y - 21)
    for lane in LANES.values():
        fees = lane.soft_fees if options.soft_fees else lane.fees
        for step, fee in enumerate(fees[1:], 1):
            is_upper = lane.id == "to_pacific"
            x = columns.middle(step - 1 if is_upper else len(BANDS) - step)
            _draw_fee(canvas, fee, (x, FEES_AT if is_upper else LOW_FEES_AT))
    return canvas


@sprite
def _bracket(wide: int) -> Shape:
    """The line between a name and the bands it is for."""
    pen = Pen(wide, 4)
    pen.slab((0, 0, wide, 4), 2, INK)
    return pen.shape()


def _draw_fee(canvas: Canvas, fee: int, at: Point) -> None:
    canvas.put(fee_tag(48), *at)
    canvas.write(str(fee), (at[0], at[1] + 3), Style(42, colour=CHALK), MAP)


def _draw_heading(canvas: Canvas, view: PanamaxView, words: Words) -> None:
    """In the sky: the game, the round, who is asked or has won, and what is left to do."""
    seats = asked(view) if view.result is None else view.result.winners
    badges = badges_of(words, len(view.players))
    contracts: tuple[ContractView, ...] = ()
    top = view.frames[-1] if view.frames else None
    if isinstance(top, Loading) and view.result is None:
        contracts = tuple(each for each in view.players[top.seat].contracts if each.left)
        contracts = contracts[-BOX.limits.incomplete_contracts :]
    round_no = words.say("board-round-of", round=max(1, view.round_no), rounds=view.rounds)
    left = None if view.result is not None else (view.moves_left, view.loads_left)
    _write_heading(canvas, round_no, tuple(badges[seat] for seat in seats), left, contracts, words.nameless)


@cached_part
def _write_heading(
    canvas: Canvas,
    round_no: str,
    badges: Badges,
    moves_and_loads: tuple[MovesLeft | None, int | None] | None,
    contracts: tuple[ContractView, ...],
    words: Words,
) -> None:
    is_over = moves_and_loads is None
    left = [] if moves_and_loads is None else left_to_do(*moves_and_loads, 46)
    width = 22 + 64 * (len(badges) + is_over) + LEFT_STEP * len(left)
    width += sum(60 + PITCH * len(each.left) + 12 for each in contracts)
    top, bottom = SKY_SHEET
    box = Box(SHEET_RIGHT - width, top, SHEET_RIGHT, bottom)
    lay_sheets(canvas, box)
    x, y = box.left + 12, box.middle[1]
    if is_over:
        canvas.put(icon("cup", 52), x + 30, y)
        x += 64
    for whose in badges:
        stamp(canvas, whose, (x + 32, y), BADGE, box)
        x += 64
    for sign, count in left:
        canvas.put(sign, x + 30, y)
        canvas.write(str(count), (x + 58, y), NUMBER, box, align="l")
        x += LEFT_STEP
    for contract in contracts:
        canvas.put(flag(contract.nation, 48), x + 28, y)
        for place, load in enumerate(contract.left):
            at = (x + 60 + PITCH * (place + 0.5), y - 2)
            draw_crate(canvas, badges[0].colour, load, at, box)
        x += 60 + PITCH * len(contract.left) + 12
    canvas.write(words.say("board-title").upper(), (MAP.left + 22, 50), TITLE, MAP, align="l", widest=280)
    if box.left > ROUND_AT + ROUND_WIDTH:
        canvas.write(round_no, (ROUND_AT, 53), ROUND, MAP, align="l", widest=ROUND_WIDTH)


@sprite
def _flat_wagon() -> Shape:
    """A flat wagon with room for four dice."""
    width = BOX.limits.wagon_dice * TRUCK + 4
    pen = Pen(width + 8, 26)
    pen.slab((2, 4, width, 12), 2, NAVY)
    wheels = (20, 48, width - 48, width - 20)
    for x in wheels:
        pen.disc(x, 16, 7, STEEL)
    pen.outline(INK, LINE)
    for x in wheels:
        pen.disc(x, 16, 2.4, INK)
    return pen.shape()


@sprite
def _small_engine() -> Shape:
    """The engine, as it fits between the lanes."""
    whole = engine()
    return whole.resize((round(whole.width * 0.62), round(whole.height * 0.62)))


@cached_part
def _draw_train(canvas: Canvas, train: TrainView, old: TrainView, badges: Badges) -> None:
    """Both wagons with their dice from the left, on the wall between the lanes."""
    y, x = WALL + 29, TRAIN_AT
    canvas.put(_small_engine(), CANAL[0] + 36, y + 3)
    wagons = ((train.wagon_1, old.wagon_1), (train.wagon_2, old.wagon_2))
    for dice, known in wagons:
        canvas.put(_flat_wagon(), x + BOX.limits.wagon_dice * TRUCK / 2, y + 23)
        for place in range(BOX.limits.wagon_dice):
            at = (x + (place + 0.5) * TRUCK, y - 3)
            if place >= len(dice):
                canvas.put(socket(50, 38, WORN), *at)
                continue
            if dice[place] not in known:
                canvas.put(halo(64, 54), *at)
            draw_die(canvas, badges[dice[place].owner], dice[place].value, at, MAP, (DIE[0], 40))
        x += BOX.limits.wagon_dice * TRUCK + 16


@sprite
def _zone_ground(width: int, height: int, *, is_loading: bool) -> Shape:
    """Water of a zone, in a thin dashed line; where ships wait an anchor shows through."""
    pen = Pen(width, height)
    pen.slab((0, 0, width, height), 14, DEEP if is_loading else SHALLOW)
    dashed(pen, (1, 1, width - 1, height - 1), FOAM if is_loading else CHALK)
    if not is_loading:
        anchor(pen, 34, HEAD / 2 + 2, 44, mix(DEEP, INK, 0.35))
        if height > 2 * HEAD:
            anchor(pen, width - 66, (height + HEAD) / 2, min(110, height * 0.5), mix(SHALLOW, DEEP, 0.3))
    return pen.shape()


@cached_part
def _draw_zone(
    canvas: Canvas, ocean: str, zone: str, box: Box, words: Words, options: PanamaxOptions
) -> None:
    """A zone of an ocean: whose flag loading there serves and the fee; or the ocean where ships wait."""
    is_loading = ZONES[zone].kind is ZoneKind.LOADING
    wide, tall = round(box.right - box.left), round(box.bottom - box.top)
    canvas.put(_zone_ground(wide, tall, is_loading=is_loading), *box.middle)
    y, nation = box.top + HEAD / 2 - 1, ZONES[zone].nation
    if nation is None:
        canvas.write(words.say(ocean), (box.left + 66, y), PLACE, box, align="l", widest=wide - 76)
        return
    lane = LANES[OCEANS[ocean].lane]
    canvas.put(flag(nation, 60), box.left + 42, y)
    _draw_fee(canvas, (lane.soft_fees if options.soft_fees else lane.fees)[0], (box.left + 110, y))
    canvas.put(crate(46), box.left + 174, y)


@sprite
def _glow(width: int, height: int, *, is_lit: bool) -> Shape:
    """The light behind a ship that can go on, or that came since the reader looked."""
    pen = Pen(width, height)
    tone = CHALK if is_lit else mix(GOLD, CHALK, 0.7)
    pen.card((0, 0, width, height), 14, GOLD if is_lit else ALARM, tone, 5)
    return pen.shape()


def _draw_moored(
    canvas: Canvas,
    zone: Zone,
    words: Words,
    badges: Badges,
    known: dict[str, ShipView],
    bright: set[str],
) -> None:
    for each in zone.moored:
        old = known.get(each.ship.id)
        _draw_ship(canvas, each, zone.box, words, badges, old, is_lit=each.ship.id in bright)


@cached_part
def _draw_ship(
    canvas: Canvas,
    each: Moored,
    zone: Box,
    words: Words,
    badges: Badges,
    before: ShipView | None,
    *,
    is_lit: bool,
) -> None:
    """A ship in an ocean: its letter or mark and its limits on the hull, its dice and free slots beside."""
    ship, hull = each.ship, each.hull
    (x, y), wide, pitch = hull.middle, round(hull.right - hull.left), hull.bottom - hull.top
    seen = None if before is None or before.zone != ship.zone else len(before.dice)
    if is_lit or seen is None:
        canvas.put(_glow(wide + 8, round(pitch) + 1, is_lit=is_lit), x, y)
    colour = None if ship.owner is None else badges[ship.owner].colour
    tall, is_eastward = round(min(52, pitch - 8)), ship.lane == "to_pacific"
    has_stripe = is_striped(ship.type) and tall >= STRIPED
    shape = low_hull(colour, ship.kind, wide, tall, is_eastward=is_eastward, is_striped=has_stripe)
    canvas.put(shape, x, y - 2)
    if ship.nation is not None:
        canvas.put(flag(ship.nation, min(50, tall)), x, y)
    else:
        ink = HULL_INK[ship.kind] if colour is None else OWNERS[colour].ink
        said, bounds = mark(ship, words, badges), limits(ship)
        text = min(hull_text_width(said, bounds), wide - 14)
        start, letter = x - text / 2, Style(LETTER.size, LETTER.weight, ink)
        canvas.write(said, (start, y), letter, zone, align="l", widest=LETTER.width(said))
        number, after = Style(NUMBER.size, NUMBER.weight, ink), start + LETTER.width(said) + 8
        canvas.write(bounds, (after, y), number, zone, align="l", widest=x + text / 2 - after)
    if ship.step == 0:
        _draw_cargo(canvas, ship, each.cargo, zone, badges, len(ship.dice) if seen is None else seen)


def _draw_cargo(canvas: Canvas, ship: ShipView, at: Point, box: Box, badges: Badges, seen: int) -> None:
    """The dice in the order of loading, the free slots, and the pennant of a ship that may sail."""
    x, y = at
    for place, die in enumerate(ship.dice):
        middle = (x + DICE_STEP / 2, y)
        if place >= seen:
            canvas.put(halo(DIE[0] + 10, DIE[1] + 10), *middle)
        draw_die(canvas, badges[die.owner], die.value, middle, box, DIE)
        x += DICE_STEP
    for _ in range(ship.slots - len(ship.dice)):
        canvas.put(_slot(), x + SOCKET_STEP / 2, y)
        x += SOCKET_STEP
    if ship.is_ready and ship.slots:
        canvas.put(pennant(), x + PENNANT / 2 + 2, y - 2)


@sprite
def _slot() -> Shape:
    """A free slot for a die."""
    pen = Pen(18, 34)
    pen.card((1, 1, 16, 33), 5, mix(FOAM, INK, 0.45), mix(FOAM, DEEP, 0.35))
    return pen.shape()


@cached_part
def _draw_afloat(
    canvas: Canvas,
    ship: ShipView,
    box: Box,
    words: Words,
    badges: Badges,
    before: ShipView | None,
    *,
    is_lit: bool,
) -> None:
    """A ship in the canal: its letter, mark or flag above its dice; a golden arrow where it can go on."""
    wide, tall = round(box.right - box.left), round(box.bottom - box.top)
    x, y = box.middle
    is_new = before is None or before.zone != ship.zone
    if is_lit or is_new:
        canvas.put(_glow(wide + 8, tall + 4, is_lit=is_lit), x, y)
    colour = None if ship.owner is None else badges[ship.owner].colour
    is_eastward = ship.lane == "to_pacific"
    shape = upright_hull(
        colour, ship.kind, wide - 6, tall - 8, is_eastward=is_eastward, is_striped=is_striped(ship.type)
    )
    canvas.put(shape, x, y)
    if ship.nation is not None:
        canvas.put(flag(ship.nation, min(48, wide - 12)), x, y)
    else:
        ink = HULL_INK[ship.kind] if colour is None else OWNERS[colour].ink
        said = mark(ship, words, badges)
        at = (x, box.top + 24)
        canvas.write(said, at, Style(LETTER.size, LETTER.weight, ink), MAP, widest=wide - 14)
        for place, die in enumerate(ship.dice):
            _draw_stowed(canvas, die, (x, box.top + 68 + place * 46), wide - 4, badges)
    if is_lit:
        point = arrow(16, 26, GOLD) if is_eastward else _backward()
        canvas.put(point, box.right - 2 if is_eastward else box.left + 2, y)


def _draw_stowed(canvas: Canvas, die: CargoDie, at: Point, wide: int, badges: Badges) -> None:
    draw_die(canvas, badges[die.owner], die.value, at, MAP, (min(DIE[0], wide), DIE[1]))


@sprite
def _backward() -> Shape:
    """A golden pointer to the left."""
    return ImageOps.mirror(arrow(16, 26, GOLD))


def _draw_trails(canvas: Canvas, columns: Columns, passages: Iterable[Passage]) -> None:
    """Along the wall: an arrow for each step that ships made, a dotted one where they were pushed."""
    steps: dict[tuple[str, int], bool] = {}
    for passage in passages:
        at = (passage.lane, LANES[passage.lane].path.index(passage.origin))
        steps[at] = steps.get(at, True) and passage.is_push
    for (lane, step), is_push in steps.items():
        is_eastward = lane == "to_pacific"
        bands = (step - 1, step) if is_eastward else (len(BANDS) - step, len(BANDS) - 1 - step)
        start, end = (columns.middle(band) for band in bands)
        shape = _trail(round(abs(end - start)), is_push=is_push, is_eastward=is_eastward)
        canvas.put(shape, (start + end) / 2, WALL - 2 if is_eastward else LOWER + 2)


@sprite
def _trail(long: int, *, is_push: bool, is_eastward: bool) -> Shape:
    """An arrow from the middle of a band to the middle of the next."""
    pen, back = Pen(long + 12, 30), long - 14
    for grown, fill in ((2.4, CHALK), (0.0, ALARM)):
        width = 6 + 2 * grown
        if is_push:
            for start in range(6, back - 8, 14):
                pen.line([(start, 15), (start + 5, 15)], fill, width)
        else:
            pen.line([(6, 15), (back, 15)], fill, width)
        pen.polygon([(long + 6 + grown, 15), (back - grown, 4 - grown), (back - grown, 26 + grown)], fill)
    if is_push:
        pen.polygon([(long, 15), (back + 4, 10), (back + 4, 20)], CHALK)
    shape = pen.shape()
    return shape if is_eastward else ImageOps.mirror(shape)
