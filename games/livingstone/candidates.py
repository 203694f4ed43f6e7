"""Everything the player in turn may do in Livingstone, and nothing else (rules 4.9)."""

from __future__ import annotations

from itertools import product

from games.core import Action
from games.livingstone.actions import (
    Dig,
    Donate,
    DrawCard,
    EndTurn,
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
from games.livingstone.data import COLUMNS, GEMS, ROWS, SPACES, STONES, Space
from games.livingstone.refusals import extra_tent, higher_dice, pass_round, place_tent
from games.livingstone.state import LivingstoneState, Player, Stage
from games.values import Seat

# Actions do not change, so those that are listed at every step are made once.
TAKE_DIE = {row: TakeDie(row) for row in ROWS}
WITH_THE_DIE: tuple[Action, ...] = (TakeCoins(), DrawCard(), Dig())
PASS_ROUND, END_TURN = PassRound(), EndTurn()
DONATIONS = [Donate(pounds) for pounds in range(1, 64)]
SALES = {gem: [SellGems(**{gem: sold}) for sold in range(1, STONES[gem].count + 1)] for gem in GEMS}


def candidates(state: LivingstoneState, seat: Seat) -> list[Action]:
    """What the stage and the player's own things allow the player in turn."""
    player = state.players[seat]
    found: list[Action] = []
    match state.stage:
        case Stage.PICK:
            found += [TAKE_DIE[die] for die in higher_dice(state, player)]
            if pass_round(state, player) is None:
                found.append(PASS_ROUND)
        case Stage.ACT:
            found += WITH_THE_DIE
            found += _tents(state, seat, player)
            if "double_dice" in player.hand.counts and not state.has_acted:
                found += [PlayDoubleDice(die) for die in higher_dice(state, player)]
        case Stage.DONE:
            found.append(END_TURN)
    found += _sales(player)
    found += _donations(player.purse)
    if player.hand.counts:
        found += _cards(state, player)
    return found


def _movable(player: Player) -> list[Space | None]:
    """Where the tent to be placed may come from: the supply (None), or one's spaces when it is empty."""
    return [None] if player.tents else [SPACES[where] for where in sorted(player.camps)]


def _tents(state: LivingstoneState, seat: Seat, player: Player) -> list[Action]:
    """A tent in the row of the die, or elsewhere by card, paid or not."""
    free_choices = [False, True] if "free_tent" in player.hand.counts else [False]
    rows = ROWS if "any_row" in player.hand.counts else [state.current_die]
    wanted = [
        PlaceTent(row, is_free, row != state.current_die, move_from)
        for is_free, move_from in product(free_choices, _movable(player))
        for row in rows
    ]
    return [action for action in wanted if place_tent(state, seat, action) is None]


def _sales(player: Player) -> list[Action]:
    """Some of one kind, or all gems at once."""
    found: list[Action] = []
    for gem, number in player.gems.items():
        if number:
            found += SALES[gem][:number]
    if len(found) > max(player.gems.values()):
        found.append(SellGems(**player.gems))
    return found


def _donations(purse: int) -> list[Donate]:
    """Every gift that the purse holds."""
    if purse > len(DONATIONS):
        return [Donate(pounds) for pounds in range(1, purse + 1)]
    return DONATIONS[:purse]


def _cards(state: LivingstoneState, player: Player) -> list[Action]:
    """Cards that can be played by themselves, with what they ask for."""
    found: list[Action] = []
    for card in player.hand.counts:
        match card:
            case "market":
                amounts = product(*(range(number + 1) for number in player.gems.values()))
                next(amounts)  # nothing of anything
                found += [PlayMarket(*sold) for sold in amounts]
            case "extra_tent":
                spaces = sorted(where for where, camp in player.camps.items() if camp.scored)
                wanted = [
                    PlayExtraTent(SPACES[where], move_from)
                    for where, move_from in product(spaces, _movable(player))
                ]
                found += [action for action in wanted if extra_tent(state, player, action) is None]
            case "double_dice" | "any_row" | "free_tent":
                pass  # offered with the die or the tent they go with
            case "steamboat_back" if state.boat == min(COLUMNS):
                pass
            case _:
                found.append(PlayCard(card))
    return found
