import pytest
from msgspec.structs import replace

from games.panamax.data import LANES, SHIPS, ZONES
from games.panamax.frames import Moving, Source
from games.panamax.state import CargoDie, Passage
from games.panamax.view import PanamaxView
from render.canvas import Box, Picture
from render.panamax import PICTURES
from render.panamax.action_table import card_box
from render.panamax.board import atlantic, pacific
from render.panamax.canal import canal
from render.panamax.companies import clipboard_box
from render.panamax.exchange import exchange_row
from render.panamax.fleet import latest, lit
from render.panamax.layout import BANDS, SIDES, SPINE
from render.panamax.poster import TOP
from render.panamax.sideways import LOWER, WALL, Columns
from render.panamax.tables import action_sheets, actions, companies, in_turn, market, market_sheets
from tests.render.panamax_positions import (
    afloat,
    chart_of,
    crowded,
    fleet,
    moments,
    where,
    where_sideways,
    words,
)
from tests.render.printed import differs

SIDE = {"atlantic": atlantic, "pacific": pacific}
EVERY_STEP = pytest.mark.parametrize("step", range(1, len(BANDS) + 1))
EVERY_LANE = pytest.mark.parametrize("lane", LANES)


def with_ship(view: PanamaxView, ship: str, lane: str, step: int) -> PanamaxView:
    """The same table with only that ship, there and full."""
    ocean = LANES[lane].from_ocean
    zone = (
        next(each.id for each in ZONES.values() if each.ocean == ocean and each.nation)
        if step == 0
        else LANES[lane].path[step]
    )
    afloat_there = afloat(SHIPS[ship], zone, lane, step, len(view.players))
    return replace(view, ships=(afloat_there,), groups=(), frames=(), trail=())


def drawn_moves(view: PanamaxView, step: int, lane: str) -> list[PanamaxView]:
    """The table without a move, after a move from that step, and after a push."""
    way = LANES[lane].path
    moved = Passage(view.turn_no, 0, lane, way[step], way[step + 1], ("blue_coaster",), is_push=False)
    return [replace(view, trail=trail) for trail in ((), (moved,), (replace(moved, is_push=True),))]


@EVERY_LANE
@EVERY_STEP
def test_a_move_and_a_push_leave_arrows_beside_the_wall_of_the_sideways_map(step: int, lane: str) -> None:
    view = with_ship(moments(3)[2], "blue_coaster", lane, 1)
    pictures = [canal(each, words("en", 3)) for each in drawn_moves(view, step, lane)]
    columns, is_eastward = Columns((1,) * len(BANDS)), lane == "to_pacific"
    bands = (step - 1, step) if is_eastward else (len(BANDS) - step, len(BANDS) - 1 - step)
    left, right = sorted(columns.middle(band) for band in bands)
    y = WALL - 2 if is_eastward else LOWER + 2
    assert_arrows(pictures, Box(left, y - 12, right, y + 12))


@EVERY_LANE
@EVERY_STEP
def test_a_move_and_a_push_leave_arrows_between_the_lanes_of_the_tall_map(step: int, lane: str) -> None:
    view = with_ship(moments(3)[2], "blue_coaster", lane, 1)
    down = step if lane == "to_pacific" else len(BANDS) + 1 - step
    shown = range(len(BANDS) + 2)
    for side, draw in SIDE.items():
        steps = chart_of(view, side).steps
        after = down + (1 if lane == "to_pacific" else -1)
        if not {down, after} & set(shown[SIDES[side]]):
            continue
        top, bottom = sorted((steps[down], steps[after]))
        half = (SPINE - 25, SPINE) if lane == "to_pacific" else (SPINE, SPINE + 25)
        pictures = [draw(each, words("en", 3)) for each in drawn_moves(view, step, lane)]
        assert_arrows(pictures, Box(half[0], top, half[1], bottom))


def assert_arrows(pictures: list[Picture], room: Box) -> None:
    """Nothing, a move and a push look different there."""
    plain, moved, pushed = pictures
    assert differs(plain, moved, room)
    assert differs(plain, pushed, room)
    assert differs(moved, pushed, room)


def test_without_a_reader_only_the_latest_turn_is_traced() -> None:
    view = moments(3)[4]
    old, new = (
        Passage(turn, 0, "to_pacific", "tp_gatun_1", "tp_gatun_2", ("mil_europe",), is_push=False)
        for turn in (3, 4)
    )
    assert latest(replace(view, trail=(old, new)), None) == [new]
    assert latest(replace(view, trail=(old, new)), replace(view, trail=(old,))) == [new]
    assert latest(replace(view, trail=(old, new)), replace(view, trail=())) == [old, new]


def test_a_ship_that_came_and_a_die_that_was_loaded_are_marked() -> None:
    said = words("en", 3)
    view = with_ship(moments(3)[2], "blue_coaster", "to_pacific", 0)
    elsewhere = with_ship(view, "blue_coaster", "to_atlantic", 0)
    ship = view.ships[0]
    emptier = replace(view, ships=(replace(ship, dice=ship.dice[:1]),))

    room = where(view, "atlantic")["blue_coaster"]
    plain, marked = atlantic(view, said), atlantic(view, said, emptier)
    assert differs(plain, atlantic(view, said, elsewhere), room)
    assert differs(plain, marked, Box(room.left + 70, room.top, room.left + 150, room.top + 60))
    assert not differs(plain, marked, Box(room.left, room.top, room.left + 60, room.bottom))

    hull, cargo = where_sideways(view)["blue_coaster"]
    plain, marked = canal(view, said), canal(view, said, emptier)
    assert differs(plain, canal(view, said, elsewhere), hull)
    assert differs(plain, marked, cargo)
    assert not differs(plain, marked, hull)


def test_a_ship_that_moved_in_the_canal_is_marked() -> None:
    said, view = words("en", 3), with_ship(moments(3)[2], "blue_coaster", "to_atlantic", 2)
    (box,) = where_sideways(view)["blue_coaster"]
    before = with_ship(view, "blue_coaster", "to_atlantic", 1)
    assert differs(canal(view, said), canal(view, said, before), box)


def test_new_contracts_dice_on_the_train_and_numbers_are_marked() -> None:
    view = replace(moments(3)[2], slots={"slot_4": "china_1", "slot_5": "china_2", "slot_6": "china_3"})
    view = replace(view, train=replace(view.train, wagon_1=(CargoDie(0, 4), CargoDie(1, 2))))
    seat = in_turn(view)[0]
    first = view.players[seat]
    poorer = replace(first, cash=first.cash + 5, warehouse=first.warehouse + 1)
    before = replace(
        view,
        slots={**view.slots, "slot_5": "europe_1"},
        train=replace(view.train, wagon_1=(CargoDie(0, 4),)),
        players=tuple(poorer if player.seat == seat else player for player in view.players),
    )
    said = words("en", 3)
    plain, marked = actions(view, said), actions(view, said, before)
    _, table, rail = action_sheets()
    assert not differs(plain, marked, card_box(table, 6))
    edge = card_box(table, 5)
    assert differs(plain, marked, Box(edge.left, edge.top - 8, edge.right, edge.top))
    assert differs(plain, marked, rail)
    assert differs(canal(view, said), canal(view, said, before), Box(292, WALL, 878, LOWER))

    plain, marked = market(view, said), market(view, said, before)
    exchange, holdings, _ = market_sheets(3)
    for sheet in (exchange, holdings):
        assert differs(plain, marked, exchange_row(sheet, seat))
        assert not differs(plain, marked, exchange_row(sheet, (seat + 1) % 3))
    new = [box.text for box in marked.boxes if box.text not in {box.text for box in plain.boxes}]
    assert new == ["New since your last turn"]
    plain, marked = companies(view, said), companies(view, said, before)
    assert differs(plain, marked, clipboard_box(0, TOP))
    assert not differs(plain, marked, clipboard_box(1, TOP))


def test_ships_that_can_go_on_are_lit() -> None:
    view = moments(4)[4]
    ships = tuple(afloat(ship, "lake_gatun", "to_pacific", 4, 4) for ship in fleet(4)[:2])
    docked = replace(afloat(SHIPS["blue_coaster"], "atl_load_europe", "to_pacific", 0, 4), is_ready=False)
    view = replace(crowded(4, "lake"), ships=(*ships, docked))
    group = view.groups[0]
    loading = replace(group, step=0, zone="atl_load", ships=(docked.id,))
    view = replace(view, groups=(replace(group, ships=tuple(ship.id for ship in ships)), loading))
    assert lit(replace(view, frames=(Moving(0, Source.DIE, waterways=1),))) == {ship.id for ship in ships}
    assert lit(replace(view, frames=(Moving(0, Source.DIE, locks=3),))) == set()
    assert lit(replace(view, frames=())) == set()
    ready = replace(view, ships=(*ships, replace(docked, is_ready=True)))
    assert docked.id in lit(replace(ready, frames=(Moving(0, Source.CARD, either=1),)))
    moving = replace(ready, frames=(Moving(0, Source.CARD, either=1),))
    plain, bright = (canal(each, words("en")) for each in (replace(ready, frames=()), moving))
    for boxes in where_sideways(ready).values():
        assert differs(plain, bright, boxes[0])


@pytest.mark.parametrize("name", ["canal", "whole"])
def test_a_ship_ready_to_sail_flies_its_pennant(name: str) -> None:
    view, said = with_ship(moments(2)[2], "panamax_colon", "to_pacific", 0), words("en", 2)
    idle = replace(view, ships=(replace(view.ships[0], is_ready=False),))
    room = where(view, "atlantic")["panamax_colon"]
    deck = Box(room.right - 60, room.top, room.right, room.top + 52)
    if name == "canal":
        cargo = where_sideways(view)["panamax_colon"][1]
        deck = Box(cargo.right, cargo.top, cargo.right + 36, cargo.bottom)
    draw = PICTURES[name].draw
    assert differs(draw(view, said), draw(idle, said), deck)
