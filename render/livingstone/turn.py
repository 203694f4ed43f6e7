"""The panel below the river: who is to do what, and with which dice."""

from __future__ import annotations

from games.livingstone.state import Stage
from games.livingstone.view import LivingstoneView
from games.values import Who
from render.canvas import Canvas, Role
from render.icons import coin, crown, die
from render.livingstone.layout import TURN
from render.livingstone.pieces import open_tent
from render.owners import stamp
from render.palette import FADED_INK
from render.type import Style, Weight
from words.catalogue import Words

SENTENCES = {Stage.PICK: "board-pick", Stage.ACT: "board-act", Stage.DONE: "board-done"}
SENTENCE = Style(42, Weight.NUMBER)
LABEL = Style(24, Weight.LABEL, FADED_INK)
SENTENCE_AT = TURN.top + 38
DICE_AT = TURN.top + 104


def draw_turn(canvas: Canvas, view: LivingstoneView, words: Words) -> None:
    """Whom the table waits for, or who has won."""
    if view.active is None:
        _draw_end(canvas, view, words)
    else:
        _draw_question(canvas, view, words)


def _draw_question(canvas: Canvas, view: LivingstoneView, words: Words) -> None:
    assert view.active is not None
    stamp(canvas, view.active, (TURN.left + 40, SENTENCE_AT), 52, TURN)
    said = words.say(SENTENCES[view.stage], who=Who(view.active))
    canvas.write(said, (TURN.left + 80, SENTENCE_AT), SENTENCE, TURN, align="l")
    for place, face in enumerate(view.dice_to_spend):
        canvas.put(die(face, 54), TURN.left + 126 + SENTENCE.width(said) + place * 64, SENTENCE_AT)
    taken = view.players[view.active].dice_taken
    is_picking = view.stage is Stage.PICK
    canvas.write(
        words.say("board-pool"), (TURN.left + 18, DICE_AT), LABEL, TURN, Role.EXTRA, align="l", widest=132
    )
    for place, face in enumerate(view.pool):
        is_dim = is_picking and bool(taken) and face <= taken[-1]
        canvas.put(die(face, 58, is_dim=is_dim), TURN.left + 202 + place * 71, DICE_AT)
    canvas.put(open_tent(56, 50), TURN.right - 120, DICE_AT - 2)
    canvas.put(coin(54), TURN.right - 46, DICE_AT)
    canvas.write(str(view.cost), (TURN.right - 46, DICE_AT - 1), Style(40), TURN)


def _draw_end(canvas: Canvas, view: LivingstoneView, words: Words) -> None:
    """Who has won, and what the Queen thought."""
    assert view.result is not None
    winners = view.result.winners
    for place, seat in enumerate(winners):
        stamp(canvas, seat, (TURN.left + 40 + place * 56, SENTENCE_AT), 52, TURN)
    who = tuple(Who(seat) for seat in winners)
    said = words.say("board-won", who=who, count=len(who)) if winners else words.say("board-nobody")
    start = TURN.left + 24 + len(winners) * 56
    canvas.write(said, (start, SENTENCE_AT), SENTENCE, TURN, align="l", widest=TURN.right - 16 - start)
    out = [place.seat for place in view.result.standings if place.is_out]
    canvas.put(crown(60, 46), TURN.left + 44, DICE_AT - 2)
    x = TURN.left + 92
    for face in view.queen_dice:
        canvas.put(die(face, 52), x + 26, DICE_AT)
        x += 66
    if view.queen_dice:
        canvas.write(f"= {sum(view.queen_dice)}", (x, DICE_AT), Style(40), TURN, align="l")
        x += 110
    if out:
        said = words.say("board-out")
        style = Style(38, Weight.LABEL)
        canvas.write(said, (x, DICE_AT), style, TURN, align="l")
        x += style.width(said) + 36
        for place, seat in enumerate(out):
            stamp(canvas, seat, (x + place * 54, DICE_AT), 48, TURN)
