"""Pictures are drawn by another process: the event loop never waits for the GIL meanwhile.

Nor does a table wait for it for good: what it cannot draw in time is told in words.
"""

from __future__ import annotations

import asyncio
import atexit
import hashlib
import logging
import math
import subprocess
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from time import monotonic

from render import Order
from render.press.cache import ALL_CACHES
from render.press.worker import READY, Answer, packed, receive

log = logging.getLogger("quayside")

CHECKOUT = Path(__file__).parents[2]
PATIENCE = 20.0
"""Seconds for an order; then the process is ended and started again."""
REST = 60.0
"""Seconds in which the circuit stays open once it has failed at several: all would wait for nothing."""
IN_A_ROW = 2
"""Orders it fails at, one after the other, before it rests."""
MOST_SPOILT = 256
"""Orders that are remembered because the process fell over them twice."""


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


class DrawingFailed(Exception):
    """A fault of ours while drawing, in the other process's words."""


class EaselFell(OSError):
    """The process that draws was stopped from outside, or could not begin: a trouble that may pass."""


class Easel:
    """The worker process that draws; should it fall or give no answer in time, another is started."""

    def __init__(self) -> None:
        self.patience = PATIENCE
        self.rest = REST
        self.cache = ALL_CACHES
        """Bytes for its caches, from its next start on."""
        self._process: subprocess.Popen[bytes] | None = None
        self._is_ready = False
        self._asking = threading.Lock()
        """Around an order being carried out."""
        self._changing = threading.Lock()
        """Around starting or ending the process."""
        self._stops = 0
        self._deadline = Deadline()
        self._spoilt: dict[bytes, None] = {}
        self._failed_in_a_row = 0
        self._rests_until = 0.0

    def start(self) -> subprocess.Popen[bytes]:
        """The process, so that it is there when the first picture is wanted."""
        with self._changing:
            if self._process is None:
                self._is_ready = False
                self._process = subprocess.Popen(  # noqa: S603  # our own program, and a number
                    (sys.executable, "-m", "render.press.worker", str(self.cache)),
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
            self._clear_away()

    def draw(self, orders: tuple[Order | str, ...]) -> list[bytes]:
        """The pictures as files, when they are finished; or DrawingFailed, or after two falls EaselFell.

        An order that is a name alone is for the emoji of that name.
        """
        try:
            data = packed(list(orders))
        except Exception as error:
            raise DrawingFailed(f"an order cannot be sent: {error!r}") from error
        with self._asking:
            self._check(data)
            files, fault = self._answer(data)
        if fault is not None:
            raise DrawingFailed(fault)
        return files

    def _check(self, data: bytes) -> None:
        """EaselFell at once for what would keep everybody waiting in vain."""
        if self._spoilt and _digest(data) in self._spoilt:
            raise EaselFell("the process that draws has failed at this picture before")
        if monotonic() < self._rests_until:
            raise EaselFell("the process that draws rests after it failed again and again")

    def _answer(self, data: bytes) -> Answer:
        """Ask, and after a fall once more; an order that makes the process fall twice is remembered."""
        stops = self._stops
        try:
            answer = self._ask(data)
        except EaselFell as fall:
            if self._stops != stops:
                raise
            log.warning("Drawing: %s; it is started again.", fall)
            try:
                answer = self._ask(data)
            except EaselFell:
                if self._stops == stops:
                    self._note_failure(data)
                raise
        self._failed_in_a_row = 0
        return answer

    def _ask(self, data: bytes) -> Answer:
        try:
            process = self.start()
        except OSError as error:
            raise EaselFell(f"the process that draws cannot be started: {error}") from error
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            with self._deadline.of(process, self.patience):
                if not self._is_ready:
                    self._is_ready = receive(process.stdout) == READY
                process.stdin.write(data)
                process.stdin.flush()
                answer: Answer = receive(process.stdout)  # type: ignore[assignment]  # what the other side sends
        except Exception as error:  # a pipe that broke, or something that is no answer
            self._clear_away()
            if self._deadline.has_ended(process):
                raise EaselFell(
                    f"the process that draws gave no answer in {self.patience:g} s and was ended"
                ) from error
            raise EaselFell("the process that draws has fallen") from error
        return answer

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
            self._spoilt[_digest(data)] = None
            if len(self._spoilt) > MOST_SPOILT:
                del self._spoilt[next(iter(self._spoilt))]
        if self._failed_in_a_row >= IN_A_ROW:
            self._rests_until = monotonic() + self.rest


def _digest(data: bytes) -> bytes:
    return hashlib.sha256(data).digest()


def digest_of(order: Order) -> bytes:
    """The same for the same order: then it need not be drawn again."""
    return _digest(packed(order))


EASEL = Easel()
atexit.register(EASEL.stop)
# It only waits; one, because the other process draws one picture after the other.
_WAITING = ThreadPoolExecutor(max_workers=1, thread_name_prefix="drawing")


async def draw_pictures(*orders: Order | str) -> list[bytes]:
    """Files of what is drawn while others are answered."""
    return await asyncio.get_running_loop().run_in_executor(_WAITING, EASEL.draw, orders)


async def draw_or_none(*orders: Order) -> list[bytes] | None:
    """The same; None, and a line in the log, when they cannot be drawn: then words stand in for them."""
    try:
        return await draw_pictures(*orders)
    except EaselFell as fall:
        reason = str(fall)
    except DrawingFailed as fault:
        reason = _in_short(str(fault))
        log.debug("%s", fault)
    log.warning("Drawing: a picture of %s is told in words instead: %s.", orders[0].game, reason)
    return None


async def draw_emoji(name: str) -> bytes | None:
    """The file of that emoji; None, and a line in the log, when it cannot be drawn."""
    try:
        return (await draw_pictures(name))[0]
    except (EaselFell, DrawingFailed) as trouble:
        log.warning("Drawing: the emoji %s cannot be drawn: %s.", name, _in_short(str(trouble)))
        return None


def _in_short(fault: str) -> str:
    """What went wrong, and where: the last lines of a traceback in one."""
    lines = [line.strip() for line in fault.strip().splitlines()]
    places = [line for line in lines if line.startswith("File ")]
    return ", ".join([lines[-1], *places[-1:]])
