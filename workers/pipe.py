"""What goes between a process and the one it has started: messages, each behind its length."""

from __future__ import annotations

import pickle
from typing import IO, Any

SIZE = 4
"""Bytes that tell how long a message is."""
READY = "ready"
"""The first message: from then on it is an order that may be at fault, no more the process itself."""

Answer = tuple[Any, str | None]
"""What was asked for; or nothing, and how it failed."""


def packed(message: object) -> bytes:
    """A message as it is written."""
    data = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    return len(data).to_bytes(SIZE, "big") + data


def send(message: object, to: IO[bytes]) -> None:
    """Write one message, at once."""
    to.write(packed(message))
    to.flush()


def receive(source: IO[bytes]) -> object:
    """Read one message; EOFError when there is none any more, or not all of it."""
    size = int.from_bytes(source.read(SIZE), "big")
    data = source.read(size)
    if not data or len(data) < size:
        raise EOFError
    return pickle.loads(data)  # noqa: S301  # between a process and the one it has started
