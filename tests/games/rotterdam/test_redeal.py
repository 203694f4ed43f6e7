"""Dealing anew changes what is hidden, and only that; and nothing anybody sees changes with it."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from games.chance import Rng
from games.core import write
from games.rotterdam.actions import FulfilMission, OfferTrade
from games.rotterdam.data import PRODUCTS
from games.rotterdam.rules import ROTTERDAM
from games.rotterdam.state import Offer, Phase, Player, RotterdamOptions, RotterdamState, ports_of
from games.values import Seat, Who
from tests.games.rotterdam.conservation import rotterdam_round, rotterdam_things
from tests.games.rotterdam.positions import A, B, C, player, position
from tests.games.rotterdam.secrets import SECRETS, redeal
from tests.secrets.worlds import Viewer
from tools.random_play import seed_of

HIDDEN = {"missions", "products", "navigation"}
OPEN = {"supply", "laid", "fulfilled", "due", "has_finished", "offers_made"}
TABLE_HIDDEN = {"rng", "piles", "mission_deck", "navigation_deck", "offers"}
TABLE_OPEN = {
    *("options", "captain", "active", "stock", "is_captain_named", "round_no", "phase", "is_done"),
    *("board", "call", "discard", "next_offer", "result"),
}
EVERY_COUNT = pytest.mark.parametrize("players", [2, 3, 4])


def positions(players: int, seed: int = 1) -> list[RotterdamState]:
    """A random game in which all kinds of action are equally frequent, offers too."""
    state = ROTTERDAM.setup(players, RotterdamOptions(), Rng(seed_of(seed, 0))).state
    chance, seen = Random(seed), [state]
    while asked := ROTTERDAM.to_act(state):
        seat = chance.choice(sorted(asked))
        legal = ROTTERDAM.legal(state, seat)
        kind = chance.choice(list(dict.fromkeys(map(type, legal))))
        state = ROTTERDAM.play(state, seat, chance.choice([one for one in legal if type(one) is kind])).state
        seen.append(state)
    return seen


def viewers(players: int) -> list[Viewer]:
    return [None, *range(players)]


def test_every_part_of_the_state_is_either_open_or_hidden() -> None:
    assert {field.name for field in msgspec.structs.fields(Player)} == HIDDEN | OPEN
    fields = {field.name for field in msgspec.structs.fields(RotterdamState)}
    assert fields == TABLE_HIDDEN | TABLE_OPEN | {"players"}


def test_every_kind_of_action_has_a_probe() -> None:
    assert {type(probe) for probe in SECRETS.probes} == set(ROTTERDAM.actions)


def open_part(state: RotterdamState, viewer: Viewer) -> dict[str, Any]:
    """What stays when the cards are dealt anew, as plain data."""
    raw: dict[str, Any] = msgspec.to_builtins(state)
    for seat, one in enumerate(raw["players"]):
        one["backs"] = sorted(ports_of(state.players[seat].products).items())
        one["sizes"] = [sum(one[hand]["counts"].values()) for hand in sorted(HIDDEN)]
        if seat != viewer:
            one.update(dict.fromkeys(HIDDEN))
    sizes = {port: len(pile) for port, pile in state.piles.items()}
    known = {port: [pile.top, pile.bottom] for port, pile in state.piles.items()}
    raw["piles"] = sizes if viewer is None else (sizes, known)
    raw["offers"] = [
        (offer.number, offer.maker, offer.to, *_backs(offer.give, offer.want)) for offer in state.offers
    ]
    raw["decks"] = [len(state.mission_deck), len(state.navigation_deck)]
    return {**raw, "rng": None, "mission_deck": None, "navigation_deck": None}


def _backs(*sides: tuple[str, ...]) -> list[list[str]]:
    return [sorted(PRODUCTS[product].port for product in side) for side in sides]


@EVERY_COUNT
def test_dealing_anew_leaves_all_that_is_open(players: int) -> None:
    chance = Random(1)
    for state in positions(players)[::40]:
        for viewer in viewers(players):
            other = redeal(state, viewer, chance)
            assert open_part(other, viewer) == open_part(state, viewer)
            rotterdam_things(other)
            rotterdam_round(other)


@EVERY_COUNT
def test_dealing_anew_changes_nothing_anybody_sees(players: int) -> None:
    chance = Random(2)
    for state in positions(players)[::15]:
        for viewer in viewers(players):
            other = redeal(state, viewer, chance)
            assert write(ROTTERDAM.view(other, viewer)) == write(ROTTERDAM.view(state, viewer))
            assert ROTTERDAM.to_act(other) == ROTTERDAM.to_act(state)
            for seat in ROTTERDAM.to_act(state):
                assert ROTTERDAM.question(other, seat) == ROTTERDAM.question(state, seat)
            if viewer is not None:
                _compare_what_is_told(state, other, viewer)


def _compare_what_is_told(state: RotterdamState, other: RotterdamState, viewer: Seat) -> None:
    """What the viewer may do, and why not, to the byte."""
    legal = [msgspec.json.encode(ROTTERDAM.legal(world, viewer)) for world in (state, other)]
    assert legal[0] == legal[1]
    for probe in SECRETS.probes:
        assert ROTTERDAM.refusal(state, viewer, probe) == ROTTERDAM.refusal(other, viewer, probe)


def rich() -> RotterdamState:
    """Everybody holds something of everything, and B has made C an offer."""
    a = player(products=["bread", "jam", "petrol"], navigation=["joker", "setback"])
    b = player(products=["beer", "bread", "orange_juice"], navigation=["advantage"])
    c = player(products=["jam", "plastic", "clothing"], navigation=["cargo_thief", "luck_turns"])
    return position(a, b, c, phase=Phase.TRADE, offers=[Offer(1, B, C, ("bread",), ("jam",))])


@pytest.mark.parametrize("viewer", [None, A, B, C])
def test_dealing_anew_changes_everything_hidden(viewer: Viewer) -> None:
    chance, state = Random(3), rich()
    changed: set[object] = set()
    for _ in range(60):
        other = redeal(state, viewer, chance)
        rotterdam_things(other)
        changed |= {name for name in TABLE_HIDDEN if getattr(other, name) != getattr(state, name)}
        for seat, (now, was) in enumerate(zip(other.players, state.players, strict=True)):
            changed |= {(seat, name) for name in HIDDEN if getattr(now, name) != getattr(was, name)}
    others = {(seat, name) for seat in {A, B, C} - {viewer} for name in HIDDEN}
    read = {"offers"} if viewer in (B, C) else set()
    assert changed == (TABLE_HIDDEN - read) | others


def test_what_an_offer_promises_stays_for_those_who_read_it() -> None:
    chance = Random(4)
    for _ in range(40):
        other = redeal(rich(), C, chance)
        assert other.offers == rich().offers
        assert "bread" in other.players[B].products


@pytest.mark.parametrize("phase", [Phase.NAVIGATION_CARDS, Phase.UNLOAD])
def test_decks_and_piles_stay_when_the_next_step_may_draw_from_them(phase: Phase) -> None:
    state = rich()
    state.phase, state.offers = phase, []
    other = redeal(state, A, Random(5))
    assert (other.navigation_deck, other.piles) == (state.navigation_deck, state.piles)
    assert other.players[B] != state.players[B]


def test_the_missions_stay_for_whoever_is_about_to_draw_one() -> None:
    state = rich()
    state.phase, state.offers = Phase.FULFIL, []
    other = redeal(state, A, Random(5), FulfilMission("m03_bread_jam"))
    assert other.mission_deck == state.mission_deck


@EVERY_COUNT
def test_when_it_is_over_only_the_seed_is_hidden(players: int) -> None:
    over = positions(players)[-1]
    other = redeal(over, None, Random(1))
    assert other.rng != over.rng
    other.rng = over.rng
    assert other == over


def test_the_game_leaves_what_lies_known_in_a_pile_and_what_a_readable_offer_promises() -> None:
    state = rich()
    pile = state.piles[PRODUCTS["jam"].port]
    pile.bag.take("jam", 2)
    pile.top, pile.bottom = ["jam"], ["jam"]
    for fate in range(20):
        other = ROTTERDAM.redeal(state, C, Rng(seed_of(fate, 0)))
        now = other.piles[PRODUCTS["jam"].port]
        assert (now.top, now.bottom) == (["jam"], ["jam"])
        assert other.offers == state.offers
        assert "bread" in other.players[B].products


def test_the_game_deals_an_offer_to_others_anew_as_one_that_can_be_made() -> None:
    """Whatever it truly says: nobody else knows even how many cards it is about."""
    small, large = rich(), rich()
    large.offers = [Offer(1, B, C, ("bread", "orange_juice"), ("jam", "plastic", "plastic"))]
    seen = set()
    for fate in range(40):
        dealt = [ROTTERDAM.redeal(state, A, Rng(seed_of(fate, 0))) for state in (small, large)]
        assert write(dealt[0]) == write(dealt[1])
        (offer,) = dealt[0].offers
        assert (offer.number, offer.maker, offer.to) == (1, B, C)
        dealt[0].offers = []
        assert ROTTERDAM.refusal(dealt[0], B, OfferTrade(Who(C), offer.give, offer.want)) is None
        seen.add((offer.give, offer.want))
    assert len(seen) > 10
