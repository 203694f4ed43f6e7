"""Phase 2: naming colours and sailing (4.4, examples 1 to 10)."""

from __future__ import annotations

import pytest

from games.core import Step
from games.rotterdam.actions import ChooseColour, ChooseMoves, EndTurn, LayCard, PlayExtraCargo, PlaySetback
from games.rotterdam.data import CHANNEL_COLOURS
from games.rotterdam.rules import ROTTERDAM
from games.rotterdam.sailing import plans
from games.rotterdam.ships import Plan, Sailing
from games.rotterdam.state import Phase, RotterdamState
from games.values import Event, Seat, Text, Who
from tests.games.playing import events_of
from tests.games.rotterdam.playing import legal, play, refused, where
from tests.games.rotterdam.positions import ANN, BEN, CLEO, DAN, A, B, C, player, players, position, ship


def at_sea(ships: dict[str, Seat], active: Seat = A, number: int = 4) -> RotterdamState:
    """Phase 2, with these empty ships, and the active player about to name a colour; captain is Ann."""
    afloat = {place: (owner, None) for place, owner in ships.items()}
    return position(*players(number), phase=Phase.NAVIGATE, active=active, ships=afloat)


def name(ships: dict[str, Seat], caller: Seat, colour: str) -> Step[RotterdamState]:
    return play(at_sea(ships, caller), caller, ChooseColour(colour))


def plan(*sailings: str) -> Plan:
    """A plan as the rules write it: `B1→C2`, or `B1` for a ship that stays."""
    parts = [sailing.split("→") for sailing in sailings]
    return Plan(tuple(Sailing(part[0], part[1] if len(part) > 1 else None) for part in parts))


def sailed(step: Step[RotterdamState]) -> list[tuple[Seat, str, str]]:
    """Who sailed whence and whither, in the order told."""
    told = []
    for event in events_of(step.events, "ships_sailed"):
        who, sailings = event.values["who"], event.values["sailings"]
        assert isinstance(who, Who)
        assert isinstance(sailings, tuple)
        for sailing in sailings:
            assert isinstance(sailing, Text)
            told.append((who.seat, str(sailing.values["origin"]), str(sailing.values["target"])))
    return told


def test_9_1_two_ships_of_one_player_sail_together() -> None:
    step = name({"S1": ANN, "A3": ANN}, BEN, "red")
    assert where(step.state, ANN) == ["A1", "B2"]
    assert step.state.pending is None
    assert step.state.active == CLEO


def test_9_2_ships_of_different_players_sail_on_one_call_in_order() -> None:
    step = name({"S4": ANN, "C4": BEN, "B3": CLEO}, ANN, "red")
    assert sailed(step) == [(ANN, "S4", "A5"), (BEN, "C4", "D3"), (CLEO, "B3", "N3")]
    assert [where(step.state, seat) for seat in (ANN, BEN, CLEO)] == [["A5"], ["D3"], ["N3"]]


def test_4_4_the_others_follow_clockwise_from_the_caller() -> None:
    step = name({"S4": ANN, "C4": BEN, "B3": CLEO}, CLEO, "red")
    assert [seat for seat, _, _ in sailed(step)] == [CLEO, ANN, BEN]


def test_9_3_blocking() -> None:
    step = name({"S1": ANN, "A1": BEN}, ANN, "red")
    assert (where(step.state, ANN), where(step.state, BEN)) == (["S1"], ["A1"])
    assert step.events[:3] == [
        Event("colour_named", {"who": Who(ANN), "colour": "red"}),
        Event("ships_blocked", {"who": Who(ANN), "positions": ("S1",), "count": 1}),
        Event("nothing_sailed", {"colour": "red"}),
    ]


def test_9_4_evasive_manoeuvre() -> None:
    step = name({"N4": ANN, "D2": BEN}, CLEO, "red")
    assert where(step.state, ANN) == ["D1"]
    blocked = name({"N4": ANN, "D2": BEN, "D1": CLEO}, CLEO, "red")
    assert where(blocked.state, ANN) == ["N4"]
    assert blocked.state.pending is None


def test_9_5_free_fork() -> None:
    step = name({"N4": ANN}, BEN, "red")
    state = step.state
    assert state.pending == ANN
    assert ROTTERDAM.to_act(state) == {ANN}
    assert ROTTERDAM.legal(state, ANN) == [ChooseMoves(plan("N4→D1")), ChooseMoves(plan("N4→D2"))]
    assert ROTTERDAM.question(state, ANN) == Text("question-choose_moves", {"colour": "red", "who": Who(BEN)})
    assert ROTTERDAM.legal(state, BEN) == []
    view = ROTTERDAM.view(state, None).call
    assert view is not None
    assert (view.pending, view.plans) == (ANN, (plan("N4→D1"), plan("N4→D2")))

    after = play(state, ANN, ChooseMoves(plan("N4→D2")))
    assert where(after.state, ANN) == ["D2"]
    assert (after.state.pending, after.state.active) == (None, CLEO)


def test_9_5_only_when_the_owner_has_chosen_the_callers_turn_goes_on() -> None:
    ben = player(navigation=["advantage"])
    state = position(player(), ben, player(), phase=Phase.NAVIGATE, active=BEN, ships={"N4": (ANN, None)})
    state = play(state, BEN, ChooseColour("red")).state
    for action in (EndTurn(), LayCard("advantage"), ChooseColour("red")):
        refused(state, BEN, action, "call_not_finished", "4.4")
    state = play(state, ANN, ChooseMoves(plan("N4→D2"))).state
    assert ROTTERDAM.to_act(state) == {BEN}
    assert set(ROTTERDAM.legal(state, BEN)) == {LayCard("advantage"), EndTurn()}


def test_9_6_order_between_players_matters() -> None:
    ships = {"N3": ANN, "C3": BEN, "C4": DAN}
    first = name(ships, ANN, "yellow").state
    assert [where(first, seat) for seat in (ANN, BEN, DAN)] == [["N3"], ["D3"], ["C4"]]
    second = name(ships, BEN, "yellow").state
    assert [where(second, seat) for seat in (ANN, BEN, DAN)] == [["C3"], ["D3"], ["C4"]]


def test_9_7_own_ships_in_line() -> None:
    step = name({"N3": ANN, "C3": ANN, "C4": DAN}, ANN, "yellow")
    assert where(step.state, ANN) == ["C3", "D3"]
    assert sailed(step) == [(ANN, "C3", "D3"), (ANN, "N3", "C3")]  # the foremost first


def test_9_8_own_ships_competing() -> None:
    state = name({"B1": ANN, "B2": ANN}, ANN, "green").state
    assert [action.plan for action in ROTTERDAM.legal(state, ANN) if isinstance(action, ChooseMoves)] == [
        plan("B1→C2", "B2→C3"),
        plan("B1", "B2→C2"),
    ]
    reason = refused(state, ANN, ChooseMoves(plan("B1→C2", "B2")), "must_sail", "4.4")
    assert reason.values == {"position": "B2"}
    assert where(play(state, ANN, ChooseMoves(plan("B1", "B2→C2"))).state, ANN) == ["B1", "C2"]


def test_9_9_rivals_competing() -> None:
    ships = {"B1": ANN, "B2": BEN}
    step = name(ships, ANN, "green")
    assert sailed(step) == [(ANN, "B1", "C2"), (BEN, "B2", "C3")]
    asked = name(ships, BEN, "green").state
    assert legal(asked, BEN, ChooseMoves) == [ChooseMoves(plan("B2→C2")), ChooseMoves(plan("B2→C3"))]
    after = play(asked, BEN, ChooseMoves(plan("B2→C2"))).state
    assert (where(after, BEN), where(after, ANN)) == (["C2"], ["B1"])


def test_9_10_full_berth() -> None:
    ships = {"ME2": BEN, "D2": ANN, "D3": CLEO}
    state = play(at_sea(ships, CLEO), CLEO, ChooseColour("purple")).state
    assert where(state, CLEO) == ["WA1"]
    state = play(state, DAN, ChooseColour("blue")).state
    assert state.board["D2"].owner == ANN
    assert "ME2" not in state.board, "phase 4 has followed, and every berth is empty"
    assert state.phase is Phase.PLACE


def test_4_4_one_channel_a_call_and_again_on_a_later_call() -> None:
    state = name({"A3": ANN}, ANN, "green").state
    assert where(state, ANN) == ["B3"]
    state = play(state, BEN, ChooseColour("purple")).state
    assert where(state, ANN) == ["C3"]
    state = play(state, CLEO, ChooseColour("green")).state
    assert where(state, ANN) == ["D2"]


@pytest.mark.parametrize(("caller", "first"), [(ANN, ANN), (CLEO, CLEO), (DAN, ANN)])
def test_4_4_whoever_is_handled_first_takes_the_position(caller: Seat, first: Seat) -> None:
    step = name({"A1": ANN, "N1": CLEO}, caller, "blue")
    assert step.state.board["B1"].owner == first
    assert len(sailed(step)) == 1


def test_4_4_a_colour_may_be_named_twice_and_may_move_nobody() -> None:
    step = name({}, ANN, "purple")
    assert step.events[-1] == Event("nothing_sailed", {"colour": "purple"})
    again = play(step.state, BEN, ChooseColour("purple"))
    assert again.state.active == CLEO


def test_4_4_and_8_9_naming_is_never_skipped_and_never_refused() -> None:
    state = at_sea({})
    assert ROTTERDAM.legal(state, A) == [ChooseColour(colour) for colour in CHANNEL_COLOURS]
    refused(state, A, EndTurn(), "colour_is_due", "4.4")


def test_8_13_cards_may_be_played_before_and_after_naming_the_colour() -> None:
    one = player(navigation=["setback", "extra_cargo"])
    state = position(one, player(), phase=Phase.NAVIGATE, ships={"B1": (B, None)})
    state = play(state, A, PlaySetback(ship("B1", B), "A1"), ChooseColour("green")).state
    assert (where(state, B), state.active) == (["N1"], A)
    assert play(state, A, PlayExtraCargo("S1", "oil")).state.active == B


def test_4_4_a_ship_in_port_has_arrived() -> None:
    step = name({"VU1": ANN, "C1": BEN}, BEN, "blue")
    assert sailed(step) == [(BEN, "C1", "D1")]
    assert step.state.board["VU1"].owner == ANN


def test_4_4_at_most_eight_plans() -> None:
    state = at_sea({"A1": A, "N1": A, "B4": A, "C1": A}, number=2)
    offered = plans(state, A, "blue")
    assert len(offered) == len(set(offered)) == 8
    assert offered[0] == plan("A1→B1", "N1", "B4→C4", "C1→VU1")
    assert all(len(some.sailings) == 4 for some in offered)


def test_4_4_no_ships_before_the_colour_is_one_empty_plan() -> None:
    assert plans(at_sea({}), A, "red") == [Plan(())]


def test_4_4_cargo_sails_along() -> None:
    state = position(*players(2), phase=Phase.NAVIGATE, ships={"S1": (A, "oil"), "A3": (B, "grain")})
    state = play(state, A, ChooseColour("red")).state
    assert (state.board["A1"].cargo, state.board["B2"].cargo) == ("oil", "grain")


@pytest.mark.parametrize("last", [A, B, C])
def test_4_4_after_the_last_player_comes_phase_3(last: Seat) -> None:
    captain = (last + 1) % 3
    ann = player(navigation=["setback"])
    state = position(ann, player(), player(), phase=Phase.NAVIGATE, active=last, captain=captain)
    step = play(state, last, ChooseColour("red"))
    if last == A:  # holds a card and is asked first
        assert step.state.phase is Phase.NAVIGATE
        step = play(step.state, A, EndTurn())
    assert events_of(step.events, "phase_began")[0].values == {"phase": "navigation_cards", "number": 3}


def test_the_latest_call_is_kept_for_the_picture_until_the_next_round() -> None:
    state = name({"S1": ANN}, ANN, "red").state
    call = ROTTERDAM.view(state, None).call
    assert call is not None
    assert (call.caller, call.colour, call.sailed) == (ANN, "red", (Sailing("S1", "A1"),))
    assert (call.pending, call.plans) == (None, ())


NONSENSE = [
    plan("N4"),
    plan("N4→D3"),
    plan(),
    plan("N4→D1", "N4→D2"),
    plan("S1→A1"),
    plan("N4→D1", "S1"),
    plan("nowhere→D1"),
]


@pytest.mark.parametrize("nonsense", NONSENSE)
def test_4_4_the_plan_must_be_one_of_those_offered(nonsense: Plan) -> None:
    state = name({"N4": ANN, "S1": BEN}, CLEO, "red").state
    key = "must_sail" if nonsense == plan("N4") else "no_such_plan"
    refused(state, ANN, ChooseMoves(nonsense), key, "4.4")
