"""The rulebook for players, by the section numbers that refusals give."""

from __future__ import annotations

import re
from functools import cache

from msgspec import Struct

from words.catalogue import FOLDER

NUMBER = re.compile(r"\d+(\.\d+)*")


class NoRules(LookupError):
    """There is no such rulebook or section, or the file cannot be read as a rulebook."""


class Section(Struct, frozen=True):
    """A piece of the rulebook that fits one message; its text is Discord's markdown."""

    number: str
    title: str
    text: str


@cache
def sections(game: str, language: str) -> dict[str, Section]:
    """The whole rulebook of that game, by section number, in order; or NoRules."""
    file = FOLDER / game / f"rulebook.{language}.md"
    if not file.is_file():
        raise NoRules(f"no rulebook for {game} in {language}")
    return read(file.read_text(encoding="utf-8"), file.name)


def find(game: str, language: str, number: str) -> Section:
    """That section, or the nearest one that encloses it: 5 where there is no 5.13; or NoRules."""
    found = sections(game, language)
    enclosing = number
    while enclosing and enclosing not in found:
        enclosing, _, _ = enclosing.rpartition(".")
    if not enclosing:
        raise NoRules(f"the rulebook of {game} has no section {number}")
    return found[enclosing]


def read(rulebook: str, name: str) -> dict[str, Section]:
    """The sections of a text whose headings look like `## 4.3 Whose turn it is`; NoRules at any slip."""
    before, *parts = re.split(r"^## ", rulebook, flags=re.MULTILINE)
    if before.strip() or not parts:
        raise NoRules(f"{name} does not begin with a section")
    found: dict[str, Section] = {}
    last: list[int] = []
    for part in parts:
        section = _section(part, name)
        place = [int(step) for step in section.number.split(".")]
        if place <= last:
            raise NoRules(f"{name}: section {section.number} is there twice or out of order")
        found[section.number], last = section, place
    return found


def _section(part: str, name: str) -> Section:
    """A section from all that follows its `## `."""
    heading, _, body = part.partition("\n")
    number, _, title = heading.partition(" ")
    section = Section(number, title.strip(), body.strip())
    if not NUMBER.fullmatch(number) or not section.title:
        raise NoRules(f"{name}: {heading!r} is not a number and a title")
    if not section.text:
        raise NoRules(f"{name}: section {number} is empty")
    if re.search(r"^\s*#", section.text, flags=re.MULTILINE):
        raise NoRules(f"{name}: section {number} has a heading inside")
    return section
