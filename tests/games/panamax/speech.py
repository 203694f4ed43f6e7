"""What is said of the actions of Panamax, and how the player's views prove it."""

from __future__ import annotations

import re
from typing import Any

from games.panamax.data import COMPANIES, NATIONS, SHIPS
from tests.host.numbers import SHARED, Speech
from words.catalogue import Words

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


SPEECH = Speech(
    numbers={
        "cash": r"\$# yours",
        "company_cash": r"\$# company",
        "price": r"\$# share price",
        "fee": r"\$# fees due",
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
