"""A finished game played again from its record: what was seen when, turn by turn, and how everybody stood."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from games import GAMES
from games.core import AnyGame, Refused, Result, Step, Unreadable, View, packed
from games.record import Record, Return, parts, read_record, replayed
from games.values import Event, Seat
from render import ARTISTS
from words.catalogue import Words

FEW_ROUNDS = 6
"""With fewer, the course of a game is told by turns: three points are no curve."""
STORIES = 2
"""Games that stay at hand, because whoever looks at one looks at more of it."""


class Untellable(Exception):
    """Nothing of that game can be played again by the rules and the box of today."""


class Frame(NamedTuple):
    """The table after a turn."""

    moves: int
    """That had been made."""
    state: bytes
    is_new_round: bool
    """Whether another part of the game begins with it."""


class Point(NamedTuple):
    """How everybody stood at some time."""

    frame: int
    """After which turn."""
    told: int
    """The frame that tells when this was: at the end of a round, one of that round."""
    totals: tuple[int, ...]
    """By seat, with all that each of them knew."""


class Story:
    """A record, played again as far as today's rules and box go; the states stay in here, views come out."""

    def __init__(self, record: Record) -> None:
        self.game: AnyGame = GAMES[record.game]
        self.seats = record.seats
        self._artist, self._words = ARTISTS[record.game], Words("en", record.game)
        self.events: list[Event] = []
        """All that happened, for every reader."""
        self.frames: list[Frame] = []
        try:
            self._play(record)
        except (Refused, Unreadable) as error:
            raise Untellable(str(error)) from error
        if not self.frames:
            raise Untellable(f"{record.game}: no part of the game belongs to today's rules and box")

    def _play(self, record: Record) -> None:
        """Go through the game; a turn ends when somebody else moves, or with a part of the game."""
        moment = ""
        for part in parts(record):
            if not part.is_of(self.game):
                continue
            before: Step[Any] | None = None
            told: dict[int, int] = {}
            for moves, step, back in replayed(self.game, record, part):
                now = self._artist.moment(self.game.view(step.state, None), self._words)
                if back is not None:
                    self._forget(back, told)
                    moment = now
                is_begun = before is None or now != moment
                is_last = moves == part.last
                is_handed_over = not (is_last or back) and (
                    moves == part.first or record.moves[moves].seat != record.moves[moves - 1].seat
                )
                if is_begun or is_handed_over or is_last:
                    self.frames.append(Frame(moves, packed(step.state), bool(moment) and now != moment))
                self.events += step.events
                told[moves] = len(self.events)
                before, moment = step, now

    def _forget(self, back: Return, told: dict[int, int]) -> None:
        """What does not count any more is not shown: neither its turns nor what came of them."""
        self.frames = [frame for frame in self.frames if frame.moves <= back.to]
        del self.events[told[back.to] :]

    def view(self, frame: int, seat: Seat | None) -> View:
        """The table after that turn, as that seat or (None) everybody saw it."""
        view: View = self.game.view(self._state(frame), seat)
        return view

    def moment(self, frame: int, words: Words) -> str:
        """Where in the game that was."""
        return self._artist.moment(self.view(frame, None), words)

    @property
    def result(self) -> Result | None:
        """How it ended, if it did."""
        return self.game.result(self._state(-1))

    @property
    def rounds(self) -> list[int]:
        """The frames with which the parts of the game begin."""
        return [0, *(number for number, frame in enumerate(self.frames) if frame.is_new_round)]

    def points(self) -> list[Point]:
        """How everybody stood: at first and after every round, or after every turn where rounds are few."""
        last = len(self.frames) - 1
        frames: Sequence[int] = [*self.rounds, *([] if last in self.rounds else [last])]
        if len(frames) <= FEW_ROUNDS:
            return [Point(frame, frame, self._totals(frame)) for frame in range(last + 1)]
        return [
            Point(frame, max(0, frame - 1) if frame in self.rounds else frame, self._totals(frame))
            for frame in frames
        ]

    def shots(self, most: int) -> list[int]:
        """The frames of an animation: all turns, or where these are too many the rounds, and the end."""
        last = len(self.frames) - 1
        return [*range(last + 1)] if last < most else [*self.rounds, *([] if last in self.rounds else [last])]

    def _totals(self, frame: int) -> tuple[int, ...]:
        return tuple(self._totals_of(self._state(frame)))

    def _totals_of(self, state: Any) -> Iterator[int]:
        """What each has and would get if it ended now, by what it knows itself."""
        for seat in range(self.seats):
            tallies = self.game.score(self.game.view(state, seat)).tallies
            mine = next(tally for tally in tallies if tally.seat == seat)
            yield sum(mine.now.values()) + sum(mine.end.values())

    def _state(self, frame: int) -> Any:
        return self.game.unpacked(self.frames[frame].state)


@lru_cache(maxsize=STORIES)
def story_of(record: bytes) -> Story:
    """The story of that record; or Untellable."""
    return Story(read_record(record))
