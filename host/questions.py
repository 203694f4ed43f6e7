"""What each seat is asked, and when the number of its question rises."""

from __future__ import annotations

from games.core import AnyGame, State
from games.values import Seat, Text


def asked(game: AnyGame, state: State | None) -> dict[Seat, Text]:
    """What each seat the table waits for is asked; nobody before the game begins."""
    if state is None:
        return {}
    return {seat: game.question(state, seat) for seat in sorted(game.to_act(state))}


def newly_asked(game: AnyGame, before: State | None, after: State) -> set[Seat]:
    """The seats that are asked something they were not asked before."""
    earlier = asked(game, before)
    return {seat for seat, question in asked(game, after).items() if earlier.get(seat) != question}


def has_lost_action(game: AnyGame, before: State | None, after: State, seat: Seat) -> bool:
    """Whether something the seat was offered is refused now.

    Judged by `refusal`, not by comparing lists: a suggestion of an open kind may go while it stays legal.
    """
    if before is None:
        return False
    return any(game.refusal(after, seat, action) is not None for action in game.legal(before, seat))
