"""Pictures are drawn by another process: the event loop never waits for the GIL meanwhile.

Nor does a table wait for it for good: what it cannot draw in time is told in words.
"""

from __future__ import annotations

import asyncio
import atexit
import logging
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

from render import Order
from render.film.orders import FilmOrder
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

    def draw(self, orders: tuple[Order | FilmOrder | str, ...]) -> list[Any]:
        """The pictures as files, when they are finished; or WorkFailed, or after two falls WorkerFell.

        An order that is a name alone is for the emoji of that name; one of a game that is over gives what
        its `made` says, or None where the game cannot be played again.
        """
        made: list[Any] = self.ask(list(orders))
        return made


def digest_of(order: Order) -> bytes:
    """The same for the same order: then it need not be drawn again."""
    return digest(packed(order))


EASEL = Easel()
atexit.register(EASEL.stop)
# It only waits; one, because the other process draws one picture after the other.
_WAITING = ThreadPoolExecutor(max_workers=1, thread_name_prefix="drawing")


class Courtesy:
    """Lets what has time wait until nobody else waits for a picture."""

    def __init__(self) -> None:
        self._awaited = 0
        self._patient: list[asyncio.Future[None]] = []

    @contextmanager
    def hurrying(self) -> Iterator[None]:
        """Somebody waits for a picture meanwhile."""
        self._awaited += 1
        try:
            yield
        finally:
            self._awaited -= 1
            if not self._awaited:
                patient, self._patient = self._patient, []
                for each in patient:
                    if not each.done():
                        each.set_result(None)

    async def wait(self) -> None:
        """Until nobody does."""
        while self._awaited:
            calm = asyncio.get_running_loop().create_future()
            self._patient.append(calm)
            await calm


_COURTESY = Courtesy()


async def draw_pictures(*orders: Order | FilmOrder | str) -> list[Any]:
    """Files of what is drawn while others are answered."""
    with _COURTESY.hurrying():
        return await _drawn(*orders)


async def _drawn(*orders: Order | FilmOrder | str) -> list[Any]:
    return await asyncio.get_running_loop().run_in_executor(_WAITING, EASEL.draw, orders)


async def draw_or_none(*orders: Order) -> list[bytes] | None:
    """The same; None, and a line in the log, when they cannot be drawn: then words stand in for them."""
    try:
        return await draw_pictures(*orders)
    except (WorkerFell, WorkFailed) as trouble:
        _note(orders[0].game, trouble)
        return None


async def draw_of_the_past(game: str, order: FilmOrder, *, has_time: bool = False) -> Any:
    """What comes of an order of a game that is over; None when it cannot be made.

    One that has time lets everybody go first who waits for a picture.
    """
    try:
        if not has_time:
            return (await draw_pictures(order))[0]
        await _COURTESY.wait()
        return (await _drawn(order))[0]
    except (WorkerFell, WorkFailed) as trouble:
        _note(game, trouble)
        return None


def _note(game: str, trouble: WorkerFell | WorkFailed) -> None:
    """A line in the log about a picture that there is not."""
    reason = str(trouble)
    if isinstance(trouble, WorkFailed):
        log.debug("%s", trouble)
        reason = _in_short(reason)
    log.warning("Drawing: a picture of %s is told in words instead: %s.", game, reason)


async def draw_emoji(name: str) -> bytes | None:
    """The file of that emoji; None, and a line in the log, when it cannot be drawn."""
    try:
        file: bytes = (await draw_pictures(name))[0]
    except (WorkerFell, WorkFailed) as trouble:
        log.warning("Drawing: the emoji %s cannot be drawn: %s.", name, _in_short(str(trouble)))
        return None
    return file


def _in_short(fault: str) -> str:
    """What went wrong, and where: the last lines of a traceback in one."""
    lines = [line.strip() for line in fault.strip().splitlines()]
    places = [line for line in lines if line.startswith("File ")]
    return ", ".join([lines[-1], *places[-1:]])
