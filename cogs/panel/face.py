"""What a panel shows at one stage: its words and what can be pressed. Made of what one player sees alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from cogs.panel.choices import Choice
from cogs.panel.live import BOARD
from cogs.panel.sight import Sight
from cogs.panel.stage import button, id_of, lines
from cogs.panel.standing import advance_buttons, answered_lines, offered_lines, open_button, standing_lines
from cogs.plumbing.buttons import Button, Component
from cogs.plumbing.limits import MESSAGE, ROWS, WIDTH
from games.values import Who
from render import HAND

CONTROLS = ROWS - 1
"""The row of what is always there, below the lines."""
ROOM = WIDTH * CONTROLS
"""Buttons above it; a menu takes the room of a row."""
UNDO = "undo"


class Face(Struct, frozen=True):
    """A panel as it is shown."""

    said: tuple[str, ...]
    """What came of the last press."""
    head: tuple[str, ...]
    """What is asked, and what to know for it."""
    items: tuple[Component, ...]

    @property
    def content(self) -> str:
        """All of its words."""
        return content(self.said, self.head)


def face(
    sight: Sight,
    picture: str | None,
    way: tuple[Choice, ...] = (),
    *,
    said: Sequence[str] = (),
    has_acted: bool = False,
) -> Face:
    """The panel beside that picture, open at the end of that way or at its first list."""
    way = way or (sight.tree,)
    items = [*lines(sight, way[-1])]
    buttons = advance_buttons(sight.table, sight.prepared, sight.words)
    # Whoever only waits is shown what can be prepared; others have something better to look at.
    is_waiting = not sight.is_asked and not has_acted and len(way) == 1
    is_listed = is_waiting and sum(item.width for item in [*items, *buttons]) <= ROOM
    head = [*answered_lines(sight.answered, sight.words), _asked(sight, has_acted=has_acted)]
    if len(way) == 1:
        head += (offered_lines if is_listed else standing_lines)(sight.prepared, sight.words)
    else:
        head.append(" · ".join(sight.words.text(line.label) for line in way[1:]))
    if sight.bar is not None and has_acted and sight.is_asked:
        head.append(f"-# {sight.words.text(sight.bar)}")
    items += [*(buttons if is_listed else ()), *_controls(sight, way, picture)]
    if buttons and not is_listed:
        items.append(open_button(sight.table, sight.words, CONTROLS))
    return Face(tuple(said), tuple(head), tuple(items))


def _asked(sight: Sight, *, has_acted: bool) -> str:
    """The question to the player or who else is asked, and what to know for it."""
    table, words = sight.table, sight.words
    if table.result is not None:
        return words.say("panel-over")
    question = table.asked.get(sight.seat.seat)
    others = tuple(Who(seat) for seat in table.asked)
    if question is not None:
        asked = f"**{words.text(question)}**"
    elif has_acted and not sight.legal:
        asked = words.say("panel-turn_over", who=others)
    else:
        asked = words.say("panel-waiting", who=others)
    return "\n".join([asked, *map(words.text, sight.tree.notes)])


def content(said: Sequence[str], asked: Sequence[str]) -> str:
    """What happened and what is asked; of too much that happened, the latest."""
    bottom = "\n".join(asked)
    kept: list[str] = []
    room = MESSAGE - len(bottom) - len("…\n\n")
    for line in reversed(said):
        room -= len(line) + 1
        if room < 0:
            kept.append("…")
            break
        kept.append(line)
    return "\n\n".join(filter(None, ["\n".join(reversed(kept)), bottom]))


def back_button(sight: Sight, to: Choice) -> Button:
    """The way back to that list."""
    return button(sight, "panel", to.digest, sight.words.say("panel-back"), row=CONTROLS)


def _controls(sight: Sight, way: tuple[Choice, ...], picture: str | None) -> Iterator[Component]:
    """The form, the way back, Undo, and the other picture."""
    words = sight.words
    if way[-1].has_form:
        label = words.say("panel-numbers") if way[-1].numbers else words.say("panel-combine")
        yield button(sight, "form", way[-1].digest, label, row=CONTROLS)
    if len(way) > 1:
        yield back_button(sight, way[-2])
    if sight.bar is None:
        yield button(sight, "panel", UNDO, words.say("panel-undo"), row=CONTROLS)
    if sight.table.result is None:
        yield _swap_button(sight, way[-1], picture)


def _swap_button(sight: Sight, here: Choice, picture: str | None) -> Button:
    """The way from the board to the hand, or back."""
    other = BOARD if picture == HAND else HAND
    label = sight.words.say(f"panel-{other}")
    return Button(f"{id_of(sight, 'swap', here.digest)}:{other}", label, row=CONTROLS)
