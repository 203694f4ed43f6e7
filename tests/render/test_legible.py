from itertools import combinations

import pytest

from games import GAMES
from games.livingstone.data import CARDS
from games.livingstone.rules import LIVINGSTONE
from render import ARTISTS
from render.canvas import Picture, Role
from render.livingstone import PICTURES, hand, land_map
from render.livingstone.cards import ICONS
from tests.render.positions import crowded, moments, with_hand, words
from tests.render.printed import whole
from tools.legibility import HIGHEST, faults, report
from tools.sheet import PHONE
from words.catalogue import LANGUAGES

SMALLEST = 9
"""Height in pixels, on a phone, of what decides a move."""


def check_legible(picture: Picture) -> None:
    """Nothing clipped, nothing written over another, nothing decisive too small."""
    everything = whole(picture)
    for box in picture.boxes:
        assert box.ink.within(everything), box
        assert box.ink.within(box.panel), box
        if box.role is Role.DECIDES:
            assert box.cap_height * PHONE / everything.right >= SMALLEST, box
    for one, other in combinations(picture.boxes, 2):
        assert not one.ink.overlaps(other.ink), (one, other)


def test_pictures_are_read_as_the_clients_show_them() -> None:
    assert report(LIVINGSTONE, 16, seed=11) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", range(2, 6))
def test_every_moment_of_a_game_is_legible(seats: int, language: str) -> None:
    views = moments(seats, seat=0)
    for before, view in zip([None, *views], views, strict=False):
        for name, drawing in PICTURES.items():
            assert [*faults(name, drawing.draw(view, words(language, seats), before))] == []
        assert [*faults("hand", hand(view, words(language, seats)))] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", range(2, 6))
@pytest.mark.parametrize("name", PICTURES)
def test_a_crowded_board_is_legible(name: str, seats: int, language: str) -> None:
    for before in (None, moments(seats)[0]):
        assert [*faults(name, PICTURES[name].draw(crowded(seats), words(language, seats), before))] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("cards", [0, 1, 4, 5, 6, 8, 14])
def test_a_hand_of_any_size_is_legible_and_shown_whole(cards: int, language: str) -> None:
    picture = hand(with_hand(cards), words(language))
    assert [*faults("hand", picture)] == []
    assert picture.image.height <= HIGHEST


def test_what_decides_a_move_is_written_to_be_legible() -> None:
    view = moments(4)[3]
    decisive = [box.text for box in land_map(view, words("en", 4)).boxes if box.role is Role.DECIDES]
    wanted = [str(view.cost), str(view.boat), "12", "D", *(str(player.total) for player in view.players)]
    wanted += [str(player.hand_size) for player in view.players]
    wanted += [str(number) for player in view.players for number in player.gems.values()]
    wanted += [str(die) for player in view.players for die in player.dice_taken]
    for text in set(wanted):
        assert decisive.count(text) >= 1, text


def test_every_card_has_its_icon() -> None:
    assert set(CARDS) <= set(ICONS)


def test_every_game_is_drawn() -> None:
    assert set(ARTISTS) == set(GAMES)
