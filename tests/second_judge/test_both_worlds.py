"""Every scenario in both worlds: the bot asks the same of each, and people see the same in each."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path

import pytest
from msgspec.structs import replace

from playground.people import Person
from playground.seen import Option, Seen
from tests.second_judge import scenarios
from tests.second_judge.scenarios import Scenario
from tests.second_judge.stages import Request, in_simcord, on_stand_in, timeless

LOGIN = Request("GET", "/users/@me", "null")
"""Asked by discord.py when it logs in, which simcord does in its place."""

SCENARIOS: list[Scenario] = [
    scenarios.from_lobby_to_board,
    scenarios.turns_by_commands,
    scenarios.turns_by_panel,
    scenarios.a_menu_of_many_lines,
    scenarios.looking_around,
    scenarios.a_closed_channel,
    scenarios.closed_private_messages,
    scenarios.a_restart,
    scenarios.presses_that_play_nothing,
    scenarios.in_french,
    scenarios.emoji_on_a_panel,
]


def by_route(requests: list[Request]) -> dict[tuple[str, str], list[str]]:
    """The bodies for each route, in order; between routes two tasks of the bot may overtake each other."""
    others = sorted((each for each in requests if each != LOGIN), key=lambda each: (each.method, each.route))
    grouped = groupby(others, key=lambda each: (each.method, each.route))
    return {route: [each.body for each in group] for route, group in grouped}


def nameless(option: Option) -> Option:
    """With a picture or without; its id is another in each world."""
    return replace(option, emoji=None if option.emoji is None else "shown")


def as_read(message: Seen) -> tuple[object, ...]:
    """All that a reader has before their eyes."""
    lines = [
        (menu.placeholder, [nameless(option) for option in menu.options], menu.least, menu.most)
        for menu in message.menus
    ]
    pictures = [button.emoji is not None for button in message.buttons]
    files = [(file.filename, file.content, file.description) for file in message.files]
    signs = (message.is_private, message.is_thinking, message.is_silent)
    return timeless(message.text), message.labels, pictures, lines, files, signs


def eyes(people: list[Person]) -> dict[str, list[tuple[object, ...]]]:
    """What each has read: in the thread, alone there, and in private messages.

    One task of the bot answers a press privately, another, the table's (`cogs/telling/announcer.py`), tells
    the thread what came of it. Neither waits for the other: between them no order is promised, within each.
    """
    return {
        who.name: [
            as_read(each)
            for each in (*sorted(who.sees(), key=lambda seen: seen.is_private), *who.private_messages())
        ]
        for who in people
    }


@pytest.mark.parametrize("scenario", SCENARIOS)
async def test_a_scenario_is_the_same_in_both(scenario: Scenario, tmp_path: Path) -> None:
    async with on_stand_in(tmp_path / "stand-in.db") as stage:
        seen_on_stand_in = eyes(await scenario(stage))
        asked_of_stand_in = by_route(stage.requests())
    async with in_simcord(tmp_path / "simcord.db") as stage:
        seen_in_simcord = eyes(await scenario(stage))
        asked_of_simcord = by_route(stage.requests())
    assert asked_of_simcord == asked_of_stand_in
    assert seen_in_simcord == seen_on_stand_in


@pytest.mark.slow
async def test_a_whole_game_ends_in_simcord_as_the_rules_say(tmp_path: Path) -> None:
    async with in_simcord(tmp_path / "simcord.db") as stage:
        await scenarios.a_whole_game(stage)
