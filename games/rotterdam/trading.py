"""Trading products in phase 5 (rules 4.7); the action given is legal."""

from __future__ import annotations

from typing import assert_never

from games.chance import Bag
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
from games.rotterdam.data import PORTS
from games.rotterdam.state import Offer, RotterdamState, ports_of
from games.values import Event, Seat, Text, Value, Who


def trade(state: RotterdamState, seat: Seat, action: TradeAction) -> list[Event]:
    """Carry out what that player does in phase 5."""
    match action:
        case OfferTrade():
            return _offer(state, seat, None if action.to is None else action.to.seat, action)
        case CounterTrade():
            return _counter(state, seat, action)
        case AcceptTrade():
            return _accept(state, seat, _close(state, action.offer))
        case DeclineTrade():
            _close(state, action.offer)
            return [Event("offer_declined", {"who": Who(seat), "offer": action.offer})]
        case WithdrawTrade():
            return [_withdraw(state, seat, action.offer)]
        case ShowProducts():
            return _show(seat, action)
        case FinishTrading():
            withdrawn = [offer.number for offer in state.offers if offer.maker == seat]
            events = [_withdraw(state, seat, number) for number in withdrawn]
            state.players[seat].has_finished = True
            return [*events, Event("trading_finished", {"who": Who(seat)})]
        case ResumeTrading():
            state.players[seat].has_finished = False
            return [Event("trading_resumed", {"who": Who(seat)})]
    assert_never(action)


def backs(products: tuple[str, ...]) -> tuple[Text, ...]:
    """Product cards as everybody sees them: how many of each port."""
    counts = ports_of(Bag.of(products))
    return tuple(
        Text("cards-of_port", {"count": counts[port], "port": port}) for port in PORTS if port in counts
    )


def _close(state: RotterdamState, number: int) -> Offer:
    offer = state.offer(number)
    assert offer is not None
    state.offers.remove(offer)
    return offer


def _withdraw(state: RotterdamState, seat: Seat, number: int) -> Event:
    _close(state, number)
    return Event("offer_withdrawn", {"who": Who(seat), "offer": number})


def _offer(
    state: RotterdamState, seat: Seat, to: Seat | None, sides: OfferTrade | CounterTrade
) -> list[Event]:
    """An open offer: that its maker holds what it gives is news to those who may read it."""
    number = state.next_offer
    state.next_offer += 1
    state.players[seat].offers_made += 1
    state.offers.append(Offer(number, seat, to, sides.give, sides.want))
    offered: dict[str, Value] = {"who": Who(seat), "offer": number, "give": sides.give, "want": sides.want}
    if to is None:
        return [Event("offer_made_to_all", offered, reveals=True)]
    return [
        Event("offer_made", {"who": Who(seat), "offer": number, "to": Who(to)}),
        Event("offer_read", {**offered, "to": Who(to)}, seen_by=tuple(sorted((seat, to))), reveals=True),
    ]


def _counter(state: RotterdamState, seat: Seat, action: CounterTrade) -> list[Event]:
    """The first offer is declined if nobody else could accept it."""
    first = state.offer(action.offer)
    assert first is not None
    events = [Event("offer_countered", {"who": Who(seat), "offer": first.number, "maker": Who(first.maker)})]
    if first.to == seat:
        _close(state, first.number)
    return events + _offer(state, seat, first.maker, action)


def _accept(state: RotterdamState, seat: Seat, offer: Offer) -> list[Event]:
    """Both sides change hands; everybody sees the backs."""
    maker, taker = state.players[offer.maker].products, state.players[seat].products
    for product in offer.give:
        maker.take(product)
        taker.add(product)
    for product in offer.want:
        taker.take(product)
        maker.add(product)
    values: dict[str, Value] = {"who": Who(seat), "maker": Who(offer.maker), "offer": offer.number}
    parties = tuple(sorted((seat, offer.maker)))
    return [
        Event("offer_accepted", {**values, "give": backs(offer.give), "want": backs(offer.want)}),
        Event(
            "products_exchanged",
            {**values, "give": offer.give, "want": offer.want},
            seen_by=parties,
            reveals=True,
        ),
    ]


def _show(seat: Seat, action: ShowProducts) -> list[Event]:
    if action.to is None:
        return [Event("products_shown_to_all", {"who": Who(seat), "products": action.products}, reveals=True)]
    values: dict[str, Value] = {"who": Who(seat), "to": action.to}
    parties = tuple(sorted((seat, action.to.seat)))
    seen = Event("products_seen", {**values, "products": action.products}, seen_by=parties, reveals=True)
    return [Event("products_shown", values), seen]
