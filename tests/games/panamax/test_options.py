"""The options of section 7: what each changes, and that all else stays."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import games
from games.chance import Rng
from games.panamax.actions import TakeFlag
from games.panamax.data import CONTRACTS, FOR_PLAYERS, ZONE_OF
from games.panamax.money import fees_due
from games.panamax.rules import PANAMAX
from games.panamax.state import CargoDie, PanamaxOptions, Phase
from games.values import Text
from tests.games.panamax.conservation import panamax
from tests.games.panamax.playing import asked, end_round, idle_out, play
from tests.games.panamax.positions import BLUE, GREEN, RED, SEED, give, position, put, train
from tests.games.panamax.test_setup import begin, choose_all
from tests.games.playing import events_of, kinds
from tests.games.telling import said

EVERY_COUNT = pytest.mark.parametrize("players", [2, 3, 4])


def test_7_all_options_are_off_by_default() -> None:
    assert PanamaxOptions() == PanamaxOptions(
        two_player_turns=6, preloaded_start=False, slow_train=False, soft_fees=False, random_setup=False
    )


@pytest.mark.promise("mend.16")
def test_7_the_turns_of_two_players_are_those_of_the_box_unless_chosen(tmp_path: Path) -> None:
    """Another number in the box is another default: the box is read, and nothing stands in it for show."""
    shutil.copytree(Path(games.__file__).parent, tmp_path / "games")
    box = tmp_path / "games" / "panamax" / "data.toml"
    two_players, counted, others = box.read_text(encoding="utf-8").partition("turns = 6\n")
    assert counted, "six turns each for two players"
    box.write_text(f"{two_players}turns = 4\n{others}", encoding="utf-8")
    asking = "from games.panamax.state import PanamaxOptions; print(PanamaxOptions().two_player_turns)"
    asked = [sys.executable, "-c", asking]
    answer = subprocess.run(asked, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert answer.stdout.strip() == "4", answer.stderr


def test_7_two_player_turns_leaves_four_dice_unused() -> None:
    options = PanamaxOptions(two_player_turns=4)
    state = choose_all(begin(2, options=options).state).state
    assert state.turns_left == 8
    step = idle_out(state)
    turns = events_of(step.events, "turn_ended")
    assert len(turns) == 3 * 8
    assert len(events_of(idle_out(choose_all(begin(2).state).state).events, "turn_ended")) == 3 * 12


@pytest.mark.parametrize("players", [3, 4])
def test_7_two_player_turns_change_nothing_with_more_players(players: int) -> None:
    state = choose_all(begin(players, options=PanamaxOptions(two_player_turns=4)).state).state
    assert state.turns_left == players * FOR_PLAYERS[players].turns


@EVERY_COUNT
def test_7_preloaded_start_has_the_first_container_on_the_feeder(players: int) -> None:
    step = choose_all(begin(players, options=PanamaxOptions(preloaded_start=True)).state)
    for seat, player in enumerate(step.state.players):
        (contract,) = player.contracts
        first, *rest = CONTRACTS[contract.card].sides[contract.side]
        assert contract.left == rest
        vessel = step.state.ships[f"{('red', 'blue', 'yellow', 'green')[seat]}_feeder"]
        assert vessel.zone == ZONE_OF[CONTRACTS[contract.card].nation]
        assert vessel.dice == [CargoDie(seat, first.value)]
    assert len(events_of(step.events, "container_loaded")) == players


def test_7_slow_train_keeps_dice_a_round_in_wagon_2() -> None:
    state = position(active=BLUE, options=PanamaxOptions(slow_train=True))
    train(state, (GREEN, 3), (RED, 2))
    step = end_round(state, BLUE)
    after = step.state
    assert after.wagon_2 == [CargoDie(GREEN, 3), CargoDie(RED, 2)]
    assert after.order[:2] == [GREEN, RED], "the order is by wagon 2"
    assert after.players[GREEN].reserve == 0, "in the warehouse now, but for the die on the train"
    assert after.players[GREEN].warehouse == 8
    assert "train_dice_returned" not in kinds(step.events)
    assert (after.round_no, after.phase) == (2, Phase.TURNS)
    again = end_round(after, after.active).state
    assert asked(again) == (GREEN, "rail_flag")
    assert again.wagon_2 == []
    assert again.platform_dice == [CargoDie(RED, 2)]
    assert asked(play(again, GREEN, TakeFlag("europe")).state) == (GREEN, "move_any")


def test_7_soft_fees() -> None:
    for options, fee in ((PanamaxOptions(), 4 + 3), (PanamaxOptions(soft_fees=True), 3 + 2)):
        state = position(options=options)
        put(state, "red_feeder", "atl_load_europe", (RED, 3))
        put(state, "blue_feeder", "tp_gatun_1", (RED, 3))
        assert fees_due(state, RED) == fee
        give(state, RED, "china_1")
        assert fees_due(state, RED) == fee + 4, "contracts and warehouses cost what they do"


@EVERY_COUNT
def test_7_random_setup_deals_and_asks_nobody(players: int) -> None:
    step = PANAMAX.setup(players, PanamaxOptions(random_setup=True), Rng(SEED))
    assert step.state.phase is Phase.TURNS
    assert len(PANAMAX.to_act(step.state)) == 1
    assert all(player.secret and len(player.contracts) == 1 for player in step.state.players)
    assert step.events[:2] == [said("advisors_dealt", count=1), said("start_contracts_dealt", count=1)]
    assert len(step.state.advisors) == 5
    received = events_of(step.events, "setup_cards_received")
    assert [event.seen_by for event in received] == [(seat,) for seat in range(players)]
    for event, player in zip(received, step.state.players, strict=True):
        (contract,) = player.contracts
        assert event.values == {"advisors": (player.secret,), "contracts": (contract.card,)}
    panamax(step.state, step)


def test_1_two_to_four_players() -> None:
    for seats, is_fine in ((1, False), (2, True), (4, True), (5, False)):
        reason = PANAMAX.option_refusal(seats, PanamaxOptions())
        assert (reason is None) == is_fine
        assert reason is None or reason == Text("refusal-seats", {"least": 2, "most": 4})


def test_every_mixture_of_options_plays_to_its_end() -> None:
    for turns in (4, 6):
        for bits in range(16):
            flags = [bool(bits >> bit & 1) for bit in range(4)]
            options = PanamaxOptions(turns, *flags)
            state = PANAMAX.setup(2, options, Rng(SEED)).state
            assert idle_out(state).state.result is not None
