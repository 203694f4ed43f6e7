import pytest
from msgspec.structs import replace

from games.panamax.data import LANES, SHIPS, ZONES
from games.panamax.frames import Moving, Source
from games.panamax.state import CargoDie, Passage
from games.panamax.view import PanamaxView
from render.canvas import Box
from render.panamax import board, companies
from render.panamax.action_table import card_box
from render.panamax.companies import clipboard_box
from render.panamax.exchange import exchange_row
from render.panamax.fleet import latest, lit
from render.panamax.layout import BANDS, GAP, SKY_BOTTOM, SPINE, WIDTH, tables
from tests.render.panamax_positions import afloat, chart_of, crowded, fleet, moments, where, words
from tests.render.printed import differs


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


def spine(view: PanamaxView, step: int, lane: str) -> Box:
    """The wall between the lanes, where a ship that leaves that step passes it."""
    chart = chart_of(view)
    berth = next(
        berth for berth in chart.berths if berth.lane == lane and berth.zone == LANES[lane].path[step]
    )
    edge = chart.berths[berth].bottom if lane == "to_pacific" else chart.berths[berth].top - 30
    half = (SPINE - 25, SPINE) if lane == "to_pacific" else (SPINE, SPINE + 25)
    return Box(half[0], edge, half[1], edge + 30)


@pytest.mark.parametrize("lane", LANES)
@pytest.mark.parametrize("step", range(1, len(BANDS) + 1))
def test_a_move_and_a_push_leave_arrows(step: int, lane: str) -> None:
    view = with_ship(moments(3)[2], "blue_coaster", lane, 1)
    way = LANES[lane].path
    moved = Passage(view.turn_no, 0, lane, way[step], way[step + 1], ("blue_coaster",), is_push=False)
    plain, drawn, pushed = (
        board(replace(view, trail=trail), words("en", 3))
        for trail in ((), (moved,), (replace(moved, is_push=True),))
    )
    room = spine(view, step, lane)
    assert differs(plain, drawn, room)
    assert differs(plain, pushed, room)
    assert differs(drawn, pushed, Box(room.left, room.top - 60, room.right, room.bottom + 60))


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
    room = where(view)["blue_coaster"]
    elsewhere = with_ship(view, "blue_coaster", "to_atlantic", 0)
    plain = board(view, said)
    assert differs(plain, board(view, said, elsewhere), room)
    ship = view.ships[0]
    emptier = replace(view, ships=(replace(ship, dice=ship.dice[:1]),))
    deck = Box(room.left + 70, room.top, room.left + 150, room.top + 60)
    marked = board(view, said, emptier)
    assert differs(plain, marked, deck)
    assert not differs(plain, marked, Box(room.left, room.top, room.left + 60, room.bottom))


def test_new_contracts_dice_on_the_train_and_numbers_are_marked() -> None:
    view = replace(moments(3)[2], slots={"slot_4": "china_1", "slot_5": "china_2", "slot_6": "china_3"})
    view = replace(view, train=replace(view.train, wagon_1=(CargoDie(0, 4), CargoDie(1, 2))))
    first = view.players[0]
    poorer = replace(first, cash=first.cash + 5)
    before = replace(
        view,
        slots={**view.slots, "slot_5": "europe_1"},
        train=replace(view.train, wagon_1=(CargoDie(0, 4),)),
        players=(poorer, *view.players[1:]),
    )
    sheets, said = tables(chart_of(view).bottom, 3), words("en", 3)
    plain, marked = board(view, said), board(view, said, before)
    assert not differs(plain, marked, card_box(sheets.actions, 6))
    edge = card_box(sheets.actions, 5)
    assert differs(plain, marked, Box(edge.left, edge.top - 8, edge.right, edge.top))
    assert differs(plain, marked, sheets.rail)
    assert differs(plain, marked, exchange_row(sheets.exchange, 0))
    assert not differs(plain, marked, exchange_row(sheets.exchange, 1))
    new = [box.text for box in marked.boxes if box.text not in {box.text for box in plain.boxes}]
    assert new == ["New since your last turn"]
    assert differs(companies(view, said), companies(view, said, before), clipboard_box(0, SKY_BOTTOM + GAP))


def test_what_the_reader_has_seen_is_not_marked() -> None:
    view, said = replace(moments(3)[4], trail=()), words("en", 3)
    plain, marked = board(view, said), board(view, said, view)
    assert not differs(plain, marked, Box(0, 0, WIDTH, tables(chart_of(view).bottom, 3).exchange.top))
    assert companies(view, said).png() == companies(view, said, view).png()


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


def test_a_ship_ready_to_sail_flies_its_pennant() -> None:
    view, said = with_ship(moments(2)[2], "panamax_colon", "to_pacific", 0), words("en", 2)
    room = where(view)["panamax_colon"]
    idle = replace(view, ships=(replace(view.ships[0], is_ready=False),))
    assert differs(
        board(view, said), board(idle, said), Box(room.right - 60, room.top, room.right, room.top + 52)
    )
