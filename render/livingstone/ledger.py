"""The expedition's books: the players' table, the final table, and what is left in mine and deck."""

from __future__ import annotations

from collections.abc import Mapping

from games.livingstone.data import GEMS
from games.livingstone.view import LivingstoneView
from games.values import Seat
from render.canvas import Box, Canvas, Pen, Role, Shape, Sprite, cached_part, sprite
from render.icons import arrow, card_back, chest, crown, halo, medal
from render.livingstone.cards import card_icon
from render.livingstone.colours import CARD, LIT_PAPER
from render.livingstone.layout import (
    LEDGER_HEAD,
    LEDGER_ROW,
    LEDGER_TOP,
    MARGIN,
    NAME,
    WIDTH,
    ledger,
    ledger_row,
    mine,
)
from render.livingstone.pieces import bag, heap, jewel, open_tent, stone
from render.owners import stamp
from render.palette import ALARM, CHALK, FADED_INK, INK, RULE, STEEL
from render.type import Style, Weight
from words.catalogue import Words

NUMBER = Style(38)
SCORE = Style(46, Weight.TITLE)
LABEL = Style(20, Weight.LABEL, FADED_INK)
HEAD_ICON_AT = LEDGER_TOP + 34
HEAD_LABEL_AT = LEDGER_TOP + 68

BADGE_AT = 88
NAME_AT = 126
TAKEN_AT = 414
"""The first die taken this round."""
POINTS_AT = 728
"""Right edge of the points."""
COLUMNS = {"tents": 836, "clear": 893, "blue": 948, "red": 1003, "hand": 1062, "gifts": 1117}
"""The middle of each column of numbers while the game is played."""
LABELS = {"tents": "board-tents", "hand": "board-hand", "gifts": "board-gifts"}
FINAL_COLUMNS = {
    "tents": ("board-tents", 474),
    "cards": ("board-cards", 566),
    "majorities": ("board-majorities", 658),
    "animals": ("board-animals", 752),
    "gems": ("board-gems", 846),
    "total": ("board-total", 950),
    "gift": ("board-gift", 1058),
}
"""The columns of the final table: their label and middle."""


def _icon(column: str) -> Sprite:
    """What stands at the head of a column."""
    match column:
        case "tents":
            return open_tent(50, 42)
        case "hand" | "cards":
            return card_back(32, 44, CARD)
        case "gifts" | "gift":
            return chest(48, 42)
        case "majorities":
            return crown(46, 40)
        case "animals":
            return card_icon("lion", 48)
        case "total":
            return medal(50)
        case "gems":
            return jewel("blue", 50, 44)
        case _:
            return jewel(column, 48, 60)


def write_labels(canvas: Canvas, words: Words, players: int, *, is_over: bool) -> None:
    """The heads of both tables, which never change while a game is played."""
    box = ledger(players)
    head = Box(box.left, box.top, box.right, box.top + LEDGER_HEAD)
    for place in range(players):
        canvas.put(_stripe(is_lit=False), WIDTH / 2, ledger_row(place).middle[1])
    if is_over:
        for column, (key, x) in FINAL_COLUMNS.items():
            canvas.put(_icon(column), x, HEAD_ICON_AT - 4)
            canvas.write(words.say(key), (x, HEAD_LABEL_AT), LABEL, head, Role.EXTRA)
    else:
        canvas.put(medal(50), POINTS_AT - 24, HEAD_ICON_AT - 4)
        canvas.write(words.say("board-points"), (POINTS_AT - 24, HEAD_LABEL_AT), LABEL, head, Role.EXTRA)
        for column, x in COLUMNS.items():
            if column in GEMS:
                canvas.put(_icon(column), x, HEAD_ICON_AT + 4)
                ink = INK if column == "clear" else CHALK
                canvas.write(str(GEMS[column].pounds), (x, HEAD_ICON_AT + 3), Style(38, colour=ink), head)
            else:
                canvas.put(_icon(column), x, HEAD_ICON_AT - 4)
                canvas.write(words.say(LABELS[column]), (x, HEAD_LABEL_AT), LABEL, head, Role.EXTRA)
    _write_mine_labels(canvas, words, players)


@sprite
def _stripe(*, is_lit: bool) -> Shape:
    """The ground of a line: lit for the player whose turn it is."""
    width = WIDTH - 2 * MARGIN - 8
    pen = Pen(width, LEDGER_ROW)
    if is_lit:
        pen.slab((0, 2, width, LEDGER_ROW - 2), 10, LIT_PAPER)
    pen.rule((14, 0.8), (width - 14, 0.8), RULE, 1.6)
    return pen.shape()


@sprite
def _taken_die() -> Shape:
    """A die that lies in front of a player, with room for its number."""
    pen = Pen(42, 42)
    pen.slab((3, 3, 39, 39), 8, CHALK)
    pen.outline(INK, 1.4)
    return pen.shape()


def draw_ledger(canvas: Canvas, view: LivingstoneView, words: Words, before: LivingstoneView | None) -> None:
    """One line for each player."""
    if view.result is not None:
        _draw_final(canvas, view, words)
        return
    if before is not None:
        _draw_news(canvas, words.nameless)
    old = (before or view).players
    for player in view.players:
        row, is_first = ledger_row(player.seat), player.seat == view.starter
        name, is_lit = words.name(player.seat), player.seat == view.active
        _draw_name(canvas, player.seat, name, row, is_first=is_first, is_lit=is_lit)
        _draw_dice(canvas, player.dice_taken, row, has_passed=player.has_passed)
        _draw_points(canvas, player.total, player.total - old[player.seat].total, row)
        numbers = {"tents": player.tents, "hand": player.hand_size, "gifts": player.donations, **player.gems}
        _draw_numbers(canvas, numbers, row)


@cached_part
def _draw_news(canvas: Canvas, words: Words) -> None:
    """What the mark of new things means."""
    head = Box(MARGIN, LEDGER_TOP, COLUMNS["tents"], LEDGER_TOP + LEDGER_HEAD)
    canvas.put(halo(44, 34), MARGIN + 38, HEAD_ICON_AT + 8)
    at, style = (MARGIN + 72, HEAD_ICON_AT + 8), Style(28, Weight.LABEL, FADED_INK)
    canvas.write(words.say("board-new"), at, style, head, Role.EXTRA, align="l")


@cached_part
def _draw_name(canvas: Canvas, seat: Seat, name: str, row: Box, *, is_first: bool, is_lit: bool) -> None:
    y = row.middle[1]
    if is_lit:
        canvas.put(_stripe(is_lit=True), WIDTH / 2, y)
        canvas.put(arrow(24, 34, ALARM), MARGIN + 22, y)
    stamp(canvas, seat, (BADGE_AT, y), 50, row)
    if is_first:
        canvas.put(crown(30, 20), BADGE_AT, row.top + 6)
    canvas.write(name, (NAME_AT, y), NAME, row, align="l")


@cached_part
def _draw_dice(canvas: Canvas, dice: tuple[int, ...], row: Box, *, has_passed: bool) -> None:
    """The dice taken in this round."""
    y = row.middle[1]
    for place, face in enumerate(dice):
        at = (TAKEN_AT + place * 41, y)
        canvas.put(_taken_die(), *at)
        canvas.write(str(face), at, NUMBER, row)
    if has_passed:
        canvas.put(_cross(), TAKEN_AT + len(dice) * 41, y)


@cached_part
def _draw_points(canvas: Canvas, points: int, gained: int, row: Box) -> None:
    y = row.middle[1]
    canvas.write(str(points), (POINTS_AT, y), SCORE, row, align="r")
    if gained:
        style = Style(38, Weight.NUMBER, ALARM)
        canvas.write(f"+{gained}", (POINTS_AT + 6, y), style, row, align="l", widest=62)


@cached_part
def _draw_numbers(canvas: Canvas, numbers: dict[str, int], row: Box) -> None:
    for column, x in COLUMNS.items():
        number = numbers[column]
        canvas.write(str(number), (x, row.middle[1]), Style(38, colour=INK if number else STEEL), row)


def _draw_final(canvas: Canvas, view: LivingstoneView, words: Words) -> None:
    """The final scoring by source, the chests open."""
    assert view.result is not None
    for place, standing in enumerate(view.result.standings):
        row, seat = ledger_row(place), standing.seat
        y = row.middle[1]
        if seat in view.result.winners:
            canvas.put(_stripe(is_lit=True), WIDTH / 2, y)
        canvas.write(str(standing.rank), (MARGIN + 22, y), NUMBER, row)
        stamp(canvas, seat, (BADGE_AT + 6, y), 50, row)
        canvas.write(words.name(seat), (NAME_AT + 8, y), NAME, row, align="l")
        numbers: Mapping[str, int | None] = {
            **standing.sources,
            "total": standing.total,
            "gift": view.players[seat].chest,
        }
        for column, (_, x) in FINAL_COLUMNS.items():
            style = SCORE if column == "total" else NUMBER
            canvas.write(str(numbers[column]), (x, y), style, row)
        if standing.is_out:
            canvas.put(_cross(), FINAL_COLUMNS["gift"][1] + 52, y)


@sprite
def _cross() -> Shape:
    """The mark of a gift that was too small, and of a player who has passed."""
    pen = Pen(36, 36)
    for start, end in (((9, 9), (27, 27)), ((9, 27), (27, 9))):
        pen.line([start, end], ALARM, 6)
    pen.outline(INK, 1.2)
    return pen.shape()


MINE_STONES = {"black": 136, "clear": 240, "blue": 344, "red": 444, "white": 530}
MINE_GROUPS = {
    "bag": ("board-bag", 70),
    "aside": ("board-aside", 654),
    "deck": ("board-deck", 856),
    "discard": ("board-discard", 1026),
}


def _write_mine_labels(canvas: Canvas, words: Words, players: int) -> None:
    box = mine(players)
    y = box.top + 54
    for key, x in MINE_GROUPS.values():
        canvas.write(words.say(key), (x - 24, box.top + 19), LABEL, box, Role.EXTRA, align="l")
    canvas.put(bag(46), MINE_GROUPS["bag"][1], y)
    canvas.put(heap(44), MINE_GROUPS["aside"][1], y)
    canvas.put(card_back(32, 44, CARD), MINE_GROUPS["deck"][1], y)
    canvas.put(card_icon("played", 46), MINE_GROUPS["discard"][1], y)
    for kind, x in MINE_STONES.items():
        gem = jewel(kind, 34, 34) if kind in GEMS else stone(kind, 32)
        canvas.put(gem, x, y)


def draw_mine(canvas: Canvas, view: LivingstoneView) -> None:
    """What is in the bag and beside it, and in the deck and beside it."""
    counts = {
        "aside": sum(view.aside.values()),
        "deck": view.deck_size,
        "discard": sum(view.discard.values()),
    }
    _draw_counts(canvas, view.bag, counts, mine(len(view.players)))


@cached_part
def _draw_counts(canvas: Canvas, stones: dict[str, int], counts: dict[str, int], box: Box) -> None:
    y = box.top + 54
    for kind, x in MINE_STONES.items():
        canvas.write(str(stones.get(kind, 0)), (x + 26, y), NUMBER, box, align="l")
    for group, number in counts.items():
        canvas.write(str(number), (MINE_GROUPS[group][1] + 34, y), NUMBER, box, align="l")
