"""What only wastes time in Panamax, and is left out by computers."""

from __future__ import annotations

from games.core import Action
from games.panamax.actions import (
    Build,
    EndTurn,
    KeepAdvisor,
    KeepContract,
    Move,
    PlayCaptain,
    PlayStevedore,
    TransferDie,
)
from games.panamax.data import BOX, CONTRACTS, SHIPS, ZONE_OF
from games.panamax.state import PanamaxState, Player
from games.values import Seat


def sensible(state: PanamaxState, seat: Seat, legal: list[Action]) -> list[Action]:
    """What is kept at set-up stays, ships without a die of one's own lie still, none is built for nobody."""
    player = state.players[seat]
    has_frame = bool(state.frames)
    zones = _zones(player) if not has_frame else set()
    is_cheap = player.transfer_cost < BOX.costs.transfer
    places: set[object] = set()

    def is_wanted(action: Action) -> bool:
        match action:
            case KeepAdvisor():
                return player.secret is None
            case KeepContract():
                return player.start_contract is None
            case Build(zone=zone):
                return zone in zones
            case PlayCaptain() | PlayStevedore() | EndTurn():
                return not has_frame
            case TransferDie(to=to):
                is_new = is_cheap and to not in places
                places.add(to)
                return is_new
            case Move(ships=ships):
                return any(_concerns(state, seat, ship) for ship in ships)
        return True

    found = [action for action in legal if is_wanted(action)]
    return found or legal


def _zones(player: Player) -> set[str]:
    """Where that player has something to load."""
    return {ZONE_OF[CONTRACTS[contract.card].nation] for contract in player.contracts}


def _concerns(state: PanamaxState, seat: Seat, ship: str) -> bool:
    """Whether that ship carries a die of the seat, is its own, or brings it money by a flag."""
    built = SHIPS[ship]
    if built.owner == seat:
        return True
    if built.nation is not None:
        return state.players[seat].flags[built.nation] > 0
    return any(die.owner == seat for die in state.ships[ship].dice)
