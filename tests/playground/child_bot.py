"""The example bot as the playground starts it; SIGUSR1 makes it fall over."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.playground.example import new_bot
from tests.playground.stage import loopback


def fall(*_: object) -> None:
    """End at once, with last words."""
    print("Man overboard", file=sys.stderr, flush=True)
    os._exit(3)


signal.signal(signal.SIGUSR1, fall)
with loopback(os.environ["QUAYSIDE_API"]):
    new_bot().run(os.environ["DISCORD_TOKEN"], log_handler=None)
