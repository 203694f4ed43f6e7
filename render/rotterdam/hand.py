"""A player's private sheet in Rotterdam: missions and what they want, products, Navigation cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from games.rotterdam.data import CARDS, MISSIONS, PORTS, PRODUCTS
from games.rotterdam.view import RotterdamView
from render.canvas import Box, Canvas, Pen, Picture, Shape, cached_part, sprite
from render.icons import medal, ticket, vacancy
from render.owners import stamp
from render.page import EDGE, MARGIN, NAME, WIDTH
from render.palette import CHALK, FADED_INK, FOLD, GOLD, INK, PAPER, mix
from render.rotterdam.buildings import crane, skyline
from render.rotterdam.cards import card_icon, phase_icon, product_icon
from render.rotterdam.colours import BRICK, CARGO, FOAM, MEADOW, PALETTE, SKY, SUN, WATER
from render.rotterdam.layout import GAP, NAME_WIDTH
from render.rotterdam.ledger import tick
from render.rotterdam.pieces import cargo
from render.rotterdam.wanted import wanted
from render.type import Style, Weight, for_pictures, wrap
from words.catalogue import Words

HEAD = Box(EDGE, EDGE, WIDTH - EDGE, 106)
PAGE = WIDTH - 2 * MARGIN
"""Width of everything below the head."""
TOP = 118
CLOSE = 8
"""Between the things of a section; between sections it is twice as much."""
MISSION_HEIGHT = 80
PRODUCT_HEIGHT = 68
WAY_HEIGHT = 56
HIGHEST = 1200
"""Beyond it a phone shows a picture too small."""
TICKET_HEIGHT = 150
STUB = 150
"""Width of the part of a ticket with the icon."""
MISSION_STUB = 120
THING = Style(42, Weight.LABEL)
FIGURE = Style(42)
CARD_NAME = Style(42, Weight.NUMBER)
CARD_TEXT = Style(42, Weight.TEXT)
LINE_HEIGHT = 45
# Grounds of the cards' icons: by what a card is good for.
GROUNDS = {
    "luck_turns": SKY[3],
    "extra_cargo": MEADOW,
    "setback": WATER,
    "heavy_storm": WATER,
    "joker": mix(GOLD, CHALK, 0.67),
    "advantage": mix(GOLD, CHALK, 0.67),
    "extra_advantage": mix(GOLD, CHALK, 0.67),
    "cargo_thief": mix(BRICK, CHALK, 0.5),
    "police_inspection": mix(BRICK, CHALK, 0.5),
}


class Sheet:
    """Where each section of a sheet begins; one without cards has a low place that says so."""

    def __init__(self, missions: int, ways: int, products: int, cards: int) -> None:
        self.missions = TOP
        self.ways = self.missions + missions * (MISSION_HEIGHT + CLOSE)
        self.products = self.ways + (ways + 1) // 2 * (WAY_HEIGHT + CLOSE) + CLOSE
        self.cards = self.products + max(1, (products + 1) // 2) * (PRODUCT_HEIGHT + CLOSE) + CLOSE
        tickets = cards * (TICKET_HEIGHT + CLOSE) if cards else PRODUCT_HEIGHT + CLOSE
        self.bottom = self.cards + tickets + CLOSE

    @classmethod
    def that_fits(cls, missions: int, ways: int, products: int, cards: int) -> tuple[Sheet, bool]:
        """With the ways to the missing products, unless that makes it too high to be read on a phone."""
        sheet = cls(missions, ways, products, cards)
        has_room = sheet.bottom <= HIGHEST
        return sheet if has_room else cls(missions, 0, products, cards), has_room


def in_order(counts: Counter[str], things: dict[str, object]) -> list[str]:
    """The things there are, as the box lists them."""
    return [thing for thing in things if counts[thing]]


def hand(view: RotterdamView, words: Words) -> Picture:
    """What only this player sees."""
    assert view.me is not None
    assert view.own is not None
    words = for_pictures(words, "rotterdam", len(view.players), NAME, NAME_WIDTH * 2)
    products, cards, plain = Counter(view.own.products), Counter(view.own.navigation), words.nameless
    held, tickets = in_order(products, {**PRODUCTS}), in_order(cards, {**CARDS})
    ways = wanted(view.own)
    sheet, has_ways = Sheet.that_fits(len(view.own.missions), len(ways), len(held), len(tickets))
    canvas = Canvas(masthead(), height=sheet.bottom)
    stamp(canvas, words.badge(view.me), (MARGIN + 44, 59), 62, HEAD)
    name = Style(46, Weight.TITLE, INK)
    canvas.write(words.name(view.me), (MARGIN + 92, 59), name, HEAD, align="l", widest=560)
    for place, mission in enumerate(view.own.missions):
        top = sheet.missions + place * (MISSION_HEIGHT + CLOSE)
        box = Box(MARGIN, top, WIDTH - MARGIN, top + MISSION_HEIGHT)
        _draw_mission(canvas, mission, box, [each in held for each in MISSIONS[mission].products], plain)
    for place, (port, missing) in enumerate(ways.items() if has_ways else ()):
        _draw_way(canvas, port, missing, _tile_box(sheet.ways, place, WAY_HEIGHT), plain)
    free = Counter(view.own.free_products)
    for place, product in enumerate(held):
        box = _tile_box(sheet.products, place)
        _draw_product(canvas, product, products[product], free[product], box, plain)
    for place, card in enumerate(tickets):
        top = sheet.cards + place * (TICKET_HEIGHT + CLOSE)
        _draw_ticket(canvas, card, cards[card], Box(MARGIN, top, WIDTH - MARGIN, top + TICKET_HEIGHT), plain)
    if not held:
        _draw_nothing(canvas, words.say("board-no-products"), sheet.products)
    if not tickets:
        _draw_nothing(canvas, words.say("board-no-cards"), sheet.cards)
    return canvas.picture(PALETTE)


@sprite
def masthead() -> Shape:
    """A strip of the harbour."""
    pen = Pen(WIDTH, TOP, FOLD)
    for band, tone in enumerate(SKY):
        pen.slab((HEAD.left, HEAD.top + band * 16, HEAD.right, HEAD.bottom), 0, tone)
    for radius, tone in ((60, mix(SKY[3], SUN, 0.6)), (40, SUN)):
        pen.disc(720, 88, radius, tone)
    skyline(pen, 92, 680)
    pen.slab((HEAD.left, 88, HEAD.right, HEAD.bottom), 0, mix(WATER, FOAM, 0.25))
    for x, facing in ((1004, 1), (1122, -1)):
        crane(pen, x, 98, 66, facing)
    for outside in (
        (0, 0, WIDTH, EDGE),
        (0, HEAD.bottom, WIDTH, HEAD.bottom + 60),
        (0, 0, EDGE, 130),
        (HEAD.right, 0, WIDTH, 130),
    ):
        pen.slab(outside, 0, FOLD)
    pen.frame(HEAD, INK, 3)
    return pen.shape()


def _capital(name: str) -> str:
    """A name as it begins a line."""
    return name[:1].upper() + name[1:]


@cached_part
def _draw_mission(canvas: Canvas, mission: str, box: Box, held: Sequence[bool], words: Words) -> None:
    """Its points and its products, those in hand ticked; golden if that is all of them."""
    ground, ink = (GOLD, INK) if all(held) else (mix(BRICK, CHALK, 0.25), CHALK)
    canvas.put(ticket(PAGE, MISSION_HEIGHT, MISSION_STUB, ground), *box.middle)
    y = box.middle[1]
    canvas.put(medal(50), box.left + 38, y)
    points = Style(50, Weight.TITLE, ink)
    canvas.write(str(MISSIONS[mission].points), (box.left + 70, y), points, box, align="l")
    x = box.left + MISSION_STUB + 14.0
    for product, has_hold in zip(MISSIONS[mission].products, held, strict=True):
        canvas.put(_swatch(PORTS[PRODUCTS[product].port].material), x + 31, y)
        canvas.put(product_icon(product, 52), x + 31, y)
        if has_hold:
            canvas.put(tick(), x + 56, y + 20)
        canvas.write(_capital(words.say(product)), (x + 76, y), THING, box, align="l", widest=238)
        x += 329


@sprite
def _swatch(material: str) -> Shape:
    """The colour of the port a product comes from."""
    pen = Pen(72, 64)
    pen.slab((1, 1, 71, 63), 10, mix(CARGO[material], CHALK, 0.34))
    return pen.shape()


@cached_part
def _draw_way(canvas: Canvas, port: str, missing: Sequence[str], box: Box, words: Words) -> None:
    """Which cargo brought to which port makes the products that missions still want."""
    y = box.middle[1]
    canvas.put(cargo(PORTS[port].material, 50), box.left + 36, y)
    canvas.write(words.say(port), (box.left + 70, y), THING, box, align="l", widest=278)
    canvas.put(_becomes(), box.left + 380, y)
    for place, product in enumerate(missing):
        canvas.put(product_icon(product, 50), box.left + 432 + place * 62, y)


@sprite
def _becomes() -> Shape:
    """Points from cargo and port to what comes of it."""
    pen = Pen(28, 32)
    pen.polygon(((2, 2), (26, 16), (2, 30)), FADED_INK)
    return pen.shape()


def _tile_box(top: float, place: int, height: float = PRODUCT_HEIGHT) -> Box:
    width = (PAGE - GAP) / 2
    left = MARGIN + place % 2 * (width + GAP)
    down = top + place // 2 * (height + CLOSE)
    return Box(left, down, left + width, down + height)


@sprite
def _tile(material: str) -> Shape:
    """A product card in the colour of its port."""
    width, height = round((PAGE - GAP) / 2), PRODUCT_HEIGHT
    pen = Pen(width, height)
    pen.card((0, 0, width, height), 14, INK, PAPER)
    pen.slab((7, 7, 84, height - 7), 8, mix(CARGO[material], CHALK, 0.34))
    return pen.shape()


@cached_part
def _draw_product(canvas: Canvas, product: str, count: int, free: int, box: Box, words: Words) -> None:
    """A kind of product card, how many, how many of them are promised, and what one is worth at the end."""
    canvas.put(_tile(PORTS[PRODUCTS[product].port].material), *box.middle)
    x, y = box.left + 98.0, box.middle[1]
    canvas.put(product_icon(product, 52), box.left + 46, y)
    if count > 1:
        canvas.write(f"\N{MULTIPLICATION SIGN}{count}", (x, y), FIGURE, box, align="l", widest=52)
        x += 60
    canvas.write(_capital(words.say(product)), (x, y), THING, box, align="l", widest=242)
    if free < count:
        canvas.put(phase_icon("trade_products", 36), box.left + 424, y)
        canvas.write(str(count - free), (box.left + 446, y), FIGURE, box, align="l", widest=26)
    canvas.put(medal(42), box.right - 56, y)
    canvas.write(str(PRODUCTS[product].points), (box.right - 32, y), FIGURE, box, align="l")


@cached_part
def _draw_ticket(canvas: Canvas, card: str, copies: int, box: Box, words: Words) -> None:
    paper = ticket(PAGE, TICKET_HEIGHT, STUB, GROUNDS[card], is_stack=copies > 1)
    canvas.put(paper, *box.middle)
    y = box.middle[1] - (4 if copies > 1 else 0)
    canvas.put(card_icon(card, 104), box.left + STUB / 2, y)
    x = box.left + STUB + 22
    lines = wrap(words.say(f"{card}.text"), CARD_TEXT, box.right - 20 - x)
    top = y - len(lines) * LINE_HEIGHT / 2
    canvas.write(words.say(card), (x, top), CARD_NAME, box, align="l")
    for number, line in enumerate(lines, 1):
        canvas.write(line, (x, top + number * LINE_HEIGHT), CARD_TEXT, box, align="l")
    if copies > 1:
        times = f"\N{MULTIPLICATION SIGN}{copies}"
        canvas.write(times, (box.right - 34, top), CARD_NAME, box, align="r")


def _draw_nothing(canvas: Canvas, said: str, top: float) -> None:
    """The place where cards would lie."""
    box = Box(MARGIN, top, WIDTH - MARGIN, top + PRODUCT_HEIGHT)
    canvas.put(vacancy(PAGE, PRODUCT_HEIGHT), *box.middle)
    canvas.write(said, box.middle, Style(42, Weight.LABEL, FADED_INK), box)
