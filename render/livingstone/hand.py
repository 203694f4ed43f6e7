"""A player's private sheet in Livingstone: purse, gifts, gems, and the cards as tickets."""

from __future__ import annotations

from collections import Counter

from msgspec import Struct

from games.livingstone.data import CARDS, GEMS
from games.livingstone.view import LivingstoneView
from render.canvas import Box, Canvas, Picture, Shape, cached_part, sprite
from render.icons import chest, coin, lay_sheets, ticket, vacancy
from render.livingstone.cards import card_icon
from render.livingstone.colours import CARD, LAND, PALETTE, SKY
from render.livingstone.layout import GAP
from render.livingstone.pieces import jewel, open_tent
from render.livingstone.scenery import HEAD, evening
from render.owners import stamp
from render.page import FOOT, MARGIN, NAME, WIDTH
from render.palette import CHALK, FADED_INK, mix
from render.type import Style, Weight, for_pictures, wrap
from words.catalogue import Words

PURSE = Box(MARGIN, HEAD.bottom + GAP, WIDTH - MARGIN, HEAD.bottom + GAP + 92)
CARDS_TOP = PURSE.bottom + GAP
NAME_WIDTH = 620
CARD_NAME = Style(44, Weight.NUMBER)
CARD_TEXT = Style(42, Weight.TEXT)
LINE_HEIGHT = 46
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


class Spread(Struct, frozen=True):
    """How the tickets lie."""

    columns: int
    height: int
    stub: int
    """Width of the part with the icon."""
    icon: int
    has_text: bool

    @property
    def width(self) -> int:
        """Of a ticket."""
        return (WIDTH - 2 * MARGIN - (self.columns - 1) * GAP) // self.columns

    def ticket(self, place: int) -> Box:
        """Where that one lies."""
        down, across = divmod(place, self.columns)
        left, top = MARGIN + across * (self.width + GAP), CARDS_TOP + down * (self.height + GAP)
        return Box(left, top, left + self.width, top + self.height)


FEW = Spread(1, 206, 206, 148, has_text=True)
SOME = Spread(1, 146, 146, 112, has_text=True)
MANY = Spread(2, 132, 132, 100, has_text=False)


def spread(kinds: int) -> Spread:
    """How so many kinds of cards fit on a sheet that is shown whole: of many only the names."""
    return FEW if kinds <= 4 else SOME if kinds <= 6 else MANY


def hand(view: LivingstoneView, words: Words) -> Picture:
    """What only this player sees, and what they need beside it."""
    assert view.me is not None
    assert view.own is not None
    words = for_pictures(words, "livingstone", len(view.players), NAME, NAME_WIDTH)
    cards = sorted(Counter(view.own.hand).items(), key=lambda item: list(CARDS).index(item[0]))
    lying = spread(len(cards))
    canvas = Canvas(_head(), height=lying.ticket(max(1, len(cards)) - 1).bottom + FOOT)
    y = HEAD.middle[1]
    stamp(canvas, words.badge(view.me), (MARGIN + 44, y), 62, HEAD)
    style = Style(46, Weight.TITLE, CHALK)
    canvas.write(words.name(view.me), (MARGIN + 92, y), style, HEAD, align="l", widest=NAME_WIDTH)
    plain, player = words.nameless, view.players[view.me]
    _draw_purse(canvas, view.own.purse, view.own.chest, player.tents, player.gems)
    for place, (card, copies) in enumerate(cards):
        _draw_ticket(canvas, lying, place, card, copies, plain)
    if not cards:
        box = lying.ticket(0)
        canvas.put(vacancy(lying.width, lying.height), *box.middle)
        canvas.write(words.say("board-no-cards"), box.middle, Style(42, Weight.LABEL, FADED_INK), box)
    return canvas.picture(PALETTE)


@sprite
def _head() -> Shape:
    """The sky, and the sheet for the purse."""
    canvas = Canvas(evening(), height=CARDS_TOP)
    lay_sheets(canvas, PURSE)
    return canvas.image


@cached_part
def _draw_purse(canvas: Canvas, purse: int, gifts: int, tents: int, gems: dict[str, int]) -> None:
    """Pounds, gifts, gems and tents."""
    y = PURSE.middle[1]
    plain = ((coin(56), purse, 74), (chest(62, 54), gifts, 268), (open_tent(60, 52), tents, 976))
    for icon, number, x in plain:
        canvas.put(icon, x, y)
        canvas.write(str(number), (x + 46, y), FIGURE, PURSE, align="l")
    for place, kind in enumerate(GEMS):
        x = 480 + place * 158
        canvas.put(jewel(kind, 56, 52), x, y)
        canvas.write(str(gems[kind]), (x + 42, y), FIGURE, PURSE, align="l")


@cached_part
def _draw_ticket(canvas: Canvas, lying: Spread, place: int, card: str, copies: int, words: Words) -> None:
    box, is_stack = lying.ticket(place), copies > 1
    canvas.put(ticket(lying.width, lying.height, lying.stub, GROUNDS[card], is_stack=is_stack), *box.middle)
    y = box.middle[1] - (4 if is_stack else 0)
    canvas.put(card_icon(card, lying.icon), box.left + lying.stub / 2, y)
    x, right = box.left + lying.stub + 20, box.right - (22 if is_stack else 14)
    number = f"\N{MULTIPLICATION SIGN}{copies}" if is_stack else ""
    lines = wrap(words.say(f"{card}.text"), CARD_TEXT, right - x) if lying.has_text else []
    top = y - len(lines) * LINE_HEIGHT / 2
    room = right - x - CARD_NAME.width(number) - 12
    canvas.write(words.say(card), (x, top), CARD_NAME, box, align="l", widest=room)
    if number:
        canvas.write(number, (right, top), CARD_NAME, box, align="r")
    for down, line in enumerate(lines, start=1):
        canvas.write(line, (x, top + down * LINE_HEIGHT), CARD_TEXT, box, align="l")
