"""The text twins of pictures: what a screen reader reads must fit where Discord puts it."""

from __future__ import annotations

from collections.abc import Iterable

from games.values import Seat
from render.type import ELLIPSIS
from words.catalogue import Words

LONGEST_LINE = 34
"""Characters that a phone shows of a line beside a picture."""
LONGEST_CAPTION = 1024
LONGEST_PAGE = 2000


def caption_of(sentences: Iterable[str]) -> str:
    """As many of the sentences, the most important first, as an alternative text can hold."""
    caption = ""
    for sentence in sentences:
        longer = f"{caption} {sentence}".strip()
        if len(longer) > LONGEST_CAPTION:
            break
        caption = longer
    return caption


def pages_of(lines: Iterable[str]) -> list[str]:
    """All the lines, on as few pages as hold them; a line stays whole unless it is longer than a page."""
    pages = [""]
    for line in lines:
        for start in range(0, len(line), LONGEST_PAGE):
            part = line[start : start + LONGEST_PAGE]
            longer = f"{pages[-1]}\n{part}".lstrip("\n")
            if len(longer) <= LONGEST_PAGE:
                pages[-1] = longer
            else:
                pages.append(part)
    return pages


def line_of(words: Words, seat: Seat, rest: str) -> str:
    """A player's letter and name, as long as a line has room, and what is to be known of them."""
    badge, name = words.badge(seat), words.name(seat)
    room = LONGEST_LINE - len(f"{badge.letter}  \N{MIDDLE DOT} {rest}")
    if len(name) > room:
        name = name[: max(0, room - 1)].rstrip() + ELLIPSIS
    return f"{badge.letter} {name} \N{MIDDLE DOT} {rest}"
