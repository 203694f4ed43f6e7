"""What `Game.redeal` promises, as checks; and redeals that keep one true thing, which they must notice."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import msgspec
import pytest

from games.chance import Bag, Rng
from games.core import AnyGame, Step, write
from games.dealing import Lots
from tests.games.contract.conservation import check
from tests.games.contract.tables import Table
from tests.secrets.checks import Leak, viewers
from tests.secrets.exits import RULES, SECRETS
from tests.secrets.worlds import Viewer

BY_THE_GAME = 0.5
"""How often the game itself deals another world."""


def chance_of(number: int) -> Rng:
    """Somebody's own chance."""
    return Rng(f"{number:064x}")


def another_world(game: AnyGame, state: Any, viewer: Viewer, chance: Random) -> Any:
    """One that looks alike to the viewer: as the tests deal it, or as the game itself would.

    The one keeps true hands now and then, and what the next step may open; the other nothing.
    """
    other = SECRETS[game.id].redeal(state, viewer, chance, None)
    if chance.random() < BY_THE_GAME:
        game.deal_anew(other, viewer, Lots(chance_of(chance.getrandbits(256))))
    return other


def check_alike(table: Table, states: list[Any], chance: Random, worlds: int = 1) -> None:
    """The same comes, to the byte, of all worlds that look alike to a viewer, or Leak."""
    game = table.game
    for state, viewer in product(states, viewers(table)):
        fate = chance.getrandbits(256)
        after = write(game.redeal(state, viewer, chance_of(fate)))
        for _ in range(worlds):
            other = another_world(game, state, viewer, chance)
            if write(game.redeal(other, viewer, chance_of(fate))) != after:
                raise Leak("redeal", viewer)


def check_looks(table: Table, state: Any, dealt: list[Any], viewer: Viewer) -> None:
    """Whatever leaves the game for that viewer is as it was, or Leak."""
    for way, leave in RULES.items():
        before = leave(table.game, state, viewer)
        if any(leave(table.game, after, viewer) != before for after in dealt):
            raise Leak(way, viewer)


def check_whole(table: Table, dealt: list[Any]) -> None:
    """Nothing has appeared and nothing is lost."""
    for after in dealt:
        check(table.game_id, after, Step(after, []))


def open_part(state: Any, places: tuple[str, ...], viewer: Viewer) -> bytes:
    """All but what stands in these places; but for the viewer's own of them."""
    raw: dict[str, Any] = msgspec.to_builtins(state)
    for place in places:
        _blank(raw, place.split("."), viewer)
    return msgspec.json.encode(raw)


def _blank(raw: Any, path: list[str], viewer: Viewer) -> None:
    name, *rest = path
    match raw:
        case list():
            for each in (each for seat, each in enumerate(raw) if seat != viewer):
                _blank(each, rest, viewer)
        case dict() if name == "*":
            for each in raw.values():
                _blank(each, rest, viewer)
        case dict() if rest:
            _blank(raw[name], rest, viewer)
        case dict():
            raw[name] = None


def keeping(patch: pytest.MonkeyPatch, table: Table, place: str) -> None:
    """From here on `redeal` leaves one true thing in that place: of one player, of a bag one card."""
    rules, real = type(table.game), type(table.game).redeal

    def redeal(self: AnyGame, state: Any, seat: Viewer, chance: Rng) -> Any:
        after = real(self, state, seat, chance)
        _keep(state, after, place.split("."), seat)
        return after

    patch.setattr(rules, "redeal", redeal)


def _keep(true: Any, dealt: Any, path: list[str], seat: Viewer, *, is_added: bool = False) -> bool:
    """Whether a true thing is now where another was, or beside it."""
    name, *rest = path
    match true:
        case list():
            others = [other for other in range(len(true)) if other != seat]
            return any(_keep(true[other], dealt[other], rest, seat, is_added=is_added) for other in others)
        case dict():
            return any(_keep(true[key], dealt[key], rest, seat, is_added=is_added) for key in true)
        case msgspec.Struct() if rest:
            return _keep(getattr(true, name), getattr(dealt, name), rest, seat, is_added=is_added)
        case msgspec.Struct():
            held, now = getattr(true, name), getattr(dealt, name)
            if held == now:
                return False
            if isinstance(held, Bag):
                _keep_card(held, now)
            elif is_added and isinstance(now, list):
                now.append(held[0])
            else:
                setattr(dealt, name, held)
            return True
    return False


def _keep_card(true: Bag, dealt: Bag) -> None:
    """Of one kind of card there are as many as there truly are."""
    kinds = sorted({*true.counts, *dealt.counts})
    card = next(kind for kind in kinds if true.count(kind) != dealt.count(kind))
    dealt.take(card, dealt.count(card))
    dealt.add(card, true.count(card))


def adding(patch: pytest.MonkeyPatch, table: Table, place: str) -> None:
    """From here on `redeal` puts a true thing besides into that place: of one player, of a bag one card."""
    rules, real = type(table.game), type(table.game).redeal

    def redeal(self: AnyGame, state: Any, seat: Viewer, chance: Rng) -> Any:
        after = real(self, state, seat, chance)
        _keep(state, after, place.split("."), seat, is_added=True)
        return after

    patch.setattr(rules, "redeal", redeal)


def knowing_nothing(patch: pytest.MonkeyPatch, table: Table) -> None:
    """From here on `redeal` deals what the seat itself holds anew, too."""
    rules, real = type(table.game), type(table.game).redeal

    def redeal(self: AnyGame, state: Any, seat: Viewer, chance: Rng) -> Any:
        del seat
        return real(self, state, None, chance)

    patch.setattr(rules, "redeal", redeal)
