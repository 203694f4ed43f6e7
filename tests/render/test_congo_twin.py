import re
from typing import TypeVar

import pytest
from msgspec import Struct
from msgspec.structs import replace

from games.congo.data import AUXILIARIES, BOX, CARDS, CHARACTERS, NATIONS, POWERS, PROFESSIONS, STOPS, TILES
from games.congo.state import (
    DECKS,
    SOURCES,
    Cause,
    CongoOptions,
    Fate,
    FirstPlayer,
    PastBid,
    PastTurn,
    Roll,
    Special,
    Stage,
    Status,
)
from games.congo.view import BidView, CongoView, LostView, OwnView, PileView, PlayerView, StopView
from games.core import Result, Standing
from render.congo import PICTURES, caption, describe, hand_caption
from render.twin import LONGEST_CAPTION, LONGEST_PAGE
from tests.render.congo_positions import SEATS, crowded, moment_of, moments, with_hand, words
from words.catalogue import LANGUAGES

S = TypeVar("S", bound=Struct)

# Another value for every field that everybody may see: each must change the text.
OTHER_TABLE: dict[str, object] = {
    "options": CongoOptions(first_player=FirstPlayer.NAMED),
    "stage": Stage.SPECIAL,
    "waiting": (0, 1),
    "turn_no": 77,
    "turns": 78,
    "first": 2,
    "boat": "kindu",
    "port_language": "dutch",
    "special": Special(1, "sorcerer"),
    "is_revealed": True,
    "is_servant_used": True,
    "highest_half": 17,
    "rolls": (Roll(Cause.MALARIA, 3, 1),),
    "piles": {deck: PileView(33, ()) for deck in DECKS},
    "hippo_pile": 3,
    "hippo_discard": ("hippo_4", "hippo_4"),
    "used_neutrals": ("us_neutral_1",),
    "boxed_neutrals": ("se_neutral_1",),
    "boxed_tiles": ("jungle", "jungle"),
    "previous": PastTurn("bolobo", None, (), None, ()),
}
OTHER_PLAYER: dict[str, object] = {
    "is_first": True,
    "score_half": 17,
    "points": dict.fromkeys(SOURCES, 3),
    "characters": 8,
    "auxiliaries": 9,
    "specials": 7,
    "hippos": 6,
    "has_answered": True,
    "bid": BidView(None, None, None, None, None, None, None, None, ()),
    "lost": LostView("uk_doctor_1", Fate.KILLED),
    "is_tied": True,
    "spent": ("hippo_4",),
}
OTHER_BID: dict[str, object] = {
    "character": "uk_doctor_1",
    "table_value": 9,
    "modifier": 7,
    "base_half": 5,
    "total_half": 11,
    "status": Status.OUT,
    "language": "swedish",
    "preference": "germany",
    "auxiliaries": ("nurse", "nurse"),
}
OTHER_STOP: dict[str, object] = {
    "is_used": False,
    "is_past": True,
    "tile": "jungle",
    "flag": "germany",
    "removed_flag": "france",
    "explored_by": (1, 2),
    "taker": 2,
    "tied": (0, 1),
}
OTHER_OWN: dict[str, object] = {
    "characters": ("uk_doctor_1",),
    "auxiliaries": ("nurse", "nurse"),
    "specials": ("trader",),
    "hippos": ("hippo_4",),
    "worth": {"ru_neutral_2": (8, 9)},
    "playable": (),
    "bid": "be_officer_1",
    "pick": "be_officer_2",
    "commitment": ("hippo_3", "hippo_4"),
    "settler_card": "be_doctor_1",
    "explored": {"kindu": "village"},
}
OTHER_SPECIAL: dict[str, object] = {"owner": 2, "card": "malaria", "stop": "kindu", "deck": "auxiliary"}
OTHER_ROLL: dict[str, object] = {"cause": Cause.WARRIOR, "face": 4, "seat": 2, "outcome": "killed"}
OTHER_PAST: dict[str, object] = {
    "stop": "lowa",
    "special": Special(1, "okapi"),
    "bids": (),
    "taker": 2,
    "tied": (1, 2),
}
OTHER_PAST_BID: dict[str, object] = {
    "seat": 2,
    "character": None,
    "auxiliaries": ("nun",),
    "total_half": 13,
    "fate": Fate.RETURNED,
    "hippos": ("hippo_2", "hippo_3"),
}
# Said elsewhere: whose text it is, whose line it is, and what the end shows.
NOT_ALONE: dict[type[Struct], set[str]] = {
    CongoView: {"me", "river", "players", "own", "result"},
    PlayerView: {"seat", "final_hand"},
    StopView: {"id"},
}
OTHERS: tuple[tuple[type[Struct], dict[str, object]], ...] = (
    (CongoView, OTHER_TABLE),
    (PlayerView, OTHER_PLAYER),
    (BidView, OTHER_BID),
    (StopView, OTHER_STOP),
    (OwnView, OTHER_OWN),
    (Special, OTHER_SPECIAL),
    (Roll, OTHER_ROLL),
    (PastTurn, OTHER_PAST),
    (PastBid, OTHER_PAST_BID),
)
BOTH = pytest.mark.parametrize("language", LANGUAGES)


def test_no_field_of_a_view_is_forgotten_here() -> None:
    for view, others in OTHERS:
        assert {*others, *NOT_ALONE.get(view, ())} == set(view.__struct_fields__), view


def changed(thing: S, field: str, value: object) -> S:
    """The same thing with another value, which must really be another."""
    assert getattr(thing, field) != value
    return replace(thing, **{field: value})


def table() -> CongoView:
    """Three players are about to choose their characters."""
    view = moment_of(Stage.CHOOSE, 3)
    players = tuple(
        replace(player, is_first=False, has_answered=False, bid=None, lost=None, is_tied=False, spent=())
        for player in view.players
    )
    return replace(
        view,
        waiting=(0, 1, 2),
        first=0,
        players=players,
        boat="lowa",
        port_language=None,
        rolls=(),
        previous=None,
    )


def check_told(view: CongoView, other: CongoView, language: str) -> None:
    """The two are told apart."""
    assert describe(view, words(language)) != describe(other, words(language))


def with_first(view: CongoView, player: PlayerView) -> CongoView:
    """The same table with that first player."""
    return replace(view, players=(player, *view.players[1:]))


@BOTH
@pytest.mark.parametrize("field", OTHER_TABLE)
def test_every_fact_of_the_table_is_told(field: str, language: str) -> None:
    check_told(table(), changed(table(), field, OTHER_TABLE[field]), language)


@BOTH
@pytest.mark.parametrize("field", OTHER_PLAYER)
def test_every_fact_of_a_player_is_told(field: str, language: str) -> None:
    view = table()
    check_told(view, with_first(view, changed(view.players[0], field, OTHER_PLAYER[field])), language)


@BOTH
@pytest.mark.parametrize("field", OTHER_BID)
def test_every_fact_of_a_bid_is_told(field: str, language: str) -> None:
    view = crowded(3)
    first = view.players[0]
    assert first.bid is not None
    other = replace(first, bid=changed(first.bid, field, OTHER_BID[field]))
    check_told(view, with_first(view, other), language)


@BOTH
@pytest.mark.parametrize("field", OTHER_STOP)
def test_every_fact_of_a_stop_is_told(field: str, language: str) -> None:
    view = table()
    stop = next(each for each in view.river if each.id == "lukolela")
    stop = replace(
        stop, is_past=False, tile=None, flag=None, removed_flag=None, explored_by=(), taker=None, tied=()
    )
    views = [
        replace(view, river=tuple(new if each.id == new.id else each for each in view.river))
        for new in (stop, changed(stop, field, OTHER_STOP[field]))
    ]
    check_told(views[0], views[1], language)


@BOTH
@pytest.mark.parametrize("field", OTHER_OWN)
def test_every_fact_of_ones_own_is_told(field: str, language: str) -> None:
    view = with_hand(3, 2, 2)
    assert view.own is not None
    other = replace(view, own=changed(view.own, field, OTHER_OWN[field]))
    check_told(view, other, language)
    if field not in {"worth", "playable"}:  # the caption has no room for what the cards do
        assert hand_caption(view, words(language)) != hand_caption(other, words(language))


@BOTH
@pytest.mark.parametrize("field", OTHER_SPECIAL)
def test_every_fact_of_a_special_card_is_told(field: str, language: str) -> None:
    special = Special(0, "trader")
    view = replace(table(), special=special)
    check_told(view, replace(view, special=changed(special, field, OTHER_SPECIAL[field])), language)


@BOTH
@pytest.mark.parametrize("field", OTHER_ROLL)
def test_every_fact_of_a_roll_is_told(field: str, language: str) -> None:
    roll = Roll(Cause.GORILLA, 1, 0)
    view = replace(table(), rolls=(roll,))
    check_told(view, replace(view, rolls=(changed(roll, field, OTHER_ROLL[field]),)), language)


@BOTH
@pytest.mark.parametrize("cause", Cause)
def test_every_roll_is_told_with_its_outcome(cause: Cause, language: str) -> None:
    outcomes = ["killed", "saved", "bitten", *NATIONS, *(spoken.id for spoken in BOX.languages)]
    for outcome in outcomes:
        view = replace(table(), rolls=(Roll(cause, 2, None if cause is Cause.PORT_LANGUAGE else 1, outcome),))
        assert words(language).say(f"twin-{cause}-roll") in "\n".join(describe(view, words(language)))


PAST_BID = PastBid(0, "fr_doctor_1", (), 8, None, ())
PAST = PastTurn("basoko", None, (PAST_BID,), None, ())


@BOTH
@pytest.mark.parametrize("field", OTHER_PAST)
def test_every_fact_of_the_turn_before_is_told(field: str, language: str) -> None:
    view = replace(table(), previous=PAST)
    check_told(view, replace(view, previous=changed(PAST, field, OTHER_PAST[field])), language)


@BOTH
@pytest.mark.parametrize("field", OTHER_PAST_BID)
def test_every_fact_of_a_bid_of_the_turn_before_is_told(field: str, language: str) -> None:
    view = replace(table(), previous=PAST)
    other = replace(PAST, bids=(changed(PAST_BID, field, OTHER_PAST_BID[field]),))
    check_told(view, replace(view, previous=other), language)


@BOTH
@pytest.mark.parametrize("stage", [stage for stage in Stage if stage is not Stage.OVER])
def test_every_question_is_told_with_whom_it_is_put_to(stage: Stage, language: str) -> None:
    view = replace(table(), stage=stage, waiting=(1,))
    told = describe(view, words(language))[0].split("\n")[1]
    assert words(language).name(1) in told
    assert told in caption(view, words(language))


def test_half_points_and_totals_are_told() -> None:
    text = "\n".join(describe(crowded(3), words("en")))
    assert "16.5 points." in text
    assert "Starts with \N{EN DASH}1.5: 5 on this tile, -2 for the nation." in text
    assert "Added: porter, askari (8), interpreter and servant. Total: 8.5. Has passed for now." in text
    assert "Highest total: 8.5." in text


def test_every_stop_is_told_with_what_the_board_says_of_it() -> None:
    view = crowded(4)
    lines = "\n".join(describe(view, words("en"))).split("\n")
    for stop in view.river:
        name, facts = words("en").say(stop.id), STOPS[stop.id]
        line = next(line for line in lines if line.startswith(f"{name}: "))
        assert f"{facts.points} points, {stop.tile or 'tile face down'}, " in line
        assert ("hippo tiles" in line) == facts.has_hippos
        assert ("draws a special card here" in line) == facts.has_special
        assert (f"flag {words('en').say(stop.flag)}" if stop.flag else "flag") in line
        assert all(words("en").name(seat) in line for seat in (*stop.tied, *stop.explored_by))
        if stop.taker is not None:
            assert f"Taken by {words('en').name(stop.taker)}." in line


def test_both_tables_of_the_overview_are_told() -> None:
    text = "\n".join(describe(moments(2)[0], words("en")))
    for profession in PROFESSIONS.values():
        line = re.search(rf"^Value of the {profession.id} by tile: .*$", text, re.MULTILINE)
        assert line
        assert all(f"{kind} {profession.values[kind]}" in line[0] for kind in TILES)
        assert f"Auxiliary: {profession.auxiliary}." in line[0]
    for power in POWERS:
        nation = words("en").say(power)
        line = re.search(rf"^Change of value by flag, {nation}: .*$", text, re.MULTILINE)
        assert line
        for flag in POWERS:
            assert f"{words('en').say(flag)} {NATIONS[power].modifiers[flag]}" in line[0]
        assert f"with a {1 + BOX.die.preference.index(power)} on the die" in line[0]


def test_options_are_told_with_their_values() -> None:
    options = CongoOptions(first_player=FirstPlayer.NAMED, show_boxed_tiles_at_end=False)
    text = "\n".join(describe(replace(table(), options=options), words("en")))
    assert "Options: First player: named by whoever sat down first and Tiles of the box: no." in text


def test_the_end_is_told_with_hands() -> None:
    view = moments(3)[-1]
    assert view.result is not None
    text = "\n".join(describe(view, words("en")))
    for standing in view.result.standings:
        hand = view.players[standing.seat].final_hand
        assert hand is not None
        line = next(line for line in text.split("\n") if line.startswith(f"{standing.rank}. "))
        assert words("en").name(standing.seat) in line
        held = (*hand.characters, *hand.auxiliaries, *hand.specials, *hand.hippos)
        assert all(words("en").say(thing) in line for thing in held)
        assert f"{len(held) - len(hand.hippos)} cards in hand" in line


def test_a_shared_victory_names_all_winners_and_what_decided() -> None:
    view = moments(3)[-1]
    places = tuple(Standing(seat, 1 + seat // 2, 29, {"ports": 28, "specials": 1}) for seat in range(3))
    view = replace(view, result=Result(places, (0, 1), ("auxiliaries", "cards", "shared"), units=2))
    told = "\n".join(describe(view, words("fr")))
    names = [words("fr").name(seat) for seat in (0, 1)]
    assert f"{names[0]} et {names[1]} se partagent la victoire." in told
    assert "14,5 points (Ports 14 et Cartes spéciales 0,5)" in told
    assert all(words("fr").say(f"tie-{name}") in told for name in ("auxiliaries", "cards", "shared"))


def test_only_the_owner_is_told_the_hand() -> None:
    view = with_hand(15, len(AUXILIARIES), len(CARDS))
    mine = "\n".join(describe(view, words("en")))
    assert all(words("en").say(f"{card}.text") in mine for card in CARDS)
    assert all(words("en").say(character) in mine for character in tuple(CHARACTERS)[-15:])
    watched = "\n".join(describe(replace(view, me=None, own=None), words("en")))
    assert "Your" not in watched
    assert words("en").say("gorilla.text") not in watched


@BOTH
@pytest.mark.parametrize("seats", SEATS)
def test_twins_fit_where_discord_puts_them(seats: int, language: str) -> None:
    for view in (*moments(seats, seat=1), *moments(seats, seat=1, seed=2)):
        assert 0 < len(caption(view, words(language))) <= LONGEST_CAPTION
        assert 0 < len(hand_caption(view, words(language))) <= LONGEST_CAPTION
        assert all(0 < len(page) <= LONGEST_PAGE for page in describe(view, words(language)))
    full = crowded(seats)
    assert len(caption(full, words(language))) <= LONGEST_CAPTION
    assert all(len(page) <= LONGEST_PAGE for page in describe(full, words(language)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_every_picture_has_a_caption_of_its_own_that_fits(seats: int, language: str) -> None:
    for view in (*moments(seats), crowded(seats)):
        captions = {name: each.caption(view, words(language, seats)) for name, each in PICTURES.items()}
        assert all(0 < len(caption) <= LONGEST_CAPTION for caption in captions.values())
        assert len(set(captions.values())) == len(captions) - 1, "the upper half of the board is the auction"


def test_a_caption_tells_what_its_picture_is_for() -> None:
    view = crowded(3)
    said = {name: each.caption(view, words("en", 3)) for name, each in PICTURES.items()}
    assert (
        "Worth on this tile: missionary 5, doctor 4, explorer 3, anthropologist 2 and officer 1."
        in said["choose"]
    )
    assert "Change of value at this flag: Belgium 0" in said["choose"]
    assert "In hand: 12 characters, 14 auxiliaries, 10 special cards, 11 hippo tiles." in said["choose"]
    assert "Kindu: 4 points, tile face down" in said["river"]
    assert "Value of the officer by tile" in said["charts"]
    assert "Points: " in said["scores"]
    assert "Draw pile, characters: 40." in said["scores"]
    over = moments(3)[-1]
    assert PICTURES["scores"].caption(over, words("en", 3)).startswith("The game is over.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_auxiliaries_are_good_for_is_told_to_who_holds_them(language: str) -> None:
    view, said = with_hand(1, len(AUXILIARIES), 0), words(language)
    told = "\n".join(describe(view, said))
    assert all(said.say(f"board-{kind}-with") in told for kind in AUXILIARIES)
