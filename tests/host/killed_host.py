"""A host that is killed as it reads the clock for the nth time, while a player resigns or seals a number.

`python -m tests.host.killed_host FILE TABLE USER N DEED`
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from itertools import count
from pathlib import Path

from host.moderation import Deed
from tests.host.people import PLACE, hosting, press
from tests.host.sealed import Seal


async def main(path: Path, deed: str, table: int, user: int, reading: int) -> None:
    readings = count(1)

    def clock() -> int:
        if next(readings) == reading:
            os.kill(os.getpid(), signal.SIGKILL)
        return 1_700_000_000

    async with hosting(path, clock) as host:
        match deed:
            case "seal":
                await press(host, table, user, Seal(2))
            case "end":
                await host.moderate(table, Deed.END)
            case "bar":
                await host.bar(PLACE.guild or 0, user, is_barred=True, at=table)
            case "forget":
                await host.forget(user)
            case _:
                await host.resign(table, user)


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), sys.argv[5], *map(int, sys.argv[2:5])))
