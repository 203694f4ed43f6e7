from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
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
    ZONES,
    Benefit,
    FreeAction,
    Metric,
    ShipKind,
)
from games.panamax.frames import AnyFrame
from games.panamax.rules import PANAMAX
from games.panamax.state import PanamaxOptions
from games.panamax.view import MovesLeft, OwnView
from render import ARTISTS
from render.canvas import Box, Canvas, Picture, Role, TextBox
from render.owners import OWNERS
from render.palette import INK
from render.panamax import board, caption, companies, companies_caption, describe, hand, hand_caption
from render.panamax.action_table import card_box, column_box
from render.panamax.cards import BENEFIT_ICONS, FREE_ACTION_ICONS, METRIC_ICONS
from render.panamax.colours import DEEP, LAKE, LOCK, PALETTE, SHALLOW
from render.panamax.companies import clipboard_box
from render.panamax.exchange import exchange_row
from render.panamax.fleet import berth_of, places, ship_box
from render.panamax.layout import EDGE, GAP, SKY_BOTTOM, WIDTH, tables
from render.panamax.pieces import container, flag, hull, move_sign
from render.panamax.scenery import sky
from render.units import pixels
from tests.render.panamax_positions import (
    CROWDS,
    SEATS,
    chart_of,
    choosing,
    crowded,
    finished,
    four_in_a_lock,
    moment_of,
    moments,
    states,
    where,
    words,
)
from tests.render.printed import CROWDED, HEAVIEST, ground
from tests.render.test_legible import check_legible
from tests.render.test_owners import VISIONS, contrast, distance, seen_by
from words.catalogue import LANGUAGES, letter

EVERY_TABLE = pytest.mark.parametrize("seats", SEATS)
BOTH = pytest.mark.parametrize("language", LANGUAGES)
FRAMES = [None, *get_args(AnyFrame)]
"""Whatever can be decided; None is the choice of a white die."""


def written(picture: Picture, box: Box) -> list[TextBox]:
    """What is written in that part of a picture."""
    return [each for each in picture.boxes if each.ink.within(box)]


@BOTH
@EVERY_TABLE
def test_every_moment_of_a_game_is_legible(seats: int, language: str) -> None:
    views = moments(seats, seat=0)
    for before, view in zip([None, *views], views, strict=False):
        check_legible(board(view, words(language, seats), before))
        check_legible(companies(view, words(language, seats), before))
        check_legible(hand(view, words(language, seats)))


@BOTH
@EVERY_TABLE
@pytest.mark.parametrize("place", CROWDS)
def test_all_ships_in_one_place_are_legible(place: str, seats: int, language: str) -> None:
    view = crowded(seats, place)
    check_legible(board(view, words(language, seats), moments(seats)[0]))
    check_legible(companies(view, words(language, seats), moments(seats)[0]))


@BOTH
@EVERY_TABLE
def test_full_locks_are_legible(seats: int, language: str) -> None:
    check_legible(board(four_in_a_lock(seats), words(language, seats)))


@BOTH
@pytest.mark.parametrize("frame", FRAMES)
def test_every_decision_is_legible(frame: type[AnyFrame] | None, language: str) -> None:
    check_legible(board(moment_of(frame), words(language)))


@BOTH
@EVERY_TABLE
def test_the_first_choices_and_the_end_are_legible(seats: int, language: str) -> None:
    check_legible(hand(choosing(seats), words(language, seats)))
    check_legible(board(finished(seats), words(language, seats)))
    check_legible(companies(finished(seats), words(language, seats)))


@BOTH
@pytest.mark.parametrize("advisor", ADVISORS)
def test_every_secret_objective_is_legible(advisor: str, language: str) -> None:
    view = replace(moments(2, seat=0)[3], own=OwnView((), advisor, (), None))
    check_legible(hand(view, words(language, 2)))


@BOTH
@pytest.mark.parametrize("start", range(0, len(ADVISORS), 3))
def test_every_advisor_on_display_is_legible(start: int, language: str) -> None:
    shown = (*tuple(ADVISORS)[start:], *ADVISORS)[: BOX.setup.advisors_on_display]
    check_legible(board(replace(moments(4)[3], advisors=shown), words(language)))


@EVERY_TABLE
@pytest.mark.parametrize("place", CROWDS)
def test_no_two_ships_touch_and_none_leaves_its_zone(place: str, seats: int) -> None:
    for view in (crowded(seats, place), four_in_a_lock(seats)):
        chart, ships = chart_of(view), view.ships
        boxes = [
            (ship_box(chart, berth, row, start, ship.size), chart.berths[berth])
            for berth, here in places(ships).items()
            for ship, row, start in here
        ]
        assert len(boxes) == len(ships)
        assert all(box.within(zone) for box, zone in boxes)
        for (one, _), (other, _) in combinations(boxes, 2):
            assert not one.overlaps(other)


def test_every_zone_is_on_the_map_and_touches_no_other() -> None:
    chart = chart_of(moments(2)[0])
    assert {berth.zone for berth in chart.berths} == set(ZONES)
    whole = Box(EDGE, SKY_BOTTOM, WIDTH - EDGE, chart.bottom)
    assert all(box.within(whole) for box in chart.berths.values())
    for one, other in combinations(chart.berths.values(), 2):
        assert not one.overlaps(other)


def test_every_die_on_a_ship_shows_its_owner_and_its_value() -> None:
    for view in (*moments(4)[1:7], *(crowded(4, place) for place in CROWDS)):
        picture, boxes = board(view, words("en")), where(view)
        for ship in view.ships:
            told = [each.text for each in written(picture, boxes[ship.id]) if each.role is Role.DECIDES]
            for die in set(ship.dice):
                assert told.count(f"{letter(die.owner)}{die.value}") == ship.dice.count(die)


def test_every_ship_shows_its_owner_and_its_limits() -> None:
    for place in CROWDS:
        view = crowded(4, place)
        picture, boxes = board(view, words("en")), where(view)
        for ship in view.ships:
            told = {each.text for each in written(picture, boxes[ship.id]) if each.role is Role.DECIDES}
            if ship.kind is not ShipKind.MILITARY:
                assert f"{ship.least}\N{EN DASH}{ship.most}" in told
            if ship.owner is not None:
                assert letter(ship.owner) in told
            elif ship.kind is not ShipKind.MILITARY:
                assert words("en").say(f"board-{ship.id}") in told


@pytest.mark.parametrize("options", [PanamaxOptions(), PanamaxOptions(soft_fees=True)])
def test_every_zone_says_its_fee(options: PanamaxOptions) -> None:
    view = replace(moments(3)[0], options=options)
    picture, chart = board(view, words("en", 3)), chart_of(view)
    for lane in LANES.values():
        left, right = (EDGE, 80) if lane.id == "to_pacific" else (WIDTH - 80, WIDTH - EDGE)
        fees = lane.soft_fees if options.soft_fees else lane.fees
        for berth, box in chart.berths.items():
            step = (
                0
                if ZONES[berth.zone].nation
                else lane.path.index(berth.zone)
                if berth.zone in lane.path
                else None
            )
            if berth.lane == lane.id and step is not None and step < len(fees):
                told = [each.text for each in written(picture, Box(left, box.top, right, box.bottom))]
                assert told == [str(fees[step])]


@BOTH
def test_the_action_table_shows_what_each_column_gives(language: str) -> None:
    view = crowded(4, "lake")
    table = tables(chart_of(view).bottom, 4).actions
    picture = board(view, words(language))
    for column in view.columns:
        box = column_box(table, column.number)
        told = [each.text for each in written(picture, Box(box.left, box.bottom - 70, box.right, box.bottom))]
        gives = [str(column.available)] if column.slot else [str(column.available), str(column.number)]
        assert told == gives
    slots = [column for column in view.columns if column.slot is not None]
    for column, values in zip(slots, ("13651", "14433", "22624"), strict=True):
        told = [each.text for each in written(picture, card_box(table, column.number))]
        assert "".join(told) == values


def test_what_decides_a_move_is_written_to_be_legible() -> None:
    view = moments(4)[3]
    picture, sheets = board(view, words("en")), tables(chart_of(view).bottom, 4)
    for player in view.players:
        row = exchange_row(sheets.exchange, player.seat)
        told = [each.text for each in written(picture, row) if each.role is Role.DECIDES]
        numbers = (player.company_cash, player.cash, player.fee, player.price, player.shares_left)
        assert told[2:] == [str(number) for number in numbers]
    turn = [each.text for each in written(picture, sheets.turn) if each.role is Role.DECIDES]
    assert str(view.turns_left) in turn
    assert all(letter(seat) in turn for seat in view.order)


def test_the_moves_left_of_each_kind_are_on_the_board() -> None:
    view = replace(crowded(3, "lake"), loads_left=None, moves_left=MovesLeft(locks=2, waterways=3, either=0))
    box = tables(chart_of(view).bottom, 3).turn
    told = [
        each.text
        for each in written(board(view, words("en", 3)), Box(715, box.top + 110, box.right, box.bottom))
    ]
    assert told == ["3", "2"]


def test_the_companies_sheet_keeps_company_and_personal_money_apart() -> None:
    view = moments(4)[5]
    picture = companies(view, words("en"))
    for player in view.players:
        box = clipboard_box(player.seat, SKY_BOTTOM + GAP)
        company, personal = (
            Box(left, box.top + 70, right, box.top + 160)
            for left, right in ((box.left, 730), (730, box.right))
        )
        told = [
            [each.text for each in written(picture, part) if each.role is Role.DECIDES]
            for part in (company, personal)
        ]
        assert told[0] == [
            str(each)
            for each in (player.company_cash, player.fee, player.price, player.dividend, player.shares_left)
        ]
        assert told[1] == [str(player.cash), str(player.bailouts), "0"]


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


@EVERY_TABLE
def test_a_picture_is_a_png_in_its_games_palette(seats: int) -> None:
    views, said = moments(seats, seat=0), words("fr", seats)
    drawn = [(hand(view, said), HEAVIEST) for view in (*views, choosing(seats))]
    for before, view in zip([None, *views], views, strict=False):
        drawn += [(board(view, said, before), HEAVIEST), (companies(view, said, before), HEAVIEST)]
    for place in CROWDS:
        view = crowded(seats, place)
        drawn += [(board(view, said), CROWDED), (companies(view, said), HEAVIEST)]
    for picture, most in drawn:
        png = picture.png()
        assert len(png) < most
        read = Image.open(BytesIO(png))
        assert read.mode == "P"
        assert read.width == pixels(WIDTH)
        assert read.getpalette() == PALETTE.getpalette()


def test_the_same_view_gives_the_same_bytes_on_every_thread() -> None:
    view = moments(4)[4]
    sky.cache_clear()
    with ThreadPoolExecutor(4) as threads:
        drawn = list(
            threads.map(
                lambda _: (board(view, words("en")).png(), companies(view, words("en")).png()), range(4)
            )
        )
    assert set(drawn) == {(board(view, words("en")).png(), companies(view, words("en")).png())}


@EVERY_TABLE
def test_nothing_hidden_changes_what_everybody_sees(seats: int) -> None:
    for state in (states(seats)[0], states(seats)[len(states(seats)) // 2]):
        other = PANAMAX.copy(state)
        for player in other.players:
            player.secret = None if player.secret is None else "advisor_auditor"
            player.dealt_advisors.reverse()
            player.dealt_contracts.reverse()
        other.rng.seed = "f" * 64
        seen, said = [PANAMAX.view(each, None) for each in (state, other)], words("en", seats)
        for tell in (caption, companies_caption, describe):
            assert tell(seen[0], said) == tell(seen[1], said)
        for draw in (board, companies):
            assert draw(seen[0], said).png() == draw(seen[1], said).png()


def test_the_public_pictures_are_the_same_for_every_reader() -> None:
    for state in (states(4)[0], states(4)[60], states(4)[-1]):
        for draw in (board, companies):
            assert (
                len({draw(PANAMAX.view(state, seat), words("en")).png() for seat in (None, 0, 1, 2, 3)}) == 1
            )


def test_a_berth_is_told_for_every_ship() -> None:
    for view in moments(4):
        for ship in view.ships:
            assert berth_of(ship).zone == ship.zone


def drawn_ship(seat: int) -> Image.Image:
    """A small ship with its letter, in a lock."""
    canvas = Canvas(ground(140, 90, LOCK))
    canvas.put(hull(seat, 1, is_eastward=True), 70, 45)
    return canvas.image


def drawn_die(seat: int) -> Image.Image:
    """A container die on the water."""
    canvas = Canvas(ground(80, 70, DEEP))
    canvas.put(container(seat), 40, 35)
    return canvas.image


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize("draw", [drawn_ship, drawn_die])
def test_ships_and_dice_of_different_owners_are_kept_apart(draw: object, vision: str) -> None:
    assert callable(draw)
    for one, other in combinations([seen_by(vision, draw(seat)) for seat in range(SEATS[-1])], 2):
        assert distance(one, other) > 4


def test_shapes_alone_keep_dice_and_hulls_apart() -> None:
    for shapes, least in (
        ([container(seat) for seat in range(4)], 3),
        ([hull(seat, 1, is_eastward=True) for seat in range(4)], 1),
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


@BOTH
def test_every_further_sheet_has_a_name_a_picture_and_a_caption(language: str) -> None:
    view, said = moments(4)[3], words(language)
    sheet = ARTISTS["panamax"].PICTURES["companies"]
    assert sheet.draw(view, said, None).png() == companies(view, said).png()
    assert sheet.caption(view, said) == companies_caption(view, said)
