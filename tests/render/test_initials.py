"""The letter of a player: the initial where it tells all apart, and nothing that the font cannot write."""

from __future__ import annotations

import pytest

from render.initials import initials


@pytest.mark.parametrize(
    ("names", "letters"),
    [
        (["Basile", "Ada"], "BA"),
        (["élodie", "Zoé", "ösp"], "ÉZÖ"),
        (["Ярослав", "Ωmega", "ßeta"], "ЯΩS"),
        (["7of9", "the Dan"], "7T"),
        (["**Ben**", "@cleo", "  (dan)"], "BCD"),
        (["\N{WAVING HAND SIGN} Ada", "李 Wei"], "AW"),
        (["\N{MATHEMATICAL FRAKTUR CAPITAL B}en", "\N{FULLWIDTH LATIN SMALL LETTER C}leo"], "BC"),
        (["Œuf", "Ægir", "Ếch"], "OAE"),
        (["e\N{COMBINING ACUTE ACCENT}lo", "Ida"], "ÉI"),
    ],
)
def test_the_initial_is_the_first_that_can_be_written(names: list[str], letters: str) -> None:
    assert initials(names) == tuple(letters)


@pytest.mark.parametrize(
    "names",
    [
        ["Ada", "Anna"],
        ["Ada", "anna"],
        ["Emil", "Étienne"],
        ["Ada", "李"],
        ["Ada", ""],
        ["Ada", "\N{GRINNING FACE}"],
        ["Ada", "\N{CYRILLIC CAPITAL LETTER A}нна"],
        ["Oskar", "\N{GREEK CAPITAL LETTER OMICRON}mega"],
        ["Oskar", "007"],
        ["Ida", "1st"],
    ],
)
def test_without_one_or_with_two_that_look_alike_nobody_has_an_initial(names: list[str]) -> None:
    assert initials(names) is None
