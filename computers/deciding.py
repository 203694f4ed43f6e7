"""What a computer player does."""

from __future__ import annotations

from random import Random
from typing import Any

from computers.chancing import one_of
from computers.levels import EFFORTS, OTHER_TRIES, TRIES, Effort, Level
from computers.rollout import Way, choices
from computers.search import Search, Tried
from games.chance import Rng
from games.core import Action, AnyGame
from games.values import Seat


def decide(
    game: AnyGame, state: Any, seat: Seat, level: Level, seed: int, simulations: int | None = None
) -> Action:
    """What a computer of that level does for a seat of `to_act`: legal, and by what that seat knows.

    The state is dealt anew before anything else looks at it. The same knowledge, seed and number of
    simulations (by default what the level takes) decide the same.
    """
    chance = Random(f"{seed} {level}")  # noqa: S311  # whoever knows the seed may know the choice
    known = game.redeal(state, seat, Rng(chance.randbytes(32).hex()))
    if level is Level.RANDOM:
        return one_of(game.legal(known, seat), chance)
    actions = choices(game, known, seat)
    if len(actions) == 1:
        return actions[0]
    if level is Level.GREEDY:
        chance.shuffle(actions)
        return Way(game).best(known, seat, actions)
    effort = EFFORTS[level]
    tries = int(effort.share * TRIES.get(game.id, OTHER_TRIES))
    search = Search(game, known, seat, chance.getrandbits(63))
    return _pick(search.run(actions, tries=tries, simulations=simulations), effort, chance)


def _pick(found: list[Tried], effort: Effort, chance: Random) -> Action:
    """What was tried most, because it did best; or anything that came near it."""
    if not effort.nearly:
        return max(found, key=lambda each: (each.times, each.mean)).action
    means = [each.mean for each in found]
    enough = max(means) - effort.nearly * (max(means) - min(means))
    return chance.choice([each for each in found if each.mean >= enough]).action
