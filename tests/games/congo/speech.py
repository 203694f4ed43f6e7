"""What is said of the actions of Congo, and how the player's views prove it."""

from __future__ import annotations

import re
from typing import Any

from games.congo.data import HIPPOS
from games.congo.state import Stage, Status
from tests.host.numbers import SHARED, Speech


def _total(view: Any, before: Any, seat: int) -> float:
    """What a bid came to, also if the auction is over by now."""
    if view.turn_no == before.turn_no and view.players[seat].bid is not None:
        return float(view.players[seat].bid.total_half) / 2
    return float(next(bid.total_half for bid in view.previous.bids if bid.seat == seat)) / 2


def _number(said: str) -> float:
    return float(said.replace("\N{EN DASH}", "-"))


def _compared(before: Any, after: Any, said: re.Match[str]) -> float:
    """By how much one's total is above the best of the others."""
    own = _total(after, before, before.me)
    assert own == _number(said[1])
    rivals = [other.seat for other in before.players if other.seat != before.me and other.bid is not None]
    return own - float(max(before.players[seat].bid.total_half for seat in rivals)) / 2


def _spent(before: Any, _: Any, action: Any, said: re.Match[str]) -> bool:
    tiles = (*before.players[before.me].spent, *action.tiles)
    return sum(HIPPOS[tile].value for tile in tiles) == int(said[1])


def _taker(before: Any, after: Any) -> int | None:
    stop: Any = next(stop for stop in after.river if stop.id == before.boat)
    return None if stop.taker is None else int(stop.taker)


SPEECH = Speech(
    numbers={
        "score_half": "# points?",
        "hippos": "# hippo tiles?",
        "auxiliaries": "# auxiliar(?:y|ies)",
        "characters": "# characters?",
        "specials": "# special cards?",
    },
    units={"score_half": 2},
    unnamed={
        "points": "where points come from: their sum is named",
        "bid": "its total is said with how it compares",
    },
    claims={
        **SHARED,
        r"total (\S+) leads": lambda before, after, _, said: _compared(before, after, said) > 0,
        r"total (\S+) is level": lambda before, after, _, said: _compared(before, after, said) == 0,
        r"total (\S+) is behind (\S+)": lambda before, after, _, said: (
            _compared(before, after, said) == _number(said[1]) - _number(said[2]) < 0
        ),
        "you may still come back": lambda before, after, *_: (
            after.players[before.me].bid.status is Status.SOFT
        ),
        "you are out at this stop": lambda before, after, *_: (
            after.players[before.me].bid.status is Status.OUT
        ),
        "the auction follows": lambda before, after, *_: before.stage != after.stage == Stage.AUCTION,
        "that character is lost": lambda before, after, *_: (
            after.turn_no > before.turn_no or any(player.lost for player in after.players)
        ),
        r"sum (\d+)": _spent,
        "hidden until all have chosen": lambda before, after, *_: after.stage == before.stage,
        "then all have chosen": lambda before, after, *_: after.stage != before.stage,
        "you keep your special cards": lambda before, after, *_: (
            after.players[before.me].specials >= before.players[before.me].specials
        ),
        "leaves the auction": lambda before, after, *_: (
            after.turn_no > before.turn_no or after.players[before.me].bid is None
        ),
        "stays in the auction": lambda before, after, *_: (
            after.turn_no > before.turn_no or after.players[before.me].bid is not None
        ),
        "you take the character back": lambda before, after, *_: (
            after.players[before.me].characters > before.players[before.me].characters
        ),
        r".+ is yours": lambda before, after, *_: _taker(before, after) == before.me,
        r".+ goes to another": lambda before, after, *_: _taker(before, after) not in (before.me, None),
        r".+ is shared": lambda _, after, *__: bool(after.previous.tied),
        r"nobody takes .+": lambda before, after, *_: _taker(before, after) is None,
        "a tie": lambda _, after, *__: (
            after.stage in (Stage.SEALED, Stage.OPEN) or bool(after.previous and after.previous.tied)
        ),
    },
)
