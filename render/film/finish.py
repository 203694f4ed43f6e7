"""The finish card: what one shows others of a game that is over, as one picture."""

from __future__ import annotations

from collections.abc import Sequence

from games.core import Standing
from render import ARTISTS
from render.canvas import Box, Canvas, Pen, Picture, Shape, sprite
from render.drawing import Masthead
from render.film.course import Course, Remark, winner_line
from render.film.curve import MARK, draw_curve, put_mark
from render.icons import crown, lay_sheets, medal
from render.owners import stamp
from render.page import MARGIN, PAGE, WIDTH
from render.palette import FADED_INK, GOLD, INK, PAPER, RULE, mix
from render.type import Style, Weight, for_pictures, shorten, wrap
from words.catalogue import Words

HEIGHT = 1110
GAP = 10
TITLE = 46
LABEL = Style(42, Weight.LABEL)
FIGURE = Style(42)
GAME = Style(44, Weight.TITLE, FADED_INK)
TOTAL = Style(46, Weight.TITLE)
ROW = 48
HEADS = 118
"""Height of the players' badges and names above their numbers."""
LABELS = 330
"""Width of what the sources are called."""
BADGE = 52
SQUEEZED = 0.8
"""How narrow a player's name may be made before it is cut off."""
LINE = 54
"""Height of a remark."""
NAME_WIDTHS = (700, 520, 400, 300, 220, 150)
"""Of the winners' names: the first with which all of the title has room."""


def finish_card(course: Course) -> Picture:
    """Winner and margin, scores by source, the course of the game, turning points and awards."""
    head = ARTISTS[course.game].MASTHEAD
    words = for_pictures(course.words, course.game, len(course.result.standings), LABEL, PAGE)
    course = course._replace(words=words)
    canvas = Canvas(head.strip(), height=HEIGHT)
    _write_title(canvas, course, head)
    top = head.box.bottom + GAP
    rows = len(course.sources) + 1
    table = Box(MARGIN, top, WIDTH - MARGIN, top + HEADS + rows * ROW + 16)
    _draw_table(canvas, course, table)
    notes = HEIGHT - MARGIN / 2 - len(course.remarks) * LINE
    if len(course.points) > 1:
        draw_curve(canvas, course, Box(MARGIN, table.bottom + GAP, WIDTH - MARGIN, notes - GAP))
    _write_remarks(canvas, course.remarks, Box(MARGIN, notes, WIDTH - MARGIN, HEIGHT - MARGIN / 2), words)
    return canvas.picture(head.palette)


def _write_title(canvas: Canvas, course: Course, head: Masthead) -> None:
    """Who won, beside the badges of those who did, on a label that lies on the landscape."""
    box, style = head.box, Style(TITLE, Weight.TITLE)
    x, y = MARGIN + 44.0, (box.top + box.bottom) / 2
    badges = [(seat, x + 66 * place) for place, seat in enumerate(course.result.winners)]
    left = x + 66 * len(badges) - 12 * (not badges)
    room = box.right - 28 - left
    said = _title(course, style, room)
    label = Box(box.left + 6, box.top + 6, left + min(room, style.width(said)) + 22, box.bottom - 6)
    lay_sheets(canvas, label)
    for seat, at in badges:
        stamp(canvas, course.words.badge(seat), (at, y), 60, box)
    canvas.write(said, (left, y), style, label, align="l", widest=room)


def _title(course: Course, style: Style, room: float) -> str:
    """Who won and by how much, with names as long as there is room for."""
    seats = len(course.result.standings)
    for width in NAME_WIDTHS:
        said = winner_line(course.result, for_pictures(course.words, course.game, seats, style, width))
        if style.width(said) <= room:
            break
    return said


def _draw_table(canvas: Canvas, course: Course, box: Box) -> None:
    """A column for each player, best first, and a line for each source that brought anything."""
    lay_sheets(canvas, box)
    words, result = course.words.nameless, course.result
    rows = [box.top + HEADS + ROW * (place + 0.5) for place in range(len(course.sources) + 1)]
    for source, y in zip(course.sources, rows, strict=False):
        canvas.write(
            words.say(f"source-{source}"), (box.left + 20, y), LABEL, box, align="l", widest=LABELS - 30
        )
    first, *rest = wrap(words.say(f"game-{course.game}"), GAME, LABELS - 30)
    name = [first, " ".join(rest)] if rest else [first]
    for line, said in enumerate(name):
        y = box.top + HEADS / 2 + (line - (len(name) - 1) / 2) * ROW
        canvas.write(said, (box.left + 20, y), GAME, box, align="l", widest=LABELS - 30)
    last = rows[-1] + 4
    canvas.put(_rule(), box.middle[0], last - ROW / 2 - 1)
    canvas.write(words.say("finish-total"), (box.left + 20, last), TOTAL, box, align="l", widest=LABELS - 30)
    width = (PAGE - LABELS - 10) / len(result.standings)
    for place, standing in enumerate(result.standings):
        left = box.left + LABELS + place * width
        column = box._replace(left=left, right=left + width)
        _draw_column(canvas, course, standing, column, [*rows[:-1], last])


def _draw_column(canvas: Canvas, course: Course, standing: Standing, box: Box, rows: Sequence[float]) -> None:
    """A player: badge and name above, then the points of each source and all of them."""
    words, result, x = course.words, course.result, box.middle[0]
    is_winner = standing.seat in result.winners
    if is_winner:
        canvas.put(_lit(round(box.right - box.left - 8), round(box.bottom - box.top - 12)), *box.middle)
        canvas.put(crown(50, 38), x + 32, box.top + 36)
    stamp(canvas, words.badge(standing.seat), (x - 32 * is_winner, box.top + 38), BADGE, box)
    room = box.right - box.left - 20
    name = shorten(words.name(standing.seat), LABEL, room / SQUEEZED)
    canvas.write(name, (x, box.top + 92), LABEL, box, widest=room)
    for source, y in zip(course.sources, rows, strict=False):
        part = standing.sources.get(source, 0)
        if part:
            said = words.text(result.amount(part, is_short=True))
            canvas.write(said, (x, y), FIGURE, box, widest=box.right - box.left - 12)
    style = Style(TOTAL.size, TOTAL.weight, FADED_INK) if standing.is_out else TOTAL
    said = words.text(result.amount(standing.total, is_short=True))
    canvas.write(said, (x, rows[-1]), style, box, widest=box.right - box.left - 12)
    if standing.is_out:
        canvas.put(_struck(round(style.width(said)) + 16), x, rows[-1])


def _write_remarks(canvas: Canvas, remarks: Sequence[Remark], box: Box, words: Words) -> None:
    """A line for each turning point, by its number on the course, and for each award."""
    number = 0
    for place, remark in enumerate(remarks):
        y = box.top + LINE * (place + 0.5)
        if remark.is_tie:
            canvas.put(crown(44, 34), box.left + MARK / 2 + 4, y)
        elif remark.point is not None:
            number += 1
            put_mark(canvas, number, (box.left + MARK / 2 + 4, y), box)
        else:
            canvas.put(medal(44), box.left + MARK / 2 + 4, y)
        stamp(canvas, words.badge(remark.seat), (box.left + 96, y), BADGE, box)
        left = box.left + 136
        canvas.write(remark.sentence, (left, y), LABEL, box, align="l", widest=box.right - left)


@sprite
def _rule() -> Shape:
    pen = Pen(PAGE - 40, 4)
    pen.rule((0, 2), (PAGE - 40, 2), RULE, 2)
    return pen.shape()


@sprite
def _lit(width: int, height: int) -> Shape:
    """The ground of a winner's column."""
    pen = Pen(width, height)
    pen.slab((0, 0, width, height), 12, mix(GOLD, PAPER, 0.62))
    return pen.shape()


@sprite
def _struck(width: int) -> Shape:
    """Through the total of somebody whom the rules put out of the running."""
    pen = Pen(width, 6)
    pen.slab((0, 0, width, 6), 2, INK)
    return pen.shape()
