"""The harbour office's books: the players' table while the game is played, and the final one."""

from __future__ import annotations

from typing import NamedTuple

from games.rotterdam.data import BOX, CARDS, PORTS
from games.rotterdam.state import Phase
from games.rotterdam.view import PlayerView, RotterdamView
from games.values import Seat
from render.canvas import Box, Canvas, Pen, Role, Shape, cached_part, sprite
from render.icons import arrow, card_back, halo, medal
from render.owners import stamp
from render.palette import ALARM, FADED_INK, INK, RULE, STEEL
from render.rotterdam.cards import card_icon, phase_icon, product_icon
from render.rotterdam.colours import CHANNELS, LIT_PAPER, NAVY
from render.rotterdam.layout import (
    LEDGER_HEAD,
    LEDGER_ROW,
    LEDGER_TOP,
    MARGIN,
    NAME,
    WIDTH,
    ledger,
    ledger_row,
)
from render.rotterdam.pieces import anchor, captains_cap, idle_ship
from render.rotterdam.ports import draw_cargo
from render.rotterdam.turn import asked
from render.type import Style, Weight
from words.catalogue import Words

NUMBER = Style(38)
SCORE = Style(46, Weight.TITLE)
LABEL = Style(20, Weight.LABEL, FADED_INK)
ICON_AT = LEDGER_TOP + 30
LABEL_AT = LEDGER_TOP + 66
BADGE_AT = 88
NAME_AT = 126
CAPTAIN_AT = 396
POINTS_AT = 476
"""Right edge of the points on missions."""
SUPPLY_AT, NAVIGATION_AT, LAID_AT, STATUS_AT = 586, 926, 1012, 1096
PORTS_AT = (664, 728, 792, 856)
FINAL_AT = {"missions": 560, "advantages": 710, "products": 860, "total": 1020}


def write_labels(canvas: Canvas, words: Words, players: int, *, is_over: bool) -> None:
    """The heads of both tables, which never change while a game is played."""
    box = ledger(players)
    head = Box(box.left, box.top, box.right, box.top + LEDGER_HEAD)
    for place in range(players):
        canvas.put(_stripe(is_lit=False), WIDTH / 2, ledger_row(place).middle[1])
    if is_over:
        icons = (
            phase_icon("fulfil_mission", 46),
            card_icon("advantage", 50),
            product_icon("jam", 44),
            medal(50),
        )
        for (column, x), icon in zip(FINAL_AT.items(), icons, strict=True):
            canvas.put(icon, x, ICON_AT)
            canvas.write(words.say(f"board-{column}"), (x, LABEL_AT), LABEL, head, Role.EXTRA)
        return
    goal = words.say("board-goal", points=BOX.setup.points_to_end)
    plain = (
        (phase_icon("fulfil_mission", 46), goal, POINTS_AT - 24),
        (idle_ship(46), words.say("board-supply"), SUPPLY_AT),
        (card_back(32, 42, NAVY), words.say("board-hand"), NAVIGATION_AT),
        (medal(46), words.say("board-laid"), LAID_AT),
    )
    for icon, said, x in plain:
        canvas.put(icon, x, ICON_AT)
        canvas.write(said, (x, LABEL_AT), LABEL, head, Role.EXTRA)
    for port, x in zip(PORTS.values(), PORTS_AT, strict=True):
        draw_cargo(canvas, port.material, (x, ICON_AT), 46, head, words)
    middle = (PORTS_AT[0] + PORTS_AT[-1]) / 2
    canvas.write(words.say("board-product-cards"), (middle, LABEL_AT), LABEL, head, Role.EXTRA)


@sprite
def _stripe(*, is_lit: bool) -> Shape:
    """The ground of a line: lit for a player the table waits for."""
    width = WIDTH - 2 * MARGIN - 8
    pen = Pen(width, LEDGER_ROW)
    if is_lit:
        pen.slab((0, 2, width, LEDGER_ROW - 2), 10, LIT_PAPER)
    pen.rule((14, 0.8), (width - 14, 0.8), RULE, 1.6)
    return pen.shape()


@sprite
def tick() -> Shape:
    """The mark of what is done: finished trading, a product in hand."""
    pen = Pen(44, 40)
    pen.line([(8, 20), (18, 31), (36, 8)], CHANNELS["green"], 7)
    pen.outline(INK, 1.2)
    return pen.shape()


def draw_ledger(canvas: Canvas, view: RotterdamView, words: Words, before: RotterdamView | None) -> None:
    """One line for each player."""
    if view.result is not None:
        _draw_final(canvas, view, words)
        return
    if before is not None:
        _draw_news(canvas, words.nameless)
    waited, old = asked(view), (before or view).players
    for player in view.players:
        row, is_captain = ledger_row(player.seat), player.seat == view.captain
        name, is_lit = words.name(player.seat), player.seat in waited
        _draw_name(canvas, player.seat, name, row, is_captain=is_captain, is_lit=is_lit)
        _draw_numbers(canvas, _numbers(player), _numbers(old[player.seat]), row)
        _draw_status(canvas, view, player, row)


@cached_part
def _draw_news(canvas: Canvas, words: Words) -> None:
    """What the mark of new things means."""
    head = Box(MARGIN, LEDGER_TOP, POINTS_AT - 70, LEDGER_TOP + LEDGER_HEAD)
    canvas.put(halo(40, 32), MARGIN + 34, ICON_AT + 10)
    said, style = words.say("board-new"), Style(24, Weight.LABEL, FADED_INK)
    at = (MARGIN + 62, ICON_AT + 10)
    canvas.write(said, at, style, head, Role.EXTRA, align="l", widest=head.right - at[0])


@cached_part
def _draw_name(canvas: Canvas, seat: Seat, name: str, row: Box, *, is_captain: bool, is_lit: bool) -> None:
    y = row.middle[1]
    if is_lit:
        canvas.put(_stripe(is_lit=True), WIDTH / 2, y)
        canvas.put(arrow(22, 32, ALARM), MARGIN + 20, y)
    stamp(canvas, seat, (BADGE_AT, y), 50, row)
    if is_captain:
        canvas.put(captains_cap(36), CAPTAIN_AT, y)
    canvas.write(name, (NAME_AT, y), NAME, row, align="l")


class _Numbers(NamedTuple):
    """What a player's line counts."""

    points: int
    """On missions."""
    supply: int
    navigation: int
    laid: int
    """Points on cards."""
    products: tuple[int, ...]
    """By port."""


def _numbers(player: PlayerView) -> _Numbers:
    laid = sum(CARDS[card].points for card in player.laid)
    products = tuple([player.products[port] for port in PORTS])
    return _Numbers(player.mission_points, player.supply, player.navigation, laid, products)


@cached_part
def _draw_numbers(canvas: Canvas, now: _Numbers, was: _Numbers, row: Box) -> None:
    y = row.middle[1]
    canvas.write(str(now.points), (POINTS_AT, y), SCORE, row, align="r")
    if gained := now.points - was.points:
        canvas.write(f"+{gained}", (POINTS_AT + 6, y), Style(38, colour=ALARM), row, align="l", widest=66)
    cells = [
        (now.supply, now.supply, SUPPLY_AT),
        (now.navigation, was.navigation, NAVIGATION_AT),
        (now.laid, was.laid, LAID_AT),
        *zip(now.products, was.products, PORTS_AT, strict=True),
    ]
    for number, old, x in cells:
        if number > old:
            canvas.put(halo(54, 54), x, y)
        canvas.write(str(number), (x, y), Style(38, colour=INK if number else STEEL), row)


def _draw_status(canvas: Canvas, view: RotterdamView, player: PlayerView, row: Box) -> None:
    """Cards still due in phase 3; in phase 5, that trading is done."""
    y = row.middle[1]
    if view.phase is Phase.NAVIGATION_CARDS and player.due:
        canvas.put(anchor(36), STATUS_AT - 18, y)
        canvas.write(str(player.due), (STATUS_AT + 16, y), NUMBER, row)
    elif view.phase is Phase.TRADE:
        canvas.put(tick() if player.has_finished else phase_icon(Phase.TRADE, 40), STATUS_AT, y)


def _draw_final(canvas: Canvas, view: RotterdamView, words: Words) -> None:
    """The final scoring by source."""
    assert view.result is not None
    for place, standing in enumerate(view.result.standings):
        row, seat = ledger_row(place), standing.seat
        y = row.middle[1]
        if seat in view.result.winners:
            canvas.put(_stripe(is_lit=True), WIDTH / 2, y)
        canvas.write(str(standing.rank), (MARGIN + 22, y), NUMBER, row)
        stamp(canvas, seat, (BADGE_AT + 6, y), 50, row)
        canvas.write(words.name(seat), (NAME_AT + 8, y), NAME, row, align="l")
        numbers = {**standing.sources, "total": standing.total}
        for column, x in FINAL_AT.items():
            style = SCORE if column == "total" else NUMBER
            canvas.write(str(numbers[column]), (x, y), style, row)
