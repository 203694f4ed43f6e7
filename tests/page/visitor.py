"""Somebody before the page: what they see, press and type."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from msgspec import Struct
from playwright.async_api import Browser, Locator, Page, expect

from tests.page.harbour import Harbour

WIDE, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}
MOST_TABS = 120


class Speech(Struct, frozen=True):
    """How things are called in a language."""

    locale: str
    begin: str
    alone: str
    view: str
    play_as: str
    move: str
    hand: str
    restart: str
    running: str
    menu: str
    dismiss: str
    learn: str
    show_me: str

    def view_of(self, player: str) -> str:
        """What that player's view is called: in French a vowel wants an apostrophe."""
        named = self.view.format(player)
        return named.replace("de A", "d\N{RIGHT SINGLE QUOTATION MARK}A") if self.locale == "fr-FR" else named


ENGLISH = Speech(
    locale="en-US",
    begin="Start a table of Livingstone",
    alone="Play Livingstone now",
    view="{}\N{RIGHT SINGLE QUOTATION MARK}s view",
    play_as="Play as {}",
    move="Move",
    hand="My hand",
    restart="Restart the bot",
    running="The bot is running",
    menu="Places and settings",
    dismiss="Put away",
    learn="Learn Livingstone",
    show_me="Show me",
)
FRENCH = Speech(
    locale="fr-FR",
    begin="Commencer une partie de Livingstone",
    alone="Jouer à Livingstone",
    view="Vue de {}",
    play_as="Jouer pour {}",
    move="Jouer",
    hand="Ma main",
    restart="Redémarrer le bot",
    running="Le bot est en marche",
    menu="Lieux et réglages",
    dismiss="Ranger",
    learn="Apprendre Livingstone",
    show_me="Montrez-moi",
)
PLAYERS = ("Ada", "Basile")


class Visitor:
    """One window, and the language its reader speaks."""

    def __init__(self, page: Page, speech: Speech) -> None:
        self.page = page
        self.speech = speech
        self.complaints: list[str] = []
        self.expects_silence = False
        """While the playground is gone, a browser complains of each attempt to find it."""
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _hear(self, said: Any) -> None:
        is_silence = self.expects_silence and "ERR_CONNECTION_REFUSED" in said.text
        if said.type in ("error", "warning") and not is_silence:
            self.complaints.append(said.text)

    def pane(self, player: str) -> Locator:
        """That player's view, if it is on the screen."""
        return self.page.get_by_role("region", name=self.speech.view_of(player), exact=True)

    def board(self, player: str) -> Locator:
        """The newest board in that player's view: the one whose buttons work."""
        move = self.page.get_by_role("button", name=self.speech.move, exact=True)
        return self.pane(player).locator("article:not(.private)").filter(has=move).last

    def panel(self, player: str) -> Locator:
        """The newest private answer in that player's view."""
        return self.pane(player).locator("article.private").last

    async def begin(self) -> str:
        """Seat both players at a table of the welcome; who is to move."""
        await self.page.get_by_role("button", name=self.speech.begin).click()
        return await self.called()

    async def called(self) -> str:
        """Who is to move at a table that has just begun: the one in front."""
        await expect(self.page.locator("article.call").first).to_be_visible()
        label = await self.page.locator(".pane.active").get_attribute("aria-label")
        return next(name for name in PLAYERS if self.speech.view_of(name) == label)


def other(player: str) -> str:
    """The one of the two who is not that player."""
    return next(name for name in PLAYERS if name != player)


@asynccontextmanager
async def visiting(
    browser: Browser, harbour: Harbour, speech: Speech = ENGLISH, size: Any = WIDE, **more: Any
) -> AsyncIterator[Visitor]:
    """Somebody who opens the page; in the end nothing may have been wrong with it."""
    context = await browser.new_context(viewport=size, locale=speech.locale, **more)
    try:
        visitor = Visitor(await context.new_page(), speech)
        await visitor.page.goto(harbour.address)
        yield visitor
        assert not visitor.complaints, visitor.complaints
    finally:
        await context.close()
