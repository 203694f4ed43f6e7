"""What a game leaves behind: its record once it is over, and reports of something that seems wrong."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from msgspec import Raw, Struct
from msgspec.structs import replace

from games.record import Checked, Correction, Move, Record, check, totals, with_draws
from games.values import Seat
from host.errors import refused
from host.history import (
    Corrected,
    SeenStep,
    corrections,
    opened,
    returns,
    seen_steps,
    standing_steps,
    steps_of_moves,
)
from host.live import LiveTables
from host.live_table import LiveTable
from storage.rows import ReportRow, StepRow
from storage.store import Store

MOST_REPORTS = 50
"""Of a table: more would only fill the file."""


class Report(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game at a moment at which something seemed wrong. It holds every secret, and nobody's name."""

    report: int
    table: int
    step: int
    created: int
    record: Record
    """Up to that step."""
    resigned: list[Seat]
    """The seats that nobody plays any more today."""


class Records:
    """The records and reports of all tables of a store."""

    def __init__(self, store: Store, live: LiveTables, clock: Callable[[], int]) -> None:
        self._store = store
        self._live = live
        self._clock = clock

    async def record(self, table_id: int) -> Record:
        """Everything that decided a game, to be checked by anybody; Refused until it has ended."""
        played = await self.played(table_id)
        game = (await self._live.get(table_id)).now.position.game
        return await asyncio.to_thread(with_draws, game, played)

    async def played(self, table_id: int) -> Record:
        """The same, but for a list of the draws, which takes its time; Refused until it has ended."""
        live = await self._live.get(table_id)
        position, table = live.now.position, live.now.table
        if position.is_running:
            raise refused("record_early")
        result = position.game.result(position.state)
        return replace(
            await self._recorded(live, await live.history(live.now)),
            names=[seat.name for seat in table.seats],
            totals=totals(result) if result is not None else [],
        )

    async def told_of_moves(
        self, table_id: int, moves: tuple[int, int], seat: Seat | None, *, is_open: bool
    ) -> tuple[SeenStep, ...]:
        """What those moves of a finished game brought, as that seat or everybody knew it, or all of it."""
        live = await self._live.get(table_id)
        if live.now.position.is_running:
            raise refused("record_early")
        steps = steps_of_moves(await live.history(live.now), *moves)
        seats, former = len(live.now.rows.seats), live.now.rows.former
        return opened(steps, seats, former) if is_open else seen_steps(steps, seat, seats, former)

    async def verdict(self, table_id: int) -> Checked:
        """What playing a finished game again shows; Refused until it has ended."""
        record = await self.record(table_id)
        game = (await self._live.get(table_id)).now.position.game
        return await asyncio.to_thread(check, game, record)

    async def _recorded(self, live: LiveTable, history: Sequence[StepRow]) -> Record:
        """Everything that decided a game as far as that history goes."""
        position, boxes = live.now.position, live.now.rows.boxes
        known = {step.version for step in history}
        noted = corrections(history, [box for box in boxes if box.version in known])
        return Record(
            game=position.game.id,
            rules_version=position.table.rules_version,
            data_digest=position.table.data_digest,
            seats=len(position.seats),
            options=Raw(position.table.options.encode()),
            seed=position.state.rng.seed,
            moves=[
                Move(step.seat, Raw(step.action.encode()))
                for step in standing_steps(history, with_abandoned=True)
                if step.seat is not None and step.action is not None
            ],
            corrections=[await self._correction(live.now.id, each) for each in noted],
            returns=returns(history),
        )

    # Reports

    async def report(self, table_id: int) -> int:
        """Note that something seems wrong at that table now; the number, another one each time.

        The same one for the same step would tell whether anybody made a secret step between.
        """
        position = (await self._live.get(table_id)).now.position
        noted = ReportRow(table_id=table_id, version=position.version, created=self._clock())
        number = await self._store.report(noted, MOST_REPORTS)
        if number is None:
            raise refused("enough_reports")
        return number

    async def reported(self, number: int) -> Report:
        """The game as it was when that was noted; Refused for a number that there is not."""
        found = await self._store.reported(number)
        if found is None:
            raise refused("no_such_report")
        live = await self._live.get(found.table_id)
        history = await live.history(live.now)
        return Report(
            report=number,
            table=found.table_id,
            step=found.version,
            created=found.created,
            record=await self._recorded(live, [step for step in history if step.version <= found.version]),
            resigned=sorted(live.now.position.given_up),
        )

    async def _correction(self, table_id: int, corrected: Corrected) -> Correction:
        step = await self._store.step(table_id, corrected.state)
        assert step is not None
        assert step.state is not None  # these states are never dropped
        return Correction(
            after=corrected.moves,
            rules_version=corrected.rules_version,
            data_digest=corrected.digest,
            state=Raw(step.state.encode()),
            state_rules=step.rules_version,
        )
