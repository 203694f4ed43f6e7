"""Congo in Discord: values on the characters, how long a pass is, how the others stand."""

from __future__ import annotations

import pytest

from cogs.games.congo import MANNER
from cogs.panel.choices import choices
from cogs.panel.manner import Own
from games.congo.actions import (
    AddAuxiliaries,
    BoilerDiscard,
    ChooseCharacter,
    HippoCommit,
    KeepBid,
    Pass,
    SettlerSwap,
)
from games.congo.rules import CONGO
from games.congo.state import CongoState
from games.core import Action
from games.values import Seat
from tests.games.congo.playing import bid, declined, in_order, play, played
from tests.games.congo.positions import A, B, C, next_cards, player, position
from words.catalogue import Words

ENGLISH, FRENCH = (Words(language, "congo", ["Ada", "Ben", "Cleo"]) for language in ("en", "fr"))


def labels(state: CongoState, seat: Seat, words: Words = ENGLISH) -> list[str]:
    """What the first list of that seat's panel offers."""
    own = Own(MANNER, CONGO.view(state, seat))
    return [words.text(line.label) for line in choices(CONGO.legal(state, seat), own).below]


def label(state: CongoState, seat: Seat, action: Action, words: Words = ENGLISH) -> str:
    return words.text(Own(MANNER, CONGO.view(state, seat)).line(action))


def notes(state: CongoState, seat: Seat, words: Words = ENGLISH) -> list[str]:
    return [words.text(note) for note in MANNER.notes(CONGO.view(state, seat))]


def table() -> CongoState:
    """A mission in a British port, worth 3 points; three to choose."""
    return position(
        player(
            "fr_doctor_1", "us_neutral_2", auxiliaries=["nurse", "servant"], specials=["gorilla", "malaria"]
        ),
        player("uk_missionary_1", "be_officer_1", auxiliaries=["nun"]),
        player("be_doctor_1", "de_officer_1", auxiliaries=["nurse"]),
    )


def test_a_character_says_what_it_would_start_with() -> None:
    assert labels(table(), A) == ["2 · French doctor", "3–5 · Jedediah Cranmoor"]  # noqa: RUF001  # a range
    assert labels(table(), A, FRENCH)[0] == "2 · médecin français"
    (who,) = Own(MANNER, CONGO.view(table(), A)).more(ChooseCharacter("us_neutral_2"))
    said = "American doctor and missionary, 1 auxiliary fits"
    assert ENGLISH.text(who) == said, "what the name does not say"
    assert notes(table(), A)[0].startswith("The number is what the character is worth here")


def test_who_has_chosen_reads_that_it_may_be_changed() -> None:
    state = play(table(), A, ChooseCharacter("fr_doctor_1")).state
    assert notes(state, A) == ["You may still change your choice until all have chosen."]
    assert "change" not in notes(state, B)[0]
    assert labels(state, A) == ["Change my character"]
    (change,) = choices(CONGO.legal(state, A), Own(MANNER, CONGO.view(state, A))).below
    assert [line.action for line in change.below] == [ChooseCharacter("us_neutral_2")]


def test_special_cards_are_read_out_to_whom_they_are_asked_of() -> None:
    state = bid(table(), "fr_doctor_1", "uk_missionary_1", "be_doctor_1").state
    playable, others = notes(state, A)
    assert playable.startswith("**Malaria**: Anywhere.")
    assert others == "Cannot be played at this stop: Gorilla."
    assert notes(state, B) == []


@pytest.mark.parametrize(("words", "now", "good"), [(ENGLISH, "for now", "rest"), (FRENCH, "instant", "fin")])
def test_a_pass_says_how_long_it_is(words: Words, now: str, good: str) -> None:
    state = declined(bid(table(), "fr_doctor_1", "uk_missionary_1", "be_doctor_1").state).state
    assert good in label(state, A, Pass(), words)
    state = play(state, A, Pass()).state
    assert now in label(state, B, Pass(), words)
    state = in_order(state, (B, Pass()), (C, AddAuxiliaries(("nurse",)))).state
    assert good in label(state, B, Pass(), words), "who has passed once, passes for good"


def test_the_panel_says_how_all_bids_stand() -> None:
    state = declined(bid(table(), "fr_doctor_1", "uk_missionary_1", "be_doctor_1").state).state
    state = in_order(state, (A, Pass()), (B, Pass())).state
    assert notes(state, C) == ["Bids so far: Ada 2 (passed), Ben 5 (passed for now) and Cleo 4."]
    assert notes(state, C, FRENCH)[0].startswith(
        "Mises jusqu\u2019ici\u202f: Ada 2 (a passé), Ben 5 (a passé pour"
    )


def test_the_settler_weighs_both_characters() -> None:
    state = position(
        player("fr_doctor_1", specials=["settler"]), player("uk_missionary_1"), player("be_doctor_1")
    )
    next_cards(state, "character", "uk_missionary_2")
    state = bid(state, "fr_doctor_1", "uk_missionary_1", "be_doctor_1").state
    state = played(state, A, "settler", deck="character").state
    assert label(state, A, SettlerSwap("uk_missionary_2")).startswith("Exchange for 5 · British missionary")
    assert label(state, A, KeepBid()).startswith("Keep 2 · French doctor")


def test_whom_the_warrior_may_fight_is_named_with_what_they_sent() -> None:
    players = [player(each, specials=["warrior"] * (each == "fr_doctor_1")) for each in
               ("fr_doctor_1", "uk_missionary_1", "be_doctor_1")]  # fmt: skip
    state = bid(position(*players), "fr_doctor_1", "uk_missionary_1", "be_doctor_1").state
    state = played(state, A, "warrior").state
    assert notes(state, A) == [
        "Ben: Ezra Hollingbrook (British missionary)",
        "Cleo: Achille Portenart (Belgian doctor)",
    ]


def test_what_the_boiler_costs_may_be_changed() -> None:
    players = [
        player("fr_doctor_1", specials=["damaged_boiler"]),
        player("uk_missionary_1", "be_officer_1", "de_officer_1"),
        player("be_doctor_1", "be_officer_2"),
    ]
    state = bid(position(*players, stop="bumba"), "fr_doctor_1", "uk_missionary_1", "be_doctor_1").state
    state = played(state, A, "damaged_boiler").state
    assert notes(state, B) == []
    state = play(state, B, BoilerDiscard("be_officer_1")).state
    assert notes(state, B) == ["You may still change your choice until all have chosen."]


def test_in_an_open_tie_the_sums_are_told() -> None:
    players = [
        player("be_doctor_1", hippos=[2, 1]),
        player("be_doctor_2", hippos=[2, 4]),
        player("be_officer_1"),
    ]
    state = bid(position(*players), "be_doctor_1", "be_doctor_2", "be_officer_1").state
    commits = (A, HippoCommit(("hippo_2",))), (B, HippoCommit(("hippo_2",)))
    state = in_order(state, *commits).state
    assert notes(state, A) == ["Hippo tiles so far: Ada 2 and Ben 2."]
