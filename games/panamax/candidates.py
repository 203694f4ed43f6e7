"""What a seat may do in Panamax, from what that seat can see: all that is legal, and nothing else."""

from __future__ import annotations

from typing import assert_never

from games.core import Action
from games.panamax import contracts, leaving, loading, money, movement, refusals, settling
from games.panamax.actions import (
    ActNormally,
    Build,
    BuyShare,
    DeclineFlag,
    DeferMarket,
    DiscardContract,
    DrawContract,
    EndTurn,
    KeepAdvisor,
    KeepContract,
    KeepStevedore,
    PlacePassenger,
    PlayCaptain,
    PlayStevedore,
    PutOnTrain,
    RaisePrice,
    RaiseTrainDie,
    Skip,
    StopLoading,
    StopMoving,
    TakeCard,
    TakeCash,
    TakeContract,
    TakeDie,
    TakeFlag,
    TransferDie,
    UseStevedore,
    WagonDie,
    WhiteDie,
)
from games.panamax.data import (
    BOX,
    COLUMNS,
    COMPANIES,
    EXECUTIVE_ROW,
    LOADING_ZONES,
    SHIP_TYPES,
    SHIPS,
    Benefit,
    RewardCard,
    ship_of,
)
from games.panamax.frames import (
    AnyFrame,
    DeckSide,
    Executive,
    FeeStevedore,
    FreeRail,
    Loading,
    Market,
    Moving,
    Passenger,
    RailFlag,
    Reward,
    Source,
)
from games.panamax.state import PanamaxState, Phase, Player
from games.values import Seat

SKIP, STOP_LOADING, STOP_MOVING, END_TURN = Skip(), StopLoading(), StopMoving(), EndTurn()
TAKE_DICE = {
    (column, row): TakeDie(WhiteDie(column, row)) for column in COLUMNS for row in range(1, EXECUTIVE_ROW + 1)
}
"""By column and row."""
BUILD = {ship: [Build(ship, zone) for zone in LOADING_ZONES] for ship in SHIPS}
"""By ship."""


def candidates(state: PanamaxState, seat: Seat) -> list[Action]:
    """All that seat may do at the moment; none twice."""
    if state.result is not None or not 0 <= seat < len(state.players):
        return []
    if state.phase is Phase.SETUP:
        return _to_keep(state.players[seat])
    if seat != state.asked:
        return []
    if not state.frames:
        return (_besides if state.has_taken else _first)(state, seat)
    frame = state.frames[-1]
    answers = _answers(state, frame)
    # Nothing else while a ship's owner or a passenger is waited for (4.2).
    return answers if isinstance(frame, Reward | Passenger) else answers + _besides(state, seat)


def _to_keep(player: Player) -> list[Action]:
    """Cards dealt that are not kept already (3)."""
    return [
        *[KeepAdvisor(card) for card in player.dealt_advisors if card != player.secret],
        *[KeepContract(card) for card in player.dealt_contracts if card != player.start_contract],
    ]


def _first(state: PanamaxState, seat: Seat) -> list[Action]:
    """Every die that can be taken, every place where it can be transferred, and what can be done besides."""
    dice = [(number, column.lowest) for number, column in enumerate(state.columns, start=1) if column.lowest]
    found: list[Action] = [TAKE_DICE[die] for die in dice]
    player = state.players[seat]
    if player.company_cash >= player.transfer_cost:
        rows = BOX.limits.column_rows
        places = [
            WhiteDie(number, rows - column.dice)
            for number, column in enumerate(state.columns, start=1)
            if column.dice < rows
        ]
        for number, row in dice:
            die, is_move = WhiteDie(number, row), COLUMNS[number].slot is None
            found += [TransferDie(die, to) for to in places if (COLUMNS[to.column].slot is None) != is_move]
    return found + _besides(state, seat)


def _answers(state: PanamaxState, frame: AnyFrame) -> list[Action]:
    """What the top frame asks."""
    match frame:
        case Moving():
            return _moves(state, frame)
        case Loading():
            return _cargo(state, frame)
        case Executive():
            return [ActNormally(), *_shares(state, frame.seat), RaisePrice(COMPANIES[frame.seat])]
        case DeckSide():
            sides = contracts.affordable_sides(state, frame.seat, frame.card)
            return [TakeContract(frame.card, side) for side in sides]
        case FreeRail():
            dice = [
                RaiseTrainDie(WagonDie(place, COMPANIES[die.owner], die.value))
                for place, die in settling.raisable(state, frame.seat)
            ]
            has_room = settling.can_put_on_train(state, frame.seat)
            return [PutOnTrain(), *dice, SKIP] if has_room else [*dice, SKIP]
        case Market():
            shares = _shares(state, frame.seat)
            return [*shares, SKIP] if frame.is_deferred else [*shares, DeferMarket(), SKIP]
        case Reward():
            return [*[TakeCard(card) for card in leaving.cards_for(state, frame)], TakeCash()]
        case Passenger():
            return [PlacePassenger(space) for space in leaving.free_spaces(state.players[frame.seat])]
        case RailFlag():
            return [*[TakeFlag(nation) for nation in state.platform], DeclineFlag()]
        case FeeStevedore():
            return [UseStevedore(), KeepStevedore()]
    assert_never(frame)


def _shares(state: PanamaxState, seat: Seat) -> list[BuyShare]:
    return [BuyShare(company) for company in money.affordable(state, seat)]


def _moves(state: PanamaxState, frame: Moving) -> list[Action]:
    """Ships that can move; moves are given up only when there are none, or by a card (4.5)."""
    found: list[Action] = [*movement.moves(state, frame)]
    if frame.source is Source.CARD or not found:
        found.append(STOP_MOVING)
    if frame.source is Source.FLAG and not frame.has_begun:
        found.append(SKIP)
    return found


def _cargo(state: PanamaxState, frame: Loading) -> list[Action]:
    """Contracts that can be taken, and loads."""
    found: list[Action] = []
    if frame.source is Source.DIE and not (frame.has_taken or frame.done):
        player = state.players[frame.seat]
        is_wide = Benefit.WIDE_CHOICE in player.passengers
        for card in contracts.offered(state, frame, is_wide=is_wide):
            sides = contracts.affordable_sides(state, frame.seat, card)
            found += [TakeContract(card, side) for side in sides]
        if is_wide and player.stock and (state.contract_deck or state.contract_discard):
            found.append(DrawContract())
    found += loading.loads(state, frame)
    found.append(SKIP if frame.source is Source.FLAG else STOP_LOADING)
    return found


def _besides(state: PanamaxState, seat: Seat) -> list[Action]:
    """Ships to build, cards to play, contracts to discard, and the end of the turn."""
    found: list[Action] = []
    player = state.players[seat]
    if state.phase is not Phase.FEES:
        for ship in player.unbuilt:
            if SHIP_TYPES[ship].build_cost <= player.company_cash:
                found += BUILD[ship_of(seat, ship)]
    if state.phase is not Phase.TURNS or seat != state.active:
        return found
    if player.captain is not None and RewardCard.CAPTAIN not in player.fresh:
        found.append(PlayCaptain(player.captain))
    if player.stevedore is not None and RewardCard.STEVEDORE not in player.fresh:
        found.append(PlayStevedore(player.stevedore))
    if state.has_taken:
        if len(player.contracts) <= BOX.limits.incomplete_contracts:
            if all(map(refusals.is_optional, state.frames)):
                found.append(END_TURN)
        elif not state.frames:
            found += [DiscardContract(contract.card) for contract in player.contracts]
    return found
