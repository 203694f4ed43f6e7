"""A host that is killed as it reads the clock for the nth time, while a player resigns.

`python -m tests.host.killed_host FILE TABLE USER N`
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from itertools import count
from pathlib import Path

from tests.host.people import hosting


async def main(path: Path, table: int, user: int, reading: int) -> None:
    readings = count(1)

    def clock() -> int:
        if next(readings) == reading:
            os.kill(os.getpid(), signal.SIGKILL)
        return 1_700_000_000

    async with hosting(path, clock) as host:
        await host.resign(table, user)


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), *map(int, sys.argv[2:])))
