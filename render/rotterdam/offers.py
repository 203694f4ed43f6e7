"""Decks and open offers: what lies beside the books."""

from __future__ import annotations

from collections.abc import Sequence

from games.rotterdam.view import OfferView, RotterdamView
from render.canvas import Box, Canvas, Pen, Shape, cached_part, sprite
from render.icons import LINE, arrow, card_back, halo, lay_sheets
from render.owners import stamp
from render.page import NUMBER
from render.palette import ALARM, BRONZE, CHALK, FADED_INK, INK, RULE
from render.rotterdam.cards import card_icon, phase_icon, product_icon
from render.rotterdam.colours import BRICK, NAVY
from render.rotterdam.layout import MOST_OFFERS, OFFER_ROW, decks_box, offers_box
from render.type import Style, Weight
from words.catalogue import Badge, Words

COUNT = Style(46)
WORD = Style(42, Weight.LABEL, FADED_INK)
GROUPS = {"board-missions-left": 54, "board-navigation-left": 424, "board-discard": 828}
"""The middles of the icons of both decks and the discard pile."""
MOST_SHOWN = 5
"""Product icons on one side of an offer; a number tells of more."""


def write_decks(canvas: Canvas, top: float) -> None:
    """The icons of the decks."""
    box = decks_box(top)
    for key, fill in (("board-missions-left", BRICK), ("board-navigation-left", NAVY)):
        canvas.put(card_back(42, 54, fill), box.left + GROUPS[key], box.middle[1])


def draw_decks(canvas: Canvas, view: RotterdamView, words: Words, top: float) -> None:
    """How many cards are left, and how many were played, with the last of them."""
    counts = (view.mission_deck_size, view.navigation_deck_size, len(view.discard))
    last = view.discard[-1] if view.discard else None
    _draw_counts(canvas, counts, last, decks_box(top), words.nameless)


@cached_part
def _draw_counts(canvas: Canvas, counts: Sequence[int], last: str | None, box: Box, words: Words) -> None:
    y = box.middle[1]
    sign = _nothing() if last is None else card_icon(last, 56)
    canvas.put(sign, box.left + GROUPS["board-discard"], y)
    for (key, x), number in zip(GROUPS.items(), counts, strict=True):
        at = box.left + x + 38
        canvas.write(str(number), (at, y), COUNT, box, align="l")
        after = (at + COUNT.width(str(number)) + 12, y)
        canvas.write(words.say(key), after, WORD, box, align="l")


def draw_offers(
    canvas: Canvas, view: RotterdamView, words: Words, before: RotterdamView | None, top: float
) -> None:
    """The open offers; of one between two players only that it exists, whoever looks."""
    count, box = len(view.offers), offers_box(len(view.offers), top)
    lay_sheets(canvas, box)
    if not count:
        canvas.write(words.say("board-no-offers"), box.middle, WORD, box)
    known = {offer.number for offer in (before or view).offers}
    lines = view.offers[-MOST_OFFERS:]
    for place, offer in enumerate(lines):
        to = None if offer.to is None else words.badge(offer.to)
        row, is_new = _row(box, place), offer.number not in known
        seen, maker = as_everybody_sees(offer), words.badge(offer.maker)
        _draw_offer(canvas, seen, maker, to, row, words.nameless, is_new=is_new)
    if count > len(lines):
        row = _row(box, len(lines))
        said = words.say("board-more-offers", count=count - len(lines))
        canvas.write(said, (row.left + 30, row.middle[1]), WORD, row, align="l")


def _row(box: Box, place: int) -> Box:
    top = box.top + 6 + place * OFFER_ROW
    return Box(box.left, top, box.right, top + OFFER_ROW)


def as_everybody_sees(offer: OfferView) -> OfferView:
    """The offer without its sides where they are known to two players only."""
    return offer if offer.to is None else OfferView(offer.number, offer.maker, offer.to, None, None)


@cached_part
def _draw_offer(
    canvas: Canvas, offer: OfferView, maker: Badge, to: Badge | None, row: Box, words: Words, *, is_new: bool
) -> None:
    y = row.middle[1]
    if is_new:
        canvas.put(halo(104, 58), row.left + 66, y)
    canvas.write(str(offer.number), (row.left + 66, y), NUMBER, row, widest=84)
    stamp(canvas, maker, (row.left + 152, y), 54, row)
    canvas.put(arrow(20, 30, ALARM), row.left + 202, y)
    if to is not None:
        stamp(canvas, to, (row.left + 252, y), 54, row)
        canvas.put(_sealed(), row.left + 336, y)
        canvas.write(words.say("board-sealed"), (row.left + 388, y), WORD, row, align="l", widest=700)
        return
    canvas.write(words.say("board-all"), (row.left + 228, y), NUMBER, row, align="l", widest=90)
    x = _draw_products(canvas, offer.give or (), row.left + 358, row)
    canvas.put(phase_icon("trade_products", 44), x + 8, y)
    _draw_products(canvas, offer.want or (), x + 70, row)


def _draw_products(canvas: Canvas, products: tuple[str, ...], x: float, row: Box) -> float:
    """One side of an offer; where the next thing may begin."""
    y = row.middle[1]
    for product in products[:MOST_SHOWN]:
        canvas.put(product_icon(product, 52), x, y)
        x += 58
    if len(products) > MOST_SHOWN:
        more = f"+{len(products) - MOST_SHOWN}"
        canvas.write(more, (x - 24, y), NUMBER, row, align="l")
        x += NUMBER.width(more) + 10
    return x


@sprite
def _sealed() -> Shape:
    """A letter that is not for everybody."""
    pen = Pen(66, 50)
    pen.slab((4, 5, 62, 45), 3, CHALK)
    pen.outline(INK, LINE)
    pen.line([(5, 6), (33, 28), (61, 6)], RULE, 2.4)
    pen.disc(33, 28, 8, ALARM)
    return pen.shape()


@sprite
def _nothing() -> Shape:
    """The place where played cards would lie."""
    pen = Pen(42, 52)
    for top in (3, 19, 35):
        for x in (3, 39):
            pen.line([(x, top), (x, top + 9)], BRONZE, 2)
    for left in (8, 24):
        for y in (3, 49):
            pen.line([(left, y), (left + 9, y)], BRONZE, 2)
    return pen.shape()
