"""Everything a seat may do on the Congo, and nothing else, from what that seat can see."""

from __future__ import annotations

from functools import lru_cache
from itertools import product

from games.chance import Bag
from games.congo import fights
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
from games.congo.auction_refusals import INTERPRETER, SERVANT, auxiliary
from games.congo.data import CARDS, CHARACTERS, EXPERTISE, FOR_PLAYERS, RIVER
from games.congo.places import face_down, place_refusal
from games.congo.state import AT_ONCE, AUXILIARY, CHARACTER, CongoState, Player, Stage
from games.core import Action
from games.values import Seat, Who

# Actions do not change, so those that are listed again and again are made once.
SEATS = range(max(FOR_PLAYERS))
BEGINS = [ChooseFirstPlayer(Who(seat)) for seat in SEATS]
CHOICES = {character: ChooseCharacter(character) for character in CHARACTERS}
DISCARDS = {character: BoilerDiscard(character) for character in CHARACTERS}
PLAYS = {card: [PlaySpecial(card)] for card in CARDS}
PLAYS["settler"] = [PlaySpecial("settler", deck=deck) for deck in (CHARACTER, AUXILIARY)]
LOOKS = {stop: PlaySpecial("explored_region", stop=stop) for stop in RIVER}
DECLINE, KEEP, SKIP, PASS = DeclineSpecial(), KeepBid(), SkipOverboard(), Pass()
OKAPI: list[Action] = [Hunt(), Stay()]
GORILLA_SELF: list[Action] = [Fight(), Flee()]
GORILLA = [GorillaAttack(Who(seat)) for seat in SEATS]
WARRIOR = [WarriorAttack(Who(seat)) for seat in SEATS]
OVERBOARD = [OverboardTarget(Who(seat)) for seat in SEATS]
SINGLE = frozenset({INTERPRETER, SERVANT})
MOST_HANDS = 4096
"""Hands whose sets are remembered: few kinds go together, so that most come back."""

Counts = tuple[tuple[str, int], ...]
"""What there is, and how many of each."""


def candidates(state: CongoState, seat: Seat) -> list[Action]:
    """What the moment and the player's own things allow; none twice."""
    if not 0 <= seat < len(state.players):
        return []
    player = state.players[seat]
    if state.stage in AT_ONCE:
        return _sealed(state, seat, player)
    return _answers(state, seat, player) if state.waiting[:1] == [seat] else []


def _sealed(state: CongoState, seat: Seat, player: Player) -> list[Action]:
    """To what several are asked at once: an answer in secret, or another instead."""
    match state.stage:
        case Stage.CHOOSE:
            return [CHOICES[character] for character in sorted(player.characters.counts)]
        case Stage.BOILER if seat in state.waiting or player.pick is not None:
            others = sorted(player.characters.counts.keys() - {player.pick})
            return [DISCARDS[character] for character in others]
        case Stage.SEALED if seat in state.tied:
            return [each for each in _commitments(_counts(player.hippos)) if each.tiles != player.commitment]
    return []


def _answers(state: CongoState, seat: Seat, player: Player) -> list[Action]:
    """To what that seat alone is asked."""
    match state.stage:
        case Stage.AUCTION:
            return [*_additions(_addable(state, player)), PASS]
        case Stage.SPECIAL:
            plays = [play for card in sorted(player.specials.counts) for play in _plays(state, card)]
            return [*plays, DECLINE]
        case Stage.OPEN:
            return [*_raises(_counts(player.hippos))]
        case Stage.GORILLA:
            return [GORILLA[other] for other in sorted(fights.opponents(state))]
        case Stage.WARRIOR:
            return [WARRIOR[other] for other in sorted(fights.opponents(state))]
        case Stage.GORILLA_SELF:
            return GORILLA_SELF.copy()
        case Stage.OVERBOARD:
            held = [other for other, victim in enumerate(state.players) if victim.auxiliaries]
            return [*(OVERBOARD[other] for other in held if other != seat), SKIP]
        case Stage.SETTLER:
            assert state.settler_card is not None
            return [SettlerSwap(state.settler_card), KEEP]
        case Stage.OKAPI:
            return OKAPI.copy()
        case Stage.FIRST_PLAYER:
            return [*BEGINS[: len(state.players)]]
    raise AssertionError(state.stage)


def _plays(state: CongoState, card: str) -> list[PlaySpecial]:
    """That special card, with whatever it names, where it may be played."""
    if place_refusal(state, card) is not None:
        return []
    if card == "explored_region" and (hidden := face_down(state)):
        return [LOOKS[stop] for stop in hidden]
    return PLAYS[card]


def _addable(state: CongoState, player: Player) -> Counts:
    """The auxiliaries in hand that go with the bid, as many as may be added together."""
    assert player.bid is not None
    hand = player.auxiliaries.counts
    addable = []
    for card in sorted(hand):
        if card in EXPERTISE[player.bid.character]:
            addable.append((card, hand[card]))
        elif card in SINGLE and auxiliary(state, player.bid, card) is None:
            addable.append((card, 1))
    return tuple(addable)


def _counts(things: Bag) -> Counts:
    return tuple(sorted(things.counts.items()))


@lru_cache(maxsize=MOST_HANDS)
def _additions(cards: Counts) -> list[AddAuxiliaries]:
    return [AddAuxiliaries(chosen) for chosen in _sets(cards) if chosen]


@lru_cache(maxsize=MOST_HANDS)
def _commitments(tiles: Counts) -> list[HippoCommit]:
    return [HippoCommit(chosen) for chosen in _sets(tiles) if chosen]


@lru_cache(maxsize=MOST_HANDS)
def _raises(tiles: Counts) -> list[HippoAdd]:
    return [HippoAdd(chosen) for chosen in _sets(tiles)]


def _sets(things: Counts) -> list[tuple[str, ...]]:
    """Every multiset that can be taken out, the empty one first."""
    numbers = product(*(range(number + 1) for _, number in things))
    return [
        tuple(kind for (kind, _), number in zip(things, taken, strict=True) for _ in range(number))
        for taken in numbers
    ]
