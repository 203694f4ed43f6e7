"""The real bot in processes that begin at once, and that die at a given await of the turn after a press.

What comes of hours that pass at once is interrupted in the same way.

`python -m tests.wire.crashing GAME` loads everything once. Each line it reads, an `Order`, begins a bot in a
fork of it. The bot says `settled` when it is connected and owes nothing, `over` when all that came of a press
is done, and just before it kills itself where it stands; how it ended is told by `ended`.
"""

from __future__ import annotations

import asyncio
import gc
import os
import secrets
import signal
import sys
from collections.abc import AsyncIterator, Callable, Coroutine, Generator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import discord
import msgspec
from discord import app_commands
from msgspec import Struct

import render
from cogs import hosting, quayside
from cogs.plumbing.commands import Translator, translated
from cogs.settings import Settings
from cogs.telling import drawing
from games import GAMES
from games.chance import Rng
from games.core import AnyGame, Step
from host import thinking
from host.lobby import Computer
from host.tables import Host
from playground.people import Playground
from playground.world import TOKEN
from render import ARTISTS, TURN, name_of, png_of
from render.press.worker import draw
from tests.host.people import SEED
from words.catalogue import LANGUAGES, Words, bundle
from workers.thinking import think

ROOT = Path(__file__).parents[2]
PATIENCE = 30.0
"""Seconds for a process to come so far on a busy machine."""

Work = Coroutine[Any, Any, Any]

BEGINNINGS = ("INTERACTION_CREATE", "TIME_PASSED")
"""What a turn is taken to come of: a press, or hours that have passed."""


class Order(Struct, frozen=True):
    """A bot to be begun."""

    database: str
    api: str
    point: int
    """The number of the await at which it dies; 0 for none."""
    start: tuple[str, str] | None = None
    """A game, and the state in which its tables begin."""
    within: str = ""
    """Only awaits of tasks whose name begins so are counted."""
    computers: int = 0
    """So many sit down with whoever starts a game."""


# In the process that plays


def say(*words: object) -> None:
    """One line, in one piece."""
    os.write(sys.stdout.fileno(), (" ".join(map(str, words)) + "\n").encode())


class Stepped(Work):
    """A coroutine that lets it be known, whenever it stops to wait, what for."""

    def __init__(self, work: Work, on_wait: Callable[[Work], None]) -> None:
        self._work = work
        self._on_wait = on_wait

    def send(self, value: Any) -> Any:
        waits_for = self._work.send(value)
        self._on_wait(self._work)
        return waits_for

    def throw(self, *error: Any) -> Any:
        waits_for = self._work.throw(*error)
        self._on_wait(self._work)
        return waits_for

    def close(self) -> None:
        self._work.close()

    def __await__(self) -> Generator[Any, Any, Any]:
        return self._work.__await__()


class Turn:
    """All tasks that come of a press, and how often one of them has stopped to wait."""

    def __init__(self, point: int, within: str = "") -> None:
        self._point = point
        self._within = within
        self._waits = 0
        self._working = 0
        self._has_begun = False

    def begin(self) -> None:
        """Somebody has pressed something: every task from now on comes of it."""
        self._has_begun = True

    def task(self, loop: asyncio.AbstractEventLoop, work: Any, **rest: Any) -> asyncio.Task[Any]:
        """The loop's task factory."""
        if not self._has_begun:
            return asyncio.Task(work, loop=loop, **rest)
        self._working += 1
        task: asyncio.Task[Any] = asyncio.Task(Stepped(work, self._wait), loop=loop, **rest)
        task.add_done_callback(self._end)
        return task

    def _wait(self, work: Work) -> None:
        task = asyncio.current_task()
        if task is None or not task.get_name().startswith(self._within):
            return
        self._waits += 1
        if self._waits == self._point:
            say("at", place(work))
            os.kill(os.getpid(), signal.SIGKILL)

    def _end(self, task: asyncio.Task[Any]) -> None:
        del task
        self._working -= 1
        if not self._working:
            self._has_begun = False
            say("over", self._waits)


def place(work: Any) -> str:
    """The innermost line of ours that a waiting coroutine has come to; the library's where it has none."""
    ours = lines = ""
    while (frame := getattr(work, "cr_frame", None)) is not None:
        file = Path(frame.f_code.co_filename)
        lines = f"{'/'.join(file.parts[-2:])}:{frame.f_lineno}"
        ours = lines if file.is_relative_to(ROOT) and ".venv" not in file.parts else ours
        work = work.cr_await
    return ours or lines


class HastyQuayside(quayside.Quayside):
    """The bot, which does not wait two seconds for more servers and tells how far it is."""

    turn: Turn
    is_settled = False

    async def setup_hook(self) -> None:
        self._connection.guild_ready_timeout = 0.02
        self._saying = asyncio.ensure_future(self._say_when_settled())
        await super().setup_hook()

    async def _say_when_settled(self) -> None:
        await self.wait_until_ready()
        await self.timekeeper.settled()
        await self.driver.settled(1)
        await self.announcer.settled(1)
        self.is_settled = True
        say("settled")

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        if event == "socket_event_type" and args[0] in BEGINNINGS and self.is_settled:
            self.turn.begin()
        super().dispatch(event, *args, **kwargs)


async def play(order: Order) -> None:
    """As `bot.py run` does."""
    if order.start is not None:
        _begin_like(*order.start)
    if order.computers:
        _sit_down(order.computers)
    turn = HastyQuayside.turn = Turn(order.point, order.within)
    asyncio.get_running_loop().set_task_factory(turn.task)
    gateway = order.api.replace("http", "ws") + "/gateway/"
    settings = Settings(
        database=Path(order.database),
        token=TOKEN,
        api=order.api,
        gateway=gateway,
        computer_pace=0,
        has_emoji=False,  # what is uploaded meanwhile would be counted among the awaits of the turn
    )
    await hosting.run(settings)


def _begin_like(game_id: str, stored: str) -> None:
    """In this process, tables of that game begin in that state."""
    game = GAMES[game_id]
    start = game.read_state(stored.encode(), game.rules_version)
    type(game).setup = lambda self, seats, options, rng: Step(self.copy(start), [])  # type: ignore[method-assign]  # noqa: ARG005  # which ends soon


def _sit_down(computers: int) -> None:
    """In this process, so many computers play with whoever starts a game."""
    start = Host.start

    async def start_with_them(self: Host, table_id: int, user: int) -> None:
        await start(self, table_id, user, [Computer("easy")] * computers)

    Host.start = start_with_them  # type: ignore[method-assign,assignment]  # which ends soon


def draw_here(easel: drawing.Easel, orders: Sequence[Any]) -> list[object]:
    """Pictures as they are drawn beside other bots; that they come from there, other tests see to."""
    del easel
    return draw([*orders])


def think_here(thinker: thinking.Thinker, order: Any) -> object:
    """What computers think of; that it is thought of elsewhere, other tests see to."""
    del thinker
    return think(order)


def warm_up(game: AnyGame) -> None:
    """Have everything loaded and drawn once, so that a bot has not to."""
    vars(hosting)["Quayside"] = HastyQuayside  # `run` makes whatever has this name
    drawing.Easel.draw = draw_here  # type: ignore[method-assign,assignment]  # another process would draw all anew
    drawing.Easel.start = lambda self: None  # type: ignore[method-assign,assignment,return-value]  # noqa: ARG005
    thinking.Thinker.ask = think_here  # type: ignore[method-assign,assignment]  # the same
    secrets.token_hex = lambda nbytes=None: SEED  # noqa: ARG005  # the seed of every game: all deal alike
    state = game.setup(3, game.options(), Rng(SEED)).state
    for language in LANGUAGES:
        for folder in (None, *GAMES):
            for name in bundle(language, folder)._sources:
                bundle(language, folder).plain.say(name, {})
        words = Words(language, game.id, ("Ada", "Ben", "Cleo"))
        seen = game.view(state, None)
        png_of(render.Order(game.id, name_of(game.id, TURN, seen), seen, words))
        ARTISTS[game.id].hand(game.view(state, 0), words).png()
    asyncio.run(make_commands())


async def make_commands() -> None:
    """Those of the games, in every language."""
    tree = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    await tree.set_translator(Translator())
    for cog in quayside.GAME_COGS:
        await translated(cog.group, tree)


def main() -> None:
    warm_up(GAMES[sys.argv[1]])
    gc.collect()
    gc.freeze()  # else each fork, collecting, would copy all that it shares with us
    say("ready")
    for line in sys.stdin.buffer:
        pid = os.fork()
        if pid == 0:
            asyncio.run(play(msgspec.json.decode(line, type=Order)))
            os._exit(0)
        say("pid", pid)
        _, status = os.waitpid(pid, 0)
        say("ended", os.waitstatus_to_exitcode(status))


# In the process that tests


class Crashing:
    """The process that begins bots, one at a time, and what they say."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self._pid: int | None = None
        """Of the bot that plays."""
        self.start: tuple[str, str] | None = None
        """Where tables begin in every bot; one that plays a game again must begin it alike."""

    async def begin(
        self,
        playground: Playground,
        database: Path,
        point: int = 0,
        *,
        start: tuple[str, str] | None = None,
        within: str = "",
        computers: int = 0,
    ) -> None:
        """A bot that is connected and has said whatever was owed."""
        assert self._process.stdin is not None
        order = Order(str(database), playground.address, point, start or self.start, within, computers)
        self._process.stdin.write(msgspec.json.encode(order) + b"\n")
        self._pid = int((await self.hear("pid"))[1])
        await self.hear("settled")

    async def hear(self, *wanted: str) -> list[str]:
        """The next line that begins with one of these words."""
        assert self._process.stdout is not None
        async with asyncio.timeout(PATIENCE):
            while line := (await self._process.stdout.readline()).decode().split():
                self._pid = None if line[0] == "ended" else self._pid
                if line[0] in wanted:
                    return line
                assert line[0] != "ended", f"the bot has ended ({line[1]}) before {wanted}"
        raise AssertionError(f"nothing begins bots any more; waited for {wanted}")

    async def stop(self) -> None:
        """As an operator would, by SIGTERM."""
        assert self._pid is not None
        os.kill(self._pid, signal.SIGTERM)
        assert await self.hear("ended") == ["ended", "0"]

    async def kill(self) -> None:
        """By SIGKILL, wherever it is."""
        assert self._pid is not None
        os.kill(self._pid, signal.SIGKILL)
        assert await self.hear("ended") == ["ended", "-9"]

    async def close(self) -> None:
        """Begin no more, and leave nothing behind."""
        if self._pid is not None:
            os.kill(self._pid, signal.SIGKILL)
        assert self._process.stdin is not None
        self._process.stdin.close()
        await self._process.wait()


@asynccontextmanager
async def crashing(game: str) -> AsyncIterator[Crashing]:
    """Bots that begin at once, for tables of that game."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tests.wire.crashing",
        game,
        cwd=ROOT,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    bots = Crashing(process)
    try:
        await bots.hear("ready")
        yield bots
    finally:
        await bots.close()


if __name__ == "__main__":
    main()
