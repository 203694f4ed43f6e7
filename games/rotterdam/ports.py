"""Unloading, and the product piles of the ports (rules 4.6, 4.8, 7)."""

from __future__ import annotations

from games.rotterdam.data import BERTHS, PORTS, POSITIONS, PRODUCTS
from games.rotterdam.state import ReturnedProducts, RotterdamState
from games.values import Event, Seat, Value, Who


def in_port(state: RotterdamState, seat: Seat) -> list[str]:
    """The berths in which that player's ships lie, in the order of the table in 2.6."""
    board = state.board
    return [berth for berth in BERTHS if berth in board and board[berth].owner == seat]


def unload(state: RotterdamState, seat: Seat) -> list[Event]:
    """All ships of that player in port, one after the other."""
    events = [event for berth in in_port(state, seat) for event in _unload_ship(state, seat, berth)]
    state.is_done = True
    return events


def _unload_ship(state: RotterdamState, seat: Seat, berth: str) -> list[Event]:
    """Cargo to the stock, ship to the supply; the right cargo brings a product card."""
    cargo = state.board.pop(berth).cargo
    state.players[seat].supply += 1
    port = POSITIONS[berth].port
    assert port is not None
    values: dict[str, Value] = {"who": Who(seat), "berth": berth, "port": port}
    if cargo is None:
        return [Event("empty_ship_unloaded", values), *_sink(state, port)]
    state.stock[cargo] += 1
    if cargo != PORTS[port].material:
        return [Event("wrong_cargo_unloaded", {**values, "cargo": cargo}), *_sink(state, port)]
    return [Event("cargo_delivered", {**values, "cargo": cargo}), *_draw_product(state, seat, port)]


def _draw_product(state: RotterdamState, seat: Seat, port: str) -> list[Event]:
    """The top card of the pile, which everybody has seen only if it lay face up."""
    pile = state.piles[port]
    if not pile:
        return [Event("pile_empty", {"who": Who(seat), "port": port})]
    product = pile.draw(state.rng)
    state.players[seat].products.add(product)
    if state.options.open_products:
        taken = Event("product_taken", {"who": Who(seat), "port": port, "product": product})
        return [taken, *turn_up(state, port)]
    return [
        Event("product_drawn", {"who": Who(seat), "port": port}),
        Event("product_received", {"product": product}, seen_by=(seat,), reveals=True),
    ]


def turn_up(state: RotterdamState, port: str) -> list[Event]:
    """With open products, the top card of the pile is face up (7)."""
    pile = state.piles[port]
    if not pile:
        return []
    is_known = bool(pile.top or not pile.bag)
    product = pile.draw(state.rng)
    pile.top.insert(0, product)
    return [Event("product_turned_up", {"port": port, "product": product}, reveals=not is_known)]


def _sink(state: RotterdamState, port: str) -> list[Event]:
    """With open products, a useless ship sends the face-up card to the bottom (7)."""
    pile = state.piles[port]
    if not state.options.open_products or len(pile) < 2:
        return []
    product = pile.top.pop(0)
    pile.bottom.append(product)
    return [Event("product_sunk", {"port": port, "product": product}), *turn_up(state, port)]


def put_back(state: RotterdamState, paid: list[str]) -> list[Event]:
    """Product cards paid for a mission return to their piles, one by one (4.8, 7)."""
    events: list[Event] = []
    for product in paid:
        pile = state.piles[PRODUCTS[product].port]
        match state.options.returned_products:
            case ReturnedProducts.TOP:
                pile.top.insert(0, product)
            case ReturnedProducts.BOTTOM:
                pile.bottom.append(product)
            case ReturnedProducts.SHUFFLE:
                pile.bag.add(product)
    for port in dict.fromkeys(PRODUCTS[product].port for product in paid):
        if state.options.returned_products is ReturnedProducts.SHUFFLE:
            _shuffle(state, port)
        # With open products only a pile that was empty has no card face up.
        if state.options.open_products and not state.piles[port].top:
            events += turn_up(state, port)
    return events


def _shuffle(state: RotterdamState, port: str) -> None:
    """Nobody knows a place any more, but for a card that lies face up."""
    pile = state.piles[port]
    face_up = pile.top[:1] if state.options.open_products else []
    del pile.top[: len(face_up)]
    pile.shuffle()
    pile.top.extend(face_up)
