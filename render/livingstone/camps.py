"""The tents on the land: an owner alone stands large in a space, many stand close in two lines."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate, pairwise

from msgspec import Struct

from games.livingstone.view import LivingstoneView
from games.values import Seat
from render.canvas import Box, Canvas, cached_part
from render.icons import halo
from render.livingstone.layout import Land
from render.livingstone.pieces import pennant, tent
from render.owners import OWNERS
from render.type import Style, Weight
from words.catalogue import Badge, Words

Place = tuple[int, int]
"""Column and row."""


class Camp(Struct, frozen=True):
    """One owner's tents on a space, as they are drawn."""

    badge: Badge
    tents: int = 1
    is_scored: bool = True
    """All of them."""
    is_new: bool = False
    """The reader has not seen so many here."""

    @property
    def label(self) -> str:
        """The letter, and how many tents there are if there are several."""
        return self.badge.letter if self.tents == 1 else f"{self.badge.letter}{self.tents}"


ALONE = Style(48, Weight.TITLE)
AMONG = Style(42, Weight.TITLE)
LARGEST = (74, 72)
"""Width and height of a tent that stands alone."""
CLOSE = (62, 58)
"""The same of one that does not."""
LINES = {1: ((1,),), 2: ((2,), (1, 1)), 3: ((2, 1), (1, 2)), 4: ((2, 2),), 5: ((3, 2), (2, 3))}
"""By number of owners, how many may stand in the upper line and in the lower one."""


def tents_of(view: LivingstoneView) -> dict[tuple[Place, Seat], int]:
    """How many tents everybody has on every space."""
    return {
        ((camp.column, camp.row), player.seat): camp.unscored + camp.scored
        for player in view.players
        for camp in player.camps
    }


def camps(view: LivingstoneView, words: Words, before: LivingstoneView | None) -> dict[Place, list[Camp]]:
    """What stands on each space, in order of the seats."""
    known = tents_of(view if before is None else before)
    spaces: dict[Place, list[Camp]] = {}
    for player in view.players:
        for camp in player.camps:
            place, tents = (camp.column, camp.row), camp.unscored + camp.scored
            is_new = tents > known.get((place, player.seat), 0)
            drawn = Camp(words.badge(player.seat), tents, camp.unscored == 0, is_new)
            spaces.setdefault(place, []).append(drawn)
    return spaces


def leaders(view: LivingstoneView, row: int) -> tuple[list[Seat], int]:
    """Who has the most tents in that row, and how many; nobody while it is empty (6.1)."""
    counts = {
        player.seat: sum(camp.unscored + camp.scored for camp in player.camps if camp.row == row)
        for player in view.players
    }
    most = max(counts.values())
    return ([seat for seat, tents in counts.items() if tents == most] if most else []), most


def draw_camps(
    canvas: Canvas, land: Land, view: LivingstoneView, words: Words, before: LivingstoneView | None
) -> None:
    """All tents; those new since `before` glow."""
    for (column, row), owners in camps(view, words, before).items():
        draw_owners(canvas, owners, land.cell(column, row))


def slots(owners: Sequence[Camp], space: Box) -> list[Box]:
    """The part of the space for each: wider for what is longer, in the lines that squeeze least."""
    needs = [AMONG.width(camp.label) + 10 for camp in owners]
    width, height = space.right - space.left - 4, space.bottom - space.top - 2

    def lines(split: tuple[int, ...]) -> list[list[float]]:
        ends = [0, *accumulate(split)]
        return [needs[start:end] for start, end in pairwise(ends)]

    def squeeze(split: tuple[int, ...]) -> float:
        """How far off the tents are from room for what stands on them, in either direction."""
        across = max(1.0, *(sum(line) / width for line in lines(split)))
        return across * max(1.0, len(split) * 44 / height)

    found, best = [], lines(min(LINES[len(owners)], key=squeeze))
    for down, line in enumerate(best):
        left, top = space.left + 2, space.top + 1 + down * height / len(best)
        for need in line:
            right = left + width * need / sum(line)
            found.append(Box(left, top, right, top + height / len(best)))
            left = right
    return found


@cached_part
def draw_owners(canvas: Canvas, owners: list[Camp], space: Box) -> None:
    """Everybody's tent there with its letter, and the number of tents where there are several."""
    places, style = slots(owners, space), ALONE if len(owners) == 1 else AMONG
    widest, highest = LARGEST if len(owners) == 1 else CLOSE
    for camp, slot in zip(owners, places, strict=True):
        if camp.is_new:
            canvas.put(halo(round(slot.right - slot.left), round(slot.bottom - slot.top)), *slot.middle)
    for camp, slot in zip(owners, places, strict=True):
        air = (16, 16) if len(owners) == 1 else (2, 2)
        width = round(min(widest, slot.right - slot.left - air[0]))
        height = round(min(highest, slot.bottom - slot.top - air[1]))
        x, y = slot.middle
        if len(owners) == 1 and not camp.is_scored:
            height, y = height - 6, y + 4
            canvas.put(pennant(), x + 11, y - height / 2 - 5)
        canvas.put(tent(camp.badge.colour, width, height, is_scored=camp.is_scored), x, y)
        drop = height * 0.1 if height > 50 else 1
        ink = Style(style.size, style.weight, OWNERS[camp.badge.colour].ink)
        canvas.write(camp.label, (x, y + drop), ink, space, widest=width - 2)
