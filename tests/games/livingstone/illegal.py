"""Every illegal action of 9.27, by its number: refused for its reason, and nothing has changed."""

from __future__ import annotations

from typing import NamedTuple

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
from games.livingstone.data import Space
from games.livingstone.state import LivingstoneOptions, LivingstoneState, Player
from games.values import Seat
from tests.games.livingstone.playing import play
from tests.games.livingstone.positions import NO_OPTIONS, B, player, position, round_ending

PASSING = LivingstoneOptions(allow_pass=True)
EVERY_KIND: tuple[Action, ...] = (
    TakeDie(6),
    TakeCoins(),
    DrawCard(),
    Dig(),
    PlaceTent(6),
    SellGems(red=1),
    Donate(1),
    PlayCard("lion"),
    PlayDoubleDice(6),
    PlayMarket(red=1),
    PlayExtraTent(Space(1, 1)),
    PassRound(),
    EndTurn(),
)
SPREAD = [f"c{column}r{row}" for column in (1, 2) for row in range(1, 6)]
"""Ten spaces for tents."""


class Illegal(NamedTuple):
    """An action that a rule forbids, and the reason to be given."""

    number: int
    state: LivingstoneState
    action: Action
    key: str
    rule: str
    seat: Seat | None = None
    """Who tries it, if not the active player."""


def able() -> Player:
    """Somebody with something of everything, so that only the rule in question forbids."""
    hand = ["lion", "double_dice", "market", "extra_tent", "free_tent", "any_row"]
    return player(purse=20, hand=hand, gems={"red": 1, "blue": 1}, scored=["c1r1"])


def poor(purse: int = 0) -> Player:
    """Somebody with nothing but a little money, if any."""
    return player(purse=purse)


def picking(one: Player, *, boat: int = 5, options: LivingstoneOptions = NO_OPTIONS) -> LivingstoneState:
    """Stage `pick` with three players."""
    return position(one, player(), player(), boat=boat, options=options)


def waiting() -> LivingstoneState:
    """It is A's turn; B, who waits, has everything."""
    return position(player(), able(), player(), boat=5)


def acting(
    one: Player, die: int = 4, *, boat: int = 5, options: LivingstoneOptions = NO_OPTIONS
) -> LivingstoneState:
    """Stage `act` with three players."""
    return position(one, player(), player(), boat=boat, spending=[die], options=options)


def done(options: LivingstoneOptions = NO_OPTIONS) -> LivingstoneState:
    """Stage `done` with three players."""
    one = able()
    one.dice_taken.append(1)
    return position(one, player(), player(), boat=5, is_done=True, options=options)


def of_two(one: Player) -> LivingstoneState:
    """Stage `act` with a 4 and two players."""
    return position(one, player(), boat=9, spending=[4])


def without_tents(*hand: str) -> Player:
    """Somebody with an empty supply."""
    return player(purse=20, hand=hand, scored=[*SPREAD, "c9r4"])


def over() -> LivingstoneState:
    """A game that has ended with everything still in hand."""
    return play(round_ending(able(), player(), player(), boat=10), EndTurn()).state


def after_coins_of_two_dice() -> LivingstoneState:
    """Two Dice was played, the first die is spent, and another such card is in hand."""
    one = player(hand=["double_dice"] * 2)
    state = position(one, player(), player(), pool=[4, 5, 6, 6, 6], spending=[2])
    return play(state, PlayDoubleDice(4), TakeCoins()).state


ELSEWHERE = Space(1, 1)
TARGET = Space(9, 4)
ILLEGAL = [
    *(Illegal(1, waiting(), action, "not_your_turn", "4.4", seat=B) for action in EVERY_KIND),
    Illegal(2, position(poor(), player(), pool=[1, 2, 4, 5]), TakeDie(3), "no_such_die", "4.5"),
    Illegal(2, picking(able()), TakeDie(7), "no_such_die", "4.5"),
    Illegal(3, position(player(dice=[3]), player(), pool=[3, 4, 5]), TakeDie(3), "die_not_higher", "4.3"),
    Illegal(4, acting(able()), TakeDie(6), "spend_die_first", "4.5"),
    Illegal(5, picking(able()), TakeCoins(), "take_die_first", "4.4"),
    *(
        Illegal(6, done(), action, "one_action_a_die", "4.4")
        for action in (TakeCoins(), DrawCard(), Dig(), PlaceTent(1))
    ),
    Illegal(7, picking(able()), EndTurn(), "die_to_take_and_spend", "4.5"),
    Illegal(7, acting(able()), EndTurn(), "die_to_take_and_spend", "4.5"),
    Illegal(8, acting(able(), 4), PlaceTent(5), "row_of_the_die", "4.5"),
    Illegal(8, acting(able(), 4), PlaceTent(5, use_free_tent=True), "row_of_the_die", "4.5"),
    Illegal(9, acting(poor(purse=2), 4), PlaceTent(4), "not_enough_money", "4.5"),
    Illegal(11, acting(without_tents()), PlaceTent(4), "no_tents_left", "4.5"),
    Illegal(12, of_two(able()), PlaceTent(4, move_from=ELSEWHERE), "tents_in_supply", "7.1"),
    Illegal(13, of_two(without_tents()), PlaceTent(4, move_from=TARGET), "move_from_elsewhere", "7.1"),
    Illegal(14, acting(poor()), PlaceTent(4, use_free_tent=True), "card_not_in_hand", "5"),
    Illegal(14, acting(poor()), PlaceTent(5, use_any_row=True), "card_not_in_hand", "5"),
    Illegal(14, picking(poor()), PlayCard("lion"), "card_not_in_hand", "5"),
    Illegal(14, picking(poor()), PlayCard("free_tent"), "card_not_in_hand", "5"),
    Illegal(14, acting(poor()), PlayDoubleDice(6), "card_not_in_hand", "5"),
    Illegal(14, picking(player(gems={"red": 1})), PlayMarket(red=1), "card_not_in_hand", "5"),
    Illegal(14, picking(player(scored=["c1r1"])), PlayExtraTent(ELSEWHERE), "card_not_in_hand", "5"),
    Illegal(14, picking(able()), PlayCard("hippopotamus"), "no_such_card", "2.7"),
    Illegal(15, acting(able(), 4), PlaceTent(4, use_any_row=True), "any_row_not_needed", "5.3"),
    Illegal(16, acting(able()), PlayCard("free_tent"), "only_with_tent", "5.1"),
    Illegal(16, acting(able()), PlayCard("any_row"), "only_with_tent", "5.3"),
    Illegal(17, picking(able()), PlayDoubleDice(6), "first_die_before", "5.2"),
    Illegal(17, done(), PlayDoubleDice(6), "too_late_for_second_die", "5.2"),
    Illegal(17, after_coins_of_two_dice(), PlayDoubleDice(6), "too_late_for_second_die", "5.2"),
    Illegal(17, acting(able(), 6), PlayDoubleDice(6), "no_such_higher_die", "5.2"),
    Illegal(17, acting(able(), 4), PlayDoubleDice(5), "no_such_higher_die", "5.2"),
    Illegal(
        17,
        position(able(), player(), pool=[2, 4, 5], spending=[4]),
        PlayDoubleDice(2),
        "no_such_higher_die",
        "5.2",
    ),
    Illegal(
        18,
        picking(player(hand=["steamboat_back"]), boat=1),
        PlayCard("steamboat_back"),
        "boat_at_start",
        "5.7",
    ),
    Illegal(19, picking(able()), PlayMarket(), "nothing_to_sell", "5.5"),
    Illegal(19, picking(able()), PlayMarket(red=2, blue=-1), "nothing_to_sell", "5.5"),
    Illegal(19, picking(able()), PlayMarket(red=2), "not_enough_gems", "5.5"),
    Illegal(20, picking(able()), PlayExtraTent(Space(3, 3)), "needs_scored_tent", "5.6"),
    Illegal(
        20,
        picking(player(hand=["extra_tent"], unscored=["c1r1"])),
        PlayExtraTent(ELSEWHERE),
        "needs_scored_tent",
        "5.6",
    ),
    Illegal(20, picking(able()), PlayExtraTent(Space(0, 7)), "no_such_space", "2.5"),
    Illegal(21, picking(able()), SellGems(blue=2), "not_enough_gems", "4.5"),
    Illegal(23, picking(able()), Donate(0), "gift_out_of_range", "4.5"),
    Illegal(23, picking(able()), Donate(-1), "gift_out_of_range", "4.5"),
    Illegal(23, picking(able()), Donate(21), "gift_out_of_range", "4.5"),
    Illegal(23, picking(poor()), Donate(1), "purse_empty", "4.5"),
    Illegal(24, picking(player(chest=5)), Donate(-5), "gift_out_of_range", "4.5"),
    Illegal(25, waiting(), PlayCard("lion"), "not_your_turn", "4.4", seat=B),
    Illegal(25, over(), PlayCard("lion"), "over", "4.8"),
    Illegal(27, done(), TakeDie(6), "one_die_a_turn", "4.4"),
    *(
        Illegal(28, picking(able()), action, "take_die_first", "4.4")
        for action in (TakeCoins(), DrawCard(), Dig(), PlaceTent(6))
    ),
    Illegal(29, of_two(without_tents()), PlaceTent(4), "name_tent_to_move", "7.1"),
    Illegal(29, of_two(without_tents("extra_tent")), PlayExtraTent(ELSEWHERE), "name_tent_to_move", "7.1"),
    Illegal(30, of_two(without_tents()), PlaceTent(4, move_from=Space(3, 3)), "no_tent_there", "7.1"),
    Illegal(30, of_two(without_tents()), PlaceTent(4, move_from=Space(11, 0)), "no_tent_there", "7.1"),
    Illegal(31, acting(without_tents()), PlaceTent(4, move_from=ELSEWHERE), "tents_stay", "7.1"),
    Illegal(31, acting(able()), PlaceTent(4, move_from=ELSEWHERE), "tents_stay", "7.1"),
    Illegal(32, picking(without_tents("extra_tent")), PlayExtraTent(ELSEWHERE), "no_tents_left", "4.5"),
    Illegal(32, of_two(able()), PlayExtraTent(ELSEWHERE, ELSEWHERE), "tents_in_supply", "7.1"),
    Illegal(
        32,
        of_two(without_tents("extra_tent")),
        PlayExtraTent(ELSEWHERE, ELSEWHERE),
        "move_from_elsewhere",
        "7.1",
    ),
    *(
        Illegal(33, acting(able()), PlaceTent(row, use_any_row=True), "no_such_row", "5.3")
        for row in (0, 7, -1)
    ),
    Illegal(34, picking(able()), PlayCard("mine_collapse"), "mine_collapse_never_held", "5.12"),
    Illegal(35, picking(able()), SellGems(), "nothing_to_sell", "4.5"),
    Illegal(35, picking(able()), SellGems(red=-1), "nothing_to_sell", "4.5"),
    Illegal(35, picking(able()), SellGems(red=1, blue=-1), "nothing_to_sell", "4.5"),
    Illegal(36, position(player(dice=[1]), player(), player()), PassRound(), "no_passing", "7.2"),
    Illegal(36, picking(able(), options=PASSING), PassRound(), "first_die_is_due", "7.2"),
    Illegal(36, acting(able(), options=PASSING), PassRound(), "pass_before_taking", "7.2"),
    Illegal(36, done(PASSING), PassRound(), "pass_before_taking", "7.2"),
    *(Illegal(37, over(), action, "over", "4.8") for action in EVERY_KIND),
    # Not in the table: a card that asks for more than its name.
    *(
        Illegal(14, acting(able()), PlayCard(card), "card_needs_particulars", "5")
        for card in ("double_dice", "market", "extra_tent")
    ),
]

UNREADABLE = [
    (2, "a die without a number", b'{"kind": "take_die", "value": null}'),
    (10, "a tent in another column", b'{"kind": "place_tent", "row": 4, "column": 6}'),
    (22, "selling rubble", b'{"kind": "sell_gems", "black": 1}'),
    (22, "selling the white stone", b'{"kind": "sell_gems", "white": 1}'),
    (24, "taking money back", b'{"kind": "take_back", "amount": 5}'),
    (30, "a tent from no space", b'{"kind": "place_tent", "row": 4, "move_from": "the box"}'),
    (33, "a row without a number", b'{"kind": "place_tent", "row": "any", "use_any_row": true}'),
    (34, "the Mine Collapse as an action", b'{"kind": "mine_collapse"}'),
]
"""What no action of the game can say, as somebody may still send it."""

STARTS = [(26, 1), (26, 6)]
"""Numbers of players that cannot begin; joining and leaving are the host's."""
