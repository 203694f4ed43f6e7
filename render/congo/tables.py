"""The two tables of the overview: what professions are worth on tiles, and what nations add at flags."""

from __future__ import annotations

from games.congo.data import BOX, NATIONS, PROFESSIONS, TILES
from games.congo.view import CongoView
from render.canvas import Box, Canvas, Pen, Point, Role, Shape, cached_part, sprite
from render.congo.cards import profession_icon
from render.congo.colours import LIT_PAPER
from render.congo.flags import CODE, draw_code, flag
from render.congo.layout import TABLE_HEAD, TABLE_ROW, nations_box, values_box
from render.congo.numbers import capital, signed
from render.congo.pieces import four_sided, tile
from render.congo.turn import here
from render.icons import LINE
from render.palette import FADED_INK, GOLD, INK, RULE, STEEL
from render.type import Style, Weight
from words.catalogue import Words

NUMBER = Style(40)
NAME = Style(26, Weight.LABEL)
LABEL = Style(20, Weight.LABEL, FADED_INK)
VALUE_LEFT, VALUE_PITCH = 298, 73
"""The middle of the first column of numbers, from the table's left edge, and from column to column."""
NATION_LEFT, NATION_PITCH = 226, 68
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


def _draw_lines(canvas: Canvas, box: Box, rows: int) -> None:
    for row in range(rows):
        y = box.top + TABLE_HEAD + row * TABLE_ROW
        canvas.put(_line(round(box.right - box.left - 28)), box.middle[0], y)


def draw_tables(canvas: Canvas, view: CongoView, words: Words) -> None:
    """Both tables, lit where the tile and the flag of this stop count."""
    players, is_over = len(view.players), view.result is not None
    kind, nation = (None, None) if is_over else (here(view).tile, here(view).flag)
    values = values_box(players, is_over=is_over)
    nations = nations_box(players, is_over=is_over)
    _draw_values(canvas, words.language, values, kind)
    _draw_nations(canvas, words.language, nations, nation)


@cached_part
def _draw_values(canvas: Canvas, language: str, box: Box, now: str | None) -> None:
    """Professions by tiles; the column of the tile that lies open here is lit."""
    words = Words(language, "congo")
    _draw_lines(canvas, box, len(PROFESSIONS))
    for column, kind in enumerate(TILES):
        x, _ = value_at(box, 0, column)
        if kind == now:
            canvas.put(_column(VALUE_PITCH - 4, round(box.bottom - box.top - 14)), x, box.middle[1])
        canvas.put(tile(kind, 58), x, box.top + 42)
        canvas.write(words.say(kind), (x, box.top + 92), LABEL, box, Role.EXTRA, widest=VALUE_PITCH - 4)
    for row, profession in enumerate(PROFESSIONS.values()):
        _, y = value_at(box, row, 0)
        canvas.put(profession_icon(profession.id, 44), box.left + 40, y)
        name = capital(words.say(profession.id))
        canvas.write(name, (box.left + 74, y), NAME, box, Role.EXTRA, align="l", widest=182)
        for column, kind in enumerate(TILES):
            canvas.write(str(profession.values[kind]), value_at(box, row, column), NUMBER, box)


@cached_part
def _draw_nations(canvas: Canvas, language: str, box: Box, now: str | None) -> None:
    """Nations by flags, with the face of the die that makes a neutral count as one of them."""
    words = Words(language, "congo")
    _draw_lines(canvas, box, len(POWERS) + 1)
    for column, nation in enumerate(POWERS):
        x, _ = modifier_at(box, 0, column)
        if nation == now:
            canvas.put(_column(NATION_PITCH - 2, TABLE_HEAD + len(POWERS) * TABLE_ROW - 12), x, box.top + 173)
        canvas.put(flag(nation, 54, 36), x, box.top + 34)
        canvas.write(NATIONS[nation].code, (x, box.top + 82), CODE, box)
    for row, nation in enumerate(POWERS):
        _, y = modifier_at(box, row, 0)
        canvas.put(four_sided(52), box.left + 36, y - 2)
        canvas.write(str(row + 1), (box.left + 35, y + 7), Style(28, Weight.TITLE), box, Role.EXTRA)
        draw_code(canvas, nation, (box.left + 98, y), box)
        for column, other in enumerate(POWERS):
            modifier = NATIONS[nation].modifiers[other]
            style = Style(40, colour=INK if modifier else STEEL)
            canvas.write(signed(modifier) if modifier else "0", modifier_at(box, row, column), style, box)
    _, y = modifier_at(box, len(POWERS), 0)
    canvas.put(four_sided(38), box.left + 38, y)
    said = words.say("board-die")
    canvas.write(
        said, (box.left + 66, y), Style(24, Weight.LABEL, FADED_INK), box, Role.EXTRA, align="l", widest=390
    )
