from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from itertools import combinations

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from games.chance import Bag
from games.rotterdam.data import CARDS, CHANNEL_COLOURS, MATERIALS, POSITIONS, PRODUCTS
from games.rotterdam.rules import ROTTERDAM
from games.rotterdam.ships import Ship
from games.rotterdam.state import PHASES, Offer, Phase
from games.rotterdam.view import RotterdamView
from games.values import Who
from render.canvas import Box, Canvas, Pen, Role
from render.owners import OWNERS
from render.palette import INK
from render.rotterdam import board, caption, describe, hand
from render.rotterdam.cards import CARD_ICONS, PHASE_ICONS, PRODUCT_ICONS
from render.rotterdam.channels import ALL_CHANNELS, MARK, Channel, draw_pattern
from render.rotterdam.colours import PALETTE, SEA, WATER
from render.rotterdam.fleet import draw_ship, voyages
from render.rotterdam.hand import GROUNDS
from render.rotterdam.layout import MAP, PLACES, WIDTH, ledger, offers, port_box, ship_box
from render.rotterdam.pieces import cargo, hull
from render.rotterdam.scenery import river_mouth
from tests.render.printed import CROWDED, HEAVIEST, differs, ground, printed
from tests.render.rotterdam_positions import (
    SEATS,
    choosing,
    crowded,
    moment_of,
    moments,
    states,
    with_hand,
    words,
)
from tests.render.test_legible import check_legible
from tests.render.test_owners import VISIONS, contrast, distance, seen_by
from words.catalogue import LANGUAGES

EVERY_TABLE = pytest.mark.parametrize("seats", SEATS)
BOTH = pytest.mark.parametrize("language", LANGUAGES)


@BOTH
@EVERY_TABLE
def test_every_moment_of_a_game_is_legible(seats: int, language: str) -> None:
    views = moments(seats, seat=0)
    for before, view in zip([None, *views], views, strict=False):
        check_legible(board(view, words(language, seats), before))
        check_legible(hand(view, words(language, seats)))


@BOTH
@EVERY_TABLE
def test_a_crowded_board_is_legible(seats: int, language: str) -> None:
    check_legible(board(crowded(seats), words(language, seats), moments(seats)[0]))


@BOTH
@pytest.mark.parametrize("phase", PHASES)
def test_every_phase_is_legible(phase: Phase, language: str) -> None:
    check_legible(board(moment_of(phase), words(language)))


@BOTH
def test_a_choice_of_channels_is_legible(language: str) -> None:
    check_legible(board(choosing(), words(language, 3)))


@BOTH
@pytest.mark.parametrize(("cards", "products"), [(0, 0), (1, 1), (2, 5), (len(CARDS), len(PRODUCTS))])
def test_a_hand_of_any_size_is_legible(cards: int, products: int, language: str) -> None:
    check_legible(hand(with_hand(cards, products), words(language)))


def test_no_ship_hides_the_letter_of_a_channel() -> None:
    for channel in ALL_CHANNELS:
        x, y = channel.mark
        disc = Box(x - MARK + 1, y - MARK + 1, x + MARK - 1, y + MARK - 1)
        assert disc.within(MAP)
        assert not any(disc.overlaps(ship_box(place)) for place in PLACES), channel
    for one, other in combinations(ALL_CHANNELS, 2):
        (x, y), (across, down) = one.mark, other.mark
        assert (across - x) ** 2 + (down - y) ** 2 >= (2 * MARK) ** 2, (one, other)


def test_no_two_ships_touch() -> None:
    for one, other in combinations(PLACES, 2):
        assert not ship_box(one).overlaps(ship_box(other)), (one, other)


def test_every_position_and_every_channel_is_on_the_map() -> None:
    assert set(PLACES) == set(POSITIONS)
    assert len(ALL_CHANNELS) == 63
    assert all(ship_box(place).within(MAP) for place in PLACES)
    letters = [words("en").say(f"board-{channel.colour}") for channel in ALL_CHANNELS]
    written = [box.text for box in board(moments(2)[0], words("en", 2)).boxes if box.role is Role.DECIDES]
    for letter in set(letters):
        assert written.count(letter) >= letters.count(letter)


@BOTH
def test_letters_tell_channels_and_cargo_apart(language: str) -> None:
    channels = {words(language).say(f"board-{colour}") for colour in CHANNEL_COLOURS}
    cargoes = {words(language).say(f"board-{material}") for material in MATERIALS}
    assert (len(channels), len(cargoes)) == (len(CHANNEL_COLOURS), len(MATERIALS))


def drawn_channel(colour: str) -> Image.Image:
    """The pattern of a channel colour without its letter and its colour."""
    pen = Pen(WIDTH, 500)
    draw_pattern(pen, Channel("D3", "ME2", colour), INK)
    return pen.shape().getchannel("A")


def test_patterns_alone_keep_channels_apart() -> None:
    empty = Image.new("L", drawn_channel("red").size)
    for one, other in combinations(map(drawn_channel, CHANNEL_COLOURS), 2):
        assert distance(one, other) > 0.3 * distance(ImageChops.lighter(one, other), empty)


def test_shapes_alone_keep_cargo_apart() -> None:
    for one, other in combinations(MATERIALS, 2):
        shapes = (cargo(material, 46).getchannel("A") for material in (one, other))
        assert distance(*shapes) > 6, (one, other)


def drawn_ship(seat: int) -> Image.Image:
    """A ship with its badge, empty, on the river."""
    canvas = Canvas(ground(WIDTH, 600, WATER))
    draw_ship(canvas, Ship("D3", Who(seat), None), words("en"), is_new=False, is_lit=False)
    return canvas.image.crop(printed(ship_box("D3")))


@pytest.mark.parametrize("vision", VISIONS)
def test_ships_are_kept_apart(vision: str) -> None:
    ships = [seen_by(vision, drawn_ship(seat)) for seat in range(SEATS[-1])]
    for one, other in combinations(ships, 2):
        assert distance(one, other) > 4


def test_hulls_alone_keep_ships_apart() -> None:
    hulls = [hull(seat, is_loaded=True).getchannel("A") for seat in range(SEATS[-1])]
    for one, other in combinations(hulls, 2):
        assert distance(one, other) > 3


@pytest.mark.parametrize("water", [WATER, SEA])
def test_a_piece_stands_out_from_the_water(water: tuple[int, int, int]) -> None:
    assert contrast(INK, water) >= 4.5
    for owner in OWNERS[: SEATS[-1]]:
        assert distance(Image.new("RGB", (1, 1), owner.colour), Image.new("RGB", (1, 1), water)) > 60


def test_everything_that_can_be_held_or_played_has_its_icon() -> None:
    assert set(CARD_ICONS) == set(CARDS) == set(GROUNDS)
    assert set(PRODUCT_ICONS) == set(PRODUCTS)
    assert set(PHASE_ICONS) == set(PHASES)


def test_what_decides_a_move_is_written_to_be_legible() -> None:
    view = moments(4)[3]
    decisive = [box.text for box in board(view, words("en")).boxes if box.role is Role.DECIDES]
    wanted = [*POSITIONS, *map(str, view.stock.values()), *map(str, view.pile_sizes.values())]
    wanted += [str(player.mission_points) for player in view.players]
    wanted += [str(number) for player in view.players for number in player.products.values()]
    wanted += [words("en").say(f"board-{ship.cargo}") for ship in view.ships if ship.cargo]
    wanted += ["ABCD"[ship.owner.seat] for ship in view.ships]
    assert set(wanted) <= set(decisive)


@EVERY_TABLE
def test_a_picture_is_a_png_in_its_games_palette(seats: int) -> None:
    views = moments(seats, seat=0)
    drawn = [
        board(view, words("fr", seats), before) for before, view in zip([None, *views], views, strict=False)
    ]
    drawn += [hand(view, words("fr", seats)) for view in views]
    heavy = board(crowded(seats), words("fr", seats))
    for picture, most in (*((each, HEAVIEST) for each in drawn), (heavy, CROWDED)):
        png = picture.png()
        assert len(png) < most
        read = Image.open(BytesIO(png))
        assert read.mode == "P"
        assert read.getpalette() == PALETTE.getpalette()


def test_the_same_view_gives_the_same_bytes_on_every_thread() -> None:
    view = moments(4)[4]
    river_mouth.cache_clear()
    with ThreadPoolExecutor(4) as threads:
        drawn = list(threads.map(lambda _: board(view, words("en")).png(), range(4)))
    assert set(drawn) == {board(view, words("en")).png()}


@EVERY_TABLE
def test_nothing_hidden_changes_what_everybody_sees(seats: int) -> None:
    state = states(seats)[len(states(seats)) // 2]
    other = ROTTERDAM.copy(state)
    twins = {"bread": "beer", "orange_juice": "jam", "clothing": "carpet", "petrol": "plastic"}
    twins |= {face: back for back, face in twins.items()}
    for player in other.players:
        player.products = Bag.of(twins[product] for product in player.products.things())
        player.navigation = Bag.of("setback" for _ in player.navigation.things())
        player.missions = Bag.of(list(other.mission_deck.things())[: len(player.missions)])
    other.rng.seed = "f" * 64
    seen = [ROTTERDAM.view(each, None) for each in (state, other)]
    assert board(seen[0], words("en", seats)).png() == board(seen[1], words("en", seats)).png()
    assert caption(seen[0], words("en", seats)) == caption(seen[1], words("en", seats))
    assert describe(seen[0], words("en", seats)) == describe(seen[1], words("en", seats))


def test_the_public_board_is_the_same_for_every_reader() -> None:
    state = ROTTERDAM.copy(next(each for each in states(4) if each.phase is Phase.TRADE))
    state.players[0].products = Bag.of(["bread", "jam"])
    state.offers = [Offer(1, 0, 1, ("bread",), ("beer",)), Offer(2, 0, None, ("jam",), ("carpet", "beer"))]
    drawn = {board(ROTTERDAM.view(state, seat), words("en")).png() for seat in (None, 0, 1, 2, 3)}
    assert len(drawn) == 1


def test_own_cards_are_on_the_private_sheet() -> None:
    written = {box.text for box in hand(with_hand(3, 8), words("en")).boxes}
    wanted = {"Luck Turns", "Extra Cargo", "Setback", "Orange juice", "8", "1 promised"}
    assert {*wanted, "\N{MULTIPLICATION SIGN}2"} <= written


def with_ship(view: RotterdamView, position: str) -> RotterdamView:
    """The same table with only one ship, the first player's, there."""
    players = tuple(replace(each, ships=(position,) if each.seat == 0 else ()) for each in view.players)
    return replace(view, ships=(Ship(position, Who(0), "oil"),), players=players)


def test_a_ship_that_sailed_leaves_a_trail() -> None:
    before = with_ship(moments(3)[2], "A2")
    view = with_ship(before, "B2")
    assert voyages(view, before) == {"B2": "A2"}
    plain, marked = board(view, words("en", 3)), board(view, words("en", 3), before)
    assert differs(plain, marked, Box(333, 1050, 425, 1160))
    assert not differs(plain, marked, Box(500, 200, 1100, 1400))


def test_a_ship_blown_back_leaves_a_trail() -> None:
    before = with_ship(moments(3)[2], "D3")
    assert voyages(with_ship(before, "C4"), before) == {"C4": "D3"}


def test_a_new_ship_new_cards_and_points_are_marked() -> None:
    view = with_ship(moments(3)[2], "S2")
    first = view.players[0]
    old = replace(first, ships=(), mission_points=first.mission_points - 6, navigation=-1)
    before = replace(
        view, ships=(), players=(old, *view.players[1:]), pile_sizes=dict.fromkeys(view.pile_sizes, 1)
    )
    plain, marked = board(view, words("en", 3)), board(view, words("en", 3), before)
    room = ship_box("S2")
    assert differs(plain, marked, Box(room.left - 8, room.top - 8, room.right + 8, room.bottom + 8))
    assert differs(plain, marked, port_box(0))
    new = [box.text for box in marked.boxes if box.text not in {box.text for box in plain.boxes}]
    assert sorted(new) == ["+6", "New since your last turn"]


def test_what_the_reader_has_seen_is_not_marked() -> None:
    view = moments(3)[4]
    plain, marked = board(view, words("en", 3)), board(view, words("en", 3), view)
    assert not differs(plain, marked, Box(0, 0, WIDTH, ledger(3).top))


def test_offers_to_all_show_their_products_and_others_only_that_they_exist() -> None:
    view = crowded(4)
    box = offers(4, 5)
    told = [each.text for each in board(view, words("en")).boxes if each.ink.within(box)]
    assert "99" in told
    assert "between these two only" in told
    assert "7 open offers" in told
    other = replace(
        view, offers=(*view.offers[:-1], replace(view.offers[-1], give=("bread",), want=("jam",)))
    )
    assert board(view, words("en")).png() == board(other, words("en")).png()


def test_the_open_decision_is_lit() -> None:
    view = choosing()
    assert view.call is not None
    done = replace(view, call=replace(view.call, pending=None, plans=()))
    one, other = (board(each, words("en", 3)) for each in (view, done))
    assert all(differs(one, other, ship_box(place)) for place in ("C2", "C3"))
    assert not differs(one, other, ship_box("C4"))
