from itertools import combinations

import pytest
from msgspec.structs import replace

from games.livingstone.data import CARDS
from games.livingstone.rules import LIVINGSTONE
from games.livingstone.state import Stage
from games.livingstone.view import CampView, LivingstoneView
from render.canvas import Box
from render.drawing import Draw
from render.livingstone import (
    PICTURES,
    describe,
    hand,
    land_map,
    mine,
    mine_caption,
    panel,
    player_line,
    turn,
    whole,
)
from render.livingstone.camps import AMONG, Camp, slots
from render.livingstone.layout import LOW, TALL, Land
from render.livingstone.legend import MARKS
from tests.render.moments import LONG_NAMES
from tests.render.positions import crowded, moments, states, with_hand, words
from tests.render.printed import differs
from words.catalogue import LANGUAGES, Badge, Words

BADGES = (Badge("Z", 3), Badge("M", 0), Badge("Q", 4), Badge("W", 1), Badge("X", 2))
"""What players might choose: no letter and no colour is the seat's."""


def other_words(seats: int) -> Words:
    """What is said at a table where everybody has chosen."""
    return Words("en", "livingstone", LONG_NAMES[:seats], BADGES[:seats])


def test_own_money_and_cards_are_on_the_private_sheet() -> None:
    view = with_hand(14)
    written = {box.text for box in hand(view, words("en")).boxes}
    assert {"104", "57", "Lion", "Market", "\N{MULTIPLICATION SIGN}2"} <= written


def one_tent_more(view: LivingstoneView) -> LivingstoneView:
    """The same table after the first player camped in the last column and scored six points."""
    first = view.players[0]
    camps = (*first.camps, CampView(10, 6, 1, 0))
    grown = replace(first, camps=camps, total=first.total + 6)
    return replace(view, players=(grown, *view.players[1:]), boat=view.boat + 1)


@pytest.mark.parametrize(("draw", "land"), [(land_map, LOW), (whole, TALL)])
def test_what_is_new_since_the_last_turn_is_marked(draw: Draw[LivingstoneView], land: Land) -> None:
    before = moments(3)[2]
    view = one_tent_more(before)
    plain, marked = draw(view, words("en", 3)), draw(view, words("en", 3), before)
    assert differs(plain, marked, land.cell(10, 6))
    there = land.cell(before.boat, 1)
    assert differs(plain, marked, Box(there.middle[0], land.boat_at + 10, there.right, land.boat_at + 22))
    new = [box.text for box in marked.boxes if box.text not in {box.text for box in plain.boxes}]
    assert sorted(new) == ["+6", "New since your last turn"]


def test_new_numbers_of_stones_and_cards_are_marked() -> None:
    before = moments(3)[2]
    view = replace(before, bag=before.bag | {"red": before.bag["red"] - 1}, discard={"lion": 1})
    plain, marked = mine(view, words("en", 3)), mine(view, words("en", 3), before)
    red = next(box for box in plain.boxes if box.text == str(view.bag["red"]) and box.ink.left > 900)
    lion = next(box for box in plain.boxes if box.text == "Lion")
    count = Box(lion.panel.right - 120, lion.ink.top - 8, lion.panel.right, lion.ink.bottom + 8)
    for place in (Box(red.ink.left - 30, red.ink.top - 8, red.ink.right + 30, red.ink.bottom + 8), count):
        assert differs(plain, marked, place)
    rhino = next(box for box in plain.boxes if box.text == "Rhinoceros").panel
    assert not differs(plain, marked, Box(rhino.left, rhino.top + 6, rhino.right, rhino.bottom - 6))


@pytest.mark.parametrize(("draw", "land"), [(land_map, LOW), (whole, TALL)])
def test_many_owners_in_a_space_all_show_their_letter(draw: Draw[LivingstoneView], land: Land) -> None:
    view = crowded(5)
    space = land.cell(view.boat, 3)
    there = "".join(box.text for box in draw(view, words("en")).boxes if box.panel == space)
    assert set("ABCDE") <= set(there)


@pytest.mark.parametrize(
    ("tents", "least"), [((1, 1, 1, 1, 1), 0.8), ((2, 1, 1, 1, 3), 0.7), ((2, 2, 2, 2, 2), 0.5)]
)
def test_five_owners_share_a_space_by_what_they_have_to_write(tents: tuple[int, ...], least: float) -> None:
    space = LOW.cell(3, 3)
    owners = [Camp(badge, count) for badge, count in zip(BADGES, tents, strict=True)]
    places = slots(owners, space)
    assert all(place.within(space) for place in places)
    assert not any(one.overlaps(other) for one, other in combinations(places, 2))
    for camp, place in zip(owners, places, strict=True):
        assert place.right - place.left >= least * AMONG.width(camp.label)


@pytest.mark.parametrize("seats", range(2, 6))
def test_players_are_drawn_with_the_letters_they_chose(seats: int) -> None:
    view, before = crowded(seats), moments(seats)[0]
    chosen, usual = {badge.letter for badge in BADGES[:seats]}, set("ABCDE")
    for picture in (land_map(view, other_words(seats), before), whole(view, other_words(seats))):
        letters = {box.text.rstrip("0123456789") for box in picture.boxes}
        assert chosen <= letters
        assert not usual & letters
    ended = moments(seats)[-1]
    for drawing in PICTURES.values():
        assert not usual & {box.text for box in drawing.draw(ended, other_words(seats)).boxes}
    own = hand(moments(seats, seat=1)[3], other_words(seats))
    assert "M" in {box.text for box in own.boxes}
    assert f"{BADGES[0].letter} \N{EN DASH} " in "\n".join(describe(view, other_words(seats)))
    assert "Player W" in {
        box.text
        for box in land_map(moments(4)[3], Words("en", "livingstone", LONG_NAMES[2:3] * 4, BADGES)).boxes
    }


def test_a_chosen_colour_changes_nothing_but_that_players_things() -> None:
    view = moments(2)[3]
    one, other = (
        land_map(view, Words("en", "livingstone", ("Ada", "Ben"), badges))
        for badges in ((Badge("A", 0), Badge("B", 1)), (Badge("A", 0), Badge("B", 4)))
    )
    first, second = LOW.ledger_row(0), LOW.ledger_row(1)
    assert not differs(one, other, first._replace(bottom=first.bottom - 3))
    assert differs(one, other, second)


def test_hands_left_at_the_end_are_shown_with_the_cards() -> None:
    view = moments(3)[-1]
    held = [sorted(player.final_hand or ()) for player in view.players]
    assert any(held)
    picture = mine(view, other_words(3))
    for badge, cards in zip(BADGES, held, strict=False):
        beside = []
        for box in picture.boxes:
            if box.text == badge.letter:
                beside += [card for card in CARDS if any(
                    box.panel == other.panel and other.text == words("en").say(card)
                    for other in picture.boxes)]  # fmt: skip
        assert sorted(beside) == cards
    assert all(words("en").say(card) in mine_caption(view, words("en")) for cards in held for card in cards)


def test_every_question_is_asked_beside_the_map() -> None:
    for seats in range(2, 6):
        for state in states(seats)[::7]:
            views = [LIVINGSTONE.view(state, seat) for seat in (None, *range(seats))]
            assert {turn(view) for view in views} == {"map"}


def test_the_panel_shows_what_is_ones_own_once_the_dice_are_spent() -> None:
    dealt = moments(3, seat=1)[3]
    bare = replace(dealt.players[1], gems={})
    assert dealt.own is not None
    view = replace(dealt, active=1, stage=Stage.DONE, own=replace(dealt.own, hand=("lion",)))
    assert panel(view) == "hand"
    empty = replace(view, own=replace(dealt.own, hand=()), players=(dealt.players[0], bare, dealt.players[2]))
    assert panel(empty) == "map", "what the turn has done is to be seen on the map"
    dug = replace(bare, gems={"blue": 1})
    assert panel(replace(empty, players=(dealt.players[0], dug, dealt.players[2]))) == "hand"
    assert panel(replace(view, stage=Stage.ACT)) == "map"
    assert panel(replace(view, active=0)) == "map"
    assert panel(replace(view, me=None, own=None)) == "map"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_about_a_player_is_short_and_begins_with_the_letter(language: str) -> None:
    said = Words(language, "livingstone", LONG_NAMES, BADGES)
    for view in (*moments(5), crowded(5)):
        for seat in range(5):
            line = player_line(view, seat, said)
            assert len(line) <= 34
            assert line.startswith(f"{BADGES[seat].letter} {LONG_NAMES[seat][:3]}")
            assert str(view.players[seat].total) in line
            assert str(view.players[seat].tents) in line
    short = player_line(moments(2)[0], 0, Words(language, "livingstone", ("Ada", "Ben")))
    assert short.startswith("A Ada \N{MIDDLE DOT} ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_board_says_what_its_icons_mean_while_it_is_played(language: str) -> None:
    said = words(language)
    marks = {said.say(f"board-mark-{mark}") for mark in MARKS}
    *running, over = moments(3)
    assert marks <= {box.text for box in whole(running[-1], said).boxes}
    assert over.result is not None
    assert not marks <= {box.text for box in whole(over, said).boxes}
