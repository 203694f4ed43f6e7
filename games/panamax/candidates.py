"""What a seat might do in Panamax, from what that seat can see: at least all that is legal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from games.core import Action
from games.panamax import contracts, leaving, loading, money, movement, settling
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
from games.panamax.data import BOX, COLUMNS, COMPANIES, LOADING_ZONES, SHIP_TYPES, Benefit, ship_of
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
from games.panamax.state import PanamaxState, Phase
from games.values import Seat


def candidates(state: PanamaxState, seat: Seat) -> Iterator[Action]:
    """Whatever the moment may allow that seat; none twice."""
    if state.result is not None or not 0 <= seat < len(state.players):
        return
    if state.phase is Phase.SETUP:
        player = state.players[seat]
        yield from (KeepAdvisor(card) for card in player.dealt_advisors)
        yield from (KeepContract(card) for card in player.dealt_contracts)
    elif seat == state.asked:
        frame = state.frames[-1] if state.frames else None
        if frame is not None:
            yield from _answers(state, frame)
        elif not state.has_taken:
            yield from _dice(state, seat)
        if not isinstance(frame, Reward | Passenger):
            yield from _besides(state, seat)


def _dice(state: PanamaxState, seat: Seat) -> Iterator[Action]:
    """Every die that can be taken, and every place where it can be transferred."""
    dice = [
        WhiteDie(number, column.lowest)
        for number, column in enumerate(state.columns, start=1)
        if column.lowest
    ]
    yield from (TakeDie(die) for die in dice)
    player = state.players[seat]
    if player.company_cash < player.transfer_cost:
        return
    rows = BOX.limits.column_rows
    places = [
        WhiteDie(number, rows - column.dice)
        for number, column in enumerate(state.columns, start=1)
        if column.dice < rows
    ]
    for die in dice:
        is_move = COLUMNS[die.column].slot is None
        for to in places:
            if (COLUMNS[to.column].slot is None) != is_move:
                yield TransferDie(die, to)


def _answers(state: PanamaxState, frame: AnyFrame) -> Iterator[Action]:
    """What the top frame asks."""
    match frame:
        case Moving():
            yield from movement.moves(state, frame)
            yield StopMoving()
            if frame.source is Source.FLAG:
                yield Skip()
        case Loading():
            yield from _cargo(state, frame)
        case Executive():
            yield ActNormally()
            yield from (BuyShare(company) for company in money.affordable(state, frame.seat))
            yield RaisePrice(COMPANIES[frame.seat])
        case DeckSide():
            sides = contracts.affordable_sides(state, frame.seat, frame.card)
            yield from (TakeContract(frame.card, side) for side in sides)
        case FreeRail():
            yield PutOnTrain()
            for place, die in settling.raisable(state, frame.seat):
                yield RaiseTrainDie(WagonDie(place, COMPANIES[die.owner], die.value))
            yield Skip()
        case Market():
            yield from (BuyShare(company) for company in money.affordable(state, frame.seat))
            yield DeferMarket()
            yield Skip()
        case Reward():
            yield from (TakeCard(card) for card in leaving.cards_for(state, frame))
            yield TakeCash()
        case Passenger():
            yield from (PlacePassenger(space) for space in leaving.free_spaces(state.players[frame.seat]))
        case RailFlag():
            yield from (TakeFlag(nation) for nation in state.platform)
            yield DeclineFlag()
        case FeeStevedore():
            yield UseStevedore()
            yield KeepStevedore()
        case _:
            assert_never(frame)


def _cargo(state: PanamaxState, frame: Loading) -> Iterator[Action]:
    """Contracts that can be taken, and loads."""
    if frame.source is Source.DIE and not (frame.has_taken or frame.done):
        is_wide = Benefit.WIDE_CHOICE in state.players[frame.seat].passengers
        for card in contracts.offered(state, frame, is_wide=is_wide):
            for side in contracts.affordable_sides(state, frame.seat, card):
                yield TakeContract(card, side)
        if is_wide:
            yield DrawContract()
    yield from loading.loads(state, frame)
    yield Skip() if frame.source is Source.FLAG else StopLoading()


def _besides(state: PanamaxState, seat: Seat) -> Iterator[Action]:
    """Ships to build, cards to play, contracts to discard, and the end of the turn."""
    player = state.players[seat]
    for ship in player.unbuilt:
        if SHIP_TYPES[ship].build_cost <= player.company_cash:
            yield from (Build(ship_of(seat, ship), zone) for zone in LOADING_ZONES)
    if state.phase is not Phase.TURNS:
        return
    if player.captain is not None:
        yield PlayCaptain(player.captain)
    if player.stevedore is not None:
        yield PlayStevedore(player.stevedore)
    if state.has_taken:
        if not state.frames and len(player.contracts) > BOX.limits.incomplete_contracts:
            yield from (DiscardContract(contract.card) for contract in player.contracts)
        yield EndTurn()
