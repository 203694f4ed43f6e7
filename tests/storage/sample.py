"""Rows to write in the tests of the store."""

from __future__ import annotations

from typing import Any

from storage.rows import (
    AnswerRow,
    BallotRow,
    NewMessage,
    NewTable,
    PollKind,
    PollRow,
    PostRow,
    SeatRow,
    StepRow,
    TimerKind,
    TimerRow,
)
from storage.store import Store
from storage.whole import TableChange, TableRows, Written

TABLE = NewTable(
    game="livingstone",
    rules_version=1,
    data_digest="d1ce",
    options="{}",
    seats_wanted=3,
    guild=1,
    channel=2,
    language="fr",
    opened_by=77,
    opened=1_700_000_000,
)


def step(table: int, version: int, request: str | None = None, state: str = '{"round": 1}') -> StepRow:
    return StepRow(
        table_id=table,
        version=version,
        rules_version=1,
        seat=0,
        action='{"kind": "dig"}',
        events="[]",
        state=state,
        request=request,
        time=1_700_000_001 + version,
    )


def message(table: int, version: int) -> NewMessage:
    return NewMessage(table_id=table, version=version, kind="board", payload="[]", created=1_700_000_002)


def answer(table: int, seat: int = 0, key: str = "pass", number: int = 1) -> AnswerRow:
    return AnswerRow(table_id=table, seat=seat, key=key, span="round", number=number, given=1_700_000_003)


def timer(table: int, seat: int = 0, due: int | None = 1_700_000_004) -> TimerRow:
    return TimerRow(table_id=table, seat=seat, kind=TimerKind.REMINDER, since=1_700_000_000, due=due)


def poll(table: int, number: int = 1_700_000_005, due: int | None = 1_700_000_006) -> PollRow:
    return PollRow(
        table_id=table,
        number=number,
        kind=PollKind.ABSENCE,
        seat=1,
        choices='["wait", "end"]',
        details='{"reason": "silent"}',
        opened=number,
        until=number + 9,
        due=due,
    )


def ballot(table: int, number: int = 1_700_000_005, seat: int = 0, choice: str = "wait") -> BallotRow:
    return BallotRow(table_id=table, poll=number, seat=seat, choice=choice, given=1_700_000_007)


def seat(table: int, number: int = 0, user: int = 7) -> SeatRow:
    return SeatRow(table_id=table, seat=number, user=user, language="en", joined=1, colour=number)


def post(table: int) -> PostRow:
    return PostRow(
        table_id=table, kind="board", seat=-1, channel=1 << 60, message=2, posted=3, since=-1, version=0
    )


async def add(store: Store, table: int, /, **parts: Any) -> Written:
    """A change of that table with these parts."""
    return await store.append(TableChange(table_id=table, **parts))


async def new_table(store: Store, steps: int = 0) -> int:
    """A table with that many steps."""
    table = (await add(store, 0, opened=TABLE)).table_id
    await add(store, table, steps=[step(table, version) for version in range(steps)])
    return table


async def whole(store: Store, table: int) -> TableRows:
    (rows,) = await store.load([table])
    return rows


async def versions(store: Store, table: int) -> list[int]:
    return [row.version for row in await store.history(table)]
