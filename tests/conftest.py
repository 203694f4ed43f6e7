"""For the whole run: the long tests come first, and what was held against Discord's contract is told last."""

import os
import shutil
from pathlib import Path

import pytest

from tests.playground.tally import pytest_sessionfinish, pytest_terminal_summary, pytest_testnodedown

__all__ = ["pytest_sessionfinish", "pytest_terminal_summary", "pytest_testnodedown"]


MEMORY = Path("/dev/shm")  # pytest makes a folder of its own in it
"""Thousands of databases are written and flushed; on a disk most of the time is spent waiting for that."""
ROOM = 4_000_000_000
"""Bytes: several times what a run leaves there."""


def has_room(folder: Path) -> bool:
    """Whether all files of a run fit in there, and programs among them may be run."""
    if not os.access(folder, os.W_OK | os.X_OK) or os.statvfs(folder).f_flag & os.ST_NOEXEC:
        return False
    return shutil.disk_usage(folder).free > ROOM


def pytest_configure(config: pytest.Config) -> None:
    """Named here, so that a test laid over an older commit brings its marker along."""
    # Else each of the hundreds of bots that tests start would compile all modules for itself.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    if has_room(MEMORY):
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))
    config.addinivalue_line(
        "markers", "sqlite_file: about a SQLite file alone; left out where the tests stand on PostgreSQL"
    )
    config.addinivalue_line(
        "markers", "promise(name): the promise to players, hosts or contributors it holds"
    )


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One more than there are processors: who waits for a bot or a page leaves one of them idle."""
    return 1 + (os.cpu_count() or 1)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Begin with what takes long, so that no worker is left alone with it at the end.

    What looks at games of the same table stays together, so that one worker plays them once for all of it.
    """
    if os.environ.get("QUAYSIDE_TEST_ENGINE", "sqlite") != "sqlite":
        left_out = [item for item in items if item.get_closest_marker("sqlite_file")]
        items[:] = [item for item in items if item not in {*left_out}]
        config.hook.pytest_deselected(items=left_out)
    items.sort(key=lambda item: (item.get_closest_marker("slow") is None, table_of(item)))


def table_of(item: pytest.Item) -> str:
    """The name of the table that the test is about, if it is one of several alike."""
    callspec = getattr(item, "callspec", None)
    return "" if callspec is None else getattr(callspec.params.get("table"), "name", "")
