"""Runs a game's rule suites against one change: each in a forked process of its own, which ends with it."""

from __future__ import annotations

import os
import re
import resource
import signal
import sys
import time
from collections.abc import Iterator, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import msgspec
import pytest
from msgspec import Struct

from tools.mutants.changes import Change

MEMORY = 3 * 2**30
"""Bytes; what grows without end is ended."""
IDLE = 20
"""Times the limit of work, after which also a process that only waits is ended."""
UNUSED = ("cacheprovider", "xdist", "terminal", "simcord")
"""Plugins without which pytest is quicker, and silent."""
QUIET = ("-x", "--assert=plain", "-o", "addopts=", *(f"-pno:{name}" for name in UNUSED))


class Order(Struct, frozen=True):
    """What one process is to do."""

    root: Path
    game: str
    change: Change | None
    """None for the rules as they are."""
    paths: tuple[str, ...]
    limit: float
    """Seconds of work."""
    only: tuple[str, ...] | None = None
    """The tests to run and in which order; None for all in those paths that are about the game."""
    but: frozenset[str] = frozenset()
    """Not these: they ran before."""
    is_traced: bool = False


class Verdict(Struct):
    """What came of it."""

    noticed_by: str | None = None
    """The first test that failed."""
    seconds: float = 0.0
    """Of work, not of waiting."""
    tests: dict[str, float] = {}
    """What ran, and how long each took."""
    reached: dict[str, dict[str, list[int]]] = {}
    """The lines of the rules that each test came by, by file; under no name those of importing."""


class Changed(SourceFileLoader):
    """Loads one module as it would read with the change."""

    text = ""

    def get_code(self, fullname: str) -> CodeType:
        """From the changed text; what Python keeps of the file itself is left alone."""
        return compile(self.text, self.get_filename(fullname), "exec", dont_inherit=True)


class Finder(MetaPathFinder):
    """Comes before all others, for that one module."""

    def __init__(self, root: Path, change: Change) -> None:
        self.path = root / change.file
        self.name = change.file.removesuffix(".py").replace("/", ".").removesuffix(".__init__")
        self.text = change.text

    def find_spec(self, fullname: str, _path: object, _target: object = None) -> ModuleSpec | None:
        """The changed module, or nothing of any other."""
        if fullname != self.name:
            return None
        loader = Changed(fullname, str(self.path))
        loader.text = self.text
        return spec_from_file_location(fullname, self.path, loader=loader)


class Reporter:
    """A pytest plugin: chooses the tests and notes what they do."""

    def __init__(self, order: Order, verdict: Verdict) -> None:
        self.order = order
        self.verdict = verdict
        self.rules = str(order.root / "games" / order.game) + os.sep
        self.lines: dict[str, set[int]] = {}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Of the shared suites only what is about this game; quick tests first."""
        order = self.order
        own = f"tests/games/{order.game}/"
        about = re.compile(rf"[\[-]{order.game}[-\]]")
        chosen = [
            item
            for item in items
            if (item.nodeid.startswith(own) or about.search(item.nodeid)) and item.nodeid not in order.but
        ]
        if order.only is not None:
            place = {name: number for number, name in enumerate(order.only)}
            chosen = sorted(
                (item for item in chosen if item.nodeid in place), key=lambda item: place[item.nodeid]
            )
        items[:] = chosen
        self._keep("")

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Time it, and trace it if that is wanted."""
        begun = time.process_time()
        result = yield
        self.verdict.tests[item.nodeid] = time.process_time() - begun
        self._keep(item.nodeid)
        return result  # how pluggy's wrappers hand on what they wrap

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """The first that failed has noticed."""
        if report.failed and self.verdict.noticed_by is None:
            self.verdict.noticed_by = report.nodeid

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """A change with which nothing can be imported is noticed too."""
        if report.failed and self.verdict.noticed_by is None:
            self.verdict.noticed_by = report.nodeid

    def trace(self, frame: FrameType, _event: str, _arg: Any) -> Any:
        """Follow what happens in the game's own files."""
        file = frame.f_code.co_filename
        if not file.startswith(self.rules):
            return None
        lines = self.lines.setdefault(file.rpartition(os.sep)[2], set())

        def follow(frame: FrameType, event: str, _arg: Any) -> Any:
            if event == "line":
                lines.add(frame.f_lineno)
            return follow

        lines.add(frame.f_lineno)
        return follow

    def _keep(self, name: str) -> None:
        if self.lines:
            self.verdict.reached[name] = {file: sorted(lines) for file, lines in self.lines.items()}
            # the sets themselves live on in frames that are still followed
            for lines in self.lines.values():
                lines.clear()
            self.lines.clear()


def carry_out(order: Order) -> Verdict:
    """Run pytest here, in a process that is good for nothing else afterwards."""
    os.chdir(order.root)
    sys.path.insert(0, str(order.root))
    if order.change is not None:
        sys.meta_path.insert(0, Finder(order.root, order.change))
    verdict = Verdict()
    reporter = Reporter(order, verdict)
    begun = time.process_time()
    if order.is_traced:
        sys.settrace(reporter.trace)
    code = pytest.main([*QUIET, f"--rootdir={order.root}", *order.paths], plugins=[reporter])
    sys.settrace(None)
    verdict.seconds = time.process_time() - begun
    if code not in {pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED} and verdict.noticed_by is None:
        verdict.noticed_by = f"pytest itself ({int(code)})"
    return verdict


class Worker:
    """A forked process that carries out one order, and what it sends back."""

    def __init__(self, order: Order) -> None:
        self.latest = time.monotonic() + IDLE * order.limit
        self.pipe, sending = os.pipe()
        os.set_blocking(self.pipe, False)
        self.answer = b""
        self.id = os.fork()
        if not self.id:
            _be_child(order, sending)
        os.close(sending)

    def verdict(self) -> Verdict | None:
        """None while it runs; one that takes too long, or dies, has noticed."""
        try:
            while part := os.read(self.pipe, 1 << 16):
                self.answer += part
        except BlockingIOError:
            if time.monotonic() < self.latest:
                return None
        os.close(self.pipe)
        os.killpg(self.id, signal.SIGKILL)
        _, status = os.waitpid(self.id, 0)
        try:
            return msgspec.json.decode(self.answer, type=Verdict)
        except msgspec.DecodeError:
            died = os.WIFSIGNALED(status) and os.WTERMSIG(status) not in {signal.SIGXCPU, signal.SIGKILL}
            return Verdict(noticed_by="its death" if died else "the time limit")


def _be_child(order: Order, sending: int) -> None:
    """Never returns: the process has a group of its own, says nothing and is soon gone."""
    try:
        os.setsid()
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        # seconds of work, not of waiting: the machine may be busy with other things
        seconds = max(1, round(order.limit))
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))
        nothing = os.open(os.devnull, os.O_RDWR)
        for stream in range(3):
            os.dup2(nothing, stream)
        answer = msgspec.json.encode(carry_out(order))
        while answer:
            answer = answer[os.write(sending, answer) :]
    finally:
        os._exit(0)


def all_verdicts(orders: Sequence[Order], jobs: int) -> Iterator[tuple[int, Verdict]]:
    """The number of each order and its verdict, as they come in; so many at once."""
    waiting = list(enumerate(orders))[::-1]
    running: dict[int, Worker] = {}
    while waiting or running:
        while waiting and len(running) < jobs:
            number, order = waiting.pop()
            running[number] = Worker(order)
        for number, worker in list(running.items()):
            if (verdict := worker.verdict()) is not None:
                del running[number]
                yield number, verdict
        time.sleep(0.01)
