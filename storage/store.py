"""What the host asks of a database, whichever engine stands behind it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol

from storage.rows import MessageRow, PersonRow, ReportRow, ServerRow, StepRow
from storage.sharing import Heard, Held, Revision
from storage.whole import Bar, Crowding, Finished, TableChange, TableRows, Written


class Store(Protocol):
    """The stored tables, without any cache: each call is one transaction, and sees what is committed.

    A call that is cancelled is carried out or not; whoever made it must load again to know.
    """

    # Tables

    async def load(self, table_ids: Collection[int]) -> list[TableRows]:
        """Those of these tables that there are, whole and all as of one moment."""

    async def people_at(self, table_ids: Collection[int]) -> list[PersonRow]:
        """Everybody who sits at one of these tables."""

    async def append(self, change: TableChange) -> Written:
        """Write all of a change or nothing, safe from a power cut once it returns.

        StaleStep if a step's version is not the next one, RepeatedRequest if its request has made a step.
        """

    async def step(self, table_id: int, version: int) -> StepRow | None:
        """That step, with its state if it is kept."""

    async def history(self, table_id: int, since: int = 0) -> list[StepRow]:
        """All steps from that version on, in order, without their states."""

    async def step_of_request(self, table_id: int, request: str) -> StepRow | None:
        """The step this request made, if it made one."""

    # Other processes

    @property
    def is_shared(self) -> bool:
        """Whether other processes change the same tables: what is known of one counts at its revision."""

    async def revisions(self, table_ids: Collection[int]) -> dict[int, Revision]:
        """Those of these tables that there are, as of now."""

    def holding(self, table_id: int) -> AbstractAsyncContextManager[Held]:
        """No other process changes that table until the block ends.

        Locked if another one does for long; whoever holds one for long without doing anything loses it.
        """

    def on_heard(self, told: Callable[[Heard], object]) -> None:
        """Call this with what other processes commit, soon afterwards; without a connection nobody hears."""

    async def take(
        self, names: Collection[str], owner: str, seconds: float, *, outlives: bool = False
    ) -> frozenset[str]:
        """Those of these leases that are the owner's from now on, for so long.

        If its process dies they end with it, unless they outlive it.
        """

    async def give_up(self, names: Collection[str], owner: str) -> None:
        """Others may have those of them that are the owner's."""

    async def standing(self, names: Collection[str], seconds: float) -> frozenset[str]:
        """Those of them that are somebody's, or were so many seconds ago."""

    # Which tables there are; found by indexes, however many are stored

    async def tables_of(self, user: int) -> list[int]:
        """The lobbies and running games the user plays in, newest first, but for those that are put away."""

    async def put_away_of(self, user: int) -> list[int]:
        """The games the user plays in that are put away, newest first."""

    async def lessons_of(self, user: int) -> list[int]:
        """The lessons that user has begun and not put away, newest first."""

    async def newcomers(self, game: str, users: Collection[int]) -> frozenset[int]:
        """Those of these users who have never played that game, but for lessons."""

    async def tables_at(self, place: int) -> list[int]:
        """Tables whose thread this is, unfinished ones first; else unfinished ones of the channel itself."""

    async def crowding(self, user: int, guild: int | None) -> Crowding:
        """How many lobbies and games that user has, and how many lobbies that server."""

    async def unsettled(self, games: Mapping[str, tuple[int, str]]) -> list[int]:
        """Running tables that may have something to do by themselves, or have other rules or another box.

        Of each game the version of its rules and the digest of its box are given.
        """

    async def with_computers(self) -> list[int]:
        """Running tables at which computers play."""

    async def finished(
        self, *, user: int | None = None, guild: int | None = None, most: int
    ) -> list[Finished]:
        """The latest games that are over, of that user or of that server, newest first."""

    async def restored(self) -> list[tuple[int, bool]]:
        """What a restore has brought back and was not shown since; whether each is known to have changed."""

    async def untold(self) -> list[MessageRow]:
        """What has not been told yet, at any table, oldest first."""

    # What falls due

    async def next_due(self) -> int | None:
        """When the next timer falls due, or poll; None without any."""

    async def due_tables(self, time: int, most: int) -> list[int]:
        """So many tables where a timer or poll has fallen due by then, those that wait for longest first."""

    async def untimed(self) -> list[int]:
        """Running tables at which nothing falls due for a seat: those from before there were timers."""

    # People, settings and keys

    async def person(self, user: int) -> PersonRow | None:
        """That user, if ever met."""

    async def choose(self, person: PersonRow) -> PersonRow:
        """Remember what somebody has chosen for themselves, met before or not; the user as they are then."""

    async def close_messages(self, user: int, *, is_closed: bool) -> PersonRow | None:
        """Remember whether private messages reach that user; the user as they are then, if ever met."""

    async def export(self, user: int) -> dict[str, Any] | None:
        """All that is stored of that person and by them, fit for JSON; None of a stranger."""

    async def begin_forgetting(self, user: int) -> bool:
        """Note that somebody is to be forgotten, so that no crash halves it; False of a stranger."""

    async def leaving(self) -> list[int]:
        """Those of whom it has been noted and who are not forgotten yet."""

    async def forget(self, user: int, called: Mapping[str, str]) -> None:
        """Make somebody anonymous wherever they are, and leave no trace of them in the file.

        Their seats are called by that word of the table's language, with the letter they play under.
        """

    async def report(self, report: ReportRow, most: int) -> int | None:
        """Note it; its number, or None where so many are noted of that table already."""

    async def reported(self, number: int) -> ReportRow | None:
        """What was noted under that number."""

    async def nonce_key(self) -> str:
        """What all nonces of this database begin with, nothing in an old one; only a restore changes it."""

    async def setting(self, key: str) -> str | None:
        """The value of a setting, if it was ever set."""

    async def set_setting(self, key: str, value: str) -> None:
        """Give a setting its value."""

    # Servers

    async def server(self, guild: int) -> ServerRow:
        """What is settled for that server; for most nothing but the usual."""

    async def set_server(self, server: ServerRow) -> None:
        """That is settled for that server from now on."""

    async def is_barred(self, guild: int, user: int) -> bool:
        """Whether somebody may not open tables on that server."""

    async def bar(self, bar: Bar) -> None:
        """Let somebody not open tables on a server, or let them again; no name or number is kept for it."""

    async def owe_greeting(self, guild: int) -> bool:
        """Note that hello is to be said to that server; False where it was said before."""

    async def greeted(self, guild: int) -> None:
        """Hello has been said to that server, for good."""

    async def ungreeted(self) -> list[int]:
        """The servers to which hello is still to be said."""
