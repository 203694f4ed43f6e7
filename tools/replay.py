"""A recorded game, played again and told step by step, with every draw of chance it used."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from games import GAMES
from games.chance import Rng
from games.core import AnyGame, Refused, Result, Unreadable
from games.record import (
    Part,
    Record,
    has_its_checksum,
    lists_its_draws,
    parts,
    read_record,
    replayed,
    totals,
)
from games.values import Event
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
    words = Words(language, game.id, [_printable(name) for name in found.names])
    who = ", ".join(words.name(seat) for seat in range(found.seats))
    yield f"{words.say(f'game-{game.id}')}: {who}; {len(found.moves)} moves"
    yield f"Seed {found.seed}"
    yield f"Its SHA-256, shown when the game began: {Rng(found.seed).commitment}"
    try:
        whole = parts(found)
        if not any(part.is_of(game) for part in whole):
            yield from (_correction(part) for part in whole[1:])
            raise Unreadable(f"{game.id}: the game was played by other rules or with another box")
        for before, part in zip([None, *whole], whole, strict=False):
            if before is not None:
                yield _correction(part)
            if before is not None and part.is_of(game) and not before.is_of(game):
                yield "From here on the game is checked; that it stood so then, the record says."
            yield from _part(game, found, part, words)
        _must_be_as_written(found)
    except Refused as refused:
        raise Complaint(f"The record breaks the rules: {words.text(refused.reason)}") from None
    except Unreadable as error:
        raise Complaint(f"{error}.") from None


def _correction(part: Part) -> str:
    return f"The box was corrected after move {part.first}; from there on its digest is {part.data_digest}."


def _part(game: AnyGame, found: Record, part: Part, words: Words) -> Iterator[str]:
    """The steps of a part that was made with the box of today; else that it cannot be checked here."""
    if not part.is_of(game):
        unchecked = [f"moves {part.first + 1} to {part.last}"] if part.last > part.first else []
        unchecked = ["the set-up", *unchecked] if part.begins is None else unchecked
        unchecked += ["the points"] if part.ends is None else []
        if unchecked:
            yield (
                f"Not checked here: {', '.join(unchecked)}. They belong to rules {part.rules_version}"
                f" and the box {part.data_digest}."
            )
        return
    result: Result | None = None
    drawn = 0
    for number, step, back in replayed(game, found, part):
        draws = step.state.rng.draws
        if back is not None:
            yield (
                f"      All agreed to go back: moves {back.to + 1} to {back.after} do not count,"
                f" all is as it was after move {back.to}. Draw {draws} is the next."
            )
        elif part.begins is None or number > part.first:  # else the step was told, or could not be, before
            used = f"  [{drawn}..{draws - 1}]" if draws > drawn else ""
            yield _headline(game, found, words, number) + used
            yield from (f"    {_line(event, words)}" for event in step.events)
        drawn = draws
        result = game.result(step.state)
    if part.ends is None:
        yield from _ending(words, result, drawn)
        if found.totals and (result is None or totals(result) != found.totals):
            raise Complaint(f"The record says {found.totals} points, but the replay does not.")
        if not lists_its_draws(game, found):
            raise Complaint("The record lists other draws of chance than the game used.")
        _must_be_as_written(found)
        if not found.checksum:
            yield "It is from before records had a checksum: a changed move is noticed by what it leads to."
        yield _verdict(part, result)


def _must_be_as_written(found: Record) -> None:
    """A Complaint where a move is another one than it was, though it leads to the same."""
    if not has_its_checksum(found):
        raise Complaint("The record has been changed: its checksum is that of other moves or points.")


def _headline(game: AnyGame, found: Record, words: Words, number: int) -> str:
    if number == 0:
        return f"{number:4}"
    move = found.moves[number - 1]
    return f"{number:4}  {words.name(move.seat)}: {words.action(game.read_action(bytes(move.action)))}"


def _line(event: Event, words: Words) -> str:
    """What happened; what only some could read begins with their names."""
    if event.seen_by is None:
        return words.event(event)
    return f"({', '.join(map(words.name, event.seen_by))}) {words.event(event)}"


def _verdict(part: Part, result: Result | None) -> str:
    """What has been checked of a record that was followed to its end."""
    points = " and the points agree" if result is not None else ", but the game has not ended"
    begin = "the set-up and every move keep" if part.begins is None else "every move told above keeps"
    return f"Checked: {begin} to the rules, every draw comes from the seed{points}."


def _printable(name: str) -> str:
    """A name from a file that anybody may have written, without what would command a terminal."""
    return "".join(character for character in name if character.isprintable())


def _ending(words: Words, result: Result | None, drawn: int) -> Iterator[str]:
    yield f"{drawn} draws of chance; the numbers in brackets say which a step used."
    if result is None:
        yield "The game is not over."
        return
    for place in result.standings:
        parts = ", ".join(
            words.say("announce-source", source=f"source-{name}", amount=result.amount(part, is_short=True))
            for name, part in place.sources.items()
            if part
        )
        yield f"{place.rank}. {words.name(place.seat)}: {words.text(result.amount(place.total))} ({parts})"
