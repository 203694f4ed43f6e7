"""The four ports: their names on the quays, and below the map what is left of cargo and cards."""

from __future__ import annotations

from games.rotterdam.data import PORTS, PRODUCTS
from games.rotterdam.view import RotterdamView
from render.canvas import Box, Canvas, Pen, Point, Role, Shape, cached_part, mounted, sprite
from render.icons import card_back, halo, medal
from render.palette import ALARM, CHALK, FADED_INK, INK, STEEL
from render.rotterdam.cards import product_icon
from render.rotterdam.colours import CARGO, CARGO_INK
from render.rotterdam.layout import MAP, port_box
from render.rotterdam.pieces import cargo
from render.type import Style, Weight
from words.catalogue import Words

NAME = Style(38, Weight.LABEL)
SIGN = Style(25, Weight.NUMBER)
NUMBER = Style(42)
LABEL = Style(20, Weight.LABEL, FADED_INK)
# Where the map says a port's name, and where it shows what the port takes.
SIGNS: dict[str, tuple[Point, Point]] = {
    "vulcaanhaven": ((100, 372), (100, 330)),
    "merwehaven": ((360, 192), (360, 250)),
    "waalhaven": ((810, 192), (810, 250)),
    "botlek": ((1070, 372), (1070, 330)),
}


def products_of(port: str) -> list[str]:
    """The two products made there."""
    return [product.id for product in PRODUCTS.values() if product.port == port]


def write_ports(canvas: Canvas, words: Words) -> None:
    """What never changes: signs on the quays, and the heads of the ports' panels."""
    for place, port in enumerate(PORTS.values()):
        at, emblem = SIGNS[port.id]
        draw_cargo(canvas, port.material, emblem, 48, MAP, words)
        canvas.write(words.say(port.id), at, SIGN, MAP, Role.EXTRA)
        box = port_box(place)
        canvas.write(words.say(port.id), (box.left + 16, box.top + 28), NAME, box, align="l", widest=238)
        draw_cargo(canvas, port.material, (box.left + 42, box.top + 88), 50, box, words)
        for column, product in enumerate(products_of(port.id)):
            canvas.put(product_icon(product, 42), box.left + 42 + column * 56, box.top + 142)
        canvas.put(medal(44), box.left + 176, box.top + 142)
        points = str(PRODUCTS[products_of(port.id)[0]].points)
        canvas.write(points, (box.left + 208, box.top + 142), NUMBER, box, align="l")


def draw_cargo(canvas: Canvas, material: str, at: Point, size: int, panel: Box, words: Words) -> None:
    """A raw material with its letter."""
    canvas.put(cargo(material, size), *at)
    style = Style(38, Weight.TITLE, CARGO_INK[material])
    canvas.write(words.say(f"board-{material}"), (at[0], at[1] + 4), style, panel)


def draw_ports(canvas: Canvas, view: RotterdamView, before: RotterdamView | None) -> None:
    """Units left in stock, cards left in the pile, and its top card where that lies open."""
    old = (before or view).pile_sizes
    for place, port in enumerate(PORTS.values()):
        left, pile, top = view.stock[port.material], view.pile_sizes[port.id], view.face_up.get(port.id)
        _draw_port(canvas, port.material, left, pile, top, port_box(place), is_new=old[port.id] != pile)


@cached_part
def _draw_port(
    canvas: Canvas, material: str, left: int, pile: int, top: str | None, box: Box, *, is_new: bool
) -> None:
    y = box.top + 88
    canvas.write(str(left), (box.left + 78, y), _number(left), box, align="l")
    if is_new:
        canvas.put(halo(58, 66), box.left + 174, y)
    card = card_back(36, 48, CARGO[material]) if top is None else _face_up(top)
    canvas.put(card, box.left + 176, y)
    canvas.write(str(pile), (box.left + 208, y), _number(pile), box, align="l")


def _number(number: int) -> Style:
    return NUMBER if number else Style(NUMBER.size, colour=STEEL)


@sprite
def _face_up(product: str) -> Shape:
    """The open top card of a pile."""
    pen = Pen(54, 62)
    pen.slab((3, 3, 51, 59), 7, CHALK)
    pen.outline(ALARM, 2)
    pen.outline(INK, 1.4)
    return mounted(54, 62, (pen.shape(), 27, 31), (product_icon(product, 36), 27, 31))
