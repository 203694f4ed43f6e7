"""Setting up (rules 3): what everybody begins with, and the two secret choices."""

from __future__ import annotations

from collections import Counter

import pytest

from games.chance import Rng
from games.core import Step
from games.panamax.actions import KeepAdvisor, KeepContract
from games.panamax.data import (
    ADVISORS,
    BOX,
    COMPANIES,
    CONTRACTS,
    FOR_PLAYERS,
    NATIONS,
    SETUP_CONTRACTS,
    SHIPS,
)
from games.panamax.rules import PANAMAX
from games.panamax.state import PanamaxOptions, PanamaxState, Phase
from games.values import Who
from tests.games.panamax.conservation import panamax
from tests.games.panamax.playing import play, refused
from tests.games.playing import events_of, kinds, only
from tools.random_play import seed_of

EVERY_COUNT = pytest.mark.parametrize("players", [2, 3, 4])


def begin(players: int, seed: int = 1, options: PanamaxOptions | None = None) -> Step[PanamaxState]:
    return PANAMAX.setup(players, options or PanamaxOptions(), Rng(seed_of(seed, 0)))


def choose_all(state: PanamaxState) -> Step[PanamaxState]:
    """Everybody keeps the second advisor and the second contract, the last seat first."""
    events = []
    for seat in reversed(range(len(state.players))):
        player = state.players[seat]
        step = play(
            state, seat, KeepContract(player.dealt_contracts[1]), KeepAdvisor(player.dealt_advisors[1])
        )
        state = step.state
        events += step.events
    return Step(state, events)


@EVERY_COUNT
def test_3_everybody_begins_alike(players: int) -> None:
    state = begin(players).state
    for seat, player in enumerate(state.players):
        assert (player.cash, player.company_cash, player.price) == (6, 18, 6)
        assert (player.reserve, player.warehouse, player.shares_left) == (9, 0, 4)
        assert player.shares == [int(other == seat) for other in range(players)]
        assert player.unbuilt == ["sprinter", "carrier"]
        assert len(player.dealt_advisors) == len(player.dealt_contracts) == 2
    assert state.captains == [f"captain_{number}" for number in range(1, 6)]
    assert state.stevedores == [f"stevedore_{number}" for number in range(1, 6)]
    assert state.flags == dict.fromkeys(NATIONS, 10)
    assert state.platform == list(NATIONS)
    assert state.passengers == 8
    assert state.wagon_1 == []


@EVERY_COUNT
def test_3_8_unique_ships_lie_on_their_start_zones_for_every_player_count(players: int) -> None:
    state = begin(players).state
    assert {ship: vessel.zone for ship, vessel in state.ships.items()} == {
        ship.id: ship.start for ship in BOX.unique_ships
    }
    assert state.water["to_pacific"][0] == ["mil_europe", "mil_usa_east"]
    assert state.water["to_atlantic"][0] == ["mil_china", "mil_usa_west"]


@EVERY_COUNT
def test_3_9_three_contracts_and_the_incoming_one_lie_open(players: int) -> None:
    step = begin(players)
    open_cards = [*step.state.slots.values(), step.state.incoming]
    assert len(set(open_cards)) == 4
    assert len(step.state.contract_deck) == 20
    shown = [event.values["contract"] for event in events_of(step.events, "contract_turned_up")]
    assert shown == open_cards


@EVERY_COUNT
def test_3_6_what_is_dealt_is_told_to_its_player_alone(players: int) -> None:
    step = begin(players)
    received = events_of(step.events, "setup_cards_received")
    assert [event.seen_by for event in received] == [(seat,) for seat in range(players)]
    assert all(event.reveals for event in received)
    for seat, event in enumerate(received):
        player = step.state.players[seat]
        assert event.values["advisors"] == tuple(player.dealt_advisors)
        assert event.values["contracts"] == tuple(player.dealt_contracts)
    dealt = Counter(card for player in step.state.players for card in player.dealt_advisors)
    assert max(dealt.values()) == 1
    assert len(dealt) + len(step.state.advisor_bag) == len(ADVISORS)


@EVERY_COUNT
def test_3_no_die_lies_on_the_action_table_until_everybody_has_chosen(players: int) -> None:
    view = PANAMAX.view(begin(players).state, None)
    assert {(column.dice, column.has_executive, column.available) for column in view.columns} == {
        (0, False, None)
    }
    assert (view.round_no, view.turns_left, view.has_taken) == (0, 0, False)


@EVERY_COUNT
def test_3_everybody_is_asked_at_once_and_the_game_waits_for_all(players: int) -> None:
    state = begin(players).state
    assert PANAMAX.to_act(state) == frozenset(range(players))
    last = players - 1
    half = play(state, last, KeepContract(state.players[last].dealt_contracts[0])).state
    assert PANAMAX.to_act(half) == frozenset(range(players))
    assert PANAMAX.question(half, last).key == "question-keep_advisor"
    done = play(half, last, KeepAdvisor(state.players[last].dealt_advisors[0])).state
    assert PANAMAX.to_act(done) == frozenset(range(last))
    assert done.phase is Phase.SETUP


def test_3_a_choice_may_be_replaced_until_the_last_one_is_in_and_nobody_hears_of_it() -> None:
    state = begin(2).state
    first, second = state.players[0].dealt_advisors
    kept = play(state, 0, KeepAdvisor(first))
    assert kinds(event for event in kept.events if event.is_seen_by(None)) == ["advisor_kept"]
    refused(kept.state, 0, KeepAdvisor(first), "already_kept", "3")
    replaced = play(kept.state, 0, KeepAdvisor(second))
    assert replaced.state.players[0].secret == second
    assert [event.seen_by for event in replaced.events] == [(0,)]
    assert PANAMAX.view(kept.state, 1) == PANAMAX.view(replaced.state, 1)


@EVERY_COUNT
def test_3_10_the_kept_contract_is_shown_when_everybody_has_chosen(players: int) -> None:
    begun = begin(players).state
    step = choose_all(begun)
    state = step.state
    assert (state.phase, state.round_no) == (Phase.TURNS, 1)
    shown = events_of(step.events, "start_contract_shown")
    assert [event.values["who"] for event in shown] == [Who(seat) for seat in range(players)]
    assert all(event.reveals for event in shown)
    for seat, player in enumerate(state.players):
        kept = begun.players[seat].dealt_contracts[1]
        (contract,) = player.contracts
        assert contract.card == kept
        assert kept in SETUP_CONTRACTS
        assert player.reserve == 7
        assert player.dealt_contracts == player.dealt_advisors == []
        ocean = NATIONS[CONTRACTS[kept].nation].ocean
        wait = {"atlantic": "atl_wait", "pacific": "pac_wait"}[ocean]
        for kind in ("feeder", "coaster"):
            vessel = state.ships[f"{COMPANIES[seat]}_{kind}"]
            assert (vessel.zone, vessel.dice) == (wait, [])
    assert len(state.ships) == len(BOX.unique_ships) + 2 * players


@EVERY_COUNT
def test_3_6_five_advisors_lie_open_and_none_that_was_kept(players: int) -> None:
    begun = begin(players).state
    step = choose_all(begun)
    kept = {begun.players[seat].dealt_advisors[1] for seat in range(players)}
    assert {player.secret for player in step.state.players} == kept
    assert len(step.state.advisors) == 5
    assert not kept & set(step.state.advisors)
    assert len(step.state.advisor_bag) == 9 - 5 - players
    shown = only(step.events, "advisors_displayed")
    assert shown.values["advisors"] == tuple(step.state.advisors)


@EVERY_COUNT
def test_3_12_the_first_order_of_play_is_drawn_and_the_dice_are_rolled(players: int) -> None:
    orders = set()
    for seed in range(30):
        step = choose_all(begin(players, seed).state)
        state = step.state
        assert only(step.events, "order_drawn").values["order"] == tuple(Who(seat) for seat in state.order)
        assert state.active == state.order[0]
        count = FOR_PLAYERS[players]
        assert sum(column.dice for column in state.columns) == count.table_dice
        assert sum(column.has_executive for column in state.columns) == count.executive_dice
        assert state.turns_left == players * count.turns
        left = sum(column.dice + column.has_executive for column in state.columns[:3])
        assert count.reroll_at_most < left < count.table_dice + count.executive_dice - count.reroll_at_most
        orders.add(tuple(state.order))
        panamax(state, Step(state, []))
    assert len(orders) > 1


def test_2_2_only_the_companies_of_the_players_are_in_the_game() -> None:
    state = choose_all(begin(2).state).state
    owners = {SHIPS[ship].owner for ship in state.ships}
    assert owners == {None, 0, 1}
    assert [len(player.shares) for player in state.players] == [2, 2]


@EVERY_COUNT
def test_1_a_seat_that_is_not_there_can_do_nothing(players: int) -> None:
    state = begin(players).state
    assert PANAMAX.candidates(state, -1) == PANAMAX.candidates(state, players) == []


@EVERY_COUNT
def test_4_2_the_first_turn_is_number_one(players: int) -> None:
    state = begin(players).state
    assert (state.turn_no, state.round_no) == (0, 0)
    state = choose_all(state).state
    assert (state.turn_no, state.round_no) == (1, 1)
