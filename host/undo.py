"""Taking back one's latest step, as long as nobody has learned or done anything since."""

from __future__ import annotations

from games.core import State
from games.values import Seat, Text
from host.position import Position, find_effective, find_step, read_state
from storage.rows import StepRow
from storage.transaction import Transaction


async def bar(rows: Transaction, position: Position, latest: StepRow, seat: Seat) -> Text | None:
    """What stands between the seat and the step before the latest, or None.

    Public facts come first, so that the answer tells nothing of what another seat did in secret.
    """
    if latest.version == 0:
        return Text("refusal-undo-nothing")
    if position.game.to_act(position.state) != {seat}:
        return Text("refusal-undo-other_asked")
    if latest.seat != seat:
        return Text("refusal-undo-other_acted")
    _, earlier = await earlier_state(rows, position)
    if position.game.to_act(earlier) != {seat}:
        return Text("refusal-undo-other_asked")
    if latest.has_drawn:
        return Text("refusal-undo-drawn")
    if latest.has_revealed:
        return Text("refusal-undo-revealed")
    return None


async def latest_step(rows: Transaction, position: Position) -> StepRow:
    """The step that made the present state: the one an undo would take back."""
    return await find_step(rows, position.table.id, position.effective)


async def earlier_state(rows: Transaction, position: Position) -> tuple[int, State]:
    """The state before the latest step that still counts, and its version."""
    step = await find_effective(rows, position.table.id, position.effective - 1)
    return step.version, read_state(rows, position.game, step)
