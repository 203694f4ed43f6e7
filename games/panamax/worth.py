"""What a position of Panamax is worth to each seat, in dollars: how computers see it."""

from __future__ import annotations

from math import exp

from games.core import settled
from games.panamax import scoring
from games.panamax.data import BOX, FOR_PLAYERS, LAST_STEP, REWARDS, SHIPS, STEVEDORES, Side
from games.panamax.frames import AnyFrame, Executive, FreeRail, Loading, Market, Moving
from games.panamax.state import PanamaxState, Phase, Player
from games.values import Seat

ROUNDS = BOX.setup.rounds
TURNS = {players: players * count.turns for players, count in FOR_PLAYERS.items()}
"""In a round, of all players."""
CONTRACT_PIP = 0.35
"""Of a pip on a contract, how much will be earned ..."""
UNREADY_PIP, SHIP_PIP = 0.4, 0.5
"""... on a ship that is not in the canal yet, and cannot or can sail ..."""
CANAL_PIP = 0.6
"""... and on one in the canal, with each step ..."""
CANAL_GAIN = 0.03
"""... by so much more."""
STEPS_A_TURN = 1.5
"""Steps that a ship comes on in a turn, of whoever it is, when it is wanted."""
HURRY = 0.9
"""How many of the dice that cost something will have come on by the end of a whole round."""
FLAG_TO_COME = 0.5
"""Dollars that a flag is worth which a contract will bring."""
IDLE_DIE = 0.3
"""Dollars that a die in reserve costs because it lies idle; in the warehouse fees come on top."""
SPARE_DOLLAR, LAST_DOLLAR = 0.3, 0.06
"""What a company's dollar beyond fees and dividends is worth, and what in the last round."""
LATER_ROUND = 0.7
"""How much the dividends of a round to come count, when those of this one are likely."""
SHORT_DOLLAR = 1.2
"""What a dollar costs that a company cannot pay: its player pays it, or takes a bail-out."""
NERVES = 5.0
"""Dollars of a company's funds that make its dividends much more likely."""
FLAG, PASSENGER, CAPTAIN = 1.2, 2.0, 2.0
"""Dollars for each, in the first round; less later."""
STEVEDORE_SHARE = 0.5
"""Of what a stevedore takes off the fees."""
PENDING_MOVE, PENDING_LOAD, PENDING_CHOICE = 0.4, 0.8, 1.0
"""Dollars for what may still be done in this turn."""


def worth(state: PanamaxState) -> list[float]:
    """Money that counts, and what dice, contracts, cargo, funds, flags and cards will bring."""
    if state.result is not None:
        return settled(state.result)
    time = _time(state)
    found = [_counted(state, seat) + _things(player, time) for seat, player in enumerate(state.players)]
    funds = [player.company_cash - fees for player, fees in zip(state.players, _fees(state), strict=True)]
    _add_contracts(state, time, funds)
    _add_cargo(state, found, funds)
    for company, money in enumerate(funds):
        _add_company(state, company, money, found)
    for frame in state.frames:
        found[frame.seat] += _pending(state, frame)
    if state.phase is Phase.TURNS and not state.has_taken:
        found[state.active] += PENDING_CHOICE * 2
    return found


def progress(state: PanamaxState) -> int:
    """The number of the turn; the end of a round belongs to its last one."""
    return state.turn_no - (state.phase in (Phase.RAIL, Phase.FEES))


def _counted(state: PanamaxState, seat: Seat) -> float:
    """What would count for that seat if it were over."""
    return float(sum(scoring.sources(state, seat).values()))


def _left(state: PanamaxState) -> float:
    """What is left of the round, from 1 to 0."""
    return min(1.0, state.turns_left / TURNS[len(state.players)])


def _time(state: PanamaxState) -> float:
    """What is left of the game, from 1 to 0."""
    return (ROUNDS - max(1, state.round_no) + _left(state)) / ROUNDS


def _things(player: Player, time: float) -> float:
    """What flags, passengers and cards are worth beside what they count, and what idle dice cost."""
    value = FLAG * sum(player.flags.values()) + PASSENGER * len(player.passengers)
    if player.captain is not None:
        value += CAPTAIN
    value *= time
    if player.stevedore is not None:
        value += STEVEDORE_SHARE * STEVEDORES[player.stevedore].reduction
    return value - IDLE_DIE * player.stock * time


def _fees(state: PanamaxState) -> list[float]:
    """What the dice of each company cost when the round ends; some will not lie there any more by then."""
    late = 1 - HURRY * _left(state)
    found = []
    for player in state.players:
        dice = sum(len(contract.left) for contract in player.contracts)
        found.append(
            late * (BOX.costs.fee_warehouse_die * player.warehouse + BOX.costs.fee_contract_die * dice)
        )
    for vessel in state.ships.values():
        if vessel.dice:
            fee = late * state.fee_at(vessel.lane, vessel.step)
            for die in vessel.dice:
                found[die.owner] += fee
    return found


def _add_contracts(state: PanamaxState, time: float, funds: list[float]) -> None:
    """What containers that are still on contracts will earn; and a front brings a flag."""
    share = CONTRACT_PIP * min(1.0, 3 * time)
    for seat, player in enumerate(state.players):
        for contract in player.contracts:
            funds[seat] += share * sum(crate.value for crate in contract.left)
            funds[seat] += FLAG_TO_COME * (contract.side is Side.FRONT)


def _add_cargo(state: PanamaxState, found: list[float], funds: list[float]) -> None:
    """What companies will be paid for their dice afloat, and owners for their ships."""
    turns = state.turns_left + TURNS[len(state.players)] * (ROUNDS - state.round_no)
    for name, vessel in state.ships.items():
        if not vessel.dice:
            continue
        share = _arrival(state, name, vessel.step, turns)
        for die in vessel.dice:
            funds[die.owner] += share * die.value
        ship = SHIPS[name]
        if ship.owner is not None:
            found[ship.owner] += share * REWARDS[ship.size].cash


def _arrival(state: PanamaxState, ship: str, step: int, turns: int) -> float:
    """The chance that a ship there leaves the canal, with so many turns to come."""
    ashore = SHIP_PIP if step > 0 or state.is_ready(ship) else UNREADY_PIP
    share = CANAL_PIP + CANAL_GAIN * step if step > 0 else ashore
    return share * min(1.0, (STEPS_A_TURN * turns + 1) / (LAST_STEP + 1 - step))


def _add_company(state: PanamaxState, company: Seat, funds: float, found: list[float]) -> None:
    """What a company's funds are worth to its player, and the dividends they may pay to its holders."""
    player = state.players[company]
    held = [each.shares[company] for each in state.players]
    due = player.dividend * sum(held)
    rounds = ROUNDS - state.round_no
    chance = 1 / (1 + exp((due + 1 - funds) / NERVES))
    if funds < 0:
        found[company] += SHORT_DOLLAR * funds
    spare = max(0.0, funds) - due * chance
    found[company] += (SPARE_DOLLAR if rounds else LAST_DOLLAR) * spare
    paid = chance * player.dividend * (1 + LATER_ROUND * rounds)
    hoped = paid - BOX.costs.price_down_no_dividend * (1 - chance)
    for seat, shares in enumerate(held):
        found[seat] += hoped * shares


def _pending(state: PanamaxState, frame: AnyFrame) -> float:
    """What is still to be done by that frame is worth something."""
    match frame:
        case Moving():
            return PENDING_MOVE * frame.left
        case Loading():
            dice = sum(len(contract.left) for contract in state.players[frame.seat].contracts)
            return PENDING_LOAD * min(frame.level - frame.done, dice) + 0.5 * (not frame.has_taken)
        case Executive() | Market() | FreeRail():
            return PENDING_CHOICE
    return 0.0
