"""tools/verify.py, run as a stranger would, believes true records and no other."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from games import GAMES
from games.chance import Rng
from games.core import AnyGame, write
from games.record import check, read_record, record, with_draws
from tools import verify
from tools.complaint import Complaint
from tools.random_play import choose, seed_of
from tools.replay import tell

SCRIPT = Path(verify.__file__)
RECORDS = 25
"""Of each game; all are asked through `verified`, the first one through the command line."""


def recorded(game: AnyGame, number: int) -> dict[str, object]:
    """The record of a random game, as a file has it."""
    seed, chance = seed_of(11, number), Random(number)
    seats = chance.choice(game.seats)
    state = game.setup(seats, game.options(), Rng(seed)).state
    moves = []
    for _ in range(chance.choice((40, 400))):
        if not game.to_act(state):
            break
        move = choose(game, state, seats, chance)
        moves.append(move)
        game.apply(state, *move)
    whole = with_draws(game, record(game, seats, game.options(), seed, moves))
    read: dict[str, object] = json.loads(write(whole))
    return read


def fingerprint_of(found: dict[str, object]) -> str:
    return str(found["fingerprint"])


def other_digit(digits: str, at: int) -> str:
    return digits[:at] + ("0" if digits[at] != "0" else "1") + digits[at + 1 :]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_true_records_hold_and_any_changed_number_does_not(game: AnyGame) -> None:
    chance = Random(game.id)
    for number in range(RECORDS):
        found = recorded(game, number)
        posted = fingerprint_of(found)
        draws = found["draws"]
        assert isinstance(draws, list)
        assert f"all {len(draws)} draws" in verify.verified(found, posted)
        at = chance.randrange(64)
        forged = [
            ({**found, "seed": other_digit(str(found["seed"]), at)}, posted),
            ({**found, "fingerprint": other_digit(posted, at)}, posted),
            (found, other_digit(posted, at)),
        ]
        one = chance.randrange(len(draws))
        place, digits = draws[one]
        changes = ([place + 1, digits], [place - 1, digits], [place, other_digit(digits, at)], [place])
        lists = ([*draws[:one], changed, *draws[one + 1 :]] for changed in changes)
        forged += [({**found, "draws": changed}, posted) for changed in lists]
        for record_, fingerprint in forged:
            with pytest.raises(verify.Unfair):
                verify.verified(record_, fingerprint)


def test_another_seed_with_all_that_fits_it_is_not_the_game_that_was_begun() -> None:
    game = GAMES["congo"]
    true, other = recorded(game, 1), recorded(game, 2)
    with pytest.raises(verify.Unfair, match="not the one whose fingerprint was posted"):
        verify.verified(other, fingerprint_of(true))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_rules_find_draws_that_are_missing_and_points_that_are_not_made(game: AnyGame) -> None:
    found = recorded(game, 3)
    true = read_record(json.dumps(found).encode())
    assert check(game, true).is_true
    assert check(game, true).moves == len(true.moves)
    draws = found["draws"]
    assert isinstance(draws, list)
    changes: list[dict[str, object]] = [{"draws": draws[:-1]}, {"draws": []}, {"totals": [999] * true.seats}]
    for change in changes:
        forged = read_record(json.dumps({**found, **change}).encode())
        assert not check(game, forged).is_true
        with pytest.raises(Complaint):
            list(tell(forged, "en"))


def test_the_command_line_says_so_by_its_exit_code(tmp_path: Path) -> None:
    found = recorded(GAMES["livingstone"], 0)
    posted = fingerprint_of(found)
    file = tmp_path / "record.json"

    def run(record: object, fingerprint: str) -> tuple[int, str]:
        file.write_text(json.dumps(record))
        command = (sys.executable, "-I", str(SCRIPT), str(file), "--fingerprint", fingerprint)
        done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, check=False)
        assert done.stderr == ""
        return done.returncode, done.stdout

    assert run(found, posted)[0] == 0
    assert run(found, posted.upper())[0] == 0, "however it was copied"
    assert run(found, other_digit(posted, 5))[0] == 1
    assert run([1, 2], posted)[0] == 1
    old = {key: value for key, value in found.items() if key not in {"draws", "fingerprint"}}
    code, said = run(old, posted)
    assert (code, "does not list its draws" in said) == (0, True)
    file.write_bytes(b"\xff\xfe")
    assert verify.main([str(file), "--fingerprint", posted]) == 1
