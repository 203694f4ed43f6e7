"""The stock table with both purses of each player; what everybody holds; and the final scoring."""

from __future__ import annotations

from typing import NamedTuple

from games.panamax.data import BOX, COMPANIES, Side
from games.panamax.view import ContractView, PanamaxView, PlayerView
from render.canvas import Box, Canvas, Pen, Role, Shape, cached_part, sprite
from render.icons import LINE, arrow, coin, halo, stripe
from render.owners import badge, stamp
from render.page import NAME, NUMBER, WIDTH
from render.palette import ALARM, CHALK, FADED_INK, INK, PAPER, STEEL, mix
from render.panamax.badges import Badges, badges_of
from render.panamax.cards import icon
from render.panamax.colours import LAKE
from render.panamax.pieces import fee_tag, flag, store_sign
from render.panamax.turn import BADGE, asked
from render.type import Style, Weight
from words.catalogue import Badge, Words

HEAD = 68
"""Height of the heads of the columns."""
ROW = 63
SCORE = Style(46, Weight.TITLE)
BADGE_AT, NAME_AT = 66, 106
NAME_WIDTH = 216
COMPANY_AT, CASH_AT, FEE_AT, PRICE_AT, SHARES_AT = 366, 466, 560, 650, 1080
TRACK_AT = 700
STEP = 13.2
"""Width of one price on the scale."""
DIVIDENDS = sorted(set(BOX.stock.dividends))
FINAL_AT, FINAL_STEP = 430, 124
HELD_AT, HELD_STEP = 150, 78
"""Where the shares of each company are counted."""
WAREHOUSE_AT, RESERVE_AT, CONTRACTS_AT, CONTRACT_STEP = 512, 612, 690, 100
CAPTAIN_AT, STEVEDORE_AT, ADVISORS_AT = 958, 1018, 1078
MOST_CONTRACTS = 3
"""Of one player at a time: the third has to be discarded at once."""


def exchange_height(players: int) -> int:
    """Of a table with a line for each player."""
    return HEAD + players * ROW + 6


def exchange_row(table: Box, place: int) -> Box:
    """One line of the table, the first being 0."""
    top = table.top + HEAD + place * ROW
    return Box(table.left, top, table.right, top + ROW)


def _price_x(table: Box, price: float) -> float:
    return table.left + TRACK_AT + (price - BOX.limits.price_least + 0.5) * STEP


def _write_lines(canvas: Canvas, table: Box, players: int) -> None:
    """The lines between the players, and between their results."""
    for place in range(players):
        canvas.put(stripe(ROW, is_lit=False), WIDTH / 2, exchange_row(table, place).middle[1])


@cached_part
def _write_exchange(canvas: Canvas, table: Box) -> None:
    """The heads of the columns."""
    head = Box(table.left, table.top, table.right, table.top + HEAD)
    y = head.middle[1]
    columns = (
        (icon("safe", 50), COMPANY_AT),
        (icon("purse", 50), CASH_AT),
        (fee_tag(46), FEE_AT),
        (icon("chart", 50), PRICE_AT),
        (icon("share", 50), SHARES_AT),
    )
    for sign, x in columns:
        canvas.put(sign, table.left + x, y)
    for value in DIVIDENDS:
        prices = [price for price, each in enumerate(BOX.stock.dividends, 1) if each == value]
        band = _price_x(table, (prices[0] + prices[-1]) / 2)
        canvas.put(coin(50), band, y)
        canvas.write(str(value), (band, y - 1), NUMBER, head)


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
    """One line for each player, in the order of seats; in the end the scoring."""
    _write_lines(canvas, table, len(view.players))
    if view.result is not None:
        _draw_final(canvas, view, words, table)
        return
    _write_exchange(canvas, table)
    if before is not None:
        _draw_news(canvas, words.nameless, table)
    waited, old = asked(view), (before or view).players
    for player in view.players:
        row, name, whose = exchange_row(table, player.seat), words.name(player.seat), words.badge(player.seat)
        _draw_name(canvas, whose, name, row, is_lit=player.seat in waited)
        _draw_numbers(canvas, whose, _numbers(player), _numbers(old[player.seat]), row)


@cached_part
def _draw_news(canvas: Canvas, words: Words, table: Box) -> None:
    """What the mark of new things means."""
    head = Box(table.left, table.top, table.left + COMPANY_AT - 32, table.top + HEAD)
    at = (head.left + 54, head.middle[1])
    canvas.put(halo(34, 28), head.left + 32, at[1])
    style = Style(30, Weight.LABEL, FADED_INK)
    canvas.write(words.say("board-new"), at, style, head, Role.EXTRA, align="l", widest=head.right - at[0])


@cached_part
def _draw_name(canvas: Canvas, whose: Badge, name: str, row: Box, *, is_lit: bool) -> None:
    y = row.middle[1]
    if is_lit:
        canvas.put(stripe(ROW, is_lit=True), WIDTH / 2, y)
        canvas.put(arrow(20, 30, ALARM), row.left + 18, y)
    stamp(canvas, whose, (row.left + BADGE_AT, y), BADGE, row)
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


def _count(canvas: Canvas, number: int, was: int, x: float, row: Box) -> None:
    """A number that is marked if it is not what it was."""
    y = row.middle[1]
    if number != was:
        canvas.put(halo(86 if number > 99 else 62, 54), x, y)
    canvas.write(str(number), (x, y), Style(42, colour=INK if number else STEEL), row, widest=76)


@cached_part
def _draw_numbers(canvas: Canvas, whose: Badge, now: _Numbers, old: _Numbers, row: Box) -> None:
    for number, was, x in zip(now, old, (COMPANY_AT, CASH_AT, FEE_AT, PRICE_AT, SHARES_AT), strict=True):
        _count(canvas, number, was, row.left + x, row)
    y = row.middle[1]
    canvas.put(_track(), row.left + TRACK_AT + len(BOX.stock.dividends) * STEP / 2, y)
    canvas.put(badge(whose.colour, 38), _price_x(row, now.price), y)


def _draw_final(canvas: Canvas, view: PanamaxView, words: Words, table: Box) -> None:
    """The final scoring by source."""
    assert view.result is not None
    sources = [*view.result.standings[0].sources, "total"]
    for place, source in enumerate(sources):
        x = table.left + FINAL_AT + place * FINAL_STEP
        canvas.put(icon(FINAL_ICONS.get(source, "ledger"), 52), x, table.top + HEAD / 2)
    for place, standing in enumerate(view.result.standings):
        row = exchange_row(table, place)
        y = row.middle[1]
        if standing.seat in view.result.winners:
            canvas.put(stripe(ROW, is_lit=True), WIDTH / 2, y)
        canvas.write(str(standing.rank), (row.left + 24, y), NUMBER, row)
        stamp(canvas, words.badge(standing.seat), (row.left + BADGE_AT + 8, y), BADGE, row)
        canvas.write(
            words.name(standing.seat),
            (row.left + NAME_AT + 10, y),
            NAME,
            row,
            align="l",
            widest=NAME_WIDTH + 60,
        )
        for column, source in enumerate(sources):
            number = standing.total if source == "total" else standing.sources[source]
            said = str(number).replace("-", "\N{MINUS SIGN}")
            style = SCORE if source == "total" else NUMBER
            at = (row.left + FINAL_AT + column * FINAL_STEP, y)
            canvas.write(said, at, style, row, widest=FINAL_STEP - 10)


FINAL_ICONS = {
    "cash": "purse",
    "shares": "share",
    "advisors": "advisor",
    "awards": "cup",
    "bailouts": "lifebuoy",
    "total": "chart",
}


def draw_holdings(
    canvas: Canvas, view: PanamaxView, words: Words, table: Box, before: PanamaxView | None
) -> None:
    """One line for each player: shares of every company, dice in store, contracts and cards."""
    badges, old = badges_of(words, len(view.players)), (before or view).players
    _write_lines(canvas, table, len(view.players))
    _write_holdings(canvas, badges, table)
    for player in view.players:
        row = exchange_row(table, player.seat)
        now, was = _held(player), _held(old[player.seat])
        _draw_held(canvas, badges[player.seat], now, was, row)
        _draw_cards(canvas, player.contracts, row, _cards(player))


def _held(player: PlayerView) -> tuple[int, ...]:
    """The shares of each company in play, then the dice in warehouse and reserve."""
    return *player.shares.values(), player.warehouse, player.reserve


@cached_part
def _write_holdings(canvas: Canvas, badges: Badges, table: Box) -> None:
    head = Box(table.left, table.top, table.right, table.top + HEAD)
    y = head.middle[1]
    canvas.put(icon("share", 50), table.left + BADGE_AT, y)
    for place, whose in enumerate(badges):
        stamp(canvas, whose, (table.left + HELD_AT + place * HELD_STEP, y), BADGE, head)
    signs = (
        (store_sign("warehouse"), WAREHOUSE_AT),
        (store_sign("reserve"), RESERVE_AT),
        (icon("contract", 50), CONTRACTS_AT + 84),
        (icon("captain", 50), CAPTAIN_AT),
        (icon("stevedore", 50), STEVEDORE_AT),
        (icon("advisor", 50), ADVISORS_AT),
    )
    for sign, x in signs:
        canvas.put(sign, table.left + x, y)


@cached_part
def _draw_held(canvas: Canvas, whose: Badge, now: tuple[int, ...], old: tuple[int, ...], row: Box) -> None:
    stamp(canvas, whose, (row.left + BADGE_AT, row.middle[1]), BADGE, row)
    shares = [HELD_AT + place * HELD_STEP for place in range(len(COMPANIES))][: len(now) - 2]
    for number, was, x in zip(now, old, (*shares, WAREHOUSE_AT, RESERVE_AT), strict=True):
        _count(canvas, number, was, row.left + x, row)


def _cards(player: PlayerView) -> tuple[int, int, int]:
    """How many captains, stevedores and advisors, the secret one included."""
    advisors = len(player.advisors) + player.has_secret
    return int(player.captain is not None), int(player.stevedore is not None), advisors


@cached_part
def _draw_cards(
    canvas: Canvas, contracts: tuple[ContractView, ...], row: Box, cards: tuple[int, int, int]
) -> None:
    """The contracts with how many dice each still has, and how many cards of each kind there are."""
    y, x = row.middle[1], row.left + CONTRACTS_AT
    step = CONTRACT_STEP if len(contracts) < MOST_CONTRACTS else 84
    for contract in contracts[:MOST_CONTRACTS]:
        canvas.put(flag(contract.nation, 46, is_dim=contract.side is Side.BACK), x, y)
        canvas.write(str(len(contract.left)), (x + 28, y), NUMBER, row, align="l")
        x += step
    for count, at in zip(cards, (CAPTAIN_AT, STEVEDORE_AT, ADVISORS_AT), strict=True):
        canvas.write(str(count), (row.left + at, y), Style(42, colour=INK if count else STEEL), row)
