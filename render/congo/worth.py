"""What every profession and every nation is worth at the stop where the boat lies."""

from __future__ import annotations

from games.congo.data import BOX, NATIONS, PROFESSIONS
from games.congo.view import StopView
from render.canvas import Box, Canvas, Pen, Shape, cached_part, sprite
from render.congo.cards import profession_icon
from render.congo.flags import flag, no_flag
from render.congo.numbers import capital, signed
from render.congo.pieces import draw_die, four_sided, tile
from render.page import NAME
from render.palette import CHALK, FADED_INK, INK, RULE, STEEL
from render.type import Style, Weight
from words.catalogue import Words

LEFT, NATIONS_AT = 588, 812
HEAD = 92
VALUE = Style(64, Weight.TITLE)
MODIFIER = Style(58, Weight.TITLE)
LABEL = Style(NAME.size, NAME.weight, FADED_INK)


@sprite
def _rule(height: int) -> Shape:
    pen = Pen(4, height)
    pen.rule((2, 0), (2, height), RULE, 1.6)
    return pen.shape()


@cached_part
def draw_worth(canvas: Canvas, stop: StopView, words: Words, box: Box) -> None:
    """Professions on the left, the most useful first, and nations with their face of the die on the right."""
    high = box.bottom - box.top
    for x in (LEFT - 24, NATIONS_AT - 24):
        canvas.put(_rule(round(high) - 36), x, box.middle[1])
    pitch = (high - HEAD - 12) / len(PROFESSIONS)
    top = box.top + HEAD + pitch / 2
    _draw_professions(canvas, stop.tile, box, top, pitch)
    _draw_nations(canvas, stop.flag, words, box, top, pitch)


def _draw_professions(canvas: Canvas, kind: str | None, box: Box, top: float, pitch: float) -> None:
    canvas.put(tile(kind, 66), LEFT + 92, box.top + 50)
    if kind is None:
        canvas.write("?", (LEFT + 92, box.top + 50), Style(48, Weight.TITLE, CHALK), box)
    best_first = sorted(PROFESSIONS.values(), key=lambda each: -each.values[kind] if kind else 0)
    for place, profession in enumerate(best_first):
        y = top + place * pitch
        canvas.put(profession_icon(profession.id, round(min(72, pitch - 8))), LEFT + 46, y)
        said = str(profession.values[kind]) if kind else "?"
        canvas.write(said, (LEFT + 136, y), VALUE, box)


def _draw_nations(canvas: Canvas, port: str | None, words: Words, box: Box, top: float, pitch: float) -> None:
    head = box.top + 50
    canvas.put(no_flag(84, 56) if port is None else flag(port, 84, 56), NATIONS_AT + 122, head)
    said = words.say("board-no-flag") if port is None else NATIONS[port].code
    canvas.write(said, (NATIONS_AT + 176, head), LABEL, box, align="l", widest=box.right - NATIONS_AT - 190)
    for place, nation in enumerate(BOX.die.preference):
        y = top + place * pitch
        change = 0 if port is None else NATIONS[nation].modifiers[port]
        draw_die(canvas, place + 1, (NATIONS_AT + 34, y - 4), box)
        canvas.put(flag(nation, 78, 52), NATIONS_AT + 122, y)
        canvas.write(NATIONS[nation].code, (NATIONS_AT + 174, y), NAME, box, align="l")
        style = Style(MODIFIER.size, MODIFIER.weight, INK if change else STEEL)
        canvas.write(signed(change) if change else "0", (box.right - 22, y), style, box, align="r")
    y = top + len(BOX.die.preference) * pitch
    canvas.put(four_sided(66), NATIONS_AT + 34, y - 4)
    said = capital(words.say("board-neutrals-roll"))
    canvas.write(said, (NATIONS_AT + 80, y), LABEL, box, align="l", widest=box.right - NATIONS_AT - 92)
