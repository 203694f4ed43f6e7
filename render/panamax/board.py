"""Panamax's tall board in parts: both halves of the canal from ocean to ocean, the tables, the companies."""

from __future__ import annotations

from games.panamax.state import PanamaxOptions
from games.panamax.view import PanamaxView
from render.canvas import SMALLEST, Box, Canvas, Ground, Part, Pen, Picture, Shape, Strip, cached, sprite
from render.page import EDGE, WIDTH
from render.palette import CHALK, FOLD, INK
from render.panamax.colours import PALETTE
from render.panamax.fleet import chart_for, draw_fleet, places, write_zones
from render.panamax.layout import SKY_BOTTOM, Chart
from render.panamax.scenery import landscape
from render.type import Style, Weight
from render.units import pixels
from words.catalogue import Words

HEADING = Box(EDGE + 12, EDGE + 6, 700, SKY_BOTTOM)


@sprite
def _paper() -> Shape:
    return Pen(WIDTH, EDGE, FOLD).shape()


@cached
def _layer(language: str, chart: Chart, options: PanamaxOptions) -> tuple[Ground, Part]:
    """Everything that stays the same while the map keeps its size, in that language."""
    paper, top = _paper(), pixels(chart.bottom)
    canvas = Canvas(Ground(*landscape(chart), Strip(paper, top, top + paper.height), packing=SMALLEST))
    write_zones(canvas, chart, Words(language, "panamax"), options)
    return canvas.ground, canvas.part


def _half(side: str, view: PanamaxView, words: Words, before: PanamaxView | None) -> Picture:
    """One ocean and the half of the canal that is nearer to it."""
    ships = places(view.ships)
    chart = chart_for(ships, side)
    ground, zones = _layer(words.language, chart, view.options)
    canvas = Canvas(ground)
    canvas.add(zones)
    title = Style(64, Weight.TITLE, CHALK)
    canvas.write(words.say(side).upper(), (HEADING.left + 14, 58), title, HEADING, align="l", widest=620)
    round_no = words.say("board-round-of", round=max(1, view.round_no), rounds=view.rounds)
    canvas.write(round_no, (HEADING.left + 16, 114), Style(42, colour=INK), HEADING, align="l")
    draw_fleet(canvas, view, chart, ships, words, before)
    return canvas.picture(PALETTE)


def atlantic(view: PanamaxView, words: Words, before: PanamaxView | None = None) -> Picture:
    """The canal from the Atlantic to the Gaillard Cut; what the reader has not seen yet is marked."""
    return _half("atlantic", view, words, before)


def pacific(view: PanamaxView, words: Words, before: PanamaxView | None = None) -> Picture:
    """The canal from Pedro Miguel to the Pacific; what the reader has not seen yet is marked."""
    return _half("pacific", view, words, before)
