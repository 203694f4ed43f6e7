"""The first move of each game, made in the page on a phone: `python -m tools.first_move`.

In a real Chromium, against computers, as somebody makes it who takes what comes first: from the press on the
start page to the end of the move. It says how many words stood on the screen to be read, how many taps there
were, and the seconds both take; the labels of controls (Undo, My hand ...) are no words to be read.
"""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Iterable
from pathlib import Path

import discord
from msgspec import Struct
from msgspec.structs import replace
from playwright.async_api import Browser, Locator, Page, ViewportSize, expect

from cogs.panel.choices import Choice
from cogs.panel.controls import without_done
from cogs.panel.face import face
from cogs.panel.flow import is_asked_first
from cogs.panel.live import picture_for
from cogs.panel.shared import lines_of
from cogs.panel.sight import Sight
from cogs.panel.stage import blocks
from cogs.plumbing.buttons import Button, Menu
from cogs.telling.messages import opening, questions
from games import GAMES
from games.chance import Rng
from games.core import AnyGame
from games.tips import tip_now
from tools.learn import PACE, counted
from tools.panel import TAPS, sight_at
from tools.screenshots import DESKTOP, LANGUAGES, PHONE, Quay, chromium, quay

STEPS = {"livingstone": 2, "rotterdam": 1, "congo": 1, "panamax": 2}
"""A whole first move in steps: a die and its use; a ship; a character; advisor and contract."""
TABLE = 1
TAP = 1.5
"""Seconds."""
BUSY = 30_000
"""Milliseconds for what a machine with other work answers."""
BOARD = ".pane.active article:has([data-key^='table:move'])"
MESSAGES = ".pane.active article:not(.private) .text"
PANEL = ".pane.active article.private"
CHOICES = ".button.primary:not(:disabled), .menu:not(:disabled)"
END_OF_TURN = ".button.success:not(:disabled)"
OPEN_MENU = ".lines:not([hidden]) .line"


class Made(Struct, frozen=True):
    """A first move as it went."""

    read: tuple[str, ...]
    """What stood on the screen to be read, screen by screen: messages, panels, lines to choose from."""
    taps: int

    @property
    def words(self) -> int:
        """All that was to be read."""
        return sum(map(counted, self.read))

    @property
    def seconds(self) -> float:
        """Reading and tapping."""
        return seconds(self.words, self.taps)


def seconds(words: int, taps: int) -> float:
    """To read so many words, and to tap so often."""
    return 60 * words / PACE + TAP * taps


def shown_first(game: AnyGame, seats: int, seed: str, language: str) -> Made:
    """The same without a page: the first message, the panels and their lines, for whoever is asked first.

    Those who are asked with them have chosen already; what others did is left out.
    """
    state = game.setup(seats, game.options(), Rng(seed)).state
    seat = min(game.to_act(state))
    while others := game.to_act(state) - {seat}:
        state = game.play(state, min(others), game.idle(state, min(others))).state
    read, taps = [_first_message(sight_at(game, state, seat, seats, language))], 2
    began = None if game.is_sealed(state) else game.view(state, seat)
    for number in range(STEPS[game.id]):
        sight = sight_at(game, state, seat, seats, language)
        tip = tip_now(game, sight.view, (sight.table.asked[seat], number), sight.legal, {})
        sight = replace(sight, tip=tip, **({"began": began, "bar": None} if number else {}))
        way: tuple[Choice, ...] = (sight.tree,)
        while way[-1].action is None:
            taps += _read(read, sight, way, has_acted=number > 0)
            way = (*way, _first_line(sight, way))
        if is_asked_first(sight, way):
            taps += _read(read, sight, way, has_acted=number > 0)
        state = game.play(state, seat, way[-1].action).state
    return Made(tuple(read), taps)


def _first_message(sight: Sight) -> str:
    """What the table is told when its game begins, to whoever is asked."""
    seed = f"{sight.words.say('announce-seed')} {'0' * 64}"
    return "\n".join([*questions(sight.table, sight.view, sight.words), *opening(sight.words), seed])


def _read(read: list[str], sight: Sight, way: tuple[Choice, ...], *, has_acted: bool) -> int:
    """Keep what that panel says, and the lines that stand out on it; the taps to take one."""
    shown = face(sight, picture_for(sight), way, has_acted=has_acted, has_read=has_acted)
    read.append(shown.content)
    menus = [part for part in shown.items if isinstance(part, Menu)]
    read += [f"{line.label}\n{line.description}" for menu in menus for line in menu.lines]
    buttons = [part for part in shown.items if isinstance(part, Button)]
    read += [button.label for button in buttons if button.style is discord.ButtonStyle.primary]
    return TAPS["menu" if menus else "button"]


def _first_line(sight: Sight, way: tuple[Choice, ...]) -> Choice:
    """What stands first in that list."""
    first = next(blocks(sight, without_done(way[-1]))).lines[0].digest
    return next(line for line in lines_of(way[-1]) if line.digest == first)


class Mover:
    """Somebody who makes a first move in the page."""

    def __init__(self, page: Page, there: Quay, game: str, out: Path | None) -> None:
        self.page, self.there, self.game, self.out = page, there, game, out
        self.read: list[str] = []
        self.taps = 0

    async def makes_it(self) -> Made:
        """From the start page on."""
        await self._tap(self.page.locator(f"[data-key='{self.game}-alone']"))
        board = self.page.locator(BOARD).last
        await expect(board).to_be_visible(timeout=BUSY)
        await self._calm()
        await self._looks(await self.page.locator(MESSAGES).all())
        await self._tap(board.locator("[data-key^='table:move']"))
        panel = self.page.locator(PANEL).last
        await expect(panel.locator(CHOICES).first).to_be_visible(timeout=BUSY)
        while await self._steps() < STEPS[self.game]:
            await self._presses(panel)
        return Made(tuple(self.read), self.taps)

    async def _presses(self, panel: Locator) -> None:
        """Read the panel, and take what comes first; of a menu, too."""
        await self._calm()
        texts, choices = panel.locator(".text"), panel.locator(CHOICES)
        buttons = panel.locator(".button.primary:not(:disabled) .label-line")
        await self._looks([texts.first, *await buttons.all()])
        before = await panel.inner_text()
        chosen = choices.first if await choices.count() else panel.locator(END_OF_TURN)
        await self._tap(chosen)
        if await panel.page.locator(OPEN_MENU).count():
            lines = panel.page.locator(OPEN_MENU)
            await self._looks(await lines.all())
            await self._tap(lines.first)
        await expect(panel).not_to_have_text(before, timeout=BUSY)
        await self.page.wait_for_timeout(300)

    async def _tap(self, wanted: Locator) -> None:
        self.taps += 1
        await wanted.click(timeout=BUSY)

    async def _looks(self, parts: Iterable[Locator]) -> None:
        """Keep what stands there, as words and as a picture of the screen."""
        self.read += [await part.inner_text() for part in parts]
        if self.out is not None:
            await self.page.screenshot(path=self.out / f"{self.game}-{self.there.locale[:2]}-{self.taps}.png")

    async def _calm(self) -> None:
        """Wait until all is told and drawn."""
        await self.there.bot.announcer.settled(TABLE)
        await self.page.wait_for_load_state("networkidle")
        await self.page.wait_for_timeout(300)

    async def _steps(self) -> int:
        """How many the player has made."""
        host = self.there.bot.host
        people = [seat.seat for seat in (await host.table(TABLE)).seats if seat.user is not None]
        return sum(1 for step in (await host.shown(TABLE, -1, None)).steps if step.seat in people)


async def first_move(
    browser: Browser, game: str, language: str, size: ViewportSize, out: Path | None
) -> Made:
    """Of that game, by somebody who speaks that language and has a screen of that size."""
    async with quay(language) as there:
        context = await browser.new_context(viewport=size, locale=there.locale, reduced_motion="reduce")
        page = await context.new_page()
        await page.goto(there.server.page)
        made = await Mover(page, there, game, out).makes_it()
        await context.close()
        return made


async def make_all(wanted: argparse.Namespace) -> None:
    """Every first move that is wanted."""
    async with chromium() as browser:
        for game in wanted.games:
            for language in wanted.lang:
                made = await first_move(
                    browser, game, language, DESKTOP if wanted.wide else PHONE, wanted.out
                )
                print(
                    f"{game} {language}: {made.words} words, {made.taps} taps, {made.seconds:.0f} s",
                    flush=True,
                )
                if wanted.read:
                    print("\n".join(f"  {counted(each):3} {each!r}" for each in made.read), flush=True)


def main(arguments: list[str] | None = None) -> None:
    """Make them."""
    parser = argparse.ArgumentParser(prog="python -m tools.first_move", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(GAMES)}; all of them")
    parser.add_argument("--lang", nargs="+", choices=[*LANGUAGES], default=[*LANGUAGES])
    parser.add_argument("--out", type=Path, help="where the screens are kept, if they are to be")
    parser.add_argument("--wide", action="store_true", help="a desktop instead of a phone")
    parser.add_argument("--read", action="store_true", help="say what there was to read, too")
    wanted = parser.parse_args(arguments)
    wanted.games = [game for game in GAMES if game in wanted.games or not wanted.games]
    if wanted.out is not None:
        wanted.out.mkdir(parents=True, exist_ok=True)
    asyncio.run(make_all(wanted))


if __name__ == "__main__":
    main()
