"""What happened and how the players stand, in the few lines that the message of a turn has room for."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from cogs.plumbing.interactions import safe
from cogs.plumbing.limits import clipped
from games import GAMES
from games.core import View
from games.values import Who
from host.history import Turn
from host.snapshot import Table
from render import ARTISTS
from words.catalogue import Words

PHONE = 36
"""Characters of a line on a phone, where a message is read most."""
ROOM = 12
"""Such lines beside a picture and a row of buttons: then all of it is on the screen at once."""
MOST_TURNS = 3
"""Told in a message, the newest; the log has them all."""
LEAST_LINES, MOST_LINES = 2, 4
"""Phone lines of each; what is nobody's doing, such as a corrected number, always has the most."""
STANDING = 34
"""Characters of a player's line, so that it is one on a phone."""
MENTION = re.compile(r"<@[0-9]+>")


def height(lines: Iterable[str]) -> int:
    """How many lines a phone makes of these."""
    return sum(-(-len(MENTION.sub("@somebody", line)) // PHONE) for line in lines)


def happened(turns: Sequence[Turn], words: Words, room: int = ROOM) -> list[str]:
    """A line for each turn, oldest first, as far as there is room, and how many earlier ones there are.

    The newest is told in any case.
    """
    told: list[str] = []
    for count in range(min(MOST_TURNS, len(turns)), 0, -1):
        folded = len(turns) - count
        more = f" {words.say('announce-more', count=folded)}" if folded else ""
        *older, newest = turns[-count:]
        for most in range(MOST_LINES, LEAST_LINES - 1, -1):
            told = [
                *(_line(turn, words, most) for turn in older),
                _line(newest, words, most, len(more)) + more,
            ]
            if height(told) <= room:
                return told
    return [clipped(line, LEAST_LINES * PHONE) for line in told]


def _line(turn: Turn, words: Words, most: int, taken: int = 0) -> str:
    """As much of it as so many phone lines hold, of which some characters are taken."""
    lines = MOST_LINES if turn.seat is None else most
    return clipped(_sentences(turn, words), lines * PHONE - taken)


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


def ending_lines(game: str, view: View, before: View | None, words: Words) -> list[str]:
    """How near the end is, to those who have not been told: they saw the table as it was before."""
    rules = GAMES[game]
    near = rules.ending(view)
    is_known = before is not None and rules.ending(before) == near
    return [] if near is None or is_known else [f"**{words.text(near)}**"]


def player_lines(table: Table, view: View, picture: str, words: Words) -> list[str]:
    """A line for each player where that picture has none; the words have names as they are."""
    artist = ARTISTS[table.game]
    if artist.PICTURES[picture].shows_players:
        return []
    lines = (artist.player_line(view, seat.seat, words) for seat in table.seats)
    return [safe(clipped(line, STANDING)) for line in lines]
