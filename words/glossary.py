"""The words of a game: what each means in a sentence or two, and which section of the rulebook says more."""

from __future__ import annotations

import re
from functools import cache

from msgspec import Struct

from words.catalogue import FOLDER

HEADING = re.compile(r"(?P<key>[a-z][a-z-]*) \((?P<section>\d+(?:\.\d+)*)\) (?P<word>.+)")


class Meaning(Struct, frozen=True):
    """A word as players meet it; its text is Discord's markdown."""

    key: str
    """The same in all languages."""
    section: str
    """Of the rulebook."""
    word: str
    text: str


class NoGlossary(ValueError):
    """The file cannot be read as a glossary."""


@cache
def glossary(game: str, language: str) -> dict[str, Meaning]:
    """The words of that game by key, in the order of the file, or none; NoGlossary at any slip."""
    file = FOLDER / game / f"glossary.{language}.md"
    return read(file.read_text(encoding="utf-8"), file.name) if file.is_file() else {}


def read(text: str, name: str) -> dict[str, Meaning]:
    """The words of a text whose headings look like `## white-die (4.2) White die`; NoGlossary at any slip."""
    before, *parts = re.split(r"^## ", text, flags=re.MULTILINE)
    found: dict[str, Meaning] = {}
    for part in parts:
        heading, _, body = part.partition("\n")
        said = HEADING.fullmatch(heading.strip())
        if before.strip() or said is None or not body.strip() or said["key"] in found:
            raise NoGlossary(f"{name}: {heading!r} is no key, section and word, stands twice or says nothing")
        found[said["key"]] = Meaning(said["key"], said["section"], said["word"], body.strip())
    return found
