import re
from typing import TypeVar

import pytest
from msgspec import Struct
from msgspec.structs import replace

from games.core import Result, Standing
from games.rotterdam.data import CARDS, MISSIONS, PORTS, POSITIONS, PRODUCTS
from games.rotterdam.ships import Plan, Sailing, Ship
from games.rotterdam.state import FirstCaptain, Phase, RotterdamOptions
from games.rotterdam.view import CallView, OfferView, OwnView, PlayerView, RotterdamView
from games.values import Who
from render.rotterdam import caption, describe, hand_caption
from render.twin import LONGEST_CAPTION, LONGEST_PAGE
from tests.render.rotterdam_positions import (
    SEATS,
    choosing,
    crowded,
    moment_of,
    moments,
    with_hand,
    words,
)
from words.catalogue import LANGUAGES

S = TypeVar("S", bound=Struct)

# Another value for every field that everybody may see: each must change the text.
OTHER_TABLE: dict[str, object] = {
    "options": RotterdamOptions(safe_haven=True),
    "round_no": 77,
    "phase": Phase.NAVIGATE,
    "captain": 1,
    "active": 1,
    "is_done": True,
    "ships": (Ship("N3", Who(2), "oil"),),
    "stock": {"grain": 1, "fruit": 0, "textile": 2, "oil": 3},
    "pile_sizes": dict.fromkeys(PORTS, 3),
    "face_up": {"botlek": "plastic"},
    "mission_deck_size": 5,
    "navigation_deck_size": 6,
    "discard": ("joker", "setback"),
    "call": CallView(2, "green", (Sailing("B2", "C3"),), None, ()),
    "offers": (OfferView(7, 0, None, ("bread",), ("jam",)),),
    "is_ending": True,
}
OTHER_PLAYER: dict[str, object] = {
    "supply": 1,
    "missions": 2,
    "fulfilled": ("m01_bread_beer",),
    "mission_points": 11,
    "products": {"vulcaanhaven": 9, "merwehaven": 0, "waalhaven": 0, "botlek": 0},
    "navigation": 3,
    "laid": ("extra_advantage",),
    "due": 2,
    "has_finished": True,
    "offers_made": 8,
}
OTHER_OWN: dict[str, object] = {
    "missions": ("m28_petrol_plastic",),
    "products": ("bread", "bread", "jam"),
    "free_products": ("bread",),
    "navigation": ("joker",),
}
OTHER_CALL: dict[str, object] = {
    "caller": 2,
    "colour": "purple",
    "sailed": (Sailing("A1", "N1"),),
    "pending": 2,
    "plans": (Plan((Sailing("B2", None),)),),
}
OTHER_OFFER: dict[str, object] = {
    "number": 31,
    "maker": 2,
    "to": 1,
    "give": ("carpet", "carpet"),
    "want": ("petrol",),
}
# Said elsewhere: whose text it is, whose line it is, where the table's ships are, and what the end shows.
NOT_ALONE = {
    RotterdamView: {"me", "players", "own", "result"},
    PlayerView: {"seat", "ships", "final_hand"},
    OwnView: set(),
    CallView: set(),
    OfferView: set(),
}
OTHERS = (
    (RotterdamView, OTHER_TABLE),
    (PlayerView, OTHER_PLAYER),
    (OwnView, OTHER_OWN),
    (CallView, OTHER_CALL),
    (OfferView, OTHER_OFFER),
)
BOTH = pytest.mark.parametrize("language", LANGUAGES)


def test_no_field_of_a_view_is_forgotten_here() -> None:
    for view, others in OTHERS:
        assert {*others, *NOT_ALONE[view]} == set(view.__struct_fields__)


def changed(thing: S, field: str, value: object) -> S:
    """The same thing with another value, which must really be another."""
    assert getattr(thing, field) != value
    return replace(thing, **{field: value})


def table() -> RotterdamView:
    """The first player is about to place a ship."""
    return replace(moment_of(Phase.PLACE, 3), active=0, captain=0, is_done=False, ships=())


@BOTH
@pytest.mark.parametrize("field", OTHER_TABLE)
def test_every_fact_of_the_table_is_told(field: str, language: str) -> None:
    other = changed(table(), field, OTHER_TABLE[field])
    assert describe(table(), words(language)) != describe(other, words(language))


@BOTH
@pytest.mark.parametrize("field", OTHER_PLAYER)
def test_every_fact_of_a_player_is_told(field: str, language: str) -> None:
    view = moment_of(Phase.TRADE, 3)
    first = replace(view.players[0], has_finished=False, supply=0, navigation=0, laid=())
    view = replace(view, players=(first, *view.players[1:]))
    other = replace(view, players=(changed(first, field, OTHER_PLAYER[field]), *view.players[1:]))
    assert describe(view, words(language)) != describe(other, words(language))


@BOTH
@pytest.mark.parametrize("field", OTHER_OWN)
def test_every_fact_of_ones_own_is_told(field: str, language: str) -> None:
    view = with_hand(3, 5)
    assert view.own is not None
    other = replace(view, own=changed(view.own, field, OTHER_OWN[field]))
    assert describe(view, words(language)) != describe(other, words(language))
    assert hand_caption(view, words(language)) != hand_caption(other, words(language))


@BOTH
@pytest.mark.parametrize("field", OTHER_CALL)
def test_every_fact_of_a_call_is_told(field: str, language: str) -> None:
    view = choosing()
    assert view.call is not None
    other = replace(view, call=changed(view.call, field, OTHER_CALL[field]))
    assert describe(view, words(language)) != describe(other, words(language))


@BOTH
@pytest.mark.parametrize("field", OTHER_OFFER)
def test_every_fact_of_an_offer_is_told(field: str, language: str) -> None:
    offer = OfferView(7, 0, None, ("bread",), ("jam",))
    view = replace(moment_of(Phase.TRADE, 3), offers=(offer,))
    other = replace(view, offers=(changed(offer, field, OTHER_OFFER[field]),))
    assert describe(view, words(language)) != describe(other, words(language))


def test_an_offer_between_two_players_is_told_only_as_far_as_the_view_knows_it() -> None:
    sealed = replace(moment_of(Phase.TRADE), offers=(OfferView(9, 0, 1, None, None),))
    assert "known to these two only" in "\n".join(describe(sealed, words("en")))
    known = replace(sealed, offers=(OfferView(9, 0, 1, ("bread", "bread"), ("jam",)),))
    assert "gives bread (2), wants jam." in "\n".join(describe(known, words("en")))


def test_every_ship_is_told_with_the_channels_before_it() -> None:
    view = crowded(4)
    text = "\n".join(describe(view, words("en")))
    for ship in view.ships:
        line = re.search(rf"^{ship.position} \(.*$", text, re.MULTILINE)
        assert line
        name = words("en").name(ship.owner.seat)
        assert f"({name}, {words('en').say(ship.cargo) if ship.cargo else 'empty'})" in line[0]
        assert all(f"{way.colour} to {way.to}" in line[0] for way in POSITIONS[ship.position].exits)


def test_the_whole_map_is_told() -> None:
    lines = "\n".join(describe(moments(2)[0], words("en"))).split("\n")
    for position in POSITIONS.values():
        if position.exits:
            name = f"{position.id} (anchor): " if position.has_anchor else f"{position.id}: "
            line = next(line for line in lines if line.startswith(name))
            assert all(f"{way.colour} to {way.to}" in line for way in position.exits)


def test_options_are_told_with_their_values() -> None:
    options = RotterdamOptions(open_products=True, first_captain=FirstCaptain.YOUNGEST, round_limit=40)
    text = "\n".join(describe(replace(table(), options=options), words("en")))
    assert "Options: Open product cards, First captain: the youngest player and Limit of rounds: 40." in text


def test_before_the_first_round_somebody_names_the_captain() -> None:
    view = replace(table(), captain=None, active=None, round_no=0)
    assert "is to name the first Harbour Captain." in "\n".join(describe(view, words("en")))


def test_the_end_is_told_with_hands() -> None:
    view = moments(3)[-1]
    assert view.result is not None
    text = "\n".join(describe(view, words("en")))
    for standing in view.result.standings:
        hand = view.players[standing.seat].final_hand
        assert hand is not None
        line = next(line for line in text.split("\n") if line.startswith(f"{standing.rank}. "))
        assert f"{standing.total} points" in line
        assert all(words("en").say(thing) in line for thing in (*hand.products, *hand.navigation))


def test_a_shared_victory_names_all_winners_and_what_decided() -> None:
    view = moments(3)[-1]
    places = tuple(Standing(seat, 1 + seat // 2, 20, {"missions": 20}) for seat in range(3))
    view = replace(view, result=Result(places, (0, 1), ("missions", "shared")))
    told = "\n".join(describe(view, words("fr")))
    names = [words("fr").name(seat) for seat in (0, 1)]
    assert f"{names[0]} et {names[1]} se partagent la victoire." in told
    assert words("fr").say("tie-shared") in told


def test_only_the_owner_is_told_the_hand() -> None:
    view = with_hand(len(CARDS), len(PRODUCTS))
    mine = "\n".join(describe(view, words("en")))
    assert all(words("en").say(f"{card}.text") in mine for card in CARDS)
    assert all(words("en").say(mission) in mine for mission in tuple(MISSIONS)[-3:])
    watched = "\n".join(describe(replace(view, me=None, own=None), words("en")))
    assert "Your" not in watched
    assert words("en").say("setback.text") not in watched


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
