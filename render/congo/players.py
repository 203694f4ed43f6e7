"""The players' parts of the sheets: what everybody holds, and the bids of this turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from games.congo.data import AUXILIARIES, CHARACTERS, HIPPOS, NATIONS
from games.congo.state import DECKS, Cause, Roll, Stage, Status
from games.congo.view import BidView, CongoView, FinalHand, LostView, PlayerView
from render.canvas import Box, Canvas, Pen, Point, Shape, cached_part, sprite
from render.congo.cards import auxiliary_card, card_icon, profession_icon
from render.congo.flags import flag
from render.congo.layout import BID_ROW, row_of
from render.congo.numbers import capital, in_points, signed
from render.congo.pieces import back, cross, draw_die, hippo, hippo_tile, pause, tick, total_disc
from render.icons import arrow, crown, halo, medal
from render.owners import stamp
from render.page import MARGIN, NAME, NUMBER, PAGE
from render.palette import ALARM, FADED_INK, INK, LIT_PAPER, RULE, STEEL
from render.type import Style, Weight
from words.catalogue import Badge, Words

SCORE = Style(48, Weight.TITLE)
TOTAL = Style(56, Weight.TITLE)
SUM = Style(42, Weight.NUMBER)
UPPER, LOWER = 0.32, 0.72
"""Heights of the two lines of what a player holds, in parts of the row."""
BADGE_AT, NAME_AT = 94, 134
SCORE_AT = 526
"""Right edge."""
COUNTS_AT = (54, 160, 266, 370)
HELD = 522
"""Width of what a player holds."""
BID_AT = 560
LINES = (44, 100, 154)
"""Heights of the three lines of a bid."""
TOTAL_AT = (1088, 58)
MARK_AT = (1088, 146)
"""Under the total: whether its owner has passed, is tied or has answered."""
SUM_AT = 1024
"""Right edge."""
FIGHTS = {
    Cause.GORILLA: "gorilla",
    Cause.WARRIOR: "warrior",
    Cause.MALARIA: "malaria",
    Cause.CURE: "doctor",
}
"""What the die decided that is not said in a word beside it."""
MOST_FIGHTS = 3
"""Shown where nothing else stands on their line; the text twin tells all."""


@sprite
def _stripe(width: int, height: int, *, is_lit: bool, has_bid: bool) -> Shape:
    """The ground of a player's part: lit for one the table waits for."""
    pen = Pen(width, height)
    if is_lit:
        pen.slab((0, 3, width, height - 3), 10, LIT_PAPER)
    pen.rule((14, 0.8), (width - 14, 0.8), RULE, 1.6)
    if has_bid:
        pen.rule((BID_AT - MARGIN - 18, 18), (BID_AT - MARGIN - 18, height - 18), RULE, 1.6)
    return pen.shape()


class _Holdings(NamedTuple):
    """What a player's part counts."""

    score_half: int
    numbers: tuple[int, ...]
    """Cards by deck, and hippo tiles."""


def _holdings(player: PlayerView) -> _Holdings:
    cards = (player.characters, player.auxiliaries, player.specials)
    return _Holdings(player.score_half, (*cards, player.hippos))


def draw_holders(
    canvas: Canvas, view: CongoView, words: Words, box: Box, row: float, before: CongoView | None
) -> None:
    """A part for each player with what everybody may know of them, and who is done."""
    for player in view.players:
        _draw_holder(canvas, view, player, words, row_of(box, player.seat, row), before, width=HELD)


def _draw_holder(
    canvas: Canvas,
    view: CongoView,
    player: PlayerView,
    words: Words,
    row: Box,
    before: CongoView | None,
    *,
    width: int,
) -> None:
    is_lit = player.seat in view.waiting
    ground = _stripe(width, round(row.bottom - row.top), is_lit=is_lit, has_bid=width > HELD)
    canvas.put(ground, row.left + 4 + width / 2, row.middle[1])
    y = row.top + UPPER * (row.bottom - row.top)
    if is_lit:
        canvas.put(arrow(22, 34, ALARM), row.left + 19, y)
    elif player.has_answered:
        canvas.put(tick(38), row.left + 20, y)
    old = player if before is None else before.players[player.seat]
    badge, name = words.badge(player.seat), words.name(player.seat)
    _draw_name(canvas, badge, name, row, is_first=player.is_first)
    _draw_holdings(canvas, _holdings(player), _holdings(old), row)


@cached_part
def _draw_name(canvas: Canvas, badge: Badge, name: str, row: Box, *, is_first: bool) -> None:
    """The first player's badge wears the crown."""
    y = row.top + UPPER * (row.bottom - row.top)
    stamp(canvas, badge, (BADGE_AT, y + 3), 56, row)
    if is_first:
        canvas.put(crown(46, 30), BADGE_AT, y - 33)
    canvas.write(name, (NAME_AT, y), NAME, row, align="l")


@cached_part
def _draw_holdings(canvas: Canvas, now: _Holdings, was: _Holdings, row: Box) -> None:
    """The score; how many cards of each kind and hippo tiles."""
    high = row.bottom - row.top
    upper, lower, said = row.top + UPPER * high, row.top + LOWER * high, in_points(now.score_half)
    canvas.write(said, (SCORE_AT, upper), SCORE, row, align="r")
    canvas.put(medal(42), SCORE_AT - SCORE.width(said) - 30, upper)
    if now.score_half > was.score_half:
        gained = f"+{in_points(now.score_half - was.score_half)}"
        canvas.write(gained, (SCORE_AT, lower), Style(42, colour=ALARM), row, align="r", widest=76)
    icons = [back(deck, 36) for deck in DECKS] + [hippo(46)]
    for x, icon, number, before in zip(COUNTS_AT, icons, now.numbers, was.numbers, strict=True):
        if number > before:
            wide = 96 if number < 10 else 108
            canvas.put(halo(wide, 64), x - 25 + wide / 2, lower)
        canvas.put(icon, x, lower)
        style = Style(42, colour=INK if number else STEEL)
        canvas.write(str(number), (x + 30, lower), style, row, align="l", widest=50)


def draw_bids(canvas: Canvas, view: CongoView, words: Words, box: Box, before: CongoView | None) -> None:
    """A part for each player: what they hold, and their bid with how it adds up."""
    for player in view.players:
        row = row_of(box, player.seat, BID_ROW)
        _draw_holder(canvas, view, player, words, row, before, width=PAGE - 8)
        old = None if before is None else before.players[player.seat]
        if old is not None and before is not None and before.boat != view.boat:
            old = replace(old, bid=None)  # another stop, another auction
        is_leading = player.bid is not None and player.bid.total_half == view.highest_half
        rolls = tuple(roll for roll in view.rolls if roll.seat == player.seat)
        _draw_bid(canvas, _Bidder(player, rolls, view.stage, is_leading), old, row, words.nameless)


class _Bidder(NamedTuple):
    """What the right half of a player's part shows."""

    player: PlayerView
    rolls: tuple[Roll, ...]
    stage: Stage
    is_leading: bool


@cached_part
def _draw_bid(canvas: Canvas, bidder: _Bidder, old: PlayerView | None, row: Box, words: Words) -> None:
    """What this player has in the auction, or why nothing."""
    player, rolls, stage, is_leading = bidder
    if player.bid is not None and player.bid.character is not None:
        if old is not None and (old.bid is None or old.bid.character != player.bid.character):
            canvas.put(halo(150, 60), BID_AT + 66, row.top + LINES[0])
        _draw_character(canvas, player.bid.character, row)
        _draw_known(canvas, player.bid, rolls, row, words)
        _draw_worth(canvas, player.bid, row, is_leading=is_leading)
        is_crowded = bool(player.bid.auxiliaries or player.spent)
        x = _draw_fights(canvas, rolls, row, 1 if is_crowded else MOST_FIGHTS)
        _draw_added(canvas, player, player.bid, row, x, old)
    elif player.bid is not None:
        _say(canvas, words.say("board-sealed"), row, INK)
        canvas.put(back("character", 66), BID_AT + 44, row.middle[1])
    elif player.lost is not None:
        _draw_lost(canvas, player.lost, row, words)
        _draw_fights(canvas, rolls, row, MOST_FIGHTS)
    elif player.final_hand is not None:
        _draw_final(canvas, player.final_hand, row)
    elif stage is not Stage.FIRST_PLAYER:
        _say(canvas, words.say("board-choosing" if stage is Stage.CHOOSE else "board-no-bid"), row, STEEL)
        canvas.put(_place(), BID_AT + 44, row.middle[1])
    if player.is_tied:
        canvas.put(hippo(50), *_in(row, MARK_AT))


def _draw_final(canvas: Canvas, hand: FinalHand, row: Box) -> None:
    """When the game is over, what is left in hand: characters, auxiliaries, special cards and hippo tiles."""
    people, middle, lower = [CHARACTERS[each] for each in hand.characters], row.top + 110, row.top + 160
    pitch = min(92.0, (PAGE - BID_AT - 40) / max(1, len(people) - 1))
    for place, facts in enumerate(people):
        x = BID_AT + 34 + place * pitch
        canvas.put(flag(facts.nation, 46, 28), x, row.top + 26)
        for beside, profession in enumerate(facts.professions):
            across = 36 * (beside - (len(facts.professions) - 1) / 2)
            canvas.put(profession_icon(profession, 34), x + across, row.top + 64)
    counts = Counter(hand.auxiliaries)
    for place, kind in enumerate(kind for kind in AUXILIARIES if counts[kind]):
        x = BID_AT + 28 + place * 80
        canvas.put(auxiliary_card(kind, 42), x, middle)
        canvas.write(str(counts[kind]), (x + 28, middle), NUMBER, row, align="l", widest=24)
    x, counts = float(BID_AT), Counter(hand.hippos)
    for card in hand.specials:
        canvas.put(card_icon(card, 46), x + 28, lower)
        x += 56
    for value in (value for value in HIPPOS if counts[value]):
        canvas.put(hippo_tile(44), x + 46, lower)
        canvas.write(str(HIPPOS[value].value), (x + 64, lower), NUMBER, row)
        x += 94
        if counts[value] > 1:
            canvas.write(_times(counts[value]), (x - 2, lower), NUMBER, row, align="l", widest=44)
            x += 46


def _say(canvas: Canvas, said: str, row: Box, colour: tuple[int, int, int]) -> None:
    """A word beside the place of a character."""
    style = Style(NAME.size, NAME.weight, colour)
    canvas.write(said, (BID_AT + 106, row.middle[1]), style, row, align="l", widest=450)


def _in(row: Box, at: Point) -> Point:
    return at[0], row.top + at[1]


@sprite
def _place() -> Shape:
    """Where the character will lie."""
    pen = Pen(68, 90)
    for x in (4, 64):
        for y in range(8, 78, 20):
            pen.rule((x, y), (x, y + 10), RULE, 2.6)
    for y in (4, 86):
        for x in range(10, 56, 20):
            pen.rule((x, y), (x + 10, y), RULE, 2.6)
    return pen.shape()


def _draw_character(canvas: Canvas, character: str, row: Box) -> None:
    """Nation and professions."""
    facts, y = CHARACTERS[character], row.top + LINES[0]
    canvas.put(flag(facts.nation, 68, 45), BID_AT + 34, y)
    canvas.write(NATIONS[facts.nation].code, (BID_AT + 78, y), NAME, row, align="l")
    for place, profession in enumerate(facts.professions):
        canvas.put(profession_icon(profession, 54), BID_AT + 174 + 60 * place, y)


def _draw_known(canvas: Canvas, bid: BidView, rolls: Sequence[Roll], row: Box, words: Words) -> None:
    """Whom a neutral counts as, and what the character speaks; each after the die that decided it."""
    x, y = float(BID_AT), row.top + LINES[1]
    faces = {roll.cause: roll.face for roll in rolls}
    if bid.preference is not None:
        if Cause.PREFERENCE in faces:
            draw_die(canvas, faces[Cause.PREFERENCE], (x + 34, y - 4), row)
            x += 74
        canvas.put(flag(bid.preference, 60, 40), x + 31, y)
        code = NATIONS[bid.preference].code
        canvas.write(code, (x + 70, y), NAME, row, align="l")
        x += 70 + NAME.width(code) + 24
    if bid.language is not None:
        if Cause.LANGUAGE in faces:
            draw_die(canvas, faces[Cause.LANGUAGE], (x + 34, y - 4), row)
            x += 76
        said = capital(words.say(bid.language))
        canvas.write(
            said, (x, y), Style(NAME.size, NAME.weight, FADED_INK), row, align="l", widest=SUM_AT - x
        )


def _draw_worth(canvas: Canvas, bid: BidView, row: Box, *, is_leading: bool) -> None:
    """How the total adds up: on this tile, for the nation, with auxiliaries; and whether its owner passed."""
    if bid.total_half is None or bid.base_half is None or bid.table_value is None or bid.modifier is None:
        return
    added = bid.total_half - bid.base_half
    penalty = bid.base_half // 2 - bid.table_value - bid.modifier
    parts = [str(bid.table_value), *(signed(each) for each in (bid.modifier, penalty) if each)]
    parts += [f"+{in_points(added)}"] if added else []
    left = BID_AT + 208 + 60 * (len(CHARACTERS[bid.character or ""].professions) - 1)
    at = (SUM_AT, row.top + LINES[0])
    canvas.write(f"{' '.join(parts)} =", at, SUM, row, align="r", widest=SUM_AT - left)
    is_out = bid.status is Status.OUT
    x, y = _in(row, TOTAL_AT)
    canvas.put(total_disc(98, is_leading=is_leading, is_out=is_out), x, y)
    canvas.write(in_points(bid.total_half), (x, y - 1), TOTAL, row, widest=82)
    if bid.status is Status.SOFT:
        canvas.put(pause(46), *_in(row, MARK_AT))
    elif is_out:
        canvas.put(cross(46), *_in(row, MARK_AT))


def _draw_fights(canvas: Canvas, rolls: Sequence[Roll], row: Box, most: int) -> float:
    """The latest rolls that a character has fought, on the third line; where it goes on after them."""
    x, y = float(BID_AT), row.top + LINES[2]
    for roll in [roll for roll in rolls if roll.cause in FIGHTS][-most:]:
        icon = FIGHTS[roll.cause]
        canvas.put(profession_icon(icon, 48) if roll.cause is Cause.CURE else card_icon(icon, 48), x + 26, y)
        draw_die(canvas, roll.face, (x + 84, y - 4), row)
        x += 132
    return x


def _draw_added(
    canvas: Canvas, player: PlayerView, bid: BidView, row: Box, x: float, old: PlayerView | None
) -> None:
    """Auxiliaries on the bid, and hippo tiles in a tie."""
    counts = Counter(bid.auxiliaries)
    had = Counter(old.bid.auxiliaries if old and old.bid else ())
    kinds, y = [kind for kind in AUXILIARIES if counts[kind]], row.top + LINES[2]
    wide = {kind: 66 + (NUMBER.width(_times(counts[kind])) + 6) * (counts[kind] > 1) for kind in kinds}
    room = SUM_AT - x - (52 + 40 * len(player.spent) if player.spent else 0)
    squeeze = min(1.0, room / max(1.0, sum(wide.values())))
    for kind in kinds:
        if old is not None and counts[kind] > had[kind]:
            canvas.put(halo(64, 62), x + 27, y)
        canvas.put(auxiliary_card(kind, 48), x + 27, y)
        if counts[kind] > 1:
            widest = max(20.0, wide[kind] * squeeze - 66)
            canvas.write(_times(counts[kind]), (x + 56, y), NUMBER, row, align="l", widest=widest)
        x += wide[kind] * squeeze
    pitch = min(96.0, (SUM_AT - 92 - x) / max(1, len(player.spent) - 1))
    for place, spent in reversed([*enumerate(player.spent)]):
        left = x + place * pitch
        canvas.put(hippo_tile(48), left + 46, y)
        canvas.write(str(HIPPOS[spent].value), (left + 66, y), NUMBER, row)


def _times(count: int) -> str:
    return f"\N{MULTIPLICATION SIGN}{count}"


def _draw_lost(canvas: Canvas, lost: LostView, row: Box, words: Words) -> None:
    """A character that left the auction, and how."""
    _draw_character(canvas, lost.character, row)
    style, at = Style(NAME.size, NAME.weight, ALARM), (BID_AT, row.top + LINES[1])
    canvas.write(words.say(f"board-{lost.fate}"), at, style, row, align="l", widest=SUM_AT - BID_AT)
    canvas.put(cross(64), *_in(row, TOTAL_AT))
