"""How long a game's lessons are, and which wishes they answer."""

from __future__ import annotations

from math import ceil

from msgspec import Struct

from games.chance import Rng
from games.core import AnyGame, State
from games.lessons import LEARNER, Lesson, Move, Prompt, lessons_of, shown_move
from words.catalogue import Words

PACE = 180
"""Words a minute: how fast people read."""


class WrongWish(Struct, frozen=True):
    """What a learner may want and cannot have."""

    wish: str
    rule: str
    """The section of the rules that says so."""
    answer: str


class Told(Struct, frozen=True):
    """A lesson in figures."""

    id: str
    title: str
    prompts: int
    words: int
    """Of all that the coach says to somebody who does what it asks."""
    seconds_at_180: int
    wrong_wishes: tuple[WrongWish, ...]


class Lessons(Struct, frozen=True):
    """All lessons of a game."""

    game: str
    lang: str
    lessons: tuple[Told, ...]


def lessons_told(game: AnyGame, language: str) -> Lessons:
    """The lessons of a game in that language."""
    words = Words(language, game.id)
    return Lessons(game.id, language, tuple([_told(game, each, words) for each in lessons_of(game.id)]))


def _told(game: AnyGame, lesson: Lesson, words: Words) -> Told:
    said = [*(words.say(prompt.key) for prompt in lesson.prompts), words.say(f"lesson-{lesson.id}-end")]
    count = sum(map(counted, said))
    return Told(
        id=lesson.id,
        title=words.say(f"lesson-{lesson.id}-title"),
        prompts=len(lesson.prompts),
        words=count,
        seconds_at_180=ceil(60 * count / PACE),
        wrong_wishes=tuple(_wishes(game, lesson, words)),
    )


def counted(said: str) -> int:
    """How many words that has."""
    return len([word for word in said.split() if any(map(str.isalnum, word))])


def _wishes(game: AnyGame, lesson: Lesson, words: Words) -> list[WrongWish]:
    """Each wish with what the rules say to it there, when everything before was done as the coach asks."""
    found = []
    for prompt, state in straight_through(game, lesson):
        for number, wish in enumerate(prompt.wishes, 1):
            why = game.refusal(state, LEARNER, wish.action)
            answer = "" if why is None else words.text(why)
            found.append(WrongWish(words.say(f"{prompt.key}.wish-{number}"), wish.rule, answer))
    return found


def straight_through(game: AnyGame, lesson: Lesson) -> list[tuple[Prompt, State]]:
    """Every prompt of a lesson with the state it is said in, if all is done as the coach does it."""
    state = game.setup(lesson.seats, lesson.options, Rng(lesson.seed)).state

    def follow(moves: tuple[Move, ...]) -> None:
        nonlocal state
        for move in moves:
            state = game.play(state, move.seat, move.action).state
        while LEARNER not in (waiting := game.to_act(state)) and waiting:
            seat = min(waiting)
            state = game.play(state, seat, game.idle(state, seat)).state

    follow(lesson.before)
    told = []
    for prompt in lesson.prompts:
        told.append((prompt, state))
        if (action := shown_move(prompt, game.legal(state, LEARNER))) is not None:
            state = game.play(state, LEARNER, action).state
        follow(prompt.then)
    return told
