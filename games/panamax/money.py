"""Shares, prices, fees, dividends and awards in Panamax (rules 2.16, 4.7, 5.7)."""

from __future__ import annotations

from games.panamax.data import AWARDS, BOX, COMPANIES, STEVEDORES
from games.panamax.state import PanamaxState, seat_of
from games.panamax.telling import tell
from games.values import Event, Seat, Who


def affordable(state: PanamaxState, seat: Seat) -> list[str]:
    """Companies of which that player can buy a share now (5.7)."""
    cash = state.players[seat].cash
    return [
        COMPANIES[company]
        for company, player in enumerate(state.players)
        if player.shares_left and player.price <= cash
    ]


def buy_share(state: PanamaxState, seat: Seat, company: str) -> list[Event]:
    """Personal money goes to the company, and the price rises (4.3)."""
    seller, buyer = state.players[seat_of(company)], state.players[seat]
    dollars = seller.price
    buyer.cash -= dollars
    seller.company_cash += dollars
    seller.shares_left -= 1
    buyer.shares[seat_of(company)] += 1
    _change_price(state, seat_of(company), BOX.costs.price_up_on_purchase)
    return [tell("share_bought", who=Who(seat), company=company, dollars=dollars, price=seller.price)]


def raise_price(state: PanamaxState, seat: Seat) -> list[Event]:
    """The player's own company rises (4.3)."""
    _change_price(state, seat, BOX.costs.price_up_executive)
    price = state.players[seat].price
    return [tell("price_raised", who=Who(seat), company=COMPANIES[seat], price=price)]


def _change_price(state: PanamaxState, seat: Seat, by: int) -> None:
    """Never beyond the ends of the stock table; the excess is lost (5.7)."""
    player = state.players[seat]
    player.price = max(BOX.limits.price_least, min(player.price + by, BOX.limits.price_most))


def fees_due(state: PanamaxState, seat: Seat) -> int:
    """What that company would owe for its dice if the round ended now (4.7)."""
    player = state.players[seat]
    fee = BOX.costs.fee_warehouse_die * player.warehouse
    fee += BOX.costs.fee_contract_die * sum(len(contract.left) for contract in player.contracts)
    for vessel in state.ships.values():
        if vessel.dice:
            own = sum(die.owner == seat for die in vessel.dice)
            fee += own * state.fee_at(vessel.lane, vessel.step)
    return fee


def use_stevedore(state: PanamaxState, seat: Seat) -> list[Event]:
    """Discard the card: the fees are lower (4.7)."""
    player = state.players[seat]
    assert player.stevedore is not None
    card = STEVEDORES[player.stevedore]
    player.stevedore = None
    dollars = min(card.reduction, state.fees[seat])
    state.fees[seat] -= dollars
    return [tell("stevedore_used", who=Who(seat), card=card.id, dollars=dollars)]


def pay_fees(state: PanamaxState, seat: Seat) -> list[Event]:
    """The company pays what it can, the player the rest, with as many bail-outs as that takes (4.7)."""
    player, fee = state.players[seat], state.fees[seat]
    if not fee:
        return []
    by_company = min(fee, player.company_cash)
    by_player = fee - by_company
    events: list[Event] = []
    missing = max(0, by_player - player.cash)
    if missing:
        number = -(-missing // BOX.costs.bailout_cash)
        dollars = number * BOX.costs.bailout_cash
        player.bailouts += number
        player.cash += dollars
        events.append(tell("bailout_taken", who=Who(seat), count=number, dollars=dollars))
    player.company_cash -= by_company
    player.cash -= by_player
    return [
        *events,
        tell(
            "fees_paid",
            who=Who(seat),
            company=COMPANIES[seat],
            fee=fee,
            company_dollars=by_company,
            player_dollars=by_player,
        ),
    ]


def pay_dividends(state: PanamaxState) -> list[Event]:
    """Every company pays all its shareholders, or nobody and its price drops (4.7)."""
    events: list[Event] = []
    state.paid = []
    for seat in state.order:
        company, holders = state.players[seat], [player.shares[seat] for player in state.players]
        each = company.dividend
        due = each * sum(holders)
        if company.company_cash < due:
            _change_price(state, seat, -BOX.costs.price_down_no_dividend)
            events.append(tell("dividends_missed", company=COMPANIES[seat], due=due, price=company.price))
            continue
        state.paid.append(seat)
        company.company_cash -= due
        events.append(tell("dividends_paid", company=COMPANIES[seat], each=each, dollars=due))
        for holder in state.order:
            if holders[holder]:
                dollars = each * holders[holder]
                state.players[holder].cash += dollars
                events.append(
                    tell("dividend_received", who=Who(holder), company=COMPANIES[seat], dollars=dollars)
                )
    return events


def give_award(state: PanamaxState) -> list[Event]:
    """To the player of the best company that paid: price, then cash, then turn order (4.7)."""
    award = next(award for award in AWARDS.values() if award.round == state.round_no)
    if not state.paid:
        return [tell("award_lost", award=award.id)]

    def strength(seat: Seat) -> tuple[int, int, int]:
        player = state.players[seat]
        return player.price, player.company_cash, -state.order.index(seat)

    best = max(state.paid, key=strength)
    state.players[best].awards.append(award.id)
    return [tell("award_won", who=Who(best), company=COMPANIES[best], award=award.id, dollars=award.value)]
