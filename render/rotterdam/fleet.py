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
from render.palette import ALARM, CHALK, GOLD, INK
from render.rotterdam.channels import ALL_CHANNELS, MARK
from render.rotterdam.colours import CARGO_INK
from render.rotterdam.layout import MAP, PLACES, SHIP, ship_box
from render.rotterdam.pieces import anchor, cargo, hull, plate
from render.rotterdam.turn import has_choice
from render.type import Style, Weight
from words.catalogue import Words

NUMBER = Style(38)
ANCHORS: dict[str, Point] = {
    "N1": (84, 972), "N2": (1086, 972), "N3": (585, 790), "N4": (290, 496), "N5": (880, 496),
}  # fmt: skip
"""Where the anchor of a Navigation position is drawn: clear of ships and channels."""
BESIDE = MARK + 7
"""How far beside its channel a trail runs."""


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
    plain = words.nameless
    for place in PLACES:
        ship = ships.get(place)
        is_new = ship is not None and (place, ship.cargo) not in known
        _draw_place(canvas, place, ship, plain, is_new=is_new, is_lit=place in bright)


@cached_part
def _draw_anchors(canvas: Canvas, lit: Sequence[str]) -> None:
    """Where ships lie at anchor, larger where a decision is about them."""
    for place, at in ANCHORS.items():
        canvas.put(anchor(36), *at)
        if place in lit:
            canvas.put(anchor(40), *at)


@cached_part
def _draw_place(
    canvas: Canvas, place: str, ship: Ship | None, words: Words, *, is_new: bool, is_lit: bool
) -> None:
    """A position with the ship on it, else with its name."""
    at = PLACES[place]
    canvas.put(plate(POSITIONS[place].kind, is_lit=is_lit), *at)
    if ship is None:
        canvas.write(words.say(place), at, NUMBER, MAP)
    else:
        draw_ship(canvas, ship, words, is_new=is_new, is_lit=is_lit)


def draw_ship(canvas: Canvas, ship: Ship, words: Words, *, is_new: bool, is_lit: bool) -> None:
    """Badge and cargo on deck; the hull bears the name of the position, which commands call it by."""
    (x, y), seat, room = PLACES[ship.position], ship.owner.seat, ship_box(ship.position)
    if is_new:
        canvas.put(halo(SHIP[0] + 22, SHIP[1] + 18), x, y)
    elif is_lit:
        canvas.put(_beam(), x, y)
    canvas.put(hull(seat, is_loaded=ship.cargo is not None), x, y)
    stamp(canvas, seat, (x - 29, y - 20), 48, room)
    if ship.cargo is not None:
        canvas.put(cargo(ship.cargo, 46), x + 26, y - 20)
        style = Style(38, Weight.TITLE, CARGO_INK[ship.cargo])
        canvas.write(words.say(f"board-{ship.cargo}"), (x + 26, y - 16), style, room)
    name = Style(38, colour=OWNERS[seat].ink)
    canvas.write(words.say(ship.position), (x - 2, y + 25), name, room, widest=84)


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
