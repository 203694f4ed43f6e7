"""What a person gets at the terminal: answers, or one sentence and exit code 2."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace
from PIL import Image

from games.record import read_record

ROOT = Path(__file__).parents[2]


def bot(*arguments: str | Path, **settings: str) -> subprocess.CompletedProcess[str]:
    """Run `python bot.py` as a process of its own, with these settings."""
    return subprocess.run(
        [sys.executable, ROOT / "bot.py", *map(str, arguments)],
        capture_output=True,
        text=True,
        cwd=ROOT,
        env={**os.environ, **settings},
        check=False,
    )


def complains(run: subprocess.CompletedProcess[str]) -> str:
    """The one sentence of a refused command."""
    assert run.returncode == 2, run
    assert run.stdout == ""
    assert "Traceback" not in run.stderr
    assert run.stderr.count("\n") == 1, run.stderr
    return run.stderr


def test_simulate_reports_as_json_and_the_same_seed_gives_the_same_games() -> None:
    first, second = (
        json.loads(
            bot("simulate", "livingstone", "--players", "3", "--games", "8", "--seed", "1", "--json").stdout
        )
        for _ in range(2)
    )
    assert first["game"] == "livingstone"
    assert (first["players"], first["games"], first["ended"]) == (3, 8, 8)
    assert (first["dead_ends"], first["errors"]) == (0, 0)
    assert first["steps"] >= 8 * first["median_steps"] / 2 > 0
    assert {"seconds", "steps_per_second", "games_per_second"} <= first.keys()
    assert first["digest"] == second["digest"]
    assert first["steps"] == second["steps"]


def test_another_seed_gives_other_games() -> None:
    runs = [
        json.loads(
            bot("simulate", "livingstone", "--players", "2", "--games", "3", "--seed", seed, "--json").stdout
        )
        for seed in ("1", "2")
    ]
    assert runs[0]["digest"] != runs[1]["digest"]


def test_simulate_says_it_in_a_sentence() -> None:
    run = bot("simulate", "livingstone", "--players", "2", "--games", "2")
    assert run.returncode == 0
    assert "2 of 2 games of livingstone with 2 players ended, 0 dead ends, 0 errors" in run.stdout


@pytest.mark.parametrize("seat", [None, 1])
def test_draw_writes_a_picture_and_its_text(tmp_path: Path, seat: int | None) -> None:
    out = tmp_path / "board.png"
    whose = [] if seat is None else ["--seat", str(seat)]
    run = bot(
        "draw", "livingstone", "--players", "3", "--seed", "4", "--steps", "40", *whose, "--lang", "fr",
        "--out", out, "--text",
    )  # fmt: skip
    assert run.returncode == 0, run.stderr
    with Image.open(out) as picture:
        assert picture.width > 390
    assert "colonne" in run.stdout.lower()


def test_draw_writes_any_picture_and_where_its_texts_are(tmp_path: Path) -> None:
    names = bot("draw", "panamax", "--list").stdout.split()
    assert names[0] == "turn"
    assert "whole" in names
    out, boxes = tmp_path / "turn.png", tmp_path / "boxes.json"
    asked = ("draw", "panamax", "--players", "2", "--out", out, "--boxes", boxes)
    for wanted in (
        (),
        ("--picture", "whole"),
        ("--sheet", "companies"),
        ("--picture", "hand", "--seat", "1"),
        ("--picture", "finish", "--lang", "fr"),
    ):
        assert bot(*asked, *wanted).returncode == 0
        with Image.open(out) as picture:
            for text in json.loads(boxes.read_text()):
                left, top, right, bottom = text["box"]
                assert 0 <= left < right <= picture.width
                assert 0 <= top < bottom <= picture.height
                assert text["role"] in {"decides", "extra"}
                assert 5 < text["capitals"] < 99
                assert text["text"]


def test_panel_says_what_a_seat_is_shown() -> None:
    asked = ("panel", "rotterdam", "--players", "3", "--seed", "1", "--steps", "40", "--seat", "0")
    shown = json.loads(bot(*asked, "--lang", "fr", "--json").stdout)
    assert shown["head"][0] == "**Placez-vous un navire, et avec quelle cargaison\u202f?**"
    assert shown["picture"] == "map"
    first, second = shown["stages"][:2]
    assert (first["after"], first["form"]) == ([], "button")
    assert first["prompt"] == shown["head"][0].strip("*")
    assert second["after"] == [first["lines"][0]["label"]] == ["Grain\u202f: pour Vulcaanhaven"]
    question, common = second["prompt"].split("\n")
    assert question == "Grain · Sur quelle position de départ\u202f?"
    assert common.startswith("-# Dans tous les cas\u202f: -1 navire en réserve, pour Vulcaanhaven")
    assert all(line.keys() == {"label", "description", "says", "is_open"} for line in second["lines"])
    assert shown["taps"]["mean"] <= shown["taps"]["most"] <= 4
    said = bot(*asked, "--lang", "fr").stdout
    assert "Grain\u202f: pour Vulcaanhaven" in said
    assert "Taps: " in said


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        ((), "COMMAND"),
        (("panel", "livingstone"), "--players"),
        (("panel", "livingstone", "--players", "6"), "2 to 5"),
        (("panel", "livingstone", "--players", "2", "--seat", "2"), "seats"),
        (("dance",), "dance"),
        (("simulate", "chess", "--players", "2"), "chess"),
        (("simulate", "livingstone"), "--players"),
        (("simulate", "livingstone", "--players", "6"), "2 to 5"),
        (("simulate", "livingstone", "--players", "1"), "2 to 5"),
        (("simulate", "livingstone", "--players", "two"), "two"),
        (("simulate", "livingstone", "--players", "2", "--games", "0"), "whole number"),
        (("simulate", "livingstone", "--players", "2", "--seed", "-1"), "whole number"),
        (("simulate", "livingstone", "--players", "2", "--seed", "9" * 30), "whole number"),
        (("draw", "livingstone", "--players", "2", "--out", "board.jpg"), ".png"),
        (("draw", "livingstone", "--out", "board.png"), "--players"),
        (("draw", "livingstone", "--players", "2", "--picture", "hand", "--out", "board.png"), "--seat"),
        (("draw", "livingstone", "--players", "2", "--seat", "2", "--out", "board.png"), "seats"),
        (
            ("draw", "livingstone", "--players", "2", "--sheet", "tents", "--out", "board.png"),
            "no picture tents",
        ),
        (("draw", "livingstone", "--players", "2", "--lang", "de", "--out", "board.png"), "de"),
        (("draw", "livingstone", "--players", "2", "--out", "no/such/folder/board.png"), "No such file"),
        (("replay", "no-such-file.json"), "No such file"),
        (("replay", "README.md"), "no record"),
        (("restore", "no-such-file.db"), "no-such-file.db"),
    ],
)
def test_bad_input_gets_one_sentence_and_exit_code_2(arguments: tuple[str, ...], word: str) -> None:
    assert word in complains(bot(*arguments))


@pytest.mark.parametrize("command", [("doctor",), ("backup", "copy.db"), ("restore", "copy.db")])
def test_an_empty_database_setting_gets_one_sentence(command: tuple[str, ...]) -> None:
    assert "QUAYSIDE_DATABASE" in complains(bot(*command, QUAYSIDE_DATABASE=" "))


def test_without_a_token_the_setting_is_named() -> None:
    assert "DISCORD_TOKEN" in complains(bot("run", DISCORD_TOKEN=" "))


def test_a_database_that_is_a_folder_gets_one_sentence(tmp_path: Path) -> None:
    assert str(tmp_path) in complains(bot("backup", tmp_path / "copy.db", QUAYSIDE_DATABASE=str(tmp_path)))


def test_without_packages_the_way_in_is_named(tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_bytes((ROOT / "bot.py").read_bytes())
    run = subprocess.run(
        [sys.executable, "-S", tmp_path / "bot.py", "doctor"], capture_output=True, text=True, check=False
    )
    assert "make setup" in complains(run)


@pytest.mark.promise("mend.17")
def test_replay_says_whose_cards_it_shows_and_what_it_checked() -> None:
    run = bot("replay", ROOT / "tests" / "replays" / "games" / "livingstone-1-2-0.json")
    drawn = [line.strip() for line in run.stdout.splitlines() if "You have drawn" in line]
    assert drawn
    assert all(line.startswith(("(Player A) ", "(Player B) ")) for line in drawn)
    assert run.stdout.splitlines()[-1].startswith("Checked: ")


def test_replay_calls_the_players_by_their_names(tmp_path: Path) -> None:
    kept = read_record((ROOT / "tests" / "replays" / "games" / "livingstone-1-2-0.json").read_bytes())
    named = tmp_path / "named.json"
    named.write_bytes(msgspec.json.encode(replace(kept, names=["Ada\x1b[2J", "Ben"])))
    told = bot("replay", named).stdout
    assert told.startswith("Livingstone: Ada[2J, Ben; ")
    assert "(Ben) You have drawn" in told
