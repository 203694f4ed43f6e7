"""Whose turn it is, what is left to do in it, and how the round stands."""

from __future__ import annotations

from games.panamax.data import AWARDS, BOX
from games.panamax.state import Phase
from games.panamax.view import MovesLeft, PanamaxView
from games.values import Seat, Who
from render.canvas import Box, Canvas, Pen, Shape, Sprite, cached_part, sprite
from render.icons import arrow, die
from render.owners import stamp
from render.page import NUMBER
from render.palette import ALARM, CHALK, FADED_INK, GOLD, STEEL
from render.panamax.badges import Badges, badges_of
from render.panamax.cards import icon
from render.panamax.pieces import crate, move_sign
from render.type import Style, Weight
from words.catalogue import Words

SENTENCE = Style(42, Weight.NUMBER)
LABEL = Style(42, Weight.LABEL, FADED_INK)
BADGE = 54
"""Size of a badge whose letter decides."""
ORDER_AT, TURNS_AT, AWARD_AT, LEFT_AT = 14, 340, 652, 776
"""Where each group of the line begins, from the left edge of the sheet."""
SENTENCE_HEIGHT = 76
STATUS_HEIGHT = 82


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


def sentence(view: PanamaxView, words: Words) -> str:
    """In one line, what the table waits for."""
    if view.result is not None:
        winners = tuple(Who(seat) for seat in view.result.winners)
        return words.say("board-won", who=winners, count=len(winners))
    who = asked(view)
    if view.phase is Phase.SETUP:
        return words.say("board-setup")
    return words.say(f"board-{decision(view)}", who=Who(who[0]))


def draw_sentence(canvas: Canvas, view: PanamaxView, words: Words, box: Box) -> None:
    """Whom the table waits for and for what, or who has won."""
    seats = asked(view) if view.result is None else view.result.winners
    y = box.top + SENTENCE_HEIGHT / 2 + 4
    for place, seat in enumerate(seats):
        stamp(canvas, words.badge(seat), (box.left + 46 + place * 64, y), BADGE, box)
    start = box.left + 24 + len(seats) * 64
    canvas.write(sentence(view, words), (start, y), SENTENCE, box, align="l", widest=box.right - 20 - start)


def draw_status(canvas: Canvas, view: PanamaxView, words: Words, box: Box) -> None:
    """The order of play, what the round still holds, moves left; in the end what a share is worth."""
    badges, plain = badges_of(words, len(view.players)), words.nameless
    if view.result is not None:
        _draw_prices(canvas, [player.price for player in view.players], badges, box)
        return
    _draw_order(canvas, view.order, view.active, badges, box)
    if view.phase is not Phase.SETUP:
        _draw_round(canvas, view.turns_left, view.award, plain, box)
    _draw_left(canvas, view.moves_left, view.loads_left, box)


@sprite
def _beam() -> Shape:
    """The light behind the badge of the player whose turn it is."""
    pen = Pen(74, 74)
    pen.card((0, 0, 74, 74), 18, GOLD, CHALK, 5)
    return pen.shape()


@cached_part
def _draw_order(
    canvas: Canvas, order: tuple[Seat, ...], active: Seat | None, badges: Badges, box: Box
) -> None:
    x, y = box.left + ORDER_AT, box.middle[1]
    for place, seat in enumerate(order):
        at = x + 36 + place * 78
        if seat == active:
            canvas.put(_beam(), at, y)
        stamp(canvas, badges[seat], (at, y), BADGE, box)
        if place:
            canvas.put(arrow(12, 18, ALARM if seat == active else STEEL), at - 40, y)


@cached_part
def _draw_prices(canvas: Canvas, prices: list[int], badges: Badges, box: Box) -> None:
    """What a share of each company is worth in the end."""
    x, y = box.left + ORDER_AT + 36, box.middle[1]
    canvas.put(icon("share", 54), x, y)
    for whose, price in zip(badges, prices, strict=True):
        x += 200
        stamp(canvas, whose, (x - 92, y), BADGE, box)
        canvas.write(str(price), (x - 44, y), NUMBER, box, align="l")


@cached_part
def _draw_round(canvas: Canvas, turns: int, award: str | None, words: Words, box: Box) -> None:
    y, x = box.middle[1], box.left + TURNS_AT
    canvas.put(die(max(1, min(6, turns)), 46), x + 28, y)
    canvas.write(str(turns), (x + 62, y), NUMBER, box, align="l")
    start = x + 74 + NUMBER.width(str(turns))
    canvas.write(
        words.say("board-turns-left"),
        (start, y),
        LABEL,
        box,
        align="l",
        widest=box.left + AWARD_AT - 8 - start,
    )
    if award is not None:
        canvas.put(icon("cup", 52), box.left + AWARD_AT + 32, y)
        canvas.write(str(AWARDS[award].value), (box.left + AWARD_AT + 68, y), NUMBER, box, align="l")


def left_to_do(moves: MovesLeft | None, loads: int | None, size: int) -> list[tuple[Sprite, int]]:
    """Moves and loads of the action that is being carried out, each with its sign."""
    left: list[tuple[Sprite, int]] = []
    if moves is not None:
        left += [
            (move_sign("waterway", size), moves.waterways),
            (move_sign("lock", size), moves.locks),
            (move_sign("any", size), moves.either),
        ]
    if loads is not None:
        left.append((crate(size), loads))
    return [(sign, count) for sign, count in left if count] or left[:1]


@cached_part
def _draw_left(canvas: Canvas, moves: MovesLeft | None, loads: int | None, box: Box) -> None:
    y, x = box.middle[1], box.left + LEFT_AT
    shown = left_to_do(moves, loads, 50)
    for sign, count in shown:
        canvas.put(sign, x + 28, y)
        canvas.write(str(count), (x + 60, y), NUMBER, box, align="l")
        x += min(112, (box.right - 4 - box.left - LEFT_AT) / len(shown))
