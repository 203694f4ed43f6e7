"""A player's private sheet in Congo: characters and their worth here, other cards, hippo tiles, notes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache

from PIL import Image

from games.congo.data import AUXILIARIES, CARDS, CHARACTERS, HIPPOS, NATIONS, STOPS
from games.congo.state import HALVES
from games.congo.view import CongoView, OwnView
from render.canvas import Box, Canvas, Pen, Picture, Role
from render.congo.cards import auxiliary_card, card_icon, profession_icon
from render.congo.colours import BOTTLE, CLAY, FOREST, LAND, ORCHID, PALETTE, SHADE, SKY, SUN, WATER
from render.congo.flags import CODE, flag, no_flag
from render.congo.flora import canopy, palm, umbrella
from render.congo.layout import EDGE, GAP, MARGIN, NAME, NAME_WIDTH, WIDTH
from render.congo.numbers import capital, in_points
from render.congo.pieces import hippo_tile, points_disc, steamboat, tick, tile, total_disc
from render.congo.turn import here
from render.icons import LINE, panel, ticket, vacancy
from render.owners import stamp
from render.palette import CHALK, FADED_INK, FOLD, GOLD, INK, PAPER, STEEL, mix
from render.type import Style, Weight, for_pictures, wrap
from words.catalogue import Words

HEAD = Box(EDGE, EDGE, WIDTH - EDGE, 118)
PAGE = WIDTH - 2 * MARGIN
"""Width of everything below the head."""
HALF_PAGE = (PAGE - GAP) // 2
PORT = Box(MARGIN, HEAD.bottom + GAP, WIDTH - MARGIN, HEAD.bottom + GAP + 104)
"""Where the boat lies, so that the hand can be read without the board."""
TOP = round(PORT.bottom) + 8
LABEL_HEIGHT = 44
CHARACTER_HEIGHT = 132
AUXILIARY_HEIGHT = 128
HIPPO_HEIGHT = 100
NOTHING_HEIGHT = 84
STUB, CHARACTER_STUB = 200, 128
"""Width of the part of a ticket with the icon."""
LABEL = Style(28, Weight.LABEL, FADED_INK)
SMALL = Style(24, Weight.LABEL, FADED_INK)
FINE = Style(23, Weight.TEXT, FADED_INK)
THING = Style(38, Weight.LABEL)
CARD_NAME = Style(42, Weight.NUMBER)
CARD_TEXT = Style(38, Weight.TEXT)
LINE_HEIGHT = 46
WORTH = Style(48, Weight.TITLE)
SPAN = "\N{HORIZONTAL ELLIPSIS}"
"""Between the least and the most."""


class Section:
    """A part of the sheet: its label, and where its things lie."""

    def __init__(self, top: float, label: str, heights: Iterable[int], columns: int = 1) -> None:
        self.top, self.label, self.boxes = top, label, list(_lay(top + LABEL_HEIGHT, list(heights), columns))
        self.bottom = self.boxes[-1].bottom + GAP


def _lay(top: float, heights: list[int], columns: int) -> Iterator[Box]:
    """Boxes below one another, so many side by side."""
    width = (PAGE - (columns - 1) * GAP) / columns
    for start in range(0, len(heights), columns):
        row = heights[start : start + columns]
        for place in range(len(row)):
            left = MARGIN + place * (width + GAP)
            yield Box(left, top, left + width, top + max(row))
        top += max(row) + GAP


def hand(view: CongoView, words: Words) -> Picture:
    """What only this player sees."""
    assert view.me is not None
    assert view.own is not None
    own, words = view.own, for_pictures(words, "congo", len(view.players), NAME, NAME_WIDTH * 2)
    characters, kinds = in_hand(own), _held(own.auxiliaries, AUXILIARIES)
    cards, hippos = _held(own.specials, CARDS), sorted(own.hippos)
    texts = {card: wrap(words.say(f"{card}.text"), CARD_TEXT, PAGE - STUB - 50) for card in cards}
    people = Section(TOP, "board-own-characters", [CHARACTER_HEIGHT] * len(characters) or [NOTHING_HEIGHT], 2)
    helpers = Section(
        people.bottom, "board-own-auxiliaries", [AUXILIARY_HEIGHT] * len(kinds) or [NOTHING_HEIGHT], 2
    )
    heights = [max(170, 74 + len(lines) * LINE_HEIGHT + 18) for lines in texts.values()]
    specials = Section(helpers.bottom, "board-own-specials", heights or [NOTHING_HEIGHT])
    tokens = Section(specials.bottom, "board-own-hippos", [HIPPO_HEIGHT if hippos else NOTHING_HEIGHT])
    sections, notes = [people, helpers, specials, tokens], list(own.explored)
    if notes:
        sections.append(Section(tokens.bottom, "board-own-notes", [HIPPO_HEIGHT] * len(notes), 2))
    canvas = Canvas(_ground(round(sections[-1].bottom + GAP)))
    stamp(canvas, view.me, (MARGIN + 44, 62), 62, HEAD)
    name = Style(46, Weight.TITLE, CHALK)
    canvas.write(words.name(view.me), (MARGIN + 92, 60), name, HEAD, align="l", widest=560)
    _draw_port(canvas, view, words)
    for section in sections:
        _label(canvas, words.say(section.label), section.top)
    for character, box in zip(characters, people.boxes, strict=False):
        _draw_character(canvas, character, own, box, words)
    for kind, box in zip(kinds, helpers.boxes, strict=False):
        _draw_auxiliary(canvas, kind, own.auxiliaries.count(kind), box, words)
    for card, box in zip(cards, specials.boxes, strict=False):
        _draw_special(canvas, card, texts[card], box, words, is_playable=card in own.playable)
    _draw_hippos(canvas, hippos, own.commitment or (), tokens.boxes[0])
    for stop, box in zip(notes, sections[-1].boxes, strict=False):
        _draw_note(canvas, stop, own.explored[stop], box, words)
    for held, section, said in (
        (characters, people, "board-no-characters"),
        (kinds, helpers, "board-no-auxiliaries"),
        (cards, specials, "board-no-specials"),
        (hippos, tokens, "board-no-hippos"),
    ):
        if not held:
            _draw_nothing(canvas, words.say(said), section.top)
    return canvas.picture(PALETTE)


def in_hand(own: OwnView) -> list[str]:
    """The sealed bid first, then the characters in hand as the box lists them."""
    return [*([own.bid] if own.bid else []), *_held(own.characters, CHARACTERS)]


def _held(things: Iterable[str], order: Iterable[str]) -> list[str]:
    """The things there are, each once, as the box lists them."""
    held = set(things)
    return [thing for thing in order if thing in held]


@lru_cache(maxsize=16)
def _ground(bottom: int) -> Image.Image:
    """A strip of the river at dawn, and paper."""
    pen = Pen(WIDTH, bottom, FOLD)
    for top, tone in zip((12, 82, 90, 98, 104), SKY, strict=True):
        pen.slab((HEAD.left, top, HEAD.right, HEAD.bottom), 0, tone)
    for radius, tone in ((58, mix(SKY[2], SUN, 0.4)), (40, SUN)):
        pen.disc(760, 88, radius, tone)
    umbrella(pen, 980, 108, 80, mix(FOREST[3], LAND[3], 0.3), LAND[3])
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
    right, low = HEAD.right, HEAD.bottom
    corners = [(HEAD.left, HEAD.top), (right, HEAD.top), (right, low), (HEAD.left, low)]
    pen.line([*corners, corners[0]], INK, 3)
    panel(pen, PORT)
    ground = pen.sprite().convert("RGB")
    boat = steamboat(92)
    ground.paste(boat, (860, 30), boat)
    return ground


def _draw_port(canvas: Canvas, view: CongoView, words: Words) -> None:
    """The stop, its tile, its points, its flag and what is spoken there."""
    stop, y = here(view), PORT.middle[1]
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
    if view.special is not None:
        canvas.put(card_icon(view.special.card, 72), PORT.right - 116, y)
        stamp(canvas, view.special.owner, (PORT.right - 44, y), 50, PORT)
    if stop.flag is None:
        canvas.write(words.say("board-no-flag"), (at[0] + 66, y), THING, PORT, align="l", widest=210)
        return
    canvas.write(NATIONS[stop.flag].code, (at[0] + 66, y - 22), CARD_NAME, PORT, align="l")
    if view.port_language is not None:
        spoken = words.say(f"board-{view.port_language}-spoken")
        canvas.write(spoken, (at[0] + 66, y + 26), THING, PORT, align="l", widest=210)


def _label(canvas: Canvas, said: str, top: float) -> None:
    box = Box(MARGIN, top, WIDTH - MARGIN, top + LABEL_HEIGHT)
    canvas.write(said, (MARGIN + 6, top + LABEL_HEIGHT / 2), LABEL, box, Role.EXTRA, align="l")


def _draw_character(canvas: Canvas, character: str, own: OwnView, box: Box, words: Words) -> None:
    """Nation, professions and what it would start with here; sealed ones say what for."""
    facts, (x, y) = CHARACTERS[character], box.middle
    role = _role(character, own)
    if role:
        canvas.put(_light(HALF_PAGE + 12, CHARACTER_HEIGHT + 12), x, y)
    canvas.put(ticket(HALF_PAGE, CHARACTER_HEIGHT, CHARACTER_STUB, mix(BOTTLE, CHALK, 0.75)), x, y)
    canvas.put(flag(facts.nation, 78, 52), box.left + CHARACTER_STUB / 2, y - 24)
    canvas.write(NATIONS[facts.nation].code, (box.left + CHARACTER_STUB / 2, y + 34), CODE, box)
    left = box.left + CHARACTER_STUB + 24
    for place, profession in enumerate(facts.professions):
        canvas.put(profession_icon(profession, 58), left + 30 + place * 74, y - 26)
    if role:
        canvas.write(words.say(role), (left + 70 + 74 * (len(facts.professions) - 1), y - 26), SMALL, box,
                     Role.EXTRA, align="l", widest=190 - 74 * (len(facts.professions) - 1))  # fmt: skip
    room = box.right - left - 146
    for line, (text, style) in enumerate(((f"title-{character}", SMALL), (f"name-{character}", FINE))):
        at = (left, y + 18 + line * 28)
        canvas.write(words.say(text), at, style, box, Role.EXTRA, align="l", widest=room)
    if character in own.worth:
        low, high = own.worth[character]
        if low == high:
            canvas.put(total_disc(86, is_leading=False), box.right - 62, y)
            canvas.write(in_points(HALVES * low), (box.right - 62, y - 1), WORTH, box, widest=72)
        else:
            canvas.put(_span(), box.right - 72, y)
            said = f"{in_points(HALVES * low)}{SPAN}{in_points(HALVES * high)}"
            canvas.write(said, (box.right - 72, y), WORTH, box, widest=104)


@lru_cache(maxsize=4)
def _light(width: int, height: int) -> Image.Image:
    """Gold light behind what has been sealed or set apart."""
    pen = Pen(width, height)
    pen.slab((0, 0, width, height), 24, GOLD)
    return pen.sprite()


@lru_cache(maxsize=1)
def _span() -> Image.Image:
    """Where the least and the most are written that the die can make of a neutral."""
    pen = Pen(126, 82)
    pen.slab((3, 3, 123, 79), 38, CHALK)
    pen.outline(INK, LINE)
    return pen.sprite()


def _role(character: str, own: OwnView) -> str | None:
    """What a character is kept for, if for anything."""
    if character == own.bid:
        return "board-own-bid"
    if character == own.pick:
        return "board-own-pick"
    return "board-own-settler" if character == own.settler_card else None


@lru_cache(maxsize=4)
def _tile(height: int, tone: tuple[int, int, int]) -> Image.Image:
    """A card half as wide as the page, with a coloured field for its icon."""
    pen = Pen(HALF_PAGE, height)
    pen.slab((0, 0, HALF_PAGE, height), 14, INK)
    pen.slab((2, 2, HALF_PAGE - 2, height - 2), 12, PAPER)
    pen.slab((9, 9, 106, height - 9), 8, tone)
    return pen.sprite()


def _draw_auxiliary(canvas: Canvas, kind: str, count: int, box: Box, words: Words) -> None:
    """A kind of auxiliary: what it adds, to whom, and how many there are."""
    x, y = box.middle
    canvas.put(_tile(AUXILIARY_HEIGHT, mix(CLAY, CHALK, 0.6)), x, y)
    canvas.put(auxiliary_card(kind, 76), box.left + 57, y)
    lines = wrap(words.say(f"board-{kind}-with"), FINE, box.right - box.left - 136)
    top = y - (len(lines) * 25 + 6) / 2
    left = box.left + 122
    name = capital(words.say(kind))
    canvas.write(name, (left, top), THING, box, align="l", widest=240)
    canvas.write(f"+{in_points(AUXILIARIES[kind].bonus_half)}", (box.right - 108, top), THING, box, align="r")
    if count > 1:
        canvas.write(
            f"\N{MULTIPLICATION SIGN}{count}", (box.right - 20, top), CARD_NAME, box, align="r", widest=76
        )
    for number, line in enumerate(lines):
        canvas.write(line, (left, top + 38 + number * 25), FINE, box, Role.EXTRA, align="l")


def _draw_special(
    canvas: Canvas, card: str, lines: list[str], box: Box, words: Words, *, is_playable: bool
) -> None:
    """A special card with its text, and whether this stop allows it."""
    tone = mix(ORCHID, CHALK, 0.72) if is_playable else mix(STEEL, CHALK, 0.6)
    canvas.put(ticket(PAGE, round(box.bottom - box.top), STUB, tone), *box.middle)
    canvas.put(card_icon(card, 132), box.left + STUB / 2, box.middle[1])
    x = box.left + STUB + 26
    top = box.middle[1] - (len(lines) * LINE_HEIGHT + 8) / 2
    canvas.write(words.say(card), (x, top), CARD_NAME, box, align="l", widest=520)
    said = words.say("board-playable" if is_playable else "board-not-here")
    style = Style(38, Weight.LABEL, LAND[1] if is_playable else STEEL)
    canvas.write(said, (box.right - 24, top), style, box, align="r", widest=300)
    if is_playable:
        canvas.put(tick(40), box.right - 56 - min(300, style.width(said)), top)
    for number, line in enumerate(lines):
        canvas.write(line, (x, top + 56 + number * LINE_HEIGHT), CARD_TEXT, box, align="l")


def _draw_hippos(canvas: Canvas, hippos: list[str], sealed: Iterable[str], box: Box) -> None:
    """The values of the hippo tiles; those sealed in a tie stand in light."""
    left, x = Counter(sealed), box.left + 74.0
    pitch = min(172.0, (PAGE - 150) / max(1, len(hippos) - 1))
    for held in hippos:
        if left[held]:
            left[held] -= 1
            canvas.put(_light(162, 96), x, box.middle[1])
        canvas.put(hippo_tile(76), x, box.middle[1])
        canvas.write(str(HIPPOS[held].value), (x + 30, box.middle[1]), WORTH, box)
        x += pitch


def _draw_note(canvas: Canvas, stop: str, kind: str, box: Box, words: Words) -> None:
    """What was seen under a tile that still lies face down."""
    canvas.put(_tile(HIPPO_HEIGHT, mix(BOTTLE, CHALK, 0.75)), *box.middle)
    y = box.middle[1]
    canvas.put(tile(kind, 72), box.left + 57, y)
    canvas.write(words.say(stop), (box.left + 122, y - 20), THING, box, align="l", widest=400)
    canvas.write(
        capital(words.say(kind)), (box.left + 122, y + 24), Style(38, Weight.LABEL, FADED_INK), box, align="l"
    )


def _draw_nothing(canvas: Canvas, said: str, top: float) -> None:
    """The place where cards would lie."""
    box = Box(MARGIN, top + LABEL_HEIGHT, WIDTH - MARGIN, top + LABEL_HEIGHT + NOTHING_HEIGHT)
    canvas.put(vacancy(PAGE, NOTHING_HEIGHT), *box.middle)
    canvas.write(said, box.middle, Style(38, Weight.LABEL, FADED_INK), box)
