"""A picture of a position, for looking at and for measuring."""

from __future__ import annotations

from pathlib import Path

import msgspec
from msgspec import Struct

from games.core import AnyGame, View
from games.record import Record
from render import ARTISTS, HAND, TURN, Order, name_of, picture_of, title_of
from render.canvas import Picture
from render.film.course import course_of, describe
from render.film.finish import finish_card
from render.film.story import Story
from render.units import PRINT
from tools.complaint import Complaint
from words.catalogue import Words

FINISH = "finish"
"""The card that a game ends with."""


class Measured(Struct, frozen=True):
    """A text of a picture, in pixels of its file."""

    text: str
    role: str
    """`decides` or `extra`."""
    capitals: float
    """How high they are."""
    box: tuple[float, float, float, float]
    """Where its ink lies: left, top, right, bottom."""


def pictures(game: AnyGame) -> list[str]:
    """The names of all public pictures of a game; the first fits the question, the last is its end."""
    return [TURN, *ARTISTS[game.id].PICTURES, FINISH]


def measured(picture: Picture) -> list[Measured]:
    """Every text of a picture."""
    return [
        Measured(
            each.text,
            each.role,
            round(each.cap_height * PRINT, 2),
            (each.ink.left * PRINT, each.ink.top * PRINT, each.ink.right * PRINT, each.ink.bottom * PRINT),
        )
        for each in picture.boxes
    ]


def draw(
    game: AnyGame, view: View, language: str, out: Path, picture: str | None = None, boxes: Path | None = None
) -> str:
    """Write one picture of a view, by default what its reader is shown, and where its texts are; the twin."""
    if out.suffix != ".png":
        raise Complaint(f"{out} should end in .png.")
    wanted = picture or (TURN if view.me is None else HAND)
    if wanted not in (*pictures(game), HAND):
        raise Complaint(f"{game.id} has no picture {wanted}; it has {', '.join(pictures(game))}.")
    if wanted == HAND and view.me is None:
        raise Complaint("The hand is somebody's: say whose with --seat.")
    words = Words(language, game.id)
    order = Order(game.id, name_of(game.id, wanted, view), view, words)
    drawn = picture_of(order)
    _write(out, drawn.png())
    if boxes is not None:
        _write(boxes, msgspec.json.format(msgspec.json.encode(measured(drawn)), indent=1))
    return "\n\n".join([title_of(order), *ARTISTS[game.id].describe(view, words)])


def draw_finish(played: Record, language: str, out: Path, boxes: Path | None = None) -> str:
    """Write the finish card of a game that was played to its end, and where its texts are; the twin."""
    if out.suffix != ".png":
        raise Complaint(f"{out} should end in .png.")
    course = course_of(Story(played), Words(language, played.game))
    drawn = finish_card(course)
    _write(out, drawn.png())
    if boxes is not None:
        _write(boxes, msgspec.json.format(msgspec.json.encode(measured(drawn)), indent=1))
    return "\n\n".join(describe(course))


def _write(out: Path, data: bytes) -> None:
    try:
        out.write_bytes(data)
    except OSError as error:
        raise Complaint(f"{out} cannot be written: {error.strerror}.") from None
