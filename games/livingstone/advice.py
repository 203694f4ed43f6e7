"""What a player of Livingstone should not overlook, from what that player sees."""

from __future__ import annotations

from games.livingstone.data import FOR_PLAYERS, LAST_COLUMN, Queen
from games.livingstone.state import Stage
from games.livingstone.view import LivingstoneView, OwnView, PlayerView
from games.values import Text

MIDDLE = LAST_COLUMN // 2
"""The column from which on the Queen is spoken of."""
NEAR = LAST_COLUMN - 2
"""From here on she is spoken of whenever one might be out."""
EVEN, SAFE = 14, 18
"""Four dice show no more than these in 56 and 90 of 100 throws."""
FIRST_ROUNDS = 2


def advice(view: LivingstoneView) -> Text | None:
    """The most pressing of what there is to say."""
    if view.own is None or view.me is None or view.result is not None:
        return None
    me = view.players[view.me]
    return _queen(view, view.own, me) or _purse(view, view.own, me) or _first_moves(view, me)


def ending(view: LivingstoneView) -> Text | None:
    """The round before the last column, and the last; the steamboat may still move back."""
    if view.result is not None or view.boat < LAST_COLUMN - 1:
        return None
    return Text("ending-last") if view.boat == LAST_COLUMN else Text("ending-next")


def _queen(view: LivingstoneView, own: OwnView, me: PlayerView) -> Text | None:
    """What one has given, from the middle of the game on, while it may be too little (6.4)."""
    if view.boat < MIDDLE:
        return None
    is_last = view.boat == LAST_COLUMN
    if FOR_PLAYERS[len(view.players)].queen is Queen.FOUR_DICE:
        # Before the last column only whoever gives too slowly is told.
        if own.chest >= SAFE or (not is_last and own.chest * LAST_COLUMN >= EVEN * view.boat):
            return None
        odds = {"even": EVEN, "safe": SAFE}
        if is_last:
            return Text("advice-queen-dice-last", {"given": own.chest, "purse": own.purse, **odds})
        return Text("advice-queen-dice", {"given": own.chest, **odds})
    return _least(view, own, me, is_last=is_last)


def _least(view: LivingstoneView, own: OwnView, me: PlayerView, *, is_last: bool) -> Text | None:
    """Whoever gave least is out; only how often the others gave is known."""
    gifts = min(other.donations for other in view.players if other.seat != me.seat)
    if own.chest and not gifts:
        return None  # somebody has given nothing at all, which is less
    if is_last:
        return Text("advice-queen-least-last", {"given": own.chest, "purse": own.purse})
    if not own.chest:
        return Text("advice-queen-nothing")
    if view.boat < NEAR and me.donations >= gifts:
        return None
    return Text("advice-queen-least", {"given": own.chest})


def _purse(view: LivingstoneView, own: OwnView, me: PlayerView) -> Text | None:
    """Too poor for a tent in this column (4.5)."""
    can_choose = view.active == me.seat and view.stage is not Stage.DONE
    if not can_choose or own.purse >= view.cost or not me.tents or "free_tent" in own.hand:
        return None
    return Text("advice-poor", {"cost": view.cost, "purse": own.purse})


def _first_moves(view: LivingstoneView, me: PlayerView) -> Text | None:
    """What to look at in the first rounds."""
    if view.round_no > FIRST_ROUNDS or view.active != me.seat:
        return None
    match view.stage:
        case Stage.PICK if not me.dice_taken:
            return Text("advice-first-die")
        case Stage.ACT:
            return Text("advice-first-act", {"die": view.dice_to_spend[0]})
    return None
