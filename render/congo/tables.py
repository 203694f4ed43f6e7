"""The two charts of the overview: what professions are worth on tiles, and what nations add at flags."""

from __future__ import annotations

from games.congo.data import BOX, NATIONS, PROFESSIONS, TILES
from games.congo.view import CongoView
from render.canvas import Box, Canvas, Pen, Point, Shape, cached_part, sprite
from render.congo.cards import profession_icon
from render.congo.flags import CODE, flag
from render.congo.layout import TABLE_HEAD, TABLE_ROW
from render.congo.numbers import capital, signed
from render.congo.pieces import draw_die, four_sided, tile
from render.congo.port import here
from render.icons import LINE
from render.page import NAME
from render.palette import FADED_INK, GOLD, INK, LIT_PAPER, RULE, STEEL
from render.type import Style
from words.catalogue import Words

NUMBER = Style(46)
LABEL = Style(NAME.size, NAME.weight, FADED_INK)
VALUE_LEFT, VALUE_PITCH = 452, 148
"""The middle of the first column of numbers, from the chart's left edge, and from column to column."""
NATION_LEFT, NATION_PITCH = 600, 148
POWERS = BOX.die.preference
"""In the order of the die's faces."""


def value_at(box: Box, row: int, column: int) -> Point:
    """Where a value stands."""
    return box.left + VALUE_LEFT + column * VALUE_PITCH, box.top + TABLE_HEAD + (row + 0.5) * TABLE_ROW


def modifier_at(box: Box, row: int, column: int) -> Point:
    """Where a modifier stands."""
    return box.left + NATION_LEFT + column * NATION_PITCH, box.top + TABLE_HEAD + (row + 0.5) * TABLE_ROW


@sprite
def _column(width: int, height: int) -> Shape:
    """The light on the column that counts now."""
    pen = Pen(width + 6, height + 6)
    pen.slab((3, 3, width + 3, height + 3), 12, LIT_PAPER)
    pen.outline(GOLD, 2)
    pen.outline(INK, LINE / 2)
    return pen.shape()


@sprite
def _line(width: int) -> Shape:
    pen = Pen(width, 3)
    pen.rule((1, 1.5), (width - 1, 1.5), RULE, 1.6)
    return pen.shape()


def _draw_ground(canvas: Canvas, box: Box, rows: int, lit: float | None, lit_rows: int) -> None:
    """The lines of a chart, and light on the column that counts now."""
    if lit is not None:
        high = TABLE_HEAD + lit_rows * TABLE_ROW - 8
        canvas.put(_column(VALUE_PITCH - 10, high), lit, box.top + 6 + high / 2)
    for row in range(rows):
        y = box.top + TABLE_HEAD + row * TABLE_ROW
        canvas.put(_line(round(box.right - box.left - 28)), box.middle[0], y)


def draw_tables(canvas: Canvas, view: CongoView, words: Words, values: Box, nations: Box) -> None:
    """Both charts, lit where the tile and the flag of this stop count."""
    kind, nation = (None, None) if view.result else (here(view).tile, here(view).flag)
    _draw_values(canvas, words.nameless, values, kind)
    _draw_nations(canvas, words.nameless, nations, nation)


@cached_part
def _draw_values(canvas: Canvas, words: Words, box: Box, now: str | None) -> None:
    """Professions by tiles; the column of the tile that lies open here is lit."""
    lit = None if now is None else value_at(box, 0, list(TILES).index(now))[0]
    _draw_ground(canvas, box, len(PROFESSIONS), lit, len(PROFESSIONS))
    for column, kind in enumerate(TILES):
        x, _ = value_at(box, 0, column)
        canvas.put(tile(kind, 58), x, box.top + 40)
        said = capital(words.say(kind))
        canvas.write(said, (x, box.top + 94), LABEL, box, widest=VALUE_PITCH - 12)
    for row, profession in enumerate(PROFESSIONS.values()):
        _, y = value_at(box, row, 0)
        canvas.put(profession_icon(profession.id, 52), box.left + 46, y)
        name = capital(words.say(profession.id))
        canvas.write(name, (box.left + 88, y), NAME, box, align="l", widest=VALUE_LEFT - 88 - 74)
        for column, kind in enumerate(TILES):
            canvas.write(str(profession.values[kind]), value_at(box, row, column), NUMBER, box)


@cached_part
def _draw_nations(canvas: Canvas, words: Words, box: Box, now: str | None) -> None:
    """Nations by flags, with the face of the die that makes a neutral count as one of them."""
    lit = None if now is None else modifier_at(box, 0, POWERS.index(now))[0]
    _draw_ground(canvas, box, len(POWERS) + 1, lit, len(POWERS))
    for column, nation in enumerate(POWERS):
        x, _ = modifier_at(box, 0, column)
        canvas.put(flag(nation, 72, 48), x, box.top + 38)
        canvas.write(NATIONS[nation].code, (x, box.top + 92), CODE, box)
    for row, nation in enumerate(POWERS):
        _, y = modifier_at(box, row, 0)
        draw_die(canvas, row + 1, (box.left + 46, y - 3), box)
        canvas.put(flag(nation, 68, 45), box.left + 128, y)
        name = words.say(nation)
        canvas.write(name, (box.left + 178, y), NAME, box, align="l", widest=NATION_LEFT - 178 - 74)
        for column, other in enumerate(POWERS):
            modifier = NATIONS[nation].modifiers[other]
            style = Style(NUMBER.size, NUMBER.weight, INK if modifier else STEEL)
            canvas.write(signed(modifier) if modifier else "0", modifier_at(box, row, column), style, box)
    _, y = modifier_at(box, len(POWERS), 0)
    canvas.put(four_sided(56), box.left + 46, y)
    canvas.write(words.say("board-die"), (box.left + 92, y), LABEL, box, align="l", widest=1010)
