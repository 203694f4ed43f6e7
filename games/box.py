"""Box contents are data: the one file access of the rules, made once at import."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import TypeVar

import msgspec

T = TypeVar("T")


def open_box(module_file: str, contents: type[T]) -> tuple[T, str]:
    """The `data.toml` beside that module, in its typed tables, and the digest of what it says."""
    box = msgspec.toml.decode((Path(module_file).parent / "data.toml").read_bytes(), type=contents)
    return box, hashlib.sha256(msgspec.json.encode(box, order="sorted")).hexdigest()
