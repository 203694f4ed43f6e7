"""What is done for an absent player: safe in every state (rules 4.17)."""

from __future__ import annotations

from fractions import Fraction

from games.chance import Rng
from games.congo import fights
from games.congo.actions import (
    BoilerDiscard,
    ChooseCharacter,
    ChooseFirstPlayer,
    DeclineSpecial,
    Flee,
    GorillaAttack,
    HippoAdd,
    HippoCommit,
    KeepBid,
    Pass,
    SkipOverboard,
    Stay,
    WarriorAttack,
)
from games.congo.data import BEST
from games.congo.state import CongoState, Stage
from games.congo.values import modifiers
from games.core import Action
from games.values import Seat, Who

FAR_AHEAD = 1 << 40
"""Draws that no game reaches: a choice made by them says nothing of those to come."""


def idle(state: CongoState, seat: Seat) -> Action:
    """The automatic answer to what that seat is asked."""
    player = state.players[seat]
    match state.stage:
        case Stage.FIRST_PLAYER:
            return ChooseFirstPlayer(Who(seat))
        case Stage.CHOOSE:
            return ChooseCharacter(_best_character(state, seat))
        case Stage.SPECIAL:
            return DeclineSpecial()
        case Stage.BOILER:
            return BoilerDiscard(min(player.characters.counts))
        case Stage.SETTLER:
            return KeepBid()
        case Stage.OKAPI:
            return Stay()
        case Stage.GORILLA:
            return GorillaAttack(Who(_any_opponent(state)))
        case Stage.GORILLA_SELF:
            return Flee()
        case Stage.WARRIOR:
            return WarriorAttack(Who(_any_opponent(state)))
        case Stage.OVERBOARD:
            return SkipOverboard()
        case Stage.AUCTION:
            return Pass()
        case Stage.SEALED:
            return HippoCommit((min(player.hippos.counts),))
        case Stage.OPEN:
            return HippoAdd(())
        case Stage.OVER:
            raise ValueError(seat)


def _best_character(state: CongoState, seat: Seat) -> str:
    """The one with the best expected value here; of equal ones the first by id."""

    def expected(character: str) -> Fraction:
        possible = modifiers(character, state.place.flag)
        return BEST[character, state.tile] + Fraction(sum(possible), len(possible))

    return max(sorted(state.players[seat].characters.counts), key=expected)


def _any_opponent(state: CongoState) -> Seat:
    """One by chance, without touching the draws to come: asking twice gives the same answer."""
    chance = Rng(state.rng.seed, state.rng.draws + FAR_AHEAD)
    return chance.choice(fights.opponents(state))
