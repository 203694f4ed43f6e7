"""How keys and values become sentences."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Term

from games import GAMES
from games.livingstone.actions import Donate, PlaceTent, PlayExtraTent, SellGems, TakeDie
from games.livingstone.data import Space
from games.values import Event, Text, Who
from storage.rows import TableStatus
from tests.words.catalogues import FOLDERS, keys, messages
from words.catalogue import (
    LANGUAGES,
    SHARED,
    Catalogue,
    NoWords,
    Words,
    _fill,
    bundle,
    files,
    language_of,
    letter,
)
from words.plain import Plain

ENGLISH = Words("en", "livingstone", ["Ada", "Bea", "Cy"])
FRENCH = Words("fr", "livingstone", ["Ada", "Bea", "Cy"])


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("fr", "fr"),
        ("fr-CA", "fr"),
        ("fr_FR", "fr"),
        ("en-GB", "en"),
        ("de", "en"),
        ("fy-NL", "en"),
        ("", "en"),
    ],
)
def test_french_speaks_french_and_all_others_english(locale: str, language: str) -> None:
    assert language_of(locale) == language


def test_seats_have_letters() -> None:
    assert [letter(seat) for seat in range(5)] == ["A", "B", "C", "D", "E"]


def test_a_named_player_is_named_and_any_other_has_a_letter() -> None:
    assert ENGLISH.name(1) == "Bea"
    assert Words("en").name(1) == "Player B"
    assert Words("fr", names=["Ada"]).name(2) == "Joueur C"


def test_a_missing_key_fails_loudly() -> None:
    with pytest.raises(NoWords, match="no message refusal-wind"):
        ENGLISH.say("refusal-wind")
    with pytest.raises(NoWords, match=r"no message lion\.colour"):
        ENGLISH.say("lion.colour")


def test_a_missing_value_fails_loudly() -> None:
    with pytest.raises(NoWords, match="event-die_taken"):
        ENGLISH.event(Event("die_taken", {"who": Who(0)}))


def test_a_value_that_is_no_key_fails_loudly() -> None:
    with pytest.raises(NoWords, match="no message unicorn"):
        ENGLISH.event(Event("card_played", {"who": Who(0), "card": "unicorn"}))


def test_a_game_key_is_unknown_without_its_game() -> None:
    with pytest.raises(NoWords):
        Words("en").say("lion")


@pytest.mark.parametrize(("language", "game"), [("de", None), ("en", "chess")])
def test_unknown_languages_and_games_fail_loudly(language: str, game: str | None) -> None:
    with pytest.raises(NoWords):
        Words(language, game)


@pytest.mark.parametrize(
    "content", ["broken", "twice = 1\ntwice = 2", "player = Someone", "    said by nobody", "[one] two"]
)
def test_a_file_that_fluent_would_read_in_part_is_refused(tmp_path: Path, content: str) -> None:
    first, more = tmp_path / "first.en.ftl", tmp_path / "more.en.ftl"
    first.write_text("player = Player\n", encoding="utf-8")
    more.write_text(content + "\n", encoding="utf-8")
    built = Catalogue("en")
    built.add(first)
    with pytest.raises(NoWords, match=r"more\.en\.ftl"):
        built.add(more)


@pytest.mark.parametrize(
    "content", ["broken = { $gap", "broken =", "broken = Nobody\n    .text", "broken = {}"]
)
def test_a_message_that_fluent_cannot_read_is_never_said(tmp_path: Path, content: str) -> None:
    file = tmp_path / "more.en.ftl"
    file.write_text(content + "\nwhole = Everybody\n", encoding="utf-8")
    built = Catalogue("en")
    built.add(file)
    with pytest.raises(NoWords, match="broken"):
        _fill(built, "broken")
    assert _fill(built, "whole") == "Everybody"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [None, *GAMES])
def test_a_catalogue_holds_what_fluent_reads_in_its_files(language: str, game: str | None) -> None:
    folders = (SHARED,) if game is None else (SHARED, game)
    written = [file.read_text(encoding="utf-8") for folder in folders for file in files(language, folder)]
    entries = [entry for text in written for entry in FluentParser().parse(text).body]
    assert [entry.content for entry in entries if isinstance(entry, Junk)] == []
    named = {entry.id.name: entry for entry in entries if isinstance(entry, Message | Term)}
    sources = bundle(language, game)._sources
    assert set(sources) == set(named)
    for name, entry in named.items():
        read = FluentParser().parse_entry(sources[name])
        assert read.equals(entry, ignored_fields=["span", "comment"]), name


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("key = One  two. ", "One  two."),
        ("key = One", "One"),
        ("key =One", "One"),
        ("key   =   [one] *two .three", "[one] *two .three"),
        ("key = One\n    two", "One\ntwo"),
        ("key = One\n    two = three", "One\ntwo = three"),
        ("key =\n    One\n\n    two", "One\n\ntwo"),
        ("key = One\n    .two = Three", "One"),
        ("key = One\n    .two =\n        Three", "One"),
    ],
)
def test_words_without_gaps_are_said_as_they_stand(tmp_path: Path, source: str, said: str) -> None:
    file = tmp_path / "more.en.ftl"
    file.write_text(source + "\n\n# The end.\n", encoding="utf-8")
    built = Catalogue("en")
    built.add(file)
    pattern = built.fluent.get_message("key").value
    assert pattern is not None
    assert built.plain.say("key", {}) == said == built.fluent.format_pattern(pattern)[0]
    if ".two" in source:
        assert built.plain.say("key.two", {}) == "Three"


def test_bundles_are_made_once() -> None:
    assert bundle("en", "livingstone") is bundle("en", "livingstone")
    assert bundle("en", "livingstone") is not bundle("fr", "livingstone")


class Gaps(dict[str, int | str]):
    """Every gap of a sentence, filled with the same value."""

    def __init__(self, value: int | str) -> None:
        super().__init__()
        self.value = value

    def __missing__(self, name: str) -> int | str:
        self[name] = self.value
        return self.value


VALUES = (0, 1, 2, 7, 11, 21, 999, 1000, 10**6, 10**15 - 1, -1, -4321, "none", "yes", "Ada {b} { $c }", "")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS)
def test_everything_is_said_as_fluent_says_it_and_without_asking_it(language: str, folder: str) -> None:
    built = bundle(language, None if folder == SHARED else folder)
    for key in keys(messages(language, folder)):
        name, _, attribute = key.partition(".")
        message = built.fluent.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            continue
        for value in VALUES:
            plain = built.plain.say(key, gaps := Gaps(value))
            if plain is None and isinstance(value, str):
                continue  # no words for where a number belongs
            assert (plain, []) == built.fluent.format_pattern(pattern, gaps), (key, value)


def test_what_is_not_plain_is_said_by_fluent(tmp_path: Path) -> None:
    file = tmp_path / "more.fr.ftl"
    text = "-prix = prix\nparts = { -prix } : { NUMBER($part, minimumFractionDigits: 1) }\n"
    file.write_text(text, encoding="utf-8")
    built = Catalogue("fr")
    built.add(file)
    assert built.plain.say("parts", {"part": 2}) is None
    assert _fill(built, "parts", (("part", 2),)) == "prix : 2,0"


@pytest.mark.parametrize(("number", "english", "french"), [(1234, "1,234", "1\u202f234"), (-5, "-5", "-5")])
def test_a_number_is_written_as_its_language_writes_it(number: int, english: str, french: str) -> None:
    assert f"{english} pounds" in ENGLISH.action(Donate(number))
    assert f"{french} livres" in FRENCH.action(Donate(number))


def test_a_refusal_ends_with_its_section() -> None:
    reason = Text("refusal-not_enough_money", {"price": 4, "purse": 1}, "4.5")
    assert ENGLISH.text(reason) == "This tent costs 4 pounds, and you have 1. (rules 4.5)"
    assert FRENCH.text(reason) == "Cette tente coûte 4 livres et vous en avez 1. (règles 4.5)"
    assert ENGLISH.text(Text("refusal-unknown_action")) == "This game has no such action."


def test_an_attribute_is_said_by_its_name() -> None:
    assert ENGLISH.say("lion.text") == "Score 4 points."
    assert FRENCH.say("lion.text") == "Marquez 4 points."


def test_values_may_be_called_anything() -> None:
    assert ENGLISH.say("player", letter="lion", key=1, self=2) == "Player Lion"


@pytest.mark.parametrize(
    ("pounds", "english", "french"),
    [
        (0, "Give 0 pounds to the Queen", "Donner 0 livre à la reine"),
        (1, "Give 1 pound to the Queen", "Donner 1 livre à la reine"),
        (2, "Give 2 pounds to the Queen", "Donner 2 livres à la reine"),
    ],
)
def test_plurals_are_those_of_the_language(pounds: int, english: str, french: str) -> None:
    assert ENGLISH.action(Donate(pounds)) == english
    assert FRENCH.action(Donate(pounds)) == french


@pytest.mark.parametrize(
    ("seats", "english", "french"),
    [
        ((0,), "Ada wins the game!", "Ada gagne la partie\u202f!"),
        ((0, 1), "Ada and Bea share the victory!", "Ada et Bea se partagent la victoire\u202f!"),
        ((0, 1, 2), "Ada, Bea and Cy share the victory!", "Ada, Bea et Cy se partagent la victoire\u202f!"),
    ],
)
def test_lists_are_joined_as_the_language_joins_them(
    seats: tuple[int, ...], english: str, french: str
) -> None:
    won = Event("game_won", {"who": tuple(Who(seat) for seat in seats), "count": len(seats)})
    assert ENGLISH.event(won) == english
    assert FRENCH.event(won) == french


def test_a_list_holds_texts_and_numbers() -> None:
    stones = (Text("stones-black", {"count": 3}), Text("stones-clear", {"count": 1}), Text("stones-white"))
    dug = Event("stones_dug", {"who": Who(0), "stones": stones})
    assert ENGLISH.event(dug) == "Ada digs up 3 pieces of rubble, 1 clear gem and the white stone."
    rolled = Event("queen_rolled", {"dice": (3, 5, 2, 6), "sum": 16})
    assert FRENCH.event(rolled).startswith("Les dés de la reine\u202f: 3, 5, 2 et 6.")


def test_an_action_is_said_by_its_fields() -> None:
    assert ENGLISH.action(TakeDie(4)) == "Take the 4"
    assert ENGLISH.action(PlaceTent(4)) == "Place a tent in row 4"
    assert (
        ENGLISH.action(PlaceTent(4, use_free_tent=True, use_any_row=True, move_from=Space(1, 6)))
        == "Move a tent from column 1, row 6 to row 4 with Any Row and No-Cost Tent"
    )
    assert FRENCH.action(PlayExtraTent(Space(2, 1))) == (
        "Jouer «\u202fTente supplémentaire\u202f» en colonne 2, rangée 1"
    )


def test_a_list_inside_a_message_leaves_out_what_is_empty() -> None:
    assert ENGLISH.action(SellGems(clear=2, red=1)) == "Sell gems: 2 clear and 1 red"
    assert FRENCH.action(SellGems(blue=1)) == "Vendre des pierres\u202f: 1 bleue"


def test_the_worked_example_of_the_rules_reads_well() -> None:
    """Rules 9.26."""
    events = [
        Event("die_taken", {"who": Who(0), "die": 3}),
        Event("coins_taken", {"who": Who(0), "pounds": 3}),
        Event("gift_given", {"who": Who(0)}),
        Event("turn_ended", {"who": Who(0)}),
    ]
    assert " ".join(map(ENGLISH.event, events)) == (
        "Ada takes the 3. Ada takes 3 pounds. Ada makes a gift to the Queen. Ada\u2019s turn is over."
    )
    assert " ".join(map(FRENCH.event, events)) == (
        "Ada prend le 3. Ada reçoit 3 livres. Ada fait un don à la reine. Ada termine son tour."
    )


@pytest.mark.parametrize("status", TableStatus)
def test_every_status_of_a_table_is_a_reason(status: TableStatus) -> None:
    assert ENGLISH.say(f"refusal-table_{status}") != FRENCH.say(f"refusal-table_{status}")


@pytest.mark.parametrize(
    ("locale", "language"),
    [("pt-BR", "pt-BR"), ("pt_br", "pt-BR"), ("pt", "en"), ("es-419", "es"), ("es-ES", "es"), ("de", "en")],
)
def test_whoever_speaks_a_language_that_has_words_is_spoken_to_in_it(
    monkeypatch: pytest.MonkeyPatch, locale: str, language: str
) -> None:
    monkeypatch.setattr("words.catalogue.LANGUAGES", ("en", "es", "fr", "pt-BR"))
    assert language_of(locale) == language


def test_a_language_of_which_we_know_nothing_counts_in_its_own_way() -> None:
    source = (
        "ships = { $n ->\n    [one] { $n } statek\n    [few] { $n } statki\n   *[many] { $n } statków\n }"
    )
    plain = Plain("pl", {"ships": source})
    said = [plain.say("ships", {"n": n}) for n in (1, 2, 5, 12345)]
    assert said == ["1 statek", "2 statki", "5 statków", "12\u00a0345 statków"]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Ada", "d\u2019Ada"),
        ("Élise", "d\u2019Élise"),
        ("Basile", "de Basile"),
        ("Yann", "de Yann"),
        ("A", "de A"),
    ],
)
def test_in_french_a_vowel_makes_an_apostrophe(name: str, said: str) -> None:
    assert Words("fr", "livingstone", [name]).say("lobby-take-of", who=Who(0)) == f"Prendre la place {said}"
    english = Words("en", "livingstone", [name]).say("lobby-take-of", who=Who(0))
    assert name in english
