"""The end of a game of Panamax and who has won (rules 6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from games.core import Result
from games.ending import ranked, won
from games.panamax.data import ADVISORS, AWARDS, BOX, Metric
from games.panamax.state import PanamaxState, Player
from games.panamax.telling import tell
from games.panamax.view import PlayerView
from games.values import Event, Seat, Who

SOURCES = ("cash", "advisors", "awards", "shares", "bailouts")
"""Where money comes from, in the order it is read out."""


def finish(state: PanamaxState) -> list[Event]:
    """Show the secret objectives, count, and name the winner."""
    events: list[Event] = []
    for seat in state.order:
        secret = state.players[seat].secret
        assert secret is not None
        events.append(
            tell(
                "advisor_shown",
                who=Who(seat),
                advisor=secret,
                dollars=worth(state, seat, secret),
                reveals=True,
            )
        )
    state.result = _rank(state)
    events += [
        Event("money_counted", {"who": Who(place.seat), "total": place.total, **place.sources})
        for place in state.result.standings
    ]
    return events + won(state.result)


def worth(state: PanamaxState, seat: Seat, advisor: str) -> int:
    """What that card is worth to that player (2.14)."""
    player = state.players[seat]
    return worth_to(player, player.shares, seat, advisor)


def worth_to(player: Player | PlayerView, shares: Sequence[int], seat: Seat, advisor: str) -> int:
    """What that card is worth to a player who holds these shares of the companies, by seat."""
    card = ADVISORS[advisor]
    return min(card.most, card.per * _measure(player, shares, seat, card.metric))


def _measure(player: Player | PlayerView, shares: Sequence[int], seat: Seat, metric: Metric) -> int:
    match metric:
        case Metric.SHIPS_BUILT:
            return sum(bool(ship.build_cost) for ship in BOX.company_ships) - len(player.unbuilt)
        case Metric.PASSENGERS:
            return len(player.passengers)
        case Metric.NATIONS:
            return sum(number > 0 for number in player.flags.values())
        case Metric.BEST_NATION_FLAGS:
            return max(player.flags.values())
        case Metric.COMPANIES_HELD:
            return sum(number > 0 for number in shares)
        case Metric.OWN_SHARES:
            return shares[seat]
        case Metric.COMPANY_CASH_PER_2:
            return player.company_cash // 2
        case Metric.OWN_DIVIDEND:
            return player.dividend
        case Metric.NO_DEBT:
            return 0 if player.bailouts else 1 + (not player.contracts)
    assert_never(metric)


def sources(state: PanamaxState, seat: Seat) -> dict[str, int]:
    """All that counts for that player (6)."""
    player = state.players[seat]
    cards = [*player.advisors, *([player.secret] if player.secret else [])]
    worths = sorted((worth(state, seat, card) for card in cards), reverse=True)
    parts = (
        player.cash,
        sum(worths[: BOX.limits.advisors_scored]),
        sum(AWARDS[award].value for award in player.awards),
        sum(held * company.price for held, company in zip(player.shares, state.players, strict=True)),
        -BOX.costs.bailout_repay * player.bailouts,
    )
    return dict(zip(SOURCES, parts, strict=True))


def _rank(state: PanamaxState) -> Result:
    """Money, then the order of play."""
    seats = range(len(state.players))
    breaks = {"turn_order": [-state.order.index(seat) for seat in seats]}
    return ranked([sources(state, seat) for seat in seats], breaks, unit="dollars")
