"""Names that stored games, settings and words know: a new one may come, an old one stays."""

from __future__ import annotations

from enum import StrEnum

import msgspec
import pytest

from games.panamax.data import Benefit, FreeAction, Metric, MoveKind, RewardCard, ShipKind, Side, ZoneKind
from games.panamax.frames import Source
from games.panamax.rules import PANAMAX
from games.panamax.state import PanamaxOptions, Phase

NAMES: list[tuple[type[StrEnum], list[str]]] = [
    (MoveKind, ["lock", "waterway"]),
    (ZoneKind, ["waiting", "loading", "lock", "waterway", "lake"]),
    (ShipKind, ["company", "military", "cruise", "panamax"]),
    (Side, ["front", "back"]),
    (FreeAction, ["market", "load", "move", "rail"]),
    (Benefit, ["cheap_transfer", "wide_choice", "extra_load"]),
    (RewardCard, ["captain", "stevedore", "advisor"]),
    (
        Metric,
        [
            "ships_built",
            "passengers",
            "nations",
            "best_nation_flags",
            "companies_held",
            "own_shares",
            "company_cash_per_2",
            "own_dividend",
            "no_debt",
        ],
    ),
    (Source, ["white_die_action", "card_action", "flag_action"]),
    (Phase, ["setup_choices", "turns", "rail_phase", "fees_phase"]),
]


@pytest.mark.parametrize(("kind", "names"), NAMES)
def test_stored_names_stay(kind: type[StrEnum], names: list[str]) -> None:
    assert [str(each) for each in kind] == names


def test_so_many_may_play() -> None:
    assert list(PANAMAX.seats) == [2, 3, 4]


def test_the_options_that_nobody_chose() -> None:
    assert msgspec.to_builtins(PanamaxOptions()) == {
        "two_player_turns": 6,
        "preloaded_start": False,
        "slow_train": False,
        "soft_fees": False,
        "random_setup": False,
    }


def test_every_action_is_listed_and_none_can_be_repeated_without_end() -> None:
    assert not [kind for kind in PANAMAX.actions if kind.is_open or kind.is_free]
