"""What is said of an action before it is played is what its player then sees, and all of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest
from msgspec import Struct

from games import GAMES
from games.chance import Rng
from games.core import Action, AnyGame, Step
from games.panamax.state import PanamaxState
from games.values import Seat
from host.consequences import Consequence, Foresight
from host.tables import Host
from tests.games.brought import brought
from tests.games.contract.tables import PLAIN_TABLES, Table, recorded, some
from tests.host.numbers import Speech
from tests.host.people import press, started, user_of
from words.catalogue import Words

POSITIONS = 40
"""Of every game and number of players, evenly from first to last."""
LINES = 12
"""Actions looked at in each, of as many kinds as there are."""
DEALS = 40
"""Worlds in which a difference is looked for where one is said to be possible."""
STEPS = 60
"""Played through the host in each game."""
MOST_UNNAMED = 5

SPEECHES: dict[str, Speech] = {game_id: brought(game_id, "speech", "SPEECH") for game_id in GAMES}
"""How what is said of the actions of each game is read."""
at_every_table = pytest.mark.parametrize("table", PLAIN_TABLES, ids=lambda table: table.name)


class Line(Struct, frozen=True):
    """What was said of an action, and what came of it."""

    state: Any
    seat: Seat
    action: Action
    said: Consequence
    sentence: tuple[str, ...]
    """What is sure, in English."""
    before: Any
    after: Any
    step: Step[Any]


@cache
def lines(table: Table) -> tuple[Line, ...]:
    """Actions of every kind at moments of a whole game, each played as it really goes."""
    return tuple(_lines(table, Random(table.name)))


def _lines(table: Table, chance: Random) -> Iterator[Line]:
    game, words = table.game, Words("en", table.game_id)
    for move in some(recorded(table), POSITIONS):
        state, seat = move.before, move.seat
        view = game.view(state, seat)
        foresight = Foresight(game, state, seat, view)
        for action in varied(game.legal(state, seat), chance)[:LINES]:
            said = foresight.of(action)
            step = game.play(state, seat, action)
            sentence = tuple(words.text(text) for text in said.sure)
            yield Line(state, seat, action, said, sentence, view, game.view(step.state, seat), step)


def varied(legal: list[Action], chance: Random) -> list[Action]:
    """In an order in which every kind has its turn."""
    chance.shuffle(legal)
    seen = Counter[type[Action]]()
    ranks = []
    for action in legal:
        ranks.append(seen[type(action)])
        seen[type(action)] += 1
    return [legal[place] for place in sorted(range(len(legal)), key=ranks.__getitem__)]


def check_numbers(game: AnyGame, line: Line) -> None:
    """Every number that changed is named rightly, unless it is open, and none that did not."""
    speech = SPEECHES[game.id]
    changed, said = speech.changes(line.before, line.after), speech.named(line.sentence)
    for path, change in changed.items():
        if path in said:
            assert said[path] == change, (line.action, path, line.sentence)
        elif not speech.is_unnamed(path):
            assert line.said.is_open, (line.action, path, line.sentence)
            assert line.action.kind() in game.doubtful, (line.action, path)
    assert said.keys() <= changed.keys(), (line.action, line.sentence)


def check_claims(game: AnyGame, line: Line) -> None:
    """Everything else that was said came true."""
    speech = SPEECHES[game.id]
    assert line.sentence or line.said.uncertain, line.action
    for part in line.sentence:
        if part == "play passes on":
            assert line.seat not in game.to_act(line.step.state), line.action
        elif not speech.is_number(part):
            assert speech.is_true(part, line.before, line.after, line.action), (line.action, part)


@at_every_table
def test_every_number_that_changes_is_named_and_none_that_does_not(table: Table) -> None:
    for line in lines(table):
        check_numbers(table.game, line)


@at_every_table
def test_nothing_is_said_that_does_not_come_true(table: Table) -> None:
    for line in lines(table):
        check_claims(table.game, line)


@pytest.mark.parametrize("game", SPEECHES)
def test_at_most_five_kinds_of_numbers_go_unnamed(game: str) -> None:
    assert len(SPEECHES[game].unnamed) <= MOST_UNNAMED


@pytest.mark.parametrize("game", SPEECHES)
async def test_a_step_through_the_host_does_what_was_said(host: Host, game: str) -> None:
    """And it can be taken back, or not, as was said."""
    table, chance, words = await started(host, 3, game), Random(game), Words("en", game)
    for _ in range(STEPS):
        found = await host.table(table)
        if not found.is_running:
            break
        seat = chance.choice(sorted(found.asked))
        user = user_of(found.seats[seat])
        own = await host.seen(table, user)
        action = varied(own.legal[:], chance)[0]
        said = own.foresight.of(action)
        sentence = tuple(words.text(text) for text in said.sure)
        await press(host, table, user, action)
        then = await host.seen(table, user)
        step = Step((await host._live.get(table)).now.position.state, [])
        line = Line(None, seat, action, said, sentence, own.view, then.view, step)
        check_numbers(GAMES[game], line)
        check_claims(GAMES[game], line)
        assert said.is_open or said.is_final == (then.bar is not None), action


@pytest.mark.promise("A turn is counted from where it began, not from what all chose before the first round")
async def test_what_all_choose_at_once_is_in_nobodys_turn(host: Host) -> None:
    table = await started(host, 2, "panamax")
    state = (await host._live.get(table)).now.position.state
    assert isinstance(state, PanamaxState)
    first = state.order[0]
    for seat in (*(each for each in range(2) if each != first), first):
        user = user_of((await host.table(table)).seats[seat])
        for kind in ("keep_advisor", "keep_contract"):
            legal = (await host.seen(table, user)).legal
            await press(host, table, user, next(each for each in legal if each.kind() == kind))
    before = await host.seen(table, user)
    assert before.table.asked.keys() == {first}, "the first turn of the player who chose last"
    assert before.began is None, "nothing is done in it yet"
    await press(host, table, user, next(each for each in before.legal if each.kind() == "take_die"))
    assert (await host.seen(table, user)).began == before.view


@at_every_table
def test_open_is_what_differs_between_worlds_and_nothing_else(table: Table) -> None:
    game, asked = table.game, 0
    for line in lines(table):

        def outcome(state: Any, line: Line = line) -> tuple[Any, Any]:
            step = game.play(state, line.seat, line.action)
            seen = [event for event in step.events if event.is_seen_by(line.seat)]
            return game.view(step.state, line.seat), seen

        truth = outcome(line.state)
        worlds = (outcome(game.redeal(line.state, line.seat, Rng(f"{deal:064x}"))) for deal in range(DEALS))
        if line.said.is_open:
            asked += 1
            assert any(world != truth for world in worlds), line.action
        else:
            assert next(worlds) == truth, line.action
    assert asked


@at_every_table
def test_final_is_what_cannot_be_taken_back(table: Table) -> None:
    game = table.game
    for line in lines(table):
        is_alone = game.to_act(line.state) == game.to_act(line.step.state) == {line.seat}
        has_drawn = line.state.rng.draws != line.step.state.rng.draws
        has_revealed = any(event.reveals for event in line.step.events)
        bars = not is_alone or has_drawn or has_revealed
        assert line.said.is_final >= bars, line.action
        assert line.said.is_final == bars or line.said.is_open, line.action
