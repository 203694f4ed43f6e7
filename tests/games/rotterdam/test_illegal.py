"""Every illegal action of section 9, by its number: refused for its reason, and nothing has changed."""

from __future__ import annotations

import pytest

from games.core import Action, Refused
from games.rotterdam.actions import EndTurn
from games.rotterdam.rules import ROTTERDAM
from games.rotterdam.state import Phase
from games.values import Text
from tests.games.rotterdam.illegal import BOARD_CARDS, EVERY_KIND, ILLEGAL, SHIPS, Illegal, at
from tests.games.rotterdam.playing import play, refused
from tests.games.rotterdam.positions import A, D, player, position
from words.catalogue import LANGUAGES, Words

UNREADABLE = [
    (20, "a Joker played by itself", b'{"kind": "play_joker"}'),
    (20, "a Joker with a target", b'{"kind": "play_card", "card": "joker"}'),
    (21, "drawing a card", b'{"kind": "draw_card"}'),
    (
        24,
        "offering a ship",
        b'{"kind": "offer_trade", "to": null, "give": ["bread"], "want": ["jam"], "ships": 1}',
    ),
    (31, "an extra ship without cargo", b'{"kind": "play_extra_cargo", "start": "S1", "cargo": null}'),
    (6, "no colour at all", b'{"kind": "choose_colour", "colour": null}'),
    (35, "an offer without a number", b'{"kind": "accept_trade", "offer": "mine"}'),
]
"""What no action of the game can say, as somebody may still send it."""


def named(illegal: Illegal) -> str:
    """The number in section 9, the action and the reason."""
    return f"{illegal.number}-{illegal.action.kind()}-{illegal.key}"


@pytest.mark.parametrize("illegal", ILLEGAL, ids=named)
def test_9(illegal: Illegal) -> None:
    refused(illegal.state, illegal.seat, illegal.action, illegal.key, illegal.rule)


@pytest.mark.parametrize("illegal", ILLEGAL, ids=named)
def test_9_says_why_in_both_languages(illegal: Illegal) -> None:
    reason = ROTTERDAM.refusal(illegal.state, illegal.seat, illegal.action)
    assert reason is not None
    english, french = (Words(language, ROTTERDAM.id).text(reason) for language in LANGUAGES)
    assert english != french
    assert reason.rule in english
    assert reason.rule in french


@pytest.mark.parametrize(
    "raw", [pytest.param(raw, id=f"{number}-{what}") for number, what, raw in UNREADABLE]
)
def test_9_what_no_action_can_say_is_refused_where_it_arrives(raw: bytes) -> None:
    with pytest.raises(Refused) as caught:
        ROTTERDAM.read_action(raw)
    assert caught.value.reason == Text("refusal-unknown_action")


def test_9_21_a_fourth_card_is_never_drawn() -> None:
    full = player(navigation=["joker", "joker", "setback"], due=2)
    state = position(full, player(), phase=Phase.NAVIGATION_CARDS)
    after = play(state, A, EndTurn()).state
    assert len(after.players[A].navigation) == 3


def test_9_every_number_of_the_table_is_here() -> None:
    numbers = {illegal.number for illegal in ILLEGAL} | {number for number, _, _ in UNREADABLE}
    assert numbers == set(range(1, 40))


def test_9_39_tries_every_kind_of_action() -> None:
    assert tuple(type(action) for action in EVERY_KIND) == ROTTERDAM.actions


@pytest.mark.parametrize("action", BOARD_CARDS)
def test_5_a_card_must_be_in_hand(action: Action) -> None:
    refused(at(Phase.PLACE, ships=SHIPS), A, action, "card_not_in_hand", "5")


def test_an_action_of_another_game_is_a_mistake_of_the_caller() -> None:
    class Dig(Action, frozen=True):
        """Nothing of Rotterdam."""

    with pytest.raises(TypeError):
        ROTTERDAM.refusal(at(Phase.PLACE), D, Dig())
