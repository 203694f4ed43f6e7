"""The documents' pictures of the playground, in a real Chromium: `python -m tools.screenshots --out docs`."""

from __future__ import annotations

import argparse
import asyncio
import io
import shutil
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from PIL import Image
from playwright.async_api import Browser, Locator, Page, ViewportSize, async_playwright

from cogs.quayside import Quayside, use_stand_in
from cogs.settings import Settings
from games import GAMES
from host.driver import AT_ONCE
from host.tables import Host
from playground.child import Child, Health
from playground.people import Person
from playground.play import new_world
from playground.seen import Seen
from playground.windows import PageServer
from playground.world import TOKEN
from render.emoji import EMOJI
from render.initials import initials
from storage.sqlite.engine import open_store
from tools.complaint import Complaint

CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
PHONE, DESKTOP = ViewportSize(width=390, height=844), ViewportSize(width=1440, height=900)
PEOPLE = ("Ada", "Basile", "Cleo")
LANGUAGES = {"en": ("en-US", "English"), "fr": ("fr", "Français")}
"""The locale of the people, and what `/play` calls the language of a table."""
STEPS = {"livingstone": 90, "rotterdam": 90, "congo": 60, "panamax": 90}
"""Random steps, so that a game is well under way."""
CHANCES = {"livingstone": 4, "rotterdam": 4, "congo": 2, "panamax": 4}
"""Which random steps: those that led to a telling picture."""
LIKED = {
    *("place_tent", "dig", "place_ship", "choose_moves", "unload", "fulfil_mission"),
    *("add_auxiliaries", "load", "move", "buy_share", "build"),
}
"""Kinds of action that people prefer to others, so that the boards fill."""
SEED = f"{1884:064x}"
"""Of every game, so that the same pictures are made again."""
TOLD = 12
"""Of them, those that are told one by one, as they are where people play."""
PATIENCE = 60
"""Seconds for all emoji to be uploaded."""


class Quay:
    """A playground with the real bot in it, and tables where games are under way."""

    def __init__(self, server: PageServer, bot: Quayside, language: str) -> None:
        self.server = server
        self.bot = bot
        self.locale, self.language = LANGUAGES[language]
        self.people = [server.person(name) for name in PEOPLE]
        for each in self.people:
            each.user.locale = self.locale
        self.places: dict[str, str] = {}
        """The name of each game's thread."""

    async def play(self, game: str, seed: int) -> None:
        """A table for everybody, and random steps at it until its game is under way."""
        opener, *others = self.people
        card = await opener.uses("/play", game=game, language=self.language)
        join, _, start, *_ = (button.custom_id or "" for button in card.message.buttons)
        for other in others:
            await other.presses(join, on=card)
        await opener.presses(start, on=card)
        records = self.server.world.records
        thread = await opener.until(lambda: records.channels.get(card.message.id), "the thread")
        self.places[game] = thread.name
        await self._go_on(game, Random(seed))  # noqa: S311  # which game is shown is no secret

    async def _go_on(self, game: str, chance: Random) -> None:
        host, table = self.bot.host, 1 + list(self.places).index(game)
        for number in range(STEPS[game]):
            now = await host.table(table)
            seat = now.seats[chance.choice(sorted(now.asked))]
            legal = await host.legal(table, seat.person)
            plain = [action for action in legal if not action.is_free] or legal
            kinds = sorted({action.kind() for action in plain})
            kind = chance.choice([kind for kind in kinds if kind in LIKED] or kinds)
            action = chance.choice([action for action in plain if action.kind() == kind])
            await host.play(table, seat.person, action, seat.question, f"{table} {number}")
            if STEPS[game] - number <= TOLD:
                await self.bot.announcer.settled(table)

    async def asked(self, game: str) -> Person:
        """Somebody that game waits for, in its thread."""
        table = await self.bot.host.table(1 + list(self.places).index(game))
        return self.people[min(table.asked)].at(self.places[game])

    async def opens_panel(self, game: str) -> Person:
        """Somebody who is asked presses the first button of the newest board."""
        person = await self.asked(game)
        board = _board(person)
        await person.presses(board.buttons[0].custom_id or "", on=board)
        return person


def _board(person: Person) -> Seen:
    return next(seen for seen in reversed(person.sees()) if seen.buttons)


@asynccontextmanager
async def quay(language: str) -> AsyncIterator[Quay]:
    """A playground whose people speak that language, once all emoji are there."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "games.db"
        async with (
            PageServer(new_world(), key="secret", token=TOKEN) as server,
            open_store(file) as store,
        ):
            server.child = Child(server, (), file, TOKEN)
            server.child.health = Health.RUNNING
            server.has_been_opened = True
            use_stand_in(Settings(database=file, api=server.address, gateway=server.gateway.address))
            host = Host(store, GAMES, lambda: int(time.time()), lambda: SEED, initials=initials)
            bot = Quayside(host, GAMES, pace=AT_ONCE)
            bot.uploader.between = 0.0
            with server.world.feed.listening(server.hear):
                async with bot:
                    await bot.login(TOKEN)
                    bot.uploader.start()
                    living = asyncio.create_task(bot.connect())
                    there = Quay(server, bot, language)
                    await server.world.feed.until(
                        lambda: len(server.world.records.emojis) == len(EMOJI),
                        before=server.world.clock.now() + PATIENCE,
                        waiting_for="all emoji",
                    )
                    await bot.wait_until_ready()
                    yield there
                await living


@asynccontextmanager
async def looking(
    browser: Browser, there: Quay, size: ViewportSize, place: str, person: Person | None = None
) -> AsyncIterator[Page]:
    """A screen of that size on which that place is open."""
    context = await browser.new_context(
        viewport=size,
        locale=there.locale,
        device_scale_factor=2 if size == PHONE else 1.25,
        reduced_motion="reduce",
    )
    page = await context.new_page()
    await page.goto(there.server.page)
    if size == PHONE:
        await page.locator(".menu-button").first.click()
    await page.get_by_role("navigation").get_by_role("button", name=place).first.click()
    if person is not None:
        await page.locator(f".pane.active .people button[aria-label*='{person.name}']").click()
    await page.wait_for_load_state("networkidle")
    yield page
    await context.close()


async def newest(page: Page) -> Locator:
    """The newest message of the active view; each view shows its own to the last button, with its picture."""
    for pane in await page.locator(".pane:visible").all():
        message = pane.locator("article").last
        for image in await message.locator("img").all():
            await image.evaluate("it => it.decode()")
        await message.evaluate("it => it.scrollIntoView({ block: 'end' })")
    return page.locator(".pane.active article").last


async def keep(page: Page, file: Path) -> None:
    """What is on the screen, in at most 256 colours."""
    await newest(page)
    shot = Image.open(io.BytesIO(await page.screenshot())).convert("RGB")
    shot.quantize(kmeans=1, dither=Image.Dither.NONE).save(file, optimize=True)


@asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    """A browser; Complaint where there is none."""
    found = next(filter(None, map(shutil.which, CHROMIUM)), None)
    if found is None:
        raise Complaint(f"There is no Chromium or Chrome here ({', '.join(CHROMIUM)}).")
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        yield browser
        await browser.close()


async def take_turns(browser: Browser, there: Quay, out: Path, games: tuple[str, ...]) -> None:
    """The message of a turn on the phone of whoever is asked."""
    for game in games:
        await there.play(game, CHANCES[game])
        person = await there.asked(game)
        async with looking(browser, there, PHONE, there.places[game], person) as page:
            await keep(page, out / f"phone-{game}.png")


async def take_panel(browser: Browser, there: Quay, out: Path, game: str) -> None:
    """The private panel with its picture."""
    person = await there.opens_panel(game)
    async with looking(browser, there, PHONE, there.places[game], person) as page:
        await keep(page, out / "phone-panel.png")


async def take_lobby(browser: Browser, there: Quay, out: Path, game: str) -> None:
    """The card of a table that has not begun, with the menu of colours open."""
    opener, other, _ = there.people
    card = await opener.uses("/play", game=game, language=there.language)
    await other.presses(card.message.buttons[0].custom_id or "", on=card)
    async with looking(browser, there, PHONE, opener.place.name, other) as page:
        await (await newest(page)).locator(".menu").click()
        await keep(page, out / "phone-lobby.png")


async def take_bell(browser: Browser, there: Quay, out: Path, game: str) -> None:
    """What the phone of somebody who plays has shown."""
    person = await there.asked(game)
    async with looking(browser, there, PHONE, there.places[game], person) as page:
        await page.locator(".pane.active .bell").click()
        await keep(page, out / "phone-bell.png")


async def take_desktop(browser: Browser, there: Quay, out: Path, game: str) -> None:
    """Two players side by side, one with a panel."""
    await there.opens_panel(game)
    async with looking(browser, there, DESKTOP, there.places[game]) as page:
        await keep(page, out / "desktop.png")


async def make(out: Path) -> None:
    """Write them all into that folder."""
    async with chromium() as browser:
        async with quay("en") as there:
            await take_turns(browser, there, out, ("livingstone", "congo", "rotterdam"))
            await take_bell(browser, there, out, "livingstone")
            await take_desktop(browser, there, out, "rotterdam")
            await take_lobby(browser, there, out, "livingstone")
        async with quay("fr") as there:
            await take_turns(browser, there, out, ("panamax",))
            await there.play("livingstone", 2)
            await take_panel(browser, there, out, "livingstone")


def main() -> None:
    """Read the command line and make them."""
    parser = argparse.ArgumentParser(prog="python -m tools.screenshots", description=__doc__)
    parser.add_argument("--out", type=Path, required=True, help="the folder to write to")
    asyncio.run(make(parser.parse_args().out))


if __name__ == "__main__":
    main()
