"""Why an action is not allowed in Rotterdam: the only judge of legality (rules 4, 5, 7, 9)."""

from __future__ import annotations

from typing import assert_never

from games.core import refuse
from games.rotterdam import card_refusals, ports, trade_refusals
from games.rotterdam.actions import (
    BoardCard,
    ChooseCaptain,
    ChooseColour,
    ChooseMoves,
    EndTurn,
    FulfilMission,
    LayCard,
    PlaceShip,
    RotterdamAction,
    TradeAction,
    Unload,
)
from games.rotterdam.data import CHANNEL_COLOURS, MISSIONS
from games.rotterdam.sailing import plans
from games.rotterdam.ships import Plan
from games.rotterdam.state import Phase, RotterdamState
from games.values import Seat, Text, Who

PHASE_OF: dict[type[RotterdamAction], Phase] = {
    PlaceShip: Phase.PLACE,
    ChooseColour: Phase.NAVIGATE,
    Unload: Phase.UNLOAD,
    FulfilMission: Phase.FULFIL,
}
"""The phase of each main action."""
FIRST_PLAYER: Seat = 0
"""Whoever sat down first names the captain where the options say so (7)."""


def refusal(state: RotterdamState, seat: Seat, action: RotterdamAction) -> Text | None:
    """Why that seat may not do this now, or None."""
    if state.result is not None:
        return refuse("over", "6")
    if seat not in range(len(state.players)):
        return refuse("not_seated", "1")
    if not state.is_captain_named or isinstance(action, ChooseCaptain):
        return _choose_captain(state, seat, action)
    if state.pending is not None or isinstance(action, ChooseMoves):
        return _choose_moves(state, seat, action)
    if isinstance(action, TradeAction):
        return trade_refusals.refusal(state, seat, action)
    return _turn(state, seat, action) or _main(state, seat, action)


def _choose_captain(state: RotterdamState, seat: Seat, action: RotterdamAction) -> Text | None:
    if state.is_captain_named:
        return refuse("captain_known", "3")
    if seat != FIRST_PLAYER:
        return refuse("first_player_names_captain", "7", who=Who(FIRST_PLAYER))
    if not isinstance(action, ChooseCaptain):
        return refuse("name_captain_first", "7")
    if action.captain.seat not in range(len(state.players)):
        return refuse("no_such_player", "7")
    return None


def _choose_moves(state: RotterdamState, seat: Seat, action: RotterdamAction) -> Text | None:
    """Nothing else happens until the owner has chosen (4.2, 4.4)."""
    asked, call = state.pending, state.call
    if asked is None or call is None:
        return refuse("no_moves_to_choose", "4.4")
    if not isinstance(action, ChooseMoves):
        return refuse("call_not_finished", "4.4", who=Who(asked), colour=call.colour)
    if seat != asked:
        return refuse("only_owner_chooses", "4.4", who=Who(asked))
    return _plan(plans(state, asked, call.colour), action.plan)


def _plan(offered: list[Plan], plan: Plan) -> Text | None:
    if plan in offered:
        return None
    possible = {sailing for other in offered for sailing in other.sailings}
    origins = {sailing.origin for sailing in possible}
    for sailing in plan.sailings:
        if sailing.target is None and sailing.origin in origins and sailing not in possible:
            return refuse("must_sail", "4.4", position=sailing.origin)
    return refuse("no_such_plan", "4.4")


def _turn(state: RotterdamState, seat: Seat, action: RotterdamAction) -> Text | None:
    """Whether it is the time for this at all: the right phase, and one's own turn."""
    wanted = PHASE_OF.get(type(action), state.phase)
    if wanted is not state.phase:
        return refuse("wrong_phase", "4", phase=state.phase, wanted=wanted)
    if state.phase is Phase.TRADE:
        if isinstance(action, EndTurn):
            return refuse("no_turns_in_trading", "4.7")
        return refuse("finished_trading", "4.7") if state.players[seat].has_finished else None
    if seat != state.active:
        return refuse("not_your_turn", "4.2", who=Who(state.active))
    return None


def _main(
    state: RotterdamState,
    seat: Seat,
    action: PlaceShip | ChooseColour | Unload | BoardCard | LayCard | FulfilMission | EndTurn,
) -> Text | None:
    match action:
        case PlaceShip():
            if state.is_done:
                return refuse("one_placement", "4.3")
            return card_refusals.placing(state, seat, action.start, action.cargo, "4.3")
        case ChooseColour():
            if state.is_done:
                return refuse("one_colour", "4.4")
            return None if action.colour in CHANNEL_COLOURS else refuse("no_such_colour", "2.5")
        case Unload():
            if state.is_done:
                return refuse("already_unloaded", "4.6")
            return None if ports.in_port(state, seat) else refuse("nothing_to_unload", "4.6")
        case LayCard():
            return card_refusals.lay_card(state, seat, action.card)
        case FulfilMission():
            return fulfil(state, seat, action)
        case EndTurn():
            is_due = state.phase is Phase.NAVIGATE and not state.is_done
            return refuse("colour_is_due", "4.4") if is_due else None
    if isinstance(action, BoardCard):
        return card_refusals.play_card(state, seat, action)
    assert_never(action)


def fulfil(state: RotterdamState, seat: Seat, action: FulfilMission) -> Text | None:
    """Why that player cannot pay this mission so."""
    player = state.players[seat]
    if state.is_done:
        return refuse("one_mission", "4.8")
    if action.mission not in MISSIONS:
        return refuse("no_such_mission", "2.9")
    if action.mission not in player.missions:
        return refuse("mission_not_in_hand", "4.8", mission=action.mission)
    products = MISSIONS[action.mission].products
    if not set(action.jokers) <= set(products) or len(set(action.jokers)) < len(action.jokers):
        return refuse("joker_not_on_mission", "4.8", mission=action.mission)
    held = player.navigation.count("joker")
    if held < len(action.jokers):
        return refuse("not_enough_jokers", "4.8", needed=len(action.jokers), held=held)
    for product in products:
        if product not in action.jokers and product not in player.products:
            return refuse("product_missing", "4.8", product=product)
    return None
