"""Every lesson played in the page on a phone, in a real Chromium: `python -m tools.walk_lessons`.

Straight, by the buttons that a learner would press, and then with every wrong wish of the lesson. It says how
long each took, how many taps, and how high the message of a prompt stands; first, how soon there is a prompt,
and a first move, from opening the page.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec import Struct
from playwright.async_api import Browser, Locator, Page, expect

from cogs.panel.choices import Choice, digest, way_to
from games import GAMES
from games.core import State
from games.lessons import LEARNER, Lesson, Prompt, lessons_of, shown_move
from host.errors import Stale
from tools.complaint import Complaint
from tools.learn import lessons_told, straight_through
from tools.panel import sight_at
from tools.screenshots import DESKTOP, LANGUAGES, PHONE, chromium
from words.catalogue import Words

ROOT = Path(__file__).parents[1]
BUSY = 30_000
"""Milliseconds for what a machine with other work answers."""
GREY = "document.documentElement.style.filter = 'grayscale(1)'"


class Walked(Struct, frozen=True):
    """A lesson as it went."""

    seconds: float
    """Without any reading."""
    taps: int
    shown: int
    """Prompts at which the coach had to make the move."""
    highest: int
    """Pixels of the tallest message of a prompt."""


class Walker:
    """Somebody who learns in the page."""

    def __init__(self, page: Page, lesson: Lesson, language: str, out: Path) -> None:
        self.page, self.lesson, self.language, self.out = page, lesson, language, out
        self.words = Words(language, lesson.game)
        self.message = page.locator(".pane.active article").filter(has=self._coaches("").first).last
        """That of the lesson, which stays the same."""
        self.taps = 0
        self.shown = 0
        self.highest = 0

    def _coaches(self, deed: str) -> Locator:
        return self.page.locator(f"[data-key^='coach:{deed}']")

    async def tap(self, wanted: Locator) -> None:
        """Press it."""
        self.taps += 1
        await wanted.click()

    async def begin(self) -> float:
        """From the first screen to the first prompt; the seconds it took."""
        began = time.monotonic()
        await self.tap(self.page.locator(f"[data-key={self.lesson.game}-learn]"))
        if len(lessons_of(self.lesson.game)) > 1:
            await self.tap(self.page.locator(f"[data-key='learn:{self.lesson.id}']").last)
        await self.at(1)
        id = await self.message.get_attribute("data-id")
        self.message = self.page.locator(f".pane.active article[data-id='{id}']")
        await expect(self.message.locator(".picture img").first).to_be_visible()
        return time.monotonic() - began

    async def at(self, number: int) -> None:
        """Wait until the coach is there."""
        if number > len(self.lesson.prompts):
            await expect(self._coaches("others").last).to_be_visible(timeout=BUSY)
        else:
            said = self.message.get_by_text(f"{number}/{len(self.lesson.prompts)}", exact=True)
            await expect(said.first).to_be_visible(timeout=BUSY)

    async def look(self, name: str) -> None:
        """Keep what is on the screen."""
        for image in await self.message.locator("img").all():
            await image.evaluate("it => it.decode()")
        await self.message.evaluate("it => it.scrollIntoView({ block: 'end' })")
        box = await self.message.bounding_box()
        self.highest = max(self.highest, round(box["height"]) if box else 0)
        await self.page.screenshot(path=self.out / f"{self.lesson.id}-{self.language}-{name}.png")

    async def does(self, prompt: Prompt, state: State) -> None:
        """What the coach asks for, by the buttons and menus of the panel; shown where that takes more."""
        if not prompt.moves:
            await self.tap(self._coaches("next").last)
            return
        game = GAMES[self.lesson.game]
        action = shown_move(prompt, game.legal(state, LEARNER))
        sight = sight_at(game, state, LEARNER, self.lesson.seats, self.language)
        try:
            way = way_to(sight.tree, digest(action))[1:]
        except Stale:  # several things of one menu
            way = ()
        left = [*way]
        while left:
            line, pressed = await self._nearest(left)
            if line is None or pressed is None:
                break
            del left[: left.index(line) + 1]
            if line.action is None:
                await expect(pressed).to_have_count(0, timeout=BUSY)
                continue
            if await self._settles(self.message.locator("[data-key^='sure:']")):
                await self.tap(self.message.locator("[data-key^='sure:']").first)
            return
        self.shown += 1
        back = self.message.get_by_role("button", name=self.words.say("panel-back"), exact=True)
        if await back.count():
            await self.tap(back)
        await self.tap(self._coaches("show").last)

    async def _nearest(self, way: Sequence[Choice]) -> tuple[Choice | None, Locator | None]:
        """Press the line nearest to the end of that way that is on the panel; which one it was."""
        for line in reversed(way):
            button = self.message.locator(f"[data-key^='panel:'][data-key$=':{line.digest}']")
            listed = self.page.locator(f".line[data-key$='={line.digest}']")
            holder = self.message.locator(".menu-holder").filter(has=listed)
            if await button.count():
                await self.tap(button.first)
                return line, button
            if await holder.count():
                await self.tap(holder.locator(".menu").first)
                await self.tap(holder.locator(f".line[data-key$='={line.digest}']").first)
                return line, holder
        return None, None

    async def _settles(self, wanted: Locator) -> bool:
        """Whether that comes instead of the next prompt."""
        await self.page.wait_for_timeout(400)
        return bool(await wanted.count())

    async def wishes(self, prompt: Prompt, number: int) -> None:
        """Every wrong wish, one after the other, and back."""
        for place in range(1, len(prompt.wishes) + 1):
            await self.tap(self.message.locator("[data-key^='why:']").last)
            asked = self.page.locator(".pane.active article").last
            menu = asked.locator(".menu[data-key^='why:']")
            await expect(menu).to_be_visible(timeout=BUSY)
            await self.tap(menu)
            await self.tap(asked.locator(".lines:not([hidden]) .line").nth(place - 1))
            section = f"{prompt.wishes[place - 1].rule})"
            await expect(asked).to_contain_text(section, timeout=BUSY)
            box = await asked.bounding_box()
            self.highest = max(self.highest, round(box["height"]) if box else 0)
            if place == 1:
                await self.page.screenshot(
                    path=self.out / f"{self.lesson.id}-{self.language}-{number:02}-wish.png"
                )
            await self.tap(asked.get_by_role("button", name=self.words.say("panel-back"), exact=True).last)
            await self.at(number)

    async def walk(self, *, wrong: bool) -> Walked:
        """From the first prompt to the end."""
        began = time.monotonic()
        for number, (prompt, state) in enumerate(straight_through(GAMES[self.lesson.game], self.lesson), 1):
            await self.at(number)
            if wrong:
                await self.wishes(prompt, number)
            else:
                await self.look(f"{number:02}")
            await self.does(prompt, state)
        await self.at(len(self.lesson.prompts) + 1)
        await self.look("end")
        return Walked(time.monotonic() - began, self.taps, self.shown, self.highest)


@asynccontextmanager
async def playground() -> AsyncIterator[str]:
    """The page of a playground of its own, as somebody at a terminal starts it."""
    with TemporaryDirectory() as folder:
        play = [sys.executable, str(ROOT / "bot.py"), "play", "--no-browser", "--port", "0"]
        process = await asyncio.create_subprocess_exec(
            *play, "--data", f"{folder}/play.db", cwd=folder, stdout=asyncio.subprocess.PIPE
        )
        assert process.stdout is not None
        try:
            while not (line := (await process.stdout.readline()).decode()).startswith("http"):
                if not line:
                    raise Complaint("The playground does not start.")
            yield line.strip()
        finally:
            process.terminate()
            await process.wait()


@asynccontextmanager
async def opened(
    browser: Browser, address: str, language: str, *, wide: bool, grey: bool
) -> AsyncIterator[Page]:
    """A window of somebody who speaks that language."""
    context = await browser.new_context(
        viewport=DESKTOP if wide else PHONE,
        locale=LANGUAGES[language][0],
        has_touch=not wide,
        reduced_motion="reduce",
    )
    page = await context.new_page()
    await page.goto(address)
    if grey:
        await page.evaluate(GREY)
    yield page
    await context.close()


async def first_contact(browser: Browser, language: str) -> str:
    """From opening the page to a first prompt, and to a first move."""
    async with playground() as address:
        began = time.monotonic()
        async with opened(browser, address, language, wide=False, grey=False) as page:
            await expect(page.locator(".health.running").first).to_be_attached(timeout=BUSY)
            there = time.monotonic() - began
            lesson = lessons_of(next(iter(GAMES)))[0]
            walker = Walker(page, lesson, language, Path())
            prompt = await walker.begin()
            told = straight_through(GAMES[lesson.game], lesson)
            await walker.does(*told[0])
            await walker.at(2)
            move = time.monotonic() - began
    return (
        f"{language}: the bot is there {there:.1f} s after opening, a first prompt {prompt:.1f} s after"
        f" the press, a first move {move:.1f} s after opening"
    )


async def walk_all(wanted: argparse.Namespace) -> None:
    """Every lesson that is wanted, straight and with its wrong wishes, each in a playground of its own."""
    async with chromium() as browser:
        for language in wanted.lang:
            print(await first_contact(browser, language), flush=True)
            for game in wanted.games:
                said = {each.id: each for each in lessons_told(GAMES[game], language).lessons}
                for lesson in lessons_of(game):
                    for wrong in (False, True):
                        async with (
                            playground() as address,
                            opened(browser, address, language, wide=wanted.wide, grey=wanted.grey) as page,
                        ):
                            walker = Walker(page, lesson, language, wanted.out)
                            await walker.begin()
                            went = await walker.walk(wrong=wrong)
                            told = said[lesson.id]
                            print(
                                f"{lesson.id} {language} {'wishes' if wrong else 'straight'}:"
                                f" {went.seconds:.0f} s and {told.seconds_at_180} s of reading,"
                                f" {went.taps} taps, {told.prompts} prompts, {went.shown} shown,"
                                f" {went.highest} px at the most",
                                flush=True,
                            )


def main(arguments: list[str] | None = None) -> None:
    """Walk."""
    parser = argparse.ArgumentParser(prog="python -m tools.walk_lessons", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(GAMES)}; all of them")
    parser.add_argument("--lang", nargs="+", choices=[*LANGUAGES], default=[*LANGUAGES])
    parser.add_argument("--out", type=Path, default=Path("walked"), help="where the screens are kept")
    parser.add_argument("--wide", action="store_true", help="a desktop instead of a phone")
    parser.add_argument("--grey", action="store_true", help="a screen without colours")
    wanted = parser.parse_args(arguments)
    wanted.games = [game for game in GAMES if game in wanted.games or not wanted.games]
    wanted.out.mkdir(parents=True, exist_ok=True)
    asyncio.run(walk_all(wanted))


if __name__ == "__main__":
    main()
