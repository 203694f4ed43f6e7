"""What is asked part by part, in the order of its meaning; one question at a time."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import discord
import pytest
from msgspec.structs import replace

from cogs.panel.choices import Choice, digest, way_to
from cogs.panel.face import face
from cogs.panel.panel import meant
from cogs.panel.stage import blocks
from games import GAMES
from games.core import Action, State
from games.rotterdam.actions import FulfilMission
from games.rotterdam.state import Phase, RotterdamState
from games.tips import fitting
from games.values import Seat
from host.consequences import changed_text
from tests.cogs.test_choices import lines
from tests.games.rotterdam import positions as rotterdam
from tools.panel import panel, sight_at, taps_of
from tools.random_play import course
from words.catalogue import LANGUAGES, Words

PARTS = {
    "place_ship": ("cargo", "start"),
    "play_extra_cargo": ("cargo", "start"),
    "play_setback": ("ship", "target"),
    "play_heavy_storm": ("ship", "path"),
    "play_cargo_thief": ("victim", "receiver"),
    "place_tent": ("row", "cards", "move_from"),
    "play_special": ("card", "stop", "deck"),
    "load": ("container", "zone", "ship"),
    "transfer_die": ("die", "to"),
    "build": ("ship", "zone"),
    "move": ("origin", "ships"),
}
"""The order in which they are asked; one with a single answer is left out."""
KINDS = {"livingstone": 1, "rotterdam": 3, "congo": 1, "panamax": 4}
"""Of which at least so many are met in the games below."""


TWO_MISSIONS = ("m01_bread_beer", "m02_bread_orange_juice")


def some_seats(game_id: str, seats: int) -> list[tuple[State, Seat]]:
    game = GAMES[game_id]
    return [
        (game.copy(state), seat)
        for seed in (1, 3)
        for state in islice(course(game, seats, seed), seed, None, 9)
        for seat in game.to_act(state)
    ]


def asked(tree: Choice) -> dict[str, set[tuple[str, ...]]]:
    """The questions on the ways to the actions of each kind, by the names of their words."""
    found: dict[str, set[tuple[str, ...]]] = {}

    def walk(line: Choice, before: tuple[str, ...]) -> None:
        here = before
        if line.asks is not None and line.asks.key.startswith("ask-"):
            here = (*before, line.asks.key.removeprefix("ask-"))
        if line.example is not None and (line.action is not None or line.several is not None):
            found.setdefault(line.example.kind(), set()).add(here)
        for below in line.below:
            walk(below, here)

    walk(tree, ())
    return found


@pytest.mark.parametrize("game_id", KINDS)
def test_a_kind_is_asked_in_the_same_order_every_time(game_id: str) -> None:
    game, met = GAMES[game_id], set[str]()
    for state, seat in some_seats(game_id, game.seats[-1]):
        tree = sight_at(game, state, seat, game.seats[-1], "en").tree
        for kind, ways in asked(tree).items():
            for way in ways:
                if kind in PARTS and way:
                    met.add(kind)
                    order = [PARTS[kind].index(each) for each in way]
                    assert order == sorted(set(order)), (kind, way)
    assert len(met) >= KINDS[game_id], met


def setup_of(game_id: str, *steps: type[Action]) -> State:
    """A game of two in which the first player has done these."""
    game = GAMES[game_id]
    state = next(iter(course(game, 2, 1)))
    for kind in steps:
        game.apply(state, 0, next(each for each in game.legal(state, 0) if isinstance(each, kind)))
    return state


@pytest.mark.parametrize("language", LANGUAGES)
def test_before_panamax_begins_there_is_one_question_at_a_time(language: str) -> None:
    game, words = GAMES["panamax"], Words(language, "panamax")
    advisor, contract = game.actions[:2]
    first = sight_at(game, setup_of("panamax"), 0, 2, language).tree.below
    assert [line.action is None for line in first] == [False, False, True]
    assert words.text(first[2].label) == words.say("later-keep_contract")
    second = sight_at(game, setup_of("panamax", advisor), 0, 2, language).tree.below
    assert [line.label.key for line in second] == ["panel-value", "panel-value", "change-keep_advisor"]
    third = sight_at(game, setup_of("panamax", advisor, contract), 0, 2, language).tree.below
    assert [line.label.key for line in third] == ["change-keep_advisor", "change-keep_contract"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.promise("What was chosen in secret is changed by one plain button, also where there is a menu")
def test_an_earlier_choice_is_behind_one_plain_button(language: str) -> None:
    sight = sight_at(GAMES["panamax"], setup_of("panamax", GAMES["panamax"].actions[0]), 0, 2, language)
    menu, beside = blocks(sight, sight.tree)
    assert (menu.form, len(menu.lines)) == ("menu", 2)
    (line,) = beside.lines
    assert (beside.form, line.label) == ("button", sight.words.say("change-keep_advisor"))
    assert line.style is discord.ButtonStyle.secondary
    assert line.says
    way, action = meant(sight.tree, line.digest, (), {})
    assert action is None, "it leads to the choice"
    from_menu, _ = meant(sight.tree, sight.tree.digest, [line.digest], {})
    assert from_menu == way, "an older panel has it as a line of its menu"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("is_coached", [True, False])
def test_what_all_of_a_list_cost_is_named_once_above_it(language: str, *, is_coached: bool) -> None:
    game = GAMES["congo"]
    sight = sight_at(game, next(iter(course(game, 3, 1))), 0, 3, language)
    tip = fitting(game, sight.view, sight.table.asked[0], sight.legal)[0]
    (menu,) = blocks(sight, sight.tree)
    cost = sight.words.text(changed_text(game, "characters", -1))
    assert len(menu.lines) > 1
    assert not any(cost in line.says for line in menu.lines)
    shown = face(replace(sight, tip=tip if is_coached else None), None)
    assert shown.content.count(cost) == 1
    assert (shown.tip is not None) == is_coached


def test_a_set_that_is_the_question_is_chosen_at_once() -> None:
    game = GAMES["congo"]
    for state, seat in some_seats("congo", 4):
        sight = sight_at(game, state, seat, 4, "en")
        adding = [action for action in sight.legal if action.kind() == "add_auxiliaries"]
        if len(adding) > 1:
            menu, rest = blocks(sight, sight.tree)
            assert menu.bounds[1] >= 1
            assert [line.digest for line in rest.lines] == [sight.tree.below[-1].digest], "or one passes"
            assert {taps_of(sight)[action] for action in adding} == {2}
            return
    pytest.fail("nobody could add auxiliaries")


def with_jokers(*missions: str) -> RotterdamState:
    """For these missions the Jokers may pay and need not."""
    own = rotterdam.player(
        products=["bread", "beer", "orange_juice"],
        navigation=["joker", "joker"],
        missions=missions,
    )
    return rotterdam.position(own, rotterdam.player(), phase=Phase.FULFIL)


def lists_shown(way: tuple[Choice, ...]) -> Iterator[tuple[Choice, ...]]:
    """The ways to all that a player can open."""
    yield way
    for line in way[-1].below:
        if line.action is None:
            yield from lists_shown((*way, line))


@pytest.mark.parametrize("game_id", GAMES)
def test_whatever_is_pressed_or_picked_is_what_was_read(game_id: str) -> None:
    check_read(game_id, some_seats(game_id, GAMES[game_id].seats[0]))


def test_so_is_what_is_paid_with_jokers() -> None:
    check_read("rotterdam", [(with_jokers(*TWO_MISSIONS), 0), (with_jokers(*TWO_MISSIONS[:1]), 0)])


def check_read(game_id: str, positions: list[tuple[State, Seat]]) -> None:
    """Whatever a player can press or pick there is found again as what it said."""
    game, seats = GAMES[game_id], GAMES[game_id].seats[0]
    for state, seat in positions:
        sight = sight_at(game, state, seat, seats, "en")
        for way in lists_shown((sight.tree,)):
            ids = [item.id for item in face(sight, None, way).items]
            assert len(set(ids)) == len(ids), ids
            for block in blocks(sight, way[-1]):
                assert len({line.digest for line in block.lines}) == len(block.lines)
                is_set = {line.digest for line in block.lines}.isdisjoint(
                    each.digest for each in lines(sight.tree)
                )
                for line in block.lines:
                    if not is_set:
                        found, _ = meant(sight.tree, block.digest, [line.digest], {})
                        assert found[-1].digest == line.digest


def test_a_mission_is_paid_with_jokers_or_without() -> None:
    sight = sight_at(GAMES["rotterdam"], with_jokers(*TWO_MISSIONS), 0, 2, "en")
    missions = [action for action in sight.legal if action.kind() == "fulfil_mission"]
    assert {len(action.jokers) for action in missions if isinstance(action, FulfilMission)} == {0, 1, 2}
    both = [line for line in sight.tree.below if line.several is not None]
    assert len(both) == 2
    for line in both:
        choosing, keeping = blocks(sight, line)
        assert (choosing.form, keeping.form) == ("menu", "menu"), "else one menu could be taken for the other"
        (kept,) = keeping.lines
        _, action = meant(sight.tree, keeping.digest, [kept.digest], {})
        assert action == line.below[0].action
        _, action = meant(sight.tree, choosing.digest, [part.digest for part in choosing.lines], {})
        assert action in missions
        assert action != line.below[0].action


def test_nobody_is_shown_more_than_what_there_is_to_do() -> None:
    game = GAMES["rotterdam"]
    state = next(iter(course(game, 3, 1)))
    waiting = next(seat for seat in range(3) if seat not in game.to_act(state))
    shown = panel(sight_at(game, state, waiting, 3, "en"))
    first, in_advance = shown.stages
    assert (first.lines, in_advance.after) == ((), ("Answer in advance",))
    assert in_advance.lines
    assert shown.taps.mean is None


def test_a_button_is_found_by_the_digest_of_its_action_alone() -> None:
    for game_id, game in GAMES.items():
        for state, seat in some_seats(game_id, game.seats[0])[:20]:
            tree = sight_at(game, state, seat, game.seats[0], "en").tree
            leaves = [action for action in game.legal(state, seat) if not action.is_open]
            found = {digest(each) for each in leaves} & {line.digest for line in lines(tree)}
            assert found, "else nothing is tried"
            for action in leaves:
                if digest(action) in found:
                    assert way_to(tree, digest(action))[-1].action == action
