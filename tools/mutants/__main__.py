"""`python -m tools.mutants GAME --count 200 --seed 1`: how many small changes of the rules go unnoticed."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from random import Random

import msgspec
from msgspec import Struct

from tools.complaint import Complaint
from tools.mutants.changes import Change, changes
from tools.mutants.judging import Order, Verdict, all_verdicts
from tools.mutants.shown import outdated, reasons

PATIENCE = 10
"""Times as long as the rules as they are."""
LEAST_LIMIT = 30.0
"""Seconds; a short suite may still be held up by others on the machine."""
LIBRARIES = ("hypothesis", "pytest_asyncio", "discord", "fluent.runtime", "aiosqlite", "PIL.Image", "aiohttp")
"""Imported once, before forking; whichever of them are there."""


class Suites(Struct, frozen=True):
    """What judges a game's rules, and what is known of it from a run over the rules as they are."""

    root: Path
    game: str
    own: Verdict
    shared: Verdict

    @property
    def limit(self) -> float:
        """Seconds after which a changed game goes on for ever."""
        return max(LEAST_LIMIT, PATIENCE * max(self.own.seconds, self.shared.seconds))

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
        return Order(self.root, self.game, change, paths, tuple(names))

    def rest(self, change: Change) -> Order:
        """All others, those that every game shares among them."""
        before = frozenset(self.first(change).only or ())
        return Order(self.root, self.game, change, _paths(self.root, self.game), but=before)


class Outcome(Struct):
    """One change and whether it was noticed."""

    file: str
    function: str
    line: int
    was: str
    becomes: str
    noticed_by: str | None
    why_not: str | None = None
    """The reason for which it changes nothing, if that was shown."""


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


def known_suites(root: Path, game: str) -> Suites:
    """Both suites over the rules as they are; they must pass, or nothing could be said."""
    own, *shared = _paths(root, game)
    if own != f"tests/games/{game}":
        raise Complaint(f"There are no tests in tests/games/{game}.")
    orders = [Order(root, game, None, (own,), is_traced=True)]
    if shared:
        orders.append(Order(root, game, None, tuple(shared)))
    verdicts = dict(all_verdicts(orders, 3600, 1))
    for verdict in verdicts.values():
        if verdict.noticed_by is not None:
            raise Complaint(f"The suites fail over the rules as they are: {verdict.noticed_by}.")
    if not verdicts[0].tests:
        raise Complaint(f"tests/games/{game} has no tests.")
    return Suites(root, game, verdicts[0], verdicts.get(1, Verdict()))


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


def judge(suites: Suites, chosen: list[Change], jobs: int) -> Iterator[tuple[Change, str | None]]:
    """Each change and the test that noticed it: first those near it, then for what is left all the others."""
    left = []
    for number, verdict in all_verdicts([suites.first(change) for change in chosen], suites.limit, jobs):
        if verdict.noticed_by is None:
            left.append(chosen[number])
        else:
            yield chosen[number], verdict.noticed_by
    for number, verdict in all_verdicts([suites.rest(change) for change in left], suites.limit, jobs):
        yield left[number], verdict.noticed_by


def run(root: Path, game: str, count: int, seed: int, jobs: int) -> Report:
    """Draw, judge and tell what was not noticed."""
    every = changes(root, game)
    if not every:
        raise Complaint(f"There are no rules in games/{game}.")
    shown = reasons(root, game)
    for name in outdated(every, shown):
        print(f"no longer there, though shown to change nothing: {name}", flush=True)
    suites = known_suites(root, game)
    tests = len(suites.own.tests) + len(suites.shared.tests)
    print(f"{game}: {len(every)} changes are possible, {tests} tests judge them", flush=True)
    outcomes = []
    for change, noticed_by in judge(suites, sample(every, count, seed), jobs):
        why_not = None if noticed_by else shown.get(change.key)
        outcomes.append(
            Outcome(
                change.file, change.function, change.line, change.was, change.becomes, noticed_by, why_not
            )
        )
        if noticed_by is None:
            _tell(outcomes[-1])
    outcomes.sort(key=lambda outcome: (outcome.file, outcome.line, outcome.becomes))
    killed = sum(outcome.noticed_by is not None for outcome in outcomes)
    equivalent = sum(outcome.why_not is not None for outcome in outcomes)
    survived = len(outcomes) - killed - equivalent
    return Report(game, seed, len(every), killed, survived, equivalent, outcomes)


def _tell(outcome: Outcome) -> None:
    kind = "equivalent, shown" if outcome.why_not else "survived"
    print(f"{kind}: {outcome.file}:{outcome.line} in {outcome.function or 'the module'}")
    print(f"    {outcome.was}\n    {outcome.becomes}", flush=True)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tools.mutants",
        description="Changes the rules of a game in one small way at a time: do its tests notice?",
    )
    parser.add_argument("game", help="the folder in games/ and in tests/games/")
    parser.add_argument("--count", type=int, default=200, help="so many changes are drawn (200)")
    parser.add_argument("--seed", type=int, default=1, help="which ones (1)")
    parser.add_argument("--jobs", type=int, default=2, help="so many processes at once (2)")
    parser.add_argument(
        "--most", type=float, default=5.0, help="percent that may survive (5); more: exit code 1"
    )
    parser.add_argument("--json", type=Path, help="write all outcomes there")
    parser.add_argument("--root", type=Path, default=Path(), help="another checkout to look at")
    return parser.parse_args()


def main() -> int:
    """0 if few enough survive, 1 if not, 2 if nothing could be said."""
    asked = _arguments()
    for name in LIBRARIES:
        try:
            import_module(name)
        except ImportError:
            continue
    try:
        report = run(asked.root.resolve(), asked.game, asked.count, asked.seed, asked.jobs)
    except Complaint as complaint:
        print(complaint, file=sys.stderr)
        return 2
    if asked.json is not None:
        asked.json.write_bytes(msgspec.json.format(msgspec.json.encode(report)))
    drawn = len(report.outcomes)
    percent = 100 * report.survived / drawn
    print(
        f"{report.game}, seed {report.seed}: {drawn} changes, {report.killed} killed, "
        f"{report.equivalent} shown equivalent, {report.survived} survived ({percent:.1f} %)"
    )
    return int(percent > asked.most)


if __name__ == "__main__":
    sys.exit(main())
