"""Rows to write in the tests of the store."""

from __future__ import annotations

from storage.rows import AnswerRow, NewMessage, NewTable, StepRow
from storage.sqlite.engine import SqliteStore

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


async def new_table(store: SqliteStore, steps: int = 0) -> int:
    """A table with that many steps."""
    async with store.transaction() as rows:
        table = await rows.add_table(TABLE)
        for version in range(steps):
            await rows.append(step(table, version))
    return table


async def versions(store: SqliteStore, table: int) -> list[int]:
    async with store.transaction() as rows:
        return [row.version for row in await rows.history(table)]
