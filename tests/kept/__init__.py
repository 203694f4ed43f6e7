"""Presents of earlier commits, kept by `tools.keep_present`: every later commit brings them forward."""

from __future__ import annotations

import lzma
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from playground.clock import Clock
from playground.components import walk
from playground.data import Json, Message, Records
from playground.interactions import Callback, Kind
from playground.people import Person, Playground, Reply
from playground.seen import Seen, seen
from playground.world import World

HERE = Path(__file__).parent
PRESENTS = sorted(folder.name for folder in HERE.iterdir() if (folder / "index.json").exists())


class Control(Struct, frozen=True):
    """Something on somebody's screen that can be pressed, with the very id it has there."""

    kind: str
    """`table:<verb>`, `advance:<deed>`, or the first word of its id."""
    custom_id: str
    component_type: int
    values: tuple[str, ...]
    """What to choose, of a menu."""
    message: str
    channel: str
    person: str
    """Whose it is, or who may press it."""
    table: int | None


class Paper(Struct, frozen=True):
    """A form that is open on somebody's screen, and what they are about to send."""

    data: Json
    message: str
    channel: str
    person: str
    table: int
    trigger: Json


class Index(Struct, frozen=True):
    """What is where."""

    people: dict[str, str]
    """Their ids by their names."""
    outsider: str
    """Somebody who sits nowhere."""
    tables: tuple[Json, ...]
    untold: tuple[Json, ...]
    """The rows of the outbox that are owed to somebody."""
    controls: tuple[Control, ...]
    forms: tuple[Paper, ...]


class Kept(Struct, frozen=True):
    """A copy of a kept present, to be done with as one likes."""

    database: Path
    world: World
    index: Index

    def tables(self, status: str) -> list[int]:
        """The numbers of the tables that were then so: lobby, running, over or cancelled."""
        return [table["id"] for table in self.index.tables if table["status"] == status]


def bring(folder: Path, name: str = "first") -> Kept:
    """That present, copied into a folder."""
    database = folder / "games.db"
    database.write_bytes(lzma.decompress((HERE / name / "database.sqlite.xz").read_bytes()))
    raw = lzma.decompress((HERE / name / "world.json.xz").read_bytes())
    world = World(msgspec.json.decode(raw, type=Records), Clock())
    index = msgspec.json.decode((HERE / name / "index.json").read_bytes(), type=Index)
    return Kept(database, world, index)


class Answer(Struct, frozen=True):
    """What came of a press, for whoever pressed."""

    text: str
    """Empty where the bot has only said that it heard: what is public shows what was done."""
    message: Seen | None
    is_private: bool
    is_form: bool


def is_shown(world: World, control: Control) -> bool:
    """Whether it is still there: the bot may have taken it off, or shown something else in its place."""
    message = world.records.messages.get(control.message)
    return message is not None and any(
        part.get("custom_id") == control.custom_id for part in walk(message.components)
    )


def as_shown(world: World, control: Control) -> Control | None:
    """The control as it is there now: a card brought up to date has today's id for the same thing.

    A card that could not be brought up to date has given way to another in its channel.
    """
    message = world.records.messages.get(control.message)
    there = (each for each in world.records.messages.values() if each.channel == control.channel)
    for shown in there if message is None else (message,):
        for part in walk(shown.components):
            id = str(part.get("custom_id"))
            if id == control.custom_id or id.startswith(f"{control.custom_id}."):
                return replace(control, custom_id=id, message=shown.id)
    return None


async def press(playground: Playground, control: Control, user: str | None = None) -> Answer:
    """The control's owner, or that user, who may not, presses it where it is."""
    data: dict[str, Any] = {"custom_id": control.custom_id, "component_type": control.component_type}
    if control.values:
        data["values"] = list(control.values)
    who = person(playground, user or control.person, control.channel)
    on = seen(playground.world, playground.world.records.messages[control.message])
    reply = await who._do(Kind.COMPONENT, data, control.custom_id, on)
    return await _answer(who, reply, is_silent=control.kind in SILENT and user is None)


async def send(playground: Playground, paper: Paper) -> Answer:
    """Whoever has that form open sends it."""
    who = person(playground, paper.person, paper.channel)
    sent = playground.interactions.make(
        Kind.FORM, paper.person, paper.channel, paper.data, message=paper.message
    )
    sent.trigger = paper.trigger
    return await _answer(who, await who._finish(sent, paper.data["custom_id"]))


def person(playground: Playground, user: str, channel: str) -> Person:
    """That user in that place."""
    world = playground.world
    return Person(playground, world.user(user), world.channel(channel))


SILENT = ("table:join", "table:leave", "table:start")
"""What is pressed and then shown to all; only a refusal is said to whoever pressed."""


async def _answer(who: Person, reply: Reply, *, is_silent: bool = False) -> Answer:
    if reply.is_form:
        return Answer("", None, is_private=True, is_form=True)
    asked = reply._interaction
    if asked.answer is Callback.DEFER_UPDATE and not is_silent:
        await who.until(lambda: asked.revisions > 0 or bool(reply.follow_ups), "an answer")
    said = reply.follow_ups[-1] if reply.follow_ups else None
    if said is None and asked.answer is Callback.DEFER_UPDATE and not asked.revisions:
        return Answer("", None, is_private=True, is_form=False)
    shown = said or reply.message
    return Answer(shown.text, shown, shown.is_private, is_form=False)


def new_messages(kept: Kept, before: frozenset[str], channel: str) -> list[Message]:
    """What the bot has said there since, to all who can look there."""
    return [
        message
        for message in kept.world.records.messages.values()
        if message.channel == channel and message.id not in before and not message.is_ephemeral
    ]
