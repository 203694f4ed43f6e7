"""Why an action is not allowed in Livingstone: the only judge of legality (rules 4.5, 5, 9.27)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from games.core import refuse
from games.livingstone.actions import (
    Dig,
    Donate,
    DrawCard,
    EndTurn,
    LivingstoneAction,
    PassRound,
    PlaceTent,
    PlayCard,
    PlayDoubleDice,
    PlayExtraTent,
    PlayMarket,
    SellGems,
    TakeCoins,
    TakeDie,
)
from games.livingstone.data import CARDS, COLUMNS, ROWS, SPACES, Space
from games.livingstone.state import LivingstoneState, Player, Stage
from games.values import Seat, Text

ONLY_WITH_TENT = {"free_tent": "5.1", "any_row": "5.3"}
"""Cards that are part of placing a tent, never played on their own, and the section that says so."""
WITH_PARTICULARS = ("double_dice", "market", "extra_tent")
"""Cards that have an action of their own, because they ask for more than their name."""


def refusal(state: LivingstoneState, seat: Seat, action: LivingstoneAction) -> Text | None:
    """Why that seat may not do this now, or None."""
    if state.result is not None:
        return refuse("over", "4.8")
    if seat != state.active:
        return refuse("not_your_turn", "4.4")
    player = state.players[seat]
    match action:
        case TakeDie():
            return _take_die(state, player, action.value)
        case TakeCoins() | DrawCard() | Dig():
            return _main_action(state)
        case PlaceTent():
            return _main_action(state) or place_tent(state, seat, action)
        case SellGems():
            return _sell(player, action, "4.5")
        case Donate():
            return _donate(player, action.amount)
        case PlayCard():
            return _play_card(state, player, action.card)
        case PlayDoubleDice():
            return _missing(player, "double_dice") or _double_dice(state, player, action.value)
        case PlayMarket():
            return _missing(player, "market") or _sell(player, action, "5.5")
        case PlayExtraTent():
            return _missing(player, "extra_tent") or extra_tent(state, player, action)
        case PassRound():
            return pass_round(state, player)
        case EndTurn():
            return None if state.stage is Stage.DONE else refuse("die_to_take_and_spend", "4.5")
    assert_never(action)


def tent_price(state: LivingstoneState, seat: Seat, row: int, *, is_free: bool) -> tuple[int, list[Seat]]:
    """What the bank gets for a tent there, and the seats that get a pound each (4.5, 5.1)."""
    where = Space(state.boat, row).id
    neighbours = [
        other for other, player in enumerate(state.players) if other != seat and player.tents_on(where)
    ]
    if not is_free:
        return COLUMNS[state.boat].cost, neighbours
    return 0, neighbours if state.options.free_tent_pays_neighbours else []


def higher_dice(state: LivingstoneState, player: Player) -> list[int]:
    """The different values in the pool above all that player took this round (4.3)."""
    return sorted({die for die in state.pool if die > player.last_die})


def _missing(player: Player, card: str) -> Text | None:
    return None if card in player.hand else refuse("card_not_in_hand", "5", card=card)


def _take_die(state: LivingstoneState, player: Player, value: int) -> Text | None:
    if state.stage is Stage.ACT:
        return refuse("spend_die_first", "4.5", die=state.current_die)
    if state.stage is Stage.DONE:
        return refuse("one_die_a_turn", "4.4")
    if value not in state.pool:
        return refuse("no_such_die", "4.5", die=value)
    if value <= player.last_die:
        return refuse("die_not_higher", "4.3", die=value, last=player.last_die)
    return None


def _main_action(state: LivingstoneState) -> Text | None:
    if state.stage is Stage.PICK:
        return refuse("take_die_first", "4.4")
    if state.stage is Stage.DONE:
        return refuse("one_action_a_die", "4.4")
    return None


def place_tent(state: LivingstoneState, seat: Seat, action: PlaceTent) -> Text | None:
    """Why no tent can be placed so with the die (4.5, 5.1, 5.3), or None."""
    player = state.players[seat]
    for card, is_used in (("free_tent", action.use_free_tent), ("any_row", action.use_any_row)):
        if is_used and (reason := _missing(player, card)):
            return reason
    if action.use_any_row:
        if action.row not in ROWS:
            return refuse("no_such_row", "5.3", row=action.row)
        if action.row == state.current_die:
            return refuse("any_row_not_needed", "5.3", row=action.row)
    elif action.row != state.current_die:
        return refuse("row_of_the_die", "4.5", row=action.row, die=state.current_die)
    if reason := _no_tent(state, player, Space(state.boat, action.row), action.move_from):
        return reason
    cost, neighbours = tent_price(state, seat, action.row, is_free=action.use_free_tent)
    price = cost + len(neighbours)
    if player.purse < price:
        return refuse("not_enough_money", "4.5", price=price, purse=player.purse)
    return None


def _no_tent(state: LivingstoneState, player: Player, target: Space, move_from: Space | None) -> Text | None:
    """Why there is no tent for that target: from the supply, or with two players moved (4.5, 7.1)."""
    if not state.count.moves_tents:
        if move_from is not None:
            return refuse("tents_stay", "7.1")
        return None if player.tents else refuse("no_tents_left", "4.5")
    if player.tents:
        return None if move_from is None else refuse("tents_in_supply", "7.1", tents=player.tents)
    if move_from is None:
        return refuse("name_tent_to_move", "7.1")
    if not player.tents_on(move_from.id):
        return refuse("no_tent_there", "7.1", column=move_from.column, row=move_from.row)
    if move_from == target:
        return refuse("move_from_elsewhere", "7.1")
    return None


def _sell(player: Player, gems: SellGems | PlayMarket, rule: str) -> Text | None:
    wanted: Mapping[str, int] = {"clear": gems.clear, "blue": gems.blue, "red": gems.red}
    if min(wanted.values()) < 0 or not any(wanted.values()):
        return refuse("nothing_to_sell", rule)
    for gem, number in wanted.items():
        if number > player.gems[gem]:
            wished = Text(f"stones-{gem}", {"count": number})
            return refuse("not_enough_gems", rule, gems=wished, held=player.gems[gem])
    return None


def _donate(player: Player, amount: int) -> Text | None:
    if player.purse == 0:
        return refuse("purse_empty", "4.5")
    if not 1 <= amount <= player.purse:
        return refuse("gift_out_of_range", "4.5", most=player.purse)
    return None


def _play_card(state: LivingstoneState, player: Player, card: str) -> Text | None:
    if card not in CARDS:
        return refuse("no_such_card", "2.7")
    if card == "mine_collapse":
        return refuse("mine_collapse_never_held", "5.12")
    if reason := _missing(player, card):
        return reason
    if card in ONLY_WITH_TENT:
        return refuse("only_with_tent", ONLY_WITH_TENT[card], card=card)
    if card in WITH_PARTICULARS:
        return refuse("card_needs_particulars", "5", card=card)
    if card == "steamboat_back" and state.boat == min(COLUMNS):
        return refuse("boat_at_start", "5.7")
    return None


def _double_dice(state: LivingstoneState, player: Player, value: int) -> Text | None:
    if state.stage is Stage.PICK:
        return refuse("first_die_before", "5.2")
    if state.has_acted or state.stage is Stage.DONE:
        return refuse("too_late_for_second_die", "5.2")
    if value not in higher_dice(state, player):
        return refuse("no_such_higher_die", "5.2", die=value, last=player.last_die)
    return None


def extra_tent(state: LivingstoneState, player: Player, action: PlayExtraTent) -> Text | None:
    """Why the second tent cannot stand there (5.6), or None."""
    target = action.space
    if target.id not in SPACES:
        return refuse("no_such_space", "2.5", column=target.column, row=target.row)
    camp = player.camps.get(target.id)
    if camp is None or not camp.scored:
        return refuse("needs_scored_tent", "5.6", column=target.column, row=target.row)
    return _no_tent(state, player, target, action.move_from)


def pass_round(state: LivingstoneState, player: Player) -> Text | None:
    """Why the rest of the round cannot be passed (7.2), or None."""
    if not state.options.allow_pass:
        return refuse("no_passing", "7.2")
    if state.stage is not Stage.PICK:
        return refuse("pass_before_taking", "7.2")
    if not player.dice_taken:
        return refuse("first_die_is_due", "7.2")
    return None
