"""What the signs on the pictures mean."""

from __future__ import annotations

from games.panamax.view import PanamaxView
from render.canvas import Box, Canvas, Pen, Picture, Shape, Sprite, layer, sprite
from render.icons import arrow, card_back, coin, crown, halo, lay_sheets
from render.page import MARGIN, WIDTH
from render.palette import ALARM, CHALK, GOLD
from render.panamax.cards import benefit_icon, icon
from render.panamax.colours import NAVY, PALETTE
from render.panamax.pieces import (
    crate,
    fee_tag,
    flag,
    move_sign,
    pennant,
    store_sign,
    upright_hull,
)
from render.panamax.poster import MARGIN_LOW, TOP, low_noon, write_title
from render.type import Style, Weight
from words.catalogue import Words

ROW = 63
SAID = Style(42, Weight.LABEL)


@sprite
def _lit() -> Shape:
    """The golden frame, empty."""
    pen = Pen(52, 46)
    pen.card((0, 0, 52, 46), 12, GOLD, CHALK, 5)
    return pen.shape()


def _signs() -> list[tuple[str, Sprite]]:
    """Every sign by the key of what it means, in the order of lines."""
    return [
        ("waterway", move_sign("waterway", 48)),
        ("company_cash", icon("safe", 50)),
        ("lock", move_sign("lock", 48)),
        ("cash", icon("purse", 50)),
        ("any", move_sign("any", 48)),
        ("price", icon("chart", 50)),
        ("load", crate(48)),
        ("dividend", coin(48)),
        ("fee", fee_tag(46)),
        ("share", icon("share", 50)),
        ("ready", pennant()),
        ("bailout", icon("lifebuoy", 48)),
        ("lit", _lit()),
        ("award", icon("cup", 48)),
        ("new", halo(52, 46)),
        ("warehouse", store_sign("warehouse")),
        ("moved", arrow(30, 36, ALARM)),
        ("reserve", store_sign("reserve")),
        ("sprinter", upright_hull(0, "company", 46, 50, is_eastward=True, is_striped=True)),
        ("transfer", benefit_icon("cheap_transfer", 48)),
        ("executive", crown(46, 38)),
        ("wide_choice", benefit_icon("wide_choice", 48)),
        ("captain", icon("captain", 52)),
        ("extra_load", benefit_icon("extra_load", 48)),
        ("stevedore", icon("stevedore", 52)),
        ("advisor", icon("advisor", 52)),
        ("back", flag("china", 54, is_dim=True)),
        ("secret", card_back(36, 48, NAVY)),
        ("contract", icon("contract", 50)),
        ("unbuilt", icon("ship", 50)),
    ]


def _cell(place: int) -> Box:
    """Where a sign and its meaning stand: two beside each other."""
    wide = (WIDTH - 2 * MARGIN) / 2
    left, top = MARGIN + place % 2 * wide, TOP + 6 + place // 2 * ROW
    return Box(left, top, left + wide, top + ROW)


@layer(PALETTE)
def _legend(language: str) -> Canvas:
    """All signs, which are the same in every game."""
    words, every = Words(language, "panamax"), _signs()
    sheet = Box(MARGIN, TOP, WIDTH - MARGIN, _cell(len(every) - 1).bottom + 6)
    canvas = Canvas(low_noon(), height=sheet.bottom + MARGIN_LOW)
    lay_sheets(canvas, sheet)
    for place, (key, sign) in enumerate(every):
        box = _cell(place)
        y, start = box.middle[1], box.left + 92
        canvas.put(sign, box.left + 50, y)
        said = words.say(f"board-sign-{key}")
        canvas.write(said, (start, y), SAID, box, align="l", widest=box.right - 10 - start)
    return canvas


def signs(view: PanamaxView, words: Words, before: PanamaxView | None = None) -> Picture:
    """What every sign means; nothing on it is ever new."""
    del before
    canvas = Canvas(_legend(words.language))
    write_title(canvas, words.say("picture-signs"), view, words)
    return canvas.picture(PALETTE)


def sign_keys() -> list[str]:
    """What the signs mean, by key."""
    return [key for key, _ in _signs()]
