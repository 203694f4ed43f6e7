"""The points by source with both tie-breaks, how the stop before came out, and the piles."""

from __future__ import annotations

from collections.abc import Sequence

from games.congo.state import DECKS, SOURCES, PastTurn
from games.congo.view import CongoView
from render.canvas import Box, Canvas, Pen, Role, Shape, Sprite, cached_part, sprite
from render.congo.cards import card_icon
from render.congo.layout import SCORE_HEAD, SCORE_ROW
from render.congo.numbers import in_points
from render.congo.pieces import back, hippo, nobody, points_disc, ring, tile
from render.icons import crown, halo, medal, stripe
from render.owners import stamp
from render.page import NAME, NUMBER
from render.palette import FADED_INK, INK, LIT_PAPER, STEEL
from render.type import Style, Weight
from words.catalogue import Badge, Words

TOTAL = Style(48, Weight.TITLE)
LABEL = Style(NAME.size, NAME.weight, FADED_INK)
MARK = Style(32, Weight.LABEL, FADED_INK)
COLUMNS = {"ports": 436, "ties": 526, "okapi": 612, "trader": 698, "specials": 784, "total": 886,
           "auxiliaries": 1002, "cards": 1090}  # fmt: skip
PILES_AT = {"character": 62, "auxiliary": 282, "special": 504, "hippos": 728, "neutrals": 980}
"""Where the icon of each pile stands."""


def _icons() -> dict[str, Sprite]:
    return {
        "ports": tile("mission", 54),
        "ties": hippo(56),
        "okapi": card_icon("okapi", 56),
        "trader": card_icon("trader", 56),
        "specials": back("special", 42),
        "total": medal(62),
        "auxiliaries": back("auxiliary", 42),
    }


def _row(box: Box, place: int) -> Box:
    top = box.top + SCORE_HEAD + place * SCORE_ROW
    return Box(box.left, top, box.right, top + SCORE_ROW)


def draw_scores(canvas: Canvas, view: CongoView, words: Words, box: Box, before: CongoView | None) -> None:
    """One line for each player: in the order of the seats, or the best first when the game is over."""
    _draw_heads(canvas, box)
    ranks = {} if view.result is None else {each.seat: each.rank for each in view.result.standings}
    for place, seat in enumerate(ranks or range(len(view.players))):
        player, row = view.players[seat], _row(box, place)
        y = row.middle[1]
        has_won = view.result is not None and seat in view.result.winners
        canvas.put(stripe(SCORE_ROW, is_lit=has_won), *row.middle)
        if seat in ranks:
            canvas.write(str(ranks[seat]), (row.left + 28, y), NUMBER, row)
        stamp(canvas, words.badge(seat), (98, y), 54, row)
        canvas.write(words.name(seat), (136, y), NAME, row, align="l")
        old = player if before is None else before.players[seat]
        cards = player.characters + player.auxiliaries + player.specials
        held = [str(player.auxiliaries), str(cards)]
        gained = [player.points[source] - old.points[source] for source in SOURCES]
        points = [in_points(player.points[source]) for source in SOURCES]
        _draw_points(canvas, points, in_points(player.score_half), held, [each > 0 for each in gained], row)


@cached_part
def _draw_heads(canvas: Canvas, box: Box) -> None:
    """What each column counts, as a picture."""
    y = box.top + SCORE_HEAD / 2
    for column, icon in _icons().items():
        canvas.put(icon, COLUMNS[column], y)
    for place, deck in enumerate(reversed(DECKS)):
        canvas.put(back(deck, 34), COLUMNS["cards"] + 20 - 20 * place, y)


@cached_part
def _draw_points(
    canvas: Canvas, points: Sequence[str], total: str, held: Sequence[str], new: Sequence[bool], row: Box
) -> None:
    """Points by source, those gained since the reader's last turn marked; the total; what breaks ties."""
    y = row.middle[1]
    for source, said, is_new in zip(SOURCES, points, new, strict=True):
        if is_new:
            canvas.put(halo(84, 62), COLUMNS[source], y)
        style = Style(NUMBER.size, NUMBER.weight, STEEL if said == "0" else INK)
        canvas.write(said, (COLUMNS[source], y), style, row, widest=76)
    canvas.write(total, (COLUMNS["total"], y), TOTAL, row, widest=110)
    for column, said in zip(("auxiliaries", "cards"), held, strict=True):
        canvas.write(said, (COLUMNS[column], y), LABEL, row)


def draw_previous(canvas: Canvas, past: PastTurn | None, words: Words, players: int, box: Box) -> None:
    """How the turn before came out: the stop, and everybody's total with light behind who took it."""
    badges = tuple(words.badge(seat) for seat in range(players))
    _draw_past(canvas, past, badges, words.nameless, box)


@cached_part
def _draw_past(
    canvas: Canvas, past: PastTurn | None, badges: tuple[Badge, ...], words: Words, box: Box
) -> None:
    x, y = box.left + 22.0, box.middle[1]
    if past is None:
        canvas.write(words.say("board-no-previous"), (x, y), LABEL, box, align="l")
        return
    said = words.say("board-previous", stop=past.stop)
    room = box.right - 12 - 150 * len(past.bids) - x
    canvas.write(said, (x, y), LABEL, box, align="l", widest=room - 40)
    x += min(room - 40, LABEL.width(said)) + 50
    for bid in past.bids:
        if bid.seat == past.taker or bid.seat in past.tied:
            canvas.put(_prize(), x + 40, y)
        stamp(canvas, badges[bid.seat], (x, y), 53, box)
        total = "\N{EN DASH}" if bid.total_half is None else in_points(bid.total_half)
        canvas.write(total, (x + 38, y), NUMBER, box, align="l", widest=72)
        x += 150


@sprite
def _prize() -> Shape:
    """The light behind who took the port."""
    pen = Pen(146, 66)
    pen.slab((1, 1, 145, 65), 14, LIT_PAPER)
    return pen.shape()


def draw_piles(canvas: Canvas, view: CongoView, box: Box) -> None:
    """Cards to be drawn and, after the stroke, those laid aside; hippo tiles; neutrals that left the game."""
    counts = {deck: (view.piles[deck].size, len(view.piles[deck].discard)) for deck in DECKS}
    _draw_counts(canvas, counts, (view.hippo_pile, len(view.hippo_discard)), len(view.used_neutrals), box)


@cached_part
def _draw_counts(
    canvas: Canvas, cards: dict[str, tuple[int, int]], hippos: tuple[int, int], neutrals: int, box: Box
) -> None:
    y = box.middle[1]
    for deck in DECKS:
        canvas.put(back(deck, 42), PILES_AT[deck], y)
        _draw_pair(canvas, *cards[deck], PILES_AT[deck] + 34, y, box)
    canvas.put(hippo(54), PILES_AT["hippos"], y)
    _draw_pair(canvas, *hippos, PILES_AT["hippos"] + 38, y, box)
    canvas.put(nobody(46), PILES_AT["neutrals"], y)
    canvas.write(str(neutrals), (PILES_AT["neutrals"] + 36, y), NUMBER, box, align="l")


def _draw_pair(canvas: Canvas, left: int, aside: int, x: float, y: float, box: Box) -> None:
    said = str(left)
    canvas.write(said, (x, y), NUMBER, box, align="l")
    canvas.write(f"+{aside}", (x + NUMBER.width(said) + 14, y), LABEL, box, align="l")


def draw_boxed(canvas: Canvas, view: CongoView, words: Words, box: Box) -> None:
    """When the game is over: the tiles that were never on the board."""
    tiles, y = view.boxed_tiles or (), box.middle[1]
    said = words.say("board-boxed-secret" if view.boxed_tiles is None else "board-boxed")
    room = box.right - box.left - 40 - 76 * len(tiles)
    canvas.write(said, (box.left + 22, y), LABEL, box, align="l", widest=room)
    for place, kind in enumerate(tiles):
        canvas.put(tile(kind, 64), box.right - 48 - 76 * (len(tiles) - 1 - place), y)


@cached_part
def write_legend(canvas: Canvas, words: Words, box: Box, *, has_news: bool) -> None:
    """What the marks on the map mean, and the mark of new things."""
    upper, lower, middle = box.top + 30, box.top + 74, box.left + 580
    canvas.put(points_disc(34), box.left + 36, upper)
    canvas.put(hippo(40), box.left + 36, lower)
    canvas.put(ring(40), middle, upper)
    canvas.put(tile(None, 28), middle, upper)
    for key, x, y in (
        ("board-mark-points", box.left + 70, upper),
        ("board-mark-hippo", box.left + 70, lower),
        ("board-mark-ring", middle + 36, upper),
    ):
        canvas.write(words.say(key), (x, y), MARK, box, Role.EXTRA, align="l", widest=480)
    if has_news:
        canvas.put(halo(40, 32), middle, lower)
        canvas.write(
            words.say("board-new"), (middle + 36, lower), MARK, box, Role.EXTRA, align="l", widest=480
        )
    else:
        canvas.put(crown(36, 26), middle, lower)
        said = words.say("board-mark-crown")
        canvas.write(said, (middle + 36, lower), MARK, box, Role.EXTRA, align="l", widest=480)
