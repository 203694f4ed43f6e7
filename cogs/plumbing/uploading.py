"""Uploading emoji: slowly, behind everything else, and each drawing once."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable

import discord
from discord.ext import commands

from cogs.plumbing.connection import reason
from cogs.plumbing.emoji import BOOK, OURS, Known, full_name
from cogs.plumbing.fleet import Alone
from cogs.plumbing.rate_limits import Budget, growing, pause_after
from cogs.plumbing.sending import UNREACHED, Code

log = logging.getLogger("quayside")

PAUSES = (5, 60, 300, 3600)
"""Seconds between retries while Discord is out of reach."""
RATE_LIMITED = 429
HOUR = 3600.0

Draw = Callable[[str], Awaitable[bytes | None]]
"""The PNG file of an emoji; None when it cannot be drawn."""


class Uploader:
    """Sees to it that Discord has our emoji as they are drawn today; a game never waits for it."""

    between = 1.0
    """Seconds between two uploads."""
    between_drawings = 0.2
    """Seconds between two drawings that Discord has already."""

    def __init__(
        self,
        bot: commands.Bot,
        budget: Budget,
        names: Iterable[str],
        draw: Draw,
        fleet: Alone | None = None,
    ) -> None:
        self._bot = bot
        self._fleet = fleet or Alone()
        self._budget = budget
        self._names = tuple(names)
        self._draw = draw
        self._full_names: dict[str, str] = {}
        """Of those that have been drawn: they are not drawn again for nothing."""
        self._is_doubted = asyncio.Event()
        self._next_look = 0.0
        """When Discord may be asked again which ones it has."""
        self._working: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin; to be called once logged in."""
        BOOK.on_doubt = self._is_doubted.set
        self._working = asyncio.create_task(self._work())
        self._working.add_done_callback(_note_failure)

    async def close(self) -> None:
        """Upload no more, and show none any more: the next bot may be another application."""
        if self._working is not None:
            self._working.cancel()
            await asyncio.wait((self._working,))
            BOOK.keep(set())

    async def _work(self) -> None:
        """Bring Discord up to date; and again, at most once an hour, when it did not know one of ours."""
        while await self._is_up_to_date():
            await self._is_doubted.wait()
            self._is_doubted.clear()
            await asyncio.sleep(max(0.0, self._next_look - asyncio.get_running_loop().time()))

    async def _is_up_to_date(self) -> bool:
        """Try until it is; no once Discord has said that it takes no more."""
        pauses = growing(*PAUSES)
        self._next_look = asyncio.get_running_loop().time() + HOUR
        while True:
            try:
                await self._bring_up_to_date()
            except (discord.RateLimited, discord.DiscordServerError, *UNREACHED) as trouble:
                pause = pause_after(trouble, pauses)
                log.info("Emoji are uploaded further in %d s: %s", pause, reason(trouble))
            except discord.HTTPException as refusal:
                if refusal.status != RATE_LIMITED:
                    log.warning("Discord takes no more emoji, messages go without: %s", reason(refusal))
                    return False
                pause = next(pauses)
                log.info("Emoji are uploaded further in %d s: %s", pause, reason(refusal))
            else:
                return True
            await asyncio.sleep(pause)

    async def _bring_up_to_date(self) -> None:
        """Upload what is missing; then delete what we once uploaded and draw otherwise now."""
        old = await self._there()
        async with self._fleet.only("uploads emoji"):
            if self._fleet.is_one_of_several:  # somebody else may have uploaded some while we waited
                old = await self._there()
            await self._bring_from(old)

    async def _there(self) -> dict[str, discord.Emoji]:
        """Ours that Discord has, by full name; they are shown as they are until they are drawn otherwise."""
        there = {each.name: each for each in await self._bot.fetch_application_emojis()}
        BOOK.keep({each.id for each in there.values()})
        old = {full: each for full, each in there.items() if _shown_by(full)}
        for full, each in old.items():
            if (name := _shown_by(full)) in self._names:
                BOOK.note(name, Known(full, each.id))
        return old

    async def _bring_from(self, old: dict[str, discord.Emoji]) -> None:
        """Bring what is there up to date."""
        uploaded = 0
        for name in self._names:
            if (full := self._full_names.get(name, "")) in old:
                del old[full]
                continue
            png = await self._draw(name)
            if png is None:
                old = {full: each for full, each in old.items() if _shown_by(full) != name}
                continue
            full = self._full_names[name] = full_name(name, png)
            if full in old:
                BOOK.note(name, Known(full, old.pop(full).id))
                await asyncio.sleep(self.between_drawings)
                continue
            await self._let_others_go_first()
            BOOK.note(name, Known(full, await self._upload(full, png)))
            uploaded += 1
        if uploaded:
            log.info("Discord has been given %d emoji.", uploaded)
        for gone in old.values():
            await self._let_others_go_first()
            await gone.delete()

    async def _upload(self, full: str, png: bytes) -> int:
        """Its id; of one that Discord has since an answer was lost, that one's."""
        try:
            return (await self._bot.create_application_emoji(name=full, image=png)).id
        except discord.HTTPException as refusal:
            if refusal.code != Code.INVALID_FORM:
                raise
            for each in await self._bot.fetch_application_emojis():
                if each.name == full:
                    return each.id
            raise

    async def _let_others_go_first(self) -> None:
        """A pause before each request, and a longer one while much is said."""
        await asyncio.sleep(self.between)
        while self._budget.is_crowded:  # noqa: ASYNC110  # it empties by time alone, which tells nobody
            await asyncio.sleep(self.between)


def _shown_by(full: str) -> str:
    """Our own name for what an emoji shows; nothing if it is none of ours."""
    ours = OURS.fullmatch(full)
    return "" if ours is None else ours["name"]


def _note_failure(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and (error := task.exception()) is not None:
        log.error("The emoji could not be uploaded", exc_info=error)
