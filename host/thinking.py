"""Computer players think in another process: the event loop never waits, and nothing hidden goes there."""

from __future__ import annotations

import asyncio
import atexit
import hashlib
import logging
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from computers.deciding import Considered
from computers.hint import Suggestion
from computers.levels import Level
from games.chance import Rng
from games.core import AnyGame, packed
from games.values import Seat
from workers.thinking import Order
from workers.worker import Worker, WorkerFell, WorkFailed

log = logging.getLogger("quayside")

IDLE = 600.0
"""Seconds without a decision after which the process ends; it is back in half a second."""


class Thinker(Worker):
    """The process that thinks; there is none until somebody asks."""

    def __init__(self) -> None:
        super().__init__("workers.thinking", "thinks for computers", idle=IDLE)
        # It only waits; one, because the other process thinks of one thing after the other.
        self._waiting = ThreadPoolExecutor(max_workers=1, thread_name_prefix="thinking")

    async def think(self, order: Order) -> Any:
        """What comes of that order; or WorkFailed, or WorkerFell."""
        return await asyncio.get_running_loop().run_in_executor(self._waiting, self.ask, order)


THINKER = Thinker()
atexit.register(THINKER.stop)


def order_for(
    kind: str, game: AnyGame, state: Any, seat: Seat, level: str, seed: int, simulations: int | None = None
) -> Order:
    """What the process is handed: all that the seat does not know is dealt anew before."""
    chance = Rng(hashlib.sha256(f"dealt for {seed}".encode()).hexdigest())
    known = packed(game.redeal(state, seat, chance))
    return Order(kind, game.id, known, seat, level, seed, simulations)


async def decided(
    thinker: Thinker, game: AnyGame, state: Any, seat: Seat, level: str, seed: int
) -> Considered:
    """What a computer of that level does there; whatever happens to the process, something legal."""
    try:
        found = await thinker.think(order_for("decide", game, state, seat, level, seed))
        assert isinstance(found, Considered)
    except (WorkFailed, WorkerFell) as trouble:
        log.warning("Thinking: %s plays what is plain for seat %d: %s", game.id, seat, _last_line(trouble))
        return Considered(game.idle(state, seat))
    if game.refusal(state, seat, found.action) is None:
        return found
    log.error("Thinking: %s would %s for seat %d, which is not legal.", game.id, found.action.kind(), seat)
    return Considered(game.idle(state, seat))


async def hinted(
    thinker: Thinker, game: AnyGame, known: bytes, seat: Seat, seed: int, simulations: int | None = None
) -> tuple[Suggestion, ...] | None:
    """What that seat might do in a state that was dealt anew for it; None when nobody could think of it."""
    try:
        found: tuple[Suggestion, ...] = await thinker.think(
            Order("hint", game.id, known, seat, Level.NORMAL, seed, simulations)
        )
    except (WorkFailed, WorkerFell) as trouble:
        log.warning("Thinking: no hint in %s for seat %d: %s", game.id, seat, _last_line(trouble))
        return None
    return found


def _last_line(trouble: Exception) -> str:
    return str(trouble).strip().splitlines()[-1]
