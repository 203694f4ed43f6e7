"""What systemd is told, where it started us: that the bot is there, and that it is alive (sd_notify(3))."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Mapping

READY, ALIVE, STOPPING = "READY=1", "WATCHDOG=1", "STOPPING=1"


class Service:
    """The way to whoever watches this process; without one nothing is told."""

    def __init__(self, environment: Mapping[str, str] = os.environ) -> None:
        self._address = environment.get("NOTIFY_SOCKET", "")
        microseconds = environment.get("WATCHDOG_USEC", "")
        is_ours = environment.get("WATCHDOG_PID", str(os.getpid())) == str(os.getpid())
        self.beat = int(microseconds) / 2e6 if microseconds.isdecimal() and is_ours else None
        """Seconds between two signs of life; None: nobody waits for them."""

    def tell(self, state: str) -> None:
        """Say it, if anybody listens; whoever does not is no reason to stop."""
        if not self._address:
            return
        # Linux has sockets without a file; their address begins with a zero.
        address = "\0" + self._address[1:] if self._address.startswith("@") else self._address
        try:
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as way:
                way.settimeout(0)  # one that no longer reads must not hold up the games
                way.connect(address)
                way.send(state.encode())
        except OSError:
            return

    async def stay_alive(self) -> None:
        """Give signs of life from the event loop for as long as it turns."""
        while self.beat is not None:
            self.tell(ALIVE)
            await asyncio.sleep(self.beat)
