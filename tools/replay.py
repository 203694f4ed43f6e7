"""A recorded game, played again and told step by step, with every draw of chance it used."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from games import GAMES
from games.chance import Rng
from games.core import AnyGame, Refused, Result, Unreadable
from games.record import Record, read_record, replay, totals
from tools.complaint import Complaint
from words.catalogue import Words


def load(file: Path) -> Record:
    """The record in that file, or a complaint."""
    try:
        found = read_record(file.read_bytes())
    except OSError as error:
        raise Complaint(f"{file} cannot be read: {error.strerror}.") from None
    except Unreadable as error:
        raise Complaint(f"{file}: {error}.") from None
    if found.game not in GAMES:
        raise Complaint(f"{file} is a game of {found.game}, which is not played here.")
    return found


def tell(found: Record, language: str) -> Iterator[str]:
    """Every step as lines; raises Complaint where the record cannot be followed."""
    game = GAMES[found.game]
    words = Words(language, game.id)
    yield f"{words.say(f'game-{game.id}')}, {found.seats} players, {len(found.moves)} moves"
    yield f"Seed {found.seed}"
    yield f"Its SHA-256, shown when the game began: {Rng(found.seed).commitment}"
    drawn = 0
    result: Result | None = None
    try:
        for number, step in enumerate(replay(game, found)):
            draws = step.state.rng.draws
            yield _headline(game, found, words, number) + (
                f"  [{drawn}..{draws - 1}]" if draws > drawn else ""
            )
            yield from (f"    {words.event(event)}" for event in step.events)
            drawn = draws
            result = game.result(step.state)
    except Refused as refused:
        raise Complaint(f"The record breaks the rules: {words.text(refused.reason)}") from None
    except Unreadable as error:
        raise Complaint(f"{error}.") from None
    yield from _ending(words, result, drawn)
    if found.totals and (result is None or totals(result) != found.totals):
        raise Complaint(f"The record says {found.totals} points, but the replay does not.")


def _headline(game: AnyGame, found: Record, words: Words, number: int) -> str:
    if number == 0:
        return f"{number:4}"
    move = found.moves[number - 1]
    return f"{number:4}  {words.name(move.seat)}: {words.action(game.read_action(bytes(move.action)))}"


def _ending(words: Words, result: Result | None, drawn: int) -> Iterator[str]:
    yield f"{drawn} draws of chance; the numbers in brackets say which a step used."
    if result is None:
        yield "The game is not over."
        return
    for place in result.standings:
        parts = ", ".join(
            words.say("announce-source", source=f"source-{name}", amount=result.amount(part, is_short=True))
            for name, part in place.sources.items()
        )
        yield f"{place.rank}. {words.name(place.seat)}: {words.text(result.amount(place.total))} ({parts})"
