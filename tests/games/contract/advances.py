"""What every game must keep to about answers in advance, at any position."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

import msgspec

from games.core import Advance, AnyGame, write
from games.values import Seat
from host.advance import ANSWER_LIMIT
from words.catalogue import LANGUAGES, Words

MOST = 15
"""So many fit on a panel, each as a button."""
LONGEST = 80
"""Characters of a button, taking back included."""


def advances_in(game: AnyGame, states: Iterable[Any], seats: int) -> list[Advance]:
    """All that somebody could answer in advance at one of these positions."""
    met = [each for state in states for seat in range(seats) for each in game.in_advance(state, seat)]
    return list(dict.fromkeys(met))


def check_advances(game: AnyGame, state: Any, seats: int, known: Iterable[Advance]) -> int:
    """What can be answered has words and an end, and every answer is legal or none; how many there were."""
    before, answers = write(state), 0
    for seat in range(seats):
        offered = game.in_advance(state, seat)
        assert len({each.key for each in offered}) == len(offered) <= MOST
        for each in offered:
            assert isinstance(game.span(state, each.span), int)
            check_words(game, each)
        assert game.answer(state, seat, "no_such_key") is None
        if seat not in game.to_act(state):
            continue
        for each in known:
            action = game.answer(state, seat, each.key)
            assert action is None or game.refusal(state, seat, action) is None
            answers += action is not None
    assert write(state) == before, "asking changes nothing"
    return answers


@cache
def check_words(game: AnyGame, each: Advance) -> None:
    """Both languages name it and its end, short enough for a button."""
    for language in LANGUAGES:
        words = Words(language, game.id)
        assert words.say(f"span-{each.span}")
        answer = words.say("standing-back", answer=f"advance-{each.key}")
        assert len(answer) <= LONGEST, f"{language}: {answer}"


def check_chain(game: AnyGame, state: Any, seats: int, given: Advance) -> int:
    """If all seats give that answer, they are through with it long before the host loses patience."""
    number = game.span(state, given.span)
    for step in range(ANSWER_LIMIT):
        ready = [
            (seat, action)
            for seat in sorted(game.to_act(state))
            if (action := game.answer(state, seat, given.key)) is not None
        ]
        if not ready or game.span(state, given.span) != number:
            return step
        state = game.play(state, *ready[0]).state
    raise AssertionError(f"{game.id}: {given.key} goes on for ever with {seats} seats")


def check_spans(game: AnyGame, states: Iterable[Any], known: Iterable[Advance]) -> None:
    """The numbers never fall, so that what is past is past."""
    numbers = [[game.span(state, each.span) for state in states] for each in known]
    assert all(each == sorted(each) for each in numbers)


def told(game: AnyGame, state: Any, seat: Seat | None, known: Iterable[Advance]) -> bytes:
    """All that leaves a game about answers in advance for one viewer, to the byte."""
    spans = [game.span(state, each.span) for each in known]
    if seat is None:
        return msgspec.json.encode(spans)
    answers = [game.answer(state, seat, each.key) for each in known] if seat in game.to_act(state) else []
    return msgspec.json.encode([spans, game.in_advance(state, seat), answers])
