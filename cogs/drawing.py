"""Pictures are drawn beside the event loop, by another process: nobody waits for the interpreter."""

from __future__ import annotations

import asyncio
import atexit
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from render import Order
from render.easel import Answer, receive, send

CHECKOUT = Path(__file__).parents[1]


class DrawingFailed(Exception):
    """A fault of ours while drawing, in the other process's words."""


class EaselFell(OSError):
    """The process that draws was stopped from outside, or could not begin: a trouble that may pass."""


class Easel:
    """The process that draws; should it fall, the next picture starts another."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> subprocess.Popen[bytes]:
        """The process, so that it is there when the first picture is wanted."""
        if self._process is None:
            self._process = subprocess.Popen(
                (sys.executable, "-m", "render.easel"),
                cwd=CHECKOUT,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
            )
        return self._process

    def stop(self) -> None:
        """End the process."""
        if self._process is not None:
            self._process.kill()
            self._process.communicate()
            self._process = None

    def draw(self, orders: tuple[Order, ...]) -> list[bytes]:
        """The pictures as files, when they are finished."""
        try:
            files, fault = self._ask(orders)
        except EaselFell:
            files, fault = self._ask(orders)
        if fault is not None:
            raise DrawingFailed(fault)
        return files

    def _ask(self, orders: tuple[Order, ...]) -> Answer:
        try:
            process = self.start()
            assert process.stdin is not None
            assert process.stdout is not None
            send(list(orders), process.stdin)
            answer: Answer = receive(process.stdout)  # type: ignore[assignment]  # what the other side sends
        except (OSError, EOFError) as fall:
            self.stop()
            raise EaselFell("the process that draws has fallen") from fall
        return answer


EASEL = Easel()
atexit.register(EASEL.stop)
# It only waits; one, because the other process draws one picture after the other.
_WAITING = ThreadPoolExecutor(max_workers=1, thread_name_prefix="drawing")


async def drawn_beside(*orders: Order) -> list[bytes]:
    """Files of what is drawn while others are answered."""
    return await asyncio.get_running_loop().run_in_executor(_WAITING, EASEL.draw, orders)
