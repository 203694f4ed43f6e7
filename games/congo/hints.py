"""What tells in Congo how a try came out, to the end of the stop."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.hinting import Telling, happened
from games.values import Event, Seat, Who

TABLE = (
    Telling("won", ("game_won",)),
    Telling("port", ("port_taken",)),
    Telling("shared", ("port_shared",)),
    Telling("loss", ("gorilla_killed", "gorilla_won", "warrior_won", "malaria_took")),
    Telling("okapi", ("okapi_hunted",)),
)
NAMES = tuple(dict.fromkeys(each.name for each in TABLE))


def telling(events: Sequence[Event], seat: Seat) -> Iterator[str]:
    """What happened to that seat."""
    return happened(TABLE, events, (Who(seat),))
