"""A player's private sheet in Livingstone: purse, gifts, gems, and the cards as tickets."""

from __future__ import annotations

from collections import Counter
from math import sin

from games.livingstone.data import CARDS, GEMS
from games.livingstone.view import LivingstoneView
from render.canvas import Box, Canvas, Pen, Picture, Role, Shape, cached_part, sprite
from render.icons import chest, coin, lay_sheets, ticket, vacancy
from render.livingstone.cards import card_icon
from render.livingstone.colours import CARD, HILL, LAND, PALETTE, SKY, SUN
from render.livingstone.layout import EDGE, MARGIN, NAME, NAME_WIDTH, WIDTH
from render.livingstone.pieces import jewel, open_tent
from render.livingstone.scenery import acacia
from render.owners import stamp
from render.palette import CHALK, FADED_INK, FOLD, INK, mix
from render.type import Style, Weight, for_pictures, wrap
from words.catalogue import Words

HEAD = Box(EDGE, EDGE, WIDTH - EDGE, 118)
PURSE = Box(MARGIN, 132, WIDTH - MARGIN, 252)
CARDS_TOP = 268
TICKET_HEIGHT = 200
GAP = 14
STUB = 218
"""Width of the part with the icon."""
CARD_NAME = Style(42, Weight.NUMBER)
CARD_TEXT = Style(38, Weight.TEXT)
LINE_HEIGHT = 46
LABEL = Style(24, Weight.LABEL, FADED_INK)
FIGURE = Style(50, Weight.TITLE)
# Grounds of the cards' icons: by what a card is good for.
GROUNDS = {
    "free_tent": LAND[1],
    "any_row": LAND[1],
    "extra_tent": LAND[1],
    "double_dice": SKY[2],
    "market": SKY[4],
    "coins_four": SKY[4],
    "dig_three": LAND[6],
    "steamboat_back": mix(CARD, CHALK, 0.55),
    "lion": LAND[4],
    "rhino": LAND[4],
    "antelope": LAND[4],
}


def hand(view: LivingstoneView, words: Words) -> Picture:
    """What only this player sees, and what they need beside it."""
    assert view.me is not None
    assert view.own is not None
    words = for_pictures(words, "livingstone", len(view.players), NAME, NAME_WIDTH * 2)
    cards = sorted(Counter(view.own.hand).items(), key=lambda item: list(CARDS).index(item[0]))
    canvas = Canvas(_head(), height=_ticket_box(max(1, len(cards)) - 1).bottom + MARGIN)
    stamp(canvas, view.me, (MARGIN + 44, 66), 62, HEAD)
    canvas.write(
        words.name(view.me), (MARGIN + 92, 66), Style(46, Weight.TITLE, CHALK), HEAD, align="l", widest=620
    )
    plain, player = words.nameless, view.players[view.me]
    _draw_purse(canvas, view.own.purse, view.own.chest, player.tents, player.gems, plain)
    for place, (card, copies) in enumerate(cards):
        _draw_ticket(canvas, place, card, copies, plain)
    if not cards:
        at = _ticket_box(0).middle
        canvas.put(vacancy(WIDTH - 2 * MARGIN, TICKET_HEIGHT), *at)
        canvas.write(words.say("board-no-cards"), at, Style(40, Weight.LABEL, FADED_INK), _ticket_box(0))
    return canvas.picture(PALETTE)


def _ticket_box(place: int) -> Box:
    top = CARDS_TOP + place * (TICKET_HEIGHT + GAP)
    return Box(MARGIN, top, WIDTH - MARGIN, top + TICKET_HEIGHT)


@sprite
def _sky() -> Shape:
    """A strip of evening sky, and paper below it."""
    pen = Pen(WIDTH, PURSE.bottom + GAP, FOLD)
    for band, tone in enumerate(SKY):
        pen.slab((HEAD.left, HEAD.top + band * 22, HEAD.right, HEAD.bottom), 0, tone)
    pen.disc(980, 104, 76, mix(SKY[2], SUN, 0.4))
    pen.disc(980, 104, 54, SUN)
    hill = [(x, 100 + 12 * sin(x / 120) + 5 * sin(x / 47)) for x in range(EDGE, WIDTH - EDGE + 1, 5)]
    pen.polygon([*hill, (HEAD.right, HEAD.bottom), (HEAD.left, HEAD.bottom)], HILL)
    acacia(pen, 850, 106, 58, mix(HILL, INK, 0.5))
    acacia(pen, 1088, 112, 44, mix(HILL, INK, 0.5))
    pen.slab((0, HEAD.bottom, WIDTH, HEAD.bottom + 60), 0, FOLD)
    pen.frame(HEAD, INK, 3)
    return pen.shape()


@sprite
def _head() -> Shape:
    """The sky, and the sheet for the purse."""
    canvas = Canvas(_sky())
    lay_sheets(canvas, PURSE)
    return canvas.image


@cached_part
def _draw_purse(
    canvas: Canvas, purse: int, gifts: int, tents: int, gems: dict[str, int], words: Words
) -> None:
    """Pounds, gifts, gems and tents."""
    y = PURSE.top + 74
    plain = (
        ("board-purse", coin(52), purse, 70),
        ("board-chest", chest(60, 52), gifts, 250),
        ("board-own-tents", open_tent(58, 50), tents, 920),
    )
    for key, icon, number, x in plain:
        canvas.write(words.say(key), (x - 26, PURSE.top + 26), LABEL, PURSE, Role.EXTRA, align="l")
        canvas.put(icon, x, y)
        canvas.write(str(number), (x + 44, y), FIGURE, PURSE, align="l")
    canvas.write(words.say("board-own-gems"), (516, PURSE.top + 26), LABEL, PURSE, Role.EXTRA, align="l")
    for place, kind in enumerate(GEMS):
        x = 540 + place * 122
        canvas.put(jewel(kind, 54, 50), x, y)
        canvas.write(str(gems[kind]), (x + 38, y), FIGURE, PURSE, align="l")


@cached_part
def _draw_ticket(canvas: Canvas, place: int, card: str, copies: int, words: Words) -> None:
    box = _ticket_box(place)
    paper = ticket(WIDTH - 2 * MARGIN, TICKET_HEIGHT, STUB, GROUNDS[card], is_stack=copies > 1)
    canvas.put(paper, *box.middle)
    lift = 4 if copies > 1 else 0
    canvas.put(card_icon(card, 148), box.left + STUB / 2, box.middle[1] - lift)
    x = box.left + STUB + 26
    lines = wrap(words.say(f"{card}.text"), CARD_TEXT, box.right - 24 - x)
    top = box.middle[1] - lift - (len(lines) * LINE_HEIGHT + 8) / 2
    canvas.write(words.say(card), (x, top), CARD_NAME, box, align="l")
    for number, line in enumerate(lines):
        canvas.write(line, (x, top + 54 + number * LINE_HEIGHT), CARD_TEXT, box, align="l")
    if copies > 1:
        canvas.write(
            f"\N{MULTIPLICATION SIGN}{copies}", (box.right - 34, box.top + 38), CARD_NAME, box, align="r"
        )
