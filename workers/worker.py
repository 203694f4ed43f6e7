"""A worker process, seen by the one that asks it: started when needed, watched, and started again."""

from __future__ import annotations

import hashlib
import logging
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Any

from workers.alarm import Alarm
from workers.pipe import READY, Answer, packed, receive

log = logging.getLogger("quayside")

CHECKOUT = Path(__file__).parents[1]
PATIENCE = 20.0
"""Seconds for an order; then the process is ended and started again."""
REST = 60.0
"""Seconds in which the circuit stays open once it has failed at several: all would wait for nothing."""
IN_A_ROW = 2
"""Orders it fails at, one after the other, before it rests."""
MOST_SPOILT = 256
"""Orders that are remembered because the process fell over them twice."""


class WorkFailed(Exception):
    """A fault of ours while doing what was asked, in the other process's words."""


class WorkerFell(OSError):
    """The process was stopped from outside, or could not begin: a trouble that may pass."""


class Worker:
    """A process that does one thing; should it fall or give no answer in time, another is started."""

    def __init__(self, module: str, does: str, *, idle: float | None = None) -> None:
        self.patience = PATIENCE
        self.rest = REST
        self.idle = idle
        """Seconds without an order after which it ends; None: it stays."""
        self.noted: Callable[[float], object] = lambda _: None
        """Called with the seconds that each order took, in the thread that asked."""
        self._module = module
        self._does = does
        """What it does, to be read after "the process that"."""
        self._process: subprocess.Popen[bytes] | None = None
        self._late: subprocess.Popen[bytes] | None = None
        """The last one that took too long."""
        self._is_ready = False
        self._asking = threading.Lock()
        """Around an order being carried out."""
        self._changing = threading.Lock()
        """Around starting or ending the process."""
        self._stops = 0
        self._alarm = Alarm()
        self._spoilt: dict[bytes, None] = {}
        self._failed_in_a_row = 0
        self._rests_until = 0.0

    @property
    def arguments(self) -> tuple[str, ...]:
        """What it is told when it is started."""
        return ()

    @property
    def pid(self) -> int | None:
        """Of the process, while there is one."""
        process = self._process
        return None if process is None else process.pid

    def start(self) -> subprocess.Popen[bytes]:
        """The process, so that it is there when the first order comes."""
        with self._changing:
            if self._process is None:
                self._is_ready = False
                self._process = subprocess.Popen(  # noqa: S603  # our own program, and what we tell it
                    (sys.executable, "-m", self._module, *self.arguments),
                    cwd=CHECKOUT,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    start_new_session=True,  # what is typed at a terminal (Ctrl-C) is for us to obey
                )
            return self._process

    def stop(self) -> None:
        """End the process, also in the middle of an order."""
        with self._changing:
            self._stops += 1
            if self._process is not None:
                self._process.kill()
        with self._asking:  # whoever was waiting for it knows by now
            self._alarm.clear()
            self._clear_away()

    def ask(self, order: object) -> Any:
        """What comes of that order, when it is done; or WorkFailed, or after two falls WorkerFell."""
        try:
            data = packed(order)
        except Exception as error:
            raise WorkFailed(f"an order cannot be sent: {error!r}") from error
        with self._asking:
            self._check(data)
            began = monotonic()
            done, fault = self._answer(data)
            self.noted(monotonic() - began)
            if self.idle is not None:
                self._alarm.set(self.idle, self._end_idle)
        if fault is not None:
            raise WorkFailed(fault)
        return done

    def _check(self, data: bytes) -> None:
        """WorkerFell at once for what would keep everybody waiting in vain."""
        if self._spoilt and digest(data) in self._spoilt:
            raise WorkerFell(f"the process that {self._does} has failed at this before")
        if monotonic() < self._rests_until:
            raise WorkerFell(f"the process that {self._does} rests after it failed again and again")

    def _answer(self, data: bytes) -> Answer:
        """Ask, and after a fall once more; an order that makes the process fall twice is remembered."""
        stops = self._stops
        try:
            answer = self._ask(data)
        except WorkerFell as fall:
            if self._stops != stops:
                raise
            log.warning("%s; it is started again.", _capital(str(fall)))
            try:
                answer = self._ask(data)
            except WorkerFell:
                if self._stops == stops:
                    self._note_failure(data)
                raise
        self._failed_in_a_row = 0
        return answer

    def _ask(self, data: bytes) -> Answer:
        try:
            process = self.start()
        except OSError as error:
            raise WorkerFell(f"the process that {self._does} cannot be started: {error}") from error
        try:
            return self._exchange(process, data)
        except Exception as error:  # a pipe that broke, or something that is no answer
            self._clear_away()
            if self._late is process:
                raise WorkerFell(
                    f"the process that {self._does} gave no answer in {self.patience:g} s and was ended"
                ) from error
            raise WorkerFell(f"the process that {self._does} has fallen") from error

    def _exchange(self, process: subprocess.Popen[bytes], data: bytes) -> Answer:
        """Write an order and read its answer, in time: else the process is killed, and its pipes end."""
        assert process.stdin is not None
        assert process.stdout is not None

        def end() -> None:
            self._late = process
            process.kill()  # works on a stopped one too

        self._alarm.set(self.patience, end)
        try:
            if not self._is_ready:
                self._is_ready = receive(process.stdout) == READY
            process.stdin.write(data)
            process.stdin.flush()
            answer: Answer = receive(process.stdout)  # type: ignore[assignment]  # what the other side sends
        finally:
            self._alarm.clear()
        return answer

    def _end_idle(self) -> None:
        """End a process that has had nothing to do; not one that is being asked just now."""
        if self._asking.acquire(blocking=False):
            try:
                self._clear_away()
            finally:
                self._asking.release()

    def _clear_away(self) -> None:
        """End what is left of the process; the next order starts another."""
        with self._changing:
            process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.communicate()

    def _note_failure(self, data: bytes) -> None:
        self._failed_in_a_row += 1
        if self._is_ready:  # else it had not even seen the order
            self._spoilt[digest(data)] = None
            if len(self._spoilt) > MOST_SPOILT:
                del self._spoilt[next(iter(self._spoilt))]
        if self._failed_in_a_row >= IN_A_ROW:
            self._rests_until = monotonic() + self.rest


def digest(data: bytes) -> bytes:
    """The same for the same order: then it need not be done again."""
    return hashlib.sha256(data).digest()


def _capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]
