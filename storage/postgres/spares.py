"""Connections beside the first one, each for one change at a time: what waits for a lock keeps up nobody."""

from __future__ import annotations

import asyncio

from storage.address import shown
from storage.errors import Locked
from storage.postgres.link import Link, connect

MOST = 6
"""Changes under way at once; a server lets in a hundred connections unless it is told otherwise."""
LONGEST_WAIT = 2.0
"""Seconds in which one of the others is to end."""


class Spares:
    """Lent to one change each, and kept for the next."""

    def __init__(self, address: str, sign: str) -> None:
        self._address = address
        self._sign = sign
        self._room = asyncio.Semaphore(MOST)
        self._free: list[Link] = []

    async def take(self) -> Link:
        """One that nobody uses; Locked if all are in use for long."""
        try:
            async with asyncio.timeout(LONGEST_WAIT):
                await self._room.acquire()
        except TimeoutError:
            raise Locked(shown(self._address)) from None
        try:
            while self._free:
                link = self._free.pop()
                if not link.is_lost:
                    return link
            return await connect(self._address, self._sign)
        except BaseException:
            self._room.release()
            raise

    async def give_back(self, link: Link) -> None:
        """It is used no more; what was not committed on it is taken back."""
        try:
            await link.take_back()
        finally:
            if not link.is_lost:
                self._free.append(link)
            self._room.release()

    async def close(self) -> None:
        """Let go of the server."""
        for link in self._free:
            await link.close()
