"""Names that stored games, settings and words know: a new one may come, an old one stays."""

from __future__ import annotations

from enum import StrEnum

import msgspec
import pytest

from games.rotterdam.data import Kind
from games.rotterdam.rules import ROTTERDAM
from games.rotterdam.state import CardWindows, FirstCaptain, Phase, ReturnedProducts, RotterdamOptions

NAMES: list[tuple[type[StrEnum], list[str]]] = [
    (Kind, ["start", "water", "berth"]),
    (FirstCaptain, ["random", "host_pick", "youngest"]),
    (ReturnedProducts, ["top", "shuffle", "bottom"]),
    (CardWindows, ["full", "lean"]),
    (
        Phase,
        [
            "place_and_load",
            "navigate",
            "navigation_cards",
            "unload_and_process",
            "trade_products",
            "fulfil_mission",
        ],
    ),
]


@pytest.mark.parametrize(("kind", "names"), NAMES)
def test_stored_names_stay(kind: type[StrEnum], names: list[str]) -> None:
    assert [str(each) for each in kind] == names


def test_so_many_may_play() -> None:
    assert list(ROTTERDAM.seats) == [2, 3, 4]


def test_the_options_that_nobody_chose() -> None:
    assert msgspec.to_builtins(RotterdamOptions()) == {
        "safe_haven": False,
        "open_products": False,
        "ships_2007": False,
        "first_captain": "random",
        "returned_products": "top",
        "card_windows": "full",
        "trade_offer_limit": 0,
        "round_limit": 0,
    }
