"""The action table: white dice in six columns, what each gives now, and the contracts below."""

from __future__ import annotations

from games.panamax.data import BOX, COLUMNS, EXECUTIVE_ROW
from games.panamax.frames import DeckSide
from games.panamax.view import ColumnView, PanamaxView
from render.canvas import Box, Canvas, Pen, Shape, cached_part, sprite
from render.icons import LINE, arrow, card_back, crown, die, halo
from render.page import NUMBER, PAGE
from render.palette import ALARM, CHALK, FOLD, GOLD, INK, RULE, STEEL, mix
from render.panamax.cards import icon
from render.panamax.colours import CONTRACTS_SIDE, MOVES_SIDE, NAVY
from render.panamax.contracts import CARD, draw_card, empty_place
from render.panamax.pieces import crate, move_sign
from render.type import Style, Weight

HEAD = Style(42, Weight.TITLE)
HEADS = 108
"""Width of the heads of the rows, on both sides."""
COLUMN = (PAGE - 2 * HEADS) / len(COLUMNS)
FIRST_ROW = 64
ROW = 62
NOW = FIRST_ROW + EXECUTIVE_ROW * ROW + 6
"""Where the line begins that tells what each column gives now."""
CARDS = NOW + 72
ACTIONS_HEIGHT = CARDS + CARD[1] + 20
ROWS = tuple(range(EXECUTIVE_ROW, 0, -1))


def column_box(table: Box, number: int) -> Box:
    """The part of the table's sheet that belongs to a column."""
    left = table.left + HEADS + (number - 1) * COLUMN
    return Box(left, table.top + 6, left + COLUMN, table.top + CARDS - 4)


def row_at(table: Box, row: int) -> float:
    """How far down the middle of a row lies."""
    return table.top + FIRST_ROW + (EXECUTIVE_ROW - row) * ROW + ROW / 2


def card_box(table: Box, column: int) -> Box:
    """Where a contract lies below its column; the incoming one lies below the third."""
    middle = column_box(table, column).middle[0]
    top = table.top + CARDS + 6
    return Box(middle - CARD[0] / 2, top, middle + CARD[0] / 2, top + CARD[1])


@sprite
def table_ground() -> Shape:
    """Both sides of the table with their columns and rows."""
    pen = Pen(PAGE, CARDS)
    for number, column in COLUMNS.items():
        left = HEADS + (number - 1) * COLUMN
        side = MOVES_SIDE if column.slot is None else CONTRACTS_SIDE
        pen.slab((left + 3, 8, left + COLUMN - 3, CARDS - 4), 12, side)
        pen.slab((left + 8, NOW, left + COLUMN - 8, CARDS - 9), 10, CHALK)
        for row in ROWS:
            y = FIRST_ROW + (EXECUTIVE_ROW - row) * ROW + ROW / 2
            x = left + COLUMN / 2
            pen.card((x - 25, y - 25, x + 25, y + 25), 9, mix(side, INK, 0.25), mix(side, CHALK, 0.3))
    y = FIRST_ROW + ROW - 1
    for x in range(14, round(PAGE) - 20, 20):
        pen.rule((x, y), (x + 9, y), RULE, 2)
    return pen.shape()


@cached_part
def write_action_table(canvas: Canvas, table: Box) -> None:
    """The heads of columns and rows: what a die there is worth."""
    canvas.put(table_ground(), table.middle[0], table.top + CARDS / 2)
    for number, column in COLUMNS.items():
        box = column_box(table, number)
        x, y = box.middle[0], table.top + 36
        canvas.write(str(number), (x - 32, y), HEAD, box)
        sign = move_sign("lock", 46) if column.slot is None else icon("contract", 46)
        canvas.put(sign, x + 18, y)
    for row in ROWS:
        y, worth = row_at(table, row), min(row, BOX.limits.column_rows)
        head = Box(table.left, y - ROW / 2, table.right, y + ROW / 2)
        if row == EXECUTIVE_ROW:
            for x in (table.left + 20, table.right - 18):
                canvas.put(crown(24, 20), x, y)
        canvas.write(str(worth), (table.left + 49, y), NUMBER, head)
        canvas.put(move_sign("waterway", 36), table.left + 83, y)
        canvas.write(str(worth), (table.right - 82, y), NUMBER, head)
        canvas.put(crate(34), table.right - 50, y)


@sprite
def _beam() -> Shape:
    """The light round a die that can be taken."""
    pen = Pen(66, 62)
    pen.card((1, 1, 65, 61), 14, INK, GOLD)
    pen.slab((6, 6, 60, 56), 9, CHALK)
    return pen.shape()


def draw_action_table(canvas: Canvas, view: PanamaxView, table: Box, before: PanamaxView | None) -> None:
    """The dice, those that can be taken in light; contracts, deck and discard pile."""
    for column in view.columns:
        _draw_column(canvas, column, table)
    old = before or view
    for column in view.columns:
        if column.slot is not None:
            card, is_new = view.slots[column.slot], old.slots[column.slot] != view.slots[column.slot]
            _draw_slot(canvas, card, card_box(table, column.number), is_new=is_new)
    _draw_slot(canvas, view.incoming, card_box(table, 3), is_new=old.incoming != view.incoming)
    _draw_piles(canvas, view.deck, sum(view.discard.values()), _turned_over(view), table)


def _turned_over(view: PanamaxView) -> str | None:
    """The card of the deck of which a side is to be chosen."""
    return next((frame.card for frame in reversed(view.frames) if isinstance(frame, DeckSide)), None)


@cached_part
def _draw_piles(canvas: Canvas, deck: int, discarded: int, turned: str | None, table: Box) -> None:
    """Where contracts come from, and how many are gone; a card just turned over lies on the deck."""
    canvas.put(
        arrow(18, 26, ALARM),
        (card_box(table, 3).right + card_box(table, 4).left) / 2,
        card_box(table, 3).middle[1],
    )
    box = card_box(table, 2)
    if turned is not None:
        _draw_slot(canvas, turned, box, is_new=True)
    else:
        canvas.put(card_back(84, 112, NAVY), box.middle[0], box.top + 66)
        canvas.write(str(deck), (box.middle[0], box.top + 160), NUMBER, box)
    x = column_box(table, 1).middle[0] - HEADS / 2
    box = Box(x - CARD[0] / 2, box.top, x + CARD[0] / 2, box.bottom)
    canvas.put(_pile(), box.middle[0], box.top + 66)
    canvas.write(str(discarded), (box.middle[0], box.top + 160), NUMBER, box)


@cached_part
def _draw_column(canvas: Canvas, column: ColumnView, table: Box) -> None:
    box = column_box(table, column.number)
    x = box.middle[0]
    rows = [row for row in ROWS[1:] if row > BOX.limits.column_rows - column.dice]
    if column.has_executive:
        rows.append(EXECUTIVE_ROW)
    for row in rows:
        is_free = row == column.available
        if is_free:
            canvas.put(_beam(), x, row_at(table, row))
        canvas.put(die(column.number, 42, is_dim=not is_free), x, row_at(table, row))
        if row == EXECUTIVE_ROW:
            canvas.put(crown(28, 22), x + 46, row_at(table, row))
    _draw_now(canvas, column, box, table.top + (NOW + CARDS - 9) / 2)


def _draw_now(canvas: Canvas, column: ColumnView, box: Box, y: float) -> None:
    """What taking a die from that column gives."""
    x = box.middle[0]
    if column.available is None:
        canvas.write("\N{EN DASH}", (x, y), Style(42, colour=STEEL), box)
        return
    worth = min(column.available, BOX.limits.column_rows)
    if column.slot is not None:
        canvas.write(str(worth), (x - 24, y), NUMBER, box)
        canvas.put(crate(46), x + 20, y)
        return
    for start, number, sign in (
        (x - 64, worth, "waterway"),
        (x + 4, COLUMNS[column.number].locks, "lock"),
    ):
        canvas.write(str(number), (start + 10, y), NUMBER, box)
        canvas.put(move_sign(sign, 34), start + 42, y)


@cached_part
def _draw_slot(canvas: Canvas, card: str | None, box: Box, *, is_new: bool) -> None:
    if card is None:
        canvas.put(empty_place(), *box.middle)
        return
    if is_new:
        canvas.put(halo(CARD[0] + 14, CARD[1] + 12), *box.middle)
    draw_card(canvas, card, box)


@sprite
def _pile() -> Shape:
    """Cards that were completed or discarded."""
    pen = Pen(110, 124)
    for step in range(3):
        x = 6 + step * 8
        pen.card((x, 4 + step * 4, x + 82, 108 + step * 4), 10, INK, FOLD, LINE)
    return pen.shape()
