"""What somebody sees: the words, buttons, menus and pictures of a message, and forms."""

from __future__ import annotations

import re

from msgspec import Struct

from playground.components import MENUS, Part, texts, walk
from playground.data import Id, Json, Message
from playground.mentions import EMOJI, USER
from playground.world import World

PICTURE = re.compile(rf"{EMOJI.pattern} ?", re.ASCII)


class Impossible(Exception):
    """No client would let a person do this."""


class Button(Struct, frozen=True):
    """Something to press."""

    label: str
    custom_id: str | None
    is_disabled: bool
    url: str | None
    emoji: str | None = None
    """The id of the picture beside its label."""


class Option(Struct, frozen=True):
    """One line of a menu."""

    label: str
    value: str
    description: str | None
    is_default: bool
    emoji: str | None = None


class Menu(Struct, frozen=True):
    """Something to choose from."""

    custom_id: str
    kind: Part
    placeholder: str | None
    options: tuple[Option, ...]
    """Empty in a menu of people, roles or channels, which offers all of them."""
    least: int
    most: int
    is_disabled: bool
    chosen: tuple[Id, ...] = ()
    """Of people, roles or channels: those that show before anybody chooses."""
    channel_kinds: tuple[int, ...] = ()
    """Of channels: only those; none: any."""


class File(Struct, frozen=True):
    """A file or picture, with its alternative text."""

    filename: str
    content: bytes
    description: str | None


class Seen(Struct, frozen=True):
    """A message at one moment, as a reader has it before their eyes."""

    id: Id
    channel: Id
    author: str
    text: str
    """All words: content, embeds and V2 text, with names for mentions; emoji of the bot's are no words."""
    buttons: tuple[Button, ...]
    menus: tuple[Menu, ...]
    files: tuple[File, ...]
    pings: tuple[str, ...]
    """The names of those it notified."""
    is_private: bool
    is_thinking: bool
    is_silent: bool
    is_edited: bool
    raw: Message
    """The record itself, which goes on changing."""

    def button(self, name: str) -> Button:
        """The button with that label or custom_id."""
        found = [each for each in self.buttons if name in (each.label, each.custom_id)]
        if len(found) != 1:
            raise Impossible(f"{len(found)} buttons {name!r} among {[each.label for each in self.buttons]}")
        return found[0]

    def menu(self, name: str | None = None) -> Menu:
        """The menu with that placeholder or custom_id; the only one when none is named."""
        found = [each for each in self.menus if name in (None, each.placeholder, each.custom_id)]
        if len(found) != 1:
            raise Impossible(f"{len(found)} menus {name!r} among {[each.placeholder for each in self.menus]}")
        return found[0]

    @property
    def labels(self) -> list[str]:
        """The labels of all buttons, in order."""
        return [button.label for button in self.buttons]


def seen(world: World, message: Message) -> Seen:
    """The message as it is now."""
    parts = list(walk(message.components))
    return Seen(
        id=message.id,
        channel=message.channel,
        author=world.user(message.author).shown_name,
        text=_words(world, message),
        buttons=tuple(_button(part) for part in parts if part["type"] == Part.BUTTON),
        menus=tuple(_menu(part) for part in parts if part["type"] in MENUS),
        files=tuple(File(each.filename, each.content, each.description) for each in message.attachments),
        pings=tuple(world.user(id).shown_name for id in message.pinged),
        is_private=message.is_ephemeral,
        is_thinking=message.is_thinking,
        is_silent=message.is_silent,
        is_edited=message.edited is not None,
        raw=message,
    )


def _words(world: World, message: Message) -> str:
    said: list[str | None] = [message.content]
    for embed in message.embeds:
        said += [(embed.get("author") or {}).get("name"), embed.get("title"), embed.get("description")]
        for field in embed.get("fields") or []:
            said += [field["name"], field["value"]]
        said.append((embed.get("footer") or {}).get("text"))
    said += texts(message.components)
    words = PICTURE.sub("", "\n".join(each for each in said if each))
    return USER.sub(lambda found: _name(world, found), words)


def _name(world: World, found: re.Match[str]) -> str:
    user = world.records.users.get(found[1])
    return f"@{user.shown_name}" if user else "@unknown"


def _button(part: Json) -> Button:
    label = part.get("label") or part["emoji"]["name"]
    return Button(
        label, part.get("custom_id"), part.get("disabled", False), part.get("url"), _picture_of(part)
    )


def _picture_of(part: Json) -> str | None:
    return (part.get("emoji") or {}).get("id")


def _menu(part: Json) -> Menu:
    return Menu(
        part["custom_id"],
        Part(part["type"]),
        part.get("placeholder"),
        tuple(
            Option(
                each["label"],
                each["value"],
                each.get("description"),
                each.get("default", False),
                _picture_of(each),
            )
            for each in part.get("options", [])
        ),
        part["min_values"],
        part["max_values"],
        part.get("disabled", False),
        tuple(each["id"] for each in part.get("default_values", [])),
        tuple(part.get("channel_types", [])),
    )


class Form(Struct, frozen=True):
    """A form on somebody's screen."""

    custom_id: str
    title: str
    parts: tuple[Json, ...]
    opened_by: Id
    """The interaction that opened it."""

    @property
    def labels(self) -> list[str]:
        """What the fields are called, in order."""
        return [part["label"] for part in self.parts if part["type"] == Part.LABEL]

    @property
    def text(self) -> str:
        """What is written between the fields."""
        return "\n".join(texts(self.parts))


def plain(name: str) -> str:
    """A label, option or custom_id as a Python name: "How many?" becomes how_many."""
    return re.sub(r"\W+", "_", name.lower()).strip("_")
