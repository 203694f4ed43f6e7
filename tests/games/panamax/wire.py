"""Directors who complete contracts and send cargo off, so that flags fire in the middle of their turns."""

from __future__ import annotations

from games.panamax.flags import free_action_of
from games.panamax.frames import Moving
from games.panamax.money import fees_due
from games.panamax.starting import has_chosen
from games.panamax.state import PanamaxState, Phase
from games.values import Seat
from tests.wire.plans import Plan


def worth(state: PanamaxState, seat: Seat) -> int:
    """Flags count most, then contracts, dice under way and money; moves still to be made are a burden."""
    player = state.players[seat]
    unloaded = sum(len(contract.left) for contract in player.contracts)
    sailing = sum(
        die.value * (2 + vessel.step)
        for vessel in state.ships.values()
        for die in vessel.dice
        if die.owner == seat
    )
    total = 100 * sum(player.flags.values()) + 30 * len(player.contracts) - 12 * unloaded + sailing
    total += 8 * len(player.passengers) + 6 * sum(player.shares) + 4 * (player.captain is not None)
    moves = sum(frame.left for frame in state.frames if isinstance(frame, Moving))
    has_begun = state.phase is not Phase.SETUP or has_chosen(player)
    return total + player.cash + player.company_cash - fees_due(state, seat) - 20 * moves + 1000 * has_begun


def upon_another(state: PanamaxState) -> int | None:
    """How deep questions lie upon each other where a free action is in the middle of another action."""
    is_deep = len(state.frames) > 1 and free_action_of(state.frames[-1]) is not None
    return len(state.frames) if is_deep else None


PLAN = Plan(
    worth=worth,
    meets=frozenset(
        {
            *("keep_advisor", "keep_contract", "take_die", "transfer_die", "act_normally", "buy_share"),
            *("take_contract", "load", "load_train", "move", "build", "take_flag", "end_turn"),
        }
    ),
    dull=frozenset({"end_turn"}),
    at_stake=upon_another,
)
