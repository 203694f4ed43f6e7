"""The sheet of the port where the boat lies: its tile, its flag, and the special card in play."""

from __future__ import annotations

from games.congo.data import NATIONS, STOPS
from games.congo.state import Cause, Special
from games.congo.view import CongoView, StopView
from games.values import Who
from render.canvas import Box, Canvas, Pen, Shape, cached_part, sprite
from render.congo.cards import card_icon
from render.congo.colours import ORCHID
from render.congo.flags import flag, no_flag
from render.congo.numbers import capital
from render.congo.pieces import back, draw_die, hippo, points_disc, tile
from render.icons import LINE, halo
from render.owners import stamp
from render.page import NAME, NUMBER
from render.palette import CHALK, INK, STEEL, mix
from render.type import Style, Weight, wrap
from words.catalogue import Badge, Words

HERE = Style(48, Weight.TITLE)
UNKNOWN = Style(70, Weight.TITLE, CHALK)
POINTS = Style(44, Weight.TITLE)
NONE = Style(NAME.size, NAME.weight, STEEL)
NAME_AT, SPECIAL_AT = 160, 816
"""Where the stop's name begins, and the middle of the special card."""
BESIDE, ALONE = (528, 754), (786, 1060)
"""The middle of the flag, and where what is spoken ends: beside a special card, and where there is none."""
BEFORE_FLAG, AFTER_FLAG = 62, 68
"""How far from it the name ends, and what is spoken begins."""
UPPER, LOWER = 48, 106
"""Heights of the two lines."""


def here(view: CongoView) -> StopView:
    """The stop where the boat lies."""
    return next(stop for stop in view.river if stop.id == view.boat)


def sentence(view: CongoView, words: Words) -> str:
    """Who is to do what, or who has won."""
    if view.result is not None:
        winners = tuple(Who(seat) for seat in view.result.winners)
        return words.say("board-won", who=winners, count=len(winners))
    who = tuple(Who(seat) for seat in view.waiting)
    return words.say(f"board-{view.stage}", who=who[0], count=len(who))


def write_sentence(canvas: Canvas, view: CongoView, words: Words, box: Box) -> None:
    """Whom the table waits for, or who has won, with their badges."""
    seats, y = view.waiting if view.result is None else view.result.winners, box.middle[1]
    for place, seat in enumerate(seats):
        stamp(canvas, words.badge(seat), (box.left + 46 + place * 62, y), 54, box)
    start = box.left + 28 + len(seats) * 62
    canvas.write(sentence(view, words), (start, y), NUMBER, box, align="l", widest=box.right - 18 - start)


def draw_port(
    canvas: Canvas, view: CongoView, words: Words, box: Box, before: CongoView | None = None
) -> None:
    """The port of this turn; with `before`, a special card that was played since is marked."""
    special = view.special
    _draw_place(canvas, here(view), view.port_language, _rolled(view), words.nameless, box, BESIDE)
    owner = None if special is None else words.badge(special.owner)
    is_new = before is not None and before.special != special
    _draw_special(canvas, special, owner, words.nameless, box, is_new=is_new)


def draw_port_alone(canvas: Canvas, view: CongoView, words: Words, box: Box) -> None:
    """The same without the special card, which a private sheet does not show."""
    _draw_place(canvas, here(view), view.port_language, _rolled(view), words.nameless, box, ALONE)


def _rolled(view: CongoView) -> int | None:
    """The face by which it was decided what is spoken at the port."""
    return next((roll.face for roll in view.rolls if roll.cause is Cause.PORT_LANGUAGE), None)


@cached_part
def _draw_place(
    canvas: Canvas,
    stop: StopView,
    language: str | None,
    face: int | None,
    words: Words,
    box: Box,
    across: tuple[int, int],
) -> None:
    """The stop, its tile and its points; its flag and what is spoken under it, with the roll for that."""
    facts, y = STOPS[stop.id], box.middle[1]
    flag_at, right = across
    name_room, spoken_room = flag_at - BEFORE_FLAG - NAME_AT, right - flag_at - AFTER_FLAG
    canvas.put(tile(stop.tile, 112), box.left + 80, y)
    if stop.tile is None:
        canvas.write("?", (box.left + 80, y), UNKNOWN, box)
    canvas.put(points_disc(58), box.left + 34, box.top + 36)
    canvas.write(str(facts.points), (box.left + 34, box.top + 36), POINTS, box)
    x = box.left + NAME_AT
    canvas.write(words.say(stop.id), (x, box.top + UPPER), HERE, box, align="l", widest=name_room)
    said = capital(words.say("board-face-down" if stop.tile is None else stop.tile))
    canvas.write(said, (x, box.top + LOWER), NAME, box, align="l")
    x += NAME.width(said) + 40
    if facts.has_hippos:
        canvas.put(hippo(54), x, box.top + LOWER)
        x += 58
    if facts.has_special:
        canvas.put(back("special", 36), x, box.top + LOWER)
    x = box.left + flag_at + AFTER_FLAG
    canvas.put(no_flag(96, 64) if stop.flag is None else flag(stop.flag, 96, 64), box.left + flag_at, y)
    if stop.flag is None:
        canvas.write(words.say("board-no-flag"), (x, y), NONE, box, align="l", widest=spoken_room)
        return
    code = NATIONS[stop.flag].code
    canvas.write(code, (x, box.top + UPPER), HERE, box, align="l")
    if face is not None:
        draw_die(canvas, face, (x + HERE.width(code) + 50, box.top + UPPER - 4), box)
    if language is not None:
        said = capital(words.say(f"board-{language}-spoken"))
        canvas.write(said, (x, box.top + LOWER), NAME, box, align="l", widest=spoken_room)


@sprite
def _card() -> Shape:
    """The face of a special card."""
    pen = Pen(98, 114)
    pen.card((3, 3, 95, 111), 10, CHALK, mix(ORCHID, CHALK, 0.72), 5)
    pen.outline(INK, LINE)
    return pen.shape()


@cached_part
def _draw_special(
    canvas: Canvas, special: Special | None, owner: Badge | None, words: Words, box: Box, *, is_new: bool
) -> None:
    """The card in play, whose it is, and what it was played on."""
    x, y = box.left + SPECIAL_AT, box.middle[1]
    if special is None or owner is None:
        canvas.put(back("special", 62), x, y)
        left = x + 52
        said = wrap(words.say("board-no-special"), NONE, box.right - 16 - left)
        for line, text in enumerate(said):
            at = (left, y + (line - (len(said) - 1) / 2) * 52)
            canvas.write(text, at, NONE, box, align="l", widest=box.right - 16 - left)
        return
    if is_new:
        canvas.put(halo(116, 132), x, y)
    canvas.put(_card(), x, y)
    canvas.put(card_icon(special.card, 68), x, y - 14)
    stamp(canvas, owner, (x + 34, y + 40), 53, box)
    detail = special.stop or (special.deck and f"board-{special.deck}-deck")
    said = _in_two(words.say(special.card)) if not detail else [words.say(special.card), words.say(detail)]
    left = x + 72
    for line, text in enumerate(said):
        at = (left, y + (line - (len(said) - 1) / 2) * 56)
        canvas.write(text, at, NAME, box, align="l", widest=box.right - 14 - left)


def _in_two(name: str) -> list[str]:
    """A name in at most two lines, as short as can be."""
    words = name.split(" ")
    cuts = [(" ".join(words[:cut]), " ".join(words[cut:])) for cut in range(1, len(words))]
    return list(min(cuts, key=lambda cut: max(map(NAME.width, cut)))) if cuts else [name]
