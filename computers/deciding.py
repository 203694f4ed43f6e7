"""What a computer player does."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec import Struct

from computers.chancing import one_of
from computers.levels import EFFORTS, OTHER_TRIES, TRIES, Level
from computers.rollout import Way, choices
from computers.search import Search, Tried
from games.chance import Rng
from games.core import Action, AnyGame
from games.values import Seat


class Considered(Struct, frozen=True):
    """A decision, and how it was judged."""

    action: Action
    tried: tuple[Tried, ...] = ()
    """The actions that were tried in dealt worlds, the one most tried first; none where nothing was."""


def decide(
    game: AnyGame, state: Any, seat: Seat, level: Level, seed: int, simulations: int | None = None
) -> Action:
    """What a computer of that level does for a seat of `to_act`: legal, and by what that seat knows."""
    return consider(game, state, seat, level, seed, simulations).action


def consider(
    game: AnyGame, state: Any, seat: Seat, level: Level, seed: int, simulations: int | None = None
) -> Considered:
    """What `decide` decides, and what else was tried.

    The state is dealt anew before anything else looks at it. The same knowledge, seed and number of
    simulations (by default what the level takes) decide the same.
    """
    chance = Random(f"{seed} {level}")  # noqa: S311  # whoever knows the seed may know the choice
    known = game.redeal(state, seat, Rng(chance.randbytes(32).hex()))
    if level is Level.RANDOM:
        return Considered(one_of(game.legal(known, seat), chance))
    actions = choices(game, known, seat)
    if len(actions) == 1:
        return Considered(actions[0])
    if level is Level.GREEDY:
        chance.shuffle(actions)
        return Considered(Way(game).best(known, seat, actions))
    effort = EFFORTS[level]
    tries = int(effort.share * TRIES.get(game.id, OTHER_TRIES))
    search = Search(game, known, seat, chance.getrandbits(63))
    found = search.run(actions, tries=tries, each_wants=effort.each_wants, simulations=simulations)
    found.sort(key=lambda each: (-each.times, -each.mean))
    return Considered(_pick(found, effort.wider.get(game.id, effort.nearly), chance), tuple(found))


def _pick(found: list[Tried], nearly: float, chance: Random) -> Action:
    """What was tried most, because it did best; or anything that came near it."""
    if not nearly:
        return found[0].action
    means = [each.mean for each in found]
    enough = max(means) - nearly * (max(means) - min(means))
    return chance.choice([each for each in found if each.mean >= enough]).action
