"""The score track: the degrees along the lower edge of an old map, with half points between them."""

from __future__ import annotations

from collections.abc import Sequence

from games.congo.data import BOX
from games.congo.state import HALVES
from games.congo.view import CongoView
from render.canvas import Box, Canvas, Pen, Shape, cached_part, sprite
from render.owners import stamp
from render.page import MARGIN, WIDTH
from render.palette import ALARM, CHALK, FADED_INK, INK
from render.type import Style, Weight
from words.catalogue import Badge, Words

LEFT, RIGHT = MARGIN + 34, WIDTH - MARGIN - 36
HIGHEST = BOX.track.highest
STEP = (RIGHT - LEFT) / HIGHEST
BADGE, APART = 53, 62
BADGES_AT, RULER_AT, NUMBERS_AT = 38, 78, 116
"""Heights on the sheet."""
RULER_HEIGHT = 15
LABEL = Style(42, Weight.LABEL, FADED_INK)


def spread(wanted: Sequence[float], apart: float, low: float, high: float) -> list[float]:
    """Places as near to those wanted, which rise, as they can be so far apart and within these bounds."""

    def start(group: Sequence[float]) -> float:
        width = apart * (len(group) - 1)
        return min(max(sum(group) / len(group) - width / 2, low), high - width)

    groups: list[list[float]] = []
    for place in wanted:
        groups.append([place])
        while len(groups) > 1 and start(groups[-2]) + len(groups[-2]) * apart > start(groups[-1]):
            last = groups.pop()
            groups[-1] += last
    return [start(group) + apart * number for group in groups for number in range(len(group))]


def at(half_points: int) -> float:
    """Where a score lies on the ruler."""
    return LEFT + STEP * min(HIGHEST, half_points / HALVES)


@sprite
def ruler() -> Shape:
    """Dark and light degrees, as on the edge of a map."""
    pen = Pen(RIGHT - LEFT + 8, RULER_HEIGHT + 8)
    pen.slab((3, 3, RIGHT - LEFT + 5, RULER_HEIGHT + 5), 2, INK)
    for point in range(HIGHEST):
        if point % 2:
            left = 4 + point * STEP
            pen.slab((left, 4.6, left + STEP, RULER_HEIGHT + 3.4), 0, CHALK)
    return pen.shape()


def write_track(canvas: Canvas, box: Box) -> None:
    """The ruler and its numbers."""
    canvas.put(ruler(), (LEFT + RIGHT) / 2, box.top + RULER_AT)
    for point in range(0, HIGHEST + 1, 5):
        canvas.write(str(point), (at(HALVES * point), box.top + NUMBERS_AT), LABEL, box)


@sprite
def _pointer(across: int) -> Shape:
    """A line from a badge down to the ruler, leaning so far to the right."""
    pen = Pen(abs(across) + 8, 14)
    left, right = (4, 4 + across) if across >= 0 else (4 - across, 4)
    pen.line([(left, 1), (right, 12)], INK, 2.4)
    return pen.shape()


@sprite
def _gain(length: int) -> Shape:
    pen = Pen(length + 8, 9)
    pen.line([(4, 4.5), (4 + length, 4.5)], ALARM, 6)
    return pen.shape()


def draw_track(canvas: Canvas, view: CongoView, words: Words, box: Box, before: CongoView | None) -> None:
    """Everybody's badge above the ruler, with a line to the score; points gained are an orange line."""
    now, then = ([player.score_half for player in each.players] for each in (view, before or view))
    _draw_scores(canvas, now, then, [words.badge(seat) for seat in range(len(now))], box)


@cached_part
def _draw_scores(
    canvas: Canvas, scores: Sequence[int], before: Sequence[int], badges: Sequence[Badge], box: Box
) -> None:
    order = sorted(range(len(scores)), key=lambda seat: (scores[seat], seat))
    marks = [at(scores[seat]) for seat in order]
    places = spread(marks, APART, LEFT + 4, RIGHT)
    for seat, mark in zip(order, marks, strict=True):
        if before[seat] < scores[seat]:
            length = mark - at(before[seat])
            canvas.put(_gain(round(length)), mark - length / 2, box.top + RULER_AT)
    for seat, mark, place in zip(order, marks, places, strict=True):
        canvas.put(_pointer(round(mark - place)), (mark + place) / 2, box.top + RULER_AT - 12)
        stamp(canvas, badges[seat], (place, box.top + BADGES_AT - 4), BADGE, box)
