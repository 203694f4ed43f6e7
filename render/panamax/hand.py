"""A player's private sheet in Panamax: the secret objective, and what is to be chosen before the first round.

The company lies open to all, on the companies' sheet.
"""

from __future__ import annotations

from games.panamax.data import ADVISORS, CONTRACTS, Side
from games.panamax.view import OwnView, PanamaxView
from render.canvas import Box, Canvas, Picture, cached_part
from render.icons import coin, ticket
from render.owners import stamp
from render.page import MARGIN, NAME, PAGE, WIDTH
from render.palette import CHALK, FADED_INK, GOLD, mix
from render.panamax.cards import icon, metric_icon
from render.panamax.colours import LAKE, PALETTE
from render.panamax.contracts import SIDE_TONES, draw_crates
from render.panamax.layout import GAP
from render.panamax.pieces import flag
from render.panamax.poster import HEADING, TOP, low_noon
from render.type import Style, Weight, for_pictures, wrap
from words.catalogue import Words

LABEL_HEIGHT = 60
ADVISOR_HEIGHT = 222
CONTRACT_HEIGHT = 116
STUB = 218
"""Width of the part of a ticket with the icon."""
LABEL = Style(42, Weight.LABEL, FADED_INK)
CARD_NAME = Style(42, Weight.NUMBER)
CARD_TEXT = Style(42, Weight.TEXT)
LINE_HEIGHT = 50
NAME_WIDTH = 560


def advisors_of(own: OwnView) -> tuple[str, ...]:
    """The advisors on the sheet: both that were dealt, then only the one kept."""
    return own.dealt_advisors or ((own.advisor,) if own.advisor is not None else ())


def hand(view: PanamaxView, words: Words) -> Picture:
    """What only this player sees."""
    assert view.me is not None
    assert view.own is not None
    words = for_pictures(words, "panamax", len(view.players), NAME, NAME_WIDTH)
    own, advisors = view.own, advisors_of(view.own)
    contracts_at = TOP + LABEL_HEIGHT + len(advisors) * (ADVISOR_HEIGHT + GAP)
    rows = len(own.dealt_contracts)
    bottom = contracts_at + (LABEL_HEIGHT + rows * (CONTRACT_HEIGHT + GAP) if rows else 0)
    canvas = Canvas(low_noon(), height=bottom - GAP + MARGIN)
    stamp(canvas, words.badge(view.me), (HEADING.left + 46, 54), 60, HEADING)
    name = Style(50, Weight.TITLE, CHALK)
    canvas.write(words.name(view.me), (HEADING.left + 90, 51), name, HEADING, align="l", widest=NAME_WIDTH)
    _label(canvas, words.say("board-choose-advisor" if own.dealt_advisors else "board-secret"), TOP)
    for place, advisor in enumerate(advisors):
        top = TOP + LABEL_HEIGHT + place * (ADVISOR_HEIGHT + GAP)
        box = Box(MARGIN, top, WIDTH - MARGIN, top + ADVISOR_HEIGHT)
        _draw_advisor(canvas, advisor, box, words.nameless, is_kept=advisor == own.advisor)
    if rows:
        _label(canvas, words.say("board-choose-contract"), contracts_at)
    for place, card in enumerate(own.dealt_contracts):
        top = contracts_at + LABEL_HEIGHT + place * (CONTRACT_HEIGHT + GAP)
        box = Box(MARGIN, top, WIDTH - MARGIN, top + CONTRACT_HEIGHT)
        _draw_contract(canvas, card, box, words.nameless, is_kept=card == own.start_contract)
    return canvas.picture(PALETTE)


def _label(canvas: Canvas, said: str, top: float) -> None:
    box = Box(MARGIN, top, WIDTH - MARGIN, top + LABEL_HEIGHT)
    canvas.write(said, (MARGIN + 6, top + LABEL_HEIGHT / 2), LABEL, box, align="l", widest=PAGE - 12)


@cached_part
def _draw_advisor(canvas: Canvas, advisor: str, box: Box, words: Words, *, is_kept: bool) -> None:
    """What the card pays for each of what, its name and its text; the one kept is ticked."""
    printed = ADVISORS[advisor]
    canvas.put(ticket(PAGE, ADVISOR_HEIGHT, STUB, mix(GOLD, CHALK, 0.67)), *box.middle)
    y = box.middle[1]
    canvas.put(coin(72), box.left + 62, y)
    canvas.write(str(printed.per), (box.left + 62, y - 1), Style(52, Weight.TITLE), box)
    canvas.put(metric_icon(printed.metric, 84), box.left + 150, y)
    x = box.left + STUB + 26
    lines = wrap(words.say(f"{advisor}.text"), CARD_TEXT, box.right - 24 - x)
    top = y - (len(lines) * LINE_HEIGHT + 8) / 2
    canvas.write(words.say(advisor), (x, top), CARD_NAME, box, align="l", widest=box.right - 100 - x)
    for number, line in enumerate(lines):
        canvas.write(line, (x, top + 56 + number * LINE_HEIGHT), CARD_TEXT, box, align="l")
    if is_kept:
        canvas.put(icon("ledger", 54), box.right - 50, box.top + 46)


@cached_part
def _draw_contract(canvas: Canvas, card: str, box: Box, words: Words, *, is_kept: bool) -> None:
    """A starting contract: its flag, its containers and its nation; the one kept is ticked."""
    printed = CONTRACTS[card]
    canvas.put(ticket(PAGE, CONTRACT_HEIGHT, STUB, LAKE), *box.middle)
    y = box.middle[1]
    canvas.put(flag(printed.nation, 96), box.left + STUB / 2, y)
    crates = printed.sides[Side.FRONT]
    draw_crates(canvas, crates, (box.left + STUB + 96, y - 4), box, SIDE_TONES[Side.FRONT])
    canvas.write(words.say(printed.nation), (box.left + STUB + 200, y), NAME, box, align="l", widest=560)
    if is_kept:
        canvas.put(icon("ledger", 54), box.right - 50, y)
