"""A whole game as its seed, options and actions: enough for anybody to play it again."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from games.chance import Draw, Noting, Rng
from games.core import NOT_OURS, Action, AnyGame, Options, Refused, Result, State, Step, Unreadable, write
from games.values import Seat


class Move(Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat did."""

    seat: Seat
    action: Raw


class Correction(Struct, frozen=True, forbid_unknown_fields=True):
    """Numbers of the box were corrected while the game was running: others count from here on."""

    after: int
    """So many moves were made before."""
    rules_version: int
    data_digest: str
    """Of the rules and the box from here on."""
    state: Raw
    """What those moves had led to: the moves from here on can be checked without the box before."""
    state_rules: int
    """The version of the rules that wrote it."""


class Return(Struct, frozen=True, forbid_unknown_fields=True):
    """All agreed to go back: the game is as it was, but for chance, which goes on."""

    after: int
    """So many moves were made before, those included that do not count any more ..."""
    to: int
    """... and it is as it was after so many of them."""


class Record(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Everything that decided a game. It holds every secret: never shown before the game is over."""

    game: str
    rules_version: int
    data_digest: str
    seats: int
    options: Raw
    seed: str
    moves: list[Move]
    corrections: list[Correction] = []
    """Of the box, in order; the digest above is that of the first one."""
    returns: list[Return] = []
    """In order; the moves that do not count any more stay in the list, since chance was drawn for them."""
    names: list[str] = []
    """What the players were called, by seat; empty where nobody played."""
    totals: list[int] = []
    """The points of each seat, in a record of a finished game."""
    fingerprint: str = ""
    """SHA-256 of the seed, posted when the game began; empty in records from before draws were listed."""
    draws: list[Draw] = []
    """Everything that chance gave, in order; what belongs to another box than today's is left out."""
    checksum: str = ""
    """SHA-256 of all that decided the game and of its points; empty in records from before there was one."""
    crash: str = ""
    """What went wrong after the last move, in a record that a test run left behind."""


def record(
    game: AnyGame, seats: int, options: Options, seed: str, moves: Iterable[tuple[Seat, Action]]
) -> Record:
    """The record of these moves, under the rules of today."""
    return Record(
        game=game.id,
        rules_version=game.rules_version,
        data_digest=game.data_digest,
        seats=seats,
        options=Raw(write(options)),
        seed=seed,
        moves=[Move(seat, Raw(write(action))) for seat, action in moves],
    )


def with_draws(game: AnyGame, played: Record) -> Record:
    """The record with its fingerprint and checksum, and what chance gave, as far as today's rules go."""
    noted: list[Draw] = []
    for part in parts(played):
        if part.is_of(game):
            noted += _draws(game, played, part)
    fingerprint = Rng(played.seed).commitment
    return replace(played, fingerprint=fingerprint, draws=noted, checksum=checksum_of(played))


COVERED = (
    *("game", "rules_version", "data_digest", "seats", "options", "seed"),
    *("moves", "corrections", "returns", "totals"),
)
"""By the checksum: not the names, which change when somebody is forgotten; the draws follow from the seed."""


def checksum_of(played: Record) -> str:
    """Of all that decided the game, and of its points; tools/verify.py has the same."""
    whole = json.loads(write(played))
    covered = {name: whole[name] for name in COVERED if name in whole}
    written = json.dumps(covered, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(written.encode()).hexdigest()


def has_its_checksum(played: Record) -> bool:
    """Whether it is the record that was written; one from before there were checksums has none to compare.

    A changed move may lead to the same points and draws, so that the rules alone do not notice it.
    """
    return played.checksum in ("", checksum_of(played))


def _draws(game: AnyGame, played: Record, part: Part) -> list[Draw]:
    noting = Noting(played.seed, 0)
    state = _beginning(game, played, part, noting).state
    if part.begins is not None:
        noting.draws = state.rng.draws
    targets = {each.to for each in part.returns}
    earlier: dict[int, Any] = {}
    for moves in range(part.first, part.last + 1):
        if moves > part.first:
            move = played.moves[moves - 1]
            game.apply(state, move.seat, game.read_action(bytes(move.action)))
        for each in part.returns:
            if each.after == moves:
                state = game.copy(earlier[each.to])
        if moves in targets:
            state.rng = Rng(played.seed)
            earlier[moves] = game.copy(state)
        state.rng = noting
    return noting.noted


def lists_its_draws(game: AnyGame, played: Record) -> bool:
    """Whether the draws in the record are those of the game, as far as it can be played again today.

    A record from before draws were listed has none to compare.
    """
    if not played.fingerprint:
        return True
    again = with_draws(game, played)
    listed, used = dict(map(_pair, played.draws)), dict(map(_pair, again.draws))
    is_whole = listed == used or bool(played.corrections)
    is_true = all(listed.get(place, digits) == digits for place, digits in used.items())
    return played.fingerprint == again.fingerprint and is_whole and is_true


def _pair(draw: Draw) -> tuple[int, str]:
    return draw.place, draw.digits


class Checked(Struct, frozen=True):
    """What playing a record again has shown."""

    is_true: bool
    """Nothing in it breaks the rules, the seed or the points."""
    moves: int
    """That could be checked: those of the rules and the box of today ..."""
    unchecked: int
    """... and all others."""
    draws: int


def check(game: AnyGame, played: Record) -> Checked:
    """Play it again, as far as that can be done today."""
    checked = [part for part in parts(played) if part.is_of(game)]
    moves = sum(part.last - part.first for part in checked)
    found = Checked(is_true=True, moves=moves, unchecked=len(played.moves) - moves, draws=len(played.draws))
    try:
        is_true = all(_leads_to_its_points(game, played, part) for part in checked)
        is_whole = has_its_checksum(played) and lists_its_draws(game, played)
        return replace(found, is_true=is_true and is_whole)
    except (Refused, Unreadable):
        return replace(found, is_true=False)


def _leads_to_its_points(game: AnyGame, played: Record, part: Part) -> bool:
    """Whether the last part ends with the points that the record says; the others end with none."""
    *_, last = replay_part(game, played, part)
    if part.ends is not None or not played.totals:
        return True
    result = game.result(last.state)
    return result is not None and totals(result) == played.totals


def totals(result: Result) -> list[int]:
    """The points of each seat, in seat order."""
    return [place.total for place in sorted(result.standings, key=lambda place: place.seat)]


def read_record(raw: bytes) -> Record:
    """A record from outside, or Unreadable."""
    try:
        return msgspec.json.decode(raw, type=Record)
    except NOT_OURS as error:
        raise Unreadable(f"this is no record of a game: {error}") from None


class Part(Struct, frozen=True):
    """Moves that were made by the same rules and with the same box."""

    first: int
    """So many moves were made before it ..."""
    last: int
    """... and so many up to its end."""
    rules_version: int
    data_digest: str
    begins: Correction | None
    """Where it begins; None: with the game."""
    ends: Correction | None
    """Where it ends; None: with the game."""
    returns: tuple[Return, ...] = ()
    """Within it."""

    def is_of(self, game: AnyGame) -> bool:
        """Whether these are the rules and the box of today."""
        return (self.rules_version, self.data_digest) == (game.rules_version, game.data_digest)


def parts(played: Record) -> list[Part]:
    """The game in parts, each of one box; nearly always there is only one. Unreadable if they do not fit."""
    begins = [None, *played.corrections]
    ends = [*played.corrections, None]
    found = [
        Part(
            first=0 if begin is None else begin.after,
            last=len(played.moves) if end is None else end.after,
            rules_version=played.rules_version if begin is None else begin.rules_version,
            data_digest=played.data_digest if begin is None else begin.data_digest,
            begins=begin,
            ends=end,
        )
        for begin, end in zip(begins, ends, strict=True)
    ]
    if any(not 0 <= part.first <= part.last for part in found):
        raise Unreadable("this is no record of a game: the box is corrected after more moves than there are")
    return _with_returns(played, found)


def _with_returns(played: Record, found: list[Part]) -> list[Part]:
    """The same parts, each with the returns within it; Unreadable if one of them is nowhere, or too early."""
    last = 0
    for each in played.returns:
        inside = [part for part in found if part.first <= each.to < each.after <= part.last]
        if not inside or each.after < last:
            raise Unreadable("this is no record of a game: it goes back to where it has not been")
        last = each.after
    return [
        replace(
            part,
            returns=tuple([each for each in played.returns if part.first < each.after <= part.last]),
        )
        for part in found
    ]


def replay(game: AnyGame, played: Record) -> Iterator[Step[Any]]:
    """Step 0 and the step of each move, played anew; Unreadable if the rules or the box have changed."""
    first, *more = parts(played)
    if more:
        raise Unreadable(f"{game.id}: the box was corrected after {first.last} moves")
    return replay_part(game, played, first)


def replay_part(game: AnyGame, played: Record, part: Part) -> Iterator[Step[Any]]:
    """The step it begins with and the step of each of its moves, played anew.

    Where all agreed to go back there is one more step, which has led to the earlier state. Unreadable if its
    rules or its box are not those of today, or if what the record says of the moment of a correction is not
    what the moves lead to.
    """
    return (each.step for each in replayed(game, played, part))


class Replayed(NamedTuple):
    """A step of a game that is played again."""

    moves: int
    """That had been made, those included that do not count any more."""
    step: Step[Any]
    back: Return | None
    """If with it all agreed to go back; it is nobody's move."""


def replayed(game: AnyGame, played: Record, part: Part) -> Iterator[Replayed]:
    """The same, with the number of moves, and where the game went back."""
    if not part.is_of(game):
        raise Unreadable(f"{game.id}: the game was played by other rules or with another box")
    step = _beginning(game, played, part, Rng(played.seed))
    targets = {each.to for each in part.returns}
    earlier: dict[int, Any] = {}
    for moves in range(part.first, part.last + 1):
        if moves > part.first:
            move = played.moves[moves - 1]
            step = game.play(step.state, move.seat, game.read_action(bytes(move.action)))
        yield Replayed(moves, step, None)
        for each in part.returns:
            if each.after == moves:
                step = Step(went_back(game, step.state, earlier[each.to]), [])
                yield Replayed(moves, step, each)
        if moves in targets:
            earlier[moves] = step.state
    if part.ends is not None and _state_at(game, part.ends) != step.state:
        raise Unreadable(f"{game.id}: move {part.last} does not lead to where the box was corrected")


def went_back(game: AnyGame, now: State, earlier: State) -> Any:
    """That earlier state with the chance of now: what was drawn since is never drawn again."""
    state = game.copy(earlier)
    state.rng.draws = now.rng.draws
    return state


def _beginning(game: AnyGame, played: Record, part: Part, chance: Rng) -> Step[Any]:
    """Where a part begins; a set-up draws from that chance, which has the seed of the record."""
    if part.begins is None:
        return game.setup(played.seats, game.read_options(bytes(played.options)), chance)
    state = _state_at(game, part.begins)
    if state.rng.seed != played.seed:
        raise Unreadable(f"{game.id}: from move {part.first} on chance does not come from the seed")
    return Step(state, [])


def _state_at(game: AnyGame, correction: Correction) -> Any:
    return game.read_state(bytes(correction.state), correction.state_rules)
