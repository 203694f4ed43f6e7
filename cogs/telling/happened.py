"""What happened and how the players stand, in the few lines that the message of a turn has room for."""

from __future__ import annotations

import re
from collections.abc import Iterable

from cogs.plumbing.interactions import badges, safe, shown_names
from cogs.plumbing.limits import clipped
from cogs.telling.sentences import told
from games import GAMES
from games.core import View
from host.history import SeenStep
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
"""Phone lines of each."""
STANDING = 34
"""Characters of a player's line, so that it is one on a phone."""
MENTION = re.compile(r"<@[0-9]+>")


def height(lines: Iterable[str]) -> int:
    """How many lines a phone makes of these."""
    return sum(-(-len(MENTION.sub("@somebody", line)) // PHONE) for line in lines)


def happened(steps: Iterable[SeenStep], words: Words, room: int = ROOM) -> list[str]:
    """The newest lines of the log, oldest first, as far as there is room, and how many were earlier.

    The newest is told in any case.
    """
    lines = [line.text for line in told(steps, words) if not line.is_heading]
    shown: list[str] = []
    for count in range(min(MOST_TURNS, len(lines)), 0, -1):
        folded = len(lines) - count
        more = f" {words.say('announce-more', count=folded)}" if folded else ""
        *older, newest = lines[-count:]
        for most in range(MOST_LINES * PHONE, (LEAST_LINES - 1) * PHONE, -PHONE):
            shown = [*(clipped(line, most) for line in older), clipped(newest, most - len(more)) + more]
            if height(shown) <= room:
                return shown
    return [clipped(line, LEAST_LINES * PHONE) for line in shown]


def last_lines(steps: Iterable[SeenStep], words: Words, room: int) -> list[str]:
    """What an end tells: the last turn and all that came of it, in whole lines as far as there is room."""
    kept: list[str] = []
    for line in reversed(told(steps, words)):
        room -= len(line.text) + 1
        if room < 0:
            break
        if not line.is_heading:
            kept.insert(0, line.text)
        if line.seats:
            break
    return kept


def where(table: Table, view: View, words: Words) -> str:
    """Which game this is, and where in it."""
    return f"{words.say(f'game-{table.game}')}, {ARTISTS[table.game].moment(view, words)}"


def ending_lines(game: str, view: View, before: View | None, words: Words) -> list[str]:
    """How near the end is, to those who have not been told: they saw the table as it was before."""
    rules = GAMES[game]
    near = rules.ending(view)
    is_known = before is not None and rules.ending(before) == near
    return [] if near is None or is_known else [f"**{words.text(near)}**"]


def player_lines(table: Table, view: View, picture: str, language: str) -> list[str]:
    """A line for each player where that picture has none; that one is a computer is said if there is room."""
    artist = ARTISTS[table.game]
    if artist.PICTURES[picture].shows_players:
        return []
    words = Words(language, table.game, [seat.name for seat in table.seats], badges(table))
    lines = []
    for seat, name in zip(table.seats, shown_names(table, language), strict=True):
        line = clipped(artist.player_line(view, seat.seat, words), STANDING)
        marked = line.replace(seat.name, name, 1)
        lines.append(safe(line if len(marked) > PHONE else marked))
    return lines
