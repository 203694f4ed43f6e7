"""Dealing anew changes what is hidden, and nothing is lost; else the checks would prove nothing."""

from __future__ import annotations

from random import Random

import pytest

from games import GAMES
from games.core import AnyGame, Step
from tests.games.contract.conservation import check
from tests.games.contract.tables import PLAIN_TABLES, Table, recorded, some
from tests.secrets.checks import viewers
from tests.secrets.exits import SECRETS
from tests.secrets.leaks import LEAKS
from tests.secrets.positions import rich

at_every_table = pytest.mark.parametrize("table", PLAIN_TABLES, ids=lambda table: table.name)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_every_kind_of_action_has_a_probe(game: AnyGame) -> None:
    assert {type(probe) for probe in SECRETS[game.id].probes} == set(game.actions)


@at_every_table
def test_nothing_is_lost_by_dealing_anew(table: Table) -> None:
    chance = Random(1)
    for move in some(recorded(table), 12):
        for viewer in viewers(table):
            other = SECRETS[table.game_id].redeal(move.before, viewer, chance, None)
            check(table.game_id, other, Step(other, []))


@at_every_table
def test_everything_hidden_changes_for_those_who_watch(table: Table) -> None:
    chance, state = Random(1), rich(table).before
    others = [SECRETS[table.game_id].redeal(state, None, chance, None) for _ in range(40)]
    for thing, secret in LEAKS[table.game_id].in_the_state.items():
        assert {secret(other) for other in others} - {secret(state)}, thing


@at_every_table
def test_when_it_is_over_only_the_seed_is_hidden(table: Table) -> None:
    over = recorded(table)[-1].step.state
    other = SECRETS[table.game_id].redeal(over, None, Random(1), None)
    assert other.rng != over.rng
    other.rng = over.rng
    assert other == over
