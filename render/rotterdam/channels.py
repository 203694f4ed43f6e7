"""The 63 channels: each colour has its pattern and a buoy with its letter; an arrow shows where it leads."""

from __future__ import annotations

from math import hypot, sin

from msgspec import Struct

from games.rotterdam.data import POSITIONS
from render.canvas import Box, Canvas, Pen, Point, Shape, sprite
from render.icons import LINE
from render.palette import CHALK, INK, Colour
from render.rotterdam.colours import AMBER, CHANNELS
from render.rotterdam.layout import MAP, PLACES
from render.type import Style, Weight
from render.units import LARGER
from words.catalogue import Words

MARK = 23
"""Radius of the buoy with the letter."""
SHORE = 36
"""How far from the middle of a position a channel begins and ends."""
ARROW = 25
MARK_AT = 0.5
# Where the letter stands elsewhere, in parts of the channel, to keep clear of ships and crossings.
MARKS_AT = {
    ("S2", "A4"): 0.44, ("S3", "A3"): 0.44,
    ("C1", "D1"): 0.6, ("C2", "VU2"): 0.62, ("C6", "D5"): 0.6, ("C5", "BO2"): 0.62,
}  # fmt: skip
TONES = {**CHANNELS, "yellow": AMBER}
"""Of the lines: yellow would be lost on chalk."""
LETTER = Style(45, Weight.TITLE)
"""A small letter, in a ring: capitals on a ground of their own are the players'."""


class Channel(Struct, frozen=True):
    """A channel where it is drawn."""

    origin: str
    target: str
    colour: str

    @property
    def length(self) -> float:
        """From middle to middle."""
        (x, y), (across, down) = PLACES[self.origin], PLACES[self.target]
        return hypot(across - x, down - y)

    @property
    def mark(self) -> Point:
        """Where its letter stands."""
        return self.at(self.length * MARKS_AT.get((self.origin, self.target), MARK_AT))

    def at(self, distance: float, aside: float = 0) -> Point:
        """The point so far along the channel, and so far to its left."""
        (x, y), (across, down) = PLACES[self.origin], PLACES[self.target]
        dx, dy = (across - x) / self.length, (down - y) / self.length
        return x + dx * distance + dy * aside, y + dy * distance - dx * aside


ALL_CHANNELS = tuple(
    Channel(position.id, exit_.to, exit_.colour)
    for position in POSITIONS.values()
    for exit_ in position.exits
)


def draw_channels(pen: Pen) -> None:
    """All channels on the water, the later ones over the earlier ones where they cross."""
    for channel in ALL_CHANNELS:
        _casing(pen, channel)
        draw_pattern(pen, channel, TONES[channel.colour])
        _arrow(pen, channel)


def _casing(pen: Pen, channel: Channel) -> None:
    ends = [channel.at(SHORE), channel.at(channel.length - SHORE)]
    pen.line(ends, CHALK, 15)


def draw_pattern(pen: Pen, channel: Channel, tone: Colour) -> None:
    """Solid, dashes, beads, rails or waves: told apart without any colour."""
    start, end = SHORE, channel.length - SHORE
    match channel.colour:
        case "red":
            pen.line([channel.at(start), channel.at(end)], tone, 8.5)
        case "yellow":
            for dash in range(round(start), round(end) - 12, 27):
                pen.line([channel.at(dash + 5), channel.at(min(dash + 14, end))], tone, 8.5)
        case "green":
            for bead in range(round(start) + 4, round(end), 15):
                pen.disc(*channel.at(bead), 5.4, tone)
        case "blue":
            for side in (-4, 4):
                pen.line([channel.at(start, side), channel.at(end, side)], tone, 3.8)
        case _:
            steps = range(round(start), round(end) + 1, 2)
            pen.line([channel.at(step, 4.4 * sin(step / 4.2)) for step in steps], tone, 4.6)


def _arrow(pen: Pen, channel: Channel) -> None:
    """A head that touches the position the channel leads to."""
    tip = channel.length - SHORE + 3
    for grown, fill in ((LINE, INK), (0.0, CHANNELS[channel.colour])):
        wide = 14.5 + grown * 1.6
        back = tip - ARROW - grown
        pen.polygon(
            [
                channel.at(tip + grown * 2),
                channel.at(back, wide),
                channel.at(back + 6),
                channel.at(back, -wide),
            ],
            fill,
        )


@sprite
def _buoy(colour: str) -> Shape:
    """The ring of a channel colour, without its letter."""
    size = 2 * MARK + 6
    pen = Pen(size, size)
    pen.disc(size / 2, size / 2, MARK - 1, CHANNELS[colour])
    pen.outline(INK, LINE)
    pen.disc(size / 2, size / 2, MARK - 5.5, CHALK)
    return pen.shape()


def draw_mark(canvas: Canvas, colour: str, at: Point, panel: Box, words: Words) -> None:
    """The buoy of a channel colour with its letter, in the middle whether it rises or descends."""
    canvas.put(_buoy(colour), *at)
    letter = words.say(f"board-{colour}")
    _, top, _, bottom = LETTER.large_font.getbbox(letter, anchor="ls")
    lift = (top + bottom) / 2 / LARGER + LETTER.cap_height / 2
    canvas.write(letter, (at[0], at[1] - lift), LETTER, panel, widest=2 * MARK - 14)


def write_marks(canvas: Canvas, words: Words) -> None:
    """The letter of every channel."""
    for channel in ALL_CHANNELS:
        draw_mark(canvas, channel.colour, channel.mark, MAP, words)
