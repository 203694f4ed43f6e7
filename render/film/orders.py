"""What can be ordered of a game that is over, and what comes of it; both go between processes."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from PIL import Image

from games.core import View
from games.values import Seat
from render import ARTISTS, HAND, TURN, Order, caption_of, name_of, picture_of, png_of
from render.canvas import in_palette
from render.film.course import caption, course_of, describe
from render.film.finish import finish_card
from render.film.gif import Shot, shot_of
from render.film.story import Story, story_of
from render.film.tally import TallyOrder
from render.palette import FOLD
from words.catalogue import Words

MOST_SHOTS = 110
"""Of an animation: at more turns it shows the rounds."""
SCREEN = (780, 740)
"""Pixels of an animation, as many as a picture of a turn has at the most but for a few."""


class Finished(NamedTuple):
    """A finish card."""

    file: bytes
    caption: str
    pages: tuple[str, ...]
    """All of it in words."""


class FinishOrder(NamedTuple):
    """The finish card of a recorded game."""

    record: bytes
    words: Words

    def made(self) -> Finished:
        """The card as a file, and in words; or Untellable."""
        course = course_of(story_of(self.record), self.words)
        return Finished(finish_card(course).png(), caption(course), tuple(describe(course)))


class Eyes(NamedTuple):
    """As whom one looks at a game that is over."""

    seat: Seat | None = None
    """None: as the table saw it."""
    is_sheet: bool = False
    """Not at the table, but at that seat's private sheet."""
    is_open: bool = False
    """At the table, with everybody's private sheets in words."""


class Scene(NamedTuple):
    """The table after a turn."""

    file: bytes
    caption: str
    sheets: tuple[tuple[Seat, str], ...]
    """What the private sheets that are open said, by seat."""
    moment: str
    frame: int
    last: int
    """Of the frames."""
    moves: tuple[int, int]
    """How many moves had been made before that turn, and after it."""
    rounds: tuple[tuple[int, str], ...]
    """Where the parts of the game begin, and what they are called."""


class SceneOrder(NamedTuple):
    """The table after that turn of a recorded game."""

    record: bytes
    frame: int
    """The last one for any number beyond it."""
    eyes: Eyes
    words: Words

    def made(self) -> Scene:
        """Its picture, with what the turn changed marked, and what there is to know beside it."""
        story = story_of(self.record)
        frame = min(self.frame, len(story.frames) - 1)
        order = _order(story, frame, self.eyes, self.words)
        seats = range(story.seats) if self.eyes.is_open else [self.eyes.seat]
        return Scene(
            file=png_of(order),
            caption=caption_of(order),
            sheets=tuple(
                [
                    (seat, caption_of(Order(story.game.id, HAND, story.view(frame, seat), self.words)))
                    for seat in seats
                    if seat is not None and not self.eyes.is_sheet
                ]
            ),
            moment=story.moment(frame, self.words),
            frame=frame,
            last=len(story.frames) - 1,
            moves=(-1 if frame == 0 else story.frames[frame - 1].moves, story.frames[frame].moves),
            rounds=tuple([(each, story.moment(each, self.words)) for each in story.rounds]),
        )


class ShotOrder(NamedTuple):
    """A frame of the animation of a recorded game; the one after the last turn is the finish card."""

    record: bytes
    shot: int
    is_next: bool
    """Whether it follows the one before it; else frames were left out, and it stands for itself."""
    words: Words

    def made(self) -> Shot:
        """It, as far as it differs from the frame before."""
        is_change = self.is_next and self.shot > 0
        before = _screen(self.record, self.shot - 1, self.words.told) if is_change else None
        return shot_of(_screen(self.record, self.shot, self.words.told), before)


class CountOrder(NamedTuple):
    """How many frames the animation of a recorded game has."""

    record: bytes

    def made(self) -> int:
        """So many, the finish card included."""
        story = story_of(self.record)
        return len(story.shots(MOST_SHOTS)) + (story.result is not None)


FilmOrder = FinishOrder | SceneOrder | ShotOrder | CountOrder | TallyOrder


def _order(story: Story, frame: int, eyes: Eyes, words: Words) -> Order:
    view = story.view(frame, eyes.seat)
    if eyes.is_sheet:
        return Order(story.game.id, HAND, view, words)
    before: View | None = None if frame == 0 else story.view(frame - 1, eyes.seat)
    return Order(story.game.id, name_of(story.game.id, TURN, view), view, words, before)


@lru_cache(maxsize=2)
def _screen(record: bytes, shot: int, told: tuple[Any, ...]) -> Image.Image:
    """That frame as it is shown, all of one size."""
    words, story = Words(*told), story_of(record)
    frames = story.shots(MOST_SHOTS)
    if shot < len(frames):
        image = picture_of(_order(story, frames[shot], Eyes(), words)).image
    else:
        image = finish_card(course_of(story, words)).image
    return image if image.size == SCREEN else _fitted(image, ARTISTS[story.game.id].MASTHEAD.palette)


def _fitted(image: Image.Image, palette: Image.Image) -> Image.Image:
    """A picture on a sheet of that size: a lower one on paper, a higher one smaller."""
    if image.height > SCREEN[1]:
        size = (image.width * SCREEN[1] // image.height, SCREEN[1])
        image = in_palette(image.convert("RGB").resize(size, Image.Resampling.BOX), palette)
    sheet = in_palette(Image.new("RGB", SCREEN, FOLD), palette)
    sheet.paste(image, ((SCREEN[0] - image.width) // 2, 0))
    return sheet
