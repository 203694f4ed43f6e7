"""Any action of any game, done as people do: typed as a slash command, or pressed and picked in the panel."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict

from cogs.games.game_cog import is_typed
from cogs.panel.choices import Choice, Several, choices, digest, way_to
from cogs.panel.filling import filled, together
from cogs.panel.manner import PLAIN, Manner, Own
from games.core import Action, AnyGame
from games.values import Seat, Who
from playground.people import Person, Reply
from playground.seen import Seen
from playground.slash import Value
from words.catalogue import Words

LONGEST_TYPED = 60
"""Characters of a label that somebody has the patience to type."""


def own_of(game: AnyGame, state: Any, seat: Seat) -> Own:
    """The manner of the game towards that seat."""
    manner = getattr(import_module(f"cogs.games.{game.id}"), "MANNER", Manner())
    return Own(manner, game.view(state, seat))


# By command


def command_of(game: AnyGame, kind: type[Action]) -> str:
    """The command that plays this kind."""
    words = Words("en", game.id)
    return f"/{words.say('verbs')} {words.say(f'verb-{_verb(game, kind)}')}"


def is_typed_in_parts(game: AnyGame, kind: type[Action]) -> bool:
    """Whether that command has an option for each field."""
    return is_typed([other for other in game.actions if _verb(game, other) == _verb(game, kind)])


def _verb(game: AnyGame, kind: type[Action]) -> str:
    verbs: Mapping[str, str] = import_module(f"cogs.games.{game.id}").COG.verbs
    return verbs[kind.kind()]


def options_of(game: AnyGame, action: Action, names: Sequence[str]) -> dict[str, Value]:
    """The options of that command, as they may be typed: players by name, sets with commas."""
    words, typed = Words("en", game.id), {}
    for field, value in asdict(action).items():
        if value is not None:
            typed[words.say(f"field-{field}.name")] = _typed(value, names)
    return typed


def _typed(value: Any, names: Sequence[str]) -> Value:
    if isinstance(value, Who):
        return names[value.seat]
    if isinstance(value, tuple):
        return ", ".join(map(str, value))
    assert isinstance(value, int | str)
    return value


async def by_command(
    person: Person, game: AnyGame, action: Action, names: Sequence[str], own: Own = PLAIN
) -> Reply:
    """Type the action as a slash command, taking from the completion what is completed as a whole."""
    command = command_of(game, type(action))
    if is_typed_in_parts(game, type(action)):
        return await person.uses(command, **options_of(game, action, names))
    label = Words("en", game.id, names).text(own.line(action))
    offered = await person.completes(command, what=label[:LONGEST_TYPED])
    (name,) = (choice.name for choice in offered if choice.value == digest(action))
    assert name.startswith(label[:99]), f"{name} is not called {label}"
    return await person.uses(command, what=digest(action))


# In the panel


def panel_of(game: AnyGame, state: Any, seat: Seat) -> Choice:
    """What that seat's panel offers now."""
    return choices(game.legal(state, seat), own_of(game, state, seat))


class Route(Struct, frozen=True):
    """The lines of a panel that lead to an action, and what is picked or filled in at the end."""

    lines: tuple[Choice, ...]
    picked: tuple[str, ...] = ()
    entries: dict[str, Any] = {}

    @property
    def taps(self) -> tuple[Choice, ...]:
        """Those of the lines that are chosen: not one whose set stands in the list itself."""
        return tuple(line for line in self.lines if not line.is_unfolded)


def route_to(tree: Choice, action: Action) -> Route:
    """The way a player finds: the line itself, a set from a menu, or a form."""
    if digest(action) in {way[-1].digest for way in _ways(tree, ()) if way[-1].action is not None}:
        return Route(way_to(tree, digest(action))[1:])
    for way in _ways(tree, ()):
        last = way[-1]
        if not isinstance(last.example, type(action)):
            continue
        if last.several is not None:
            picked = _taken(last.several, getattr(action, last.several.field))
            if picked and together(last, picked) == action:
                return Route(way[1:], picked=picked)
        if last.has_form:
            entries: dict[str, Any] = {field: str(getattr(action, field)) for field in last.numbers}
            entries |= {each.field: _taken(each, getattr(action, each.field)) for each in last.sets}
            if filled(last, entries) == action:
                return Route(way[1:], entries=entries)
    raise AssertionError(f"no way leads to {action}")


def _ways(line: Choice, before: tuple[Choice, ...]) -> Iterable[tuple[Choice, ...]]:
    way = (*before, line)
    yield way
    for below in line.below:
        yield from _ways(below, way)


def _taken(several: Several, things: tuple[Any, ...]) -> tuple[str, ...]:
    """The lines of a menu that stand for these things, as many as there are."""
    left, taken = list(things), []
    for part in several.parts:
        if part.thing in left:
            left.remove(part.thing)
            taken.append(part.digest)
    return tuple(taken)


async def by_button(person: Person, tree: Choice, action: Action, panel: Seen | None) -> Seen:
    """Press and pick the way to the action, in that panel or in one opened by Move; how it looks then."""
    route = route_to(tree, action)
    if panel is None or not has_line(panel, (*route.taps, *route.lines)[0].digest):
        board = await person.until(lambda: newest_board(person), "a board")
        opened = await person.presses("Move", on=board)
        # The press may let the board be brought up to date before it is answered.
        panel = await opened.followed_up() if opened.message.id == board.id else opened.message
    for line in route.taps:
        panel = await (await tap(person, panel, line.digest)).updated()
    last = route.lines[-1]
    for button in [id for each in panel.buttons if (id := each.custom_id or "").startswith("sure:")]:
        panel = await (await person.presses(button, on=panel)).updated()
    if route.picked:
        menu = next(menu for menu in panel.menus if menu.custom_id.endswith(f":{last.digest}"))
        panel = await (await person.selects(*route.picked, on=panel, menu=menu.custom_id)).updated()
    if route.entries:
        button = next(id for each in panel.buttons if (id := each.custom_id or "").startswith("form:"))
        form = await person.presses(button, on=panel)
        panel = await (await person.fills(form, **route.entries)).updated()
    return panel


def newest_board(person: Person) -> Seen | None:
    """The board whose buttons can be pressed, if it has been shown."""
    boards = [seen for seen in person.sees() if "Move" in seen.labels]
    return boards[-1] if boards else None


def has_line(panel: Seen, digest: str) -> bool:
    """Whether a panel offers that."""
    offered = [option.value for menu in panel.menus for option in menu.options]
    return digest in offered or any((each.custom_id or "").endswith(digest) for each in panel.buttons)


async def tap(person: Person, panel: Seen, digest: str) -> Reply:
    """Press the button, or pick the line of the menu, that stands for that."""
    for button in panel.buttons:
        if button.custom_id and button.custom_id.endswith(f":{digest}"):
            return await person.presses(button.custom_id, on=panel)
    menu = next(menu for menu in panel.menus if digest in [option.value for option in menu.options])
    return await person.selects(digest, on=panel, menu=menu.custom_id)
