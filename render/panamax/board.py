"""Panamax's board: the canal with what floats on it now, and the tables below."""

from __future__ import annotations

from games.panamax.data import SHIP_TYPES
from games.panamax.state import PanamaxOptions
from games.panamax.view import PanamaxView
from render.canvas import (
    SMALLEST,
    Box,
    Canvas,
    Ground,
    Part,
    Pen,
    Picture,
    Role,
    Shape,
    Strip,
    cached,
    layer,
    sprite,
)
from render.icons import lay_sheets
from render.palette import FADED_INK, FOLD
from render.panamax.action_table import draw_action_table, write_action_table
from render.panamax.colours import PALETTE
from render.panamax.exchange import NAME_WIDTH, draw_exchange, write_exchange, write_lines
from render.panamax.fleet import DASH, chart_for, draw_fleet, places, write_zones
from render.panamax.layout import GAP, NAME, WIDTH, Chart, tables
from render.panamax.pieces import crate, fee_tag, move_sign, pennant
from render.panamax.scenery import landscape
from render.panamax.station import draw_cards, draw_rail
from render.panamax.turn import draw_turn, write_heading
from render.type import Style, Weight, for_pictures
from render.units import pixels
from words.catalogue import Words

MIDDLE_DOT = "\N{MIDDLE DOT}"
LEGEND = Style(24, Weight.LABEL, FADED_INK)


@sprite
def _paper() -> Shape:
    return Pen(WIDTH, GAP, FOLD).shape()


@layer(PALETTE)
def _sheets(language: str, players: int, *, is_over: bool) -> Canvas:
    """What stays the same below the map, wherever that ends."""
    words, sheets = Words(language, "panamax"), tables(0, players)
    canvas = Canvas(_paper(), height=sheets.height)
    lay_sheets(canvas, sheets.turn, sheets.actions, sheets.rail, sheets.cards, sheets.exchange, sheets.legend)
    write_action_table(canvas, words, sheets.actions)
    write_lines(canvas, sheets.exchange, players)
    if not is_over:
        write_exchange(canvas, words, sheets.exchange)
    _write_legend(canvas, words, sheets.legend)
    return canvas


@cached
def _layer(
    language: str, chart: Chart, players: int, options: PanamaxOptions, *, is_over: bool
) -> tuple[Ground, Part]:
    """Everything that stays the same while the map keeps its size, in that language."""
    below, top = _sheets(language, players, is_over=is_over), pixels(chart.bottom)
    strip = Strip(below.ground, top, top + below.ground.height)
    canvas = Canvas(Ground(*landscape(chart), strip, packing=SMALLEST))
    write_zones(canvas, chart, Words(language, "panamax"), options)
    canvas.boxes += (box.lower(chart.bottom) for box in below.boxes)
    return canvas.ground, canvas.part


def _write_legend(canvas: Canvas, words: Words, box: Box) -> None:
    """What the signs mean, and which of a company's ships is which."""
    signs = (
        (move_sign("waterway", 38), "waterway"),
        (move_sign("lock", 38), "lock"),
        (move_sign("any", 38), "any"),
        (crate(38), "load"),
        (fee_tag(36), "fee_each"),
        (pennant(), "ready"),
    )
    width = (box.right - box.left - 20) / 3
    for place, (sign, key) in enumerate(signs):
        x, y = box.left + 34 + place % 3 * width, box.top + 32 + place // 3 * 44
        canvas.put(sign, x, y)
        canvas.write(
            words.say(f"board-sign-{key}"), (x + 32, y), LEGEND, box, Role.EXTRA, align="l", widest=width - 60
        )
    said = f" {MIDDLE_DOT} ".join(
        f"{words.say(ship.id)} {ship.least}{DASH}{ship.most}" for ship in SHIP_TYPES.values()
    )
    canvas.write(
        said,
        (box.left + 18, box.top + 122),
        LEGEND,
        box,
        Role.EXTRA,
        align="l",
        widest=box.right - box.left - 36,
    )


def board(view: PanamaxView, words: Words, before: PanamaxView | None = None) -> Picture:
    """The public board; with `before`, what the reader has not seen yet is marked."""
    players = len(view.players)
    words = for_pictures(words, "panamax", players, NAME, NAME_WIDTH)
    ships = places(view.ships)
    chart = chart_for(ships)
    sheets = tables(chart.bottom, players)
    is_over = view.result is not None
    ground, zones = _layer(words.language, chart, players, view.options, is_over=is_over)
    canvas = Canvas(ground)
    canvas.add(zones)
    write_heading(canvas, words.say("board-title"), view, words)
    draw_fleet(canvas, view, chart, ships, words, before)
    draw_turn(canvas, view, words, sheets.turn)
    draw_action_table(canvas, view, sheets.actions, before)
    draw_rail(canvas, view, words, sheets.rail, before)
    draw_cards(canvas, view, words, sheets.cards)
    draw_exchange(canvas, view, words, sheets.exchange, before)
    return canvas.picture(PALETTE)
