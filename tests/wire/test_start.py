"""Discord out of reach, closed to the bot for good, or deaf to its commands: one sentence each."""

from __future__ import annotations

import asyncio
import socket
import sqlite3
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest

from cogs.plumbing import commands
from playground.faults import Fault
from playground.gateway import Connection
from playground.people import Playground
from playground.world import World
from storage.sqlite.health import looking_at
from tests.playground.stage import playing
from tests.wire.bot_process import PATIENCE, ROOT, settings, start_bot
from tests.wire.test_whole_games import begin

COMMANDS = "/applications/{application_id}/commands"
EMOJIS = "/applications/{application_id}/emojis"
CLOSES = {
    4004: "DISCORD_TOKEN",
    4010: "4010",
    4011: "QUAYSIDE_SHARDED=yes",
    4013: "intent",
    4014: "intent",
}
"""With what word the sentence for a code helps."""
BUSY = " WARNING quayside: Discord takes long to hear of the commands;"
"""What a bot may say once, if others keep the machine so busy that it has waited for the stand-in so long."""
DEAF = {400: 1, 403: 1, 429: 5, 500: 99}
"""With what the commands are answered, and how often: discord.py itself tries the last two again."""


class Life:
    """One run of the bot whose standard error is read line by line."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self._began = time.monotonic()

    async def line(self) -> str:
        """The next thing it says; nothing when it has ended."""
        assert self._process.stderr is not None
        return (await asyncio.wait_for(self._process.stderr.readline(), PATIENCE)).decode()

    async def end(self) -> tuple[int, list[str]]:
        """Its exit code, and all it said that had not been read."""
        ended = asyncio.ensure_future(self._process.communicate())
        await asyncio.wait({ended}, timeout=PATIENCE)
        assert ended.done(), "it lives on"
        _, said = ended.result()
        assert self._process.returncode is not None
        lines = said.decode().splitlines()
        busy = [line for line in lines if BUSY in line]
        if len(busy) == 1 and time.monotonic() - self._began > commands.PATIENCE:
            lines.remove(busy[0])
        return self._process.returncode, lines

    def terminate(self) -> None:
        """As an operator would."""
        self._process.terminate()


@asynccontextmanager
async def living(playground: Playground, database: Path, **more: str) -> AsyncIterator[Life]:
    """A bot that may or may not come to be connected; it does not outlive the test."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        ROOT / "bot.py",
        "run",
        env=settings(playground, database) | more,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        yield Life(process)
    finally:
        if process.returncode is None:
            process.kill()
            await process.communicate()


def free_port() -> int:
    with closing(socket.socket()) as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


async def connected(playground: Playground) -> None:
    """Once the bot listens."""
    world = playground.world
    await world.feed.until(
        lambda: playground.gateway.is_connected or None,
        before=world.clock.now() + PATIENCE,
        waiting_for="the bot",
    )


@pytest.mark.slow
@pytest.mark.promise("mend.9")
async def test_a_gateway_that_closes_for_good_is_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: dict[tuple[int, str], tuple[int, list[str]]] = {}
    async with playing() as playground:

        async def one_life(code: int, sharded: str) -> None:
            def refuse(said: Any, connection: Any) -> None:
                connection.close(code)

            monkeypatch.setattr(playground.gateway, "_identify", refuse)
            database = tmp_path / f"{code}-{sharded}.db"
            async with living(playground, database, QUAYSIDE_SHARDED=sharded) as life:
                found[code, sharded] = await life.end()

        for code in CLOSES:
            await one_life(code, "no")
        for code in (4011, 4014):
            await one_life(code, "yes")
    for (code, sharded), (exit_code, said) in found.items():
        assert (exit_code, len(said)) == (2, 1), f"{code}, sharded {sharded}: {exit_code} with {said}"
        assert CLOSES[code] in said[0]


@pytest.mark.promise("mend.9")
@pytest.mark.parametrize("sharded", ["no", "yes"])
@pytest.mark.parametrize("moment", ["knocks", "said hello", "plays"])
async def test_a_gateway_that_closes_for_good_at_any_moment_is_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sharded: str, moment: str
) -> None:
    if moment == "knocks":
        monkeypatch.setattr(Connection, "send", lambda connection, _: connection.close(4011))
    async with (
        playing() as playground,
        living(playground, tmp_path / "games.db", QUAYSIDE_SHARDED=sharded) as life,
    ):
        if moment != "knocks":
            await connected(playground)
            if moment == "plays":
                await playground.person("Ada").uses("/games")
            playground.gateway.close(4011)
        exit_code, said = await life.end()
    assert (exit_code, len(said)) == (2, 1), said
    assert "QUAYSIDE_SHARDED=yes" in said[0]


@pytest.mark.promise("mend.9")
async def test_discord_out_of_reach_is_tried_again(tmp_path: Path) -> None:
    nowhere = Playground(World.new(), port=free_port())
    nowhere.world.address = f"http://127.0.0.1:{nowhere._port}"
    async with living(nowhere, tmp_path / "games.db") as life:
        said = [await life.line()]
        async with nowhere as playground:
            # It is there again, but has trouble of its own.
            playground.faults.order(Fault(method="GET", route="/users/@me", status=503))
            said.append(await life.line())
            assert all("out of reach" in line for line in said), said
            await connected(playground)
            life.terminate()
            assert await life.end() == (0, [])


@pytest.mark.promise("mend.9")
async def test_a_gateway_out_of_reach_is_tried_again(tmp_path: Path) -> None:
    """Only the gateway: the rest of Discord answers."""
    port = free_port()
    async with playing() as playground:

        async def forward(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            """To the stand-in and back."""
            host, _, real = playground.address.removeprefix("http://").partition(":")
            there, back = await asyncio.open_connection(host, int(real))
            asked = await reader.readuntil(b"\r\n\r\n")
            back.write(asked.replace(str(port).encode(), real.encode()))
            await asyncio.gather(pour(reader, back), pour(there, writer))

        async def pour(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            while some := await reader.read(65536):
                writer.write(some)
            writer.close()

        gateway = f"ws://127.0.0.1:{port}/gateway/"
        async with living(playground, tmp_path / "games.db", QUAYSIDE_GATEWAY=gateway) as life:
            said = ""
            while "out of reach" not in said:
                said = await life.line()
                assert said, "it has ended"
                assert "Traceback" not in said
            async with await asyncio.start_server(forward, "127.0.0.1", port):
                await connected(playground)
                life.terminate()
                exit_code, rest = await life.end()
        assert exit_code == 0
        assert all(" WARNING " in line or " ERROR discord.client: Attempting" in line for line in rest), rest


@pytest.mark.promise("mend.9")
async def test_who_waits_for_discord_stops_when_told(tmp_path: Path) -> None:
    nowhere = Playground(World.new())
    nowhere.world.address = f"http://127.0.0.1:{free_port()}"
    async with living(nowhere, tmp_path / "games.db") as life:
        assert "out of reach" in await life.line()
        life.terminate()
        assert await life.end() == (0, [])


def forget_commands(database: Path) -> None:
    """As if this version had other commands than the one before."""
    with closing(sqlite3.connect(database)) as connection, connection:
        changed = connection.execute("update settings set value = 'other' where key = 'commands'")
        assert changed.rowcount == 1


def stored_commands(database: Path) -> str:
    """What is remembered of the commands that Discord was told."""
    with looking_at(database) as connection:
        (digest,) = connection.execute("select value from settings where key = 'commands'").fetchone()
    return str(digest)


async def told_again(database: Path) -> None:
    """Once it is remembered that Discord has taken the commands."""
    async with asyncio.timeout(PATIENCE):
        while stored_commands(database) == "other":  # noqa: ASYNC110  # another process changes the file
            await asyncio.sleep(0.05)


@pytest.mark.slow
@pytest.mark.promise("mend.9")
async def test_commands_that_are_not_taken_keep_no_game_down(tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    async with playing() as playground:
        bot = await start_bot(playground, database)
        ada, *_ = await begin(playground)
        board = await ada.waits_to_see("turn")
        assert await bot.stop() == 0
        for status, times in DEAF.items():
            forget_commands(database)
            before = len(playground.ledger.entries)
            playground.faults.order(
                Fault(method="PUT", route=COMMANDS, status=status, retry_after=0.1, times=times)
            )
            bot = await start_bot(playground, database)
            shown = await ada.presses("My hand", on=board)
            assert (await shown.updated()).files, "the game goes on"
            asked = [each.status for each in playground.ledger.entries[before:] if each.route == COMMANDS]
            assert set(asked) == {status}
            if status != 500:
                await told_again(database)
                await (await ada.presses("My hand", on=board)).updated()
            assert await bot.stop() == 0
        assert stored_commands(database) == "other"
        complaints = [line for line in bot.log.splitlines() if "the games go on" in line]
        assert len(complaints) == len(DEAF), bot.log
        assert "Traceback" not in bot.log


@pytest.mark.slow
@pytest.mark.parametrize("emoji", ["yes", "no"])
async def test_emoji_are_uploaded_one_by_one_while_people_play(tmp_path: Path, emoji: str) -> None:
    async with playing() as playground:
        bot = await start_bot(playground, tmp_path / "games.db", QUAYSIDE_EMOJI=emoji)
        ada, *_ = await begin(playground)
        board = await ada.waits_to_see("turn")
        if emoji == "yes":
            emojis = playground.world.records.emojis
            await ada.until(lambda: len(emojis) == 3 or None, "the third of them")
        assert (await (await ada.presses("My hand", on=board)).updated()).files
        assert await bot.stop() == 0
        asked = [each.method for each in playground.ledger.entries if each.route == EMOJIS]
        assert "Traceback" not in bot.log
    assert asked[:4] == (["GET", "POST", "POST", "POST"] if emoji == "yes" else [])
