"""Who is to do what and at what price, below the river; in the sky the dice to take, or the Queen's."""

from __future__ import annotations

from games.livingstone.state import Stage
from games.livingstone.view import LivingstoneView
from games.values import Who
from render.canvas import Box, Canvas, cached_part
from render.icons import coin, crown, die, lay_sheets
from render.livingstone.layout import Land
from render.livingstone.ledger import cross
from render.livingstone.pieces import open_tent
from render.owners import stamp
from render.page import NUMBER
from render.type import Style, Weight
from words.catalogue import Badge, Words

SENTENCES = {Stage.PICK: "board-pick", Stage.ACT: "board-act", Stage.DONE: "board-done"}
SENTENCE = Style(44, Weight.NUMBER)
BADGE = 52
DIE = 44
DIE_PITCH = 53
JUDGED = Style(42, Weight.LABEL)


def draw_turn(canvas: Canvas, land: Land, view: LivingstoneView, words: Words) -> None:
    """Whom the table waits for, or who has won."""
    if view.active is None:
        _draw_end(canvas, land, view, words)
    else:
        _draw_question(canvas, land, view, words)


def _draw_question(canvas: Canvas, land: Land, view: LivingstoneView, words: Words) -> None:
    assert view.active is not None
    box, y = land.turn, land.turn.middle[1]
    stamp(canvas, words.badge(view.active), (box.left + 40, y), BADGE, box)
    said = words.say(SENTENCES[view.stage], who=Who(view.active))
    room = box.right - box.left - 250 - len(view.dice_to_spend) * 62
    canvas.write(said, (box.left + 80, y), SENTENCE, box, align="l", widest=room)
    start = box.left + 122 + min(room, SENTENCE.width(said))
    for place, face in enumerate(view.dice_to_spend):
        canvas.put(die(face, 52), start + place * 62, y)
    canvas.put(open_tent(56, 48), box.right - 106, y - 2)
    canvas.put(coin(52), box.right - 42, y)
    canvas.write(str(view.cost), (box.right - 42, y - 1), NUMBER, box)
    if view.pool:
        taken = view.players[view.active].dice_taken if view.stage is Stage.PICK else ()
        _draw_pool(canvas, land, view.pool, max(taken, default=0))


@cached_part
def _draw_pool(canvas: Canvas, land: Land, pool: tuple[int, ...], least: int) -> None:
    """The dice to take; pale if they are no higher than what was taken before."""
    sheet = Box(land.pool.right - len(pool) * DIE_PITCH - 6, *land.pool[1:])
    lay_sheets(canvas, sheet)
    for place, face in enumerate(pool):
        at = sheet.left + 3 + (place + 0.5) * DIE_PITCH, sheet.middle[1]
        canvas.put(die(face, DIE, is_dim=face <= least), *at)


def _draw_end(canvas: Canvas, land: Land, view: LivingstoneView, words: Words) -> None:
    """Who has won, and what the Queen thought."""
    assert view.result is not None
    winners, box, y = view.result.winners, land.turn, land.turn.middle[1]
    for place, seat in enumerate(winners):
        stamp(canvas, words.badge(seat), (box.left + 40 + place * 58, y), BADGE, box)
    who = tuple(Who(seat) for seat in winners)
    said = words.say("board-won", who=who, count=len(who)) if winners else words.say("board-nobody")
    start = box.left + 22 + len(winners) * 58
    canvas.write(said, (start, y), SENTENCE, box, align="l", widest=box.right - 16 - start)
    out = [words.badge(standing.seat) for standing in view.result.standings if standing.is_out]
    if view.queen_dice or out:
        _draw_judgement(canvas, land, view.queen_dice, out, words.say("board-out"))


@cached_part
def _draw_judgement(
    canvas: Canvas, land: Land, dice: tuple[int, ...], out: list[Badge], too_little: str
) -> None:
    """What the Queen rolled, if she did, and whose gifts were too small."""
    said = f"= {sum(dice)}" if dice else too_little
    beside = 36 + 62 * bool(dice) + DIE_PITCH * len(dice) + 46 * bool(dice and out) + 56 * len(out)
    wide = min(land.pool.right - land.pool.left - beside, JUDGED.width(said))
    sheet = Box(land.pool.right - beside - wide, *land.pool[1:])
    lay_sheets(canvas, sheet)
    x, y = sheet.left + 12, sheet.middle[1]
    if dice:
        canvas.put(crown(52, 42), x + 26, y - 1)
        x += 62
        for face in dice:
            canvas.put(die(face, DIE), x + DIE_PITCH / 2, y)
            x += DIE_PITCH
    canvas.write(said, (x + 4, y), JUDGED, sheet, align="l", widest=wide)
    x += wide + 12
    if dice and out:
        canvas.put(cross(), x + 20, y)
        x += 46
    for badge in out:
        stamp(canvas, badge, (x + 28, y), BADGE, sheet)
        x += 56
