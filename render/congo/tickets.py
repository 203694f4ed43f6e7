"""What lies on a private sheet: characters, auxiliaries, special cards, hippo tiles, notes of tiles seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from games.congo.data import AUXILIARIES, CHARACTERS, HIPPOS, NATIONS
from games.congo.state import HALVES
from games.congo.view import OwnView
from render.canvas import Box, Canvas, Pen, Role, Shape, cached_part, sprite
from render.congo.cards import auxiliary_card, card_icon, profession_icon
from render.congo.colours import BOTTLE, CLAY, LAND, ORCHID
from render.congo.flags import CODE, flag
from render.congo.layout import GAP, MARGIN, WIDTH
from render.congo.numbers import capital, in_points
from render.congo.pieces import hippo_tile, tick, tile, total_disc
from render.icons import LINE, ticket
from render.palette import CHALK, FADED_INK, GOLD, INK, PAPER, STEEL, Colour, mix
from render.type import Style, Weight, wrap
from words.catalogue import Words

PAGE = WIDTH - 2 * MARGIN
"""Width of everything below the head."""
HALF_PAGE = (PAGE - GAP) // 2
CHARACTER_HEIGHT = 132
AUXILIARY_HEIGHT = 128
HIPPO_HEIGHT = 100
STUB, CHARACTER_STUB = 200, 128
"""Width of the part of a ticket with the icon."""
SMALL = Style(24, Weight.LABEL, FADED_INK)
FINE = Style(23, Weight.TEXT, FADED_INK)
THING = Style(38, Weight.LABEL)
CARD_NAME = Style(42, Weight.NUMBER)
CARD_TEXT = Style(38, Weight.TEXT)
LINE_HEIGHT = 46
WORTH = Style(48, Weight.TITLE)
SPAN = "\N{HORIZONTAL ELLIPSIS}"
"""Between the least and the most."""


def text_of(card: str, words: Words) -> list[str]:
    """The text of a special card in the lines of its ticket."""
    return wrap(words.say(f"{card}.text"), CARD_TEXT, PAGE - STUB - 50)


def special_height(lines: list[str]) -> int:
    """Of the ticket of a special card with that text."""
    return max(170, 74 + len(lines) * LINE_HEIGHT + 18)


@cached_part
def draw_character(
    canvas: Canvas, character: str, role: str | None, worth: tuple[int, int] | None, box: Box, words: Words
) -> None:
    """Nation, professions and what it would start with here; sealed ones say what for."""
    facts, (x, y) = CHARACTERS[character], box.middle
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
    if worth is not None:
        low, high = worth
        if low == high:
            canvas.put(total_disc(86, is_leading=False), box.right - 62, y)
            canvas.write(in_points(HALVES * low), (box.right - 62, y - 1), WORTH, box, widest=72)
        else:
            canvas.put(_span(), box.right - 72, y)
            said = f"{in_points(HALVES * low)}{SPAN}{in_points(HALVES * high)}"
            canvas.write(said, (box.right - 72, y), WORTH, box, widest=104)


@sprite
def _light(width: int, height: int) -> Shape:
    """Gold light behind what has been sealed or set apart."""
    pen = Pen(width, height)
    pen.slab((0, 0, width, height), 24, GOLD)
    return pen.shape()


@sprite
def _span() -> Shape:
    """Where the least and the most are written that the die can make of a neutral."""
    pen = Pen(126, 82)
    pen.slab((3, 3, 123, 79), 38, CHALK)
    pen.outline(INK, LINE)
    return pen.shape()


def role_of(character: str, own: OwnView) -> str | None:
    """What a character is kept for, if for anything."""
    if character == own.bid:
        return "board-own-bid"
    if character == own.pick:
        return "board-own-pick"
    return "board-own-settler" if character == own.settler_card else None


@sprite
def _tile(height: int, tone: Colour) -> Shape:
    """A card half as wide as the page, with a coloured field for its icon."""
    pen = Pen(HALF_PAGE, height)
    pen.card((0, 0, HALF_PAGE, height), 14, INK, PAPER)
    pen.slab((9, 9, 106, height - 9), 8, tone)
    return pen.shape()


@cached_part
def draw_auxiliary(canvas: Canvas, kind: str, count: int, box: Box, words: Words) -> None:
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


@cached_part
def draw_special(
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


@cached_part
def draw_hippos(canvas: Canvas, hippos: Sequence[str], sealed: Sequence[str], box: Box) -> None:
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


@cached_part
def draw_note(canvas: Canvas, stop: str, kind: str, box: Box, words: Words) -> None:
    """What was seen under a tile that still lies face down."""
    canvas.put(_tile(HIPPO_HEIGHT, mix(BOTTLE, CHALK, 0.75)), *box.middle)
    y = box.middle[1]
    canvas.put(tile(kind, 72), box.left + 57, y)
    canvas.write(words.say(stop), (box.left + 122, y - 20), THING, box, align="l", widest=400)
    canvas.write(
        capital(words.say(kind)), (box.left + 122, y + 24), Style(38, Weight.LABEL, FADED_INK), box, align="l"
    )
