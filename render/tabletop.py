"""A board for games that bring only a scene and columns: head, turn, players, winners, sheet, twins."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from typing import ClassVar, Generic, NamedTuple, TypeVar

from PIL import Image

from games.turns import TurnView
from games.values import Seat, Text, Who
from render.canvas import Box, Canvas, Pen, Picture, Role, Shape, Sprite, sprite
from render.drawing import Drawing, Masthead
from render.icons import arrow, halo, lay_sheets, medal, stripe
from render.owners import OWNERS, stamp
from render.page import EDGE, FOOT, MARGIN, NAME, NUMBER, WIDTH
from render.palette import (
    ALARM,
    BRONZE,
    CHALK,
    FADED_INK,
    FOLD,
    GOLD,
    INK,
    LIT_PAPER,
    PAPER,
    STEEL,
    Colour,
    fixed_palette,
)
from render.twin import caption_of, line_of, pages_of
from render.type import Style, Weight, for_pictures
from words.catalogue import Words

V = TypeVar("V", bound=TurnView)

GAP = 10
HEAD = Box(EDGE, EDGE, WIDTH - EDGE, 104)
TURN_HEIGHT, LEDGER_HEAD, ROW = 68, 54, 56
NAME_WIDTH = 400
NAME_AT, BADGE_AT, ARROW_AT, POINTS_AT = 149, 110, 46, 660
COLUMN_PITCH = 140
TITLE = Style(54, Weight.TITLE, CHALK)
POINTS = Style(46, Weight.TITLE)
SAID = Style(44, Weight.NUMBER)
NEWS = Style(32, Weight.LABEL, FADED_INK)
DRAWN = {"badge": 52, "mark": 46}


class Column(NamedTuple, Generic[V]):
    """A number that everybody has: `column-<name>` says so many of it in the words."""

    name: str
    icon: Callable[[], Sprite]
    number: Callable[[V, Seat], int]


class Tabletop(ABC, Generic[V]):
    """What a game's `render/<id>` gives, for a game whose views are a `TurnView`."""

    game: ClassVar[str]
    ground: ClassVar[Colour]
    """Of head and scene."""
    colours: ClassVar[tuple[Colour, ...]] = ()
    """What else the scene is drawn in."""
    scene_height: ClassVar[int]
    columns: ClassVar[tuple[Column[V], ...]]

    def __init__(self) -> None:
        self.PICTURES: dict[str, Drawing[V]] = {"whole": Drawing(self.draw, self.caption, shows_players=True)}
        self.MASTHEAD = Masthead(
            lambda: _ground(self.ground, round(HEAD.bottom)), HEAD, CHALK, self.palette, WIDTH
        )

    # What a game brings

    @abstractmethod
    def draw_scene(self, canvas: Canvas, box: Box, view: V, words: Words, before: V | None) -> None:
        """What lies on the table, in that box; with `before`, what is new is marked."""

    @abstractmethod
    def scene_lines(self, view: V, words: Words) -> Iterable[str]:
        """The same in words, what matters most first."""

    @abstractmethod
    def draw_own(self, canvas: Canvas, box: Box, view: V, words: Words) -> None:
        """What is the view's own seat's alone, in that box."""

    @abstractmethod
    def own_lines(self, view: V, words: Words) -> Iterable[str]:
        """The same in words."""

    def points_icon(self) -> Sprite:
        """What stands above the points, if they are nothing but points."""
        return medal(DRAWN["mark"])

    def own_height(self, view: V) -> int:
        """How high the private sheet is below its head."""
        del view
        return self.scene_height

    # What is given

    @cached_property
    def palette(self) -> Image.Image:
        """The one palette of all its pictures."""
        inks = [(colour, INK, 3) for colour in (self.ground, *self.colours)]
        chalks = [(colour, CHALK, 3) for colour in (self.ground, *self.colours)]
        owners = [ramp for each in OWNERS for ramp in ((each.colour, INK, 3), (each.colour, each.ink, 3))]
        papers = [
            (FOLD, INK, 4),
            (PAPER, INK, 5),
            (CHALK, INK, 4),
            (GOLD, INK, 3),
            (LIT_PAPER, INK, 3),
            (BRONZE, PAPER, 3),
        ]
        return fixed_palette(
            [each.side for each in OWNERS], [*papers, (ALARM, PAPER, 3), *inks, *chalks, *owners]
        )

    def turn(self, view: V) -> str:
        """There is only one."""
        del view
        return "whole"

    def panel(self, view: V) -> str:
        """Whoever is asked looks at what is their own."""
        return "hand" if view.me in view.asked else "whole"

    def moment(self, view: V, words: Words) -> str:
        """Where in the game this is."""
        return words.say("moment", round=view.round_no)

    def parts(self, view: V, picture: str, words: Words) -> dict[str, Box]:
        """The scene, whose turn it is, and the players; of the sheet, what is one's own."""
        del words
        if picture != "whole":
            return {"own": Box(EDGE, HEAD.bottom, WIDTH - EDGE, HEAD.bottom + self.own_height(view))}
        scene = Box(EDGE, HEAD.bottom, WIDTH - EDGE, HEAD.bottom + self.scene_height)
        panel = Box(MARGIN, scene.bottom + GAP, WIDTH - MARGIN, scene.bottom + GAP + TURN_HEIGHT)
        low = panel.bottom + GAP + LEDGER_HEAD + len(view.players) * ROW
        return {
            "scene": scene,
            "turn": panel,
            "players": Box(MARGIN, panel.bottom + GAP, WIDTH - MARGIN, low),
        }

    def draw(self, view: V, words: Words, before: V | None = None) -> Picture:
        """Head, scene, whose turn it is, and a line for each player."""
        scene, panel, ledger = self.parts(view, "whole", words).values()
        words = for_pictures(words, self.game, len(view.players), NAME, NAME_WIDTH)
        canvas = Canvas(_ground(self.ground, round(scene.bottom)), height=ledger.bottom + FOOT)
        self._draw_head(canvas, words.say("board-round", round=view.round_no), words)
        self.draw_scene(canvas, scene, view, words, before)
        lay_sheets(canvas, panel, ledger)
        _draw_turn(canvas, panel, view, words)
        self._draw_ledger(canvas, ledger, view, words, before)
        return canvas.picture(self.palette)

    def hand(self, view: V, words: Words) -> Picture:
        """The private sheet: whose it is, and what is theirs alone."""
        assert view.me is not None
        words = for_pictures(words, self.game, len(view.players), NAME, NAME_WIDTH)
        box = Box(EDGE, HEAD.bottom, WIDTH - EDGE, HEAD.bottom + self.own_height(view))
        canvas = Canvas(_ground(self.ground, round(box.bottom)), height=box.bottom + FOOT)
        y = HEAD.middle[1]
        stamp(canvas, words.badge(view.me), (MARGIN + 44, y), 62, HEAD)
        style = Style(46, Weight.TITLE, CHALK)
        canvas.write(words.name(view.me), (MARGIN + 92, y), style, HEAD, align="l", widest=NAME_WIDTH)
        said = words.text(Text("twin-short", {"points": view.players[view.me].points}))
        canvas.write(said, (HEAD.right - 24, y), style, HEAD, align="r", widest=400)
        self.draw_own(canvas, box, view, words)
        return canvas.picture(self.palette)

    def caption(self, view: V, words: Words) -> str:
        """The alternative text: where the game is, whose turn it is, how it stands, what lies there."""
        return caption_of([*self._beginning(view, words), *self.scene_lines(view, words)])

    def hand_caption(self, view: V, words: Words) -> str:
        """The sheet's alternative text."""
        return caption_of(self.own_lines(view, words))

    def hand_note(self, view: V, words: Words) -> str:
        """What stands beside the sheet."""
        return "\n".join(self.own_lines(view, words))

    def describe(self, view: V, words: Words) -> list[str]:
        """Everything the reader may know; what is their own comes first."""
        own = self.own_lines(view, words) if view.me is not None else ()
        told = [*own, *self._beginning(view, words), *self.scene_lines(view, words)]
        return pages_of([*told, *self._seats(view, words), *_standings(view, words)])

    def player_line(self, view: V, seat: Seat, words: Words) -> str:
        """Letter, name and points."""
        return line_of(words, seat, words.say("twin-short", points=view.players[seat].points))

    def _draw_head(self, canvas: Canvas, moment: str, words: Words) -> None:
        title = words.say(f"game-{self.game}")
        canvas.write(title, (HEAD.left + 24, HEAD.middle[1]), TITLE, HEAD, align="l", widest=620)
        style = Style(46, Weight.NUMBER, CHALK)
        canvas.write(moment, (HEAD.right - 24, HEAD.middle[1]), style, HEAD, align="r", widest=460)

    def _draw_ledger(self, canvas: Canvas, box: Box, view: V, words: Words, before: V | None) -> None:
        head = box._replace(bottom=box.top + LEDGER_HEAD)
        if before is not None:
            canvas.put(halo(44, 34), head.left + 40, head.middle[1])
            at = (head.left + 74, head.middle[1])
            canvas.write(words.say("board-new"), at, NEWS, head, Role.EXTRA, align="l", widest=480)
        canvas.put(self.points_icon(), POINTS_AT, head.middle[1])
        for place, column in enumerate(self.columns, start=1):
            canvas.put(column.icon(), POINTS_AT + 60 + place * COLUMN_PITCH, head.middle[1])
        places = [(each.seat, str(each.rank)) for each in view.result.standings] if view.result else None
        for down, (seat, rank) in enumerate(places or [(seat, "") for seat in range(len(view.players))]):
            row = Box(box.left, head.bottom + down * ROW, box.right, head.bottom + (down + 1) * ROW)
            self._draw_seat(canvas, row, view, words, before, seat=seat, rank=rank)

    def _draw_seat(
        self, canvas: Canvas, row: Box, view: V, words: Words, before: V | None, *, seat: Seat, rank: str
    ) -> None:
        y, is_lit = row.middle[1], seat in (view.result.winners if view.result else view.asked)
        canvas.put(stripe(ROW, is_lit=is_lit), WIDTH / 2, y)
        if rank:
            canvas.write(rank, (ARROW_AT, y), NUMBER, row)
        elif is_lit:
            canvas.put(arrow(17, 32, ALARM), ARROW_AT, y)
        stamp(canvas, words.badge(seat), (BADGE_AT, y), DRAWN["badge"], row)
        canvas.write(words.name(seat), (NAME_AT, y), NAME, row, align="l", widest=NAME_WIDTH)
        gained = view.players[seat].points - before.players[seat].points if before is not None else 0
        canvas.write(str(view.players[seat].points), (POINTS_AT, y), POINTS, row)
        if gained:
            style = Style(42, Weight.NUMBER, ALARM)
            canvas.write(f"{gained:+}", (POINTS_AT + 44, y), style, row, align="l", widest=80)
        for place, column in enumerate(self.columns, start=1):
            x, number = POINTS_AT + 60 + place * COLUMN_PITCH, column.number(view, seat)
            if before is not None and column.number(before, seat) != number:
                canvas.put(halo(70, 46), x, y)
            canvas.write(str(number), (x, y), Style(42, colour=INK if number else STEEL), row)

    def _beginning(self, view: V, words: Words) -> Iterator[str]:
        yield f"{words.say(f'game-{self.game}')}, {self.moment(view, words)}."
        yield _asked(view, words, "twin")
        told = enumerate(view.players)
        scores = tuple(Text("twin-score", {"who": Who(seat), "points": one.points}) for seat, one in told)
        yield words.say("twin-scores", scores=scores)

    def _seats(self, view: V, words: Words) -> Iterator[str]:
        for seat in range(len(view.players)):
            things = tuple(
                Text(f"column-{each.name}", {"count": each.number(view, seat)}) for each in self.columns
            )
            line = words.say("twin-seat", who=Who(seat), things=things)
            yield f"{words.badge(seat).letter} \N{EN DASH} {line}"


def _asked(view: TurnView, words: Words, where: str) -> str:
    """Whom the table waits for, or who has won; on a board or, `twin`, as a sentence."""
    seats = view.asked if view.result is None else view.result.winners
    if not seats:
        return words.say(f"{where}-nobody")
    key = "asked" if view.result is None else "won"
    return words.say(f"{where}-{key}", who=tuple(Who(seat) for seat in seats), count=len(seats))


def _standings(view: TurnView, words: Words) -> Iterator[str]:
    if view.result is None:
        return
    yield words.say("twin-over")
    yield from (words.say("twin-tie", by=f"tie-{name}") for name in view.result.tie_breaks)
    for place in view.result.standings:
        sources = tuple(
            Text("twin-source", {"source": f"source-{name}", "points": points})
            for name, points in place.sources.items()
        )
        total = view.result.amount(place.total)
        yield words.say("twin-place", rank=place.rank, who=Who(place.seat), total=total, sources=sources)


def _draw_turn(canvas: Canvas, box: Box, view: TurnView, words: Words) -> None:
    seats = view.asked if view.result is None else view.result.winners
    y = box.middle[1]
    for place, seat in enumerate(seats):
        stamp(canvas, words.badge(seat), (box.left + 40 + place * 58, y), DRAWN["badge"], box)
    start = box.left + 22 + len(seats) * 58
    said = _asked(view, words, "board")
    canvas.write(said, (start, y), SAID, box, align="l", widest=box.right - 16 - start)


@sprite
def _ground(colour: Colour, low: int) -> Shape:
    """Paper, and the cloth of head and scene on it."""
    pen = Pen(WIDTH, low, FOLD)
    pen.slab((EDGE, EDGE, WIDTH - EDGE, low), 12, colour)
    pen.rule((EDGE + 14, HEAD.bottom - 4), (WIDTH - EDGE - 14, HEAD.bottom - 4), CHALK, 2)
    return pen.shape()


@sprite
def card_face(width: int, height: int) -> Shape:
    """The front of a card, for something to be written on."""
    pen = Pen(width + 6, height + 6)
    pen.card((3, 3, width + 3, height + 3), width * 0.12, INK, CHALK, 3)
    return pen.shape()
