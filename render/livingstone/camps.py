"""The tents on the land: few owners stand large in a space, many stand close."""

from __future__ import annotations

from msgspec import Struct

from games.livingstone.view import LivingstoneView
from games.values import Seat
from render.canvas import Box, Canvas, cached_part
from render.icons import halo
from render.livingstone.layout import CELL_HEIGHT, CELL_WIDTH, cell
from render.livingstone.pieces import count_chip, pennant, tent
from render.owners import OWNERS
from render.palette import CHALK
from render.type import Style, Weight
from words.catalogue import letter

Place = tuple[int, int]
"""Column and row."""


class Camp(Struct, frozen=True):
    """One owner's tents on a space, as they are drawn."""

    seat: Seat
    tents: int
    is_scored: bool
    """All of them."""
    is_new: bool
    """The reader has not seen so many here."""


class Pitch(Struct, frozen=True):
    """How tents stand in a space that so many owners share."""

    columns: int
    rows: int
    tent_width: int
    tent_height: int
    letter: int
    """Font size."""
    count: int
    """Width of the number beside the tent; 0: inside, with the letter."""


PITCHES = {
    1: Pitch(1, 1, 72, 70, 50, 36),
    2: Pitch(1, 2, 56, 44, 40, 34),
    3: Pitch(1, 3, 48, 30, 38, 32),
    4: Pitch(2, 2, 43, 44, 38, 0),
    5: Pitch(2, 3, 43, 30, 38, 0),
}
"""By number of owners."""


def tents_of(view: LivingstoneView) -> dict[tuple[Place, Seat], int]:
    """How many tents everybody has on every space."""
    return {
        ((camp.column, camp.row), player.seat): camp.unscored + camp.scored
        for player in view.players
        for camp in player.camps
    }


def camps(view: LivingstoneView, before: LivingstoneView | None) -> dict[Place, list[Camp]]:
    """What stands on each space, in order of the seats."""
    known = tents_of(view if before is None else before)
    spaces: dict[Place, list[Camp]] = {}
    for player in view.players:
        for camp in player.camps:
            place, tents = (camp.column, camp.row), camp.unscored + camp.scored
            is_new = tents > known.get((place, player.seat), 0)
            spaces.setdefault(place, []).append(Camp(player.seat, tents, camp.unscored == 0, is_new))
    return spaces


def leaders(view: LivingstoneView, row: int) -> tuple[list[Seat], int]:
    """Who has the most tents in that row, and how many; nobody while it is empty (6.1)."""
    counts = {
        player.seat: sum(camp.unscored + camp.scored for camp in player.camps if camp.row == row)
        for player in view.players
    }
    most = max(counts.values())
    return ([seat for seat, tents in counts.items() if tents == most] if most else []), most


def draw_camps(canvas: Canvas, view: LivingstoneView, before: LivingstoneView | None) -> None:
    """All tents; those new since `before` glow."""
    for (column, row), owners in camps(view, before).items():
        space, pitch = cell(column, row), PITCHES[len(owners)]
        for place, camp in enumerate(owners):
            _draw_camp(canvas, camp, _slot(space, pitch, place), pitch, space)


def _slot(space: Box, pitch: Pitch, place: int) -> Box:
    """The part of the space for the camp at that place, filled from the top left."""
    width, height = (CELL_WIDTH - 6) / pitch.columns, (CELL_HEIGHT - 4) / pitch.rows
    down, across = divmod(place, pitch.columns)
    left, top = space.left + 3 + across * width, space.top + 2 + down * height
    return Box(left, top, left + width, top + height)


@cached_part
def _draw_camp(canvas: Canvas, camp: Camp, slot: Box, pitch: Pitch, space: Box) -> None:
    """The tent with its letter, and the number of tents where there are several."""
    x, y = slot.middle
    width, height = pitch.tent_width, pitch.tent_height
    has_chip = camp.tents > 1 and pitch.count > 0
    if has_chip:
        x = slot.left + 1 + width / 2
    if camp.is_new:
        canvas.put(halo(round(slot.right - slot.left), round(slot.bottom - slot.top)), *slot.middle)
    if pitch.rows == 1 and not camp.is_scored:
        canvas.put(pennant(), x + 11, y - height / 2 - 6)
    canvas.put(tent(camp.seat, width, height, is_scored=camp.is_scored), x, y)
    text = letter(camp.seat) if has_chip or camp.tents == 1 else f"{letter(camp.seat)}{camp.tents}"
    style = Style(pitch.letter, Weight.TITLE, OWNERS[camp.seat].ink)
    drop = height * (0.1 if pitch.rows < 3 else 0.02)
    canvas.write(text, (x, y + drop), style, space, widest=width - 4)
    if has_chip:
        tall = min(height, 38)
        at = (slot.right - pitch.count / 2 - 1, y + (height - tall) / 2)
        canvas.put(count_chip(pitch.count, tall), *at)
        canvas.write(str(camp.tents), at, Style(38, colour=CHALK), space, widest=pitch.count - 4)
