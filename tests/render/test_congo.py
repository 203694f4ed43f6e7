from collections import Counter
from collections.abc import Iterable
from itertools import combinations, pairwise
from random import Random

import pytest
from msgspec.structs import replace
from PIL import Image

from games.chance import Rng
from games.congo.data import (
    AUXILIARIES,
    BOX,
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
from games.congo.state import DECKS, Cause, CongoOptions, Fate, Roll, Special, Stage, Status
from games.congo.view import CongoView, LostView
from render.canvas import Box, Picture
from render.congo import PICTURES, describe, hand, moment, panel, player_line, turn
from render.congo.cards import (
    AUXILIARY_ICONS,
    CARD_ICONS,
    PROFESSION_ICONS,
    auxiliary_card,
    card_icon,
    profession_icon,
)
from render.congo.colours import LAND, WATER
from render.congo.colours import TILES as GROUNDS
from render.congo.flags import PATTERNS, flag
from render.congo.layout import (
    BID_ROW,
    GAP,
    HOLDER_ROW,
    LINE_HEIGHT,
    LOW,
    MAP,
    PLACES,
    PORT_HEIGHT,
    SCORE_HEAD,
    SCORE_ROW,
    TALL,
    TRACK_HEIGHT,
    below,
    flag_at,
    reach_of,
    row_of,
    rows_height,
    sheet,
    sign_box,
    stop_box,
    table_height,
    tile_at,
)
from render.congo.numbers import in_points, signed
from render.congo.pieces import TILE_ICONS, back, nobody, tied_disc, tile
from render.congo.scenery import course
from render.congo.track import APART, LEFT, RIGHT, at, spread
from render.page import MARGIN, WIDTH
from render.palette import INK, Colour
from tests.render.congo_positions import (
    SEATS,
    before_the_first_stop,
    crowded,
    moment_of,
    moments,
    states,
    with_hand,
    words,
)
from tests.render.printed import differs
from tests.render.test_owners import VISIONS, contrast, distance, seen_by
from tools.legibility import HIGH, faults
from tools.random_play import choose, seed_of
from words.catalogue import LANGUAGES, Badge, Words

EVERY_PICTURE = pytest.mark.parametrize("name", PICTURES)
EVERY_TABLE = pytest.mark.parametrize("seats", SEATS)
BOTH = pytest.mark.parametrize("language", LANGUAGES)
STAGES = [stage for stage in Stage if stage not in {Stage.FIRST_PLAYER, Stage.OVER}]


def written(picture: Picture, where: Box) -> list[str]:
    """What is written in that part."""
    return [box.text for box in picture.boxes if box.ink.within(where)]


def drawn(name: str, view: CongoView, said: Words, before: CongoView | None = None) -> Picture:
    """A public picture by its name."""
    return PICTURES[name].draw(view, said, before)


def check_legible(name: str, picture: Picture) -> None:
    """Nothing clipped, nothing written over another, nothing too small as the clients show it."""
    assert list(faults(name, picture)) == []


def check_all(view: CongoView, said: Words, before: CongoView | None = None) -> None:
    """Every public picture of that moment is legible."""
    for name in PICTURES:
        check_legible(name, drawn(name, view, said, before))


def differ(pictures: Iterable[Picture], where: Box) -> bool:
    """Whether two pictures are not the same there."""
    one, other = pictures
    return differs(one, other, where)


def port_box(seats: int) -> Box:
    """The sheet of the port among the bids."""
    return sheet((LOW if seats == max(SEATS) else TALL) + GAP, PORT_HEIGHT)


def bid_row(seats: int, seat: int) -> Box:
    """A player's part among the bids."""
    return row_of(below(port_box(seats), rows_height(seats, BID_ROW)), seat, BID_ROW)


@EVERY_TABLE
def test_a_turn_is_never_higher_than_the_clients_show_it_well(seats: int) -> None:
    for view in (*moments(seats), crowded(seats)):
        name = turn(view)
        assert drawn(name, view, words("fr", seats)).image.height <= HIGH


@BOTH
def test_before_the_first_player_is_named_all_is_legible(language: str) -> None:
    view, said = before_the_first_stop(), words(language, 3)
    check_all(view, said)
    for name in PICTURES:
        told = [box.text for box in drawn(name, view, said).boxes]
        assert said.say("board-turn", turn=0, turns=13) in told


@BOTH
@pytest.mark.parametrize("card", CARDS)
def test_every_special_card_is_legible_in_play(card: str, language: str) -> None:
    details = {"explored_region": {"stop": "nouvelle_anvers"}, "settler": {"deck": "auxiliary"}}
    view = replace(moment_of(Stage.AUCTION), special=Special(3, card, **details.get(card, {})))
    check_legible("auction", drawn("auction", view, words(language)))
    check_legible("hand", hand(replace(with_hand(2, 1, 1), special=view.special), words(language)))


@BOTH
def test_every_character_is_legible_as_a_bid(language: str) -> None:
    view = crowded(4)
    for start in range(0, len(CHARACTERS), len(view.players)):
        players = []
        for player, character in zip(view.players, [*CHARACTERS][start : start + 4], strict=False):
            assert player.bid is not None
            players.append(replace(player, bid=replace(player.bid, character=character)))
        full = tuple(players) + view.players[len(players) :]
        check_legible("auction", drawn("auction", replace(view, players=full), words(language)))


def test_a_card_added_at_this_stop_is_new_even_if_the_last_bid_had_one() -> None:
    view = crowded(3)
    before = replace(view, boat="ubundu")
    plain, marked = (drawn("auction", view, words("en", 3), each) for each in (None, before))
    assert differs(plain, marked, bid_row(3, 0))


@pytest.mark.parametrize("stage", STAGES)
def test_the_turn_is_the_auction_once_the_characters_lie_open(stage: Stage) -> None:
    view = moment_of(stage)
    assert turn(view) == ("auction" if view.is_revealed else "choose")
    assert {turn(moment_of(stage, 4, seat)) for seat in range(4)} == {turn(view)}


def test_before_and_after_the_game_the_turn_has_pictures_of_its_own() -> None:
    assert turn(before_the_first_stop()) == "river"
    assert turn(moments(3)[-1]) == "scores"


@pytest.mark.parametrize("stage", STAGES)
def test_the_panel_shows_the_hand_to_whoever_chooses_from_it(stage: Stage) -> None:
    from_hand = {Stage.CHOOSE, Stage.SPECIAL, Stage.BOILER, Stage.SETTLER, Stage.SEALED, Stage.OPEN}
    for seat in range(4):
        view = moment_of(stage, 4, seat)
        is_hand = seat in view.waiting and stage in from_hand
        assert panel(view) == ("hand" if is_hand else turn(view))


@BOTH
@EVERY_TABLE
def test_a_moment_and_a_players_line_are_short(seats: int, language: str) -> None:
    said = words(language, seats)
    for view in (*moments(seats), crowded(seats), before_the_first_stop()):
        assert len(moment(view, said)) <= 30
        for player in view.players:
            assert len(player_line(view, player.seat, words(language, len(view.players)))) <= 34
    assert moment(crowded(seats), Words("en", "congo")) == f"stop {crowded(seats).turn_no}"


def test_a_players_line_tells_letter_name_points_and_cards() -> None:
    view = crowded(3)
    said = Words("en", "congo", ("Ada", "Ben", "Bartholomew Livingstone-Smythe"), BADGES[:3])
    lines = [player_line(view, seat, said) for seat in range(3)]
    assert lines == [
        "Z Ada · 16.5 pts · 36 cards",
        "M Ben · 17.5 pts · 36 cards",
        "Q Bartholom\N{HORIZONTAL ELLIPSIS} · 18.5 pts · 36 cards",
    ]


BADGES = (Badge("Z", 2), Badge("M", 0), Badge("Q", 3), Badge("K", 1))
"""As four players may have chosen them."""


@EVERY_PICTURE
def test_owners_are_drawn_with_the_badges_they_have_chosen(name: str) -> None:
    view, names = crowded(4), ("Ana", "Zoë", "Li", "Cy")
    view = replace(view, rolls=(), special=Special(2, "explored_region", stop="nouvelle_anvers"))
    usual, chosen = (drawn(name, view, Words("en", "congo", names, badges)) for badges in ((), BADGES))
    before, after = (
        sorted(box.text for box in picture.boxes if len(box.text) == 1) for picture in (usual, chosen)
    )
    swapped = dict(zip("ABCD", "ZMQK", strict=True))
    assert after == sorted(swapped.get(text, text) for text in before)
    if name != "charts":
        assert set("ZMQK") & set(after)
        assert differs(
            chosen, drawn(name, view, Words("en", "congo", names, BADGES_RECOLOURED)), everything(chosen)
        )


BADGES_RECOLOURED = tuple(badge._replace(colour=3 - badge.colour) for badge in BADGES)


def everything(picture: Picture) -> Box:
    """All of a picture."""
    return Box(0, 0, WIDTH, picture.image.height * 1.5)


def test_a_name_that_cannot_be_written_has_the_letter_that_was_chosen() -> None:
    said = Words("en", "congo", ("Ana", "漢字の人", "Li"), BADGES[:3])
    told = {box.text for box in drawn("auction", crowded(3), said).boxes}
    assert "Player M" in told
    assert "Player B" not in told
    view = moments(3, seat=1)[2]
    assert {"M", "Player M"} <= {box.text for box in hand(view, said).boxes}
    assert any(line.startswith("M ") for page in describe(view, said) for line in page.split("\n"))


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


@pytest.mark.parametrize("name", ["river", "whole"])
def test_the_whole_river_is_written(name: str) -> None:
    view = moments(4)[3]
    picture = drawn(name, view, words("en"))
    for stop in view.river:
        there = [box.text for box in picture.boxes if box.panel == stop_box(stop.id)]
        assert str(STOPS[stop.id].points) in there
        assert (NATIONS[stop.flag].code if stop.flag else "\N{EN DASH}") in there
        assert ("?" in there) == (stop.tile is None)
        if stop.taker is not None:
            assert "ABCD"[stop.taker] in there
        assert words("en").say(stop.id) in written(picture, sign_box(stop.id))


@pytest.mark.parametrize("tied", [(0, 1), (1, 2, 3), (0, 1, 2, 3)])
def test_all_who_tied_for_a_port_are_named_there(tied: tuple[int, ...]) -> None:
    view = moments(4)[3]
    river = tuple(
        replace(stop, taker=None, tied=tied) if stop.id == "bolobo" else stop for stop in view.river
    )
    picture = drawn("river", replace(view, river=river), words("en"))
    check_legible("river", picture)
    there = {box.text for box in picture.boxes if box.panel == stop_box("bolobo")}
    assert {"ABCD"[seat] for seat in tied} <= there


@EVERY_TABLE
def test_the_bids_say_how_they_add_up(seats: int) -> None:
    view = crowded(seats)
    picture = drawn("auction", view, words("en", seats))
    assert {"Mission", "Dutch", "Explored Region", "New Antwerp"} <= set(written(picture, port_box(seats)))
    for player in view.players:
        bid = player.bid
        assert bid is not None
        assert bid.total_half is not None
        assert bid.base_half is not None
        assert bid.character is not None
        told = written(picture, bid_row(seats, player.seat))
        assert {in_points(player.score_half), in_points(bid.total_half), "English", "UK"} <= set(told)
        assert NATIONS[CHARACTERS[bid.character].nation].code in told
        added = in_points(bid.total_half - bid.base_half)
        assert any(text.endswith(f"+{added} =") and text.startswith(f"{bid.table_value} ") for text in told)
        for number in (player.characters, player.auxiliaries, player.specials, player.hippos):
            assert str(number) in told
        assert {"3", "4"} <= set(told), "hippo tiles in a tie"


def test_rolls_stand_before_what_they_decided() -> None:
    view = crowded(4)
    rolls = (
        Roll(Cause.PORT_LANGUAGE, 3),
        Roll(Cause.PREFERENCE, 1, 0, "united_kingdom"),
        Roll(Cause.LANGUAGE, 2, 0, "english"),
        Roll(Cause.MALARIA, 4, 0, "saved"),
    )
    players = tuple(
        replace(player, spent=(), score_half=0, bid=player.bid and replace(player.bid, auxiliaries=()))
        for player in view.players
    )
    plain = drawn("auction", replace(view, rolls=(), players=players), words("en"))
    rolled = drawn("auction", replace(view, rolls=rolls, players=players), words("en"))
    for where, faces in ((port_box(4), "3"), (bid_row(4, 0), "124"), (bid_row(4, 1), "")):
        more = Counter(written(rolled, where)) - Counter(written(plain, where))
        assert sorted(more.elements()) == list(faces)


@pytest.mark.parametrize("tile_there", TILES)
@pytest.mark.parametrize("flag_there", [*POWERS, None])
def test_what_everybody_is_worth_here_is_told(tile_there: str, flag_there: str | None) -> None:
    view = moment_of(Stage.CHOOSE)
    river = tuple(
        replace(stop, tile=tile_there, flag=flag_there) if stop.id == view.boat else stop
        for stop in view.river
    )
    picture = drawn("choose", replace(view, river=river), words("en"))
    top = TALL + GAP + PORT_HEIGHT + GAP
    values = Box(580, top, 790, picture.image.height * 1.5)
    changes = Box(1030, top + 90, WIDTH - MARGIN, picture.image.height * 1.5)
    told = [box.text for box in picture.boxes if box.ink.within(values)]
    assert told == sorted((str(each.values[tile_there]) for each in PROFESSIONS.values()), reverse=True)
    modifiers = [NATIONS[nation].modifiers[flag_there] if flag_there else 0 for nation in POWERS_BY_DIE]
    told = [box.text for box in picture.boxes if box.ink.within(changes)]
    assert told == [signed(each) if each else "0" for each in modifiers]


POWERS_BY_DIE = BOX.die.preference


def test_who_is_done_is_seen_while_characters_are_chosen() -> None:
    view = replace(moment_of(Stage.CHOOSE), waiting=(0, 1))
    others = [
        replace(view, players=(*view.players[:3], replace(view.players[3], has_answered=answered)))
        for answered in (False, True)
    ]
    row = row_of(below(sheet(TALL + GAP, PORT_HEIGHT), rows_height(4, HOLDER_ROW)), 3, HOLDER_ROW)
    assert differ((drawn("choose", each, words("en")) for each in others), row)


@BOTH
@pytest.mark.parametrize("name", ["charts", "whole-2"])
def test_both_charts_are_told_and_lit_where_they_count(name: str, language: str) -> None:
    view = moment_of(Stage.AUCTION)
    values = sheet(LOW + GAP, table_height(len(PROFESSIONS)))
    nations = below(values, table_height(len(POWERS) + 1))
    picture = drawn(name, view, words(language))
    numbers = [text for text in written(picture, values) if text.isdigit()]
    assert sorted(numbers) == sorted(
        str(each.values[kind]) for each in PROFESSIONS.values() for kind in TILES
    )
    changes = [NATIONS[one].modifiers[other] for one in POWERS_BY_DIE for other in POWERS_BY_DIE]
    told = Counter(written(picture, nations))
    assert told >= Counter(signed(each) if each else "0" for each in changes)
    now = next(stop for stop in view.river if stop.id == view.boat)
    for kind in TILES:
        river = tuple(replace(stop, tile=kind) if stop.id == view.boat else stop for stop in view.river)
        other = drawn(name, replace(view, river=river), words(language))
        assert differs(picture, other, values) == (kind != now.tile)
    for power in POWERS:
        river = tuple(replace(stop, flag=power) if stop.id == view.boat else stop for stop in view.river)
        other = drawn(name, replace(view, river=river), words(language))
        assert differs(picture, other, nations) == (power != now.flag)


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
    track = below(scores_box(2), TRACK_HEIGHT)
    assert differ((drawn("scores", each, words("en", 2)) for each in (view, other)), track)


def scores_box(seats: int, *, is_over: bool = False) -> Box:
    """The table of points."""
    height = SCORE_HEAD + seats * SCORE_ROW + 6
    return below(sheet(LOW + GAP, LINE_HEIGHT), height) if is_over else sheet(LOW + GAP, height)


def test_piles_and_the_stop_before_are_told_with_the_points() -> None:
    view = moments(4)[4]
    assert view.previous is not None
    told = [box.text for box in drawn("scores", view, words("en")).boxes]
    for pile in view.piles.values():
        assert {str(pile.size), f"+{len(pile.discard)}"} <= set(told)
    assert {str(view.hippo_pile), f"+{len(view.hippo_discard)}", str(len(view.used_neutrals))} <= set(told)
    assert words("en").say("board-previous", stop=view.previous.stop) in told
    for bid in view.previous.bids:
        assert bid.total_half is None or in_points(bid.total_half) in told


@pytest.mark.parametrize(
    "drawn",
    [
        [tile(kind, 58) for kind in (*TILES, None)],
        [profession_icon(profession, 44) for profession in PROFESSIONS],
        [auxiliary_card(kind, 46) for kind in AUXILIARIES],
        [card_icon(card, 60) for card in CARDS],
        [flag(nation, 58, 39) for nation in NATIONS],
        [nobody(44), tied_disc(44)],
        [back(deck, 36) for deck in DECKS],
    ],
    ids=["tiles", "professions", "auxiliaries", "cards", "flags", "outcomes", "backs"],
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
    flags = [seen_by(vision, flag(power, 46, 26).convert("RGB")) for power in POWERS]
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


def test_own_cards_are_on_the_private_sheet() -> None:
    view = with_hand(3, 7, 4)
    assert view.own is not None
    told = {box.text for box in hand(view, words("en")).boxes}
    wanted = {"Gorilla", "Malaria", "Tam-Tam", "Okapi", "RU", "AT", "To be discarded", "Drawn"}
    wanted |= {"+1", "+\N{VULGAR FRACTION ONE HALF}", "\N{MULTIPLICATION SIGN}2"}
    wanted |= {"4", "Kindu", "Lowa", "\N{MINUS SIGN}1", "\N{MINUS SIGN}1\N{HORIZONTAL ELLIPSIS}3"}
    assert wanted <= told


@BOTH
@pytest.mark.parametrize("is_playable", [True, False])
def test_a_small_hand_tells_what_a_special_card_does(language: str, *, is_playable: bool) -> None:
    view, said = with_hand(2, 1, 1), words(language)
    assert view.own is not None
    own = replace(view.own, playable=view.own.specials if is_playable else ())
    told = " ".join(box.text for box in hand(replace(view, own=own), said).boxes)
    assert said.say("gorilla.text") in told
    assert (said.say("board-playable") in told) == is_playable
    assert (said.say("board-not-here") in told) != is_playable


@pytest.mark.parametrize("size", [(2, 1, 2), (9, 7, 5), (15, 7, 15)])
def test_whether_a_special_card_can_be_played_is_seen_in_every_hand(size: tuple[int, int, int]) -> None:
    view = with_hand(*size)
    assert view.own is not None
    other = replace(view, own=replace(view.own, playable=view.own.specials))
    pictures = [hand(each, words("en")) for each in (view, other)]
    assert differ(pictures, everything(pictures[0]))


def test_a_sealed_character_is_shown_to_its_owner_alone() -> None:
    state = next(each for each in states(3) if each.stage is Stage.SPECIAL)
    bid = state.players[1].bid
    assert bid is not None
    name, table = words("en").say(f"name-{bid.character}"), words("en", 3)
    view = CONGO.view(state, 1)
    assert "Sent" in {box.text for box in hand(view, table).boxes}
    assert name in "\n".join(describe(view, table))
    for seat in (None, 0, 2):
        view = CONGO.view(state, seat)
        captions = [picture.caption(view, table) for picture in PICTURES.values()]
        assert name not in "\n".join([*captions, *describe(view, table)])
    unsealed = CONGO.copy(state)
    another = unsealed.players[1].bid
    assert another is not None
    another.character = next(each for each in CHARACTERS if each != bid.character)
    for own, is_seen in ((1, True), (0, False)):
        pictures = [hand(CONGO.view(each, own), table) for each in (state, unsealed)]
        assert differ(pictures, everything(pictures[0])) == is_seen


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
    plain, marked = (drawn("river", view, words("en", 3), each) for each in (None, before))
    assert differs(plain, marked, stop_box("lisala"))
    assert differs(plain, marked, Box(20, 480, 90, 580)), "the boat leaves a trail round the bend"
    assert not differs(plain, marked, stop_box("kindu"))
    plain, marked = (drawn("auction", view, words("en", 3), each) for each in (None, before))
    assert differs(plain, marked, bid_row(3, 1))
    assert not differs(plain, marked, bid_row(3, 0))
    plain, marked = (drawn("whole", view, words("en", 3), each) for each in (None, before))
    told = {box.text for box in plain.boxes}
    new = [box.text for box in marked.boxes if box.text not in told]
    assert sorted(new) == ["+4\N{VULGAR FRACTION ONE HALF}", "New since your last turn"]


def test_new_cards_on_a_bid_and_a_new_special_card_are_marked() -> None:
    view = crowded(3)
    first = view.players[0]
    assert first.bid is not None
    old = replace(first, bid=replace(first.bid, auxiliaries=("porter",)))
    before = replace(view, players=(old, *view.players[1:]), special=None)
    plain, marked = (drawn("auction", view, words("en", 3), each) for each in (None, before))
    assert differs(plain, marked, bid_row(3, 0))
    assert not differs(plain, marked, bid_row(3, 1))
    assert differs(plain, marked, port_box(3))


@pytest.mark.parametrize("status", Status)
def test_how_a_bid_stands_is_seen(status: Status) -> None:
    view = moment_of(Stage.AUCTION, 3)
    bid = view.players[0].bid
    assert bid is not None
    others = [
        replace(view, players=(replace(view.players[0], bid=replace(bid, status=each)), *view.players[1:]))
        for each in (status, *(other for other in Status if other is not status))
    ]
    pictures = [drawn("auction", each, words("en", 3)) for each in others]
    assert all(differs(pictures[0], other, bid_row(3, 0)) for other in pictures[1:])


@pytest.mark.parametrize("fate", Fate)
@BOTH
def test_a_lost_bid_says_how(fate: Fate, language: str) -> None:
    view = moment_of(Stage.AUCTION, 3)
    first = replace(view.players[0], bid=None, lost=LostView("fr_officer_1", fate))
    picture = drawn("auction", replace(view, players=(first, *view.players[1:])), words(language, 3))
    check_legible("auction", picture)
    assert words(language).say(f"board-{fate}") in written(picture, bid_row(3, 0))


@EVERY_TABLE
def test_stops_that_are_not_used_have_neither_tile_nor_flag_nor_points(seats: int) -> None:
    picture = drawn("river", moments(seats)[0], words("en", seats))
    there = [box.text for box in picture.boxes if box.panel == stop_box("leopoldville")]
    is_used = "leopoldville" in USED[seats]
    assert any(code in there for code in ("BE", "UK", "FR", "DE", "\N{EN DASH}")) == is_used
    assert (str(STOPS["leopoldville"].points) in there) == is_used
    assert "Léopoldville" in written(picture, sign_box("leopoldville"))


@EVERY_TABLE
def test_the_end_shows_every_source_and_both_tie_breaks(seats: int) -> None:
    view = moments(seats)[-1]
    assert view.result is not None
    picture = drawn("scores", view, words("en", seats))
    for place, standing in enumerate(view.result.standings):
        top = scores_box(seats, is_over=True).top + SCORE_HEAD + place * SCORE_ROW
        told = written(picture, sheet(top, SCORE_ROW))
        player = view.players[standing.seat]
        assert told[0] == str(standing.rank)
        assert in_points(standing.total) in told
        assert all(in_points(half) in told for half in standing.sources.values())
        assert told[-2:] == [
            str(player.auxiliaries),
            str(player.characters + player.auxiliaries + player.specials),
        ]
    hidden = replace(view, boxed_tiles=None)
    assert words("en").say("board-boxed-secret") in {
        box.text for box in drawn("scores", hidden, words("en", seats)).boxes
    }


@EVERY_TABLE
def test_the_last_hands_lie_open_where_the_bids_were(seats: int) -> None:
    view = moments(seats)[-1]
    final = view.players[0].final_hand
    assert final is not None
    for change in (
        {"characters": final.characters[1:]},
        {"auxiliaries": ("porter", *final.auxiliaries)},
        {"specials": ("okapi", *final.specials)},
        {"hippos": ("hippo_1", *final.hippos)},
    ):
        first = replace(view.players[0], final_hand=replace(final, **change))
        other = replace(view, players=(first, *view.players[1:]))
        pictures = [drawn("auction", each, words("en", seats)) for each in (view, other)]
        assert differ(pictures, bid_row(seats, 0))


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
