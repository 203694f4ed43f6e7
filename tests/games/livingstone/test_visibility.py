"""What everybody sees, what one player sees and what nobody sees (9.26, 10)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.core import Action, write
from games.livingstone.actions import (
    Dig,
    Donate,
    DrawCard,
    EndTurn,
    PlaceTent,
    PlayCard,
    PlayDoubleDice,
    PlayExtraTent,
    PlayMarket,
    SellGems,
    TakeCoins,
    TakeDie,
)
from games.livingstone.data import Space
from games.livingstone.rules import LIVINGSTONE
from games.livingstone.state import LivingstoneState, Stage
from games.livingstone.view import CampView, OwnView
from games.values import Event, Seat, Who
from tests.games.livingstone.playing import play
from tests.games.livingstone.positions import A, B, C, next_card, next_stones, player, position, round_ending
from tests.games.playing import public


def middle_of_a_game() -> LivingstoneState:
    """A is about to spend a 3, and holds something of everything."""
    a = player(
        purse=7,
        chest=5,
        points=9,
        hand=["lion", "market", "extra_tent", "free_tent", "double_dice"],
        gems={"red": 1},
        scored=["c1r6"],
        unscored=["c2r4"],
        donations=2,
    )
    b = player(purse=4, chest=1, hand=["rhino"], dice=[5], donations=1)
    return position(
        a,
        b,
        player(),
        boat=2,
        starter=B,
        pool=[1, 2, 4, 6],
        spending=[3],
        discard=["antelope"],
        aside={"black": 2},
    )


def test_9_26_public_and_private_messages() -> None:
    state = position(player(purse=3), player(), player(), pool=[1, 2, 3, 4, 5, 6])
    events = play(state, TakeDie(3), TakeCoins(), Donate(2), EndTurn()).events
    everybody = [
        Event("die_taken", {"who": Who(A), "die": 3}),
        Event("coins_taken", {"who": Who(A), "pounds": 3}),
        Event("gift_given", {"who": Who(A)}, reveals=True),
        Event("turn_ended", {"who": Who(A)}),
    ]
    assert public(events) == everybody
    assert [event for event in events if event.is_seen_by(B)] == everybody
    private = Event("gift_counted", {"pounds": 2, "chest": 2}, seen_by=(A,), reveals=True)
    assert [event for event in events if event.is_seen_by(A)] == [*everybody[:3], private, everybody[3]]


def test_10_1_what_everybody_sees_of_the_table() -> None:
    state = middle_of_a_game()
    view = LIVINGSTONE.view(state, None)
    assert (view.me, view.own, view.result) == (None, None, None)
    assert (view.round_no, view.boat, view.cost, view.starter, view.active) == (2, 2, 1, B, A)
    assert (view.stage, view.pool, view.dice_to_spend) == (Stage.ACT, (1, 2, 4, 6), (3,))
    assert (view.deck_size, view.discard) == (20, {"antelope": 1})
    assert view.bag == {"black": 27, "clear": 15, "blue": 10, "red": 4, "white": 1}
    assert view.aside == {"black": 2}


def test_10_1_what_everybody_sees_of_a_player() -> None:
    a, b, c = LIVINGSTONE.view(middle_of_a_game(), None).players
    assert (a.total, a.points, a.gems) == (9, {"tents": 9}, {"clear": 0, "blue": 0, "red": 1})
    assert (a.tents, a.hand_size, a.donations, a.dice_taken) == (9, 5, 2, (3,))
    assert a.camps == (CampView(1, 6, unscored=0, scored=1), CampView(2, 4, unscored=1, scored=0))
    assert (a.chest, a.final_hand) == (None, None)
    assert [one.can_take_die for one in (a, b, c)] == [True, True, True]


def test_10_2_what_only_the_player_sees() -> None:
    view = LIVINGSTONE.view(middle_of_a_game(), A)
    hand = ("double_dice", "extra_tent", "free_tent", "lion", "market")
    assert view.own == OwnView(purse=7, chest=5, hand=hand)
    assert LIVINGSTONE.view(middle_of_a_game(), B).own == OwnView(purse=4, chest=1, hand=("rhino",))


def richer(state: LivingstoneState) -> None:
    state.players[A].purse += 5


def more_generous(state: LivingstoneState) -> None:
    state.players[A].chest += 5


def other_hand(state: LivingstoneState) -> None:
    state.players[A].hand.take("lion")
    state.deck.add("lion")
    state.deck.take("dig_three")
    state.players[A].hand.add("dig_three")


def other_seed(state: LivingstoneState) -> None:
    state.rng.seed = "17" * 32


SECRETS = [richer, more_generous, other_hand, other_seed]


@pytest.mark.parametrize("change", SECRETS)
@pytest.mark.parametrize("viewer", [B, C, None])
def test_10_1_secrets_of_a_player_change_nothing_for_the_others(
    change: Callable[[LivingstoneState], None], viewer: Seat | None
) -> None:
    state, other = middle_of_a_game(), middle_of_a_game()
    change(other)
    assert state != other
    assert LIVINGSTONE.view(state, viewer) == LIVINGSTONE.view(other, viewer)
    assert LIVINGSTONE.to_act(state) == LIVINGSTONE.to_act(other)
    assert LIVINGSTONE.question(state, A) == LIVINGSTONE.question(other, A)
    if viewer is not None:
        assert LIVINGSTONE.legal(state, viewer) == LIVINGSTONE.legal(other, viewer)


@pytest.mark.parametrize("change", [richer, more_generous, other_hand])
def test_10_1_the_owner_sees_them(change: Callable[[LivingstoneState], None]) -> None:
    other = middle_of_a_game()
    change(other)
    assert LIVINGSTONE.view(middle_of_a_game(), A) != LIVINGSTONE.view(other, A)


@pytest.mark.parametrize("viewer", [A, B, C, None])
def test_10_1_nobody_sees_the_seed(viewer: Seat | None) -> None:
    state, other = middle_of_a_game(), middle_of_a_game()
    other_seed(other)
    other.rng.draws = 99
    assert LIVINGSTONE.view(state, viewer) == LIVINGSTONE.view(other, viewer)
    assert state.rng.seed.encode() not in write(LIVINGSTONE.view(state, viewer))


def test_10_1_chests_and_hands_are_open_when_the_game_is_over() -> None:
    players = player(chest=4, hand=["lion", "any_row"], purse=9), player(chest=2), player()
    view = LIVINGSTONE.view(play(round_ending(*players, boat=10), EndTurn()).state, None)
    assert [one.chest for one in view.players] == [4, 2, 0]
    assert [one.final_hand for one in view.players] == [("any_row", "lion"), (), ()]
    assert view.active is None
    assert view.result is not None


@pytest.mark.parametrize("amount", range(1, 8))
def test_10_3_the_line_about_a_gift_is_the_same_for_every_amount(amount: int) -> None:
    events = play(middle_of_a_game(), Donate(amount)).events
    assert public(events) == [Event("gift_given", {"who": Who(A)}, reveals=True)]


@pytest.mark.parametrize("card", ["lion", "market", "steamboat_back", "free_tent"])
def test_10_1_a_card_drawn_is_seen_by_the_drawer_alone(card: str) -> None:
    state = next_card(position(player(), player(), player(), spending=[2]), card)
    events = play(state, DrawCard()).events
    received = Event("card_received", {"card": card}, seen_by=(A,), reveals=True)
    assert events == [Event("card_drawn", {"who": Who(A)}), received]
    assert [event for event in events if event.is_seen_by(B)] == [Event("card_drawn", {"who": Who(A)})]


def test_10_1_the_replacement_card_is_seen_by_the_drawer_alone() -> None:
    state = next_card(position(player(), player(), player(), spending=[2]), "mine_collapse")
    kinds = [event.kind for event in public(play(state, DrawCard()).events)]
    assert kinds == ["card_drawn", "mine_collapsed", "replacement_drawn"]


REVEALING: list[tuple[Action, bool]] = [
    (TakeCoins(), False),
    (PlaceTent(3), False),
    (SellGems(red=1), False),
    (DrawCard(), True),
    (Dig(), True),
    (Donate(1), True),
    (PlaceTent(3, use_free_tent=True), True),
    (PlayCard("lion"), True),
    (PlayDoubleDice(6), True),
    (PlayMarket(red=1), True),
    (PlayExtraTent(Space(1, 6)), True),
]


@pytest.mark.parametrize(("action", "reveals"), REVEALING)
def test_what_shows_something_hidden_or_is_final_says_so(action: Action, *, reveals: bool) -> None:
    assert any(event.reveals for event in play(middle_of_a_game(), action).events) is reveals


def test_taking_a_die_and_ending_a_turn_reveal_nothing_until_dice_are_rolled() -> None:
    state = position(player(), player(), player(), pool=[1, 2, 3, 4, 5, 6])
    events = play(state, TakeDie(3), TakeCoins(), EndTurn()).events
    assert not any(event.reveals for event in events)
    assert any(event.reveals for event in play(round_ending(player(), player(), player()), EndTurn()).events)


def test_10_1_income_and_payments_are_public() -> None:
    state = position(
        player(purse=9, hand=["coins_four"], gems={"blue": 1}),
        player(unscored=["c1r3"]),
        player(),
        spending=[3],
    )
    events = play(state, PlayCard("coins_four"), SellGems(blue=1), PlaceTent(3)).events
    paid = {event.kind: event.values for event in public(events)}
    assert paid["coins_taken"]["pounds"] == 4
    assert paid["gems_sold"]["pounds"] == 3
    assert paid["tent_placed"]["pounds"] == 1
    assert paid["neighbour_paid"]["to"] == Who(B)


def test_10_1_stones_just_drawn_are_public_also_with_the_white_one() -> None:
    state = next_stones(position(player(), player(), player(), spending=[2]), {"red": 1, "white": 1})
    events = play(state, Dig()).events
    assert public(events) == events
    assert [event.kind for event in events] == ["stones_dug", "white_stone_drawn"]


def test_10_3_lists_of_legal_actions_are_empty_for_those_who_wait() -> None:
    state = middle_of_a_game()
    assert LIVINGSTONE.legal(state, B) == []
    assert list(LIVINGSTONE.candidates(state, C)) == []


def test_10_1_the_private_sheet_repeats_the_players_own_gems_and_tents_alone() -> None:
    state = position(
        player(gems={"red": 1, "blue": 2}, scored=["c1r2"]), player(gems={"clear": 3}), player(), boat=2
    )
    sheets = [LIVINGSTONE.on_sheet(LIVINGSTONE.view(state, seat)) for seat in (A, B)]
    assert sheets == [({"clear": 0, "blue": 2, "red": 1}, 10), ({"clear": 3, "blue": 0, "red": 0}, 11)]
    after = play(state, SellGems(blue=1)).state
    assert LIVINGSTONE.on_sheet(LIVINGSTONE.view(after, A)) != sheets[A]
    assert LIVINGSTONE.on_sheet(LIVINGSTONE.view(after, B)) == sheets[B]
