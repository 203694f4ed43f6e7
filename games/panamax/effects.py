"""What each action of Panamax does (rules 4 and 5); the action given is legal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias, assert_never, get_args

from games.core import Action
from games.panamax import contracts, flags, leaving, loading, money, movement, rounds, settling, starting
from games.panamax.actions import (
    ActNormally,
    AnswerAction,
    Build,
    BuyShare,
    CargoAction,
    DeclineFlag,
    DeferMarket,
    DiscardContract,
    DrawContract,
    EndTurn,
    KeepStevedore,
    Load,
    LoadStock,
    LoadTrain,
    Move,
    MoveAction,
    PanamaxAction,
    PlacePassenger,
    PlayCaptain,
    PlayStevedore,
    PutOnTrain,
    RaisePrice,
    RaiseTrainDie,
    SetupAction,
    SideAction,
    Skip,
    StopLoading,
    StopMoving,
    TableAction,
    TakeCard,
    TakeCash,
    TakeContract,
    TakeDie,
    TakeFlag,
    TransferDie,
    UseStevedore,
    WhiteDie,
)
from games.panamax.data import (
    BOX,
    CAPTAINS,
    COLUMNS,
    EXECUTIVE_ROW,
    LANE_FROM,
    LOADING_ZONES,
    SHIP_TYPES,
    SHIPS,
    STEVEDORES,
)
from games.panamax.frames import DeckSide, Executive, Loading, Market, Moving, Reward, Source
from games.panamax.state import CargoDie, PanamaxState, Vessel
from games.panamax.telling import tell
from games.values import Event, Seat, Who


def apply(state: PanamaxState, seat: Seat, action: PanamaxAction) -> list[Event]:
    """Carry out the action in place, with all that follows of itself."""
    return [*EFFECTS[type(action)](state, seat, action), *settling.settle(state)]


def _move(state: PanamaxState, seat: Seat, action: MoveAction) -> list[Event]:
    del seat  # the frame knows whose moves they are
    frame = state.frames[-1]
    assert isinstance(frame, Moving)
    match action:
        case Move():
            return movement.move(state, frame, action)
        case StopMoving():
            return settling.stop_moving(state, frame)
    assert_never(action)


# The action table (4.3)


def _use_table(state: PanamaxState, seat: Seat, action: TableAction) -> list[Event]:
    match action:
        case TakeDie():
            return _take_die(state, seat, action.die)
        case TransferDie():
            return _transfer(state, seat, action)
        case ActNormally():
            frame = state.frames.pop()
            assert isinstance(frame, Executive)
            _begin_action(state, seat, WhiteDie(frame.column, EXECUTIVE_ROW))
            return [tell("acted_normally", who=Who(seat), column=frame.column)]
        case BuyShare():
            state.frames.pop()
            return money.buy_share(state, seat, action.company)
        case RaisePrice():
            state.frames.pop()
            return money.raise_price(state, seat)
    assert_never(action)


def _take_die(state: PanamaxState, seat: Seat, die: WhiteDie) -> list[Event]:
    """The die of the turn; an executive one asks what for."""
    _remove(state, die)
    state.has_taken = True
    if die.row == EXECUTIVE_ROW:
        state.frames.append(Executive(seat, die.column))
    else:
        _begin_action(state, seat, die)
    return [tell("die_taken", who=Who(seat), column=die.column, row=die.row)]


def _remove(state: PanamaxState, die: WhiteDie) -> None:
    column = state.columns[die.column - 1]
    if die.row == EXECUTIVE_ROW:
        column.has_executive = False
    else:
        column.dice -= 1


def _transfer(state: PanamaxState, seat: Seat, action: TransferDie) -> list[Event]:
    """The company pays, and the die is used on the other side; it never lies there."""
    player, die, to = state.players[seat], action.die, action.to
    dollars = player.transfer_cost
    player.company_cash -= dollars
    _remove(state, die)
    state.has_taken = True
    _begin_action(state, seat, to)
    return [
        tell(
            "die_transferred",
            who=Who(seat),
            column=die.column,
            row=die.row,
            to_column=to.column,
            to_row=to.row,
            dollars=dollars,
        )
    ]


def _begin_action(state: PanamaxState, seat: Seat, die: WhiteDie) -> None:
    """The main action of that column at the level of that row (4.4, 4.5)."""
    column, level = COLUMNS[die.column], min(die.row, BOX.limits.column_rows)
    if column.slot is None:
        state.frames.append(Moving(seat, Source.DIE, locks=column.locks, waterways=level))
    else:
        state.frames.append(Loading(seat, Source.DIE, level=level, column=die.column))


# Contracts and container dice (4.4, 5.4)


def _handle_cargo(state: PanamaxState, seat: Seat, action: CargoAction) -> list[Event]:
    frame = state.frames[-1]
    match action:
        case TakeContract():
            if isinstance(frame, DeckSide):
                return contracts.take_turned(state, frame, action.side)
            return contracts.take(state, _loading(frame), action.contract, action.side)
        case DrawContract():
            return contracts.draw(state, _loading(frame))
        case Load():
            return loading.load(state, _loading(frame), action)
        case LoadTrain():
            return loading.load_train(state, _loading(frame), action.container)
        case LoadStock():
            return loading.load_stock(state, _loading(frame), action)
        case StopLoading():
            state.frames.pop()
            return [tell("loading_stopped", who=Who(seat))]
        case PutOnTrain():
            state.frames.pop()
            loading.take_stock(state, seat, 1)
            value = BOX.free_action_values.stock_die
            state.wagon_1.append(CargoDie(seat, value))
            return [tell("stock_put_on_train", who=Who(seat), value=value)]
        case RaiseTrainDie():
            return _raise_train_die(state, seat, action.die.place)
    assert_never(action)


def _loading(frame: object) -> Loading:
    assert isinstance(frame, Loading)
    return frame


def _raise_train_die(state: PanamaxState, seat: Seat, place: int) -> list[Event]:
    state.frames.pop()
    was = state.wagon_1[place - 1].value
    value = min(was + BOX.free_action_values.rail_increase, BOX.limits.die_most)
    state.wagon_1[place - 1] = CargoDie(seat, value)
    return [tell("train_die_raised", who=Who(seat), was=was, value=value)]


# Answers (4.8, 5.4)


def _answer(state: PanamaxState, seat: Seat, action: AnswerAction) -> list[Event]:
    frame = state.frames[-1]
    match action:
        case TakeCash():
            assert isinstance(frame, Reward)
            return leaving.take_cash(state, frame)
        case TakeCard():
            assert isinstance(frame, Reward)
            return leaving.take_card(state, frame, action.card)
        case PlacePassenger():
            return leaving.place_passenger(state, seat, action.space)
        case DeferMarket():
            assert isinstance(frame, Market)
            state.frames.pop()
            state.players[seat].deferred[frame.nation] = state.turn_no
            return [tell("market_deferred", who=Who(seat), nation=frame.nation)]
        case Skip():
            lapsed = flags.free_action_of(state.frames.pop())
            assert lapsed is not None
            return [tell("free_action_skipped", who=Who(seat), action=lapsed)]
        case TakeFlag():
            state.frames.pop()
            state.platform.remove(action.nation)
            taken = tell("flag_taken", who=Who(seat), nation=action.nation)
            return [taken, *flags.place(state, seat, action.nation)]
        case DeclineFlag():
            state.frames.pop()
            return [tell("flag_declined", who=Who(seat))]
        case UseStevedore():
            state.frames.pop()
            return money.use_stevedore(state, seat) + rounds.pay(state)
        case KeepStevedore():
            state.frames.pop()
            return [tell("stevedore_kept", who=Who(seat)), *rounds.pay(state)]
    assert_never(action)


# Besides the main action (4.2, 4.6)


def _do_besides(state: PanamaxState, seat: Seat, action: SideAction) -> list[Event]:
    player = state.players[seat]
    match action:
        case EndTurn():
            return _end_turn(state)
        case Build():
            return _build(state, seat, action)
        case PlayCaptain():
            moves = CAPTAINS[action.card].moves
            player.captain = None
            state.frames.append(Moving(seat, Source.CARD, either=moves))
            return [tell("captain_played", who=Who(seat), card=action.card, moves=moves)]
        case PlayStevedore():
            loads = STEVEDORES[action.card].loads
            player.stevedore = None
            state.frames.append(Loading(seat, Source.CARD, level=loads))
            return [tell("stevedore_played", who=Who(seat), card=action.card, loads=loads)]
        case DiscardContract():
            return contracts.discard(state, seat, action.contract)
    assert_never(action)


def _build(state: PanamaxState, seat: Seat, action: Build) -> list[Event]:
    """The company pays; the ship lies empty in that loading zone (4.6)."""
    player, built = state.players[seat], SHIPS[action.ship]
    assert built.type is not None
    dollars = SHIP_TYPES[built.type].build_cost
    ocean = LOADING_ZONES[action.zone].ocean
    assert ocean is not None
    lane = LANE_FROM[ocean]
    player.company_cash -= dollars
    player.unbuilt.remove(built.type)
    state.ships[action.ship] = Vessel(lane, 0, action.zone)
    state.water[lane][0].append(action.ship)
    return [tell("ship_built", who=Who(seat), ship=action.ship, zone=action.zone, dollars=dollars)]


def _end_turn(state: PanamaxState) -> list[Event]:
    """Closes what may be left open (4.2)."""
    events: list[Event] = []
    while state.frames:
        frame = state.frames[-1]
        if isinstance(frame, Moving):
            events += settling.stop_moving(state, frame)
        else:
            state.frames.pop()
    return events + rounds.end_turn(state)


Effect: TypeAlias = Callable[[PanamaxState, Seat, Any], list[Event]]

EFFECTS: dict[type[Action], Effect] = {
    **dict.fromkeys(get_args(SetupAction), starting.keep),
    **dict.fromkeys(get_args(TableAction), _use_table),
    **dict.fromkeys(get_args(CargoAction), _handle_cargo),
    **dict.fromkeys(get_args(MoveAction), _move),
    **dict.fromkeys(get_args(AnswerAction), _answer),
    **dict.fromkeys(get_args(SideAction), _do_besides),
}
"""What carries out each kind."""
