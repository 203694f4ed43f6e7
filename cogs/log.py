"""The log that the operator reads: to standard error, with tokens and passwords struck out."""

from __future__ import annotations

import logging
import re
import sys
import threading
from collections.abc import Mapping
from io import TextIOWrapper
from threading import RLock
from typing import TextIO

import msgspec

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
QUOTING = "discord"
"""Whose loggers quote all that is said to and by Discord."""
PLAIN = re.compile(r"[\w:/.?&=%@~#-]{1,400}")
"""An address, a method, the name of an event: no sentence, no object."""
UNSAID = "…"


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


class Lines(logging.Formatter):
    """One line for an event, with the time zone; a traceback follows it."""

    default_time_format = "%Y-%m-%dT%H:%M:%S%z"
    default_msec_format = None

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")


class Objects(Lines):
    """One JSON object in one line for an event, its traceback inside."""

    def format(self, record: logging.LogRecord) -> str:
        """The object; a line break in what is said stays inside it."""
        event = {
            "time": self.formatTime(record),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            event["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode(event).decode()


def unquoted(record: logging.LogRecord) -> bool:
    """A filter: what discord.py says at DEBUG tells which event or request it was, not what is said in it."""
    is_quoting = record.name.partition(".")[0] == QUOTING and record.levelno < logging.INFO
    if is_quoting and isinstance(record.args, Mapping):
        record.args = (_named(record.args),)  # logging takes a mapping that stands alone out of its tuple
    elif is_quoting and record.args:
        record.args = tuple(map(_named, record.args))
    return True


def _named(said: object) -> object:
    """What may be written of it: numbers, addresses, the name of an event."""
    match said:
        case None | int() | float():
            return said
        case str():
            return said if PLAIN.fullmatch(said) else UNSAID
        case Mapping():
            return said.get("t") or UNSAID
    return UNSAID


def _as_events() -> None:
    """What Python itself complains of is logged as well, so that nothing stands outside of the objects."""
    python = logging.getLogger("python")

    def fallen(asked: threading.ExceptHookArgs) -> None:
        about = (asked.exc_type, asked.exc_value, asked.exc_traceback)
        name = asked.thread.name if asked.thread is not None else "unknown"
        python.error("Exception in thread %s", name, exc_info=about)  # type: ignore[arg-type]  # all three or none

    logging.captureWarnings(capture=True)
    sys.excepthook = lambda *about: python.critical("Uncaught exception", exc_info=about)
    sys.unraisablehook = lambda asked: python.error("Exception ignored", exc_info=asked.exc_value)
    threading.excepthook = fallen


FORMATS = {"text": Lines, "json": Objects}


def write_logs(level: int, token: str, written: str = "text") -> None:
    """Everything of that level and above goes to standard error, which from now on is discreet."""
    sys.stderr = Discreet(sys.stderr, token)
    handler = logging.StreamHandler()
    handler.setFormatter(FORMATS[written]())
    handler.addFilter(unquoted)
    logging.basicConfig(level=level, handlers=[handler], force=True)
    if FORMATS[written] is Objects:
        _as_events()
    for name in TALKATIVE:
        logging.getLogger(name).setLevel(max(level, logging.INFO))
