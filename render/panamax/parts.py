"""What of Panamax's pictures can be pointed at, by name."""

from __future__ import annotations

from games.panamax.data import COLUMNS
from games.panamax.view import PanamaxView
from render.canvas import Box
from render.page import MARGIN, WIDTH
from render.panamax.action_table import card_box, column_box
from render.panamax.badges import badges_of
from render.panamax.canal import TRAIN_AT, limits, mark
from render.panamax.companies import CARDS_AT, GRID_AT, PURSES, PURSES_AT, RIGHT_AT, clipboard_box
from render.panamax.exchange import CASH_AT, COMPANY_AT, PRICE_AT, SHARES_AT, exchange_row
from render.panamax.hand import ADVISOR_HEIGHT, CONTRACT_HEIGHT, LABEL_HEIGHT, advisors_of
from render.panamax.layout import GAP, OCEANS
from render.panamax.poster import TOP
from render.panamax.sideways import CANAL, WALL, afloat_box, columns_for, in_canal, ocean_zones
from render.panamax.tables import action_sheets, in_turn, market_sheets
from words.catalogue import Words


def parts(view: PanamaxView, picture: str, words: Words) -> dict[str, Box]:
    """Where each lies on that picture; of pictures that nobody points at, nothing."""
    match picture:
        case "canal":
            return _on_canal(view, words)
        case "actions":
            return _on_actions()
        case "companies":
            return _on_companies(view)
        case "market":
            return _on_market(view)
        case "hand":
            return _on_hand(view)
    return {}


def _on_canal(view: PanamaxView, words: Words) -> dict[str, Box]:
    badges, plain = badges_of(words, len(view.players)), words.nameless
    found = {"train": Box(TRAIN_AT - 90, WALL, CANAL[1] - 20, WALL + 62)}
    for ocean in OCEANS:
        for zone in ocean_zones(
            ocean, [(ship, mark(ship, plain, badges), limits(ship)) for ship in view.ships]
        ):
            found[zone.id] = zone.box
            found |= {each.ship.id: each.hull for each in zone.moored}
    afloat = in_canal(view.ships)
    columns = columns_for(afloat)
    return found | {each.ship.id: afloat_box(columns, each) for each in afloat}


def _on_actions() -> dict[str, Box]:
    status, table, rail = action_sheets()
    found = {"status": status, "railway": rail}
    for number, column in COLUMNS.items():
        found[f"column-{number}"] = column_box(table, number)
        if column.slot is not None:
            found[f"contract-{number}"] = card_box(table, number)
    sides = {True: [n for n, each in COLUMNS.items() if each.slot is None],
             False: [n for n, each in COLUMNS.items() if each.slot is not None]}  # fmt: skip
    for is_moves, name in ((True, "moves"), (False, "loads")):
        first, last = column_box(table, min(sides[is_moves])), column_box(table, max(sides[is_moves]))
        found[name] = Box(first.left, first.top, last.right, last.bottom)
    return found


def _on_companies(view: PanamaxView) -> dict[str, Box]:
    mine = clipboard_box([*in_turn(view)].index(view.me), TOP) if view.me is not None else None
    if mine is None:
        return {}
    purses = Box(mine.left + 12, mine.top + PURSES_AT, mine.right - 12, mine.top + PURSES_AT + PURSES)
    return {
        "company": purses._replace(right=mine.left + 700),
        "purse": purses._replace(left=mine.left + 712),
        "flags": Box(mine.left + 12, mine.top + GRID_AT, mine.left + RIGHT_AT - 16, mine.top + CARDS_AT - 44),
        "holdings": Box(mine.left + RIGHT_AT, mine.top + GRID_AT, mine.right - 12, mine.top + CARDS_AT - 44),
    }


def _on_market(view: PanamaxView) -> dict[str, Box]:
    exchange, holdings, cards = market_sheets(len(view.players))

    def column(at: float, half: float) -> Box:
        return Box(exchange.left + at - half, exchange.top, exchange.left + at + half, exchange.bottom)

    found = {
        "companies": column(COMPANY_AT, 44),
        "purses": column(CASH_AT, 44),
        "prices": Box(
            exchange.left + PRICE_AT - 40, exchange.top, exchange.left + SHARES_AT - 40, exchange.bottom
        ),
        "shares": column(SHARES_AT, 40),
        "holdings": holdings,
        "cards": cards,
    }
    return found if view.me is None else found | {"mine": exchange_row(exchange, view.me)}


def _on_hand(view: PanamaxView) -> dict[str, Box]:
    if view.own is None:
        return {}
    count = len(advisors_of(view.own))
    top = TOP + LABEL_HEIGHT
    found = {"advisors": Box(MARGIN, top, WIDTH - MARGIN, top + count * (ADVISOR_HEIGHT + GAP) - GAP)}
    top += count * (ADVISOR_HEIGHT + GAP) + LABEL_HEIGHT
    if rows := len(view.own.dealt_contracts):
        bottom = top + rows * (CONTRACT_HEIGHT + GAP) - GAP
        found["contracts"] = Box(MARGIN, top, WIDTH - MARGIN, bottom)
    return found
