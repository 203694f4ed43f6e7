"""Livingstone's board: the landscape with what stands on it now."""

from __future__ import annotations

from games.livingstone.data import COLUMNS, ROWS
from games.livingstone.view import LivingstoneView
from games.values import Seat
from render.canvas import Canvas, Pen, Picture, Role, Shape, cached_part, faded, layer, sprite
from render.icons import coin, crown, die, lay_sheets
from render.livingstone.camps import draw_camps, leaders, tents_of
from render.livingstone.colours import BEAM, FOAM, PALETTE
from render.livingstone.layout import (
    CROWNS,
    GRID,
    HEADS,
    MAJORITIES,
    NAME,
    NAME_WIDTH,
    RIVER,
    TITLE,
    TURN,
    cell,
    height,
    ledger,
    mine,
)
from render.livingstone.ledger import draw_ledger, draw_mine, write_labels
from render.livingstone.pieces import plain_tent, steamboat
from render.livingstone.scenery import landscape
from render.livingstone.turn import draw_turn
from render.owners import stamp
from render.palette import ALARM, CHALK, GOLD, INK, PAPER
from render.type import Style, Weight, for_pictures
from words.catalogue import Words

NUMBER = Style(38)
BOAT_AT = RIVER.top + 40
COIN_AT = RIVER.top + 100
LEADER_SIZES = {0: 0, 1: 42, 2: 38, 3: 26, 4: 19, 5: 15}
"""How large a badge is beside the majority, by the number of those who share it."""


@layer(PALETTE)
def _layer(language: str, players: int, *, is_over: bool) -> Canvas:
    """Everything that stays the same while a game is played in that language."""
    canvas, words = Canvas(landscape(), height=height(players)), Words(language, "livingstone")
    lay_sheets(canvas, TURN, ledger(players), mine(players))
    title = Style(58, Weight.TITLE, CHALK)
    canvas.write(words.say("board-title").upper(), (TITLE.left + 16, 62), title, TITLE, align="l")
    for row in ROWS.values():
        box = cell(1, row.index)
        y = (box.top + box.bottom) / 2
        canvas.put(crown(66, 56), (CROWNS.left + CROWNS.right) / 2, y)
        canvas.write(str(row.round_points), ((CROWNS.left + CROWNS.right) / 2, y + 9), NUMBER, CROWNS)
        x = (MAJORITIES.left + MAJORITIES.right) / 2
        canvas.put(plain_tent(66, 50), x, box.top + 28)
        canvas.write(str(row.majority_points), (x, box.top + 36), NUMBER, MAJORITIES)
    write_labels(canvas, words, players, is_over=is_over)
    return canvas


@sprite
def _beam() -> Shape:
    """The light on the steamboat's column."""
    width, height = round(cell(1, 1).right - cell(1, 1).left), round(GRID.bottom - HEADS.top)
    pen = Pen(width, height)
    pen.slab((0, 0, width, height + 20), 10, (*CHALK, round(255 * BEAM)))
    for x in (1.8, width - 1.8):
        pen.line([(x, 8), (x, height)], GOLD, 3.6)
    pen.slab((0, 0, width, HEADS.bottom - HEADS.top), 10, GOLD)
    return pen.shape()


@sprite
def _ghost_die(face: int) -> Shape:
    """The die that gives a space, faint on its empty ground."""
    return faded(die(face, 46), 0.42)


def board(view: LivingstoneView, words: Words, before: LivingstoneView | None = None) -> Picture:
    """The public board; with `before`, what the reader has not seen yet is marked."""
    players = len(view.players)
    words = for_pictures(words, "livingstone", players, NAME, NAME_WIDTH)
    canvas = Canvas(_layer(words.language, players, is_over=view.result is not None))
    said = words.say("board-round", round=view.round_no)
    at = (TITLE.left + 16, 106)
    canvas.write(said, at, NUMBER, TITLE, align="l")
    _draw_column(canvas, view)
    draw_camps(canvas, view, before)
    _draw_river(canvas, view, before)
    _draw_leaders(canvas, view)
    draw_turn(canvas, view, words)
    draw_ledger(canvas, view, words, before)
    draw_mine(canvas, view)
    return canvas.picture(PALETTE)


def _draw_column(canvas: Canvas, view: LivingstoneView) -> None:
    """Light on the column where tents can go, and all columns' numbers."""
    if view.result is None:
        lit = cell(view.boat, 1)
        canvas.put(_beam(), lit.middle[0], (HEADS.top + GRID.bottom) / 2)
        taken = {row for (column, row), _ in tents_of(view) if column == view.boat}
        for row in set(ROWS) - taken:
            canvas.put(_ghost_die(row), *cell(view.boat, row).middle)
    _draw_heads(canvas, view.boat if view.result is None else None)


@cached_part
def _draw_heads(canvas: Canvas, lit: int | None) -> None:
    """The columns' numbers."""
    for column in COLUMNS:
        style = Style(38, colour=INK if column == lit else PAPER)
        canvas.write(str(column), (cell(column, 1).middle[0], (HEADS.top + HEADS.bottom) / 2), style, HEADS)


def _draw_river(canvas: Canvas, view: LivingstoneView, before: LivingstoneView | None) -> None:
    """The cost of each column and the steamboat, with its wake if it moved."""
    _draw_costs(canvas, view.boat if view.result is None else None)
    here = cell(view.boat, 1).middle[0]
    if before is not None and before.boat != view.boat:
        there = cell(before.boat, 1).middle[0]
        left, right = min(here, there), max(here, there)
        canvas.put(_wake(round(right - left)), (left + right) / 2, BOAT_AT + 20)
    canvas.put(steamboat(92), here, BOAT_AT)


@cached_part
def _draw_costs(canvas: Canvas, boat: int | None) -> None:
    """What each column costs; faint where nobody can go any more."""
    for column in COLUMNS.values():
        x, is_dim = cell(column.index, 1).middle[0], boat is None or column.index < boat
        canvas.put(coin(50, is_dim=is_dim), x, COIN_AT)
        canvas.write(str(column.cost), (x, COIN_AT - 1), NUMBER, RIVER)


@sprite
def _wake(length: int) -> Shape:
    """A dashed line where the steamboat came from."""
    pen = Pen(length + 12, 12)
    for x in range(6, length, 22):
        pen.line([(x, 6), (x + 11, 6)], ALARM, 5)
    pen.outline(FOAM, 1.5)
    return pen.shape()


def _draw_leaders(canvas: Canvas, view: LivingstoneView) -> None:
    """Who would have the majority of each row now."""
    _draw_badges(canvas, {row: leaders(view, row)[0] for row in ROWS})


@cached_part
def _draw_badges(canvas: Canvas, seats_by_row: dict[int, list[Seat]]) -> None:
    x = (MAJORITIES.left + MAJORITIES.right) / 2
    for row, seats in seats_by_row.items():
        size = LEADER_SIZES[len(seats)]
        for place, seat in enumerate(seats):
            at = (x + (place - (len(seats) - 1) / 2) * (size + 2), cell(1, row).bottom - 25)
            stamp(canvas, seat, at, size, MAJORITIES, Role.EXTRA)
