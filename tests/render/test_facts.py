"""The twins in words are complete: whatever a view holds is told, in both languages."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Mapping
from typing import Any

import pytest

from games import GAMES
from render import ARTISTS
from tests.games.brought import brings, brought
from tests.render.facts import Facts, at, changed, fields_of
from tests.render.moments import moments_of, words_of
from words.catalogue import LANGUAGES, Words

FACTS: dict[str, tuple[Facts, ...]] = {
    game_id: brought(game_id, "facts", "FACTS") for game_id in GAMES if brings(game_id, "facts")
}
"""Of games whose views hold much, from positions of their own."""
BY_CHANCE = [game_id for game_id in GAMES if game_id not in FACTS or game_id == next(iter(GAMES))]
"""Of the others random games say what else there could be; of the first, too, so that it is tried at all."""
EACH = [
    pytest.param(game_id, facts, field, id=f"{game_id}-{facts.path}-{field}")
    for game_id, several in FACTS.items()
    for facts in several
    for field in facts.others
]
BOTH = pytest.mark.parametrize("language", LANGUAGES)
APART = {"me", "result"}
"""Whose text it is; and the end, which has a test of its own."""
TRIES = 60
"""Pairs of a view and another value for one of its fields."""


def told(game_id: str, view: Any, said: Words) -> list[str]:
    """All that the view's reader is told."""
    return ARTISTS[game_id].describe(view, said)


@pytest.mark.parametrize(("game_id", "facts"), [(id, each) for id in FACTS for each in FACTS[id]])
def test_no_field_of_a_view_is_forgotten(game_id: str, facts: Facts) -> None:
    fields = {*at(facts.start(), facts.path).__struct_fields__}
    assert {*facts.others, *facts.elsewhere} == fields, f"tests/games/{game_id}/facts.py: {facts.path}"


@BOTH
@pytest.mark.parametrize(("game_id", "facts", "field"), EACH)
def test_every_fact_is_told(game_id: str, facts: Facts, field: str, language: str) -> None:
    view, place = facts.start(), f"{facts.path}.{field}".lstrip(".")
    assert at(view, place) != facts.others[field]
    other, said = (
        changed(view, place, facts.others[field]),
        words_of(GAMES[game_id], language, len(view.players)),
    )
    assert told(game_id, view, said) != told(game_id, other, said)
    if facts.uncaptioned is not None and field not in facts.uncaptioned:
        caption = ARTISTS[game_id].hand_caption
        assert caption(view, said) != caption(other, said)


def seen(game_id: str) -> Mapping[str, list[tuple[Any, str, object]]]:
    """By field, the views of random games and where it stands in them, with what is there."""
    game, found = GAMES[game_id], defaultdict[str, list[tuple[Any, str, object]]](list)
    for seats in game.seats:
        for seed in range(1, 4):
            for seat in (None, 0, 1):
                for view in moments_of(game, seats, seat, seed):
                    for place, value in fields_of(view):
                        found[re.sub(r"\d+", "*", place)].append((view, place, value))
    return found


@BOTH
@pytest.mark.parametrize("game_id", BY_CHANCE)
def test_what_a_view_holds_is_told(game_id: str, language: str) -> None:
    said = words_of(GAMES[game_id], language, GAMES[game_id].seats[-1])
    for field, places in seen(game_id).items():
        if field.split(".")[0] in APART:
            continue
        values = {repr(value): value for *_, value in places}
        pairs = [
            (view, place, other)
            for view, place, value in places
            for other in values.values()
            if other != value and (other is None) == (value is None)
        ]
        some = pairs[:: -(-len(pairs) // TRIES) or 1]
        assert not pairs or any(tells(game_id, *pair, said) for pair in some), (
            f"{field} is told nowhere: write a line for it in scene_lines, own_lines or columns of "
            f"render/{game_id}/, or leave it out of the view"
        )


def tells(game_id: str, view: Any, place: str, other: object, said: Words) -> bool:
    """Whether the text is another with that value there; it may not fit the rest of the view."""
    try:
        return told(game_id, changed(view, place, other), said) != told(game_id, view, said)
    except (LookupError, TypeError, ValueError, AssertionError):
        return False
