"""Every illegal action of section 9, by its number: refused for its reason, and nothing has changed."""

from __future__ import annotations

import re
from pathlib import Path

from games.panamax.rules import PANAMAX
from games.values import Text
from tests.games.panamax.illegal import EVERY_KIND, ILLEGAL
from tests.games.panamax.positions import RED, position
from words.catalogue import Words

SOURCES = Path(__file__).parents[3] / "games" / "panamax"


def test_9_every_number_of_the_table_is_here() -> None:
    assert {illegal.number for illegal in ILLEGAL} - {0} == set(range(1, 48))


def test_every_reason_that_the_rules_can_give_is_met() -> None:
    given = {
        key
        for file in SOURCES.glob("*.py")
        if file.name != "examples.py"  # what is said of a whole kind of action: see below
        for key in re.findall(r'refuse\(\s*"([a-z_]+)"', file.read_text())
    }
    assert len(given) > 80
    assert given | {"not_that_card"} == {illegal.key for illegal in ILLEGAL}


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
