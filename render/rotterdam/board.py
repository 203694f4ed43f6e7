"""Rotterdam's board: the river mouth with what floats on it now."""

from __future__ import annotations

from games.rotterdam.data import PORTS
from games.rotterdam.view import RotterdamView
from render.canvas import SMALL, Canvas, Picture, layer
from render.icons import lay_sheets
from render.palette import ALARM, CHALK
from render.rotterdam.channels import write_marks
from render.rotterdam.colours import PALETTE
from render.rotterdam.fleet import draw_fleet
from render.rotterdam.layout import (
    MOST_OFFERS,
    NAME,
    NAME_WIDTH,
    TITLE,
    TURN,
    decks,
    height,
    ledger,
    port_box,
)
from render.rotterdam.ledger import draw_ledger, write_labels
from render.rotterdam.offers import draw_decks, draw_offers, write_decks
from render.rotterdam.ports import draw_ports, write_ports
from render.rotterdam.scenery import river_mouth
from render.rotterdam.turn import draw_turn
from render.type import Style, Weight, for_pictures
from words.catalogue import Words

NUMBER = Style(38)


@layer(PALETTE)
def _layer(language: str, players: int, *, is_over: bool) -> Canvas:
    """Everything that stays the same while a game is played in that language."""
    canvas, words = Canvas(river_mouth(), height=height(players, 0)), Words(language, "rotterdam")
    lay_sheets(canvas, TURN, *map(port_box, range(len(PORTS))), ledger(players), decks(players))
    title = Style(58, Weight.TITLE, CHALK)
    canvas.write(words.say("board-title").upper(), (TITLE.left + 16, 62), title, TITLE, align="l")
    write_marks(canvas, words)
    write_ports(canvas, words)
    write_labels(canvas, words, players, is_over=is_over)
    write_decks(canvas, words, players)
    return canvas


def board(view: RotterdamView, words: Words, before: RotterdamView | None = None) -> Picture:
    """The public board; with `before`, what the reader has not seen yet is marked."""
    players, shown = len(view.players), min(len(view.offers), MOST_OFFERS)
    words = for_pictures(words, "rotterdam", players, NAME, NAME_WIDTH)
    ground = _layer(words.language, players, is_over=view.result is not None)
    canvas = Canvas(ground, height=height(players, shown), packing=SMALL)
    said, at = words.say("board-round", round=view.round_no), (TITLE.left + 16, 110)
    canvas.write(said, at, NUMBER, TITLE, align="l")
    if view.is_ending and view.result is None:
        after = (at[0] + NUMBER.width(said) + 22, at[1])
        canvas.write(words.say("board-last-round"), after, Style(38, colour=ALARM), TITLE, align="l")
    draw_fleet(canvas, view, words, before)
    draw_turn(canvas, view, words)
    draw_ports(canvas, view, before)
    draw_ledger(canvas, view, words, before)
    draw_decks(canvas, view)
    draw_offers(canvas, view, words)
    return canvas.picture(PALETTE)
