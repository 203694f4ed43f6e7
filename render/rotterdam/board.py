"""Rotterdam's public pictures: the river mouth with what floats on it, the books, the trade, everything."""

from __future__ import annotations

from games.rotterdam.data import PORTS
from games.rotterdam.view import RotterdamView
from render.canvas import SMALL, Box, Canvas, Picture, Point, cached_part, layer
from render.icons import lay_sheets
from render.page import NAME, NUMBER
from render.palette import ALARM, INK
from render.rotterdam.cards import phase_icon
from render.rotterdam.channels import write_marks
from render.rotterdam.colours import NAVY, PALETTE
from render.rotterdam.fleet import draw_fleet
from render.rotterdam.layout import (
    BOOKS_TOP,
    DECKS_HEIGHT,
    FRONT,
    GAP,
    MAP,
    NAME_WIDTH,
    PORT_HEIGHT,
    TITLE,
    decks_box,
    ledger_box,
    offers_box,
    port_box,
)
from render.rotterdam.ledger import draw_ledger, write_heads
from render.rotterdam.legend import legend_box, write_meanings
from render.rotterdam.offers import draw_decks, draw_offers, write_decks
from render.rotterdam.ports import draw_ports, draw_stock, write_ports, write_signs
from render.rotterdam.scenery import quays, river_mouth
from render.rotterdam.turn import draw_turn, numbered
from render.type import Style, Weight, for_pictures
from words.catalogue import Words

HEADING = Style(52, Weight.TITLE, NAVY)
FRONT_TITLE_AT = (184, 46)
FRONT_ROUND_AT = (528, 48)
FRONT_PHASE_AT = (890, 50)
ROUND_WIDTH = 304
LOW = 14
"""Bare paper below the lowest sheet."""


def _below_ports(top: float) -> float:
    return top + PORT_HEIGHT + GAP


def _below_ledger(players: int, top: float) -> float:
    return ledger_box(players, top).bottom + GAP


@layer(PALETTE)
def _water(language: str) -> Canvas:
    """The map with everything that stays the same in that language."""
    canvas, words = Canvas(river_mouth()), Words(language, "rotterdam")
    canvas.write(words.say("board-title").upper(), (TITLE.left + 8, 45), HEADING, TITLE, align="l")
    write_marks(canvas, words)
    write_signs(canvas, words)
    return canvas


@layer(PALETTE)
def _books(language: str, players: int, *, is_over: bool) -> Canvas:
    """Ports, table and decks below the quays, with everything that stays the same."""
    top = _below_ports(BOOKS_TOP)
    low = _below_ledger(players, top)
    canvas, words = Canvas(quays(), height=low + DECKS_HEIGHT + LOW), Words(language, "rotterdam")
    canvas.write(words.say("board-title").upper(), FRONT_TITLE_AT, HEADING, FRONT, align="l")
    _write_books(canvas, words, players, BOOKS_TOP, is_over=is_over)
    return canvas


@layer(PALETTE)
def _everything(language: str, players: int, *, is_over: bool, has_legend: bool) -> Canvas:
    """The map, the books below it and what the icons mean, with everything that stays the same."""
    top = MAP.bottom + GAP
    legend = legend_box(decks_box(_below_ledger(players, _below_ports(top))).bottom + GAP)
    low = legend.bottom if has_legend else legend.top - GAP
    canvas, words = Canvas(river_mouth(), height=low + LOW), Words(language, "rotterdam")
    canvas.write(words.say("board-title").upper(), (TITLE.left + 8, 45), HEADING, TITLE, align="l")
    write_marks(canvas, words)
    write_signs(canvas, words)
    _write_books(canvas, words, players, top, is_over=is_over)
    if has_legend:
        lay_sheets(canvas, legend)
        write_meanings(canvas, words, legend)
    return canvas


def _write_books(canvas: Canvas, words: Words, players: int, top: float, *, is_over: bool) -> None:
    table = _below_ports(top)
    low = _below_ledger(players, table)
    boxes = [port_box(place, top) for place in range(len(PORTS))]
    lay_sheets(canvas, *boxes, ledger_box(players, table), decks_box(low))
    write_ports(canvas, words, top)
    write_heads(canvas, players, table, is_over=is_over)
    write_decks(canvas, low)


@cached_part
def _draw_hall(canvas: Canvas, players: int, top: float, words: Words, *, is_over: bool) -> None:
    """Title and table, wherever the offers above it end: of these there are too many for grounds."""
    canvas.write(words.say("board-title").upper(), FRONT_TITLE_AT, HEADING, FRONT, align="l")
    lay_sheets(canvas, ledger_box(players, top))
    write_heads(canvas, players, top, is_over=is_over)


def _written(view: RotterdamView, words: Words) -> Words:
    return for_pictures(words, "rotterdam", len(view.players), NAME, NAME_WIDTH)


def _write_round(canvas: Canvas, view: RotterdamView, words: Words, at: Point, panel: Box) -> None:
    """Which round it is, and that it is the last one; nothing before the first."""
    if not view.round_no:
        return
    is_last = view.is_ending and view.result is None
    said = words.say("board-last-round" if is_last else "board-round", round=view.round_no)
    style = Style(NUMBER.size, colour=ALARM if is_last else INK)
    canvas.write(said, at, style, panel, align="l", widest=ROUND_WIDTH)


def _draw_map(canvas: Canvas, view: RotterdamView, words: Words, before: RotterdamView | None) -> None:
    _write_round(canvas, view, words, (TITLE.left + 10, 92), TITLE)
    draw_fleet(canvas, view, words, before)
    draw_turn(canvas, view, words)
    draw_stock(canvas, view)


def _draw_front(canvas: Canvas, view: RotterdamView, words: Words) -> None:
    """The round and the phase on the sky above the quays."""
    _write_round(canvas, view, words, FRONT_ROUND_AT, FRONT)
    if view.result is None and view.captain is not None:
        x, y = FRONT_PHASE_AT
        canvas.put(phase_icon(view.phase, 58), x, y)
        canvas.write(numbered(view.phase), (x + 42, y), NUMBER, FRONT, align="l")


def _draw_books(
    canvas: Canvas, view: RotterdamView, words: Words, before: RotterdamView | None, top: float
) -> None:
    table = _below_ports(top)
    low = _below_ledger(len(view.players), table)
    draw_ports(canvas, view, before, top)
    draw_ledger(canvas, view, words, before, table)
    draw_decks(canvas, view, words, low)


def river(view: RotterdamView, words: Words, before: RotterdamView | None = None) -> Picture:
    """The map; with `before`, what the reader has not seen yet is marked, as on all of these."""
    words = _written(view, words)
    canvas = Canvas(_water(words.language))
    _draw_map(canvas, view, words, before)
    return canvas.picture(PALETTE)


def harbour(view: RotterdamView, words: Words, before: RotterdamView | None = None) -> Picture:
    """Ports, players and decks."""
    words = _written(view, words)
    ground = _books(words.language, len(view.players), is_over=view.result is not None)
    canvas = Canvas(ground)
    _draw_front(canvas, view, words)
    _draw_books(canvas, view, words, before, BOOKS_TOP)
    return canvas.picture(PALETTE)


def exchange(view: RotterdamView, words: Words, before: RotterdamView | None = None) -> Picture:
    """The open offers, and what the players have."""
    words, players = _written(view, words), len(view.players)
    top = offers_box(len(view.offers), BOOKS_TOP).bottom + GAP
    canvas = Canvas(quays(), height=ledger_box(players, top).bottom + LOW)
    _draw_hall(canvas, players, top, words.nameless, is_over=view.result is not None)
    _draw_front(canvas, view, words)
    draw_offers(canvas, view, words, before, BOOKS_TOP)
    draw_ledger(canvas, view, words, before, top)
    return canvas.picture(PALETTE)


def board(view: RotterdamView, words: Words, before: RotterdamView | None = None) -> Picture:
    """Everything: the map, the books below it, and the offers, or while there are none what icons mean."""
    words, players = _written(view, words), len(view.players)
    # Once it is over, the table has other heads, which the text twin names.
    is_over = view.result is not None
    has_legend = not (is_over or view.offers)
    ground = _everything(words.language, players, is_over=is_over, has_legend=has_legend)
    top = MAP.bottom + GAP
    low = decks_box(_below_ledger(players, _below_ports(top))).bottom
    rest = low + GAP
    if has_legend:
        low = legend_box(rest).bottom
    if view.offers:
        low = offers_box(len(view.offers), rest).bottom
    canvas = Canvas(ground, height=low + LOW, packing=SMALL)
    _draw_map(canvas, view, words, before)
    _draw_books(canvas, view, words, before, top)
    if view.offers:
        draw_offers(canvas, view, words, before, rest)
    return canvas.picture(PALETTE)
