"""Application emoji: small square pictures of pieces, goods and cards, for buttons, menus and texts."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from io import BytesIO

from PIL import Image, ImageFilter

from games.congo.data import CARDS as SPECIALS
from games.congo.data import CHARACTERS, NEUTRALS, PROFESSIONS
from games.livingstone.data import CARDS as LIVINGSTONE_CARDS
from games.livingstone.data import GEMS
from games.panamax.data import NATIONS as CARGO_NATIONS
from games.panamax.data import Benefit
from games.rotterdam.data import CARDS as NAVIGATION_CARDS
from games.rotterdam.data import CHANNEL_COLOURS, MATERIALS, PRODUCTS
from render.canvas import Shape
from render.congo import cards as congo_cards
from render.congo import flags as congo_flags
from render.congo import pieces as congo_pieces
from render.icons import PIPS, Sketch, arrow, card_back, chest, coin, die
from render.livingstone import cards as livingstone_cards
from render.livingstone import pieces as livingstone_pieces
from render.owners import OWNERS, badge
from render.palette import BRONZE, CHALK, INK, Colour
from render.panamax import cards as panamax_cards
from render.panamax import pieces as panamax_pieces
from render.rotterdam import cards as rotterdam_cards
from render.rotterdam import pieces as rotterdam_pieces
from render.rotterdam.colours import CHANNELS

SIDE = 128
"""Pixels; a client shows 22 of a screen's, which on a phone are up to three times as many."""
DRAWN = 100
"""Units across: few enough that the ink lines inside are still seen."""
RIMS = ((INK, 3), (CHALK, 4))
"""Lines round the silhouette, in pixels: ink tells it from light ground, chalk from dark."""
CLEAR = (0, 0, 0, 0)
SOLID = [255 if each > 100 else 0 for each in range(256)]

Draw = Callable[[], Shape]


def _named(name: str, draw: Callable[[str, int], Shape], things: Iterable[str]) -> dict[str, Draw]:
    """One for each of these things."""
    return {f"{name}_{thing}": partial(draw, thing, DRAWN) for thing in things}


def _auxiliary(kind: str, size: int) -> Shape:
    sketch = Sketch(size)
    congo_cards.AUXILIARY_ICONS[kind](sketch)
    return sketch.icon()


def _congo_flag(nation: str, size: int) -> Shape:
    return congo_flags.flag(nation, size, round(size * 0.72))


def _channel(colour: str, size: int) -> Shape:
    return arrow(size, round(size * 0.9), CHANNELS[colour])


EMOJI: dict[str, Draw] = {
    # Shared
    **{f"badge_{number}": partial(badge, number, DRAWN) for number in range(len(OWNERS))},
    **{f"die_{face}": partial(die, face, DRAWN) for face in PIPS},
    "coin": partial(coin, DRAWN),
    "cards": partial(card_back, round(DRAWN * 0.74), DRAWN, BRONZE),
    "tick": partial(congo_pieces.tick, DRAWN),
    "pause": partial(congo_pieces.pause, DRAWN),
    "cross": partial(congo_pieces.cross, DRAWN),
    # Livingstone
    "tent": partial(livingstone_pieces.open_tent, DRAWN, round(DRAWN * 0.86)),
    "bag": partial(livingstone_pieces.bag, DRAWN),
    "chest": partial(chest, DRAWN, round(DRAWN * 0.86)),
    **{f"gem_{gem}": partial(livingstone_pieces.jewel, gem, DRAWN, round(DRAWN * 0.92)) for gem in GEMS},
    **_named(
        "card", livingstone_cards.card_icon, [card for card in LIVINGSTONE_CARDS if card != "mine_collapse"]
    ),
    # Rotterdam
    **_named("cargo", rotterdam_pieces.cargo, MATERIALS),
    **_named("product", rotterdam_cards.product_icon, PRODUCTS),
    **_named("nav", rotterdam_cards.card_icon, NAVIGATION_CARDS),
    **_named("channel", _channel, CHANNEL_COLOURS),
    "wheel": partial(rotterdam_cards.phase_icon, "navigate", DRAWN),
    "crane": partial(rotterdam_cards.phase_icon, "unload_and_process", DRAWN),
    "trade": partial(rotterdam_cards.phase_icon, "trade_products", DRAWN),
    "mission": partial(rotterdam_cards.phase_icon, "fulfil_mission", DRAWN),
    "captains_cap": partial(rotterdam_pieces.captains_cap, DRAWN),
    "ship": partial(rotterdam_pieces.idle_ship, DRAWN),
    # Congo
    **_named("as", congo_cards.profession_icon, PROFESSIONS),
    **_named("nation", _congo_flag, sorted({CHARACTERS[each].nation for each in NEUTRALS})),
    **_named("auxiliary", _auxiliary, ("interpreter", "servant")),
    **_named("congo", congo_cards.card_icon, SPECIALS),
    "hippo": partial(congo_pieces.hippo, DRAWN),
    # Panamax
    **_named("harbour", panamax_pieces.flag, CARGO_NATIONS),
    **_named("panamax", panamax_cards.icon, ("share", "captain", "stevedore", "advisor", "passenger")),
    **_named("panamax", panamax_cards.icon, ("purse", "contract", "ship")),
    **_named("by", panamax_cards.metric_icon, ("nations", "best_nation_flags", "companies_held")),
    **_named("by", panamax_cards.metric_icon, ("company_cash_per_2", "own_dividend", "no_debt")),
    **_named("benefit", panamax_cards.benefit_icon, Benefit),
    **_named("move", panamax_pieces.move_sign, ("lock", "waterway", "any")),
    "crate": partial(panamax_pieces.crate, DRAWN),
    "wagon": partial(panamax_pieces.wagon, DRAWN),
}
"""How each is drawn, by our own name for it."""


def emoji(name: str) -> Shape:
    """That one, as large as fits, on nothing; its rims tell it from any ground."""
    shape = EMOJI[name]()
    shape = shape.crop(shape.getbbox())
    room = SIDE - 2 * sum(width for _, width in RIMS) - 2
    scale = room / max(shape.size)
    shape = shape.resize((round(shape.width * scale), round(shape.height * scale)), Image.Resampling.LANCZOS)
    sheet = Image.new("RGBA", (SIDE, SIDE), CLEAR)
    sheet.alpha_composite(shape, ((SIDE - shape.width) // 2, (SIDE - shape.height) // 2))
    for colour, width in RIMS:
        sheet = _rimmed(sheet, colour, width)
    return sheet


def _rimmed(sheet: Shape, colour: Colour, width: int) -> Shape:
    """With a line of that width round all that is there."""
    large = sheet.getchannel("A").point(SOLID).resize((SIDE * 2, SIDE * 2))
    grown = large.filter(ImageFilter.MaxFilter(3))
    for _ in range(2 * width - 1):
        grown = grown.filter(ImageFilter.MaxFilter(3))
    # A square brush leaves corners that a little blur takes off again.
    grown = grown.filter(ImageFilter.GaussianBlur(width)).point(SOLID)
    behind = Image.new("RGBA", sheet.size, (*colour, 0))
    behind.putalpha(grown.reduce(2))
    behind.alpha_composite(sheet)
    return behind


def emoji_png(name: str) -> bytes:
    """The picture as a PNG file; equal pictures give equal bytes."""
    file = BytesIO()
    emoji(name).quantize(method=Image.Quantize.FASTOCTREE).save(file, "PNG", optimize=True)
    return file.getvalue()
