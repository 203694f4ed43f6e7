"""Why an action is not allowed in Panamax: the only judge of legality (rules 3 to 5, 9)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias, assert_never, get_args

from games.core import Action, refuse
from games.panamax import cargo_refusals, leaving, move_refusals, table_refusals
from games.panamax.actions import (
    AnswerAction,
    Build,
    CargoAction,
    DeclineFlag,
    DeferMarket,
    DiscardContract,
    EndTurn,
    KeepAdvisor,
    KeepStevedore,
    MoveAction,
    PanamaxAction,
    PlacePassenger,
    PlayCaptain,
    PlayStevedore,
    SetupAction,
    SideAction,
    Skip,
    TableAction,
    TakeCard,
    TakeCash,
    TakeFlag,
    UseStevedore,
)
from games.panamax.data import (
    BOX,
    CAPTAINS,
    CONTRACTS,
    LOADING_ZONES,
    NATIONS,
    SHIP_TYPES,
    SHIPS,
    STEVEDORES,
    RewardCard,
    ShipKind,
)
from games.panamax.flags import free_action_of
from games.panamax.frames import (
    AnyFrame,
    FeeStevedore,
    Loading,
    Market,
    Moving,
    Passenger,
    RailFlag,
    Reward,
    Source,
)
from games.panamax.state import PanamaxState, Phase
from games.values import Seat, Text, Who


def refusal(state: PanamaxState, seat: Seat, action: PanamaxAction) -> Text | None:
    """Why that seat may not do this now, or None."""
    if state.result is not None:
        return refuse("over", "6")
    if not 0 <= seat < len(state.players):
        return refuse("not_seated", "1")
    kind = type(action)
    if kind in SETUP_KINDS:
        return JUDGES[kind](state, seat, None, action)
    if state.phase is Phase.SETUP:
        return refuse("choose_first", "3")
    if kind in CARD_KINDS and not _has_turn(state, seat):
        return refuse("own_turn_only", "4.6")
    frame = state.frames[-1] if state.frames else None
    asked = state.active if frame is None else frame.seat
    if seat != asked:
        return refuse("not_asked", "4.8", who=Who(asked))
    return JUDGES[kind](state, seat, frame, action)


def _has_turn(state: PanamaxState, seat: Seat) -> bool:
    return state.phase is Phase.TURNS and seat == state.active


def _choose(state: PanamaxState, seat: Seat, frame: AnyFrame | None, action: SetupAction) -> Text | None:
    """Before the first round everybody keeps one card of each kind, and may replace it (3)."""
    del frame  # nothing lies on the stack yet
    if state.phase is not Phase.SETUP:
        return refuse("setup_is_over", "3")
    player = state.players[seat]
    if isinstance(action, KeepAdvisor):
        chosen, kept, dealt = action.advisor, player.secret, player.dealt_advisors
    else:
        chosen, kept, dealt = action.contract, player.start_contract, player.dealt_contracts
    if chosen not in dealt:
        return refuse("card_not_dealt", "3")
    return refuse("already_kept", "3") if chosen == kept else None


def _answer(state: PanamaxState, seat: Seat, frame: AnyFrame | None, action: AnswerAction) -> Text | None:
    match action:
        case TakeCash():
            return None if isinstance(frame, Reward) else refuse("no_reward_due", "5.5")
        case TakeCard():
            return _take_card(state, frame, action.card)
        case PlacePassenger():
            if not isinstance(frame, Passenger):
                return refuse("no_passenger_due", "5.5")
            has_token = action.space in state.players[seat].passengers
            return refuse("space_taken", "2.11", space=action.space) if has_token else None
        case DeferMarket():
            if not isinstance(frame, Market):
                return refuse("no_market", "5.4")
            return refuse("deferred_once", "5.4") if frame.is_deferred else None
        case Skip():
            if free_action_of(frame) is None:
                return refuse("nothing_to_skip", "5.4")
            has_begun = isinstance(frame, Moving) and frame.has_begun
            return refuse("moves_begun", "5.4") if has_begun else None
        case TakeFlag():
            if not isinstance(frame, RailFlag):
                return refuse("no_flag_due", "4.7")
            if action.nation not in NATIONS:
                return refuse("no_such_nation", "2.3")
            is_there = action.nation in state.platform
            return None if is_there else refuse("flag_not_there", "4.7", nation=action.nation)
        case DeclineFlag():
            return None if isinstance(frame, RailFlag) else refuse("no_flag_due", "4.7")
        case UseStevedore() | KeepStevedore():
            return None if isinstance(frame, FeeStevedore) else refuse("no_fees_due", "4.7")
    assert_never(action)


def _take_card(state: PanamaxState, frame: AnyFrame | None, card: str) -> Text | None:
    if not isinstance(frame, Reward):
        return refuse("no_reward_due", "5.5")
    if card in leaving.cards_for(state, frame):
        return None
    player = state.players[frame.seat]
    is_second = (card in CAPTAINS and player.captain) or (card in STEVEDORES and player.stevedore)
    return refuse("hand_full" if is_second else "not_that_card", "5.5", ship=frame.ship)


def _besides(state: PanamaxState, seat: Seat, frame: AnyFrame | None, action: SideAction) -> Text | None:
    """What can be done besides: never while a ship's owner or a passenger is waited for (4.2)."""
    if isinstance(frame, Reward | Passenger):
        return refuse("answer_first", "4.2")
    match action:
        case EndTurn():
            return _end_turn(state, seat)
        case Build():
            return _build(state, seat, action)
        case PlayCaptain():
            return _play_card(state, seat, RewardCard.CAPTAIN, action.card)
        case PlayStevedore():
            return _play_card(state, seat, RewardCard.STEVEDORE, action.card)
        case DiscardContract():
            return _discard(state, seat, action.contract)
    assert_never(action)


def _build(state: PanamaxState, seat: Seat, action: Build) -> Text | None:
    if state.phase is Phase.FEES:
        return refuse("own_turn_only", "4.6")
    player, ship = state.players[seat], SHIPS.get(action.ship)
    if ship is None or ship.kind is not ShipKind.COMPANY:
        return refuse("no_such_ship", "2.6")
    if ship.owner != seat:
        return refuse("not_your_ship", "4.6", ship=ship.id)
    if ship.type is None or ship.type not in player.unbuilt:
        return refuse("already_built", "4.6", ship=ship.id)
    if action.zone not in LOADING_ZONES:
        return refuse("build_in_loading_zone", "4.6")
    cost = SHIP_TYPES[ship.type].build_cost
    if player.company_cash < cost:
        return refuse("company_cannot_pay", "4.6", dollars=cost, cash=player.company_cash)
    return None


def _play_card(state: PanamaxState, seat: Seat, kind: RewardCard, card: str) -> Text | None:
    player = state.players[seat]
    held = player.captain if kind is RewardCard.CAPTAIN else player.stevedore
    if card != held:
        return refuse("card_not_held", "4.6")
    return refuse("won_this_turn", "4.6", card=card) if kind in player.fresh else None


def _discard(state: PanamaxState, seat: Seat, card: str) -> Text | None:
    """Only to come back to the limit, when the die action is over (5.3)."""
    held, limit = state.players[seat].contracts, BOX.limits.incomplete_contracts
    is_due = _has_turn(state, seat) and state.has_taken and not state.frames
    if not is_due or len(held) <= limit:
        return refuse("no_discard", "5.3", limit=limit)
    if any(contract.card == card for contract in held):
        return None
    return (
        refuse("contract_not_held", "5.3", contract=card)
        if card in CONTRACTS
        else refuse("no_such_contract", "2.9")
    )


def _end_turn(state: PanamaxState, seat: Seat) -> Text | None:
    if not _has_turn(state, seat):
        return refuse("no_turn_now", "4.7")
    if not state.has_taken:
        return refuse("take_die_first", "4.2")
    if not all(is_optional(frame) for frame in state.frames):
        return refuse("finish_first", "4.2")
    limit = BOX.limits.incomplete_contracts
    if len(state.players[seat].contracts) > limit:
        return refuse("discard_first", "4.2", limit=limit)
    return None


def is_optional(frame: AnyFrame) -> bool:
    """The main loading action and the cards may be left unfinished (4.2)."""
    match frame:
        case Loading(source=source):
            return source is not Source.FLAG
        case Moving(source=source):
            return source is Source.CARD
    return False


Judge: TypeAlias = Callable[[PanamaxState, Seat, AnyFrame | None, Any], Text | None]
"""Why the seat that is asked may not do this with the top frame, or None."""

JUDGES: dict[type[Action], Judge] = {
    **dict.fromkeys(get_args(SetupAction), _choose),
    **dict.fromkeys(get_args(TableAction), table_refusals.refusal),
    **dict.fromkeys(get_args(CargoAction), cargo_refusals.refusal),
    **dict.fromkeys(get_args(MoveAction), move_refusals.refusal),
    **dict.fromkeys(get_args(AnswerAction), _answer),
    **dict.fromkeys(get_args(SideAction), _besides),
}
"""Who judges each kind: looked up, because asking a struct for one class after another takes longer."""
SETUP_KINDS = frozenset(get_args(SetupAction))
CARD_KINDS = frozenset({PlayCaptain, PlayStevedore})
