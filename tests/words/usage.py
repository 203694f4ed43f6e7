"""Which messages the code asks for, and with which values: read from its source."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from msgspec import Struct

from games import GAMES
from games.core import snake

ROOT = Path(__file__).parents[2]
SPEAKING = ("games", "computers", "words", "storage", "host", "render", "cogs", "tools")
PREFIX = {
    **dict.fromkeys(("Event", "tell"), "event-"),
    **dict.fromkeys(("refuse", "refused"), "refusal-"),
    **dict.fromkeys(("Text", "say"), ""),
}
"""What each of these calls puts before its first argument to make a key."""
GAP = "([a-z0-9_]+)"
BY_CALL = {rf"{prefix}\-{GAP}" for prefix in ("event", "refusal", "action")}
"""Put together in one place for all: who asks for one is told by the calls and the contract."""
PREFIXED = re.compile(r"[a-z]+\\?-")


class Use(Struct, frozen=True):
    """A message asked for by its full key."""

    key: str
    place: str
    game: str | None
    """Whose catalogue is asked; None for the shared one."""
    values: frozenset[str] | None
    """The names of its values, where the source tells."""


def sources() -> list[Path]:
    """Every file of ours that may ask for words."""
    return [*sorted(path for folder in SPEAKING for path in (ROOT / folder).rglob("*.py")), ROOT / "bot.py"]


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def game_of(path: Path) -> str | None:
    """The game a file belongs to by its folder or name."""
    parts = (*path.relative_to(ROOT).parts[:-1], path.stem)
    return next((game for game in GAMES if game in parts), None)


@cache
def uses() -> tuple[Use, ...]:
    """Every call that names its message in full."""
    return tuple(
        use
        for path in sources()
        for statement in _statements(tree(path).body)
        for use in _uses_in(path, statement)
    )


def _statements(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    """The functions and statements of a module, those of its classes one by one."""
    for statement in body:
        if isinstance(statement, ast.ClassDef):
            yield from _statements(statement.body)
        else:
            yield statement


def _uses_in(path: Path, statement: ast.stmt) -> Iterator[Use]:
    assigned = [
        (target.id, node.value)
        for node in ast.walk(statement)
        if isinstance(node, ast.Assign | ast.AnnAssign)
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        if isinstance(target, ast.Name)
    ]
    dicts = {name: value for name, value in assigned if isinstance(value, ast.Dict)}
    for node in ast.walk(statement):
        match node:
            case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name), args=[first, *rest]) if (
                name in PREFIX
            ):
                place = f"{path.relative_to(ROOT)}:{node.lineno}"
                given = rest[1:] if name == "refuse" else rest  # without the section of the rules
                for key in _said(first):
                    yield Use(PREFIX[name] + key, place, game_of(path), _values(node, given, dicts))
                for key in (key for value in _meant(first, assigned) for key in _said(value)):
                    yield Use(PREFIX[name] + key, place, game_of(path), None)


def _meant(name: ast.expr, assigned: list[tuple[str, ast.expr | None]]) -> list[ast.expr]:
    """What a name may stand for, wherever in the function it is given a meaning."""
    if not isinstance(name, ast.Name):
        return []
    return [value for other, value in assigned if other == name.id and value is not None]


def _said(key: ast.expr) -> Iterator[str]:
    """A key in full, or both of two that a condition decides between."""
    match key:
        case ast.Constant(value=str(said)):
            yield said
        case ast.IfExp(body=yes, orelse=no):
            yield from _said(yes)
            yield from _said(no)


def _values(call: ast.Call, given: list[ast.expr], dicts: dict[str, ast.Dict]) -> frozenset[str] | None:
    """The names of the values a call gives: keywords, or the dictionary in second place."""
    if any(keyword.arg is None for keyword in call.keywords):
        return None
    named = {keyword.arg for keyword in call.keywords if keyword.arg is not None}
    if not given:
        return frozenset(named)
    inside = _names(given[0], dicts)
    return None if inside is None else frozenset(named | inside)


def _names(values: ast.expr, dicts: dict[str, ast.Dict]) -> frozenset[str] | None:
    if isinstance(values, ast.Name):
        return _names(dicts[values.id], dicts) if values.id in dicts else None
    if not isinstance(values, ast.Dict):
        return None
    names: set[str] = set()
    for key, value in zip(values.keys, values.values, strict=True):
        if isinstance(key, ast.Constant):
            names.add(str(key.value))
        elif key is None and (merged := _names(value, dicts)) is not None:
            names |= merged
        else:
            return None
    return frozenset(names)


@cache
def literals() -> frozenset[str]:
    """Every piece of text in our source, and every tag of a struct: a key may also lie in a table."""
    return frozenset(text for path in sources() for node in ast.walk(tree(path)) for text in _literals(node))


def _literals(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.ClassDef(name=name):
            yield snake(name)


@cache
def patterns() -> tuple[re.Pattern[str], ...]:
    """The keys that our source puts together: f"stones-{stone}" matches `stones-red` and gives `red`."""
    texts = [text for path in sources() for node in ast.walk(tree(path)) for text in _put_together(node)]
    return tuple(
        re.compile(text) for text in sorted({text for text in texts if PREFIXED.match(text)} - BY_CALL)
    )


def _put_together(node: ast.AST) -> Iterator[str]:
    """The pattern of a text with gaps, and of the key that a call makes from one."""
    match node:
        case ast.JoinedStr(values=parts):
            yield "".join(map(_part, parts))
        case ast.Call(
            func=ast.Name(id=name) | ast.Attribute(attr=name), args=[ast.JoinedStr(values=parts), *_]
        ) if PREFIX.get(name):
            yield PREFIX[name] + "".join(map(_part, parts))


def _part(part: ast.expr) -> str:
    return re.escape(str(part.value)) if isinstance(part, ast.Constant) else GAP
