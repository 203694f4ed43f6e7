# ruff: noqa: ASYNC240  # a test has the event loop to itself
"""A database has one process and one restore, by whatever name it is called."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from playground.world import TOKEN
from storage.errors import AlreadyOpen
from storage.sqlite.backup import backup, restore
from storage.sqlite.engine import open_store
from tests.storage.sample import new_table, versions
from tests.storage.writer import heard, writing
from tests.tools.test_command_line import bot, complains

pytestmark = pytest.mark.sqlite_file

NOWHERE = "http://127.0.0.1:9"
"""Where no Discord is: a bot that comes so far does not end with the sentence about its file."""

linked = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere links are another matter")


def symbolic(link: Path, file: Path) -> None:
    link.symlink_to(file)


def symbolic_in_two_steps(link: Path, file: Path) -> None:
    link.with_name("between").symlink_to(file)
    link.symlink_to("between")


def hard(link: Path, file: Path) -> None:
    link.hardlink_to(file)


def run(database: Path) -> subprocess.CompletedProcess[str]:
    settings = {"DISCORD_TOKEN": TOKEN, "QUAYSIDE_API": NOWHERE, "QUAYSIDE_GATEWAY": "ws://127.0.0.1:9"}
    return bot("run", QUAYSIDE_DATABASE=str(database), **settings)


@linked
@pytest.mark.promise("mend.6")
@pytest.mark.parametrize("link_to", [symbolic, symbolic_in_two_steps, hard])
def test_a_second_process_by_another_name_is_turned_away(
    path: Path, tmp_path: Path, link_to: Callable[[Path, Path], None]
) -> None:
    (tmp_path / "elsewhere").mkdir()
    link = tmp_path / "elsewhere" / "games.db"
    with writing(path, "hold", 1) as writer:
        assert heard(writer, "open 1") == 1
        link_to(link, path)
        second = run(link)
        assert second.returncode == 2, second.stderr[-300:]
        assert complains(second) == f"The database {link} is in use by another process.\n"
    assert link.samefile(path)


@linked
async def test_the_first_process_may_have_come_by_the_link(path: Path, tmp_path: Path) -> None:
    async with open_store(path) as store:
        await new_table(store, steps=1)
    (tmp_path / "other").hardlink_to(path)
    (tmp_path / "link").symlink_to(tmp_path / "other")
    with writing(tmp_path / "link", "hold", 1) as writer:
        assert heard(writer, "open 2") == 2
        for name in (path, tmp_path / "other", tmp_path / "link"):
            with pytest.raises(AlreadyOpen):
                restore(path, name)
            with pytest.raises(AlreadyOpen):
                async with open_store(name):
                    pass
    async with open_store(tmp_path / "link") as store:
        assert await versions(store, 1) == [0, 1], "a killed process holds nothing back"


@linked
@pytest.mark.promise("mend.6")
async def test_a_restore_by_a_link_replaces_the_file_and_leaves_the_link(path: Path, tmp_path: Path) -> None:
    async with open_store(path) as store:
        table = await new_table(store, steps=3)
    backup(path, tmp_path / "saved.db")
    async with open_store(path) as store:
        await new_table(store, steps=1)
    (tmp_path / "elsewhere").mkdir()
    link = tmp_path / "elsewhere" / "games.db"
    link.symlink_to(path)
    restored = bot("restore", tmp_path / "saved.db", QUAYSIDE_DATABASE=str(link))
    assert restored.returncode == 0, restored.stderr
    assert link.is_symlink(), "the link was replaced"
    assert [each.name for each in link.parent.iterdir()] == ["games.db"]
    assert path.with_name("quayside.db.before-restore-1").exists()
    async with open_store(path) as store:
        assert await versions(store, table) == [0, 1, 2]
        assert await versions(store, table + 1) == []


@linked
async def test_a_link_that_leads_nowhere_yet_is_followed(path: Path, tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(path)
    (tmp_path / "copy").symlink_to(tmp_path / "saved.db")
    async with open_store(tmp_path / "link") as store:
        await new_table(store, steps=2)
    assert bot("backup", tmp_path / "copy", QUAYSIDE_DATABASE=str(tmp_path / "link")).returncode == 0
    path.unlink()
    assert bot("restore", tmp_path / "copy", QUAYSIDE_DATABASE=str(tmp_path / "link")).returncode == 0
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "copy").is_symlink()
    async with open_store(path) as store:
        assert await versions(store, 1) == [0, 1]


@linked
async def test_a_file_with_other_names_is_not_restored_onto(path: Path, tmp_path: Path) -> None:
    async with open_store(path) as store:
        await new_table(store, steps=1)
    backup(path, tmp_path / "saved.db")
    (tmp_path / "other").hardlink_to(path)
    before = sorted(each.name for each in tmp_path.iterdir()), path.read_bytes()
    sentence = complains(bot("restore", tmp_path / "saved.db", QUAYSIDE_DATABASE=str(path)))
    assert sentence == (
        f"{path} has other names too (hard links) that a restore would not change: remove those first.\n"
    )
    assert (sorted(each.name for each in tmp_path.iterdir()), path.read_bytes()) == before
    (tmp_path / "other").unlink()
    assert bot("restore", tmp_path / "saved.db", QUAYSIDE_DATABASE=str(path)).returncode == 0
