"""Narrowing what a seat may do: a list of legal actions as a tree of short lists. No Discord."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from hashlib import blake2b
from typing import Any, get_origin, get_type_hints

import msgspec
from msgspec import Struct
from msgspec.structs import asdict, replace

from cogs.plumbing.limits import FORM_PARTS, LINES
from games.core import Action
from games.values import Text
from host.errors import Stale, refused

AT_ONCE = 5
"""So many actions of a kind are offered without naming the kind first ..."""
AT_ONCE_IN_ALL = 15
"""... as long as the first list stays this short."""
COPIES = 3
"""So often an open set may hold the same thing, where a menu has room and the game does not know better."""


class Icons(Struct, frozen=True):
    """Which emoji a line has: by its action alone, and only beside words that say the same."""

    kinds: Mapping[str, str] = {}
    """By kind of action."""
    things: Mapping[str, Callable[[Any], str | None]] = {}
    """By kind and field, what is in that field; as `place_ship.cargo`."""

    def of_thing(self, action: Action, field: str, thing: Any) -> str | None:
        """What stands for a thing that such an action has in that field."""
        find = self.things.get(f"{action.kind()}.{field}")
        return None if find is None or thing is None else find(thing)

    def of_field(self, action: Action, field: str) -> str | None:
        """What stands for all actions with the same in that field."""
        return self.of_thing(action, field, getattr(action, field)) or self.of_kind(action)

    def of_kind(self, action: Action) -> str | None:
        """What stands for all actions of its kind."""
        return self.kinds.get(action.kind())

    def of_action(self, action: Action) -> str | None:
        """What stands for an action: the first of its fields that has something, else its kind."""
        found = (self.of_thing(action, field, getattr(action, field)) for field in action.__struct_fields__)
        return next(filter(None, found), None) or self.of_kind(action)


class Manner(Struct, frozen=True):
    """What a game's cog may say; whatever is None is said the general way."""

    line: Callable[[Any, Action], Text | None] = lambda *_: None
    """An action whose fields alone tell too little, such as the number of an offer."""
    group: Callable[[Any, Action, str], Text | None] = lambda *_: None
    """All actions that have this field in common with that one."""
    most: Callable[[Any, Action, str], Mapping[str, int] | None] = lambda *_: None
    """How many of each thing that field of an open action can hold."""
    notes: Callable[[Any], tuple[Text, ...]] = lambda *_: ()
    """What to know before one chooses."""
    part: Callable[[Any, Action, str, Any], Text | None] = lambda *_: None
    """One thing of a set that is chosen in that field."""
    at_once: frozenset[str] = frozenset()
    """Kinds of action whose own first list stands in the first list of all, to save a tap."""
    apart: frozenset[str] = frozenset()
    """Kinds of action, few as they may be, that stay behind one line, because they are seldom wanted."""
    icons: Icons = Icons()
    """What stands beside the words of a line."""


class Own(Struct, frozen=True):
    """A game's manner towards one player, who has this view."""

    manner: Manner = Manner()
    view: Any = None

    def line(self, action: Action) -> Text:
        """What a button says that does this."""
        return self.manner.line(self.view, action) or Text(f"action-{action.kind()}", asdict(action))

    def group(self, action: Action, field: str) -> Text:
        """What a button says that leads to all actions with the same in that field."""
        general = Text("panel-field", {"field": Text(f"field-{field}"), "value": getattr(action, field)})
        return self.manner.group(self.view, action, field) or general

    def most(self, action: Action, field: str) -> Mapping[str, int] | None:
        """How many of each thing that field of such an action can hold, if the game says so."""
        return self.manner.most(self.view, action, field)

    def part(self, action: Action, field: str, thing: Any) -> Text:
        """What a menu says of one thing of the set in that field."""
        return self.manner.part(self.view, action, field, thing) or Text("panel-value", {"value": thing})

    def notes(self) -> tuple[Text, ...]:
        """What to know before one chooses."""
        return self.manner.notes(self.view)


PLAIN = Own()
"""As games are spoken of in general."""


class Part(Struct, frozen=True):
    """One thing of a set to choose."""

    digest: str
    label: Text
    thing: Any
    emoji: str | None = None


class Several(Struct, frozen=True):
    """A field chosen as a whole: which things there are, and how many may be taken."""

    field: str
    parts: tuple[Part, ...]
    least: int
    most: int


class Choice(Struct, frozen=True):
    """A line of a list: an action to play, or the way to a shorter list."""

    digest: str
    """Of what it stands for; found again in the tree of a fresh list."""
    label: Text
    example: Action | None
    """The action, or one of those it leads to; None for a list of several kinds."""
    below: tuple[Choice, ...] = ()
    numbers: tuple[str, ...] = ()
    """Fields that may be typed instead."""
    sets: tuple[Several, ...] = ()
    """Fields that may be put together in a form instead."""
    several: Several | None = None
    notes: tuple[Text, ...] = ()
    """What to know before one chooses."""

    emoji: str | None = None

    @property
    def action(self) -> Action | None:
        """What is played by choosing this, if nothing more is asked."""
        return None if self.below or self.has_form or self.several else self.example

    @property
    def has_form(self) -> bool:
        """Whether there is something to fill in."""
        return bool(self.numbers or self.sets)


Criteria = tuple[tuple[str, Any], ...]
"""What all actions of a list have in common: fields and their values."""
Ended = tuple[Choice, Any]
"""A line, and what names it as an end of a range."""
Entry = str | tuple[str, ...]
"""What a form says of a field: a number as it was typed, or the digests of things."""


def choices(legal: Sequence[Action], own: Own = PLAIN) -> Choice:
    """All that can be done, in lists of at most 25: what, then where, then how much."""
    kinds: dict[str, list[Action]] = {}
    for action in legal:
        kinds.setdefault(action.kind(), []).append(action)
    opened = {kind: _opened(actions, own) for kind, actions in kinds.items()}
    total = sum(map(len, opened.values()))
    lines: list[Choice] = []
    for kind, actions in kinds.items():
        is_listed = total <= AT_ONCE_IN_ALL or len(actions) == 1 or kind in own.manner.at_once
        lines += opened[kind] if is_listed else [_closed(actions, own)]
    below = _pages([(line, line.label) for line in lines])
    return Choice(digest("everything"), Text("panel-everything"), None, below, notes=own.notes())


def _closed(actions: Sequence[Action], own: Own) -> Choice:
    """One line that names the kind of these actions."""
    line = _narrowed(Text(f"kind-{actions[0].kind()}"), (), actions, own)
    return replace(line, emoji=own.manner.icons.of_kind(actions[0]))


def _opened(actions: Sequence[Action], own: Own) -> Sequence[Choice]:
    """The lines of these actions of one kind where the first list has room for them."""
    kind = actions[0].kind()
    is_apart = kind in own.manner.apart and len(actions) > 1
    is_at_once = _are_at_once(actions) or (kind in own.manner.at_once and len(actions) == 1)
    if is_at_once and not is_apart:
        return [_leaf(action, own) for action in actions]
    line = _closed(actions, own)
    if is_apart or kind not in own.manner.at_once:
        return [line]
    if line.several is not None:
        return [replace(line, label=own.group(actions[0], line.several.field))]
    return [line] if line.has_form else line.below


def way_to(tree: Choice, digest: str) -> tuple[Choice, ...]:
    """The lines from the first list to that one; Stale if it is not there any more."""
    for way in _ways(tree, ()):
        if way[-1].digest == digest:
            return way
    raise Stale


def filled(choice: Choice, entries: Mapping[str, Entry]) -> Action:
    """The action of that list with these numbers and sets; whether it is legal is for the rules to say."""
    sets = {several.field: several for several in choice.sets}
    values: dict[str, Any] = dict.fromkeys(sets, ())
    for field, entry in entries.items():
        if isinstance(entry, str) and field in choice.numbers:
            values[field] = number(entry)
        elif isinstance(entry, tuple) and field in sets:
            values[field] = _things(sets[field], entry)
        else:
            raise Stale
    if choice.example is None:
        raise Stale
    return replace(choice.example, **values)


def number(entry: str) -> int:
    """What somebody typed as a number, nothing being zero; or Refused."""
    text = entry.strip() or "0"
    if not text.removeprefix("-").isdecimal() or len(text) > 9:
        raise refused("not_a_number")
    return int(text)


def together(choice: Choice, digests: Sequence[str]) -> Action:
    """The action of that list with these things, in order; whether it is legal is for the rules to say."""
    if choice.example is None or choice.several is None:
        raise Stale
    return replace(choice.example, **{choice.several.field: _things(choice.several, digests)})


def _things(several: Several, digests: Sequence[str]) -> tuple[Any, ...]:
    """What was taken from a menu; Stale if it is not all there any more."""
    taken = tuple(part.thing for part in several.parts if part.digest in digests)
    if len(taken) != len(digests):
        raise Stale
    return taken


def digest(*meaning: object) -> str:
    """Twelve hexadecimal digits for what a line stands for: the same in every run."""
    return blake2b(msgspec.json.encode(meaning, order="deterministic"), digest_size=6).hexdigest()


@cache
def number_fields(kind: type[Action]) -> tuple[str, ...]:
    """The fields of a kind that are plain numbers."""
    hints = get_type_hints(kind)
    return tuple(field for field in kind.__struct_fields__ if hints[field] is int)


@cache
def _set_fields(kind: type[Action]) -> tuple[str, ...]:
    """The fields of a kind that are chosen as sets: any of an open kind, else the only one."""
    hints = get_type_hints(kind)
    found = [field for field in kind.__struct_fields__ if get_origin(hints[field]) is tuple]
    return tuple(found) if kind.is_open or len(found) == 1 else ()


def _free_fields(kind: type[Action]) -> tuple[str, ...]:
    """The fields of an open kind for which no list is long enough: its sets, else its numbers."""
    return _set_fields(kind) or number_fields(kind)


def _are_at_once(actions: Sequence[Action]) -> bool:
    kind = type(actions[0])
    return not kind.is_open and not _set_fields(kind) and len(actions) <= AT_ONCE


def _leaf(action: Action, own: Own) -> Choice:
    return Choice(digest(action), own.line(action), action, emoji=own.manner.icons.of_action(action))


def _narrowed(label: Text, common: Criteria, actions: Sequence[Action], own: Own) -> Choice:
    """The line that leads to these actions of one kind: by lists, a form as well, or as one set."""
    kind = type(actions[0])
    line = Choice(digest("group", kind.kind(), common), label, actions[0])
    numbers, sets = number_fields(kind), _sets(common, actions, own)
    if sets or kind.is_open:
        first = next((field for field in _differing(actions) if field not in _free_fields(kind)), None)
        if first is not None:
            return replace(line, below=_grouped(first, common, actions, own))
    if len(sets) == 1:
        nothing = [_leaf(action, own) for action in actions if not getattr(action, sets[0].field)]
        return replace(line, below=tuple(nothing), several=sets[0])
    is_typed = kind.is_open or (len(actions) > LINES and numbers == kind.__struct_fields__)
    has_numbers = is_typed and not _set_fields(kind) and len(numbers) <= FORM_PARTS
    below = _listed(common, actions, own)
    return replace(line, below=below, numbers=numbers if has_numbers else (), sets=sets)


def _listed(common: Criteria, actions: Sequence[Action], own: Own) -> tuple[Choice, ...]:
    """Actions of one kind one by one; too many of them by the first field that makes short lists."""
    differing = _differing(actions)
    if len(differing) == 1:
        return _pages([(_leaf(action, own), getattr(action, differing[0])) for action in actions])
    if len(actions) <= LINES:
        return tuple(_leaf(action, own) for action in actions)

    def excess(field: str) -> int:
        sizes = [len(some) for some in _by_value(field, actions).values()]
        return max(0, len(sizes) - LINES, max(sizes) - LINES)

    return _grouped(min(differing, key=excess), common, actions, own)


def _grouped(field: str, common: Criteria, actions: Sequence[Action], own: Own) -> tuple[Choice, ...]:
    """A line for each value of that field; the action itself where there is only one and no form to fill."""
    kind = type(actions[0])
    has_form = kind.is_open and field not in _free_fields(kind)
    lines: list[Ended] = []
    for value, some in _by_value(field, actions).items():
        if len(some) == 1 and not has_form:
            line = _leaf(some[0], own)
        else:
            line = _narrowed(own.group(some[0], field), (*common, (field, value)), some, own)
            line = replace(line, emoji=own.manner.icons.of_field(some[0], field))
        lines.append((line, value))
    return _pages(lines)


def _pages(lines: Sequence[Ended]) -> tuple[Choice, ...]:
    """The lines themselves, or ranges of them named by their first and last."""
    if len(lines) <= LINES:
        return tuple(line for line, _ in lines)
    pages = -(-len(lines) // LINES)
    size = -(-len(lines) // pages)
    ranges: list[Ended] = []
    for start in range(0, len(lines), size):
        (first, lowest), (last, highest) = lines[start], lines[start : start + size][-1]
        label = Text("panel-range", {"first": lowest, "last": highest})
        below = tuple(line for line, _ in lines[start : start + size])
        ranges.append((Choice(digest("range", first.digest, last.digest), label, None, below), label))
    return _pages(ranges)


def _sets(common: Criteria, actions: Sequence[Action], own: Own) -> tuple[Several, ...]:
    """What these actions choose as sets; nothing once one of them is settled, or if a menu cannot hold it."""
    fields = _set_fields(type(actions[0]))
    if len(fields) > FORM_PARTS or any(field in fields for field, _ in common):
        return ()
    found = [several for field in fields if (several := _several(field, actions, own)) is not None]
    return tuple(found) if len(found) == len(fields) else ()


def _several(field: str, actions: Sequence[Action], own: Own) -> Several | None:
    """The things these actions choose from, if one menu can hold them; an open kind may take more of each."""
    sets: list[tuple[Any, ...]] = [getattr(action, field) for action in actions]
    most_of = {thing: max(chosen.count(thing) for chosen in sets) for chosen in sets for thing in chosen}
    is_open = type(actions[0]).is_open
    if is_open and most_of:
        room, known = LINES // len(most_of), own.most(actions[0], field)
        most_of = {
            thing: max(count, min(room, COPIES if known is None else known.get(thing, 0)))
            for thing, count in most_of.items()
        }
    parts = [
        Part(
            digest("part", thing, copy),
            _copy_label(own.part(actions[0], field, thing), copy),
            thing,
            own.manner.icons.of_thing(actions[0], field, thing),
        )
        for thing in sorted(most_of)
        for copy in range(most_of[thing])
    ]
    if not 0 < len(parts) <= LINES:
        return None
    sizes = [len(chosen) for chosen in sets if chosen]
    return Several(field, tuple(parts), min(sizes), len(parts) if is_open else max(sizes))


def _copy_label(thing: Text, copy: int) -> Text:
    return thing if copy == 0 else Text("panel-copy", {"value": thing, "copy": copy + 1})


def _differing(actions: Sequence[Action]) -> list[str]:
    """The fields in which these actions of one kind are not all alike."""
    fields = actions[0].__struct_fields__
    return [field for field in fields if len({getattr(action, field) for action in actions}) > 1]


def _by_value(field: str, actions: Sequence[Action]) -> dict[Any, list[Action]]:
    groups: dict[Any, list[Action]] = {}
    for action in actions:
        groups.setdefault(getattr(action, field), []).append(action)
    return groups


def _ways(choice: Choice, before: tuple[Choice, ...]) -> Iterator[tuple[Choice, ...]]:
    way = (*before, choice)
    yield way
    for line in choice.below:
        yield from _ways(line, way)
