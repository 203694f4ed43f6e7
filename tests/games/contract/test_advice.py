"""What players are told not to overlook, and of the end: short, in both languages, from what they see."""

from __future__ import annotations

import re
from textwrap import wrap

import pytest

from games import GAMES
from tests.games.contract.tables import PLAIN_TABLES, TABLES, Table, recorded, whole_game
from words.catalogue import LANGUAGES, Words

WIDTH, LINES = 42, 2
"""Of a phone, whole words in each."""
RAW = re.compile(r"\b(none|yes)\b|[{}]")
CLOCKS = ("round_no", "turn_no")
"""What views count the rounds by."""
at_every_table = pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)


@at_every_table
def test_advice_is_one_short_sentence_for_who_plays_alone(table: Table) -> None:
    game, spoken = table.game, [Words(language, table.game_id) for language in LANGUAGES]
    for move in recorded(table):
        public = game.view(move.before, None)
        assert game.advice(public) is None
        near = game.ending(public)
        told = [near]
        for seat in range(table.seats):
            view = game.seen_by(move.before, seat, public)
            assert game.ending(view) == near, "the end is for everybody"
            told.append(game.advice(view))
        for sentence in [words.text(text) for text in told if text is not None for words in spoken]:
            assert len(wrap(sentence, WIDTH)) <= LINES, sentence
            assert not RAW.search(sentence)
            assert sentence.endswith((".", "?", "!"))


@at_every_table
def test_nothing_is_left_to_advise_when_it_is_over(table: Table) -> None:
    game, state = table.game, whole_game(table)[-1].step.state
    for viewer in (None, *range(table.seats)):
        view = game.view(state, viewer)
        assert (game.advice(view), game.ending(view)) == (None, None)


@pytest.mark.parametrize("table", PLAIN_TABLES, ids=lambda table: table.name)
def test_the_end_is_told_before_the_last_round_begins(table: Table) -> None:
    game = table.game
    views = [game.view(move.before, None) for move in whole_game(table)]
    clock = next(name for name in CLOCKS if hasattr(views[0], name))
    last = getattr(views[-1], clock)
    before = [game.ending(view) for view in views if getattr(view, clock) < last]
    assert before[0] is None
    assert before[-1] is not None
    assert not before[-1].key.endswith("last")


@pytest.mark.parametrize("game_id", GAMES)
def test_advice_is_given_now_and_then_and_not_always(game_id: str) -> None:
    table = next(table for table in PLAIN_TABLES if table.game_id == game_id)
    asked = [
        (move.before, seat)
        for seed in (1, 2)
        for move in whole_game(table, seed)
        for seat in table.game.to_act(move.before)
    ]
    told = [table.game.advice(table.game.view(state, seat)) for state, seat in asked]
    said = {text.key for text in told if text is not None}
    assert len(said) >= min(5, len(table.game.actions)), f"advice of games/{game_id} says only {said}"
    assert told.count(None) > len(told) / 8
