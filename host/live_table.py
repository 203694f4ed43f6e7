"""A table in use: its one snapshot, and what is at hand of what was before."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterable

from msgspec.structs import replace

from host.position import Moment
from host.snapshot import Snapshot, moment_of
from storage.rows import StepRow
from storage.store import Store

OF_A_MESSAGE = 400
"""Bytes of something untold, without its text ..."""
BARE = 30_000
"""... of a live table without its states ..."""
OF_A_STATE = 12
"""... and of a state with the views and lists made of it, for each byte of its JSON."""
MOMENTS = 5
"""Earlier states at hand: what the board showed before, what each seat last saw, what can be taken back."""
STEPS = 64
"""Earlier steps at hand: what happened since, for who has been away for a while."""


class LiveTable:
    """A table in use, and what was lately: nothing of the past ever changes."""

    def __init__(self, store: Store, snapshot: Snapshot, grown: Callable[[LiveTable], None]) -> None:
        self.now = snapshot
        self.lock = asyncio.Lock()
        """Held by whoever changes the table."""
        self.is_caught_up = False
        """Whether everything that goes on by itself has gone on since it was loaded."""
        self.weight = 0
        """Bytes, more or less."""
        self._store = store
        self._grown = grown
        self._steps: dict[int, StepRow] = {}
        self._texts = 0
        """Bytes of their events."""
        self._moments: dict[int, Moment] = {}

    def swap(self, snapshot: Snapshot, steps: Collection[StepRow]) -> None:
        """The table is this from now on; these steps have led there."""
        if steps and self.now.position_read is not None:
            self._remember(self.now.position_read.moment)
        self.now = snapshot
        if steps:
            self._at_hand([replace(step, state=None) for step in steps])

    def renew(self, snapshot: Snapshot) -> None:
        """Another process has changed it; what was before has not changed."""
        if snapshot.rows.revision > self.now.rows.revision:
            self.now = snapshot
            self.is_caught_up = False

    def _at_hand(self, steps: Iterable[StepRow]) -> None:
        for step in steps:
            before = self._steps.get(step.version)
            self._texts += len(step.events) - (0 if before is None else len(before.events))
            self._steps[step.version] = step
        for version in sorted(self._steps)[:-STEPS] if len(self._steps) > STEPS else ():
            self._texts -= len(self._steps.pop(version).events)

    def _remember(self, moment: Moment) -> None:
        moment.pass_by()
        self._moments.pop(moment.version, None)
        self._moments[moment.version] = moment
        if len(self._moments) > MOMENTS:
            del self._moments[next(iter(self._moments))]

    def weigh(self) -> int:
        """What the table takes in memory, more or less, and by how much that has changed."""
        texts = self._texts + sum([OF_A_MESSAGE + len(row.payload) for row in self.now.rows.untold])
        states = sum([moment.size for moment in self._moments.values()]) + self.now.size
        before, self.weight = self.weight, BARE + texts + OF_A_STATE * states
        return self.weight - before

    async def history(self, now: Snapshot, since: int = 0) -> list[StepRow]:
        """The steps from that version to the latest of the snapshot, in order, without their states."""
        last = now.rows.last
        versions = range(since, 0 if last is None else last.version + 1)
        if all(version in self._steps for version in versions):
            return [self._steps[version] for version in versions]
        found = await self._store.history(now.id, since)
        self._at_hand(found[-STEPS:])
        self._grown(self)
        return found[: len(versions)]

    async def step(self, version: int) -> StepRow:
        """A step that is known to be there; with its state, if it is not at hand without."""
        found = self._steps.get(version) or await self._store.step(self.now.id, version)
        assert found is not None
        return found

    async def moment(self, now: Snapshot, version: int) -> Moment | None:
        """The game as of that version; None when its state is forgotten."""
        step = await self.step(version)
        made = version if step.as_of is None else step.as_of
        if made == now.position.moment.version:
            return now.position.moment
        moment = self._moments.get(made)
        if moment is None:
            stored = await self._store.step(now.id, made)
            if stored is None or stored.state is None:
                return None
            moment = moment_of(now.game, stored)
        self._remember(moment)
        self._grown(self)
        return moment
