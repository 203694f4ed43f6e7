"""What is stored, read beside the running bot without disturbing it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from msgspec import Struct

from games import GAMES
from games.core import AnyGame
from tests.engines import ask_outside


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
    ((game_id,),) = ask_outside(database, "select game from tables where id = ?", table)
    ((version, state, rules),) = ask_outside(
        database,
        "select version, state, rules_version from steps where table_id = ? and version ="
        " (select coalesce(as_of, version) from steps where table_id = ? order by version desc limit 1)",
        table,
        table,
    )
    users = ask_outside(database, 'select "user" from seats where table_id = ? order by seat', table)
    game = GAMES[game_id]
    return Position(game, version, game.read_state(state.encode(), rules), [user for (user,) in users])


def versions(database: Path, table: int = 1) -> list[int]:
    """The versions of all its steps."""
    found = ask_outside(database, "select version from steps where table_id = ? order by version", table)
    return [version for (version,) in found]
