"""Buttons and menus as Discord is sent them: all they need stands in their ids, and nothing secret does."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from discord import ButtonStyle, ChannelType, ComponentType, ui
from msgspec import Struct

from cogs.plumbing.emoji import BOOK
from cogs.plumbing.limits import BUTTON, HINT, OPTION, ROWS, WIDTH, clipped
from host.snapshot import Table


class Button(Struct, frozen=True):
    """Something to press."""

    id: str
    label: str
    style: ButtonStyle = ButtonStyle.secondary
    row: int | None = None
    """None: where there is room."""
    emoji: str | None = None
    """Our name for it; the label says all that it shows."""
    is_off: bool = False
    """It leads nowhere now, and stays where it is: what is pressed again and again must not move."""

    width: ClassVar[int] = 1

    def payload(self) -> dict[str, Any]:
        """As it is sent."""
        return {
            "type": ComponentType.button.value,
            "style": self.style.value,
            "label": clipped(self.label, BUTTON),
            "custom_id": self.id,
            **_with_emoji(self.emoji),
            **({"disabled": True} if self.is_off else {}),
        }


class Line(Struct, frozen=True):
    """Something to choose in a menu."""

    value: str
    label: str
    is_chosen: bool = False
    emoji: str | None = None
    """As on a button."""
    description: str = ""
    """What stands below the label."""


class Menu(Struct, frozen=True):
    """Several things to choose from."""

    id: str
    hint: str
    lines: tuple[Line, ...]
    least: int = 1
    most: int = 1

    row: ClassVar[None] = None
    width: ClassVar[int] = WIDTH

    def payload(self) -> dict[str, Any]:
        """As it is sent."""
        return {
            "type": ComponentType.select.value,
            "custom_id": self.id,
            "placeholder": clipped(self.hint, HINT),
            "min_values": self.least,
            "max_values": self.most,
            "options": [
                {
                    "label": clipped(line.label, OPTION),
                    "value": line.value,
                    "default": line.is_chosen,
                    **({"description": clipped(line.description, OPTION)} if line.description else {}),
                    **_with_emoji(line.emoji),
                }
                for line in self.lines
            ],
        }


class PeopleMenu(Struct, frozen=True):
    """Everybody who is there, to choose some of them."""

    id: str
    hint: str
    most: int

    row: ClassVar[None] = None
    width: ClassVar[int] = WIDTH

    def payload(self) -> dict[str, Any]:
        """As it is sent."""
        return {
            "type": ComponentType.user_select.value,
            "custom_id": self.id,
            "placeholder": clipped(self.hint, HINT),
            "min_values": 1,
            "max_values": self.most,
        }


class ServerMenu(Struct, frozen=True):
    """All channels, or all roles, of the server, to choose some of them or none; those chosen now show."""

    id: str
    hint: str
    most: int
    chosen: tuple[int, ...] = ()
    is_of_roles: bool = False

    row: ClassVar[None] = None
    width: ClassVar[int] = WIDTH

    def payload(self) -> dict[str, Any]:
        """As it is sent."""
        kind = ComponentType.role_select if self.is_of_roles else ComponentType.channel_select
        of_kind = {} if self.is_of_roles else {"channel_types": [ChannelType.text.value]}
        named = "role" if self.is_of_roles else "channel"
        shown = [{"id": str(id), "type": named} for id in self.chosen]
        return {
            "type": kind.value,
            "custom_id": self.id,
            "placeholder": clipped(self.hint, HINT),
            "min_values": 0,
            "max_values": self.most,
            **of_kind,
            **({"default_values": shown} if shown else {}),
        }


Component = Button | Menu | PeopleMenu | ServerMenu


def _with_emoji(name: str | None) -> dict[str, Any]:
    """The field that shows it, if Discord has it by now."""
    shown = BOOK.component(name)
    return {} if shown is None else {"emoji": shown}


class Rows(ui.View):
    """What is below a message; discord.py's own items, made to be watched, would cost five times as much."""

    def __init__(self, parts: Iterable[Component]) -> None:
        super().__init__(timeout=None)
        self._sent: list[dict[str, Any]] = [
            {"type": ComponentType.action_row.value, "components": [part.payload() for part in row]}
            for row in _arranged(parts)
            if row
        ]
        # There is nothing to watch, nor to end after fifteen minutes.
        self.stop()

    def to_components(self) -> list[dict[str, Any]]:
        """As they are sent."""
        return self._sent

    def strip_emoji(self) -> None:
        """Show none of them."""
        for row in self._sent:
            for part in row["components"]:
                for holder in (part, *part.get("options", ())):
                    holder.pop("emoji", None)


def rows_of(parts: Sequence[Component]) -> Rows | None:
    """For one send or edit; None of nothing."""
    return Rows(parts) if parts else None


def _arranged(parts: Iterable[Component]) -> list[list[Component]]:
    """Each in its row, else in the first that has room for it."""
    rows: list[list[Component]] = [[] for _ in range(ROWS)]
    room = [WIDTH] * ROWS
    for part in sorted(parts, key=lambda part: part.row is None):
        for place in range(ROWS) if part.row is None else (part.row,):
            if room[place] >= part.width:
                rows[place].append(part)
                room[place] -= part.width
                break
        else:
            raise ValueError(f"no room for {part.id}")
    return rows


def address_of(table: Table) -> str:
    """What an id says of this table: its number may once have been another's, its key never."""
    return f"{table.id}.{table.key}"


def table_button(
    verb: str, table: Table, label: str, style: ButtonStyle = ButtonStyle.secondary, row: int | None = None
) -> Button:
    """The button that does this at that table."""
    return Button(f"table:{verb}:{address_of(table)}", label, style, row)
