"""The letter of a player: the initial where it tells all apart, and nothing that the font cannot write."""

from __future__ import annotations

import pytest

from host.lobby import NAMES
from render import tabletop
from render.congo import layout as congo
from render.initials import initials
from render.livingstone import layout as livingstone
from render.page import NAME
from render.panamax import exchange as panamax
from render.rotterdam import layout as rotterdam
from words.catalogue import LANGUAGES, Words


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_names_of_computers_are_drawn_whole_and_each_has_an_initial_of_its_own(language: str) -> None:
    mark = Words(language).say("computer-mark")
    for game in (livingstone, rotterdam, congo, panamax, tabletop):
        too_wide = [name for name in NAMES if NAME.width(f"{name} {mark}") > game.NAME_WIDTH]
        assert too_wide == [], game
    assert initials(NAMES) == tuple(name[0] for name in NAMES)
