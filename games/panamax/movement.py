"""Ships and groups of ships on their way through the canal (rules 4.5, 5.5, 5.6)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from games.panamax import leaving
from games.panamax.actions import Move
from games.panamax.data import BOX, LAKES, LANES, LAST_STEP, SHIPS, MoveKind
from games.panamax.frames import Moving
from games.panamax.state import PanamaxState, Passage
from games.panamax.telling import tell
from games.values import Event, Seat, Who

ROUTES = {
    (lane.path[step], lane.path[step + 1]): (lane.id, step)
    for lane in LANES.values()
    for step in range(len(lane.moves))
}
"""The lane and step of each move, by the zones it leads from and to."""
SIZES = {ship.id: ship.size for ship in SHIPS.values()}
RECTANGLES = frozenset(
    (lane.id, step)
    for lane in LANES.values()
    for step in range(1, LAST_STEP + 1)
    if lane.path[step] not in LAKES
)
"""Where the ships are one group that cannot be separated."""


def size_of(ships: Sequence[str]) -> int:
    """In units."""
    return sum([SIZES[ship] for ship in ships])


def has_move(state: PanamaxState, frame: Moving) -> bool:
    """Whether any ship can go on with a move that is left; a push is always possible (4.5)."""
    for lane in LANES.values():
        for step, ships in enumerate(state.water[lane.id]):
            if (
                ships
                and frame.can_spend(lane.moves[step])
                and (step or any(state.is_ready(ship) for ship in ships))
            ):
                return True
    return False


def moves(state: PanamaxState, frame: Moving) -> Iterator[Move]:
    """Every move that the moves left allow."""
    for lane in LANES.values():
        for step, ships in enumerate(state.water[lane.id]):
            if not ships or not frame.can_spend(lane.moves[step]):
                continue
            origin, target = lane.path[step], lane.path[step + 1]
            if (lane.id, step) in RECTANGLES:
                yield Move(origin, target, tuple(ships))
            else:
                able = ships if step else [ship for ship in ships if state.is_ready(ship)]
                for group in _groups(able, 0, BOX.limits.group_size):
                    yield Move(origin, target, group)


def _groups(ships: Sequence[str], first: int, room: int) -> Iterator[tuple[str, ...]]:
    """Every set of these ships, from the first one on, that is not too large."""
    for place in range(first, len(ships)):
        size = SIZES[ships[place]]
        if size <= room:
            yield (ships[place],)
            for others in _groups(ships, place + 1, room - size):
                yield (ships[place], *others)


def move(state: PanamaxState, frame: Moving, action: Move) -> list[Event]:
    """Spend a move on a group and take it one step on; ships that leave open frames (4.5)."""
    lane, step = ROUTES[action.origin, action.target]
    lying = state.water[lane][step]
    ships = [ship for ship in lying if ship in action.ships]
    kind = LANES[lane].moves[step]
    state.frames[-1] = _spent(frame, kind, ships)
    moved = tell(
        "ships_moved",
        who=Who(frame.seat),
        ships=tuple(ships),
        origin=action.origin,
        target=action.target,
        move=kind,
    )
    return [moved, *_advance(state, frame.seat, lane, step, ships, is_push=False)]


def _spent(frame: Moving, kind: MoveKind, ships: Sequence[str]) -> Moving:
    """The frame after a move of that kind with these ships."""
    nations = [nation for ship in ships if (nation := SHIPS[ship].nation) is not None]
    warships = tuple(dict.fromkeys((*frame.warships, *nations)))
    if frame.either:
        return replace(frame, either=frame.either - 1, has_begun=True, warships=warships)
    if kind is MoveKind.LOCK:
        return replace(frame, locks=frame.locks - 1, has_begun=True, warships=warships)
    return replace(frame, waterways=frame.waterways - 1, has_begun=True, warships=warships)


def _advance(
    state: PanamaxState, by: Seat, lane: str, step: int, ships: list[str], *, is_push: bool
) -> list[Event]:
    """One step on; whoever has no room there for both is pushed on first (4.5)."""
    water, path = state.water[lane], LANES[lane].path
    origin, target = path[step], path[step + 1]
    state.trail.append(Passage(state.turn_no, by, lane, origin, target, tuple(ships), is_push))
    events: list[Event] = []
    if is_push:
        events.append(tell("ships_pushed", ships=tuple(ships), origin=origin, target=target))
    if step == LAST_STEP:
        water[step] = []
        return events + leaving.leave(state, lane, ships)
    there = water[step + 1]
    if (lane, step + 1) in RECTANGLES and size_of(there) + size_of(ships) > BOX.limits.group_size:
        events += _advance(state, by, lane, step + 1, there, is_push=True)
    water[step] = [ship for ship in water[step] if ship not in ships]
    water[step + 1] = [*water[step + 1], *ships]
    for ship in ships:
        vessel = state.ships[ship]
        vessel.step, vessel.zone = step + 1, target
    return events


def finish(state: PanamaxState, frame: Moving) -> list[Event]:
    """The end of a source of moves: the bonus of the best warship it moved (5.6)."""
    player = state.players[frame.seat]
    best = max(frame.warships, key=lambda nation: player.flags[nation], default=None)
    if best is None or not player.flags[best]:
        return []
    dollars = BOX.costs.warship_bonus_per_flag * player.flags[best]
    player.cash += dollars
    return [tell("warship_bonus", who=Who(frame.seat), nation=best, dollars=dollars)]
