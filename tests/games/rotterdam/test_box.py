"""What is in the box (2)."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations

import pytest

from games.rotterdam.data import (
    BERTHS,
    BOX,
    CARDS,
    CHANNEL_COLOURS,
    ENTRANCES,
    FOR_PLAYERS,
    MATERIALS,
    MISSIONS,
    PORTS,
    POSITIONS,
    PRODUCTS,
    STARTS,
    Kind,
)

CHANNELS = [
    (origin.id, channel.to, channel.colour) for origin in POSITIONS.values() for channel in origin.exits
]
BY_COLOUR = {
    "red": "S1→A1, S4→A5, A3→B2, A6→N2, B3→N3, B5→C5, C2→D2, C4→D3, C6→D5, C6→BO1, N4→D1, N4→D2, D4→WA2",
    "yellow": "S2→A3, S4→A6, A2→B1, A4→B4, B3→C4, B5→C6, N3→C3, N3→C4, C3→D3, C5→BO2, D2→ME1, D4→WA1",
    "green": "S2→A2, S3→A4, A1→N1, A3→B3, A5→B5, B1→C2, B2→C2, B2→C3, C3→D2, C5→D4, N5→D4, N5→D5, D1→ME1",
    "blue": "S1→A2, S3→A5, A1→B1, A4→B3, A6→B5, N1→B1, B4→C4, B4→C5, C1→VU1, C1→D1, C2→N4, D2→ME2, D5→WA2",
    "purple": "S2→A4, S3→A3, A2→B2, A5→B4, N2→B5, B1→C1, B3→C3, C2→VU2, C4→D4, C5→N5, D3→ME2, D3→WA1",
}
FORKS = {
    "B2": ("green", {"C2", "C3"}),
    "B4": ("blue", {"C4", "C5"}),
    "N3": ("yellow", {"C3", "C4"}),
    "C1": ("blue", {"VU1", "D1"}),
    "C6": ("red", {"D5", "BO1"}),
    "N4": ("red", {"D1", "D2"}),
    "N5": ("green", {"D4", "D5"}),
    "D3": ("purple", {"ME2", "WA1"}),
}

MOVES = """
S1  4-5  5-7  5    -
S2  4    5-6  5-6  4
S3  4    5-6  5-6  4
S4  -    5    5-7  4-5
A1  3-4  4-6  -    -
A2  3    4-5  4    -
A3  3    4-5  4-5  -
A4  -    4-5  4-5  3
A5  -    4    4-5  3
A6  -    -    4-6  3-4
N1  3    4-5  -    -
N2  -    -    4-5  3
B1  2    3-4  -    -
B2  2    3-4  3    -
B3  -    3-4  3-4  -
B4  -    3    3-4  2
B5  -    -    3-4  2
N3  -    3    3    -
C1  1    2    -    -
C2  1    2-3  -    -
C3  -    2    2    -
C4  -    2    2    -
C5  -    -    2-3  1
C6  -    -    2    1
N4  -    2    -    -
N5  -    -    2    -
D1  -    1    -    -
D2  -    1    -    -
D3  -    1    1    -
D4  -    -    1    -
D5  -    -    1    -
"""
"""Fewest to most channels to Vulcaanhaven, Merwehaven, Waalhaven and Botlek, as 2.7 has them."""


def test_2_1_the_parts_add_up_to_what_the_box_says() -> None:
    assert BOX.components.ships == sum(colour.ships for colour in BOX.colours) == 20
    assert BOX.components.materials == sum(material.units for material in BOX.materials) == 24
    assert BOX.components.product_cards == sum(product.copies for product in BOX.products) == 60
    assert BOX.components.mission_cards == len(BOX.missions.cards) == 46
    assert BOX.components.navigation_cards == sum(card.copies for card in BOX.cards) == 20


@pytest.mark.parametrize(("players", "ships", "ships_2007"), [(2, 5, 5), (3, 4, 4), (4, 3, 4)])
def test_2_2_ships_by_number_of_players(players: int, ships: int, ships_2007: int) -> None:
    count = FOR_PLAYERS[players]
    assert (count.ships, count.ships_2007) == (ships, ships_2007)
    assert set(FOR_PLAYERS) == {2, 3, 4}


def test_2_2_player_colours_in_the_order_of_the_seats() -> None:
    assert [colour.id for colour in BOX.colours] == ["red", "yellow", "orange", "green"]


def test_2_3_raw_materials() -> None:
    units = {material.id: material.units for material in BOX.materials}
    assert units == {"grain": 7, "fruit": 5, "textile": 5, "oil": 7}


def test_2_4_ports_take_one_material_each_and_have_two_berths() -> None:
    assert {port.id: (port.material, port.berths) for port in BOX.ports} == {
        "vulcaanhaven": ("grain", ("VU1", "VU2")),
        "merwehaven": ("fruit", ("ME1", "ME2")),
        "waalhaven": ("textile", ("WA1", "WA2")),
        "botlek": ("oil", ("BO1", "BO2")),
    }
    assert {port.material for port in BOX.ports} == set(MATERIALS)
    assert set(BERTHS) == {berth for port in BOX.ports for berth in port.berths}
    assert all(berth in PORTS[POSITIONS[berth].port or ""].berths for berth in BERTHS)


def test_2_5_five_channel_colours_in_the_order_of_4_10() -> None:
    assert CHANNEL_COLOURS == ("red", "yellow", "green", "blue", "purple")


def test_2_6_positions_of_each_kind() -> None:
    kinds = Counter(position.kind for position in POSITIONS.values())
    assert kinds == {Kind.START: 4, Kind.WATER: 27, Kind.BERTH: 8}
    assert len(POSITIONS) == 39
    assert STARTS == ("S1", "S2", "S3", "S4")
    anchors = {position.id for position in POSITIONS.values() if position.has_anchor}
    assert anchors == {"N1", "N2", "N3", "N4", "N5"}


@pytest.mark.parametrize("colour", CHANNEL_COLOURS)
def test_2_6_channels_of_each_colour(colour: str) -> None:
    channels = [f"{origin}→{target}" for origin, target, painted in CHANNELS if painted == colour]
    assert sorted(channels) == sorted(BY_COLOUR[colour].split(", "))
    assert len({channel.split("→")[0] for channel in channels}) == 11


def test_2_6_sixty_three_channels_and_no_two_between_the_same_positions() -> None:
    assert len(CHANNELS) == len({(origin, target) for origin, target, _ in CHANNELS}) == 63


def test_2_6_forks_are_where_two_exits_have_the_same_colour() -> None:
    forks = {
        position.id: (colour, set(position.targets(colour)))
        for position in POSITIONS.values()
        for colour in CHANNEL_COLOURS
        if len(position.targets(colour)) > 1
    }
    assert forks == FORKS


def test_2_6_entrances_are_the_exits_from_the_other_end() -> None:
    assert {(origin, target) for target, origins in ENTRANCES.items() for origin in origins} == {
        (origin, target) for origin, target, _ in CHANNELS
    }
    assert ENTRANCES["B5"] == ("A5", "A6", "N2")


def test_2_11_every_ship_can_go_on_and_only_starts_have_nothing_behind() -> None:
    assert {where for where, position in POSITIONS.items() if not position.exits} == set(BERTHS)
    assert {where for where, origins in ENTRANCES.items() if not origins} == set(STARTS)


@cache
def routes(origin: str, port: str) -> frozenset[int]:
    """The lengths of all ways from there to that port."""
    here = POSITIONS[origin]
    if here.port == port:
        return frozenset({0})
    return frozenset(length + 1 for channel in here.exits for length in routes(channel.to, port))


def test_2_7_moves_needed_to_each_port() -> None:
    for origin, *spans in (line.split() for line in MOVES.strip().splitlines()):
        assert spans == [span(routes(origin, port)) for port in PORTS], origin
    assert {line.split()[0] for line in MOVES.strip().splitlines()} == set(POSITIONS) - set(BERTHS)


def span(lengths: frozenset[int]) -> str:
    """As the table writes it."""
    if not lengths:
        return "-"
    return f"{min(lengths)}-{max(lengths)}" if len(lengths) > 1 else str(min(lengths))


def test_2_6_depth_is_the_longest_way_from_a_start() -> None:
    @cache
    def depth(position: str) -> int:
        return max((1 + depth(origin) for origin in ENTRANCES[position]), default=0)

    assert {where: position.depth for where, position in POSITIONS.items()} == {
        where: depth(where) for where in POSITIONS
    }


def test_2_8_products_their_ports_copies_and_points() -> None:
    rows = {
        product.id: (product.port, product.copies, product.points, product.value) for product in BOX.products
    }
    assert rows == {
        "bread": ("vulcaanhaven", 8, 1, 2),
        "beer": ("vulcaanhaven", 8, 1, 2),
        "orange_juice": ("merwehaven", 7, 2, 3),
        "jam": ("merwehaven", 7, 2, 3),
        "clothing": ("waalhaven", 7, 2, 3),
        "carpet": ("waalhaven", 7, 2, 3),
        "petrol": ("botlek", 8, 1, 2),
        "plastic": ("botlek", 8, 1, 2),
    }


def test_2_9_every_pair_and_eighteen_triples_of_three_ports() -> None:
    sets = [frozenset(mission.products) for mission in BOX.missions.cards]
    assert len(set(sets)) == 46
    assert {some for some in sets if len(some) == 2} == {
        frozenset(pair) for pair in combinations(PRODUCTS, 2)
    }
    triples = [some for some in sets if len(some) == 3]
    assert len(triples) == 18
    assert all(len({PRODUCTS[product].port for product in some}) == 3 for some in triples)


def test_2_9_points_are_the_values_of_the_products() -> None:
    for mission in MISSIONS.values():
        assert mission.points == sum(PRODUCTS[product].value for product in mission.products)
    assert Counter(mission.points for mission in MISSIONS.values()) == {4: 6, 5: 16, 6: 6, 7: 10, 8: 8}


def test_2_9_a_mission_is_named_by_its_number_and_products() -> None:
    for number, mission in enumerate(BOX.missions.cards, start=1):
        assert mission.id == f"m{number:02}_{'_'.join(mission.products)}"
    uses = Counter(product for mission in MISSIONS.values() for product in mission.products)
    assert uses == {product: 13 if product in ("jam", "clothing") else 14 for product in PRODUCTS}


def test_2_10_copies_and_points_of_the_navigation_cards() -> None:
    assert {card: (row.copies, row.points) for card, row in CARDS.items()} == {
        "luck_turns": (2, 0),
        "extra_cargo": (2, 0),
        "setback": (3, 0),
        "heavy_storm": (2, 0),
        "joker": (2, 0),
        "advantage": (3, 1),
        "extra_advantage": (2, 2),
        "cargo_thief": (2, 0),
        "police_inspection": (2, 0),
    }


def test_2_11_a_third_mission_always_ends_the_game() -> None:
    assert 3 * min(mission.points for mission in MISSIONS.values()) >= BOX.setup.points_to_end == 12


def test_3_and_5_numbers_of_the_set_up() -> None:
    assert (BOX.setup.missions, BOX.setup.navigation_limit) == (3, 3)


def test_every_row_of_the_box_says_where_it_comes_from() -> None:
    tables = (
        BOX.player_count,
        BOX.colours,
        BOX.channel_colours,
        BOX.materials,
        BOX.ports,
        BOX.products,
        BOX.cards,
    )
    origins = [row.origin for table in tables for row in table]
    origins += [part.origin for part in (BOX.setup, BOX.components, BOX.missions, BOX.board)]
    origins += [card.copies_origin for card in BOX.cards]
    assert all(origin.startswith(("rules", "source: ", "reconstructed")) for origin in origins)
