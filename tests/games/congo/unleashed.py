"""Positions in which a special card has just been played."""

from __future__ import annotations

from games.congo.state import CongoState
from tests.games.congo.playing import bid, played
from tests.games.congo.positions import A, dice, player, position

SERVANT = ["servant"]


def table(card: str, *characters: str, tile: str = "jungle", flag: str | None = None) -> CongoState:
    """A holds the card; everybody has chosen, and holds a servant."""
    players = [
        player(each, auxiliaries=SERVANT, specials=[card] if seat == A else ())
        for seat, each in enumerate(characters)
    ]
    state = position(*players, stop="bumba", tile=tile, flag=flag, language="french")
    return bid(state, *characters).state


def unleashed(card: str, *characters: str, faces: tuple[int, ...] = (), tile: str = "jungle") -> CongoState:
    """A has played the card, with these faces to be rolled at once."""
    flag = None if tile == "jungle" else "belgium"
    return played(dice(table(card, *characters, tile=tile, flag=flag), *faces), A, card).state
