"""In a container: the recipe is clean, holds only what runs, and what is built from it hosts games."""

from __future__ import annotations

import asyncio
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from cogs.plumbing.shards import read_shards
from playground.people import Playground
from playground.world import TOKEN, World
from tests.wire.bot_process import PATIENCE, ROOT

HADOLINT = Path(sys.executable).with_name("hadolint")
BASE = os.environ.get("QUAYSIDE_CONTAINER_BASE", "")
"""An image with Python that is at hand, for `buildah build`; it takes half a minute and what pip reaches."""
PYTHON = "/opt/quayside/.venv/bin/python"
BOT = (PYTHON, "/opt/quayside/bot.py")


@pytest.mark.skipif(
    not HADOLINT.exists(), reason="hadolint is not installed: the Containerfile is not linted"
)
def test_the_recipe_is_clean() -> None:
    checked = subprocess.run(
        (HADOLINT, "Containerfile"), cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (checked.returncode, checked.stdout + checked.stderr) == (0, "")


def test_image_and_compose_ask_whether_the_bot_is_alive_and_shut_it_in() -> None:
    recipe = (ROOT / "Containerfile").read_text()
    composed = (ROOT / "compose.yaml").read_text()
    asked = json.dumps([*BOT, "alive"])
    assert f"CMD {asked}" in recipe
    assert f'test: ["CMD", {asked[1:]}' in composed
    assert "\nUSER 10001:10001\n" in recipe
    for shut in ("read_only: true", "no-new-privileges:true", "cap_drop:\n      - ALL", "- games:/data"):
        assert shut in composed


def test_two_processes_are_composed_with_a_server_and_hold_all_shards_between_them() -> None:
    alone = (ROOT / "compose.yaml").read_text()
    composed = (ROOT / "compose.postgres.yaml").read_text()
    shards = [read_shards(text) for text in re.findall(r"QUAYSIDE_SHARDS: (\S+)", composed)]
    assert [number for each in shards if each for number in each.numbers] == [0, 1]
    assert {each.of for each in shards if each} == {2}
    assert composed.count("@database/quayside") == 2
    assert "MORE: postgres" in composed
    for asked in re.findall(r"test: .*alive.*", alone):
        assert asked in composed
    for shut in (
        "read_only: true",
        "no-new-privileges:true",
        "cap_drop:\n    - ALL",
        "condition: service_healthy",
    ):
        assert shut in composed
    assert "\n    <<: *bot\n" in composed


def buildah(*asked: str | Path) -> subprocess.CompletedProcess[str]:
    """What it said."""
    return subprocess.run(("buildah", *asked), cwd=ROOT, capture_output=True, text=True, check=False)


@contextmanager
def container(base: str) -> Iterator[str]:
    """One made of the recipe, without any right to the kernel's own ways of isolation."""
    built = buildah(
        "build", "--isolation", "chroot", "--build-arg", f"BASE={base}", "--quiet", "Containerfile"
    )
    assert built.returncode == 0, built.stderr
    name = buildah("from", "--pull-never", built.stdout.strip()).stdout.strip()
    try:
        yield name
    finally:
        buildah("rm", name)
        buildah("rmi", built.stdout.strip())


@pytest.mark.slow
@pytest.mark.skipif(
    shutil.which("buildah") is None or not BASE,
    reason="no container is built: it takes buildah and QUAYSIDE_CONTAINER_BASE, an image with Python",
)
async def test_what_is_built_hosts_games_as_nobody_and_writes_only_its_data() -> None:
    with container(BASE) as name:

        def inside(*asked: str, **settings: str) -> tuple[str, ...]:
            given = [f"--env={key}={value}" for key, value in settings.items()]
            return ("buildah", "run", "--isolation", "chroot", *given, name, "--", *asked)

        def run(*asked: str) -> subprocess.CompletedProcess[str]:
            return subprocess.run(inside(*asked), capture_output=True, text=True, check=False)

        assert run(*BOT, "alive").returncode == 1
        listed = run("sh", "-c", "id -u; ls -A /opt/quayside; find / -xdev -writable -type d").stdout.split(
            "\n"
        )
        assert listed[0] == "10001"
        assert not {".env", ".git", "tests", "docs"} & set(listed)
        assert "/data" in listed
        assert not [each for each in listed if each.startswith("/opt")]
        async with Playground(World.new()) as playground:
            world = playground.world
            bot = await asyncio.create_subprocess_exec(
                *inside(
                    *BOT,
                    "run",
                    DISCORD_TOKEN=TOKEN,
                    QUAYSIDE_API=playground.address,
                    QUAYSIDE_GATEWAY=playground.address.replace("http", "ws") + "/gateway/",
                )
            )
            await world.feed.until(
                lambda: playground.gateway.is_connected or None,
                before=world.clock.now() + PATIENCE,
                waiting_for="the bot",
            )
            ada = playground.person("Ada")
            assert (await ada.uses("/help")).text
            alive = await asyncio.create_subprocess_exec(*inside(*BOT, "alive"))
            assert await alive.wait() == 0
            bot.terminate()
            await bot.wait()
