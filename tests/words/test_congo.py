"""What random games of Congo may never come to say, and what its words tell of the box."""

from __future__ import annotations

import re

import pytest

from games.congo.actions import (
    AddAuxiliaries,
    BoilerDiscard,
    ChooseCharacter,
    HippoCommit,
    PlaySpecial,
    SettlerSwap,
)
from games.congo.data import (
    AUXILIARIES,
    BOX,
    CARDS,
    CHARACTERS,
    NATIONS,
    PROFESSIONS,
    STOPS,
    TILES,
)
from games.congo.state import DECKS, SOURCES, CongoOptions, FirstPlayer, Stage
from games.values import Event, Who, points
from tests.words.test_play import LABEL_LENGTH
from words.catalogue import LANGUAGES, Words
from words.rulebook import find

BOTH = pytest.mark.parametrize("language", LANGUAGES)
ITEM = r"^- \*\*{}\*\*\W+(.*)$"


def told(language: str, section: str, thing: str) -> str:
    """What the rulebook's list says of a thing."""
    name = re.escape(Words(language, "congo").say(thing))
    (line,) = re.findall(ITEM.format(name), find("congo", language, section).text, re.MULTILINE)
    return str(line)


@BOTH
def test_what_the_code_puts_together_is_named(language: str) -> None:
    words = Words(language, "congo")
    for key in (
        *(f"source-{source}" for source in SOURCES),
        *(f"tie-{name}" for name in ("auxiliaries", "cards", "shared")),
        *FirstPlayer,
        *DECKS,
    ):
        assert words.say(key)
    for stage in Stage:
        if stage is not Stage.OVER:
            assert words.say(f"question-{stage}", stop="bumba", tile="jungle", who=Who(0))


@BOTH
def test_a_character_is_called_by_name_and_by_what_it_is(language: str) -> None:
    words = Words(language, "congo")
    for character in CHARACTERS.values():
        name, title = words.say(f"name-{character.id}"), words.say(f"title-{character.id}")
        assert words.say(character.id) == f"{name} ({title})"
        assert all(words.say(profession) in title for profession in character.professions)
    assert len({words.say(f"name-{character}") for character in CHARACTERS}) == len(CHARACTERS)
    titles = {(character.nation, character.professions) for character in CHARACTERS.values()}
    assert len({words.say(f"title-{character}") for character in CHARACTERS}) == len(titles)


@BOTH
def test_half_points_are_said_as_the_language_writes_them(language: str) -> None:
    words = Words(language, "congo", ["Ada"])
    added = Event("auxiliaries_added", {"who": Who(0), "cards": ("servant",), "total": points(13, 2)})
    assert words.event(added).endswith({"en": "6.5.", "fr": "6,5."}[language])
    below = Event("value_set", {"who": Who(0), "character": "be_doctor_1", "value": points(-2, 2)})
    assert "-1" in words.event(below)


@BOTH
def test_the_longest_labels_fit_a_button(language: str) -> None:
    words = Words(language, "congo")
    labels = [
        words.action(action)
        for action in (
            *(ChooseCharacter(character) for character in CHARACTERS),
            *(BoilerDiscard(character) for character in CHARACTERS),
            *(SettlerSwap(character) for character in CHARACTERS),
            *(PlaySpecial(card) for card in CARDS),
            *(PlaySpecial("explored_region", stop=stop) for stop in STOPS),
            *(PlaySpecial("settler", deck=deck) for deck in DECKS),
            *(AddAuxiliaries((card,) * 4 + ("interpreter", "servant")) for card in AUXILIARIES),
            HippoCommit(tuple(hippo.id for hippo in BOX.hippos for _ in range(hippo.copies))),
        )
    ]
    assert [label for label in labels if len(label) > LABEL_LENGTH] == []
    assert len(set(labels)) == len(labels)


@BOTH
def test_the_rulebook_tells_the_stops_of_the_river(language: str) -> None:
    text = find("congo", language, "2.2").text
    names = [Words(language, "congo").say(stop) for stop in STOPS]
    assert re.findall(r"^- \*\*(.*?)\*\*", text, re.MULTILINE) == names
    hippos, special = {"en": ("hippos", "special card"), "fr": ("hippopotames", "carte spéciale")}[language]
    for stop in STOPS.values():
        line = told(language, "2.2", stop.id)
        assert re.match(r"\d+", line)[0] == str(stop.points)  # type: ignore[index]  # it begins with a number
        assert (hippos in line, special in line) == (stop.has_hippos, stop.has_special)
        assert ("4" in line[1:]) == (stop.least_players == 4)


@BOTH
def test_the_rulebook_tells_tiles_values_and_nations_of_the_box(language: str) -> None:
    words = Words(language, "congo")
    for tile in TILES.values():
        assert told(language, "2.3", tile.id) == str(tile.copies)
    for profession in PROFESSIONS.values():
        best_first = sorted(profession.values, key=profession.values.__getitem__, reverse=True)
        values = [f"{words.say(tile)} {profession.values[tile]}" for tile in best_first]
        assert told(language, "2.4", profession.id) == ", ".join(values)
    nations = find("congo", language, "2.5").text
    for nation in NATIONS.values():
        assert words.say(nation.id) in nations
        if nation.flags:
            assert re.search(rf"\b{nation.flags} [^\d*]*\*\*{words.say(nation.id)}\*\*", nations)


@BOTH
def test_the_rulebook_tells_the_cards_of_the_box(language: str) -> None:
    words = Words(language, "congo")
    auxiliaries, specials = (find("congo", language, number).text for number in ("2.8", "2.10"))
    for auxiliary in AUXILIARIES.values():
        assert f"**{words.say(auxiliary.id)}** ({auxiliary.copies})" in auxiliaries
    for card in CARDS.values():
        (section,) = re.findall(r"\d+\.\d+", told(language, "2.10", card.id))
        assert find("congo", language, section).title == words.say(card.id)
        if card.not_before or card.not_at:
            assert words.say(card.not_before or card.not_at or "") in told(language, "2.10", card.id)
        named = [tile for tile in TILES if words.say(tile) in told(language, "2.10", card.id)]
        assert set(named) in ({*card.tiles}, {*TILES} - {*card.tiles}) or not card.tiles
    hippos = find("congo", language, "2.9").text
    for hippo in BOX.hippos:
        assert re.search(rf"\*\*{hippo.value}\*\*\W+{hippo.copies} ", hippos)
    assert str(BOX.components.special_cards) in specials


@BOTH
def test_the_rulebook_names_every_option(language: str) -> None:
    words, text = Words(language, "congo"), find("congo", language, "7").text
    for option in CongoOptions.__struct_fields__:
        assert f"- **{words.say(f'option-{option}')}**" in text
