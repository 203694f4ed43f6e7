"""Discord out of reach, or closed to us for good: either is said in one sentence."""

from __future__ import annotations

import logging
from collections.abc import Mapping

import aiohttp
import discord
import discord.gateway
import discord.http

from cogs.plumbing.sending import FAILED
from cogs.settings import BadSetting, CannotHost

OUT_OF_REACH = (*FAILED, discord.GatewayNotFound, discord.ConnectionClosed)
"""What passes by itself: the network is not up yet, or Discord has trouble of its own."""
CLOSED_FOR_GOOD: Mapping[int, str] = {
    4004: "Discord does not accept the token in DISCORD_TOKEN.",
    4010: "Discord does not accept how the bot counts its connections (close code 4010): start it again, and "
    "report it if that does not help.",
    4011: "The bot is in too many servers for so few connections (close code 4011): set QUAYSIDE_SHARDED=yes"
    ", or, if it is set, start again; with QUAYSIDE_SHARDS, count more of them.",
    4012: "Discord no longer speaks as this version of the bot does (close code 4012): update Quayside.",
    4013: "Discord does not know an intent that the bot asks for (close code 4013): update Quayside.",
    4014: "Discord refuses an intent that the bot asks for (close code 4014): Quayside needs no privileged "
    "one, so update it, and report it if that does not help.",
}
"""By the code with which Discord closes the gateway; it must not be tried again."""
LONGEST = 200
"""Characters of a reason: some answers are whole pages."""
TROUBLE_OF_DISCORD_PY = ("Attempting a reconnect", "Failed to connect")
"""How log entries begin that tell of a lost connection."""


class GatewaySocket(discord.gateway.DiscordClientWebSocketResponse):
    """Remembers with which code Discord closed it.

    discord.py asks only after it has closed its own end; if that fails, because Discord has hung up, aiohttp
    says 1006, and what is closed for good would look like a broken connection, to be tried again and again.
    """

    _heard: int | None = None

    async def receive(self, timeout: float | None = None) -> aiohttp.WSMessage:  # noqa: ASYNC109  # aiohttp's own
        """The next frame."""
        frame = await super().receive(timeout)
        if frame.type is aiohttp.WSMsgType.CLOSE:
            self._heard = frame.data
        return frame

    @property
    def close_code(self) -> int | None:
        """What Discord said, else what aiohttp makes of it."""
        return self._heard or super().close_code


def remember_close_codes() -> None:
    """From now on discord.py opens such sockets."""
    discord.http.DiscordClientWebSocketResponse = GatewaySocket  # type: ignore[attr-defined]  # it offers no other way


def for_good(error: Exception) -> CannotHost | None:
    """The sentence with which to end, if trying again is of no use."""
    match error:
        case discord.LoginFailure():
            return BadSetting(CLOSED_FOR_GOOD[4004])
        case discord.PrivilegedIntentsRequired():
            return CannotHost(CLOSED_FOR_GOOD[4014])
        case discord.ConnectionClosed(code=code) if code in CLOSED_FOR_GOOD:
            return CannotHost(CLOSED_FOR_GOOD[code])
    return None


def reason(error: Exception) -> str:
    """What went wrong, in one line."""
    text = " ".join(str(error).split()) or type(error).__name__
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def in_one_line(record: logging.LogRecord) -> bool:
    """A filter for discord.py's loggers: of a lost connection it is told what happened, not where.

    Of one that is closed for good nothing: it is not tried again, as they say.
    """
    error = record.exc_info[1] if record.exc_info else None
    if isinstance(error, OUT_OF_REACH) and record.getMessage().startswith(TROUBLE_OF_DISCORD_PY):
        if for_good(error) is not None:
            return False
        record.msg, record.args = f"{record.getMessage()}: {reason(error)}", ()
        record.exc_info = record.exc_text = None
    return True
