"""A small running game under a new name, to be changed into one's own: `python -m tools.new_game ID`.

It writes the game's own folders, registers it, and keeps its digest, its replays and the yardstick of its
picture, and nobody else's. `docs/add-a-game.md` leads on from there.
"""

from __future__ import annotations

import argparse
import keyword
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tools.complaint import Complaint

ROOT = Path(__file__).resolve().parents[2]
TEMPLATE = Path(__file__).with_name("template")
SUFFIX = ".txt"
"""Of the files of the template, which nobody but this takes for code."""
NAME = re.compile(r"[a-z][a-z0-9]{1,11}")
IN_PATHS = "newgame"


def spoken(text: str, name: str) -> str:
    """The template's text with that game's name for its own."""
    return text.replace("NEWGAME", name.upper()).replace("Newgame", name.capitalize()).replace(IN_PATHS, name)


def complaint(name: str) -> str | None:
    """Why there can be no game of that name here, or None."""
    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        return f"{name!r} is no name for a game: 2 to 12 small letters and digits, a letter first"
    folders = [ROOT / part / name for part in ("games", "render", "words", "cogs/games", "tests/games")]
    for taken in (*folders, *(folder.with_suffix(".py") for folder in folders)):
        if taken.exists():
            return f"{taken.relative_to(ROOT)} is there already: choose another name"
    return None


def files(name: str) -> Iterator[tuple[Path, str]]:
    """Every file of the game, and what it says."""
    for source in sorted(TEMPLATE.rglob(f"*{SUFFIX}")):
        where = source.relative_to(TEMPLATE).as_posix().removesuffix(SUFFIX)
        yield ROOT / spoken(where, name), spoken(source.read_text(encoding="utf-8"), name)


def registered(name: str) -> Iterator[tuple[Path, str]]:
    """The three registries, with that game at their ends."""
    big, title = name.upper(), name.capitalize()
    games, render, cogs = (
        ROOT / each for each in ("games/__init__.py", "render/__init__.py", "cogs/quayside.py")
    )
    yield (
        games,
        _with(
            games,
            (
                "from games.rotterdam.rules import ROTTERDAM\n",
                f"from games.{name}.rules import {big}\n",
                True,
            ),
            ("    )\n}\n", f"        {big},\n", False),
        ),
    )
    yield (
        render,
        _with(
            render,
            ("from games.values import Seat\n", f"from games.{name}.state import {title}View\n", True),
            ("from render.drawing import ", f"from render.{name} import {big}_TABLE\n", False),
            (
                '}\n"""By game; a new one is added here."""',
                f'    "{name}": _artist({title}View, {big}_TABLE),\n',
                False,
            ),
        ),
    )
    yield (
        cogs,
        _with(
            cogs,
            ("from cogs.games import ", f"from cogs.games import {name}\n", False),
            (')\n"""A new game\'s cog is added here."""', f", {name}.COG", False),
        ),
    )


def _with(file: Path, *lines: tuple[str, str, bool]) -> str:
    """The file with each of these put before a landmark, or after it."""
    text = file.read_text(encoding="utf-8")
    for landmark, line, is_after in lines:
        if text.count(landmark) != 1:
            raise Complaint(
                f"{file.relative_to(ROOT)} has no single {landmark.strip()!r} to put the game beside"
            )
        text = text.replace(landmark, landmark + line if is_after else line + landmark)
    return text


def run(*command: str) -> None:
    """Run a tool of ours in the checkout; what it says is shown only when it fails."""
    done = subprocess.run([sys.executable, *command], cwd=ROOT, capture_output=True, text=True, check=False)  # noqa: S603  # our own tools
    if done.returncode:
        raise Complaint(f"{' '.join(command)} failed:\n{done.stdout}{done.stderr}")


def digest_of(name: str) -> str:
    """Of the box that has just been written: a process of its own imports it."""
    code = f"from games.{name}.data import DIGEST; print(DIGEST)"
    found = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)  # noqa: S603  # our own box
    return found.stdout.strip()


def make(name: str) -> list[Path]:
    """Write the game and register it; the files it has now. Complaint where that cannot be."""
    reason = complaint(name)
    if reason is not None:
        raise Complaint(reason)
    new, changed = dict(files(name)), dict(registered(name))
    for path, text in {**new, **changed}.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    digests = ROOT / f"tests/games/{name}/digests.py"
    digests.write_text(
        digests.read_text(encoding="utf-8").replace("@digest@", digest_of(name)), encoding="utf-8"
    )
    python = [str(path) for path in (*new, *changed) if path.suffix == ".py"]
    run("-m", "ruff", "check", "--quiet", "--select", "I", "--fix", *python)
    run("-m", "ruff", "format", "--quiet", *python)
    run("-m", "tools.keep_games", "--only", name)
    run("-m", "tools.bench.recorder", name)
    return [*new, *changed]


def main() -> int:
    """Make the game that is asked for."""
    parser = argparse.ArgumentParser(prog="python -m tools.new_game", description=__doc__)
    parser.add_argument("id", help="folder, slash group and storage key: small letters and digits")
    try:
        written = make(parser.parse_args().id)
    except Complaint as wrong:
        print(wrong, file=sys.stderr)
        return 2
    for path in written:
        print(path.relative_to(ROOT))
    print("Now change it into yours: docs/add-a-game.md")
    return 0


if __name__ == "__main__":
    sys.exit(main())
