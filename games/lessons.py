"""Lessons: what a coach asks of somebody who learns a game alone; data, in `games/<id>/lessons.toml`."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from games import GAMES
from games.core import Action, AnyGame, Options
from games.values import Seat, Text

LEARNER: Seat = 0
"""Where the learner sits; computers have the other seats."""

Pattern = dict[str, Any]
"""A kind of action, and those of its fields that matter."""


class Move(Struct, frozen=True):
    """What somebody does."""

    seat: Seat
    action: Action


class Wish(Struct, frozen=True):
    """What a learner may want to do and cannot, with the section of the rules that says so."""

    action: Action
    rule: str


class Prompt(Struct, frozen=True):
    """One thing that the coach says, and what it asks for."""

    key: str
    """Its words; `<key>.wish-<n>` names a wish, `<key>.also-<n>` says why something else works too."""
    moves: tuple[Pattern, ...]
    """What it asks for; the coach shows a legal one of the first. Without any there is only to read."""
    also: tuple[Pattern, ...]
    """What works as well."""
    wishes: tuple[Wish, ...]
    picture: str | None
    """Which picture it is about; None leaves it to the question."""
    points: tuple[str, ...]
    """What it points at there, by the names that the picture gives to its parts."""
    then: tuple[Move, ...]
    """What computers do after it."""


class Lesson(Struct, frozen=True):
    """A game that always begins alike, and what the coach says in it."""

    id: str
    game: str
    seats: int
    seed: str
    options: Options
    before: tuple[Move, ...]
    """What was played before the first prompt."""
    prompts: tuple[Prompt, ...]


class _Move(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Seat
    action: dict[str, Any]


class _Wish(Struct, frozen=True, forbid_unknown_fields=True):
    action: dict[str, Any]
    rule: str


class _Prompt(Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    moves: tuple[Pattern, ...] = ()
    also: tuple[Pattern, ...] = ()
    wishes: tuple[_Wish, ...] = ()
    picture: str | None = None
    points: tuple[str, ...] = ()
    then: tuple[_Move, ...] = ()


class _Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    seats: int
    seed: str
    options: dict[str, Any] = {}
    before: tuple[_Move, ...] = ()
    prompts: tuple[_Prompt, ...] = ()


class _Lessons(Struct, frozen=True, forbid_unknown_fields=True):
    lessons: tuple[_Lesson, ...]


@cache
def lessons_of(game_id: str) -> tuple[Lesson, ...]:
    """The lessons of a game, in the order in which they are learned; none where nobody has written any."""
    file = Path(__file__).parent / game_id / "lessons.toml"
    if not file.exists():
        return ()
    game = GAMES[game_id]
    written = msgspec.toml.decode(file.read_bytes(), type=_Lessons)
    return tuple([_lesson(game, each) for each in written.lessons])


def lesson_named(id: str) -> Lesson | None:
    """The lesson of that name, if there is one (any more)."""
    return next((each for game in GAMES for each in lessons_of(game) if each.id == id), None)


def _lesson(game: AnyGame, written: _Lesson) -> Lesson:
    return Lesson(
        id=written.id,
        game=game.id,
        seats=written.seats,
        seed=written.seed,
        options=game.read_options(msgspec.json.encode(written.options)),
        before=_moves(game, written.before),
        prompts=tuple([_prompt(game, written.id, each) for each in written.prompts]),
    )


def _prompt(game: AnyGame, lesson: str, written: _Prompt) -> Prompt:
    return Prompt(
        key=f"lesson-{lesson}-{written.name}",
        moves=written.moves,
        also=written.also,
        wishes=tuple([Wish(_action(game, wish.action), wish.rule) for wish in written.wishes]),
        picture=written.picture,
        points=written.points,
        then=_moves(game, written.then),
    )


def _moves(game: AnyGame, written: Iterable[_Move]) -> tuple[Move, ...]:
    return tuple([Move(each.seat, _action(game, each.action)) for each in written])


def _action(game: AnyGame, fields: dict[str, Any]) -> Action:
    return game.read_action(msgspec.json.encode(fields))


def matches(pattern: Pattern, action: Action) -> bool:
    """Whether the action is of that kind, with those fields."""
    fields = msgspec.json.decode(msgspec.json.encode(action))  # with lists, as a lesson is written
    return all(fields.get(name) == value for name, value in pattern.items())


def met_by(prompt: Prompt, action: Action) -> bool:
    """Whether that is what the coach asks for."""
    return any(matches(pattern, action) for pattern in prompt.moves)


def works_too(prompt: Prompt, action: Action) -> Text | None:
    """Why that is as good, if it is."""
    for number, pattern in enumerate(prompt.also, 1):
        if matches(pattern, action):
            return Text(f"{prompt.key}.also-{number}")
    return None


def shown_move(prompt: Prompt, legal: Iterable[Action]) -> Action | None:
    """What the coach does for a learner who asks to be shown; None where there is only to read."""
    return next((action for pattern in prompt.moves for action in legal if matches(pattern, action)), None)


def next_prompt(lesson: Lesson, prompt: int, legal: list[Action]) -> int:
    """The first from that one on that can be met now, or has only to be read; else how many there are."""
    for number, each in enumerate(lesson.prompts[prompt:], prompt):
        if not each.moves or shown_move(each, legal) is not None:
            return number
    return len(lesson.prompts)
