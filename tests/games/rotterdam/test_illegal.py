"""Every illegal action of section 9, by its number: refused for its reason, and nothing has changed."""

from __future__ import annotations

import pytest

from games.core import Action
from games.rotterdam.actions import EndTurn
from games.rotterdam.rules import ROTTERDAM
from games.rotterdam.state import Phase
from tests.games.rotterdam.illegal import BOARD_CARDS, ILLEGAL, SHIPS, UNREADABLE, at
from tests.games.rotterdam.playing import play, refused
from tests.games.rotterdam.positions import A, D, player, position


def test_9_21_a_fourth_card_is_never_drawn() -> None:
    full = player(navigation=["joker", "joker", "setback"], due=2)
    state = position(full, player(), phase=Phase.NAVIGATION_CARDS)
    after = play(state, A, EndTurn()).state
    assert len(after.players[A].navigation) == 3


def test_9_every_number_of_the_table_is_here() -> None:
    numbers = {illegal.number for illegal in ILLEGAL} | {number for number, _, _ in UNREADABLE}
    assert numbers == set(range(1, 40))


@pytest.mark.parametrize("action", BOARD_CARDS)
def test_5_a_card_must_be_in_hand(action: Action) -> None:
    refused(at(Phase.PLACE, ships=SHIPS), A, action, "card_not_in_hand", "5")


def test_an_action_of_another_game_is_a_mistake_of_the_caller() -> None:
    class Dig(Action, frozen=True):
        """Nothing of Rotterdam."""

    with pytest.raises(TypeError):
        ROTTERDAM.refusal(at(Phase.PLACE), D, Dig())
