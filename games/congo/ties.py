"""Who has the highest total, and ties fought with hippo tiles (rules 4.12 to 4.14)."""

from __future__ import annotations

from games.congo import scoring
from games.congo.data import HIPPOS
from games.congo.state import HALVES, CongoState, Player, Stage
from games.values import Event, Seat, Value, Who, points


def decide(state: CongoState) -> list[Event]:
    """The strictly highest total takes the port; a shared one is fought over."""
    totals = {seat: _total_half(state.players[seat]) for seat in state.bidders()}
    if not totals:
        return scoring.leave_port(state)
    highest = max(totals.values())
    best = [seat for seat, total in totals.items() if total == highest]
    if len(best) == 1:
        return scoring.take_port(state, best[0])
    state.tied = best
    values: dict[str, Value] = {"who": _all(best), "total": points(highest, HALVES)}
    events = [Event("tie_began", values)]
    state.waiting = [seat for seat in best if state.players[seat].hippos]
    if not state.waiting:
        return events + scoring.share_port(state, best)
    state.stage = Stage.SEALED
    return events


def commit(state: CongoState, seat: Seat, tiles: tuple[str, ...]) -> list[Event]:
    """Seal tiles; the last one in opens them all (4.13)."""
    player = state.players[seat]
    is_new = player.commitment is None
    player.commitment = tiles
    events = [Event("hippos_sealed", {"tiles": tiles}, seen_by=(seat,))]
    if is_new:
        state.waiting.remove(seat)
        events.insert(0, Event("hippos_committed", {"who": Who(seat)}))
    return events if state.waiting else events + _reveal(state)


def add(state: CongoState, seat: Seat, tiles: tuple[str, ...]) -> list[Event]:
    """Lay further tiles, or none, openly (4.14)."""
    state.waiting.remove(seat)
    player = state.players[seat]
    _spend(state, player, tiles)
    if tiles:
        values: dict[str, Value] = {"who": Who(seat), "tiles": tiles, "sum": _sum(player)}
        events = [Event("hippos_added", values, reveals=True)]
    else:
        events = [Event("hippos_declined", {"who": Who(seat)})]
    if state.waiting:
        return events
    best = _best(state)
    if len(best) == 1:
        return events + scoring.take_port(state, best[0])
    return events + scoring.share_port(state, best)


def _reveal(state: CongoState) -> list[Event]:
    """All sealed tiles are laid open together (4.13)."""
    events = []
    for seat in state.tied:
        player = state.players[seat]
        tiles = player.commitment or ()
        player.commitment = None
        _spend(state, player, tiles)
        values: dict[str, Value] = {"who": Who(seat), "tiles": tiles, "sum": _sum(player)}
        events.append(Event("hippos_revealed", values, reveals=True))
    best = _best(state)
    if len(best) == 1:
        return events + scoring.take_port(state, best[0])
    state.tied = best
    state.waiting = [seat for seat in best if state.players[seat].hippos]
    if not state.waiting:
        return events + scoring.share_port(state, best)
    state.stage = Stage.OPEN
    events.append(Event("tie_went_on", {"who": _all(best), "sum": _sum(state.players[best[0]])}))
    return events


def _spend(state: CongoState, player: Player, tiles: tuple[str, ...]) -> None:
    """Tiles laid open are gone for good, whoever wins."""
    for tile in tiles:
        player.hippos.take(tile)
        state.hippo_discard.add(tile)
        player.spent.append(tile)


def _best(state: CongoState) -> list[Seat]:
    """Of those who are tied, whoever has spent most."""
    most = max(_sum(state.players[seat]) for seat in state.tied)
    return [seat for seat in state.tied if _sum(state.players[seat]) == most]


def _sum(player: Player) -> int:
    return sum(HIPPOS[tile].value for tile in player.spent)


def _total_half(player: Player) -> int:
    assert player.bid is not None
    return player.bid.total_half


def _all(seats: list[Seat]) -> tuple[Who, ...]:
    return tuple(Who(seat) for seat in seats)
