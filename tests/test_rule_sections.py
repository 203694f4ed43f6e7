"""Every rule section that the code names is a heading, a step or an example of `docs/rules/<game>.md`."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from games import GAMES

ROOT = Path(__file__).resolve().parent.parent
EVERY_GAME = pytest.mark.parametrize("game", GAMES)

NUMBER = r"[1-9]\d?(?:\.\d{1,2})?(?: [ab]\b)?"
"""A chapter or a section, perhaps with the letter of a part."""
DOTTED = re.compile(r"(?<![\w.,$+-])([1-9]\d?\.\d{1,2})(?: ([ab])\b)?(?![\d%]|\.\d| (?:px|units)\b)")
"""A section wherever it stands; a measure or a share is none."""
LIST = rf"{NUMBER}(?:(?:, | and | to ){NUMBER})*"
NAMED = re.compile(rf"\b(?:[Rr]ules|[Rr]ule|[Ss]ections?) ({LIST})\b(?!\.\d)")
BRACKETED = re.compile(rf"\(({LIST})\)")
STEPS = re.compile(r"(?:\(|[Ss]ection )([1-9]\d?), (?:points?|steps?) (\d{1,2}(?:(?:, | and | to )\d{1,2})*)")
"""`3, steps 6, 9, 10` and `section 8, point 1`."""
EXAMPLES = re.compile(r"\bexamples? (\d{1,2}(?:(?:, | and | to )\d{1,2})*)")
"""Those that are numbered in chapter 9."""
LABELS = re.compile(r"\b(T\d\d|E\d{1,2})\b")
"""Worked examples with a name of their own, in Congo and Panamax."""

HEADING = re.compile(r"#{2,4} ([1-9]\d?(?:\.\d{1,2})?)\.? ")
STEP = re.compile(r"(?:\*\*)?(\d{1,2}|[ab])\. ")
LABEL = re.compile(r"\*\*(T\d\d|E\d{1,2})\b")


def sections(text: str) -> set[str]:
    """Headings of a rules file, what is numbered or lettered below one as its part, and examples by name."""
    found, heading = set[str](), ""
    for line in text.splitlines():
        if begun := HEADING.match(line):
            heading = begun[1]
            found.add(heading)
        elif step := STEP.match(line):
            found.add(f"{heading}.{step[1]}")
        elif label := LABEL.match(line):
            found.add(label[1])
    return found


def cited(note: str) -> set[str]:
    """The sections that a comment or a docstring names."""
    text = " ".join(note.split())
    found = {".".join(filter(None, match.groups())) for match in DOTTED.finditer(text)}
    for listing in [*NAMED.findall(text), *BRACKETED.findall(text)]:
        found |= {number.replace(" ", ".") for number in re.findall(NUMBER, listing)}
    for chapter, steps in STEPS.findall(text):
        found |= {f"{chapter}.{step}" for step in re.findall(r"\d+", steps)}
    for examples in EXAMPLES.findall(text):
        found |= {f"9.{number}" for number in re.findall(r"\d+", examples)}
    return found | set(LABELS.findall(text))


def notes(source: str, *, has_asides: bool = True) -> Iterator[tuple[int, str]]:
    """The comments and docstrings of a Python file, with their lines; those behind code only where wanted."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT and (has_asides or token.line.lstrip().startswith("#")):
            yield token.start[0], token.string
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Expr(value=ast.Constant(value=str(text))):
                yield node.lineno, text


def reasons(source: str) -> Iterator[tuple[int, str]]:
    """The sections that stand in code as texts of their own: what refusals and their tables give."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Constant(value=str(text)) if re.fullmatch(r"\d{1,2}(\.\d{1,2})*", text):
                yield node.lineno, text


def python_citations(path: Path, *, has_asides: bool = True) -> Iterator[tuple[str, str]]:
    """Where in a Python file which section is named."""
    source = path.read_text(encoding="utf-8")
    for line, note in notes(source, has_asides=has_asides):
        yield from ((f"{path.name}:{line}", section) for section in cited(note))


def rule_citations(path: Path) -> Iterator[tuple[str, str]]:
    """Where in a file of the rules a section is given as a reason."""
    for line, section in reasons(path.read_text(encoding="utf-8")):
        yield f"{path.name}:{line}", section


def comment_citations(path: Path) -> Iterator[tuple[str, str]]:
    """Where in the comments of a box or a catalogue which section is named."""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        _, mark, comment = line.partition("#")
        if mark and '"' not in comment:
            yield from ((f"{path.name}:{number}", section) for section in cited(comment))


@cache
def rules(game: str) -> frozenset[str]:
    return frozenset(sections((ROOT / "docs/rules" / f"{game}.md").read_text(encoding="utf-8")))


def missing(game: str, citations: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """Those that lead nowhere; that there are any at all is asked first."""
    assert citations, f"{game}: nothing here names a section of docs/rules/{game}.md"
    return sorted({(where, section) for where, section in citations if section not in rules(game)})


@EVERY_GAME
def test_every_reason_a_refusal_gives_is_a_section_of_the_rules(game: str) -> None:
    files = sorted((ROOT / "games" / game).glob("*.py"))
    assert missing(game, [found for path in files for found in rule_citations(path)]) == []


@EVERY_GAME
def test_every_section_named_beside_the_rules_is_there(game: str) -> None:
    """In the rules and the box, in pictures, commands and words."""
    files = [*(ROOT / "games" / game).glob("*.py"), *(ROOT / "render" / game).rglob("*.py")]
    files.append(ROOT / "cogs" / "games" / f"{game}.py")
    plain = [ROOT / "games" / game / "data.toml", *(ROOT / "words" / game).glob("*.ftl")]
    found = [each for path in sorted(files) for each in python_citations(path)]
    found += [each for path in sorted(plain) for each in comment_citations(path)]
    assert missing(game, found) == []


@EVERY_GAME
def test_every_section_and_example_that_the_rule_tests_name_is_there(game: str) -> None:
    """What stands behind code is left out: it is a sum as often as a section."""
    files = sorted((ROOT / "tests/games" / game).glob("*.py"))
    found = [each for path in files for each in python_citations(path, has_asides=False)]
    assert missing(game, found) == []


@EVERY_GAME
def test_the_rules_themselves_point_only_to_what_is_there(game: str) -> None:
    text = (ROOT / "docs/rules" / f"{game}.md").read_text(encoding="utf-8")
    pointing = re.findall(r"\((?:ruling |see |option in )?([1-9]\d?\.\d{1,2}(?:, \d{1,2}\.\d{1,2})*)\)", text)
    pointing += re.findall(r"\b(?:see|by|by the rules of|as in|section) ([1-9]\d?\.\d{1,2})\b", text)
    found = [("rules", number) for each in pointing for number in each.split(", ")]
    assert missing(game, found) == []


@EVERY_GAME
def test_the_rules_have_eleven_chapters_in_order(game: str) -> None:
    text = (ROOT / "docs/rules" / f"{game}.md").read_text(encoding="utf-8")
    headings = [begun[1] for line in text.splitlines() if (begun := HEADING.match(line))]
    numbers = [tuple(map(int, heading.split("."))) for heading in headings]
    assert numbers == sorted(set(numbers))
    chapters = [chapter for chapter, *part in numbers if not part]
    assert chapters == [*range(1, 12)], (
        f"docs/rules/{game}.md has chapters 1 to 11, as docs/add-a-game.md says"
    )


MADE_UP = '''
"""The end (rules 4.3, 6 and 12.1), as section 13 says (9.27)."""

WHY = {"lion": "5.88"}


def why() -> object:
    """Two dice (4.4 b, 4.99), and never 2.5 px; an example of 7.77 and E99."""
    # Nothing else (3, steps 1 to 40; 8.98)
    return refuse("over", "4.97")  # 8.96
'''


def test_what_is_made_up_is_found_out(tmp_path: Path) -> None:
    path = tmp_path / "made_up.py"
    path.write_text(MADE_UP, encoding="utf-8")
    known = {"3.1", "4.3", "4.4.b", "6", "9.27"}
    notes_found = {section for _, section in python_citations(path)}
    assert notes_found - known == {"12.1", "13", "4.99", "7.77", "E99", "3.40", "8.98", "8.96"}
    assert known <= notes_found
    assert {section for _, section in rule_citations(path)} == {"5.88", "4.97"}
    assert {section for _, section in python_citations(path, has_asides=False)} == notes_found - {"8.96"}
    assert missing("livingstone", [("made_up.py:5", "5.88"), ("made_up.py:1", "4.3")]) == [
        ("made_up.py:5", "5.88")
    ]


def test_comments_of_a_box_are_read_and_its_values_are_not(tmp_path: Path) -> None:
    path = tmp_path / "data.toml"
    path.write_text('[setup] # 2.99 and 3\nshare = 1.5\n# section 8, point 77\norigin = "# 6.66"\n')
    assert {section for _, section in comment_citations(path)} == {"2.99", "8", "8.77"}


def test_headings_steps_letters_and_examples_are_sections() -> None:
    text = "## 3. Set-up\n\n1. Sit.\n\n### 4.4 Load\n\n**a. `take`** it.\n\n## 9. Cases\n\n**E12** 4.5.\n"
    assert sections(text) == {"3", "3.1", "4.4", "4.4.a", "9", "E12"}
