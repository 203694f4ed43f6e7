"""Every illegal action of 9.1, by its number: refused for its reason, and nothing has changed."""

from __future__ import annotations

import pytest

from games.congo.actions import AddAuxiliaries, ChooseCharacter, HippoAdd, HippoCommit
from games.congo.rules import CONGO
from games.core import Action, Refused
from games.values import Text
from tests.games.congo.illegal import EVERY_KIND, ILLEGAL, Illegal, auction, choosing, opened, tie
from tests.games.congo.playing import refused
from tests.games.congo.positions import A
from words.catalogue import LANGUAGES, Words

UNREADABLE = [
    (20, "adding a number", b'{"kind": "add_auxiliaries", "cards": 2}'),
    (23, "no tiles at all", b'{"kind": "hippo_commit"}'),
    (25, "a discard without a card", b'{"kind": "boiler_discard", "character": null}'),
    (30, "a pile by number", b'{"kind": "play_special", "card": "settler", "deck": 1}'),
]
"""What no action of the game can say, as somebody may still send it."""


def named(illegal: Illegal) -> str:
    """The number in 9.1, the action and the reason."""
    return f"{illegal.number}-{illegal.action.kind()}-{illegal.key}"


@pytest.mark.parametrize("illegal", ILLEGAL, ids=named)
def test_9_1(illegal: Illegal) -> None:
    refused(illegal.state, illegal.seat, illegal.action, illegal.key, illegal.rule)


@pytest.mark.parametrize("illegal", ILLEGAL, ids=named)
def test_9_1_says_why_in_both_languages(illegal: Illegal) -> None:
    reason = CONGO.refusal(illegal.state, illegal.seat, illegal.action)
    assert reason is not None
    english, french = (Words(language, CONGO.id).text(reason) for language in LANGUAGES)
    assert english != french
    assert reason.rule in english
    assert reason.rule in french


@pytest.mark.parametrize(
    "raw", [pytest.param(raw, id=f"{number}-{what}") for number, what, raw in UNREADABLE]
)
def test_9_1_what_no_action_can_say_is_refused_where_it_arrives(raw: bytes) -> None:
    with pytest.raises(Refused) as caught:
        CONGO.read_action(raw)
    assert caught.value.reason == Text("refusal-unknown_action")


def test_9_1_every_number_of_the_table_is_here() -> None:
    assert {illegal.number for illegal in ILLEGAL} == set(range(1, 36))


def test_9_1_35_tries_every_kind_of_action() -> None:
    assert tuple(type(action) for action in EVERY_KIND) == CONGO.actions


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
