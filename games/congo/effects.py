"""What each action on the Congo does (rules 4 and 5); the action given is legal."""

from __future__ import annotations

from typing import assert_never

from games.congo import auction, fights, specials, ties, turn
from games.congo.actions import (
    AddAuxiliaries,
    BoilerDiscard,
    ChooseCharacter,
    ChooseFirstPlayer,
    CongoAction,
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
from games.congo.state import Bid, CongoState, Special
from games.values import Event, Seat, Who


def apply(state: CongoState, seat: Seat, action: CongoAction) -> list[Event]:
    """Carry out the action in place, with all that follows of itself."""
    match action:  # what is done at every stop comes first
        case ChooseCharacter():
            return _choose(state, seat, action.character)
        case Pass():
            return auction.pass_(state, seat)
        case AddAuxiliaries():
            return auction.add(state, seat, action.cards)
        case DeclineSpecial():
            return specials.decline(state, seat)
        case PlaySpecial():
            return specials.play(state, Special(seat, action.card, action.stop, action.deck))
        case ChooseFirstPlayer():
            state.first = action.player.seat
            named = Event("first_player_named", {"who": action.player, "by": Who(seat)})
            return [named, *turn.begin(state)]
        case BoilerDiscard():
            return specials.pick(state, seat, action.character)
        case HippoCommit():
            return ties.commit(state, seat, action.tiles)
        case HippoAdd():
            return ties.add(state, seat, action.tiles)
    return _after_reveal(state, seat, action)


def _after_reveal(
    state: CongoState,
    seat: Seat,
    action: SettlerSwap
    | KeepBid
    | Hunt
    | Stay
    | GorillaAttack
    | Fight
    | Flee
    | WarriorAttack
    | OverboardTarget
    | SkipOverboard,
) -> list[Event]:
    """What the owner of the special card decides once the bids lie face up (4.9)."""
    match action:
        case SettlerSwap():
            return specials.swap(state, seat, action.character)
        case KeepBid():
            return [Event("bid_kept", {"who": Who(seat)}), *auction.begin(state)]
        case Hunt():
            return specials.hunt(state, seat)
        case Stay():
            return [Event("okapi_spared", {"who": Who(seat)}), *auction.begin(state)]
        case GorillaAttack():
            return fights.gorilla_attack(state, action.player.seat)
        case Fight():
            return fights.fight_gorilla(state, seat)
        case Flee():
            return fights.flee_gorilla(state, seat)
        case WarriorAttack():
            return fights.warrior_attack(state, action.player.seat)
        case OverboardTarget():
            return specials.overboard(state, seat, action.player.seat)
        case SkipOverboard():
            return [Event("overboard_skipped", {"who": Who(seat)}), *auction.begin(state)]
    assert_never(action)


def _choose(state: CongoState, seat: Seat, character: str) -> list[Event]:
    """Lay the character face down; that somebody has chosen may be seen, once (4.5)."""
    player = state.players[seat]
    events = [Event("character_sealed", {"character": character}, seen_by=(seat,))]
    if player.bid is None:
        state.waiting.remove(seat)
        events.insert(0, Event("character_chosen", {"who": Who(seat)}))
    else:
        player.characters.add(player.bid.character)
    player.characters.take(character)
    player.bid = Bid(character)
    return events if state.waiting else events + specials.ask(state)
