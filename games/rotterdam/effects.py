"""What each action of Rotterdam does (rules 4); the action given is legal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias, assert_never, get_args

from games.core import Action
from games.rotterdam import navigation, phases, ports, sailing, trading
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
    TurnAction,
    Unload,
)
from games.rotterdam.data import BOX, FOR_PLAYERS, MISSIONS
from games.rotterdam.state import RotterdamState
from games.values import Event, Seat, Value, Who

TURN_ENDED = [Event("turn_ended", {"who": Who(seat)}) for seat in range(max(FOR_PLAYERS))]


def apply(state: RotterdamState, seat: Seat, action: RotterdamAction) -> list[Event]:
    """Carry out the action in place, with all that follows of itself."""
    return [*EFFECTS[type(action)](state, seat, action), *phases.settle(state)]


def draw_mission(state: RotterdamState, seat: Seat) -> list[Event]:
    """A new mission into the hand, if there is one (4.8)."""
    if not state.mission_deck:
        return []
    mission = state.mission_deck.draw(state.rng)
    state.players[seat].missions.add(mission)
    return [
        Event("mission_drawn", {"who": Who(seat)}),
        Event("mission_received", {"mission": mission}, seen_by=(seat,), reveals=True),
    ]


def _choose_captain(state: RotterdamState, seat: Seat, action: ChooseCaptain) -> list[Event]:
    state.is_captain_named = True
    named = Event("captain_named", {"who": action.captain, "by": Who(seat)})
    return [named, *phases.begin_round(state, action.captain.seat)]


def _take_turn(state: RotterdamState, seat: Seat, action: TurnAction) -> list[Event]:
    match action:
        case EndTurn():
            return [TURN_ENDED[seat], *phases.end_turn(state)]
        case ChooseColour():
            state.is_done = True
            return sailing.name_colour(state, seat, action.colour)
        case PlaceShip():
            state.is_done = True
            return [navigation.place(state, seat, action.start, action.cargo)]
        case ChooseMoves():
            return sailing.follow_plan(state, action.plan)
        case Unload():
            return ports.unload(state, seat)
        case LayCard():
            player = state.players[seat]
            player.navigation.take(action.card)
            player.laid.append(action.card)
            return [Event("card_laid", {"who": Who(seat), "card": action.card}, reveals=True)]
        case FulfilMission():
            return _fulfil(state, seat, action)
    assert_never(action)


def _fulfil(state: RotterdamState, seat: Seat, action: FulfilMission) -> list[Event]:
    """Pay, lay the mission face up, draw another one (4.8)."""
    player, mission = state.players[seat], MISSIONS[action.mission]
    was_ending = state.has_end
    paid = [product for product in mission.products if product not in action.jokers]
    for product in paid:
        player.products.take(product)
    for _ in action.jokers:
        player.navigation.take("joker")
        state.discard.append("joker")
    player.missions.take(mission.id)
    player.fulfilled.append(mission.id)
    state.is_done = True
    values: dict[str, Value] = {"who": Who(seat), "mission": mission.id, "points": mission.points}
    events = [Event("mission_fulfilled", {**values, "total": player.mission_points}, reveals=True)]
    if paid:
        events.append(Event("products_paid", {"who": Who(seat), "products": tuple(paid)}, reveals=True))
    if action.jokers:
        events.append(Event("jokers_used", {"who": Who(seat), "products": action.jokers}, reveals=True))
    events += ports.put_back(state, paid) + draw_mission(state, seat)
    if state.has_end and not was_ending:
        needed = BOX.setup.points_to_end
        events.append(
            Event("end_reached", {"who": Who(seat), "total": player.mission_points, "needed": needed})
        )
    return events


Effect: TypeAlias = Callable[[RotterdamState, Seat, Any], list[Event]]

EFFECTS: dict[type[Action], Effect] = {
    ChooseCaptain: _choose_captain,
    **dict.fromkeys(get_args(TurnAction), _take_turn),
    **dict.fromkeys(get_args(BoardCard), navigation.play_card),
    **dict.fromkeys(get_args(TradeAction), trading.trade),
}
"""What carries out each kind."""
