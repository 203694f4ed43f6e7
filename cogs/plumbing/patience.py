"""Winning time for an answer: Discord waits three seconds, and is told to wait on only if that may not do."""

from __future__ import annotations

import asyncio
from typing import Any

from discord import Interaction

from cogs.plumbing.sending import defer

PATIENCE = 0.5
"""Seconds in which an answer may come by itself; most do, and save everybody a request."""
KEPT = "acknowledgement"


class Acknowledgement:
    """Announces an answer when it has not come in good time."""

    def __init__(self, interaction: Interaction[Any], *, in_place: bool) -> None:
        self.in_place = in_place
        """Whether the answer takes the place of the message with the button; else it is a private one."""
        self._interaction = interaction
        self._announcing: asyncio.Task[None] | None = None
        self._timer = asyncio.get_running_loop().call_later(PATIENCE, self._announce)

    def _announce(self) -> None:
        self._announcing = asyncio.ensure_future(self._defer())

    async def _defer(self) -> None:
        await defer(self._interaction, is_new=not self.in_place)

    async def end(self) -> None:
        """The answer is there: nothing is announced any more, or it has been."""
        self._timer.cancel()
        if self._announcing is not None:
            await self._announcing


def acknowledge(interaction: Interaction[Any], *, in_place: bool = False) -> None:
    """See to it that Discord waits for the answer, however often this is asked."""
    if KEPT not in interaction.extras and not interaction.response.is_done():
        interaction.extras[KEPT] = Acknowledgement(interaction, in_place=in_place)


async def come_to_answer(interaction: Interaction[Any]) -> bool:
    """From now on the answer is given; whether it is the first word and takes the place of a message."""
    acknowledgement = interaction.extras.get(KEPT)
    if acknowledgement is None:
        return False
    await acknowledgement.end()
    return acknowledgement.in_place and not interaction.response.is_done()
