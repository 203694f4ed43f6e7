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
from render.canvas import Box, Canvas, Pen, Point, Shape, cached_part, faded, mounted, sprite
from render.icons import arrow, card_back, coin, halo
from render.owners import OWNERS, stamp
from render.page import MARGIN, PAGE, WIDTH
from render.palette import ALARM, CHALK, FADED_INK, FOLD, GOLD, INK, PAPER, RULE, STEEL, Colour, mix
from render.panamax.badges import Badges, badges_of
from render.panamax.cards import benefit_icon, free_action_icon, icon, metric_icon
from render.panamax.colours import CONTRACTS_SIDE, MOVES_SIDE, NAVY, WORN
from render.panamax.contracts import PITCH, crate_box
from render.panamax.fleet import DASH, write_company_hull
from render.panamax.layout import GAP, UNIT
from render.panamax.pieces import HULL, fee_tag, flag, hull, is_striped, store_sign
from render.panamax.station import draw_captain, draw_stevedore
from render.panamax.turn import BADGE, asked
from render.type import Style, Weight
from words.catalogue import Badge, Words

CLIPBOARD_HEIGHT = 480
NAME_WIDTH = 360
VALUE = Style(42)
COMPANY = Style(42, Weight.LABEL, FADED_INK)
PURSES_AT = 72
PURSES = 64
"""Height of the tinted fields."""
GRID_AT = 144
GRID_ROW = 65
SPACE = 62
"""Of the flag grid."""
RIGHT_AT = 420
"""Where what lies beside the flags begins."""
CARDS_AT = CLIPBOARD_HEIGHT - 38
LINES = (33, 98, 163, 226)
"""Of what lies beside the flags: shares, dice and passengers, ships to build, contracts."""
MOST_ADVISORS = 124.0
"""Width of an advisor where there is room for all."""


def clipboard_box(place: int, top: float) -> Box:
    """The paper of a company, the first being 0."""
    top += place * (CLIPBOARD_HEIGHT + GAP)
    return Box(MARGIN, top, WIDTH - MARGIN, top + CLIPBOARD_HEIGHT)


@sprite
def clipboard_paper() -> Shape:
    """Paper with a tinted field for the company's money and another for the player's."""
    pen = Pen(PAGE, CLIPBOARD_HEIGHT)
    pen.card((0, 0, PAGE, CLIPBOARD_HEIGHT), 14, RULE, PAPER)
    pen.slab((12, PURSES_AT, 700, PURSES_AT + PURSES), 12, MOVES_SIDE)
    pen.slab((712, PURSES_AT, PAGE - 12, PURSES_AT + PURSES), 12, CONTRACTS_SIDE)
    return pen.shape()


def draw_clipboard(
    canvas: Canvas, view: PanamaxView, player: PlayerView, box: Box, words: Words, old: PlayerView
) -> None:
    """Everything a player and the player's company have."""
    seat, badges = player.seat, badges_of(words, len(view.players))
    whose, is_asked = badges[seat], seat in asked(view)
    place = words.say("board-place", place=view.order.index(seat) + 1)
    _draw_head(canvas, whose, words.name(seat), words.say(player.company), place, box, is_asked=is_asked)
    _draw_purses(canvas, _purses(player), _purses(old), box)
    _draw_flags(canvas, player.flags, player.deferred, old.flags, box)
    _draw_shares(canvas, player.shares, old.shares, badges, box)
    _draw_dice(canvas, whose.colour, _stores(player), _stores(old), box)
    _draw_passengers(canvas, player.passengers, old.passengers, box)
    _draw_unbuilt(canvas, whose, player.unbuilt, box)
    _draw_contracts(canvas, whose.colour, player.contracts, box)
    advisors = (*player.advisors, *([player.secret] if player.secret is not None else []))
    is_secret = player.has_secret and player.secret is None
    _draw_cards(canvas, player.captain, player.stevedore, advisors, box, is_secret=is_secret)


@cached_part
def _draw_head(
    canvas: Canvas, whose: Badge, name: str, company: str, place: str, box: Box, *, is_asked: bool
) -> None:
    """The paper; on its first line whose it is, the company, and when it is that player's turn."""
    canvas.put(clipboard_paper(), *box.middle)
    y = box.top + 38
    if is_asked:
        canvas.put(arrow(22, 34, ALARM), box.left + 22, y)
    stamp(canvas, whose, (box.left + 68, y), BADGE, box)
    canvas.write(name, (box.left + 110, y), Style(42, Weight.NUMBER), box, align="l", widest=NAME_WIDTH)
    canvas.write(place, (box.right - 24, y), COMPANY, box, align="r", widest=250)
    x = box.left + 130 + min(NAME_WIDTH, Style(42, Weight.NUMBER).width(name))
    room = box.right - 48 - min(250, COMPANY.width(place)) - x
    canvas.write(company, (x, y), COMPANY, box, align="l", widest=room)


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
def _draw_purses(canvas: Canvas, now: tuple[int, ...], old: tuple[int, ...], box: Box) -> None:
    y = box.top + PURSES_AT + PURSES / 2
    fields = (
        (icon("safe", 50), 22),
        (fee_tag(46), 176),
        (icon("chart", 50), 330),
        (coin(48), 464),
        (icon("share", 50), 582),
        (icon("purse", 50), 722),
        (icon("lifebuoy", 48), 862),
        (icon("cup", 48), 984),
    )
    for (sign, x), number, was in zip(fields, now, old, strict=True):
        canvas.put(sign, box.left + x + 26, y)
        _number(canvas, number, was, (box.left + x + 62, y), box)


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


@cached_part
def _draw_shares(
    canvas: Canvas, shares: dict[str, int], old: dict[str, int], badges: Badges, box: Box
) -> None:
    """The shares the player holds, of every company in play."""
    x, y = box.left + RIGHT_AT, box.top + GRID_AT + LINES[0]
    canvas.put(icon("share", 50), x + 32, y)
    x += 116
    for company, held in shares.items():
        stamp(canvas, badges[COMPANIES.index(company)], (x, y), BADGE, box)
        _number(canvas, held, old[company], (x + 40, y), box)
        x += 134


def _stores(player: PlayerView) -> tuple[int, ...]:
    """Dice in warehouse and reserve, and what a transfer costs."""
    return player.warehouse, player.reserve, player.transfer_cost


@cached_part
def _draw_dice(canvas: Canvas, colour: int, now: tuple[int, ...], old: tuple[int, ...], box: Box) -> None:
    x, y = box.left + RIGHT_AT, box.top + GRID_AT + LINES[1]
    stores = (
        (store_sign("warehouse", colour), 0),
        (store_sign("reserve", colour), 138),
        (benefit_icon("cheap_transfer", 50), 276),
    )
    for (sign, at), number, was in zip(stores, now, old, strict=True):
        canvas.put(sign, x + at + 32, y)
        _number(canvas, number, was, (x + at + 74, y), box)


@cached_part
def _draw_passengers(canvas: Canvas, aboard: tuple[Benefit, ...], old: tuple[Benefit, ...], box: Box) -> None:
    x, y = box.left + RIGHT_AT, box.top + GRID_AT + LINES[1]
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


@cached_part
def _draw_unbuilt(canvas: Canvas, whose: Badge, unbuilt: tuple[str, ...], box: Box) -> None:
    """Ships still on the clipboard, with their limits and what they cost."""
    x, y = box.left + RIGHT_AT, box.top + GRID_AT + LINES[2]
    for ship in unbuilt:
        printed = SHIP_TYPES[ship]
        right = x + printed.size * UNIT
        canvas.put(
            hull(whose.colour, printed.size, is_eastward=True, is_striped=is_striped(ship)),
            (x + right) / 2,
            y - 3,
        )
        limits = f"{printed.least}{DASH}{printed.most}"
        write_company_hull(canvas, whose, printed.size, limits, Box(x, y - HULL / 2, right, y + HULL / 2))
        canvas.put(coin(50), right + 28, y)
        canvas.write(str(printed.build_cost), (right + 28, y - 1), VALUE, box)
        x = right + 72
    if not unbuilt:
        canvas.put(icon("ship", 46), x + 32, y)
        canvas.write(DASH, (x + 86, y), Style(42, colour=STEEL), box)


@cached_part
def _draw_contracts(canvas: Canvas, colour: int, contracts: tuple[ContractView, ...], box: Box) -> None:
    """Incomplete contracts: the flag or a plain back, and the containers that still carry dice."""
    x, y = box.left + RIGHT_AT, box.top + GRID_AT + LINES[3]
    for contract in contracts:
        x += _draw_contract(canvas, colour, contract, (x, y), box)
    if not contracts:
        canvas.put(icon("contract", 46), x + 32, y)
        canvas.write(DASH, (x + 86, y), Style(42, colour=STEEL), box)


def _draw_contract(canvas: Canvas, colour: int, contract: ContractView, at: Point, box: Box) -> float:
    """One contract beginning there; how wide it is."""
    x, y = at
    canvas.put(flag(contract.nation, 50, is_dim=contract.side is Side.BACK), x + 28, y)
    left = list(contract.left)
    x += 82
    for crate in contract.printed:
        is_there = crate in left
        if is_there:
            left.remove(crate)
        draw_crate(canvas, colour, crate, (x, y), box, is_there=is_there)
        x += PITCH + 2
    return x - at[0] + 6


def draw_crate(
    canvas: Canvas, colour: int, crate: Crate, at: Point, box: Box, *, is_there: bool = True
) -> None:
    """A container of a contract, in its owner's colour while it carries its die."""
    fill: Colour = OWNERS[colour].colour if is_there else WORN
    canvas.put(crate_box(fill, by_rail=crate.rail), at[0], at[1] + 7)
    ink = OWNERS[colour].ink if is_there else mix(STEEL, PAPER, 0.4)
    canvas.write(str(crate.value), at, Style(42, Weight.NUMBER, ink), box)


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
    pitch = min(MOST_ADVISORS, room / max(1, len(advisors)))
    for advisor in advisors:
        draw_small_advisor(canvas, advisor, (x + 8, y), box)
        x += pitch
    if is_secret:
        canvas.put(card_back(38, 50, NAVY), box.right - 44, y)


def draw_small_advisor(canvas: Canvas, advisor: str, at: Point, box: Box) -> None:
    """What an advisor pays for each of what."""
    printed = ADVISORS[advisor]
    canvas.put(coin(50), at[0] + 24, at[1])
    canvas.write(str(printed.per), (at[0] + 24, at[1] - 1), VALUE, box)
    canvas.put(metric_icon(printed.metric, 48), at[0] + 78, at[1])
