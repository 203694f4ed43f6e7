from itertools import combinations

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from games.chance import Bag
from games.rotterdam.data import CARDS, CHANNEL_COLOURS, MATERIALS, PORTS, POSITIONS, PRODUCTS
from games.rotterdam.rules import ROTTERDAM
from games.rotterdam.ships import Ship
from games.rotterdam.state import PHASES, Offer, Phase
from games.rotterdam.view import OfferView, RotterdamView
from games.values import Who
from render.canvas import Box, Canvas, Pen, Picture, Role
from render.owners import OWNERS
from render.page import WIDTH
from render.palette import INK
from render.rotterdam import PICTURES, board, describe, hand, moment, panel, player_line, turn
from render.rotterdam.cards import CARD_ICONS, PHASE_ICONS, PRODUCT_ICONS
from render.rotterdam.channels import ALL_CHANNELS, MARK, Channel, draw_pattern
from render.rotterdam.colours import SEA, WATER
from render.rotterdam.fleet import ANCHORS, draw_ship, voyages
from render.rotterdam.hand import GROUNDS
from render.rotterdam.layout import GAP, MAP, MOST_OFFERS, PLACES, port_box, ship_box
from render.rotterdam.legend import MARKS
from render.rotterdam.pieces import cargo, hull
from render.twin import LONGEST_CAPTION
from tests.render.printed import differs, ground, printed
from tests.render.rotterdam_positions import (
    SEATS,
    before_the_first_round,
    choosing,
    crowded,
    moment_of,
    moments,
    states,
    with_hand,
    words,
)
from tests.render.test_owners import VISIONS, contrast, distance, seen_by
from tools.legibility import faults
from words.catalogue import LANGUAGES, Badge, Words, usual_badge

EVERY_TABLE = pytest.mark.parametrize("seats", SEATS)
BOTH = pytest.mark.parametrize("language", LANGUAGES)


EVERY_PICTURE = pytest.mark.parametrize("name", PICTURES)
BADGES = (Badge("Z", 3), Badge("M", 2), Badge("G", 0), Badge("B", 1))
"""Not those of the seats; two of their letters are first letters of colours too."""


def drawn(name: str, view: RotterdamView, said: Words, before: RotterdamView | None = None) -> Picture:
    """That public picture."""
    return PICTURES[name].draw(view, said, before)


def check_legible(view: RotterdamView, said: Words, before: RotterdamView | None = None) -> None:
    """Nothing in any public picture is too small, clipped or written over another."""
    for name in PICTURES:
        assert list(faults(name, drawn(name, view, said, before))) == [], name


@BOTH
@pytest.mark.parametrize("card", CARDS)
def test_every_card_fits_its_ticket(card: str, language: str) -> None:
    view = with_hand(1, 1)
    assert view.own is not None
    view = replace(view, own=replace(view.own, navigation=(card, card)))
    assert list(faults("hand", hand(view, words(language)))) == []


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


def test_no_anchor_lies_under_a_ship_or_a_letter() -> None:
    for x, y in ANCHORS.values():
        room = Box(x - 19, y - 19, x + 19, y + 19)
        assert not any(room.overlaps(ship_box(place)) for place in PLACES)
        for across, down in (channel.mark for channel in ALL_CHANNELS):
            assert not room.overlaps(Box(across - MARK, down - MARK, across + MARK, down + MARK))


def test_every_position_and_every_channel_is_on_the_map() -> None:
    assert set(PLACES) == set(POSITIONS)
    assert len(ALL_CHANNELS) == 63
    assert all(ship_box(place).within(MAP) for place in PLACES)
    letters = [words("en").say(f"board-{channel.colour}") for channel in ALL_CHANNELS]
    view = replace(moments(2)[0], call=None)
    written = [box.text for box in drawn("map", view, words("en", 2)).boxes if box.role is Role.DECIDES]
    for letter in set(letters):
        assert written.count(letter) == letters.count(letter)


@BOTH
def test_small_letters_tell_channels_apart(language: str) -> None:
    channels = {words(language).say(f"board-{colour}") for colour in CHANNEL_COLOURS}
    assert len(channels) == len(CHANNEL_COLOURS)
    assert all(letter.islower() for letter in channels)


@BOTH
@EVERY_PICTURE
def test_a_capital_by_itself_is_a_player(name: str, language: str) -> None:
    said = Words(language, "rotterdam", ("Zoe", "Mina", "Gil", "Bob"), BADGES)
    for view in (crowded(4), *moments(4)):
        single = [box.text for box in drawn(name, view, said).boxes if len(box.text) == 1]
        capitals = {text for text in single if text.isupper()}
        assert capitals <= {badge.letter for badge in BADGES}
        if name != "map":
            assert len(capitals) == len(BADGES)


def test_chosen_badges_are_on_every_ship() -> None:
    view = crowded(4)
    said = Words("en", "rotterdam", (), BADGES)
    plain, chosen = (drawn("map", view, each) for each in (Words("en", "rotterdam"), said))
    for ship in view.ships:
        room, whose = ship_box(ship.position), ship.owner.seat
        assert BADGES[whose].letter in {box.text for box in chosen.boxes if box.panel == room}
        assert usual_badge(whose).letter in {box.text for box in plain.boxes if box.panel == room}
        assert differs(plain, chosen, room)
    assert "Player Z" in {box.text for box in drawn("ports", view, said).boxes}
    assert "Z \N{EN DASH} Player Z:" in "\n".join(describe(view, said))


def drawn_channel(colour: str) -> Image.Image:
    """The pattern of a channel colour without its letter and its colour."""
    pen = Pen(WIDTH, 700)
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
    draw_ship(canvas, Ship("D3", Who(seat), None), usual_badge(seat), words("en"))
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
    wanted += ["ABCD"[ship.owner.seat] for ship in view.ships]
    assert set(wanted) <= set(decisive)


@EVERY_PICTURE
def test_a_public_picture_is_the_same_for_every_reader(name: str) -> None:
    state = ROTTERDAM.copy(next(each for each in states(4) if each.phase is Phase.TRADE))
    state.players[0].products = Bag.of(["bread", "jam"])
    state.offers = [Offer(1, 0, 1, ("bread",), ("beer",)), Offer(2, 0, None, ("jam",), ("carpet", "beer"))]
    views = [ROTTERDAM.view(state, seat) for seat in (None, 0, 1, 2, 3)]
    assert len({drawn(name, view, words("en")).png() for view in views}) == 1
    assert len({PICTURES[name].caption(view, words("en")) for view in views}) == 1
    assert {turn(view) for view in views} == {"trade"}


@BOTH
@EVERY_PICTURE
def test_a_caption_fits_and_says_whose_turn_it_is(name: str, language: str) -> None:
    said = words(language)
    for view in (*moments(4), crowded(4), before_the_first_round()):
        told = PICTURES[name].caption(view, said)
        assert 0 < len(told) <= LONGEST_CAPTION
        asked = [said.name(player.seat) for player in view.players if said.name(player.seat) in told]
        assert asked


@pytest.mark.parametrize(
    ("phase", "public", "own"),
    [
        (Phase.PLACE, "map", "map"),
        (Phase.NAVIGATE, "map", "map"),
        (Phase.NAVIGATION_CARDS, "ports", "hand"),
        (Phase.UNLOAD, "map", "map"),
        (Phase.FULFIL, "ports", "hand"),
    ],
)
def test_the_picture_fits_the_question(phase: Phase, public: str, own: str) -> None:
    first = replace(
        moments(4)[3].players[0], supply=2, due=1, ships=("VU1",), products=dict.fromkeys(PORTS, 1)
    )
    view = moment_of(phase, seat=0)
    view = replace(
        view, players=(first, *view.players[1:]), ships=(), phase=phase, active=0, is_done=False, call=None
    )
    assert (turn(view), panel(view)) == (public, own)
    waiting = replace(view, me=1)
    assert (turn(waiting), panel(waiting)) == (public, public)
    assert panel(replace(view, is_done=True)) == "hand"


def test_the_picture_of_a_trade_is_the_hand_until_there_is_an_offer_to_answer() -> None:
    view = moment_of(Phase.TRADE, seat=0)
    first = replace(view.players[0], has_finished=False)
    view = replace(view, players=(first, *view.players[1:]), offers=())
    assert (turn(view), panel(view)) == ("trade", "hand")
    own, other = (OfferView(number, maker, None, ("jam",), ("beer",)) for number, maker in ((1, 0), (2, 1)))
    assert panel(replace(view, offers=(own,))) == "hand"
    assert panel(replace(view, offers=(own, other))) == "trade"


def test_a_choice_of_channels_is_made_on_the_map_and_the_end_is_in_the_books() -> None:
    view = choosing()
    assert view.call is not None
    assert (turn(view), panel(replace(view, me=view.call.pending))) == ("map", "map")
    assert turn(moments(3)[-1]) == panel(moments(3, seat=1)[-1]) == "ports"
    assert turn(before_the_first_round()) == "ports"


@BOTH
def test_lines_and_moments_are_short(language: str) -> None:
    for view in (*moments(4), crowded(4), before_the_first_round()):
        assert 0 < len(moment(view, words(language))) <= 30
        for player in view.players:
            line = player_line(view, player.seat, words(language))
            assert len(line) <= 34
            assert line.startswith(f"{usual_badge(player.seat).letter} ")
            assert f"{player.mission_points}/12" in line


def test_a_short_name_stands_whole_in_its_line() -> None:
    said = Words("en", "rotterdam", ("Ada", "Bartholomew Livingstone-Smythe"), BADGES)
    view = crowded(2)
    assert player_line(view, 0, said) == "Z Ada \N{MIDDLE DOT} 19/12 \N{MIDDLE DOT} 56 products"
    expected = "M Bartholom\N{HORIZONTAL ELLIPSIS} \N{MIDDLE DOT} 19/12 \N{MIDDLE DOT} 56 products"
    assert player_line(view, 1, said) == expected


def test_own_cards_are_on_the_private_sheet() -> None:
    written = {box.text for box in hand(with_hand(3, 8), words("en")).boxes}
    wanted = {"Luck Turns", "Extra Cargo", "Setback", "Orange juice", "8"}
    assert {*wanted, "\N{MULTIPLICATION SIGN}2"} <= written


def with_ship(view: RotterdamView, position: str) -> RotterdamView:
    """The same table with only one ship, the first player's, there."""
    players = tuple(replace(each, ships=(position,) if each.seat == 0 else ()) for each in view.players)
    return replace(view, ships=(Ship(position, Who(0), "oil"),), players=players)


def test_a_ship_that_sailed_leaves_a_trail() -> None:
    before = with_ship(moments(3)[2], "A2")
    view = with_ship(before, "B2")
    assert voyages(view, before) == {"B2": "A2"}
    plain, marked = (drawn("map", view, words("en", 3), each) for each in (None, before))
    assert differs(plain, marked, Box(310, 330, 360, 390))
    assert not differs(plain, marked, Box(500, 60, 1150, 1030))


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
    assert differs(plain, marked, port_box(0, MAP.bottom + GAP))
    new = [box.text for box in marked.boxes if box.text not in {box.text for box in plain.boxes}]
    assert sorted(new) == ["+6", "New since your", "last turn", "new"]


def test_a_new_offer_is_marked() -> None:
    view = crowded(4)
    before = replace(view, offers=view.offers[:-1])
    plain, marked = (drawn("trade", view, words("en"), each) for each in (view, before))
    number = next(box for box in marked.boxes if box.text == "99").panel
    assert differs(plain, marked, number)
    other = next(box for box in marked.boxes if box.text == "95").panel
    assert not differs(plain, marked, other)


@pytest.mark.parametrize("name", ["trade", "whole"])
def test_offers_to_all_show_their_products_and_others_only_that_they_exist(name: str) -> None:
    view = crowded(4)
    told = [each.text for each in drawn(name, view, words("en")).boxes]
    assert len(view.offers) == MOST_OFFERS + 1
    assert {"99", "between these two only", "and 1 earlier offer"} <= set(told)
    assert "90" not in told
    other = replace(
        view, offers=(*view.offers[:-1], replace(view.offers[-1], give=("bread",), want=("jam",)))
    )
    assert drawn(name, view, words("en")).png() == drawn(name, other, words("en")).png()


def test_no_offers_are_said_to_be_none() -> None:
    view = replace(crowded(3), offers=())
    assert "No open offers" in {box.text for box in drawn("trade", view, words("en", 3)).boxes}
    assert "There are no open offers." in PICTURES["trade"].caption(view, words("en", 3))


def test_ones_own_ships_are_lit_when_one_names_a_colour() -> None:
    view = replace(with_ship(moment_of(Phase.NAVIGATE, 3), "B2"), active=0, is_done=False, call=None)
    one, other = (drawn("map", replace(view, active=seat), words("en", 3)) for seat in (0, 1))
    assert differs(one, other, ship_box("B2"))


def test_the_open_decision_is_lit() -> None:
    view = choosing()
    assert view.call is not None
    done = replace(view, call=replace(view.call, pending=None, plans=()))
    one, other = (board(each, words("en", 3)) for each in (view, done))
    assert all(differs(one, other, ship_box(place)) for place in ("C2", "C3"))
    assert not differs(one, other, ship_box("C4"))


@BOTH
def test_the_whole_board_says_what_its_icons_mean_where_no_offers_lie(language: str) -> None:
    said = words(language)
    marks = {said.say(f"board-mark-{mark}") for mark in MARKS}
    view = replace(crowded(3), offers=())
    assert marks <= {box.text for box in board(view, said).boxes}
    assert not marks & {box.text for box in board(crowded(3), said).boxes}
