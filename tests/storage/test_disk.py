"""A real disk that is full, then larger, then read-only."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.sqlite_file

NAMESPACE = ["unshare", "--map-root-user", "--mount"]
"""A place to mount file systems that ends with the process and needs no rights."""


def can_mount(folder: Path) -> bool:
    if sys.platform != "linux" or shutil.which("unshare") is None:
        return False
    mount = [*NAMESPACE, "mount", "-t", "tmpfs", "quayside", str(folder)]
    return subprocess.run(mount, check=False, capture_output=True).returncode == 0


def test_a_full_and_a_read_only_disk_are_said_in_a_sentence_and_lose_nothing(tmp_path: Path) -> None:
    if not can_mount(tmp_path):
        pytest.skip(
            "this system lets nobody mount a small disk; test_transaction.py makes SQLite refuse instead"
        )
    child = [*NAMESPACE, sys.executable, "-m", "tests.storage.small_disk", str(tmp_path)]
    said = subprocess.run(child, check=True, capture_output=True, text=True)
    assert said.stdout.splitlines() == [
        f"writing: {tmp_path}/quayside.db cannot be written: the disk is full.",
        "kept: True",
        f"backup: {tmp_path}/copy.db cannot be written: the disk is full.",
        "copies: 0",
        f"opening: {tmp_path}/new.db cannot be written: the disk is full.",
        "found again: True",
        f"opening: {tmp_path}/quayside.db cannot be written: the file, its folder or the disk is read-only.",
        f"opening: {tmp_path}/other.db cannot be written: the file, its folder or the disk is read-only.",
    ]
    assert said.stderr == ""
