"""The page's own files: both languages say the same things, and nothing is asked of anybody else."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "playground" / "page"
GAMES = {path.parent.name for path in (ROOT / "games").glob("*/rules.py")}
WORDS = (PAGE / "words.js").read_text()
SCRIPTS = sorted(PAGE.glob("*.js"))


def entries(language: str) -> dict[str, str]:
    """Each word of a language, with the arguments it takes."""
    block = WORDS.partition(f"const {language} = {{")[2].partition("\n};")[0]
    return dict(re.findall(r"^  (\w+):\s*(\([^)]*\))?", block, re.MULTILINE))


def test_both_languages_have_the_same_words_with_the_same_arguments() -> None:
    assert len(entries("EN")) > 60
    assert entries("EN") == entries("FR")


def test_every_word_is_used() -> None:
    code = "".join(path.read_text() for path in SCRIPTS if path.name != "words.js")
    computed = {name for name in entries("EN") if name.startswith(("health_", "trouble_"))}
    unused = {name for name in entries("EN").keys() - computed if not re.search(rf"\.{name}\b", code)}
    assert unused == set()


@pytest.mark.parametrize("path", sorted(PAGE.iterdir()), ids=lambda path: path.name)
def test_no_brand_no_outside_address_no_game_but_the_first(path: Path) -> None:
    text = path.read_text()
    assert "discord" not in text.lower()
    outside = set(re.findall(r"https?://[\w.]+", text)) - {"http://www.w3.org"}
    assert outside == set()
    named = {game for game in GAMES if game in text.lower()}
    assert named <= ({"livingstone"} if path.name == "welcome.js" else set())


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_no_script_makes_markup_from_text(path: Path) -> None:
    forbidden = r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function|\.srcdoc"
    assert re.findall(forbidden, path.read_text()) == []
