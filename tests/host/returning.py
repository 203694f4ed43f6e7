"""People who ask to take back a turn, and agree to it or not."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from games.core import Refused
from games.values import Seat
from host.polls import Poll
from host.tables import Host
from storage.rows import PollKind, StepRow
from tests.host.people import (
    EVERYBODY,
    asked_user,
    press,
    started,
    user_of,
)


async def question(host: Host, table: int) -> Poll:
    """Whether to go back: the one that stands."""
    (found,) = await host.standing_polls(table)
    assert found.kind is PollKind.BACK
    return found


async def outcomes(host: Host, table: int) -> list[str | None]:
    """What became of all there have been."""
    return [row.outcome for row in (await host._live.get(table)).now.rows.polls]


async def agreed(host: Host, table: int, choice: str = "yes") -> None:
    """All others say so."""
    poll = await question(host, table)
    for seat in poll.missing if choice == "yes" else poll.missing[:1]:
        await host.vote(table, EVERYBODY[seat].user, poll.number, choice)


async def steps(host: Host, table: int) -> list[StepRow]:
    live = await host._live.get(table)
    return await live.history(live.now)


async def somebody_goes_back(host: Host, table: int, chance: Random) -> bool:
    """Somebody asks, and all agree; False if nobody can ask."""
    seats = (await host.table(table)).seats
    for seat in chance.sample(seats, len(seats)):
        if await why_not(host, table, user_of(seat)) is None:
            await goes_back(host, table, seat.seat)
            return True
    return False


async def why_not(host: Host, table: int, user: int) -> str | None:
    """Why that user cannot ask now."""
    try:
        await host.lost_by_going_back(table, user)
    except Refused as refusal:
        return refusal.reason.key.removeprefix("refusal-")
    return None


async def goes_back(host: Host, table: int, seat: Seat) -> None:
    """That seat asks and all agree: everything is as it was, but for chance and the numbers."""
    live = await host._live.get(table)
    lost = (await host.lost_by_going_back(table, EVERYBODY[seat].user)).lost
    before, shown = live.now.position, await host.table(table)
    await host.ask_to_go_back(table, EVERYBODY[seat].user)
    assert live.now.position.state == before.state, "nothing has happened yet"
    await agreed(host, table)
    after, made = live.now.position, live.now.rows.last
    assert made is not None
    assert made.back_to is not None
    assert (made.seat, made.action, made.version) == (None, None, before.version + 1)
    was = await live.moment(live.now, made.back_to)
    assert was is not None
    assert after.state.rng.draws == before.state.rng.draws
    assert replace(after.state, rng=was.state.rng) == was.state
    for viewer in (None, *range(len(shown.seats))):
        assert after.moment.view(viewer) == was.view(viewer)
    assert seat in after.game.to_act(after.state), "it was before a turn of theirs"
    assert sum(lost.values()) <= before.version - made.back_to
    for old, new in zip(shown.seats, (await host.table(table)).seats, strict=True):
        assert new.question > old.question, "no old button is obeyed"


async def played(host: Host, turns: int = 4, seats: int = 2, table: int | None = None) -> int:
    """A game in which so many turns are over, and nothing was undone."""
    table = await started(host, seats) if table is None else table
    for _ in range(turns):
        user = await asked_user(host, table)
        while (await host.table(table)).is_waiting_for(user):
            legal = [action for action in await host.legal(table, user) if not action.is_free]
            await press(host, table, user, legal[0])
    return table
