"""Phase 4: unloading in the ports (4.6)."""

from __future__ import annotations

import pytest

from games.core import Step
from games.rotterdam.actions import (
    EndTurn,
    PlayHeavyStorm,
    PlayLuckTurns,
    PlayPoliceInspection,
    Unload,
)
from games.rotterdam.rules import ROTTERDAM
from games.rotterdam.state import Hull, Phase, Player, RotterdamState
from games.values import Event, Seat, Text, Who
from tests.games.playing import events_of, public
from tests.games.rotterdam.playing import play, refused
from tests.games.rotterdam.positions import ANN, BEN, A, B, C, Load, player, position, ship


def in_port(
    *players: Player,
    ships: dict[str, Load],
    active: Seat = A,
    captain: Seat = A,
    tops: dict[str, list[str]] | None = None,
) -> RotterdamState:
    """Phase 4, and the active player, who holds a card, has not unloaded."""
    return position(*players, phase=Phase.UNLOAD, active=active, captain=captain, ships=ships, tops=tops)


def unloaded(ships: dict[str, Load], tops: dict[str, list[str]] | None = None) -> Step[RotterdamState]:
    """Ann, one of four, unloads; she keeps a card, so that her turn goes on."""
    ann = player(navigation=["joker"])
    return play(in_port(ann, player(), player(), player(), ships=ships, tops=tops), ANN, Unload())


def test_9_11_wrong_port() -> None:
    ships: dict[str, Load] = {"BO1": (ANN, "grain"), "A1": (ANN, None)}
    before = in_port(player(navigation=["joker"]), player(), player(), player(), ships=ships)
    assert (before.stock["grain"], before.players[ANN].supply) == (6, 1)
    step = play(before, ANN, Unload())
    assert (step.state.stock["grain"], step.state.players[ANN].supply) == (7, 2)
    assert "BO1" not in step.state.board
    assert not step.state.players[ANN].products
    assert step.events == [
        Event("wrong_cargo_unloaded", {"who": Who(ANN), "berth": "BO1", "port": "botlek", "cargo": "grain"})
    ]


def test_9_12_the_right_cargo_brings_a_product_card() -> None:
    step = unloaded({"VU2": (ANN, "grain")}, tops={"vulcaanhaven": ["bread"]})
    state = step.state
    assert state.players[ANN].products.counts == {"bread": 1}
    assert (len(state.piles["vulcaanhaven"]), state.stock["grain"], state.players[ANN].supply) == (15, 7, 3)
    assert step.events == [
        Event("cargo_delivered", {"who": Who(ANN), "berth": "VU2", "port": "vulcaanhaven", "cargo": "grain"}),
        Event("product_drawn", {"who": Who(ANN), "port": "vulcaanhaven"}),
        Event("product_received", {"product": "bread"}, seen_by=(ANN,), reveals=True),
    ]


def test_9_13_wrong_half_of_the_pile() -> None:
    state = in_port(
        player(),
        player(navigation=["joker"]),
        ships={"VU1": (BEN, "grain")},
        active=BEN,
        tops={"vulcaanhaven": ["beer"]},
    )
    step = play(state, BEN, Unload())
    assert step.state.players[BEN].products.counts == {"beer": 1}
    assert public(step.events)[-1] == Event("product_drawn", {"who": Who(BEN), "port": "vulcaanhaven"})
    assert ROTTERDAM.view(step.state, ANN).players[BEN].products["vulcaanhaven"] == 1


def test_4_6_an_empty_ship_earns_nothing_and_comes_back() -> None:
    step = unloaded({"ME1": (ANN, None)})
    assert step.events == [
        Event("empty_ship_unloaded", {"who": Who(ANN), "berth": "ME1", "port": "merwehaven"})
    ]
    assert (step.state.players[ANN].supply, step.state.board) == (3, {})


def test_4_6_and_8_36_several_ships_in_the_order_of_the_table() -> None:
    ships: dict[str, Load] = {"WA2": (ANN, "textile"), "VU2": (ANN, "oil"), "BO1": (ANN, "oil")}
    berths = [event.values["berth"] for event in unloaded(ships).events if "berth" in event.values]
    assert berths == ["VU2", "BO1", "WA2"]


def test_4_6_only_ones_own_ships_are_unloaded() -> None:
    step = unloaded({"VU1": (ANN, "grain"), "VU2": (BEN, "grain")})
    assert step.state.board == {"VU2": Hull(BEN, "grain")}


def test_4_6_without_a_card_unloading_is_automatic() -> None:
    ships: dict[str, Load] = {"VU1": (A, "grain"), "ME1": (B, "fruit"), "BO1": (C, "oil")}
    state = position(player(navigation=["joker"]), player(), player(), phase=Phase.UNLOAD, ships=ships)
    assert ROTTERDAM.question(state, A) == Text("question-unload_and_process")
    step = play(state, A, EndTurn())
    assert [event.values["who"] for event in events_of(step.events, "cargo_delivered")] == [
        Who(A),
        Who(B),
        Who(C),
    ]
    assert step.state.phase is Phase.TRADE


def test_4_6_end_turn_unloads_first() -> None:
    state = in_port(player(navigation=["joker"]), player(), ships={"VU1": (A, "grain")})
    step = play(state, A, EndTurn())
    assert [event.kind for event in step.events[:3]] == ["turn_ended", "cargo_delivered", "product_drawn"]
    assert len(step.state.players[A].products) == 1


def test_4_6_it_is_done_once_a_turn() -> None:
    step = unloaded({"VU1": (ANN, "grain")})
    refused(step.state, ANN, Unload(), "already_unloaded", "4.6")
    assert ROTTERDAM.question(step.state, ANN) == Text(
        "question-card_window", {"phase": "unload_and_process"}
    )


def test_4_6_without_a_ship_in_port_the_turn_is_a_card_window_only() -> None:
    state = in_port(player(navigation=["joker"]), player(), ships={"D1": (A, "grain")})
    refused(state, A, Unload(), "nothing_to_unload", "4.6")
    assert ROTTERDAM.question(state, A) == Text("question-card_window", {"phase": "unload_and_process"})
    assert ROTTERDAM.legal(state, A) == [EndTurn()]


def test_9_15_heavy_storm_on_a_ship_in_port() -> None:
    ben = player(navigation=["heavy_storm"])
    state = in_port(player(), ben, ships={"BO1": (ANN, "oil")}, active=BEN, captain=BEN)
    step = play(state, BEN, PlayHeavyStorm(ship("BO1", ANN, "oil"), "C6", "B5"))
    assert step.state.board == {"B5": Hull(ANN, "oil")}
    assert not step.state.players[ANN].products, "on her own turn she has nothing to unload"
    assert step.state.phase is Phase.PLACE


def test_9_16_police_in_port() -> None:
    ben = player(navigation=["police_inspection"])
    state = in_port(player(), ben, ships={"WA1": (ANN, "textile")}, active=BEN, captain=BEN)
    step = play(state, BEN, PlayPoliceInspection(ship("WA1", ANN, "textile")))
    assert step.state.stock["textile"] == 5
    assert events_of(step.events, "empty_ship_unloaded")[0].values["who"] == Who(ANN)
    assert step.state.players[ANN].supply == 5
    assert not step.state.players[ANN].products


def test_9_17_luck_turns_saves_a_ship() -> None:
    ships: dict[str, Load] = {"ME1": (ANN, "oil"), "S2": (BEN, "fruit")}
    state = in_port(player(navigation=["luck_turns"]), player(), ships=ships)
    step = play(state, ANN, PlayLuckTurns((ship("ME1", ANN, "oil"), ship("S2", BEN, "fruit"))))
    assert step.state.board == {"S2": Hull(BEN, "oil")}
    assert events_of(step.events, "product_drawn")[0].values == {"who": Who(ANN), "port": "merwehaven"}


def test_5_an_empty_pile_gives_no_card() -> None:
    products = ["bread"] * 8 + ["beer"] * 8
    state = in_port(player(navigation=["joker"]), player(products=products), ships={"VU1": (A, "grain")})
    step = play(state, A, Unload())
    assert step.events[-1] == Event("pile_empty", {"who": Who(A), "port": "vulcaanhaven"})
    assert (step.state.stock["grain"], step.state.players[A].supply) == (7, 5)


@pytest.mark.parametrize("active", [A, B])
def test_4_6_after_the_last_player_every_berth_is_empty(active: Seat) -> None:
    ships: dict[str, Load] = {"VU1": (A, "oil"), "ME2": (B, None), "C1": (B, "grain")}
    state = position(
        player(navigation=["joker"]),
        player(navigation=["joker"]),
        phase=Phase.UNLOAD,
        active=active,
        captain=active,
        ships=ships,
    )
    state = play(state, active, EndTurn()).state
    state = play(state, 1 - active, EndTurn()).state
    assert state.board == {"C1": Hull(B, "grain")}
    assert state.phase is Phase.TRADE
