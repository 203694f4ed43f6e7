"""How a game speaks of what may be done: the order of its questions, its lines and their pictures."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict

from games.core import Action
from games.values import Text


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

    def of_kind(self, action: Action) -> str | None:
        """What stands for all actions of its kind."""
        return self.kinds.get(action.kind())

    def of_action(self, action: Action) -> str | None:
        """What stands for an action: the first of its fields that has something, else its kind."""
        found = (self.of_thing(action, field, getattr(action, field)) for field in action.__struct_fields__)
        return next(filter(None, found), None) or self.of_kind(action)


class Aspect(Struct, frozen=True):
    """One part of a decision: a question of its own, if there is more than one answer to it."""

    name: str
    """`ask-<name>` in the words asks for it, `ask-<name>.count` says how many answers there are."""
    fields: tuple[str, ...] = ()
    """The fields that it decides; by default the one of its name."""
    find: Callable[[Action], Any] | None = None
    """What an action answers, where that is only a part of those fields."""
    wide: str | None = None
    """A field that is asked for first where there are more answers than a menu holds."""

    def of(self, action: Action) -> Any:
        """What that action answers."""
        if self.find is not None:
            return self.find(action)
        if not self.fields:
            return getattr(action, self.name)
        return tuple(getattr(action, field) for field in self.fields)

    def decides(self, fields: tuple[str, ...]) -> bool:
        """Whether it is about one of these."""
        return any(field in fields for field in self.fields or (self.name,))

    @property
    def asks(self) -> Text:
        """The question."""
        return Text(f"ask-{self.name}")

    def counted(self, count: int) -> Text:
        """How many answers there are."""
        return Text(f"ask-{self.name}.count", {"count": count})


@cache
def aspects_of(kind: type[Action]) -> tuple[Aspect, ...]:
    """Every field of a kind, in its order."""
    return tuple(map(Aspect, kind.__struct_fields__))


class Manner(Struct, frozen=True):
    """What a game's cog may say; whatever is None is said the general way."""

    line: Callable[[Any, Action], Text | None] = lambda *_: None
    """A whole action whose fields alone tell too little, such as the number of an offer."""
    label: Callable[[Any, Action], Text | None] = lambda *_: None
    """The same in a list of the panel, where what it does is said beside it: as short as can be."""
    more: Callable[[Any, Action], tuple[Text, ...]] = lambda *_: ()
    """What is to know of an action before what it costs and brings; the longest way to say it first."""
    value: Callable[[Any, Action, str], Text | None] = lambda *_: None
    """What an action answers to the question of that name, in a list of such answers."""
    most: Callable[[Any, Action, str], Mapping[str, int] | None] = lambda *_: None
    """How many of each thing that field of an open action can hold."""
    notes: Callable[[Any], tuple[Text, ...]] = lambda *_: ()
    """What to know before one chooses."""
    part: Callable[[Any, Action, str, Any], Text | None] = lambda *_: None
    """One thing of a set that is chosen in that field."""
    leads: Callable[[Any, Action, str], Text | None] = lambda *_: None
    """What all actions have in common that answer the question of that name as that one does."""
    about: Callable[[Any, Action, str, Any], Text | None] = lambda *_: None
    """What is to know of one thing of a set, where nothing can be done with it alone."""
    behind: Callable[[Any], Mapping[str, str]] = lambda *_: {}
    """Kinds that the present question is not about, such as what one has answered already: each stays behind
    one plain line, which this is the key of."""
    aspects: Mapping[str, tuple[Aspect, ...]] = {}
    """By kind, in the order in which they are asked, where that is not the order of its fields."""
    at_once: frozenset[str] = frozenset()
    """Kinds whose own first list stands in the first list of all: what the question is about."""
    apart: frozenset[str] = frozenset()
    """Kinds, few as their actions may be, that stay behind one line."""
    aside: frozenset[str] = frozenset()
    """Kinds that make room in the first list for what the question is about."""
    listed: frozenset[str] = frozenset()
    """Open kinds of which a single suggestion is all there is, so that it needs no list and no form."""
    icons: Icons = Icons()
    """What stands beside the words of a line."""


class Own(Struct, frozen=True):
    """A game's manner towards one player, who has this view."""

    manner: Manner = Manner()
    view: Any = None

    def line(self, action: Action) -> Text:
        """What a button says that does this."""
        return self.manner.line(self.view, action) or Text(f"action-{action.kind()}", asdict(action))

    def label(self, action: Action) -> Text:
        """What a line of the panel says that does this, without what comes of it."""
        return self.manner.label(self.view, action) or self.line(action)

    def more(self, action: Action) -> tuple[Text, ...]:
        """What is to know of it before what it costs and brings."""
        return self.manner.more(self.view, action)

    def value(self, action: Action, aspect: Aspect) -> Text:
        """What a line says that answers this question as that action does."""
        found = self.manner.value(self.view, action, aspect.name)
        if found is not None:
            return found
        if aspect.find is None and aspect.name not in action.__struct_fields__:
            return self.label(action)
        if aspect.of(action) is None:
            return Text("panel-field", {"field": Text(f"field-{aspect.name}"), "value": aspect.of(action)})
        return Text("panel-value", {"value": aspect.of(action)})

    def emoji(self, action: Action, aspect: Aspect) -> str | None:
        """What stands beside a line that answers this question as that action does."""
        icons = self.manner.icons
        thing = getattr(action, aspect.name, None)
        return icons.of_thing(action, aspect.name, thing) or icons.of_kind(action)

    def leads(self, action: Action, aspect: Aspect) -> Text | None:
        """What all actions have in common that answer this question as that one does."""
        return self.manner.leads(self.view, action, aspect.name)

    def aspects(self, kind: type[Action]) -> tuple[Aspect, ...]:
        """The questions that make up a decision of that kind, in order."""
        return self.manner.aspects.get(kind.kind()) or aspects_of(kind)

    def most(self, action: Action, field: str) -> Mapping[str, int] | None:
        """How many of each thing that field of such an action can hold, if the game says so."""
        return self.manner.most(self.view, action, field)

    def part(self, action: Action, field: str, thing: Any) -> Text:
        """What a menu says of one thing of the set in that field."""
        return self.manner.part(self.view, action, field, thing) or Text("panel-value", {"value": thing})

    def about(self, action: Action, field: str, thing: Any) -> Text | None:
        """What is to know of that thing."""
        return self.manner.about(self.view, action, field, thing)

    def behind(self) -> Mapping[str, str]:
        """Kinds that stay behind one plain line, and what it says."""
        return self.manner.behind(self.view)

    def notes(self) -> tuple[Text, ...]:
        """What to know before one chooses."""
        return self.manner.notes(self.view)


PLAIN = Own()
"""As games are spoken of in general."""
