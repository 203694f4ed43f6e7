"""Every illegal action of 9.1, by its number: refused for its reason, and nothing has changed."""

from __future__ import annotations

import pytest

from games.congo.actions import AddAuxiliaries, ChooseCharacter, HippoAdd, HippoCommit
from games.congo.rules import CONGO
from games.core import Action
from tests.games.congo.illegal import ILLEGAL, auction, choosing, opened, tie
from tests.games.congo.playing import refused
from tests.games.congo.positions import A


def test_9_1_every_number_of_the_table_is_here() -> None:
    assert {illegal.number for illegal in ILLEGAL} == set(range(1, 36))


def test_1_whoever_does_not_sit_at_the_table_can_do_nothing() -> None:
    refused(choosing(), 7, ChooseCharacter("be_officer_1"), "not_seated", "1")
    refused(choosing(), -1, ChooseCharacter("be_officer_1"), "not_seated", "1")


def test_4_13_there_must_be_a_tie() -> None:
    refused(choosing(), A, HippoCommit(("hippo_1",)), "no_tie_to_seal", "4.13")
    refused(opened(), A, HippoCommit(("hippo_2",)), "no_tie_to_seal", "4.13")
    refused(tie(), A, HippoAdd(()), "no_tie_to_raise", "4.14")
    refused(tie(), A, HippoCommit(("hippo_9",)), "no_such_hippo", "2.9")


def test_4_11_the_order_of_the_cards_does_not_matter() -> None:
    assert AddAuxiliaries(("servant", "interpreter")) == AddAuxiliaries(("interpreter", "servant"))
    assert CONGO.refusal(auction("uk_doctor_2"), A, AddAuxiliaries(("servant", "interpreter"))) is None


def test_an_action_of_another_game_is_a_mistake_of_the_caller() -> None:
    class Dig(Action, frozen=True):
        """Nothing of the Congo."""

    with pytest.raises(TypeError):
        CONGO.refusal(choosing(), A, Dig())
