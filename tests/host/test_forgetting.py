"""Whoever asks to be forgotten is nobody from then on, in the file too, and the others play on."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import date, timedelta
from pathlib import Path
from random import Random

import pytest

from games import GAMES
from games.core import Refused
from games.record import replay
from host.lobby import Person
from host.outbox import Post, PostKind
from host.polls import NO
from host.resting import PAUSES
from host.tables import Host
from storage.rows import Calls, TableStatus
from storage.sqlite.backup import backup, restore
from storage.sqlite.schema import migrate
from tests.engines import IS_FILE, ask, everything_outside
from tests.host.people import ADA, BEN, CLEO, PLACE, hosting, kill, open_many, play_randomly, started
from tests.host.test_timers import Time

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


async def live(host: Host, chance: Random) -> tuple[list[int], list[int]]:
    """A life with games that are over, running and yet to begin; the first two kinds."""
    over: list[int] = []
    running: list[int] = []
    for number in range(chance.randrange(2, 5)):
        players = [ELSA, *chance.sample([ADA, BEN, CLEO], chance.randrange(1, 4))]
        chance.shuffle(players)
        table = await host.open(
            "livingstone", {}, len(players), chance.choice(["en", "fr"]), PLACE, players[0]
        )
        for person in players[1:]:
            await host.join(table, person)
        seat = (await host.table(table)).seat_of(ELSA.user)
        assert seat is not None
        await host.start(table, players[0].user)
        await host.keep_post(table, Post(kind=PostKind.HAND, seat=seat.seat, channel=ID, message=5, posted=6))
        await host.write_note(table, ELSA.user, f"{ELSA.name} sells red")
        await play_randomly(host, table, chance, 10_000 if number % 2 else chance.randrange(40))
        is_over = (await host.table(table)).status is TableStatus.OVER
        (over if is_over else running).append(table)
        if not is_over:
            await ask_everybody(host, table, chance)
    friends = await host.open("rotterdam", {}, 3, "fr", PLACE, ADA)
    await host.invite(friends, ADA.user, [ELSA.user, CLEO.user])
    if chance.random() < 0.5:
        await host.join(friends, ELSA)
    await host.learn("livingstone", ELSA)
    lobby = await host.open("congo", {}, 3, "en", PLACE, ELSA)
    if chance.random() < 0.5:
        await host.join(lobby, ADA)
    await host.choose(
        ELSA,
        calls=chance.choice([*Calls]),
        speaks="fr",
        zone="Europe/Paris",
        quiet=(60, 360),
        away=date(2023, 11, 15) + timedelta(days=chance.randrange(9)),
    )
    await host.be_counted(ELSA, is_counted=chance.random() < 0.5)
    await host.close_messages(ELSA.user, is_closed=True)
    return over, running


async def ask_everybody(host: Host, table: int, chance: Random) -> None:
    """A report, and what is asked of all who sit at a running table: a pause, its end; somebody resigns."""
    await host.report(table)
    asking, answering = chance.sample([seat.user for seat in (await host.table(table)).seats], 2)
    assert asking is not None
    assert answering is not None
    deed = chance.choice(["resign", "pause", "end", "play"])
    if deed == "resign":
        await host.resign(table, ELSA.user)
    elif deed == "pause":
        await host.ask_for_pause(table, asking, chance.choice(PAUSES))
        polls = [poll.number for poll in (await host._live.get(table)).now.rows.polls]
        if chance.random() < 0.5:
            await host.vote(table, answering, polls[-1], NO)
    elif deed == "end" and len((await host.table(table)).seats) > 2:
        await host.cancel(table, asking)


@pytest.mark.parametrize("seed", range(4))
async def test_no_byte_of_the_file_names_them_and_the_others_play_on(path: Path, seed: int) -> None:
    chance, clock = Random(seed), Time()
    clock.now = 1_700_000_000
    async with hosting(path, clock) as host:
        open_many(host)
        over, running = await live(host, chance)
        before = {table: await host.table(table) for table in over}
        undo = f"undo {ID} 7 None"  # a board's Undo was once stored with its user
        await ask(host._store, "update steps set request = ? where version = 1", undo)
        assert await traces(path)
        assert await host.forget(ELSA.user, CALLED)
        assert await traces(path) == []
        for table in over:
            found, then = await host.table(table), before[table]
            assert (found.result, found.status) == (then.result, TableStatus.OVER)
            assert found.seat_of(ELSA.user) is None
            seats = zip(found.seats, then.seats, strict=True)
            assert [one.name for one, other in seats if one.name != other.name] == [
                f"{CALLED[found.language]} {each.letter or 'ABCDE'[each.seat]}"
                for each in then.seats
                if each.user == ELSA.user
            ]
            *_, last = replay(GAMES["livingstone"], await host.record(table))
            assert GAMES["livingstone"].result(last.state) == found.result
        for table in running:
            if (now := await host.table(table)).rest is not None:  # all who are left had wanted a pause
                clock.now = max(clock.now, now.rest_until or 0)
                await host.ring(table)
            ended = await play_randomly(host, table, chance)
            assert ended.status in (TableStatus.OVER, TableStatus.CANCELLED)
        assert await host.tables_of(ELSA.user) == []
        assert (await host.me(ELSA)).calls is Calls.THREAD
        assert await host.mine(ELSA.user) is None
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


PERSONAL = {
    "people": {"user", "name"},
    "seats": {"user", "name", "note", "has_resting_note"},
    "sqlite_sequence": {"name"},
    "tables": {"opened_by"},
    "guests": {"user"},
    "former": {"user", "name"},
    "leaving": {"user"},
    "standing": {"given"},
    "ballots": {"given"},
    "steps": {"request"},
}
SUSPECT = re.compile("user|person|member|author|owner|name|note|request|text|who|given|_by$|^by$")


@pytest.mark.sqlite_file
def test_every_column_where_a_person_may_stand_is_known() -> None:
    """A new one must be wiped in `storage/sqlite/personal.py` and exported; then it stands here."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        migrate(db, 0)
        tables = [name for (name,) in db.execute("select name from sqlite_schema where type = 'table'")]
        found = {
            table: {
                column
                for _, column, *_ in db.execute(f"pragma table_info({table})")
                if SUSPECT.search(column)
            }
            for table in tables
        }
    assert {table: columns for table, columns in found.items() if columns} == PERSONAL
