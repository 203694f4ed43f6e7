"""What the operator decides, from the environment or a file named .env."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from ipaddress import ip_address
from pathlib import Path
from urllib.parse import urlsplit

from dotenv import dotenv_values
from msgspec import Struct

from host.limits import USUAL, Limits

LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
ADDRESSES = {"QUAYSIDE_API": ("http",), "QUAYSIDE_GATEWAY": ("ws",)}
"""Where a stand-in for Discord listens, and how it speaks; only ever on this machine."""
PAUSES = ("seconds_between_calls",)
"""Limits that may be 0: there is then none."""
LONGEST = 9
"""Digits of a number."""


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
    limits: Limits = USUAL


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
        limits=_limits(found),
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
