"""Ends a process that takes too long, whoever is waiting for it and however."""

from __future__ import annotations

import math
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic


class Deadline:
    """One process at a time has to be done in time; a thread of its own watches, and mostly sleeps."""

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._watched: tuple[float, subprocess.Popen[bytes]] | None = None
        self._wakes = math.inf
        """When the thread looks again by itself."""
        self._thread: threading.Thread | None = None
        self._ended: subprocess.Popen[bytes] | None = None

    @contextmanager
    def of(self, process: subprocess.Popen[bytes], seconds: float) -> Iterator[None]:
        """What is done in here takes no longer: then the process is killed, and its pipes end."""
        with self._changed:
            due = monotonic() + seconds
            self._watched = due, process
            if self._thread is None:
                self._thread = threading.Thread(target=self._watch, name="deadline", daemon=True)
                self._thread.start()
            elif due < self._wakes:
                self._changed.notify()
        try:
            yield
        finally:
            with self._changed:
                self._watched = None

    def has_ended(self, process: subprocess.Popen[bytes]) -> bool:
        """Whether that one took too long."""
        return self._ended is process

    def _watch(self) -> None:
        with self._changed:
            while True:
                due, process = self._watched or (math.inf, None)
                if process is not None and due <= monotonic():
                    process.kill()  # works on a stopped one too
                    self._ended, self._watched = process, None
                    continue
                self._wakes = due
                self._changed.wait(None if due == math.inf else max(0.0, due - monotonic()))
