"""The glossaries: both languages explain the same words, and what they say stands in the rulebook."""

from __future__ import annotations

import re

import pytest

from games import GAMES
from words.catalogue import LANGUAGES
from words.glossary import Meaning, NoGlossary, glossary, read
from words.rulebook import sections

WORDS_IN_A_MENU = 25
"""Discord's limit."""
LONGEST = 250
"""Characters: a word is looked up in the middle of a turn."""

EVERY_GAME = pytest.mark.parametrize("game", GAMES)
BOTH = pytest.mark.parametrize("language", LANGUAGES)


@EVERY_GAME
def test_both_languages_explain_the_same_words(game: str) -> None:
    english, french = (glossary(game, language) for language in ("en", "fr"))
    assert [(each.key, each.section) for each in english.values()] == [
        (each.key, each.section) for each in french.values()
    ]
    assert 1 <= len(english) <= WORDS_IN_A_MENU, f"words/{game}/glossary.en.md: one menu holds all its words"


@EVERY_GAME
@BOTH
def test_a_word_is_short_and_leads_to_a_section(game: str, language: str) -> None:
    for each in glossary(game, language).values():
        assert each.section in sections(game, language), f"{each.key}: there is no section {each.section}"
        assert len(each.text) <= LONGEST, f"{each.key}: {len(each.text)} characters, {LONGEST} are enough"


@EVERY_GAME
@BOTH
def test_every_number_stands_in_the_section_that_is_named(game: str, language: str) -> None:
    for each in glossary(game, language).values():
        told = _numbers(sections(game, language)[each.section].text)
        missing = _numbers(each.text) - told
        assert not missing, f"{each.key}: {missing} do not stand in section {each.section}"


def test_a_slip_is_named() -> None:
    assert read("## die (4.3) Die\n\nTake one.\n", "x") == {"die": Meaning("die", "4.3", "Die", "Take one.")}
    for slip in ("## Die\n\nTake one.", "## die (4.3) Die\n", "before\n## die (4.3) Die\n\nTake one."):
        with pytest.raises(NoGlossary):
            read(slip, "x")
    with pytest.raises(NoGlossary):
        read("## die (4.3) Die\n\nOne.\n\n## die (4.3) Die\n\nTwo.\n", "x")


def _numbers(text: str) -> set[str]:
    return set(re.findall(r"\d+", text))
