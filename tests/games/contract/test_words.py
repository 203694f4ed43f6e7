"""Whatever a game says at any table can be said in every language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cogs.panel.choices import number_fields
from games import GAMES
from games.core import AnyGame, Refused
from games.values import Event, Text
from tests.games.contract.nonsense import mutated, values_by_field
from tests.games.contract.tables import PLAIN_TABLES, TABLES, Table, begin, recorded, some
from words.catalogue import LANGUAGES, LARGEST, Words

at_every_table = pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
in_every_language = pytest.mark.parametrize("language", LANGUAGES)
NUMBERED = [game for game in GAMES.values() if any(map(number_fields, game.actions))]
"""Games in which a number can be typed."""


def refusals(table: Table) -> Iterator[Text]:
    """Reasons met when everybody tries everything, sense and nonsense."""
    game = table.game
    moves = recorded(table)
    elsewhere = values_by_field(move.action for move in moves)
    last_of_each_kind = {type(move.action): move.action for move in moves}.values()
    tries = [raw for action in last_of_each_kind for raw in mutated(action, elsewhere)]
    for move in some(moves, 6):
        for raw in tries:
            try:
                reason = game.refusal(move.before, move.seat, game.read_action(raw))
            except Refused as refused:
                reason = refused.reason
            if reason is not None:
                yield reason
        not_asked = set(range(table.seats)) - game.to_act(move.before)
        yield from filter(None, [game.refusal(move.before, seat, move.action) for seat in not_asked])
    yield from filter(None, [game.refusal(moves[-1].step.state, 0, moves[-1].action)])


def names_huge_number(reason: Text) -> bool:
    """Whether it repeats a number that no rule could mean, but somebody can type."""
    return any(isinstance(value, int) and abs(value) >= LARGEST for value in reason.values.values())


@in_every_language
@pytest.mark.parametrize("table", PLAIN_TABLES, ids=lambda table: table.name)
def test_every_refusal_can_be_said(table: Table, language: str) -> None:
    words = Words(language, table.game_id)
    said = {reason.key for reason in refusals(table) if not names_huge_number(reason) and words.text(reason)}
    few = min(8, 2 * len(table.game.actions))
    assert len(said) > few, f"more than {few} different reasons are met, not only {said}"


@in_every_language
@pytest.mark.parametrize("game", NUMBERED, ids=lambda game: game.id)
def test_a_refusal_that_names_a_huge_number_can_be_said(game: AnyGame, language: str) -> None:
    words = Words(language, game.id)
    met = (reason for table in PLAIN_TABLES if table.game is game for reason in refusals(table))
    said = {reason.key for reason in met if names_huge_number(reason) and words.text(reason)}
    assert said, "such reasons are met"


@in_every_language
@at_every_table
def test_every_event_question_and_action_can_be_said(table: Table, language: str) -> None:
    game, words = table.game, Words(language, table.game_id)
    said: list[Event] = list(begin(table, 1).events)
    for move in recorded(table):
        said += move.step.events
        assert words.action(move.action)
        for seat in game.to_act(move.before):
            assert words.text(game.question(move.before, seat))
            assert words.action(game.idle(move.before, seat))
    assert all(words.event(event) for event in said)


@in_every_language
@at_every_table
def test_every_score_can_be_read_out(table: Table, language: str) -> None:
    words = Words(language, table.game_id)
    result = table.game.result(recorded(table)[-1].step.state)
    assert result is not None
    for place in result.standings:
        assert all(words.say(f"source-{source}") for source in place.sources)
