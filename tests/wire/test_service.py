"""As a service of systemd: it is told that the bot is there, alive and stopping; and the unit is sound."""

from __future__ import annotations

import asyncio
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from cogs.plumbing.service import Service
from playground.people import Playground
from playground.world import World
from tests.wire.bot_process import ROOT, start_bot

UNIT = ROOT / "deploy" / "quayside.service"
MOST_EXPOSED = 3.0


@pytest.fixture
def listening(tmp_path: Path) -> Iterator[socket.socket]:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listener:
        listener.bind(str(tmp_path / "notify"))
        listener.settimeout(0)
        yield listener


async def heard(listener: socket.socket) -> str:
    async with asyncio.timeout(30):
        return (await asyncio.get_running_loop().sock_recv(listener, 100)).decode()


async def test_systemd_hears_of_a_whole_life(tmp_path: Path, listening: socket.socket) -> None:
    watched = {"NOTIFY_SOCKET": listening.getsockname(), "WATCHDOG_USEC": "200000"}
    async with Playground(World.new()) as playground:
        bot = await start_bot(playground, tmp_path / "games.db", **watched)
        said = [await heard(listening)]
        while said[-1] != "READY=1":
            said.append(await heard(listening))
        assert await heard(listening) == "WATCHDOG=1"
        assert await bot.stop() == 0
    while said[-1] != "STOPPING=1":
        said.append(await heard(listening))
    assert set(said) == {"READY=1", "WATCHDOG=1", "STOPPING=1"}


def test_nobody_listens_or_nobody_waits_for_us(tmp_path: Path) -> None:
    Service({}).tell("READY=1")
    Service({"NOTIFY_SOCKET": str(tmp_path / "gone")}).tell("READY=1")
    assert Service({}).beat is None
    assert Service({"WATCHDOG_USEC": "4000000", "WATCHDOG_PID": "1"}).beat is None
    assert Service({"WATCHDOG_USEC": "4000000"}).beat == 2.0


def test_whoever_no_longer_reads_holds_up_nothing(listening: socket.socket) -> None:
    service, began = Service({"NOTIFY_SOCKET": listening.getsockname()}), time.monotonic()
    for _ in range(2000):  # more than any system keeps for a reader
        service.tell("WATCHDOG=1")
    assert time.monotonic() - began < 20
    assert listening.recv(100) == b"WATCHDOG=1"


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd-analyze is not installed here")
def test_the_unit_is_sound_and_shut_tight() -> None:
    checked = analyze("verify", str(UNIT))
    assert (checked.returncode, checked.stdout + checked.stderr) == (0, "")
    last = analyze("security", "--offline=yes", str(UNIT)).stdout.splitlines()[-1]
    assert float(last.rpartition(": ")[2].split()[0]) < MOST_EXPOSED


def analyze(*asked: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(("systemd-analyze", *asked), capture_output=True, text=True, check=False)
