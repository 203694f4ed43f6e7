"""What somebody has played and won, as one picture: a line for each game, a bar for each share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from games.values import Text
from render.canvas import Box, Canvas, Pen, Picture, Shape, sprite
from render.icons import lay_sheets
from render.page import MARGIN, WIDTH
from render.palette import BRONZE, CHALK, FADED_INK, FOLD, GOLD, INK, PAPER, RULE, fixed_palette, mix
from render.type import Style, Weight
from words.catalogue import Words

GAP = 10
HIGHEST = 1110
LABELS = 300
"""Width of what a row is called."""
HEADS, TITLE, ROW = 60, 54, 80
"""Heights of what the columns are called, of a game's name, and of a row of shares."""
HEAD = Style(42, Weight.LABEL, FADED_INK)
GAME = Style(46, Weight.TITLE)
LABEL = Style(42, Weight.LABEL)
FIGURE = Style(42)
BAR = 20
LIT = mix(GOLD, PAPER, 0.62)
PALETTE = fixed_palette(
    (LIT,),
    [
        *((PAPER, each, 8) for each in (INK, FADED_INK, RULE)),
        *((FOLD, each, 6) for each in (INK, RULE, PAPER)),
        *((CHALK, each, 4) for each in (BRONZE, INK)),
    ],
)


class Share(NamedTuple):
    """Of so many games that were played so many were won."""

    won: int
    played: int


class TallyRow(NamedTuple):
    """What was played in one company."""

    whole: Share
    average: Text | None
    """Of the points; None without any."""
    best: Text | None
    by_seats: Mapping[int, Share] = {}
    """Whole, by the number of players; not told of games with computers."""


class TallyLine(NamedTuple):
    """What was played of one game."""

    game: str
    people: TallyRow | None
    computers: TallyRow | None


class TallyOrder(NamedTuple):
    """The picture of what somebody has played."""

    lines: tuple[TallyLine, ...]
    words: Words

    def made(self) -> bytes:
        """It as a file."""
        return tally_card(self.lines, self.words).png()


def tally_card(lines: Sequence[TallyLine], words: Words) -> Picture:
    """Won of played by the number of players and in all, average and best; as many games as have room."""
    heights = [TITLE + ROW * sum(row is not None for row in line[1:]) + GAP for line in lines]
    while _height(heights) > HIGHEST:
        heights.pop()
    lines = lines[: len(heights)]
    canvas = Canvas(_ground(), height=_height(heights))
    seats = sorted({each for line in lines if line.people is not None for each in line.people.by_seats})
    columns = _Columns(seats)
    _write_heads(canvas, columns, words)
    top: float = MARGIN / 2 + HEADS
    for line, height in zip(lines, heights, strict=True):
        box = Box(MARGIN, top, WIDTH - MARGIN, top + height)
        lay_sheets(canvas, box)
        _draw_line(canvas, line, columns, box, words)
        top = box.bottom + GAP
    return canvas.picture(PALETTE)


def _height(heights: Sequence[float]) -> float:
    """Of a picture of such sheets."""
    return MARGIN + HEADS + sum(heights) + GAP * len(heights) + MARGIN / 2


class _Columns:
    """Where what stands: a share for each number of players, all of them, average and best."""

    def __init__(self, seats: Sequence[int]) -> None:
        self.seats = seats
        self.width = (WIDTH - 2 * MARGIN - LABELS - 12) / (len(seats) + 3)

    def at(self, place: int) -> float:
        """The middle of that column; they count from the first number of players, or from the end."""
        place = place if place >= 0 else len(self.seats) + 3 + place
        return MARGIN + LABELS + self.width * (place + 0.5)


ALL, AVERAGE, BEST = -3, -2, -1
"""The last columns."""


def _write_heads(canvas: Canvas, columns: _Columns, words: Words) -> None:
    box = Box(MARGIN, MARGIN / 2, WIDTH - MARGIN, MARGIN / 2 + HEADS)
    y = box.middle[1]
    left = words.say("stats-column-won")
    canvas.write(left, (MARGIN + 20, y), HEAD, box, align="l", widest=LABELS - 30)
    heads = [words.say("stats-column-seats", seats=seats) for seats in columns.seats]
    heads += [words.say(f"stats-column-{name}") for name in ("all", "average", "best")]
    for place, said in enumerate(heads):
        canvas.write(said, (columns.at(place), y), HEAD, box, widest=columns.width - 8)


def _draw_line(canvas: Canvas, line: TallyLine, columns: _Columns, box: Box, words: Words) -> None:
    """A game: its name, then a row for games among people and one for those with computers."""
    words = Words(words.language, line.game)
    name = words.say(f"game-{line.game}")
    canvas.write(name, (box.left + 20, box.top + TITLE / 2 + 4), GAME, box, align="l", widest=WIDTH - 100)
    y = box.top + TITLE + ROW / 2
    for key, row in (("people", line.people), ("computers", line.computers)):
        if row is None:
            continue
        said = words.say(f"stats-row-{key}")
        canvas.write(said, (box.left + 20, y), LABEL, box, align="l", widest=LABELS - 30)
        for place, seats in enumerate(columns.seats):
            if (share := row.by_seats.get(seats)) is not None:
                _draw_share(canvas, share, (columns.at(place), y), columns.width, box)
        _draw_share(canvas, row.whole, (columns.at(ALL), y), columns.width, box)
        for place, amount in ((AVERAGE, row.average), (BEST, row.best)):
            if amount is not None:
                told = words.text(amount)
                canvas.write(told, (columns.at(place), y), FIGURE, box, widest=columns.width - 10)
        y += ROW


def _draw_share(canvas: Canvas, share: Share, at: tuple[float, float], width: float, box: Box) -> None:
    """Won of played, and a bar that is as full."""
    x, y = at
    canvas.write(f"{share.won}/{share.played}", (x, y - 14), FIGURE, box, widest=width - 10)
    length = round(width - 30)
    canvas.put(_bar(length, round((length - 6) * share.won / share.played)), x, y + 23)


@sprite
def _bar(length: int, full: int) -> Shape:
    """Empty but for so much of it."""
    pen = Pen(length, BAR)
    pen.card((0, 0, length, BAR), 6, INK, CHALK)
    if full:
        pen.slab((3, 3, 3 + full, BAR - 3), 3, BRONZE)
    return pen.shape()


@sprite
def _ground() -> Shape:
    pen = Pen(WIDTH, MARGIN)
    pen.slab((0, 0, WIDTH, MARGIN), 0, FOLD)
    return pen.shape()
