"""What a panel shows at one stage: its words and what can be pressed. Made of what one player sees alone."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from cogs.panel.choices import Choice
from cogs.panel.coach import has_choices, tip_line
from cogs.panel.controls import controls, without_done
from cogs.panel.flow import is_asked_first, last_stage
from cogs.panel.heading import Told, heading, latest
from cogs.panel.shared import lines_of
from cogs.panel.sight import Sight
from cogs.panel.stage import Block, blocks, components, prompt
from cogs.plumbing.buttons import Component
from cogs.plumbing.limits import MESSAGE
from host.snapshot import Table


class Face(Struct, frozen=True):
    """A panel as it is shown."""

    said: tuple[str, ...]
    """What came of the last press."""
    head: tuple[str, ...]
    """What is asked, and what to know for it."""
    items: tuple[Component, ...]
    tip: str | None = None
    """Which of the coach's tips is in it."""

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
    has_read: bool = False,
    following: Table | None = None,
) -> Face:
    """The panel beside that picture, open at the end of that way or at its first list.

    With the table that waits for the player next, if it is to lead there.
    """
    way = way or (sight.tree,)
    here, is_first = way[-1], len(way) == 1
    items: list[Component] = []
    if here.action is not None:
        does, sure = last_stage(sight, here)
        told, items = Told(tuple(does), is_last=True), [sure]
    elif has_choices(sight):
        shown = [*blocks(sight, without_done(here))]
        asked = [] if is_first else [prompt(sight, way)]
        told = _told(asked, shown, is_said_again=_is_said_again(sight, way))
        items = [*components(sight, shown)]
    else:
        told = Told()
    head = heading(sight, said, told, is_first=is_first, has_acted=has_acted, has_read=has_read)
    tip = sight.tip.name if sight.tip is not None and tip_line(sight) in head else None
    items += controls(sight, way, picture, following, has_tip=tip is not None)
    return Face(tuple(latest(said, head)), tuple(head), tuple(items), tip)


def _told(asked: Sequence[str], shown: Sequence[Block], *, is_said_again: bool) -> Told:
    """What the list asks, and what is said above its lines; beside a coach only the numbers, if they must."""
    kept = [line for each in shown if not each.is_shared for line in each.told]
    shared = [line for each in shown if each.is_shared for line in each.told]
    figures = [] if is_said_again else [line for each in shown for line in each.figures]
    return Told((*asked, *kept), tuple(shared), tuple(figures))


def _is_said_again(sight: Sight, way: tuple[Choice, ...]) -> bool:
    """Whether all that a line of that list does is shown once more before it is done."""
    lines = [line for line in lines_of(way[-1]) if not line.is_behind]
    return all(line.action is None or is_asked_first(sight, (*way, line)) for line in lines)


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
