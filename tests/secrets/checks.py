"""The checks that nothing hidden leaves a game; test_mutations proves that they find leaks."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import msgspec

from games.chance import Rng
from games.core import Action, AnyGame, Step
from games.values import Seat
from render import ARTISTS
from tests.games.contract.tables import Move, Table
from tests.secrets.exits import RULES, SECRETS, Exit
from tests.secrets.worlds import Viewer, alike
from words.catalogue import Words

DEALS = 10
"""Attempts to deal something else so that the same can be done."""


class Leak(AssertionError):
    """Something hidden from that viewer left by that exit."""

    def __init__(self, way: str, viewer: Viewer, note: object = "") -> None:
        super().__init__(f"{way} tells {'everybody' if viewer is None else f'seat {viewer}'} a secret {note}")
        self.way = way


def viewers(table: Table) -> list[Viewer]:
    """Everybody watching, and every seat."""
    return [None, *range(table.seats)]


def check_exits(
    table: Table, state: Any, chance: Random, exits: Mapping[str, Exit] = RULES, worlds: int = 3
) -> None:
    """Whatever is hidden from a viewer, what leaves the game for that viewer is the same, or Leak."""
    for viewer in viewers(table):
        seen = {way: leave(table.game, state, viewer) for way, leave in exits.items()}
        for _ in range(worlds):
            other = SECRETS[table.game_id].redeal(state, viewer, chance, None)
            for way, leave in exits.items():
                if leave(table.game, other, viewer) != seen[way]:
                    raise Leak(way, viewer)


def check_board(table: Table, move: Move) -> None:
    """Public pictures are for everybody: drawn from a seat's own view they tell nothing of it, or Leak."""
    game, artist, words = table.game, ARTISTS[table.game_id], Words("en", table.game_id)
    told: list[dict[str, object]] = []
    for viewer in viewers(table):
        view, seen_last = game.view(move.step.state, viewer), game.view(move.before, viewer)
        shown: dict[str, object] = {
            "lines": [artist.turn(view), *(artist.player_line(view, of, words) for of in range(table.seats))],
            "caption": [each.caption(view, words) for each in artist.PICTURES.values()],
            "pictures": [each.draw(view, words, seen_last).png() for each in artist.PICTURES.values()],
        }
        told.append(shown)
        for way, shows in shown.items():
            if shows != told[0][way]:
                raise Leak(way, viewer)


def check_setup(table: Table, chance: Random) -> None:
    """Step 0 tells nobody the seed, or Leak."""
    fate = chance.getrandbits(64)
    begun = []
    for _ in range(2):
        with alike(fate):
            begun.append(table.game.setup(table.seats, table.options, Rng(chance.randbytes(32).hex())))
    for viewer in viewers(table):
        compare(table.game, begun[0], begun[1], viewer)


def check_step(table: Table, state: Any, seat: Seat, action: Action, chance: Random) -> int:
    """A step shows each viewer the same, whatever is hidden from that viewer, or Leak; how many looked.

    The last step of a game is left to `check_reveals`: it opens what was hidden.
    """
    game, looked = table.game, 0
    fate = chance.getrandbits(64)
    step = _fated(game, state, seat, action, fate)
    if game.result(step.state) is not None:
        return 0
    for viewer in viewers(table):
        for _ in range(DEALS):
            other = SECRETS[game.id].redeal(state, viewer, chance, action if viewer == seat else None)
            twins = twins_of(game, other, seat, action, viewer)
            if twins:
                compare(game, step, _fated(game, other, seat, chance.choice(twins), fate), viewer)
                looked += 1
                break
    return looked


def check_reveals(table: Table, state: Any, seat: Seat, action: Action, chance: Random) -> None:
    """A step from which a viewer learns what was hidden says that it `reveals`, or Leak."""
    game, secrets = table.game, SECRETS[table.game_id]
    step = game.play(state, seat, action)
    for viewer in viewers(table):
        if secrets.has_learned(state, step, viewer) and not _reveals(step, viewer):
            raise Leak("unmarked", viewer, action)
        other = secrets.redeal(state, viewer, chance, None)
        if game.refusal(other, seat, action) is not None:
            continue
        parallel = game.play(other, seat, action)
        is_marked = all(any(event.reveals for event in world.events) for world in (step, parallel))
        if not is_marked and _seen(game, step, viewer) != _seen(game, parallel, viewer):
            raise Leak("unmarked", viewer, action)


def twins_of(game: AnyGame, state: Any, seat: Seat, action: Action, viewer: Viewer) -> list[Action]:
    """What that seat can do in that world that must look the same to the viewer."""
    secrets = SECRETS[game.id]
    if viewer != seat and not secrets.is_opening(state):
        return secrets.look_alikes(action, game.legal(state, seat), viewer)
    return [action] if game.refusal(state, seat, action) is None else []


def _fated(game: AnyGame, state: Any, seat: Seat, action: Action, fate: int) -> Step[Any]:
    """The step, with every draw decided by fate."""
    with alike(fate):
        return game.play(state, seat, action)


def _reveals(step: Step[Any], viewer: Viewer) -> bool:
    return any(event.reveals and event.is_seen_by(viewer) for event in step.events)


def _seen(game: AnyGame, step: Step[Any], viewer: Viewer) -> dict[str, bytes]:
    """All that a step shows a viewer: its events, and the game afterwards."""
    events = [event for event in step.events if event.is_seen_by(viewer)]
    after = {way: leave(game, step.state, viewer) for way, leave in RULES.items()}
    return {"event": msgspec.json.encode(events), **after}


def compare(game: AnyGame, one: Step[Any], other: Step[Any], viewer: Viewer) -> None:
    """Two steps show the viewer the same, or Leak."""
    seen, also_seen = _seen(game, one, viewer), _seen(game, other, viewer)
    for way in seen:
        if seen[way] != also_seen[way]:
            raise Leak(way, viewer)
