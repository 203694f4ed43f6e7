"""Whether panels keep what they promise: `python -m tools.sweep`, for all games or for some.

Many positions of random play, evenly from the first step to the last, for every number of players, in both
languages: the panels of all seats there, with every list that can be reached on them.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import combinations
from statistics import fmean
from textwrap import wrap

from msgspec import Struct
from msgspec.structs import replace

from cogs.panel.choices import MOST_BUTTONS, Choice
from cogs.panel.controls import without_done
from cogs.panel.face import face
from cogs.panel.flow import is_asked_first
from cogs.panel.heading import HEIGHT
from cogs.panel.live import picture_for
from cogs.panel.saying import HEAD, LABEL
from cogs.panel.shared import lines_of
from cogs.panel.sight import Sight
from cogs.panel.stage import blocks
from cogs.plumbing.buttons import Button, Menu
from cogs.plumbing.limits import LINES, OPTION
from games import GAMES
from games.chance import Leaning, Rng
from games.core import Action, AnyGame, State, View
from games.tips import fitting
from games.values import Seat
from tools.panel import Panel, Stage, panel, sight_at
from tools.sheet import game_states
from words.catalogue import LANGUAGES

MEAN_TAPS = 3.0
BEFORE = 3
"""Steps of a turn that may still be taken back."""
WORLDS = 24
"""Dealt anew by another chance than the panel's: in some of them what is said to be open is otherwise."""
LEANING = 8
"""Draws that fall to one side in the first world, and to the other in the second."""


class Place(Struct, frozen=True):
    """A panel to look at."""

    where: str
    state: State
    sight: Sight
    began: View
    """What the seat saw some steps before: as if its turn had begun there."""


class Judged(Struct, frozen=True):
    """What was found at so many positions."""

    faults: list[str]
    taps: list[float]
    """The mean of each panel with something to choose."""
    panels: int
    opens: int
    """Lines whose outcome is said to be open."""


def places(game: AnyGame, count: int, seed: int) -> Iterator[Place]:
    """Every seat's at so many positions, of which each number of players and language has as many."""
    ways = [(seats, language) for seats in game.seats for language in LANGUAGES]
    each = max(2, -(-count // len(ways)))
    for number, (seats, language) in enumerate(ways):
        states = game_states(game, seats, seed + number)
        for place in range(each):
            at = round(place * (len(states) - 1) / (each - 1))
            for seat in range(seats):
                where = f"{game.id} --players {seats} --seed {seed + number} --steps {at} --seat {seat}"
                sight = sight_at(game, states[at], seat, seats, language)
                began = game.view(states[max(0, at - BEFORE)], seat)
                yield Place(f"{where} --lang {language}", states[at], sight, began)


def judge(found: Iterator[Place]) -> Judged:
    """Everything that one of these panels does not keep."""
    faults, taps, panels, opens = list[str](), list[float](), 0, 0
    for place in found:
        shown = panel(place.sight)
        panels += 1
        if shown.taps.mean is not None:
            taps.append(shown.taps.mean)
        certain = [*said_to_be_open(place)]
        opens += len(certain)
        tried = replace(place.sight, bar=None, began=place.began)
        heads = [place.sight, tried, *_coached(place.sight)]
        every = (*_of_stages(shown), *(fault for each in heads for fault in faults_of_heads(each)), *certain)
        faults += [f"{place.where}: {fault}" for fault in every if fault]
    return Judged(faults, taps, panels, opens)


def _coached(sight: Sight) -> Iterator[Sight]:
    """The same for somebody in their first game, with each tip in turn."""
    question = sight.table.asked.get(sight.seat.seat)
    game = GAMES[sight.table.game]
    for tip in () if question is None else fitting(game, sight.view, question, sight.legal):
        yield replace(sight, tip=tip)


def _of_stages(shown: Panel) -> Iterator[str]:
    """What is wrong with a list: its length, its labels, what its lines say."""
    for stage in shown.stages:
        name = " > ".join(stage.after) or "the first list"
        yield from (f"{name}: {fault}" for fault in faults_of_stage(stage))


def faults_of_stage(stage: Stage) -> Iterator[str]:
    """Too many lines, labels that are too long or alike, lines that say nothing."""
    most = MOST_BUTTONS if stage.form == "button" else LINES
    if len(stage.lines) > most:
        yield f"{len(stage.lines)} lines as {stage.form}s"
    for line in stage.lines:
        if len(line.label) > LABEL:
            yield f"{line.label!r} has {len(line.label)} letters"
        if not line.says:
            yield f"{line.label!r} does not say what it does"
        if len(line.description) > OPTION:
            yield f"{line.label!r} is described in {len(line.description)} letters"
    for one, other in combinations([line.label[:LABEL] for line in stage.lines], 2):
        if one == other:
            yield f"two lines are called {one!r}"


def faults_of_heads(sight: Sight) -> Iterator[str]:
    """What is too high above a list, marks and all, and buttons that a phone would cut."""
    picture = picture_for(sight)
    for way in _ways(sight, (sight.tree,)):
        shown = face(sight, picture, way)
        lines = "\n".join(shown.head).split("\n")
        high = sum(max(1, len(wrap(line, HEAD))) for line in lines)
        if high > HEIGHT:
            yield f"{high} lines above the choices: {lines}"
        for part in shown.items:
            if isinstance(part, Button) and len(part.label) > LABEL:
                yield f"{part.label!r} has {len(part.label)} letters"
            elif isinstance(part, Menu) and len(part.lines) > LINES:
                yield f"a menu of {len(part.lines)} lines"


def _ways(sight: Sight, way: tuple[Choice, ...]) -> Iterator[tuple[Choice, ...]]:
    """The way to every list, and to what is shown before it is done."""
    yield way
    here = way[-1]
    for line in lines_of(here):
        further = (*way, line)
        if line.action is None:
            yield from _ways(sight, further)
        elif is_asked_first(sight, further):
            yield further


def said_to_be_open(place: Place) -> Iterator[str]:
    """For each line whose outcome is said to be open: what is wrong with that, or nothing."""
    sight, game = place.sight, GAMES[place.sight.table.game]
    judged: dict[Action, bool] = {}
    for way in _ways(sight, (sight.tree,)):
        if way[-1].action is not None:
            continue
        listed = {line.digest: line.action for line in lines_of(way[-1])}
        for block in blocks(sight, without_done(way[-1])):
            for line in block.lines:
                action = listed.get(line.digest)
                if action is None or not line.is_open or action in judged:
                    continue
                judged[action] = may_differ(game, place.state, sight.seat.seat, action)
                yield "" if judged[action] else f"{line.label!r} is not open: it came out alike everywhere"


def may_differ(game: AnyGame, state: State, seat: Seat, action: Action) -> bool:
    """Whether the seat sees different things after that action in two of many worlds it cannot tell apart."""
    first = None
    for world in range(WORLDS):
        dealt = game.redeal(state, seat, Rng(sha256(f"sweep {world}".encode()).hexdigest()))
        if world < 2:  # what chance seldom gives is given in one of these
            rng = dealt.rng
            dealt.rng = Leaning(rng.seed, rng.draws, is_high=world == 1, until=rng.draws + LEANING)
        events = [event for event in game.apply(dealt, seat, action) if event.is_seen_by(seat)]
        seen = (game.view(dealt, seat), events, game.to_act(dealt))
        if first is None:
            first = seen
        elif seen != first:
            return True
    return False


def main(arguments: Sequence[str] | None = None) -> int:
    """Read the command line and report; 1 when anything was found."""
    parser = argparse.ArgumentParser(prog="tools.sweep", description=__doc__)
    parser.add_argument("games", nargs="*", choices=[*sorted(GAMES), []], help="by default all")
    parser.add_argument("--positions", type=int, default=400, help="of each game, by default 400")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    found = 0
    for game in chosen.games or sorted(GAMES):
        judged = judge(places(GAMES[game], chosen.positions, chosen.seed))
        mean = fmean(judged.taps)
        if mean > MEAN_TAPS:
            judged.faults.append(f"{game}: {mean:.2f} taps in the mean")
        print(*judged.faults, sep="\n", end="\n" if judged.faults else "")
        print(
            f"{game}: {judged.panels} panels, {mean:.2f} taps in the mean, {judged.opens} open outcomes,"
            f" {len(judged.faults)} faults"
        )
        found += len(judged.faults)
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
