"""The pictures of what lies on paper: the action table, the market, the companies, and all at once."""

from __future__ import annotations

from collections.abc import Sequence

from games.panamax.view import PanamaxView
from games.values import Seat
from render.canvas import Box, Canvas, Picture
from render.icons import lay_sheets
from render.page import MARGIN, NAME, WIDTH
from render.panamax.action_table import ACTIONS_HEIGHT, draw_action_table, write_action_table
from render.panamax.colours import PALETTE
from render.panamax.companies import NAME_WIDTH as COMPANY_NAME
from render.panamax.companies import clipboard_box, draw_clipboard
from render.panamax.exchange import NAME_WIDTH, draw_exchange, draw_holdings, exchange_height
from render.panamax.layout import GAP
from render.panamax.poster import TOP, poster
from render.panamax.station import CARDS_HEIGHT, RAIL_HEIGHT, draw_cards, draw_rail
from render.panamax.turn import SENTENCE_HEIGHT, STATUS_HEIGHT, asked, draw_sentence, draw_status
from render.type import for_pictures
from words.catalogue import Words


def sheets(top: float, *heights: float) -> list[Box]:
    """Sheets of those heights, one below the other from there."""
    boxes = []
    for tall in heights:
        boxes.append(Box(MARGIN, top, WIDTH - MARGIN, top + tall))
        top += tall + GAP
    return boxes


def action_sheets() -> list[Box]:
    """Of the action table's picture: the status of the round, the table, the railway."""
    return sheets(TOP, STATUS_HEIGHT, ACTIONS_HEIGHT, RAIL_HEIGHT)


def market_sheets(players: int) -> list[Box]:
    """Of the market's picture: the stock table, what everybody holds, the cards."""
    return sheets(TOP, exchange_height(players), exchange_height(players), CARDS_HEIGHT)


def table_sheets(players: int) -> list[Box]:
    """Of all tables at once: whose turn it is, then those of both pictures."""
    tall = exchange_height(players)
    return sheets(TOP, SENTENCE_HEIGHT, STATUS_HEIGHT, ACTIONS_HEIGHT, RAIL_HEIGHT, tall, tall, CARDS_HEIGHT)


def _draw_actions(
    canvas: Canvas, view: PanamaxView, words: Words, boxes: Sequence[Box], before: PanamaxView | None
) -> None:
    status, table, rail = boxes
    lay_sheets(canvas, status, table, rail)
    draw_status(canvas, view, words, status)
    write_action_table(canvas, table)
    draw_action_table(canvas, view, table, before)
    draw_rail(canvas, view, words, rail, before)


def _draw_market(
    canvas: Canvas, view: PanamaxView, words: Words, boxes: Sequence[Box], before: PanamaxView | None
) -> None:
    exchange, holdings, cards = boxes
    lay_sheets(canvas, exchange, holdings, cards)
    draw_exchange(canvas, view, words, exchange, before)
    draw_holdings(canvas, view, words, holdings, before)
    draw_cards(canvas, view, words, cards)


def actions(view: PanamaxView, words: Words, before: PanamaxView | None = None) -> Picture:
    """The action table with the contracts, the order of play and the railway."""
    boxes = action_sheets()
    canvas = poster(words.say("picture-actions"), view, words, boxes[-1].bottom)
    _draw_actions(canvas, view, words, boxes, before)
    return canvas.picture(PALETTE)


def market(view: PanamaxView, words: Words, before: PanamaxView | None = None) -> Picture:
    """All companies in lines, and the cards to be had; in the end the scoring."""
    players = len(view.players)
    boxes, words = market_sheets(players), for_pictures(words, "panamax", players, NAME, NAME_WIDTH)
    canvas = poster(words.say("picture-market"), view, words, boxes[-1].bottom)
    _draw_market(canvas, view, words, boxes, before)
    return canvas.picture(PALETTE)


def tables(view: PanamaxView, words: Words, before: PanamaxView | None = None) -> Picture:
    """Everything below the map of the tall board."""
    players = len(view.players)
    turn, *boxes = table_sheets(players)
    words = for_pictures(words, "panamax", players, NAME, NAME_WIDTH)
    canvas = poster(words.say("board-title"), view, words, boxes[-1].bottom)
    lay_sheets(canvas, turn)
    draw_sentence(canvas, view, words, turn)
    _draw_actions(canvas, view, words, boxes[:3], before)
    _draw_market(canvas, view, words, boxes[3:], before)
    return canvas.picture(PALETTE)


def in_turn(view: PanamaxView) -> tuple[Seat, ...]:
    """Everybody in the order of play, beginning with the player who is asked."""
    waited = asked(view)
    first = view.order.index(waited[0]) if len(waited) == 1 else 0
    return view.order[first:] + view.order[:first]


def _clipboards(
    seats: Sequence[Seat], view: PanamaxView, words: Words, before: PanamaxView | None
) -> Picture:
    words = for_pictures(words, "panamax", len(view.players), NAME, COMPANY_NAME)
    bottom = clipboard_box(len(seats) - 1, TOP).bottom
    canvas = poster(words.say("picture-companies"), view, words, bottom)
    for place, seat in enumerate(seats):
        player, box = view.players[seat], clipboard_box(place, TOP)
        old = player if before is None else before.players[seat]
        draw_clipboard(canvas, view, player, box, words, old)
    return canvas.picture(PALETTE)


def companies(view: PanamaxView, words: Words, before: PanamaxView | None = None) -> Picture:
    """The company of the player who is asked, and the next one."""
    return _clipboards(in_turn(view)[:2], view, words, before)


def more_companies(view: PanamaxView, words: Words, before: PanamaxView | None = None) -> Picture:
    """The last two companies in the order of play."""
    return _clipboards(in_turn(view)[-2:], view, words, before)


def all_companies(view: PanamaxView, words: Words, before: PanamaxView | None = None) -> Picture:
    """Every company, in the order of seats."""
    return _clipboards(range(len(view.players)), view, words, before)
