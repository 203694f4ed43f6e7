"""What computers leave out, because at a table it would look foolish or bother people."""

from __future__ import annotations

from games.livingstone.actions import SellGems
from games.livingstone.data import COLUMNS, LAST_COLUMN
from games.livingstone.rules import LIVINGSTONE
from games.livingstone.state import LivingstoneState, Stage
from games.rotterdam.actions import OfferTrade
from games.rotterdam.data import PRODUCTS
from games.rotterdam.rules import ROTTERDAM
from games.rotterdam.state import Phase
from tests.games.contract.tables import Table, begin, recorded


def sells(state: LivingstoneState) -> bool:
    """Whether the active player thinks of selling gems."""
    seat = state.active
    actions = LIVINGSTONE.sensible(state, seat, LIVINGSTONE.legal(state, seat))
    return any(isinstance(action, SellGems) for action in actions)


def test_in_livingstone_gems_are_sold_for_a_tent_or_for_the_queen() -> None:
    state: LivingstoneState = begin(Table("livingstone", 2, LIVINGSTONE.options()), 1).state
    LIVINGSTONE.apply(state, state.active, LIVINGSTONE.legal(state, state.active)[0])
    player = state.players[state.active]
    player.gems[next(iter(player.gems))] = 3
    assert state.dice_to_spend
    assert player.purse >= COLUMNS[state.boat].cost
    assert not sells(state), "coins pay the tent"
    player.purse = 0
    assert sells(state)
    state.dice_to_spend.clear()
    state.stage = Stage.DONE
    assert not sells(state), "nothing is left to buy in this turn"
    state.boat = LAST_COLUMN
    assert sells(state), "the Queen wants a gift"


def test_in_rotterdam_offers_are_made_by_the_captain_to_those_who_can_answer() -> None:
    met = 0
    for seats in ROTTERDAM.seats:
        for move in recorded(Table("rotterdam", seats, ROTTERDAM.options())):
            state = move.before
            if state.phase is not Phase.TRADE or state.result is not None:
                continue
            for seat in ROTTERDAM.to_act(state):
                for action in ROTTERDAM.sensible(state, seat, ROTTERDAM.legal(state, seat)):
                    if isinstance(action, OfferTrade):
                        met += 1
                        assert seat == state.captain
                        backs = {
                            PRODUCTS[product].port
                            for other, player in enumerate(state.players)
                            if other != seat and not player.has_finished
                            for product in player.products.counts
                        }
                        assert {PRODUCTS[product].port for product in action.want} <= backs
    assert met > 0
