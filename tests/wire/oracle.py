"""What is stored, read beside the running bot without disturbing it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from msgspec import Struct

from games import GAMES
from games.core import AnyGame
from storage.sqlite.health import looking_at


class Position(Struct, frozen=True):
    """The last step of a table."""

    game: AnyGame
    version: int
    state: Any
    users: list[int]
    """By seat."""

    @property
    def asked(self) -> int:
        """The seat the table waits for first."""
        return min(self.game.to_act(self.state))


def look(database: Path, table: int = 1) -> Position:
    """The position of a table as of its last committed step, which may have gone back to an earlier one."""
    with looking_at(database) as connection:
        (game_id,) = connection.execute("select game from tables where id = ?", (table,)).fetchone()
        version, state, rules = connection.execute(
            "select version, state, rules_version from steps where table_id = :table and version ="
            " (select coalesce(as_of, version) from steps where table_id = :table"
            " order by version desc limit 1)",
            {"table": table},
        ).fetchone()
        users = connection.execute(
            "select user from seats where table_id = ? order by seat", (table,)
        ).fetchall()
    game = GAMES[game_id]
    return Position(game, version, game.read_state(state.encode(), rules), [user for (user,) in users])


def versions(database: Path, table: int = 1) -> list[int]:
    """The versions of all its steps."""
    with looking_at(database) as connection:
        found = connection.execute("select version from steps where table_id = ? order by version", (table,))
        return [version for (version,) in found]
