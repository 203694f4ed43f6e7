"""How often people have played and won: counted from the results, whenever somebody asks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec
from msgspec import Struct

from games.core import Result
from games.values import Text
from storage.whole import Finished

MOST = 3_000
"""Games that are counted, the latest: no answer takes long, however old a server is."""
SHOWN = 5
"""Of those who have won most."""


class Tally(Struct):
    """Some games of one kind, as one person played them."""

    played: int = 0
    won: int = 0
    points: int = 0
    """All of them together; of games from which nobody was put out."""
    scored: int = 0
    best: int | None = None
    result: Result | None = None
    """The latest, which says what is counted."""

    def add(self, result: Result, seat: int) -> None:
        """One game more."""
        self.played += 1
        self.won += seat in result.winners
        self.result = self.result or result
        (place,) = [each for each in result.standings if each.seat == seat]
        if not place.is_out:
            self.points, self.scored = self.points + place.total, self.scored + 1
            self.best = place.total if self.best is None else max(self.best, place.total)

    @property
    def average(self) -> Text | None:
        """Of the points, rounded; None without any."""
        if self.result is None or not self.scored:
            return None
        return self.result.amount(round(self.points / self.scored), is_short=True)

    @property
    def highest(self) -> Text | None:
        """The best of them; None without any."""
        return (
            None if self.result is None or self.best is None else self.result.amount(self.best, is_short=True)
        )


class Own(Struct):
    """One game as one person has played it."""

    people: Tally
    """Among people ..."""
    by_seats: dict[int, Tally]
    """... by the number of players ..."""
    computers: Tally
    """... and where computers played too."""


class Pair(Struct):
    """One game as two people have played it together."""

    played: int = 0
    before: int = 0
    """The first ended before the second."""
    behind: int = 0


class Server(Struct):
    """One game as it was played on a server."""

    played: int
    best: Text | None
    best_of: str | None
    """Whose that is; None: somebody who is not to be named."""
    winners: tuple[tuple[str, int], ...]
    """Who has won most, and how often."""


def read(row: Finished) -> Result:
    """How that game ended."""
    return msgspec.json.decode(row.result, type=Result)


def own(rows: Iterable[Finished], user: int) -> dict[str, Own]:
    """That person's games, by kind."""
    found: dict[str, Own] = {}
    for row in rows:
        seat = next(number for number, each in enumerate(row.seats) if each.user == user)
        mine = found.setdefault(row.game, Own(Tally(), {}, Tally()))
        result = read(row)
        if any(each.is_computer for each in row.seats):
            mine.computers.add(result, seat)
        else:
            mine.people.add(result, seat)
            mine.by_seats.setdefault(len(row.seats), Tally()).add(result, seat)
    return found


def pair(rows: Iterable[Finished], first: int, second: int) -> dict[str, Pair]:
    """The games that these two have played together, by kind."""
    found: dict[str, Pair] = {}
    for row in rows:
        users = [each.user for each in row.seats]
        if first in users and second in users:
            counted = found.setdefault(row.game, Pair())
            ranks = {place.seat: place.rank for place in read(row).standings}
            one, other = ranks[users.index(first)], ranks[users.index(second)]
            counted.played += 1
            counted.before += one < other
            counted.behind += one > other
    return found


def server(rows: Sequence[Finished]) -> dict[str, Server]:
    """The games of a server, by kind; whoever does not want to be counted is named nowhere."""
    return {
        game: _server([row for row in rows if row.game == game])
        for game in dict.fromkeys(row.game for row in rows)
    }


def _server(rows: Sequence[Finished]) -> Server:
    wins: dict[int, int] = {}
    names: dict[int, str] = {}
    best: tuple[int, Text, str | None] | None = None
    for row in rows:
        result = read(row)
        for place in result.standings:
            seat = row.seats[place.seat]
            if seat.is_computer:
                continue
            if not place.is_out and (best is None or place.total > best[0]):
                named = seat.name if seat.is_counted else None
                best = (place.total, result.amount(place.total, is_short=True), named)
            if seat.user is not None and seat.is_counted and place.seat in result.winners:
                wins[seat.user] = wins.get(seat.user, 0) + 1
                names.setdefault(seat.user, seat.name)
    return Server(
        played=len(rows),
        best=None if best is None else best[1],
        best_of=None if best is None else best[2],
        winners=_most(wins, names),
    )


def _most(wins: Mapping[int, int], names: Mapping[int, str]) -> tuple[tuple[str, int], ...]:
    order = sorted(wins, key=lambda user: (-wins[user], names[user].casefold()))
    return tuple((names[user], wins[user]) for user in order[:SHOWN])
