"""People at tables, for the tests of the host."""

from __future__ import annotations

import hashlib
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from games import GAMES
from games.core import Action
from games.rotterdam.rules import ROTTERDAM
from games.values import Seat
from host.computer_turns import think_through
from host.lobby import Person, Place
from host.snapshot import Table, TableSeat
from host.tables import Host, Played
from storage.rows import TableStatus
from tests.engines import open_ready
from tests.host.sealed import SEALED

ALL_GAMES = {**GAMES, ROTTERDAM.id: ROTTERDAM, SEALED.id: SEALED}
ADA, BEN, CLEO, DAN, EVE, FAY = (
    Person(user=100 + number, name=name, language="en")
    for number, name in enumerate(["Ada", "Ben", "Cleo", "Dan", "Eve", "Fay"])
)
EVERYBODY = (ADA, BEN, CLEO, DAN, EVE, FAY)
PLACE = Place(guild=1, channel=2)
SEED = hashlib.sha256(b"quayside").hexdigest()

clicks = count()


def new_click() -> str:
    """A request nobody has made before."""
    return f"click {next(clicks)}"


@asynccontextmanager
async def hosting(
    path: Path, clock: Callable[[], int] = lambda: 1_700_000_000, **given: Any
) -> AsyncIterator[Host]:
    """The host as after a start of the bot."""
    async with open_ready(path) as store:
        host = Host(store, ALL_GAMES, clock, lambda: SEED, **given)
        await host.resume()
        yield host


def kill(path: Path, table: int, user: int, reading: int, deed: str = "resign") -> None:
    """A host that dies as it reads the clock for that time, while the user does that."""
    told = [str(path), str(table), str(user), str(reading), deed]
    child = [sys.executable, "-m", "tests.host.killed_host", *told]
    assert subprocess.run(child, check=False).returncode == -signal.SIGKILL


async def started(
    host: Host, players: int = 3, game: str = "livingstone", options: Mapping[str, int] | None = None
) -> int:
    """A running game with the first few of everybody, who sit in that order."""
    table = await host.open(game, dict(options or {}), players, "en", PLACE, ADA)
    for person in EVERYBODY[1:players]:
        await host.join(table, person)
    await host.start(table, ADA.user)
    return table


async def press(host: Host, table: int, user: int, action: Action, request: str | None = None) -> Played:
    """A press on a button that is up to date."""
    seat = (await host.table(table)).seat_of(user)
    assert seat is not None
    return await host.play(table, user, action, seat.question, request or new_click())


def user_of(seat: TableSeat) -> int:
    """Whose seat it is, where only people sit."""
    assert seat.user is not None
    return seat.user


async def asked_user(host: Host, table: int) -> int:
    """Somebody the table waits for."""
    found = await host.table(table)
    return user_of(found.seats[min(found.asked)])


async def computers_play(host: Host, table: int) -> set[Seat]:
    """Computers play while they are asked, what is plain; for which seats."""
    seats: set[Seat] = set()

    async def plain(state: Any, seat: Seat, version: int) -> Action:
        del version
        seats.add(seat)
        return (await host._live.get(table)).now.game.idle(state, seat)

    while (waiting := await host.computers_to_go(table)) is not None:
        assert await host.play_turn(table, await think_through(waiting, plain))
    return seats


async def play_randomly(host: Host, table: int, chance: Random, steps: int = 10_000) -> Table:
    """So many steps by those who are asked, or to the end; computers play theirs between them."""
    for _ in range(steps):
        await computers_play(host, table)
        found = await host.table(table)
        if found.status is not TableStatus.RUNNING:
            break
        seat: Seat = chance.choice(sorted(found.asked))
        legal = await host.legal(table, user_of(found.seats[seat]))
        kinds = sorted({action.kind() for action in legal if not action.is_free or chance.random() < 0.1})
        kind = chance.choice(kinds or sorted({action.kind() for action in legal}))
        action = chance.choice([action for action in legal if action.kind() == kind])
        await press(host, table, user_of(found.seats[seat]), action)
    return await host.table(table)


def open_many(host: Host) -> None:
    """From now on the same few people may open as many tables as a test needs."""
    # By name: a test laid over a commit without limits asks for nothing.
    if (limits := getattr(host, "_limits", None)) is not None:
        most = dict.fromkeys(("lobbies_per_person", "lobbies_per_server", "tables_per_person"), 1000)
        vars(host)["_limits"] = type(limits)(**most)
