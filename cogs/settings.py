"""What the operator decides, from the environment or a file named .env, and the log that is read."""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import Mapping
from io import StringIO, TextIOWrapper
from ipaddress import ip_address
from pathlib import Path
from threading import RLock
from typing import TextIO
from urllib.parse import urlsplit

from dotenv import dotenv_values
from msgspec import Struct

from cogs.plumbing.limits import A_SECOND
from host.limits import USUAL, Limits

LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
ADDRESSES = {"QUAYSIDE_API": ("http",), "QUAYSIDE_GATEWAY": ("ws",)}
"""Where a stand-in for Discord listens, and how it speaks; only ever on this machine."""
PAUSES = ("seconds_between_calls",)
"""Limits that may be 0: there is then none."""
LONGEST = 9
"""Digits of a number."""
LEAST_CACHE, CACHE, MOST_CACHE = 128, 192, 65_536
"""Megabytes."""
MEGABYTE = 1_000_000
DRAWING = 0.75
"""Of the caches, in the process that draws: pictures take more room than words."""
SMALL_THINGS = 8 * MEGABYTE
"""Of the bot's own caches, for sentences and names, which are bounded by their number."""

STRUCK = "***"
"""Stands for what is nobody's business."""
SECRETS = (
    # The way to answer an interaction ends in its token.
    re.compile(r"(?P<kept>(?:interactions|webhooks)/\d+/)[\w.%~-]+"),
    # In what Discord tells us, as Python or as JSON writes it, perhaps within another string.
    re.compile(r"""(?P<kept>token\\*['"]?\s*[:=]\s*\\*['"])[^'"\\]+""", re.IGNORECASE),
    # Alone: every token of an interaction is that word, in base 64, and more.
    re.compile(r"(?P<kept>)\baW50ZXJhY3Rpb24[\w-]+"),
    # A token of any bot, as it is shown to Discord.
    re.compile(r"(?P<kept>\b(?:Bot|Bearer) )[\w-]+\.[\w-]+\.[\w-]+"),
    # Who logs in where, and with which password.
    re.compile(r"""(?P<kept>://)[^\s/@'"]+(?=@)"""),
)
TALKATIVE = ("aiosqlite",)
"""They would write every state, with all hands and decks and the seed of chance."""


class CannotHost(Exception):
    """One sentence for the operator: why the bot cannot begin or go on."""


class BadSetting(CannotHost):
    """One sentence that names the setting and what it should be."""


class Settings(Struct, frozen=True, kw_only=True):
    """How this bot runs."""

    database: Path
    token: str = ""
    """Secret: never logged, never shown."""
    log_level: int = logging.INFO
    is_sharded: bool = False
    api: str = ""
    """The address of a stand-in; empty for Discord itself."""
    gateway: str = ""
    has_emoji: bool = True
    """Whether small pictures are uploaded and shown beside words."""
    requests: int = A_SECOND
    """That Discord may be asked in a second."""
    computer_pace: int = 100
    """How long computers seem to think, in hundredths of the usual."""
    limits: Limits = USUAL
    cache: int = CACHE * MEGABYTE
    """Bytes for all caches of both processes together."""

    @property
    def drawing_cache(self) -> int:
        """Bytes of that for the process that draws."""
        return round(self.cache * DRAWING)

    @property
    def store_cache(self) -> int:
        """Bytes of that for live tables."""
        return self.cache - self.drawing_cache - SMALL_THINGS


def read_settings(environment: Mapping[str, str], folder: Path) -> Settings:
    """The settings of the environment, which win, and of `.env` in that folder; or BadSetting."""
    found = {**read_file(folder), **environment}
    return Settings(
        database=_database(found.get("QUAYSIDE_DATABASE", "quayside.db")),
        token=_token(found.get("DISCORD_TOKEN", "")),
        log_level=_log_level(found.get("QUAYSIDE_LOG_LEVEL", "INFO")),
        is_sharded=_yes_or_no("QUAYSIDE_SHARDED", found.get("QUAYSIDE_SHARDED", "no")),
        api=_address("QUAYSIDE_API", found.get("QUAYSIDE_API", "")),
        gateway=_address("QUAYSIDE_GATEWAY", found.get("QUAYSIDE_GATEWAY", "")),
        has_emoji=_yes_or_no("QUAYSIDE_EMOJI", found.get("QUAYSIDE_EMOJI", "yes")),
        limits=_limits(found),
        cache=_megabytes("QUAYSIDE_CACHE_MB", found.get("QUAYSIDE_CACHE_MB", str(CACHE))),
        computer_pace=_number("QUAYSIDE_COMPUTER_PACE", found.get("QUAYSIDE_COMPUTER_PACE", "100"), least=0),
        requests=_number("QUAYSIDE_REQUESTS", found.get("QUAYSIDE_REQUESTS", str(A_SECOND)), least=1),
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


def _token(text: str) -> str:
    token = text.strip()
    if not (token.isascii() and token.isprintable()) or " " in token:
        raise BadSetting("DISCORD_TOKEN is no token: it holds spaces or signs that no token has.")
    return token


def _database(text: str) -> Path:
    if not text.strip():
        raise BadSetting("QUAYSIDE_DATABASE is set but empty; it names the database file.")
    if "\0" in text:
        raise BadSetting("QUAYSIDE_DATABASE holds a sign that no file name has.")
    return Path(text)


def _log_level(text: str) -> int:
    level = text.strip().upper()
    if level not in LEVELS:
        raise BadSetting(f"QUAYSIDE_LOG_LEVEL is '{text}'; it is one of {', '.join(LEVELS)}.")
    return logging.getLevelNamesMapping()[level]


def _yes_or_no(name: str, text: str) -> bool:
    answer = text.strip().lower()
    if answer not in ("yes", "no"):
        raise BadSetting(f"{name} is '{text}'; it is yes or no.")
    return answer == "yes"


def _limits(found: Mapping[str, str]) -> Limits:
    """Each limit by the setting of its name, as usual where nothing is said."""
    said = {limit: found.get(f"QUAYSIDE_{limit.upper()}") for limit in Limits.__struct_fields__}
    return Limits(
        **{
            limit: _number(f"QUAYSIDE_{limit.upper()}", text, least=0 if limit in PAUSES else 1)
            for limit, text in said.items()
            if text is not None
        }
    )


def _number(name: str, text: str, least: int) -> int:
    digits = text.strip()
    is_whole = digits.isascii() and digits.isdecimal() and len(digits) <= LONGEST
    if not is_whole or int(digits) < least:
        raise BadSetting(f"{name} is '{text}'; it is a whole number, {least} or more.")
    return int(digits)


def _megabytes(name: str, text: str) -> int:
    number = text.strip()
    is_number = number.isascii() and number.isdecimal() and len(number) <= len(str(MOST_CACHE))
    if not is_number or not LEAST_CACHE <= int(number) <= MOST_CACHE:
        raise BadSetting(
            f"{name} is '{text}'; it is a whole number of megabytes from {LEAST_CACHE} to {MOST_CACHE}."
        )
    return int(number) * MEGABYTE


def _address(name: str, text: str) -> str:
    """An address on this machine: nobody may be led to send a token elsewhere."""
    if not text:
        return ""
    try:
        parts = urlsplit(text)
        is_local = ip_address(parts.hostname or "").is_loopback
        is_whole = parts.scheme in ADDRESSES[name] and parts.port != 0
    except ValueError:  # half a bracket, a name instead of a number, a port beyond 65535
        is_local = is_whole = False
    if not (is_local and is_whole):
        raise BadSetting(
            f"{name} is '{text}'; a stand-in is reached by {ADDRESSES[name][0]}://127.0.0.1:PORT only."
        )
    return text


# The log


class Discreet(TextIOWrapper):
    """A stream in which tokens and passwords are struck out, line by line, wherever they come from."""

    def __init__(self, stream: TextIO, token: str) -> None:
        super().__init__(stream.buffer, encoding=stream.encoding, errors=stream.errors, line_buffering=True)
        self._stream = stream  # kept, because it would close what we share when nobody has it any more
        self._token = token
        self._begun = ""
        """A line of which the end is still to come: half a token would not be known."""
        self._turn = RLock()

    def write(self, text: str, /) -> int:
        """Write all lines that are whole, without their secrets."""
        with self._turn:
            lines, newline, self._begun = (self._begun + text).rpartition("\n")
            super().write(self._clean(lines + newline))
        return len(text)

    def flush(self) -> None:
        """Write what there is of a line, too."""
        with self._turn:
            begun, self._begun = self._begun, ""
            super().write(self._clean(begun))
            super().flush()

    def _clean(self, text: str) -> str:
        if self._token:
            text = text.replace(self._token, STRUCK)
        for secret in SECRETS:
            text = secret.sub(rf"\g<kept>{STRUCK}", text)
        return text


def write_logs(level: int, token: str) -> None:
    """Everything of that level and above goes to standard error, which from now on is discreet."""
    sys.stderr = Discreet(sys.stderr, token)
    handler = logging.StreamHandler()
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for name in TALKATIVE:
        logging.getLogger(name).setLevel(max(level, logging.INFO))
