"""The game deals anew what a seat cannot know: what everybody saw stays, and what is sealed can be sealed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from games.chance import Rng
from games.congo.actions import HippoCommit
from games.congo.rules import CONGO
from games.congo.state import CongoOptions, CongoState, Fate, Lost, PastBid, PastTurn, Special, Stage
from games.values import Seat
from tests.games.congo.positions import A, B, C, player, position
from tests.games.congo.scenes import scenes
from tools.random_play import seed_of

DEALS = 20


def dealt(state: CongoState, seat: Seat | None) -> Iterator[CongoState]:
    """The state dealt anew for that seat, again and again."""
    return (CONGO.redeal(state, seat, Rng(seed_of(fate, 0))) for fate in range(DEALS))


def held(state: CongoState, seat: Seat) -> set[str]:
    """Characters in that hand or face down before it."""
    bid = state.players[seat].bid
    return {*state.players[seat].characters.counts, *([] if bid is None else [bid.character])}


def table() -> CongoState:
    """B holds one character among others that everybody may have seen."""
    return position(
        player("fr_explorer_1", "fr_doctor_2"),
        player("uk_doctor_1", "uk_officer_2", "ru_neutral_1"),
        player("de_officer_1", "be_explorer_2"),
    )


def test_a_character_that_everybody_saw_return_in_this_turn_stays_in_its_hand() -> None:
    state = table()
    state.players[B].lost = Lost("uk_doctor_1", Fate.RETURNED)
    assert all("uk_doctor_1" in held(other, B) for other in dealt(state, A))


@pytest.mark.parametrize(
    ("fate", "special", "taker", "is_back"),
    [
        (Fate.RETURNED, "only_nationals", A, True),
        (None, "friendly_meeting", A, True),
        (None, "friendly_meeting", B, False),
        (None, "sorcerer", A, False),
        (Fate.KILLED, "friendly_meeting", A, False),
    ],
)
def test_a_character_that_returned_in_the_turn_before_stays_in_hand_or_bid(
    fate: Fate | None, special: str, taker: Seat, *, is_back: bool
) -> None:
    """Where it did not return, it can be anywhere: it was drawn again, unseen."""
    state = table()
    bids = [
        PastBid(seat, card, (), None, fate if seat == B else None, ())
        for seat, card in enumerate(("fr_officer_1", "uk_doctor_1", "de_doctor_1"))
    ]
    state.previous = PastTurn("bolobo", Special(C, special), tuple(bids), taker, ())
    assert all("uk_doctor_1" in held(other, B) for other in dealt(state, A)) == is_back


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_sealed_anew_can_be_sealed(seats: int) -> None:
    met = set()
    for state in scenes(seats, CongoOptions()):
        for other in dealt(state, None):
            for seat, someone in enumerate(other.players):
                if someone.commitment is not None:
                    met.add(other.stage)
                    tiles, someone.commitment = someone.commitment, None
                    assert CONGO.refusal(other, seat, HippoCommit(tiles)) is None
                if someone.pick is not None:
                    met.add(other.stage)
                    assert someone.pick in someone.characters
            if other.stage is Stage.SETTLER:
                met.add(other.stage)
                assert other.settler_card is not None
                assert other.settler_card in other.players[other.waiting[0]].characters
    assert met == {Stage.SEALED, Stage.SETTLER} | ({Stage.BOILER} if seats > 2 else set())


def test_a_tile_somebody_looked_at_is_another_to_the_rest_and_stays_for_them() -> None:
    state = position(*table().players, stop="bumba", tile="jungle", flag=None, coming={"kindu": "village"})
    state.river["kindu"].explored_by = [B]
    assert {other.river["kindu"].tile for other in dealt(state, B)} == {"village"}
    assert len({other.river["kindu"].tile for other in dealt(state, A)}) > 2


def test_a_tile_nobody_looked_at_is_not_decided() -> None:
    state = position(*table().players, stop="bumba", tile="jungle", flag=None, coming={"kindu": "village"})
    assert {other.river["kindu"].tile for other in dealt(state, A)} == {None}
