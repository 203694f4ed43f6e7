"""What tells in Livingstone how a try came out, to the end of the round."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.hinting import Telling, happened
from games.values import Event, Seat, Who

WON = Telling("won", ("game_won",))
QUEEN = "queen_content"
OUT = Telling("out", ("player_out",))
TABLE = (
    WON,
    Telling("majority", ("majority_scored",)),
    Telling("white_stone", ("white_stone_drawn",)),
    Telling("tent", ("tent_placed",)),
    Telling("sale", ("gems_sold",)),
)
NAMES = (WON.name, QUEEN, *(each.name for each in TABLE[1:]))


def telling(events: Sequence[Event], seat: Seat) -> Iterator[str]:
    """What happened to that seat; at the end also whether the Queen is content (6.4)."""
    me = (Who(seat),)
    yield from happened(TABLE, events, me)
    if any(event.kind == "chest_opened" for event in events) and not OUT.is_told_by(events, me):
        yield QUEEN
