"""What a player may answer before being asked: no special card, and passing (rules 4.6 and 4.11)."""

from __future__ import annotations

from games.congo.actions import DeclineSpecial, Pass
from games.congo.auction import highest_half
from games.congo.state import CongoState, Stage, Status
from games.core import Action, Advance
from games.values import Seat

STOP, GAME = "stop", "game"
NO_SPECIAL_HERE = Advance("no_special_here", STOP)
NO_SPECIAL = Advance("no_special", GAME)
PASS_UNLESS_OVERBID = Advance("pass_unless_overbid", STOP)
PASS_HERE = Advance("pass_here", STOP)


def in_advance(state: CongoState, seat: Seat) -> tuple[Advance, ...]:
    """What can still come up for that player, as far as that player can see."""
    if state.stage is Stage.OVER:
        return ()
    offered = [NO_SPECIAL_HERE] if _may_be_asked_for_special(state, seat) else []
    offered.append(NO_SPECIAL)
    if _may_be_asked_for_auxiliaries(state, seat):
        offered += [PASS_UNLESS_OVERBID, PASS_HERE]
    return tuple(offered)


def span(state: CongoState, span: str) -> int:
    """The number of the present stop, 0 before the first; the game is one."""
    has_begun = state.stage is not Stage.FIRST_PLAYER
    return {STOP: 1 + state.route.index(state.boat) if has_begun else 0, GAME: 0}[span]


def answer(state: CongoState, seat: Seat, key: str) -> Action | None:
    """What was answered in advance, if this is what it was meant for; None asks the player."""
    if seat not in state.asked:
        return None
    match state.stage, key:
        case Stage.SPECIAL, NO_SPECIAL_HERE.key | NO_SPECIAL.key:
            return DeclineSpecial()
        case Stage.AUCTION, PASS_HERE.key:
            return Pass()
        case Stage.AUCTION, PASS_UNLESS_OVERBID.key:
            return Pass() if _can_wait(state, seat) else None
    return None


def _can_wait(state: CongoState, seat: Seat) -> bool:
    """Whether that player leads and may pass and still come back: a final pass is the player's own."""
    bid = state.players[seat].bid
    return bid is not None and bid.status is Status.IN and bid.total_half == highest_half(state)


def _may_be_asked_for_special(state: CongoState, seat: Seat) -> bool:
    if not state.players[seat].specials:
        return False
    return state.stage is Stage.CHOOSE or (state.stage is Stage.SPECIAL and seat in state.waiting)


def _may_be_asked_for_auxiliaries(state: CongoState, seat: Seat) -> bool:
    player = state.players[seat]
    if state.stage is Stage.AUCTION:
        return player.bid is not None and player.bid.status is not Status.OUT
    # Under Labour Shortage nobody is asked anything any more but about a tie.
    if state.stage in (Stage.FIRST_PLAYER, Stage.SEALED, Stage.OPEN):
        return False
    return not state.is_revealed or player.bid is not None
