"""A number of a box that changes raises the rules version, so that running tables can tell."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import Struct

from games import GAMES
from games.box import open_box
from tests.games.brought import brought

EVERY_GAME = pytest.mark.parametrize("name", GAMES)


@EVERY_GAME
def test_the_box_is_the_one_of_this_rules_version(name: str) -> None:
    game = GAMES[name]
    assert brought(name, "digests", "DIGESTS").get(game.rules_version) == game.data_digest, (
        f"games/{name}/data.toml has changed: raise {name}'s rules_version and add the new digest "
        f"{game.data_digest} to tests/games/{name}/digests.py"
    )


class Purse(Struct, frozen=True):
    """The smallest box."""

    pounds: int


def test_the_digest_changes_with_a_number_and_not_with_a_comment(tmp_path: Path) -> None:
    digests = []
    for text in ("pounds = 3", "# three pounds each\npounds = 3", "pounds = 4"):
        (tmp_path / "data.toml").write_text(text)
        digests.append(open_box(str(tmp_path / "data.py"), Purse)[1])
    assert digests[0] == digests[1] != digests[2]
