"""Why an action is not allowed on the Congo: the only judge of legality (rules 4, 5, 9)."""

from __future__ import annotations

from typing import assert_never

from games.chance import Bag
from games.congo import fights
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
from games.congo.auction_refusals import add_auxiliaries, auction_turn, no_auction
from games.congo.data import AUXILIARIES, CARDS, CHARACTERS, HIPPOS, STOPS
from games.congo.places import face_down, place_refusal
from games.congo.state import AUXILIARY, CHARACTER, CongoState, Player, Stage
from games.core import refuse
from games.values import Seat, Text, Who

STAGE_OF: dict[type[CongoAction], Stage] = {
    ChooseFirstPlayer: Stage.FIRST_PLAYER,
    ChooseCharacter: Stage.CHOOSE,
    PlaySpecial: Stage.SPECIAL,
    DeclineSpecial: Stage.SPECIAL,
    BoilerDiscard: Stage.BOILER,
    SettlerSwap: Stage.SETTLER,
    KeepBid: Stage.SETTLER,
    Hunt: Stage.OKAPI,
    Stay: Stage.OKAPI,
    GorillaAttack: Stage.GORILLA,
    Fight: Stage.GORILLA_SELF,
    Flee: Stage.GORILLA_SELF,
    WarriorAttack: Stage.WARRIOR,
    OverboardTarget: Stage.OVERBOARD,
    SkipOverboard: Stage.OVERBOARD,
    AddAuxiliaries: Stage.AUCTION,
    Pass: Stage.AUCTION,
    HippoCommit: Stage.SEALED,
    HippoAdd: Stage.OPEN,
}
"""When each kind of action has its time."""
HOST: Seat = 0
"""Whoever sat down first names the first player where the options say so (7)."""


def refusal(state: CongoState, seat: Seat, action: CongoAction) -> Text | None:
    """Why that seat may not do this now, or None."""
    if state.result is not None:
        return refuse("over", "6")
    if seat not in range(len(state.players)):
        return refuse("not_seated", "1")
    if STAGE_OF[type(action)] is not state.stage:
        return _wrong_time(state, seat, action)
    match action:
        case ChooseCharacter():
            return _choose(state.players[seat], action.character)
        case BoilerDiscard():
            return _boiler(state, seat, action.character)
        case HippoCommit():
            return _commit(state, seat, action.tiles)
        case AddAuxiliaries():
            return auction_turn(state, seat) or add_auxiliaries(state, seat, action.cards)
        case Pass():
            return auction_turn(state, seat)
    return _turn(state, seat, action) or _asked(state, seat, action)


def _wrong_time(state: CongoState, seat: Seat, action: CongoAction) -> Text:
    """What the table waits for is something else."""
    if state.stage is Stage.FIRST_PLAYER:
        return refuse("name_first_player", "7")
    match action:
        case ChooseFirstPlayer():
            return refuse("first_player_known", "3")
        case ChooseCharacter():
            return refuse("choosing_is_over", "4.5")
        case PlaySpecial() | DeclineSpecial():
            is_played = state.special is not None
            return refuse("one_special", "4.6") if is_played else refuse("no_time_for_specials", "4.6")
        case AddAuxiliaries() | Pass():
            return no_auction(state, seat)
        case HippoCommit():
            return refuse("no_tie_to_seal", "4.13")
        case HippoAdd():
            return refuse("no_tie_to_raise", "4.14")
    return refuse("nobody_asked_that", "4.9")


def _turn(state: CongoState, seat: Seat, action: CongoAction) -> Text | None:
    """Where one is asked after the other, the others wait."""
    if isinstance(action, ChooseFirstPlayer):
        return None if seat == HOST else refuse("host_names_first_player", "7", who=Who(HOST))
    asked = state.waiting[0]
    if seat == asked:
        return None
    if state.stage is Stage.SPECIAL:
        return refuse("special_out_of_order", "4.6", who=Who(asked))
    if state.stage is not Stage.OPEN:
        return refuse("not_asked", "4.9", who=Who(asked))
    if seat not in state.tied:
        return refuse("not_in_tie", "4.14")
    if seat not in state.waiting:
        return refuse("hippos_once", "4.14")
    return refuse("not_your_turn_to_raise", "4.14", who=Who(asked))


def _asked(
    state: CongoState,
    seat: Seat,
    action: ChooseFirstPlayer
    | PlaySpecial
    | DeclineSpecial
    | SettlerSwap
    | KeepBid
    | Hunt
    | Stay
    | GorillaAttack
    | Fight
    | Flee
    | WarriorAttack
    | OverboardTarget
    | SkipOverboard
    | HippoAdd,
) -> Text | None:
    """Whether this answers what that seat is asked."""
    match action:
        case ChooseFirstPlayer():
            return _player(state, action.player)
        case PlaySpecial():
            return _play(state, seat, action)
        case SettlerSwap():
            is_drawn = action.character == state.settler_card
            return None if is_drawn else refuse("only_drawn_card", "5.11")
        case GorillaAttack():
            return _player(state, action.player) or _target(state, action.player, "5.2")
        case WarriorAttack():
            return _player(state, action.player) or _target(state, action.player, "5.7")
        case OverboardTarget():
            return _player(state, action.player) or _overboard(state, seat, action.player)
        case HippoAdd():
            return _hippos(state.players[seat], action.tiles, "4.14")
        case DeclineSpecial() | KeepBid() | Hunt() | Stay() | Fight() | Flee() | SkipOverboard():
            return None
    assert_never(action)


def _player(state: CongoState, player: Who) -> Text | None:
    return None if player.seat in range(len(state.players)) else refuse("no_such_player", "1")


def _target(state: CongoState, player: Who, rule: str) -> Text | None:
    is_target = player.seat in fights.opponents(state)
    return None if is_target else refuse("no_bid_to_attack", rule, who=player)


def _overboard(state: CongoState, seat: Seat, player: Who) -> Text | None:
    if player.seat == seat:
        return refuse("opponent_overboard", "5.12")
    has_cards = bool(state.players[player.seat].auxiliaries)
    return None if has_cards else refuse("nobody_overboard", "5.12", who=player)


def _choose(player: Player, character: str) -> Text | None:
    if character in player.characters:
        return None
    if player.bid is not None and player.bid.character == character:
        return refuse("already_sealed", "4.5")
    return _not_in_hand(character, "4.5")


def _not_in_hand(character: str, rule: str) -> Text:
    if character not in CHARACTERS:
        return refuse("no_such_character", "2.7")
    return refuse("character_not_in_hand", rule, character=character)


def _boiler(state: CongoState, seat: Seat, character: str) -> Text | None:
    player = state.players[seat]
    if seat not in state.waiting and player.pick is None:
        return refuse("boiler_costs_you_nothing", "5.9")
    if player.bid is not None and player.bid.character == character:
        return refuse("boiler_takes_no_bid", "5.9")
    if character in AUXILIARIES:
        return refuse("boiler_takes_characters", "5.9")
    if player.pick == character:
        return refuse("already_sealed", "5.9")
    return None if character in player.characters else _not_in_hand(character, "5.9")


def _play(state: CongoState, seat: Seat, action: PlaySpecial) -> Text | None:
    if action.card not in CARDS:
        return refuse("no_such_card", "2.10")
    if action.card not in state.players[seat].specials:
        return refuse("special_not_in_hand", "4.6", card=action.card)
    return place_refusal(state, action.card) or _named_stop(state, action) or _named_deck(action)


def _named_stop(state: CongoState, action: PlaySpecial) -> Text | None:
    """Explored Region names a stop, if any tile lies face down; no other card does (4.6, 5.8)."""
    if action.card != "explored_region":
        return None if action.stop is None else refuse("names_no_stop", "4.6", card=action.card)
    hidden = face_down(state)
    if action.stop is None:
        return refuse("stop_missing", "5.8") if hidden else None
    if action.stop in hidden:
        return None
    if action.stop not in STOPS:
        return refuse("no_such_stop", "2.2")
    return refuse("no_tile_face_down", "5.8", stop=action.stop)


def _named_deck(action: PlaySpecial) -> Text | None:
    """The Settler names a pile; no other card does (4.6, 5.11)."""
    if action.card != "settler":
        return None if action.deck is None else refuse("names_no_deck", "4.6", card=action.card)
    if action.deck is None:
        return refuse("deck_missing", "5.11")
    return None if action.deck in (CHARACTER, AUXILIARY) else refuse("no_such_deck", "5.11")


def _commit(state: CongoState, seat: Seat, tiles: tuple[str, ...]) -> Text | None:
    player = state.players[seat]
    if seat not in state.tied:
        return refuse("not_in_tie", "4.13")
    if not tiles:
        return refuse("commit_at_least_one", "4.13")
    if player.commitment == tiles:
        return refuse("already_sealed", "4.13")
    return _hippos(player, tiles, "4.13")


def _hippos(player: Player, tiles: tuple[str, ...], rule: str) -> Text | None:
    for tile, number in Bag.of(tiles).counts.items():
        if tile not in HIPPOS:
            return refuse("no_such_hippo", "2.9")
        if number > player.hippos.count(tile):
            return refuse("hippo_not_held", rule, tile=tile)
    return None
