"""A game names an action of every kind, so that whoever looks for one can be told why it is not offered."""

from __future__ import annotations

import pytest

from tests.games.contract.tables import PLAIN_TABLES, Table, recorded, some
from words.catalogue import LANGUAGES, Words

LOOKS = 30


@pytest.mark.parametrize("table", PLAIN_TABLES, ids=lambda table: table.name)
def test_one_of_each_kind_and_why_not_in_every_language(table: Table) -> None:
    game = table.game
    spoken = [Words(language, game.id) for language in LANGUAGES]
    refused: set[str] = set()
    for move in some(recorded(table), LOOKS):
        for seat in range(table.seats):
            examples = [*game.examples(game.view(move.before, seat))]
            assert tuple(map(type, examples)) == game.actions
            offered = {type(action) for action in game.legal(move.before, seat)}
            for example in examples:
                reason = game.refusal(move.before, seat, example)
                if reason is None:
                    assert type(example) in offered, example
                elif type(example) not in offered:
                    refused.add(example.kind())
                    assert reason.rule, reason
                    assert all(words.text(reason) for words in spoken)
    assert len(refused) >= len(game.actions) // 2, "most kinds have a time at which they are not offered"
