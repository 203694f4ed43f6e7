"""How much Discord takes of a thing, how fast and how long, and how text is shortened by its meaning."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Literal

MESSAGE = 2000
"""Characters of a message."""
BUTTON = 80
"""Characters on a button."""
OPTION = 100
"""Characters of a line in a menu or of a completion."""
HINT = 150
"""Characters on a menu that is closed."""
TITLE = FIELD = 45
"""Characters above a form, and above each of its fields."""
THREAD = 100
"""Characters of a thread's name."""
ALT = 1024
"""Characters that describe a picture."""
NONCE = 25
"""Characters of the nonce under which a message is said once."""
LINES = 25
"""Lines of a menu or of a completion."""
FORM_PARTS = 5
"""Fields of a form."""
ROWS = 5
"""Rows of buttons and menus below a message."""
WIDTH = 5
"""Buttons in a row; a menu takes it all."""
FEW = 4
"""Buttons that a phone has room for in one row."""
FIRST_ANSWER = 3.0
"""Seconds in which a command or a press must have its first answer."""
TOKEN = 15 * 60.0
"""Seconds in which more can be answered, a form for instance be filled in."""
FRESH = 50 * 60.0
"""Seconds in which a message may be edited freely: older than an hour, it has a limit of its own."""
ARCHIVED_AFTER: Literal[10080] = 10080
"""Minutes of silence after which a thread is put away: the most that there is."""
A_SECOND = 45
"""Requests on their way or answered within the last second. Discord allows fifty; the rest is for a clock
that ticks otherwise there, and for what else speaks with our token."""
LONGEST_WAIT = 30.0
"""Seconds that a request may wait for a rate limit to pass; discord.py accepts nothing shorter."""

FENCE = "```"
PAIRS = ("**", "`", "||", "~~")
"""Marks that are opened and closed by the same sign."""
OPEN = re.compile(r"<[^>]*$|\[[^\]]*$|\]\([^)]*$")
"""A mention or a link that has only begun."""


def clipped(text: str, most: int) -> str:
    """The text; of one that is too long as many whole words as fit, and an ellipsis."""
    if len(text) <= most:
        return text
    ends = [end.start() for end in re.finditer(r"\W*\s", text[:most]) if end.start()]
    whole = [end for end in ends if _is_whole(text[:end])]
    return text[: (whole or ends or [most - 1])[-1]] + "…"


def _is_whole(text: str) -> bool:
    """Whether no mention, link or markup would be cut through at the end of it."""
    return not OPEN.search(text) and all(text.count(sign) % 2 == 0 for sign in PAIRS)


def fitted(content: str, more: Callable[[int], str], most: int = MESSAGE) -> str:
    """A message; of one that is too long the first lines that fit, and `more` says how many are missing."""
    if len(content) <= most:
        return content
    lines = content.split("\n")
    for kept in range(len(lines) - 1, 0, -1):
        shown = "\n".join([*lines[:kept], more(len(lines) - kept)])
        if len(shown) <= most and shown.count(FENCE) % 2 == 0:
            return shown
    if len(lines) == 1:
        return clipped(content, most)
    note = more(len(lines) - 1)
    return f"{clipped(lines[0], most - len(note) - 1)}\n{note}"


def first_fitting(drafts: Iterable[str]) -> str:
    """The first of several ways to say it, the longest first, that a message holds; else the last."""
    draft = ""
    for draft in drafts:
        if len(draft) <= MESSAGE:
            break
    return draft
