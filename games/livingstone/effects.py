"""What each action of Livingstone does (rules 4.5, 4.6, 5); the action given is legal."""

from __future__ import annotations

from typing import assert_never

from games.chance import Bag
from games.livingstone import scoring
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
from games.livingstone.data import CARDS, GEMS, STONES, Space
from games.livingstone.refusals import tent_price
from games.livingstone.state import Camp, LivingstoneState, Player, Stage, no_gems
from games.values import Event, Seat, Text, Value, Who


def apply(state: LivingstoneState, seat: Seat, action: LivingstoneAction) -> list[Event]:
    """Carry out the action in place, with all that follows of itself."""
    match action:
        case TakeDie():
            return _take_die(state, seat, action.value)
        case TakeCoins():
            return _take_coins(state, seat)
        case DrawCard():
            return _draw_card(state, seat)
        case Dig():
            return _dig(state, seat, state.current_die, spends_die=True)
        case PlaceTent():
            return _place_tent(state, seat, action)
        case SellGems():
            return _sell(state, seat, action)
        case Donate():
            return _donate(state, seat, action.amount)
        case PlayCard():
            return _play_card(state, seat, action.card)
        case PlayDoubleDice():
            return _double_dice(state, seat, action.value)
        case PlayMarket():
            return _market(state, seat, action)
        case PlayExtraTent():
            return _extra_tent(state, seat, action)
        case PassRound():
            state.players[seat].has_passed = True
            return [Event("round_passed", {"who": Who(seat)}), *scoring.next_turn(state)]
        case EndTurn():
            return [Event("turn_ended", {"who": Who(seat)}), *scoring.next_turn(state)]
    assert_never(action)


def stones_text(counts: dict[str, int]) -> tuple[Text, ...]:
    """Stones as a list to be read out, in the order of the box."""
    return tuple(Text(f"stones-{stone}", {"count": counts[stone]}) for stone in STONES if counts.get(stone))


def _spend_die(state: LivingstoneState) -> None:
    """After every main action (4.5): the next die of Two Dice, or done."""
    state.has_acted = True
    state.dice_to_spend.pop(0)
    if not state.dice_to_spend:
        state.stage = Stage.DONE


def _take_die(state: LivingstoneState, seat: Seat, value: int) -> list[Event]:
    state.pool.remove(value)
    state.players[seat].dice_taken.append(value)
    state.dice_to_spend.append(value)
    state.stage = Stage.ACT
    return [Event("die_taken", {"who": Who(seat), "die": value})]


def _take_coins(state: LivingstoneState, seat: Seat) -> list[Event]:
    pounds = state.current_die
    state.players[seat].purse += pounds
    _spend_die(state)
    return [Event("coins_taken", {"who": Who(seat), "pounds": pounds})]


def _draw_card(state: LivingstoneState, seat: Seat) -> list[Event]:
    card = state.deck.draw(state.rng)
    events = [Event("card_drawn", {"who": Who(seat)})]
    if card == "mine_collapse":
        events += _mine_collapse(state, seat)
    else:
        events.append(_take_in_hand(state, seat, card))
    _spend_die(state)
    return events


def _take_in_hand(state: LivingstoneState, seat: Seat, card: str) -> Event:
    state.players[seat].hand.add(card)
    return Event("card_received", {"card": card}, seen_by=(seat,), reveals=True)


def _mine_collapse(state: LivingstoneState, seat: Seat) -> list[Event]:
    """All gems go back, the drawer gets a replacement, everything is shuffled (5.12)."""
    events = [Event("mine_collapsed", {"who": Who(seat)}, reveals=True)]
    for other, player in enumerate(state.players):
        if any(player.gems.values()):
            events.append(Event("gems_lost", {"who": Who(other), "gems": stones_text(player.gems)}))
            for gem, number in player.gems.items():
                state.bag.add(gem, number)
            player.gems = no_gems()
    source = state.deck or state.discard
    if source:
        events.append(Event("replacement_drawn", {"who": Who(seat)}))
        events.append(_take_in_hand(state, seat, source.draw(state.rng)))
    state.deck.pour(state.discard)
    state.deck.add("mine_collapse")
    return events


def _dig(state: LivingstoneState, seat: Seat, number: int, *, spends_die: bool) -> list[Event]:
    """Draw stones, shown to everybody; the white one voids the draw and refills the bag (4.6)."""
    player = state.players[seat]
    drawn = Bag.of(state.bag.draw(state.rng) for _ in range(min(number, len(state.bag))))
    events = [Event("stones_dug", {"who": Who(seat), "stones": stones_text(drawn.counts)}, reveals=True)]
    if "white" in drawn:
        events.append(Event("white_stone_drawn", {"who": Who(seat), "aside": len(state.aside)}))
        state.bag.pour(drawn)
        state.bag.pour(state.aside)
    for gem in GEMS:
        player.gems[gem] += drawn.count(gem)
    state.aside.add("black", drawn.count("black"))
    if spends_die:
        _spend_die(state)
    return events


def _place_tent(state: LivingstoneState, seat: Seat, action: PlaceTent) -> list[Event]:
    player = state.players[seat]
    events: list[Event] = []
    for card, is_used in (("free_tent", action.use_free_tent), ("any_row", action.use_any_row)):
        if is_used:
            events.append(_discard(state, seat, card))
    cost, neighbours = tent_price(state, seat, action.row, is_free=action.use_free_tent)
    player.purse -= cost + len(neighbours)
    for other in neighbours:
        state.players[other].purse += 1
    events.append(_put_tent(state, seat, Space(state.boat, action.row), action.move_from, cost))
    events += [Event("neighbour_paid", {"who": Who(seat), "to": Who(other)}) for other in neighbours]
    _spend_die(state)
    return events


def _put_tent(
    state: LivingstoneState, seat: Seat, target: Space, move_from: Space | None, pounds: int
) -> Event:
    """Set an unscored tent, from the supply or from another space (4.5, 7.1)."""
    player = state.players[seat]
    values: dict[str, Value] = {
        "who": Who(seat),
        "column": target.column,
        "row": target.row,
        "pounds": pounds,
    }
    if move_from is None:
        player.tents -= 1
        event = Event("tent_placed", values)
    else:
        _lift_tent(player, move_from)
        event = Event("tent_moved", {**values, "from_column": move_from.column, "from_row": move_from.row})
    player.camps.setdefault(target.id, Camp()).unscored += 1
    return event


def _lift_tent(player: Player, where: Space) -> None:
    """An unscored tent if there is one, else a scored one (4.5)."""
    camp = player.camps[where.id]
    if camp.unscored:
        camp.unscored -= 1
    else:
        camp.scored -= 1
    if not camp.tents:
        del player.camps[where.id]


def _give_up(state: LivingstoneState, player: Player, gems: dict[str, int]) -> None:
    for gem, number in gems.items():
        player.gems[gem] -= number
        state.aside.add(gem, number)


def _sell(state: LivingstoneState, seat: Seat, action: SellGems) -> list[Event]:
    sold = {"clear": action.clear, "blue": action.blue, "red": action.red}
    pounds = sum(number * GEMS[gem].pounds for gem, number in sold.items())
    player = state.players[seat]
    _give_up(state, player, sold)
    player.purse += pounds
    return [Event("gems_sold", {"who": Who(seat), "gems": stones_text(sold), "pounds": pounds})]


def _donate(state: LivingstoneState, seat: Seat, amount: int) -> list[Event]:
    player = state.players[seat]
    player.purse -= amount
    player.chest += amount
    player.donations += 1
    # A gift cannot be taken back (4.5), so both events bar an undo.
    return [
        Event("gift_given", {"who": Who(seat)}, reveals=True),
        Event("gift_counted", {"pounds": amount, "chest": player.chest}, seen_by=(seat,), reveals=True),
    ]


def _discard(state: LivingstoneState, seat: Seat, card: str) -> Event:
    """Play a card face up: the others learn that it was held."""
    state.players[seat].hand.take(card)
    state.discard.add(card)
    return Event("card_played", {"who": Who(seat), "card": card}, reveals=True)


def _play_card(state: LivingstoneState, seat: Seat, card: str) -> list[Event]:
    player = state.players[seat]
    played = _discard(state, seat, card)
    if card == "steamboat_back":
        state.boat -= 1
        return [played, Event("boat_moved_back", {"column": state.boat})]
    if stones := CARDS[card].stones:
        return [played, *_dig(state, seat, stones, spends_die=False)]
    if pounds := CARDS[card].pounds:
        player.purse += pounds
        return [played, Event("coins_taken", {"who": Who(seat), "pounds": pounds})]
    points = CARDS[card].points
    player.score("cards", points)
    return [played, Event("points_scored", {"who": Who(seat), "points": points})]


def _double_dice(state: LivingstoneState, seat: Seat, value: int) -> list[Event]:
    return [_discard(state, seat, "double_dice"), *_take_die(state, seat, value)]


def _market(state: LivingstoneState, seat: Seat, action: PlayMarket) -> list[Event]:
    sold = {"clear": action.clear, "blue": action.blue, "red": action.red}
    pounds = sum(number * GEMS[gem].market_pounds for gem, number in sold.items())
    points = sum(number * GEMS[gem].market_points for gem, number in sold.items())
    player = state.players[seat]
    played = _discard(state, seat, "market")
    _give_up(state, player, sold)
    player.purse += pounds
    player.score("cards", points)
    return [
        played,
        Event("gems_sold", {"who": Who(seat), "gems": stones_text(sold), "pounds": pounds}),
        Event("points_scored", {"who": Who(seat), "points": points}),
    ]


def _extra_tent(state: LivingstoneState, seat: Seat, action: PlayExtraTent) -> list[Event]:
    played = _discard(state, seat, "extra_tent")
    return [played, _put_tent(state, seat, action.space, action.move_from, 0)]
