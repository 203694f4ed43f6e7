"""The ships on the map, the places for them, and where they came from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, pairwise
from math import hypot

from games.rotterdam.data import ENTRANCES, POSITIONS, STARTS, Kind
from games.rotterdam.ships import Ship
from games.rotterdam.state import Phase
from games.rotterdam.view import RotterdamView
from render.canvas import Canvas, Pen, Point, Shape, cached_part, sprite
from render.icons import halo
from render.owners import OWNERS, stamp
from render.page import NUMBER
from render.palette import ALARM, CHALK, GOLD, INK
from render.rotterdam.channels import ALL_CHANNELS, MARK
from render.rotterdam.layout import MAP, PLACES, SHIP, ship_box
from render.rotterdam.pieces import anchor, cargo, hull, plate
from render.rotterdam.turn import has_choice
from render.type import Style, Weight
from words.catalogue import Badge, Words

ANCHORS: dict[str, Point] = {
    "N1": (506, 92), "N2": (506, 1008), "N3": (668, 550), "N4": (982, 280), "N5": (982, 820),
}  # fmt: skip
"""Where the anchor of a Navigation position is drawn: clear of ships and channels."""
BESIDE = MARK + 7
"""How far beside its channel a trail runs."""
LEGEND_AT = (386, 1066)


def lit(view: RotterdamView) -> set[str]:
    """The positions that the open decision is about."""
    if view.call is not None and view.call.pending is not None:
        sailings = chain.from_iterable(plan.sailings for plan in view.call.plans)
        return {place for each in sailings for place in (each.origin, each.target) if place is not None}
    if view.active is None or not has_choice(view):
        return set()
    mine = view.players[view.active].ships
    match view.phase:
        case Phase.PLACE:
            return set(STARTS) - {ship.position for ship in view.ships}
        case Phase.NAVIGATE:
            return {place for place in mine if POSITIONS[place].exits}
        case Phase.NAVIGATION_CARDS:
            return {place for place in mine if POSITIONS[place].has_anchor}
        case Phase.UNLOAD:
            return {place for place in mine if POSITIONS[place].kind is Kind.BERTH}
        case _:
            return set()


def voyages(view: RotterdamView, before: RotterdamView) -> dict[str, str]:
    """For each ship that moved since then: where it stands and where it came from."""
    found: dict[str, str] = {}
    for player in view.players:
        old, new = before.players[player.seat].ships, player.ships
        left = [place for place in old if place not in new]
        come = [place for place in new if place not in old]
        for place in sorted(come, key=lambda place: (-POSITIONS[place].depth, place)):
            origins = [origin for origin in left if _ways(origin, place) or _ways(place, origin)]
            if origins:
                found[place] = min(origins, key=lambda origin: _likeness(view, before, origin, place))
                left.remove(found[place])
    return found


def _likeness(view: RotterdamView, before: RotterdamView, origin: str, place: str) -> tuple[bool, int]:
    """The same cargo first, then the shortest way."""
    depth = abs(POSITIONS[place].depth - POSITIONS[origin].depth)
    return _cargo(before, origin) != _cargo(view, place), depth


def _cargo(view: RotterdamView, position: str) -> str | None:
    return next(ship.cargo for ship in view.ships if ship.position == position)


def draw_fleet(canvas: Canvas, view: RotterdamView, words: Words, before: RotterdamView | None) -> None:
    """All positions with the ships on them; what is new since `before` is marked."""
    came = {} if before is None else voyages(view, before)
    known = {(ship.position, ship.cargo) for ship in (before or view).ships}
    for place, origin in came.items():
        _draw_trail(canvas, origin, place)
        known.add((place, None if before is None else _cargo(before, origin)))
    ships, bright = {ship.position: ship for ship in view.ships}, lit(view)
    _draw_anchors(canvas, sorted(bright.intersection(ANCHORS)))
    new = {place for place, ship in ships.items() if (place, ship.cargo) not in known}
    _draw_lights(canvas, sorted(new), sorted(bright.intersection(ships) - new))
    if before is not None:
        _draw_legend(canvas, words.nameless)
    for place in PLACES:
        ship = ships.get(place)
        badge = None if ship is None else words.badge(ship.owner.seat)
        _draw_place(canvas, place, ship, badge, words.nameless, is_lit=place in bright)


@cached_part
def _draw_anchors(canvas: Canvas, lit: Sequence[str]) -> None:
    """Where ships lie at anchor, larger where a decision is about them."""
    for place, at in ANCHORS.items():
        canvas.put(anchor(46 if place in lit else 40), *at)


@cached_part
def _draw_lights(canvas: Canvas, new: Sequence[str], lit: Sequence[str]) -> None:
    """Behind all ships, so that none of a ship's neighbours is covered."""
    for place in lit:
        canvas.put(_beam(), *PLACES[place])
    for place in new:
        canvas.put(halo(SHIP[0] + 22, SHIP[1] + 18), *PLACES[place])


@cached_part
def _draw_legend(canvas: Canvas, words: Words) -> None:
    """What the mark of new things means."""
    (x, y), style = LEGEND_AT, Style(42, Weight.LABEL)
    canvas.put(halo(44, 30), x, y)
    canvas.write(words.say("board-marked"), (x + 32, y), style, MAP, align="l", widest=176)


@cached_part
def _draw_place(
    canvas: Canvas, place: str, ship: Ship | None, badge: Badge | None, words: Words, *, is_lit: bool
) -> None:
    """A position with the ship on it, else with its name."""
    if ship is None or badge is None:
        canvas.put(plate(POSITIONS[place].kind, is_lit=is_lit), *PLACES[place])
        canvas.write(words.say(place), PLACES[place], NUMBER, MAP, widest=88)
    else:
        draw_ship(canvas, ship, badge, words)


def draw_ship(canvas: Canvas, ship: Ship, badge: Badge, words: Words) -> None:
    """Badge and cargo on deck; the hull bears the name of the position, which commands call it by."""
    (x, y), room = PLACES[ship.position], ship_box(ship.position)
    canvas.put(hull(badge.colour, is_loaded=ship.cargo is not None), x, y)
    stamp(canvas, badge, (x - 29, y - 20), 53, room)
    if ship.cargo is not None:
        canvas.put(cargo(ship.cargo, 50), x + 27, y - 20)
    name = Style(42, colour=OWNERS[badge.colour].ink)
    canvas.write(words.say(ship.position), (x - 2, y + 24), name, room, widest=92)


@sprite
def _beam() -> Shape:
    """The light behind a ship that a decision is about."""
    width, height = SHIP[0] + 18, SHIP[1] + 14
    pen = Pen(width, height)
    pen.card((1, 1, width - 1, height - 1), 20, GOLD, CHALK, 4)
    return pen.shape()


def _ways(origin: str, target: str) -> list[tuple[str, ...]]:
    """All ways along channels from the one to the other."""
    if origin == target:
        return [(target,)]
    return [(*way, target) for entrance in ENTRANCES[target] for way in _ways(origin, entrance)]


@cached_part
def _draw_trail(canvas: Canvas, origin: str, target: str) -> None:
    """Orange dashes beside the channels from there to here; straight if there are several ways."""
    ways = _ways(origin, target) or [way[::-1] for way in _ways(target, origin)]
    way = ways[0] if len(ways) == 1 else (origin, target)
    canvas.put(_left(), *PLACES[origin])
    marks = [channel.mark for channel in ALL_CHANNELS]
    for start, end in pairwise(way):
        for dash in _dashes(PLACES[start], PLACES[end]):
            if all(hypot(x - across, y - down) > MARK + 4 for x, y in dash for across, down in marks):
                (x, y), (across, down) = dash
                canvas.put(_dash(round(across - x), round(down - y)), (x + across) / 2, (y + down) / 2)


@sprite
def _dash(across: int, down: int) -> Shape:
    """A piece of a trail."""
    pen = Pen(40, 40)
    ends = [(20 - across / 2, 20 - down / 2), (20 + across / 2, 20 + down / 2)]
    pen.line(ends, CHALK, 10)
    pen.line(ends, ALARM, 6)
    return pen.shape()


def _dashes(start: Point, end: Point) -> Iterator[list[Point]]:
    """Short lines to the left of the way."""
    (x, y), (across, down) = start, end
    length = hypot(across - x, down - y)
    dx, dy = (across - x) / length, (down - y) / length
    for first in range(30, round(length) - 40, 24):
        yield [(x + dx * far + dy * BESIDE, y + dy * far - dx * BESIDE) for far in (first, first + 13)]


@sprite
def _left() -> Shape:
    """The ring round a position that a ship has left."""
    pen = Pen(92, 92)
    pen.disc(46, 46, 44, ALARM)
    pen.outline(INK, 0.8)
    return pen.shape()
