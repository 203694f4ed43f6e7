"""The latest press on each shared message: its token lets the message be edited without being counted."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from copy import copy
from typing import TYPE_CHECKING

import discord

from cogs.plumbing.limits import TOKEN

if TYPE_CHECKING:
    from cogs.plumbing.sending import AnyInteraction

MOST_PRESSES = 1024
"""Remembered at the most, some 3 kB each; a message whose press is forgotten is edited as any other."""
SOON_OVER = 60.0
"""Seconds before its end in which a token is not relied on."""


class Presses:
    """In memory alone, never written down: whoever has a token can speak for the bot."""

    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        self.clock = clock
        self._latest: OrderedDict[int, tuple[float, AnyInteraction]] = OrderedDict()

    def note(self, press: AnyInteraction) -> None:
        """Remember a press that was answered beside its message, which is its original from now on."""
        if press.message is None:
            return
        message = press.message.id
        self._latest.pop(message, None)
        self._latest[message] = self.clock(), _light(press)
        if len(self._latest) > MOST_PRESSES:
            self._latest.popitem(last=False)

    def latest(self, message: int) -> AnyInteraction | None:
        """The latest on that message, if its token still counts."""
        noted, press = self._latest.get(message, (0.0, None))
        return press if self.clock() - noted < TOKEN - SOON_OVER else None

    def drop(self, message: int) -> None:
        """It does not serve any more, or nothing is to be edited any more."""
        self._latest.pop(message, None)


def _light(press: AnyInteraction) -> AnyInteraction:
    """The same without what its message looked like then, which is most of its weight."""
    light = copy(press)
    light.message = light.data = None
    light.extras = {}
    light._cs_response = discord.InteractionResponse(light)  # type: ignore[attr-defined]  # noqa: SLF001  # holds it too
    return light
