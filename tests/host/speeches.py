"""What is said of the actions of each game, and how the player's views prove it."""

from __future__ import annotations

import re
from typing import Any

from games.congo.data import HIPPOS
from games.congo.state import Stage, Status
from games.livingstone.data import ROWS
from games.panamax.data import COMPANIES, NATIONS, SHIPS
from games.rotterdam.data import BERTHS, CARDS, PORTS, POSITIONS, PRODUCTS
from games.values import Who
from tests.host.numbers import Claim, Speech
from words.catalogue import Words

SHARED: dict[str, Claim] = {
    "the game ends": lambda _, after, *__: after.result is not None,
    "nothing else changes": lambda *_: True,
}


def _row(action: Any) -> int:
    """Where a tent is put."""
    return int(action.row if hasattr(action, "row") else action.space.row)


LIVINGSTONE = Speech(
    numbers={
        "own.purse": "# pounds?",
        "total": "# points?",
        "tents": "# tents?",
        "gems.clear": "# clear gems?",
        "gems.blue": "# blue gems?",
        "gems.red": "# red gems?",
        "hand_size": "# cards?",
        "own.chest": "# for the Queen",
    },
    unnamed={
        "points": "where points come from: their sum is named",
        "donations": "how often one gave: what one gave is named",
    },
    claims={
        **SHARED,
        r"(\d) pounds?, \1 stones? or row \1": lambda _, after, __, said: (
            after.dice_to_spend[-1] == int(said[1])
        ),
        r"(\d) stones?": lambda before, after, _, said: (
            sum(before.bag.values()) - sum(after.bag.values()) == int(said[1])
            or sum(after.bag.values()) >= sum(before.bag.values())
        ),
        r"worth (\d) points?": lambda _, __, action, said: ROWS[_row(action)].round_points == int(said[1]),
        r"counts in row (\d) at the end": lambda _, __, action, said: _row(action) == int(said[1]),
        "no more dice this round": lambda before, after, *_: (
            after.round_no > before.round_no or after.players[before.me].has_passed
        ),
        "no other can take a die: you go on": lambda before, after, *_: (
            after.active == before.me
            and not any(other.can_take_die for other in after.players if other.seat != before.me)
        ),
        r"steamboat back to column (\d)": lambda before, after, _, said: (
            after.boat == before.boat - 1 == int(said[1])
        ),
        r"on to column (\d+) \(tents cost (\d)\)": lambda before, after, _, said: (
            (after.boat, after.cost) == (int(said[1]), int(said[2])) and after.boat == before.boat + 1
        ),
    },
)


# Rotterdam

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


ROTTERDAM = Speech(
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


# Congo


def _total(view: Any, before: Any, seat: int) -> float:
    """What a bid came to, also if the auction is over by now."""
    if view.turn_no == before.turn_no and view.players[seat].bid is not None:
        return float(view.players[seat].bid.total_half) / 2
    return float(next(bid.total_half for bid in view.previous.bids if bid.seat == seat)) / 2


def _number(said: str) -> float:
    return float(said.replace("\N{EN DASH}", "-"))


def _compared(before: Any, after: Any, said: re.Match[str]) -> float:
    """By how much one's total is above the best of the others."""
    own = _total(after, before, before.me)
    assert own == _number(said[1])
    rivals = [other.seat for other in before.players if other.seat != before.me and other.bid is not None]
    return own - float(max(before.players[seat].bid.total_half for seat in rivals)) / 2


def _spent(before: Any, _: Any, action: Any, said: re.Match[str]) -> bool:
    tiles = (*before.players[before.me].spent, *action.tiles)
    return sum(HIPPOS[tile].value for tile in tiles) == int(said[1])


def _taker(before: Any, after: Any) -> int | None:
    stop: Any = next(stop for stop in after.river if stop.id == before.boat)
    return None if stop.taker is None else int(stop.taker)


CONGO = Speech(
    numbers={
        "score_half": "# points?",
        "hippos": "# hippo tiles?",
        "auxiliaries": "# auxiliar(?:y|ies)",
        "characters": "# characters?",
        "specials": "# special cards?",
    },
    units={"score_half": 2},
    unnamed={
        "points": "where points come from: their sum is named",
        "bid": "its total is said with how it compares",
    },
    claims={
        **SHARED,
        r"total (\S+) leads": lambda before, after, _, said: _compared(before, after, said) > 0,
        r"total (\S+) is level": lambda before, after, _, said: _compared(before, after, said) == 0,
        r"total (\S+) is behind (\S+)": lambda before, after, _, said: (
            _compared(before, after, said) == _number(said[1]) - _number(said[2]) < 0
        ),
        "you may still come back": lambda before, after, *_: (
            after.players[before.me].bid.status is Status.SOFT
        ),
        "you are out at this stop": lambda before, after, *_: (
            after.players[before.me].bid.status is Status.OUT
        ),
        "the auction follows": lambda before, after, *_: before.stage != after.stage == Stage.AUCTION,
        "that character is lost": lambda before, after, *_: (
            after.turn_no > before.turn_no or any(player.lost for player in after.players)
        ),
        r"sum (\d+)": _spent,
        "hidden until all have chosen": lambda before, after, *_: after.stage == before.stage,
        "then all have chosen": lambda before, after, *_: after.stage != before.stage,
        "you keep your special cards": lambda before, after, *_: (
            after.players[before.me].specials >= before.players[before.me].specials
        ),
        "leaves the auction": lambda before, after, *_: (
            after.turn_no > before.turn_no or after.players[before.me].bid is None
        ),
        "stays in the auction": lambda before, after, *_: (
            after.turn_no > before.turn_no or after.players[before.me].bid is not None
        ),
        "you take the character back": lambda before, after, *_: (
            after.players[before.me].characters > before.players[before.me].characters
        ),
        r".+ is yours": lambda before, after, *_: _taker(before, after) == before.me,
        r".+ goes to another": lambda before, after, *_: _taker(before, after) not in (before.me, None),
        r".+ is shared": lambda _, after, *__: bool(after.previous.tied),
        r"nobody takes .+": lambda before, after, *_: _taker(before, after) is None,
        "a tie": lambda _, after, *__: (
            after.stage in (Stage.SEALED, Stage.OPEN) or bool(after.previous and after.previous.tied)
        ),
    },
)


# Panamax

PANAMAX_THINGS = Words("en", "panamax")


def _moves_left(_: Any, after: Any, __: Any, said: re.Match[str]) -> bool:
    left = after.moves_left
    counts = {"lock": 0, "waterway": 0}
    for count, kind in re.findall(r"(\d+) (lock|waterway)", said[0]):
        counts[kind] = int(count)
    return bool((left.locks, left.waterways) == (counts["lock"], counts["waterway"]))


def _others_earn(before: Any, after: Any, _: Any, said: re.Match[str]) -> bool:
    """Their companies have so much more, unless the round has ended and they paid and bought since."""
    gained = [
        after.players[seat].company_cash - before.players[seat].company_cash
        for seat in range(len(before.players))
        if seat != before.me
    ]
    return sum(gained) == int(said[1]) or bool(after.phase != before.phase) or _is_round_over(before, after)


def _is_round_over(before: Any, after: Any) -> bool:
    return bool(after.round_no > before.round_no or after.result is not None)


def _can_sail(_: Any, after: Any, __: Any, said: re.Match[str]) -> bool:
    ready = {PANAMAX_THINGS.say(ship.id) for ship in after.ships if ship.is_ready}
    return {*re.split(", | and ", said[1])} <= ready and len(SHIPS) > len(ready)


def _price(_: Any, after: Any, __: Any, said: re.Match[str]) -> bool:
    company = next(seat for seat, name in enumerate(COMPANIES) if PANAMAX_THINGS.say(name) == said[1])
    return bool(after.players[company].price == int(said[2]))


def _has_completed(before: Any, after: Any, _: Any, said: re.Match[str]) -> bool:
    was, has = (
        {PANAMAX_THINGS.say(held.card) for held in view.players[before.me].contracts}
        for view in (before, after)
    )
    return said[1] in was - has


PANAMAX = Speech(
    numbers={
        "cash": r"\$# yours",
        "company_cash": r"\$# company",
        "price": r"\$# share price",
        "fee": r"\$# fees",
        "stock": "# dic?e in stock",
        "bailouts": "# bail-outs?",
        **{f"shares.{name}": f"# shares? of {PANAMAX_THINGS.say(name)}" for name in COMPANIES},
        **{f"flags.{name}": f"# flags? of {PANAMAX_THINGS.say(name)}" for name in NATIONS},
    },
    sums={"stock": ("warehouse", "reserve")},
    unnamed={
        "dividend": "follows from the price, which is named",
        "transfer_cost": "follows from flags and passengers, and stands in the panel",
        "shares_left": "falls with every share that somebody buys, which is told",
        "warehouse": "dice in stock: its sum with the reserve is named",
        "reserve": "the same",
    },
    claims={
        **SHARED,
        "its action, a share or a higher price": lambda _, after, *__: bool(after.frames),
        "counts at the end": lambda before, after, action, _: (
            action.card in after.players[before.me].advisors
        ),
        "kept for later": lambda before, after, *_: (
            after.players[before.me].stevedore is not None or after.players[before.me].captain is not None
        ),
        "secret until the end": lambda _, after, action, __: after.own.advisor == action.advisor,
        "shown when all have chosen": lambda before, after, action, _: (
            action.contract
            in (after.own.start_contract, *[held.card for held in after.players[before.me].contracts])
        ),
        r"(\d) loads? goe?s? unused": lambda before, after, _, said: (
            before.loads_left == int(said[1]) and after.frames != before.frames
        ),
        "you may buy later": lambda before, after, *_: (
            len(after.players[before.me].deferred) > len(before.players[before.me].deferred)
        ),
        "no flag": lambda before, after, *_: (
            after.players[before.me].flags == before.players[before.me].flags
        ),
        r"(?:Transferring a die costs|You may also take|In a contract action).*": lambda before, after, *_: (
            len(after.players[before.me].passengers) > len(before.players[before.me].passengers)
        ),
        r"completes (.+)": _has_completed,
        r"free action \((.+)\)": lambda before, after, *_: (
            after.players[before.me].flags != before.players[before.me].flags
        ),
        r"without the free action \((.+)\)": lambda before, after, *_: before.frames != after.frames,
        r"(\d) moves? (?:is|are) lost": lambda before, after, *_: before.moves_left != after.moves_left,
        r"price of (.+) now \$(\d+)": _price,
        r"dividends of \$(\d+) unpaid": lambda before, after, _, said: (
            after.players[before.me].company_cash < int(said[1]) and _is_round_over(before, after)
        ),
        r"(.+) pays no dividends": lambda before, after, *_: _is_round_over(before, after),
        r"(.+) for \$(\d+)": lambda before, after, *_: (
            len(after.players[before.me].awards) > len(before.players[before.me].awards)
        ),
        r"others earn \$(\d+)": _others_earn,
        "it can sail": lambda _, after, action, __: next(
            ship.is_ready for ship in after.ships if ship.id == action.ship
        ),
        r"(?!it )(.+) can sail": _can_sail,
        r"(\d) moves? left": lambda _, after, __, said: after.moves_left.either == int(said[1]),
        r"\d (?:locks?|waterways?)(?: and \d waterways?)? left": _moves_left,
        r"(\d) loads? left": lambda _, after, __, said: after.loads_left == int(said[1]),
        "your last move": lambda _, after, *__: after.moves_left is None,
        "your last load": lambda _, after, *__: after.loads_left is None,
        r"round (\d) begins": lambda before, after, _, said: (
            after.round_no == before.round_no + 1 == int(said[1])
        ),
    },
)

SPEECHES = {"livingstone": LIVINGSTONE, "rotterdam": ROTTERDAM, "congo": CONGO, "panamax": PANAMAX}
