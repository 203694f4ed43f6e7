"""Taking back one's latest step, as long as nobody has learned or done anything since."""

from __future__ import annotations

from games.values import Seat, Text
from host.live import LiveTable
from host.position import Moment
from storage.rows import StepRow


async def bar(live: LiveTable, latest: StepRow, seat: Seat) -> Text | None:
    """What stands between the seat and the step before the latest, or None.

    Public facts come first, so that the answer tells nothing of what another seat did in secret.
    """
    position = live.now.position
    if latest.version == 0:
        return Text("refusal-undo-nothing")
    if position.game.to_act(position.state) != {seat}:
        return Text("refusal-undo-other_asked")
    if latest.seat != seat:
        return Text("refusal-undo-other_acted")
    if position.game.to_act((await earlier(live, latest)).state) != {seat}:
        return Text("refusal-undo-other_asked")
    if latest.has_drawn:
        return Text("refusal-undo-drawn")
    if latest.has_revealed:
        return Text("refusal-undo-revealed")
    return None


async def latest_step(live: LiveTable) -> StepRow:
    """The step that made the present state: the one an undo would take back."""
    return await live.step(live.now.position.moment.version)


async def earlier(live: LiveTable, latest: StepRow) -> Moment:
    """The game before that step, which still counts."""
    moment = await live.moment(latest.version - 1)
    assert moment is not None  # only a game that is over forgets states
    return moment
