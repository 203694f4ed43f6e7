"""What happened and how the players stand, in the few lines that the message of a turn has room for."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.plumbing.interactions import safe
from cogs.plumbing.limits import clipped
from games.core import View
from games.values import Who
from host.history import Turn
from host.snapshot import Table
from render import ARTISTS
from words.catalogue import Words

MOST_TURNS = 3
"""Told in a message, the newest; the log has them all."""
TOLD = 84
"""Characters of each: two lines on a phone."""
STANDING = 34
"""Characters of a player's line, which on a phone is one line."""


def happened(turns: Sequence[Turn], words: Words) -> list[str]:
    """A line for each turn, oldest first, and at its end how many earlier ones there is no room for."""
    kept = turns[-MOST_TURNS:]
    lines = [f"- {clipped(_sentences(turn, words), TOLD)}" for turn in kept]
    if folded := len(turns) - len(kept):
        lines[-1] += f" {words.say('announce-more', count=folded)}"
    return lines


def _sentences(turn: Turn, words: Words) -> str:
    """All of it in one line, in which what the same player does next needs no name."""
    name = "" if turn.seat is None else f"{words.name(turn.seat)} "
    said, goes_on = "", False
    for event in turn.events:
        sentence = words.event(event)
        is_own = bool(name) and event.values.get("who") == Who(turn.seat or 0) and sentence.startswith(name)
        if goes_on and is_own:
            said = f"{said.removesuffix('.')}, {sentence.removeprefix(name)}"
        else:
            said = f"{said} {sentence}".strip()
        goes_on = is_own and said.endswith(".")
    return said


def where(table: Table, view: View, words: Words) -> str:
    """Which game this is, and where in it."""
    return f"{words.say(f'game-{table.game}')}, {ARTISTS[table.game].moment(view, words)}"


def player_lines(table: Table, view: View, picture: str, words: Words) -> list[str]:
    """A line for each player where that picture has none; the words have names as they are."""
    artist = ARTISTS[table.game]
    if artist.PICTURES[picture].shows_players:
        return []
    lines = (artist.player_line(view, seat.seat, words) for seat in table.seats)
    return [safe(clipped(line, STANDING)) for line in lines]
