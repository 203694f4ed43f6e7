"""Which database: a file, or one of a PostgreSQL server."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit

from msgspec import Struct

SCHEMES = ("postgresql", "postgres")


class Server(Struct, frozen=True):
    """A database of a PostgreSQL server; it shows itself without the password."""

    address: str

    def __str__(self) -> str:
        return shown(self.address)

    __repr__ = __str__


Database = Path | Server


def shown(address: str) -> str:
    """The address as it may be shown: who, where and which database."""
    try:
        parts = urlsplit(address)
        who = f"{parts.username}@" if parts.username else ""
        port = f":{parts.port}" if parts.port else ""
    except ValueError:
        return "postgresql://"
    return f"postgresql://{who}{parts.hostname or ''}{port}{parts.path}"


def is_whole(address: str) -> bool:
    """Whether it says where the server is and which of its databases is meant."""
    try:
        parts = urlsplit(address)
        return parts.scheme in SCHEMES and bool(parts.hostname and parts.path.strip("/")) and parts.port != 0
    except ValueError:  # half a bracket, a port beyond 65535
        return False
