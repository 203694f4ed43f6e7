"""What a player of Rotterdam should not overlook, from what that player sees."""

from __future__ import annotations

from collections import Counter
from functools import cache

from games.rotterdam.data import (
    BOX,
    CHANNEL_COLOURS,
    MISSIONS,
    PORTS,
    POSITIONS,
    PRODUCTS,
    STARTS,
    Kind,
)
from games.rotterdam.ships import Ship
from games.rotterdam.state import NAVIGATE, NAVIGATION_CARDS, PLACE, TRADE
from games.rotterdam.view import OwnView, PlayerView, RotterdamView
from games.values import Text, Value, Who

CARDS_FOR = {
    points: min(len(mission.products) for mission in MISSIONS.values() if mission.points >= points)
    for points in range(1, 1 + max(mission.points for mission in MISSIONS.values()))
}
"""The fewest cards with which one mission can bring at least so many points."""
PORT_OF = {port.material: port.id for port in PORTS.values()}
FIRST_ROUNDS = 2


def advice(view: RotterdamView) -> Text | None:
    """The most pressing of what there is to say."""
    if view.own is None or view.me is None or view.result is not None:
        return None
    me = view.players[view.me]
    if view.phase is TRADE:
        return _one_short(view, view.own, me)
    if view.active != me.seat and not _is_choosing(view):
        return None
    mine = [ship for ship in view.ships if ship.owner == Who(me.seat)]
    return (
        _full_hand(view, me)
        or _stuck(view, mine)
        or _wrong_port(view, mine)
        or _lost_cargo(view, mine)
        or _first_moves(view, view.own)
    )


def ending(view: RotterdamView) -> Text | None:
    """A last round that is certain, or one that any player with enough points may make the last (4.9)."""
    if view.result is not None:
        return None
    limit = view.options.round_limit
    if view.is_ending or (limit and view.round_no >= limit):
        return Text("ending-last")
    if any(map(_may_end, view.players)):
        return Text("ending-mission")
    return Text("ending-next") if limit and view.round_no == limit - 1 else None


def _may_end(player: PlayerView) -> bool:
    """Whether one mission can end the game, with what is held or one card more."""
    cards = CARDS_FOR.get(BOX.setup.points_to_end - player.mission_points)
    return cards is not None and sum(player.products.values()) + player.navigation >= cards - 1


def _is_choosing(view: RotterdamView) -> bool:
    """Whether the view's seat has to choose a way for its ships, whoever named the colour."""
    return view.call is not None and view.call.pending == view.me


def _full_hand(view: RotterdamView, me: PlayerView) -> Text | None:
    """No card can be drawn into a full hand (4.5)."""
    if me.navigation < BOX.setup.navigation_limit:
        return None
    if view.phase is NAVIGATION_CARDS:
        return Text("advice-hand-full", {"count": me.due}) if me.due else None
    anchored = any(POSITIONS[place].has_anchor for place in me.ships)
    return Text("advice-hand-anchor") if anchored and view.phase in (PLACE, NAVIGATE) else None


def _stuck(view: RotterdamView, mine: list[Ship]) -> Text | None:
    """A ship that no colour moves (4.4)."""
    if view.phase is not NAVIGATE or view.is_done:
        return None
    taken = frozenset(ship.position for ship in view.ships)
    own = frozenset(ship.position for ship in mine)
    stuck = [
        place
        for place in sorted(own)
        if POSITIONS[place].kind is not Kind.BERTH
        and not any(_can_sail(place, colour, taken, own) for colour in CHANNEL_COLOURS)
    ]
    return Text("advice-stuck", {"place": stuck[0], "count": len(stuck)}) if stuck else None


def _can_sail(place: str, colour: str, taken: frozenset[str], own: frozenset[str]) -> bool:
    """Whether a ship there has somewhere to go: a free place, or one that an own ship leaves before it."""
    return any(
        target not in taken or (target in own and _can_sail(target, colour, taken, own))
        for target in POSITIONS[place].targets(colour)
    )


def _wrong_port(view: RotterdamView, mine: list[Ship]) -> Text | None:
    """A colour that somebody may name takes a ship into a port where its cargo is worth nothing (4.6)."""
    if view.phase is not NAVIGATE:
        return None
    for ship in mine:
        for colour in CHANNEL_COLOURS:
            ports = {POSITIONS[target].port for target in POSITIONS[ship.position].targets(colour)}
            wrong = [port for port in ports if port is not None and PORTS[port].material != ship.cargo]
            if ship.cargo is not None and ports and len(wrong) == len(ports):
                values: dict[str, Value] = {"place": ship.position, "cargo": ship.cargo, "colour": colour}
                return Text("advice-wrong-port", {**values, "port": min(wrong)})
    return None


def _lost_cargo(view: RotterdamView, mine: list[Ship]) -> Text | None:
    """A ship from where its cargo's port cannot be reached any more."""
    if view.phase is not NAVIGATE:
        return None
    for ship in mine:
        is_in_port = POSITIONS[ship.position].kind is Kind.BERTH
        if ship.cargo is None or is_in_port or PORT_OF[ship.cargo] in ports_from(ship.position):
            continue
        values: dict[str, Value] = {"place": ship.position, "cargo": ship.cargo, "port": PORT_OF[ship.cargo]}
        return Text("advice-lost-cargo", values)
    return None


@cache
def ports_from(place: str) -> frozenset[str]:
    """The ports to which channels lead from there."""
    position = POSITIONS[place]
    if position.port is not None:
        return frozenset({position.port})
    return frozenset().union(*(ports_from(channel.to) for channel in position.exits))


def _one_short(view: RotterdamView, own: OwnView, me: PlayerView) -> Text | None:
    """A mission that lacks a single product, while others hold cards of its port (4.7)."""
    if me.has_finished:
        return None
    jokers = own.navigation.count("joker")
    for mission in sorted(own.missions, key=lambda card: -MISSIONS[card].points):
        lacking = list((Counter(MISSIONS[mission].products) - Counter(own.products)).elements())
        if len(lacking) - jokers != 1:
            continue
        for product in lacking:
            port = PRODUCTS[product].port
            if any(other.products[port] for other in view.players if other.seat != me.seat):
                missing: dict[str, Value] = {"product": product, "port": port}
                return Text("advice-one-short", {**missing, "points": MISSIONS[mission].points})
    return None


def _first_moves(view: RotterdamView, own: OwnView) -> Text | None:
    """What to load first, where from, and what naming a colour does."""
    if view.round_no > FIRST_ROUNDS or view.is_done:
        return None
    if view.phase is PLACE:
        return _first_cargo(view, own)
    return Text("advice-first-colour") if view.phase is NAVIGATE else None


def _first_cargo(view: RotterdamView, own: OwnView) -> Text | None:
    """The product that most of one's missions want, among those for which a ship can be sent now."""
    wanted = Counter(product for mission in own.missions for product in MISSIONS[mission].products)
    taken = {ship.position for ship in view.ships}
    free = tuple(each for each in STARTS if each not in taken)
    for product, _ in sorted(wanted.items(), key=lambda item: (-item[1], item[0])):
        port = PORTS[PRODUCTS[product].port]
        starts = tuple(each for each in free if port.id in ports_from(each))
        if starts and view.stock[port.material]:
            values: dict[str, Value] = {"product": product, "cargo": port.material, "port": port.id}
            return Text("advice-first-cargo", {**values, "starts": () if starts == free else starts})
    return None
