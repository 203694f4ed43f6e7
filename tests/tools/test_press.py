"""What `python -m tools.press` says of a press is what ran."""

from __future__ import annotations

import asyncio
import importlib.util
import json
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from types import ModuleType

import pytest

from tools.complaint import Complaint
from tools.press.__main__ import command_line, run
from tools.press.measuring import Counted, means_of
from tools.press.watched import Counter

ROOT = Path(__file__).parents[2]
TOY = """
from tools_of_others import helped

def ran():
    return [helped() for _ in range(3)]
"""
HELPER = "def helped(): ..."
OF_OLD = """
import asyncio

class Visit:
    async def __aenter__(self):
        await asyncio.sleep(0)
        await asyncio.sleep(0)

    async def __aexit__(self, *_): ...
"""
OF_NEW = """
class Engine:
    def _run(self, work):
        return work()
"""


class Checkout:
    """Some files of a project, and what is counted of it."""

    def __init__(self, root: Path) -> None:
        self._root = root
        self.counter = Counter(root)

    def module(self, path: str, text: str) -> ModuleType:
        """What that file holds, as a module."""
        file = self._root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
        spec = importlib.util.spec_from_file_location(file.stem, file)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module

    @contextmanager
    def counting(self) -> Iterator[list[Counted]]:
        """What runs in here is in the list afterwards."""
        found: list[Counted] = []
        before = sys.getprofile()
        threading.setprofile(self.counter.hear)
        sys.setprofile(self.counter.hear)
        self.counter.begin()
        try:
            yield found
        finally:
            sys.setprofile(before)
            threading.setprofile(before)
        end = self.counter.end()
        found.append(Counted(frozenset(end["functions"]), end["transactions"], end["writes"]))


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


def test_functions_are_those_of_the_project_that_ran_each_once(
    checkout: Checkout, monkeypatch: pytest.MonkeyPatch
) -> None:
    helper = checkout.module("tools/tools_of_others.py", HELPER)
    monkeypatch.setitem(sys.modules, "tools_of_others", helper)
    toys = [checkout.module(f"{folder}/toy.py", TOY) for folder in ("cogs", "games/congo")]
    with checkout.counting() as found:
        for toy in toys:
            toy.ran()
            toy.ran()
    assert found[0].functions == {("cogs/toy.py", "ran", 4), ("games/congo/toy.py", "ran", 4)}
    assert found[0].files == {"cogs/toy.py", "games/congo/toy.py"}


def test_what_ran_before_or_after_is_not_counted(checkout: Checkout) -> None:
    toy = checkout.module("cogs/toy.py", "def slept(): ...")
    toy.slept()
    with checkout.counting() as found:
        pass
    toy.slept()
    assert found == [Counted(frozenset(), 0, 0)]


def test_a_transaction_that_has_to_wait_is_one(checkout: Checkout) -> None:
    store = checkout.module("storage/store.py", OF_OLD)

    async def visit() -> None:
        async with store.Visit():
            pass

    async def visits() -> None:
        await asyncio.gather(*(visit() for _ in range(3)))

    with checkout.counting() as found:
        asyncio.run(visits())
    assert found[0].transactions == 3


def test_a_call_in_the_thread_of_the_connection_is_a_transaction(checkout: Checkout) -> None:
    engine = checkout.module("storage/sqlite/engine.py", OF_NEW).Engine()
    with checkout.counting() as found:
        thread = threading.Thread(target=lambda: [engine._run(lambda: engine._run(int)) for _ in range(2)])
        thread.start()
        thread.join()
    assert found[0].transactions == 4
    assert found[0].functions == {("storage/sqlite/engine.py", "Engine._run", 3)}


def test_writes_are_statements_that_change_something(checkout: Checkout) -> None:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        connection.set_trace_callback(checkout.counter.read)
        connection.execute("create table steps (version integer primary key, told integer)")
        with checkout.counting() as found:
            connection.execute("begin")
            connection.executemany("insert into steps values (?, 0)", [(1,), (2,)])
            connection.execute("Update steps set told = 1")
            connection.execute("with old as (select 1) delete from steps where version in old")
            connection.execute("replace into steps values (2, 2)")
            connection.execute("select replace('update', 'a', 'b') from steps")
            connection.execute("with few as (select 1 as update_of) select update_of from few")
            connection.execute("commit")
    assert found[0].writes == 5


def test_means_are_means() -> None:
    one, two = ("cogs/panel.py", "show", 1), ("cogs/panel.py", "look", 9)
    means = means_of("congo", [Counted(frozenset({one, two}), 3, 1), Counted(frozenset({one}), 4, 4)])
    assert (means.presses, means.functions, means.files) == (2, 1.5, 1)
    assert (means.transactions, means.writes) == (3.5, 2.5)


def test_two_presses_of_livingstone_run_through_the_bot() -> None:
    process = subprocess.run(
        [sys.executable, "-m", "tools.press", "livingstone", "--presses", "2", "--json"],
        capture_output=True,
        text=True,
        cwd=ROOT,
        check=False,
    )
    assert process.returncode == 0, process.stderr
    found = json.loads(process.stdout)
    assert (found["game"], found["presses"]) == ("livingstone", 2)
    assert found["functions"] > found["files"] > 0
    assert found["transactions"] >= 1
    assert found["writes"] >= 1


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (("congo", "--players", "5"), "players"),
        (("congo", "--presses", "0"), "press"),
        (("congo", "--root", "no/such/folder"), "no/such/folder"),
    ],
)
def test_what_cannot_be_measured_gets_one_sentence(arguments: tuple[str, ...], word: str) -> None:
    with pytest.raises(Complaint, match=word):
        run(command_line().parse_args(arguments))
