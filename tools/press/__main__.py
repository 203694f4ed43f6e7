"""`python -m tools.press GAME`: what of the bot one click runs through, for people or for programs."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import msgspec

from games import GAMES
from tools.bench.processes import ROOT
from tools.complaint import Complaint
from tools.press.measuring import Counted, Means, means_of, measure

ALL = "all"
FIGURES = [field for field in Means.__struct_fields__ if field != "game"]


def table(found: list[Means]) -> Iterator[str]:
    """The means, a line for each game."""
    yield f"{'game':12}" + "".join(f"{figure:>14}" for figure in FIGURES)
    for means in found:
        yield f"{means.game:12}" + "".join(f"{getattr(means, figure):>14g}" for figure in FIGURES)


def path(presses: list[Counted]) -> Iterator[str]:
    """Every file that these presses ran through, with how many of its functions and in how many presses."""
    ran = {function for press in presses for function in press.functions}
    functions = Counter(file for file, _, _ in ran)
    often = Counter(file for press in presses for file in press.files)
    yield f"{'functions':>9}{'presses':>9}  file"
    for file in sorted(functions):
        yield f"{functions[file]:9}{often[file]:9}  {file}"
    yield f"{functions.total():9}{len(presses):9}  all {len(functions)} files"


def command_line() -> argparse.ArgumentParser:
    """Everything that can be asked."""
    parser = argparse.ArgumentParser(prog="python -m tools.press", description=__doc__)
    parser.add_argument("game", choices=[*GAMES, ALL], metavar="GAME", help=", ".join([*GAMES, ALL]))
    parser.add_argument("--presses", type=int, default=20, help="that are counted; by default 20")
    parser.add_argument("--players", type=int, default=3, help="by default 3")
    parser.add_argument("--seed", type=int, default=1, help="the same games are dealt and played again")
    parser.add_argument("--root", type=Path, default=ROOT, help="the checkout whose bot is measured")
    shown = parser.add_mutually_exclusive_group()
    shown.add_argument("--json", action="store_true", help="an object, or for all games a list of them")
    shown.add_argument("--list", action="store_true", help="also the files that the presses ran through")
    return parser


def run(asked: argparse.Namespace) -> None:
    """Measure and say what was found; Complaint where nothing can be."""
    games = [*GAMES] if asked.game == ALL else [asked.game]
    if asked.presses < 1:
        raise Complaint("There is nothing to measure without a press.")
    if not all(asked.players in GAMES[game].seats for game in games):
        raise Complaint(f"There is no table of {asked.game} with {asked.players} players.")
    if not (asked.root / "bot.py").is_file():
        raise Complaint(f"{asked.root} is no checkout: it has no bot.py.")
    found: list[Means] = []
    for game in games:
        presses = asyncio.run(measure(game, asked.presses, asked.players, asked.seed, asked.root.resolve()))
        found.append(means_of(game, presses))
        if asked.list:
            print(f"{game}:", *path(presses), sep="\n", end="\n\n", flush=True)
    if asked.json:
        print(msgspec.json.encode(found if asked.game == ALL else found[0]).decode())
    else:
        print(*table(found), sep="\n")


def main() -> int:
    """The command line; one sentence and exit code 2 when something is wrong."""
    try:
        run(command_line().parse_args())
    except Complaint as complaint:
        print(complaint, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
