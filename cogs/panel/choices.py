"""Narrowing what a seat may do: a list of legal actions as a tree of short lists. No Discord."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from hashlib import blake2b
from typing import Any, get_origin, get_type_hints

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from cogs.panel.manner import PLAIN, Aspect, Own
from cogs.plumbing.limits import FORM_PARTS, LINES
from games.core import Action
from games.values import Text
from host.errors import Stale

MOST_BUTTONS = 8
"""Lines that are buttons at the most; so short the first list is kept where it can be."""
AMOUNTS = Aspect("amounts")
"""How much of each of several things, asked at once."""
DONE = frozenset({"end_turn", "finish_trading"})
"""Kinds of action that are a game's own end of the turn: they have a place of their own."""
COPIES = 3
"""So often an open set may hold the same thing, where a menu has room and the game does not know better."""


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
    asks: Text | None = None
    """The question that the list below answers."""
    leads: tuple[Text, ...] = ()
    """What it leads to: the longest way to say it first."""
    numbers: tuple[str, ...] = ()
    """Fields that may be typed instead."""
    sets: tuple[Several, ...] = ()
    """Fields that may be put together in a form instead."""
    several: Several | None = None
    is_unfolded: bool = False
    """Its set is chosen in the list in which it stands, without a tap to get there."""
    is_behind: bool = False
    """It leads to what the present question is not about: a plain button, also below a menu."""
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
"""What all actions of a list have in common: questions and their answers."""
Ended = tuple[Choice, Any]
"""A line, and what names it as an end of a range."""
Lines = tuple[Choice, ...]


# The first list


def choices(legal: Sequence[Action], own: Own = PLAIN) -> Choice:
    """All that can be done, in lists of at most 25: what, then each of its parts in the order of meaning."""
    kinds: dict[str, list[Action]] = {}
    for action in legal:
        kinds.setdefault(action.kind(), []).append(action)
    lines = {kind: _first_lines(actions, own, is_alone=len(kinds) == 1) for kind, actions in kinds.items()}
    for kind, actions in kinds.items():
        opened = () if _stays_closed(actions, own) else _leaves(actions, own)
        if opened and len(opened) - len(lines[kind]) + _width(lines) <= MOST_BUTTONS:
            lines[kind] = opened
    # What the question is not about comes after what it is about.
    ordered = {kind: lines[kind] for kind in sorted(lines, key=lambda kind: kind in own.behind())}
    below = [line for each in _with_room(ordered, kinds, own) for line in each]
    pages = _pages([(line, line.label) for line in below])
    return Choice(digest("everything"), Text("panel-everything"), None, pages, notes=own.notes())


def _first_lines(actions: Sequence[Action], own: Own, *, is_alone: bool) -> Lines:
    """The lines of one kind in the first list, however little room there is."""
    kind = type(actions[0])
    if (key := own.behind().get(kind.kind())) is not None:
        return (_behind(key, actions, own),)
    closed = _closed(actions, own)
    if closed.action is not None:
        return (closed,)
    is_at_once = kind.kind() in own.manner.at_once
    if closed.several is not None and (is_alone or is_at_once):
        return (replace(closed, is_unfolded=True),)
    if closed.has_form or not is_at_once:
        return (closed,)
    return _leaves(actions, own) or closed.below


def _stays_closed(actions: Sequence[Action], own: Own) -> bool:
    """Whether one line stands for these, even if there is room for more."""
    kind = type(actions[0])
    return kind.is_open or kind.kind() in own.manner.apart | own.manner.at_once | own.behind().keys()


def _with_room(lines: dict[str, Lines], kinds: dict[str, list[Action]], own: Own) -> Iterator[Lines]:
    """These lines; of too many, what the question is not about behind one line, if that is enough."""
    aside = [kind for kind in lines if kind in own.manner.aside or type(kinds[kind][0]).is_free]
    put_aside = [line for kind in aside for line in lines[kind]]
    total = _width(lines)
    if total <= MOST_BUTTONS or len(put_aside) < 2 or total - len(put_aside) >= MOST_BUTTONS:
        yield from lines.values()
        return
    yield from (each for kind, each in lines.items() if kind not in aside)
    named = Text("panel-else_named", {"lines": tuple(line.label for line in put_aside)})
    counted = Text("panel-count", {"count": len(put_aside)})
    yield (
        Choice(
            digest("else", *aside),
            Text("panel-else"),
            None,
            tuple(put_aside),
            asks=Text("panel-everything"),
            leads=(named, counted),
        ),
    )


def _width(lines: Mapping[str, Lines]) -> int:
    """How many lines there are beside the end of the turn."""
    return sum(len(each) for kind, each in lines.items() if kind not in DONE)


def _behind(key: str, actions: Sequence[Action], own: Own) -> Choice:
    """One plain line that leads to these, even to one alone: the present question is another."""
    line = _closed(actions, own)
    return replace(
        line,
        digest=digest("behind", key),
        label=Text(key),
        below=line.below or (() if line.several else (line,)),
        leads=line.leads or _leads_to(line),
        is_behind=True,
        emoji=own.manner.icons.of_kind(actions[0]),
    )


def _closed(actions: Sequence[Action], own: Own) -> Choice:
    """One line for these actions of one kind: the only one itself, else one that names the kind."""
    kind = type(actions[0])
    if len(actions) == 1 and (not kind.is_open or kind.kind() in own.manner.listed):
        return _leaf(actions[0], own)
    line = Choice(digest("group", kind.kind(), ()), Text(f"kind-{kind.kind()}"), actions[0])
    line = _narrowed(line, (), actions, own)
    return replace(line, emoji=own.manner.icons.of_kind(actions[0]))


def _leaves(actions: Sequence[Action], own: Own) -> Lines:
    """These actions by whole lines, if they answer one question only; else none."""
    kind = type(actions[0])
    differing = _differing(actions, own)
    is_one = len(differing) <= 1 and len(actions) <= LINES
    if not is_one or kind.is_open or _set_fields(kind) or any(aspect.find for aspect in differing):
        return ()
    leaves = [_leaf(action, own) for action in actions]
    labels = [leaf.label for leaf in leaves]
    return tuple(
        # What the game's own name for it leaves out comes first where two would be called the same.
        leaf if labels.count(leaf.label) == 1 else replace(leaf, label=_beside(own, action, differing[0]))
        for leaf, action in zip(leaves, actions, strict=True)
    )


def _beside(own: Own, action: Action, aspect: Aspect) -> Text:
    """The answer to that question, and the action's own name."""
    return Text("panel-parts", {"first": own.value(action, aspect), "rest": own.label(action)})


def way_to(tree: Choice, digest: str) -> tuple[Choice, ...]:
    """The lines from the first list to that one; Stale if it is not there any more."""
    for way in _ways(tree, ()):
        if way[-1].digest == digest:
            return way
    raise Stale


def straight_to(tree: Choice, action: Action, own: Own) -> tuple[Choice, ...]:
    """The way to that action by one press, whatever lists lie between."""
    return tree, Choice(digest(action), own.line(action), action, emoji=own.manner.icons.of_action(action))


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


def _leaf(action: Action, own: Own, shown: Sequence[Aspect] = ()) -> Choice:
    """The line of an action: the whole of it, or only what it answers to these questions."""
    label = own.label(action)
    if shown:
        *before, label = (own.value(action, aspect) for aspect in shown)
        for value in reversed(before):
            label = Text("panel-parts", {"first": value, "rest": label})
    return Choice(digest(action), label, action, emoji=own.manner.icons.of_action(action))


# Narrowing


def _narrowed(line: Choice, common: Criteria, actions: Sequence[Action], own: Own) -> Choice:
    """That line, leading to these actions of one kind: by lists, a form as well, or as one set."""
    kind = type(actions[0])
    numbers, sets = number_fields(kind), _sets(common, actions, own)
    differing, free = _differing(actions, own), _free_fields(kind)
    if sets or kind.is_open:
        first = next((aspect for aspect in differing if not aspect.decides(free)), None)
        if first is not None:
            return _by(first, line, common, actions, own)
    if len(sets) == 1:
        nothing = [_leaf(action, own) for action in actions if not getattr(action, sets[0].field)]
        asked = Aspect(sets[0].field)
        leads = (asked.counted(len(sets[0].parts)),)
        return replace(line, below=tuple(nothing), several=sets[0], asks=asked.asks, leads=leads)
    is_number = numbers == kind.__struct_fields__
    is_typed = kind.is_open or (len(actions) > LINES and is_number)
    has_numbers = is_typed and not _set_fields(kind) and len(numbers) <= FORM_PARTS
    line = replace(line, numbers=numbers if has_numbers else (), sets=sets)
    if is_number and len(differing) != 1 and len(actions) <= LINES:
        # Amounts of several things are one question, as long as they are few.
        below = tuple(_leaf(each, own, [AMOUNTS]) for each in actions)
        return replace(line, below=below, asks=AMOUNTS.asks, leads=(AMOUNTS.counted(len(actions)),))
    if not differing:
        only = _leaf(actions[0], own)
        return replace(line, below=(only,), leads=_leads_to(only))
    return _by(differing[0], line, common, actions, own)


def _leads_to(only: Choice) -> tuple[Text, ...]:
    """The name of the one line there is; where that is too long, that there is one."""
    return Text("panel-value", {"value": only.label}), Text("panel-count", {"count": 1})


def _by(aspect: Aspect, line: Choice, common: Criteria, actions: Sequence[Action], own: Own) -> Choice:
    """That line, leading to a line for each answer to this question; the action itself where that is all."""
    kind = type(actions[0])
    if aspect.wide is not None and len(_by_answer(aspect, actions)) > LINES:
        aspect = Aspect(aspect.wide)
    has_form = kind.is_open and not aspect.decides(_free_fields(kind))
    said = (*_set_fields(kind), *(aspect.fields or (aspect.name,)))
    later = [other for other in _differing(actions, own) if other != aspect and not other.decides(said)]
    answers = _by_answer(aspect, actions)
    lines: list[Ended] = []
    for answer, some in answers.items():
        if len(some) == 1 and not has_form:
            found = _leaf(some[0], own, [aspect, *(each for each in later if each.of(some[0]) is not None)])
        else:
            asked = (*common, (aspect.name, answer))
            found = Choice(digest("group", kind.kind(), asked), own.value(some[0], aspect), some[0])
            found = replace(_narrowed(found, asked, some, own), emoji=own.emoji(some[0], aspect))
            if (common_to_all := own.leads(some[0], aspect)) is not None:
                found = replace(found, leads=(common_to_all, *found.leads))
        lines.append((found, answer))
    return replace(line, below=_pages(lines), asks=aspect.asks, leads=(aspect.counted(len(answers)),))


def _pages(lines: Sequence[Ended]) -> Lines:
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
        leads = (Text("panel-count", {"count": len(below)}),)
        line = Choice(digest("range", first.digest, last.digest), label, None, below, leads=leads)
        ranges.append((line, label))
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


def _differing(actions: Sequence[Action], own: Own) -> list[Aspect]:
    """The questions that these actions of one kind do not all answer alike."""
    aspects = own.aspects(type(actions[0]))
    return [aspect for aspect in aspects if len({aspect.of(action) for action in actions}) > 1]


def _by_answer(aspect: Aspect, actions: Sequence[Action]) -> dict[Any, list[Action]]:
    groups: dict[Any, list[Action]] = {}
    for action in actions:
        groups.setdefault(aspect.of(action), []).append(action)
    return groups


def _ways(choice: Choice, before: tuple[Choice, ...]) -> Iterator[tuple[Choice, ...]]:
    way = (*before, choice)
    yield way
    for line in choice.below:
        yield from _ways(line, way)
