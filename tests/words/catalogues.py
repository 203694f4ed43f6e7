"""The catalogues as Fluent reads them: messages, their parts and their gaps."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    Message,
    MessageReference,
    Pattern,
    StringLiteral,
    TextElement,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from games import GAMES
from words.catalogue import SHARED, files

FOLDERS = (SHARED, *GAMES)


@cache
def messages(language: str, folder: str) -> dict[str, Message]:
    """The messages of one folder, by key."""
    parser = FluentParser()
    return {
        entry.id.name: entry
        for file in files(language, folder)
        for entry in parser.parse(file.read_text(encoding="utf-8")).body
        if isinstance(entry, Message)
    }


def sayable(language: str, game: str | None) -> dict[str, Message]:
    """Everything a table of that game can say."""
    return messages(language, SHARED) | ({} if game is None else messages(language, game))


def keys(found: dict[str, Message]) -> set[str]:
    """What can be asked for: messages, and attributes as `lion.text`."""
    return set(found) | {
        f"{key}.{attribute.id.name}" for key, message in found.items() for attribute in message.attributes
    }


def pattern(found: dict[str, Message], key: str) -> Pattern:
    name, _, attribute = key.partition(".")
    whole = found[name].value
    for part in found[name].attributes:
        if part.id.name == attribute:
            whole = part.value
    assert whole is not None
    return whole


def gaps(found: dict[str, Message], key: str) -> set[str]:
    """The values a message needs, also for the messages inside it."""
    names = {node.id.name for node in walk(pattern(found, key)) if isinstance(node, VariableReference)}
    for inside in parts(found, key):
        names |= gaps(found, inside)
    return names


def parts(found: dict[str, Message], key: str) -> set[str]:
    """The messages inside a message."""
    return {node.id.name for node in walk(pattern(found, key)) if isinstance(node, MessageReference)}


def wording(found: dict[str, Message], key: str) -> str:
    """All that a message may write, gaps standing as a letter."""
    written = []
    for node in walk(pattern(found, key)):
        if isinstance(node, TextElement | StringLiteral):
            written.append(node.value)
        elif isinstance(node, VariableReference | MessageReference):
            written.append("X")
    return re.sub(r"\\u([0-9a-f]{4})", lambda code: chr(int(code[1], 16)), "".join(written))


def walk(node: BaseNode) -> Iterator[BaseNode]:
    """Every node below, in the order written."""
    below: list[BaseNode] = []

    class Collector(Visitor):
        def generic_visit(self, node: BaseNode) -> None:
            below.append(node)
            super().generic_visit(node)

    Collector().visit(node)
    return iter(below)
