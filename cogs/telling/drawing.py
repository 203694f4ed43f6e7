"""Pictures are drawn by another process: the event loop never waits for the GIL meanwhile.

Nor does a table wait for it for good: what it cannot draw in time is told in words.
"""

from __future__ import annotations

import asyncio
import atexit
import logging
from concurrent.futures import ThreadPoolExecutor

from render import Order
from render.press.cache import ALL_CACHES
from workers.pipe import packed
from workers.worker import Worker, WorkerFell, WorkFailed, digest

log = logging.getLogger("quayside")


class Easel(Worker):
    """The process that draws; its caches are the reason why it stays."""

    def __init__(self) -> None:
        super().__init__("render.press.worker", "draws")
        self.cache = ALL_CACHES
        """Bytes for its caches, from its next start on."""

    @property
    def arguments(self) -> tuple[str, ...]:
        """How large its caches may be."""
        return (str(self.cache),)

    def draw(self, orders: tuple[Order | str, ...]) -> list[bytes]:
        """The pictures as files, when they are finished; or WorkFailed, or after two falls WorkerFell.

        An order that is a name alone is for the emoji of that name.
        """
        files: list[bytes] = self.ask(list(orders))
        return files


def digest_of(order: Order) -> bytes:
    """The same for the same order: then it need not be drawn again."""
    return digest(packed(order))


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
    except WorkerFell as fall:
        reason = str(fall)
    except WorkFailed as fault:
        reason = _in_short(str(fault))
        log.debug("%s", fault)
    log.warning("Drawing: a picture of %s is told in words instead: %s.", orders[0].game, reason)
    return None


async def draw_emoji(name: str) -> bytes | None:
    """The file of that emoji; None, and a line in the log, when it cannot be drawn."""
    try:
        return (await draw_pictures(name))[0]
    except (WorkerFell, WorkFailed) as trouble:
        log.warning("Drawing: the emoji %s cannot be drawn: %s.", name, _in_short(str(trouble)))
        return None


def _in_short(fault: str) -> str:
    """What went wrong, and where: the last lines of a traceback in one."""
    lines = [line.strip() for line in fault.strip().splitlines()]
    places = [line for line in lines if line.startswith("File ")]
    return ", ".join([lines[-1], *places[-1:]])
