"""What is left in mine and deck, what lies beside them, and at the end who held which cards."""

from __future__ import annotations

from games.livingstone.data import CARDS, GEMS, STONES
from games.livingstone.view import LivingstoneView
from render.canvas import Box, Canvas, Pen, Picture, Point, Shape, Sprite, cached_part, layer, sprite
from render.icons import card_back, halo, lay_sheets
from render.livingstone.cards import card_icon
from render.livingstone.colours import CARD, PALETTE
from render.livingstone.layout import GAP
from render.livingstone.ledger import draw_news
from render.livingstone.pieces import bag, heap, jewel, stone
from render.livingstone.scenery import MOUTH, hillside
from render.owners import stamp
from render.page import FOOT, MARGIN, WIDTH
from render.palette import CHALK, INK, RULE, STEEL
from render.type import Style, Weight
from words.catalogue import Badge, Words

LABEL = Style(42, Weight.LABEL)
TITLE = Style(58, Weight.TITLE, CHALK)
STONES_HEIGHT = 188
BAG_AT, ASIDE_AT = 96, 152
"""How far down that sheet the two lines of numbers lie."""
DECK_AT = 33
CARDS_HEAD = 64
CARD_ROW = 58
HALF = 560
"""Width of one of the two columns of cards."""
STONES_AT = {kind: 500 + place * 142 for place, kind in enumerate(STONES)}
BADGE = 52
TOP = MOUTH.bottom + GAP


def mine(view: LivingstoneView, words: Words, before: LivingstoneView | None = None) -> Picture:
    """The stones and the cards that everybody may count; with `before`, what is new is marked."""
    canvas = Canvas(_layer(words.language))
    said = words.say("board-round", round=view.round_no)
    canvas.write(said, (MARGIN + 16, 108), Style(42), MOUTH, align="l")
    if before is not None:
        sheet = _stones(TOP)
        draw_news(canvas, Box(sheet.left, sheet.top, STONES_AT["black"] - 40, sheet.top + 72), words.nameless)
    draw_stock(canvas, TOP, view, words, before)
    return canvas.picture(PALETTE)


@layer(PALETTE)
def _layer(language: str) -> Canvas:
    """Everything that stays the same in that language."""
    words = Words(language, "livingstone")
    canvas = Canvas(hillside(), height=TOP + stock_height() + FOOT)
    canvas.write(words.say("picture-mine"), (MARGIN + 16, 60), TITLE, MOUTH, align="l")
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
        at = (x, stones.top + 36)
        canvas.put(jewel(kind, 46, 48) if kind in GEMS else stone(kind, 44), *at)
        if kind in GEMS:
            ink = INK if kind == "clear" else CHALK
            canvas.write(str(GEMS[kind].pounds), (x, at[1] + 1), Style(42, colour=ink), stones)
    _label(canvas, bag(48), words.say("board-bag"), (stones.left, stones.top + BAG_AT), stones)
    _label(canvas, heap(46), words.say("board-aside"), (stones.left, stones.top + ASIDE_AT), stones)
    left, right = (cards.left, cards.top + DECK_AT), (cards.left + HALF, cards.top + DECK_AT)
    _label(canvas, card_back(32, 44, CARD), words.say("board-deck"), left, cards)
    _label(canvas, card_icon("played", 46), words.say("board-discard"), right, cards)
    canvas.put(_rule(), cards.middle[0], cards.top + CARDS_HEAD)
    for place, card in enumerate(CARDS):
        row = _card_row(top, place)
        canvas.put(card_icon(card, 48), row.left + 46, row.middle[1])


def _label(canvas: Canvas, sign: Sprite, said: str, at: Point, sheet: Box) -> None:
    canvas.put(sign, at[0] + 46, at[1])
    canvas.write(said, (at[0] + 86, at[1]), LABEL, sheet, align="l")


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
    for y, now, was in ((BAG_AT, view.bag, old.bag), (ASIDE_AT, view.aside, old.aside)):
        for kind, x in STONES_AT.items():
            count, is_new = now.get(kind, 0), now.get(kind, 0) != was.get(kind, 0)
            _draw_count(canvas, count, (x, stones.top + y), stones, is_new=is_new)
    played, was_played = sum(view.discard.values()), sum(old.discard.values())
    for left, count, is_new in (
        (cards.left, view.deck_size, view.deck_size != old.deck_size),
        (cards.left + HALF, played, played != was_played),
    ):
        _draw_count(canvas, count, (left + HALF - 70, cards.top + DECK_AT), cards, is_new=is_new)
    for place, (name, card) in enumerate(CARDS.items()):
        row, count = _card_row(top, place), view.discard.get(name, 0)
        _draw_card(canvas, name, _holders(view, name, words), row, words.nameless)
        at, is_new = (row.right - 70, row.middle[1]), count != old.discard.get(name, 0)
        _draw_count(canvas, count, at, row, card.copies, is_new=is_new)


def _holders(view: LivingstoneView, card: str, words: Words) -> list[Badge]:
    """Who has it in hand when the game is over, as often as they have it."""
    return [
        words.badge(player.seat)
        for player in view.players
        for held in player.final_hand or ()
        if held == card
    ]


@cached_part
def _draw_count(
    canvas: Canvas, count: int, at: Point, sheet: Box, copies: int | None = None, *, is_new: bool
) -> None:
    """How many, and of how many in all."""
    if is_new:
        canvas.put(halo(88, 50), *at)
    said = str(count) if copies is None else f"{count}/{copies}"
    canvas.write(said, at, Style(42, colour=INK if count else STEEL), sheet)


@cached_part
def _draw_card(canvas: Canvas, card: str, held: list[Badge], row: Box, words: Words) -> None:
    """The name, and whoever held it at the end."""
    room = HALF - 86 - 124 - len(held) * 56
    canvas.write(words.say(card), (row.left + 86, row.middle[1]), LABEL, row, align="l", widest=room)
    for place, badge in enumerate(held):
        x = row.right - 124 - (len(held) - place - 0.5) * 56
        stamp(canvas, badge, (x, row.middle[1]), BADGE, row)
