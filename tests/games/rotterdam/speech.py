"""What is said of the actions of Rotterdam, and how the player's views prove it."""

from __future__ import annotations

import re
from typing import Any

from games.rotterdam.data import BERTHS, CARDS, PORTS, POSITIONS, PRODUCTS
from games.values import Who
from tests.host.numbers import SHARED, Speech
from words.catalogue import Words

THINGS = Words("en", "rotterdam")
CARGO = {THINGS.say(port.material): port.material for port in PORTS.values()}
PLACES = {THINGS.say(port): port for port in PORTS}
A_CARGO, A_PORT = (f"(?P<{name}>{'|'.join(some)})" for name, some in (("cargo", CARGO), ("port", PLACES)))


def _own_ships(view: Any) -> set[str]:
    return {ship.position for ship in view.ships if ship.owner == Who(view.me)}


def _have_sailed(before: Any, after: Any, _: Any, said: re.Match[str]) -> bool:
    """Every ship was one's own, and is where it was said to go, unless it has been unloaded there since."""
    ways = [way.split(" to ") for way in re.split(", | and ", said[1])]
    there = _own_ships(after) | {*BERTHS}
    return all(origin in _own_ships(before) and target in there for origin, target in ways)


def _others_sailed(before: Any, after: Any, _: Any, said: re.Match[str]) -> bool:
    """Of the others' ships so many have moved, as far as the board still shows it."""
    was, has = ({ship for ship in view.ships if ship.owner != Who(view.me)} for view in (before, after))
    moved = was - has
    return len(moved) == int(said[1]) or after.phase != before.phase


def _is_wanted(said: re.Match[str]) -> bool:
    return PORTS[PLACES[said["port"]]].material == CARGO[said["cargo"]]


def _makes(_: Any, __: Any, action: Any, said: re.Match[str]) -> bool:
    made = [THINGS.say(product.id) for product in PRODUCTS.values() if product.port == PLACES[said["port"]]]
    is_wanted = PORTS[PLACES[said["port"]]].material == action.cargo
    return is_wanted and made == [said["one"], said["other"]]


def _has_exits(_: Any, __: Any, action: Any, said: re.Match[str]) -> bool:
    colours = {channel.colour for channel in POSITIONS[action.start].exits}
    return colours == set(re.split(", | and ", said[1]))


SPEECH = Speech(
    numbers={
        "mission_points": "# points?",
        "navigation": "# Navigation cards?",
        "missions": "# missions?",
        "supply": "# ships? in supply",
        # One of the cards that one holds is a number of one's own, too.
        **{f"own.products.{product}": f"# {THINGS.say(product)}s?" for product in PRODUCTS},
    },
    counted=("products",),
    unnamed={
        "products": "the backs of the cards, by port: the products themselves are named",
        "due": "drawn at once, if there is room in the hand",
        "offers_made": "counts one's own offers, and matters with one option only",
    },
    claims={
        **SHARED,
        r"your (.+)": _have_sailed,
        r"(.+) blocked": lambda before, after, _, said: (
            {*re.split(", | and ", said[1])} <= _own_ships(before) & (_own_ships(after) | {*BERTHS})
        ),
        r"(\d+) other ships? sails?": _others_sailed,
        "no ship sails": lambda before, after, *_: (
            {ship.position for ship in before.ships if ship.position not in BERTHS}
            == {ship.position for ship in after.ships if ship.position not in BERTHS}
        ),
        "you choose how": lambda before, after, *_: after.call.pending == before.me,
        "another chooses how": lambda before, after, *_: after.call.pending not in (before.me, None),
        f"{A_CARGO} for {A_PORT}": lambda _, __, ___, said: _is_wanted(said),
        f"{A_PORT} has no use for {A_CARGO}": lambda _, __, ___, said: not _is_wanted(said),
        rf"for {A_PORT} \((?P<one>.+) or (?P<other>.+)\)": _makes,
        r"sails on (.+)": _has_exits,
        r"(\d) points? at the end": lambda _, __, action, said: CARDS[action.card].points == int(said[1]),
        "you trade no more": lambda before, after, *_: (
            after.players[before.me].has_finished or after.phase != before.phase
        ),
        "you may trade again": lambda before, after, *_: not after.players[before.me].has_finished,
        "nothing moves until it is accepted": lambda before, after, *_: (
            after.own.products == before.own.products
        ),
        "nothing changes hands": lambda before, after, *_: after.own.products == before.own.products,
        "the cards are free again": lambda before, after, *_: (
            len(after.own.free_products) > len(before.own.free_products)
        ),
        "they see these cards": lambda _, __, action, ___: bool(action.products),
        r"round (\d+) begins": lambda before, after, _, said: (
            after.round_no == before.round_no + 1 == int(said[1])
        ),
        r"next phase \((.+)\)": lambda before, after, _, said: (
            THINGS.say(after.phase) == said[1] and after.phase != before.phase
        ),
    },
)
