"""Who is to do what, in which phase: told in the corners of the map."""

from __future__ import annotations

from collections.abc import Sequence

from games.rotterdam.data import BERTHS, STARTS
from games.rotterdam.state import PHASES, Phase
from games.rotterdam.view import RotterdamView
from games.values import Seat
from render.canvas import Box, Canvas, Pen, Shape, cached_part, sprite
from render.icons import arrow, lay_sheets, medal
from render.owners import stamp
from render.page import NUMBER
from render.palette import ALARM, PAPER, RULE
from render.rotterdam.cards import phase_icon
from render.rotterdam.channels import draw_mark
from render.rotterdam.layout import TURN
from render.rotterdam.pieces import captains_cap
from words.catalogue import Badge, Words

CAPTAIN = Box(24, 316, 142, 386)
CALL = Box(24, 714, 142, 784)


def asked(view: RotterdamView) -> tuple[Seat, ...]:
    """Whom the table waits for."""
    if view.result is not None:
        return ()
    if view.captain is None:
        return (0,)
    if view.call is not None and view.call.pending is not None:
        return (view.call.pending,)
    if view.phase is Phase.TRADE:
        return tuple(player.seat for player in view.players if not player.has_finished)
    return () if view.active is None else (view.active,)


def has_choice(view: RotterdamView) -> bool:
    """Whether the active player can still do the main action of the phase, or only play cards."""
    if view.active is None or view.is_done:
        return False
    player = view.players[view.active]
    match view.phase:
        case Phase.PLACE:
            taken = {ship.position for ship in view.ships}
            return player.supply > 0 and not taken.issuperset(STARTS)
        case Phase.NAVIGATE:
            return True
        case Phase.NAVIGATION_CARDS:
            return player.due > 0
        case Phase.UNLOAD:
            return not set(BERTHS).isdisjoint(player.ships)
        case Phase.FULFIL:
            return bool(sum(player.products.values()) or player.navigation)
        case Phase.TRADE:
            return False


def draw_turn(canvas: Canvas, view: RotterdamView, words: Words) -> None:
    """On the map: the phase and who is asked, or who has won; the captain, and the colour named last."""
    seats = asked(view) if view.result is None else view.result.winners
    now = view.phase if view.result is None and view.captain is not None else None
    _draw_question(canvas, now, [words.badge(seat) for seat in seats], is_over=view.result is not None)
    if view.captain is not None:
        _draw_captain(canvas, words.badge(view.captain))
    if view.call is not None:
        _draw_call(canvas, words.badge(view.call.caller), view.call.colour, words.nameless)


@cached_part
def _draw_question(canvas: Canvas, now: Phase | None, badges: Sequence[Badge], *, is_over: bool) -> None:
    """The phase with its number, where there is room for it, and an arrow to whom it is up to."""
    lay_sheets(canvas, TURN)
    y = TURN.middle[1]
    sign = medal(60) if is_over else captains_cap(60) if now is None else phase_icon(now, 58)
    canvas.put(sign, TURN.left + 42, y)
    x = TURN.left + 82.0
    if now is not None and len(badges) < 3:
        said = numbered(now)
        canvas.write(said, (x, y), NUMBER, TURN, align="l")
        x += NUMBER.width(said) + 12
    if badges:
        canvas.put(arrow(20, 32, ALARM), x + 10, y)
    for place, badge in enumerate(badges):
        stamp(canvas, badge, (x + 48 + place * 56, y), 54, TURN)


@cached_part
def _draw_captain(canvas: Canvas, badge: Badge) -> None:
    """Between the upper starts."""
    canvas.put(_pontoon(), *CAPTAIN.middle)
    x, y = CAPTAIN.middle
    canvas.put(captains_cap(50), x - 29, y)
    stamp(canvas, badge, (x + 29, y), 53, CAPTAIN)


@cached_part
def _draw_call(canvas: Canvas, badge: Badge, colour: str, words: Words) -> None:
    """Between the lower starts: the colour that was named last, and by whom."""
    canvas.put(_pontoon(), *CALL.middle)
    x, y = CALL.middle
    draw_mark(canvas, colour, (x - 29, y), CALL, words)
    stamp(canvas, badge, (x + 29, y), 53, CALL)


@sprite
def _pontoon() -> Shape:
    """What carries them on the water."""
    width, height = CAPTAIN.right - CAPTAIN.left, CAPTAIN.bottom - CAPTAIN.top
    pen = Pen(width, height)
    pen.card((0, 0, width, height), 14, RULE, PAPER)
    return pen.shape()


def numbered(phase: Phase) -> str:
    """Which of the phases it is: 2/6."""
    return f"{PHASES.index(phase) + 1}/{len(PHASES)}"
