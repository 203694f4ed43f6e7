"""How a finished game went: what turned it, and light awards from its events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from msgspec import Struct

from games.values import Event, Seat, Who

LEAST = 2
"""Of whatever an award counts: less is nothing to speak of."""
MOST_AWARDS = 3

Totals = Sequence[int]
"""What each seat had at some time, by seat."""


class Award(Struct, frozen=True):
    """Something of which one player had more than all others."""

    name: str
    """Of its `award-<name>` in the words, which is told the `count`."""
    kinds: tuple[str, ...]
    """The events that count for it."""
    value: str | None = None
    """Which number of them is added up; None: each counts once."""
    who: str = "who"
    """Which player of an event has it."""


class Given(Struct, frozen=True):
    """An award and who has it."""

    award: str
    seat: Seat
    count: int


class Turning(Struct, frozen=True):
    """A moment at which a game turned."""

    key: str
    """Of its `turning-<key>` in the words."""
    point: int
    """At which of the points of its course."""
    seat: Seat
    amount: int
    """By how much, in the units of the score."""


def given(awards: Iterable[Award], events: Sequence[Event]) -> tuple[Given, ...]:
    """At most three awards in their order; who has one already gets another only where nobody else does."""
    held = [each for award in awards for each in _holder(award, events)]
    first: dict[Seat, Given] = {}
    for each in held:
        first.setdefault(each.seat, each)
    others = [each for each in held if each not in first.values()]
    chosen = [*first.values(), *others][:MOST_AWARDS]
    return tuple(each for each in held if each in chosen)


def _holder(award: Award, events: Sequence[Event]) -> Iterator[Given]:
    """Whoever has the most of it, unless two have as much."""
    counts: Counter[Seat] = Counter()
    for event in events:
        if event.kind in award.kinds and isinstance(who := event.values.get(award.who), Who):
            amount = 1 if award.value is None else event.values[award.value]
            counts[who.seat] += amount if isinstance(amount, int) else 0
    (seat, most), *rest = counts.most_common(2) or [(0, 0)]
    if most >= LEAST and all(other < most for _, other in rest):
        yield Given(award.name, seat, most)


def turnings(points: Sequence[Totals], winners: Sequence[Seat]) -> tuple[Turning, ...]:
    """When the winner took the lead for good, the largest lead that was lost, the largest gain; by time."""
    found: dict[tuple[int, Seat], Turning] = {}
    for each in (*_last_lead(points, winners), *_lost_lead(points, winners), *_largest_gain(points)):
        found.setdefault((each.point, each.seat), each)
    return tuple(sorted(found.values(), key=lambda each: each.point))


def _margin(totals: Totals, seat: Seat) -> int:
    """By how much that seat is ahead of the next; below zero when it is not."""
    return totals[seat] - max(other for place, other in enumerate(totals) if place != seat)


def _last_lead(points: Sequence[Totals], winners: Sequence[Seat]) -> Iterator[Turning]:
    for winner in winners if len(winners) == 1 else ():
        behind = [place for place, totals in enumerate(points) if _margin(totals, winner) <= 0]
        place = behind[-1] + 1 if behind else 0
        if 0 < place < len(points):
            yield Turning("lead", place, winner, _margin(points[place], winner))


def _lost_lead(points: Sequence[Totals], winners: Sequence[Seat]) -> Iterator[Turning]:
    """The largest lead that came to nothing."""
    seats = range(len(points[0]) if points else 0)
    leads = [
        (_margin(totals, seat), place, seat)
        for place, totals in enumerate(points[:-1])
        for seat in seats
        if place > 0 and seat not in winners
    ]
    if leads and winners:
        most, place, seat = max(leads, key=lambda lead: (lead[0], -lead[1]))
        if most >= LEAST:
            yield Turning("ahead", place, seat, most)


def _largest_gain(points: Sequence[Totals]) -> Iterator[Turning]:
    gains = [
        (after[seat] - before[seat], place, seat)
        for place, (before, after) in enumerate(pairwise(points), start=1)
        for seat in range(len(after))
    ]
    if gains:
        most, place, seat = max(gains, key=lambda gain: (gain[0], -gain[1]))
        if most >= LEAST:
            yield Turning("gain", place, seat, most)
