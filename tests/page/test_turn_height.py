"""The message of a turn on a phone: from its first line to its last button it is seen at once."""

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
from render import ARTISTS
from tests.cogs.harbour import Harbour, moored
from tests.host.people import play_randomly
from tests.page.visitor import PHONE
from tests.playground.stage import loopback

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.slow]

MOST = 670
"""Pixels, of a screen of 844 of which the head and the composer take their share."""
PICTURE = 298
"""Of those, for a picture of 780 by 740."""
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
    people = [harbour.person(name) for name in PEOPLE[: GAMES[game].seats[-1]]]
    card = await people[0].uses("/play", game=game, language=language)
    join, _, start = (button.custom_id or "" for button in card.message.buttons)
    for other in people[1:]:
        await other.presses(join, on=card)
    await people[0].presses(start, on=card)
    thread = await people[0].until(lambda: harbour.world.records.channels.get(card.message.id), "the thread")
    await harbour.settled()
    return thread.name


async def edges(element: Locator) -> tuple[float, float]:
    """Top and bottom."""
    await expect(element).to_be_visible()
    box = await element.bounding_box()
    assert box is not None
    return box["y"], box["y"] + box["height"]


async def beside_the_picture(page: Page) -> float:
    """What the newest message takes from its first line to its last button, but for its picture."""
    body = page.locator(".pane.active article .body").filter(has=page.locator(".picture")).last
    await expect(body.get_by_role("button")).to_have_count(1 + 4)  # the picture is one too
    image = body.locator("img")
    await expect(image).to_have_js_property("complete", value=True)
    top, _ = await edges(body.locator(".text").first)
    _, bottom = await edges(body.get_by_role("button").last)
    upper, lower = await edges(image)
    return (bottom - top) - (lower - upper)


def without_players(patch: pytest.MonkeyPatch, game: str) -> None:
    """No picture tells of the players, so that the message does, as long as it may."""
    pictures = ARTISTS[game].PICTURES
    for name, drawing in pictures.items():
        patch.setitem(pictures, name, drawing._replace(shows_players=False))
    patch.setattr(ARTISTS[game], "player_line", lambda _view, seat, _words: f"{PEOPLE[seat]:.<33}0")


@pytest.mark.parametrize(("language", "has_lines"), [("English", False), ("Français", True)])
@pytest.mark.parametrize("game", GAMES)
async def test_a_turn_is_seen_at_once_on_a_phone(
    browser: Browser,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    language: str,
    *,
    has_lines: bool,
) -> None:
    if has_lines:
        without_players(monkeypatch, game)
    async with PageServer(new_world(), key="secret", token=TOKEN) as server:
        server.child = Child(server, (), tmp_path / "none.db", TOKEN)
        for name in PEOPLE[2:]:
            server.world.add_user(name)
        with loopback(server.address), server.world.feed.listening(server.hear):
            async with moored(server, tmp_path / "quayside.db") as harbour:
                thread = await begin(harbour, game, language)
                async with phone(browser, server, thread) as page:
                    for steps in STEPS:
                        await play_randomly(harbour.host, 1, Random(steps), steps=steps)
                        harbour.bot.announcer.wake(1)
                        await harbour.settled()
                        taken = await beside_the_picture(page)
                        assert taken <= MOST - PICTURE, (steps, taken)
