"""A process that writes steps until it is killed: `python -m tests.storage.writer FILE run|hold|spill COUNT`.

It prints `open N` inside the transaction of step N, and `done N` after its commit. After COUNT steps, `hold`
and `spill` stay inside the next transaction; `spill` first makes it too large for SQLite's cache, so that it
is on the disk before it is committed. `run` goes on.
"""

from __future__ import annotations

import asyncio
import itertools
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.engines import before_commit, open_store
from tests.storage.sample import TABLE, add, message, step

LARGE = '{"map": "' + "x" * 4_000_000 + '"}'


@contextmanager
def writing(path: Path, mode: str, count: int) -> Iterator[subprocess.Popen[str]]:
    """The writer as a process of its own, killed at the end of the block."""
    with subprocess.Popen(
        [sys.executable, "-m", "tests.storage.writer", str(path), mode, str(count)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as writer:
        try:
            yield writer
        finally:
            writer.kill()


def heard(writer: subprocess.Popen[str], word: str) -> int:
    """The version with which the writer says that word next."""
    assert writer.stdout is not None
    for line in writer.stdout:
        if line.startswith(word):
            return int(line.split()[1])
    raise AssertionError(f"the writer ended before it said {word}")


async def write(path: Path, mode: str, count: int) -> None:
    async with open_store(path) as store:
        found = await store.load([1])
        last = found[0].last if found else None
        first = 0 if last is None else last.version + 1
        for written, version in enumerate(itertools.count(first)):
            has_hold = mode != "run" and written == count
            steps = [step(1, version, f"click {version}")]
            if has_hold and mode == "spill":
                steps.append(step(1, version + 1, state=LARGE))

            def stop(version: int = version, *, has_hold: bool = has_hold) -> None:
                print("open", version, flush=True)
                if has_hold:
                    sys.stdin.read()

            await before_commit(store, stop)
            opened = None if found or written else TABLE
            await add(store, 1, opened=opened, steps=steps, messages=[message(1, version)])
            print("done", version, flush=True)


if __name__ == "__main__":
    asyncio.run(write(Path(sys.argv[1]), sys.argv[2], int(sys.argv[3])))
