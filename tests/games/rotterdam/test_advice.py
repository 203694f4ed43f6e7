"""Full hands, ships that cannot sail, cargo gone astray, a product that is missing (4.4 to 4.9)."""

from __future__ import annotations

from collections.abc import Mapping

from games.rotterdam.rules import ROTTERDAM
from games.rotterdam.state import Phase, RotterdamOptions, RotterdamState
from games.values import Seat, Text, Value
from tests.games.rotterdam.positions import A, B, Load, player, players, position

LATER = 5
"""A round in which nobody makes first moves any more."""
FULL = ["setback", "setback", "heavy_storm"]


def told(state: RotterdamState, seat: Seat = A) -> Text | None:
    return ROTTERDAM.advice(ROTTERDAM.view(state, seat))


def key(state: RotterdamState, seat: Seat = A) -> str | None:
    text = told(state, seat)
    return None if text is None else text.key


def near(state: RotterdamState) -> str | None:
    text = ROTTERDAM.ending(ROTTERDAM.view(state, None))
    return None if text is None else text.key


def sailing(ships: Mapping[str, Load], *, is_done: bool = False) -> RotterdamState:
    """A names a colour."""
    return position(*players(2), phase=Phase.NAVIGATE, round_no=LATER, ships=ships, is_done=is_done)


def test_a_full_hand_loses_the_cards_that_are_due() -> None:
    drawing = position(player(navigation=FULL, due=2), player(), phase=Phase.NAVIGATION_CARDS, round_no=LATER)
    assert told(drawing) == Text("advice-hand-full", {"count": 2})
    nothing_due = position(player(navigation=FULL), player(), phase=Phase.NAVIGATION_CARDS, round_no=LATER)
    assert told(nothing_due) is None
    anchored = {"N1": (A, "grain")}
    placing = position(player(navigation=FULL), player(), round_no=LATER, ships=anchored)
    assert key(placing) == "advice-hand-anchor"
    assert key(placing, B) is None
    assert key(position(player(navigation=FULL[1:]), player(), round_no=LATER, ships=anchored)) is None
    on_the_way = {"A1": (A, "grain")}
    assert key(position(player(navigation=FULL), player(), round_no=LATER, ships=on_the_way)) is None


def test_a_ship_with_no_free_way_is_stuck_unless_an_own_ship_leaves_before_it() -> None:
    assert key(sailing({"S1": (A, "grain")})) is None
    blocked: dict[str, Load] = {"S1": (A, "grain"), "A1": (B, None), "A2": (B, None)}
    assert told(sailing(blocked)) == Text("advice-stuck", {"place": "S1", "count": 1})
    assert key(sailing(blocked, is_done=True)) is None
    # Blue takes A1 to B1, but only red leads from S1 to A1; blue leads to A2, which blue does not leave.
    assert key(sailing({**blocked, "A1": (A, None)})) == "advice-stuck"
    assert key(sailing({"D1": (A, "fruit"), "ME1": (B, None)})) == "advice-stuck"
    assert key(sailing({"ME1": (A, "fruit")})) is None


def test_a_colour_that_takes_cargo_into_the_wrong_port_is_named() -> None:
    values = {"place": "C5", "cargo": "textile", "colour": "yellow", "port": "botlek"}
    assert told(sailing({"C5": (A, "textile")})) == Text("advice-wrong-port", {**values})
    assert key(sailing({"C5": (A, "oil")})) is None
    assert key(sailing({"C5": (A, None)})) is None
    assert key(sailing({"C1": (A, "fruit")})) is None, "blue leads on to D1 as well"
    assert key(sailing({"C5": (B, "textile")})) is None


def test_cargo_that_cannot_reach_its_port_any_more_is_named() -> None:
    assert told(sailing({"S4": (A, "grain")})) == Text(
        "advice-lost-cargo", {"place": "S4", "cargo": "grain", "port": "vulcaanhaven"}
    )
    assert key(sailing({"S3": (A, "grain")})) is None


def trading(*held: str, joker: bool = False, theirs: str = "carpet") -> RotterdamState:
    """A, whose best mission is jam, carpet and plastic, may trade with B."""
    mine = player(
        products=held,
        navigation=["joker"] if joker else [],
        missions=["m01_bread_beer", "m12_beer_petrol", "m46_jam_carpet_plastic"],
    )
    return position(mine, player(products=[theirs]), phase=Phase.TRADE, round_no=LATER)


def test_the_one_product_that_a_mission_lacks_is_named_while_others_may_have_it() -> None:
    short: dict[str, Value] = {"product": "carpet", "port": "waalhaven", "points": 8}
    assert told(trading("jam", "plastic")) == Text("advice-one-short", {**short})
    assert told(trading("jam", joker=True)) == Text("advice-one-short", {**short})
    assert key(trading("jam", "plastic", theirs="petrol")) is None
    assert key(trading("plastic")) is None
    finished = trading("jam", "plastic")
    finished.players[A].has_finished = True
    assert key(finished) is None


def test_the_first_ship_carries_what_most_missions_want() -> None:
    wants = ["m12_beer_petrol", "m13_beer_plastic", "m01_bread_beer"]
    state = position(player(missions=wants), player())
    first = {"product": "beer", "cargo": "grain", "port": "vulcaanhaven"}
    assert told(state) == Text("advice-first-cargo", {**first, "starts": ("S1", "S2", "S3")})
    taken = position(player(missions=wants), player(), ships={"S1": (B, None)})
    assert told(taken) == Text("advice-first-cargo", {**first, "starts": ("S2", "S3")})
    last = position(player(missions=wants), player(), ships={"S4": (B, None)})
    assert told(last) == Text("advice-first-cargo", {**first, "starts": ()}), "from wherever there is room"
    assert key(position(player(missions=wants), player(), round_no=LATER)) is None
    naming = position(*players(2), phase=Phase.NAVIGATE)
    assert (key(naming), key(naming, B)) == ("advice-first-colour", None)


def test_the_last_round_is_told_before_it_may_begin() -> None:
    eight = ["m01_bread_beer", "m06_bread_petrol"]
    assert near(position(player(fulfilled=eight, products=["jam"]), player())) == "ending-mission"
    assert near(position(player(fulfilled=eight), player())) is None
    assert near(position(player(fulfilled=eight[:1], products=["jam"]), player())) is None
    assert near(position(player(fulfilled=eight[:1], products=["jam", "jam"]), player())) == "ending-mission"
    twelve = [*eight, "m07_bread_plastic"]
    assert near(position(player(fulfilled=twelve), player(), phase=Phase.FULFIL)) == "ending-last"
    limited = RotterdamOptions(round_limit=30)
    limits = [near(position(*players(2), round_no=number, options=limited)) for number in (28, 29, 30)]
    assert limits == [None, "ending-next", "ending-last"]
