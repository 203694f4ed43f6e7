from concurrent.futures import ThreadPoolExecutor
from io import BytesIO

import pytest
from msgspec.structs import replace
from PIL import Image

from games.chance import Bag
from games.livingstone.rules import LIVINGSTONE
from games.livingstone.view import CampView, LivingstoneView
from render.canvas import Box
from render.livingstone import board, caption, describe, hand
from render.livingstone.board import COIN_AT
from render.livingstone.colours import PALETTE
from render.livingstone.layout import RIVER, WIDTH, cell
from render.livingstone.scenery import landscape
from tests.render.positions import crowded, moments, states, with_hand, words
from tests.render.printed import HEAVIEST, differs


@pytest.mark.parametrize("seats", range(2, 6))
def test_a_picture_is_a_small_png_in_its_games_palette(seats: int) -> None:
    views = moments(seats, seat=0)
    for before, view in zip([None, *views], views, strict=False):
        for picture in (board(view, words("fr", seats), before), hand(view, words("fr", seats))):
            png = picture.png()
            assert len(png) < HEAVIEST
            read = Image.open(BytesIO(png))
            assert read.mode == "P"
            assert read.getpalette() == PALETTE.getpalette()


def test_the_same_view_gives_the_same_bytes_on_every_thread() -> None:
    view = moments(5)[4]
    landscape.cache_clear()
    with ThreadPoolExecutor(4) as threads:
        drawn = list(threads.map(lambda _: board(view, words("en")).png(), range(8)))
    assert set(drawn) == {board(view, words("en")).png()}


@pytest.mark.parametrize("seats", range(2, 6))
def test_nothing_hidden_changes_what_everybody_sees(seats: int) -> None:
    state = states(seats)[len(states(seats)) // 2]
    other = LIVINGSTONE.copy(state)
    for player in other.players:
        player.purse += 7
        player.chest += 5
        cards = len(player.hand)
        player.hand = Bag()
        player.hand.add("lion", cards)
    other.rng.seed = "f" * 64
    seen = [LIVINGSTONE.view(each, None) for each in (state, other)]
    assert {board(view, words("en", seats)).png() for view in seen} == {
        board(seen[0], words("en", seats)).png()
    }
    assert caption(seen[0], words("en")) == caption(seen[1], words("en"))
    assert describe(seen[0], words("en")) == describe(seen[1], words("en"))


def test_the_public_board_is_the_same_for_every_reader() -> None:
    state = states(3)[40]
    drawn = {board(LIVINGSTONE.view(state, seat), words("en", 3)).png() for seat in (None, 0, 1, 2)}
    assert len(drawn) == 1


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


def test_what_is_new_since_the_last_turn_is_marked() -> None:
    before = moments(3)[2]
    view = one_tent_more(before)
    plain, marked = board(view, words("en", 3)), board(view, words("en", 3), before)
    assert differs(plain, marked, cell(10, 6))
    wake = Box(cell(before.boat, 1).left, RIVER.top + 50, cell(before.boat, 1).right, COIN_AT - 28)
    assert differs(plain, marked, wake)
    new = [box.text for box in marked.boxes if box.text not in {box.text for box in plain.boxes}]
    assert sorted(new) == ["+6", "New since your last turn"]


def test_what_the_reader_has_seen_is_not_marked() -> None:
    view = moments(3)[4]
    plain, marked = board(view, words("en", 3)), board(view, words("en", 3), view)
    assert not differs(plain, marked, Box(0, 0, WIDTH, RIVER.bottom))


def test_many_owners_in_a_space_all_show_their_letter() -> None:
    view = crowded(5)
    space = cell(view.boat, 3)
    there = "".join(box.text for box in board(view, words("en")).boxes if box.panel == space)
    assert set("ABCDE") <= set(there)
