"""An action of each kind as a player might name it: what the rules say to it tells why it is not offered."""

from __future__ import annotations

from collections.abc import Iterator

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
from games.congo.data import AUXILIARIES, CARDS, CHARACTERS, HIPPOS
from games.congo.view import CongoView
from games.core import Action
from games.values import Who


def examples(view: CongoView) -> Iterator[Action]:
    """One of each kind, in rulebook order; of the player's own things where there are any."""
    assert view.me is not None
    own = view.own
    assert own is not None
    other = Who((view.me + 1) % len(view.players))
    character = next(iter((*own.characters, *CHARACTERS)))
    hippo = next(iter((*own.hippos, *HIPPOS)))
    yield ChooseFirstPlayer(other)
    yield ChooseCharacter(character)
    yield PlaySpecial(next(iter((*own.playable, *own.specials, *CARDS))))
    yield DeclineSpecial()
    yield BoilerDiscard(character)
    yield SettlerSwap(own.settler_card or character)
    yield KeepBid()
    yield Hunt()
    yield Stay()
    yield GorillaAttack(other)
    yield Fight()
    yield Flee()
    yield WarriorAttack(other)
    yield OverboardTarget(other)
    yield SkipOverboard()
    yield AddAuxiliaries((next(iter((*own.auxiliaries, *AUXILIARIES))),))
    yield Pass()
    yield HippoCommit((hippo,))
    yield HippoAdd((hippo,))
