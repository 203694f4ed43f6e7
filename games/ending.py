"""How a game ends: the seats in their order, and what is told of the winners."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from games.core import Result, Standing
from games.values import Event, Seat, Who

SHARED = "shared"
"""The last of all tie-breaks: nothing tells them apart."""


def ranked(
    parts: Sequence[Mapping[str, int]],
    breaks: Mapping[str, Sequence[int]] | None = None,
    *,
    out: Collection[Seat] = (),
    unit: str = "points",
    units: int = 1,
) -> Result:
    """The result, by the total of each seat's parts, most first; those who are out come last.

    Where totals are equal, the tie-breaks decide one after the other: by name, a number for each seat, of
    which more is better. Whom none of them tells apart share a rank.
    """
    ties = breaks or {}
    strengths = [
        (seat not in out, sum(part.values()), *[numbers[seat] for numbers in ties.values()])
        for seat, part in enumerate(parts)
    ]
    order = sorted(range(len(parts)), key=strengths.__getitem__, reverse=True)
    standings = tuple(
        Standing(
            seat=seat,
            rank=1 + sum(other > strengths[seat] for other in strengths),
            total=strengths[seat][1],
            sources=dict(parts[seat]),
            is_out=seat in out,
        )
        for seat in order
    )
    winners = tuple(sorted(place.seat for place in standings if place.rank == 1 and not place.is_out))
    used = _used(strengths, (*ties, SHARED)) if winners else ()
    return Result(standings, winners, used, unit, units)


def _used(strengths: Sequence[tuple[int, ...]], names: Sequence[str]) -> tuple[str, ...]:
    """Those tie-breaks that were needed to tell the best from the rest."""
    best, used = max(strengths), list[str]()
    for place, name in enumerate(names, start=2):
        level = [strength for strength in strengths if strength[:place] == best[:place]]
        if len(level) == 1:
            break
        used.append(name)
    return tuple(used)


def won(result: Result) -> list[Event]:
    """Who has won, if anybody, and by which tie-breaks."""
    winners = tuple([Who(seat) for seat in result.winners])
    if not winners:
        return [Event("nobody_won")]
    told = [Event("game_won", {"who": winners, "count": len(winners)})]
    return told + [Event("tie_broken", {"by": f"tie-{name}"}) for name in result.tie_breaks]
