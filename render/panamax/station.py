"""The rail table, the stacks of cards and the advisors on display."""

from __future__ import annotations

from games.panamax.data import ADVISORS, BOX, CAPTAINS, NATIONS, STEVEDORES
from games.panamax.state import CargoDie
from games.panamax.view import PanamaxView, TrainView
from render.canvas import Box, Canvas, Pen, Point, Shape, cached_part, sprite
from render.icons import LINE, coin, halo
from render.page import NAME, NUMBER
from render.palette import CHALK, FADED_INK, INK, RULE, STEEL, mix
from render.panamax.badges import Badges, badges_of
from render.panamax.cards import icon, metric_icon
from render.panamax.colours import CONCRETE, CORAL, NAVY, WORN
from render.panamax.pieces import crate, draw_die, fee_tag, flag, move_sign, socket
from render.type import Style, Weight
from words.catalogue import Words

TRUCK = 68
"""Width of one space of a wagon."""
ENGINE_AT, WAGON_1_AT, WAGON_2_AT, PLATFORM_AT = 78, 156, 470, 800
"""From the left edge of the sheet: the middle of the engine, then where each part begins."""
RAIL_HEIGHT = 108
CARD_ROW = 64
"""Height of a line of the cards: two advisors, or the stacks and one."""
CARDS_HEIGHT = 3 * CARD_ROW + 10
CARD_COLUMN = 556
"""Width of one of the two columns."""


@sprite
def engine() -> Shape:
    """A small tank engine that pulls to the left."""
    pen = Pen(130, 84)
    pen.slab((14, 34, 76, 62), 10, CORAL)
    pen.slab((70, 14, 116, 62), 3, CORAL)
    pen.slab((64, 8, 122, 18), 4, NAVY)
    pen.polygon([(24, 36), (28, 14), (42, 14), (46, 36)], NAVY)
    pen.slab((8, 58, 120, 68), 2, NAVY)
    for x in (28, 56, 96):
        pen.disc(x, 68, 13, STEEL)
    pen.outline(INK, LINE)
    pen.slab((80, 24, 106, 42), 2, CHALK)
    for x in (28, 56, 96):
        pen.disc(x, 68, 4.5, INK)
    return pen.shape()


@sprite
def _flat_wagon() -> Shape:
    """A flat wagon with room for four dice."""
    width = BOX.limits.wagon_dice * TRUCK + 12
    pen = Pen(width + 8, 34)
    pen.slab((4, 4, width, 14), 2, NAVY)
    for x in (30, 62, width - 58, width - 26):
        pen.disc(x, 20, 9, STEEL)
    pen.outline(INK, LINE)
    for x in (30, 62, width - 58, width - 26):
        pen.disc(x, 20, 3, INK)
    return pen.shape()


@sprite
def _platform() -> Shape:
    """Where flags wait for those who come by train."""
    pen = Pen(310, 28)
    pen.card((2, 2, 308, 26), 3, INK, CONCRETE, LINE)
    for x in range(18, 300, 26):
        pen.line([(x, 8), (x + 12, 8)], mix(CONCRETE, INK, 0.4), 3)
    return pen.shape()


@sprite
def rails() -> Shape:
    """The track under engine and wagons."""
    pen = Pen(770, 12)
    for x in range(8, 760, 24):
        pen.slab((x, 4, x + 12, 11), 1, mix(RULE, INK, 0.3))
    pen.slab((2, 1, 768, 5), 2, FADED_INK)
    return pen.shape()


def draw_rail(canvas: Canvas, view: PanamaxView, words: Words, box: Box, before: PanamaxView | None) -> None:
    """Both wagons with their dice from the left, and the flags on the platform."""
    _draw_train(canvas, view.train, (before or view).train, badges_of(words, len(view.players)), box)


@cached_part
def _draw_train(canvas: Canvas, train: TrainView, old: TrainView, badges: Badges, box: Box) -> None:
    y = box.top + 46
    canvas.put(rails(), box.left + 402, box.top + 94)
    canvas.put(engine(), box.left + ENGINE_AT, box.top + 49)
    wagons = (
        (WAGON_1_AT, train.wagon_1, old.wagon_1),
        (WAGON_2_AT, train.wagon_2, old.wagon_2),
    )
    for start, dice, known in wagons:
        canvas.put(_flat_wagon(), box.left + start + BOX.limits.wagon_dice * TRUCK / 2, y + 36)
        _draw_dice(canvas, dice, known, (box.left + start + TRUCK / 2, y), badges, box)
    _draw_platform(canvas, train, badges, box)


def _draw_platform(canvas: Canvas, train: TrainView, badges: Badges, box: Box) -> None:
    """The flags on the platform; below them, at the end of a round, the dice of those still to choose."""
    left, dice = box.left + PLATFORM_AT, train.platform_dice
    if not dice:
        canvas.put(_platform(), left + 152, box.top + 88)
    size, pitch, y = (42, 68, box.top + 27) if dice else (60, 76, box.top + 46)
    for place, nation in enumerate(NATIONS):
        is_there = nation in train.platform
        canvas.put(flag(nation, size, is_dim=not is_there), left + 38 + place * pitch, y)
    if dice:
        _draw_dice(canvas, dice, dice, (left + 38, box.top + 76), badges, box)


def _draw_dice(
    canvas: Canvas,
    dice: tuple[CargoDie, ...],
    known: tuple[CargoDie, ...],
    at: Point,
    badges: Badges,
    box: Box,
) -> None:
    for place in range(BOX.limits.wagon_dice):
        x = at[0] + place * TRUCK
        if place >= len(dice):
            canvas.put(socket(ground=WORN), x, at[1])
            continue
        if dice[place] not in known:
            canvas.put(halo(72, 58), x, at[1])
        draw_die(canvas, badges[dice[place].owner], dice[place].value, (x, at[1]), box)


def draw_cards(canvas: Canvas, view: PanamaxView, words: Words, box: Box) -> None:
    """The top captain and the top stevedore, with how many there are; the advisors with what they pay."""
    stacks = [(len(stack), stack[0] if stack else None) for stack in (view.captains, view.stevedores)]
    _draw_stacks(canvas, stacks[0], stacks[1], card_cell(box, 0))
    for place, advisor in enumerate(view.advisors, 1):
        _draw_advisor(canvas, advisor, words.nameless, card_cell(box, place))


Stack = tuple[int, str | None]
"""So many cards, and the open one on top."""


def card_cell(box: Box, place: int) -> Box:
    """Where the stacks (0) or an advisor on display lie: two beside each other."""
    left, top = box.left + 8 + place % 2 * CARD_COLUMN, box.top + 5 + place // 2 * CARD_ROW
    return Box(left, top, left + CARD_COLUMN - 6, top + CARD_ROW)


@cached_part
def _draw_stacks(canvas: Canvas, captains: Stack, stevedores: Stack, cell: Box) -> None:
    y, count = cell.middle[1], Style(42, Weight.LABEL, FADED_INK)
    draw_captain(canvas, captains[1], (cell.left, y), cell)
    draw_stevedore(canvas, stevedores[1], (cell.left + 232, y), cell)
    for x, stack in ((148, captains), (442, stevedores)):
        canvas.write(f"\N{MULTIPLICATION SIGN}{stack[0]}", (cell.left + x, y), count, cell, align="l")


@cached_part
def _draw_advisor(canvas: Canvas, advisor: str, words: Words, cell: Box) -> None:
    """What an advisor pays for each of what, at most how much, and the name."""
    printed, y = ADVISORS[advisor], cell.middle[1]
    canvas.put(coin(52), cell.left + 32, y)
    canvas.write(str(printed.per), (cell.left + 32, y - 1), NUMBER, cell)
    canvas.put(metric_icon(printed.metric, 52), cell.left + 94, y)
    most = f"\N{LESS-THAN OR EQUAL TO} {printed.most}"
    canvas.write(most, (cell.left + 130, y), NUMBER, cell, align="l")
    start = cell.left + 226
    canvas.write(words.say(advisor), (start, y), NAME, cell, align="l", widest=cell.right - 6 - start)


def draw_captain(canvas: Canvas, card: str | None, at: Point, box: Box) -> None:
    """A captain card with its moves, beginning there; or that there is none."""
    x, y = at
    canvas.put(icon("captain", 62), x + 36, y)
    if card is None:
        canvas.write("\N{EN DASH}", (x + 96, y), Style(42, colour=STEEL), box)
        return
    canvas.write(str(CAPTAINS[card].moves), (x + 86, y), NUMBER, box)
    canvas.put(move_sign("any", 42), x + 124, y)


def draw_stevedore(canvas: Canvas, card: str | None, at: Point, box: Box) -> None:
    """A stevedore card with its loads, and what it takes off the fees; or that there is none."""
    x, y = at
    canvas.put(icon("stevedore", 62), x + 36, y)
    if card is None:
        canvas.write("\N{EN DASH}", (x + 96, y), Style(42, colour=STEEL), box)
        return
    canvas.write(str(STEVEDORES[card].loads), (x + 86, y), NUMBER, box)
    canvas.put(crate(42), x + 122, y)
    canvas.put(fee_tag(50), x + 178, y - 2)
    canvas.write(
        f"\N{MINUS SIGN}{STEVEDORES[card].reduction}",
        (x + 178, y + 1),
        Style(42, colour=CHALK),
        box,
        widest=46,
    )
