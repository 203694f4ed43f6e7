"""What the store says on a disk that is full or read-only: `python -m tests.storage.small_disk FOLDER`.

Run as root of a mount namespace of its own (`unshare --map-root-user --mount`): it mounts small file systems
there, which nobody else sees and which end with the process. It prints one line per question.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

from storage.errors import StorageError
from storage.sqlite.backup import backup
from storage.sqlite.engine import SqliteStore, open_store
from tests.storage.sample import add, new_table, step, versions

STATE = '{"map": "' + "x" * 10_000 + '"}'


async def fill(store: SqliteStore, table: int) -> int:
    """Append steps until one is refused; how many were confirmed."""
    confirmed = 0
    try:
        while True:
            await add(store, table, steps=[step(table, confirmed, state=STATE)])
            confirmed += 1
    except StorageError as error:
        print("writing:", error)
    return confirmed


async def ask_to_open(path: Path) -> None:
    try:
        async with open_store(path):
            print("opening: ok")
    except StorageError as error:
        print("opening:", error)


def mount(*words: str) -> None:
    subprocess.run(["mount", *words], check=True)


async def main(folder: Path) -> None:
    mount("-t", "tmpfs", "-o", "size=1m", "quayside", str(folder))
    path = folder / "quayside.db"
    async with open_store(path) as store:
        table = await new_table(store)
        confirmed = await fill(store, table)
        print("kept:", confirmed > 5 and await versions(store, table) == list(range(confirmed)))
    try:
        backup(path, folder / "copy.db")
    except StorageError as error:
        print("backup:", error)
    print("copies:", len(list((folder / ".").glob("copy*"))))
    await ask_to_open(folder / "new.db")
    mount("-o", "remount,size=4m", str(folder))
    async with open_store(path) as store:
        print("found again:", await versions(store, table) == list(range(confirmed)))
    mount("-o", "remount,ro", str(folder))
    await ask_to_open(path)
    await ask_to_open(folder / "other.db")


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
