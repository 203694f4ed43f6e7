"""What is offered is all that is legal, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from games.chance import Bag, Rng
from games.congo.actions import (
    AddAuxiliaries,
    BoilerDiscard,
    ChooseCharacter,
    ChooseFirstPlayer,
    DeclineSpecial,
    Fight,
    Flee,
    GorillaAttack,
    HippoAdd,
    HippoCommit,
    Hunt,
    KeepBid,
    OverboardTarget,
    Pass,
    PlaySpecial,
    SettlerSwap,
    SkipOverboard,
    Stay,
    WarriorAttack,
)
from games.congo.data import CARDS, CHARACTERS, STOPS
from games.congo.rules import CONGO
from games.congo.state import CongoOptions, CongoState, FirstPlayer
from games.core import Action
from games.values import Seat, Who
from tools.random_play import choose, seed_of

EVERYBODY = [Who(seat) for seat in range(5)]
WITHOUT_THINGS: tuple[Action, ...] = (
    *(kind(who) for kind in (ChooseFirstPlayer, GorillaAttack, WarriorAttack) for who in EVERYBODY),
    *(OverboardTarget(who) for who in EVERYBODY),
    *(kind(card) for kind in (ChooseCharacter, BoilerDiscard, SettlerSwap) for card in CHARACTERS),
    *(
        PlaySpecial(card, stop, deck)
        for card, stop, deck in product(CARDS, (None, *STOPS), (None, "character", "auxiliary", "special"))
    ),
    *(kind() for kind in (DeclineSpecial, KeepBid, Hunt, Stay, Fight, Flee, SkipOverboard, Pass)),
)
"""Every action there is but for sets of cards and tiles, legal or not."""


def sets(things: Bag) -> Iterator[tuple[str, ...]]:
    """All that can be taken out of a hand, and of each thing one more than there is."""
    kinds = things.counts.items()
    for numbers in product(*(range(number + 1) for _, number in kinds)):
        yield tuple(kind for (kind, _), number in zip(kinds, numbers, strict=True) for _ in range(number))
    yield from ((kind,) * (number + 1) for kind, number in kinds)


def everything(state: CongoState, seat: Seat) -> Iterator[Action]:
    """Whatever somebody with that hand might try."""
    player = state.players[seat]
    yield from WITHOUT_THINGS
    yield from map(AddAuxiliaries, sets(player.auxiliaries))
    for kind in (HippoCommit, HippoAdd):
        yield from map(kind, sets(player.hippos))


@pytest.mark.parametrize("players", CONGO.seats)
def test_every_legal_action_is_offered_and_no_other(players: int) -> None:
    chance, options = Random(players), CongoOptions(first_player=FirstPlayer.NAMED)
    state = CONGO.setup(players, options, Rng(seed_of(players, 0))).state
    stages = set()
    while state.result is None:
        stages.add(state.stage)
        for seat in range(players):
            offered = list(CONGO.candidates(state, seat))
            assert len(offered) == len(set(offered))
            assert not [each for each in offered if CONGO.refusal(state, seat, each) is not None]
            legal = {each for each in everything(state, seat) if CONGO.refusal(state, seat, each) is None}
            assert legal == set(offered)
        CONGO.apply(state, *choose(CONGO, state, players, chance))
    assert len(stages) > 4
    assert not any(CONGO.candidates(state, seat) for seat in range(players))


def test_who_does_not_play_is_offered_nothing() -> None:
    state = CONGO.setup(2, CongoOptions(), Rng(seed_of(1, 0))).state
    assert not CONGO.candidates(state, 2)
    assert not CONGO.candidates(state, -1)
