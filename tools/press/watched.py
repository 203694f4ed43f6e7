"""The bot of a checkout as it is, and inside it somebody who counts what runs between two orders.

Started as `watched.py CHECKOUT ARGUMENTS ...` for `bot.py ARGUMENTS ...` of that checkout. Nothing of ours is
imported here, so that an older checkout can be watched too.
"""

from __future__ import annotations

import json
import os
import random
import re
import runpy
import secrets
import socket
import sqlite3
import sys
import threading
import time
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

SOCKET = "QUAYSIDE_PRESS_SOCKET"
"""The setting that names the socket for orders ..."""
SEED = "QUAYSIDE_PRESS_SEED"
"""... and the one from which all that is secret is drawn, so that the same games are dealt again."""
BEGIN, END = "begin", "end"
"""The orders; each is answered by a line, once nothing is done any more."""
OURS = ("bot.py", "cogs", "games", "host", "render", "storage", "words")
"""What a bot is made of."""
VISITS = (
    ("storage/store.py", "Visit.__aenter__"),
    ("storage/sqlite/engine.py", "._run"),
)
"""Where the database is entered for one transaction, by file and by how the function's name ends."""
WRITING = re.compile(r"\s*(with\b.*?\)\s*)?(insert|update|delete|replace)\b", re.IGNORECASE | re.DOTALL)
IN_ANOTHER = re.compile(r"<(listcomp|setcomp|dictcomp|genexpr)>$")
"""Loops that Python may carry out as functions; they belong to the function they stand in."""
QUIET = 0.1
"""Seconds without anything of ours, after which nothing is done any more."""

Function = tuple[str, str, int]
"""File, name and first line."""


class Counter:
    """Counts, while it is told to, the functions of a checkout that run and its visits to the database."""

    def __init__(self, root: Path) -> None:
        self._root = root
        self._known: dict[int, tuple[CodeType, Function | None]] = {}
        """By identity: codes are equal that look the same in different files."""
        self._is_counting = False
        self._functions: set[Function] = set()
        self._visits: set[FrameType] = set()
        """Frames, kept alive: a function that waits is called again with the same one."""
        self._writes = 0
        self._latest = 0.0

    def begin(self) -> None:
        """Count from zero."""
        self._functions, self._visits, self._writes = set(), set(), 0
        self._is_counting = True

    def end(self) -> dict[str, Any]:
        """What was counted, for a line of JSON."""
        self._is_counting = False
        visits, self._visits = len(self._visits), set()
        return {"functions": sorted(self._functions), "transactions": visits, "writes": self._writes}

    def hear(self, frame: FrameType, event: str, _: object) -> None:
        """Python's profiler: this function begins, goes on or ends."""
        if event != "call":
            return
        code = frame.f_code
        known = self._known.get(id(code))
        if known is None:
            known = self._known[id(code)] = (code, self._function(code))
        if (function := known[1]) is None:
            return
        self._latest = time.monotonic()
        if self._is_counting:
            self._functions.add(function)
            if any(function[0] == file and function[1].endswith(name) for file, name in VISITS):
                self._visits.add(frame)

    def read(self, statement: str) -> None:
        """SQLite's trace: this statement begins."""
        if self._is_counting and WRITING.match(statement):
            self._writes += 1

    def wait(self) -> None:
        """Until nothing of ours has run for a while."""
        while (left := self._latest + QUIET - time.monotonic()) > 0:
            time.sleep(left)

    def _function(self, code: CodeType) -> Function | None:
        """What that code is called, if it is of the checkout."""
        path = Path(code.co_filename)
        if IN_ANOTHER.search(code.co_name) or not path.is_relative_to(self._root):
            return None
        place = path.relative_to(self._root)
        return (place.as_posix(), code.co_qualname, code.co_firstlineno) if place.parts[0] in OURS else None


def watch(counter: Counter) -> None:
    """From now on every function of this process, in whatever thread, and every statement is heard."""
    connect = sqlite3.connect

    def watched(*args: Any, **named: Any) -> sqlite3.Connection:
        connection: sqlite3.Connection = connect(*args, **named)
        connection.set_trace_callback(counter.read)
        return connection

    sqlite3.connect = watched  # type: ignore[assignment]  # its overloads are those of the original
    threading.setprofile(counter.hear)
    sys.setprofile(counter.hear)


def obey(counter: Counter, orders: socket.socket) -> None:
    """Begin and end as whoever has connected says, line by line."""
    connection, _ = orders.accept()
    with connection, connection.makefile("rw") as lines:
        for line in lines:
            counter.wait()
            if line.strip() == BEGIN:
                counter.begin()
                answer: dict[str, Any] = {}
            else:
                answer = counter.end()
            lines.write(json.dumps(answer) + "\n")
            lines.flush()


def main(root: Path, arguments: list[str]) -> None:
    """Be the bot of that checkout."""
    counter = Counter(root)
    orders = socket.socket(socket.AF_UNIX)
    orders.bind(os.environ[SOCKET])
    orders.listen()
    threading.Thread(target=obey, args=(counter, orders), daemon=True).start()
    chance = random.Random(os.environ[SEED])  # noqa: S311  # for measuring, nothing is secret here
    secrets.token_hex = lambda nbytes=None: chance.randbytes(nbytes or secrets.DEFAULT_ENTROPY).hex()
    sys.argv = [str(root / "bot.py"), *arguments]
    sys.path[0] = str(root)
    watch(counter)
    runpy.run_path(sys.argv[0], run_name="__main__")


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve(), sys.argv[2:])
