"""The coach in somebody's first game: one line above the panel at one question, and none once they say so."""

from __future__ import annotations

import pytest

from playground.people import Person, Reply
from tests.cogs.harbour import Harbour, shows
from tests.cogs.test_notes import ends_turn
from words.catalogue import Words

EN = Words("en", "livingstone")


@pytest.fixture
async def players(harbour: Harbour) -> list[Person]:
    """Ada, and Ben, who has the first turn."""
    return await harbour.game(harbour.person("Ada"), harbour.person("Ben"))


def coach(panel: Reply) -> str | None:
    """What the coach says on it."""
    line = next((line for line in panel.text.splitlines() if line.startswith("> **Coach:** ")), None)
    return None if line is None else line.removeprefix("> **Coach:** ")


async def test_it_speaks_at_one_question_of_each_kind(harbour: Harbour, players: list[Person]) -> None:
    ada, ben = players
    panel = await ben.uses("/table move")
    assert coach(panel) == EN.say("tip-die")
    assert panel.text.count("\n> ") == 1, "one line of advice"
    await ben.presses("Give to the Queen: up to 3 pounds", on=panel)
    await ben.until(lambda: "Back" in panel.message.labels or None, "the list")
    assert coach(panel) is None
    assert "No coach" not in panel.message.labels
    await ben.presses("Back", on=panel)
    await ben.until(shows(panel, EN.say("tip-die")), "the same question, the same tip")
    again = await ben.uses("/table move")
    assert coach(again) == EN.say("tip-die")
    await ben.presses("Die 4: 4 pounds/stones or row 4", on=again)
    await ben.until(shows(again, EN.say("tip-act")), "another question, another tip")
    await ends_turn(harbour, ben)
    other = await ada.uses("/table move")
    assert coach(other) == EN.say("tip-die"), "it is her first game, too"
    await ends_turn(harbour, ada)
    later = await ben.uses("/table move")
    assert coach(later) is None
    assert "No coach" not in later.message.labels


async def test_one_press_ends_it_for_good_and_another_brings_it_back(
    harbour: Harbour, players: list[Person]
) -> None:
    _, ben = players
    panel = await ben.uses("/table move")
    await ben.presses("No coach", on=panel)
    await ben.until(shows(panel, "The coach says no more."), "the panel without it")
    assert coach(panel) is None
    assert EN.say("advice-first-die") in panel.text
    assert coach(await ben.uses("/table move")) is None
    me = await ben.uses("/me")
    assert "Coach me in games new to me" in me.message.labels
    await ben.presses("Coach me in games new to me", on=me)
    await ben.until(lambda: "No coach in games new to me" in me.message.labels or None, "the other way")
    assert coach(await ben.uses("/table move")) == EN.say("tip-die")
