"""Positions of Rotterdam to draw: moments of random games, and crowds that chance would not bring."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from games.rotterdam.data import CARDS, CHANNEL_COLOURS, MATERIALS, MISSIONS, PORTS, POSITIONS, PRODUCTS
from games.rotterdam.rules import ROTTERDAM
from games.rotterdam.ships import Plan, Sailing, Ship
from games.rotterdam.state import Phase
from games.rotterdam.view import CallView, OfferView, OwnView, RotterdamView
from games.values import Seat, Who
from tests.render.moments import moments_of, states_of, words_of
from words.catalogue import Words

SEATS = range(2, 5)


states, moments = partial(states_of, ROTTERDAM), partial(moments_of, ROTTERDAM)


def moment_of(phase: Phase, seats: int = 4, seat: Seat | None = None) -> RotterdamView:
    """Some moment of that phase, not of the first round."""
    found = (state for state in states(seats) if state.phase is phase and state.round_no > 2)
    return ROTTERDAM.view(next(found), seat)


def crowded(seats: int) -> RotterdamView:
    """A ship on every position, hands full, more offers than are shown, two digits where they can be."""
    view, materials = moment_of(Phase.TRADE, seats), (*MATERIALS, None)
    ships = tuple(
        Ship(place, Who(number % seats), materials[number % len(materials)])
        for number, place in enumerate(POSITIONS)
    )
    players = tuple(
        replace(
            player,
            ships=tuple(ship.position for ship in ships if ship.owner.seat == player.seat),
            supply=5,
            mission_points=19,
            products=dict.fromkeys(PORTS, 14),
            navigation=3,
            laid=("extra_advantage", "advantage"),
            has_finished=player.seat % 2 == 1,
        )
        for player in view.players
    )
    everything = tuple(PRODUCTS)
    offers = tuple(
        OfferView(90 + number, number % seats, None, everything[: number + 3], everything[number:])
        for number in range(6)
    )
    sealed = OfferView(99, 0, 1, None, None)
    call = CallView(1, CHANNEL_COLOURS[-1], (Sailing("B1", "C1"),), None, ())
    return replace(
        view,
        round_no=88,
        ships=ships,
        players=players,
        offers=(*offers, sealed),
        call=call,
        is_ending=True,
        face_up=dict.fromkeys(PORTS, "bread"),
        discard=tuple(CARDS),
    )


def choosing(seats: int = 3) -> RotterdamView:
    """A player owes a choice between two plans."""
    view = moment_of(Phase.NAVIGATE, seats)
    plans = (Plan((Sailing("B2", "C2"),)), Plan((Sailing("B2", "C3"),)))
    ship = Ship("B2", Who(1), "oil")
    players = tuple(replace(each, ships=("B2",) if each.seat == 1 else ()) for each in view.players)
    call = CallView(0, "green", (), 1, plans)
    return replace(view, ships=(ship,), players=players, call=call, active=0, is_done=True)


def with_hand(cards: int, products: int) -> RotterdamView:
    """A player's own view with that many kinds of Navigation and of product cards, two of each."""
    view = moments(4, seat=2)[3]
    held = tuple(PRODUCTS)[:products] * 2
    return replace(
        view,
        own=OwnView(
            missions=tuple(MISSIONS)[-3:],
            products=held,
            free_products=held[products // 2 :],
            navigation=tuple(CARDS)[:cards] * 2,
        ),
    )


def before_the_first_round(seats: int = 4) -> RotterdamView:
    """Somebody is to name the first captain."""
    return replace(moments(seats)[0], captain=None, active=None, round_no=0)


def words(language: str, seats: int = 4) -> Words:
    """What is said there."""
    return words_of(ROTTERDAM, language, seats)
