"""What of Rotterdam's pictures can be pointed at, by name."""

from __future__ import annotations

from collections import Counter

from games.rotterdam.data import CARDS, PRODUCTS
from games.rotterdam.view import OwnView, RotterdamView
from render.canvas import Box
from render.page import MARGIN, WIDTH
from render.rotterdam.hand import CLOSE, MISSION_HEIGHT, Sheet, in_order
from render.rotterdam.layout import PLACES, TURN, ship_box
from render.rotterdam.wanted import wanted
from words.catalogue import Words


def parts(view: RotterdamView, picture: str, words: Words) -> dict[str, Box]:
    """Where each lies on that picture; of pictures that nobody points at, nothing."""
    del words
    match picture:
        case "map":
            return {place: ship_box(place) for place in PLACES} | {"turn": TURN}
        case "hand" if view.own is not None:
            return _on_hand(view.own)
    return {}


def _on_hand(own: OwnView) -> dict[str, Box]:
    products, cards = Counter(own.products), Counter(own.navigation)
    held, tickets, ways = in_order(products, {**PRODUCTS}), in_order(cards, {**CARDS}), wanted(own)
    sheet, has_ways = Sheet.that_fits(len(own.missions), len(ways), len(held), len(tickets))

    def between(top: float, bottom: float) -> Box:
        return Box(MARGIN, top, WIDTH - MARGIN, bottom)

    found = {
        "missions": between(sheet.missions, sheet.ways - CLOSE),
        "products": between(sheet.products, sheet.cards - 2 * CLOSE),
        "cards": between(sheet.cards, sheet.bottom - 2 * CLOSE),
    }
    found |= {
        f"mission-{place + 1}": between(top, top + MISSION_HEIGHT)
        for place in range(len(own.missions))
        for top in [sheet.missions + place * (MISSION_HEIGHT + CLOSE)]
    }
    return found | ({"ways": between(sheet.ways, sheet.products - 2 * CLOSE)} if has_ways and ways else {})
