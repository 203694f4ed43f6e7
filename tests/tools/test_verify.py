"""tools/verify.py, run as a stranger would, believes true records and no other."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from games import GAMES
from games.chance import Rng
from games.core import AnyGame, write
from games.record import check, checksum_of, read_record, record, replay, totals, with_draws
from tools import verify
from tools.complaint import Complaint
from tools.random_play import choose, seed_of
from tools.replay import tell

SCRIPT = Path(verify.__file__)
RECORDS = 25
"""Of each game; all are asked through `verified`, the first one through the command line."""
WHOLLY = 3
"""Of them, those in which every number is changed."""
SOME = 12
"""Numbers that are changed in each of the others."""
MANY = 200
"""Changes that are made to fit."""


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
    result = game.result(state)
    played = record(game, seats, game.options(), seed, moves)
    played = replace(played, totals=[] if result is None else totals(result))
    read: dict[str, object] = json.loads(write(with_draws(game, played)))
    return read


def changed_somewhere(found: dict[str, object], posted: str, chance: Random) -> Iterator[dict[str, object]]:
    """The record with one digit of one number changed: each digit of seed and fingerprint, each draw."""
    for at in range(64):
        yield {**found, "seed": other_digit(str(found["seed"]), at)}
        yield {**found, "fingerprint": other_digit(posted, at)}
    draws = found["draws"]
    assert isinstance(draws, list)
    for one, (place, digits) in enumerate(draws):
        at = chance.randrange(64)
        for changed in ([place + 1, digits], [place - 1, digits], [place, other_digit(digits, at)], [place]):
            yield {**found, "draws": [*draws[:one], changed, *draws[one + 1 :]]}


def refitted(forged: dict[str, object]) -> dict[str, object]:
    """The same, with every checksum in it made to fit; what follows from another seed included."""
    fitting = {**forged}
    seed = bytes.fromhex(str(forged["seed"]))
    fitting["fingerprint"] = hashlib.sha256(seed).hexdigest()
    fitting["checksum"] = checksum_of(read_record(json.dumps(fitting).encode()))
    return fitting


def fingerprint_of(found: dict[str, object]) -> str:
    return str(found["fingerprint"])


def other_digit(digits: str, at: int) -> str:
    return digits[:at] + ("0" if digits[at] != "0" else "1") + digits[at + 1 :]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_true_records_hold_and_any_changed_number_does_not(game: AnyGame) -> None:
    """All 25 hold; in three of them every number is changed, in all others some."""
    chance = Random(game.id)
    for number in range(RECORDS):
        found = recorded(game, number)
        posted = fingerprint_of(found)
        draws = found["draws"]
        assert isinstance(draws, list)
        assert f"all {len(draws)} draws" in verify.verified(found, posted)
        forged = [*changed_somewhere(found, posted, chance)]
        forged = forged if number < WHOLLY else chance.sample(forged, SOME)
        for each in forged:
            with pytest.raises(verify.Unfair):
                verify.verified(each, posted)
        with pytest.raises(verify.Unfair):
            verify.verified(found, other_digit(posted, chance.randrange(64)))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_changed_number_does_not_hold_either_when_every_checksum_is_made_to_fit(game: AnyGame) -> None:
    chance = Random(game.id)
    found = recorded(game, 4)
    posted = fingerprint_of(found)
    assert "follow from it" in verify.verified(refitted(found), posted)
    changed = [each for each in changed_somewhere(found, posted, chance) if _is_another(each, found)]
    for each in changed if len(changed) < MANY else chance.sample(changed, MANY):
        with pytest.raises(verify.Unfair):
            verify.verified(refitted(each), posted)


def _is_another(forged: dict[str, object], found: dict[str, object]) -> bool:
    """Whether it can be made to fit, and is no true record then: a fingerprint alone would be put right."""
    draws = forged["draws"]
    assert isinstance(draws, list)
    is_readable = all(len(each) == 2 and each[0] >= 0 for each in draws)
    return is_readable and forged["fingerprint"] == found["fingerprint"]


def with_another(
    game: AnyGame, found: dict[str, object], at: int, chance: Random
) -> dict[str, object] | None:
    """The record with that move made another legal one; None where there was no other."""
    true = read_record(json.dumps(found).encode())
    *_, before = islice(replay(game, true), at + 1)
    move = true.moves[at]
    made = game.read_action(bytes(move.action))
    others = [each for each in game.legal(before.state, move.seat) if each != made]
    if not others:
        return None
    moves = found["moves"]
    assert isinstance(moves, list)
    other = {"seat": move.seat, "action": json.loads(write(chance.choice(others)))}
    return {**found, "moves": [*moves[:at], other, *moves[at + 1 :]]}


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_changed_action_is_noticed_also_where_it_leads_to_the_same(game: AnyGame) -> None:
    """Some other moves give the same points from the same draws: the rules alone let them pass."""
    found, chance, tried = recorded(game, 3), Random(5), 0
    moves = found["moves"]
    assert isinstance(moves, list)
    for at in chance.sample(range(len(moves)), min(len(moves), 30)):
        changed = with_another(game, found, at, chance)
        if changed is None:
            continue
        tried += 1
        forged = read_record(json.dumps(changed).encode())
        assert not check(game, forged).is_true
        with pytest.raises(Complaint):
            list(tell(forged, "en"))
        with pytest.raises(verify.Unfair, match="not as it was written"):
            verify.verified(changed, fingerprint_of(found))
    assert tried > 5


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_record_from_before_checksums_is_accepted_and_it_is_said(game: AnyGame) -> None:
    found = {name: value for name, value in recorded(game, 3).items() if name != "checksum"}
    assert "follow from it" in verify.verified(found, fingerprint_of(found))
    older = read_record(json.dumps(found).encode())
    assert check(game, older).is_true
    *_, noted, verdict = tell(older, "en")
    assert noted.startswith("It is from before records had a checksum")
    assert verdict.startswith("Checked: ")


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
