"""What a seat might do on the Congo, from what that seat can see: at least all that is legal."""

from __future__ import annotations

from collections.abc import Iterator
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
from games.congo.places import face_down, place_refusal
from games.congo.state import AUXILIARY, CHARACTER, CongoState, Stage
from games.core import Action
from games.values import Seat, Who


def candidates(state: CongoState, seat: Seat) -> Iterator[Action]:
    """Whatever the moment and the player's own things may allow; none twice."""
    if seat not in range(len(state.players)):
        return
    player = state.players[seat]
    match state.stage:
        case Stage.CHOOSE:
            yield from map(ChooseCharacter, player.characters.things())
        case Stage.BOILER:
            if seat in state.waiting or player.pick is not None:
                yield from map(BoilerDiscard, player.characters.things())
        case Stage.SEALED:
            if seat in state.tied:
                yield from (HippoCommit(tiles) for tiles in _sets(player.hippos) if tiles)
        case Stage.OVER:
            pass
        case _ if seat in state.asked:
            yield from _answers(state, seat)


def _answers(state: CongoState, seat: Seat) -> Iterator[Action]:
    """To what that seat alone is asked."""
    player = state.players[seat]
    match state.stage:
        case Stage.FIRST_PLAYER:
            yield from (ChooseFirstPlayer(Who(other)) for other in range(len(state.players)))
        case Stage.SPECIAL:
            for card in player.specials.things():
                yield from _plays(state, card)
            yield DeclineSpecial()
        case Stage.SETTLER:
            assert state.settler_card is not None
            yield from (SettlerSwap(state.settler_card), KeepBid())
        case Stage.OKAPI:
            yield from (Hunt(), Stay())
        case Stage.GORILLA:
            yield from (GorillaAttack(Who(other)) for other in sorted(fights.opponents(state)))
        case Stage.GORILLA_SELF:
            yield from (Fight(), Flee())
        case Stage.WARRIOR:
            yield from (WarriorAttack(Who(other)) for other in sorted(fights.opponents(state)))
        case Stage.OVERBOARD:
            for other, victim in enumerate(state.players):
                if other != seat and victim.auxiliaries:
                    yield OverboardTarget(Who(other))
            yield SkipOverboard()
        case Stage.AUCTION:
            yield from (AddAuxiliaries(cards) for cards in _sets(_addable(state, seat)) if cards)
            yield Pass()
        case Stage.OPEN:
            yield from map(HippoAdd, _sets(player.hippos))


def _plays(state: CongoState, card: str) -> Iterator[Action]:
    """That special card, with whatever it names."""
    if place_refusal(state, card) is not None:
        return
    if card == "explored_region":
        stops: list[str | None] = [*face_down(state)]
        yield from (PlaySpecial(card, stop=stop) for stop in stops or [None])
    elif card == "settler":
        yield from (PlaySpecial(card, deck=deck) for deck in (CHARACTER, AUXILIARY))
    else:
        yield PlaySpecial(card)


def _addable(state: CongoState, seat: Seat) -> Bag:
    """The auxiliaries in hand that go with the bid, as many as may be added together."""
    player = state.players[seat]
    assert player.bid is not None
    addable = Bag()
    for card, number in player.auxiliaries.counts.items():
        if auxiliary(state, player.bid, card) is None:
            addable.add(card, 1 if card in (INTERPRETER, SERVANT) else number)
    return addable


def _sets(things: Bag) -> Iterator[tuple[str, ...]]:
    """Every multiset that can be taken out, the empty one first."""
    kinds = sorted(things.counts)
    for numbers in product(*(range(things.counts[kind] + 1) for kind in kinds)):
        yield tuple(kind for kind, number in zip(kinds, numbers, strict=True) for _ in range(number))
