"""Every panel of every game: few buttons, short labels that differ, lines that say what they do, few taps."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice
from statistics import fmean

import pytest
from msgspec.structs import replace

from cogs.panel.choices import MOST_BUTTONS
from cogs.panel.saying import LABEL
from cogs.panel.sight import Sight
from cogs.plumbing.limits import LINES, OPTION
from games import GAMES
from games.core import State
from tools.panel import Panel, Stage, panel, sight_at, taps_of
from tools.random_play import course
from words.catalogue import LANGUAGES, Words

NAMES = ("Ada", "Basile", "Cleo", "Dora", "Emil")
MOMENTS = 9
"""Of each game of each number of players, from its first to its last."""
MEAN_TAPS = 3

everywhere = pytest.mark.parametrize("game", GAMES)
in_both = pytest.mark.parametrize("language", LANGUAGES)


@cache
def moments(game_id: str, seats: int) -> tuple[State, ...]:
    """Positions of a random game, as far from each other as can be."""
    game = GAMES[game_id]
    steps = sum(1 for _ in course(game, seats, seats)) - 1
    return tuple(
        game.copy(each) for each in islice(course(game, seats, seats), 0, None, max(1, steps // MOMENTS))
    )


@cache
def sights(game_id: str, language: str) -> tuple[Sight, ...]:
    """What everybody who may do something has before them, at tables of people with names."""
    game = GAMES[game_id]
    return tuple(
        replace(sight, words=Words(language, game_id, NAMES[:seats]))
        for seats in game.seats
        for state in moments(game_id, seats)
        for seat in range(seats)
        if (sight := sight_at(game, state, seat, seats, language)).legal
    )


@cache
def panels(game_id: str, language: str) -> tuple[Panel, ...]:
    return tuple(map(panel, sights(game_id, language)))


def stages(game: str, language: str) -> Iterator[Stage]:
    return (stage for each in panels(game, language) for stage in each.stages)


@everywhere
@in_both
def test_few_choices_are_buttons_and_many_are_a_menu(game: str, language: str) -> None:
    for stage in stages(game, language):
        assert len(stage.lines) <= (MOST_BUTTONS if stage.form == "button" else LINES), stage.prompt
    forms = {stage.form for stage in stages(game, language)}
    assert forms == {"button", "menu"}


@everywhere
@in_both
def test_labels_are_short_differ_and_name_nobody(game: str, language: str) -> None:
    for stage in stages(game, language):
        labels = [line.label for line in stage.lines]
        assert [label for label in labels if len(label) > LABEL] == []
        assert len(set(labels)) == len(labels), labels
        assert not [label for label in labels if any(name in label for name in NAMES)]


@everywhere
@in_both
def test_every_line_says_what_it_does_or_leads_to(game: str, language: str) -> None:
    for stage in stages(game, language):
        assert stage.prompt
        for line in stage.lines:
            assert line.says, line
            assert len(line.description) <= OPTION
            is_said = line.says in (line.label if stage.form == "button" else line.description)
            assert is_said or stage.after or line.description == "", line


@everywhere
def test_a_list_has_the_same_form_in_every_language(game: str) -> None:
    forms = [[stage.form for stage in stages(game, language)] for language in LANGUAGES]
    assert forms[0] == forms[1]


@everywhere
def test_a_plain_choice_takes_few_taps(game: str) -> None:
    means = [each.taps.mean for each in panels(game, "en") if each.taps.mean is not None]
    assert fmean(means) <= MEAN_TAPS


@everywhere
def test_there_is_a_way_to_every_plain_action(game: str) -> None:
    for sight in sights(game, "en"):
        plain = {action for action in sight.legal if not action.is_open}
        assert plain <= taps_of(sight).keys()
