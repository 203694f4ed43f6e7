"""The course of a game as lines, told apart by colour, by pattern and by the badges at their ends."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import hypot
from typing import NamedTuple

from render.canvas import Box, Canvas, Pen, Point, Role, Shape, sprite
from render.film.course import Course
from render.icons import lay_sheets
from render.owners import OWNERS, stamp
from render.palette import FADED_INK, GOLD, INK, PAPER, RULE, mix
from render.type import Style, Weight

PATTERNS = ((), (30.0, 14.0), (3.0, 13.0), (34.0, 12.0, 3.0, 12.0), (14.0, 12.0))
"""By the colour of a badge: so long a line, so long a gap, and so on; nothing for a whole line."""
WIDE = 7
RIM = 3
"""Of ink on both sides of a line, so that the yellow one stands out from paper."""
BADGE = 52
FEW = 3
"""Players whose badges lie one below the other; those of more have two columns."""
APART = {1: 56, 2: 30}
"""Between the badges at the ends of lines, by the number of columns."""
MARK = 50
AXIS = Style(42, Weight.LABEL, FADED_INK)
NUMBER = Style(42, Weight.TITLE)
LEAST_LEFT, BESIDE = 96, 34
"""Room for the amounts: at least, and more than they are wide."""
RIGHT, ABOVE, BELOW = 74, 34, 58
"""Room beside the lines: a column of badges, marks, and when it was."""


class Field(NamedTuple):
    """Where the lines lie, and how high an amount is there."""

    box: Box
    least: int
    most: int
    length: int
    """Of points."""

    def at(self, place: int, amount: int) -> Point:
        """Where that amount lies at that point."""
        left, top, right, bottom = self.box
        across = (right - left) * place / max(1, self.length - 1)
        return left + across, bottom - (bottom - top) * (amount - self.least) / max(1, self.most - self.least)


def draw_curve(canvas: Canvas, course: Course, sheet: Box) -> None:
    """The lines with their badges, what and when they count, and the turning points by number."""
    lay_sheets(canvas, sheet)
    field = _field(course, sheet)
    left, top, right, bottom = field.box
    origin = left - WIDE, top - WIDE
    size = (round(right - left + 2 * WIDE), round(bottom - top + 2 * WIDE))
    order = [standing.seat for standing in reversed(course.result.standings)]  # the winner's on top
    lines = tuple(
        (course.words.badge(seat).colour, tuple(_moved(_points(field, course, seat), origin)))
        for seat in order
    )
    zero = field.at(0, max(0, field.least))[1] - origin[1]
    canvas.put(_lines(size, lines, zero), *field.box.middle)
    _write_axes(canvas, course, field, sheet)
    _put_badges(canvas, course, field, sheet)
    _put_marks(canvas, course, field, sheet)


def _field(course: Course, sheet: Box) -> Field:
    amounts = [amount for point in course.points for amount in point.totals]
    least, most = min(0, *amounts), max(1, *amounts)
    widest = max(AXIS.width(_amount(course, amount)) for amount in (least, most))
    left, right = sheet.left + max(LEAST_LEFT, widest + BESIDE), sheet.right - RIGHT * _columns(course)
    return Field(Box(left, sheet.top + ABOVE, right, sheet.bottom - BELOW), least, most, len(course.points))


def _amount(course: Course, amount: int) -> str:
    """So much, as it stands beside the lines."""
    return course.words.text(course.result.amount(amount, is_short=True))


def _columns(course: Course) -> int:
    """Of badges."""
    return 1 if len(course.result.standings) <= FEW else 2


def _points(field: Field, course: Course, seat: int) -> list[Point]:
    return [field.at(place, point.totals[seat]) for place, point in enumerate(course.points)]


def _moved(points: Sequence[Point], origin: Point) -> list[Point]:
    return [(round(x - origin[0], 1), round(y - origin[1], 1)) for x, y in points]


@sprite
def _lines(size: tuple[int, int], lines: tuple[tuple[int, tuple[Point, ...]], ...], zero: float) -> Shape:
    """All lines, with a rule where nobody has anything."""
    pen = Pen(*size)
    pen.rule((0, zero), (size[0], zero), RULE, 3)
    for colour, points in lines:
        for stretch in dashes(points, PATTERNS[colour]):
            pen.line(stretch, INK, WIDE + 2 * RIM)
        for stretch in dashes(points, PATTERNS[colour]):
            pen.line(stretch, OWNERS[colour].colour, WIDE)
    return pen.shape()


def dashes(points: Sequence[Point], pattern: Sequence[float]) -> Iterator[list[Point]]:
    """The parts of a line that are drawn, in that pattern."""
    if not pattern or len(points) < 2:
        yield [*points]
        return
    place, left, drawn = 0, pattern[0], [points[0]]
    for start, end in pairwise(points):
        length, gone = hypot(end[0] - start[0], end[1] - start[1]), 0.0
        while length - gone > left:
            gone += left
            share = gone / length
            here = (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
            if place % 2 == 0:
                yield [*drawn, here]
            place = (place + 1) % len(pattern)
            left, drawn = pattern[place], [here]
        left -= length - gone
        drawn.append(end)
    if place % 2 == 0:
        yield drawn


def _write_axes(canvas: Canvas, course: Course, field: Field, sheet: Box) -> None:
    """The most and the least, and when the lines begin and end."""
    for amount in dict.fromkeys((field.most, 0, field.least)):
        y = min(field.at(0, amount)[1], field.box.bottom - 6)
        if amount == 0 and field.least < 0:
            span = field.box.bottom - field.box.top
            if min(field.box.bottom - y, y - field.box.top) < min(52, span / 2):
                continue
        canvas.write(_amount(course, amount), (field.box.left - 14, y), AXIS, sheet, align="r")
    y = sheet.bottom - 28
    canvas.write(course.labels[0], (field.box.left, y), AXIS, sheet, align="l", widest=460)
    canvas.write(course.labels[-1], (field.box.right, y), AXIS, sheet, align="r", widest=460)


def _put_badges(canvas: Canvas, course: Course, field: Field, sheet: Box) -> None:
    """Each at the end of its line, as near as the others let it be."""
    last, columns = course.points[-1].totals, _columns(course)
    ends = sorted((field.at(field.length - 1, amount)[1], seat) for seat, amount in enumerate(last))
    apart, half = APART[columns], BADGE * 0.7
    heights: list[float] = []
    for y, _ in ends:
        heights.append(max(y, heights[-1] + apart if heights else sheet.top + half))
    for place in range(len(heights) - 1, -1, -1):
        heights[place] = min(heights[place], sheet.bottom - half - (len(heights) - 1 - place) * apart)
    for place, ((_, seat), y) in enumerate(zip(ends, heights, strict=True)):
        x = field.box.right + RIGHT * (place % columns + 0.5) + 4
        stamp(canvas, course.words.badge(seat), (x, y), BADGE, sheet)


def _put_marks(canvas: Canvas, course: Course, field: Field, sheet: Box) -> None:
    """The number of each turning point where it lies on its player's line."""
    wanted: list[Point] = []
    for remark in (each for each in course.remarks if each.point is not None):
        assert remark.point is not None
        x, y = field.at(remark.point, course.points[remark.point].totals[remark.seat])
        wanted.append((x, min(max(y - MARK * 0.8, sheet.top + MARK * 0.6), sheet.bottom - MARK * 0.6)))
    span = field.box.left + MARK / 2, field.box.right - MARK / 2
    for number, at in enumerate(spread(wanted, *span), start=1):
        put_mark(canvas, number, at, sheet)


def spread(wanted: Sequence[Point], least: float, most: float) -> list[Point]:
    """Marks as near as can be to where they are wanted, none upon another, and in the order of time."""
    put = [(min(max(x, least), most), y) for x, y in wanted]
    for place in reversed(range(len(put) - 1)):
        x, y = put[place]
        later = [other for other, height in put[place + 1 :] if abs(height - y) < MARK]
        put[place] = max(least, min([x, *(other - MARK for other in later)])), y
    for place, (x, y) in enumerate(put):
        earlier = [other for other, height in put[:place] if abs(height - y) < MARK]
        put[place] = max([x, *(other + MARK for other in earlier)]), y
    return put


def put_mark(canvas: Canvas, number: int, at: Point, panel: Box) -> None:
    """The number of a turning point."""
    canvas.put(_mark(), *at)
    canvas.write(str(number), at, NUMBER, panel, Role.DECIDES)


@sprite
def _mark() -> Shape:
    pen = Pen(MARK, MARK)
    pen.disc(MARK / 2, MARK / 2, MARK / 2 - 3, mix(GOLD, PAPER, 0.45))
    pen.outline(INK, 1.4)
    return pen.shape()
