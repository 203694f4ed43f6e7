"""Is everything in place? Said in plain words."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Iterator
from enum import IntEnum
from importlib.metadata import PackageNotFoundError, version

import discord
from msgspec import Struct

from cogs.plumbing.connection import OUT_OF_REACH, for_good, reason
from cogs.plumbing.rights import application_of, invitation
from cogs.plumbing.upkeep import OLD
from cogs.settings import CannotHost, Settings
from games import GAMES
from games.core import AnyGame
from render import TURN, Order, name_of, png_of
from storage.address import Database, Server
from storage.errors import StorageError
from storage.opening import examined
from storage.sqlite import backups
from tools.random_play import position
from words.catalogue import LANGUAGES, Words

PACKAGES = (
    "aiosqlite",
    "discord.py",
    "fluent.runtime",
    "font-roboto",
    "msgspec",
    "Pillow",
    "python-dotenv",
    "zlib-ng",
)
PATIENCE = 10.0
"""Seconds for Discord to say whether it takes the token."""


class Severity(IntEnum):
    """How bad it is; the worst one is the exit code."""

    WELL = 0
    MIND = 1
    """Games go on, or could; but it wants somebody's care."""
    AILS = 2
    """The bot cannot host like this."""


class Finding(Struct, frozen=True):
    """One thing looked at, and whether it is well."""

    is_well: bool
    sentence: str
    about: str = ""
    severity: Severity = Severity.WELL


def found(about: str, sentence: str, severity: Severity = Severity.WELL) -> Finding:
    """A finding: what is worse than well is not well."""
    return Finding(severity is Severity.WELL, sentence, about, severity)


def unsettled(complaint: CannotHost) -> Finding:
    """A setting that is none: nothing else can be looked at."""
    return found("settings", str(complaint), Severity.AILS)


def examine(settings: Settings) -> list[Finding]:
    """Look at Python, packages, games, pictures, database, backups and token; nothing is changed."""
    about_file = (_database(settings.database), saved(settings.database, settings.backups))
    return [_python(), *_packages(), *map(_game, GAMES.values()), *about_file, _token(settings)]


def _python() -> Finding:
    running = ".".join(str(part) for part in sys.version_info[:3])
    severity = Severity.WELL if sys.version_info >= (3, 11) else Severity.AILS
    return found("python", f"Python {running}; 3.11 or newer is needed.", severity)


def _packages() -> Iterator[Finding]:
    for package in PACKAGES:
        try:
            yield found("package", f"{package} {version(package)} is installed.")
        except PackageNotFoundError:
            yield found("package", f"{package} is missing; 'make setup' installs it.", Severity.AILS)


def _game(game: AnyGame) -> Finding:
    """Whether it plays and its board is drawn, which takes words, fonts and all packages that draw."""
    view = game.view(position(game, game.seats[-1], seed=1, steps=20), None)
    try:
        sizes = [
            len(png_of(Order(game.id, name_of(game.id, TURN, view), view, Words(language, game.id)))) // 1000
            for language in LANGUAGES
        ]
    except OSError as error:
        return found(
            "pictures",
            f"{game.id} cannot be drawn, perhaps for a missing font: {error}; 'make setup' installs it.",
            Severity.AILS,
        )
    return found(
        "pictures",
        f"{game.id} plays and draws: boards of {' and '.join(f'{size} kB' for size in sizes)}.",
    )


def _database(file: Database) -> Finding:
    try:
        health = examined(file)
    except StorageError as error:
        return found("database", str(error), Severity.AILS)
    if health is None:
        return found("database", f"The database {file} will be made at the first start.")
    sentence = f"The database {file} is healthy and holds {health.games} tables"
    if health.is_older:
        sentence += "; it is of an earlier version, and the next start brings it up to date"
    return found("database", f"{sentence}.", Severity.MIND if health.is_older else Severity.WELL)


def saved(file: Database, kept: int) -> Finding:
    """How old the latest backup is."""
    if isinstance(file, Server):
        return found("backup", f"{file} is saved by PostgreSQL's own means, such as pg_dump.")
    if not kept:
        return found("backup", "No backups are made: QUAYSIDE_BACKUPS is 0.")
    try:
        newest = backups.newest(file)
    except StorageError as error:
        return found("backup", str(error), Severity.MIND)
    if newest is None:
        sentence = "There is no backup yet; the bot makes the first one a minute after its start."
        return found("backup", sentence, Severity.MIND if file.exists() else Severity.WELL)
    hours = int(time.time() - newest) // 3600
    sentence = f"The latest backup is {hours} hours old; they are in {backups.folder_of(file)}."
    return found("backup", sentence, Severity.WELL if hours * 3600 < OLD else Severity.MIND)


def _token(settings: Settings) -> Finding:
    """Whether Discord takes it, and the link for administrators; without one there is only the playground."""
    if not settings.token:
        sentence = "DISCORD_TOKEN is not set: 'python bot.py play' works, hosting in Discord does not."
        return found("token", sentence, Severity.MIND)
    application = application_of(settings.token)
    if application is None and not settings.api:  # a stand-in makes them otherwise
        return found("token", "DISCORD_TOKEN is not a token as Discord makes them.", Severity.AILS)
    link = f" Administrators invite the bot with {invitation(application)}" if application is not None else ""
    return asyncio.run(_refusal(settings)) or found("token", f"Discord takes the token.{link}")


async def _refusal(settings: Settings) -> Finding | None:
    """What Discord says against the token; None when it takes it."""
    from cogs.quayside import use_stand_in  # noqa: PLC0415  # takes its time, and is not needed without one

    use_stand_in(settings)
    try:
        async with asyncio.timeout(PATIENCE), discord.Client(intents=discord.Intents.none()) as client:
            await client.login(settings.token)
    except (*OUT_OF_REACH, discord.LoginFailure, TimeoutError) as error:
        if (end := for_good(error)) is not None:
            return found("token", str(end), Severity.AILS)
        return found(
            "token",
            f"Discord is out of reach, so that nobody knows whether it takes the token: {reason(error)}.",
            Severity.MIND,
        )
    return None
