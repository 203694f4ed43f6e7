"""No message missing, none unused, both languages alike: for every game there is."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from typing import Any, get_args, get_type_hints

import msgspec
import pytest
from msgspec import Struct

from cogs.panel.manner import Own
from cogs.quayside import GAME_COGS
from games import GAMES
from games.core import AnyGame, snake
from games.lessons import lessons_of
from games.tips import tips_of
from games.values import Who
from tests.words.catalogues import FOLDERS, gaps, keys, messages, parts, sayable, wording
from tests.words.test_play import played
from tests.words.usage import Use, literals, patterns, uses
from words.catalogue import FOLDER, LANGUAGES, Words, files

KEY = re.compile(
    r"(event|refusal|action|question|source|option|tie|colour|game|board|twin)-[a-z0-9_-]*[a-z0-9_](\.[a-z]+)?"
)
TEXTED = ("cards", "advisors", "passenger_spaces")
"""The tables of a box whose things have a text as well as a name."""
FORMS = ("turn", "other", "often", "one", "alone", "folded", "each", "lead", "heading")
"""How the line of a turn may say an event (`cogs.telling.sentences`)."""
PLAIN = re.compile(r"[ -&(-~\n\u00b7\u2013\u2026\u202f\u2019«»À-ÿœŒ]*")
"""What may be written: no straight apostrophe, no arrows, stars or pictures."""

BOTH = pytest.mark.parametrize("language", LANGUAGES)
EVERY_FOLDER = pytest.mark.parametrize("folder", FOLDERS)
EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def struct_keys(game: AnyGame) -> set[str]:
    """The kinds of things an action names: a space is said by `space`."""
    kinds = {
        kind
        for action in game.actions
        for hint in get_type_hints(action).values()
        for kind in (hint, *get_args(hint))
        if isinstance(kind, type) and issubclass(kind, Struct) and kind is not Who
    }
    return {snake(kind.__name__) for kind in kinds}


def _rows(table: Any) -> list[Any]:
    """The rows of a table of the box, or of the tables inside it."""
    if isinstance(table, tuple):
        return list(table)
    inside = (getattr(table, field) for field in table.__struct_fields__)
    return [row for rows in inside if isinstance(rows, tuple) for row in rows]


@cache
def box_keys(game: AnyGame) -> set[str]:
    """What the box holds: every thing with an id has a name, every card a text, every owner a colour."""
    data: Any = import_module(f"games.{game.id}.data")
    box = data.BOX
    made = [thing for table in vars(data).values() if isinstance(table, dict) for thing in table.values()]
    colours = {colour.id for colour in getattr(box, "colours", ())}
    wanted = {thing.id for thing in made if "id" in getattr(thing, "__struct_fields__", ())} - colours
    for table in box.__struct_fields__:
        rows = getattr(box, table)
        ids = [row.id for row in _rows(rows) if hasattr(row, "id")]
        prefix = "colour-" if table == "colours" else ""
        wanted |= {prefix + thing for thing in ids}
        if table in TEXTED:
            wanted |= {f"{card}.text" for card in ids}
    return wanted


@cache
def box_texts(game: AnyGame) -> set[str]:
    """Every word the box is written with: a key may be one of its fields."""
    return set(_texts(msgspec.to_builtins(import_module(f"games.{game.id}.data").BOX)))


def _texts(written: Any) -> Iterator[str]:
    match written:
        case str():
            yield written
        case dict():
            yield from (text for value in written.values() for text in _texts(value))
        case list() | tuple():
            yield from (text for value in written for text in _texts(value))


@cache
def advance_keys(game: AnyGame) -> set[str]:
    """What was offered to be answered in advance, in random games of every number of players."""
    return {
        f"advance-{each.key}{short}"
        for seats in game.seats
        for state in played(game.id, seats)[0]
        for seat in range(seats)
        for each in game.in_advance(state, seat)
        for short in ("", ".label", ".says")
    }


def lesson_keys(game: AnyGame) -> set[str]:
    """What the coach of each lesson says, and what it is called."""
    return {
        key
        for lesson in lessons_of(game.id)
        for key in (
            f"lesson-{lesson.id}-title",
            f"lesson-{lesson.id}-end",
            *(prompt.key for prompt in lesson.prompts),
            *(f"{each.key}.wish-{n}" for each in lesson.prompts for n in range(1, len(each.wishes) + 1)),
            *(f"{each.key}.also-{n}" for each in lesson.prompts for n in range(1, len(each.also) + 1)),
        )
    }


def ask_keys(game: AnyGame) -> set[str]:
    """What the panel asks part by part, wherever there is more than one answer to it."""
    (cog,) = [cog for cog in GAME_COGS if cog.game is game]
    names = {each.name for kind in game.actions for each in Own(cog.manner).aspects(kind)}
    return {f"ask-{name}{of}" for name in names for of in ("", ".count")}


@cache
def contract_keys(game: AnyGame) -> set[str]:
    """What every game is asked for by its contract."""
    options = game.options.__struct_fields__
    return (
        {f"game-{game.id}", "hint-until"}
        | {f"telling-{name}" for name in game.tellings}
        | {f"action-{action.kind()}" for action in game.actions}
        | {f"option-{option}" for option in options}
        | {f"option-{option}.hint" for option in options}
        | advance_keys(game)
        | lesson_keys(game)
        | {tip.key for tip in tips_of(game.id)}
        | {f"kind-{action.kind()}" for action in game.actions if action.__struct_fields__}
        | ask_keys(game)
        | struct_keys(game)
        | box_keys(game)
    )


def is_put_together(key: str, game: AnyGame) -> bool:
    """Whether some code makes this key from a prefix and a word that it or the box knows."""
    fields = {field for action in game.actions for field in action.__struct_fields__}
    known = literals() | box_keys(game) | box_texts(game) | set(GAMES) | fields
    found = [match for pattern in patterns() if (match := pattern.fullmatch(key))]
    return any(set(match.groups()) <= known for match in found)


def is_form_of_an_event(key: str, folder: str) -> bool:
    """Whether it is how the line of a turn says an event there is."""
    form, _, kind = key.partition("-")
    return form in FORMS and f"event-{kind}" in sayable("en", folder if folder in GAMES else None)


def is_asked_for(key: str, folder: str) -> bool:
    """Whether some code, contract or box names this key."""
    games = [GAMES[folder]] if folder in GAMES else list(GAMES.values())
    return (
        is_form_of_an_event(key, folder)
        or any(use.key == key for use in uses())
        or key in literals()
        or key.removeprefix("advance-").removesuffix(".says") in literals()
        or key.removeprefix("picture-") in literals()
        or any(key in box_texts(game) for game in games)
        or any(is_put_together(key, game) for game in games)
        or any(key in contract_keys(game) for game in games)
    )


def test_every_folder_is_a_game_or_shared_and_complete() -> None:
    folders = {path.parent.name for path in FOLDER.rglob("*.ftl")}
    assert folders == set(FOLDERS)
    for folder in FOLDERS:
        english, french = (
            {file.name.split(".")[0] for file in files(language, folder)} for language in LANGUAGES
        )
        assert english == french


@EVERY_FOLDER
def test_both_languages_say_the_same_things_with_the_same_values(folder: str) -> None:
    game = folder if folder in GAMES else None
    english, french = (sayable(language, game) for language in LANGUAGES)
    inside = {part for found in (english, french) for key in keys(found) for part in parts(found, key)}
    for key in sorted(keys(messages("en", folder)) | keys(messages("fr", folder))):
        if key in inside and not is_asked_for(key, folder):
            continue  # how a sentence is put together is each language's own affair
        assert key in keys(english), key
        assert key in keys(french), key
        assert gaps(english, key) == gaps(french, key), key


@BOTH
@EVERY_FOLDER
def test_no_message_is_unused(language: str, folder: str) -> None:
    found = sayable(language, folder if folder in GAMES else None)
    inside = {part for key in keys(found) for part in parts(found, key)}
    own = keys(messages(language, folder)) - inside
    assert [key for key in sorted(own) if not is_asked_for(key, folder)] == []


@BOTH
@EVERY_GAME
def test_everything_a_game_has_is_named(language: str, game: AnyGame) -> None:
    assert contract_keys(game) - keys(sayable(language, game.id)) == set()


@BOTH
def test_every_message_the_code_asks_for_exists(language: str) -> None:
    assert uses()
    missing = [use for use in uses() if use.key not in keys(sayable(language, use.game))]
    assert missing == []


@BOTH
def test_every_key_in_a_table_of_the_code_exists(language: str) -> None:
    known = set().union(*(keys(sayable(language, game)) for game in GAMES))
    assert {text for text in literals() if KEY.fullmatch(text)} - known == set()


@BOTH
def test_every_key_the_code_puts_together_has_messages(language: str) -> None:
    known = set().union(*(keys(sayable(language, game)) for game in GAMES))
    for pattern in patterns():
        if KEY.fullmatch(pattern.pattern.replace("\\", "").replace("([a-z0-9_]+)", "x")):
            assert any(pattern.fullmatch(key) for key in known), pattern.pattern


@BOTH
def test_every_message_gets_the_values_it_needs(language: str) -> None:
    def lacks(use: Use) -> set[str]:
        found = sayable(language, use.game)
        is_known = use.values is not None and use.key in keys(found)
        return gaps(found, use.key) - (use.values or set()) if is_known else set()

    assert [(use.place, use.key, lacks(use)) for use in uses() if lacks(use)] == []


@BOTH
@EVERY_GAME
def test_every_label_uses_the_fields_of_its_action(language: str, game: AnyGame) -> None:
    found = sayable(language, game.id)
    for action in game.actions:
        assert gaps(found, f"action-{action.kind()}") <= set(action.__struct_fields__)


@BOTH
@EVERY_FOLDER
def test_only_letters_the_font_can_write(language: str, folder: str) -> None:
    found = messages(language, folder)
    odd = {key: wording(found, key) for key in keys(found) if not PLAIN.fullmatch(wording(found, key))}
    assert odd == {}


@EVERY_FOLDER
def test_french_has_narrow_spaces_where_french_has_them(folder: str) -> None:
    found = messages("fr", folder)
    wide = re.compile(r"[^\u202f][;:!?»]|«[^\u202f]|'")
    odd = {key: wording(found, key) for key in keys(found) if wide.search(wording(found, key))}
    assert odd == {}, f"words/{folder}/: U+202F before ; : ! ? » and after «, \u2019 for an apostrophe"


@BOTH
@EVERY_FOLDER
@pytest.mark.parametrize("number", [1, 2, 7])
def test_every_message_is_well_formed_with_any_number(language: str, folder: str, number: int) -> None:
    game = folder if folder in GAMES else None
    found, words = sayable(language, game), Words(language, game)
    said = {
        key: words.say(key, **dict.fromkeys(gaps(found, key), number))
        for key in keys(messages(language, folder))
    }
    clumsy = re.compile(r"  | [.,)]|\( |\.\.|[{}]|\bnone\b")
    assert {key: sentence for key, sentence in said.items() if clumsy.search(sentence)} == {}
    sentences = {key: said[key] for key in said if key.startswith(("event-", "refusal-", "question-"))}
    assert {key: sentence for key, sentence in sentences.items() if sentence[-1] not in ".!?"} == {}


@BOTH
@EVERY_GAME
def test_the_line_of_a_turn_says_only_what_its_event_tells(language: str, game: AnyGame) -> None:
    found = sayable(language, game.id)
    told = [use for use in uses() if use.key.startswith("event-") and use.game in (game.id, None)]
    forms = [key for key in found if key.partition("-")[0] in FORMS and is_form_of_an_event(key, game.id)]
    assert forms
    for key in forms:
        form, _, kind = key.partition("-")
        given = {"folded": {"who", "count"}, "often": {"count", "each"}}.get(form, set())
        for use in told:
            if use.key == f"event-{kind}" and use.values is not None:
                assert gaps(found, key) <= use.values | given, (key, use)
