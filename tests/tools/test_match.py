"""Computers against each other at the terminal: the same match plays the same games, and can go on."""

from __future__ import annotations

import json
from pathlib import Path

from tests.tools.test_command_line import bot, complains

ASKED = ("match", "livingstone", "--seats", "normal,random", "--seed", "5", "--simulations", "2")


def test_a_match_is_reported_kept_gone_on_with_and_replayed(tmp_path: Path) -> None:
    file, folder = tmp_path / "match.jsonl", tmp_path / "records"
    first = bot(*ASKED, "--games", "1", "--resume", file)
    assert first.returncode == 0, first
    assert first.stdout.startswith("1 games of livingstone, won by normal ")
    with file.open("ab") as lines:
        lines.write(b'{"number":1,"winn')  # stopped in the middle of a line
    run = bot(*ASKED, "--games", "2", "--resume", file, "--record", folder, "--json")
    found = json.loads(run.stdout)
    assert (found["game"], found["seats"], found["games"]) == ("livingstone", ["normal", "random"], 2)
    assert found["wins"].keys() == found["shares"].keys() == {"normal", "random"}
    assert sum(found["wins"].values()) + found["undecided"] + found["unfinished"] == 2
    assert found["shares"]["normal"] == found["wins"]["normal"] / 2
    assert found["unfinished"] == 0
    assert found["rounds_median"] >= 10
    assert 0 <= found["first_seat_share"] <= 1
    assert 0 < found["ms_per_decision_mean"] <= found["ms_per_decision_p95"]
    assert found["decisions_per_game"] > 40
    assert found["points_by_source"].keys() == {"tents", "cards", "majorities", "animals", "gems"}
    assert found["points_by_source"]["tents"] > 0
    assert [record.name for record in folder.iterdir()] == ["livingstone-5-1.json"], (
        "the first is not played again"
    )
    told = bot("replay", folder / "livingstone-5-1.json")
    assert told.returncode == 0
    assert "random 1, normal 2" in told.stdout, "the seats have moved on"
    assert "every draw comes from the seed and the points agree" in told.stdout
    timeless = ("rounds_median", "wins", "decisions_per_game", "first_seat_share", "points_by_source")
    again = json.loads(bot(*ASKED, "--games", "2", "--json", "--processes", "2").stdout)
    assert [again[key] for key in timeless] == [found[key] for key in timeless]
    other = bot("match", "livingstone", "--seats", "random,random", "--seed", "5", "--resume", file)
    assert "holds another match" in complains(other)


def test_what_cannot_be_played_gets_one_sentence(tmp_path: Path) -> None:
    assert "'clever' is not a valid Level" in complains(bot("match", "congo", "--seats", "normal,clever"))
    assert "congo is for 2 to 4 players, not 1." in complains(bot("match", "congo", "--seats", "normal"))
    assert "--seats" in complains(bot("match", "congo"))
    wrong = tmp_path / "notes.txt"
    wrong.write_text("not a match\n")
    asked = ("match", "congo", "--seats", "random,random", "--resume", wrong)
    assert "holds no match to go on with" in complains(bot(*asked))
    assert wrong.read_text() == "not a match\n"
