"""Ships that leave the canal (rules 5.5): income, passengers, and what owners choose, in order."""

from __future__ import annotations

import pytest

from games.panamax.actions import Move, PlacePassenger, TakeCard, TakeCash
from games.panamax.data import Benefit
from games.panamax.frames import Passenger, Reward
from games.panamax.rules import PANAMAX
from games.panamax.state import PanamaxState
from tests.games.panamax.playing import asked, play
from tests.games.panamax.positions import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    captain,
    guest,
    moving,
    position,
    put,
    stevedore,
)
from tests.games.playing import events_of, kinds, only


def before_the_ocean(*ships: str) -> PanamaxState:
    """These ships in the last lock, each with a blue die, and a move to take them out."""
    state = position(has_taken=True, frames=[moving(locks=1, waterways=1)])
    cargo = {"red_carrier": [4, 4], "cruise_caribbean": [2], "panamax_colon": [5, 4]}
    for ship in ships:
        dice = [] if ship.startswith("mil") else cargo.get(ship, [4])
        put(state, ship, "tp_miraflores_2", *((BLUE, value) for value in dice))
    return state


def leave(state: PanamaxState, *ships: str) -> PanamaxState:
    return play(state, RED, Move("tp_miraflores_2", "pac_wait", ships)).state


def test_5_5_owners_are_asked_one_after_the_other_in_the_order_of_the_group() -> None:
    ships = "green_feeder", "yellow_feeder", "blue_coaster"
    after = leave(before_the_ocean(*ships), *ships)
    assert asked(after) == (GREEN, "reward")
    assert [type(frame) for frame in after.frames[1:]] == [Reward] * 3
    after = play(after, GREEN, TakeCard("captain_1")).state
    assert asked(after) == (YELLOW, "reward")
    # The stack is shared: the second one has the next card.
    after = play(after, YELLOW, TakeCard("captain_2")).state
    assert asked(after) == (BLUE, "reward")
    after = play(after, BLUE, TakeCash()).state
    assert after.players[BLUE].cash == 6 + 3
    assert asked(after) == (RED, "move"), "the turn goes on"


def test_5_5_every_company_is_paid_for_its_own_dice_whoever_owns_the_ship() -> None:
    state = position(has_taken=True, frames=[moving(locks=1, waterways=1)])
    put(state, "red_carrier", "tp_miraflores_2", (BLUE, 2), (GREEN, 6), (BLUE, 3))
    step = play(state, RED, Move("tp_miraflores_2", "pac_wait", ("red_carrier",)))
    paid = {
        event.values["company"]: event.values["dollars"] for event in events_of(step.events, "company_paid")
    }
    assert paid == {"blue": 5, "green": 6}
    assert step.state.players[RED].company_cash == 18
    assert step.state.players[RED].cash == 6
    assert all(player.reserve == 9 for player in step.state.players)


@pytest.mark.parametrize(
    ("ship", "cards", "cash"),
    [("green_feeder", ["captain_1"], 2), ("green_coaster", ["stevedore_1"], 3), ("red_carrier", None, 5)],
)
def test_5_5_the_size_decides_between_which_card_and_how_much_cash(
    ship: str, cards: list[str] | None, cash: int
) -> None:
    after = leave(before_the_ocean(ship), ship)
    owner, _ = asked(after)
    expected = after.advisors if cards is None else cards
    assert [action for action in PANAMAX.legal(after, owner) if isinstance(action, TakeCard)] == [
        TakeCard(card) for card in expected
    ]
    assert play(after, owner, TakeCash()).state.players[owner].cash == 6 + cash


def test_5_5_an_advisor_is_taken_face_up_and_there_is_no_limit() -> None:
    state = before_the_ocean("red_carrier")
    state.players[RED].advisors = [state.advisors.pop(), state.advisors.pop()]
    after = leave(state, "red_carrier")
    wanted = after.advisors[1]
    after = play(after, RED, TakeCard(wanted)).state
    assert len(after.players[RED].advisors) == 3
    assert wanted in PANAMAX.view(after, BLUE).players[RED].advisors


def test_5_5_whoever_holds_such_a_card_or_finds_none_has_the_cash_unasked() -> None:
    for ship, give in (("green_feeder", captain), ("green_coaster", stevedore)):
        state = before_the_ocean(ship)
        give(state, GREEN)
        step = play(state, RED, Move("tp_miraflores_2", "pac_wait", (ship,)))
        assert "reward_cash" in kinds(step.events)
        assert asked(step.state)[0] == RED
    state = before_the_ocean("green_feeder", "red_carrier")
    state.captains, state.players[RED].advisors, state.advisors = [], state.advisors, []
    step = play(state, RED, Move("tp_miraflores_2", "pac_wait", ("green_feeder", "red_carrier")))
    assert [event.values["dollars"] for event in events_of(step.events, "reward_cash")] == [2, 5]


def test_5_5_a_card_won_in_ones_own_turn_is_marked_until_it_ends() -> None:
    after = leave(before_the_ocean("red_feeder"), "red_feeder")
    after = play(after, RED, TakeCard("captain_1")).state
    assert after.players[RED].fresh == ["captain"]
    other = leave(before_the_ocean("green_feeder"), "green_feeder")
    other = play(other, GREEN, TakeCard("captain_1")).state
    assert other.players[GREEN].fresh == []


def test_5_5_unique_ships_bring_their_owner_nothing_and_a_warship_lies_ready_again() -> None:
    after = leave(before_the_ocean("mil_usa_east"), "mil_usa_east")
    vessel = after.ships["mil_usa_east"]
    assert (vessel.zone, vessel.lane, vessel.step) == ("pac_load_china", "to_atlantic", 0)
    assert Move("pac_load", "ta_miraflores_2", ("mil_usa_east",)) in PANAMAX.legal(after, RED)
    after = leave(before_the_ocean("panamax_colon"), "panamax_colon")
    assert after.ships["panamax_colon"].zone == "pac_wait"
    assert asked(after) == (RED, "move")


def test_5_5_passengers_come_in_the_order_of_play() -> None:
    state = before_the_ocean()
    state.order = [GREEN, BLUE, RED, YELLOW]
    put(state, "cruise_caribbean", "tp_miraflores_2", (RED, 2), (BLUE, 2), (GREEN, 2))
    after = leave(state, "cruise_caribbean")
    asked_of = [frame.seat for frame in after.frames if isinstance(frame, Passenger)]
    assert asked_of == [RED, BLUE, GREEN], "the last one is on top of the stack"


def test_5_5_passengers_come_while_tokens_last() -> None:
    state = before_the_ocean()
    put(state, "cruise_caribbean", "tp_miraflores_2", (RED, 2), (BLUE, 2))
    guest(state, YELLOW, *Benefit)
    guest(state, GREEN, *Benefit)
    guest(state, BLUE, Benefit.EXTRA_LOAD)
    after = leave(state, "cruise_caribbean")
    assert asked(after) == (RED, "passenger"), "the last token"
    assert not any(isinstance(frame, Passenger) for frame in after.frames[:-1])


def test_5_5_with_one_space_left_the_passenger_sits_down_unasked_and_with_none_there_is_no_token() -> None:
    state = before_the_ocean("cruise_caribbean")
    guest(state, BLUE, Benefit.EXTRA_LOAD, Benefit.WIDE_CHOICE)
    step = play(state, RED, Move("tp_miraflores_2", "pac_wait", ("cruise_caribbean",)))
    assert only(step.events, "passenger_placed").values["space"] == "cheap_transfer"
    state = before_the_ocean("cruise_caribbean")
    guest(state, BLUE, *Benefit)
    step = play(state, RED, Move("tp_miraflores_2", "pac_wait", ("cruise_caribbean",)))
    assert "passenger_placed" not in kinds(step.events)
    assert step.state.passengers == 5


def test_5_5_one_token_however_many_dice() -> None:
    state = before_the_ocean()
    put(state, "cruise_caribbean", "tp_miraflores_2", (RED, 2), (RED, 2), (RED, 2))
    after = leave(state, "cruise_caribbean")
    after = play(after, RED, PlacePassenger(Benefit.WIDE_CHOICE)).state
    assert after.passengers == 7
    assert asked(after) == (RED, "move")
