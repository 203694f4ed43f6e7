"""A player's private sheet in Congo: where the boat lies, and what this player holds, sealed and knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from games.congo.data import AUXILIARIES, CARDS, CHARACTERS, HIPPOS
from games.congo.view import CongoView, OwnView
from render.canvas import Box, Canvas, Pen, Picture, Shape, sprite
from render.congo.colours import FOREST, LAND, PALETTE, SHADE, SKY, SUN, WATER
from render.congo.flora import canopy, palm, umbrella
from render.congo.layout import GAP, PORT_HEIGHT, sheet
from render.congo.pieces import steamboat
from render.congo.port import draw_port_alone
from render.congo.tickets import (
    AUXILIARY_HEIGHT,
    CHARACTER_HEIGHT,
    HIPPO_HEIGHT,
    LOW_CHARACTER,
    LOW_SPECIAL,
    SPECIAL_HEIGHT,
    draw_auxiliary,
    draw_character,
    draw_hippos,
    draw_note,
    draw_set_apart,
    draw_special,
    draw_special_briefly,
    special_height,
    text_of,
)
from render.icons import lay_sheets, vacancy
from render.owners import stamp
from render.page import EDGE, FOOT, MARGIN, NAME, PAGE, WIDTH
from render.palette import CHALK, FADED_INK, FOLD, INK, mix
from render.type import Style, Weight, for_pictures
from words.catalogue import Words

HEAD = Box(EDGE, EDGE, WIDTH - EDGE, 100)
CALM = 1110
"""Height of a sheet at the most while there is anything to leave out."""
NAME_WIDTH = 640
NOTHING_HEIGHT = 62
APART_ROOM = 280
"""Width of the card of a character that is set apart."""


class _Way(NamedTuple):
    """How a sheet is laid out."""

    columns: int
    """Of characters and of tiles seen."""
    special_columns: int
    has_port: bool = True
    character: int = CHARACTER_HEIGHT
    special: int | None = SPECIAL_HEIGHT
    """Height of a special card; None for as high as its text needs."""


WAYS = (_Way(3, 1, special=None), _Way(3, 3), _Way(4, 4), _Way(4, 4, has_port=False))
"""From roomy to dense, and what is left when nothing else helps."""
DENSEST = _Way(4, 8, has_port=False, character=LOW_CHARACTER, special=LOW_SPECIAL)


class Sheet:
    """A private sheet laid out in one of the ways."""

    def __init__(self, own: OwnView, words: Words, way: _Way) -> None:
        self.own, self.words, self.has_texts = own, words, way.special is None
        self.bottom = HEAD.bottom + GAP
        self.port = sheet(self.bottom, PORT_HEIGHT) if way.has_port else None
        self.nothing: list[tuple[str, Box]] = []
        if self.port is not None:
            self.bottom = self.port.bottom + GAP
        apart = set_apart(own)
        held = _held(own.characters, CHARACTERS)
        self.characters = [each for each in held if each not in apart.values()]
        self.kinds, self.cards = _held(own.auxiliaries, AUXILIARIES), _held(own.specials, CARDS)
        self.lines = {card: text_of(card, words) for card in self.cards}
        sealed = Counter(own.commitment or ())
        free = Counter(own.hippos) - sealed
        self.hippos = [(hippo, count, is_sealed) for counts, is_sealed in ((sealed, True), (free, False))
                       for hippo in HIPPOS if (count := counts[hippo])]  # fmt: skip
        self.apart = self._add([way.character] * len(apart), 2)
        nothing = None if apart else "board-no-characters"
        self.people = self._add([way.character] * len(self.characters), way.columns, nothing)
        most = max(5, len(self.kinds))
        self.helpers = self._add([AUXILIARY_HEIGHT] * len(self.kinds), most, "board-no-auxiliaries")
        tickets = [way.special or special_height(self.lines[card]) for card in self.cards]
        self.specials = self._add(tickets, way.special_columns, "board-no-specials")
        self.tokens = self._add(
            [HIPPO_HEIGHT] * len(self.hippos), max(5, len(self.hippos)), "board-no-hippos"
        )
        self.seen = self._add([LOW_SPECIAL] * len(own.explored), way.columns)

    @property
    def height(self) -> float:
        """Of the picture."""
        return self.bottom - GAP + FOOT

    def _add(self, heights: Sequence[int], columns: int, nothing: str | None = None) -> list[Box]:
        """Where the things of a new section lie, so many side by side; without things it may say so."""
        boxes, width = [], (PAGE - (columns - 1) * GAP) / columns
        for start in range(0, len(heights), columns):
            row = heights[start : start + columns]
            lefts = [MARGIN + place * (width + GAP) for place in range(len(row))]
            boxes += [Box(left, self.bottom, left + width, self.bottom + max(row)) for left in lefts]
            self.bottom += max(row) + GAP
        if not heights and nothing is not None:
            self.nothing.append((nothing, sheet(self.bottom, NOTHING_HEIGHT)))
            self.bottom += NOTHING_HEIGHT + GAP
        return boxes

    def draw(self, canvas: Canvas) -> None:
        """Everything that is held."""
        own, words = self.own, self.words
        for key, place in self.nothing:
            canvas.put(vacancy(PAGE, NOTHING_HEIGHT), *place.middle)
            canvas.write(words.say(key), place.middle, Style(NAME.size, NAME.weight, FADED_INK), place)
        for (role, character), box in zip(set_apart(own).items(), self.apart, strict=True):
            draw_set_apart(canvas, words.say(role), character, own.worth.get(character), box, APART_ROOM)
        for character, box in zip(self.characters, self.people, strict=True):
            draw_character(canvas, character, own.worth.get(character), box, is_lit=False)
        for kind, box in zip(self.kinds, self.helpers, strict=True):
            draw_auxiliary(canvas, kind, own.auxiliaries.count(kind), box)
        for card, box in zip(self.cards, self.specials, strict=True):
            is_playable = card in own.playable
            if self.has_texts:
                draw_special(canvas, card, self.lines[card], box, words, is_playable=is_playable)
            else:
                draw_special_briefly(canvas, card, box, words, is_playable=is_playable)
        for (hippo, count, is_sealed), box in zip(self.hippos, self.tokens, strict=True):
            draw_hippos(canvas, hippo, count, box, is_sealed=is_sealed)
        for (stop, kind), box in zip(own.explored.items(), self.seen, strict=True):
            draw_note(canvas, stop, kind, box, words)


def laid_out(own: OwnView, words: Words) -> Sheet:
    """The roomiest sheet that is no higher than it should be."""
    sheets = (Sheet(own, words, way) for way in WAYS)
    return next((each for each in sheets if each.height <= CALM), Sheet(own, words, DENSEST))


def hand(view: CongoView, words: Words) -> Picture:
    """What only this player sees."""
    assert view.me is not None
    assert view.own is not None
    words = for_pictures(words, "congo", len(view.players), NAME, NAME_WIDTH)
    held = laid_out(view.own, words.nameless)
    canvas = Canvas(masthead(), height=held.height)
    canvas.put(steamboat(88), 926, 66)
    stamp(canvas, words.badge(view.me), (MARGIN + 40, 57), 62, HEAD)
    name = Style(46, Weight.TITLE, CHALK)
    canvas.write(words.name(view.me), (MARGIN + 88, 52), name, HEAD, align="l", widest=NAME_WIDTH)
    if held.port is not None:
        lay_sheets(canvas, held.port)
        draw_port_alone(canvas, view, words, held.port)
    held.draw(canvas)
    return canvas.picture(PALETTE)


def set_apart(own: OwnView) -> dict[str, str]:
    """The characters that are kept for something, by the word for it."""
    kept = {"board-own-bid": own.bid, "board-own-pick": own.pick, "board-own-settler": own.settler_card}
    return {role: character for role, character in kept.items() if character is not None}


def in_hand(own: OwnView) -> list[str]:
    """The sealed bid first, then the characters in hand as the box lists them."""
    return [*([own.bid] if own.bid else []), *_held(own.characters, CHARACTERS)]


def _held(things: Iterable[str], order: Iterable[str]) -> list[str]:
    """The things there are, each once, as the box lists them."""
    held = set(things)
    return [thing for thing in order if thing in held]


@sprite
def masthead() -> Shape:
    """A strip of the river at dawn, and paper below it."""
    pen = Pen(WIDTH, HEAD.bottom + GAP, FOLD)
    for top, tone in zip((12, 68, 75, 82, 88), SKY, strict=True):
        pen.slab((HEAD.left, top, HEAD.right, HEAD.bottom), 0, tone)
    for radius, tone in ((52, mix(SKY[2], SUN, 0.4)), (36, SUN)):
        pen.disc(800, 74, radius, tone)
    umbrella(pen, 1000, 92, 70, mix(FOREST[3], LAND[3], 0.3), LAND[3])
    pen.oval((676, 68, 830, 104), FOREST[3])
    canopy(pen, (760, WIDTH), 54, 92, FOREST[3], LAND[3])
    palm(pen, 1116, 92, 66, mix(FOREST[2], SHADE, 0.4), -0.12)
    pen.slab((HEAD.left, 84, HEAD.right, HEAD.bottom), 0, WATER)
    for outside in (
        (0, 0, WIDTH, EDGE),
        (0, HEAD.bottom, WIDTH, HEAD.bottom + 60),
        (0, 0, EDGE, HEAD.bottom + GAP),
        (HEAD.right, 0, WIDTH, HEAD.bottom + GAP),
    ):
        pen.slab(outside, 0, FOLD)
    pen.frame(HEAD, INK, 3)
    return pen.shape()
