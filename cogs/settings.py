"""What the operator decides, from the environment or a file named .env."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from ipaddress import ip_address
from pathlib import Path
from urllib.parse import urlsplit

from dotenv import dotenv_values
from msgspec import Struct

LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
ADDRESSES = {"QUAYSIDE_API": ("http",), "QUAYSIDE_GATEWAY": ("ws",)}
"""Where a stand-in for Discord listens, and how it speaks; only ever on this machine."""
LEAST_CACHE, CACHE, MOST_CACHE = 128, 192, 65_536
"""Megabytes."""
MEGABYTE = 1_000_000
DRAWING = 0.75
"""Of the caches, in the process that draws: pictures take more room than words."""
SMALL_THINGS = 8 * MEGABYTE
"""Of the bot's own caches, for sentences and names, which are bounded by their number."""


class BadSetting(Exception):
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
    cache: int = CACHE * MEGABYTE
    """Bytes for all caches of both processes together."""

    @property
    def drawing_cache(self) -> int:
        """Bytes of that for the process that draws."""
        return round(self.cache * DRAWING)

    @property
    def store_cache(self) -> int:
        """Bytes of that for what is read from the database."""
        return self.cache - self.drawing_cache - SMALL_THINGS


def read_settings(environment: Mapping[str, str], folder: Path) -> Settings:
    """The settings of the environment, which win, and of `.env` in that folder; or BadSetting."""
    file = folder / ".env"
    written = {name: value or "" for name, value in dotenv_values(file).items()} if file.is_file() else {}
    found = {**written, **environment}
    return Settings(
        database=_database(found.get("QUAYSIDE_DATABASE", "quayside.db")),
        token=found.get("DISCORD_TOKEN", "").strip(),
        log_level=_log_level(found.get("QUAYSIDE_LOG_LEVEL", "INFO")),
        is_sharded=_yes_or_no("QUAYSIDE_SHARDED", found.get("QUAYSIDE_SHARDED", "no")),
        api=_address("QUAYSIDE_API", found.get("QUAYSIDE_API", "")),
        gateway=_address("QUAYSIDE_GATEWAY", found.get("QUAYSIDE_GATEWAY", "")),
        cache=_megabytes("QUAYSIDE_CACHE_MB", found.get("QUAYSIDE_CACHE_MB", str(CACHE))),
    )


def _database(text: str) -> Path:
    if not text.strip():
        raise BadSetting("QUAYSIDE_DATABASE is set but empty; it names the database file.")
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
    parts = urlsplit(text)
    try:
        is_local = ip_address(parts.hostname or "").is_loopback
    except ValueError:
        is_local = False
    if not is_local or parts.scheme not in ADDRESSES[name]:
        raise BadSetting(
            f"{name} is '{text}'; a stand-in is reached by {ADDRESSES[name][0]}://127.0.0.1 only."
        )
    return text
