from itertools import combinations

from games import GAMES
from games.livingstone.data import CARDS
from render import ARTISTS
from render.canvas import Picture, Role
from render.livingstone import land_map
from render.livingstone.cards import ICONS
from tests.render.positions import moments, words
from tests.render.printed import whole
from tools.sheet import PHONE

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
