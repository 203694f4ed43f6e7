"""What a player of Panamax should not overlook, from what that player sees."""

from __future__ import annotations

from games.panamax.data import BOX, STEVEDORES
from games.panamax.frames import Loading, Source
from games.panamax.state import Phase
from games.panamax.view import PanamaxView, PlayerView
from games.values import Text

MOST_CONTRACTS = BOX.limits.incomplete_contracts
ROUNDS_AHEAD = 2
"""Turns of each player before the end of a round in which its costs are spoken of."""


def advice(view: PanamaxView) -> Text | None:
    """The most pressing of what there is to say."""
    if view.own is None or view.me is None or view.result is not None:
        return None
    if view.phase is Phase.SETUP:
        return _keeping(view)
    me = view.players[view.me]
    if view.phase is not Phase.TURNS or view.active != me.seat or view.asked != me.seat:
        return None
    if view.frames:
        return _third_contract(view, me)
    return _round_end(view, me) or _last_round(view) or _no_transfer(view, me) or _first_turn(view)


def ending(view: PanamaxView) -> Text | None:
    """The round before the last, and the last."""
    if view.result is not None or view.round_no < view.rounds - 1:
        return None
    return Text("ending-last") if view.round_no == view.rounds else Text("ending-next")


def fees_after_cards(me: PlayerView) -> int:
    """What the company owes if the round ends now, with the stevedore card used (4.7)."""
    reduction = 0 if me.stevedore is None else STEVEDORES[me.stevedore].reduction
    return max(0, me.fee - reduction)


def dividends_due(view: PanamaxView, me: PlayerView) -> int:
    """What all shareholders of the company are to get (4.7)."""
    return me.dividend * sum(player.shares[me.company] for player in view.players)


def _keeping(view: PanamaxView) -> Text | None:
    """What the first choices are good for (3)."""
    assert view.own is not None
    if view.own.advisor is None:
        return Text("advice-advisor", {"count": BOX.limits.advisors_scored})
    if view.own.start_contract is None:
        return Text("advice-contract", {"fee": BOX.costs.fee_contract_die})
    return None


def _third_contract(view: PanamaxView, me: PlayerView) -> Text | None:
    """At the end of the turn only two may be open (5.3)."""
    top = view.frames[-1] if view.frames else None
    if not isinstance(top, Loading) or top.source is not Source.DIE or top.has_taken or top.done:
        return None
    return Text("advice-third") if len(me.contracts) == MOST_CONTRACTS else None


def _round_end(view: PanamaxView, me: PlayerView) -> Text | None:
    """Fees that the company cannot pay, and dividends it cannot pay after them (4.7)."""
    if view.turns_left > ROUNDS_AHEAD * len(view.players):
        return None
    fee, cash = fees_after_cards(me), me.company_cash
    if fee > cash + me.cash:
        return Text("advice-bailout", {"fee": fee, "cash": cash + me.cash, "repay": BOX.costs.bailout_repay})
    if fee > cash:
        return Text("advice-fees", {"fee": fee, "cash": cash, "rest": fee - cash})
    due = dividends_due(view, me)
    if cash - fee < due:
        drop = BOX.costs.price_down_no_dividend
        return Text("advice-dividends", {"cash": cash - fee, "due": due, "drop": drop})
    return None


def _last_round(view: PanamaxView) -> Text | None:
    return Text("advice-last-round") if view.round_no == view.rounds else None


def _no_transfer(view: PanamaxView, me: PlayerView) -> Text | None:
    """The company cannot pay for taking a die across (4.3)."""
    if view.has_taken or me.company_cash >= me.transfer_cost:
        return None
    return Text("advice-no-transfer", {"cash": me.company_cash, "cost": me.transfer_cost})


def _first_turn(view: PanamaxView) -> Text | None:
    is_first = view.round_no == 1 and view.turn_no <= len(view.players)
    return Text("advice-first-turn") if is_first and not view.has_taken else None
