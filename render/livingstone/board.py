"""Livingstone's land with what stands on it now: as a turn's picture, and as the whole board."""

from __future__ import annotations

from games.livingstone.data import COLUMNS, ROWS
from games.livingstone.view import LivingstoneView
from render.canvas import Canvas, Pen, Picture, Shape, cached_part, faded, layer, sprite
from render.icons import coin, crown, die, lay_sheets
from render.livingstone.camps import Camp, draw_camps, draw_owners, leaders, tents_of
from render.livingstone.colours import BEAM, FOAM, PALETTE
from render.livingstone.layout import GAP, LOW, NAME_WIDTH, TALL, Land
from render.livingstone.ledger import draw_heads, draw_ledger
from render.livingstone.legend import legend_box, write_marks
from render.livingstone.mine import draw_stock, lay_stock, stock_height
from render.livingstone.pieces import plain_tent, steamboat
from render.livingstone.scenery import landscape
from render.livingstone.turn import draw_turn
from render.page import FOOT, NAME, NUMBER
from render.palette import ALARM, CHALK, GOLD, INK, PAPER, RULE
from render.type import Style, Weight, for_pictures
from words.catalogue import Words


def land_map(view: LivingstoneView, words: Words, before: LivingstoneView | None = None) -> Picture:
    """The land, whose turn it is, the dice and the players; with `before`, what is new is marked."""
    words = for_pictures(words, "livingstone", len(view.players), NAME, NAME_WIDTH)
    canvas = Canvas(_map_layer(words.language, len(view.players), is_over=view.result is not None))
    _draw_board(canvas, LOW, view, words, before)
    return canvas.picture(PALETTE)


def whole(view: LivingstoneView, words: Words, before: LivingstoneView | None = None) -> Picture:
    """The same on a taller land, and the mine and the cards below it."""
    words = for_pictures(words, "livingstone", len(view.players), NAME, NAME_WIDTH)
    canvas = Canvas(_whole_layer(words.language, len(view.players), is_over=view.result is not None))
    _draw_board(canvas, TALL, view, words, before)
    draw_stock(canvas, TALL.ledger(len(view.players)).bottom + GAP, view, words, before)
    return canvas.picture(PALETTE)


@layer(PALETTE)
def _map_layer(language: str, players: int, *, is_over: bool) -> Canvas:
    """Everything that stays the same while a game is played in that language."""
    canvas = Canvas(landscape(LOW), height=LOW.ledger(players).bottom + FOOT)
    _lay_board(canvas, LOW, Words(language, "livingstone"), players, is_over=is_over)
    return canvas


@layer(PALETTE)
def _whole_layer(language: str, players: int, *, is_over: bool) -> Canvas:
    """The same below the whole board, and what its icons mean."""
    words, top = Words(language, "livingstone"), TALL.ledger(players).bottom + GAP
    legend = legend_box(top + stock_height() + GAP)
    # Once it is over, the table has other heads, which the text twin names.
    low = legend.top - GAP if is_over else legend.bottom
    canvas = Canvas(landscape(TALL), height=low + FOOT)
    _lay_board(canvas, TALL, words, players, is_over=is_over)
    lay_stock(canvas, top, words)
    if not is_over:
        lay_sheets(canvas, legend)
        write_marks(canvas, words, legend)
    return canvas


def _lay_board(canvas: Canvas, land: Land, words: Words, players: int, *, is_over: bool) -> None:
    lay_sheets(canvas, land.turn, land.ledger(players))
    style = Style(land.title_size, Weight.TITLE, CHALK)
    canvas.write(words.say("board-title").upper(), land.title_at, style, land.title, align="l")
    for row in ROWS.values():
        box = land.crowns(row.index)
        x, y = box.middle
        canvas.put(crown(64, 54), x, y)
        canvas.write(str(row.round_points), (x, y + 8), NUMBER, box)
        box, whose = land.majority(row.index), land.leaders(row.index)
        left, right = box.left + 5, whose.right - 1
        canvas.put(
            _label(round(right - left), round(box.bottom - box.top) - 2), (left + right) / 2, box.middle[1]
        )
        x, y = box.middle
        canvas.put(plain_tent(58, 52), x, y)
        canvas.write(str(row.majority_points), (x, y + 8), NUMBER, box)
    draw_heads(canvas, land, players, is_over=is_over)


def _draw_board(
    canvas: Canvas, land: Land, view: LivingstoneView, words: Words, before: LivingstoneView | None
) -> None:
    said = words.say("board-round", round=view.round_no)
    canvas.write(said, land.round_at, NUMBER, land.title, align="l")
    _draw_column(canvas, land, view)
    _draw_boat(canvas, land, view, before)
    _draw_numbers(canvas, land, view.boat if view.result is None else None)
    draw_camps(canvas, land, view, words, before)
    for row in ROWS:
        _draw_leaders(canvas, land, row, view, words)
    draw_turn(canvas, land, view, words)
    draw_ledger(canvas, land, view, words, before)


@sprite
def _label(width: int, height: int) -> Shape:
    """The paper on which a row's majority stands."""
    pen = Pen(width, height)
    pen.card((0, 0, width, height), 12, RULE, PAPER)
    return pen.shape()


@sprite
def _beam(land: Land) -> Shape:
    """The light on the steamboat's column."""
    width, height = round(land.cell_width), round(land.grid.bottom - land.heads.top)
    pen = Pen(width, height)
    pen.slab((0, 0, width, height + 20), 10, (*CHALK, round(255 * BEAM)))
    for x in (1.8, width - 1.8):
        pen.line([(x, 8), (x, height)], GOLD, 3.6)
    pen.slab((0, 0, width, land.heads.bottom - land.heads.top), 10, GOLD)
    return pen.shape()


@sprite
def _ghost_die(face: int) -> Shape:
    """The die that gives a space, faint on its empty ground."""
    return faded(die(face, 46), 0.42)


def _draw_column(canvas: Canvas, land: Land, view: LivingstoneView) -> None:
    """Light on the column where tents can go."""
    if view.result is None:
        lit = land.cell(view.boat, 1)
        canvas.put(_beam(land), lit.middle[0], (land.heads.top + land.grid.bottom) / 2)
        taken = {row for (column, row), _ in tents_of(view) if column == view.boat}
        for row in set(ROWS) - taken:
            canvas.put(_ghost_die(row), *land.cell(view.boat, row).middle)


@cached_part
def _draw_numbers(canvas: Canvas, land: Land, boat: int | None) -> None:
    """What each column is called and costs; faint where nobody can go any more."""
    for column in COLUMNS.values():
        x, is_dim = land.cell(column.index, 1).middle[0], boat is None or column.index < boat
        style = Style(42, colour=INK if column.index == boat else PAPER)
        canvas.write(str(column.index), (x, land.heads.middle[1]), style, land.heads)
        canvas.put(coin(50, is_dim=is_dim), x, land.cost_at)
        canvas.write(str(column.cost), (x, land.cost_at - 1), NUMBER, land.river)


def _draw_boat(canvas: Canvas, land: Land, view: LivingstoneView, before: LivingstoneView | None) -> None:
    """The steamboat, with its wake if it moved."""
    here = land.cell(view.boat, 1).middle[0]
    if before is not None and before.boat != view.boat:
        there = land.cell(before.boat, 1).middle[0]
        left, right = min(here, there), max(here, there)
        canvas.put(_wake(round(right - left)), (left + right) / 2, land.boat_at + 16)
    canvas.put(steamboat(80), here, land.boat_at)


@sprite
def _wake(length: int) -> Shape:
    """A dashed line where the steamboat came from."""
    pen = Pen(length + 12, 12)
    for x in range(6, length, 22):
        pen.line([(x, 6), (x + 11, 6)], ALARM, 5)
    pen.outline(FOAM, 1.5)
    return pen.shape()


def _draw_leaders(canvas: Canvas, land: Land, row: int, view: LivingstoneView, words: Words) -> None:
    """Who would have the majority of that row now."""
    seats, _ = leaders(view, row)
    if seats:
        draw_owners(canvas, [Camp(words.badge(seat)) for seat in seats], land.leaders(row))
