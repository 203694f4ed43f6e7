"""What is left in mine and deck, what lies beside them, and at the end who held which cards."""

from __future__ import annotations

from games.livingstone.data import CARDS, GEMS, STONES
from games.livingstone.view import LivingstoneView
from render.canvas import Box, Canvas, Pen, Picture, Shape, cached_part, layer, sprite
from render.icons import card_back, halo, lay_sheets
from render.livingstone.cards import card_icon
from render.livingstone.colours import CARD, PALETTE
from render.livingstone.layout import FOOT, GAP, MARGIN, WIDTH
from render.livingstone.ledger import draw_news
from render.livingstone.pieces import bag, heap, jewel, stone
from render.livingstone.scenery import HEAD, evening
from render.owners import stamp
from render.palette import CHALK, INK, RULE, STEEL
from render.type import Style, Weight
from words.catalogue import Badge, Words

LABEL = Style(42, Weight.LABEL)
TITLE = Style(50, Weight.TITLE, CHALK)
STONES_HEIGHT = 188
CARDS_HEAD = 64
CARD_ROW = 58
HALF = 560
"""Width of one of the two columns of cards."""
STONES_AT = {kind: 500 + place * 142 for place, kind in enumerate(STONES)}
BADGE = 52
TOP = HEAD.bottom + GAP


def mine(view: LivingstoneView, words: Words, before: LivingstoneView | None = None) -> Picture:
    """The stones and the cards that everybody may count; with `before`, what is new is marked."""
    canvas = Canvas(_layer(words.language))
    said = words.say("board-round", round=view.round_no)
    title = words.say("picture-mine")
    canvas.write(said, (MARGIN + 46 + TITLE.width(title), HEAD.middle[1]), Style(42), HEAD, align="l")
    if before is not None:
        sheet = _stones(TOP)
        draw_news(canvas, Box(sheet.left, sheet.top, STONES_AT["black"] - 40, sheet.top + 72), words.nameless)
    draw_stock(canvas, TOP, view, words, before)
    return canvas.picture(PALETTE)


@layer(PALETTE)
def _layer(language: str) -> Canvas:
    """Everything that stays the same in that language."""
    words = Words(language, "livingstone")
    canvas = Canvas(evening(), height=TOP + stock_height() + FOOT)
    canvas.write(words.say("picture-mine"), (MARGIN + 16, HEAD.middle[1] - 1), TITLE, HEAD, align="l")
    lay_stock(canvas, TOP, words)
    return canvas


def stock_height() -> float:
    """Of both sheets."""
    return STONES_HEIGHT + GAP + CARDS_HEAD + -(-len(CARDS) // 2) * CARD_ROW + 8


def _stones(top: float) -> Box:
    return Box(MARGIN, top, WIDTH - MARGIN, top + STONES_HEIGHT)


def _cards(top: float) -> Box:
    return Box(MARGIN, top + STONES_HEIGHT + GAP, WIDTH - MARGIN, top + stock_height())


def _card_row(top: float, place: int) -> Box:
    across, down = divmod(place, -(-len(CARDS) // 2))
    box = _cards(top)
    left, y = box.left + across * (HALF + 2), box.top + CARDS_HEAD + down * CARD_ROW
    return Box(left, y, left + HALF, y + CARD_ROW)


def lay_stock(canvas: Canvas, top: float, words: Words) -> None:
    """The sheets with all that never changes."""
    stones, cards = _stones(top), _cards(top)
    lay_sheets(canvas, stones, cards)
    for kind, x in STONES_AT.items():
        y = stones.top + 36
        canvas.put(jewel(kind, 46, 48) if kind in GEMS else stone(kind, 44), x, y)
        if kind in GEMS:
            ink = INK if kind == "clear" else CHALK
            canvas.write(str(GEMS[kind].pounds), (x, y + 1), Style(42, colour=ink), stones)
    for y, sign, key in ((96, bag(48), "board-bag"), (152, heap(46), "board-aside")):
        canvas.put(sign, stones.left + 46, stones.top + y)
        canvas.write(words.say(key), (stones.left + 86, stones.top + y), LABEL, stones, align="l")
    y = cards.top + 34
    for x, sign, key in (
        (cards.left, card_back(32, 44, CARD), "board-deck"),
        (cards.left + HALF, card_icon("played", 46), "board-discard"),
    ):
        canvas.put(sign, x + 46, y)
        canvas.write(words.say(key), (x + 86, y), LABEL, cards, align="l")
    canvas.put(_rule(), cards.middle[0], cards.top + CARDS_HEAD)
    for place, card in enumerate(CARDS):
        row = _card_row(top, place)
        canvas.put(card_icon(card, 48), row.left + 46, row.middle[1])


@sprite
def _rule() -> Shape:
    """The line between all cards and each kind of them."""
    width = WIDTH - 2 * MARGIN - 28
    pen = Pen(width, 3)
    pen.rule((0, 0.8), (width, 0.8), RULE, 1.6)
    return pen.shape()


def draw_stock(
    canvas: Canvas, top: float, view: LivingstoneView, words: Words, before: LivingstoneView | None
) -> None:
    """All numbers of stones and cards."""
    old, stones, cards = before or view, _stones(top), _cards(top)
    for y, now, was in ((96, view.bag, old.bag), (152, view.aside, old.aside)):
        for kind, x in STONES_AT.items():
            count = now.get(kind, 0)
            at = (x, stones.top + y)
            _draw_count(canvas, str(count), at, stones, is_new=count != was.get(kind, 0), is_none=not count)
    played, before_played = sum(view.discard.values()), sum(old.discard.values())
    for left, count, was_count in (
        (cards.left, view.deck_size, old.deck_size),
        (cards.left + HALF, played, before_played),
    ):
        at = (left + HALF - 70, cards.top + 34)
        _draw_count(canvas, str(count), at, cards, is_new=count != was_count, is_none=not count)
    for place, (card, kind) in enumerate(CARDS.items()):
        row, count = _card_row(top, place), view.discard.get(card, 0)
        held = [
            words.badge(player.seat)
            for player in view.players
            for each in player.final_hand or ()
            if each == card
        ]
        _draw_card(canvas, card, held, row, words.nameless)
        said, is_new = f"{count}/{kind.copies}", count != old.discard.get(card, 0)
        _draw_count(canvas, said, (row.right - 70, row.middle[1]), row, is_new=is_new, is_none=not count)


@cached_part
def _draw_count(
    canvas: Canvas, said: str, at: tuple[float, float], sheet: Box, *, is_new: bool, is_none: bool
) -> None:
    if is_new:
        canvas.put(halo(88, 50), *at)
    canvas.write(said, at, Style(42, colour=STEEL if is_none else INK), sheet)


@cached_part
def _draw_card(canvas: Canvas, card: str, held: list[Badge], row: Box, words: Words) -> None:
    """The name, and whoever held it at the end."""
    room = HALF - 86 - 124 - len(held) * 56
    canvas.write(words.say(card), (row.left + 86, row.middle[1]), LABEL, row, align="l", widest=room)
    for place, badge in enumerate(held):
        x = row.right - 124 - (len(held) - place - 0.5) * 56
        stamp(canvas, badge, (x, row.middle[1]), BADGE, row)
