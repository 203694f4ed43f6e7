"""Every illegal action of section 9, by its number: refused for its reason, and nothing has changed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from games.core import Action, Refused
from games.panamax.rules import PANAMAX
from games.values import Text
from tests.games.panamax.illegal import EVERY_KIND, ILLEGAL
from tests.games.panamax.positions import RED, position
from tests.games.panamax.trying import Illegal
from words.catalogue import LANGUAGES, Words

UNREADABLE = [
    (1, "a die by its value", b'{"kind": "take_die", "value": 3}'),
    (24, "moves given up one by one", b'{"kind": "stop_moving", "count": 1}'),
    (28, "company cash for a share", b'{"kind": "buy_share", "company": "red", "purse": "company"}'),
    (30, "a bail-out", b'{"kind": "take_bailout"}'),
    (32, "more than two points", b'{"kind": "raise_train_die", "die": {"place": 1}, "by": 3}'),
    (39, "a ship brought without a load", b'{"kind": "bring", "ship": "red_feeder"}'),
]
"""What no action of the game can say, as somebody may still send it."""
SOURCES = Path(__file__).parents[3] / "games" / "panamax"


def named(illegal: Illegal) -> str:
    """The number in section 9, the action and the reason."""
    return f"{illegal.number}-{illegal.action.kind()}-{illegal.key}"


@pytest.mark.parametrize("illegal", ILLEGAL, ids=named)
def test_9(illegal: Illegal) -> None:
    reason = PANAMAX.refusal(illegal.state, illegal.seat, illegal.action)
    assert reason is not None
    assert (reason.key, reason.rule) == (f"refusal-{illegal.key}", illegal.rule)
    before = PANAMAX.copy(illegal.state)
    with pytest.raises(Refused):
        PANAMAX.play(illegal.state, illegal.seat, illegal.action)
    assert illegal.state == before, "a refused action has changed the state"
    assert illegal.action not in PANAMAX.legal(illegal.state, illegal.seat)


@pytest.mark.parametrize("illegal", {each.key: each for each in ILLEGAL}.values(), ids=named)
def test_9_says_why_in_both_languages(illegal: Illegal) -> None:
    reason = PANAMAX.refusal(illegal.state, illegal.seat, illegal.action)
    assert reason is not None
    english, french = (Words(language, PANAMAX.id).text(reason) for language in LANGUAGES)
    assert english != french
    assert reason.rule in english
    assert reason.rule in french


@pytest.mark.parametrize(
    "raw", [pytest.param(raw, id=f"{number}-{what}") for number, what, raw in UNREADABLE]
)
def test_9_what_no_action_can_say_is_refused_where_it_arrives(raw: bytes) -> None:
    with pytest.raises(Refused) as caught:
        PANAMAX.read_action(raw)
    assert caught.value.reason == Text("refusal-unknown_action")


def test_9_every_number_of_the_table_is_here() -> None:
    assert {illegal.number for illegal in ILLEGAL} - {0} == set(range(1, 48))


def test_9_47_tries_every_kind_of_action() -> None:
    assert tuple(type(action) for action in EVERY_KIND) == PANAMAX.actions


def test_every_reason_that_the_rules_can_give_is_met() -> None:
    given = {
        key
        for file in SOURCES.glob("*.py")
        if file.name != "examples.py"  # what is said of a whole kind of action: see below
        for key in re.findall(r'refuse\(\s*"([a-z_]+)"', file.read_text())
    }
    assert len(given) > 80
    assert given | {"not_that_card"} == {illegal.key for illegal in ILLEGAL}


def test_an_action_of_another_game_is_a_mistake_of_the_caller() -> None:
    class Dig(Action, frozen=True):
        """Nothing of Panamax."""

    with pytest.raises(TypeError):
        PANAMAX.refusal(position(), RED, Dig())


def test_every_reason_of_a_whole_kind_of_action_is_met() -> None:
    given = {*re.findall(r'refuse\(\s*"([a-z_]+)"', (SOURCES / "examples.py").read_text())}
    view = PANAMAX.view(position(), RED)
    single = (Text("refusal-already_built", rule="1"), Text("refusal-card_not_held", rule="1"))
    reasons = [PANAMAX.reason(view, action, why) for action in EVERY_KIND for why in single]
    said = [text for text in reasons if text not in single]
    assert {text.key.removeprefix("refusal-") for text in said} == given
    assert {text.rule for text in said} == {"1"}
    for text in said:
        assert Words("en", PANAMAX.id).text(text) != Words("fr", PANAMAX.id).text(text)
