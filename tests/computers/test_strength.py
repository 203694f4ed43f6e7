"""Looking ahead wins, even a short way; how much, docs/balance.md measures."""

from __future__ import annotations

import pytest

from computers import Level
from games import GAMES
from games.panamax.data import LANES, LAST_STEP, REWARDS, SHIPS, Crate, Side
from games.panamax.rules import PANAMAX
from games.panamax.state import CargoDie, Contract, PanamaxState, Phase
from tests.games.contract.tables import Table, begin
from tools.match import Match, play, report


@pytest.mark.parametrize(
    ("game_id", "games", "simulations"),
    [("livingstone", 4, 12), ("rotterdam", 2, 3), ("congo", 6, 6), ("panamax", 2, 4)],
)
def test_normal_beats_random(game_id: str, games: int, simulations: int) -> None:
    match = Match(game_id, (Level.NORMAL, Level.RANDOM), 7, simulations, GAMES[game_id].data_digest)
    found = report(match, [play(match, number)[0] for number in range(games)])
    assert found.unfinished == 0
    assert found.shares[Level.NORMAL] >= 0.75
    assert found.wins.keys() == {Level.NORMAL, Level.RANDOM}


def panamax_with_a_five(step: int | None) -> PanamaxState:
    """The first turn, and one die of seat 0 that is worth 5: on its ship at that step, or (None) in stock."""
    state: PanamaxState = begin(Table("panamax", 2, PANAMAX.options()), 1).state
    while state.phase is Phase.SETUP:
        seat = min(PANAMAX.to_act(state))
        PANAMAX.apply(state, seat, PANAMAX.idle(state, seat))
    player, vessel = state.players[0], state.ships["red_coaster"]
    player.reserve += sum(len(contract.left) for contract in player.contracts)
    player.contracts = []
    if step is not None:
        player.reserve -= 1
        state.waiting[vessel.lane].remove("red_coaster")
        state.water[vessel.lane][step].append("red_coaster")
        vessel.step, vessel.zone = step, LANES[vessel.lane].path[step]
        vessel.dice = [CargoDie(0, 5)]
    return state


def test_in_panamax_worth_rises_along_stock_contract_ship_and_canal() -> None:
    stock, contract = panamax_with_a_five(None), panamax_with_a_five(None)
    contract.players[0].reserve -= 1
    contract.players[0].contracts = [Contract("europe_1", Side.FRONT, [Crate(5, rail=False)])]
    afloat = [panamax_with_a_five(step) for step in range(LAST_STEP + 1)]
    paid = panamax_with_a_five(None)
    paid.players[0].company_cash += 5
    paid.players[0].cash += REWARDS[SHIPS["red_coaster"].size].cash
    worths = [PANAMAX.worth(state)[0] for state in (stock, contract, *afloat, paid)]
    assert worths == sorted(set(worths))
