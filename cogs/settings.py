"""What the operator decides, from the environment or a file named .env; declared here and nowhere else."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Mapping
from io import StringIO
from ipaddress import ip_address
from pathlib import Path
from textwrap import wrap
from typing import Any
from urllib.parse import urlsplit

from dotenv import dotenv_values
from msgspec import Struct

from cogs.log import FORMATS
from cogs.plumbing.limits import A_SECOND
from cogs.plumbing.shards import Shards, read_shards
from host.limits import USUAL, Limits
from storage.address import SCHEMES, Database, Server, is_whole

LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
WIDTH = 100
"""Of a line of `.env.example`."""
LONGEST = 9
"""Digits of a number."""
MOST_PORTS = 65_535
LEAST_CACHE, CACHE, MOST_CACHE = 128, 192, 65_536
"""Megabytes."""
MEGABYTE = 1_000_000
BACKUPS = 7
DRAWING = 0.75
"""Of the caches, in the process that draws: pictures take more room than words."""
SMALL_THINGS = 8 * MEGABYTE
"""Of the bot's own caches, for sentences and names, which are bounded by their number."""


DATABASE = (
    "the file that holds all games; or `postgresql://USER:PASSWORD@HOST/DATABASE`, which needs"
    " `requirements/postgres.txt` and is saved by PostgreSQL's own means; its password is never shown"
)


class CannotHost(Exception):
    """One sentence for the operator: why the bot cannot begin or go on."""


class BadSetting(CannotHost):
    """One sentence that names the setting and what it should be."""


class Settings(Struct, frozen=True, kw_only=True):
    """How this bot runs."""

    database: Database
    token: str = ""
    """Secret: never logged, never shown."""
    log_level: int = logging.INFO
    log_format: str = "text"
    is_sharded: bool = False
    shards: Shards | None = None
    """Those of this process, where several share the database or may come to."""
    api: str = ""
    """The address of a stand-in; empty for Discord itself."""
    gateway: str = ""
    has_emoji: bool = True
    """Whether small pictures are uploaded and shown beside words."""
    requests: int = A_SECOND
    """That Discord may be asked in a second, by all processes."""
    computer_pace: int = 100
    """How long computers seem to think, in hundredths of the usual."""
    limits: Limits = USUAL
    backups: int = BACKUPS
    """Of the latest days; 0: none."""
    metrics: int = 0
    """The port on this machine where figures can be read; 0: nowhere."""
    cache: int = CACHE * MEGABYTE
    """Bytes for all caches of both processes together."""

    @property
    def own_requests(self) -> int:
        """That this process may make in a second: those of all come to no more than `requests`."""
        return self.requests if self.shards is None else self.shards.part_of(self.requests)

    @property
    def drawing_cache(self) -> int:
        """Bytes of that for the process that draws."""
        return round(self.cache * DRAWING)

    @property
    def store_cache(self) -> int:
        """Bytes of that for live tables."""
        return self.cache - self.drawing_cache - SMALL_THINGS


# How each is read


def _token(name: str, text: str) -> str:
    token = text.strip()
    if not (token.isascii() and token.isprintable()) or " " in token:
        raise BadSetting(f"{name} is no token: it holds spaces or signs that no token has.")
    return token


def database_of(name: str, text: str) -> Database:
    """Which one is meant; or BadSetting, without its password."""
    if not text.strip():
        raise BadSetting(f"{name} is set but empty; it names the database file.")
    if "\0" in text:
        raise BadSetting(f"{name} holds a sign that no file name has.")
    if text.strip().lower().startswith(tuple(f"{scheme}:" for scheme in SCHEMES)):
        if not is_whole(text.strip()):  # with its password it is not shown
            raise BadSetting(f"{name} is no address like postgresql://USER:PASSWORD@HOST/DATABASE.")
        return Server(text.strip())
    return Path(text)


def _log_level(name: str, text: str) -> int:
    level = text.strip().upper()
    if level not in LEVELS:
        raise BadSetting(f"{name} is '{text}'; it is one of {', '.join(LEVELS)}.")
    return logging.getLevelNamesMapping()[level]


def _log_format(name: str, text: str) -> str:
    wanted = text.strip().lower()
    if wanted not in FORMATS:
        raise BadSetting(f"{name} is '{text}'; it is one of {', '.join(FORMATS)}.")
    return wanted


def _yes_or_no(name: str, text: str) -> bool:
    answer = text.strip().lower()
    if answer not in ("yes", "no"):
        raise BadSetting(f"{name} is '{text}'; it is yes or no.")
    return answer == "yes"


def _shards(name: str, text: str) -> Shards | None:
    if not text.strip():
        return None
    if (shards := read_shards(text.strip())) is None:
        raise BadSetting(f"{name} is '{text}'; it is like 0-3/8: from which shard to which, of how many.")
    return shards


def _number(least: int) -> Callable[[str, str], int]:
    def read(name: str, text: str) -> int:
        digits = text.strip()
        is_whole = digits.isascii() and digits.isdecimal() and len(digits) <= LONGEST
        if not is_whole or int(digits) < least:
            raise BadSetting(f"{name} is '{text}'; it is a whole number, {least} or more.")
        return int(digits)

    return read


def _megabytes(name: str, text: str) -> int:
    number = text.strip()
    is_number = number.isascii() and number.isdecimal() and len(number) <= len(str(MOST_CACHE))
    if not is_number or not LEAST_CACHE <= int(number) <= MOST_CACHE:
        raise BadSetting(
            f"{name} is '{text}'; it is a whole number of megabytes from {LEAST_CACHE} to {MOST_CACHE}."
        )
    return int(number) * MEGABYTE


def _address(scheme: str) -> Callable[[str, str], str]:
    """An address on this machine: nobody may be led to send a token elsewhere."""

    def read(name: str, text: str) -> str:
        if not text:
            return ""
        try:
            parts = urlsplit(text)
            is_local = ip_address(parts.hostname or "").is_loopback
            is_whole = parts.scheme == scheme and parts.port != 0
        except ValueError:  # half a bracket, a name instead of a number, a port beyond 65535
            is_local = is_whole = False
        if not (is_local and is_whole):
            raise BadSetting(f"{name} is '{text}'; a stand-in is reached by {scheme}://127.0.0.1:PORT only.")
        return text

    return read


def _port(name: str, text: str) -> int:
    port = _number(0)(name, text)
    if port > MOST_PORTS:
        raise BadSetting(f"{name} is '{text}'; it is a port, {MOST_PORTS} at the most.")
    return port


class Setting(Struct, frozen=True):
    """One thing that the operator may decide."""

    name: str
    field: str
    """Of `Settings`, or of its `limits`."""
    default: str
    meaning: str
    """For people, as README and `.env.example` say it."""
    read: Callable[[str, str], Any]
    """What its name and the text given for it mean; or BadSetting."""


SETTINGS = (
    Setting("DISCORD_TOKEN", "token", "", "the bot's token; secret, never written to a log", _token),
    Setting("QUAYSIDE_DATABASE", "database", "quayside.db", DATABASE, database_of),
    Setting(
        "QUAYSIDE_BACKUPS",
        "backups",
        str(BACKUPS),
        "backups that are kept in a folder beside that file: one is made every day, and one before an update"
        " changes the file; `0` for none",
        _number(0),
    ),
    Setting(
        "QUAYSIDE_LOG_LEVEL",
        "log_level",
        "INFO",
        "`DEBUG`, `INFO`, `WARNING` or `ERROR`; `DEBUG` shows each request and event, not what is said in it",
        _log_level,
    ),
    Setting(
        "QUAYSIDE_LOG_FORMAT",
        "log_format",
        "text",
        "`text`, or `json` for an object a line, with tracebacks inside, for a program that collects logs",
        _log_format,
    ),
    Setting(
        "QUAYSIDE_METRICS",
        "metrics",
        "0",
        "a port of this machine where Prometheus reads the bot's figures, at `http://127.0.0.1:PORT/metrics`;"
        " `0` for none",
        _port,
    ),
    Setting(
        "QUAYSIDE_CACHE_MB",
        "cache",
        str(CACHE),
        "megabytes for what is kept to be quick (pictures drawn before, tables in use), in both processes"
        f" together; from {LEAST_CACHE} on",
        _megabytes,
    ),
    Setting(
        "QUAYSIDE_COMPUTER_PACE",
        "computer_pace",
        "100",
        "how long computers seem to think before they play, in hundredths of the usual; `0`: they play at"
        " once",
        _number(0),
    ),
    Setting("QUAYSIDE_SHARDED", "is_sharded", "no", "`yes` from about 1,000 servers on", _yes_or_no),
    Setting(
        "QUAYSIDE_SHARDS",
        "shards",
        "",
        "only where several processes share a PostgreSQL database: which of Discord's shards this one holds,"
        " as `0-3/8` for the first four of eight",
        _shards,
    ),
    Setting(
        "QUAYSIDE_LOBBIES_PER_PERSON",
        "lobbies_per_person",
        str(USUAL.lobbies_per_person),
        "tables that have not begun at which one person may sit at a time",
        _number(1),
    ),
    Setting(
        "QUAYSIDE_LOBBIES_PER_SERVER",
        "lobbies_per_server",
        str(USUAL.lobbies_per_server),
        "tables that have not begun which one server may have at a time",
        _number(1),
    ),
    Setting(
        "QUAYSIDE_TABLES_PER_PERSON",
        "tables_per_person",
        str(USUAL.tables_per_person),
        "games that one person may play at a time",
        _number(1),
    ),
    Setting(
        "QUAYSIDE_SECONDS_BETWEEN_CALLS",
        "seconds_between_calls",
        str(USUAL.seconds_between_calls),
        "how long after `/table here` the same table can be called again; 0 for no pause",
        _number(0),
    ),
    Setting(
        "QUAYSIDE_EMOJI",
        "has_emoji",
        "yes",
        "`no` to upload no emoji for buttons and menus; words say the same without",
        _yes_or_no,
    ),
    Setting(
        "QUAYSIDE_REQUESTS",
        "requests",
        str(A_SECOND),
        "requests a second at the most; Discord allows 50, and more only to the bots it says so to; of"
        " several processes each takes its share by `QUAYSIDE_SHARDS`",
        _number(1),
    ),
    Setting(
        "QUAYSIDE_API",
        "api",
        "",
        "address of a stand-in for Discord, on this machine only; for tests",
        _address("http"),
    ),
    Setting("QUAYSIDE_GATEWAY", "gateway", "", "the same for its gateway", _address("ws")),
)
"""All of them, in the order in which they are shown."""


def read_settings(environment: Mapping[str, str], folder: Path) -> Settings:
    """The settings of the environment, which win, and of `.env` in that folder; or BadSetting."""
    given = {**read_file(folder), **environment}
    found = {each.field: each.read(each.name, given.get(each.name, each.default)) for each in SETTINGS}
    limits = Limits(**{limit: found.pop(limit) for limit in Limits.__struct_fields__})
    settings = Settings(**found, limits=limits)
    _must_fit(settings)
    return settings


def _must_fit(settings: Settings) -> None:
    """What is said of shards must go with the rest; or BadSetting."""
    shards = settings.shards
    if shards is None:
        return
    if not shards.is_all and not isinstance(settings.database, Server):
        raise BadSetting(
            f"QUAYSIDE_SHARDS is '{shards}', not all: several processes share a PostgreSQL database only, and"
            f" QUAYSIDE_DATABASE is the file {settings.database}."
        )
    if not settings.own_requests:
        raise BadSetting(
            f"QUAYSIDE_SHARDS is '{shards}': of the {settings.requests} requests a second that"
            " QUAYSIDE_REQUESTS allows, no whole one is this process's."
        )


def read_file(folder: Path) -> dict[str, str]:
    """What `.env` in that folder says, if there is one; or BadSetting."""
    file = folder / ".env"
    try:
        # Some editors begin a file with a mark that would else become part of the first name.
        text = file.read_text(encoding="utf-8-sig") if file.is_file() else ""
    except UnicodeDecodeError:
        raise BadSetting(f"{file} cannot be read: it is not text in UTF-8; save it as UTF-8.") from None
    except OSError as error:
        raise BadSetting(f"{file} cannot be read: {error.strerror}.") from None
    return {name: value or "" for name, value in dotenv_values(stream=StringIO(text)).items()}


def example() -> Iterator[str]:
    """`.env.example`, line by line: every setting with what it means, none of them set."""
    yield "# Copy this file to .env and take the # away before what you want to set."
    yield "# Made by `python -m tools.settings`; the settings are declared in cogs/settings.py."
    for each in SETTINGS:
        yield ""
        yield from (f"# {line}" for line in wrap(each.meaning.replace("`", ""), WIDTH))
        yield f"#{each.name}={each.default}"


def table() -> Iterator[str]:
    """The rows of README's table of settings."""
    for each in SETTINGS:
        default = f"`{each.default}` " if each.default else ""
        yield f"| `{each.name}` | {each.meaning} | {default}|"
