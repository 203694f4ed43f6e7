import re

import pytest
from msgspec.structs import replace

from games.rotterdam.data import CARDS, MISSIONS, POSITIONS, PRODUCTS
from games.rotterdam.state import FirstCaptain, Phase, RotterdamOptions
from games.rotterdam.view import OfferView
from render.rotterdam import describe
from tests.games.rotterdam.facts import table
from tests.render.rotterdam_positions import (
    crowded,
    moment_of,
    moments,
    with_hand,
    words,
)
from words.catalogue import LANGUAGES

BOTH = pytest.mark.parametrize("language", LANGUAGES)


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


def test_only_the_owner_is_told_the_hand() -> None:
    view = with_hand(len(CARDS), len(PRODUCTS))
    mine = "\n".join(describe(view, words("en")))
    assert all(words("en").say(f"{card}.text") in mine for card in CARDS)
    assert all(words("en").say(mission) in mine for mission in tuple(MISSIONS)[-3:])
    watched = "\n".join(describe(replace(view, me=None, own=None), words("en")))
    assert "Your" not in watched
    assert words("en").say("setback.text") not in watched
