"""A change that is cancelled or fails: what is remembered of a table is what the file says."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from host.lobby import Place
from host.outbox import Kind, Message
from host.tables import Host
from storage.errors import DiskFull
from storage.rows import TableStatus
from storage.sqlite.engine import SqliteStore
from storage.whole import TableChange, Written
from tests.host.living import (
    BOARD,
    HAND,
    LOOP_TURNS,
    MOMENTS,
    check,
    held,
    is_cancelled,
    known,
    store_of,
    tried,
)
from tests.host.people import (
    ADA,
    ALL_GAMES,
    BEN,
    CLEO,
    PLACE,
    asked_user,
    computers_play,
    new_click,
    open_many,
    play_randomly,
    press,
    started,
    user_of,
)
from tests.host.sealed import Note, Seal

# A change that is cancelled


async def next_press(host: Host, table: int) -> Coroutine[Any, Any, object]:
    await computers_play(host, table)
    user = await asked_user(host, table)
    seat = (await host.table(table)).seat_of(user)
    assert seat is not None
    return host.play(table, user, (await host.legal(table, user))[0], seat.question, new_click())


async def undoing(host: Host, table: int) -> Coroutine[Any, Any, object]:
    user = await asked_user(host, table)
    await (await next_press(host, table))
    return host.undo(table, user, new_click())


async def resigning(host: Host, table: int) -> Coroutine[Any, Any, object]:
    return host.resign(table, await asked_user(host, table))


async def agreeing(host: Host, table: int) -> Coroutine[Any, Any, object]:
    return host.cancel(table, BEN.user)


async def bringing(host: Host, table: int) -> Coroutine[Any, Any, object]:
    return host.bring(table, BEN.user, Place(9, 8, 7))


async def moving(host: Host, table: int) -> Coroutine[Any, Any, object]:
    return host.move(table, Place(1, 8))


async def telling(host: Host, table: int) -> Coroutine[Any, Any, object]:
    return host.said(*(row.id for row in await host.pending(table)))


async def posting(host: Host, table: int) -> Coroutine[Any, Any, object]:
    first, *_ = await host.pending(table)
    return host.keep_post(table, BOARD, said=[first.id])


DEEDS: dict[str, Callable[[Host, int], Awaitable[Coroutine[Any, Any, object]]]] = {
    "play": next_press,
    "undo": undoing,
    "resign": resigning,
    "agree": agreeing,
    "bring": bringing,
    "move": moving,
    "tell": telling,
    "post": posting,
}


@pytest.mark.parametrize("deed", DEEDS)
async def test_cancelled_at_any_moment_memory_and_file_agree(host: Host, deed: str) -> None:
    open_many(host)
    cancelled = []
    for moment in range(MOMENTS):
        table = await started(host, 3)
        cancelled.append(await is_cancelled(await DEEDS[deed](host, table), moment))
        await check(host, table)
        await (await next_press(host, table))
        await check(host, table)
    assert True in cancelled[:LOOP_TURNS]


async def test_one_game_cancelled_again_and_again_goes_on(host: Host) -> None:
    table = await started(host, 3)
    for moment in [*range(MOMENTS)] * 3:
        await is_cancelled(await next_press(host, table), moment)
        remembered = await known(host, table)
        host._live.drop(table)
        assert await known(host, table) == remembered
    versions = [row.version for row in await host._store.history(table)]
    assert versions == list(range(len(versions)))
    assert len(versions) > MOMENTS


async def test_answers_in_advance_cancelled_at_any_moment(host: Host) -> None:
    open_many(host)
    for moment in range(MOMENTS):
        table = await started(host, 2, "sealed")
        await press(host, table, ADA.user, Seal(3))
        await is_cancelled(host.prepare(table, ADA.user, "seal_always"), moment)
        await check(host, table)
        await is_cancelled(press(host, table, BEN.user, Seal(2)), moment)
        await check(host, table)
        await press(host, table, ADA.user, Note(1))
        await check(host, table)


async def test_a_lobby_cancelled_at_any_moment(host: Host) -> None:
    open_many(host)
    for moment in range(MOMENTS):
        table = await host.open("livingstone", {}, 3, "en", PLACE, ADA)
        await is_cancelled(host.join(table, BEN), moment)
        await check(host, table)
        await host.join(table, CLEO)
        await is_cancelled(host.leave(table, CLEO.user), moment)
        await check(host, table)
        await is_cancelled(host.move(table, Place(1, 2, 3)), moment)
        await check(host, table)
        await host.join(table, BEN)
        await is_cancelled(host.start(table, ADA.user), moment)
        await check(host, table)
        if (await host.table(table)).status is TableStatus.LOBBY:
            await host.start(table, ADA.user)
        await check(host, table)


async def test_cancelled_inside_its_transaction_it_is_there(host: Host) -> None:
    table = await started(host, 3)
    deed = await next_press(host, table)
    before = await host.table(table)
    async with held(host) as (is_inside, go_on):
        task = asyncio.create_task(deed)
        await is_inside.wait()
        task.cancel()
        await asyncio.wait((task,))
        reader = asyncio.create_task(host.table(table))
        await asyncio.sleep(0)
        assert not reader.done(), "only the file knows"
        go_on.set()
        assert (await reader).version == (before.version or 0) + 1
    await check(host, table)


async def test_somebody_waiting_behind_a_cancelled_change_finds_the_table_as_it_is(host: Host) -> None:
    table = await started(host, 3)
    deed = await next_press(host, table)
    async with held(host) as (is_inside, go_on):
        first = asyncio.create_task(deed)
        await is_inside.wait()
        others = [asyncio.create_task(host.cancel(table, person.user)) for person in (ADA, BEN, CLEO)]
        await asyncio.sleep(0)
        first.cancel()
        await asyncio.wait((first,))
        go_on.set()
        await asyncio.gather(*others)
    assert [row.version for row in await host._store.history(table)] == [0, 1, 2, 3, 4]
    assert (await host.table(table)).status is TableStatus.CANCELLED
    await check(host, table)


async def test_a_table_whose_opening_is_cancelled_is_found_if_it_is_there(host: Host) -> None:
    open_many(host)
    for moment in range(MOMENTS):
        place = Place(guild=1, channel=100 + moment)
        assert place.channel is not None
        assert await host.table_at(place.channel) is None
        await is_cancelled(host.open("livingstone", {}, 3, "en", place, ADA), moment)
        remembered = await host.table_at(place.channel)
        host._live.drop()
        assert await host.table_at(place.channel) == remembered


async def test_a_name_whose_change_is_cancelled_is_the_same_at_all_tables(host: Host) -> None:
    open_many(host)
    tables = [await started(host, 2) for _ in range(2)]
    for moment in range(MOMENTS):
        lobby = await host.open("livingstone", {}, 3, "en", PLACE, BEN)
        for table in (*tables, lobby):
            await host.table(table)
        await is_cancelled(host.join(lobby, replace(ADA, name=f"Ada {moment}")), moment)
        await check(host, *tables, lobby)


async def test_what_reaches_somebody_is_remembered_rightly_when_cancelled(host: Host) -> None:
    table = await started(host, 2)

    async def is_closed() -> bool:
        return (await host.table(table)).seats[0].has_closed_messages

    for moment in range(MOMENTS):
        await is_cancelled(host.close_messages(ADA.user, is_closed=moment % 2 == 0), moment)
        remembered = await is_closed()
        host._live.drop()
        assert await is_closed() == remembered
        await host.close_messages(ADA.user, is_closed=False)
        host._live.drop()
        assert not await is_closed()


async def test_a_reader_cancelled_at_any_moment_spoils_nothing(host: Host) -> None:
    table = await started(host, 3)
    await play_randomly(host, table, Random(1), 5)
    user = await asked_user(host, table)
    for moment in range(MOMENTS):
        host._live.drop()
        await is_cancelled(host.seen(table, user), moment)
        await check(host, table)
    await (await next_press(host, table))
    await check(host, table)


# A change that fails


async def fail(change: TableChange) -> Written:
    raise DiskFull(Path("quayside.db"))


@pytest.mark.parametrize("deed", DEEDS)
async def test_what_could_not_be_written_has_not_happened(
    host: Host, deed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await started(host, 3)
    doing = await DEEDS[deed](host, table)
    before, live = await known(host, table), await host._live.get(table)
    told: list[int] = []
    host.on_untold(told.append)
    with monkeypatch.context() as patch:
        patch.setattr(host._store, "append", fail)
        with pytest.raises(DiskFull):
            await doing
    assert told == []
    assert await host._live.get(table) is not live, "only the file knows how it is"
    assert await known(host, table) == before
    await check(host, table)
    await (await next_press(host, table))
    await check(host, table)


@pytest.mark.sqlite_file
async def test_a_full_disk_changes_nothing(host: Host) -> None:
    table = await started(host, 3)
    before = await known(host, table)
    store = store_of(host)
    assert isinstance(store, SqliteStore)
    (pages,) = await store.execute_fetchall("pragma page_count")
    await store.execute_fetchall(f"pragma max_page_count = {pages['page_count']}")

    async def play_on() -> None:
        nonlocal before
        for _ in range(1000):
            before = await known(host, table)
            await (await next_press(host, table))

    with pytest.raises(DiskFull):
        await play_on()
    assert await known(host, table) == before
    await store.execute_fetchall("pragma max_page_count = 4294967294")
    await check(host, table)
    await (await next_press(host, table))
    await check(host, table)


async def test_a_block_left_by_an_error_has_changed_nothing(host: Host) -> None:
    table = await started(host, 3)
    before, live = await known(host, table), await host._live.get(table)

    async def leave() -> None:
        async with host._live.change(table, 5) as change:
            change.set_table(replace(change.table, channel=77))
            change.set_seats(change.seats[:1])
            change.set_answers([])
            change.tell(0, Message(Kind.BOARD))
            change.keep_post(BOARD)
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await leave()
    assert await host._live.get(table) is live, "nothing was asked of the file"
    assert not live.lock.locked()
    assert await known(host, table) == before
    await check(host, table)


async def test_a_change_of_nothing_writes_nothing(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await started(host, 3)
    monkeypatch.setattr(host._store, "append", fail)
    async with host._live.change(table, 5) as change:
        change.set_table(replace(change.table))
        change.set_seats(tuple(replace(seat) for seat in change.seats))
        change.set_answers(change.answers)
        assert change.is_empty


@pytest.mark.parametrize("game", ALL_GAMES)
async def test_memory_and_file_agree_all_through_a_game(host: Host, game: str) -> None:
    table = await started(host, 3, game)
    chance = Random(7)
    for number in range(60):
        found = await play_randomly(host, table, chance, 1)
        if found.status is not TableStatus.RUNNING:
            host._live.drop()  # the file drops the old states of what is over
            break
        if number % 5 == 0:
            await host.keep_post(table, replace(BOARD, message=number), [(await host.pending(table))[0].id])
            await host.keep_post(table, replace(HAND, message=number))
        if number % 7 == 0:
            user = user_of(chance.choice(found.seats))
            await tried(host.undo(table, user, new_click()))
        remembered = await known(host, table)
        host._live.drop()
        assert await known(host, table) == remembered
    await check(host, table)
