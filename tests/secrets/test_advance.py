"""What may be answered in advance, and what an answer does, depends on nothing its seat may not know."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.core import Action, Advance, AnyGame
from games.livingstone.actions import EndTurn
from games.livingstone.rules import Livingstone
from games.livingstone.state import LivingstoneState
from games.values import Seat
from tests.games.contract.advances import advances_in, told
from tests.games.contract.tables import PLAIN_TABLES, Table, some
from tests.secrets.checks import Leak, check_exits
from tests.secrets.positions import secretive
from tests.secrets.worlds import Viewer


def check(table: Table) -> None:
    """Nothing about answers in advance depends on what is hidden from a viewer, or Leak."""
    moves = secretive(table)
    known = advances_in(table.game, [move.before for move in moves], table.seats)

    def leave(game: AnyGame, state: Any, viewer: Viewer) -> bytes:
        return told(game, state, viewer, known)

    chance = Random(1)
    for move in some(moves, 20):
        check_exits(table, move.before, chance, {"in_advance": leave})


@pytest.mark.parametrize("table", PLAIN_TABLES, ids=lambda table: table.name)
def test_no_answer_in_advance_tells_a_secret(table: Table) -> None:
    check(table)


def richest(state: LivingstoneState, seat: Seat) -> bool:
    """Whether that seat has the fullest purse: nobody is told."""
    return state.players[seat].purse == max(player.purse for player in state.players)


def _offered(self: Livingstone, state: LivingstoneState, seat: Seat) -> tuple[Advance, ...]:
    return (Advance("rich" if richest(state, seat) else "poor", "game"),)


def _always_offered(self: Livingstone, state: LivingstoneState, seat: Seat) -> tuple[Advance, ...]:
    return (Advance("rich", "game"),)


def _answered(self: Livingstone, state: LivingstoneState, seat: Seat, key: str) -> Action | None:
    return EndTurn() if richest(state, seat) else None


def _no_span(self: Livingstone, state: LivingstoneState, span: str) -> int:
    return 0


def _span(self: Livingstone, state: LivingstoneState, span: str) -> int:
    return sum(player.purse for player in state.players)


@pytest.mark.parametrize(
    "leaking",
    [
        {"in_advance": _offered, "span": _no_span},
        {"in_advance": _always_offered, "span": _no_span, "answer": _answered},
        {"in_advance": _always_offered, "span": _span},
    ],
    ids=lambda leaking: list(leaking)[-1],
)
def test_a_game_that_leaks_by_its_answers_is_found(
    leaking: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = next(table for table in PLAIN_TABLES if table.game_id == "livingstone" and table.seats == 3)
    secretive(table)
    for name, function in leaking.items():
        monkeypatch.setattr(Livingstone, name, function)
    with pytest.raises(Leak):
        check(table)
