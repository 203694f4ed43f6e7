import pytest

from render.livingstone import land_map
from render.type import Style, can_write, for_pictures, shorten, wrap
from tests.render.positions import moments
from words.catalogue import Words

STYLE = Style(38)


@pytest.mark.parametrize("name", ["Ana", "Zoë", "Łukasz", "Ελένη", "Наташа", "Zoe\N{COMBINING DIAERESIS}"])
def test_the_font_writes_names_of_europe(name: str) -> None:
    assert can_write(name)


@pytest.mark.parametrize("name", ["漢字の人", "Zoë 🦁", "אבי", "★", "\N{ZERO WIDTH JOINER}", " ", ""])
def test_what_the_font_lacks_cannot_be_written(name: str) -> None:
    assert not can_write(name)


@pytest.mark.parametrize(("language", "fallback"), [("en", "Player B"), ("fr", "Joueur B")])
def test_a_name_that_cannot_be_written_falls_back_to_the_seat(language: str, fallback: str) -> None:
    words = Words(language, "livingstone", ["Ana", "漢字の人"])
    assert for_pictures(words, "livingstone", 2, STYLE, 300).name(1) == fallback
    written = [box.text for box in land_map(moments(2)[1], words).boxes]
    assert "Ana" in written
    assert fallback in written


def test_a_long_text_is_cut_off_with_an_ellipsis() -> None:
    short = shorten("Bartholomäus Livingstone-Smythe", STYLE, 200)
    assert short.endswith("\N{HORIZONTAL ELLIPSIS}")
    assert STYLE.width(short) <= 200
    assert shorten("Ana", STYLE, 200) == "Ana"


def test_what_says_that_a_computer_plays_stays_as_long_as_enough_of_the_name_does() -> None:
    name = "Béatrice de la Tour (bot)"
    short = shorten(name, STYLE, 260)
    assert short.startswith("Béat")
    assert short.endswith("\N{HORIZONTAL ELLIPSIS} (bot)")
    assert STYLE.width(short) <= 260
    assert shorten(name, STYLE, 130).endswith("\N{HORIZONTAL ELLIPSIS}")


def test_lines_are_broken_between_words() -> None:
    text = "Place the tent of this die in any row of the steamboat\N{RIGHT SINGLE QUOTATION MARK}s column."
    lines = wrap(text, STYLE, 400)
    assert " ".join(lines) == text
    assert len(lines) > 1
    assert all(STYLE.width(line) <= 400 for line in lines)
