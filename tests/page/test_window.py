"""What a window shows and survives: one world everywhere, players' markup inert, access for all."""

from __future__ import annotations

import os
import re
import signal
from pathlib import Path

import pytest
from axe_playwright_python.async_playwright import Axe  # type: ignore[import-untyped]  # it has no types
from playwright.async_api import Browser, Page, expect

from tests.page.harbour import Harbour, playing, start
from tests.page.visitor import ENGLISH, PHONE, WIDE, Visitor, other, visiting

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.slow]

GRAVE = ("serious", "critical")
MARKUP = "<img src=x onerror=alert(1)><b>bold</b> [look](javascript:alert(1)) <script>alert(1)</script>"


async def write(visitor: Visitor, player: str, words: str) -> None:
    """Type a message as that player and send it."""
    field = visitor.pane(player).locator(".composer input")
    await field.fill(words)
    await field.press("Enter")


async def go(visitor: Visitor, place: str) -> None:
    """Open a place of the active player."""
    await visitor.page.get_by_role("navigation").get_by_role("button", name=place).click()


async def test_two_windows_on_the_same_world_stay_in_step(browser: Browser, harbour: Harbour) -> None:
    async with visiting(browser, harbour) as here, visiting(browser, harbour) as there:
        await go(here, "general")
        await write(here, "Ada", "**Ahoy** from here")
        await expect(
            there.page.get_by_role("navigation").get_by_role("button", name="general")
        ).to_be_visible()
        await go(there, "general")
        message = there.pane("Basile").locator("article").last
        await expect(message).to_contain_text("Ahoy from here")
        await expect(message.locator("strong")).to_have_text("Ahoy")
        await write(there, "Basile", "Ahoy from there")
        await expect(here.pane("Ada").locator("article").last).to_contain_text("Ahoy from there")
        await here.page.get_by_label("Close my private messages").check()
        await expect(there.page.get_by_role("switch", name="Close my private messages")).to_be_visible()
        await there.pane("Ada").locator(".log").click()
        await expect(there.page.get_by_label("Close my private messages")).to_be_checked()
        await here.page.locator(".sidebar").get_by_role("button", name="Français").click()
        await expect(
            there.page.get_by_role("region", name="Vue d\N{RIGHT SINGLE QUOTATION MARK}Ada")
        ).to_be_visible()
        await expect(there.pane("Basile")).to_be_visible()


async def test_what_players_write_is_never_markup(browser: Browser, harbour: Harbour) -> None:
    async with visiting(browser, harbour) as visitor:
        await visitor.page.get_by_role("button", name="Add a player").click()
        await visitor.page.get_by_label("Name of the new player").fill("<i>Eve</i>")
        await visitor.page.get_by_role("button", name="Add", exact=True).click()
        await expect(visitor.page.locator("dialog")).to_have_count(0)
        await go(visitor, "general")
        await visitor.pane("Ada").get_by_role("button", name="Play as <i>Eve</i>").click()
        await write(visitor, "<i>Eve</i>", MARKUP)
        message = visitor.pane("<i>Eve</i>").locator("article").last
        await expect(message.locator(".text")).to_have_text(MARKUP)
        await expect(message.locator(".author")).to_have_text("<i>Eve</i>")
        assert await message.locator("img, script, b:not(.flag b), a, i").count() == 0


async def test_closed_private_messages_stop_nothing(browser: Browser, harbour: Harbour) -> None:
    async with visiting(browser, harbour) as visitor:
        await visitor.page.get_by_label("Close my private messages").check()
        first = await visitor.begin()
        table = visitor.pane(first).locator(".log")
        await expect(table).to_contain_text("Private messages do not reach Ada")
        await expect(visitor.board("Ada")).to_be_visible()
        await visitor.board("Ada").get_by_role("button", name="My hand").click()
        await expect(visitor.panel("Ada").locator(".picture img")).to_be_visible()
        await expect(visitor.pane(other("Ada")).locator("article.private")).to_have_count(0)


async def test_the_window_finds_back_by_itself_and_nothing_is_lost(browser: Browser, tmp_path: Path) -> None:
    data = tmp_path / "play.db"
    harbour = await start(data)
    try:
        async with visiting(browser, harbour) as visitor:
            first = await visitor.begin()
            await write(visitor, first, "Before the storm")
            await expect(visitor.pane(first).locator("article").last).to_contain_text("Before the storm")
            visitor.expects_silence = True
            code, _ = await harbour.interrupt()
            assert code == 0
            await expect(visitor.page.get_by_role("alert").first).to_contain_text("stopped answering")
            async with playing(data, "--port", str(harbour.port)) as again:
                assert again.address == harbour.address
                await expect(visitor.page.locator(".notice")).to_be_hidden(timeout=15_000)
                await expect(visitor.page.locator(".health")).to_contain_text("is running")
                await expect(visitor.pane(first).locator("article").last).to_contain_text("Before the storm")
                move = visitor.board(first).get_by_role("button", name="Move", exact=True)
                await move.click()
                await expect(visitor.panel(first).locator(".button.primary").first).to_be_visible()
    finally:
        if harbour.process.returncode is None:
            await harbour.kill()


async def test_a_bot_that_falls_over_is_shown_and_started_again(browser: Browser, harbour: Harbour) -> None:
    async with visiting(browser, harbour) as visitor:
        health = visitor.page.locator(".health")
        await expect(health).to_contain_text("The bot is running")
        [bot] = await harbour.bots()
        os.kill(bot, signal.SIGKILL)
        await expect(health).to_contain_text("It fell over (exit code -9)")
        await expect(health).to_have_class(re.compile("running"))
        assert await visitor.begin() in ("Ada", "Basile")


async def test_commands_are_completed_with_what_the_bot_offers(browser: Browser, harbour: Harbour) -> None:
    async with visiting(browser, harbour) as visitor:
        page = visitor.page
        await visitor.begin()
        await go(visitor, "general")
        pane = visitor.page.locator(".pane.active")
        await pane.locator(".composer input").fill("/play")
        await expect(pane.get_by_role("option").first).to_contain_text("/play")
        await page.keyboard.press("Enter")
        game = pane.get_by_role("combobox", name="game")
        await expect(game).to_be_focused()
        await page.keyboard.type("living")
        await expect(pane.get_by_role("option")).to_have_text(["Livingstone"])
        await page.keyboard.press("Enter")
        await expect(pane.get_by_role("combobox", name="alone")).to_be_focused()
        await page.keyboard.press("Tab")
        await page.keyboard.type("3")
        await page.keyboard.press("Tab")
        await expect(pane.get_by_role("combobox", name="options")).to_be_focused()
        await expect(pane.get_by_role("option").first).to_be_visible()
        option = await pane.get_by_role("option").first.locator("b").inner_text()
        await page.keyboard.press("ArrowDown")
        await page.keyboard.press("Enter")
        await expect(pane.get_by_role("combobox", name="language")).to_be_focused()
        await page.keyboard.press("Escape")
        await page.keyboard.press("Enter")
        card = pane.locator("article").last
        await expect(card).to_contain_text("for up to 3 players")
        await expect(card).to_contain_text(option)
        await expect(card).to_contain_text("used /play")


# Accessibility


async def judge(page: Page, where: str) -> None:
    """Axe finds nothing serious."""
    found = (await Axe().run(page)).response["violations"]
    grave = [
        f"{where}: {each['id']}: {node['html'][:200]} {node['failureSummary']}"
        for each in found
        if each["impact"] in GRAVE
        for node in each["nodes"]
    ]
    assert not grave, "\n".join(grave)


async def test_axe_finds_nothing_serious_in_light_dark_phone_and_wide(
    browser: Browser, harbour: Harbour
) -> None:
    async with visiting(browser, harbour) as visitor:
        page = visitor.page
        await expect(page.get_by_role("button", name=ENGLISH.begin)).to_be_visible()
        looks = [(size, scheme) for size in (WIDE, PHONE) for scheme in ("light", "dark")]
        for size, scheme in looks:
            await dress(page, size, scheme)
            await judge(page, f"welcome {scheme} {size}")
        await dress(page, WIDE, "light")
        first = await visitor.begin()
        await visitor.board(first).get_by_role("button", name="Move", exact=True).click()
        await expect(visitor.panel(first).locator(".button.primary").first).to_be_visible()
        for size, scheme in looks:
            await dress(page, size, scheme)
            await page.locator(".pane.active .composer input").fill("/ta")
            await expect(page.get_by_role("option").first).to_be_visible()
            await judge(page, f"table {scheme} {size}")
            await page.locator(".pane.active .bell").click()
            await expect(page.locator(".pane.active .rung").first).to_be_visible()
            await judge(page, f"bell {scheme} {size}")
            await page.keyboard.press("Escape")
        await page.get_by_role("button", name=ENGLISH.menu).click()
        await expect(page.locator(".sidebar")).to_be_in_viewport()
        await judge(page, "menu")
        await page.keyboard.press("Escape")
        await page.locator(".pane.active .picture").last.click()
        await judge(page, "picture")


async def dress(page: Page, size: dict[str, int], scheme: str) -> None:
    """The same page on another screen, by day or by night."""
    await page.set_viewport_size(size)  # type: ignore[arg-type]  # a plain pair of sides
    await page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]  # two words
    await expect(page.locator("html")).to_have_attribute("data-theme", scheme)


async def test_a_day_that_passes_reminds_whoever_was_asked(browser: Browser, harbour: Harbour) -> None:
    async with visiting(browser, harbour) as visitor:
        first = await visitor.begin()
        clock = visitor.page.locator(".clock")
        before = await clock.locator("time").get_attribute("datetime")
        await clock.get_by_role("button", name="Let an hour pass").click()
        await clock.get_by_role("button", name="Let a day pass").click()
        log = visitor.pane(first).locator(".log")
        reminder = log.locator("article").filter(has_text="waits for you.")
        await expect(reminder).to_have_count(1)
        await reminder.get_by_role("button", name="Not again this turn").click()
        await expect(log).to_contain_text("no more reminders this turn")
        await clock.get_by_role("button", name="Let a day pass").click()
        await expect(clock.locator("time")).not_to_have_attribute("datetime", before or "")
        await expect(reminder).to_have_count(1)
