"""The example bot as a process of its own: `python -m tests.playground.process ADDRESS`."""

from __future__ import annotations

import sys

from playground.world import TOKEN
from tests.playground.example import new_bot
from tests.playground.stage import loopback

if __name__ == "__main__":
    with loopback(sys.argv[1]):
        new_bot().run(TOKEN, log_handler=None)
