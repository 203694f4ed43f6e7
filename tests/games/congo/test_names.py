"""Names that stored games, settings and words know: a new one may come, an old one stays."""

from __future__ import annotations

from enum import StrEnum

import msgspec
import pytest

from games.congo.data import Moment
from games.congo.rules import CONGO
from games.congo.state import Cause, CongoOptions, Fate, FirstPlayer, Stage, Status

NAMES: list[tuple[type[StrEnum], list[str]]] = [
    (
        Moment,
        [
            "on_play",
            "on_play_and_after_reveal",
            "before_reveal",
            "after_reveal",
            "values",
            "auxiliaries",
            "scoring",
            "clean_up",
        ],
    ),
    (FirstPlayer, ["random", "named"]),
    (
        Stage,
        [
            "first_player",
            "choose_character",
            "special_card",
            "boiler_discard",
            "settler_swap",
            "okapi_choice",
            "gorilla_attack",
            "gorilla_self",
            "warrior_attack",
            "overboard_target",
            "auxiliaries",
            "hippo_commit",
            "hippo_add",
            "over",
        ],
    ),
    (Status, ["in", "soft", "out"]),
    (Fate, ["killed", "bitten", "hunted", "returned"]),
    (Cause, ["port_language", "language", "preference", "gorilla", "warrior", "malaria", "cure"]),
]


@pytest.mark.parametrize(("kind", "names"), NAMES)
def test_stored_names_stay(kind: type[StrEnum], names: list[str]) -> None:
    assert [str(each) for each in kind] == names


def test_the_options_that_nobody_chose() -> None:
    assert msgspec.to_builtins(CongoOptions()) == {"first_player": "random", "show_boxed_tiles_at_end": True}


def test_so_many_may_play() -> None:
    assert list(CONGO.seats) == [2, 3, 4]


def test_every_action_is_listed_and_none_can_be_repeated_without_end() -> None:
    assert not [kind for kind in CONGO.actions if kind.is_open or kind.is_free]
