"""Why a trade is not allowed (rules 4.7); nobody else's hand is ever looked at."""

from __future__ import annotations

from typing import assert_never

from games.chance import Bag
from games.core import refuse
from games.rotterdam.actions import (
    AcceptTrade,
    CounterTrade,
    DeclineTrade,
    FinishTrading,
    OfferTrade,
    ResumeTrading,
    ShowProducts,
    TradeAction,
    WithdrawTrade,
)
from games.rotterdam.data import PRODUCTS
from games.rotterdam.state import Offer, Phase, RotterdamState
from games.values import Seat, Text, Who


def refusal(state: RotterdamState, seat: Seat, action: TradeAction) -> Text | None:
    """Why that seat may not trade so now, or None."""
    if isinstance(action, CounterTrade | AcceptTrade | DeclineTrade | WithdrawTrade):
        offer = state.offer(action.offer)
        if offer is None:
            return refuse("offer_not_open", "4.7", offer=action.offer)
        return _answer(state, seat, action, offer)
    if state.phase is not Phase.TRADE:
        return refuse("no_trading_now", "4.7", phase=state.phase)
    has_finished = state.players[seat].has_finished
    match action:
        case OfferTrade():
            return _other(state, seat, action.to) or _may_offer(state, seat, action)
        case ShowProducts():
            return _other(state, seat, action.to) or _show(state, seat, action.products)
        case FinishTrading():
            return refuse("already_finished", "4.7") if has_finished else None
        case ResumeTrading():
            return None if has_finished else refuse("not_finished", "4.7")
    assert_never(action)


def _answer(
    state: RotterdamState,
    seat: Seat,
    action: CounterTrade | AcceptTrade | DeclineTrade | WithdrawTrade,
    offer: Offer,
) -> Text | None:
    """Why that seat may not do this about an open offer."""
    if isinstance(action, WithdrawTrade):
        return None if offer.maker == seat else refuse("offer_not_yours", "4.7", who=Who(offer.maker))
    if offer.maker == seat:
        return refuse("own_offer", "4.7")
    if not offer.is_for(seat):
        return refuse("offer_not_for_you", "4.7")
    match action:
        case AcceptTrade():
            return not_covered(state, seat, offer.want)
        case CounterTrade():
            return _may_offer(state, seat, action)
        case DeclineTrade():
            return refuse("offer_is_for_all", "4.7") if offer.to is None else None
    assert_never(action)


def _other(state: RotterdamState, seat: Seat, to: Who | None) -> Text | None:
    is_opponent = to is None or (to.seat in range(len(state.players)) and to.seat != seat)
    return None if is_opponent else refuse("no_such_opponent", "4.7")


def _may_offer(state: RotterdamState, seat: Seat, sides: OfferTrade | CounterTrade) -> Text | None:
    player, limit = state.players[seat], state.options.trade_offer_limit
    if player.has_finished:
        return refuse("finished_trading", "4.7")
    if limit and player.offers_made >= limit:
        return refuse("offer_limit", "7", limit=limit)
    if not sides.give or not sides.want:
        return refuse("both_sides_give", "4.7")
    if not {*sides.give, *sides.want} <= set(PRODUCTS):
        return refuse("products_only", "4.7")
    if sides.give == sides.want:
        return refuse("sides_are_equal", "4.7")
    for product, number in Bag.of(sides.want).counts.items():
        if number > PRODUCTS[product].copies:
            return refuse("more_than_exist", "2.8", product=product, copies=PRODUCTS[product].copies)
    return not_covered(state, seat, sides.give)


def not_covered(state: RotterdamState, seat: Seat, products: tuple[str, ...]) -> Text | None:
    """Which of these the player does not hold, or has promised in another offer."""
    held, free = state.players[seat].products, state.free_products(seat)
    for product, number in Bag.of(products).counts.items():
        if number > held.count(product):
            return refuse("products_not_in_hand", "4.7", product=product, held=held.count(product))
        if number > free.count(product):
            return refuse("promised_elsewhere", "4.7", product=product, free=free.count(product))
    return None


def _show(state: RotterdamState, seat: Seat, products: tuple[str, ...]) -> Text | None:
    if not products:
        return refuse("nothing_to_show", "4.7")
    if not set(products) <= set(PRODUCTS):
        return refuse("products_only", "4.7")
    held = state.players[seat].products
    for product, number in Bag.of(products).counts.items():
        if number > held.count(product):
            return refuse("products_not_in_hand", "4.7", product=product, held=held.count(product))
    return None
