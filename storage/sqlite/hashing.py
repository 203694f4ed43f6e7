"""With what people are hashed in a SQLite file."""

from __future__ import annotations

import sqlite3

from storage.hashing import KEY


def person_key(db: sqlite3.Connection) -> str:
    """With what people are hashed in this database; no other has the same."""
    (key,) = db.execute("select value from settings where key = ?", (KEY,)).fetchone()
    return str(key)
