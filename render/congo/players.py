"""The players' sheet: what everybody holds, and the bids of this turn."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from msgspec.structs import replace

from games.congo.data import AUXILIARIES, CHARACTERS, HIPPOS, NATIONS
from games.congo.state import DECKS, Stage, Status
from games.congo.view import BidView, CongoView, LostView, PlayerView
from games.values import Seat
from render.canvas import Box, Canvas, Pen, Role, Shape, cached_part, sprite
from render.congo.cards import auxiliary_card, profession_icon
from render.congo.colours import LIT_PAPER
from render.congo.flags import draw_code
from render.congo.layout import MARGIN, NAME, NAME_WIDTH, PLAYER_ROW, WIDTH, player_row
from render.congo.numbers import in_points, signed
from render.congo.pieces import back, cross, hippo, hippo_tile, pause, tick, total_disc
from render.icons import arrow, crown, halo, medal
from render.owners import stamp
from render.palette import ALARM, FADED_INK, INK, RULE, STEEL
from render.type import Style, Weight
from words.catalogue import Words

NUMBER = Style(38)
SCORE = Style(46, Weight.TITLE)
TOTAL = Style(50, Weight.TITLE)
SMALL = Style(24, Weight.LABEL, FADED_INK)
SAID = Style(38, Weight.LABEL)
UPPER, LOWER = 46, 112
"""Heights of the two lines of a player's part."""
BADGE_AT, NAME_AT = 92, 132
CROWN_AT = NAME_AT + NAME_WIDTH + 26
SCORE_AT = 524
"""Right edge."""
COUNTS_AT = (58, 156, 254, 350)
BID_AT = 560
TOTAL_AT = 1082
BETWEEN = "\N{MIDDLE DOT}"


@sprite
def _stripe(*, is_lit: bool) -> Shape:
    """The ground of a player's part: lit for one the table waits for."""
    width = WIDTH - 2 * MARGIN - 8
    pen = Pen(width, PLAYER_ROW)
    if is_lit:
        pen.slab((0, 3, width, PLAYER_ROW - 3), 10, LIT_PAPER)
    pen.rule((14, 0.8), (width - 14, 0.8), RULE, 1.6)
    pen.rule((BID_AT - MARGIN - 26, 18), (BID_AT - MARGIN - 26, PLAYER_ROW - 18), RULE, 1.6)
    return pen.shape()


def write_players(canvas: Canvas, players: int) -> None:
    """The lines between the players' parts."""
    for place in range(players):
        canvas.put(_stripe(is_lit=False), WIDTH / 2, player_row(place).middle[1])


def draw_players(canvas: Canvas, view: CongoView, words: Words, before: CongoView | None) -> None:
    """One part for each player."""
    for player in view.players:
        row = player_row(player.seat)
        is_lit = player.seat in view.waiting
        if is_lit:
            canvas.put(_stripe(is_lit=True), WIDTH / 2, row.middle[1])
            canvas.put(arrow(20, 30, ALARM), row.left + 16, row.top + UPPER)
        old = None if before is None else before.players[player.seat]
        if old is not None and before is not None and before.boat != view.boat:
            old = replace(old, bid=None)  # another stop, another auction
        _draw_name(canvas, player.seat, words.name(player.seat), row, is_first=player.is_first)
        _draw_holdings(canvas, _holdings(player), _holdings(old or player), row)
        is_leading = player.bid is not None and player.bid.total_half == view.highest_half
        _draw_bid(canvas, player, row, words.nameless, old, stage=view.stage, is_leading=is_leading)


class _Holdings(NamedTuple):
    """What a player's part counts."""

    score_half: int
    numbers: tuple[int, ...]
    """Cards by deck, and hippo tiles."""


def _holdings(player: PlayerView) -> _Holdings:
    cards = (player.characters, player.auxiliaries, player.specials)
    return _Holdings(player.score_half, (*cards, player.hippos))


@cached_part
def _draw_name(canvas: Canvas, seat: Seat, name: str, row: Box, *, is_first: bool) -> None:
    y = row.top + UPPER
    stamp(canvas, seat, (BADGE_AT, y), 54, row)
    canvas.write(name, (NAME_AT, y), NAME, row, align="l")
    if is_first:
        canvas.put(crown(42, 32), CROWN_AT, y)


@cached_part
def _draw_holdings(canvas: Canvas, now: _Holdings, was: _Holdings, row: Box) -> None:
    """The score; how many cards of each kind and hippo tiles."""
    y, said = row.top + UPPER, in_points(now.score_half)
    canvas.write(said, (SCORE_AT, y), SCORE, row, align="r")
    canvas.put(medal(40), SCORE_AT - SCORE.width(said) - 28, y)
    if now.score_half > was.score_half:
        gained = f"+{in_points(now.score_half - was.score_half)}"
        canvas.write(gained, (SCORE_AT, row.top + LOWER), Style(38, colour=ALARM), row, align="r")
    icons = [back(deck, 34) for deck in DECKS] + [hippo(44)]
    for x, icon, number, before in zip(COUNTS_AT, icons, now.numbers, was.numbers, strict=True):
        if number > before:
            canvas.put(halo(94, 62), x + 22, row.top + LOWER)
        canvas.put(icon, x, row.top + LOWER)
        style = Style(38, colour=INK if number else STEEL)
        canvas.write(str(number), (x + 28, row.top + LOWER), style, row, align="l")


@cached_part
def _draw_bid(
    canvas: Canvas,
    player: PlayerView,
    row: Box,
    words: Words,
    old: PlayerView | None,
    *,
    stage: Stage,
    is_leading: bool,
) -> None:
    """What this player has in the auction, or why nothing."""
    if player.bid is not None and player.bid.character is not None:
        if old is not None and (old.bid is None or old.bid.character != player.bid.character):
            canvas.put(halo(144, 60), BID_AT + 60, row.top + UPPER - 8)
        _draw_character(canvas, player.bid.character, player.bid, row, words)
        _draw_worth(canvas, player.bid, row, is_leading=is_leading)
        _draw_added(canvas, player, player.bid, row, old)
    elif player.bid is not None:
        canvas.put(back("character", 62), BID_AT + 34, row.middle[1])
        said = words.say("board-sealed")
        canvas.write(said, (BID_AT + 92, row.middle[1]), SAID, row, align="l", widest=380)
    elif player.lost is not None:
        _draw_lost(canvas, player.lost, row, words)
    elif stage is not Stage.FIRST_PLAYER:
        key = "board-choosing" if stage is Stage.CHOOSE else "board-no-bid"
        style = Style(38, Weight.LABEL, STEEL)
        canvas.put(_place(), BID_AT + 34, row.middle[1])
        canvas.write(words.say(key), (BID_AT + 92, row.middle[1]), style, row, align="l", widest=470)
    if player.is_tied:
        canvas.put(hippo(44), TOTAL_AT - 26, row.top + LOWER + 12)
    if player.has_answered:
        is_free = player.bid is None or player.bid.character is None
        at = (TOTAL_AT, row.middle[1]) if is_free else (TOTAL_AT + 28, row.top + LOWER + 12)
        canvas.put(tick(54 if is_free else 42), *at)


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


def _draw_character(canvas: Canvas, character: str, bid: BidView | None, row: Box, words: Words) -> None:
    """Nation, professions, and in small type who it is, whom it counts as and what it speaks."""
    facts, y = CHARACTERS[character], row.top + UPPER - 8
    draw_code(canvas, facts.nation, (BID_AT + 32, y), row)
    x = BID_AT + 168.0
    for profession in facts.professions:
        canvas.put(profession_icon(profession, 50), x, y)
        x += 64
    said = [words.say(f"title-{character}")]
    if bid is not None and bid.preference is not None:
        said.append(f"{words.say('board-counts-as')} {NATIONS[bid.preference].code}")
    if bid is not None and bid.language is not None:
        said.append(words.say(bid.language))
    at = (BID_AT, row.top + UPPER + 32)
    canvas.write(f" {BETWEEN} ".join(said), at, SMALL, row, Role.EXTRA, align="l", widest=462)


def _draw_worth(canvas: Canvas, bid: BidView, row: Box, *, is_leading: bool) -> None:
    """How the starting value came about, the total, and whether its owner has passed."""
    if bid.total_half is None or bid.base_half is None or bid.table_value is None or bid.modifier is None:
        return
    parts = [str(bid.table_value), *([signed(bid.modifier)] if bid.modifier else [])]
    penalty = bid.base_half // 2 - bid.table_value - bid.modifier
    parts += [signed(penalty)] if penalty else []
    at = (TOTAL_AT - 64, row.top + UPPER - 8)
    canvas.write(" ".join(parts), at, Style(38, Weight.LABEL, FADED_INK), row, align="r")
    is_out = bid.status is Status.OUT
    y = row.top + UPPER + 6
    canvas.put(total_disc(84, is_leading=is_leading, is_out=is_out), TOTAL_AT, y)
    canvas.write(in_points(bid.total_half), (TOTAL_AT, y - 1), TOTAL, row, widest=70)
    if bid.status is Status.SOFT:
        canvas.put(pause(40), TOTAL_AT, row.top + LOWER + 12)
    elif is_out:
        canvas.put(cross(40), TOTAL_AT, row.top + LOWER + 12)


def _draw_added(canvas: Canvas, player: PlayerView, bid: BidView, row: Box, old: PlayerView | None) -> None:
    """Auxiliaries on the bid, and hippo tiles in a tie."""
    counts = Counter(bid.auxiliaries)
    had = Counter(old.bid.auxiliaries if old and old.bid else ())
    x, y = BID_AT + 24.0, row.top + LOWER + 6
    for kind in AUXILIARIES:
        if not counts[kind]:
            continue
        if old is not None and counts[kind] > had[kind]:
            canvas.put(halo(62, 60), x, y)
        canvas.put(auxiliary_card(kind, 46), x, y)
        x += 32
        if counts[kind] > 1:
            times = f"\N{MULTIPLICATION SIGN}{counts[kind]}"
            canvas.write(times, (x, y), NUMBER, row, align="l")
            x += NUMBER.width(times) + 6
        x += 26
    for spent in player.spent:
        canvas.put(hippo_tile(46), x + 22, y)
        canvas.write(str(HIPPOS[spent].value), (x + 38, y), NUMBER, row)
        x += 94


def _draw_lost(canvas: Canvas, lost: LostView, row: Box, words: Words) -> None:
    """A character that left the auction, and how."""
    _draw_character(canvas, lost.character, None, row, words)
    said = words.say(f"board-{lost.fate}")
    canvas.write(said, (BID_AT, row.top + LOWER + 8), Style(38, colour=ALARM), row, align="l", widest=470)
    canvas.put(cross(60), TOTAL_AT, row.middle[1])
