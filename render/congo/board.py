"""Congo's public pictures: one for each kind of question, and the whole board of their parts."""

from __future__ import annotations

from games.congo.data import PROFESSIONS
from games.congo.view import CongoView
from render.canvas import SMALL, Box, Canvas, Picture, layer
from render.congo.banner import dawn, draw_strip, write_stop, write_title
from render.congo.colours import PALETTE
from render.congo.layout import (
    BID_ROW,
    GAP,
    HOLDER_ROW,
    HOLDERS,
    LEGEND_HEIGHT,
    LINE_HEIGHT,
    LOW,
    MAP,
    NAME_WIDTH,
    PORT_HEIGHT,
    SCORE_HEAD,
    SCORE_ROW,
    TALL,
    TRACK_HEIGHT,
    below,
    end,
    rows_height,
    sheet,
    table_height,
)
from render.congo.players import draw_bids, draw_holders
from render.congo.port import draw_port, here, write_sentence
from render.congo.scenery import rainforest
from render.congo.scores import draw_boxed, draw_piles, draw_previous, draw_scores, write_legend
from render.congo.stops import draw_stops, write_signs
from render.congo.tables import POWERS, draw_tables
from render.congo.track import draw_track, write_track
from render.congo.worth import draw_worth
from render.icons import lay_sheets
from render.page import NAME
from render.type import for_pictures
from words.catalogue import Words

MOST_WITH_STRIP = 3
"""Players whose bids leave room for the stops along the river."""


def _for_picture(words: Words, view: CongoView) -> Words:
    return for_pictures(words, "congo", len(view.players), NAME, NAME_WIDTH)


@layer(PALETTE)
def _sheets(language: str, bottom: int, *boxes: Box) -> Canvas:
    """A banner with the title, and sheets of paper below it."""
    canvas = Canvas(dawn(bottom), height=end(boxes[-1]))
    lay_sheets(canvas, *boxes)
    write_title(canvas, Words(language, "congo"))
    return canvas


@layer(PALETTE)
def _landscape(language: str, players: int, *boxes: Box) -> Canvas:
    """The map with the names of all stops, and sheets of paper below it."""
    words = Words(language, "congo")
    canvas = Canvas(rainforest(), height=end(boxes[-1]) if boxes else MAP.bottom + GAP)
    lay_sheets(canvas, *boxes)
    write_title(canvas, words)
    write_signs(canvas, words, players)
    return canvas


def _start(view: CongoView, words: Words, bottom: int, *boxes: Box) -> Canvas:
    canvas = Canvas(_sheets(words.language, bottom, *boxes))
    write_stop(canvas, view, words)
    return canvas


def choose_sheets(players: int) -> tuple[Box, Box]:
    """The stop, and what all hold beside what everybody is worth there."""
    port = sheet(TALL + GAP, PORT_HEIGHT)
    return port, below(port, max(HOLDERS, rows_height(players, HOLDER_ROW)))


def auction_sheets(players: int) -> tuple[Box, Box]:
    """The stop, and the bids."""
    port = sheet((TALL if players <= MOST_WITH_STRIP else LOW) + GAP, PORT_HEIGHT)
    return port, below(port, rows_height(players, BID_ROW))


def choose(view: CongoView, words: Words, before: CongoView | None = None) -> Picture:
    """The stop, what everybody is worth there, what all hold, and who is done."""
    words, players = _for_picture(words, view), len(view.players)
    port, table = choose_sheets(players)
    canvas = _start(view, words, TALL, port, table)
    draw_strip(canvas, view, words, before)
    draw_port(canvas, view, words, port, before)
    draw_holders(canvas, view, words, table, (table.bottom - table.top - 6) / players, before)
    draw_worth(canvas, here(view), words.nameless, table)
    return canvas.picture(PALETTE)


def auction(view: CongoView, words: Words, before: CongoView | None = None) -> Picture:
    """The bids of this stop and how they add up."""
    words, players = _for_picture(words, view), len(view.players)
    bottom = TALL if players <= MOST_WITH_STRIP else LOW
    port, bids = auction_sheets(players)
    canvas = _start(view, words, bottom, port, bids)
    if bottom == TALL:
        draw_strip(canvas, view, words, before)
    draw_port(canvas, view, words, port, before)
    draw_bids(canvas, view, words, bids, before)
    return canvas.picture(PALETTE)


def river(view: CongoView, words: Words, before: CongoView | None = None) -> Picture:
    """The map: what lies at each stop, who took it, and where the boat is."""
    words = _for_picture(words, view)
    canvas = Canvas(_landscape(words.language, len(view.players)))
    write_stop(canvas, view, words)
    draw_stops(canvas, view, words, before)
    return canvas.picture(PALETTE)


def _charts(top: float) -> tuple[Box, Box]:
    values = sheet(top, table_height(len(PROFESSIONS)))
    return values, below(values, table_height(len(POWERS) + 1))


def charts(view: CongoView, words: Words, before: CongoView | None = None) -> Picture:
    """Both charts; nothing on them is ever new."""
    del before
    words, boxes = _for_picture(words, view), _charts(LOW + GAP)
    canvas = _start(view, words, LOW, *boxes)
    draw_tables(canvas, view, words, *boxes)
    return canvas.picture(PALETTE)


class _Account:
    """The sheets that tell how the points stand, from there on downwards."""

    def __init__(self, view: CongoView, top: float) -> None:
        self.view = view
        players, is_over = len(view.players), view.result is not None
        self.sentence = sheet(top, LINE_HEIGHT) if is_over else None
        height = SCORE_HEAD + players * SCORE_ROW + 6
        self.table = sheet(top, height) if self.sentence is None else below(self.sentence, height)
        self.track = below(self.table, TRACK_HEIGHT)
        self.previous = below(self.track, LINE_HEIGHT)
        self.piles = below(self.previous, LINE_HEIGHT)
        self.boxed = below(self.piles, LINE_HEIGHT) if is_over else None

    @property
    def boxes(self) -> list[Box]:
        """All sheets that are there."""
        wanted = (self.sentence, self.table, self.track, self.previous, self.piles, self.boxed)
        return [box for box in wanted if box is not None]

    def draw(self, canvas: Canvas, words: Words, before: CongoView | None) -> None:
        """What stands on them."""
        view = self.view
        if self.sentence is not None:
            write_sentence(canvas, view, words, self.sentence)
        draw_scores(canvas, view, words, self.table, before)
        write_track(canvas, self.track)
        draw_track(canvas, view, words, self.track, before)
        draw_previous(canvas, view.previous, words, len(view.players), self.previous)
        draw_piles(canvas, view, self.piles)
        if self.boxed is not None:
            draw_boxed(canvas, view, words, self.boxed)


def scores(view: CongoView, words: Words, before: CongoView | None = None) -> Picture:
    """The points by source and on the track, how the stop before came out, and the piles."""
    words, account = _for_picture(words, view), _Account(view, LOW + GAP)
    canvas = _start(view, words, LOW, *account.boxes)
    account.draw(canvas, words, before)
    return canvas.picture(PALETTE)


def board(view: CongoView, words: Words, before: CongoView | None = None) -> Picture:
    """The upper part of the whole board: the map and, below it, the port with all bids; or the last hands."""
    words, players = _for_picture(words, view), len(view.players)
    sentence = sheet(MAP.bottom + GAP, LINE_HEIGHT)
    port = below(sentence, PORT_HEIGHT)
    bids = below(port, rows_height(players, BID_ROW))
    legend = below(bids, LEGEND_HEIGHT)
    canvas = Canvas(_landscape(words.language, players, sentence, port, bids, legend), packing=SMALL)
    write_stop(canvas, view, words)
    draw_stops(canvas, view, words, before)
    write_sentence(canvas, view, words, sentence)
    draw_port(canvas, view, words, port, before)
    draw_bids(canvas, view, words, bids, before)
    write_legend(canvas, words.nameless, legend, has_news=before is not None)
    return canvas.picture(PALETTE)


def overview(view: CongoView, words: Words, before: CongoView | None = None) -> Picture:
    """The lower part of the whole board: both charts, the points and the piles."""
    words, boxes = _for_picture(words, view), _charts(LOW + GAP)
    account = _Account(view, boxes[-1].bottom + GAP)
    canvas = _start(view, words, LOW, *boxes, *account.boxes)
    draw_tables(canvas, view, words, *boxes)
    account.draw(canvas, words, before)
    return canvas.picture(PALETTE)
