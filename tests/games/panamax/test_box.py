"""What is in the box (rules 2): the tables are whole and fit together."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from games.panamax.data import (
    ADVISORS,
    AWARDS,
    BOX,
    CAPTAINS,
    CLIPBOARD,
    COLUMNS,
    COMPANIES,
    CONTRACTS,
    FOR_PLAYERS,
    LAKES,
    LANES,
    LAST_STEP,
    NATIONS,
    REWARDS,
    SHIPS,
    STEVEDORES,
    ZONE_OF,
    ZONES,
    FreeAction,
    Lane,
    MoveKind,
    Ship,
    ShipKind,
    Side,
    ZoneKind,
    crates,
    dividend,
)
from games.panamax.loading import is_above, is_below
from games.panamax.movement import ROUTES
from games.panamax.state import CargoDie, Vessel

LOADED_SHIPS = [ship for ship in SHIPS.values() if ship.slots and ship.owner in (None, 0)]


def test_2_1_the_tables_add_up_to_the_components() -> None:
    parts = BOX.components
    assert parts.company_dice == len(COMPANIES) * BOX.setup.dice_per_company
    assert parts.shares == len(COMPANIES) * BOX.setup.shares_per_company
    assert parts.flags == sum(nation.flags for nation in NATIONS.values())
    assert parts.company_ships == sum(ship.owner is not None for ship in SHIPS.values())
    assert parts.unique_ships == len(BOX.unique_ships)
    assert parts.contracts == len(BOX.contracts.cards)
    assert parts.setup_contracts == len(BOX.setup_contracts.cards)
    assert (parts.captains, parts.stevedores, parts.advisors) == (
        len(CAPTAINS),
        len(STEVEDORES),
        len(ADVISORS),
    )
    assert parts.ceo_awards == len(AWARDS) == BOX.setup.rounds
    assert parts.action_dice == max(count.table_dice + count.executive_dice for count in FOR_PLAYERS.values())


@pytest.mark.parametrize(
    "rows",
    [
        BOX.companies,
        BOX.nations,
        BOX.zones,
        BOX.company_ships,
        BOX.unique_ships,
        BOX.captains,
        BOX.stevedores,
        BOX.advisors,
        (BOX.setup, BOX.limits, BOX.costs, BOX.components, BOX.contracts, BOX.setup_contracts, BOX.stock),
        BOX.player_count,
        BOX.columns,
        BOX.lanes,
        BOX.rewards,
        BOX.clipboard,
        BOX.passenger_spaces,
        BOX.awards,
    ],
)
def test_every_row_says_where_its_numbers_come_from(rows: tuple[object, ...]) -> None:
    assert rows
    assert all(
        str(getattr(row, "origin", "")).startswith(("rules", "source", "reconstructed")) for row in rows
    )


def test_2_3_each_ocean_has_the_loading_zones_of_two_nations() -> None:
    assert Counter(nation.ocean for nation in NATIONS.values()) == {"atlantic": 2, "pacific": 2}
    for nation in NATIONS.values():
        zone = ZONES[ZONE_OF[nation.id]]
        assert (zone.kind, zone.ocean) == (ZoneKind.LOADING, nation.ocean)


@pytest.mark.parametrize("lane", LANES.values(), ids=lambda lane: lane.id)
def test_2_5_a_crossing_takes_six_lock_moves_and_five_waterway_moves(lane: Lane) -> None:
    assert Counter(lane.moves) == {MoveKind.LOCK: 6, MoveKind.WATERWAY: 5}
    assert len(lane.path) == len(lane.moves) + 1 == len(lane.fees) + 1 == len(lane.soft_fees) + 1
    assert lane.moves[LAST_STEP] is MoveKind.LOCK, "the last step of both lanes"
    assert all(1 <= fee <= 4 for fee in lane.fees)
    assert list(lane.fees) == sorted(lane.fees, reverse=True)
    for step, zone in enumerate(lane.path[1:-1], start=1):
        is_lock = ZONES[zone].kind is ZoneKind.LOCK
        assert (lane.moves[step] is MoveKind.LOCK) == is_lock, "the kind is that of the zone one leaves"
    assert lane.moves[0] is MoveKind.WATERWAY
    last = ZONES[lane.path[-1]]
    assert (last.kind, last.ocean) == (ZoneKind.WAITING, lane.to_ocean)


def test_2_5_lanes_share_the_lakes_alone_and_every_rectangle_lies_in_one() -> None:
    there, back = (set(lane.path) for lane in LANES.values())
    assert there & back == LAKES
    canal = {zone.id for zone in ZONES.values() if zone.kind in (ZoneKind.LOCK, ZoneKind.WATERWAY)}
    assert canal | LAKES <= there | back
    assert len(canal) == 16
    assert len(ROUTES) == 22, "no two moves lead from and to the same zones"


def test_2_5_the_lanes_are_mirrored() -> None:
    there, back = LANES.values()
    plain = [zone.removeprefix("tp_") for zone in there.path[1:-1]]
    mirrored = [zone.removeprefix("ta_") for zone in reversed(back.path[1:-1])]
    assert plain == mirrored


def test_2_6_sizes_slots_and_costs() -> None:
    ships = {ship.id: ship for ship in BOX.company_ships}
    assert {name: ship.size for name, ship in ships.items()} == {
        "feeder": 1,
        "coaster": 2,
        "sprinter": 1,
        "carrier": 3,
    }
    assert {name: ship.build_cost for name, ship in ships.items() if ship.build_cost} == {
        "sprinter": 5,
        "carrier": 7,
    }
    assert all(ship.slots == ship.size for ship in ships.values())
    assert len(SHIPS) == 24


def test_2_7_one_warship_per_nation_and_two_of_each_other_kind() -> None:
    kinds = Counter(ship.kind for ship in SHIPS.values() if ship.owner is None)
    assert kinds == {ShipKind.MILITARY: 4, ShipKind.CRUISE: 2, ShipKind.PANAMAX: 2}
    warships = [ship for ship in SHIPS.values() if ship.kind is ShipKind.MILITARY]
    assert {ship.nation for ship in warships} == set(NATIONS)
    assert not any(ship.slots for ship in warships)
    assert max(ship.size for ship in SHIPS.values()) == BOX.limits.group_size == 4


@pytest.mark.parametrize("ship", LOADED_SHIPS, ids=lambda ship: ship.id)
def test_5_2_no_sequence_of_loads_leaves_a_ship_unable_ever_to_sail(ship: Ship) -> None:
    for loads in product(range(1, 7), repeat=ship.slots):
        vessel = Vessel("to_pacific", 0, "atl_load_europe")
        for value in loads:
            if is_above(ship, vessel, value) or is_below(ship, vessel, value):
                break
            vessel.dice.append(CargoDie(0, value))
            if vessel.total >= ship.least:
                continue
            possible = [
                value
                for value in range(1, 7)
                if not is_above(ship, vessel, value) and not is_below(ship, vessel, value)
            ]
            assert possible, f"{ship.id} with {vessel.dice} is stuck"


def test_2_8_columns_one_to_three_move_and_four_to_six_load() -> None:
    assert [column.locks for column in COLUMNS.values()] == [1, 2, 3, 0, 0, 0]
    assert [column.slot for column in COLUMNS.values()] == [None, None, None, "slot_4", "slot_5", "slot_6"]
    turns = {
        count.players: (count.table_dice, count.executive_dice, count.turns, count.reroll_at_most)
        for count in FOR_PLAYERS.values()
    }
    assert turns == {2: (10, 2, 6, 3), 3: (9, 3, 4, 3), 4: (12, 4, 4, 4)}
    assert all(
        count.table_dice + count.executive_dice == count.players * count.turns
        for count in FOR_PLAYERS.values()
    )


@pytest.mark.parametrize("nation", NATIONS)
@pytest.mark.parametrize(
    ("side", "number", "worth", "icons"), [(Side.FRONT, 14, 50, 3), (Side.BACK, 12, 38, 2)]
)
def test_2_9_every_nation_has_as_much_cargo(
    nation: str, side: Side, number: int, worth: int, icons: int
) -> None:
    cards = [card for card in BOX.contracts.cards if card.nation == nation]
    printed = [crate for card in cards for crate in card.sides[side]]
    assert len(cards) == 6
    assert (len(printed), sum(crate.value for crate in printed)) == (number, worth)
    assert sum(crate.rail for crate in printed) == icons
    assert all(1 <= len(card.sides[side]) <= 3 for card in cards)


def test_2_10_a_starting_contract_has_a_front_only() -> None:
    assert [card.sides.keys() for card in BOX.setup_contracts.cards] == [{Side.FRONT}] * 8
    assert crates("4 1R")[1].rail
    assert Counter(CONTRACTS[card.id].nation for card in BOX.setup_contracts.cards) == dict.fromkeys(
        NATIONS, 2
    )


def test_2_11_every_row_of_the_clipboard_has_each_free_action_once() -> None:
    assert set(CLIPBOARD) == set(NATIONS)
    assert all(sorted(actions) == sorted(FreeAction) for actions in CLIPBOARD.values())


def test_2_12_cards_are_stacked_in_decreasing_strength() -> None:
    captains = [card.moves for card in CAPTAINS.values()]
    assert captains == sorted(captains, reverse=True)
    stevedores = [(card.loads, card.reduction) for card in STEVEDORES.values()]
    assert stevedores == sorted(stevedores, reverse=True)


def test_2_14_no_advisor_is_worth_more_than_its_most() -> None:
    assert {card.id: card.most for card in ADVISORS.values()} == {
        "advisor_fleet": 8,
        "advisor_cruise": 15,
        "advisor_diplomat": 8,
        "advisor_specialist": 12,
        "advisor_portfolio": 12,
        "advisor_majority": 10,
        "advisor_treasurer": 12,
        "advisor_analyst": 12,
        "advisor_auditor": 8,
    }


def test_2_15_the_dividend_is_a_fifth_of_the_price_rounded_up() -> None:
    prices = range(BOX.limits.price_least, BOX.limits.price_most + 1)
    assert [dividend(price) for price in prices] == [-(-price // 5) for price in prices]


def test_2_16_rewards_by_size() -> None:
    assert {size: (reward.card, reward.cash) for size, reward in REWARDS.items()} == {
        1: ("captain", 2),
        2: ("stevedore", 3),
        3: ("advisor", 5),
    }
    assert [AWARDS[f"ceo_award_{number}"].value for number in (1, 2, 3)] == [4, 6, 8]
