"""The companies' sheet: every clipboard, with company money kept apart from personal money."""

from __future__ import annotations

from games.panamax.data import (
    ADVISORS,
    AWARDS,
    CLIPBOARD,
    COMPANIES,
    SHIP_TYPES,
    Benefit,
    Crate,
    FreeAction,
    Side,
)
from games.panamax.view import ContractView, PanamaxView, PlayerView
from games.values import Seat
from render.canvas import Box, Canvas, Pen, Picture, Point, Role, Shape, cached_part, faded, mounted, sprite
from render.icons import arrow, card_back, coin, halo
from render.owners import OWNERS, stamp
from render.palette import ALARM, CHALK, FADED_INK, FOLD, GOLD, INK, PAPER, RULE, STEEL, Colour, mix
from render.panamax.cards import benefit_icon, free_action_icon, icon, metric_icon
from render.panamax.colours import CONTRACTS_SIDE, MOVES_SIDE, NAVY, PALETTE, WORN
from render.panamax.contracts import PITCH, crate_box
from render.panamax.fleet import DASH, write_company_hull
from render.panamax.layout import GAP, MARGIN, NAME, PAGE, SKY_BOTTOM, UNIT, WIDTH
from render.panamax.pieces import HULL, container, fee_tag, flag, hull
from render.panamax.scenery import noon
from render.panamax.station import draw_captain, draw_stevedore
from render.panamax.turn import asked, write_heading
from render.type import Style, Weight, for_pictures
from words.catalogue import Words

CLIPBOARD_HEIGHT = 524
NAME_WIDTH = 400
VALUE = Style(38)
LABEL = Style(21, Weight.LABEL, FADED_INK)
COMPANY = Style(28, Weight.LABEL, FADED_INK)
PURSES_AT = 72
GRID_AT = 164
GRID_ROW = 66
SPACE = 62
"""Of the flag grid."""
RIGHT_AT = 420
"""Where what lies beside the flags begins."""
CARDS_AT = CLIPBOARD_HEIGHT - 42
LINES = (34, 112, 180, 248)
"""Of what lies beside the flags: shares, dice and passengers, ships to build, contracts."""


def companies(view: PanamaxView, words: Words, before: PanamaxView | None = None) -> Picture:
    """Every company on its own paper; with `before`, what is new since then is marked."""
    players = len(view.players)
    words = for_pictures(words, "panamax", players, NAME, NAME_WIDTH)
    canvas = Canvas(noon(), height=clipboard_box(players - 1, SKY_BOTTOM + GAP).bottom + MARGIN)
    write_heading(canvas, words.say("picture-companies"), view, words)
    for player in view.players:
        old = player if before is None else before.players[player.seat]
        draw_clipboard(canvas, view, player, clipboard_box(player.seat, SKY_BOTTOM + GAP), words, old)
    return canvas.picture(PALETTE)


def clipboard_box(place: int, top: float) -> Box:
    """The paper of a company, the first being 0."""
    top += place * (CLIPBOARD_HEIGHT + GAP)
    return Box(MARGIN, top, WIDTH - MARGIN, top + CLIPBOARD_HEIGHT)


@sprite
def clipboard_paper() -> Shape:
    """Paper with a tinted field for the company's money and another for the player's."""
    pen = Pen(PAGE, CLIPBOARD_HEIGHT)
    pen.card((0, 0, PAGE, CLIPBOARD_HEIGHT), 14, RULE, PAPER)
    pen.slab((12, PURSES_AT, 700, PURSES_AT + 80), 12, MOVES_SIDE)
    pen.slab((712, PURSES_AT, PAGE - 12, PURSES_AT + 80), 12, CONTRACTS_SIDE)
    return pen.shape()


def draw_clipboard(
    canvas: Canvas, view: PanamaxView, player: PlayerView, box: Box, words: Words, old: PlayerView
) -> None:
    """Everything a player and the player's company have."""
    seat, plain, is_asked = player.seat, words.nameless, player.seat in asked(view)
    place = words.say("board-place", place=view.order.index(seat) + 1)
    _draw_head(canvas, seat, words.name(seat), plain.say(player.company), place, box, is_asked=is_asked)
    _draw_purses(canvas, _purses(player), _purses(old), box, plain)
    _draw_flags(canvas, player.flags, player.deferred, old.flags, box)
    _draw_shares(canvas, player.shares, old.shares, box, plain)
    _draw_dice(canvas, seat, _stores(player), _stores(old), box, plain)
    _draw_passengers(canvas, player.passengers, old.passengers, box, plain)
    _draw_unbuilt(canvas, seat, player.unbuilt, box)
    _draw_contracts(canvas, seat, player.contracts, box)
    advisors = (*player.advisors, *([player.secret] if player.secret is not None else []))
    is_secret = player.has_secret and player.secret is None
    _draw_cards(canvas, player.captain, player.stevedore, advisors, box, is_secret=is_secret)


@cached_part
def _draw_head(
    canvas: Canvas, seat: Seat, name: str, company: str, place: str, box: Box, *, is_asked: bool
) -> None:
    """The paper; on its first line whose it is, the company, and when it is that player's turn."""
    canvas.put(clipboard_paper(), *box.middle)
    y = box.top + 38
    if is_asked:
        canvas.put(arrow(22, 34, ALARM), box.left + 22, y)
    stamp(canvas, seat, (box.left + 68, y), 54, box)
    canvas.write(name, (box.left + 110, y), NAME, box, align="l")
    canvas.write(place, (box.right - 24, y + 4), COMPANY, box, Role.EXTRA, align="r")
    x = box.left + 110 + NAME.width(name) + 24
    room = box.right - 48 - COMPANY.width(place) - x
    canvas.write(company, (x, y + 4), COMPANY, box, Role.EXTRA, align="l", widest=room)


def _number(canvas: Canvas, number: int, was: int, at: Point, box: Box) -> None:
    """A number that is marked if it is not what it was."""
    style = Style(42, colour=INK if number else STEEL)
    if number != was:
        canvas.put(
            halo(round(style.width(str(number))) + 20, 50), at[0] + style.width(str(number)) / 2, at[1]
        )
    canvas.write(str(number), at, style, box, align="l", widest=80)


def _purses(player: PlayerView) -> tuple[int, ...]:
    """The numbers of the tinted fields: those of the company, then those of the player."""
    company = (player.company_cash, player.fee, player.price, player.dividend, player.shares_left)
    return *company, player.cash, player.bailouts, _won(player)


@cached_part
def _draw_purses(canvas: Canvas, now: tuple[int, ...], old: tuple[int, ...], box: Box, words: Words) -> None:
    y, label_y = box.top + PURSES_AT + 49, box.top + PURSES_AT + 14
    fields = (
        (icon("safe", 50), 26, "company-cash"),
        (fee_tag(44), 186, "fee"),
        (icon("chart", 48), 330, "price"),
        (coin(46), 474, "dividends"),
        (icon("share", 48), 590, "shares-left"),
        (icon("purse", 50), 722, "cash"),
        (icon("lifebuoy", 46), 876, "bailouts"),
        (icon("cup", 46), 1004, "awards"),
    )
    for (sign, x, key), number, was in zip(fields, now, old, strict=True):
        canvas.put(sign, box.left + x + 26, y + 3)
        canvas.write(
            words.say(f"board-{key}"), (box.left + x, label_y), LABEL, box, Role.EXTRA, align="l", widest=106
        )
        _number(canvas, number, was, (box.left + x + 60, y + 3), box)


def _won(player: PlayerView) -> int:
    """What the awards are worth at the end."""
    return sum(AWARDS[award].value for award in player.awards)


@sprite
def _space(*, is_next: bool) -> Shape:
    """A space for a flag; the next one to be filled is lit."""
    pen = Pen(60, 54)
    line = GOLD if is_next else mix(FOLD, INK, 0.18)
    pen.card((1, 1, 59, 53), 9, line, CHALK if is_next else WORN, 3 if is_next else 2)
    return pen.shape()


@cached_part
def _draw_flags(
    canvas: Canvas, flags: dict[str, int], deferred: tuple[str, ...], old: dict[str, int], box: Box
) -> None:
    """The grid of flags: what each space gives, hidden by the flags won."""
    for row, (nation, actions) in enumerate(CLIPBOARD.items()):
        y = box.top + GRID_AT + 34 + row * GRID_ROW
        canvas.put(flag(nation, 52), box.left + 44, y)
        won = flags[nation]
        for column, action in enumerate(actions):
            x = box.left + 112 + column * SPACE
            if old[nation] <= column < won:
                canvas.put(halo(64, 58), x, y)
            canvas.put(_space(is_next=column == won), x, y)
            if column < won:
                canvas.put(flag(nation, 46), x, y)
            else:
                canvas.put(free_action_icon(action, 40, is_dim=column > won), x, y)
        if nation in deferred:
            at = next(place for place, action in enumerate(actions) if action is FreeAction.MARKET)
            canvas.put(_turned(), box.left + 112 + at * SPACE, y)
        if won > len(actions):
            more = f"+{won - len(actions)}"
            canvas.write(
                more, (box.left + 112 + len(actions) * SPACE - 24, y), VALUE, box, align="l", widest=50
            )


@sprite
def _turned() -> Shape:
    """A flag turned over: its market may still be used."""
    pen = Pen(56, 50)
    pen.card((2, 2, 54, 48), 6, INK, mix(GOLD, CHALK, 0.7))
    return mounted(56, 50, (pen.shape(), 28, 25), (icon("share", 36), 28, 25))


def _label(canvas: Canvas, said: str, at: Point, box: Box, widest: float = 150) -> None:
    canvas.write(said, at, LABEL, box, Role.EXTRA, align="l", widest=widest)


@cached_part
def _draw_shares(canvas: Canvas, shares: dict[str, int], old: dict[str, int], box: Box, words: Words) -> None:
    """The shares the player holds, of every company in play."""
    x, y = box.left + RIGHT_AT, box.top + GRID_AT + LINES[0]
    canvas.put(icon("share", 50), x + 32, y)
    _label(canvas, words.say("board-shares"), (x + 66, y), box, 90)
    x += 190
    for company, held in shares.items():
        stamp(canvas, COMPANIES.index(company), (x, y), 48, box)
        _number(canvas, held, old[company], (x + 38, y), box)
        x += 118


def _stores(player: PlayerView) -> tuple[int, ...]:
    """Dice in warehouse and reserve, and what a transfer costs."""
    return player.warehouse, player.reserve, player.transfer_cost


@cached_part
def _draw_dice(
    canvas: Canvas, seat: Seat, now: tuple[int, ...], old: tuple[int, ...], box: Box, words: Words
) -> None:
    x, y = box.left + RIGHT_AT, box.top + GRID_AT + LINES[1]
    stores = (
        (_store(seat, "warehouse"), "warehouse", 0),
        (_store(seat, "reserve"), "reserve", 138),
        (benefit_icon("cheap_transfer", 50), "transfer", 276),
    )
    for (sign, key, at), number, was in zip(stores, now, old, strict=True):
        canvas.put(sign, x + at + 32, y)
        _number(canvas, number, was, (x + at + 74, y), box)
        _label(canvas, words.say(f"board-{key}"), (x + at, y - 40), box, 132)


@cached_part
def _draw_passengers(
    canvas: Canvas, aboard: tuple[Benefit, ...], old: tuple[Benefit, ...], box: Box, words: Words
) -> None:
    x, y = box.left + RIGHT_AT, box.top + GRID_AT + LINES[1]
    _label(canvas, words.say("board-passengers"), (x + 420, y - 40), box, 260)
    for place, benefit in enumerate(Benefit):
        middle, is_taken = x + 462 + place * 88, benefit in aboard
        if is_taken and benefit not in old:
            canvas.put(halo(90, 66), middle, y)
        canvas.put(_seat(is_taken=is_taken), middle, y)
        canvas.put(_dimmed(benefit, is_dim=not is_taken), middle, y)


@sprite
def _dimmed(benefit: str, *, is_dim: bool) -> Shape:
    shape = benefit_icon(benefit, 44)
    return faded(shape, 0.35) if is_dim else shape


@sprite
def _seat(*, is_taken: bool) -> Shape:
    """A passenger space."""
    pen = Pen(80, 56)
    line = GOLD if is_taken else mix(FOLD, INK, 0.18)
    pen.card((1, 1, 79, 55), 12, line, mix(GOLD, CHALK, 0.6) if is_taken else WORN)
    return pen.shape()


@sprite
def _store(seat: int, key: str) -> Shape:
    """A die in a shed, which costs fees, or on a quay, which does not."""
    pen = Pen(72, 60)
    if key == "warehouse":
        pen.polygon([(4, 26), (36, 4), (68, 26), (68, 56), (4, 56)], mix(NAVY, CHALK, 0.35))
        pen.outline(INK, 1.6)
    else:
        pen.slab((4, 46, 68, 56), 3, mix(FOLD, INK, 0.35))
        pen.outline(INK, 1.6)
    die = (container(seat, 40, 30), 36, 39 if key == "warehouse" else 33)
    return mounted(72, 60, (pen.shape(), 36, 30), die)


@cached_part
def _draw_unbuilt(canvas: Canvas, seat: Seat, unbuilt: tuple[str, ...], box: Box) -> None:
    """Ships still on the clipboard, with their limits and what they cost."""
    x, y = box.left + RIGHT_AT, box.top + GRID_AT + LINES[2]
    for ship in unbuilt:
        printed = SHIP_TYPES[ship]
        right = x + printed.size * UNIT
        canvas.put(hull(seat, printed.size, is_eastward=True), (x + right) / 2, y - 3)
        limits = f"{printed.least}{DASH}{printed.most}"
        write_company_hull(canvas, seat, printed.size, limits, Box(x, y - HULL / 2, right, y + HULL / 2))
        canvas.put(coin(46), right + 28, y)
        canvas.write(str(printed.build_cost), (right + 28, y - 1), VALUE, box)
        x = right + 72
    if not unbuilt:
        canvas.put(icon("ship", 46), x + 32, y)
        canvas.write(DASH, (x + 86, y), Style(42, colour=STEEL), box)


@cached_part
def _draw_contracts(canvas: Canvas, seat: Seat, contracts: tuple[ContractView, ...], box: Box) -> None:
    """Incomplete contracts: the flag or a plain back, and the containers that still carry dice."""
    x, y = box.left + RIGHT_AT, box.top + GRID_AT + LINES[3]
    for contract in contracts:
        x += _draw_contract(canvas, seat, contract, (x, y), box)
    if not contracts:
        canvas.put(icon("contract", 46), x + 32, y)
        canvas.write(DASH, (x + 86, y), Style(42, colour=STEEL), box)


def _draw_contract(canvas: Canvas, seat: int, contract: ContractView, at: Point, box: Box) -> float:
    """One contract beginning there; how wide it is."""
    x, y = at
    canvas.put(flag(contract.nation, 50, is_dim=contract.side is Side.BACK), x + 28, y)
    left = list(contract.left)
    x += 82
    for crate in contract.printed:
        is_there = crate in left
        if is_there:
            left.remove(crate)
        _draw_crate(canvas, seat, crate, (x, y), box, is_there=is_there)
        x += PITCH + 2
    return x - at[0] + 6


def _draw_crate(canvas: Canvas, seat: int, crate: Crate, at: Point, box: Box, *, is_there: bool) -> None:
    fill: Colour = OWNERS[seat].colour if is_there else WORN
    canvas.put(crate_box(fill, by_rail=crate.rail), at[0], at[1] + 7)
    ink = OWNERS[seat].ink if is_there else mix(STEEL, PAPER, 0.4)
    canvas.write(str(crate.value), at, Style(38, Weight.NUMBER, ink), box)


@cached_part
def _draw_cards(
    canvas: Canvas,
    captain: str | None,
    stevedore: str | None,
    advisors: tuple[str, ...],
    box: Box,
    *,
    is_secret: bool,
) -> None:
    """Cards in hand, advisors taken, and the secret one face down until the end."""
    x, y = box.left + 14, box.top + CARDS_AT
    draw_captain(canvas, captain, (x, y), box)
    draw_stevedore(canvas, stevedore, (x + 164, y), box)
    x += 400
    room = box.right - 80 - x
    pitch = min(124.0, room / max(1, len(advisors)))
    for advisor in advisors:
        draw_small_advisor(canvas, advisor, (x + 8, y), box)
        x += pitch
    if is_secret:
        canvas.put(card_back(38, 50, NAVY), box.right - 44, y)


def draw_small_advisor(canvas: Canvas, advisor: str, at: Point, box: Box) -> None:
    """What an advisor pays for each of what."""
    printed = ADVISORS[advisor]
    canvas.put(coin(46), at[0] + 24, at[1])
    canvas.write(str(printed.per), (at[0] + 24, at[1] - 1), VALUE, box)
    canvas.put(metric_icon(printed.metric, 48), at[0] + 78, at[1])
