"""Decks and open offers: what lies beside the books."""

from __future__ import annotations

from collections.abc import Sequence

from games.rotterdam.data import CHANNEL_COLOURS
from games.rotterdam.view import OfferView, RotterdamView
from render.canvas import Box, Canvas, Pen, Role, Shape, cached_part, sprite
from render.icons import LINE, arrow, card_back, lay_sheets
from render.owners import stamp
from render.palette import ALARM, BRONZE, CHALK, FADED_INK, INK, RULE
from render.rotterdam.cards import card_icon, phase_icon, product_icon
from render.rotterdam.channels import mark
from render.rotterdam.colours import BRICK, NAVY, ink_on
from render.rotterdam.layout import MOST_OFFERS, OFFER_ROW, decks, offers
from render.type import Style, Weight
from words.catalogue import Words

NUMBER = Style(38)
LABEL = Style(20, Weight.LABEL, FADED_INK)
WORD = Style(24, Weight.LABEL)
GROUPS = {"board-missions-left": 700, "board-navigation-left": 848, "board-discard": 1000}
"""The middles of the icons of both decks and the discard pile."""
MOST_SHOWN = 5
"""Product icons on one side of an offer; a number tells of more."""


def write_decks(canvas: Canvas, words: Words, players: int) -> None:
    """The legend of the channels, and the labels of the decks."""
    box = decks(players)
    x = box.left + 40.0
    canvas.write(
        words.say("board-channels"), (box.left + 18, box.top + 19), LABEL, box, Role.EXTRA, align="l"
    )
    for colour in CHANNEL_COLOURS:
        canvas.put(mark(colour), x, box.top + 55)
        style = Style(38, Weight.TITLE, ink_on(colour))
        canvas.write(words.say(f"board-{colour}"), (x, box.top + 55), style, box, widest=34)
        canvas.write(words.say(colour), (x + 28, box.top + 55), WORD, box, Role.EXTRA, align="l")
        x += 48 + WORD.width(words.say(colour)) + 22
    for key, x in GROUPS.items():
        canvas.write(words.say(key), (x - 24, box.top + 19), LABEL, box, Role.EXTRA, align="l", widest=136)
    canvas.put(card_back(34, 44, BRICK), GROUPS["board-missions-left"], box.top + 56)
    canvas.put(card_back(34, 44, NAVY), GROUPS["board-navigation-left"], box.top + 56)


def draw_decks(canvas: Canvas, view: RotterdamView) -> None:
    """How many cards are left, and how many were played, with the last of them."""
    box = decks(len(view.players))
    counts = (view.mission_deck_size, view.navigation_deck_size, len(view.discard))
    _draw_counts(canvas, counts, view.discard[-1] if view.discard else None, box)


@cached_part
def _draw_counts(canvas: Canvas, counts: Sequence[int], last: str | None, box: Box) -> None:
    canvas.put(_nothing() if last is None else card_icon(last, 46), GROUPS["board-discard"], box.top + 56)
    for x, number in zip(GROUPS.values(), counts, strict=True):
        canvas.write(str(number), (x + 34, box.top + 56), NUMBER, box, align="l")


def draw_offers(canvas: Canvas, view: RotterdamView, words: Words) -> None:
    """The open offers; of one between two players only that it exists, whoever looks."""
    shown = view.offers[-MOST_OFFERS:]
    if not shown:
        return
    box = offers(len(view.players), len(shown))
    lay_sheets(canvas, box)
    label = words.say("board-offers", count=len(view.offers))
    canvas.write(
        label, (box.left + 18, box.top + 22), Style(24, Weight.LABEL, FADED_INK), box, Role.EXTRA, align="l"
    )
    for place, offer in enumerate(shown):
        top = box.top + 38 + place * OFFER_ROW
        _draw_offer(canvas, offer, Box(box.left, top, box.right, top + OFFER_ROW), words.nameless)


@cached_part
def _draw_offer(canvas: Canvas, offer: OfferView, row: Box, words: Words) -> None:
    y = row.middle[1]
    number = Style(38, Weight.NUMBER, FADED_INK)
    canvas.write(str(offer.number), (row.left + 70, y), number, row, widest=92)
    stamp(canvas, offer.maker, (row.left + 146, y), 48, row)
    canvas.put(arrow(20, 28, ALARM), row.left + 196, y)
    if offer.to is not None:
        stamp(canvas, offer.to, (row.left + 246, y), 48, row)
        canvas.put(_sealed(), row.left + 330, y)
        said = words.say("board-sealed")
        canvas.write(said, (row.left + 380, y), Style(38, Weight.LABEL, FADED_INK), row, align="l")
        return
    canvas.write(words.say("board-all"), (row.left + 222, y), NUMBER, row, align="l", widest=96)
    x = _draw_products(canvas, offer.give or (), row.left + 352, row)
    canvas.put(phase_icon("trade_products", 40), x + 12, y)
    _draw_products(canvas, offer.want or (), x + 62, row)


def _draw_products(canvas: Canvas, products: tuple[str, ...], x: float, row: Box) -> float:
    """One side of an offer; where the next thing may begin."""
    y = row.middle[1]
    for product in products[:MOST_SHOWN]:
        canvas.put(product_icon(product, 44), x, y)
        x += 54
    if len(products) > MOST_SHOWN:
        more = f"+{len(products) - MOST_SHOWN}"
        canvas.write(more, (x - 22, y), NUMBER, row, align="l")
        x += NUMBER.width(more) + 14
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
