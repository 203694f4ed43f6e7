"""A picture of a position, for looking at."""

from __future__ import annotations

from pathlib import Path

from games.core import AnyGame
from games.values import Seat
from render import DRAWN
from tools.complaint import Complaint
from tools.random_play import position
from words.catalogue import Words


def draw(
    game: AnyGame, seats: int, seed: int, steps: int, seat: Seat | None, language: str, out: Path
) -> str:
    """Write the board, or that seat's private sheet, after so many random steps; the text twin."""
    if out.suffix != ".png":
        raise Complaint(f"{out} should end in .png.")
    view = game.view(position(game, seats, seed, steps), seat)
    words = Words(language, game.id)
    drawing = DRAWN[game.id]
    picture = drawing.board(view, words) if seat is None else drawing.hand(view, words)
    try:
        out.write_bytes(picture.png())
    except OSError as error:
        raise Complaint(f"{out} cannot be written: {error.strerror}.") from None
    return "\n\n".join(drawing.describe(view, words))
