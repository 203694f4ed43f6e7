"""The stops along the river: tiles, flags, points, who took them, and where the steamboat lies."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from math import hypot

from games.congo.data import STOPS
from games.congo.view import CongoView, StopView
from games.values import Seat
from render.canvas import Box, Canvas, Pen, Point, Role, Shape, cached_part, sprite
from render.congo.colours import LAND, MIST
from render.congo.flags import draw_label
from render.congo.layout import (
    CELL,
    PLACES,
    TILE,
    WATER_ABOVE,
    flag_at,
    reach_of,
    sign_box,
    stop_box,
    tile_at,
)
from render.congo.pieces import back, hippo, nobody, points_disc, ring, spyglass, steamboat, tile
from render.congo.scenery import course
from render.icons import LINE, halo
from render.owners import stamp
from render.palette import ALARM, CHALK, FADED_INK, GOLD, INK, PAPER, mix
from render.type import Style, Weight
from words.catalogue import Words

NAME = Style(38, Weight.LABEL)
POINTS = Style(40, Weight.TITLE)
UNKNOWN = Style(64, Weight.TITLE, MIST)
BADGE, TIED_BADGE = 48, 34
DASH = 26.0
"""Length of the dashes of a trail."""


@sprite
def _sign(width: int, *, is_now: bool, is_dim: bool = False) -> Shape:
    """The board on the bank with a stop's name."""
    pen = Pen(width + 6, 54)
    pen.slab(
        (3, 3, width + 3, 51), 12, mix(GOLD, CHALK, 0.35) if is_now else mix(PAPER, LAND[1], 0.35 * is_dim)
    )
    pen.outline(INK, LINE)
    return pen.shape()


@sprite
def _beam() -> Shape:
    """The light on the stop where the boat lies."""
    pen = Pen(CELL + 26, 188)
    pen.card((1, 1, CELL + 25, 187), 24, GOLD, mix(CHALK, LAND[4], 0.24), 4)
    return pen.shape()


def _write_sign(
    canvas: Canvas, stop: str, words: Words, *, is_now: bool = False, is_dim: bool = False
) -> None:
    """The name of a stop on a board as wide as it needs."""
    box, said = sign_box(stop), words.say(stop)
    width = min(CELL, max(150, round(NAME.width(said)) + 36))
    canvas.put(_sign(width, is_now=is_now, is_dim=is_dim), *box.middle)
    style = Style(NAME.size, NAME.weight, FADED_INK) if is_dim else NAME
    canvas.write(said, box.middle, style, box, widest=CELL - 20)


def write_signs(canvas: Canvas, words: Words, players: int) -> None:
    """What never changes while a game is played: names, points, rings and hippos."""
    for stop in STOPS.values():
        _write_sign(canvas, stop.id, words, is_dim=stop.least_players > players)
        if stop.has_special:
            canvas.put(ring(TILE + 22), *tile_at(stop.id))


def draw_stops(canvas: Canvas, view: CongoView, words: Words, before: CongoView | None) -> None:
    """What lies at each stop now."""
    boat = PLACES[view.boat]
    old = {stop.id: stop for stop in before.river} if before else {}
    for stop in view.river:
        if stop.id == view.boat and view.result is None:
            _light(canvas, stop.id, words)
    if before is not None and before.boat != view.boat:
        _draw_trail(canvas, before.boat, view.boat)
    for stop in view.river:
        if stop.is_used:
            _draw_stop(canvas, stop, old.get(stop.id, stop))
    canvas.put(steamboat(116, is_returning=reach_of(view.boat) % 2 == 0), boat[0], boat[1] - WATER_ABOVE - 4)


def _light(canvas: Canvas, stop: str, words: Words) -> None:
    """The stop of this turn stands in light; its sign is written anew on gold."""
    sign = sign_box(stop)
    canvas.put(_beam(), sign.middle[0], sign.bottom - 84)
    canvas.boxes = [each for each in canvas.boxes if each.panel != sign]
    _write_sign(canvas, stop, words, is_now=True)
    if STOPS[stop].has_special:
        canvas.put(ring(TILE + 22), *tile_at(stop))


@cached_part
def _draw_stop(canvas: Canvas, stop: StopView, old: StopView) -> None:
    """Tile, flag, how it ended, and what it offers."""
    (x, y), box = tile_at(stop.id), stop_box(stop.id)
    if stop.tile != old.tile:
        canvas.put(halo(TILE + 26, TILE + 26), x, y)
    canvas.put(tile(stop.tile, TILE), x, y)
    if stop.tile is None:
        canvas.write("?", (x, y), UNKNOWN, box)
        if stop.explored_by:
            _draw_explorers(canvas, stop.explored_by, (x, y), box)
    if stop.flag != old.flag:
        fx, fy = flag_at(stop.id)
        canvas.put(halo(106, 122), fx, fy)
    draw_label(canvas, stop.flag, flag_at(stop.id), box, is_dim=stop.is_past)
    if stop.is_past:
        _draw_takers(canvas, stop, box, is_new=not old.is_past)
    _draw_marks(canvas, stop)


def _draw_explorers(canvas: Canvas, seats: tuple[Seat, ...], at: Point, box: Box) -> None:
    """Who has looked at the tile: a spyglass with their letters."""
    x, y = at
    canvas.put(spyglass(34), x - 34, y + 38)
    for place, seat in enumerate(seats):
        stamp(canvas, seat, (x - 12 + place * 22, y + 40), 22, box, Role.EXTRA)


def _draw_takers(canvas: Canvas, stop: StopView, box: Box, *, is_new: bool) -> None:
    """The badge of the taker, those of a tie, or the sign for nobody, in the tile's lower right corner."""
    x, y = tile_at(stop.id)
    if stop.tied:
        if is_new:
            canvas.put(halo(92, 92), x + 24, y + 20)
        for place, seat in enumerate(stop.tied):
            at = (x + 4 + 38 * (place % 2), y + 38 * (place // 2))
            stamp(canvas, seat, at, TIED_BADGE, box, Role.EXTRA)
        return
    if is_new:
        canvas.put(halo(68, 68), x + 30, y + 28)
    if stop.taker is None:
        canvas.put(nobody(44), x + 30, y + 28)
    else:
        stamp(canvas, stop.taker, (x + 30, y + 28), BADGE, box)


def _draw_marks(canvas: Canvas, stop: StopView) -> None:
    """The points of the stop, its hippo and its special card."""
    facts, (x, y), box = STOPS[stop.id], tile_at(stop.id), stop_box(stop.id)
    at = (x - 48, y - 40)
    canvas.put(points_disc(54), *at)
    canvas.write(str(facts.points), at, POINTS, box)
    if facts.has_hippos:
        canvas.put(hippo(48), x - 52, y + 30)
    if facts.has_special:
        canvas.put(back("special", 32), x + 48, y - 44)


def _draw_trail(canvas: Canvas, start: str, end: str) -> None:
    """A dashed line along the river from where the boat lay."""
    line, box = _way(*sorted((start, end)))
    canvas.put(_dashes(line, box), *box.middle)


@lru_cache(maxsize=128)
def _way(one: str, other: str) -> tuple[tuple[Point, ...], Box]:
    """The river between two stops, and the part of the map that it takes."""
    line = [(x, y + 4) for x, y, _ in course(steps=40)]
    first, last = sorted(_nearest(line, PLACES[stop]) for stop in (one, other))
    way = tuple(line[first : last + 1])
    across, down = zip(*way, strict=True)
    return way, Box(min(across) - DASH, min(down) - DASH, max(across) + DASH, max(down) + DASH)


def _nearest(line: list[Point], stop: Point) -> int:
    x, y = stop[0], stop[1] - WATER_ABOVE
    return min(range(len(line)), key=lambda place: hypot(line[place][0] - x, line[place][1] - y))


@sprite
def _dashes(line: tuple[Point, ...], box: Box) -> Shape:
    """Dashes of even length along a line."""
    pen, walked, dash = Pen(box.right - box.left, box.bottom - box.top), 0.0, []
    for (x, y), (across, down) in pairwise(line):
        walked += hypot(across - x, down - y)
        dash.append((across - box.left, down - box.top))
        if walked > DASH:
            if len(dash) > 1:
                pen.line(dash, ALARM, 6)
            walked, dash = -DASH * 0.7, []
        elif walked < 0:
            dash = []
    return pen.shape()
