"""The panel below the map: who is to do what, and what holds at this port."""

from __future__ import annotations

from collections.abc import Sequence

from games.congo.data import NATIONS, STOPS
from games.congo.state import PastTurn, Roll, Special
from games.congo.view import CongoView, StopView
from games.values import Who
from render.canvas import Canvas, Pen, Role, Shape, cached_part, sprite
from render.congo.cards import card_icon
from render.congo.colours import LIT_PAPER, ORCHID
from render.congo.flags import flag, no_flag
from render.congo.layout import TURN
from render.congo.numbers import capital, in_points
from render.congo.pieces import back, four_sided, hippo, points_disc, tile
from render.icons import LINE, halo
from render.owners import stamp
from render.palette import CHALK, FADED_INK, INK, RULE, STEEL, mix
from render.type import Style, Weight
from words.catalogue import Words

SENTENCE = Style(42, Weight.NUMBER)
THING = Style(38, Weight.LABEL)
LABEL = Style(22, Weight.LABEL, FADED_INK)
SMALL = Style(26, Weight.LABEL, FADED_INK)
POINTS = Style(40, Weight.TITLE)
SENTENCE_AT = TURN.top + 44
LABELS_AT = TURN.top + 92
PORT_AT = TURN.top + 154
ROLLS_AT = TURN.top + 248
COLUMNS = {"port": TURN.left + 18, "flag": TURN.left + 396, "special": TURN.left + 700}
"""Left edges of the three parts of the second line."""
MOST_ROLLS = 8
"""Shown, the latest; the text twin tells all."""


def here(view: CongoView) -> StopView:
    """The stop where the boat lies."""
    return next(stop for stop in view.river if stop.id == view.boat)


@sprite
def lines() -> Shape:
    """Thin lines between the parts of the panel."""
    pen = Pen(TURN.right - TURN.left, TURN.bottom - TURN.top)
    for y in (TURN.top + 76, TURN.top + 210):
        pen.rule((16, y - TURN.top), (TURN.right - TURN.left - 16, y - TURN.top), RULE, 1.6)
    for column in ("flag", "special"):
        x = COLUMNS[column] - 16 - TURN.left
        pen.rule((x, 90), (x, 196), RULE, 1.6)
    return pen.shape()


def write_turn(canvas: Canvas, words: Words, *, is_over: bool) -> None:
    """What never changes: the labels of the parts."""
    if is_over:
        at = (COLUMNS["port"], LABELS_AT)
        canvas.write(words.say("board-boxed"), at, LABEL, TURN, Role.EXTRA, align="l")
        return
    canvas.put(lines(), *TURN.middle)
    for column, x in COLUMNS.items():
        canvas.write(words.say(f"board-{column}"), (x, LABELS_AT), LABEL, TURN, Role.EXTRA, align="l")


def draw_turn(canvas: Canvas, view: CongoView, words: Words, before: CongoView | None) -> None:
    """Whom the table waits for, or who has won; the port, its flag, the special card and the rolls."""
    seats = view.waiting if view.result is None else view.result.winners
    for place, seat in enumerate(seats):
        stamp(canvas, seat, (TURN.left + 44 + place * 60, SENTENCE_AT - 2), 52, TURN)
    start = TURN.left + 24 + len(seats) * 60
    room = TURN.right - 18 - start
    canvas.write(sentence(view, words), (start, SENTENCE_AT - 2), SENTENCE, TURN, align="l", widest=room)
    if view.result is not None:
        _draw_boxed(canvas, view, words)
        return
    is_new = before is not None and before.special != view.special
    _draw_stop(canvas, here(view), view.port_language, view.special, words.nameless, is_new=is_new)
    _draw_rolls(canvas, view.rolls[-MOST_ROLLS:], view.previous, words.nameless)


@cached_part
def _draw_stop(
    canvas: Canvas,
    stop: StopView,
    language: str | None,
    special: Special | None,
    words: Words,
    *,
    is_new: bool,
) -> None:
    """The stop of this turn, its flag, and the special card that is in play."""
    _draw_port(canvas, stop, words)
    _draw_flag(canvas, stop, language, words)
    _draw_special(canvas, special, words, is_new=is_new)


def _draw_boxed(canvas: Canvas, view: CongoView, words: Words) -> None:
    """When the game is over: the tiles that were never on the board, and the last result."""
    if view.boxed_tiles is None:
        at = (COLUMNS["port"], PORT_AT)
        canvas.write(words.say("board-boxed-secret"), at, Style(38, Weight.LABEL, STEEL), TURN, align="l")
    for place, kind in enumerate(view.boxed_tiles or ()):
        canvas.put(tile(kind, 84), COLUMNS["port"] + 46 + place * 104, PORT_AT + 6)
    if view.previous is not None:
        _draw_previous(canvas, view.previous, words)


def sentence(view: CongoView, words: Words) -> str:
    """Who is to do what."""
    if view.result is not None:
        winners = tuple(Who(seat) for seat in view.result.winners)
        return words.say("board-won", who=winners, count=len(winners))
    who = tuple(Who(seat) for seat in view.waiting)
    return words.say(f"board-{view.stage}", who=who[0], count=len(who))


def _draw_port(canvas: Canvas, stop: StopView, words: Words) -> None:
    facts, x = STOPS[stop.id], COLUMNS["port"]
    canvas.put(tile(stop.tile, 78), x + 42, PORT_AT)
    if stop.tile is None:
        canvas.write("?", (x + 42, PORT_AT), Style(50, Weight.TITLE, CHALK), TURN)
    said = words.say("board-face-down" if stop.tile is None else stop.tile)
    canvas.write(capital(said), (x + 96, PORT_AT - 22), THING, TURN, align="l", widest=250)
    mark = x + 122.0
    canvas.put(points_disc(48), mark, PORT_AT + 28)
    canvas.write(str(facts.points), (mark, PORT_AT + 28), POINTS, TURN)
    mark += 58
    if facts.has_hippos:
        canvas.put(hippo(46), mark, PORT_AT + 28)
        mark += 56
    if facts.has_special:
        canvas.put(back("special", 32), mark, PORT_AT + 28)


def _draw_flag(canvas: Canvas, stop: StopView, language: str | None, words: Words) -> None:
    """The flag and what is spoken under it."""
    x = COLUMNS["flag"]
    canvas.put(no_flag(96, 64) if stop.flag is None else flag(stop.flag, 96, 64), x + 52, PORT_AT + 2)
    if stop.flag is None:
        canvas.write(words.say("board-no-flag"), (x + 116, PORT_AT + 2), THING, TURN, align="l", widest=162)
        return
    canvas.write(NATIONS[stop.flag].code, (x + 116, PORT_AT - 22), THING, TURN, align="l")
    said = "\N{EN DASH}" if language is None else words.say(f"board-{language}-spoken")
    canvas.write(said, (x + 116, PORT_AT + 28), THING, TURN, align="l", widest=162)


@sprite
def _card() -> Shape:
    """The face of a special card."""
    pen = Pen(86, 98)
    pen.card((3, 3, 83, 95), 10, CHALK, mix(ORCHID, CHALK, 0.72), 5)
    pen.outline(INK, LINE)
    return pen.shape()


def _draw_special(canvas: Canvas, special: Special | None, words: Words, *, is_new: bool) -> None:
    """The card in play, and whose it is."""
    x = COLUMNS["special"]
    if special is None:
        style = Style(38, Weight.LABEL, STEEL)
        canvas.write(words.say("board-no-special"), (x, PORT_AT + 2), style, TURN, align="l", widest=390)
        return
    if is_new:
        canvas.put(halo(102, 112), x + 44, PORT_AT + 4)
    canvas.put(_card(), x + 44, PORT_AT + 4)
    canvas.put(card_icon(special.card, 60), x + 44, PORT_AT + 4)
    name = words.say(special.card)
    canvas.write(name, (x + 108, PORT_AT - 22), THING, TURN, align="l", widest=286)
    stamp(canvas, special.owner, (x + 134, PORT_AT + 30), 48, TURN)
    detail = special.stop or (special.deck and f"board-{special.deck}-deck")
    if detail:
        canvas.write(words.say(detail), (x + 172, PORT_AT + 30), THING, TURN, align="l", widest=222)


@cached_part
def _draw_rolls(canvas: Canvas, rolls: Sequence[Roll], previous: PastTurn | None, words: Words) -> None:
    """The latest rolls of the four-sided die, each with the badge of whom it was for; or the last result."""
    if not rolls:
        if previous is not None:
            _draw_previous(canvas, previous, words)
        return
    x = TURN.left + 18.0
    canvas.write(words.say("board-rolls"), (x, ROLLS_AT), SMALL, TURN, Role.EXTRA, align="l", widest=128)
    x += 138
    for roll in rolls:
        if roll.seat is None:
            canvas.put(tile(None, 34), x + 20, ROLLS_AT)
        else:
            stamp(canvas, roll.seat, (x + 20, ROLLS_AT), 40, TURN, Role.EXTRA)
        canvas.put(four_sided(58), x + 72, ROLLS_AT - 2)
        canvas.write(str(roll.face), (x + 71, ROLLS_AT + 8), Style(30, Weight.TITLE), TURN, Role.EXTRA)
        x += 116


def _draw_previous(canvas: Canvas, past: PastTurn, words: Words) -> None:
    """How the turn before came out: the stop, and the totals of those who were in the auction at its end."""
    x = TURN.left + 18.0
    said = words.say("board-previous", stop=past.stop)
    canvas.write(said, (x, ROLLS_AT), SMALL, TURN, Role.EXTRA, align="l", widest=420)
    x += min(420, SMALL.width(said)) + 40
    for bid in past.bids:
        if bid.seat == past.taker or bid.seat in past.tied:
            canvas.put(_prize(), x + 34, ROLLS_AT)
        stamp(canvas, bid.seat, (x, ROLLS_AT), 40, TURN, Role.EXTRA)
        total = "\N{EN DASH}" if bid.total_half is None else in_points(bid.total_half)
        canvas.write(total, (x + 28, ROLLS_AT), Style(34, Weight.NUMBER), TURN, Role.EXTRA, align="l")
        x += 144


@sprite
def _prize() -> Shape:
    """The light behind who took the port."""
    pen = Pen(132, 56)
    pen.slab((1, 1, 131, 55), 14, LIT_PAPER)
    return pen.shape()
