"""A picture of a position, for looking at."""

from __future__ import annotations

from pathlib import Path

from games.core import AnyGame, View
from render import ARTISTS, SHEETS
from tools.complaint import Complaint
from words.catalogue import Words


def draw(game: AnyGame, view: View, language: str, out: Path, sheet: str | None = None) -> str:
    """Write a view's board, a further sheet of it, or its seat's private one; the text twin."""
    if out.suffix != ".png":
        raise Complaint(f"{out} should end in .png.")
    sheets = SHEETS.get(game.id, {})
    if sheet is not None and sheet not in sheets:
        raise Complaint(f"{game.id} has no sheet {sheet}; it has {', '.join(sheets) or 'none'}.")
    words, artist = Words(language, game.id), ARTISTS[game.id]
    if sheet is not None:
        picture = sheets[sheet].draw(view, words)
    else:
        picture = artist.board(view, words) if view.me is None else artist.hand(view, words)
    try:
        out.write_bytes(picture.png())
    except OSError as error:
        raise Complaint(f"{out} cannot be written: {error.strerror}.") from None
    return "\n\n".join(artist.describe(view, words))
