"""Why a white die, a share or a price cannot be had in Panamax (rules 4.3, 5.7)."""

from __future__ import annotations

from typing import assert_never

from games.core import refuse
from games.panamax.actions import (
    ActNormally,
    BuyShare,
    RaisePrice,
    TableAction,
    TakeDie,
    TransferDie,
    WhiteDie,
)
from games.panamax.data import BOX, COLUMNS, COMPANIES, EXECUTIVE_ROW
from games.panamax.frames import AnyFrame, Executive, Market
from games.panamax.state import PanamaxState, Phase, seat_of
from games.values import Seat, Text


def refusal(state: PanamaxState, seat: Seat, frame: AnyFrame | None, action: TableAction) -> Text | None:
    """Why not, or None; the seat is the one that is asked."""
    match action:
        case TakeDie():
            return _place(action.die) or _moment(state, frame) or _die(state, action.die)
        case TransferDie():
            reason = _place(action.die) or _place(action.to) or _moment(state, frame)
            return reason or _die(state, action.die) or _transfer(state, seat, action)
        case ActNormally():
            return None if isinstance(frame, Executive) else refuse("no_executive_die", "4.3")
        case BuyShare():
            if not isinstance(frame, Executive | Market):
                return refuse("no_executive_die", "4.3")
            return _buy(state, seat, action.company)
        case RaisePrice():
            if not isinstance(frame, Executive):
                return refuse("no_executive_die", "4.3")
            return None if action.company == COMPANIES[seat] else refuse("own_company_only", "4.3")
    assert_never(action)


def _place(die: WhiteDie) -> Text | None:
    """Six columns, three rows and the executive space (2.8)."""
    if die.column in COLUMNS and 1 <= die.row <= EXECUTIVE_ROW:
        return None
    return refuse("no_such_place", "2.8", column=die.column, row=die.row)


def _moment(state: PanamaxState, frame: AnyFrame | None) -> Text | None:
    """One die a turn, and nothing else half done (4.2)."""
    if state.phase is not Phase.TURNS:
        return refuse("no_turn_now", "4.7")
    if state.has_taken:
        return refuse("one_die", "4.2")
    return None if frame is None else refuse("finish_first", "4.2")


def _die(state: PanamaxState, die: WhiteDie) -> Text | None:
    """Only the lowest die of a column is available, the executive one when there is no other (4.3)."""
    column = state.columns[die.column - 1]
    if die.row == column.lowest:
        return None
    if die.row == EXECUTIVE_ROW and column.has_executive:
        return refuse("column_not_empty", "4.3", column=die.column)
    if EXECUTIVE_ROW > die.row > column.lowest > 0:
        return refuse("not_the_lowest", "4.3", column=die.column, row=column.lowest)
    return refuse("no_die_there", "4.3", column=die.column)


def _transfer(state: PanamaxState, seat: Seat, action: TransferDie) -> Text | None:
    player, to = state.players[seat], action.to
    if (COLUMNS[to.column].slot is None) == (COLUMNS[action.die.column].slot is None):
        return refuse("other_side_only", "4.3")
    free = BOX.limits.column_rows - state.columns[to.column - 1].dice
    if not free:
        return refuse("no_free_row", "4.3", column=to.column)
    if to.row != free:
        return refuse("highest_row_only", "4.3", column=to.column, row=free)
    if player.company_cash < player.transfer_cost:
        return refuse("company_cannot_pay", "4.3", dollars=player.transfer_cost, cash=player.company_cash)
    return None


def _buy(state: PanamaxState, seat: Seat, company: str) -> Text | None:
    if company not in COMPANIES[: len(state.players)]:
        return refuse("no_such_company", "2.2")
    seller, cash = state.players[seat_of(company)], state.players[seat].cash
    if not seller.shares_left:
        return refuse("sold_out", "5.7", company=company)
    if cash < seller.price:
        return refuse("too_dear", "5.7", company=company, dollars=seller.price, cash=cash)
    return None
