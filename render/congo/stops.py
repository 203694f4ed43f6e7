"""The stops along the river: tiles, flags, points, who took them, and where the steamboat lies."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from math import hypot

from games.congo.data import STOPS
from games.congo.view import CongoView, StopView
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
from render.page import NAME
from render.palette import ALARM, CHALK, FADED_INK, GOLD, INK, PAPER, mix
from render.type import Style, Weight
from words.catalogue import Badge, Words

POINTS = Style(42, Weight.TITLE)
UNKNOWN = Style(64, Weight.TITLE, MIST)
BADGE, SMALL_BADGE = 53, 42
DASH = 26.0
"""Length of the dashes of a trail."""


@sprite
def _sign(width: int, *, is_now: bool, is_dim: bool = False) -> Shape:
    """The board on the bank with a stop's name."""
    pen = Pen(width + 6, 56)
    pen.slab(
        (3, 3, width + 3, 53), 12, mix(GOLD, CHALK, 0.35) if is_now else mix(PAPER, LAND[1], 0.35 * is_dim)
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
    badges = tuple(words.badge(seat) for seat in range(len(view.players)))
    boat = PLACES[view.boat]
    old = {stop.id: stop for stop in before.river} if before else {}
    for stop in view.river:
        if stop.id == view.boat and view.result is None:
            _light(canvas, stop.id, words)
    if before is not None and before.boat != view.boat:
        _draw_trail(canvas, before.boat, view.boat)
    for stop in view.river:
        if stop.is_used:
            _draw_stop(canvas, stop, old.get(stop.id, stop), badges)
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
def _draw_stop(canvas: Canvas, stop: StopView, old: StopView, badges: tuple[Badge, ...]) -> None:
    """Tile, flag, how it ended, and what it offers."""
    (x, y), box = tile_at(stop.id), stop_box(stop.id)
    if stop.tile != old.tile:
        canvas.put(halo(TILE + 26, TILE + 26), x, y)
    canvas.put(tile(stop.tile, TILE), x, y)
    if stop.tile is None:
        canvas.write("?", (x, y), UNKNOWN, box)
    if stop.flag != old.flag:
        fx, fy = flag_at(stop.id)
        canvas.put(halo(106, 122), fx, fy)
    draw_label(canvas, stop.flag, flag_at(stop.id), box, is_dim=stop.is_past)
    if stop.tile is None:
        _draw_explorers(canvas, [badges[seat] for seat in stop.explored_by], (x, y), box)
    if stop.is_past:
        is_new = not old.is_past
        if stop.tied:
            _draw_tied(canvas, [badges[seat] for seat in stop.tied], (x, y), box, is_new=is_new)
        else:
            taker = None if stop.taker is None else badges[stop.taker]
            _draw_taker(canvas, taker, (x, y), box, is_new=is_new)
    _draw_marks(canvas, stop)


def _draw_explorers(canvas: Canvas, who: Sequence[Badge], at: Point, box: Box) -> None:
    """Who has looked at the tile: a spyglass with their letters."""
    x, y = at
    if who:
        canvas.put(spyglass(44), x - 36, y + 36)
    for place, badge in enumerate(who):
        if len(who) == 1:
            stamp(canvas, badge, (x + 36, y + 34), BADGE, box)
        else:
            stamp(canvas, badge, (x - 14 + place * 26, y + 42), SMALL_BADGE, box, Role.EXTRA)


def _draw_tied(canvas: Canvas, who: Sequence[Badge], at: Point, box: Box, *, is_new: bool) -> None:
    """The badges of a tie: two lie side by side below the tile's building, more of them in a square."""
    x, y = at
    if is_new:
        wide, high, down = (112, 66, 28) if len(who) == 2 else (112, 112, 14)
        canvas.put(halo(wide, high), x + 24, y + down)
    top = y + (28 if len(who) == 2 else -9)
    for place, badge in enumerate(who):
        stamp(canvas, badge, (x - 2 + 50 * (place % 2), top + 46 * (place // 2)), BADGE, box)


def _draw_taker(canvas: Canvas, who: Badge | None, at: Point, box: Box, *, is_new: bool) -> None:
    """The badge of the taker, or the sign for nobody, in the tile's lower right corner."""
    x, y = at[0] + 30, at[1] + 28
    if is_new:
        canvas.put(halo(72, 72), x, y)
    if who is None:
        canvas.put(nobody(46), x, y)
    else:
        stamp(canvas, who, (x, y), BADGE, box)


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
