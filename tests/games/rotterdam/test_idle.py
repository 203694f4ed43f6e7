"""What is done for somebody absent (4.10), and whole games at random."""

from __future__ import annotations

from random import Random

import pytest

from games.chance import Rng
from games.core import Action, Step
from games.rotterdam.actions import (
    ChooseCaptain,
    ChooseColour,
    ChooseMoves,
    DeclineTrade,
    EndTurn,
    FinishTrading,
    OfferTrade,
    PlaceShip,
)
from games.rotterdam.rules import ROTTERDAM
from games.rotterdam.ships import Plan, Sailing
from games.rotterdam.state import (
    CardWindows,
    FirstCaptain,
    Phase,
    ReturnedProducts,
    RotterdamOptions,
    RotterdamState,
)
from games.values import Who
from tests.games.rotterdam.conservation import rotterdam
from tests.games.rotterdam.playing import play
from tests.games.rotterdam.positions import SEED, A, B, C, Load, player, position
from tools.random_play import choose, seed_of

EVERY_OPTION = RotterdamOptions(
    safe_haven=True,
    open_products=True,
    ships_2007=True,
    first_captain=FirstCaptain.YOUNGEST,
    returned_products=ReturnedProducts.SHUFFLE,
    card_windows=CardWindows.LEAN,
    trade_offer_limit=3,
    round_limit=60,
)


@pytest.mark.parametrize("phase", [Phase.PLACE, Phase.NAVIGATION_CARDS, Phase.UNLOAD, Phase.FULFIL])
def test_4_10_the_turn_is_ended(phase: Phase) -> None:
    one = player(navigation=["joker", "advantage"], products=["bread"])
    state = position(one, player(), phase=phase, ships={"D1": (A, "oil")})
    assert ROTTERDAM.idle(state, A) == EndTurn()


def test_4_10_in_phase_4_ending_the_turn_unloads() -> None:
    one = player(navigation=["joker"])
    state = position(one, player(), phase=Phase.UNLOAD, ships={"VU1": (A, "grain")})
    assert len(play(state, A, ROTTERDAM.idle(state, A)).state.players[A].products) == 1


@pytest.mark.parametrize(
    ("ships", "colour"),
    [
        ({}, "red"),
        ({"S2": (A, None)}, "yellow"),
        ({"S2": (A, None), "S3": (A, None)}, "green"),
        ({"C5": (A, None), "N5": (A, None)}, "green"),  # both by the first plan, as one by yellow
        ({"S1": (A, None), "S3": (A, None), "A6": (A, None), "A1": (B, None)}, "blue"),
        ({"S1": (A, None), "A1": (B, None), "A2": (B, None), "S4": (B, None)}, "red"),
    ],
)
def test_4_10_the_colour_that_moves_most_of_ones_ships(ships: dict[str, Load], colour: str) -> None:
    state = position(player(), player(), phase=Phase.NAVIGATE, ships=ships)
    assert ROTTERDAM.idle(state, A) == ChooseColour(colour)


def test_4_10_after_the_colour_the_turn_is_ended() -> None:
    state = position(player(navigation=["joker"]), player(), phase=Phase.NAVIGATE, is_done=True)
    assert ROTTERDAM.idle(state, A) == EndTurn()


def test_4_10_the_first_legal_plan() -> None:
    state = position(player(), player(), phase=Phase.NAVIGATE, ships={"B1": (B, None), "B2": (B, None)})
    state = play(state, A, ChooseColour("green")).state
    first = Plan((Sailing("B1", "C2"), Sailing("B2", "C3")))
    assert ROTTERDAM.idle(state, B) == ChooseMoves(first)


def test_4_10_in_phase_5_offers_are_declined_and_trading_is_finished() -> None:
    state = position(*(player(products=["jam", "bread"]) for _ in range(3)), phase=Phase.TRADE)
    state = play(state, B, OfferTrade(Who(A), ("jam",), ("bread",))).state
    state = play(
        state, C, OfferTrade(None, ("jam",), ("bread",)), OfferTrade(Who(A), ("bread",), ("jam",))
    ).state
    done: list[Action] = []
    while A in ROTTERDAM.to_act(state):
        done.append(ROTTERDAM.idle(state, A))
        state = play(state, A, done[-1]).state
    assert done == [DeclineTrade(1), DeclineTrade(3), FinishTrading()]


def test_7_an_absent_first_player_is_the_captain() -> None:
    state = ROTTERDAM.setup(2, EVERY_OPTION, Rng(SEED)).state
    assert ROTTERDAM.idle(state, A) == ChooseCaptain(Who(A))


def test_one_player_goes_on_though_all_others_are_absent() -> None:
    """Somebody who places ships and plays at random ends the game for those who only idle."""
    state = ROTTERDAM.setup(3, RotterdamOptions(), Rng(SEED)).state
    chance = Random(1)
    while state.result is None:
        seat = min(ROTTERDAM.to_act(state))
        busy = [action for action in ROTTERDAM.legal(state, seat) if not action.is_free]
        action = chance.choice(busy) if seat == A else ROTTERDAM.idle(state, seat)
        state = play(state, seat, action).state
    assert state.result.winners == (A,)


def test_with_a_round_limit_even_absent_players_end_the_game() -> None:
    state = ROTTERDAM.setup(2, RotterdamOptions(round_limit=30), Rng(SEED)).state
    while state.result is None:
        seat = max(ROTTERDAM.to_act(state))
        state = play(state, seat, ROTTERDAM.idle(state, seat)).state
    assert state.round_no == 30
    assert state.result.winners == (A, B)


@pytest.mark.parametrize("options", [RotterdamOptions(), EVERY_OPTION], ids=["plain", "every-option"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_2_11_random_games_end_and_nothing_is_lost(players: int, options: RotterdamOptions) -> None:
    for game in range(3):
        step: Step[RotterdamState] = ROTTERDAM.setup(players, options, Rng(seed_of(7, game)))
        chance = Random(game)
        while ROTTERDAM.to_act(step.state):
            before = step.state
            step = ROTTERDAM.play(before, *choose(ROTTERDAM, before, players, chance))
            rotterdam(before, step)
        assert step.state.result is not None
        assert len({place.seat for place in step.state.result.standings}) == players


def test_2_3_the_stock_as_a_whole_is_never_empty() -> None:
    """As many ships as there can be are fewer than the units in the box."""
    state = ROTTERDAM.setup(4, RotterdamOptions(ships_2007=True), Rng(SEED)).state
    assert sum(state.stock.values()) - sum(one.supply for one in state.players) == 24 - 16
    assert ROTTERDAM.refusal(state, state.active, PlaceShip("S1", "oil")) is None
