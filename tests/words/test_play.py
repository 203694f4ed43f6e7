"""Whatever happens in random games can be said, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from games import GAMES
from games.chance import Rng
from games.core import Action, AnyGame, State
from games.values import Event, Text
from tools.random_play import choose, seed_of, some_options
from words.catalogue import LANGUAGES, Words

LABEL_LENGTH = 80
"""What Discord allows on a button."""
RAW = re.compile(r"\b(none|yes)\b|[{}]")
"""What a message chooses by and must never show."""

TABLES = [(game.id, seats) for game in GAMES.values() for seats in game.seats]
EVERY_TABLE = pytest.mark.parametrize(("game", "seats"), TABLES)
BOTH = pytest.mark.parametrize("language", LANGUAGES)


@cache
def played(game: str, seats: int) -> tuple[list[State], list[Event], list[Action]]:
    """A whole random game: its positions, what happened, and what was done."""
    rules, chance = GAMES[game], Random(seats)
    step = rules.setup(seats, some_options(rules, seats, chance), Rng(seed_of(seats, 0)))
    states, events, actions = [step.state], list(step.events), []
    while rules.to_act(step.state):
        seat, action = choose(rules, step.state, seats, chance)
        step = rules.play(step.state, seat, action)
        states.append(step.state)
        events += step.events
        actions.append(action)
    return states, events, actions


def refusals(rules: AnyGame, seats: int) -> Iterator[Text]:
    """Why other moments' actions, and other seats' actions, cannot be done now."""
    states, _, actions = played(rules.id, seats)
    chance = Random(seats)
    for state in states:
        for action in chance.sample(actions, min(5, len(actions))):
            reason = rules.refusal(state, chance.randrange(seats), action)
            if reason is not None:
                yield reason


@BOTH
@EVERY_TABLE
def test_every_legal_action_has_a_short_label_of_its_own(language: str, game: str, seats: int) -> None:
    words = Words(language, game)
    states, _, _ = played(game, seats)
    for state in states[:: max(1, len(states) // 100)]:
        for seat in range(seats):
            labels = [words.action(action) for action in GAMES[game].legal(state, seat)]
            assert len(labels) == len(set(labels))
            assert all(0 < len(label) <= LABEL_LENGTH and not RAW.search(label) for label in labels)


@BOTH
@EVERY_TABLE
def test_everything_that_happens_can_be_said(language: str, game: str, seats: int) -> None:
    words = Words(language, game)
    states, events, _ = played(game, seats)
    questions = [GAMES[game].question(state, seat) for state in states for seat in GAMES[game].to_act(state)]
    sentences = [words.event(event) for event in events] + [words.text(question) for question in questions]
    assert [sentence for sentence in sentences if RAW.search(sentence) or sentence[-1] not in ".!?"] == []


@BOTH
@EVERY_TABLE
def test_every_refusal_can_be_said_with_its_section(language: str, game: str, seats: int) -> None:
    words = Words(language, game)
    reasons = list(refusals(GAMES[game], seats))
    assert reasons
    for reason in reasons:
        sentence = words.text(reason)
        assert not RAW.search(sentence)
        assert f" {reason.rule})" in sentence


@BOTH
@EVERY_TABLE
def test_every_source_of_points_is_named(language: str, game: str, seats: int) -> None:
    words = Words(language, game)
    states, _, _ = played(game, seats)
    result = GAMES[game].result(states[-1])
    assert result is not None
    sources = result.standings[0].sources
    assert len({words.say(f"source-{source}") for source in sources}) == len(sources)
