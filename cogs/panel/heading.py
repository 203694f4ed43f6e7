"""The words above the choices: what is asked, what one has, what to know; no more than a phone shows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from enum import IntEnum
from textwrap import wrap

from msgspec import Struct
from msgspec.structs import replace

from cogs.panel import saying
from cogs.panel.coach import coach_line, has_choices, is_taught, tip_line
from cogs.panel.flow import tried_lines
from cogs.panel.saying import HEAD
from cogs.panel.sight import Sight
from cogs.panel.standing import answered_lines, standing_lines
from games import GAMES
from games.values import Who

HEIGHT = 7
"""Lines of a phone that picture and choices leave to the words ..."""
LEAST_SAID = 3
"""... and so many of them for what has just happened, if there is so much to say of it."""
LEARNED = ("refusal-undo-drawn", "refusal-undo-revealed")
"""Bars that are said: with the others it is plain, or what was chosen can still be replaced."""


class Weight(IntEnum):
    """What gives way first where there is too much: the lightest."""

    SPARE = 0
    HAVING = 1
    ADVICE = 2
    NOTE = 3
    TRIED = 4
    """What the turn has come to so far: beside what one choice does, that may be too much."""
    KEPT = 5


Part = tuple[Weight, str]


class Told(Struct, frozen=True):
    """What is said of the list that is open."""

    lines: tuple[str, ...] = ()
    shared: tuple[str, ...] = ()
    """What every line of it does ..."""
    figures: tuple[str, ...] = ()
    """... and what of that is said beside a coach: numbers that no line and nothing later names."""
    is_last: bool = False
    """It is what is shown before it is done."""

    def parts(self, *, has_tip: bool) -> Iterator[Part]:
        """All of it, in order."""
        yield from ((Weight.KEPT, line) for line in self.lines)
        yield from ((Weight.KEPT, line) for line in (self.figures if has_tip else self.shared))


def heading(
    sight: Sight,
    said: Sequence[str],
    told: Told,
    *,
    is_first: bool,
    has_acted: bool,
    has_read: bool = False,
) -> list[str]:
    """What stands below what was said, at the first list or at a later one of which this is told.

    Whoever has read what they have on the panel before reads it again when it has changed.
    """
    room = HEIGHT - min(LEAST_SAID, height(said))
    parts = [*_parts(sight, told, is_first=is_first, has_acted=has_acted, has_read=has_read)]
    while height(line for _, line in parts) > room:
        lightest = min(weight for weight, _ in parts)
        if lightest is Weight.KEPT:
            break
        del parts[max(place for place, (weight, _) in enumerate(parts) if weight is lightest)]
    head = [line for _, line in parts]
    if is_first and sight.tip is not None and tip_line(sight) not in head:
        # Nothing makes room for a coach who has none.
        plain = replace(sight, tip=None)
        return heading(plain, said, told, is_first=True, has_acted=has_acted, has_read=has_read)
    return head


def _parts(sight: Sight, told: Told, *, is_first: bool, has_acted: bool, has_read: bool) -> Iterator[Part]:
    words = sight.words
    if is_taught(sight):
        yield from _taught_parts(sight, told, is_first=is_first)
        return
    for line in answered_lines(sight.answered, words):
        yield Weight.KEPT, line
    if is_first:
        yield Weight.KEPT, _asked(sight, has_acted=has_acted)
        yield from _having(sight, has_read=has_read)
    tip = sight.tip if is_first else None
    for note in sight.tree.notes if sight.table.result is None and not told.is_last else ():
        if tip is None or note.key not in tip.instead:
            yield Weight.NOTE, words.text(note)
    if is_first:
        yield from _advice(sight)
        yield from ((Weight.TRIED, line) for line in tried_lines(sight))
        yield from ((Weight.KEPT, line) for line in standing_lines(sight.prepared, words))
    yield from told.parts(has_tip=tip is not None)
    if sight.bar is not None and sight.bar.key in LEARNED and has_acted and sight.is_asked:
        yield Weight.NOTE, f"-# {words.text(sight.bar)}"


def _having(sight: Sight, *, has_read: bool) -> Iterator[Part]:
    """What the player has, where they have not just read it."""
    is_new = sight.began is None or bool(sight.foresight.since(sight.began))
    # What all choose at once changes nothing yet: in a first game the coach's line is enough.
    is_spare = sight.tip is not None and any(action.is_sealed for action in sight.legal)
    if sight.is_asked and not is_spare and (is_new or not has_read):
        has = saying.head(sight.words, sight.foresight.having)
        yield from zip((Weight.HAVING, Weight.SPARE), has, strict=False)


def _advice(sight: Sight) -> Iterator[Part]:
    """One line: the coach's, which is said at one question, else the game's own, which comes again."""
    game = GAMES[sight.table.game]
    if (tip := tip_line(sight)) is not None:
        yield Weight.ADVICE, tip
    elif sight.is_asked and (advice := game.advice(sight.view) or game.ending(sight.view)) is not None:
        yield Weight.ADVICE, f"> {sight.words.text(advice)}"


def _taught_parts(sight: Sight, told: Told, *, is_first: bool) -> Iterator[Part]:
    """The coach asks, and one thing at a time: advice and answers in advance would be others."""
    if is_first:
        yield Weight.KEPT, coach_line(sight, sight.words)
    if has_choices(sight):
        has = saying.head(sight.words, sight.foresight.having)
        yield from zip((Weight.HAVING, Weight.SPARE), has, strict=False)
        for note in sight.tree.notes if is_first else ():
            yield Weight.NOTE, sight.words.text(note)
        yield from ((Weight.KEPT, line) for line in told.lines)


def _asked(sight: Sight, *, has_acted: bool) -> str:
    """The question to the player, or who else is asked."""
    table, words = sight.table, sight.words
    if table.result is not None:
        return words.say("panel-over")
    question = table.asked.get(sight.seat.seat)
    if question is not None:
        return f"**{words.text(question)}**"
    others = tuple(Who(seat) for seat in table.asked)
    return words.say("panel-turn_over" if has_acted and not sight.legal else "panel-waiting", who=others)


def latest(said: Sequence[str], head: Sequence[str]) -> list[str]:
    """The latest of what was said, as far as a phone shows it above that; one line in any case."""
    room = max(LEAST_SAID, HEIGHT - height(head))
    kept: list[str] = []
    for line in reversed(said):
        room -= height([line])
        if room < 0 and kept:
            break
        kept.insert(0, line)
    return kept


def height(lines: Iterable[str]) -> int:
    """How many lines a phone makes of these at the most, whole words in each, as if it showed their marks."""
    return sum([1 if _is_short(line) else max(1, len(wrap(line, HEAD))) for line in lines])


def _is_short(line: str) -> bool:
    """Whether there is nothing to wrap: most lines are such, and wrapping takes its time."""
    return len(line) <= HEAD and "\t" not in line
