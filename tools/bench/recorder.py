"""Watches a board being drawn and writes every stroke on a tape: run once, before anything is made faster."""

from __future__ import annotations

import sys
from base64 import b64encode
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from inspect import signature
from io import BytesIO
from typing import Any
from unittest import mock

from PIL import Image

from games import GAMES
from games.core import AnyGame
from render import DRAWN
from render.canvas import Canvas, Pen
from tools.bench.tape import Laid, Said, Sprite, Stroke, Tape
from tools.random_play import position
from words.catalogue import Words

PLAYERS = 4
SEED = 7
STROKES = ("polygon", "oval", "ring", "slab", "line", "over", "outline")
"""What a pen does; a disc is an oval."""


class Recorder:
    """Remembers what every sprite and every board is made of."""

    def __init__(self) -> None:
        self._pens: dict[int, Sprite] = {}
        self._images: dict[int, tuple[Image.Image, Sprite]] = {}
        self._tapes: dict[int, tuple[Image.Image, Tape]] = {}
        self._inside = False
        self.last: Tape | None = None

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Every pen and canvas is watched in here."""
        watched: list[tuple[type, str, Callable[[Callable[..., Any]], Callable[..., Any]]]] = [
            (Pen, "__init__", self._pen),
            (Pen, "sprite", self._sprite),
            (Canvas, "__init__", self._canvas),
            (Canvas, "put", self._put),
            (Canvas, "write", self._write),
            *((Pen, name, partial(self._stroke, name)) for name in STROKES),
        ]
        with ExitStack() as stack:
            for kind, name, watch in watched:
                stack.enter_context(mock.patch.object(kind, name, watch(getattr(kind, name))))
            yield

    # The pens

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

    def _sprite(self, finish: Callable[[Pen], Image.Image]) -> Callable[[Pen], Image.Image]:
        def note(pen: Pen) -> Image.Image:
            image = finish(pen)
            self._images[id(image)] = (image, self._pens[id(pen)])
            return image

        return note

    # The boards

    def _canvas(self, init: Callable[..., None]) -> Callable[..., None]:
        def begin(canvas: Canvas, ground: Image.Image, boxes: Any = ()) -> None:
            init(canvas, ground, boxes)
            below = self._tapes.get(id(ground))
            if below is None:
                tape = Tape([], [])
                self._lay(tape, ground, ground.width / 2, ground.height / 2)
            else:
                tape = Tape(list(below[1].sprites), list(below[1].marks))
            self._tapes[id(canvas.image)] = (canvas.image, tape)
            self.last = tape

        return begin

    def _put(self, put: Callable[..., None]) -> Callable[..., None]:
        def note(canvas: Canvas, sprite: Image.Image, x: float, y: float) -> None:
            put(canvas, sprite, x, y)
            self._lay(self._tapes[id(canvas.image)][1], sprite, x, y)

        return note

    def _lay(self, tape: Tape, image: Image.Image, x: float, y: float) -> None:
        known = self._images.get(id(image))
        sprite = _picture(image) if known is None else known[1]
        if sprite not in tape.sprites:
            tape.sprites.append(sprite)
        tape.marks.append(Laid(tape.sprites.index(sprite), x, y))

    def _write(self, write: Callable[..., None]) -> Callable[..., None]:
        def note(canvas: Canvas, *args: Any, **named: Any) -> None:
            write(canvas, *args, **named)
            given = signature(write).bind(canvas, *args, **named)
            given.apply_defaults()
            text, at, style = given.arguments["text"], given.arguments["at"], given.arguments["style"]
            align, widest = given.arguments["align"], given.arguments["widest"]
            width, baseline = style.width(text), round(at[1] + style.cap_height / 2)
            left = at[0] - {"l": 0.0, "m": 0.5, "r": 1.0}[align] * min(width, widest or width)
            narrow = widest if widest is not None and width > widest else None
            said = Said(text, left, baseline, style.size, style.weight, style.colour, narrow)
            self._tapes[id(canvas.image)][1].marks.append(said)

        return note


def _plain(measure: Any) -> Any:
    """As it is written down: points in a list, whatever they came in."""
    if isinstance(measure, int | float):
        return measure
    return [_plain(each) for each in measure]


def _picture(image: Image.Image) -> Sprite:
    file = BytesIO()
    image.convert("RGBA").save(file, "PNG")
    return Sprite(image.width, image.height, None, [], b64encode(file.getvalue()).decode())


def forget_sprites() -> None:
    """As if nothing had been drawn yet."""
    for name, module in list(sys.modules.items()):
        if name == "render" or name.startswith("render."):
            for thing in vars(module).values():
                if hasattr(thing, "cache_clear") and name != "render.type":
                    thing.cache_clear()


def half_of(game: AnyGame) -> int:
    """The middle of a random game, in steps."""
    least, most = 0, 1
    while game.to_act(position(game, PLAYERS, SEED, most)):
        least, most = most, most * 2
    while most - least > 1:
        middle = (least + most) // 2
        is_on = bool(game.to_act(position(game, PLAYERS, SEED, middle)))
        least, most = (middle, most) if is_on else (least, middle)
    return most // 2


def busy_views(game: AnyGame) -> tuple[Any, Any]:
    """A board in the middle of a game, and what somebody saw some steps before."""
    half = half_of(game)
    before, after = (position(game, PLAYERS, SEED, steps) for steps in (half - 8, half))
    return game.view(before, None), game.view(after, None)


def record(game: AnyGame) -> Tape:
    """The strokes of a busy board, nothing taken from a cache."""
    before, after = busy_views(game)
    recorder = Recorder()
    forget_sprites()
    with recorder.watching():
        DRAWN[game.id].board(after, Words("en", game.id), before)
    forget_sprites()
    assert recorder.last is not None
    return recorder.last


if __name__ == "__main__":
    for game in GAMES.values():
        record(game).keep(game.id)
