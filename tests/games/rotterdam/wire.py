"""Owners who bring their cargo to the right port, so that a game over the wire is not too long."""

from __future__ import annotations

from functools import cache

from games.rotterdam.data import MISSIONS, PORTS, POSITIONS, PRODUCTS
from games.rotterdam.state import RotterdamState
from games.values import Seat
from tests.wire.plans import Plan

PORT_OF = {port.material: port for port in PORTS.values()}


@cache
def distance(position: str, material: str) -> int | None:
    """Channels from there to a port that takes the material, if one can be reached."""
    if position in PORT_OF[material].berths:
        return 0
    ways = [distance(channel.to, material) for channel in POSITIONS[position].exits]
    reachable = [way for way in ways if way is not None]
    return 1 + min(reachable) if reachable else None


def worth(state: RotterdamState, seat: Seat) -> int:
    """Missions count most, then the products for them, then how near the ships are to theirs."""
    player = state.players[seat]
    lacking = [
        [product for product in MISSIONS[mission].products if product not in player.products]
        for mission in player.missions.things()
    ]
    nearest = min(map(len, lacking))
    wanted = {PRODUCTS[product].port for some in lacking if len(some) == nearest for product in some}
    total = 1000 * player.mission_points + 20 * len(player.products) - 30 * nearest
    for position in state.ships_of(seat):
        cargo = state.board[position].cargo
        way = None if cargo is None else distance(position, cargo)
        total += -10 if way is None or cargo is None else 12 - way + 3 * (PORT_OF[cargo].id in wanted)
    return total


PLAN = Plan(
    worth=worth,
    meets=frozenset(
        {
            *("place_ship", "choose_colour", "choose_moves"),
            *("offer_trade", "counter_trade", "accept_trade", "decline_trade", "withdraw_trade"),
            *("show_products", "finish_trading"),
        }
    ),
    ends=frozenset({"fulfil_mission"}),
    dull=frozenset({"end_turn", "finish_trading"}),
    is_worth_a_look=lambda state: any(offer.to is not None for offer in state.offers),
)
