"""What is seen is as large as in the clients: measured by a real browser, on a phone and on a desktop."""

from __future__ import annotations

import io
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import discord
import pytest
import pytest_asyncio
from discord import ui
from playwright.async_api import Browser, Locator, Page, expect

from playground.child import Child
from playground.play import new_world
from playground.windows import PageServer
from playground.world import TOKEN
from tests.page.visitor import PHONE, WIDE
from tests.playground.example import SETTINGS, ExampleBot, png
from tests.playground.stage import loopback, running

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.slow]

SIZES = pytest.mark.parametrize(
    ("size", "bounds"), [(PHONE, (314, 400)), (WIDE, (550, 350))], ids=["phone", "desktop"]
)
SHORT = ("Move", "My hand", "Undo", "Log")
LONG = "Send the frigate from the Pacific loading zone through both locks to Gatun"
HINT = "Which of the many ships that are waiting before the lower lock?"
DESCRIPTION = "Two loads, pays 3 at each gate, and pushes whatever is in its way as far as the lake"


class Quay(ExampleBot):
    """The example bot, with a channel to send to."""

    def general(self, server: PageServer) -> discord.TextChannel:
        channel = self.get_channel(int(server.world.channel_named("general").id))
        assert isinstance(channel, discord.TextChannel)
        return channel


@pytest_asyncio.fixture(loop_scope="module")
async def server(tmp_path: Path) -> AsyncIterator[PageServer]:
    async with PageServer(new_world(), key="secret", token=TOKEN) as server:
        server.child = Child(server, (), tmp_path / "none.db", TOKEN)
        with loopback(server.address), server.world.feed.listening(server.hear):
            yield server
    assert [str(each) for each in server.ledger.violations] == []


@pytest_asyncio.fixture(loop_scope="module")
async def general(server: PageServer) -> AsyncIterator[discord.TextChannel]:
    async with running(Quay(**SETTINGS)) as bot:
        assert isinstance(bot, Quay)
        yield bot.general(server)


@asynccontextmanager
async def looking(browser: Browser, server: PageServer, size: Any) -> AsyncIterator[Page]:
    """The channel, on a screen of that size."""
    context = await browser.new_context(viewport=size, locale="en-US")
    page = await context.new_page()
    await page.goto(server.page)
    if size == PHONE:
        await page.get_by_role("button", name="Places and settings").first.click()
    await page.get_by_role("navigation").get_by_role("button", name="general").click()
    yield page
    await context.close()


def pictures(*sides: tuple[int, int]) -> list[discord.File]:
    return [
        discord.File(io.BytesIO(png(*each)), filename=f"{number}.png", description=f"View {number}")
        for number, each in enumerate(sides)
    ]


async def box(element: Locator) -> tuple[float, float, float, float]:
    """Left, top, width and height."""
    await expect(element).to_be_visible()
    found = await element.bounding_box()
    assert found is not None
    return found["x"], found["y"], found["width"], found["height"]


@SIZES
@pytest.mark.parametrize("sides", [(780, 1911), (1100, 400), (780, 739), (60, 40)])
async def test_one_picture_keeps_its_proportions_within_the_bounds(
    browser: Browser,
    server: PageServer,
    general: discord.TextChannel,
    size: Any,
    bounds: tuple[int, int],
    sides: tuple[int, int],
) -> None:
    await general.send(files=pictures(sides))
    async with looking(browser, server, size) as page:
        body = page.locator(".pane.active article .body").last
        image = body.locator("img")
        await expect(image).to_have_js_property("naturalWidth", sides[0])
        _, _, width, height = await box(image)
        room = min(bounds[0], (await box(body))[2])
        scale = min(1, room / sides[0], bounds[1] / sides[1])
        assert (width, height) == pytest.approx((sides[0] * scale, sides[1] * scale), abs=1)
        if size == PHONE:
            assert room == 314


@SIZES
@pytest.mark.parametrize("count", [2, 3, 4, 5])
async def test_several_pictures_are_one_cropped_mosaic(
    browser: Browser,
    server: PageServer,
    general: discord.TextChannel,
    size: Any,
    bounds: tuple[int, int],
    count: int,
) -> None:
    await general.send(files=pictures(*[(780, 1200)] * count))
    async with looking(browser, server, size) as page:
        mosaic = page.locator(".pane.active article .mosaic").last
        x, y, width, height = await box(mosaic)
        assert width <= bounds[0]
        assert height <= (bounds[1] if count < 5 else 2 * 181 + 4)
        tiles = [await box(each) for each in await mosaic.locator("img").all()]
        assert len(tiles) == count
        for left, top, wide, high in tiles:
            assert x - 1 <= left <= left + wide <= x + width + 1
            assert y - 1 <= top <= top + high <= y + height + 1
        crops = await mosaic.locator("img").evaluate_all(
            "all => all.map((each) => getComputedStyle(each).objectFit)"
        )
        assert set(crops) == {"cover"}
        rows = [sum(abs(each[1] - top) < 1 for each in tiles) for top in sorted({each[1] for each in tiles})]
        assert rows == {2: [2], 3: [2, 1], 4: [2, 2], 5: [3, 2]}[count]
        if (count, size) == (2, PHONE):
            assert [each[2:] for each in tiles] == [(155, 208)] * 2


@SIZES
async def test_an_opened_picture_fits_the_window_and_zooms(
    browser: Browser, server: PageServer, general: discord.TextChannel, size: Any, bounds: tuple[int, int]
) -> None:
    del bounds
    await general.send(files=pictures((780, 1911)))
    async with looking(browser, server, size) as page:
        await page.locator(".pane.active article .picture").last.focus()
        await page.keyboard.press("Enter")
        dialog = page.get_by_role("dialog")
        image = dialog.locator("img")
        fit = min(size["width"] / 780, size["height"] / 1911)
        x, y, width, height = await box(image)
        assert (width, height) == pytest.approx((780 * fit, 1911 * fit), abs=1)
        assert x >= 0
        assert y >= 0
        await image.click()
        large = max(1, 2 * fit)
        assert (await box(image))[2:] == pytest.approx((780 * large, 1911 * large), abs=1)
        frame = dialog.locator(".frame")
        assert await frame.evaluate("it => it.scrollHeight > it.clientHeight")
        await expect(dialog.get_by_role("button", name="Zoom")).to_have_attribute("aria-pressed", "true")
        await page.keyboard.press("-")
        assert (await box(image))[2:] == pytest.approx((width, height), abs=1)
        await page.keyboard.press("+")
        assert (await box(image))[3] > height
        await page.keyboard.press("Escape")
        await expect(dialog).to_have_count(0)
        await expect(page.locator(".pane.active article .picture").last).to_be_focused()


def controls() -> ui.View:
    view = ui.View(timeout=None)
    for number, label in enumerate((*SHORT, LONG)):
        view.add_item(ui.Button(label=label, custom_id=f"b{number}", row=0 if label in SHORT else 1))
    option = discord.SelectOption(label="Frigate", value="1", description=DESCRIPTION)
    view.add_item(ui.Select(custom_id="menu", placeholder=HINT, options=[option], row=2))
    return view


@SIZES
async def test_buttons_are_one_line_and_menus_300_wide(
    browser: Browser, server: PageServer, general: discord.TextChannel, size: Any, bounds: tuple[int, int]
) -> None:
    del bounds
    view = controls()
    await general.send("Choose", view=view)
    async with looking(browser, server, size) as page:
        body = page.locator(".pane.active article .body").last
        left, _, room, _ = await box(body)
        short = [await box(body.get_by_role("button", name=each, exact=True)) for each in SHORT]
        assert len({each[1] for each in short}) == 1, "four short ones are one row"
        button = body.get_by_role("button", name=LONG)
        await expect(button).to_have_attribute("title", LONG)
        x, _, width, height = await box(button)
        assert left <= x <= x + width <= left + room + 0.5
        assert height == short[0][3]
        label = button.locator(".label-line")
        assert await label.evaluate("it => getComputedStyle(it).textOverflow") == "ellipsis"
        is_cut = await label.evaluate("it => it.scrollWidth > it.clientWidth")
        assert is_cut or size == WIDE
        menu = body.get_by_role("button", name=HINT)
        assert (await box(menu))[2:] == (300, 44)
        await menu.click()
        line = body.locator(".lines .line")
        description = line.locator("small")
        await expect(description).to_have_text(DESCRIPTION)
        assert not await description.evaluate("it => it.scrollWidth > it.clientWidth"), "it is shown in full"
        assert (await box(body.locator(".lines")))[2] <= 300
    view.stop()


@SIZES
async def test_head_and_composer_are_as_high_as_in_the_clients(
    browser: Browser, server: PageServer, general: discord.TextChannel, size: Any, bounds: tuple[int, int]
) -> None:
    del general, bounds
    for name in ("Cleo", "Dora", "Emil"):
        server.world.add_user(name)
    async with looking(browser, server, size) as page:
        pane = page.locator(".pane.active")
        assert (await box(pane.locator(".pane-head")))[3] == 48
        _, top, _, height = await box(pane.locator(".log"))
        assert size["height"] - top - height == (56 if size == PHONE else 68)
        assert await page.evaluate("document.documentElement.scrollWidth") == size["width"]
        for name in ("Ada", "Emil"):
            person = pane.get_by_role("button", name=f"Play as {name}")
            await person.scroll_into_view_if_needed()
            await expect(person).to_be_in_viewport()


@SIZES
async def test_the_bell_lists_what_the_phone_showed(
    browser: Browser, server: PageServer, general: discord.TextChannel, size: Any, bounds: tuple[int, int]
) -> None:
    del bounds
    ada, basile = (each for each in server.world.members() if not each.is_bot)
    everybody = discord.AllowedMentions.all()
    await general.send(f"<@{ada.id}>, it is your turn", allowed_mentions=everybody)
    async with looking(browser, server, size) as page:
        pane = page.get_by_role("region", name="Ada\N{RIGHT SINGLE QUOTATION MARK}s view", exact=True)
        bell = pane.locator(".bell")
        await bell.focus()
        await page.keyboard.press("Enter")
        shown = pane.locator(".bell-list li")
        await expect(shown).to_have_count(1)
        await expect(shown.first).to_contain_text("@Ada, it is your turn")
        await expect(shown.first).to_contain_text("general")
        await expect(shown.first).to_contain_text("rings")
        await general.send(f"<@{ada.id}> hush", allowed_mentions=everybody, silent=True)
        await general.send(f"<@{basile.id}> not Ada", allowed_mentions=everybody)
        await expect(shown).to_have_count(2)
        await expect(shown.first).to_contain_text("@Ada hush")
        await expect(shown.first).to_contain_text("without a sound")
        x, _, width, _ = await box(shown.first)
        assert 0 <= x <= x + width <= size["width"]
        await page.keyboard.press("Escape")
        await expect(pane.locator(".bell-list")).to_be_hidden()
        await expect(bell).to_be_focused()
        await bell.click()
        await shown.last.locator("button").click()
        await expect(pane.locator(".bell-list")).to_be_hidden()
        await expect(pane.locator("article").filter(has_text="it is your turn")).to_be_focused()
