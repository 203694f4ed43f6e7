"""Limits against floods; who judges by them lets nobody else sit down meanwhile."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from games.values import Seat, Who
from host.errors import refused
from storage.rows import TableRow
from storage.whole import Crowding


class Limits(Struct, frozen=True, kw_only=True):
    """How much is enough; the operator may decide otherwise."""

    lobbies_per_person: int = 5
    """In which one person sits."""
    lobbies_per_server: int = 50
    tables_per_person: int = 30
    """That have begun, and from which they have not resigned."""
    seconds_between_calls: int = 60
    """Before a table can be made to show itself and call its players again."""


USUAL = Limits()


def may_open(limits: Limits, crowd: Crowding) -> None:
    """Refused if that user, or that server, has enough lobbies."""
    may_sit(limits, crowd)
    if crowd.lobbies_here >= limits.lobbies_per_server:
        raise refused("many_lobbies_here", most=limits.lobbies_per_server)


def may_sit(limits: Limits, crowd: Crowding) -> None:
    """Refused if that user sits in enough lobbies, or plays enough games."""
    if crowd.lobbies >= limits.lobbies_per_person:
        raise refused("many_lobbies", most=limits.lobbies_per_person)
    may_take_over(limits, crowd)


def may_take_over(limits: Limits, crowd: Crowding) -> None:
    """Refused if that user plays enough games."""
    if crowd.games >= limits.tables_per_person:
        raise refused("many_games", most=limits.tables_per_person)


def may_start(limits: Limits, crowds: Mapping[Seat, Crowding]) -> None:
    """Refused if somebody on these seats plays enough games."""
    busy = [Who(seat) for seat, crowd in crowds.items() if crowd.games >= limits.tables_per_person]
    if busy:
        raise refused("busy_players", who=tuple(busy), most=limits.tables_per_person)


def seconds_to_wait(table: TableRow, limits: Limits, time: int) -> int:
    """Until the table may call its players again; 0 if it may now, or has no place to call them from."""
    if table.thread is None and table.channel is None:
        return 0
    since = limits.seconds_between_calls if table.called is None else time - table.called
    # A clock that was set back keeps nobody waiting.
    return max(0, limits.seconds_between_calls - since) if since >= 0 else 0


def may_call(table: TableRow, limits: Limits, time: int) -> None:
    """Refused if the table has called its players just now."""
    if seconds := seconds_to_wait(table, limits, time):
        raise refused("called_lately", seconds=seconds)
