"""Something that is done at a time unless it is called off before: a thread watches, and mostly sleeps."""

from __future__ import annotations

import math
import threading
from collections.abc import Callable
from time import monotonic


class Alarm:
    """One thing at a time that is to be done."""

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._due = math.inf
        self._do: Callable[[], object] = lambda: None
        self._wakes = math.inf
        """When the thread looks again by itself."""
        self._thread: threading.Thread | None = None

    def set(self, seconds: float, do: Callable[[], object]) -> None:
        """Do this in so many seconds, and nothing else; it must not wait for whoever sets the alarm."""
        with self._changed:
            self._due, self._do = monotonic() + seconds, do
            if self._thread is None:
                self._thread = threading.Thread(target=self._watch, name="alarm", daemon=True)
                self._thread.start()
            elif self._due < self._wakes:
                self._changed.notify()

    def clear(self) -> None:
        """Do nothing; what is being done is over when this returns."""
        with self._changed:
            self._due = math.inf

    def _watch(self) -> None:
        with self._changed:
            while True:
                if self._due <= monotonic():
                    self._due = math.inf
                    self._do()
                    continue
                self._wakes = self._due
                self._changed.wait(None if self._due == math.inf else max(0.0, self._due - monotonic()))
