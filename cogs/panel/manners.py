"""What a game says more kindly than the general case, from what the player sees: names, notes and limits."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict

from games.core import Action
from games.values import Text


class Manner(Struct, frozen=True):
    """What a game's cog may say; whatever is None is said the general way."""

    line: Callable[[Any, Action], Text | None] = lambda view, action: None  # noqa: ARG005  # says nothing
    """An action whose fields alone tell too little, such as the number of an offer."""
    group: Callable[[Any, Action, str], Text | None] = lambda view, action, field: None  # noqa: ARG005  # as above
    """All actions that have this field in common with that one."""
    most: Callable[[Any, Action, str], Mapping[str, int] | None] = lambda view, action, field: None  # noqa: ARG005  # as above
    """How many of each thing that field of an open action can hold."""
    notes: Callable[[Any], tuple[Text, ...]] = lambda view: ()  # noqa: ARG005  # as above
    """What to know before one chooses."""
    part: Callable[[Any, Action, str, Any], Text | None] = lambda view, action, field, thing: None  # noqa: ARG005  # as above
    """One thing of a set that is chosen in that field."""
    at_once: frozenset[str] = frozenset()
    """Kinds of action whose own first list stands in the first list of all, to save a tap."""
    apart: frozenset[str] = frozenset()
    """Kinds of action, few as they may be, that stay behind one line, because they are seldom wanted."""


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
