"""The panel below the map: who is to do what, in which phase, on which colour."""

from __future__ import annotations

from games.rotterdam.data import BERTHS, STARTS
from games.rotterdam.state import PHASES, Phase
from games.rotterdam.view import RotterdamView
from games.values import Seat, Who
from render.canvas import Canvas, Pen, Role, Shape, cached_part, faded, sprite
from render.icons import arrow
from render.owners import stamp
from render.palette import ALARM, FADED_INK, FOLD, GOLD, INK, PAPER
from render.rotterdam.cards import phase_icon
from render.rotterdam.channels import mark
from render.rotterdam.colours import ink_on
from render.rotterdam.layout import TURN
from render.rotterdam.pieces import captains_cap
from render.type import Style, Weight
from words.catalogue import Words

SENTENCE = Style(42, Weight.NUMBER)
NAME = Style(38, Weight.LABEL)
LABEL = Style(22, Weight.LABEL, FADED_INK)
SENTENCE_AT = TURN.top + 42
PHASES_AT = TURN.top + 112
CALL_AT = TURN.right - 286
CAPTAIN_AT = TURN.right - 126


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
    """Whom the table waits for, or who has won; the phase, the last colour and the captain."""
    seats = asked(view) if view.result is None else view.result.winners
    for place, seat in enumerate(seats):
        stamp(canvas, seat, (TURN.left + 42 + place * 58, SENTENCE_AT), 52, TURN)
    start = TURN.left + 26 + len(seats) * 58
    said = _sentence(view, words)
    canvas.write(said, (start, SENTENCE_AT), SENTENCE, TURN, align="l", widest=TURN.right - 18 - start)
    plain = words.nameless
    _draw_phases(canvas, view.phase if view.result is None else None, plain)
    if view.call is not None:
        _draw_call(canvas, view.call.caller, view.call.colour, plain)
    if view.captain is not None:
        _draw_captain(canvas, view.captain, plain)


@cached_part
def _draw_call(canvas: Canvas, caller: Seat, colour: str, words: Words) -> None:
    """The colour that was named last, and by whom."""
    canvas.write(words.say("board-named"), (CALL_AT + 52, TURN.top + 82), LABEL, TURN, Role.EXTRA)
    stamp(canvas, caller, (CALL_AT + 22, PHASES_AT + 14), 48, TURN)
    canvas.put(mark(colour), CALL_AT + 82, PHASES_AT + 14)
    style = Style(38, Weight.TITLE, ink_on(colour))
    canvas.write(words.say(f"board-{colour}"), (CALL_AT + 82, PHASES_AT + 14), style, TURN, widest=34)


@cached_part
def _draw_captain(canvas: Canvas, captain: Seat, words: Words) -> None:
    canvas.write(words.say("board-captain"), (CAPTAIN_AT + 52, TURN.top + 82), LABEL, TURN, Role.EXTRA)
    canvas.put(captains_cap(54), CAPTAIN_AT + 22, PHASES_AT + 14)
    stamp(canvas, captain, (CAPTAIN_AT + 82, PHASES_AT + 14), 48, TURN)


def _sentence(view: RotterdamView, words: Words) -> str:
    if view.result is not None:
        winners = tuple(Who(seat) for seat in view.result.winners)
        return words.say("board-won", who=winners, count=len(winners))
    who = {"who": Who(asked(view)[0])} if len(asked(view)) == 1 else {}
    if view.captain is None:
        return words.say("board-first-captain", **who)
    if view.call is not None and view.call.pending is not None:
        return words.say("board-moves", **who)
    if view.phase is Phase.TRADE:
        return words.say("board-trade_products")
    return words.say(f"board-{view.phase}" if has_choice(view) else "board-done", **who)


@sprite
def _tile(*, is_now: bool) -> Shape:
    """The ground of a phase's icon."""
    pen = Pen(62, 70)
    pen.card((2, 2, 60, 68), 12, INK if is_now else FOLD, GOLD if is_now else PAPER)
    return pen.shape()


@sprite
def _dim(phase: Phase) -> Shape:
    """The icon of a phase that is not now."""
    return faded(phase_icon(phase, 40), 0.45)


@cached_part
def _draw_phases(canvas: Canvas, now: Phase | None, words: Words) -> None:
    """The six phases as a row of tiles, and the name of the one that is played."""
    x = TURN.left + 16.0
    for number, phase in enumerate(PHASES, 1):
        canvas.put(_tile(is_now=phase is now), x + 31, PHASES_AT)
        if phase is now:
            canvas.put(phase_icon(phase, 48), x + 31, PHASES_AT)
            name = f"{number} \N{MIDDLE DOT} {words.say(phase)}"
        else:
            canvas.put(_dim(phase), x + 31, PHASES_AT)
        x += 63
    if now is not None:
        canvas.put(arrow(14, 22, ALARM), x + 8, PHASES_AT)
        canvas.write(name, (x + 22, PHASES_AT), NAME, TURN, align="l", widest=CALL_AT - x - 56)
