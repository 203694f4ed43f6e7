"""`python -m tools.mutants`: what the tests of a game notice, what they do not, and what nobody could."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

CHECKOUT = Path(__file__).parents[2]

RULES = '''\
"""A game of matches."""

MOST = 3
"""At once."""


def left(matches: int, taken: int) -> int:
    """One match less at a time."""
    while taken:
        matches, taken = matches - 1, taken - 1
    return matches


def refusal(taken: int) -> str | None:
    """Too many, or too few."""
    assert isinstance(taken, int), "a number"
    if taken > MOST:
        return "too_many"
    if taken < 1:
        return "too_few"
    return None
'''

TESTS = """\
from games.matches.rules import left, refusal


def test_taken_matches_are_gone():
    assert left(7, 2) == 5


def test_three_at_most():
    assert refusal(3) is None
    assert refusal(4) == "too_many"
"""

SHOWN = """\
[[shown]]
file = "rules.py"
function = "left"
was = "while taken:"
becomes = "while (not (taken)):"
why = "which is wrong, as the tests notice"

[[shown]]
file = "rules.py"
function = "refusal"
was = "if taken < 1:"
becomes = "if (taken <= 1):"
why = "as if it were so"
"""


def lay_out(root: Path) -> None:
    """A checkout with one game, whose tests forget that one match must be taken."""
    for path, text in {
        "games/__init__.py": "",
        "games/matches/__init__.py": "",
        "games/matches/rules.py": RULES,
        "tests/games/matches/test_rules.py": TESTS,
        "tests/games/matches/equivalents.toml": SHOWN,
    }.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text, encoding="utf-8")


def mutants(root: Path, *asked: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tools.mutants", "matches", "--root", str(root), *asked]
    return subprocess.run(command, cwd=CHECKOUT, capture_output=True, text=True, check=False)


@pytest.mark.promise("mend.21")
def test_what_no_test_notices_survives_and_all_else_is_killed(tmp_path: Path) -> None:
    lay_out(tmp_path)
    file = tmp_path / "all.json"
    told = mutants(tmp_path, "--count", "1000", "--limit", "1", "--json", str(file))
    assert (told.returncode, told.stderr) == (1, ""), "too much survives"
    report: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    noticed = {(one["was"], one["becomes"]): one["noticed_by"] for one in report["outcomes"]}
    assert len(noticed) == report["possible"], "there are not more, so all of them were tried"

    three = "tests/games/matches/test_rules.py::test_three_at_most"
    gone = "tests/games/matches/test_rules.py::test_taken_matches_are_gone"
    assert noticed["MOST = 3", "MOST = 2"] == noticed["MOST = 3", "MOST = 4"] == three
    assert noticed["if taken > MOST:", "if (taken >= MOST):"] == three
    assert noticed['return "too_many"', "return None"] == three
    both = "matches, taken = matches - 1, taken - 1"
    assert noticed[both, "matches, taken = (matches + 1), taken - 1"] == gone
    assert noticed["while taken:", "while False:"] == gone
    assert noticed[both, "matches, taken = matches - 1, taken - 0"] == "the time limit"
    assert not [was for was, _ in noticed if "assert" in was or '"""' in was], "nothing that only readers see"

    survivors = {(one["was"], one["becomes"]) for one in report["outcomes"] if not one["noticed_by"]}
    assert ("if taken < 1:", "if False:") in survivors
    assert ('return "too_few"', "return None") in survivors
    shown = [(one["was"], one["becomes"]) for one in report["outcomes"] if one["why_not"]]
    assert shown == [("while taken:", "while (not (taken)):"), ("if taken < 1:", "if (taken <= 1):")]
    assert f"noticed by {gone}, though shown to change nothing: games/matches/rules.py:9" in told.stdout
    assert (report["survived"], report["equivalent"]) == (len(survivors) - 1, 1)
    assert report["killed"] == report["possible"] - len(survivors)
    assert "survived: games/matches/rules.py:19 in refusal\n    if taken < 1:\n    if False:\n" in told.stdout


@pytest.mark.promise("mend.21")
def test_a_seed_draws_the_same_changes_again_and_another_seed_others(tmp_path: Path) -> None:
    lay_out(tmp_path)
    drawn = [mutants(tmp_path, "--count", "3", "--seed", seed, "--list").stdout for seed in "112"]
    assert drawn[0] == drawn[1] != drawn[2]
    assert [each.count("games/matches/rules.py:") for each in drawn] == [3, 3, 3]


def test_what_stands_beside_the_rules_is_left_alone(tmp_path: Path) -> None:
    lay_out(tmp_path)
    possible = mutants(tmp_path, "--count", "1000", "--list").stdout
    beside = tmp_path / "games/matches/advice.py"
    beside.write_text(RULES, encoding="utf-8")
    assert mutants(tmp_path, "--count", "1000", "--list").stdout == possible
    beside.rename(tmp_path / "games/matches/more_rules.py")
    assert mutants(tmp_path, "--count", "1000", "--list").stdout != possible


def test_rules_that_fail_their_tests_as_they_are_tell_nothing(tmp_path: Path) -> None:
    lay_out(tmp_path)
    (tmp_path / "games" / "matches" / "rules.py").write_text(RULES.replace("MOST = 3", "MOST = 4"))
    told = mutants(tmp_path, "--count", "1")
    assert told.returncode == 2
    assert told.stderr == (
        "The suites fail over the rules as they are: tests/games/matches/test_rules.py::test_three_at_most.\n"
    )
