"""Every lesson can be played as it is written: what it names, points at, asks for and refuses is there."""

from __future__ import annotations

from functools import cache

import pytest

from cogs.panel.heading import height
from games import GAMES
from games.core import AnyGame, State
from games.lessons import LEARNER, Lesson, Prompt, lesson_named, lessons_of, matches, next_prompt, shown_move
from render import ARTISTS, HAND, Order, picture_of, pointed_at
from tools.learn import lessons_told, straight_through
from words.catalogue import LANGUAGES, Words
from words.rulebook import find

LESSONS = [each for game in GAMES for each in lessons_of(game)]
EVERY_LESSON = pytest.mark.parametrize("lesson", LESSONS, ids=[each.id for each in LESSONS])
BOTH = pytest.mark.parametrize("language", LANGUAGES)
MOST_LINES = 6
"""Of a phone, for what the coach says: the picture and the choices have to stay on the screen."""
LONGEST = 300
"""Seconds to read a lesson."""
BRIEF, WHOLE = 8, 12
"""Prompts."""


@cache
def played(id: str) -> list[tuple[Prompt, State]]:
    lesson = lesson_named(id)
    assert lesson is not None
    return straight_through(GAMES[lesson.game], lesson)


def game_of(lesson: Lesson) -> AnyGame:
    return GAMES[lesson.game]


@EVERY_LESSON
def test_every_prompt_is_met_where_it_stands(lesson: Lesson) -> None:
    game = game_of(lesson)
    assert min(BRIEF, 1 + len(game.actions)) <= len(lesson.prompts) <= WHOLE
    for number, (prompt, state) in enumerate(played(lesson.id)):
        legal = game.legal(state, LEARNER)
        assert LEARNER in game.to_act(state), prompt.key
        assert next_prompt(lesson, number, legal) == number, prompt.key
        for pattern in (*prompt.moves, *prompt.also):
            assert any(matches(pattern, action) for action in legal), f"{prompt.key}: nothing is {pattern}"


@EVERY_LESSON
@BOTH
def test_every_wrong_wish_is_refused_by_the_rule_it_names(lesson: Lesson, language: str) -> None:
    game = game_of(lesson)
    for prompt, state in played(lesson.id):
        for wish in prompt.wishes:
            why = game.refusal(state, LEARNER, wish.action)
            assert why is not None, f"{prompt.key}: {wish.action} is allowed"
            assert why.rule == wish.rule, f"{prompt.key}: {wish.action} is refused by {why.rule}"
            assert find(game.id, language, wish.rule).text
    (told,) = [each for each in lessons_told(game, language).lessons if each.id == lesson.id]
    assert len(told.wrong_wishes) >= 3
    assert told.prompts == len(lesson.prompts)
    assert 0 < told.seconds_at_180 <= LONGEST
    assert told.words == pytest.approx(told.seconds_at_180 * 3, abs=3)


@EVERY_LESSON
@BOTH
def test_what_is_pointed_at_lies_on_the_picture(lesson: Lesson, language: str) -> None:
    game, words = game_of(lesson), Words(language, lesson.game)
    for prompt, state in played(lesson.id):
        view = game.view(state, LEARNER)
        picture = prompt.picture or ARTISTS[game.id].panel(view)
        assert picture == HAND or picture in ARTISTS[game.id].PICTURES
        if not prompt.points:
            continue
        order = Order(game.id, picture, view, words, points=prompt.points)
        plain = picture_of(order._replace(points=()))
        for name in prompt.points:
            found = pointed_at(order._replace(points=(name,)), plain)
            assert found, f"{prompt.key}: no {name} on {picture}"
            for box in found:
                assert box.left < box.right <= 1170
                assert box.top < box.bottom <= plain.image.height * 1.5
        assert picture_of(order).png() != plain.png()


@EVERY_LESSON
@BOTH
def test_the_coach_is_brief(lesson: Lesson, language: str) -> None:
    words = Words(language, lesson.game)
    said = [words.say("lesson-says", step=10, steps=12, said=each.key) for each in lesson.prompts]
    for each in (*said, words.say(f"lesson-{lesson.id}-end")):
        assert height([each]) <= MOST_LINES, f"{height([each])} lines: {each}"


@EVERY_LESSON
def test_it_goes_on_to_its_end_with_what_works_too(lesson: Lesson) -> None:
    """After another move than the one asked for there is a next prompt, or the end."""
    game = game_of(lesson)
    for number, (prompt, state) in enumerate(played(lesson.id)):
        for pattern in prompt.also:
            other = next(each for each in game.legal(state, LEARNER) if matches(pattern, each))
            after, at = game.play(state, LEARNER, other).state, number
            while at < len(lesson.prompts):
                after = _followed(game, lesson.prompts[at], after)
                at = next_prompt(lesson, at + 1, game.legal(after, LEARNER))
                if at < len(lesson.prompts):
                    action = shown_move(lesson.prompts[at], game.legal(after, LEARNER))
                    after = after if action is None else game.play(after, LEARNER, action).state
            assert game.result(after) is None


def _followed(game: AnyGame, prompt: Prompt, state: State) -> State:
    """What computers do then, as far as they can; then whatever is plain."""
    for move in prompt.then:
        if game.refusal(state, move.seat, move.action) is None:
            state = game.play(state, move.seat, move.action).state
    while LEARNER not in (waiting := game.to_act(state)):
        state = game.play(state, min(waiting), game.idle(state, min(waiting))).state
    return state


def test_every_game_has_a_lesson() -> None:
    assert [game for game in GAMES if lessons_of(game)] == list(GAMES)
    assert len({each.id for each in LESSONS}) == len(LESSONS)
