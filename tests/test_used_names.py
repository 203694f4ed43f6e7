"""What the bot is made of is used by the bot: a name that tests alone use is dead."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
MADE_OF = ("bot.py", "cogs", "computers", "games", "host", "render", "storage", "words", "workers")
USED_BY = (*MADE_OF, "tools", "playground")
ALLOWED = {
    "collect": "the client library of Prometheus calls it",
    "interaction_check": "discord.py calls it",
    "setup_hook": "discord.py calls it",
    "to_components": "discord.py calls it",
}
"""Names that nothing here calls, and why they are there."""


def parsed(*places: str) -> Iterator[tuple[Path, ast.Module]]:
    """Every Python file in those places, those that a made game begins with included."""
    for place in places:
        path = ROOT / place
        for file in [path] if path.is_file() else sorted([*path.rglob("*.py"), *path.rglob("*.py.txt")]):
            yield file, ast.parse(file.read_text("utf-8"))


def is_named_here(name: str) -> bool:
    """Python calls what stands between underscores, and discord.py what listens to it."""
    return not (name.startswith("__") and name.endswith("__")) and not name.startswith("on_")


def defined(tree: ast.Module) -> Iterator[str]:
    """Functions, methods, classes and constants; fields and members of enums are data."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node.name
    for statement in tree.body:
        if isinstance(statement, ast.Assign | ast.AnnAssign):
            targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
            yield from (
                each.id for target in targets for each in ast.walk(target) if isinstance(each, ast.Name)
            )


def used(tree: ast.Module) -> Iterator[str]:
    """Whatever is read, called or asked for by name; to import or to define a name is not to use it."""
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name, ctx=ast.Load()) | ast.Attribute(attr=name):
                yield name
            case ast.Constant(value=str() as text):
                yield from re.findall(r"\w+", text) if "\n" not in text and " " not in text else ()


def unused() -> dict[str, list[str]]:
    """Every name that nothing uses but perhaps a test, and where it is defined."""
    uses = {name for _, tree in parsed(*USED_BY) for name in used(tree)}
    found: dict[str, list[str]] = {}
    for file, tree in parsed(*MADE_OF):
        for name in defined(tree):
            if name not in uses and is_named_here(name):
                found.setdefault(name, []).append(str(file.relative_to(ROOT)))
    return found


@pytest.mark.promise("mend.19")
def test_no_name_is_used_by_tests_alone() -> None:
    assert {name: places for name, places in unused().items() if name not in ALLOWED} == {}


def test_whatever_is_allowed_is_still_there() -> None:
    assert ALLOWED.keys() <= unused().keys()


def test_a_name_that_is_only_imported_is_not_used() -> None:
    tree = ast.parse(
        "from here import dead\n\ndef alive(): ...\n\nalive()\ngetattr(here, 'asked')\nhere.felt"
    )
    assert {*used(tree)} == {"alive", "getattr", "here", "asked", "felt"}
    assert {*defined(tree)} == {"alive"}
