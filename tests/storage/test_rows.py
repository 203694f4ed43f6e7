"""Every row is read back as it was written."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import asdict, replace

from storage.errors import RepeatedRequest, StaleStep
from storage.rows import (
    BoxRow,
    Calls,
    PersonRow,
    SeatRow,
    SeatStatus,
    StepRow,
    TableRow,
    TableStatus,
    TimerKind,
)
from storage.store import Store
from storage.whole import Crowding, TableRows
from tests.engines import WRONG, ask
from tests.storage.sample import (
    TABLE,
    add,
    answer,
    ballot,
    message,
    new_table,
    poll,
    post,
    seat,
    step,
    timer,
    versions,
    whole,
)

ADA = PersonRow(user=1 << 62, name="Ada", language="en", seen=1)


async def become(store: Store, table: int, **fields: Any) -> TableRow:
    """The table's row from now on."""
    await add(store, table, table=replace((await whole(store, table)).table, **fields))
    return (await whole(store, table)).table


async def test_a_table_goes_from_lobby_to_running_to_over(store: Store) -> None:
    other = await new_table(store)
    before = await whole(store, other)
    id = await new_table(store)
    lobby = (await whole(store, id)).table
    started = replace(lobby, status=TableStatus.RUNNING, started=10, rules_version=2, data_digest="beef")
    started = replace(started, guild=4, channel=5, thread=6, called=11)
    await add(store, id, table=started)
    running = (await whole(store, id)).table
    await add(store, id, table=replace(running, status=TableStatus.OVER, ended=20, result='{"winners": [0]}'))
    over = (await whole(store, id)).table
    assert {**asdict(lobby), **asdict(TABLE)} == asdict(lobby)
    assert (lobby.id, lobby.status, lobby.started) == (id, TableStatus.LOBBY, None)
    assert (lobby.ended, lobby.result, lobby.called, lobby.has_old_buttons) == (None, None, None, False)
    assert running == started
    assert over == replace(running, status=TableStatus.OVER, ended=20, result='{"winners": [0]}')
    assert await whole(store, other) == before


async def test_a_new_table_has_nothing_but_its_place(store: Store) -> None:
    table = await new_table(store)
    found = await whole(store, table)
    assert found == TableRows(table=found.table, places=frozenset({2}), revision=found.revision)


async def test_a_table_is_opened_with_all_that_comes_with_it(store: Store) -> None:
    await new_table(store)
    card = replace(message(0, 0), version=None, kind="lobby")
    written = await add(store, 0, opened=TABLE, seats=(seat(0),), people=[ADA], messages=[card])
    found = await whole(store, written.table_id)
    assert written.people == (ADA,)
    assert found.seats == (seat(written.table_id),)
    assert [(row.id, row.table_id, row.kind) for row in found.untold] == [
        (*written.messages, written.table_id, "lobby")
    ]


async def test_many_tables_are_loaded_as_each_alone(store: Store) -> None:
    tables = [await new_table(store, steps) for steps in (0, 1, 3)]
    for table in tables:
        await add(store, table, seats=(seat(table),), answers=(answer(table),), posts=[post(table)])
    await add(store, tables[1], messages=[message(tables[1], 0)])
    alone = [await whole(store, table) for table in tables]
    assert await store.load([*reversed(tables), 404]) == alone
    assert await store.load([404]) == await store.load([]) == []


async def test_tables_are_found_by_user(store: Store) -> None:
    tables = [await new_table(store) for _ in range(5)]
    await become(store, tables[1], status=TableStatus.CANCELLED, ended=9)
    for table in tables[2:4]:
        await become(store, table, status=TableStatus.RUNNING, started=9)
    for table in tables[:4]:
        status = SeatStatus.RESIGNED if table == tables[3] else SeatStatus.PLAYING
        await add(store, table, seats=(replace(seat(table), status=status),))
    assert await store.crowding(7, 1) == Crowding(lobbies=1, games=1, lobbies_here=2)
    assert await store.crowding(8, 2) == await store.crowding(8, None) == Crowding(0, 0, 0)
    assert await store.tables_of(8) == []
    assert await store.tables_of(7) == [tables[2], tables[0]], "not what is over, nor where they resigned"


async def test_a_lesson_is_in_no_list_but_its_own(store: Store) -> None:
    lesson = replace(TABLE, lesson="first", prompt=0)
    opened = [(await add(store, 0, opened=each)).table_id for each in (lesson, TABLE, lesson)]
    for table in opened:
        await add(store, table, seats=(seat(table), replace(seat(table, 1, 8), user=None, computer="easy")))
        await become(store, table, status=TableStatus.RUNNING, started=9)
    assert await store.lessons_of(7) == [opened[2], opened[0]]
    assert await store.tables_of(7) == await store.with_computers() == await store.untimed() == [opened[1]]
    assert (await store.crowding(7, None)).games == 1
    row = (await whole(store, opened[0])).table
    await add(store, opened[0], table=replace(row, prompt=None))
    assert (await whole(store, opened[0])).table.lesson == "first"
    assert await store.lessons_of(7) == [opened[2]]
    assert await store.tables_of(7) == [opened[1], opened[0]], "its coach has gone"
    await become(store, opened[2], status=TableStatus.CANCELLED, ended=9)
    assert await store.lessons_of(7) == []


async def test_seats_replace_those_before(store: Store) -> None:
    table, other = await new_table(store), await new_table(store)
    seats = tuple(seat(table, number, user=50 - number) for number in range(3))
    after = (
        replace(seats[2], seat=0, question=4, last_turn=9, status=SeatStatus.RESIGNED, has_agreed=True),
        replace(seats[1], seat=1, letter="Z"),
    )
    await add(store, other, seats=(seat(other),))
    await add(store, table, seats=seats, is_reseated=True)
    assert (await whole(store, table)).seats == seats
    await add(store, table, seats=after, is_reseated=True)
    assert (await whole(store, table)).seats == after
    await add(store, table, is_reseated=True)
    assert (await whole(store, table)).seats == ()
    assert (await whole(store, other)).seats == (seat(other),)


async def test_seats_that_change_leave_the_others_as_they_are(store: Store) -> None:
    table = await new_table(store)
    seats = tuple(seat(table, number, user=50 - number) for number in range(3))
    await add(store, table, seats=seats, is_reseated=True)
    changed: SeatRow = replace(
        seats[1],
        question=4,
        last_turn=9,
        status=SeatStatus.RESIGNED,
        has_agreed=True,
        language="fr",
        joined=3,
        colour=4,
        letter="É",
        computer="easy",
        note="sell the gems",
        has_resting_note=True,
    )
    await add(store, table, seats=(changed,))
    assert (await whole(store, table)).seats == (seats[0], changed, seats[2])


async def test_a_colour_is_one_players_at_each_table(store: Store) -> None:
    table, other = await new_table(store), await new_table(store)
    seats = seat(table, 0), seat(table, 1, user=8)
    await add(store, table, seats=seats, is_reseated=True)
    await add(store, other, seats=(seat(other),), is_reseated=True)
    with pytest.raises(WRONG):
        await add(store, table, seats=(replace(seats[1], colour=0),))
    assert (await whole(store, table)).seats == seats


async def test_a_user_has_one_seat_at_a_table(store: Store) -> None:
    table = await new_table(store)
    for is_reseated in (True, False):
        with pytest.raises(WRONG):
            await add(store, table, seats=(seat(table, 0), seat(table, 1)), is_reseated=is_reseated)
        assert (await whole(store, table)).seats == ()


async def test_any_number_of_seats_may_be_nobodys(store: Store) -> None:
    table = await new_table(store)
    computers = tuple(
        replace(seat(table, number), user=None, computer="normal", name=name)
        for number, name in enumerate(["Greta", "Joris", "Nadia"])
    )
    seats = (*computers, seat(table, 3, user=ADA.user))
    await add(store, table, seats=seats, is_reseated=True)
    await add(store, table, seats=(replace(seats[1], computer="easy", name="Pim"),))
    changed = (seats[0], replace(seats[1], computer="easy", name="Pim"), *seats[2:])
    assert (await whole(store, table)).seats == changed
    await add(store, table, people=[ADA])
    assert [person.user for person in await store.people_at([table])] == [ADA.user]


async def test_a_step_is_read_back_as_it_was_appended(store: Store) -> None:
    table = await new_table(store, steps=1)
    full = replace(step(table, 1, "click-1"), has_drawn=True)
    undo = StepRow(table_id=table, version=2, rules_version=1, seat=0, events="[]", as_of=0, time=3)
    last = replace(step(table, 3), has_revealed=True, seat=None, action=None)
    await add(store, table, steps=[full, undo])
    assert await store.step(table, 1) == full
    assert await store.step(table, 2) == undo
    assert await store.step(table, 3) is None
    assert await store.step_of_request(table, "click-1") == full
    assert await store.step_of_request(table, "click-2") is None
    history = [replace(step(table, 0), state=None), replace(full, state=None), undo]
    assert await store.history(table) == history
    assert await store.history(table, since=1) == history[1:]
    found = await whole(store, table)
    assert (found.last, found.base) == (undo, step(table, 0)), "the state it restates comes with it"
    await add(store, table, steps=[last])
    found = await whole(store, table)
    assert (found.last, found.base) == (last, last)
    back = replace(step(table, 4), seat=None, action=None, back_to=1)
    await add(store, table, steps=[back])
    assert (await store.history(table, since=4)) == [replace(back, state=None)]
    found = await whole(store, table)
    assert (found.last, found.base) == (back, back), "it has a state of its own: chance has gone on"


@pytest.mark.parametrize("version", [0, 2, 4, 5])
async def test_only_the_next_version_can_be_appended(store: Store, version: int) -> None:
    table = await new_table(store, steps=3)
    with pytest.raises(StaleStep, match=f"Version {version} is not the next step of table {table}\\."):
        await add(store, table, steps=[step(table, version)])
    assert await versions(store, table) == [0, 1, 2]


async def test_the_primary_key_alone_also_keeps_versions_apart(store: Store) -> None:
    table = await new_table(store, steps=2)
    with pytest.raises(WRONG):
        await ask(store, "update steps set version = 0 where table_id = ? and version = 1", table)
    assert await versions(store, table) == [0, 1]


async def test_a_stale_append_takes_back_all_of_its_change(store: Store) -> None:
    table = await new_table(store, steps=1)
    with pytest.raises(StaleStep):
        await add(store, table, steps=[step(table, 1), step(table, 1)], messages=[message(table, 1)])
    assert await store.untold() == []
    assert await versions(store, table) == [0]


async def test_a_request_makes_one_step(store: Store) -> None:
    table, other = await new_table(store, steps=1), await new_table(store, steps=1)
    for each in (table, other):
        await add(store, each, steps=[step(each, 1, "click")])
    with pytest.raises(RepeatedRequest):
        await add(store, table, steps=[step(table, 2, "click")])
    assert await versions(store, table) == [0, 1]


async def test_a_step_of_no_table_is_impossible(store: Store) -> None:
    with pytest.raises(WRONG):
        await add(store, 404, steps=[step(404, 0)])
    assert await versions(store, 404) == []


async def test_old_steps_drop_their_state_but_not_their_action(store: Store) -> None:
    table, other = await new_table(store, steps=4), await new_table(store, steps=1)
    await add(store, table, steps=[step(table, 4)], states_kept=frozenset({0, 4}))
    steps = [await store.step(table, version) for version in range(5)]
    assert [row is not None and row.state is not None for row in steps] == [True, False, False, False, True]
    assert all(row is not None and row.action == '{"kind": "dig"}' for row in steps)
    assert await store.step(other, 0) == step(other, 0)
    await add(store, table, states_kept=frozenset())
    assert [row.state for row in [await store.step(table, 0), await store.step(table, 4)] if row] == [
        None,
        None,
    ]


async def test_the_outbox_holds_what_was_not_told(store: Store) -> None:
    table, other = await new_table(store, steps=1), await new_table(store, steps=1)
    written = await add(store, table, messages=[message(table, 0), message(table, 0)])
    await add(store, other, messages=[message(other, 0)])
    first, second = written.messages
    assert first < second
    assert [row.id for row in (await whole(store, table)).untold] == [first, second]
    await add(store, table, told=(first,), time=5)
    await add(store, table, told=(first,), time=6)
    (pending,) = (await whole(store, table)).untold
    assert (pending.id, pending.done) == (second, None)
    assert {**asdict(pending), **asdict(message(table, 0))} == asdict(pending)
    assert [row.table_id for row in await store.untold()] == [table, other]
    ((done,),) = await ask(store, "select done from outbox where id = ?", first)
    assert done == 5, "it was told once"


async def test_what_is_told_and_what_is_new_go_in_one_change(store: Store) -> None:
    table = await new_table(store, steps=1)
    (first,) = (await add(store, table, messages=[message(table, 0)])).messages
    written = await add(
        store, table, steps=[step(table, 1)], messages=[message(table, 1)], told=(first,), time=5
    )
    assert [(row.id, row.version) for row in (await whole(store, table)).untold] == [(*written.messages, 1)]


async def test_the_number_of_a_message_is_never_used_twice(store: Store) -> None:
    table = await new_table(store, steps=1)
    given: list[int] = []
    for version in range(1, 7):
        written = await add(store, table, steps=[step(table, version)], messages=[message(table, version)])
        given += written.messages
        await add(store, table, told=written.messages, time=5)
        if version == 2:
            await ask(store, "delete from outbox")
        if version == 4:
            with pytest.raises(StaleStep):
                await add(store, table, messages=[message(table, 0)], steps=[step(table, 0)])
    assert given == sorted(set(given))
    assert len(given) == 6


async def test_nothing_is_owed_for_a_step_that_is_not_there(store: Store) -> None:
    table = await new_table(store, steps=1)
    with pytest.raises(WRONG):
        await add(store, table, messages=[message(table, 1)])
    assert await store.untold() == []


async def test_a_lobby_is_owed_something_without_a_step(store: Store) -> None:
    table = await new_table(store)
    lobby = replace(message(table, 0), version=None, kind="lobby")
    await add(store, table, messages=[lobby])
    (pending,) = (await whole(store, table)).untold
    assert {**asdict(pending), **asdict(lobby)} == asdict(pending)
    with pytest.raises(WRONG):
        await add(store, 404, messages=[replace(lobby, table_id=404)])


async def test_timers_are_all_that_was_last_written_and_found_when_they_fall_due(store: Store) -> None:
    table, other = await new_table(store), await new_table(store)
    clock = replace(timer(table), kind=TimerKind.CLOCK, due=None, bank=9, has_run_out=True)
    muted = replace(timer(table, 1, due=50), said=2, has_muted=True)
    await add(store, other, timers=(timer(other, due=20), timer(other, 1, due=60)))
    for running in ((timer(table),), (clock, muted)):
        await add(store, table, timers=running)
        assert (await whole(store, table)).timers == running
    await add(store, table, time=3)
    assert (await whole(store, table)).timers == (clock, muted), "nothing was said of them"
    assert await store.next_due() == 20
    assert await store.due_tables(19, 5) == []
    assert await store.due_tables(60, 5) == [other, table]
    assert await store.due_tables(60, 1) == [other]
    await add(store, other, timers=())
    assert await store.next_due() == 50


async def test_polls_stay_as_they_were_last_written_and_are_found_when_they_fall_due(
    store: Store,
) -> None:
    table, other = await new_table(store), await new_table(store)
    first, second = poll(table, 5, due=50), poll(table, 6, due=None)
    await add(store, other, polls=(poll(other, 5, due=20),), timers=(timer(other, due=30),))
    await add(store, table, polls=(first, second), ballots=(ballot(table, 5), ballot(table, 6, 1, "end")))
    await add(store, table, polls=(replace(second, outcome="end", closed=9, channel=1, message=2, posted=3),))
    found = await whole(store, table)
    assert found.polls == (first, replace(second, outcome="end", closed=9, channel=1, message=2, posted=3))
    assert found.ballots == (ballot(table, 5), ballot(table, 6, 1, "end"))
    await add(store, table, ballots=(ballot(table, 5, choice="end"),))
    assert (await whole(store, table)).ballots == (ballot(table, 5, choice="end"),)
    assert (await whole(store, other)).ballots == ()
    assert await store.next_due() == 20
    assert await store.due_tables(30, 5) == [other]
    assert await store.due_tables(60, 5) == [other, table]


async def test_answers_are_kept_in_the_order_given_one_of_each_name_to_a_seat(store: Store) -> None:
    table, other = await new_table(store), await new_table(store)
    given = (answer(table, 1), answer(table, key="stop"), answer(table, number=2))
    await add(store, other, answers=(answer(other),))
    await add(store, table, answers=(answer(table), *given[:2]))
    assert (await whole(store, table)).answers == (answer(table), *given[:2])
    for standing in (given, given[::-1], given[:1], given):
        await add(store, table, answers=standing)
        assert (await whole(store, table)).answers == standing
    await add(store, table)
    assert (await whole(store, table)).answers == given, "nothing was said of them"
    with pytest.raises(WRONG):
        await add(store, table, answers=(answer(table), answer(table, number=2)))
    assert (await whole(store, table)).answers == given
    await add(store, table, answers=())
    assert (await whole(store, table)).answers == ()
    assert (await whole(store, other)).answers == (answer(other),)
    with pytest.raises(WRONG):
        await add(store, 404, answers=(answer(404),))


async def test_writing_the_seats_anew_keeps_their_answers(store: Store) -> None:
    table = await new_table(store)
    await add(store, table, seats=(seat(table),), answers=(answer(table),))
    for is_reseated in (False, True):
        await add(store, table, seats=(replace(seat(table), question=2),), is_reseated=is_reseated)
        assert (await whole(store, table)).answers == (answer(table),)


async def test_a_table_has_one_post_of_each_kind_and_seat(store: Store) -> None:
    table, other = await new_table(store), await new_table(store)
    board = post(table)
    hand = replace(board, kind="hand", seat=1)
    later = replace(board, message=9, since=0, version=4)
    await add(store, table, posts=[board, hand])
    assert (await whole(store, table)).posts == (board, hand)
    await add(store, table, posts=[later])
    assert (await whole(store, table)).posts == (later, hand)
    assert (await whole(store, other)).posts == ()


async def test_a_place_knows_its_tables(store: Store) -> None:
    old, over, running, lobby, elsewhere = [await new_table(store) for _ in range(5)]
    for table in (old, over, running):
        await become(store, table, status=TableStatus.RUNNING, started=10)
    for table in (old, over):
        await become(store, table, status=TableStatus.OVER, ended=20, result="{}")
    for table, thread in ((old, None), (over, 7), (running, 7), (elsewhere, 8)):
        await become(store, table, guild=1, channel=2, thread=thread)
    assert await store.tables_at(7) == [running, over]
    assert await store.tables_at(2) == [lobby]
    assert await store.tables_at(3) == []


async def test_a_table_has_been_wherever_it_was(store: Store) -> None:
    table, other = await new_table(store), await new_table(store)
    await become(store, table, guild=1, channel=5, thread=6)
    await become(store, table, guild=None, channel=None, thread=None)
    await become(store, table, guild=1, channel=5, thread=8)
    assert (await whole(store, table)).places == {2, 5, 6, 8}
    assert (await whole(store, other)).places == {2}


async def test_corrections_of_the_box_come_in_order(store: Store) -> None:
    table, other = await new_table(store, steps=2), await new_table(store, steps=2)
    boxes = [BoxRow(table_id=table, version=version, digest=f"box {version}") for version in range(3)]
    await add(store, table, boxes=[boxes[1]])
    await add(store, table, boxes=[boxes[0]])
    await add(store, table, steps=[step(table, 2)], boxes=[boxes[2]])
    assert (await whole(store, table)).boxes == tuple(boxes)
    assert (await whole(store, other)).boxes == ()
    with pytest.raises(WRONG):
        await add(store, other, boxes=[BoxRow(table_id=other, version=2, digest="")])


async def test_tables_with_something_to_do_are_found(store: Store) -> None:
    quiet, answered, resigned, old, corrected, unknown, lobby = [
        await new_table(store, steps=1) for _ in range(7)
    ]
    for table in (quiet, answered, resigned, old, corrected, unknown):
        await become(store, table, status=TableStatus.RUNNING, started=9)
    for table in (answered, lobby):
        await add(store, table, answers=(answer(table),))
    await add(store, resigned, seats=(replace(seat(resigned), status=SeatStatus.RESIGNED),))
    await become(store, old, rules_version=2)
    for table, digest in ((corrected, "other"), (quiet, "other"), (quiet, "d1ce")):
        version = len(await versions(store, table))
        row = BoxRow(table_id=table, version=version, digest=digest)
        await add(store, table, steps=[step(table, version)], boxes=[row])
    known = {"livingstone": (1, "d1ce")}
    assert await store.unsettled(known) == [answered, old, corrected], "computers play for who has resigned"
    running = [quiet, answered, resigned, old, corrected, unknown]
    assert await store.unsettled({}) == await store.unsettled({"livingstone": (3, "d1ce")}) == running
    await become(store, old, status=TableStatus.OVER, ended=10)
    assert await store.unsettled(known) == [answered, corrected]


async def test_what_was_restored_is_shown_again_once(store: Store) -> None:
    first, second, _ = [await new_table(store) for _ in range(3)]
    assert await store.restored() == []
    for table, has_changed in ((second, False), (first, True)):
        await ask(store, "insert into restored values (?, ?)", table, has_changed)
    assert await store.restored() == [(first, True), (second, False)]
    await add(store, first, is_shown_again=True)
    assert await store.restored() == [(second, False)]
    await add(store, second, answers=())
    assert await store.restored() == [(second, False)]


async def test_whether_private_messages_arrive_is_remembered_through_meetings(store: Store) -> None:
    table = await new_table(store)
    await add(store, table, seats=(seat(table, user=ADA.user),), people=[ADA])
    closed = replace(ADA, has_closed_messages=True)
    assert await store.close_messages(ADA.user, is_closed=True) == closed
    countess = replace(closed, name="Countess", language="fr", seen=2)
    met = replace(countess, has_closed_messages=False)
    assert (await add(store, table, people=[met])).people == (countess,)
    assert await store.people_at([table]) == [countess]
    assert await store.close_messages(ADA.user, is_closed=False) == met
    assert await store.people_at([table]) == [met]
    assert await store.close_messages(404, is_closed=True) is None


async def test_what_somebody_has_chosen_outlives_meetings_and_closed_messages(store: Store) -> None:
    table = await new_table(store)
    assert await store.person(ADA.user) is None
    chosen = replace(ADA, calls=Calls.BOTH, speaks="fr", has_confirmation=False)
    assert await store.choose(chosen) == chosen
    met = replace(chosen, name="Countess", seen=2)
    added = await add(
        store, table, seats=(seat(table, user=ADA.user),), people=[replace(ADA, name="Countess", seen=2)]
    )
    assert added.people == (met,)
    closed = replace(met, has_closed_messages=True)
    assert await store.close_messages(ADA.user, is_closed=True) == closed
    again = replace(closed, calls=Calls.NONE, speaks=None, has_confirmation=True, seen=3)
    assert await store.choose(replace(again, has_closed_messages=False)) == again
    assert await store.person(ADA.user) == again
    assert await store.people_at([table]) == [again]


async def test_people_are_found_at_their_tables(store: Store) -> None:
    tables = [await new_table(store) for _ in range(3)]
    people = [PersonRow(user=user, name=f"Nr. {user}", language="en", seen=1) for user in (1, 2, 3)]
    for table, users in zip(tables, ((1, 2), (2,), (3,)), strict=True):
        seats = tuple(seat(table, number, user) for number, user in enumerate(users))
        await add(store, table, seats=seats, people=[row for row in people if row.user in users])

    async def names(*ids: int) -> list[int]:
        return sorted(row.user for row in await store.people_at(ids))

    assert await names(tables[0]) == [1, 2]
    assert await names(*tables[:2]) == [1, 2]
    assert await names(tables[1], tables[2], 404) == [2, 3]
    assert await names() == []
    assert (await store.people_at([tables[2]])) == [people[2]]


async def test_people_and_settings_are_remembered(store: Store) -> None:
    table = await new_table(store)
    await add(store, table, seats=(seat(table, user=ADA.user),), people=[ADA])
    later = replace(ADA, name="Ada L.", seen=2)
    assert (await add(store, table, people=[later])).people == (later,)
    assert await store.people_at([table]) == [later]
    await store.set_setting("channel", "1")
    await store.set_setting("channel", "2")
    assert await store.setting("channel") == "2"
    assert await store.setting("thread") is None
