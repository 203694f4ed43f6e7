"""A turn's message and a panel on a phone: from the first line to the last choice they are seen at once."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.async_api import Browser, Locator, Page, expect

from games import GAMES
from playground.child import Child
from playground.play import new_world
from playground.windows import PageServer
from playground.world import TOKEN
from tests.cogs.harbour import Harbour, moored
from tests.host.people import play_randomly
from tests.page.visitor import PHONE
from tests.playground.stage import loopback

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.slow]

MOST = 670
"""Pixels, of a screen of 844 of which the head and the composer take their share."""
MEASURE = """body => {
    const [text] = body.querySelectorAll(".text"), button = [...body.querySelectorAll("button")].at(-1);
    return button.getBoundingClientRect().bottom - text.getBoundingClientRect().top;
}"""
CHOICES = """body => {
    const bottom = each => each.getBoundingClientRect().bottom;
    const all = kind => Math.max(...[...body.querySelectorAll(kind)].map(bottom));
    const top = body.querySelector(".text").getBoundingClientRect().top;
    return [all(".button.primary, .menu") - top, all(".button, .menu") - top];
}"""
"""Where the last choice ends, and where the last of the controls."""
MOVE = {"English": "Move", "Français": "Jouer"}
LOCALES = {"English": "en-US", "Français": "fr"}
PEOPLE = ("Ada", "Basile", "Cleo", "Dora", "Emil")
STEPS = (0, 1, 3, 40, 60, 40)
"""Of a game, one after the other, before its message is measured again."""


@asynccontextmanager
async def phone(browser: Browser, server: PageServer, thread: str) -> AsyncIterator[Page]:
    """Somebody who has opened that thread."""
    size: Any = PHONE
    context = await browser.new_context(viewport=size, locale="en-US")
    page = await context.new_page()
    await page.goto(server.page)
    await page.get_by_role("button", name="Places and settings").first.click()
    await page.get_by_role("navigation").get_by_role("button", name=thread).click()
    yield page
    await context.close()


async def begin(harbour: Harbour, game: str, language: str) -> str:
    """A crowded table; the name of its thread."""
    people = [harbour.person(name, LOCALES[language]) for name in PEOPLE[: GAMES[game].seats[-1]]]
    card = await people[0].uses("/play", game=game, language=language)
    join, _, start, *_ = (button.custom_id or "" for button in card.message.buttons)
    for other in people[1:]:
        await other.presses(join, on=card)
    await people[0].presses(start, on=card)
    thread = await people[0].until(lambda: harbour.world.records.channels.get(card.message.id), "the thread")
    await harbour.settled()
    return thread.name


async def height(page: Page) -> float:
    """What the newest message takes from its first line to its last button."""
    body = page.locator(".pane.active article:not(.private) .body").filter(has=page.locator(".picture")).last
    await expect(body.get_by_role("button")).to_have_count(1 + 4)  # the picture is one too
    await expect(body.locator(".picture img")).to_have_js_property("complete", value=True)
    return float(await body.evaluate(MEASURE))


async def open_panel(page: Page, player: str, move: str) -> Locator:
    """That player's panel, with its picture."""
    seat = page.get_by_role("button", name=f"Play as {player}")
    if await seat.count():
        await seat.first.click()
    pane = page.get_by_role("region", name=f"{player}\N{RIGHT SINGLE QUOTATION MARK}s view", exact=True)
    await pane.get_by_role("button", name=move, exact=True).last.click()
    body = pane.locator("article.private .body").last
    await expect(body.locator(".picture img")).to_have_js_property("complete", value=True)
    return body


async def check_panel(harbour: Harbour, page: Page, move: str) -> None:
    """The first panel of a game: words, picture and choices on one screen, controls at most a row below."""
    table = await harbour.host.table(1)
    body = await open_panel(page, table.seats[min(table.asked)].name, move)
    screen = await page.locator(".pane.active .log").evaluate("log => log.clientHeight")
    choices, controls = await body.evaluate(CHOICES)
    assert 0 < choices <= screen, (choices, screen)
    assert controls <= PHONE["height"], controls


@pytest.mark.parametrize("language", ["English", "Français"])
@pytest.mark.parametrize("game", GAMES)
async def test_a_turn_is_seen_at_once_on_a_phone(
    browser: Browser, tmp_path: Path, game: str, language: str
) -> None:
    async with PageServer(new_world(), key="secret", token=TOKEN) as server:
        server.child = Child(server, (), tmp_path / "none.db", TOKEN)
        for name in PEOPLE[2:]:
            server.world.add_user(name)
        with loopback(server.address), server.world.feed.listening(server.hear):
            async with moored(server, tmp_path / "quayside.db") as harbour:
                thread = await begin(harbour, game, language)
                async with phone(browser, server, thread) as page:
                    await check_panel(harbour, page, MOVE[language])
                    for steps in STEPS:
                        await play_randomly(harbour.host, 1, Random(steps), steps=steps)
                        harbour.bot.announcer.wake(1)
                        await harbour.settled()
                        if not (await harbour.host.table(1)).is_running:
                            break
                        taken = await height(page)
                        assert taken <= MOST, (steps, taken)
