from itertools import combinations
from typing import get_args

import pytest
from msgspec.structs import replace
from PIL import Image

from games.panamax.data import (
    ADVISORS,
    BOX,
    CLIPBOARD,
    LANES,
    NATIONS,
    SHIPS,
    ZONES,
    Benefit,
    FreeAction,
    Metric,
    ShipKind,
)
from games.panamax.frames import (
    AnyFrame,
    DeckSide,
    Executive,
    FeeStevedore,
    FreeRail,
    Loading,
    Market,
    Moving,
    Passenger,
    RailFlag,
    Reward,
    Source,
)
from games.panamax.state import PanamaxOptions
from games.panamax.view import MovesLeft, OwnView, PanamaxView
from render.canvas import Box, Canvas, Picture, Role, TextBox
from render.owners import OWNERS
from render.page import EDGE, WIDTH
from render.palette import INK
from render.panamax import PICTURES, describe, hand, hand_caption, moment, panel, player_line, turn
from render.panamax.action_table import card_box, column_box
from render.panamax.board import atlantic, pacific
from render.panamax.canal import canal
from render.panamax.cards import BENEFIT_ICONS, FREE_ACTION_ICONS, METRIC_ICONS
from render.panamax.colours import DEEP, LAKE, LOCK, SHALLOW
from render.panamax.companies import clipboard_box
from render.panamax.exchange import exchange_row
from render.panamax.fleet import berth_of, places, ship_box
from render.panamax.layout import BANDS, SKY_BOTTOM, side_of
from render.panamax.pieces import container, flag, hull, low_hull, move_sign, upright_hull
from render.panamax.poster import TOP
from render.panamax.sideways import columns_for, in_canal
from render.panamax.tables import action_sheets, actions, companies, in_turn, market, market_sheets
from tests.render.panamax_positions import (
    CROWDS,
    SEATS,
    afloat,
    chart_of,
    choosing,
    crowded,
    finished,
    four_in_a_lock,
    in_a_lake,
    moment_of,
    moments,
    where,
    where_sideways,
    words,
)
from tests.render.printed import CROWDED, ground
from tests.render.test_owners import VISIONS, contrast, distance, seen_by
from tools.legibility import HIGH, HIGHEST, faults
from words.catalogue import LANGUAGES, Badge, Words, letter

EVERY_TABLE = pytest.mark.parametrize("seats", SEATS)
EVERY_PICTURE = pytest.mark.parametrize("name", PICTURES)
BOTH = pytest.mark.parametrize("language", LANGUAGES)
FRAMES = [None, *get_args(AnyFrame)]
"""Whatever can be decided; None is the choice of a white die."""
SIDES = {"atlantic": atlantic, "pacific": pacific}
MAPS = {"canal", "whole", "whole-2"}
"""The pictures on which ships lie."""


def check(name: str, view: PanamaxView, said: Words, before: PanamaxView | None = None) -> None:
    """Whether that picture can be read as the clients show it."""
    assert list(faults(name, PICTURES[name].draw(view, said, before))) == []


def check_hand(view: PanamaxView, said: Words) -> None:
    assert list(faults("hand", hand(view, said))) == []


def written(picture: Picture, *boxes: Box) -> list[TextBox]:
    """What is written in those parts of a picture."""
    return [each for each in picture.boxes if any(each.ink.within(box) for box in boxes)]


def texts(picture: Picture, *boxes: Box) -> list[str]:
    return [each.text for each in written(picture, *boxes) if each.role is Role.DECIDES]


@BOTH
@EVERY_TABLE
def test_full_locks_are_legible(seats: int, language: str) -> None:
    for name in MAPS:
        check(name, four_in_a_lock(seats), words(language, seats))


@BOTH
@pytest.mark.parametrize("frame", FRAMES)
def test_every_decision_is_legible(frame: type[AnyFrame] | None, language: str) -> None:
    view = moment_of(frame)
    name = turn(view)
    check(name, view, words(language))
    assert PICTURES[name].draw(view, words(language)).image.height <= HIGH


@BOTH
@pytest.mark.parametrize("advisor", ADVISORS)
def test_every_secret_objective_is_legible(advisor: str, language: str) -> None:
    view = replace(moments(2, seat=0)[3], own=OwnView((), advisor, (), None))
    check_hand(view, words(language, 2))


@BOTH
@pytest.mark.parametrize("start", range(0, len(ADVISORS), 3))
def test_every_advisor_on_display_is_legible(start: int, language: str) -> None:
    shown = (*tuple(ADVISORS)[start:], *ADVISORS)[: BOX.setup.advisors_on_display]
    check("market", replace(moments(4)[3], advisors=shown), words(language))


@EVERY_TABLE
@pytest.mark.parametrize("place", CROWDS)
@EVERY_PICTURE
def test_any_crowd_can_be_drawn(name: str, place: str, seats: int) -> None:
    picture = PICTURES[name].draw(crowded(seats, place), words("fr", seats))
    assert name.startswith("whole") or picture.image.height <= HIGHEST
    assert len(picture.png()) < CROWDED


@BOTH
def test_ships_too_full_for_their_line_and_fifteen_in_an_ocean_are_legible(language: str) -> None:
    """With all their dice some ships need a second line."""
    for view in full_quays():
        check("canal", view, words(language))
        boxes = where_sideways(view).values()
        assert any(cargo.top >= hull.bottom for hull, cargo in boxes)
        assert any(cargo.top == hull.top for hull, cargo in boxes)


@BOTH
@pytest.mark.parametrize(
    "names",
    [
        ("red_feeder", "red_sprinter", "blue_feeder", "red_coaster"),
        ("panamax_colon", "blue_coaster"),
        ("cruise_riviera", "red_carrier", "blue_feeder"),
    ],
)
def test_a_lake_with_more_than_a_locks_ships_is_legible(names: tuple[str, ...], language: str) -> None:
    view = in_a_lake(4, *names)
    check("canal", view, words(language))
    counts = columns_for(in_canal(view.ships)).counts
    assert counts[3] == 2
    assert sum(counts) == len(BANDS) + 1
    boxes = [box for each in where_sideways(view).values() for box in each]
    assert not any(one.overlaps(other) for one, other in combinations(boxes, 2))


@EVERY_TABLE
@pytest.mark.parametrize("place", CROWDS)
@pytest.mark.parametrize("side", SIDES)
def test_no_two_ships_touch_and_none_leaves_its_zone(side: str, place: str, seats: int) -> None:
    for view in (crowded(seats, place), four_in_a_lock(seats)):
        chart = chart_of(view, side)
        boxes = [
            (ship_box(chart, berth, row, start, ship.size), chart.berths[berth])
            for berth, here in places(view.ships).items()
            for ship, row, start in here
            if berth in chart.berths
        ]
        assert len(boxes) == sum(side_of(ship.zone) == side for ship in view.ships)
        assert all(box.within(zone) for box, zone in boxes)
        for (one, _), (other, _) in combinations(boxes, 2):
            assert not one.overlaps(other)


def test_no_two_ships_touch_on_the_sideways_map() -> None:
    for view in (*moments(4), *moments(3, seed=2), *full_quays()):
        boxes = [
            (ship, Box(box.left + 0.1, box.top + 0.1, box.right - 0.1, box.bottom - 0.1))
            for ship, here in where_sideways(view).items()
            for box in here
        ]
        for (one, box), (other, room) in combinations(boxes, 2):
            assert one == other or not box.overlaps(room)


def test_every_zone_is_on_one_half_of_the_tall_map_and_touches_no_other() -> None:
    charts = [chart_of(moments(2)[0], side) for side in SIDES]
    zones = [{berth.zone for berth in chart.berths} for chart in charts]
    assert zones[0] | zones[1] == set(ZONES)
    assert not zones[0] & zones[1]
    for chart in charts:
        whole = Box(EDGE, SKY_BOTTOM, WIDTH - EDGE, chart.bottom)
        assert all(box.within(whole) for box in chart.berths.values())
        for one, other in combinations(chart.berths.values(), 2):
            assert not one.overlaps(other)


def full_quays() -> list[PanamaxView]:
    """Fifteen ships in one ocean, the most that were seen: all full at a quay, or some of them waiting."""
    view = crowded(4, "loading")
    waiting = [afloat(SHIPS[ship.id], "pac_wait", ship.lane, -1, 4) for ship in view.ships[9:14]]
    return [replace(view, ships=view.ships[:15]), replace(view, ships=(*waiting, *view.ships[14:]))]


def told_of_ships(view: PanamaxView) -> list[dict[str, list[str]]]:
    """What each of the maps writes on each ship."""
    said = words("en", len(view.players))
    sideways = canal(view, said)
    maps = [{ship: texts(sideways, *boxes) for ship, boxes in where_sideways(view).items()}]
    tall: dict[str, list[str]] = {}
    for side, draw in SIDES.items():
        picture = draw(view, said)
        tall |= {ship: texts(picture, box) for ship, box in where(view, side).items()}
    return [*maps, tall]


def test_every_die_on_a_ship_shows_its_owner_and_its_value() -> None:
    for view in (*moments(4)[1:7], in_a_lake(4, "panamax_colon", "blue_coaster"), *full_quays()):
        for told in told_of_ships(view):
            assert set(told) == {ship.id for ship in view.ships}
            for ship in view.ships:
                for die in set(ship.dice):
                    assert told[ship.id].count(f"{letter(die.owner)}{die.value}") == ship.dice.count(die)


def test_every_ship_shows_its_owner_or_name_and_where_it_can_be_loaded_its_limits() -> None:
    for view in (crowded(4, "waiting"), *full_quays()):
        sideways, tall = told_of_ships(view)
        for ship in view.ships:
            if ship.kind is ShipKind.MILITARY:
                continue
            for told in (sideways, tall):
                assert f"{ship.least}\N{EN DASH}{ship.most}" in told[ship.id]
                assert ship.owner is None or letter(ship.owner) in told[ship.id]
            if ship.owner is None:
                assert words("en").say(f"board-{ship.id}") in tall[ship.id]
                assert words("en").say(f"board-mark-{ship.id}") in sideways[ship.id]


@BOTH
def test_a_mark_begins_the_name_that_menus_say_and_is_no_owners_letter(language: str) -> None:
    said = words(language)
    ships = [ship for ship in moments(2)[0].ships if ship.kind in (ShipKind.CRUISE, ShipKind.PANAMAX)]
    marks = [said.say(f"board-mark-{ship.id}") for ship in ships]
    assert len(set(marks)) == len(ships) == 4
    for ship, mark in zip(ships, marks, strict=True):
        assert len(mark) > 1
        assert any(word.startswith(mark) for word in said.say(ship.id).split())


def test_ships_of_one_company_look_different() -> None:
    plain, striped = (
        upright_hull(0, "company", 52, 84, is_eastward=True, is_striped=is_striped)
        for is_striped in (False, True)
    )
    assert distance(plain.convert("RGB"), striped.convert("RGB")) > 4


@pytest.mark.parametrize("options", [PanamaxOptions(), PanamaxOptions(soft_fees=True)])
def test_every_zone_says_its_fee(options: PanamaxOptions) -> None:
    view = replace(moments(3)[0], options=options)
    for side, draw in SIDES.items():
        picture, chart = draw(view, words("en", 3)), chart_of(view, side)
        for lane in LANES.values():
            left, right = (EDGE, 80) if lane.id == "to_pacific" else (WIDTH - 80, WIDTH - EDGE)
            fees = lane.soft_fees if options.soft_fees else lane.fees
            for berth, box in chart.berths.items():
                is_way = berth.zone in lane.path[:-1]
                step = 0 if ZONES[berth.zone].nation else lane.path.index(berth.zone) if is_way else None
                if berth.lane == lane.id and step is not None:
                    told = texts(picture, Box(left, box.top, right, box.bottom))
                    assert told == [str(fees[step])]


@pytest.mark.parametrize("options", [PanamaxOptions(), PanamaxOptions(soft_fees=True)])
def test_the_sideways_map_says_the_fees_of_both_lanes(options: PanamaxOptions) -> None:
    view = replace(moments(3)[0], ships=(), options=options)
    picture = canal(view, words("en", 3))
    numbers = [each for each in picture.boxes if each.text.isdigit()]
    middle = picture.image.height * 3 / 4
    for lane in LANES.values():
        is_upper = lane.id == "to_pacific"
        fees = lane.soft_fees if options.soft_fees else lane.fees
        ocean = [each for each in numbers if not 290 < each.ink.middle[0] < 880]
        here = sorted(
            (each.ink.left, each.text)
            for each in numbers
            if each not in ocean and (each.ink.middle[1] < middle) == is_upper
        )
        told = [text for _, text in here]
        assert told == [str(fee) for fee in (fees[1:] if is_upper else reversed(fees[1:]))]
        side = [each.text for each in ocean if (each.ink.left < 290) == is_upper]
        assert side == [str(fees[0])] * 2


@BOTH
def test_the_action_table_shows_what_each_column_gives(language: str) -> None:
    view = crowded(4, "lake")
    table, picture = action_sheets()[1], actions(view, words(language))
    for column in view.columns:
        box = column_box(table, column.number)
        told = texts(picture, Box(box.left, box.bottom - 70, box.right, box.bottom))
        gives = [str(column.available)] if column.slot else [str(column.available), str(column.number)]
        assert told == gives
    slots = [column for column in view.columns if column.slot is not None]
    for column, values in zip(slots, ("13651", "14433", "22624"), strict=True):
        assert "".join(texts(picture, card_box(table, column.number))) == values


def test_a_contract_turned_over_lies_on_the_deck() -> None:
    view = moments(4)[3]
    assert view.asked is not None
    view = replace(view, frames=(DeckSide(view.asked, "china_5"),))
    told = texts(actions(view, words("en")), card_box(action_sheets()[1], 2))
    assert "".join(told) == "13651"


def test_the_market_tells_of_every_player() -> None:
    view = moments(4)[3]
    picture, sheets = market(view, words("en")), market_sheets(4)
    for player in view.players:
        told = texts(picture, exchange_row(sheets[0], player.seat))
        numbers = (player.company_cash, player.cash, player.fee, player.price, player.shares_left)
        assert told[2:] == [str(number) for number in numbers]
        told = texts(picture, exchange_row(sheets[1], player.seat))
        held = [*player.shares.values(), player.warehouse, player.reserve]
        dice = [len(contract.left) for contract in player.contracts]
        cards = [player.captain is not None, player.stevedore is not None, len(player.advisors) + 1]
        assert told[1:] == [str(int(number)) for number in (*held, *dice, *cards)]


def test_the_market_tells_the_final_scoring() -> None:
    view = finished(4)
    assert view.result is not None
    picture = market(view, words("en"))
    for place, standing in enumerate(view.result.standings):
        told = texts(picture, exchange_row(market_sheets(4)[0], place))
        assert told[:2] == [str(standing.rank), letter(standing.seat)]
        assert told[-1] == f"\N{MINUS SIGN}{-standing.total}"


def test_the_round_and_the_moves_left_are_on_the_action_table() -> None:
    view = replace(crowded(3, "lake"), loads_left=None, moves_left=MovesLeft(locks=2, waterways=3, either=0))
    told = texts(actions(view, words("en", 3)), action_sheets()[0])
    assert told == [*(letter(seat) for seat in view.order), "16", "turns left", *told[5:-2], "3", "2"]


def test_who_loads_sees_the_dice_to_load_above_the_canal() -> None:
    view = crowded(3, "waiting")
    first = replace(view.players[0], contracts=view.players[0].contracts[:2])
    view = replace(view, frames=(Loading(0, Source.CARD, 2),), moves_left=None, loads_left=2)
    view = replace(view, players=(first, *view.players[1:]))
    left = [str(crate.value) for contract in first.contracts for crate in contract.left]
    assert texts(canal(view, words("en", 3)), Box(400, 0, WIDTH, 90)) == ["A", "2", *left]


def test_the_companies_keep_company_and_personal_money_apart() -> None:
    view = moments(4)[5]
    picture = companies(view, words("en"))
    for place, seat in enumerate(in_turn(view)[:2]):
        player, box = view.players[seat], clipboard_box(place, TOP)
        company, personal = (
            Box(left, box.top + 70, right, box.top + 140)
            for left, right in ((box.left, 730), (730, box.right))
        )
        assert texts(picture, company) == [
            str(each)
            for each in (player.company_cash, player.fee, player.price, player.dividend, player.shares_left)
        ]
        assert texts(picture, personal) == [str(player.cash), str(player.bailouts), "0"]


@EVERY_TABLE
def test_the_pictures_of_companies_begin_with_whom_is_asked_and_leave_nobody_out(seats: int) -> None:
    for view in moments(seats)[1:-1]:
        order = in_turn(view)
        assert order[0] == view.asked
        assert {*order[:2], *order[-2:]} == set(range(seats))


def test_own_cards_are_on_the_private_sheet() -> None:
    told = {box.text for box in hand(choosing(), words("en")).boxes}
    assert {"Stock analyst", "Auditor", "USA West Coast"} <= told


@pytest.mark.parametrize("seat", range(4))
def test_the_private_sheet_repeats_nothing_that_all_may_see(seat: int) -> None:
    """Else it would have to be sent anew at every step."""
    said = words("en")
    first, *later = moments(4, seat=seat)
    for view in later:
        same = replace(view, own=first.own)
        assert hand(same, said).png() == hand(first, said).png()
        assert hand_caption(same, said) == hand_caption(first, said)


def test_a_berth_is_told_for_every_ship() -> None:
    for view in moments(4):
        for ship in view.ships:
            assert berth_of(ship).zone == ship.zone


# What players chose instead of A, B, C and D in the usual colours.
CHOSEN = (Badge("Z", 2), Badge("M", 0), Badge("X", 3), Badge("Q", 1))


def owners_letters(picture: Picture) -> set[str]:
    """The letters that stand alone or before a number, as owners' do."""
    return {
        each.text[0]
        for each in picture.boxes
        if (len(each.text) == 1 and each.text.isalpha())
        or (len(each.text) == 2 and each.text[1].isdigit() and each.text[0].isalpha())
    }


@pytest.mark.parametrize("name", [name for name in PICTURES if name != "signs"])
def test_everything_bears_the_letter_that_its_owner_chose(name: str) -> None:
    view = four_in_a_lock(4)
    drawn = {
        badges: PICTURES[name].draw(view, Words("en", "panamax", ("Ada", "Ben", "Cy", "Dee"), badges))
        for badges in ((), CHOSEN)
    }
    usual, chosen = (owners_letters(picture) for picture in drawn.values())
    new = dict(zip("ABCD", "ZMXQ", strict=True))
    assert chosen == {new[each] for each in usual}
    assert drawn[()].png() != drawn[CHOSEN].png()
    assert usual


def test_a_name_that_cannot_be_written_is_the_letter_chosen() -> None:
    said = Words("en", "panamax", ("Ada", "漢字の人", "Cy", "Dee"), CHOSEN)
    told = {box.text for box in market(moments(4)[3], said).boxes}
    assert "Player M" in told
    assert "Player B" not in told


def test_the_private_sheet_and_the_text_bear_the_letter_chosen() -> None:
    said, view = Words("en", "panamax", ("Ada", "Ben", "Cy", "Dee"), CHOSEN), choosing()
    assert "M" in {box.text for box in hand(view, said).boxes}
    lines = "\n".join(describe(view, said)).split("\n")
    assert [line[0] for line in lines if line[1:4] == " \N{EN DASH} "] == ["Z", "M", "X", "Q"]


def upright(colour: int) -> Image.Image:
    """A small ship in the canal, without its letter."""
    canvas = Canvas(ground(70, 100, LOCK))
    canvas.put(upright_hull(colour, "company", 52, 84, is_eastward=True, is_striped=False), 35, 50)
    return canvas.image


def low(colour: int) -> Image.Image:
    """A small ship in an ocean, without its letter."""
    canvas = Canvas(ground(140, 90, DEEP))
    canvas.put(low_hull(colour, "company", 110, 50, is_eastward=True, is_striped=False), 70, 45)
    return canvas.image


def drawn_ship(colour: int) -> Image.Image:
    """A small ship on the tall map, without its letter."""
    canvas = Canvas(ground(140, 90, LOCK))
    canvas.put(hull(colour, 1, is_eastward=True), 70, 45)
    return canvas.image


def drawn_die(colour: int) -> Image.Image:
    """A container die on the water."""
    canvas = Canvas(ground(80, 70, DEEP))
    canvas.put(container(colour), 40, 35)
    return canvas.image


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize("draw", [drawn_ship, drawn_die, upright, low])
def test_ships_and_dice_of_different_owners_are_kept_apart(draw: object, vision: str) -> None:
    assert callable(draw)
    for one, other in combinations([seen_by(vision, draw(seat)) for seat in range(SEATS[-1])], 2):
        assert distance(one, other) > 4


def test_shapes_alone_keep_dice_and_hulls_apart() -> None:
    for shapes, least in (
        ([container(seat) for seat in range(4)], 3),
        ([hull(seat, 1, is_eastward=True) for seat in range(4)], 1),
        ([low_hull(seat, "company", 110, 50, is_eastward=True, is_striped=False) for seat in range(4)], 1),
        ([upright_hull(seat, "company", 52, 84, is_eastward=True, is_striped=False) for seat in range(4)], 3),
    ):
        for one, other in combinations([shape.getchannel("A") for shape in shapes], 2):
            assert distance(one, other) > least


@pytest.mark.parametrize("vision", VISIONS)
def test_flags_and_signs_are_kept_apart(vision: str) -> None:
    flags = [flag(nation, 50) for nation in NATIONS]
    signs = [move_sign(kind, 46) for kind in ("lock", "waterway", "any")]
    for family in (flags, signs):
        for one, other in combinations([seen_by(vision, sprite.convert("RGB")) for sprite in family], 2):
            assert distance(one, other) > 15


@pytest.mark.parametrize("water", [SHALLOW, DEEP, LOCK, LAKE])
def test_a_piece_stands_out_from_the_water(water: tuple[int, int, int]) -> None:
    assert contrast(INK, water) >= 4.5
    for owner in OWNERS[: SEATS[-1]]:
        assert distance(Image.new("RGB", (1, 1), owner.colour), Image.new("RGB", (1, 1), water)) > 60


def test_everything_that_can_be_won_has_its_icon() -> None:
    assert set(METRIC_ICONS) == set(Metric)
    assert set(FREE_ACTION_ICONS) == set(FreeAction)
    assert {action for actions in CLIPBOARD.values() for action in actions} <= set(FREE_ACTION_ICONS)
    assert set(BENEFIT_ICONS) == set(Benefit)


ABOUT: dict[type[AnyFrame] | None, set[str]] = {
    None: {"actions"},
    Executive: {"market"},
    Moving: {"canal"},
    Loading: {"actions", "canal"},
    DeckSide: {"actions"},
    FreeRail: {"actions"},
    Market: {"market"},
    Reward: {"market"},
    Passenger: {"companies"},
    RailFlag: {"actions"},
    FeeStevedore: {"companies"},
}
"""What each decision is about."""


@pytest.mark.parametrize("frame", FRAMES)
def test_every_decision_has_its_picture(frame: type[AnyFrame] | None) -> None:
    assert turn(moment_of(frame)) in ABOUT[frame]


def test_the_end_is_shown_by_the_market_and_a_turns_end_by_the_companies() -> None:
    assert turn(finished()) == "market"
    assert turn(replace(moment_of(None), has_taken=True)) == "companies"


def test_a_contract_is_chosen_at_the_action_table_and_loaded_at_the_canal() -> None:
    view = moments(3)[3]
    assert view.asked is not None
    first = Loading(view.asked, Source.DIE, 2, column=4)
    assert turn(replace(view, frames=(first,))) == "actions"
    assert turn(replace(view, frames=(replace(first, has_taken=True),))) == "canal"
    assert turn(replace(view, frames=(replace(first, source=Source.CARD),))) == "canal"


def test_who_chooses_from_the_hand_is_shown_it_and_nobody_else() -> None:
    view = choosing(3, seat=1)
    assert panel(view) == "hand"
    assert turn(view) == "canal"
    done = replace(view.players[1], has_secret=True, has_start_contract=True)
    assert panel(replace(view, players=(view.players[0], done, view.players[2]))) == "canal"


def test_who_takes_a_flag_is_shown_the_flags_won() -> None:
    view = moment_of(RailFlag)
    assert panel(replace(view, me=view.asked)) == "companies"
    assert panel(view) == turn(view) == "actions"


@BOTH
def test_a_message_says_where_the_game_stands(language: str) -> None:
    before, later = (moment(view, words(language)) for view in (moments(2)[0], moments(2)[4]))
    assert before != later
    assert str(moments(2)[4].round_no) in later
    assert max(map(len, (before, later))) <= 30


@BOTH
@EVERY_TABLE
def test_a_players_line_fits_and_tells_both_purses(seats: int, language: str) -> None:
    said = words(language, seats)
    for view in (*moments(seats), crowded(seats, "lake")):
        for player in view.players:
            line = player_line(view, player.seat, said)
            assert len(line) <= 34
            assert line.startswith(f"{letter(player.seat)} {said.name(player.seat)[:3]}")
            assert str(player.cash) in line
            assert str(player.company_cash) in line
