"""What tells in Panamax how a try came out, to the end of the turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.hinting import Telling, happened
from games.panamax.data import COMPANIES
from games.values import Event, Seat, Who

TABLE = (
    Telling("won", ("game_won",)),
    Telling("award", ("award_won",)),
    Telling("bailout", ("bailout_taken",)),
    Telling("no_dividends", ("dividends_missed",), "company"),
    Telling("income", ("company_paid",), "company"),
    Telling("contract", ("contract_completed",)),
    Telling("reward", ("reward_card", "reward_cash")),
    Telling("passenger", ("passenger_placed",)),
    Telling("warship", ("warship_bonus",)),
    Telling("free_action", ("free_action_gained",)),
)
NAMES = tuple(dict.fromkeys(each.name for each in TABLE))


def telling(events: Sequence[Event], seat: Seat) -> Iterator[str]:
    """What happened to that seat or its company."""
    return happened(TABLE, events, (Who(seat), COMPANIES[seat]))
