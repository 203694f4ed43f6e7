"""Looking ahead wins, even a short way; how much, docs/balance.md measures."""

from __future__ import annotations

from random import Random

import pytest

from computers import Level, decide
from computers.rollout import Way
from games import GAMES
from games.chance import Bag
from games.congo.actions import ChooseCharacter
from games.congo.data import BEST
from games.congo.rules import CONGO
from games.congo.state import CongoState
from games.livingstone.actions import SellGems
from games.livingstone.data import LAST_COLUMN
from games.livingstone.rules import LIVINGSTONE
from games.livingstone.state import LivingstoneState, Stage
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


@pytest.mark.parametrize("tile", ["mission", "village"])
def test_on_the_congo_nobody_is_thought_to_throw_the_best_card_away(tile: str) -> None:
    state: CongoState = begin(Table("congo", 2, CONGO.options()), 1).state
    state.place.tile = tile
    strong, weak = sorted(("be_missionary_1", "be_anthropologist_1"), key=lambda card: -BEST[card, tile])
    state.players[0].characters = Bag.of(["be_explorer_1", "be_officer_1", "be_doctor_1"])
    state.players[1].characters = Bag.of([strong, weak])
    way = Way(CONGO)
    replies = [way.reply(state, 1, Random(number)) for number in range(20)]
    assert replies.count(ChooseCharacter(strong)) > 10
    assert state.players[1].bid is None


def before_the_queen(chest: int, gems: dict[str, int]) -> LivingstoneState:
    """The last turn of a game of two, at its end, with those gems unsold."""
    state: LivingstoneState = begin(Table("livingstone", 2, LIVINGSTONE.options()), 1).state
    state.boat, state.stage, state.pool = LAST_COLUMN, Stage.DONE, []
    player = state.players[state.active]
    player.purse, player.chest = 0, chest
    player.gems.update(gems)
    player.score("tents", 30)
    return state


def test_in_livingstone_what_the_queen_throws_is_no_luck_to_be_valued() -> None:
    worths = []
    for chest in (14, 18, 24):
        found = set()
        for draws in range(8):
            state = before_the_queen(chest, {})
            state.rng.draws = draws
            LIVINGSTONE.apply(state, state.active, LIVINGSTONE.idle(state, state.active))
            assert state.result is not None
            found.add(tuple(LIVINGSTONE.worth(state)))
        [worth] = found
        worths.append(max(worth))
    assert worths == sorted(set(worths))
    assert worths[-1] == 50, "so much is always enough: 30 points, and it is won"


def test_in_livingstone_what_can_still_be_given_is_worth_more_than_ending_the_turn_without() -> None:
    state = before_the_queen(14, {})
    seat = state.active
    state.players[seat].purse = 3
    state.players[1 - seat].score("tents", 40)
    worth = LIVINGSTONE.worth(state)
    LIVINGSTONE.apply(state, seat, LIVINGSTONE.idle(state, seat))
    assert state.result is not None
    after = LIVINGSTONE.worth(state)
    assert worth[seat] - worth[1 - seat] > after[seat] - after[1 - seat]


@pytest.mark.parametrize("seed", range(4))
def test_in_livingstone_a_gem_is_sold_where_the_queen_might_ask_for_more(seed: int) -> None:
    state = before_the_queen(19, {"blue": 1})
    assert isinstance(decide(LIVINGSTONE, state, state.active, Level.NORMAL, seed), SellGems)
