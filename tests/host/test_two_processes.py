"""Two processes at one PostgreSQL database: each step is made once, and nobody decides by what was before."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import AsyncIterator, Collection, Iterator

import msgspec
import pytest

from host.errors import Stale
from host.tables import Host
from storage.address import Server
from storage.errors import AlreadyOpen, Locked, StorageError
from storage.opening import open_store
from storage.rows import Calls
from storage.sqlite import engine
from tests.engines.fresh import outside
from tests.host.people import ADA, ALL_GAMES, BEN, SEED, asked_user, press, started
from tests.host.sealed import Seal
from tests.host.second_host import Second, play, play_this, sharing

SOON = 5.0
"""Seconds in which a process hears of another's change, also on a busy machine."""


@pytest.fixture
async def first(database: Server) -> AsyncIterator[Host]:
    async with sharing(database) as host:
        yield host


@pytest.fixture
async def other(database: Server) -> AsyncIterator[Host]:
    """Another host with a store of its own; quicker at hand than another process."""
    async with sharing(database) as host:
        yield host


@pytest.fixture
def second(database: Server, first: Host) -> Iterator[Second]:
    del first  # it has made the tables
    second = Second(database)
    yield second
    second.end()


async def asked(host: Host, table: int) -> tuple[int, int]:
    """Who is asked, and under which number."""
    user = await asked_user(host, table)
    seat = (await host.table(table)).seat_of(user)
    assert seat is not None
    return user, seat.question


async def until(found: list[object], wanted: object) -> None:
    """What was called, soon."""
    latest = time.monotonic() + SOON
    while wanted not in found:
        assert time.monotonic() < latest, found
        await asyncio.sleep(0.01)


async def until_as_many(heard: Collection[object], made: Collection[object]) -> None:
    """All that one has made has been heard by the other."""
    latest = time.monotonic() + SOON
    while len(heard) < len(made):
        assert time.monotonic() < latest, (heard, made)
        await asyncio.sleep(0.01)


@pytest.mark.promise("two processes at one table: one step, the other press comes too late")
async def test_two_presses_in_two_processes_at_once_make_one_step(first: Host, second: Second) -> None:
    table = await started(first)
    made_by = {"first": 0, "second": 0}
    for turn in range(24):
        user, question = await asked(first, table)
        if turn % 2:
            second.tell("version", table)
            assert await second.heard() == str(turn)
        action = (await first.legal(table, user))[0]
        second.tell("play", table, user, question, f"second{turn}")
        await asyncio.sleep(0.002 * (turn % 12))
        try:
            mine = await play_this(first, table, user, action, question, f"first{turn}")
        except Stale:
            mine = "refused Stale"
        theirs = await second.heard()
        assert sorted([mine, theirs]) == [f"made {turn + 1}", "refused Stale"]
        made_by["first" if mine.startswith("made") else "second"] += 1
        assert (await first.table(table)).version == turn + 1
        assert await second.ask("version", table) == str(turn + 1)
    assert all(made_by.values()), made_by
    history = await first._store.history(table)
    assert [step.version for step in history] == list(range(25))


async def test_one_click_that_arrives_in_both_processes_is_one_step(first: Host, second: Second) -> None:
    table = await started(first)
    for turn in range(8):
        user, question = await asked(first, table)
        action = (await first.legal(table, user))[0]
        second.tell("act", table, user, question, f"click{turn}", msgspec.json.encode(action).decode())
        mine = await play_this(first, table, user, action, question, f"click{turn}")
        theirs = await second.heard()
        assert sorted([mine, theirs]) == [f"made {turn + 1}", f"repeated {turn + 1}"]
        assert (await first.table(table)).version == turn + 1


@pytest.mark.promise("a process that dies in a change leaves nothing, and its table goes on at once")
async def test_a_process_killed_while_it_changes_a_table_holds_up_nobody(first: Host, second: Second) -> None:
    table, free = await started(first), await started(first)
    user, question = await asked(first, table)
    assert await second.ask("hold", table) == "held"
    began = time.monotonic()
    with pytest.raises(Locked):
        await play(first, table, user, question, "early")
    assert time.monotonic() - began < 3 + SOON / 5
    assert (await first.table(table)).version == 0, "it can be looked at"
    assert await play(first, free, *await asked(first, free), "free") == "made 1"
    second.send(signal.SIGKILL)
    await asyncio.sleep(0.2)
    assert await play(first, table, user, question, "click") == "made 1"


@pytest.mark.promise("a process that stands still keeps no table, and decides nothing when it goes on")
async def test_a_process_that_is_stopped_loses_its_table_and_knows_it(first: Host, second: Second) -> None:
    table = await started(first)
    user, question = await asked(first, table)
    assert await second.ask("version", table) == "0"
    assert await second.ask("hold", table) == "held"
    second.send(signal.SIGSTOP)
    latest = time.monotonic() + 10 + SOON
    while True:
        try:
            made = await play(first, table, user, question, "click")
            break
        except Locked:
            assert time.monotonic() < latest
    assert made == "made 1"
    second.send(signal.SIGCONT)
    second.tell("now")
    assert (await second.heard()).startswith("trouble ")
    assert (await first.table(table)).version == 1
    assert await second.ask("version", table) == "1"
    assert await second.ask("play", table, user, question, "late") == "refused Stale"
    assert (await second.ask("play", table, *await asked(first, table), "next")) == "made 2"


async def test_a_snapshot_counts_at_its_revision_alone(first: Host, other: Host) -> None:
    table = await started(first, 2, "sealed")
    assert (await other.table(table)).version == 0
    assert [row.id for row in await other.pending(table)] == [row.id for row in await first.pending(table)]
    await press(first, table, ADA.user, Seal(1))
    seen = await other.table(table)
    assert seen.version == 1
    assert not seen.is_waiting_for(ADA.user)
    assert await other.legal(table, ADA.user) == await first.legal(table, ADA.user)
    assert [row.id for row in await other.pending(table)] == [row.id for row in await first.pending(table)]
    await other.said(*[row.id for row in await other.pending(table)])
    assert await first.pending(table) == []
    assert [each.id for each in await other.tables_of(BEN.user)] == [table]
    third = await started(first, 2, "sealed")
    assert {each.id for each in await other.tables_of(BEN.user)} == {table, third}


async def test_a_load_that_began_before_a_change_is_not_taken_for_what_is_after_it(
    first: Host, other: Host
) -> None:
    table = await started(first, 2, "sealed")
    early = [asyncio.create_task(other.table(table)) for _ in range(3)]
    await asyncio.sleep(0)
    await press(first, table, ADA.user, Seal(1))
    assert (await other.table(table)).version == 1
    assert {found.version for found in await asyncio.gather(*early)} <= {0, 1}


async def test_what_somebody_chooses_in_one_process_counts_in_the_other(first: Host, other: Host) -> None:
    table = await started(first, 2)
    await other.know(ADA.user)
    assert (await other.table(table)).seats[0].language == "en"
    await first.choose(ADA, speaks="fr", calls=Calls.PRIVATE)
    seat = (await other.table(table)).seats[0]
    assert (seat.language, seat.calls) == ("fr", Calls.PRIVATE)
    await other.know(ADA.user)
    assert other.language(ADA.user) == "fr"
    await other.close_messages(ADA.user, is_closed=True)
    assert (await first.table(table)).seats[0].has_closed_messages
    await other.close_messages(ADA.user, is_closed=False)
    assert not (await first.table(table)).seats[0].has_closed_messages


async def test_who_is_forgotten_in_one_process_is_known_to_no_other(first: Host, other: Host) -> None:
    heard: list[object] = []
    table = await started(first, 3)
    await other.table(table)
    hear = other._live.hear

    def noted(what: object) -> None:
        hear(what)  # type: ignore[arg-type]  # as it is
        heard.append("nameless" if getattr(what, "is_nameless", None) else "")

    other._store.on_heard(noted)
    assert await first.forget(ADA.user)
    await until(heard, "nameless")
    assert all(ADA.user not in live.now.people for live in other._live._tables.values())
    seats = (await other.table(table)).seats
    assert ADA.user not in {seat.user for seat in seats}
    assert ADA.name not in {seat.name for seat in seats}


async def test_each_hears_of_the_others_changes_and_not_of_its_own(first: Host, other: Host) -> None:
    untold: dict[Host, list[object]] = {first: [], other: []}
    for host, found in untold.items():
        host.on_untold(found.append)
    timers: list[object] = []
    other.on_timer(timers.append)
    table = await started(first, 2, "sealed")
    await until(untold[other], table)
    (due,) = {row.due for row in (await first._live.get(table)).now.rows.timers if row.seat == 0}
    await until(timers, due)
    await until_as_many(untold[other], untold[first][1:])  # a new lobby is shown by whoever opens it
    untold[other].clear()
    untold[first].clear()
    await press(other, table, ADA.user, Seal(1))
    await until(untold[first], table)
    assert untold[other] == [table], "it was woken by its own change, once"


async def test_who_hears_nothing_looks(database: Server, first: Host, other: Host) -> None:
    table = await started(first, 2, "sealed")
    found: list[object] = []
    other.on_untold(found.append)
    async with outside(database) as connection:
        await connection.execute(
            "select pg_terminate_backend(pid) from pg_stat_activity"
            " where application_name = 'quayside' and pid != pg_backend_pid()"
        )
        await connection.execute("update outbox set created = created - 60")
    for _ in range(2):
        try:
            await other.look_around()
        except StorageError:
            continue
    await until(found, table)
    found.clear()
    for _ in range(2):
        try:
            await press(first, table, ADA.user, Seal(1))
            break
        except StorageError:
            continue
    await until(found, table)


async def test_it_is_shared_with_those_who_share_it_alone(database: Server) -> None:
    async with sharing(database), sharing(database):
        with pytest.raises(AlreadyOpen):
            async with open_store(database):
                pass
    async with open_store(database):
        with pytest.raises(AlreadyOpen):
            async with open_store(database, is_shared=True):
                pass


async def test_processes_that_start_at_once_make_the_tables_once(database: Server) -> None:
    from storage.postgres.schema import MIGRATIONS  # noqa: PLC0415  # not everybody has asyncpg

    async def opened() -> None:
        async with open_store(database, is_shared=True) as store:
            assert await store.untold() == []

    await asyncio.gather(*[opened() for _ in range(6)])
    async with outside(database) as connection:
        made = [row[0] for row in await connection.fetch("select number from migrations order by 1")]
    assert made == [*range(1, len(MIGRATIONS) + 1)]


async def test_on_a_file_nobody_else_is_asked_about(tmp_path_factory: pytest.TempPathFactory) -> None:
    """A look costs no statement there, and a press one transaction, as ever."""
    async with engine.open_store(tmp_path_factory.mktemp("file") / "games.db") as store:
        assert isinstance(store, engine.SqliteStore)
        host = Host(store, ALL_GAMES, lambda: 1_700_000_000, lambda: SEED)
        table = await started(host, 2, "sealed")
        said: list[str] = []
        await store.set_trace_callback(said.append)
        assert (await host.table(table)).version == 0
        assert [each.id for each in await host.tables_of(ADA.user)] == [table]
        looked = len(said)
        await press(host, table, ADA.user, Seal(1))
    assert looked <= 1, said
    assert sum(sql.startswith("begin") for sql in said) == 1
    assert not any("revision" in sql for sql in said)
