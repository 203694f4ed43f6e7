"""Watches a board being drawn and writes every stroke on a tape: run once, before anything is made faster."""

from __future__ import annotations

import sys
from base64 import b64encode
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import cache, partial
from inspect import signature
from io import BytesIO
from typing import Any
from unittest import mock

from PIL import Image

from games import GAMES
from games.core import AnyGame, View
from render import TURN, Order, name_of, picture_of
from render.canvas import Canvas, Pen, Picture
from render.palette import FOLD
from render.press.marks import Placed, Written
from render.units import PRINT
from tools.bench.tape import Laid, Said, Sprite, Stroke, Tape
from tools.random_play import course, position
from words.catalogue import Words

PLAYERS = 4
SEED = 7
STROKES = ("polygon", "oval", "ring", "slab", "line", "over", "outline")
"""What a pen does; a disc is an oval."""


class Recorder:
    """Remembers what every sprite and every board is made of."""

    def __init__(self) -> None:
        self._pens: dict[int, Sprite] = {}
        self._sprites: dict[int, tuple[Image.Image, Sprite]] = {}
        self._layers: dict[int, tuple[Image.Image, Canvas]] = {}
        self._inside = False
        self.last: Canvas | None = None

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Every pen and canvas is watched in here."""
        watched: list[tuple[type, str, Callable[[Any], Any]]] = [
            (Pen, "__init__", self._pen),
            (Pen, "shape", self._shape),
            (Canvas, "image", self._shown),
            (Canvas, "flat", self._flat),
            (Canvas, "picture", self._picture),
            *((Pen, name, partial(self._stroke, name)) for name in STROKES),
        ]
        with ExitStack() as stack:
            for kind, name, watch in watched:
                stack.enter_context(mock.patch.object(kind, name, watch(getattr(kind, name))))
            yield

    def tape(self, canvas: Canvas) -> Tape:
        """All that lies on that canvas, and below it."""
        width, height = canvas.ground.width / PRINT, canvas.ground.height / PRINT
        tape = Tape([Sprite(width, height, FOLD, [])], [Laid(0, width / 2, height / 2)])
        self._write(tape, canvas, 0)
        return tape

    def _write(self, tape: Tape, canvas: Canvas, top: int) -> None:
        for strip in canvas.ground.strips:
            below = self._layers.get(id(strip.image))
            if below is None:
                self._lay(tape, Placed(strip.image, 0, top + strip.top))
            else:
                self._write(tape, below[1], top + strip.top)
        for mark in canvas.part.group.marks:
            if isinstance(mark, Written):
                style, width = mark.style, None if mark.width is None else mark.width / PRINT
                at = mark.start / PRINT, (mark.baseline + top) / PRINT
                tape.marks.append(Said(mark.text, *at, style.size, style.weight, style.colour, width))
            else:
                self._lay(tape, Placed(mark.sprite, mark.left, mark.top + top))

    def _lay(self, tape: Tape, placed: Placed) -> None:
        image = placed.sprite
        known = self._sprites.get(id(image))
        sprite = _picture(image) if known is None else known[1]
        if sprite not in tape.sprites:
            tape.sprites.append(sprite)
        x, y = placed.left + image.width / 2, placed.top + image.height / 2
        tape.marks.append(Laid(tape.sprites.index(sprite), x / PRINT, y / PRINT))

    # What is watched

    def _pen(self, init: Callable[..., None]) -> Callable[..., None]:
        def begin(pen: Pen, width: float, height: float, ground: Any = None) -> None:
            init(pen, width, height, ground)
            self._pens[id(pen)] = Sprite(width, height, ground, [])

        return begin

    def _stroke(self, name: str, draw: Callable[..., None]) -> Callable[..., None]:
        """Strokes that other strokes are made of are not written twice."""

        def note(pen: Pen, *args: Any, **named: Any) -> None:
            is_outer, self._inside = not self._inside, True
            if is_outer:
                measures = list(signature(draw).bind(pen, *args, **named).args[1:])
                self._pens[id(pen)].strokes.append(Stroke(name, [_plain(each) for each in measures]))
            try:
                draw(pen, *args, **named)
            finally:
                self._inside = not is_outer

        return note

    def _shape(self, finish: Callable[[Pen], Image.Image]) -> Callable[[Pen], Image.Image]:
        def note(pen: Pen) -> Image.Image:
            image = finish(pen)
            self._sprites[id(image)] = (image, self._pens[id(pen)])
            return image

        return note

    def _shown(self, shown: property) -> property:
        def note(canvas: Canvas) -> Image.Image:
            image: Image.Image = shown.__get__(canvas)
            self._layers[id(image)] = (image, canvas)
            return image

        return property(note)

    def _flat(self, finish: Callable[..., Image.Image]) -> Callable[..., Image.Image]:
        def note(canvas: Canvas, palette: Image.Image) -> Image.Image:
            image = finish(canvas, palette)
            self._layers[id(image)] = (image, canvas)
            return image

        return note

    def _picture(self, finish: Callable[..., Picture]) -> Callable[..., Picture]:
        def note(canvas: Canvas, palette: Image.Image) -> Picture:
            self.last = canvas
            return finish(canvas, palette)

        return note


def _plain(measure: Any) -> Any:
    """As it is written down: points in a list, whatever they came in."""
    if isinstance(measure, int | float):
        return measure
    return [_plain(each) for each in measure]


def _picture(image: Image.Image) -> Sprite:
    size = round(image.width / PRINT), round(image.height / PRINT)
    file = BytesIO()
    image.convert("RGBA").resize(size).save(file, "PNG")
    return Sprite(*size, None, [], b64encode(file.getvalue()).decode())


def clear_caches() -> None:
    """As if nothing had been drawn yet: the caches of all functions that draw are empty."""
    for name, module in list(sys.modules.items()):
        if name == "render" or name.startswith("render."):
            for thing in vars(module).values():
                if hasattr(thing, "cache_clear") and not isinstance(thing, type) and name != "render.type":
                    thing.cache_clear()


@cache
def half_of(game: AnyGame) -> int:
    """The middle of a random game, in steps."""
    return sum(1 for _ in course(game, PLAYERS, SEED)) // 2


def busy_views(game: AnyGame) -> tuple[Any, Any]:
    """A board in the middle of a game, and what somebody saw some steps before."""
    half = half_of(game)
    before, after = (position(game, PLAYERS, SEED, steps) for steps in (half - 8, half))
    return game.view(before, None), game.view(after, None)


def turn_picture(game: AnyGame, view: View, before: View | None = None) -> Picture:
    """The picture that a table is shown there."""
    name = name_of(game.id, TURN, view)
    return picture_of(Order(game.id, name, view, Words("en", game.id), before))


def record(game: AnyGame) -> Tape:
    """The strokes of a busy board, nothing taken from a cache."""
    before, after = busy_views(game)
    recorder = Recorder()
    clear_caches()
    with recorder.watching():
        turn_picture(game, after, before)
    clear_caches()
    assert recorder.last is not None
    return recorder.tape(recorder.last)


if __name__ == "__main__":
    for name in sys.argv[1:]:  # only those named: a yardstick that is kept stays as it is
        record(GAMES[name]).keep(name)
