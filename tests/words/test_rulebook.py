"""The rulebook: both languages alike, in the catalogue's words, with the numbers of the box."""

from __future__ import annotations

import ast
import re
from itertools import groupby, product

import pytest

from games import GAMES
from games.livingstone.data import BOX, CARDS, COLUMNS, GEMS, LAST_COLUMN, ROWS, SPACES, STONES
from games.livingstone.refusals import ONLY_WITH_TENT
from tests.words.test_catalogues import PLAIN
from tests.words.usage import ROOT, tree
from words.catalogue import FOLDER, LANGUAGES, Words
from words.rulebook import NoRules, Section, find, read, sections

TITLE_LENGTH = 100
"""What Discord allows for a choice in a menu."""
TEXT_LENGTH = 1800
"""A message holds 2,000 characters, and the title and a hint come with the text."""

REFERENCE = re.compile(r"\b(?:see|voir) (\d+(?:\.\d+)*)")
"""How a section points to another."""
STEP = re.compile(r"^\d+\. ", re.MULTILINE)
"""The number of a line in a list of steps."""
ITEM = re.compile(r"^(- |\d+\. )")
MARKUP = re.compile(r"[#|`_~<>\[\]{}=]|\*{3}|(?<!\*)\*(?!\*)|--")
"""What Discord would read as something else than bold and lists, or a reader as an arrow."""

BOTH = pytest.mark.parametrize("language", LANGUAGES)
EVERY_GAME = pytest.mark.parametrize("game", GAMES)

COSTS = [
    number
    for cost, columns in groupby(BOX.columns, lambda column: column.cost)
    for number in (*(column.index for column in columns), cost)
]
"""As 2.4 tells them: the columns of one cost, then the cost."""
(TWO,) = (count for count in BOX.player_count if count.moves_tents)
MORE = [count.players for count in BOX.player_count if not count.moves_tents]
TENTS, MAJORITY = BOX.setup.tents, ROWS[2].majority_points
(UNSOLD,) = {gem.end_points for gem in GEMS.values()}
ANIMALS = [CARDS[animal].points for animal in ("lion", "rhino", "antelope")]
NEIGHBOUR = SMALLEST_GIFT = 1
QUEENS_DICE = 4

TOLD: dict[str, list[int]] = {
    "1": [ROWS[1].round_points, ROWS[6].round_points, LAST_COLUMN, TWO.players],
    "2": [len(COLUMNS), len(ROWS), len(SPACES), TENTS, BOX.components.stones, BOX.components.cards],
    "2.4": [*COSTS, BOX.setup.column, LAST_COLUMN],
    "2.5": [
        *(min(ROWS), max(ROWS)),
        *(number for row in BOX.rows for number in (row.index, row.round_points, row.majority_points)),
    ],
    "2.6": [
        BOX.components.stones,
        *(number for gem in GEMS.values() for number in (gem.count, gem.pounds)),
        *(STONES["black"].count, UNSOLD),
    ],
    "2.7": [
        *(BOX.components.cards, len(CARDS)),
        *(n for card in BOX.cards for n in (card.copies, card.points, card.pounds, card.stones) if n),
    ],
    "2.8": [*(n for count in BOX.player_count for n in (count.players, count.dice)), TWO.players],
    "3": [
        *(BOX.setup.pounds, TENTS, BOX.components.stones, BOX.components.cards),
        *(BOX.setup.dice_per_player, BOX.setup.column),
    ],
    "4": [len(COLUMNS)],
    "4.5": [NEIGHBOUR, NEIGHBOUR, SMALLEST_GIFT],
    "4.7": [LAST_COLUMN],
    "4.8": [LAST_COLUMN],
    "5.5": [number for gem in GEMS.values() for number in (gem.market_pounds, gem.market_points)],
    "5.7": [BOX.setup.column],
    "5.8": ANIMALS,
    "5.9": [CARDS["coins_four"].pounds],
    "5.10": [CARDS["dig_three"].stones],
    "6": [LAST_COLUMN],
    "6.1": [MAJORITY, MAJORITY // 3],
    "6.2": ANIMALS,
    "6.3": [UNSOLD, *(gem.market_points for gem in GEMS.values())],
    "6.4": [min(MORE), max(MORE), TWO.players, QUEENS_DICE],
    "7": [TWO.players],
    "7.1": [min(MORE), QUEENS_DICE, 14, 18],
    "7.2": [NEIGHBOUR],
}
"""Every number that Livingstone's rulebook tells, section by section, in the order of its text."""


def numbers(section: Section) -> list[int]:
    """The numbers told in a section, without those of steps and of other sections."""
    told = REFERENCE.sub("", STEP.sub("", section.text))
    return [int(number) for number in re.findall(r"\d+", told)]


def refusal_sections(game: str) -> set[str]:
    """Every section that the rules of that game give as a reason."""
    return {
        node.value
        for path in sorted((ROOT / "games" / game).glob("*.py"))
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
        if re.fullmatch(r"\d+(\.\d+)*", node.value)
    }


@EVERY_GAME
def test_every_question_names_the_section_it_is_about(game: str) -> None:
    found = "".join(file.read_text(encoding="utf-8") for file in (FOLDER / game).glob("*.en.ftl"))
    questions = set(re.findall(r"^question-([a-z_]+) =", found, flags=re.MULTILINE))
    assert set(GAMES[game].sections) == questions, f"`sections` of games/{game} must name each question"
    for number in GAMES[game].sections.values():
        for language in LANGUAGES:
            assert number in sections(game, language)


@EVERY_GAME
def test_both_languages_have_the_same_sections_in_the_same_order(game: str) -> None:
    english, french = (sections(game, language) for language in LANGUAGES)
    assert list(english) == list(french)


@BOTH
@EVERY_GAME
def test_every_section_a_refusal_gives_is_there_itself(language: str, game: str) -> None:
    wanted = refusal_sections(game)
    assert wanted
    assert wanted - set(sections(game, language)) == set()


@BOTH
@EVERY_GAME
def test_every_section_has_a_chapter_and_points_only_to_others(language: str, game: str) -> None:
    found = sections(game, language)
    assert {number.split(".")[0] for number in found} <= set(found)
    for section in found.values():
        assert set(REFERENCE.findall(section.text)) <= set(found) - {section.number}, section.number


@BOTH
@EVERY_GAME
def test_every_section_fits_a_message(language: str, game: str) -> None:
    for section in sections(game, language).values():
        assert len(f"{section.number} {section.title}") <= TITLE_LENGTH
        assert len(section.text) <= TEXT_LENGTH


@BOTH
@EVERY_GAME
def test_only_plain_signs_bold_and_lists(language: str, game: str) -> None:
    for section in sections(game, language).values():
        assert PLAIN.fullmatch(section.title), section.number
        assert PLAIN.fullmatch(section.text), section.number
        assert not MARKUP.search(section.title + section.text), section.number
        for line in section.text.splitlines():
            assert line == line.strip()
            assert line.count("**") % 2 == 0, line


FIGURES = re.compile(r"(?<![A-Z])\d+(?:[.,]5)?")
COUNTS = {
    "en": ("three", "four", "five", "six", "seven", "eight", "nine"),
    "fr": ("trois", "quatre", "cinq", "six", "sept", "huit", "neuf"),
}
"""Two is not counted: English says both where French says deux."""


def counted(paragraph: str, language: str) -> list[str]:
    """The numbers of a paragraph, in figures and in words, in no order: languages put them differently."""
    words = re.findall(r"\w+", paragraph.lower())
    spelled = [str(COUNTS[language].index(word) + 3) for word in words if word in COUNTS[language]]
    return sorted([*FIGURES.findall(paragraph.replace(",5", ".5")), *spelled])


@pytest.mark.promise("mend.15")
def test_each_paragraph_has_the_same_numbers_in_both_languages() -> None:
    different = [
        (game, number, ours, theirs)
        for game in GAMES
        for number, section in sections(game, "en").items()
        for ours, theirs in zip(
            section.text.split("\n"), sections(game, "fr")[number].text.split("\n"), strict=True
        )
        if counted(ours, "en") != counted(theirs, "fr")
    ]
    assert different == []


@BOTH
@EVERY_GAME
def test_paragraphs_are_sentences_and_never_broken_in_the_middle(language: str, game: str) -> None:
    """Discord shows every line break, so a line is a paragraph or an item of a list."""
    for section in sections(game, language).values():
        for paragraph in section.text.split("\n\n"):
            lines = paragraph.splitlines()
            assert all(ITEM.match(line) for line in lines) or len(lines) == 1, paragraph
            assert ITEM.match(paragraph) or paragraph[-1] in ".:", paragraph


@EVERY_GAME
def test_french_has_narrow_spaces_where_french_has_them(game: str) -> None:
    wide = re.compile(r"[^\u202f][;:!?»]|«[^\u202f]|'|\u202f[^;:!?»$\w]")
    wrong = [
        section.number
        for section in sections(game, "fr").values()
        if wide.search(section.title) or wide.search(section.text)
    ]
    assert wrong == []


@BOTH
def test_livingstone_tells_the_numbers_of_the_box(language: str) -> None:
    told = {number: numbers(section) for number, section in sections("livingstone", language).items()}
    assert {number: found for number, found in told.items() if found} == TOLD


@BOTH
def test_livingstone_names_every_stone_and_its_number(language: str) -> None:
    words, stones = Words(language, "livingstone"), sections("livingstone", language)["2.6"]
    market = sections("livingstone", language)["5.5"]
    for stone in BOX.stones:
        assert f"- **{words.say(f'stones-{stone.id}', count=stone.count)}**" in stones.text
        assert (f"- **{words.say(stone.id)}**" in market.text) == stone.is_gem


@BOTH
def test_livingstone_explains_every_card_by_its_name(language: str) -> None:
    words, found = Words(language, "livingstone"), sections("livingstone", language)
    rows = found["2.7"].text.splitlines()
    for card in BOX.cards:
        name = words.say(card.id)
        (row,) = (row for row in rows if row.startswith(f"- **{name}** ({card.copies})"))
        (reference,) = REFERENCE.findall(row)
        assert name in found[reference].title
    for card_id, rule in ONLY_WITH_TENT.items():
        assert found[rule].title == words.say(card_id)


@BOTH
def test_livingstone_names_actions_and_options_as_buttons_do(language: str) -> None:
    words, found = Words(language, "livingstone"), sections("livingstone", language)
    for action in ("take_coins", "draw_card", "dig"):
        assert f"- **{words.say(f'action-{action}')}**" in found["4.5"].text
    for option in GAMES["livingstone"].options.__struct_fields__:
        assert f"- **{words.say(f'option-{option}')}**" in found["7.2"].text


def test_the_chances_of_two_players_are_as_told() -> None:
    """Rules 7.1: 14 pounds about every second time, 18 nine times out of ten."""
    rolls = [sum(dice) for dice in product(range(1, 7), repeat=QUEENS_DICE)]
    enough = {gift: sum(roll <= gift for roll in rolls) / len(rolls) for gift in (14, 18)}
    assert enough == pytest.approx({14: 0.5, 18: 0.9}, abs=0.06)


def test_a_section_is_found_by_its_number_or_the_one_that_encloses_it() -> None:
    assert find("livingstone", "en", "5.12").title == "Mine Collapse"
    assert find("livingstone", "fr", "5.13").number == "5"
    assert find("livingstone", "en", "4.3.2").number == "4.3"
    assert find("livingstone", "en", "10.1").number == "10"


@pytest.mark.parametrize("number", ["9.27", "99", "", ".", "1x"])
def test_a_section_that_nothing_encloses_fails_loudly(number: str) -> None:
    with pytest.raises(NoRules, match="livingstone has no section"):
        find("livingstone", "en", number)


@pytest.mark.parametrize(("game", "language"), [("livingstone", "de"), ("chess", "en")])
def test_unknown_rulebooks_fail_loudly(game: str, language: str) -> None:
    with pytest.raises(NoRules, match="no rulebook"):
        sections(game, language)


def test_a_rulebook_is_read_once_and_whole() -> None:
    assert sections("livingstone", "en") is sections("livingstone", "en")
    file = (FOLDER / "livingstone" / "rulebook.en.md").read_text(encoding="utf-8")
    found = sections("livingstone", "en").values()
    written = "".join(f"## {section.number} {section.title}\n\n{section.text}\n\n" for section in found)
    assert written.strip() == file.strip()


@pytest.mark.parametrize(
    ("rulebook", "slip"),
    [
        ("", "does not begin with a section"),
        ("Welcome.\n## 1 Aim\nWin.", "does not begin with a section"),
        ("## Aim\nWin.", "not a number and a title"),
        ("## 1\nWin.", "not a number and a title"),
        ("## 1. Aim\nWin.", "not a number and a title"),
        ("## 1 Aim\n\n## 2 Turn\nPlay.", "section 1 is empty"),
        ("## 1 Aim\nWin.\n### 1.1 How\nWell.", "heading inside"),
        ("## 1 Aim\nWin.\n##2 Turn\nPlay.", "heading inside"),
        ("## 1 Aim\nWin.\n## 1 Turn\nPlay.", "section 1 is there twice or out of order"),
        ("## 5.10 Ten\nWin.\n## 5.9 Nine\nPlay.", r"section 5\.9 is there twice or out of order"),
    ],
)
def test_a_malformed_rulebook_fails_loudly(rulebook: str, slip: str) -> None:
    with pytest.raises(NoRules, match=rf"draft\.md.*{slip}"):
        read(rulebook, "draft.md")


def test_sections_count_as_people_count() -> None:
    assert list(read("## 5.9 Nine\nWin.\n## 5.10 Ten\nPlay.", "draft.md")) == ["5.9", "5.10"]
