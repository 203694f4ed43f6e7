from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from itertools import combinations, pairwise
from random import Random

import pytest
from msgspec.structs import replace
from PIL import Image

from games.chance import Bag, Rng
from games.congo.data import (
    AUXILIARIES,
    CARDS,
    CHARACTERS,
    NATIONS,
    POWERS,
    PROFESSIONS,
    RIVER,
    STOPS,
    TILES,
    USED,
)
from games.congo.rules import CONGO
from games.congo.state import CongoOptions, Fate, Special, Stage, Status
from games.congo.view import CongoView, LostView
from render.canvas import Box, Picture, Role
from render.congo import board, caption, describe, hand
from render.congo.cards import (
    AUXILIARY_ICONS,
    CARD_ICONS,
    PROFESSION_ICONS,
    auxiliary_card,
    card_icon,
    profession_icon,
)
from render.congo.colours import LAND, PALETTE, WATER
from render.congo.colours import TILES as GROUNDS
from render.congo.flags import PATTERNS, flag
from render.congo.layout import (
    MAP,
    PLACES,
    TRACK,
    TURN,
    WIDTH,
    flag_at,
    player_row,
    players_box,
    reach_of,
    sign_box,
    stop_box,
    tile_at,
    values_box,
)
from render.congo.numbers import in_points, signed
from render.congo.pieces import TILE_ICONS, tile
from render.congo.scenery import course, rainforest
from render.congo.track import APART, LEFT, RIGHT, at, spread
from render.palette import INK, Colour
from tests.render.congo_positions import SEATS, crowded, moment_of, moments, states, with_hand, words
from tests.render.printed import CROWDED, HEAVIEST, differs
from tests.render.test_legible import check_legible
from tests.render.test_owners import VISIONS, contrast, distance, seen_by
from tools.random_play import choose, seed_of
from words.catalogue import LANGUAGES

EVERY_TABLE = pytest.mark.parametrize("seats", SEATS)
BOTH = pytest.mark.parametrize("language", LANGUAGES)
STAGES = [stage for stage in Stage if stage not in {Stage.FIRST_PLAYER, Stage.OVER}]


def written(picture: Picture, where: Box) -> list[str]:
    """What is written in that part."""
    return [box.text for box in picture.boxes if box.ink.within(where)]


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
@pytest.mark.parametrize("stage", STAGES)
def test_every_stage_is_legible(stage: Stage, language: str) -> None:
    check_legible(board(moment_of(stage), words(language)))


@BOTH
def test_before_the_first_player_is_named_the_board_is_legible(language: str) -> None:
    view = moments(3)[0]
    river = tuple(replace(stop, tile=None) for stop in view.river)
    view = replace(view, stage=Stage.FIRST_PLAYER, waiting=(0,), turn_no=0, first=None, river=river)
    picture = board(view, words(language, 3))
    check_legible(picture)
    assert words(language).say("board-turn", turn=0, turns=13) in [box.text for box in picture.boxes]


@BOTH
@pytest.mark.parametrize("card", CARDS)
def test_every_special_card_is_legible_in_play(card: str, language: str) -> None:
    details = {"explored_region": {"stop": "nouvelle_anvers"}, "settler": {"deck": "auxiliary"}}
    view = replace(moment_of(Stage.AUCTION), special=Special(3, card, **details.get(card, {})))
    check_legible(board(view, words(language)))
    check_legible(hand(replace(with_hand(2, 1, 1), special=view.special), words(language)))


@BOTH
def test_every_character_is_legible_as_a_bid(language: str) -> None:
    view = crowded(4)
    for start in range(0, len(CHARACTERS), len(view.players)):
        players = []
        for player, character in zip(view.players, [*CHARACTERS][start : start + 4], strict=False):
            assert player.bid is not None
            players.append(replace(player, bid=replace(player.bid, character=character)))
        full = tuple(players) + view.players[len(players) :]
        check_legible(board(replace(view, players=full), words(language)))


def test_a_card_added_at_this_stop_is_new_even_if_the_last_bid_had_one() -> None:
    view = crowded(3)
    before = replace(view, boat="ubundu")
    plain, marked = board(view, words("en", 3)), board(view, words("en", 3), before)
    assert differs(plain, marked, player_row(0))


@BOTH
@pytest.mark.parametrize(
    ("characters", "auxiliaries", "specials"),
    [(0, 0, 0), (1, 1, 1), (6, 3, 2), (15, len(AUXILIARIES), len(CARDS))],
)
def test_a_hand_of_any_size_is_legible(
    characters: int, auxiliaries: int, specials: int, language: str
) -> None:
    check_legible(hand(with_hand(characters, auxiliaries, specials), words(language)))


def test_every_stop_has_its_place_along_the_river() -> None:
    assert tuple(PLACES) == RIVER
    assert [reach_of(stop) for stop in RIVER] == sorted(reach_of(stop) for stop in RIVER)
    for one, other in pairwise(RIVER):
        if reach_of(one) == reach_of(other):
            is_further_right = PLACES[one][0] < PLACES[other][0]
            assert is_further_right == (reach_of(one) % 2 == 1), (one, other)
    assert all(stop_box(stop).within(MAP) for stop in RIVER)


def test_no_two_stops_touch_and_none_stands_in_the_water() -> None:
    for one, other in combinations(RIVER, 2):
        assert not sign_box(one).overlaps(sign_box(other)) or reach_of(one) != reach_of(other)
        assert not stop_box(one).overlaps(sign_box(other)) or reach_of(one) == reach_of(other), (one, other)
    for stop in RIVER:
        x, y = PLACES[stop]
        tiles = Box(tile_at(stop)[0] - 30, y - 10, flag_at(stop)[0] + 30, sign_box(stop).bottom - 4)
        for across, down, width in course():
            reach = width / 2
            assert not Box(across - reach, down - reach, across + reach, down + reach).overlaps(tiles), (
                stop,
                x,
            )


def test_the_whole_river_is_written_to_be_legible() -> None:
    view = moments(4)[3]
    picture = board(view, words("en"))
    for stop in view.river:
        there = [
            box.text for box in picture.boxes if box.role is Role.DECIDES and box.panel == stop_box(stop.id)
        ]
        assert str(STOPS[stop.id].points) in there
        assert (NATIONS[stop.flag].code if stop.flag else "\N{EN DASH}") in there
        assert ("?" in there) == (stop.tile is None)
        if stop.taker is not None:
            assert "ABCD"[stop.taker] in there
        assert words("en").say(stop.id) in written(picture, sign_box(stop.id))


def test_what_decides_a_move_is_written_to_be_legible() -> None:
    view = crowded(4)
    decisive = [box.text for box in board(view, words("en")).boxes if box.role is Role.DECIDES]
    wanted = ["Mission", "Dutch", "Explored Region", "New Antwerp", "40", "+11"]
    for player in view.players:
        assert player.bid is not None
        assert player.bid.total_half is not None
        assert player.bid.character is not None
        wanted += [in_points(player.score_half), in_points(player.bid.total_half)]
        wanted += [str(player.characters), str(player.auxiliaries), str(player.specials), str(player.hippos)]
        wanted += [NATIONS[CHARACTERS[player.bid.character].nation].code]
    assert set(wanted) <= set(decisive)
    values = [
        text for text in written(board(view, words("en")), values_box(4, is_over=False)) if text.isdigit()
    ]
    assert sorted(values) == sorted(str(each.values[kind]) for each in PROFESSIONS.values() for kind in TILES)


def test_the_column_of_the_tile_and_of_the_flag_are_lit() -> None:
    view = moment_of(Stage.AUCTION)
    box = values_box(4, is_over=False)
    for kind in TILES:
        river = tuple(replace(stop, tile=kind) if stop.id == view.boat else stop for stop in view.river)
        plain, lit = board(view, words("en")), board(replace(view, river=river), words("en"))
        now = next(stop.tile for stop in view.river if stop.id == view.boat)
        assert differs(plain, lit, box) == (kind != now)


def test_half_points_are_written_as_such() -> None:
    assert [in_points(number) for number in (0, 1, 2, 13, -1, -3, -4)] == [
        *("0", "\N{VULGAR FRACTION ONE HALF}", "1", "6\N{VULGAR FRACTION ONE HALF}"),
        *("\N{MINUS SIGN}\N{VULGAR FRACTION ONE HALF}", "\N{MINUS SIGN}1\N{VULGAR FRACTION ONE HALF}"),
        "\N{MINUS SIGN}2",
    ]
    assert (signed(0), signed(-2)) == ("+0", "\N{MINUS SIGN}2")


@pytest.mark.parametrize(
    "halves", [(0, 0, 0, 0), (98, 98, 98, 98), (0, 3, 97, 98), (40, 41, 42, 43), (7,), (200, 0)]
)
def test_badges_on_the_score_track_keep_apart_in_order_and_near_their_scores(halves: tuple[int, ...]) -> None:
    marks = sorted(at(half) for half in halves)
    places = spread(marks, APART, LEFT, RIGHT)
    assert all(after - before >= APART - 0.01 for before, after in pairwise(places))
    assert all(LEFT <= place <= RIGHT for place in places)
    assert all(abs(place - mark) <= APART * len(halves) for place, mark in zip(places, marks, strict=True))


def test_a_half_point_moves_the_pointer_on_the_score_track() -> None:
    view = moments(2)[4]
    ahead = replace(view.players[0], score_half=view.players[0].score_half + 1)
    other = replace(view, players=(ahead, *view.players[1:]))
    assert differs(board(view, words("en", 2)), board(other, words("en", 2)), TRACK)


@pytest.mark.parametrize(
    "drawn",
    [
        [tile(kind, 58) for kind in (*TILES, None)],
        [profession_icon(profession, 44) for profession in PROFESSIONS],
        [auxiliary_card(kind, 46) for kind in AUXILIARIES],
        [card_icon(card, 60) for card in CARDS],
        [flag(nation, 58, 39) for nation in NATIONS],
    ],
    ids=["tiles", "professions", "auxiliaries", "cards", "flags"],
)
def test_icons_are_kept_apart_without_colour(drawn: list[Image.Image]) -> None:
    grounds = []
    for sprite in drawn:
        ground = Image.new("RGB", sprite.size, (247, 236, 212))
        ground.paste(sprite, mask=sprite)
        grounds.append(seen_by("grey", ground))
    for one, other in combinations(grounds, 2):
        assert distance(one, other) > 4


@pytest.mark.parametrize("vision", VISIONS)
def test_flags_of_the_powers_are_kept_apart(vision: str) -> None:
    flags = [seen_by(vision, flag(power, 70, 46).convert("RGB")) for power in POWERS]
    for one, other in combinations(flags, 2):
        assert distance(one, other) > 12


@pytest.mark.parametrize("ground", [WATER, LAND[2], LAND[3], LAND[4], *GROUNDS.values()])
def test_the_line_round_a_piece_stands_out_from_what_it_lies_on(ground: Colour) -> None:
    assert contrast(INK, ground) >= 3


def test_everything_has_its_icon() -> None:
    assert set(TILE_ICONS) == set(TILES)
    assert set(PROFESSION_ICONS) == set(PROFESSIONS)
    assert set(AUXILIARY_ICONS) == set(AUXILIARIES)
    assert set(CARD_ICONS) == set(CARDS)
    assert set(PATTERNS) == set(NATIONS)


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
    rainforest.cache_clear()
    with ThreadPoolExecutor(4) as threads:
        drawn = list(threads.map(lambda _: board(view, words("en")).png(), range(4)))
    assert set(drawn) == {board(view, words("en")).png()}


@EVERY_TABLE
@pytest.mark.parametrize("stage", [Stage.CHOOSE, Stage.SPECIAL, Stage.AUCTION, Stage.SEALED])
def test_nothing_hidden_changes_what_everybody_sees(stage: Stage, seats: int) -> None:
    state = next(
        each
        for seed in range(1, 20)
        for each in states(seats, seed)
        if each.stage is stage and each.boat != "bolobo"
    )
    other = CONGO.copy(state)
    for player in other.players:
        player.characters = Bag.of(list(CHARACTERS)[: len(player.characters)])
        player.auxiliaries = Bag.of("servant" for _ in player.auxiliaries.things())
        player.specials = Bag.of("malaria" for _ in player.specials.things())
        player.hippos = Bag.of("hippo_4" for _ in player.hippos.things())
        if player.bid is not None and not other.is_revealed:
            player.bid.character = "us_neutral_1"
        if player.commitment is not None:
            player.commitment = ("hippo_4", "hippo_4")
    for place in other.river.values():
        if not place.is_open and place.tile is not None:
            place.tile = "jungle"
    other.rng.seed = "f" * 64
    seen = [CONGO.view(each, None) for each in (state, other)]
    assert board(seen[0], words("en", seats)).png() == board(seen[1], words("en", seats)).png()
    assert caption(seen[0], words("en", seats)) == caption(seen[1], words("en", seats))
    assert describe(seen[0], words("en", seats)) == describe(seen[1], words("en", seats))


@pytest.mark.parametrize("stage", [Stage.CHOOSE, Stage.SPECIAL, Stage.SEALED])
def test_the_public_board_is_the_same_for_every_reader(stage: Stage) -> None:
    drawn = {board(moment_of(stage, 4, seat), words("en")).png() for seat in (None, 0, 1, 2, 3)}
    assert len(drawn) == 1


def test_own_cards_are_on_the_private_sheet() -> None:
    view = with_hand(3, 7, 4)
    assert view.own is not None
    told = {box.text for box in hand(view, words("en")).boxes}
    wanted = {"Gorilla", "Malaria", "Tam-Tam", "Okapi", "Porter", "Interpreter", "Servant", "RU", "AT"}
    wanted |= {
        "can be played here",
        "not at this stop",
        "to be discarded",
        "drawn",
        "\N{MULTIPLICATION SIGN}2",
    }
    wanted |= {words("en").say(f"name-{character}") for character in view.own.characters}
    wanted |= {"4", "Kindu", "Lowa", "Hospital", "\N{MINUS SIGN}1", "\N{MINUS SIGN}1\N{HORIZONTAL ELLIPSIS}3"}
    assert wanted <= told


def test_a_sealed_character_is_shown_to_its_owner_alone() -> None:
    state = next(each for each in states(3) if each.stage is Stage.SPECIAL)
    bid = state.players[1].bid
    assert bid is not None
    name, table = words("en").say(f"name-{bid.character}"), words("en", 3)
    assert name in {box.text for box in hand(CONGO.view(state, 1), table).boxes}
    assert name in "\n".join(describe(CONGO.view(state, 1), table))
    for seat in (None, 0, 2):
        view = CONGO.view(state, seat)
        assert name not in "\n".join([caption(view, table), *describe(view, table)])
        assert name not in {box.text for box in board(view, table).boxes}


def at_bumba(view: CongoView) -> CongoView:
    """The same table, one stop after Lisala, which the second player took for 4 points."""
    river = tuple(
        replace(stop, is_past=True, taker=1, tile="mission") if stop.id == "lisala" else stop
        for stop in view.river
    )
    second = replace(view.players[1], score_half=view.players[1].score_half + 9, hippos=9)
    return replace(view, boat="bumba", river=river, players=(view.players[0], second, *view.players[2:]))


def at_lisala(seats: int) -> CongoView:
    """The boat lies at Lisala, and nothing is known upstream."""
    view = moment_of(Stage.CHOOSE, seats)
    later = RIVER[RIVER.index("lisala") :]
    river = tuple(
        replace(stop, is_past=False, tile=None, taker=None, tied=(), explored_by=())
        if stop.id in later
        else replace(stop, is_past=stop.is_used)
        for stop in view.river
    )
    return replace(view, boat="lisala", river=river)


def test_what_is_new_since_the_last_turn_is_marked() -> None:
    before = at_lisala(3)
    view = at_bumba(before)
    plain, marked = board(view, words("en", 3)), board(view, words("en", 3), before)
    assert differs(plain, marked, stop_box("lisala"))
    assert differs(plain, marked, Box(20, 540, 90, 640)), "the boat leaves a trail round the bend"
    assert differs(plain, marked, player_row(1))
    assert not differs(plain, marked, stop_box("kindu"))
    assert not differs(plain, marked, player_row(0))
    new = [box.text for box in marked.boxes if box.text not in {box.text for box in plain.boxes}]
    assert sorted(new) == ["+4\N{VULGAR FRACTION ONE HALF}", "New since your last turn"]


def test_new_cards_on_a_bid_and_a_new_special_card_are_marked() -> None:
    view = crowded(3)
    first = view.players[0]
    assert first.bid is not None
    old = replace(first, bid=replace(first.bid, auxiliaries=("porter",)))
    before = replace(view, players=(old, *view.players[1:]), special=None)
    plain, marked = board(view, words("en", 3)), board(view, words("en", 3), before)
    assert differs(plain, marked, player_row(0))
    assert not differs(plain, marked, player_row(1))
    assert differs(plain, marked, TURN)


def test_what_the_reader_has_seen_is_not_marked() -> None:
    view = moments(3)[4]
    plain, marked = board(view, words("en", 3)), board(view, words("en", 3), view)
    assert not differs(plain, marked, Box(0, 0, WIDTH, values_box(3, is_over=False).bottom))


@pytest.mark.parametrize("status", Status)
def test_how_a_bid_stands_is_seen(status: Status) -> None:
    view = moment_of(Stage.AUCTION, 3)
    bid = view.players[0].bid
    assert bid is not None
    others = [
        replace(view, players=(replace(view.players[0], bid=replace(bid, status=each)), *view.players[1:]))
        for each in (status, *(other for other in Status if other is not status))
    ]
    drawn = [board(each, words("en", 3)) for each in others]
    assert all(differs(drawn[0], other, player_row(0)) for other in drawn[1:])


@pytest.mark.parametrize("fate", Fate)
@BOTH
def test_a_lost_bid_says_how(fate: Fate, language: str) -> None:
    view = moment_of(Stage.AUCTION, 3)
    first = replace(view.players[0], bid=None, lost=LostView("fr_officer_1", fate))
    picture = board(replace(view, players=(first, *view.players[1:])), words(language, 3))
    check_legible(picture)
    assert words(language).say(f"board-{fate}") in written(picture, player_row(0))


@EVERY_TABLE
def test_stops_that_are_not_used_have_neither_tile_nor_flag_nor_points(seats: int) -> None:
    picture = board(moments(seats)[0], words("en", seats))
    there = [box.text for box in picture.boxes if box.panel == stop_box("leopoldville")]
    is_used = "leopoldville" in USED[seats]
    assert any(code in there for code in ("BE", "UK", "FR", "DE", "\N{EN DASH}")) == is_used
    assert (str(STOPS["leopoldville"].points) in there) == is_used
    assert "Léopoldville" in written(picture, sign_box("leopoldville"))


@EVERY_TABLE
def test_the_end_shows_every_source_and_both_tie_breaks(seats: int) -> None:
    view = moments(seats)[-1]
    assert view.result is not None
    picture = board(view, words("en", seats))
    told = written(picture, players_box(seats, is_over=True))
    for standing in view.result.standings:
        player = view.players[standing.seat]
        assert in_points(standing.total) in told
        assert all(in_points(half) in told for half in standing.sources.values())
        assert str(player.auxiliaries) in told
        assert str(player.characters + player.auxiliaries + player.specials) in told
    hidden = replace(view, boxed_tiles=None)
    assert differs(picture, board(hidden, words("en", seats)), TURN)


def test_a_private_sheet_is_drawn_alike_until_what_it_shows_has_changed() -> None:
    chance, state = Random(4), CONGO.setup(3, CongoOptions(), Rng(seed_of(4, 0))).state
    before = [CONGO.view(state, seat) for seat in range(3)]
    unchanged = 0
    while state.result is None:
        CONGO.apply(state, *choose(CONGO, state, 3, chance))
        for seat, was in enumerate(before):
            now = CONGO.view(state, seat)
            if (was.own, CONGO.on_sheet(was)) == (now.own, CONGO.on_sheet(now)):
                unchanged += 1
                if unchanged % 9:
                    continue  # a later one is still compared with the first
                assert hand(was, words("fr", 3)).png() == hand(now, words("fr", 3)).png()
            else:
                before[seat] = now
    assert unchanged > 100
