"""Congo's board: the river with what lies on its banks now, and the auction of this stop."""

from __future__ import annotations

from games.congo.view import CongoView
from render.canvas import SMALL, Canvas, Picture, layer
from render.congo.colours import PALETTE
from render.congo.final import draw_final, write_final
from render.congo.layout import NAME, NAME_WIDTH, TITLE, height, sheets
from render.congo.piles import draw_piles, write_legend, write_news
from render.congo.players import draw_players, write_players
from render.congo.scenery import rainforest
from render.congo.stops import draw_stops, write_signs
from render.congo.tables import draw_tables
from render.congo.track import draw_track, write_track
from render.congo.turn import draw_turn, write_turn
from render.icons import lay_sheets
from render.palette import CHALK
from render.type import Style, Weight, for_pictures
from words.catalogue import Words


@layer(PALETTE)
def _layer(language: str, players: int, *, is_over: bool) -> Canvas:
    """Everything that stays the same while a game is played in that language."""
    canvas, words = Canvas(rainforest(), height=height(players, is_over=is_over)), Words(language, "congo")
    lay_sheets(canvas, *sheets(players, is_over=is_over))
    title = Style(60, Weight.TITLE, CHALK)
    canvas.write(words.say("board-title").upper(), (TITLE.left + 8, 58), title, TITLE, align="l")
    write_signs(canvas, words, players)
    write_track(canvas)
    write_turn(canvas, words, is_over=is_over)
    write_legend(canvas, words, players, is_over=is_over)
    if is_over:
        write_final(canvas, words, players)
    else:
        write_players(canvas, players)
    return canvas


def board(view: CongoView, words: Words, before: CongoView | None = None) -> Picture:
    """The public board; with `before`, what the reader has not seen yet is marked."""
    players, is_over = len(view.players), view.result is not None
    words = for_pictures(words, "congo", players, NAME, NAME_WIDTH)
    canvas = Canvas(_layer(words.language, players, is_over=is_over), packing=SMALL)
    said = words.say("board-turn", turn=view.turn_no, turns=view.turns)
    canvas.write(said, (TITLE.left + 8, 110), Style(38, Weight.NUMBER), TITLE, align="l")
    draw_stops(canvas, view, words, before)
    draw_track(canvas, view, before)
    draw_turn(canvas, view, words, before)
    if is_over:
        draw_final(canvas, view, words)
    else:
        draw_players(canvas, view, words, before)
    draw_tables(canvas, view, words)
    draw_piles(canvas, view, words)
    if before is not None:
        write_news(canvas, words.nameless, players, is_over=is_over)
    return canvas.picture(PALETTE)
