"""A player's private sheet in Congo: where the boat lies, and what this player holds, sealed and knows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from games.congo.data import AUXILIARIES, CARDS, CHARACTERS, NATIONS, STOPS
from games.congo.state import Special
from games.congo.view import CongoView, OwnView, StopView
from render.canvas import Box, Canvas, Pen, Picture, Role, Shape, cached_part, sprite
from render.congo.cards import card_icon
from render.congo.colours import FOREST, LAND, PALETTE, SHADE, SKY, SUN, WATER
from render.congo.flags import flag, no_flag
from render.congo.flora import canopy, palm, umbrella
from render.congo.layout import EDGE, GAP, MARGIN, NAME, NAME_WIDTH, WIDTH
from render.congo.numbers import capital
from render.congo.pieces import points_disc, steamboat, tile
from render.congo.tickets import (
    AUXILIARY_HEIGHT,
    CARD_NAME,
    CHARACTER_HEIGHT,
    HIPPO_HEIGHT,
    PAGE,
    THING,
    WORTH,
    draw_auxiliary,
    draw_character,
    draw_hippos,
    draw_note,
    draw_special,
    role_of,
    special_height,
    text_of,
)
from render.congo.turn import here
from render.icons import lay_sheets, vacancy
from render.owners import stamp
from render.palette import CHALK, FADED_INK, FOLD, INK, mix
from render.type import Style, Weight, for_pictures
from words.catalogue import Words

HEAD = Box(EDGE, EDGE, WIDTH - EDGE, 118)
PORT = Box(MARGIN, HEAD.bottom + GAP, WIDTH - MARGIN, HEAD.bottom + GAP + 104)
"""Where the boat lies, so that the hand can be read without the board."""
LABEL_HEIGHT = 44
NOTHING_HEIGHT = 84
LABEL = Style(28, Weight.LABEL, FADED_INK)


class _Sheet:
    """The sections of a sheet, one below the other; one without things has a low place that says so."""

    def __init__(self) -> None:
        self.bottom = PORT.bottom + 8
        self._labels: list[tuple[str, str | None, float]] = []

    def add(
        self, label: str, heights: Sequence[int], columns: int = 1, nothing: str | None = None
    ) -> list[Box]:
        """Where the things of a new section lie, so many side by side; without things it may say nothing."""
        if not heights and nothing is None:
            return []
        self._labels.append((label, None if heights else nothing, self.bottom))
        self.bottom += LABEL_HEIGHT
        boxes, width = [], (PAGE - (columns - 1) * GAP) / columns
        for start in range(0, len(heights), columns):
            row = heights[start : start + columns]
            lefts = [MARGIN + place * (width + GAP) for place in range(len(row))]
            boxes += [Box(left, self.bottom, left + width, self.bottom + max(row)) for left in lefts]
            self.bottom += max(row) + GAP
        if not heights:
            self.bottom += NOTHING_HEIGHT + GAP
        return boxes

    def write(self, canvas: Canvas, words: Words) -> None:
        """The labels of all sections, and what is not there."""
        for label, nothing, top in self._labels:
            box = Box(MARGIN, top, WIDTH - MARGIN, top + LABEL_HEIGHT)
            at = (MARGIN + 6, top + LABEL_HEIGHT / 2)
            canvas.write(words.say(label), at, LABEL, box, Role.EXTRA, align="l")
            if nothing is not None:
                place = Box(MARGIN, box.bottom, WIDTH - MARGIN, box.bottom + NOTHING_HEIGHT)
                canvas.put(vacancy(PAGE, NOTHING_HEIGHT), *place.middle)
                canvas.write(words.say(nothing), place.middle, Style(38, Weight.LABEL, FADED_INK), place)


def hand(view: CongoView, words: Words) -> Picture:
    """What only this player sees."""
    assert view.me is not None
    assert view.own is not None
    own, words = view.own, for_pictures(words, "congo", len(view.players), NAME, NAME_WIDTH * 2)
    plain, characters, kinds = words.nameless, in_hand(own), _held(own.auxiliaries, AUXILIARIES)
    cards = {card: text_of(card, plain) for card in _held(own.specials, CARDS)}
    sheet, tickets = _Sheet(), [special_height(lines) for lines in cards.values()]
    people = sheet.add(
        "board-own-characters", [CHARACTER_HEIGHT] * len(characters), 2, nothing="board-no-characters"
    )
    helpers = sheet.add(
        "board-own-auxiliaries", [AUXILIARY_HEIGHT] * len(kinds), 2, nothing="board-no-auxiliaries"
    )
    specials = sheet.add("board-own-specials", tickets, nothing="board-no-specials")
    tokens = sheet.add("board-own-hippos", [HIPPO_HEIGHT] if own.hippos else [], nothing="board-no-hippos")
    seen = sheet.add("board-own-notes", [HIPPO_HEIGHT] * len(own.explored), 2)
    canvas = Canvas(_head(), height=sheet.bottom + GAP)
    stamp(canvas, view.me, (MARGIN + 44, 62), 62, HEAD)
    name = Style(46, Weight.TITLE, CHALK)
    canvas.write(words.name(view.me), (MARGIN + 92, 60), name, HEAD, align="l", widest=560)
    _draw_port(canvas, here(view), view.port_language, view.special, plain)
    sheet.write(canvas, plain)
    for character, box in zip(characters, people, strict=True):
        role, worth = role_of(character, own), own.worth.get(character)
        draw_character(canvas, character, role, worth, box, plain)
    for kind, box in zip(kinds, helpers, strict=True):
        draw_auxiliary(canvas, kind, own.auxiliaries.count(kind), box, plain)
    for (card, lines), box in zip(cards.items(), specials, strict=True):
        draw_special(canvas, card, lines, box, plain, is_playable=card in own.playable)
    for box in tokens:
        draw_hippos(canvas, sorted(own.hippos), own.commitment or (), box)
    for (stop, kind), box in zip(own.explored.items(), seen, strict=True):
        draw_note(canvas, stop, kind, box, plain)
    return canvas.picture(PALETTE)


def in_hand(own: OwnView) -> list[str]:
    """The sealed bid first, then the characters in hand as the box lists them."""
    return [*([own.bid] if own.bid else []), *_held(own.characters, CHARACTERS)]


def _held(things: Iterable[str], order: Iterable[str]) -> list[str]:
    """The things there are, each once, as the box lists them."""
    held = set(things)
    return [thing for thing in order if thing in held]


@sprite
def _dawn() -> Shape:
    """A strip of the river at dawn, and paper below it."""
    pen = Pen(WIDTH, PORT.bottom + 8, FOLD)
    for top, tone in zip((12, 82, 90, 98, 104), SKY, strict=True):
        pen.slab((HEAD.left, top, HEAD.right, HEAD.bottom), 0, tone)
    for radius, tone in ((58, mix(SKY[2], SUN, 0.4)), (40, SUN)):
        pen.disc(760, 88, radius, tone)
    umbrella(pen, 980, 108, 80, mix(FOREST[3], LAND[3], 0.3), LAND[3])
    pen.oval((596, 80, 760, 130), FOREST[3])
    canopy(pen, (716, WIDTH), 66, 108, FOREST[3], LAND[3])
    palm(pen, 1110, 108, 78, mix(FOREST[2], SHADE, 0.4), -0.12)
    pen.slab((HEAD.left, 98, HEAD.right, HEAD.bottom), 0, WATER)
    for outside in (
        (0, 0, WIDTH, EDGE),
        (0, HEAD.bottom, WIDTH, HEAD.bottom + 60),
        (0, 0, EDGE, 130),
        (HEAD.right, 0, WIDTH, 130),
    ):
        pen.slab(outside, 0, FOLD)
    pen.frame(HEAD, INK, 3)
    return pen.shape()


@sprite
def _head() -> Shape:
    """The river, and the sheet of the port."""
    canvas = Canvas(_dawn())
    lay_sheets(canvas, PORT)
    canvas.put(steamboat(92), 910, 80)
    return canvas.image


@cached_part
def _draw_port(
    canvas: Canvas, stop: StopView, language: str | None, special: Special | None, words: Words
) -> None:
    """The stop, its tile, its points, its flag and what is spoken there."""
    y = PORT.middle[1]
    canvas.put(tile(stop.tile, 78), PORT.left + 58, y)
    if stop.tile is None:
        canvas.write("?", (PORT.left + 58, y), Style(50, Weight.TITLE, CHALK), PORT)
    canvas.write(words.say(stop.id), (PORT.left + 116, y - 22), CARD_NAME, PORT, align="l", widest=330)
    said = capital(words.say(stop.tile or "board-face-down"))
    canvas.write(said, (PORT.left + 116, y + 26), THING, PORT, align="l", widest=330)
    canvas.put(points_disc(66), PORT.left + 506, y)
    canvas.write(str(STOPS[stop.id].points), (PORT.left + 506, y), WORTH, PORT)
    at = (PORT.left + 626, y)
    canvas.put(no_flag(96, 64) if stop.flag is None else flag(stop.flag, 96, 64), *at)
    if special is not None:
        canvas.put(card_icon(special.card, 72), PORT.right - 116, y)
        stamp(canvas, special.owner, (PORT.right - 44, y), 50, PORT)
    if stop.flag is None:
        canvas.write(words.say("board-no-flag"), (at[0] + 66, y), THING, PORT, align="l", widest=210)
        return
    canvas.write(NATIONS[stop.flag].code, (at[0] + 66, y - 22), CARD_NAME, PORT, align="l")
    if language is not None:
        spoken = words.say(f"board-{language}-spoken")
        canvas.write(spoken, (at[0] + 66, y + 26), THING, PORT, align="l", widest=210)
