"""What the table asks, in every moment (4)."""

from __future__ import annotations

import pytest

from games.panamax.actions import EndTurn
from games.panamax.data import Benefit
from games.panamax.frames import (
    AnyFrame,
    DeckSide,
    Executive,
    FeeStevedore,
    FreeRail,
    Loading,
    Market,
    Passenger,
    RailFlag,
    Reward,
    Source,
)
from games.panamax.rules import PANAMAX
from games.values import Text, Value, Who
from tests.games.panamax.playing import play
from tests.games.panamax.positions import RED, give, guest, loading, moving, position, stevedore
from tests.games.panamax.test_setup import begin
from tests.games.telling import said

ASKED: list[tuple[AnyFrame, str, dict[str, Value]]] = [
    (moving(locks=2, waterways=1), "move", {"locks": 2, "waterways": 1}),
    (moving(either=3, source=Source.CARD), "move_any", {"count": 3, "source": "card_action"}),
    (moving(either=2, source=Source.FLAG), "move_any", {"count": 2, "source": "flag_action"}),
    (loading(2, 4), "contract", {"count": 2}),
    (
        Loading(RED, Source.DIE, level=2, column=4, has_taken=True),
        "load",
        {"count": 2, "source": "white_die_action"},
    ),
    (Loading(RED, Source.DIE, level=2, column=4, done=1), "load", {"count": 1, "source": "white_die_action"}),
    (loading(1, source=Source.CARD), "load", {"count": 1, "source": "card_action"}),
    (loading(1, source=Source.FLAG), "load", {"count": 1, "source": "flag_action"}),
    (Executive(RED, 5), "executive", {"column": 5}),
    (DeckSide(RED, "china_1"), "deck_side", {"contract": "china_1"}),
    (FreeRail(RED), "rail", {}),
    (Market(RED, "china"), "market", {"nation": "china"}),
    (Market(RED, "china", is_deferred=True), "deferred_market", {"nation": "china"}),
    (Reward(RED, "red_sprinter"), "reward", {"ship": "red_sprinter", "card": "captain", "dollars": 2}),
    (Passenger(RED), "passenger", {}),
    (RailFlag(RED), "rail_flag", {}),
    (FeeStevedore(RED, 8), "fee_stevedore", {"fee": 8, "card": "stevedore_3"}),
]


@pytest.mark.parametrize(("frame", "key", "values"), ASKED)
def test_4_every_frame_has_its_question(frame: AnyFrame, key: str, values: dict[str, Value]) -> None:
    state = position(has_taken=True, frames=[frame])
    stevedore(state, RED, "stevedore_3")
    assert PANAMAX.question(state, RED) == Text(f"question-{key}", values)


def test_4_4_a_passenger_makes_one_load_more_of_the_main_action() -> None:
    state = position(has_taken=True, frames=[loading(2, 4)])
    guest(state, RED, Benefit.EXTRA_LOAD)
    assert PANAMAX.question(state, RED) == Text("question-contract", {"count": 3})


def test_3_and_4_2_the_questions_besides() -> None:
    state = begin(2).state
    assert PANAMAX.question(state, RED) == Text("question-keep_advisor")
    state.players[RED].secret = state.players[RED].dealt_advisors[0]
    assert PANAMAX.question(state, RED) == Text("question-keep_contract")
    assert PANAMAX.question(position(), RED) == Text("question-take_die")
    state = position(has_taken=True)
    for number, card in enumerate(("europe_1", "china_2", "usa_west_1", "usa_east_1")):
        give(state, RED, card, "1")
        surplus = number - 1
        assert PANAMAX.question(state, RED) == (
            Text("question-discard_contract", {"count": surplus})
            if surplus > 0
            else Text("question-end_turn")
        )


def test_4_2_the_end_of_the_turn_closes_a_captain_and_his_moves_are_lost() -> None:
    state = position(has_taken=True, frames=[moving(either=3, source=Source.CARD)])
    step = play(state, RED, EndTurn())
    assert step.events[:2] == [said("moves_lost", who=Who(RED), count=3), said("turn_ended", who=Who(RED))]
    assert step.state.frames == []
