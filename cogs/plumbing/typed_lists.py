"""Lists typed into one option of a command, completed one thing after another: `bread, bread, jam`."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from discord import app_commands
from msgspec import Struct

MOST_LINES, LONGEST_LINE = 25, 100
"""Lines of a completion and characters of a line; Discord takes no more."""


class Term(Struct, frozen=True):
    """Something that can be named in a list."""

    key: str
    """What a completed list says for it."""
    label: str
    topic: str | None = None
    """Of terms with the same topic a list holds one."""

    def is_called(self, typed: str) -> bool:
        """Whether that is its name in full."""
        return plain(typed) in (plain(self.key), plain(self.label))


def plain(text: str) -> str:
    """As it may be typed: capitals, spaces and the shape of the apostrophe do not matter."""
    return "".join(text.casefold().split()).replace("’", "'")  # noqa: RUF001  # the one of French words


def parts(typed: str) -> list[str]:
    """What stands between the commas."""
    return [part.strip() for part in typed.split(",") if part.strip()]


def complete_list(
    terms: Sequence[Term], typed: str, known: Callable[[str], Term | None]
) -> list[app_commands.Choice[str]]:
    """The list so far, and the list with each further term; nothing if it cannot be told what is in it."""
    *before, beginning = typed.split(",")
    chosen = [known(part) for part in parts(",".join(before))]
    listed = [term for term in chosen if term is not None]
    if len(listed) < len(chosen):
        return []
    lines = [
        [*listed, term]
        for term in terms
        if plain(beginning) in plain(term.label) or term.is_called(beginning)
    ]
    for whole in (term for term in terms if term.is_called(beginning)):
        lines += [[*listed, whole, term] for term in terms]
    choices = [_choice(line) for line in lines if _has_one_of_each_topic(line)]
    return [choice for choice in choices if choice is not None][:MOST_LINES]


def _has_one_of_each_topic(line: Sequence[Term]) -> bool:
    topics = [term.topic for term in line if term.topic is not None]
    return len(set(topics)) == len(topics)


def _choice(line: Sequence[Term]) -> app_commands.Choice[str] | None:
    """A line of the completion, if Discord takes it."""
    label, key = ", ".join(term.label for term in line), ",".join(term.key for term in line)
    if max(len(label), len(key)) > LONGEST_LINE:
        return None
    return app_commands.Choice(name=label, value=key)
