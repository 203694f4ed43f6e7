"""The final scores by source, and both tie-breaks."""

from __future__ import annotations

from games.congo.state import SOURCES
from games.congo.view import CongoView
from render.canvas import Box, Canvas, Pen, Role, Shape, Sprite, sprite
from render.congo.cards import card_icon
from render.congo.colours import LIT_PAPER
from render.congo.layout import (
    FINAL_HEAD,
    FINAL_ROW,
    MARGIN,
    NAME,
    PLAYERS_TOP,
    WIDTH,
    final_row,
    players_box,
)
from render.congo.numbers import in_points
from render.congo.pieces import back, hippo, tile
from render.icons import medal
from render.owners import stamp
from render.palette import FADED_INK, INK, RULE, STEEL
from render.type import Style, Weight
from words.catalogue import Words

NUMBER = Style(38)
TOTAL = Style(46, Weight.TITLE)
LABEL = Style(20, Weight.LABEL, FADED_INK)
ICON_AT, LABEL_AT = PLAYERS_TOP + 46, PLAYERS_TOP + 88
COLUMNS = {"ports": 452, "ties": 546, "okapi": 634, "trader": 722, "specials": 812, "total": 906,
           "auxiliaries": 1004, "cards": 1094}  # fmt: skip


def _icons() -> dict[str, Sprite]:
    return {
        "ports": tile("mission", 50),
        "ties": hippo(50),
        "okapi": card_icon("okapi", 50),
        "trader": card_icon("trader", 50),
        "specials": back("special", 38),
        "total": medal(58),
        "auxiliaries": back("auxiliary", 38),
        "cards": back("character", 38),
    }


def write_final(canvas: Canvas, words: Words, players: int) -> None:
    """The lines, and the heads of the columns."""
    box = players_box(players, is_over=True)
    head = Box(box.left, box.top, box.right, box.top + FINAL_HEAD)
    for place in range(players):
        canvas.put(_stripe(is_lit=False), WIDTH / 2, final_row(place).middle[1])
    for column, icon in _icons().items():
        canvas.put(icon, COLUMNS[column], ICON_AT)
        said = words.say(f"board-{column}-final")
        canvas.write(said, (COLUMNS[column], LABEL_AT), LABEL, head, Role.EXTRA, widest=84)


@sprite
def _stripe(*, is_lit: bool) -> Shape:
    """The ground of a line: lit for a winner."""
    width = WIDTH - 2 * MARGIN - 8
    pen = Pen(width, FINAL_ROW)
    if is_lit:
        pen.slab((0, 2, width, FINAL_ROW - 2), 10, LIT_PAPER)
    pen.rule((14, 0.8), (width - 14, 0.8), RULE, 1.6)
    return pen.shape()


def draw_final(canvas: Canvas, view: CongoView, words: Words) -> None:
    """One line for each player, the best first."""
    assert view.result is not None
    for place, standing in enumerate(view.result.standings):
        row, seat = final_row(place), standing.seat
        y, player = row.middle[1], view.players[seat]
        if seat in view.result.winners:
            canvas.put(_stripe(is_lit=True), WIDTH / 2, y)
        canvas.write(str(standing.rank), (row.left + 26, y), NUMBER, row)
        stamp(canvas, seat, (96, y), 52, row)
        canvas.write(words.name(seat), (134, y), NAME, row, align="l")
        for source in SOURCES:
            _write(canvas, in_points(standing.sources[source]), COLUMNS[source], row, NUMBER)
        _write(canvas, in_points(standing.total), COLUMNS["total"], row, TOTAL)
        cards = player.characters + player.auxiliaries + player.specials
        _write(canvas, str(player.auxiliaries), COLUMNS["auxiliaries"], row, NUMBER)
        _write(canvas, str(cards), COLUMNS["cards"], row, NUMBER)


def _write(canvas: Canvas, said: str, x: float, row: Box, style: Style) -> None:
    style = Style(style.size, style.weight, STEEL if said == "0" else INK)
    canvas.write(said, (x, row.middle[1]), style, row)
