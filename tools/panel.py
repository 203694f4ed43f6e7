"""The panel of a seat at a position: every list that can be reached on it, and the taps to each action."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from statistics import fmean

from msgspec import Struct

from cogs.panel.advance import advance_head
from cogs.panel.choices import Choice
from cogs.panel.controls import done_line, without_done
from cogs.panel.face import face
from cogs.panel.filling import together
from cogs.panel.flow import is_asked_first, last_stage
from cogs.panel.live import picture_for
from cogs.panel.manner import Own
from cogs.panel.saying import says
from cogs.panel.shared import lines_of
from cogs.panel.sight import Sight
from cogs.panel.stage import Block, blocks, prompt
from cogs.panel.standing import advance_list, list_button
from cogs.plumbing.interactions import spoken
from cogs.plumbing.limits import OPTION
from cogs.quayside import GAME_COGS
from games.core import Action, AnyGame, State
from games.values import Seat, Text
from host.advance import Prepared
from host.consequences import Foresight
from host.lobby import Place
from host.position import asked
from host.snapshot import Table, TableSeat
from storage.rows import Calls, TableStatus
from words.catalogue import letter

TAPS = {"button": 1, "menu": 2}
"""A button is pressed; a menu is opened, and then something is taken from it."""
FORM_TAPS = 2
"""A form is opened by a button, and sent."""


class Line(Struct, frozen=True):
    """One thing to choose."""

    label: str
    description: str
    says: str
    is_open: bool


class Stage(Struct, frozen=True):
    """One list, as it is shown."""

    after: tuple[str, ...]
    """The labels that are pressed to get there."""
    prompt: str
    form: str
    lines: tuple[Line, ...]


class Taps(Struct, frozen=True):
    """How many it takes from the open panel to a step; None where there is nothing to choose."""

    mean: float | None
    most: int | None


class Panel(Struct, frozen=True):
    """What one player is shown."""

    head: tuple[str, ...]
    picture: str | None
    stages: tuple[Stage, ...]
    """The first one first."""
    taps: Taps


def sight_at(game: AnyGame, state: State, seat: Seat, seats: int, language: str) -> Sight:
    """What a player in that seat has before them there, at a table of players called by their letters."""
    result = game.result(state)
    players = tuple(_seated(each, language) for each in range(seats))
    table = Table(
        id=1,
        key="",
        game=game.id,
        options=game.options(),
        seats_wanted=seats,
        language=language,
        place=Place(),
        status=TableStatus.RUNNING if result is None else TableStatus.OVER,
        opened_by=0,
        seats=players,
        version=0,
        asked=asked(game, state) if result is None else {},
        result=result,
        free_colours=(),
    )
    view = game.view(state, seat)
    manner = next(cog.manner for cog in GAME_COGS if cog.game.id == game.id)
    return Sight(
        table=table,
        seat=players[seat],
        view=view,
        legal=game.legal(state, seat) if result is None else [],
        prepared=tuple(
            Prepared(each, game.span(state, each.span), is_standing=False)
            for each in (game.in_advance(state, seat) if result is None else ())
        ),
        answered=(),
        bar=Text("refusal-undo-nothing"),
        latest=None,
        has_turn=False,
        began=None,
        foresight=Foresight(game, state, seat, view),
        words=spoken(table, language),
        own=Own(manner, view),
    )


def _seated(seat: Seat, language: str) -> TableSeat:
    return TableSeat(
        seat=seat,
        colour=seat,
        letter=None,
        user=seat,
        computer=None,
        name=letter(seat),
        language=language,
        question=0,
        has_resigned=False,
        is_replaced=False,
        has_agreed=False,
        has_closed_messages=False,
        calls=Calls.NONE,
        has_confirmation=True,
    )


def panel(sight: Sight) -> Panel:
    """All of that player's panel."""
    picture = picture_for(sight)
    head = "\n".join(face(sight, picture).head).split("\n")
    taps = [count for action, count in taps_of(sight).items() if not action.is_open]
    return Panel(
        head=tuple(head),
        picture=picture,
        stages=(*_stages(sight, (sight.tree,), (), head[0].strip("*")), *_in_advance(sight)),
        taps=Taps(round(fmean(taps), 2), max(taps)) if taps else Taps(None, None),
    )


def _in_advance(sight: Sight) -> Iterator[Stage]:
    """The list of answers that may be given before one is asked."""
    if not sight.prepared:
        return
    shown = [*blocks(sight, advance_list(sight.prepared))]
    after = (list_button(sight.table, sight.words).label,)
    yield Stage(after, "\n".join(advance_head(sight, shown)), _form(shown), tuple(_lines(shown)))


def _form(shown: Iterable[Block]) -> str:
    return "menu" if any(block.form == "menu" for block in shown) else "button"


def _lines(shown: Iterable[Block]) -> Iterator[Line]:
    for block in shown:
        for line in block.lines:
            yield Line(line.label, line.description, line.says, line.is_open)


def _stages(sight: Sight, way: tuple[Choice, ...], after: tuple[str, ...], asked: str) -> Iterator[Stage]:
    """The list at the end of that way, which asks this, and all below it."""
    here = way[-1]
    shown = [*blocks(sight, without_done(here))]
    labels = {line.digest: line.label for block in shown for line in block.lines}
    told = [line for block in shown for line in block.told]
    yield Stage(after, "\n".join([asked, *told]), _form(shown), tuple(_lines(shown)))
    for line in lines_of(here):
        if line.digest not in labels:
            continue
        further = (*way, line)
        if line.action is None:
            pressed = (*after, labels[line.digest])
            yield from _stages(sight, further, pressed, prompt(sight, further))
        elif is_asked_first(sight, further):
            yield _last_stage(sight, line, (*after, labels[line.digest]))


def _last_stage(sight: Sight, line: Choice, after: tuple[str, ...]) -> Stage:
    """What cannot be taken back, before it is done."""
    assert line.action is not None
    told, sure = last_stage(sight, line)
    consequence = sight.consequence(line.action)
    said = says(sight.words, consequence, OPTION)
    return Stage(after, "\n".join(told), "button", (Line(sure.label, "", said, consequence.is_open),))


def taps_of(sight: Sight) -> dict[Action, int]:
    """The fewest taps from the open panel to each legal action that a list, a menu or a form leads to."""
    fewest: dict[Action, int] = {}
    for action, taps in _ways(sight, (sight.tree,), 0):
        fewest[action] = min(taps, fewest.get(action, taps))
    return {action: fewest[action] for action in sight.legal if action in fewest}


def _ways(sight: Sight, way: tuple[Choice, ...], taps: int) -> Iterator[tuple[Action, int]]:
    """Every action that can be reached from the end of that way, and how many taps it takes."""
    here = way[-1]
    if (done := done_line(here)) is not None and done.action is not None:
        yield done.action, taps + 1
    for block in blocks(sight, without_done(here)):
        after = taps + TAPS[block.form]
        if block.here.several is not None and block.bounds:
            yield from ((action, after) for action in _put_together(sight, block))
        below = {line.digest: line for line in lines_of(here)}
        for shown in block.lines:
            line = below.get(shown.digest)
            if line is None:
                continue
            if line.action is not None:
                yield line.action, after + is_asked_first(sight, (*way, line))
            else:
                yield from _ways(sight, (*way, line), after)
    if here.has_form and here.example is not None:
        kind = type(here.example)
        yield from ((action, taps + FORM_TAPS) for action in sight.legal if isinstance(action, kind))


def _put_together(sight: Sight, block: Block) -> Iterable[Action]:
    """The actions that can be made of what that menu has."""
    several, example = block.here.several, block.here.example
    assert several is not None
    assert example is not None
    for action in sight.legal:
        if not isinstance(action, type(example)):
            continue
        left = list(getattr(action, several.field))
        taken = []
        for part in several.parts:
            if part.thing in left:
                left.remove(part.thing)
                taken.append(part.digest)
        if taken and not left and together(block.here, taken) == action:
            yield action


def text_of(shown: Panel) -> str:
    """A panel to be read at a terminal."""
    parts = ["\n".join(shown.head), f"[{shown.picture or 'no picture'}]"]
    for stage in shown.stages:
        title = " > ".join(stage.after) or "first"
        lines = [
            f"  {line.label}" + (f" | {line.description}" if line.description else "") + " (?)" * line.is_open
            for line in stage.lines
        ]
        parts.append("\n".join([f"{stage.form}: {title}", *lines]))
    if shown.taps.mean is not None:
        parts.append(f"Taps: {shown.taps.mean:g} in the mean, {shown.taps.most} at the most.")
    return "\n\n".join(parts)
