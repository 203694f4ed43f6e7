"""Reminders, clocks and what is said of them tell nothing: they are the same in worlds that look alike."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from cogs.telling.reminders import mentioning
from games import GAMES
from host import timekeeping
from host.change import Change
from host.hours import DAY, HOUR, MINUTE
from host.outbox import APART, Kind
from storage.rows import Pace, TimerRow
from tests.games.contract.tables import PLAIN_TABLES
from tests.host.people import EVERYBODY, hosting
from tests.host.test_clocks import begun
from tests.host.test_driver import begins_like
from tests.host.test_timers import Time
from tests.secrets.exits import SECRETS
from tests.secrets.leaks import LEAKS
from tests.secrets.positions import secretive
from words.catalogue import LANGUAGES

TABLES = {table.game_id: table for table in PLAIN_TABLES if table.seats == 3}
WORLDS = 4
"""That look alike to somebody watching."""
HOURS = [MINUTE * 9, MINUTE * 2, 12 * HOUR, 11 * HOUR, *[DAY] * 4]
"""That pass, one after the other: a live turn, then all reminders."""


def worlds(game_id: str) -> list[Any]:
    """A position of which much is hidden, and others that look like it to everybody."""
    moves, chance = secretive(TABLES[game_id]), Random(1)
    state = max(moves, key=lambda move: SECRETS[game_id].hidden(move.before)).before
    return [state, *(SECRETS[game_id].redeal(state, None, chance, None) for _ in range(WORLDS - 1))]


async def heard(folder: Path, game_id: str, world: Any, pace: Pace, patch: pytest.MonkeyPatch) -> list[Any]:
    """All that time brings at a table where nobody does anything, as everybody could hear it."""
    clock, told = Time(), list[Any]()
    begins_like(patch, GAMES[game_id], world)
    async with hosting(folder / "games.db", clock) as host:
        table = await begun(host, pace, 3, game_id)
        for passed in HOURS:
            told.append(sorted((await host.table(table)).deadlines.items()))
            told.append((await host.next_due() or 0) - clock.now)
            clock.now += passed
            await host.ring(table)
            rows = [row for row in await host.pending() if row.message.kind in APART]
            told += [(row.message.kind, row.message.seat, row.created) for row in rows]
            for person in EVERYBODY[:3]:
                for owed in await host.owed_to(person.user, lambda _: True):
                    letters = [
                        mentioning([replace(owed, table=replace(owed.table, language=language, key="key"))])
                        for language in LANGUAGES
                    ]
                    told += [(letter.content, letter.buttons) for letter in letters]
            await host.said(*[row.id for row in rows])
            told += [event.kind for event in await host.log(table, None) if event.kind == "time_ran_out"]
    is_reminded = any(Kind.REMINDER in entry for entry in told if isinstance(entry, tuple))
    assert is_reminded if pace is Pace.RELAXED else "time_ran_out" in told
    return told


async def all_heard(folder: Path, game_id: str, pace: Pace, patch: pytest.MonkeyPatch) -> list[list[Any]]:
    """The same of each of those worlds."""
    found = []
    for number, world in enumerate(worlds(game_id)):
        (folder / str(number)).mkdir()
        with patch.context() as own:
            found.append(await heard(folder / str(number), game_id, world, pace, own))
    return found


@pytest.mark.parametrize("pace", [Pace.RELAXED, Pace.LIVE])
@pytest.mark.parametrize("game_id", GAMES)
async def test_time_tells_the_same_in_worlds_that_look_alike(
    tmp_path: Path, game_id: str, pace: Pace, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, *others = await all_heard(tmp_path, game_id, pace, monkeypatch)
    assert all(other == first for other in others)


@pytest.mark.parametrize(("timer", "pace"), [("_reminder", Pace.RELAXED), ("started", Pace.LIVE)])
async def test_a_timer_that_depends_on_what_is_hidden_is_noticed(
    tmp_path: Path, timer: str, pace: Pace, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each by as many seconds as a hidden thing says."""
    hidden, honest = [*LEAKS["congo"].in_the_state.values()], getattr(timekeeping, timer)

    def leaking(change: Change, *given: Any) -> TimerRow:
        row: TimerRow = honest(change, *given)
        secret = sum(tell(change.position.state) for tell in hidden) % MINUTE
        return replace(row, due=None if row.due is None else row.due - secret)

    monkeypatch.setattr(timekeeping, timer, leaking)
    first, *others = await all_heard(tmp_path, "congo", pace, monkeypatch)
    assert any(other != first for other in others)
