"""A player without a plan."""

from __future__ import annotations

from random import Random

from games.core import Action

FREE_KIND_CHANCE = 0.15
"""How often a kind that brings the end no nearer is kept once chosen, so that games end."""


def one_of(legal: list[Action], chance: Random) -> Action:
    """Any of these: the kind first, then which one."""
    kinds: list[type[Action]] = [*dict.fromkeys(map(type, legal))]
    kind = chance.choice(kinds)
    if kind.is_free and chance.random() > FREE_KIND_CHANCE:
        kind = chance.choice([other for other in kinds if not other.is_free] or kinds)
    return chance.choice([action for action in legal if type(action) is kind])
