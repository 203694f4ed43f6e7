"""The strip with the piles, and the one that explains the marks of the stops."""

from __future__ import annotations

from games.congo.state import DECKS
from games.congo.view import CongoView
from render.canvas import Box, Canvas, Role, cached_part
from render.congo.layout import legend_box, piles_box
from render.congo.pieces import back, hippo, nobody, points_disc, ring, tile
from render.icons import crown, halo
from render.palette import FADED_INK
from render.type import Style, Weight
from words.catalogue import Words

NUMBER = Style(38)
LABEL = Style(22, Weight.LABEL, FADED_INK)
SMALL = Style(24, Weight.LABEL, FADED_INK)
PILES_AT = {"character": 60, "auxiliary": 276, "special": 492, "hippos": 712, "neutrals": 950}
"""Where the icon of each pile stands."""


def draw_piles(canvas: Canvas, view: CongoView, words: Words) -> None:
    """Cards to be drawn and, after the stroke, those laid aside; hippo tiles; neutrals that left the game."""
    box = piles_box(len(view.players), is_over=view.result is not None)
    counts = {deck: (view.piles[deck].size, len(view.piles[deck].discard)) for deck in DECKS}
    hippos = view.hippo_pile, len(view.hippo_discard)
    _draw_counts(canvas, counts, hippos, len(view.used_neutrals), box, words.nameless)


@cached_part
def _draw_counts(
    canvas: Canvas,
    cards: dict[str, tuple[int, int]],
    hippos: tuple[int, int],
    neutrals: int,
    box: Box,
    words: Words,
) -> None:
    y = box.top + 58
    for name, x in PILES_AT.items():
        said = words.say(f"board-{name}-pile")
        canvas.write(said, (x - 20, box.top + 22), LABEL, box, Role.EXTRA, align="l", widest=200)
    for deck in DECKS:
        x = PILES_AT[deck]
        canvas.put(back(deck, 36), x, y + 4)
        _draw_pair(canvas, *cards[deck], x + 30, y + 4, box)
    canvas.put(hippo(48), PILES_AT["hippos"], y + 4)
    _draw_pair(canvas, *hippos, PILES_AT["hippos"] + 34, y + 4, box)
    canvas.put(nobody(40), PILES_AT["neutrals"], y + 4)
    canvas.write(str(neutrals), (PILES_AT["neutrals"] + 32, y + 4), NUMBER, box, align="l")


def _draw_pair(canvas: Canvas, left: int, aside: int, x: float, y: float, box: Box) -> None:
    said = str(left)
    canvas.write(said, (x, y), NUMBER, box, align="l")
    small = Style(38, Weight.LABEL, FADED_INK)
    canvas.write(f"+{aside}", (x + NUMBER.width(said) + 12, y), small, box, align="l")


def write_legend(canvas: Canvas, words: Words, players: int, *, is_over: bool) -> None:
    """What the marks on the map mean."""
    box = legend_box(players, is_over=is_over)
    upper, lower, middle = box.top + 28, box.top + 66, box.left + 560
    canvas.put(points_disc(28), box.left + 34, upper)
    canvas.put(hippo(32), box.left + 34, lower)
    canvas.put(ring(34), middle, upper)
    canvas.put(tile(None, 24), middle, upper)
    for key, x, y in (
        ("board-mark-points", box.left + 62, upper),
        ("board-mark-hippo", box.left + 62, lower),
        ("board-mark-ring", middle + 30, upper),
    ):
        canvas.write(words.say(key), (x, y), SMALL, box, Role.EXTRA, align="l", widest=490)
    canvas.put(crown(30, 22), middle + 330, lower)
    said = words.say("board-mark-crown")
    canvas.write(said, (middle + 356, lower), SMALL, box, Role.EXTRA, align="l", widest=190)


@cached_part
def write_news(canvas: Canvas, words: Words, players: int, *, is_over: bool) -> None:
    """What the mark of new things means."""
    box = legend_box(players, is_over=is_over)
    middle, lower = box.left + 560, box.top + 66
    canvas.put(halo(36, 28), middle, lower)
    canvas.write(words.say("board-new"), (middle + 30, lower), SMALL, box, Role.EXTRA, align="l", widest=280)
