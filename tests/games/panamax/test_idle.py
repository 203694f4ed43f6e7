"""What is played for somebody who is not there (rules 4.8, 5.8)."""

from __future__ import annotations

import pytest

from games.chance import Rng
from games.core import Action
from games.panamax.actions import (
    ActNormally,
    DeferMarket,
    DiscardContract,
    EndTurn,
    KeepAdvisor,
    KeepContract,
    KeepStevedore,
    Move,
    PlacePassenger,
    Skip,
    StopLoading,
    StopMoving,
    TakeCash,
    TakeContract,
    TakeDie,
    TakeFlag,
    UseStevedore,
    WhiteDie,
)
from games.panamax.data import Benefit, Side
from games.panamax.frames import (
    AnyFrame,
    DeckSide,
    Executive,
    FeeStevedore,
    FreeRail,
    Market,
    Passenger,
    RailFlag,
    Reward,
    Source,
)
from games.panamax.rules import PANAMAX
from games.panamax.state import PanamaxOptions, Phase
from tests.games.panamax.playing import play
from tests.games.panamax.positions import RED, SEED, flag, give, guest, loading, moving, position, stevedore


def test_5_8_the_first_cards_dealt_are_kept() -> None:
    state = PANAMAX.setup(2, PanamaxOptions(), Rng(SEED)).state
    player = state.players[1]
    assert PANAMAX.idle(state, 1) == KeepAdvisor(player.dealt_advisors[0])
    state = play(state, 1, PANAMAX.idle(state, 1)).state
    assert PANAMAX.idle(state, 1) == KeepContract(player.dealt_contracts[0])


def test_5_8_the_lowest_numbered_column_with_a_die() -> None:
    state = position(dice=(0, 0, 3, 1, 3, 3), executive=(2, 4, 5, 6))
    assert PANAMAX.idle(state, RED) == TakeDie(WhiteDie(2, 4))


@pytest.mark.parametrize(
    ("frame", "action"),
    [
        (Executive(RED, 2), ActNormally()),
        (loading(2, 4), StopLoading()),
        (loading(1, source=Source.CARD), StopLoading()),
        (loading(1, source=Source.FLAG), Skip()),
        (moving(locks=1, waterways=1), Move("atl_load", "tp_gatun_1", ("mil_europe",))),
        (moving(either=2, source=Source.CARD), StopMoving()),
        (moving(either=3, source=Source.FLAG), Skip()),
        (FreeRail(RED), Skip()),
        (Market(RED, "china"), DeferMarket()),
        (Market(RED, "china", is_deferred=True), Skip()),
        (DeckSide(RED, "china_1"), TakeContract("china_1", Side.FRONT)),
        (Reward(RED, "red_feeder"), TakeCash()),
        (Reward(RED, "red_carrier"), TakeCash()),
        (Passenger(RED), PlacePassenger(Benefit.EXTRA_LOAD)),
    ],
    ids=lambda each: each.kind() if isinstance(each, Action) else type(each).__name__,
)
def test_5_8_the_default_answers(frame: AnyFrame, action: Action) -> None:
    state = position(has_taken=True, frames=[frame])
    assert PANAMAX.idle(state, RED) == action
    assert PANAMAX.refusal(state, RED, action) is None


def test_4_8_passengers_prefer_the_extra_load_then_the_choice_then_the_transfer() -> None:
    state = position(has_taken=True, frames=[Passenger(RED)])
    guest(state, RED, Benefit.EXTRA_LOAD)
    assert PANAMAX.idle(state, RED) == PlacePassenger(Benefit.WIDE_CHOICE)
    guest(state, RED, Benefit.WIDE_CHOICE)
    assert PANAMAX.idle(state, RED) == PlacePassenger(Benefit.CHEAP_TRANSFER)


def test_4_8_the_flag_of_which_one_has_fewest() -> None:
    state = position(has_taken=True, frames=[RailFlag(RED)])
    state.phase = Phase.RAIL
    assert PANAMAX.idle(state, RED) == TakeFlag("china"), "a tie: the order of table 2.3"
    flag(state, RED, "china", "europe", "usa_west")
    assert PANAMAX.idle(state, RED) == TakeFlag("usa_east")


@pytest.mark.parametrize(("fee", "action"), [(8, UseStevedore()), (7, KeepStevedore())])
def test_4_8_a_stevedore_is_used_when_it_saves_its_full_amount(fee: int, action: Action) -> None:
    state = position(has_taken=True, frames=[FeeStevedore(RED, fee)])
    state.phase, state.fees = Phase.FEES, [fee, 0, 0, 0]
    stevedore(state, RED)
    assert PANAMAX.idle(state, RED) == action


def test_5_8_the_newest_surplus_contract_is_discarded() -> None:
    state = position(has_taken=True)
    for card in ("china_1", "china_2", "china_3"):
        give(state, RED, card)
    assert PANAMAX.idle(state, RED) == DiscardContract("china_3")
    state = play(state, RED, PANAMAX.idle(state, RED)).state
    assert PANAMAX.idle(state, RED) == EndTurn()
