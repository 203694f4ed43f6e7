"""Money, shares and prices in Panamax (rules 2.16, 4.7, 5.7)."""

from __future__ import annotations

from games.panamax.data import BOX
from games.panamax.state import PanamaxState
from games.values import Seat


def fees_due(state: PanamaxState, seat: Seat) -> int:
    """What that company would owe for its dice if the round ended now (4.7)."""
    player = state.players[seat]
    fee = BOX.costs.fee_warehouse_die * player.warehouse
    fee += BOX.costs.fee_contract_die * sum(len(contract.left) for contract in player.contracts)
    for vessel in state.ships.values():
        if vessel.dice:
            own = sum(die.owner == seat for die in vessel.dice)
            fee += own * state.fee_at(vessel.lane, vessel.step)
    return fee
