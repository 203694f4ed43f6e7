"""The four ports: their signs on the map's quays, and panels with what is left of cargo and cards."""

from __future__ import annotations

from games.rotterdam.data import PORTS, PRODUCTS
from games.rotterdam.view import RotterdamView
from render.canvas import Box, Canvas, Point, Role, cached_part
from render.icons import card_back, halo, medal
from render.page import NAME
from render.palette import INK, STEEL
from render.rotterdam.cards import open_card, product_icon
from render.rotterdam.colours import CARGO
from render.rotterdam.layout import MAP, port_box
from render.rotterdam.pieces import cargo
from render.type import Style, Weight
from words.catalogue import Words

SIGN = Style(34, Weight.NUMBER)
NUMBER = Style(54)
HAVEN = "haven"
"""The end of a long name, which may have a line of its own."""
# Where the map says a port's name, in one line or two, and shows what is left of what the port takes.
SIGNS: dict[str, tuple[tuple[Point, ...], Point]] = {
    "vulcaanhaven": (((1022, 40),), (942, 86)),
    "merwehaven": (((1096, 295), (1096, 327)), (1074, 366)),
    "waalhaven": (((1096, 773), (1096, 805)), (1074, 734)),
    "botlek": (((958, 1008),), (942, 1052)),
}


def products_of(port: str) -> list[str]:
    """The two products made there."""
    return [product.id for product in PRODUCTS.values() if product.port == port]


def write_signs(canvas: Canvas, words: Words) -> None:
    """The names of the ports on their quays, and what each of them takes."""
    for port in PORTS.values():
        places, emblem = SIGNS[port.id]
        name = words.say(port.id)
        lines = [f"{name.removesuffix(HAVEN)}-", HAVEN] if len(places) > 1 else [name]
        for line, at in zip(lines, places, strict=True):
            canvas.write(line, at, SIGN, MAP, Role.EXTRA)
        canvas.put(cargo(port.material, 46), *emblem)


def draw_stock(canvas: Canvas, view: RotterdamView) -> None:
    """On the map: units left beside what the port takes."""
    for port in PORTS.values():
        _draw_left(canvas, view.stock[port.material], SIGNS[port.id][1])


@cached_part
def _draw_left(canvas: Canvas, left: int, emblem: Point) -> None:
    canvas.write(str(left), (emblem[0] + 34, emblem[1]), _number(left, 46), MAP, align="l")


def write_ports(canvas: Canvas, words: Words, top: float) -> None:
    """What never changes in the ports' panels: names, what they take and make, and what that is worth."""
    for place, port in enumerate(PORTS.values()):
        box = port_box(place, top)
        canvas.write(words.say(port.id), (box.left + 16, box.top + 34), NAME, box, align="l", widest=238)
        canvas.put(cargo(port.material, 64), box.left + 46, box.top + 108)
        y = box.top + 192
        for column, product in enumerate(products_of(port.id)):
            canvas.put(product_icon(product, 54), box.left + 48 + column * 66, y)
        canvas.put(medal(52), box.left + 176, y)
        points = str(PRODUCTS[products_of(port.id)[0]].points)
        canvas.write(points, (box.left + 210, y), NUMBER, box, align="l")


def draw_ports(canvas: Canvas, view: RotterdamView, before: RotterdamView | None, top: float) -> None:
    """Units left in stock, cards left in the pile, and its top card where that lies open."""
    old = (before or view).pile_sizes
    for place, port in enumerate(PORTS.values()):
        left, pile, shown = view.stock[port.material], view.pile_sizes[port.id], view.face_up.get(port.id)
        box = port_box(place, top)
        _draw_port(canvas, port.material, left, pile, shown, box, is_new=old[port.id] != pile)


@cached_part
def _draw_port(
    canvas: Canvas, material: str, left: int, pile: int, shown: str | None, box: Box, *, is_new: bool
) -> None:
    y = box.top + 108
    canvas.write(str(left), (box.left + 88, y), _number(left), box, align="l")
    if is_new:
        canvas.put(halo(70, 82), box.left + 166, y)
    card = card_back(44, 58, CARGO[material]) if shown is None else open_card(shown)
    canvas.put(card, box.left + 166, y)
    canvas.write(str(pile), (box.left + 200, y), _number(pile), box, align="l", widest=56)


def _number(number: int, size: int = NUMBER.size) -> Style:
    return Style(size, colour=INK if number else STEEL)
