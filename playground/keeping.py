"""A folder that holds a world between runs: one file of records, one file per picture, one lock."""

from __future__ import annotations

import asyncio
import os
import secrets
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from playground.clock import Clock
from playground.data import Attachment, Emoji, Id, Message, Records
from playground.feed import Change
from playground.world import World

RECORDS, FILES, KEY, LOCK = "world.json", "files", "key", "lock"
Kept = TypeVar("Kept", Attachment, Emoji)
PAUSE = 0.3
"""Seconds between two writings; what changes meanwhile is written together."""


class CannotPlay(Exception):
    """One sentence for the person at the terminal."""


class Snapshot(Struct):
    """All that outlives the process, at one moment."""

    records: bytes
    files: dict[Id, bytes]


def snapshot(world: World) -> Snapshot:
    """The world as it is now; ephemeral messages are not kept, as in Discord."""
    world.records.last_id = world.snowflakes.last
    lasting = [each for each in world.records.messages.values() if not each.is_ephemeral]
    emojis = world.records.emojis
    records = replace(
        world.records,
        messages={each.id: _without_files(each) for each in lasting},
        emojis={id: replace(kept, content=b"") for id, kept in emojis.items()},
    )
    files = {kept.id: kept.content for message in lasting for kept in message.attachments}
    files |= {id: kept.content for id, kept in emojis.items()}
    return Snapshot(msgspec.json.encode(records), files)


def _without_files(message: Message) -> Message:
    if not message.attachments:
        return message
    return replace(message, attachments=[replace(each, content=b"") for each in message.attachments])


def save(taken: Snapshot, folder: Path) -> None:
    """Write it all; whoever reads finds either this world or the one before, whole."""
    files = folder / FILES
    files.mkdir(parents=True, exist_ok=True)
    there = {path.name for path in files.iterdir()}
    for id, content in taken.files.items():
        if id not in there:
            _replace(files / id, content)
    _replace(folder / RECORDS, taken.records)
    for id in there - taken.files.keys():
        (files / id).unlink(missing_ok=True)


def _replace(path: Path, content: bytes) -> None:
    beside = path.with_name(path.name + ".new")
    with beside.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)


def load(folder: Path, clock: Clock | None = None) -> World:
    """The world that `save` wrote there; CannotPlay when it cannot be read."""
    try:
        records = msgspec.json.decode((folder / RECORDS).read_bytes(), type=Records)
        for message in records.messages.values():
            message.attachments = [_with_file(each, folder) for each in message.attachments]
        records.emojis = {id: _with_file(kept, folder) for id, kept in records.emojis.items()}
    except (OSError, msgspec.DecodeError) as error:
        raise CannotPlay(f"{folder} cannot be read ({error}); --fresh begins anew.") from None
    return World(records, clock or Clock())


def _with_file(kept: Kept, folder: Path) -> Kept:
    return replace(kept, content=(folder / FILES / kept.id).read_bytes())


def is_kept(folder: Path) -> bool:
    """Whether a world has been saved there."""
    return (folder / RECORDS).is_file()


def forget(folder: Path) -> None:
    """Delete the world that was saved there; its lock stays."""
    for name in (RECORDS, KEY):
        (folder / name).unlink(missing_ok=True)
    if (folder / FILES).is_dir():
        shutil.rmtree(folder / FILES)


def key(folder: Path) -> str:
    """The secret part of the page's address: the same in every run, so that open windows find back."""
    path = folder / KEY
    if not path.is_file():
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(descriptor, "w") as file:
            file.write(secrets.token_urlsafe(24))
    return path.read_text()


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """Nobody else plays in this folder meanwhile; CannotPlay when somebody does."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        folder.chmod(0o700)
        file = (folder / LOCK).open("ab")
    except OSError as error:
        raise CannotPlay(f"{folder} cannot be written ({error.strerror}).") from None
    with file:
        try:
            _lock(file.fileno())
        except OSError:
            raise CannotPlay(f"A playground is already running with {folder}.") from None
        yield


if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Keeper:
    """Saves the world at each change, but not oftener than the pause allows."""

    def __init__(self, world: World, folder: Path) -> None:
        self._world = world
        self._folder = folder
        self._changed = asyncio.Event()
        self._over = asyncio.Event()

    def hear(self, change: Change) -> None:
        """Something happened."""
        del change
        self._changed.set()

    def end(self) -> None:
        """Save what is left and be done."""
        self._over.set()
        self._changed.set()

    async def keep(self) -> None:
        """Save until `end`; a change that comes while the file is written is saved next."""
        while self._changed.is_set() or not self._over.is_set():
            await self._changed.wait()
            self._changed.clear()
            try:
                await asyncio.to_thread(save, snapshot(self._world), self._folder)
            except OSError as error:
                # A full disk: the game goes on, and the next change tries again.
                print(f"What is played cannot be saved ({error}).", file=sys.stderr)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._over.wait(), PAUSE)
