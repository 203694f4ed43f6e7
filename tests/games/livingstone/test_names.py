"""Names that stored games, settings and words know: a new one may come, an old one stays."""

from __future__ import annotations

from enum import StrEnum

import msgspec
import pytest

from games.livingstone.data import Queen
from games.livingstone.rules import LIVINGSTONE
from games.livingstone.state import LivingstoneOptions, Stage

NAMES: list[tuple[type[StrEnum], list[str]]] = [
    (Queen, ["lowest_out", "four_dice"]),
    (Stage, ["pick", "act", "done"]),
]


@pytest.mark.parametrize(("kind", "names"), NAMES)
def test_stored_names_stay(kind: type[StrEnum], names: list[str]) -> None:
    assert [str(each) for each in kind] == names


def test_so_many_may_play() -> None:
    assert list(LIVINGSTONE.seats) == [2, 3, 4, 5]


def test_the_options_that_nobody_chose() -> None:
    assert msgspec.to_builtins(LivingstoneOptions()) == {
        "allow_pass": False,
        "free_tent_pays_neighbours": False,
    }
