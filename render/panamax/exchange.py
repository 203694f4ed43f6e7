"""The stock table with both purses of each player; and the final scoring."""

from __future__ import annotations

from typing import NamedTuple

from games.panamax.data import BOX
from games.panamax.view import PanamaxView, PlayerView
from games.values import Seat
from render.canvas import Box, Canvas, Pen, Role, Shape, cached_part, sprite
from render.icons import LINE, arrow, coin, halo
from render.owners import stamp
from render.palette import ALARM, CHALK, FADED_INK, INK, PAPER, RULE, STEEL, mix
from render.panamax.cards import icon
from render.panamax.colours import LAKE, LIT_PAPER
from render.panamax.layout import EXCHANGE_HEAD, NAME, PAGE, ROW, WIDTH
from render.panamax.pieces import fee_tag
from render.panamax.turn import asked
from render.type import Style, Weight
from words.catalogue import Words

NUMBER = Style(38)
SCORE = Style(46, Weight.TITLE)
LABEL = Style(20, Weight.LABEL, FADED_INK)
BADGE_AT, NAME_AT = 62, 100
NAME_WIDTH = 200
COMPANY_AT, CASH_AT, FEE_AT, PRICE_AT, SHARES_AT = 366, 466, 560, 650, 1080
TRACK_AT = 700
STEP = 13.2
"""Width of one price on the scale."""
DIVIDENDS = sorted(set(BOX.stock.dividends))
FINAL_AT, FINAL_STEP = 430, 124


def exchange_row(table: Box, place: int) -> Box:
    """One line of the table, the first being 0."""
    top = table.top + EXCHANGE_HEAD + place * ROW
    return Box(table.left, top, table.right, top + ROW)


def _price_x(table: Box, price: float) -> float:
    return table.left + TRACK_AT + (price - BOX.limits.price_least + 0.5) * STEP


def write_lines(canvas: Canvas, table: Box, players: int) -> None:
    """The lines between the players, and between their results."""
    for place in range(players):
        canvas.put(stripe(is_lit=False), WIDTH / 2, exchange_row(table, place).middle[1])


def write_exchange(canvas: Canvas, words: Words, table: Box) -> None:
    """The heads of the columns."""
    head = Box(table.left, table.top, table.right, table.top + EXCHANGE_HEAD)
    y = table.top + 30
    columns = (
        (icon("safe", 46), "board-company-cash", COMPANY_AT),
        (icon("purse", 46), "board-cash", CASH_AT),
        (fee_tag(40), "board-fee", FEE_AT),
        (icon("chart", 46), "board-price", PRICE_AT),
        (icon("share", 46), "board-shares-left", SHARES_AT),
    )
    for sign, key, x in columns:
        canvas.put(sign, table.left + x, y)
        canvas.write(words.say(key), (table.left + x, table.top + 66), LABEL, head, Role.EXTRA, widest=92)
    for value in DIVIDENDS:
        prices = [price for price, each in enumerate(BOX.stock.dividends, 1) if each == value]
        band = _price_x(table, (prices[0] + prices[-1]) / 2)
        canvas.put(coin(46), band, y)
        canvas.write(str(value), (band, y - 1), NUMBER, head)
    middle = _price_x(table, (BOX.limits.price_least + BOX.limits.price_most) / 2)
    canvas.write(words.say("board-dividend"), (middle, table.top + 66), LABEL, head, Role.EXTRA, widest=320)


@sprite
def stripe(*, is_lit: bool) -> Shape:
    """The ground of a line: lit for a player the table waits for."""
    width = PAGE - 8
    pen = Pen(width, ROW)
    if is_lit:
        pen.slab((0, 2, width, ROW - 2), 10, LIT_PAPER)
    pen.rule((14, 0.8), (width - 14, 0.8), RULE, 1.6)
    return pen.shape()


@sprite
def _track() -> Shape:
    """All prices from the lowest to the highest, in bands of the same dividend."""
    width = len(BOX.stock.dividends) * STEP + 4
    pen = Pen(width, 26)
    pen.card((0, 0, width, 26), 8, INK, mix(LAKE, PAPER, 0.35), LINE)
    for price, value in enumerate(BOX.stock.dividends):
        left = 2 + price * STEP
        if value % 2 == 0:
            pen.slab((left, 2, left + STEP, 24), 0, CHALK)
        pen.disc(left + STEP / 2, 13, 2.2, mix(FADED_INK, CHALK, 0.4))
    return pen.shape()


def draw_exchange(
    canvas: Canvas, view: PanamaxView, words: Words, table: Box, before: PanamaxView | None
) -> None:
    """One line for each player, in the order of seats."""
    if view.result is not None:
        _draw_final(canvas, view, words, table)
        return
    if before is not None:
        _draw_news(canvas, words.nameless, table)
    waited, old = asked(view), (before or view).players
    for player in view.players:
        row, name = exchange_row(table, player.seat), words.name(player.seat)
        _draw_name(canvas, player.seat, name, row, is_lit=player.seat in waited)
        _draw_numbers(canvas, player.seat, _numbers(player), _numbers(old[player.seat]), row)


@cached_part
def _draw_news(canvas: Canvas, words: Words, table: Box) -> None:
    """What the mark of new things means."""
    head = Box(table.left, table.top, table.left + COMPANY_AT - 50, table.top + EXCHANGE_HEAD)
    at = (head.left + 54, head.top + 40)
    canvas.put(halo(34, 28), head.left + 32, at[1])
    style = Style(24, Weight.LABEL, FADED_INK)
    canvas.write(words.say("board-new"), at, style, head, Role.EXTRA, align="l", widest=head.right - at[0])


@cached_part
def _draw_name(canvas: Canvas, seat: Seat, name: str, row: Box, *, is_lit: bool) -> None:
    y = row.middle[1]
    if is_lit:
        canvas.put(stripe(is_lit=True), WIDTH / 2, y)
        canvas.put(arrow(20, 30, ALARM), row.left + 18, y)
    stamp(canvas, seat, (row.left + BADGE_AT, y), 50, row)
    canvas.write(name, (row.left + NAME_AT, y), NAME, row, align="l", widest=NAME_WIDTH)


class _Numbers(NamedTuple):
    """What a player's line tells."""

    company_cash: int
    cash: int
    fee: int
    price: int
    shares_left: int


def _numbers(player: PlayerView) -> _Numbers:
    return _Numbers(player.company_cash, player.cash, player.fee, player.price, player.shares_left)


@cached_part
def _draw_numbers(canvas: Canvas, seat: Seat, now: _Numbers, old: _Numbers, row: Box) -> None:
    y = row.middle[1]
    for number, was, x in zip(now, old, (COMPANY_AT, CASH_AT, FEE_AT, PRICE_AT, SHARES_AT), strict=True):
        if number != was:
            canvas.put(halo(78 if number > 99 else 62, 54), row.left + x, y)
        canvas.write(
            str(number), (row.left + x, y), Style(38, colour=INK if number else STEEL), row, widest=76
        )
    canvas.put(_track(), row.left + TRACK_AT + len(BOX.stock.dividends) * STEP / 2, y)
    stamp(canvas, seat, (_price_x(row, now.price), y), 38, row, Role.EXTRA)


def _draw_final(canvas: Canvas, view: PanamaxView, words: Words, table: Box) -> None:
    """The final scoring by source."""
    assert view.result is not None
    head = Box(table.left, table.top, table.right, table.top + EXCHANGE_HEAD)
    sources = [*view.result.standings[0].sources, "total"]
    for place, source in enumerate(sources):
        x = table.left + FINAL_AT + place * FINAL_STEP
        canvas.put(icon(FINAL_ICONS.get(source, "ledger"), 46), x, table.top + 30)
        said = words.say("board-total" if source == "total" else f"source-{source}")
        canvas.write(said, (x, table.top + 66), LABEL, head, Role.EXTRA, widest=FINAL_STEP - 8)
    for place, standing in enumerate(view.result.standings):
        row = exchange_row(table, place)
        y = row.middle[1]
        if standing.seat in view.result.winners:
            canvas.put(stripe(is_lit=True), WIDTH / 2, y)
        canvas.write(str(standing.rank), (row.left + 22, y), NUMBER, row)
        stamp(canvas, standing.seat, (row.left + BADGE_AT + 6, y), 50, row)
        canvas.write(
            words.name(standing.seat),
            (row.left + NAME_AT + 8, y),
            NAME,
            row,
            align="l",
            widest=NAME_WIDTH + 60,
        )
        for column, source in enumerate(sources):
            number = standing.total if source == "total" else standing.sources[source]
            said = str(number).replace("-", "\N{MINUS SIGN}")
            style = SCORE if source == "total" else NUMBER
            canvas.write(
                said, (row.left + FINAL_AT + column * FINAL_STEP, y), style, row, widest=FINAL_STEP - 10
            )


FINAL_ICONS = {
    "cash": "purse",
    "shares": "share",
    "advisors": "advisor",
    "awards": "cup",
    "bailouts": "lifebuoy",
    "total": "chart",
}
