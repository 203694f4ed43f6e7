"""What happens of itself in Panamax: dice, turns and the end of a round (rules 4.1, 4.2, 4.7)."""

from __future__ import annotations

from collections.abc import Iterable

from games.panamax import money, scoring
from games.panamax.data import BOX, FOR_PLAYERS, NATIONS
from games.panamax.frames import FeeStevedore, RailFlag
from games.panamax.state import ActionColumn, CargoDie, PanamaxState, Phase
from games.panamax.telling import tell
from games.values import Event, Seat, Who

LEFT_COLUMNS = sum(column.slot is None for column in BOX.columns)
"""Those for moves; the others are for contracts."""


def begin_round(state: PanamaxState) -> list[Event]:
    """The white dice are rolled, and the first player has a turn (4.1)."""
    state.round_no += 1
    count = FOR_PLAYERS[len(state.players)]
    turns = state.options.two_player_turns if len(state.players) == min(FOR_PLAYERS) else count.turns
    state.turns_left = turns * len(state.players)
    state.phase = Phase.TURNS
    events = [tell("round_began", round=state.round_no)]
    while True:
        rows = filled(state.rng.roll(count.table_dice), BOX.limits.column_rows)
        executive = filled(state.rng.roll(count.executive_dice), 1)
        left = sum(rows[:LEFT_COLUMNS] + executive[:LEFT_COLUMNS])
        right = sum(rows + executive) - left
        if min(left, right) > count.reroll_at_most:
            break
        events.append(tell("dice_rerolled", left=left, right=right, reveals=True))
    state.columns = [ActionColumn(dice, bool(top)) for dice, top in zip(rows, executive, strict=True)]
    above = tuple(column + 1 for column, top in enumerate(executive) if top)
    events.append(tell("dice_rolled", dice=tuple(rows), executive=above, reveals=True))
    return [*events, *begin_turn(state, state.order[0])]


def filled(rolled: Iterable[int], room: int) -> list[int]:
    """Dice in each column: a surplus one goes to the nearest lower with room, else to the nearest higher."""
    columns = [0] * len(BOX.columns)
    for value in sorted(rolled):
        nearest = (*range(value - 1, -1, -1), *range(value, len(columns)))
        columns[next(column for column in nearest if columns[column] < room)] += 1
    return columns


def begin_turn(state: PanamaxState, seat: Seat) -> list[Event]:
    """The next player is to take a white die; what moved a whole round of turns ago is forgotten."""
    state.active = seat
    state.has_taken = False
    state.turn_no += 1
    oldest = state.turn_no - len(state.players)
    state.trail = [passage for passage in state.trail if passage.turn > oldest]
    return [tell("turn_began", who=Who(seat), round=state.round_no)]


def end_turn(state: PanamaxState) -> list[Event]:
    """The next player's turn, or the end of the round (4.2)."""
    events = [tell("turn_ended", who=Who(state.active))]
    state.players[state.active].fresh.clear()
    state.turns_left -= 1
    if not state.turns_left:
        return events + _begin_rail(state)
    following = state.order[(state.order.index(state.active) + 1) % len(state.order)]
    return events + begin_turn(state, following)


def _begin_rail(state: PanamaxState) -> list[Event]:
    """The train arrives: the order of play, and who may take a flag (4.7)."""
    state.phase = Phase.RAIL
    state.turn_no += 1
    events = [tell("round_ended", round=state.round_no)]
    if state.options.slow_train:
        state.platform_dice, state.wagon_2, state.wagon_1 = state.wagon_2, state.wagon_1, []
        _reorder(state, state.wagon_2)
    else:
        # Wagon 2 holds them only while the order is made.
        state.platform_dice, state.wagon_1 = state.wagon_1, []
        _reorder(state, state.platform_dice)
    events.append(tell("order_set", order=tuple(Who(seat) for seat in state.order)))
    aboard = {die.owner for die in state.platform_dice}
    state.queue = [seat for seat in state.order if seat in aboard]
    return events


def _reorder(state: PanamaxState, wagon: list[CargoDie]) -> None:
    """By the sums of the dice, then by the leftmost die; those without dice last, as they were (4.7)."""
    owners = [die.owner for die in wagon]

    def rank(seat: Seat) -> tuple[int, int]:
        if seat not in owners:
            return 1, 0
        total = sum(die.value for die in wagon if die.owner == seat)
        return -total, owners.index(seat)

    state.order.sort(key=rank)


def go_on(state: PanamaxState) -> list[Event]:
    """Nobody is asked any more at this point of the round end: the next one, or the next phase (4.7)."""
    if state.phase is Phase.RAIL:
        if state.queue:
            return _unload_train(state, state.queue.pop(0))
        state.phase = Phase.FEES
        state.queue = list(state.order)
        state.fees = [money.fees_due(state, seat) for seat in range(len(state.players))]
        return []
    if state.queue:
        return _collect_fees(state, state.queue[0])
    state.fees = []
    events = money.pay_dividends(state) + money.give_award(state)
    if state.round_no == BOX.setup.rounds:
        return events + scoring.finish(state)
    return events + _maintain(state) + begin_round(state)


def _unload_train(state: PanamaxState, seat: Seat) -> list[Event]:
    """A player's dice go back to the reserve, and the player may take a flag (4.7)."""
    count = sum(die.owner == seat for die in state.platform_dice)
    state.platform_dice = [die for die in state.platform_dice if die.owner != seat]
    state.players[seat].reserve += count
    if state.platform:
        state.frames.append(RailFlag(seat))
    return [tell("train_dice_returned", who=Who(seat), count=count)]


def _collect_fees(state: PanamaxState, seat: Seat) -> list[Event]:
    """Ask the holder of a stevedore card, but in the last round, when keeping it is worth nothing (4.7)."""
    if not state.fees[seat] or state.players[seat].stevedore is None:
        return pay(state)
    if state.round_no == BOX.setup.rounds:
        return money.use_stevedore(state, seat) + pay(state)
    state.frames.append(FeeStevedore(seat, state.fees[seat]))
    return []


def pay(state: PanamaxState) -> list[Event]:
    """Whoever is next pays the fees."""
    return money.pay_fees(state, state.queue.pop(0))


def _maintain(state: PanamaxState) -> list[Event]:
    """Flags on the platform again, and dice from the reserves to the warehouses (4.7)."""
    events: list[Event] = []
    missing = [nation for nation in NATIONS if nation not in state.platform and state.flags[nation]]
    for nation in missing:
        state.flags[nation] -= 1
        state.platform.append(nation)
    if missing:
        events.append(tell("flags_replaced", nations=tuple(missing)))
    for seat, player in enumerate(state.players):
        if player.reserve:
            events.append(tell("dice_stored", who=Who(seat), count=player.reserve))
            player.warehouse += player.reserve
            player.reserve = 0
    # Nobody has more than two incomplete contracts here: no turn ends with more (4.2).
    return events
