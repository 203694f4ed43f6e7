"""Every row is read back as it was written."""

from __future__ import annotations

import sqlite3

import msgspec
import pytest
from msgspec.structs import asdict, replace

from storage.errors import RepeatedRequest, StaleStep
from storage.rows import PersonRow, PostRow, SeatRow, SeatStatus, StepRow, TableStatus
from storage.sqlite.engine import SqliteStore
from tests.storage.sample import TABLE, answer, message, new_table, step, versions


async def test_a_table_goes_from_lobby_to_running_to_over(store: SqliteStore) -> None:
    async with store.transaction() as rows:
        table_id = await rows.add_table(TABLE)
        lobby = await rows.table(table_id)
        await rows.start_table(table_id, 10, 2, "beef")
        await rows.move_table(table_id, 4, 5, 6)
        running = await rows.table(table_id)
        await rows.end_table(table_id, 20, '{"winners": [0]}')
        over = await rows.table(table_id)
    assert lobby is not None
    assert running is not None
    assert {**asdict(lobby), **asdict(TABLE)} == asdict(lobby)
    assert (lobby.id, lobby.status, lobby.started) == (table_id, TableStatus.LOBBY, None)
    assert (running.status, running.started, running.rules_version) == (TableStatus.RUNNING, 10, 2)
    assert (running.data_digest, running.guild, running.channel, running.thread) == ("beef", 4, 5, 6)
    assert over == replace(running, status=TableStatus.OVER, ended=20, result='{"winners": [0]}')


async def test_tables_are_found_by_user(store: SqliteStore) -> None:
    tables = [await new_table(store) for _ in range(5)]
    async with store.transaction() as rows:
        await rows.cancel_table(tables[1], 9)
        for table in tables[2:4]:
            await rows.start_table(table, 9, 1, "")
        for table in tables[:4]:
            status = SeatStatus.RESIGNED if table == tables[3] else SeatStatus.PLAYING
            seat = SeatRow(table_id=table, seat=0, user=7, language="en", joined=1, status=status)
            await rows.write_seats(table, [seat])
        of_user = await rows.tables_of(7)
        assert (await rows.lobbies_of(7), await rows.games_of(7)) == (1, 1)
        assert (await rows.lobbies_in(1), await rows.lobbies_in(2)) == (2, 0)
    assert [row.id for row in of_user] == [tables[2], tables[0]], "not what is over, nor where they resigned"


async def test_seats_replace_those_before(store: SqliteStore) -> None:
    table = await new_table(store)
    seats = [SeatRow(table_id=table, seat=seat, user=50 - seat, language="en", joined=1) for seat in range(3)]
    after = [
        replace(seats[2], seat=0, question=4, last_turn=9, status=SeatStatus.RESIGNED, has_agreed=True),
        replace(seats[1], seat=1),
    ]
    async with store.transaction() as rows:
        await rows.write_seats(table, seats)
        assert await rows.seats(table) == seats
        await rows.write_seats(table, after)
        assert await rows.seats(table) == after


async def test_a_user_has_one_seat_at_a_table(store: SqliteStore) -> None:
    table = await new_table(store)
    seats = [SeatRow(table_id=table, seat=seat, user=7, language="en", joined=1) for seat in range(2)]
    with pytest.raises(sqlite3.IntegrityError):
        async with store.transaction() as rows:
            await rows.write_seats(table, seats)
    async with store.transaction() as rows:
        assert await rows.seats(table) == []


async def test_a_step_is_read_back_as_it_was_appended(store: SqliteStore) -> None:
    table = await new_table(store, steps=1)
    full = replace(step(table, 1, "click-1"), has_drawn=True)
    undo = StepRow(table_id=table, version=2, rules_version=1, seat=0, events="[]", as_of=0, time=3)
    async with store.transaction() as rows:
        await rows.append(full)
        await rows.append(undo)
        assert await rows.step(table, 1) == full
        assert await rows.last_step(table) == undo
        assert await rows.step_of_request(table, "click-1") == full
        assert await rows.step_of_request(table, "click-2") is None
        history = [replace(row, state=None) for row in await rows.history(table)]
        assert history == [replace(step(table, 0), state=None), replace(full, state=None), undo]


@pytest.mark.parametrize("version", [0, 2, 4, 5])
async def test_only_the_next_version_can_be_appended(store: SqliteStore, version: int) -> None:
    table = await new_table(store, steps=3)
    with pytest.raises(StaleStep, match=f"Version {version} is not the next step of table {table} "):
        async with store.transaction() as rows:
            await rows.append(step(table, version))
    assert await versions(store, table) == [0, 1, 2]


async def test_the_primary_key_alone_also_keeps_versions_apart(store: SqliteStore) -> None:
    table = await new_table(store, steps=2)
    with pytest.raises(sqlite3.IntegrityError):
        async with store.transaction() as rows:
            await rows.run("update steps set version = 0 where table_id = ? and version = 1", (table,))


async def test_a_stale_append_takes_back_all_of_its_transaction(store: SqliteStore) -> None:
    table = await new_table(store, steps=1)

    async def append_twice() -> None:
        async with store.transaction() as rows:
            await rows.append(step(table, 1))
            await rows.owe(message(table, 1))
            await rows.append(step(table, 1))

    with pytest.raises(StaleStep):
        await append_twice()
    async with store.transaction() as rows:
        assert await rows.pending() == []
    assert await versions(store, table) == [0]


async def test_a_request_makes_one_step(store: SqliteStore) -> None:
    table, other = await new_table(store, steps=1), await new_table(store, steps=1)
    async with store.transaction() as rows:
        await rows.append(step(table, 1, "click"))
        await rows.append(step(other, 1, "click"))
    with pytest.raises(RepeatedRequest):
        async with store.transaction() as rows:
            await rows.append(step(table, 2, "click"))
    assert await versions(store, table) == [0, 1]


async def test_a_step_of_no_table_is_impossible(store: SqliteStore) -> None:
    with pytest.raises(sqlite3.IntegrityError):
        async with store.transaction() as rows:
            await rows.append(step(404, 0))


async def test_old_steps_drop_their_state_but_not_their_action(store: SqliteStore) -> None:
    table = await new_table(store, steps=4)
    async with store.transaction() as rows:
        await rows.drop_states(table, keep={0, 3})
        steps = [await rows.step(table, version) for version in range(4)]
    assert [row is not None and row.state is not None for row in steps] == [True, False, False, True]
    assert all(row is not None and row.action == '{"kind": "dig"}' for row in steps)


async def test_the_outbox_holds_what_was_not_told(store: SqliteStore) -> None:
    table = await new_table(store, steps=1)
    async with store.transaction() as rows:
        await rows.owe(message(table, 0))
        await rows.owe(message(table, 0))
        first, second = [row.id for row in await rows.pending()]
    async with store.transaction() as rows:
        await rows.told([first], 5)
    async with store.transaction() as rows:
        (pending,) = await rows.pending()
    assert (pending.id, pending.done) == (second, None)
    assert {**asdict(pending), **asdict(message(table, 0))} == asdict(pending)


async def test_nothing_is_owed_for_a_step_that_is_not_there(store: SqliteStore) -> None:
    table = await new_table(store, steps=1)
    with pytest.raises(sqlite3.IntegrityError):
        async with store.transaction() as rows:
            await rows.owe(message(table, 1))


async def test_a_lobby_is_owed_something_without_a_step(store: SqliteStore) -> None:
    table = await new_table(store)
    lobby = replace(message(table, 0), version=None, kind="lobby")
    async with store.transaction() as rows:
        await rows.owe(lobby)
        (pending,) = await rows.pending()
    assert {**asdict(pending), **asdict(lobby)} == asdict(pending)
    with pytest.raises(sqlite3.IntegrityError):
        async with store.transaction() as rows:
            await rows.owe(replace(lobby, table_id=404))


async def test_what_a_seat_was_last_asked_is_known_even_when_told(store: SqliteStore) -> None:
    table = await new_table(store, steps=3)
    async with store.transaction() as rows:
        for version, seat in ((0, 1), (2, 1), (1, 0)):
            await rows.owe(replace(message(table, version), kind="asked", seat=seat))
            await rows.told([(await rows.pending())[-1].id], 5)
        assert await rows.last_owed(table, "asked", 1) == 2
        assert await rows.last_owed(table, "asked", 2) is None
        assert await rows.last_owed(table, "hand", 1) is None


async def test_answers_are_kept_in_the_order_given_one_of_each_name_to_a_seat(store: SqliteStore) -> None:
    table, other = await new_table(store), await new_table(store)
    async with store.transaction() as rows:
        for given in (answer(table), answer(table, 1), answer(table, key="stop"), answer(other)):
            await rows.give_answer(given)
        await rows.give_answer(answer(table, number=2))
    async with store.transaction() as rows:
        assert await rows.answers(table) == [
            answer(table, 1),
            answer(table, key="stop"),
            answer(table, number=2),
        ]
        await rows.drop_answer(table, 0, "stop")
        await rows.drop_answer(table, 0, "never given")
        assert await rows.answers(table) == [answer(table, 1), answer(table, number=2)]
        await rows.drop_answers(table, 0)
        assert await rows.answers(table) == [answer(table, 1)]
        await rows.drop_answers(table)
        assert await rows.answers(table) == []
        assert await rows.answers(other) == [answer(other)]
    with pytest.raises(sqlite3.IntegrityError):
        async with store.transaction() as rows:
            await rows.give_answer(answer(404))


async def test_writing_the_seats_anew_keeps_their_answers(store: SqliteStore) -> None:
    table = await new_table(store)
    seat = SeatRow(table_id=table, seat=0, user=1, language="en", joined=1)
    async with store.transaction() as rows:
        await rows.write_seats(table, [seat])
        await rows.give_answer(answer(table))
        await rows.write_seats(table, [replace(seat, question=2)])
        assert await rows.answers(table) == [answer(table)]


async def test_steps_for_which_nobody_pressed_are_known(store: SqliteStore) -> None:
    table = await new_table(store)
    made = [
        step(table, 0),
        step(table, 1, "click"),
        step(table, 2),
        replace(step(table, 3), seat=1),
        replace(step(table, 4), action=None),
        replace(step(table, 5), action='{"kind": "pass"}'),
    ]
    async with store.transaction() as rows:
        for each in made:
            await rows.append(each)
        assert await rows.unpressed_actions(table, 0, after=0) == ['{"kind": "dig"}', '{"kind": "pass"}']


async def test_a_table_has_one_post_of_each_kind_and_seat(store: SqliteStore) -> None:
    table = await new_table(store)
    board = PostRow(
        table_id=table, kind="board", seat=-1, channel=1 << 60, message=2, posted=3, since=-1, version=0
    )
    hand = replace(board, kind="hand", seat=1)
    later = replace(board, message=9, since=0, version=4)
    async with store.transaction() as rows:
        for post in (board, hand, later):
            await rows.keep_post(post)
    async with store.transaction() as rows:
        assert await rows.post(table, "board", -1) == later
        assert await rows.post(table, "hand", 1) == hand
        assert await rows.post(table, "hand", 0) is None
        assert await rows.post(table + 1, "board", -1) is None


async def test_a_place_knows_its_tables(store: SqliteStore) -> None:
    old, over, running, lobby, elsewhere = [await new_table(store) for _ in range(5)]
    async with store.transaction() as rows:
        for table in (old, over, running):
            await rows.start_table(table, 10, 1, "")
        for table in (old, over):
            await rows.end_table(table, 20, "{}")
        for table, thread in ((old, None), (over, 7), (running, 7), (elsewhere, 8)):
            await rows.move_table(table, 1, 2, thread)
        assert [row.id for row in await rows.tables_at(7)] == [running, over]
        assert [row.id for row in await rows.tables_at(2)] == [lobby]
        assert await rows.tables_at(3) == []


async def test_whether_private_messages_arrive_is_remembered_through_meetings(store: SqliteStore) -> None:
    ada = PersonRow(user=1, name="Ada", language="en", seen=1)
    async with store.transaction() as rows:
        await rows.meet(ada)
        await rows.close_messages(1, is_closed=True)
        await rows.meet(replace(ada, name="Countess"))
        assert await rows.person(1) == replace(ada, name="Countess", has_closed_messages=True)
        await rows.close_messages(1, is_closed=False)
        assert await rows.person(1) == replace(ada, name="Countess")


async def test_people_and_settings_are_remembered(store: SqliteStore) -> None:
    ada = PersonRow(user=1 << 62, name="Ada", language="en", seen=1)
    async with store.transaction() as rows:
        await rows.meet(ada)
        await rows.meet(msgspec.structs.replace(ada, name="Ada L.", seen=2))
        await rows.set_setting("channel", "1")
        await rows.set_setting("channel", "2")
    async with store.transaction() as rows:
        assert await rows.person(ada.user) == PersonRow(user=1 << 62, name="Ada L.", language="en", seen=2)
        assert await rows.person(3) is None
        assert await rows.setting("channel") == "2"
        assert await rows.setting("thread") is None
