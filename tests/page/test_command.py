"""`bot.py play` at the terminal: what it keeps, what it refuses in one sentence, how it ends."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
from pathlib import Path

import aiohttp
import pytest

from tests.page.harbour import PATIENCE, ROOT, Harbour, playing, start

AT_TERMINAL = """
import fcntl, os, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
os.execv(sys.executable, [sys.executable, sys.argv[1]])
"""
"""Makes standard input the terminal that Ctrl-C comes from, and goes on as `python bot.py`."""


def complains(*arguments: str | Path, folder: Path) -> str:
    """The one sentence of a playground that does not begin."""
    run = subprocess.run(
        [sys.executable, ROOT / "bot.py", "play", "--no-browser", *map(str, arguments)],
        capture_output=True,
        text=True,
        cwd=folder,
        check=False,
    )
    assert (run.returncode, run.stdout) == (2, ""), run
    assert run.stderr.count("\n") == 1, run.stderr
    return run.stderr


async def world_of(harbour: Harbour) -> dict[str, object]:
    """What a window is told first."""
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{harbour.address}socket", headers={"Origin": harbour.origin}) as window,
    ):
        told: dict[str, object] = await window.receive_json(timeout=PATIENCE)
        return told


async def say(harbour: Harbour, words: str) -> None:
    """The first player writes something in the first channel."""
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{harbour.address}socket", headers={"Origin": harbour.origin}) as window,
    ):
        world = await window.receive_json(timeout=PATIENCE)
        wish = {"ask": "say", "player": world["players"][0]["id"], "channel": world["channels"][0]["id"]}
        await window.send_json({"id": 1, "wish": wish | {"words": words}})
        while (await window.receive_json(timeout=PATIENCE)).get("re") != 1:
            pass


async def test_what_was_said_is_kept_until_a_fresh_start(tmp_path: Path) -> None:
    data = tmp_path / "kept.db"
    async with playing(data) as harbour:
        await say(harbour, "Ahoy")
        first = harbour.address
    async with playing(data, "--port", "0") as harbour:
        assert [each["content"] for each in (await world_of(harbour))["messages"]] == ["Ahoy"]  # type: ignore[attr-defined]  # JSON
        assert harbour.address.split("/")[3] == first.split("/")[3]
        refused = complains("--data", data, "--port", "0", folder=tmp_path)
        assert refused == f"A playground is already running with {data}.world.\n"
        refused = complains("--data", tmp_path / "other.db", "--port", str(harbour.port), folder=tmp_path)
        assert refused == f"Port {harbour.port} is taken; choose another with --port.\n"
    async with playing(data, "--fresh") as harbour:
        assert (await world_of(harbour))["messages"] == []
        assert harbour.address.split("/")[3] != first.split("/")[3]


def test_the_database_of_a_real_bot_is_left_alone(tmp_path: Path) -> None:
    data = tmp_path / "quayside.db"
    data.write_bytes(b"games of a real bot")
    for more in ((), ("--fresh",)):
        told = complains("--data", data, *more, folder=tmp_path)
        assert told == f"{data} belongs to no playground; choose another file with --data.\n"
    assert data.read_bytes() == b"games of a real bot"


def test_a_damaged_world_is_said_and_not_overwritten(tmp_path: Path) -> None:
    folder = tmp_path / "play.db.world"
    folder.mkdir()
    (folder / "world.json").write_text("{")
    told = complains("--data", tmp_path / "play.db", folder=tmp_path)
    assert "play.db.world cannot be read" in told
    assert "--fresh begins anew" in told
    assert (folder / "world.json").read_text() == "{"


@pytest.mark.parametrize("port", ["65536", "-1", "home"])
def test_a_port_is_a_number(tmp_path: Path, port: str) -> None:
    assert "is not a whole number from 0 to 65535" in complains(f"--port={port}", folder=tmp_path)


async def test_killed_it_takes_its_bot_along_and_begins_again(tmp_path: Path) -> None:
    data = tmp_path / "play.db"
    harbour = await start(data)
    while not (bots := await harbour.bots()):
        pass
    await harbour.kill()
    # The database is the old bot's until it has gone; the new one is started until it gets it.
    again = await start(data)
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{again.address}socket", headers={"Origin": again.origin}) as window,
    ):
        health = (await window.receive_json(timeout=PATIENCE))["health"]
        while health["is"] != "running":
            health = (await window.receive_json(timeout=PATIENCE)).get("health", health)
    assert await again.bots() != bots
    assert (await again.interrupt())[0] == 0


def test_python_bot_py_alone_at_a_terminal_plays(tmp_path: Path) -> None:
    """With no token and nothing asked; Ctrl-C ends it in good order."""
    environment = {name: value for name, value in os.environ.items() if name != "DISCORD_TOKEN"}
    environment |= {"BROWSER": "true", "TERM": "dumb"}
    ours, theirs = pty.openpty()
    with subprocess.Popen(
        [sys.executable, "-c", AT_TERMINAL, ROOT / "bot.py"],
        stdin=theirs,
        stdout=theirs,
        stderr=subprocess.PIPE,
        cwd=tmp_path,
        env=environment,
        start_new_session=True,
    ) as running:
        os.close(theirs)
        said = b""
        while b"http://127.0.0.1:" not in said or not said.endswith(b"\n"):
            said += os.read(ours, 4096)
        assert any(line.startswith(b"http://127.0.0.1:") for line in said.splitlines())
        os.write(ours, b"\x03")
        assert running.wait(PATIENCE) == 0
        assert running.stderr is not None
        assert running.stderr.read() == b""
    os.close(ours)
    assert (tmp_path / "playground.db.world" / "world.json").is_file()
