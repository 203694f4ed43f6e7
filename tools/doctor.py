"""Is everything in place? Said in plain words."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from msgspec import Struct

from cogs.plumbing.rights import application_of, invitation
from cogs.plumbing.upkeep import OLD
from games import GAMES
from render import TURN, Order, name_of, png_of
from storage.errors import StorageError
from storage.sqlite import backups
from storage.sqlite.health import count_tables
from tools.random_play import position
from words.catalogue import LANGUAGES, Words

PACKAGES = ("aiosqlite", "fluent.runtime", "font-roboto", "msgspec", "Pillow", "zlib-ng")


class Finding(Struct, frozen=True):
    """One thing looked at, and whether it is well."""

    is_well: bool
    sentence: str


def examine(database: Path, token: str = "", kept: int = 0) -> list[Finding]:
    """Look at Python, packages, games, pictures, database, backups and token; nothing is changed."""
    about_file = (_database(database), saved(database, kept))
    return [_python(), *_packages(), *_games(), *about_file, _invitation(token)]


def _python() -> Finding:
    running = ".".join(str(part) for part in sys.version_info[:3])
    return Finding(sys.version_info >= (3, 11), f"Python {running}; 3.11 or newer is needed.")


def _packages() -> Iterator[Finding]:
    for package in PACKAGES:
        try:
            yield Finding(is_well=True, sentence=f"{package} {version(package)} is installed.")
        except PackageNotFoundError:
            yield Finding(is_well=False, sentence=f"{package} is missing; 'make setup' installs it.")


def _games() -> Iterator[Finding]:
    for game in GAMES.values():
        view = game.view(position(game, game.seats[-1], seed=1, steps=20), None)
        sizes = [
            len(png_of(Order(game.id, name_of(game.id, TURN, view), view, Words(language, game.id)))) // 1000
            for language in LANGUAGES
        ]
        pictures = " and ".join(f"{size} kB" for size in sizes)
        yield Finding(all(sizes), f"{game.id} plays and draws: boards of {pictures}.")


def _database(file: Path) -> Finding:
    try:
        games = count_tables(file)
    except StorageError as error:
        return Finding(is_well=False, sentence=str(error))
    found = "will be made at the first start" if games is None else f"is healthy and holds {games} tables"
    return Finding(is_well=True, sentence=f"The database {file} {found}.")


def saved(file: Path, kept: int) -> Finding:
    """How old the latest backup is."""
    if not kept:
        return Finding(is_well=True, sentence="No backups are made: QUAYSIDE_BACKUPS is 0.")
    try:
        newest = backups.newest(file)
    except StorageError as error:
        return Finding(is_well=False, sentence=str(error))
    if newest is None:
        sentence = "There is no backup yet; the bot makes the first one a minute after its start."
        return Finding(is_well=not file.exists(), sentence=sentence)
    hours = int(time.time() - newest) // 3600
    sentence = f"The latest backup is {hours} hours old; they are in {backups.folder_of(file)}."
    return Finding(is_well=hours * 3600 < OLD, sentence=sentence)


def _invitation(token: str) -> Finding:
    """The link for administrators, where a token says whose; without one there is only the playground."""
    if not token:
        sentence = "DISCORD_TOKEN is not set: 'python bot.py play' works, hosting in Discord does not."
        return Finding(is_well=True, sentence=sentence)
    application = application_of(token)
    if application is None:
        return Finding(is_well=False, sentence="DISCORD_TOKEN is not a token as Discord makes them.")
    return Finding(is_well=True, sentence=f"Administrators invite the bot with {invitation(application)}")
