"""A number of a box that changes raises the rules version, so that running tables can tell."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import Struct

from games import GAMES
from games.box import open_box

DIGESTS = {
    "congo": {1: "b2b95f3766991762b09e91a82a81e0be76ffd4615bbb0dc51dfb76b657e51ef9"},
    "livingstone": {1: "5619dffe51748ddf71f6e867671cb52a0b8b94c1e7f29c1179b4a2291cf7386c"},
    "panamax": {1: "13b217d4529c6eefd9049d317d98e233338c88bacecba025a85134f54ec302ea"},
    "rotterdam": {1: "6cce8cca8a1665a6c057b1bc2d7f31cf4afc913f0d5076ac252f1e58bd09d495"},
}
"""By game and rules version; a new version gets a new line, an old line never changes."""

EVERY_GAME = pytest.mark.parametrize("name", GAMES)


def test_every_game_has_its_digests() -> None:
    assert set(DIGESTS) == set(GAMES)


@EVERY_GAME
def test_the_box_is_the_one_of_this_rules_version(name: str) -> None:
    game = GAMES[name]
    assert DIGESTS[name].get(game.rules_version) == game.data_digest, (
        f"games/{name}/data.toml has changed: raise {name}'s rules_version and add the new digest here"
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
