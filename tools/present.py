"""What a kept present is made of, and how it is written down."""

from __future__ import annotations

import lzma
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from playground.data import Json
from playground.world import World
from storage.sqlite.health import looking_at

DATABASE, WORLD, INDEX = "database.sqlite.xz", "world.json.xz", "index.json"


class Control(Struct):
    """Something on somebody's screen that can be pressed."""

    kind: str
    custom_id: str
    component_type: int
    values: list[str]
    """What to choose, of a menu."""
    message: str
    channel: str
    person: str
    """Whose it is, or who may press it."""
    table: int | None


class Paper(Struct):
    """A form that is open on somebody's screen, and what they are about to send."""

    data: Json
    message: str
    channel: str
    person: str
    table: int
    trigger: Json


class Index(Struct):
    """What is where."""

    people: dict[str, str]
    outsider: str
    tables: list[Json]
    untold: list[Json]
    controls: list[Control]
    forms: list[Paper]


def keep(folder: Path, database: Path, world: World, index: Index) -> None:
    """Write it all into a folder, without the pictures."""
    folder.mkdir(parents=True, exist_ok=True)
    copy = database.with_suffix(".copy")
    with looking_at(database) as origin, closing(sqlite3.connect(copy)) as written:
        origin.backup(written)
        written.execute("pragma journal_mode = delete")
    (folder / DATABASE).write_bytes(_packed(copy.read_bytes()))
    world.records.last_id = world.snowflakes.last
    # What only one person sees is kept too: it stays on their screen as long as they do not look away.
    messages = {
        message.id: replace(message, attachments=[replace(each, content=b"") for each in message.attachments])
        for message in world.records.messages.values()
    }
    records = msgspec.json.encode(replace(world.records, messages=messages))
    (folder / WORLD).write_bytes(_packed(records))
    (folder / INDEX).write_bytes(msgspec.json.format(msgspec.json.encode(index), indent=1) + b"\n")


def _packed(content: bytes) -> bytes:
    return lzma.compress(content, preset=9 | lzma.PRESET_EXTREME)
