"""`python -m tools.mutants GAME --count 200 --seed 1`: how many small changes of the rules go unnoticed."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import msgspec
from msgspec import Struct

from tools.complaint import Complaint
from tools.mutants.changes import Change, changes
from tools.mutants.judging import Order, Verdict, all_verdicts
from tools.mutants.shown import outdated, reasons

PATIENCE = 2
"""Times as long as the same tests over the rules as they are, which are traced meanwhile."""
LEAST_LIMIT = 5.0
"""Seconds of work."""
LONGEST = 3600.0
"""Seconds of work for the suites over the rules as they are."""
LIBRARIES = ("hypothesis", "pytest_asyncio", "discord", "fluent.runtime", "aiosqlite", "PIL.Image", "aiohttp")
"""Imported once, before forking; whichever of them are there."""


class Suites(Struct, frozen=True):
    """What judges a game's rules, and what is known of it from a run over the rules as they are."""

    root: Path
    game: str
    own: Verdict
    shared: Verdict
    limit: float | None
    """Seconds of work after which a changed game goes on for ever, if that was named."""

    def first(self, change: Change) -> Order:
        """The game's own tests that come by the change, the quickest first."""
        file = change.file.rpartition("/")[2]
        lines = range(change.line, change.last_line + 1)

        def comes_by(test: str) -> bool:
            reached = self.own.reached.get(test, {}).get(file, ())
            return any(line in lines for line in reached)

        names = [name for name in self.own.tests if comes_by(name)]
        if comes_by("") or not names:
            names = list(self.own.tests)
        names.sort(key=lambda name: self.own.tests[name])
        paths = tuple(sorted({name.partition("::")[0] for name in names}))
        limit = self._patience(sum(self.own.tests[name] for name in names))
        return Order(self.root, self.game, change, paths, limit, only=tuple(names))

    def rest(self, change: Change) -> Order:
        """All others, those that every game shares among them."""
        before = frozenset(self.first(change).only or ())
        limit = self._patience(self.own.seconds + self.shared.seconds)
        return Order(self.root, self.game, change, _paths(self.root, self.game), limit, but=before)

    def _patience(self, seconds: float) -> float:
        return LEAST_LIMIT + PATIENCE * seconds if self.limit is None else self.limit


class Outcome(Struct):
    """One change and whether it was noticed."""

    file: str
    function: str
    was: str
    becomes: str
    line: int
    noticed_by: str | None
    why_not: str | None
    """The reason for which it changes nothing, if that was shown."""

    @property
    def key(self) -> tuple[str, str, str, str]:
        """As the change's."""
        return self.file, self.function, self.was, self.becomes

    @property
    def told(self) -> str:
        """For the person at the terminal."""
        kind = "survived" if self.why_not is None else "equivalent, shown"
        if self.noticed_by is not None:
            kind = f"noticed by {self.noticed_by}, though shown to change nothing"
        return f"{kind}: {place(self.file, self.line, self.function)}\n    {self.was}\n    {self.becomes}"


def place(file: str, line: int, function: str) -> str:
    """Where in the rules."""
    return f"{file}:{line} in {function or 'the module'}"


class Report(Struct):
    """A whole run."""

    game: str
    seed: int
    possible: int
    killed: int
    survived: int
    equivalent: int
    outcomes: list[Outcome]


def _paths(root: Path, game: str) -> tuple[str, ...]:
    """The game's own folder, and beside it what asks all games alike."""
    tests = root / "tests" / "games"
    shared = [tests / "contract", *sorted(tests.glob("test_*.py"))]
    there = [path for path in (tests / game, *shared) if path.exists()]
    return tuple(path.relative_to(root).as_posix() for path in there)


def known_suites(root: Path, game: str, limit: float | None, *, is_own: bool) -> Suites:
    """Both suites over the rules as they are; they must pass, or nothing could be said."""
    own, *shared = _paths(root, game)
    if own != f"tests/games/{game}":
        raise Complaint(f"There are no tests in tests/games/{game}.")
    orders = [Order(root, game, None, (own,), LONGEST, is_traced=True)]
    if shared and not is_own:
        orders.append(Order(root, game, None, tuple(shared), LONGEST))
    verdicts = dict(all_verdicts(orders, 1))
    for verdict in verdicts.values():
        if verdict.noticed_by is not None:
            raise Complaint(f"The suites fail over the rules as they are: {verdict.noticed_by}.")
    if not verdicts[0].tests:
        raise Complaint(f"tests/games/{game} has no tests.")
    return Suites(root, game, verdicts[0], verdicts.get(1, Verdict()), limit)


def sample(every: list[Change], count: int, seed: int) -> list[Change]:
    """So many of them by that seed; what would not even compile is no change."""
    shuffled = Random(seed).sample(every, len(every))  # noqa: S311  # which are drawn is no secret
    chosen = []
    for change in shuffled:
        try:
            compile(change.text, change.file, "exec", dont_inherit=True)
        except SyntaxError:
            continue
        chosen.append(change)
        if len(chosen) == count:
            break
    return sorted(chosen, key=lambda change: (change.file, change.line))


def judge(
    suites: Suites, chosen: list[Change], jobs: int, *, is_own: bool
) -> Iterator[tuple[Change, str | None]]:
    """Each change and the test that noticed it: first those near it, then for what is left all the others."""
    left = []
    for number, verdict in all_verdicts([suites.first(change) for change in chosen], jobs):
        if verdict.noticed_by is None:
            left.append(chosen[number])
        else:
            yield chosen[number], verdict.noticed_by
    if is_own:
        yield from ((change, None) for change in left)
        return
    for number, verdict in all_verdicts([suites.rest(change) for change in left], jobs):
        yield left[number], verdict.noticed_by


def drawn(asked: argparse.Namespace, every: list[Change]) -> list[Change]:
    """By the seed, or once more what survived in an earlier run."""
    if asked.again is None:
        return sample(every, asked.count, asked.seed)
    before = msgspec.json.decode(asked.again.read_bytes(), type=Report)
    asked.seed = before.seed
    keys = {one.key for one in before.outcomes if one.noticed_by is None}
    return [change for change in every if change.key in keys]


def warm_up() -> None:
    """Import what every forked process would import again; nothing of ours."""
    for name in LIBRARIES:
        try:
            import_module(name)
        except ImportError:
            continue


def run(asked: argparse.Namespace, every: list[Change], chosen: list[Change]) -> Report:
    """Judge them, and tell what was not noticed."""
    root, game = asked.root.resolve(), asked.game
    shown = reasons(root, game)
    for name in outdated(every, shown):
        print(f"no longer there, though shown to change nothing: {name}", flush=True)
    suites = known_suites(root, game, asked.limit, is_own=asked.own)
    tests = len(suites.own.tests) + len(suites.shared.tests)
    print(f"{game}: {len(every)} changes are possible, {tests} tests judge them", flush=True)
    outcomes = []
    for change, noticed_by in judge(suites, chosen, asked.jobs, is_own=asked.own):
        outcome = Outcome(*change.key, change.line, noticed_by, shown.get(change.key))
        outcomes.append(outcome)
        if outcome.noticed_by is None or outcome.why_not is not None:
            print(outcome.told, flush=True)
    outcomes.sort(key=lambda outcome: (outcome.file, outcome.line, outcome.becomes))
    killed = sum(outcome.noticed_by is not None for outcome in outcomes)
    equivalent = sum(outcome.noticed_by is None and outcome.why_not is not None for outcome in outcomes)
    survived = len(outcomes) - killed - equivalent
    return Report(game, asked.seed, len(every), killed, survived, equivalent, outcomes)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tools.mutants",
        description="Changes the rules of a game in one small way at a time: do its tests notice?",
    )
    parser.add_argument("game", help="the folder in games/ and in tests/games/")
    parser.add_argument("--count", type=int, default=200, help="so many changes are drawn (200)")
    parser.add_argument("--seed", type=int, default=1, help="which ones (1)")
    parser.add_argument("--jobs", type=int, default=2, help="so many processes at once (2)")
    parser.add_argument("--limit", type=float, help="seconds of work for each (by what the tests take)")
    parser.add_argument(
        "--own", action="store_true", help="ask only the tests in its own folder that come by: more survives"
    )
    parser.add_argument("--list", action="store_true", help="only list what is drawn")
    parser.add_argument("--again", type=Path, metavar="FILE", help="only what survived in that --json")
    parser.add_argument(
        "--most", type=float, default=5.0, help="percent that may survive (5); more: exit code 1"
    )
    parser.add_argument("--json", type=Path, help="write all outcomes there")
    parser.add_argument("--root", type=Path, default=Path(), help="another checkout to look at")
    return parser.parse_args()


def main() -> int:
    """0 if few enough survive, 1 if not, 2 if nothing could be said."""
    asked = _arguments()
    if not asked.list:
        warm_up()
    with TemporaryDirectory() as compiled:
        # what is compiled once serves every process, and leaves nothing behind
        sys.pycache_prefix, sys.dont_write_bytecode = compiled, False
        return judged(asked)


def judged(asked: argparse.Namespace) -> int:
    """The exit code of what was asked for."""
    try:
        every = changes(asked.root.resolve(), asked.game)
        chosen = drawn(asked, every)
        if not chosen:
            raise Complaint(f"There is nothing to change in games/{asked.game}.")
        if asked.list:
            for change in chosen:
                where = place(change.file, change.line, change.function)
                print(f"{where}\n    {change.was}\n    {change.becomes}")
            return 0
        report = run(asked, every, chosen)
    except Complaint as complaint:
        print(complaint, file=sys.stderr)
        return 2
    if asked.json is not None:
        asked.json.write_bytes(msgspec.json.format(msgspec.json.encode(report)))
    percent = 100 * report.survived / len(chosen)
    print(
        f"{report.game}, seed {report.seed}: {len(chosen)} changes, {report.killed} killed, "
        f"{report.equivalent} shown equivalent, {report.survived} survived ({percent:.1f} %)"
    )
    return int(percent > asked.most)


if __name__ == "__main__":
    sys.exit(main())
