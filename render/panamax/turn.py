"""Whose turn it is, what is left to do in it, and how the round stands."""

from __future__ import annotations

from games.panamax.data import AWARDS, BOX
from games.panamax.state import Phase
from games.panamax.view import MovesLeft, PanamaxView
from games.values import Seat, Who
from render.canvas import Box, Canvas, Role, cached_part
from render.icons import arrow, die
from render.owners import stamp
from render.palette import ALARM, CHALK, FADED_INK, INK, STEEL
from render.panamax.cards import icon
from render.panamax.layout import EDGE, SKY_BOTTOM
from render.panamax.pieces import crate, move_sign
from render.type import Style, Weight
from words.catalogue import Words

HEADING = Box(EDGE + 12, EDGE + 6, 700, SKY_BOTTOM)
SENTENCE = Style(42, Weight.NUMBER)
NUMBER = Style(42)
LABEL = Style(22, Weight.LABEL, FADED_INK)
ORDER_AT, TURNS_AT, AWARD_AT, LEFT_AT = 20, 362, 524, 700
"""Where each group of the second line begins, from the left edge of the sheet."""


def asked(view: PanamaxView) -> tuple[Seat, ...]:
    """Whom the table waits for, from what everybody sees."""
    if view.result is not None:
        return ()
    if view.phase is Phase.SETUP:
        return tuple(
            player.seat for player in view.players if not (player.has_secret and player.has_start_contract)
        )
    return () if view.asked is None else (view.asked,)


def decision(view: PanamaxView) -> str:
    """What is decided now: the kind of the top frame, or what a turn still lacks."""
    if view.phase is Phase.SETUP:
        return "setup"
    if view.frames:
        return str(type(view.frames[-1]).__struct_config__.tag)
    if not view.has_taken or view.active is None:
        return "take_die"
    is_surplus = len(view.players[view.active].contracts) > BOX.limits.incomplete_contracts
    return "discard_contract" if is_surplus else "end_turn"


def write_heading(canvas: Canvas, said: str, view: PanamaxView, words: Words) -> None:
    """In the sky of a public sheet: its name and the round."""
    title, number = Style(64, Weight.TITLE, CHALK), Style(38, colour=INK)
    canvas.write(said.upper(), (HEADING.left + 14, 58), title, HEADING, align="l", widest=620)
    round_no = words.say("board-round-of", round=max(1, view.round_no), rounds=view.rounds)
    canvas.write(round_no, (HEADING.left + 16, 112), number, HEADING, align="l")


def draw_turn(canvas: Canvas, view: PanamaxView, words: Words, box: Box) -> None:
    """Whom the table waits for, or who has won; order of play, what the round still holds, moves left."""
    seats = asked(view) if view.result is None else view.result.winners
    y = box.top + 44
    for place, seat in enumerate(seats):
        stamp(canvas, seat, (box.left + 44 + place * 60, y), 54, box)
    start = box.left + 24 + len(seats) * 60
    canvas.write(sentence(view, words), (start, y), SENTENCE, box, align="l", widest=box.right - 20 - start)
    if view.result is not None:
        _draw_prices(canvas, view, words, box)
        return
    plain = words.nameless
    _draw_order(canvas, view.order, view.active, plain, box)
    if view.phase is not Phase.SETUP:
        _draw_round(canvas, view.turns_left, view.award, plain, box)
    _draw_left(canvas, view.moves_left, view.loads_left, plain, box)


def sentence(view: PanamaxView, words: Words) -> str:
    """In one line, what the table waits for."""
    if view.result is not None:
        winners = tuple(Who(seat) for seat in view.result.winners)
        return words.say("board-won", who=winners, count=len(winners))
    who = asked(view)
    if view.phase is Phase.SETUP:
        return words.say("board-setup")
    return words.say(f"board-{decision(view)}", who=Who(who[0]))


def _label(canvas: Canvas, said: str, x: float, box: Box, widest: float) -> None:
    canvas.write(said, (x, box.top + 92), LABEL, box, Role.EXTRA, align="l", widest=widest)


@cached_part
def _draw_order(canvas: Canvas, order: tuple[Seat, ...], active: Seat | None, words: Words, box: Box) -> None:
    x, y = box.left + ORDER_AT, box.top + 138
    _label(canvas, words.say("board-order"), x, box, 300)
    for place, seat in enumerate(order):
        at = x + 32 + place * 78
        stamp(canvas, seat, (at, y), 48, box)
        if place:
            canvas.put(arrow(12, 18, ALARM if seat == active else STEEL), at - 40, y)


def _draw_prices(canvas: Canvas, view: PanamaxView, words: Words, box: Box) -> None:
    """What a share of each company is worth in the end."""
    x, y = box.left + ORDER_AT, box.top + 138
    _label(canvas, words.say("board-final-prices"), x, box, 600)
    for player in view.players:
        stamp(canvas, player.seat, (x + 32, y), 48, box)
        canvas.write(str(player.price), (x + 74, y), NUMBER, box, align="l")
        x += 168


@cached_part
def _draw_round(canvas: Canvas, turns: int, award: str | None, words: Words, box: Box) -> None:
    y = box.top + 138
    _label(canvas, words.say("board-turns-left"), box.left + TURNS_AT, box, 150)
    canvas.put(die(max(1, min(6, turns)), 44), box.left + TURNS_AT + 26, y)
    canvas.write(str(turns), (box.left + TURNS_AT + 62, y), NUMBER, box, align="l")
    if award is None:
        return
    _label(canvas, words.say("board-award"), box.left + AWARD_AT, box, 160)
    canvas.put(icon("cup", 48), box.left + AWARD_AT + 28, y)
    canvas.write(str(AWARDS[award].value), (box.left + AWARD_AT + 66, y), NUMBER, box, align="l")


@cached_part
def _draw_left(canvas: Canvas, moves: MovesLeft | None, loads: int | None, words: Words, box: Box) -> None:
    """Moves and loads of the action that is being carried out."""
    y, x = box.top + 138, box.left + LEFT_AT
    left = []
    if moves is not None:
        left += [
            (move_sign("waterway", 50), moves.waterways),
            (move_sign("lock", 50), moves.locks),
            (move_sign("any", 50), moves.either),
        ]
    if loads is not None:
        left.append((crate(50), loads))
    shown = [(sign, count) for sign, count in left if count] or left[:1]
    if not shown:
        return
    _label(canvas, words.say("board-left"), x, box, box.right - 20 - x)
    for sign, count in shown:
        canvas.put(sign, x + 28, y)
        canvas.write(str(count), (x + 62, y), NUMBER, box, align="l")
        x += 112
