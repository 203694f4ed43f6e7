"""What a position of Panamax is worth to each seat, in dollars: how computers see it."""

from __future__ import annotations

from math import exp

from games.core import settled
from games.panamax import scoring
from games.panamax.data import BOX, LAST_STEP, REWARDS, SHIPS, STEVEDORES, Side
from games.panamax.frames import AnyFrame, Executive, FreeRail, Loading, Market, Moving
from games.panamax.state import PanamaxState, Phase, Player
from games.values import Seat

ROUNDS = BOX.setup.rounds
CONTRACT_PIP = 0.35
"""Of a pip on a contract, how much will be earned ..."""
SHIP_PIP = 0.5
"""... on a ship that is not in the canal yet ..."""
CANAL_PIP = 0.6
"""... and on one in the canal, with each step ..."""
CANAL_GAIN = 0.03
"""... by so much more."""
IDLE_DIE = 0.3
"""Dollars that a die in reserve costs because it lies idle; in the warehouse fees come on top."""
SPARE_DOLLAR = 0.3
"""What a company's dollar beyond fees and dividends is worth; less in the last round."""
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
    seats = range(len(state.players))
    found = [_counted(state, seat) + _things(state, state.players[seat]) for seat in seats]
    for seat in seats:
        _add_company(state, seat, found)
    for frame in state.frames:
        found[frame.seat] += _pending(state, frame)
    if state.phase is Phase.TURNS and not state.has_taken:
        found[state.active] += PENDING_CHOICE * 2
    _add_rewards(state, found)
    return found


def progress(state: PanamaxState) -> int:
    """The number of the turn; the end of a round belongs to its last one."""
    return state.turn_no - (state.phase in (Phase.RAIL, Phase.FEES))


def _counted(state: PanamaxState, seat: Seat) -> float:
    """What would count for that seat if it were over."""
    return float(sum(scoring.sources(state, seat).values()))


def _time(state: PanamaxState) -> float:
    """What is left of the game, from 1 to 0."""
    whole = max(1, len(state.players) * 6)
    return (ROUNDS - max(1, state.round_no) + min(1.0, state.turns_left / whole)) / ROUNDS


def _things(state: PanamaxState, player: Player) -> float:
    """What flags, passengers and cards are worth beside what they count, and what idle dice cost."""
    time = _time(state)
    value = FLAG * sum(player.flags.values()) + PASSENGER * len(player.passengers)
    if player.captain is not None:
        value += CAPTAIN
    value *= time
    if player.stevedore is not None:
        value += STEVEDORE_SHARE * STEVEDORES[player.stevedore].reduction
    return value - IDLE_DIE * player.stock * time


def _add_company(state: PanamaxState, company: Seat, found: list[float]) -> None:
    """What is left of a company's funds after fees, and the dividends they may pay, to its holders."""
    player = state.players[company]
    earned, fees = _under_way(state, company)
    held = [each.shares[company] for each in state.players]
    due = player.dividend * sum(held)
    funds = player.company_cash + earned - fees
    rounds = ROUNDS - state.round_no
    chance = 1 / (1 + exp((due + 1 - funds) / NERVES))
    if funds < 0:
        found[company] += SHORT_DOLLAR * funds
    spare = max(0.0, funds) - due * chance
    found[company] += (SPARE_DOLLAR if rounds else SPARE_DOLLAR / 5) * spare
    hoped = chance * player.dividend * (1 + 0.7 * rounds) - BOX.costs.price_down_no_dividend * (1 - chance)
    for seat, shares in enumerate(held):
        found[seat] += hoped * shares


def _under_way(state: PanamaxState, company: Seat) -> tuple[float, float]:
    """What a company will earn by the dice that are under way, and the fees that all its dice may cost."""
    player = state.players[company]
    time = _time(state)
    late = _lateness(state)
    earned, fees = 0.0, BOX.costs.fee_warehouse_die * player.warehouse * late
    for contract in player.contracts:
        bonus = 0.5 if contract.side is Side.FRONT else 0.0
        earned += bonus + (CONTRACT_PIP * min(1.0, 3 * time)) * sum(crate.value for crate in contract.left)
        fees += BOX.costs.fee_contract_die * len(contract.left) * late
    for name, vessel in state.ships.items():
        own = [die.value for die in vessel.dice if die.owner == company]
        if not own:
            continue
        share = _arrival(state, name, vessel.step)
        earned += share * sum(own)
        fees += state.fee_at(vessel.lane, vessel.step) * len(own) * late
    return earned, fees


def _lateness(state: PanamaxState) -> float:
    """How likely a die that costs something now will still do so when the round ends."""
    whole = max(1, len(state.players) * 6)
    return 1 - 0.9 * min(1.0, state.turns_left / whole)


def _arrival(state: PanamaxState, ship: str, step: int) -> float:
    """The chance that a ship there leaves the canal in time."""
    if step <= 0:
        share = SHIP_PIP if state.is_ready(ship) else SHIP_PIP - 0.1
    else:
        share = CANAL_PIP + CANAL_GAIN * step
    steps = LAST_STEP + 1 - max(0, step)
    turns = state.turns_left + 12 * (ROUNDS - state.round_no)
    return share * min(1.0, (1.5 * turns + 1) / steps)


def _add_rewards(state: PanamaxState, found: list[float]) -> None:
    """What owners will get for their ships in the canal."""
    for name, vessel in state.ships.items():
        ship = SHIPS[name]
        if ship.owner is not None and vessel.step >= 0 and vessel.dice:
            found[ship.owner] += REWARDS[ship.size].cash * _arrival(state, name, vessel.step)


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
