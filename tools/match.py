"""Computers against each other by the hundred: who wins, how long it takes, how long they think."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from random import Random
from statistics import fmean, median
from time import process_time

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from computers import Level, decide
from computers.rollout import following
from games import GAMES
from games.chance import Rng
from games.core import Action, Result, write
from games.record import Record, record, totals
from games.values import Seat
from tools.complaint import Complaint
from tools.random_play import seed_of

MOST_DECISIONS = 10_000
"""A game that has not ended by then never will."""


class Match(Struct, frozen=True):
    """What is played: the same match plays the same games."""

    game: str
    seats: tuple[Level, ...]
    """Who plays in the first game; in each further one everybody moves on by a seat."""
    seed: int
    simulations: int | None
    data_digest: str
    """Of the box: other numbers are another match."""

    def seated(self, number: int) -> tuple[Level, ...]:
        """Who plays where in that game."""
        turned = number % len(self.seats)
        return self.seats[turned:] + self.seats[:turned]


class Outcome(Struct, frozen=True):
    """How one game ended."""

    number: int
    winners: tuple[Seat, ...]
    first: Seat
    """Who was asked first, if it was one alone; else the first seat."""
    is_finished: bool
    rounds: int
    """Ticks of the game's clock: rounds, stops, half rounds in Rotterdam, turns in Panamax."""
    decisions: int
    thought: tuple[float, ...]
    """Milliseconds of each decision of the first kind named."""
    sources: dict[str, float] = {}
    """Where the points of all seats together came from."""


class Report(Struct, frozen=True):
    """What a match showed."""

    game: str
    seats: tuple[Level, ...]
    games: int
    seed: int
    simulations: int | None
    wins: dict[Level, float]
    """By kind; a shared win is a fraction, and what nobody wins or ends counts for nobody."""
    shares: dict[Level, float]
    """Of all games."""
    undecided: int
    unfinished: int
    rounds_median: float
    first_seat_share: float
    """Of the wins, how many were of whoever was asked first."""
    ms_per_decision_mean: float
    """Of the first kind named, in time of the processor."""
    ms_per_decision_p95: float
    decisions_per_game: float
    points_by_source: dict[str, float]
    """What a seat had of each in the end, on average."""


def play(match: Match, number: int) -> tuple[Outcome, Record]:
    """One game of the match, from its set-up to its end."""
    game, kinds = GAMES[match.game], match.seated(number)
    seats, secret = len(kinds), seed_of(match.seed, number)
    chance = Random(f"match {match.seed} {number}")  # noqa: S311  # a match has no secrets
    options = game.options()
    state = game.setup(seats, options, Rng(secret)).state
    asked = game.to_act(state)
    first, last = min(asked) if len(asked) == 1 else 0, seats - 1
    moves: list[tuple[Seat, Action]] = []
    thought: list[float] = []
    while asked and len(moves) < MOST_DECISIONS:
        last = following(asked, last)
        began = process_time()
        action = decide(game, state, last, kinds[last], chance.getrandbits(63), match.simulations)
        if kinds[last] is match.seats[0]:
            thought.append(round(1000 * (process_time() - began), 2))
        moves.append((last, action))
        state = game.play(state, last, action).state
        asked = game.to_act(state)
    result = game.result(state)
    outcome = Outcome(
        number=number,
        winners=() if result is None else result.winners,
        first=first,
        is_finished=result is not None,
        rounds=game.progress(state),
        decisions=len(moves),
        thought=tuple(thought),
        sources={} if result is None else _sources(result),
    )
    names = [f"{kind} {seat + 1}" for seat, kind in enumerate(kinds)]
    kept = replace(record(game, seats, options, secret, moves), names=names)
    return outcome, kept if result is None else replace(kept, totals=totals(result))


def _sources(result: Result) -> dict[str, float]:
    """Where the points of all seats came from."""
    found: dict[str, float] = {}
    for place in result.standings:
        for source, part in place.sources.items():
            found[source] = found.get(source, 0.0) + part / result.units
    return found


def play_all(
    match: Match, games: int, *, resume: Path | None, folder: Path | None, processes: int
) -> list[Outcome]:
    """So many games, those in the file not again; a record of each new one in the folder."""
    outcomes = [] if resume is None else _read(resume, match)
    known = {outcome.number for outcome in outcomes}
    missing = [number for number in range(games) if number not in known]
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
    for outcome, kept in _played(partial(play, match), missing, processes):
        if folder is not None:
            file = folder / f"{match.game}-{match.seed}-{outcome.number}.json"
            file.write_bytes(write(kept) + b"\n")
        if resume is not None:
            with resume.open("ab") as lines:
                lines.write(msgspec.json.encode(outcome) + b"\n")
        outcomes.append(outcome)
    return [outcome for outcome in outcomes if outcome.number < games]


def _played(
    one: Callable[[int], tuple[Outcome, Record]], numbers: Iterable[int], processes: int
) -> Iterator[tuple[Outcome, Record]]:
    """These games, in this process or in some more."""
    if processes == 1:
        yield from map(one, numbers)
        return
    with ProcessPoolExecutor(processes) as pool:
        yield from pool.map(one, numbers)


def _read(file: Path, match: Match) -> list[Outcome]:
    """What was played of that match before; a file that is not there yet is begun."""
    if not file.exists():
        file.write_bytes(msgspec.json.encode(match) + b"\n")
        return []
    # A line that was being written when the match was stopped has no end: that game is played again.
    *lines, half = file.read_bytes().split(b"\n")
    try:
        first, *rest = lines
        begun = msgspec.json.decode(first, type=Match)
        outcomes = [msgspec.json.decode(line, type=Outcome) for line in rest]
    except (ValueError, msgspec.MsgspecError):
        raise Complaint(f"{file} holds no match to go on with.") from None
    if begun != match:
        raise Complaint(f"{file} holds another match: its game, seats, seed, simulations or box differ.")
    if half:
        file.write_bytes(b"".join(line + b"\n" for line in lines))
    return outcomes


def report(match: Match, outcomes: list[Outcome]) -> Report:
    """What these games showed."""
    games = len(outcomes)
    wins = dict.fromkeys(match.seats, 0.0)
    firsts = 0.0
    for outcome in outcomes:
        kinds = match.seated(outcome.number)
        for seat in outcome.winners:
            wins[kinds[seat]] += 1 / len(outcome.winners)
        firsts += (outcome.first in outcome.winners) / max(1, len(outcome.winners))
    thought = sorted(each for outcome in outcomes for each in outcome.thought) or [0.0]
    return Report(
        game=match.game,
        seats=match.seats,
        games=games,
        seed=match.seed,
        simulations=match.simulations,
        wins={kind: round(won, 3) for kind, won in wins.items()},
        shares={kind: round(won / games, 4) for kind, won in wins.items()},
        undecided=sum(outcome.is_finished and not outcome.winners for outcome in outcomes),
        unfinished=sum(not outcome.is_finished for outcome in outcomes),
        rounds_median=median(outcome.rounds for outcome in outcomes),
        first_seat_share=round(firsts / (sum(wins.values()) or 1), 4),
        ms_per_decision_mean=round(fmean(thought), 2),
        ms_per_decision_p95=thought[int(0.95 * (len(thought) - 1))],
        decisions_per_game=round(fmean(outcome.decisions for outcome in outcomes), 1),
        points_by_source=_average(match, outcomes),
    )


def _average(match: Match, outcomes: list[Outcome]) -> dict[str, float]:
    """What a seat had of each source at the end of a finished game."""
    finished = [outcome.sources for outcome in outcomes if outcome.is_finished]
    names = dict.fromkeys(name for sources in finished for name in sources)
    seats = len(finished) * len(match.seats)
    return {name: round(sum(sources.get(name, 0) for sources in finished) / seats, 2) for name in names}
