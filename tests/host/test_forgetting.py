"""Whoever asks to be forgotten is nobody from then on, in the file too, and the others play on."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from games import GAMES
from games.core import Refused
from games.record import check, replay
from host.lobby import Person
from host.tables import Host
from render.initials import initials
from storage.rows import Calls, TableStatus
from storage.sqlite.backup import backup, restore
from storage.store import Store
from tests.engines import IS_FILE, ask, everything_outside, setting_of
from tests.host.lives import NORA, OTHERS, live, played_on
from tests.host.people import ADA, BEN, PLACE, hosting, kill, open_many, play_randomly, started
from tests.host.test_timers import Time

ROOT = Path(__file__).parents[2]
ID = 0x0A1B_C2D3_E4F5_0617
ELSA = Person(user=ID, name="Élsa Quîntön", language="fr")
CALLED = {"en": "Player", "fr": "Joueur"}


async def traces(path: Path) -> list[str]:
    """Where the name or the id still stands: files of the database, as a text or as a number; or tables."""
    if not IS_FILE:
        tables = await everything_outside(path)
        return [name for name, rows in tables.items() if ELSA.name in str(rows) or str(ID) in str(rows)]
    signs = [ELSA.name.encode(), str(ID).encode(), ID.to_bytes(8, "big"), ID.to_bytes(8, "little")]
    files = [path.with_name(path.name + suffix) for suffix in ("", "-wal", "-shm")]
    return [
        f"{file.name}: {sign!r}"
        for file in files
        if file.exists()
        for sign in signs
        if sign in file.read_bytes()
    ]


@pytest.mark.slow
@pytest.mark.promise("no byte of the file names who was forgotten, and the others play on")
@pytest.mark.parametrize("seed", range(5))
async def test_no_byte_of_the_file_names_them_and_the_others_play_on(path: Path, seed: int) -> None:
    chance, clock = Random(seed), Time()
    clock.now = 1_700_000_000
    async with hosting(path, clock, initials=initials) as host:
        open_many(host)
        life = await live(host, clock, chance, ELSA)
        before = {table: await host.table(table) for table in life.over}
        undo = f"undo {ID} 7 None"  # a board's Undo was once stored with its user
        await ask(host._store, "update steps set request = ? where version = 1", undo)
        assert await traces(path)
        assert await host.forget(ELSA.user, CALLED)
        assert await traces(path) == []
        for table in life.over:
            found, then = await host.table(table), before[table]
            assert (found.result, found.status) == (then.result, TableStatus.OVER)
            assert found.seat_of(ELSA.user) is None
            seats = zip(found.seats, then.seats, strict=True)
            assert [one.name for one, other in seats if one.name != other.name] == [
                f"{CALLED[found.language]} {each.letter or 'ABCDE'[each.seat]}"
                for each in then.seats
                if each.user == ELSA.user
            ]
            record = await host.record(table)
            *_, last = replay(GAMES[found.game], record)
            assert GAMES[found.game].result(last.state) == found.result
            assert check(GAMES[found.game], record).is_true
        for table in chance.sample(life.running, 4):
            assert await played_on(life, table) in (TableStatus.OVER, TableStatus.CANCELLED)
        assert await host.tables_of(ELSA.user) == []
        assert (await host.me(ELSA)).calls is Calls.THREAD
        mine = await host.mine(ELSA.user)
        assert mine is not None
        assert {name for name, value in mine.items() if value} == {"may_not_open_tables_on"}, "a hash, kept"
        assert not await host.forget(ELSA.user)
    assert await traces(path) == []


async def test_what_is_told_of_it_names_nobody(path: Path) -> None:
    async with hosting(path) as host:
        table = await started(host, 3)
        await host.said(*[row.id for row in await host.pending(table)])
        told: list[list[str]] = []
        host._live.on_untold = lambda id: told.append([row.name for row in _seats(host, id)])
        await host.forget(ADA.user)
        assert told
        assert all(names == ["Player A", "Ben", "Cleo"] for names in told)
        assert "board" in [row.message.kind for row in await host.pending(table)]
        seat = (await host.table(table)).seats[0]
        assert (seat.user, seat.has_resigned, seat.is_computer) == (None, True, False)
        with pytest.raises(Refused, match="not_seated"):
            await host.undo(table, ADA.user, "again")


def _seats(host: Host, table: int) -> Iterator[Person]:
    yield from host._live._tables[table].now.table.seats  # type: ignore[misc]  # seats have names too


async def test_they_leave_lobbies_and_the_last_closes_them(path: Path) -> None:
    async with hosting(path) as host:
        alone = await host.open("livingstone", {}, 3, "en", PLACE, ELSA)
        shared = await host.open("livingstone", {}, 3, "en", PLACE, ELSA)
        await host.join(shared, BEN)
        await host.forget(ELSA.user)
        assert (await host.table(alone)).status is TableStatus.CANCELLED
        found = await host.table(shared)
        assert ([seat.user for seat in found.seats], found.opened_by) == ([BEN.user], 0)
        await host.join(shared, ELSA)  # and may come back, as somebody new
        assert [seat.name for seat in (await host.table(shared)).seats] == ["Ben", ELSA.name]


@pytest.mark.parametrize("reading", [1, 3, 5])
async def test_what_a_crash_interrupts_the_next_start_ends(path: Path, reading: int) -> None:
    async with hosting(path) as host:
        tables = [await started(host, 3) for _ in range(3)]
    kill(path, tables[0], ADA.user, reading, "forget")
    async with hosting(path) as host:
        await host.forget(ADA.user)  # if it had not even been noted
        for table in tables:
            found = await host.table(table)
            assert found.seat_of(ADA.user) is None
            log = await host.log(table, None)
            assert [event.kind for event in log].count("seat_resigned") == 1


@pytest.mark.sqlite_file
async def test_a_restore_brings_nobody_back(path: Path, tmp_path: Path) -> None:
    saved = tmp_path / "saved.db"
    async with hosting(path) as host:
        table = await host.open("livingstone", {}, 2, "en", PLACE, ADA)
        await host.join(table, ELSA)
        await host.start(table, ADA.user)
        backup(path, saved)
        await host.forget(ELSA.user)
    restore(saved, path)
    assert await traces(path)
    async with hosting(path) as host:
        assert await traces(path) == []
        assert [seat.name for seat in (await host.table(table)).seats] == ["Ada", "Player B"]
        await host.join(await host.open("livingstone", {}, 2, "en", PLACE, ADA), ELSA)
    again = tmp_path / "again.db"
    backup(path, again)
    restore(again, path)
    async with hosting(path) as host:  # who had come back before that backup stays
        assert await host.mine(ELSA.user) is not None


@pytest.mark.slow
async def test_the_host_forgets_somebody_at_the_terminal_while_the_bot_is_stopped(path: Path) -> None:
    def command() -> tuple[int, str]:
        environment = {**os.environ, "QUAYSIDE_DATABASE": setting_of(path)}
        line = [sys.executable, str(ROOT / "bot.py"), "forget", str(ID)]
        done = subprocess.run(line, env=environment, capture_output=True, text=True, cwd=ROOT, check=False)
        return done.returncode, done.stdout

    clock = Time()
    async with hosting(path, clock, initials=initials) as host:
        open_many(host)
        life = await live(host, clock, Random(11), ELSA)
        assert (await asyncio.to_thread(command))[0] == 2, "the bot runs"
        assert await host.mine(ELSA.user) is not None
    assert await asyncio.to_thread(command) == (
        0,
        f"{ID} is forgotten; their tables hear of it when the bot runs again.\n",
    )
    assert await traces(path) == []
    assert await asyncio.to_thread(command) == (0, f"Nothing is kept about {ID}.\n")
    async with hosting(path, clock, initials=initials) as host:
        for table in life.over:
            assert check(GAMES[(await host.table(table)).game], await host.record(table)).is_true
        assert await host.tables_of(ELSA.user) == []


async def test_one_has_all_that_is_kept_of_oneself(path: Path) -> None:
    async with hosting(path) as host:
        table = await started(host, 2)
        await play_randomly(host, table, Random(2), 30)
        await host.write_note(table, ADA.user, "sell red")
        await host.choose(ADA, zone="Europe/Paris", quiet=(60, 360))
        mine = await host.mine(ADA.user)
        assert mine is not None
        assert (mine["person"]["name"], mine["person"]["zone"]) == ("Ada", "Europe/Paris")
        (seat,) = mine["seats"]
        assert (seat["table"], seat["game"], seat["note"]) == (table, "livingstone", "sell red")
        played = [row for row in await host._store.history(table) if row.seat == 0 and row.action]
        assert [row["version"] for row in seat["actions"]] == [row.version for row in played]
        assert "Ben" not in str(mine)
        assert str(BEN.user) not in str(mine)
        assert await host.mine(12345) is None


ALL = {"every column"}
NOBODYS: dict[str, set[str]] = {
    "boxes": ALL,
    "nonces": ALL,
    "restored": ALL,
    "servers": ALL,
    "settings": ALL,
    "sqlite_sequence": ALL,
    "tables": {"has_old_buttons", "thread", "prompt", "rest"},
    "steps": {"back_to", "request"},
    "former": {"name"},
    "leaving": ALL,
    "forgotten": ALL,
}
"""Columns in which no life need leave anything, by their tables. The names in `former` are written when
somebody is forgotten; so is `leaving`, which is empty again by then, and `forgotten`, which holds hashes."""


@pytest.mark.slow
@pytest.mark.sqlite_file
async def test_lives_leave_something_in_every_column_where_a_person_may_stand(path: Path) -> None:
    """A new column, or a new table, is met by a life in `lives.py`, or is said here to be nobody's."""
    met: dict[str, set[str]] = {}
    exported: dict[str, bool] = {}
    columns: dict[str, set[str]] = {}
    store: list[Store] = []

    async def look() -> None:
        tables = await ask(store[0], "select name from sqlite_schema where type = 'table'")
        for (table,) in tables:
            told = await ask(store[0], f"pragma table_info({table})")
            columns[table] = {column for _, column, *_ in told}
            missing = [each for each in told if each[1] not in met.setdefault(table, set())]
            for _, column, _, _, default, _ in missing:
                plain = "" if default is None else str(default).strip("'")
                rows = await ask(store[0], f"select 1 from {table} where {_says(column)} limit 1", plain)
                met[table] |= {column} if rows else set()
        mine = await store[0].export(ELSA.user) or {}
        assert not {person.name for person in (*OTHERS, NORA)} & {*re.findall(r"\w+", str(mine))}
        for part in (mine, *mine.get("seats", ()), *mine.get("seats_before", ())):
            for name, value in part.items():
                exported[name] = exported.get(name, False) or value not in (None, [], {})

    for seed in range(8):
        clock = Time()
        async with hosting(path.with_name(f"{seed}.db"), clock, initials=initials) as host:
            open_many(host)
            store[:] = [host._store]
            await live(host, clock, Random(seed), ELSA, look)
    unmet = {
        table: sorted(column for column in found if column not in met[table])
        for table, found in columns.items()
        if NOBODYS.get(table) is not ALL
    }
    # These tables stand in channels, and only computers and nobody have names of their own seats.
    assert {name for name, is_told in exported.items() if not is_told} == {"thread", "name"}
    assert {table: found for table, found in unmet.items() if {*found} - NOBODYS.get(table, set())} == {}


def _says(column: str) -> str:
    """Whether a row has something there: not nothing, and not what stands there by itself (`?`)."""
    return f"\"{column}\" is not null and cast(\"{column}\" as text) not in ('', coalesce(?, '0'))"
