"""What tells in Rotterdam how a try came out, to the end of the round."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.hinting import Telling, happened
from games.values import Event, Seat, Who

TABLE = (
    Telling("won", ("game_won",)),
    Telling("mission", ("mission_fulfilled",)),
    Telling("delivery", ("cargo_delivered",)),
    Telling("trade", ("offer_accepted",)),
    Telling("trade", ("offer_accepted",), "maker"),
    Telling("theft", ("cargo_stolen", "cargo_stolen_by_new_ship"), "victim"),
    Telling("blocked", ("ships_blocked",)),
)
NAMES = tuple(dict.fromkeys(each.name for each in TABLE))


def telling(events: Sequence[Event], seat: Seat) -> Iterator[str]:
    """What happened to that seat."""
    return happened(TABLE, events, (Who(seat),))
