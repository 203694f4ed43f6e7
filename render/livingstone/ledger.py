"""The expedition's books: the players' table, and the final one."""

from __future__ import annotations

from collections.abc import Mapping

from games.livingstone.data import GEMS
from games.livingstone.view import LivingstoneView
from render.canvas import Box, Canvas, Pen, Role, Shape, Sprite, cached_part, sprite
from render.icons import arrow, card_back, chest, crown, halo, medal, stripe
from render.livingstone.cards import card_icon
from render.livingstone.colours import CARD
from render.livingstone.layout import LEDGER_HEAD, LEDGER_ROW, Land
from render.livingstone.pieces import jewel, open_tent, plain_tent
from render.owners import stamp
from render.page import MARGIN, NAME, NUMBER, WIDTH
from render.palette import ALARM, CHALK, FADED_INK, INK, STEEL
from render.type import Style, Weight
from words.catalogue import Badge, Words

SCORE = Style(46, Weight.TITLE)
NEWS = Style(32, Weight.LABEL, FADED_INK)

ARROW_AT = 38
START_AT = 65
"""The crown of the start player."""
BADGE_AT = 110
BADGE = 52
NAME_AT = 149
TAKEN_AT = 424
"""The first die taken this round."""
TAKEN_PITCH = 41
POINTS_AT = 730
"""Right edge of the points."""
COLUMNS = {"tents": 834, "clear": 893, "blue": 949, "red": 1005, "hand": 1062, "gifts": 1117}
"""The middle of each column of numbers while the game is played."""
FINAL_COLUMNS = {
    "tents": 462,
    "cards": 554,
    "majorities": 646,
    "animals": 738,
    "gems": 830,
    "total": 936,
    "gift": 1042,
}
"""The middle of the columns of the final table."""


def icon(column: str, *, is_over: bool = False) -> Sprite:
    """What stands at the head of a column; points have the sign that they have on the land."""
    match column:
        case "tents":
            return crown(48, 40) if is_over else open_tent(50, 42)
        case "hand" | "cards":
            return card_back(32, 44, CARD)
        case "gifts" | "gift":
            return chest(46, 40)
        case "majorities":
            return plain_tent(50, 40)
        case "animals":
            return card_icon("lion", 44)
        case "total":
            return medal(46)
        case "gems":
            return jewel("blue", 46, 42)
        case _:
            return jewel(column, 46, 48)


def draw_heads(canvas: Canvas, land: Land, players: int, *, is_over: bool) -> None:
    """The heads of both tables, which never change while a game is played."""
    head = _head(land, players)
    y = head.middle[1]
    for place in range(players):
        canvas.put(stripe(LEDGER_ROW, is_lit=False), WIDTH / 2, land.ledger_row(place).middle[1])
    if is_over:
        for column, x in FINAL_COLUMNS.items():
            canvas.put(icon(column, is_over=True), x, y)
        return
    canvas.put(medal(46), POINTS_AT - 26, y)
    for column, x in COLUMNS.items():
        canvas.put(icon(column), x, y + (1 if column in GEMS else 0))
        if column in GEMS:
            ink = INK if column == "clear" else CHALK
            canvas.write(str(GEMS[column].pounds), (x, y + 2), Style(42, colour=ink), head)


def _head(land: Land, players: int) -> Box:
    left, top, right, _ = land.ledger(players)
    return Box(left, top, right, top + LEDGER_HEAD)


@sprite
def _taken_die() -> Shape:
    """A die that lies in front of a player, with room for its number."""
    pen = Pen(42, 44)
    pen.slab((3, 3, 39, 41), 8, CHALK)
    pen.outline(INK, 1.4)
    return pen.shape()


def draw_ledger(
    canvas: Canvas, land: Land, view: LivingstoneView, words: Words, before: LivingstoneView | None
) -> None:
    """One line for each player."""
    if before is not None:
        head = _head(land, len(view.players))
        first = FINAL_COLUMNS["tents"] if view.result is not None else POINTS_AT - 30
        draw_news(canvas, head._replace(right=first - 30), words.nameless)
    if view.result is not None:
        _draw_final(canvas, land, view, words)
        return
    old = (before or view).players
    for player in view.players:
        row, is_first = land.ledger_row(player.seat), player.seat == view.starter
        name, badge = words.name(player.seat), words.badge(player.seat)
        _draw_name(canvas, badge, name, row, is_first=is_first, is_lit=player.seat == view.active)
        _draw_dice(canvas, player.dice_taken, row, has_passed=player.has_passed)
        _draw_points(canvas, player.total, player.total - old[player.seat].total, row)
        numbers = {"tents": player.tents, "hand": player.hand_size, "gifts": player.donations, **player.gems}
        _draw_numbers(canvas, numbers, row)


@cached_part
def draw_news(canvas: Canvas, head: Box, words: Words) -> None:
    """What the mark of new things means, in that box."""
    y = head.middle[1] + 2
    canvas.put(halo(44, 34), head.left + 40, y)
    said, at = words.say("board-new"), (head.left + 74, y)
    canvas.write(said, at, NEWS, head, Role.EXTRA, align="l", widest=head.right - at[0])


@cached_part
def _draw_name(canvas: Canvas, badge: Badge, name: str, row: Box, *, is_first: bool, is_lit: bool) -> None:
    y = row.middle[1]
    if is_lit:
        canvas.put(stripe(LEDGER_ROW, is_lit=True), WIDTH / 2, y)
        canvas.put(arrow(17, 32, ALARM), ARROW_AT, y)
    if is_first:
        canvas.put(crown(30, 24), START_AT, y)
    stamp(canvas, badge, (BADGE_AT, y), BADGE, row)
    canvas.write(name, (NAME_AT, y), NAME, row, align="l")


@cached_part
def _draw_dice(canvas: Canvas, dice: tuple[int, ...], row: Box, *, has_passed: bool) -> None:
    """The dice taken in this round."""
    y = row.middle[1]
    for place, face in enumerate(dice):
        at = (TAKEN_AT + place * TAKEN_PITCH, y)
        canvas.put(_taken_die(), *at)
        canvas.write(str(face), at, NUMBER, row)
    if has_passed:
        canvas.put(cross(), TAKEN_AT + len(dice) * TAKEN_PITCH, y)


@cached_part
def _draw_points(canvas: Canvas, points: int, gained: int, row: Box) -> None:
    y = row.middle[1]
    canvas.write(str(points), (POINTS_AT, y), SCORE, row, align="r", widest=78)
    if gained:
        style = Style(42, Weight.NUMBER, ALARM)
        canvas.write(f"+{gained}", (POINTS_AT + 6, y), style, row, align="l", widest=66)


@cached_part
def _draw_numbers(canvas: Canvas, numbers: dict[str, int], row: Box) -> None:
    for column, x in COLUMNS.items():
        number = numbers[column]
        canvas.write(str(number), (x, row.middle[1]), Style(42, colour=INK if number else STEEL), row)


def _draw_final(canvas: Canvas, land: Land, view: LivingstoneView, words: Words) -> None:
    """The final scoring by source, the chests open."""
    assert view.result is not None
    for place, standing in enumerate(view.result.standings):
        row, seat = land.ledger_row(place), standing.seat
        y = row.middle[1]
        if seat in view.result.winners:
            canvas.put(stripe(LEDGER_ROW, is_lit=True), WIDTH / 2, y)
        canvas.write(str(standing.rank), (MARGIN + 30, y), NUMBER, row)
        stamp(canvas, words.badge(seat), (BADGE_AT, y), BADGE, row)
        canvas.write(words.name(seat), (NAME_AT, y), NAME, row, align="l")
        numbers: Mapping[str, int | None] = {
            **standing.sources,
            "total": standing.total,
            "gift": view.players[seat].chest,
        }
        for column, x in FINAL_COLUMNS.items():
            style = SCORE if column == "total" else NUMBER
            canvas.write(str(numbers[column]), (x, y), style, row)
        if standing.is_out:
            canvas.put(cross(), FINAL_COLUMNS["gift"] + 66, y)


@sprite
def cross() -> Shape:
    """The mark of a gift that was too small, and of a player who has passed."""
    pen = Pen(36, 36)
    for start, end in (((9, 9), (27, 27)), ((9, 27), (27, 9))):
        pen.line([start, end], ALARM, 6)
    pen.outline(INK, 1.2)
    return pen.shape()
