"""What lies on a private sheet: characters, auxiliaries, special cards, hippo tiles, notes of tiles seen."""

from __future__ import annotations

from games.congo.data import AUXILIARIES, CHARACTERS, HIPPOS, NATIONS
from games.congo.state import HALVES
from render.canvas import Box, Canvas, Pen, Shape, cached_part, sprite
from render.congo.cards import auxiliary_card, card_icon, profession_icon
from render.congo.colours import BOTTLE, CLAY, LAND, ORCHID
from render.congo.flags import CODE, flag
from render.congo.numbers import capital, in_points
from render.congo.pieces import cross, hippo_tile, spyglass, tick, tile, total_disc
from render.icons import LINE, ticket
from render.page import NAME, NUMBER, PAGE
from render.palette import CHALK, FADED_INK, GOLD, INK, PAPER, STEEL, Colour, mix
from render.type import Style, Weight, wrap
from words.catalogue import Words

CHARACTER_HEIGHT, LOW_CHARACTER = 106, 88
AUXILIARY_HEIGHT = 86
SPECIAL_HEIGHT, LOW_SPECIAL = 100, 84
HIPPO_HEIGHT = 84
NARROW = 320
"""Below that width two professions of a character stand one above the other."""
STUB, CHARACTER_STUB = 150, 96
"""Width of the part of a ticket with the icon."""
CARD_NAME = Style(46, Weight.NUMBER)
CARD_TEXT = Style(42, Weight.TEXT)
LINE_HEIGHT = 50
WORTH = Style(50, Weight.TITLE)
SPAN = "\N{HORIZONTAL ELLIPSIS}"
"""Between the least and the most."""


def text_of(card: str, words: Words) -> list[str]:
    """The text of a special card in the lines of its ticket."""
    return wrap(words.say(f"{card}.text"), CARD_TEXT, PAGE - STUB - 46)


def special_height(lines: list[str]) -> int:
    """Of the ticket of a special card with that text."""
    return 70 + len(lines) * LINE_HEIGHT + 8


@sprite
def _card(width: int, height: int, tone: Colour, stub: int) -> Shape:
    """A card with a coloured field for its icon."""
    pen = Pen(width, height)
    pen.card((0, 0, width, height), 14, INK, PAPER)
    pen.slab((8, 8, stub, height - 8), 8, tone)
    return pen.shape()


@sprite
def _light(width: int, height: int) -> Shape:
    """Gold light behind what has been sealed or set apart."""
    pen = Pen(width, height)
    pen.slab((0, 0, width, height), 20, GOLD)
    return pen.shape()


def _lay(canvas: Canvas, box: Box, tone: Colour, stub: int, *, is_lit: bool = False) -> None:
    width, height = round(box.right - box.left), round(box.bottom - box.top)
    if is_lit:
        canvas.put(_light(width + 10, height + 10), *box.middle)
    canvas.put(_card(width, height, tone, stub), *box.middle)


@sprite
def _span(width: int) -> Shape:
    """Where the least and the most are written that the die can make of a neutral."""
    pen = Pen(width + 6, 82)
    pen.slab((3, 3, width + 3, 79), 38, CHALK)
    pen.outline(INK, LINE)
    return pen.shape()


@cached_part
def draw_character(
    canvas: Canvas, character: str, worth: tuple[int, int] | None, box: Box, *, is_lit: bool
) -> None:
    """Nation, professions and what it would start with here."""
    facts, y = CHARACTERS[character], box.middle[1]
    _lay(canvas, box, mix(BOTTLE, CHALK, 0.75), CHARACTER_STUB, is_lit=is_lit)
    is_low, is_narrow = box.bottom - box.top < CHARACTER_HEIGHT, box.right - box.left < NARROW
    x, icon = box.left + CHARACTER_STUB / 2 + 4, 52
    canvas.put(
        flag(facts.nation, 54, 30) if is_low else flag(facts.nation, 66, 42), x, y - 22 - 2 * (not is_low)
    )
    canvas.write(NATIONS[facts.nation].code, (x, y + 20 + 4 * (not is_low)), CODE, box)
    left = box.left + CHARACTER_STUB + 8
    if is_narrow and len(facts.professions) > 1:
        icon = 38 if is_low else 46
        for place, profession in enumerate(facts.professions):
            canvas.put(profession_icon(profession, icon), left + 26, y + (place - 0.5) * (icon + 1))
        left += 56
    else:
        for place, profession in enumerate(facts.professions):
            canvas.put(profession_icon(profession, icon), left + 28 + place * 56, y)
        left += 56 * len(facts.professions)
    if worth is None:
        return
    low, high = worth
    if low == high:
        canvas.put(total_disc(74, is_leading=False), box.right - 46, y)
        canvas.write(in_points(HALVES * low), (box.right - 46, y - 1), WORTH, box, widest=62)
        return
    said = f"{in_points(HALVES * low)}{SPAN}{in_points(HALVES * high)}"
    room = min(132, round(box.right - 8 - left))
    canvas.put(_span(room), box.right - 10 - room / 2, y)
    canvas.write(said, (box.right - 10 - room / 2, y), WORTH, box, widest=room - 20)


@cached_part
def draw_set_apart(
    canvas: Canvas, said: str, character: str, worth: tuple[int, int] | None, box: Box, room: float
) -> None:
    """A character that was sent, is to be discarded or was drawn: the card, and the word for it."""
    draw_character(canvas, character, worth, Box(box.left, box.top, box.left + room, box.bottom), is_lit=True)
    at = (box.left + room + 24, box.middle[1])
    canvas.write(capital(said), at, NUMBER, box, align="l", widest=box.right - 8 - at[0])


@cached_part
def draw_auxiliary(canvas: Canvas, kind: str, count: int, box: Box) -> None:
    """A kind of auxiliary: its icon, what it adds, and how many there are."""
    y, said = box.middle[1], f"+{in_points(AUXILIARIES[kind].bonus_half)}"
    x, wide = box.left + 88, box.right - box.left - 96
    _lay(canvas, box, mix(CLAY, CHALK, 0.6), 78)
    canvas.put(auxiliary_card(kind, 58), box.left + 43, y)
    times = f"\N{MULTIPLICATION SIGN}{count}"
    if count == 1:
        canvas.write(said, (x, y), NAME, box, align="l", widest=wide)
    elif NAME.width(said) + NUMBER.width(times) + 16 <= wide:
        canvas.write(said, (x, y), NAME, box, align="l")
        canvas.write(times, (box.right - 16, y), NUMBER, box, align="r")
    else:
        canvas.write(said, (x, y - 20), NAME, box, align="l", widest=wide)
        canvas.write(times, (x, y + 20), NUMBER, box, align="l", widest=wide)


@cached_part
def draw_special(
    canvas: Canvas, card: str, lines: list[str], box: Box, words: Words, *, is_playable: bool
) -> None:
    """A special card with its text, and whether this stop allows it."""
    tone = mix(ORCHID, CHALK, 0.72) if is_playable else mix(STEEL, CHALK, 0.6)
    canvas.put(ticket(PAGE, round(box.bottom - box.top), STUB, tone), *box.middle)
    canvas.put(card_icon(card, 108), box.left + STUB / 2, box.middle[1])
    x, top = box.left + STUB + 24, box.top + 40
    said = words.say("board-playable" if is_playable else "board-not-here")
    style = Style(42, Weight.LABEL, LAND[1] if is_playable else STEEL)
    wide = min(340.0, style.width(said))
    canvas.write(said, (box.right - 22, top), style, box, align="r", widest=340)
    if is_playable:
        canvas.put(tick(42), box.right - 52 - wide, top)
    canvas.write(words.say(card), (x, top), CARD_NAME, box, align="l", widest=box.right - 100 - wide - x)
    for number, line in enumerate(lines):
        canvas.write(line, (x, top + 56 + number * LINE_HEIGHT), CARD_TEXT, box, align="l")


@cached_part
def draw_special_briefly(canvas: Canvas, card: str, box: Box, words: Words, *, is_playable: bool) -> None:
    """A special card without its text, and a tick or a cross for whether this stop allows it."""
    tone = mix(ORCHID, CHALK, 0.72) if is_playable else mix(STEEL, CHALK, 0.6)
    _lay(canvas, box, tone, 82)
    canvas.put(card_icon(card, 58), box.left + 45, box.middle[1])
    canvas.put(tick(40) if is_playable else cross(38), box.right - 32, box.middle[1])
    if box.bottom - box.top < SPECIAL_HEIGHT:
        return  # so many of them that they have to do without their names
    room, said = box.right - box.left - 94 - 60, words.say(card)
    lines = wrap(said, NAME, room) if NAME.width(said) > room * 1.25 else [said]
    lines = [lines[0], " ".join(lines[1:])] if len(lines) > 1 else lines
    colour = INK if is_playable else FADED_INK
    for line, text in enumerate(lines):
        at = (box.left + 92, box.middle[1] + (line - (len(lines) - 1) / 2) * 44)
        canvas.write(text, at, Style(NAME.size, NAME.weight, colour), box, align="l", widest=room)


@cached_part
def draw_hippos(canvas: Canvas, value: str, count: int, box: Box, *, is_sealed: bool) -> None:
    """Hippo tiles of one value and how many; those sealed in a tie stand in light."""
    if is_sealed:
        wide = 154 if count == 1 else 232
        canvas.put(_light(wide, round(box.bottom - box.top) + 8), box.left - 5 + wide / 2, box.middle[1])
    canvas.put(hippo_tile(74), box.left + 72, box.middle[1])
    canvas.write(str(HIPPOS[value].value), (box.left + 102, box.middle[1]), WORTH, box)
    if count > 1:
        times = f"\N{MULTIPLICATION SIGN}{count}"
        canvas.write(times, (box.left + 148, box.middle[1]), NUMBER, box, align="l", widest=70)


@cached_part
def draw_note(canvas: Canvas, stop: str, kind: str, box: Box, words: Words) -> None:
    """What was seen under a tile that still lies face down."""
    _lay(canvas, box, mix(BOTTLE, CHALK, 0.75), 82)
    canvas.put(tile(kind, 58), box.left + 45, box.middle[1])
    canvas.put(spyglass(36), box.left + 22, box.middle[1] + 22)
    room = box.right - box.left - 104
    canvas.write(words.say(stop), (box.left + 94, box.middle[1]), NAME, box, align="l", widest=room)
