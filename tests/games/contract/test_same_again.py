"""Asking changes nothing, storing changes nothing, and the same seed gives the same game."""

from __future__ import annotations

import msgspec
import pytest

from games import GAMES
from games.core import AnyGame, State, View, write
from games.values import Event
from tests.games.contract.tables import PLAIN_TABLES, TABLES, Table, begin, recorded, some, transcript
from tests.hash_seeds import outputs

at_every_table = pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
DIGEST_OF_A_GAME = """
import hashlib, sys
from tests.games.contract.tables import TABLES, transcript
table = next(table for table in TABLES if table.name == sys.argv[1])
print(hashlib.sha256(transcript(table, 3)).hexdigest())
"""


@at_every_table
def test_asking_changes_nothing(table: Table) -> None:
    game = table.game
    for move in some(recorded(table), 40):
        state = game.copy(move.before)
        before = write(state)
        for seat in range(table.seats):
            list(game.candidates(state, seat))
            game.legal(state, seat)
            game.refusal(state, seat, move.action)
            game.view(state, seat)
        for seat in game.to_act(state):
            game.question(state, seat)
            game.idle(state, seat)
        game.view(state, None)
        game.result(state)
        assert write(state) == before


@at_every_table
def test_playing_leaves_the_given_state_alone(table: Table) -> None:
    game = table.game
    for move in recorded(table):
        before = write(move.before)
        step = game.play(move.before, move.seat, move.action)
        assert write(move.before) == before
        assert write(step.state) == write(move.step.state)
        assert step.events == move.step.events


@at_every_table
def test_states_actions_events_and_options_survive_json(table: Table) -> None:
    game = table.game
    assert game.read_options(write(table.options)) == table.options
    for move in recorded(table):
        state = move.step.state
        stored = write(state)
        read = game.read_state(stored, game.rules_version)
        assert read == state
        assert write(read) == stored
        assert game.read_action(write(move.action)) == move.action
        for event in move.step.events:
            assert msgspec.json.decode(write(event), type=Event) == event


@at_every_table
def test_a_stored_game_goes_on_as_it_would_have(table: Table) -> None:
    game = table.game
    for move in some(recorded(table), 20):
        read = game.read_state(write(move.before), game.rules_version)
        assert game.legal(read, move.seat) == game.legal(move.before, move.seat)
        step = game.play(read, move.seat, move.action)
        assert (write(step.state), step.events) == (write(move.step.state), move.step.events)


@at_every_table
def test_events_are_named_and_addressed(table: Table) -> None:
    seats = set(range(table.seats))
    for event in [
        *begin(table, 1).events,
        *(event for move in recorded(table) for event in move.step.events),
    ]:
        assert event.kind.isidentifier()
        assert event.kind.islower()
        assert event.seen_by is None or set(event.seen_by) <= seats


@at_every_table
def test_a_view_is_its_readers_and_no_state(table: Table) -> None:
    game = table.game
    for move in some(recorded(table), 10):
        for seat in (None, *range(table.seats)):
            view = game.view(move.before, seat)
            assert isinstance(view, View)
            assert not isinstance(view, State)
            assert view.me == seat
            assert msgspec.json.decode(write(view), type=type(view)) == view


@at_every_table
def test_a_seat_sees_the_same_by_way_of_what_everybody_sees(table: Table) -> None:
    game = table.game
    for move in some(recorded(table), 20):
        public = game.view(move.before, None)
        before = write(public)
        for seat in range(table.seats):
            assert game.seen_by(move.before, seat, public) == game.view(move.before, seat)
        assert write(public) == before


@at_every_table
def test_a_view_does_not_change_with_the_state_it_was_taken_from(table: Table) -> None:
    game = table.game
    for move in some(recorded(table), 40):
        state = game.copy(move.before)
        view = game.view(state, move.seat)
        before = write(view)
        game.apply(state, move.seat, move.action)
        assert write(view) == before


@at_every_table
def test_the_same_seed_gives_the_same_game_to_the_byte(table: Table) -> None:
    assert transcript(table, 3) == transcript(table, 3)
    assert transcript(table, 3) != transcript(table, 4)


@pytest.mark.parametrize("table", PLAIN_TABLES[-1:], ids=lambda table: table.name)
def test_the_same_seed_gives_the_same_game_in_another_process(table: Table) -> None:
    assert len(outputs(DIGEST_OF_A_GAME, table.name)) == 1


@at_every_table
def test_no_candidate_is_named_twice(table: Table) -> None:
    game = table.game
    for move in recorded(table):
        for seat in range(table.seats):
            candidates = [write(action) for action in game.candidates(move.before, seat)]
            assert len(set(candidates)) == len(candidates)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_every_kind_of_action_is_played_somewhere(game: AnyGame) -> None:
    """Else the promises above would be empty for it."""
    tables = [table for table in TABLES if table.game_id == game.id]
    played = {type(move.action) for table in tables for seed in (1, 2, 3) for move in recorded(table, seed)}
    assert played == set(game.actions)
