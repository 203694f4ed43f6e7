"""What a choice costs and brings, and what one has: as short as there is room for it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from cogs.plumbing.limits import clipped
from games.values import Text
from host.consequences import Consequence, is_figure
from words.catalogue import Words

LABEL = 38
"""Letters of a button's label that a phone shows in one line."""
HEAD = 42
"""Letters that a line of the panel has on a phone ..."""
HEAD_LINES = 2
"""... and so many lines are for what one has."""


def says(words: Words, consequence: Consequence, room: int) -> str:
    """What the action costs and brings; where that is too long, whole parts go, and numbers go last."""
    texts = [*consequence.sure, *consequence.uncertain]
    parts = [words.text(text) for text in texts]
    kept = [*range(len(texts))]
    others = [place for place in kept if not is_figure(texts[place])]
    # The game's own words first; that something is uncertain is said for longer.
    leaving = sorted(others, key=lambda place: (place >= len(consequence.sure), -place))
    leaving += [place for place in reversed(kept) if place not in others]
    while len(kept) > 1 and len(", ".join(parts[place] for place in kept)) > room:
        kept.remove(leaving.pop(0))
    return clipped(", ".join(parts[place] for place in kept), room)


def numbered(words: Words, name: str, consequence: Consequence) -> str:
    """A button's label with what it changes of the player's own numbers, if that is sure and has room."""
    figures = tuple(text for text in consequence.sure if is_figure(text))
    begun = name + words.say("panel-colon")
    said = says(words, replace(consequence, sure=figures, uncertain=()), max(LABEL - len(begun), 1))
    return begun + said if figures and not said.endswith("…") else name


def head(words: Words, having: Sequence[Text]) -> list[str]:
    """What one has, in a line or two; what matters least is left out."""
    if not having:
        return []
    lines = [words.say("panel-have", what=having[0])]
    for part in map(words.text, having[1:]):
        longer = f"{lines[-1]}, {part}"
        if len(longer) <= HEAD:
            lines[-1] = longer
        elif len(lines) < HEAD_LINES and len(part) <= HEAD:
            lines.append(part)
        else:
            break
    return lines
