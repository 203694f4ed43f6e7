"""Every illegal action that a game's `illegal.py` lists is refused for its reason, in both languages."""

from __future__ import annotations

from typing import Protocol

import pytest

from games import GAMES
from games.chance import Rng
from games.core import Action, Refused, State
from games.values import Seat, Text
from tests.games.brought import brings, brought
from tests.games.refusing import check_refused
from words.catalogue import LANGUAGES, Words


class Illegal(Protocol):
    """An action that a rule forbids, and the reason to be given."""

    @property
    def number(self) -> int:
        """In the list of its rules file."""

    @property
    def state(self) -> State:
        """In which it is tried."""

    @property
    def action(self) -> Action:
        """What is tried."""

    @property
    def key(self) -> str:
        """Of the reason, without `refusal-`."""

    @property
    def rule(self) -> str:
        """The section that says so."""

    @property
    def seat(self) -> Seat | None:
        """Who tries it; None is whoever is asked, or the first."""


LISTED = [game_id for game_id in GAMES if brings(game_id, "illegal")]
EVERY_ONE = pytest.mark.parametrize(
    ("game_id", "illegal"),
    [
        pytest.param(game_id, each, id=f"{game_id}-{each.number}-{each.action.kind()}-{each.key}")
        for game_id in LISTED
        for each in brought(game_id, "illegal", "ILLEGAL")
    ],
)
UNREADABLE = [
    pytest.param(game_id, raw, id=f"{game_id}-{number}-{what}")
    for game_id in LISTED
    for number, what, raw in brought(game_id, "illegal", "UNREADABLE")
]


def actor(game_id: str, illegal: Illegal) -> Seat:
    """Who tries it."""
    asked = GAMES[game_id].to_act(illegal.state)
    return min(asked, default=0) if illegal.seat is None else illegal.seat


@EVERY_ONE
def test_it_is_refused_and_says_why_in_both_languages(game_id: str, illegal: Illegal) -> None:
    seat = actor(game_id, illegal)
    reason = check_refused(GAMES[game_id], illegal.state, seat, illegal.action, illegal.key, illegal.rule)
    english, french = (Words(language, game_id).text(reason) for language in LANGUAGES)
    assert english != french
    assert reason.rule in english
    assert reason.rule in french


@pytest.mark.parametrize(("game_id", "raw"), UNREADABLE)
def test_what_no_action_can_say_is_refused_where_it_arrives(game_id: str, raw: bytes) -> None:
    with pytest.raises(Refused) as caught:
        GAMES[game_id].read_action(raw)
    assert caught.value.reason == Text("refusal-unknown_action")
    english, french = (Words(language, game_id).text(caught.value.reason) for language in LANGUAGES)
    assert english != french


@pytest.mark.parametrize("game_id", LISTED)
def test_every_kind_of_action_is_tried(game_id: str) -> None:
    kinds = [type(action) for action in brought(game_id, "illegal", "EVERY_KIND")]
    assert tuple(kinds) == GAMES[game_id].actions


@pytest.mark.parametrize("game_id", GAMES)
def test_an_action_of_another_game_is_a_mistake_of_the_caller(game_id: str) -> None:
    class Stray(Action, frozen=True):
        """Nothing of any game."""

    game = GAMES[game_id]
    state = game.setup(game.seats[0], game.options(), Rng("00" * 32)).state
    with pytest.raises(TypeError):
        game.refusal(state, 0, Stray())


@pytest.mark.parametrize("game_id", [game_id for game_id in LISTED if brings(game_id, "reasons")])
def test_a_refusal_names_what_it_is_about(game_id: str) -> None:
    told = []
    for illegal in brought(game_id, "illegal", "ILLEGAL"):
        reason = GAMES[game_id].refusal(illegal.state, actor(game_id, illegal), illegal.action)
        assert reason is not None
        told.append((illegal.number, illegal.key, dict(reason.values)))
    named = [each for place, each in enumerate(told) if each[2] and each not in told[:place]]
    assert named == brought(game_id, "reasons", "TOLD"), f"tests/games/{game_id}/reasons.py"
