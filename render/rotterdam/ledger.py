"""The harbour office's books: the players' table while the game is played, and the final one."""

from __future__ import annotations

from typing import NamedTuple

from games.rotterdam.data import BOX, CARDS, PORTS
from games.rotterdam.state import Phase
from games.rotterdam.view import PlayerView, RotterdamView
from render.canvas import Box, Canvas, Pen, Role, Shape, cached_part, sprite
from render.icons import arrow, card_back, halo, medal, stripe
from render.owners import stamp
from render.page import MARGIN, NAME, WIDTH
from render.palette import ALARM, FADED_INK, INK, STEEL
from render.rotterdam.cards import open_card, phase_icon
from render.rotterdam.colours import CHANNELS, NAVY
from render.rotterdam.layout import LEDGER_HEAD, LEDGER_ROW, ledger_box, ledger_row
from render.rotterdam.pieces import anchor, captains_cap, cargo, idle_ship
from render.rotterdam.turn import asked
from render.type import Style, Weight, wrap
from words.catalogue import Badge, Words

NUMBER = Style(46)
SCORE = Style(54, Weight.TITLE)
GOAL = Style(42, colour=FADED_INK)
LABEL = Style(30, Weight.LABEL, FADED_INK)
ICON_AT = 40
"""How far below its top the icons of the table's head lie."""
BADGE_AT = 92
NAME_AT = 134
CAPTAIN_AT = 378
POINTS_AT = 472
"""Right edge of the points on missions."""
SUPPLY_AT, NAVIGATION_AT, LAID_AT, STATUS_AT = 574, 956, 1032, 1102
PORTS_AT = (652, 728, 804, 880)
FINAL_AT = {"missions": 520, "advantages": 680, "products": 840, "total": 1020}


def write_heads(canvas: Canvas, players: int, top: float, *, is_over: bool) -> None:
    """The heads of both tables, which never change while a game is played."""
    box = ledger_box(players, top)
    y = box.top + ICON_AT
    for place in range(players):
        canvas.put(stripe(LEDGER_ROW, is_lit=False), WIDTH / 2, ledger_row(box, place).middle[1])
    if is_over:
        icons = (phase_icon("fulfil_mission", 56), open_card("advantage"), open_card("jam"))
        for x, icon in zip(FINAL_AT.values(), (*icons, medal(62)), strict=True):
            canvas.put(icon, x, y)
        return
    plain = (
        (phase_icon("fulfil_mission", 56), POINTS_AT - 30),
        (idle_ship(54), SUPPLY_AT),
        (card_back(38, 50, NAVY), NAVIGATION_AT),
        (medal(54), LAID_AT),
        *((cargo(port.material, 54), x) for port, x in zip(PORTS.values(), PORTS_AT, strict=True)),
    )
    for icon, x in plain:
        canvas.put(icon, x, y)
    goal = f"/{BOX.setup.points_to_end}"
    canvas.write(goal, (POINTS_AT + 4, y), GOAL, box, align="l")


@sprite
def tick() -> Shape:
    """The mark of what is done: finished trading, a product in hand."""
    pen = Pen(44, 40)
    pen.line([(8, 20), (18, 31), (36, 8)], CHANNELS["green"], 7)
    pen.outline(INK, 1.2)
    return pen.shape()


def draw_ledger(
    canvas: Canvas, view: RotterdamView, words: Words, before: RotterdamView | None, top: float
) -> None:
    """One line for each player."""
    box = ledger_box(len(view.players), top)
    if view.result is not None:
        _draw_final(canvas, view, words, box)
        return
    if before is not None:
        _draw_news(canvas, box, words.nameless)
    waited, old = asked(view), (before or view).players
    for player in view.players:
        row, is_captain = ledger_row(box, player.seat), player.seat == view.captain
        badge, name, is_lit = words.badge(player.seat), words.name(player.seat), player.seat in waited
        _draw_name(canvas, badge, name, row, is_captain=is_captain, is_lit=is_lit)
        _draw_numbers(canvas, _numbers(player), _numbers(old[player.seat]), row)
        _draw_status(canvas, view, player, row)


@cached_part
def _draw_news(canvas: Canvas, box: Box, words: Words) -> None:
    """What the mark of new things means."""
    head = Box(box.left, box.top, POINTS_AT - 70, box.top + LEDGER_HEAD)
    y = box.top + ICON_AT
    canvas.put(halo(42, 36), MARGIN + 38, y)
    lines = wrap(words.say("board-new"), LABEL, 250)
    for number, line in enumerate(lines):
        at = (MARGIN + 70, y + (number - (len(lines) - 1) / 2) * 32)
        canvas.write(line, at, LABEL, head, Role.EXTRA, align="l")


@cached_part
def _draw_name(canvas: Canvas, badge: Badge, name: str, row: Box, *, is_captain: bool, is_lit: bool) -> None:
    y = row.middle[1]
    if is_lit:
        canvas.put(stripe(LEDGER_ROW, is_lit=True), WIDTH / 2, y)
        canvas.put(arrow(22, 34, ALARM), MARGIN + 22, y)
    stamp(canvas, badge, (BADGE_AT, y), 58, row)
    if is_captain:
        canvas.put(captains_cap(46), CAPTAIN_AT, y)
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
        canvas.write(f"+{gained}", (POINTS_AT + 6, y), Style(42, colour=ALARM), row, align="l", widest=66)
    cells = [
        (now.supply, now.supply, SUPPLY_AT),
        (now.navigation, was.navigation, NAVIGATION_AT),
        (now.laid, was.laid, LAID_AT),
        *zip(now.products, was.products, PORTS_AT, strict=True),
    ]
    for number, old, x in cells:
        if number > old:
            canvas.put(halo(62, 62), x, y)
        canvas.write(str(number), (x, y), Style(NUMBER.size, colour=INK if number else STEEL), row)


def _draw_status(canvas: Canvas, view: RotterdamView, player: PlayerView, row: Box) -> None:
    """Cards still due in phase 3; in phase 5, that trading is done."""
    y = row.middle[1]
    if view.phase is Phase.NAVIGATION_CARDS and player.due:
        canvas.put(anchor(40), STATUS_AT - 18, y)
        canvas.write(str(player.due), (STATUS_AT + 18, y), NUMBER, row)
    elif view.phase is Phase.TRADE:
        canvas.put(tick() if player.has_finished else phase_icon(Phase.TRADE, 44), STATUS_AT, y)


def _draw_final(canvas: Canvas, view: RotterdamView, words: Words, box: Box) -> None:
    """The final scoring by source."""
    assert view.result is not None
    for place, standing in enumerate(view.result.standings):
        row, seat = ledger_row(box, place), standing.seat
        y = row.middle[1]
        if seat in view.result.winners:
            canvas.put(stripe(LEDGER_ROW, is_lit=True), WIDTH / 2, y)
        canvas.write(str(standing.rank), (MARGIN + 26, y), NUMBER, row)
        stamp(canvas, words.badge(seat), (BADGE_AT + 16, y), 58, row)
        canvas.write(words.name(seat), (NAME_AT + 20, y), NAME, row, align="l")
        numbers = {**standing.sources, "total": standing.total}
        for column, x in FINAL_AT.items():
            style = SCORE if column == "total" else NUMBER
            canvas.write(str(numbers[column]), (x, y), style, row)
