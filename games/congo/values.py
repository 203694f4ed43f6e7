"""What characters are worth and which languages they speak (rules 2.4 to 2.6, 4.10, 5.17)."""

from __future__ import annotations

from functools import cache

from games.congo.data import BEST, BOX, CHARACTERS, NATIONS, NEUTRALS
from games.congo.state import Bid


@cache
def modifiers(character: str, flag: str | None) -> tuple[int, ...]:
    """What its nation may add at that flag: for a neutral by the faces of the die, for others one number."""
    if flag is None:
        return (0,)
    if character in NEUTRALS:
        return tuple(NATIONS[nation].modifiers[flag] for nation in BOX.die.preference)
    return (NATIONS[CHARACTERS[character].nation].modifiers[flag],)


def worth(character: str, tile: str, flag: str | None) -> tuple[int, int]:
    """The least and the most that it can start with there; they differ for neutrals only."""
    possible = modifiers(character, flag)
    best = BEST[character, tile]
    return best + min(possible), best + max(possible)


def needs_interpreter(bid: Bid, port_language: str) -> bool:
    """Whether the character does not speak the language of the port (5.17)."""
    return bid.language != port_language
