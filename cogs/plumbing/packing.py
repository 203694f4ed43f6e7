"""What discord.py sends and reads, packed by quicker means: JSON by msgspec, a form as one piece of bytes."""

from __future__ import annotations

import json
from typing import Any
from uuid import uuid4

import aiohttp
import discord.utils
import msgspec

_quick = msgspec.json.Encoder()


def pack_quickly() -> None:
    """From now on discord.py writes and reads its JSON by msgspec, as it would by orjson."""
    vars(discord.utils).update(_to_json=to_json, _from_json=from_json)


def to_json(thing: Any) -> str:
    """As JSON; what msgspec cannot say, half a character for one, as Python says it."""
    try:
        return _quick.encode(thing).decode()
    except (TypeError, ValueError):
        return json.dumps(thing, separators=(",", ":"))


def from_json(text: str) -> Any:
    """What JSON says; its faults are those that Python finds."""
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, ValueError):
        return json.loads(text)


def in_one_piece(form: aiohttp.FormData) -> tuple[bytes, str]:
    """A form with files as bytes, and its content type: aiohttp would write it in a dozen pieces."""
    boundary = uuid4().hex
    pieces = []
    for names, headers, value in form._fields:  # it has no other door
        named = "".join([f'; {key}="{_quoted(each)}"' for key, each in names.items()])
        content = value if isinstance(value, str | bytes) else value.read()
        kind = headers.get("Content-Type", "text/plain; charset=utf-8")
        head = f"--{boundary}\r\nContent-Disposition: form-data{named}\r\nContent-Type: {kind}\r\n\r\n"
        pieces += [head.encode(), content.encode() if isinstance(content, str) else content, b"\r\n"]
    return b"".join([*pieces, f"--{boundary}--\r\n".encode()]), f"multipart/form-data; boundary={boundary}"


def _quoted(name: str) -> str:
    return name.replace("\\", "\\\\").replace('"', '\\"')
