"""What a coach says in a first game: a short line for every question, in both languages."""

from __future__ import annotations

from textwrap import wrap

import pytest

from games import GAMES
from games.core import AnyGame
from games.tips import fitting, tip_now, tips_of
from tests.games.contract.tables import PLAIN_TABLES, Table, recorded
from words.catalogue import LANGUAGES, Words

WIDTH, LINES = 42, 3
"""Of a phone, whole words in each, marks and all."""
EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


@EVERY_GAME
def test_every_question_has_one_and_none_is_for_another_game(game: AnyGame) -> None:
    tips = tips_of(game.id)
    assert {asks for tip in tips for asks in tip.asks} == set(game.sections)
    assert {tip.offers for tip in tips} <= {None, *(kind.kind() for kind in game.actions)}
    assert len({tip.name for tip in tips}) == len(tips)
    for language in LANGUAGES:
        words = Words(language, game.id)
        for tip in tips:
            said = words.say("tip-says", tip=tip.key)
            assert len(wrap(f"> {said}", WIDTH)) <= LINES, said
            assert said.endswith((".", "!", "?"))


@pytest.mark.parametrize("table", PLAIN_TABLES, ids=lambda table: table.name)
def test_each_is_said_at_one_question_and_stays_while_that_is_asked(table: Table) -> None:
    game, said, met = table.game, dict[int, dict[str, int]](), set[str]()
    for number, move in enumerate(recorded(table)):
        for seat in game.to_act(move.before):
            view, legal = game.view(move.before, seat), game.legal(move.before, seat)
            asked, mine = (game.question(move.before, seat), number), said.setdefault(seat, {})
            tip = tip_now(game, view, asked, legal, mine)
            if tip is None:
                assert {each.name for each in fitting(game, view, asked[0], legal)} <= mine.keys()
                continue
            assert tip.name not in mine
            assert game.ending(view) is None, "near the end what the game warns of goes first"
            advice = game.advice(view)
            assert advice is None or advice.key.removeprefix("advice-") not in tip.after
            mine[tip.name] = number
            assert tip_now(game, view, asked, legal, mine) == tip, "as often as that panel is opened"
            met.add(tip.name)
    assert met
