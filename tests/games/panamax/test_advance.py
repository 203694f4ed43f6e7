"""Standing preferences (rules 4.8): answers before the question, from what the seat may see."""

from __future__ import annotations

import pytest

from games.chance import Rng
from games.core import Action
from games.panamax.actions import (
    DeclineFlag,
    KeepStevedore,
    PlacePassenger,
    TakeCard,
    TakeCash,
    TakeFlag,
    UseStevedore,
)
from games.panamax.data import Benefit
from games.panamax.frames import AnyFrame, FeeStevedore, Passenger, RailFlag, Reward
from games.panamax.rules import PANAMAX
from games.panamax.state import PanamaxOptions, Phase
from tests.games.contract.tables import PLAIN_TABLES, Table, recorded
from tests.games.panamax.playing import idle_out
from tests.games.panamax.positions import BLUE, GREEN, RED, SEED, captain, flag, guest, position, stevedore

ALL_KEYS = {
    *("reward_card", "reward_cash"),
    *(f"passenger_{space}" for space in Benefit),
    *("flag_fewest", "flag_none", "flag_china", "flag_europe", "flag_usa_east", "flag_usa_west"),
    *("fees_well_used", "fees_use", "fees_keep"),
}


def keys(state: object, seat: int) -> set[str]:
    return {advance.key for advance in PANAMAX.in_advance(state, seat)}  # type: ignore[arg-type]  # a state of ours


@pytest.mark.parametrize(
    ("frame", "key", "action"),
    [
        (Reward(GREEN, "green_feeder"), "reward_card", TakeCard("captain_1")),
        (Reward(GREEN, "green_coaster"), "reward_card", TakeCard("stevedore_1")),
        (Reward(GREEN, "green_feeder"), "reward_cash", TakeCash()),
        (Reward(GREEN, "green_feeder"), "flag_china", None),
        (Passenger(GREEN), "passenger_extra_load", PlacePassenger(Benefit.EXTRA_LOAD)),
        (Passenger(GREEN), "passenger_wide_choice", PlacePassenger(Benefit.WIDE_CHOICE)),
        (Passenger(GREEN), "extra_load", None),
        (Passenger(GREEN), "reward_cash", None),
        (RailFlag(GREEN), "flag_fewest", TakeFlag("europe")),
        (RailFlag(GREEN), "flag_none", DeclineFlag()),
        (RailFlag(GREEN), "flag_usa_west", TakeFlag("usa_west")),
        (RailFlag(GREEN), "flag_atlantis", None),
        (RailFlag(GREEN), "china", None),
        (FeeStevedore(GREEN, 8), "fees_use", UseStevedore()),
        (FeeStevedore(GREEN, 8), "fees_keep", KeepStevedore()),
        (FeeStevedore(GREEN, 8), "fees_well_used", UseStevedore()),
        (FeeStevedore(GREEN, 5), "fees_well_used", KeepStevedore()),
        (FeeStevedore(GREEN, 5), "reward_card", None),
    ],
)
def test_4_8_a_preference_meets_its_question_and_no_other(
    frame: AnyFrame, key: str, action: Action | None
) -> None:
    state = position(has_taken=True, frames=[frame])
    flag(state, GREEN, "china")
    if isinstance(frame, FeeStevedore):
        state.phase, state.fees = Phase.FEES, [0, 0, 0, frame.fee]
        stevedore(state, GREEN)
    elif isinstance(frame, RailFlag):
        state.phase = Phase.RAIL
    assert PANAMAX.answer(state, GREEN, key) == action
    assert action is None or PANAMAX.refusal(state, GREEN, action) is None
    assert PANAMAX.answer(state, BLUE, key) is None, "another seat is asked"


def test_4_8_the_first_advisor_on_display() -> None:
    state = position(has_taken=True, frames=[Reward(GREEN, "green_carrier")])
    assert PANAMAX.answer(state, GREEN, "reward_card") == TakeCard(state.advisors[0])


def test_4_8_cash_instead_of_a_captain_in_the_last_turn_of_the_game() -> None:
    state = position(has_taken=True, frames=[Reward(GREEN, "green_feeder")], round_no=3)
    assert PANAMAX.answer(state, GREEN, "reward_card") == TakeCard("captain_1")
    state.turns_left = 2
    assert PANAMAX.answer(state, GREEN, "reward_card") == TakeCard("captain_1")
    state.turns_left = 1
    assert PANAMAX.answer(state, GREEN, "reward_card") == TakeCash()
    state.round_no = 2
    assert PANAMAX.answer(state, GREEN, "reward_card") == TakeCard("captain_1"), "good in the next round"
    state.round_no = 3
    state.frames = [Reward(GREEN, "green_coaster")]
    assert PANAMAX.answer(state, GREEN, "reward_card") == TakeCard("stevedore_1"), "good against the fees"


def test_a_flag_that_is_gone_asks_the_person() -> None:
    state = position(has_taken=True, frames=[RailFlag(GREEN)])
    state.phase = Phase.RAIL
    state.platform.remove("china")
    assert PANAMAX.answer(state, GREEN, "flag_china") is None
    state.platform.clear()
    assert PANAMAX.answer(state, GREEN, "flag_fewest") is None


def test_what_may_be_settled_depends_on_what_may_still_be_asked() -> None:
    state = position()
    assert keys(state, RED) == ALL_KEYS - {"fees_well_used", "fees_use", "fees_keep"}
    stevedore(state, RED)
    captain(state, RED)
    assert keys(state, RED) == ALL_KEYS
    guest(state, RED, Benefit.EXTRA_LOAD)
    assert "passenger_extra_load" not in keys(state, RED)
    guest(state, RED, Benefit.WIDE_CHOICE)
    assert "passenger_cheap_transfer" not in keys(state, RED), "the last one sits down unasked"
    state.round_no = 3
    assert not {key for key in keys(state, RED) if key.startswith("fees")}, "used unasked in the last round"


def test_nothing_can_be_settled_before_and_after_the_game() -> None:
    begun = PANAMAX.setup(2, PanamaxOptions(), Rng(SEED)).state
    assert PANAMAX.in_advance(begun, 0) == ()
    assert PANAMAX.answer(begun, 0, "reward_cash") is None
    over = idle_out(position(2, round_no=3, dice=(1, 0, 0, 1, 0, 0), executive=())).state
    assert PANAMAX.in_advance(over, 0) == ()
    assert PANAMAX.answer(over, 0, "reward_cash") is None


def test_spans_are_rounds_or_the_whole_game() -> None:
    state = position()
    spans = {advance.key: advance.span for advance in PANAMAX.in_advance(state, RED)}
    assert spans["reward_card"] == "game"
    assert spans["flag_china"] == "round"
    assert (PANAMAX.span(state, "round"), PANAMAX.span(state, "game")) == (1, 0)
    state.round_no = 2
    assert (PANAMAX.span(state, "round"), PANAMAX.span(state, "game")) == (2, 0)
    with pytest.raises(KeyError):
        PANAMAX.span(state, "stop")


@pytest.mark.parametrize(
    "table", [table for table in PLAIN_TABLES if table.game_id == "panamax"], ids=lambda table: table.name
)
def test_every_answer_in_a_game_is_legal_and_some_are_given(table: Table) -> None:
    given = set()
    for move in recorded(table):
        for seat in range(table.seats):
            for key in ALL_KEYS:
                action = PANAMAX.answer(move.before, seat, key)
                if action is not None:
                    assert PANAMAX.refusal(move.before, seat, action) is None
                    given.add(key)
    assert {"reward_card", "reward_cash", "flag_none"} <= given
