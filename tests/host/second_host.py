"""A host in a process of its own, told what to do line by line: `python -m tests.host.second_host`.

The address of the database, which it shares, comes in `QUAYSIDE_DATABASE`. Each line is answered by one.
"""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from games.core import Action, Refused
from host.errors import Stale
from host.tables import Host
from storage.address import Server
from storage.errors import StorageError
from storage.opening import open_store
from tests.host.people import ALL_GAMES, SEED

ROOT = __file__.rsplit("/tests/", 1)[0]


@asynccontextmanager
async def sharing(database: Server) -> AsyncIterator[Host]:
    """A host at a database that others use too."""
    async with open_store(database, is_shared=True) as store:
        yield Host(store, ALL_GAMES, lambda: 1_700_000_000, lambda: SEED)


class Second:
    """The other process."""

    def __init__(self, database: Server) -> None:
        self._child = subprocess.Popen(
            [sys.executable, "-m", "tests.host.second_host"],
            env={**os.environ, "QUAYSIDE_DATABASE": database.address},
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._heard() == "ready"

    def tell(self, *words: object) -> None:
        assert self._child.stdin is not None
        self._child.stdin.write(" ".join(map(str, words)) + "\n")
        self._child.stdin.flush()

    def _heard(self) -> str:
        assert self._child.stdout is not None
        return self._child.stdout.readline().strip()

    async def heard(self) -> str:
        return await asyncio.to_thread(self._heard)

    async def ask(self, *words: object) -> str:
        self.tell(*words)
        return await self.heard()

    def send(self, what: signal.Signals) -> None:
        self._child.send_signal(what)

    def end(self) -> None:
        self._child.kill()
        with self._child:  # its pipes are closed
            pass


async def play(host: Host, table: int, user: int, question: int, click: str) -> str:
    """The first thing that can be done, for that question."""
    legal = await host.legal(table, user)
    if not legal:
        raise Stale
    return await play_this(host, table, user, legal[0], question, click)


async def play_this(host: Host, table: int, user: int, action: Action, question: int, click: str) -> str:
    played = await host.play(table, user, action, question, click)
    return f"{'repeated' if played.is_repeated else 'made'} {played.version}"


async def obey(host: Host, deed: str, *told: str) -> str:
    match deed, told:
        case "play", (table, user, question, click):
            return await play(host, int(table), int(user), int(question), click)
        case "act", (table, user, question, click, coded):
            game = (await host._live.get(int(table))).now.game
            action = game.read_action(coded.encode())
            return await play_this(host, int(table), int(user), action, int(question), click)
        case "version", (table,):
            return str((await host.table(int(table))).version)
        case "hold", (table,):
            async with host._live.change(int(table), 0) as change:
                print("held", flush=True)
                await asyncio.to_thread(sys.stdin.readline)
                change.set_answers([])
                change.writes.is_shown_again = True
            return "written"
        case _:
            raise AssertionError(deed)


async def main() -> None:
    async with sharing(Server(os.environ["QUAYSIDE_DATABASE"])) as host:
        print("ready", flush=True)
        while line := await asyncio.to_thread(sys.stdin.readline):
            try:
                answer = await obey(host, *line.split())
            except Refused as refusal:
                answer = f"refused {type(refusal).__name__}"
            except StorageError as trouble:
                answer = f"trouble {type(trouble).__name__}"
            print(answer, flush=True)


if __name__ == "__main__":
    asyncio.run(main())
