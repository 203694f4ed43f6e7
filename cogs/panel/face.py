"""What a panel shows at one stage: its words and what can be pressed. Made of what one player sees alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from cogs.panel import saying
from cogs.panel.choices import Choice
from cogs.panel.controls import controls, without_done
from cogs.panel.flow import last_stage, tried_lines
from cogs.panel.saying import HEAD
from cogs.panel.sight import Sight
from cogs.panel.stage import blocks, components, prompt
from cogs.panel.standing import answered_lines, standing_lines
from cogs.plumbing.buttons import Component
from cogs.plumbing.limits import MESSAGE
from games import GAMES
from games.values import Who
from host.snapshot import Table

LEARNED = ("refusal-undo-drawn", "refusal-undo-revealed")
"""Bars that are said: with the others it is plain, or what was chosen can still be replaced."""

HEIGHT = 7
"""Lines of a phone that picture and choices leave to the words ..."""
LEAST_SAID = 2
"""... and so many for what has just happened, however much is asked."""


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
        return content(_calm(self.said, self.head), self.head)


def face(
    sight: Sight,
    picture: str | None,
    way: tuple[Choice, ...] = (),
    *,
    said: Sequence[str] = (),
    has_acted: bool = False,
    following: Table | None = None,
) -> Face:
    """The panel beside that picture, open at the end of that way or at its first list.

    With the table that waits for the player next, if it is to lead there.
    """
    way = way or (sight.tree,)
    items: list[Component] = [*controls(sight, way, picture, following)]
    asked = [*answered_lines(sight.answered, sight.words), _asked(sight, has_acted=has_acted)]
    rest = [] if sight.table.result is not None else [*map(sight.words.text, sight.tree.notes)]
    if way[-1].action is not None:
        told, sure = last_stage(sight, way[-1])
        return Face(tuple(said), _head(sight, asked, [*rest, *told]), (sure, *items))
    items = [*components(sight, [*blocks(sight, without_done(way[-1]))]), *items]
    if len(way) == 1:
        rest += _advice(sight) if sight.is_asked else []
        rest += [*tried_lines(sight), *standing_lines(sight.prepared, sight.words)]
    else:
        rest.append(prompt(sight, way))
    if sight.bar is not None and sight.bar.key in LEARNED and has_acted and sight.is_asked:
        rest.append(f"-# {sight.words.text(sight.bar)}")
    return Face(tuple(said), _head(sight, asked, rest), tuple(items))


def _head(sight: Sight, asked: Sequence[str], rest: Sequence[str]) -> tuple[str, ...]:
    """With what the player has, as far as what is asked and what is to be known for it leave room."""
    has = saying.head(sight.words, sight.foresight.having) if sight.is_asked else []
    room = HEIGHT - height("\n".join([*asked, *rest]).split("\n"))
    while has and height(has) > room:
        has.pop()
    return (*asked, *has, *rest)


def _asked(sight: Sight, *, has_acted: bool) -> str:
    """The question to the player, or who else is asked."""
    table, words = sight.table, sight.words
    if table.result is not None:
        return words.say("panel-over")
    question = table.asked.get(sight.seat.seat)
    others = tuple(Who(seat) for seat in table.asked)
    if question is not None:
        return f"**{words.text(question)}**"
    key = "panel-turn_over" if has_acted and not sight.legal else "panel-waiting"
    return words.say(key, who=others)


def _advice(sight: Sight) -> list[str]:
    """What not to overlook now, else how near the end is: one line, if there is one."""
    game = GAMES[sight.table.game]
    advice = game.advice(sight.view) or game.ending(sight.view)
    return [] if advice is None else [f"> {sight.words.text(advice)}"]


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


def _calm(said: Sequence[str], head: Sequence[str]) -> list[str]:
    """The latest of what was said, as far as a phone shows it above the choices; one in any case."""
    room = max(LEAST_SAID, HEIGHT - height("\n".join(head).split("\n")))
    kept: list[str] = []
    for line in reversed(said):
        room -= height([line])
        if room < 0 and kept:
            break
        kept.insert(0, line)
    return kept


def height(lines: Iterable[str]) -> int:
    """How many lines a phone makes of these."""
    return sum(max(1, -(-len(line) // HEAD)) for line in lines)
