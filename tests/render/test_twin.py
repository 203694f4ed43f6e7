import re
from typing import TypeVar

import pytest
from msgspec import Struct
from msgspec.structs import replace

from games.core import Result, Standing
from games.livingstone.data import CARDS
from games.livingstone.state import LivingstoneOptions, Stage
from games.livingstone.view import CampView, LivingstoneView, OwnView, PlayerView
from render.livingstone import PICTURES, describe, hand_caption, mine_caption
from render.twin import LONGEST_CAPTION, LONGEST_PAGE, caption_of, pages_of
from tests.render.positions import crowded, moments, with_hand, words
from words.catalogue import LANGUAGES

S = TypeVar("S", bound=Struct)

# Another value for every field that everybody may see: each must change the text.
OTHER_TABLE: dict[str, object] = {
    "options": LivingstoneOptions(allow_pass=True),
    "round_no": 77,
    "boat": 9,
    "cost": 8,
    "starter": 1,
    "active": 1,
    "stage": Stage.DONE,
    "pool": (1, 1, 1),
    "deck_size": 26,
    "discard": {"lion": 1, "rhino": 2},
    "bag": {"black": 17},
    "aside": {"black": 12, "red": 4},
}
OTHER_PLAYER: dict[str, object] = {
    "points": {"tents": 55},
    "total": 99,
    "gems": {"clear": 13, "blue": 0, "red": 0},
    "tents": 1,
    "camps": (CampView(7, 4, 1, 2),),
    "hand_size": 12,
    "donations": 17,
    "dice_taken": (1, 4, 6),
    "has_passed": True,
    "can_take_die": False,
}
OTHER_OWN: dict[str, object] = {"purse": 88, "chest": 77, "hand": ("steamboat_back",)}
# Said elsewhere: whose text it is, whose line it is, and what only some moments have.
NOT_ALONE = {
    LivingstoneView: {"me", "players", "own", "dice_to_spend", "queen_dice", "result"},
    PlayerView: {"seat", "chest", "final_hand"},
    OwnView: set(),
}


def test_no_field_of_a_view_is_forgotten_here() -> None:
    for view, others in ((LivingstoneView, OTHER_TABLE), (PlayerView, OTHER_PLAYER), (OwnView, OTHER_OWN)):
        assert {*others, *NOT_ALONE[view]} == set(view.__struct_fields__)


def changed(thing: S, field: str, value: object) -> S:
    """The same thing with another value, which must really be another."""
    assert getattr(thing, field) != value
    return replace(thing, **{field: value})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("field", OTHER_TABLE)
def test_every_fact_of_the_table_is_told(field: str, language: str) -> None:
    view = replace(moments(3)[3], active=0, stage=Stage.PICK, starter=0)
    other = changed(view, field, OTHER_TABLE[field])
    assert describe(view, words(language)) != describe(other, words(language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("field", OTHER_PLAYER)
def test_every_fact_of_a_player_is_told(field: str, language: str) -> None:
    view = moments(3)[3]
    first = replace(view.players[0], can_take_die=True)
    view = replace(view, players=(first, *view.players[1:]))
    other = replace(view, players=(changed(first, field, OTHER_PLAYER[field]), *view.players[1:]))
    assert describe(view, words(language)) != describe(other, words(language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("field", OTHER_OWN)
def test_every_fact_of_ones_own_is_told(field: str, language: str) -> None:
    view = with_hand(5)
    assert view.own is not None
    other = replace(view, own=changed(view.own, field, OTHER_OWN[field]))
    assert describe(view, words(language)) != describe(other, words(language))
    assert hand_caption(view, words(language)) != hand_caption(other, words(language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("field", ["deck_size", "discard", "bag", "aside"])
def test_the_mines_caption_tells_its_numbers(field: str, language: str) -> None:
    view = moments(3)[3]
    other = changed(view, field, OTHER_TABLE[field])
    assert mine_caption(view, words(language)) != mine_caption(other, words(language))


def test_dice_still_to_be_spent_are_told() -> None:
    view = replace(moments(3)[3], active=0, stage=Stage.ACT, dice_to_spend=(2, 5))
    assert "is to spend the 2 and 5." in "\n".join(describe(view, words("en")))


def test_every_space_with_tents_is_told() -> None:
    for view in (moments(5)[5], crowded(5)):
        text = "\n".join(describe(view, words("en")))
        for player in view.players:
            for camp in player.camps:
                line = re.search(rf"^Column {camp.column}, row {camp.row}: .*$", text, re.MULTILINE)
                assert line
                tents = f"{words('en').name(player.seat)} {camp.unscored + camp.scored}"
                assert tents + (f" ({camp.unscored} not" if camp.unscored else "") in line[0]


def test_the_end_is_told_with_chests_and_hands() -> None:
    view = moments(2)[-1]
    assert view.result is not None
    text = "\n".join(describe(view, words("en")))
    assert f"in all {sum(view.queen_dice)}." in text
    for standing in view.result.standings:
        player = view.players[standing.seat]
        line = next(line for line in text.split("\n") if line.startswith(f"{standing.rank}. "))
        assert f"{standing.total} points" in line
        assert f"Gift to the Queen: {player.chest} pound" in line
        assert ("too little" in line) is standing.is_out
        assert all(words("en").say(card) in line for card in player.final_hand or ())


def test_a_shared_victory_names_all_winners_and_what_decided() -> None:
    view = moments(3)[-1]
    places = tuple(Standing(seat, 1 + seat // 2, 20, {"tents": 20}) for seat in range(3))
    view = replace(view, result=Result(places, (0, 1), ("chest", "shared")))
    told = "\n".join(describe(view, words("fr")))
    names = [words("fr").name(seat) for seat in (0, 1)]
    assert f"{names[0]} et {names[1]} se partagent la victoire." in told
    assert words("fr").say("tie-chest") in told


def test_only_the_owner_is_told_purse_and_cards() -> None:
    view = with_hand(14)
    mine = "\n".join(describe(view, words("en")))
    assert "104 pounds" in mine
    assert "57 pounds" in mine
    assert all(words("en").say(f"{card}.text") in mine for card in CARDS if card != "mine_collapse")
    watched = "\n".join(describe(replace(view, me=None, own=None), words("en")))
    assert "104 pounds" not in watched


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", range(2, 6))
def test_twins_fit_where_discord_puts_them(seats: int, language: str) -> None:
    for view in (*moments(seats, seat=1), *moments(seats, seat=1, seed=2)):
        assert all(
            0 < len(each.caption(view, words(language))) <= LONGEST_CAPTION for each in PICTURES.values()
        )
        assert 0 < len(hand_caption(view, words(language))) <= LONGEST_CAPTION
        assert all(0 < len(page) <= LONGEST_PAGE for page in describe(view, words(language)))
    full = crowded(seats)
    assert all(len(each.caption(full, words(language))) <= LONGEST_CAPTION for each in PICTURES.values())
    assert all(len(page) <= LONGEST_PAGE for page in describe(full, words(language)))


def test_pages_lose_nothing() -> None:
    lines = [f"line {number} " + "x" * (number * 37 % 900) for number in range(60)] + ["y" * 4500]
    pages = pages_of(lines)
    assert all(len(page) <= LONGEST_PAGE for page in pages)
    assert "".join(pages).replace("\n", "") == "".join(lines)


def test_a_caption_keeps_whole_sentences() -> None:
    assert caption_of(["First.", "x" * LONGEST_CAPTION, "Last."]) == "First."
