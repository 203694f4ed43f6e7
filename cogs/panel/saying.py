"""What a choice costs and brings, and what one has: as short as there is room for it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from cogs.plumbing.limits import clipped
from games.values import Text
from host.consequences import HANDS_OVER, Consequence, is_figure
from words.catalogue import Words

LABEL = 38
"""Letters of a button's label that a phone shows in one line."""
HEAD = 42
"""Letters that a line of the panel has on a phone ..."""
HEAD_LINES = 2
"""... and so many lines are for what one has."""
COMMA = ", "


def says(words: Words, consequence: Consequence, room: int) -> str:
    """What the action costs and brings; where that is too long, whole parts go, and numbers go last."""
    texts = [*consequence.sure, *consequence.uncertain]
    parts = [words.text(text) for text in texts]
    kept = [*range(len(texts))]
    others = [place for place in kept if not is_figure(texts[place])]
    # The game's own words go first; what is uncertain stays longer, and longest that others go on.
    leaving = sorted(
        others, key=lambda place: (texts[place] == HANDS_OVER, place >= len(consequence.sure), -place)
    )
    leaving += [place for place in reversed(kept) if place not in others]
    while len(kept) > 1 and len(COMMA.join(parts[place] for place in kept)) > room:
        kept.remove(leaving.pop(0))
    return clipped(COMMA.join(parts[place] for place in kept), room)


def joined(words: Words, name: str, said: str) -> str:
    """A name with what is said of it: one colon is enough."""
    return begun(words, name) + said


def begun(words: Words, name: str) -> str:
    """A name that leads on to what is said of it."""
    colon = words.say("panel-colon")
    return name + (COMMA if colon.strip() in name else colon)


def numbered(words: Words, name: str, consequence: Consequence) -> str:
    """A button's label with what it changes of the player's own numbers, if that is sure and has room."""
    figures = tuple(text for text in consequence.sure if is_figure(text))
    room = LABEL - len(begun(words, name))
    said = says(words, replace(consequence, sure=figures, uncertain=()), max(room, 1))
    return joined(words, name, said) if figures and not said.endswith("…") else name


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
