"""Closing what nobody needs to be asked about in Panamax (rules 4.5, 5.4, 5.5), by public facts alone."""

from __future__ import annotations

from typing import assert_never

from games.panamax import contracts, flags, leaving, loading, money, movement, rounds
from games.panamax.data import BOX, SHIP_TYPES
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
from games.panamax.state import CargoDie, PanamaxState, Phase
from games.panamax.telling import tell
from games.values import Event, Seat, Who


def settle(state: PanamaxState) -> list[Event]:
    """Go on until somebody has a decision or the game is over."""
    events: list[Event] = []
    while state.result is None:
        if state.frames:
            closed = _close(state, state.frames[-1])
            if closed is None:
                break
            events += closed
        elif state.phase in (Phase.RAIL, Phase.FEES):
            events += rounds.go_on(state)
        else:
            break
    return events


def has_playable_card(state: PanamaxState, seat: Seat) -> bool:
    """Whether that player could play a captain or a stevedore now, as far as the moment goes (4.6)."""
    player = state.players[seat]
    if state.phase is not Phase.TURNS or seat != state.active:
        return False
    held = {"captain": player.captain, "stevedore": player.stevedore}
    return any(card is not None and kind not in player.fresh for kind, card in held.items())


def can_build(state: PanamaxState, seat: Seat) -> bool:
    """Whether that player's company can pay for a ship of its clipboard (4.6)."""
    player = state.players[seat]
    return any(SHIP_TYPES[ship].build_cost <= player.company_cash for ship in player.unbuilt)


def raisable(state: PanamaxState, seat: Seat) -> list[tuple[int, CargoDie]]:
    """That player's dice on wagon 1 that are not at the highest value, with their places (5.4)."""
    return [
        (place, die)
        for place, die in enumerate(state.wagon_1, start=1)
        if die.owner == seat and die.value < BOX.limits.die_most
    ]


def can_put_on_train(state: PanamaxState, seat: Seat) -> bool:
    """Whether a stock die finds room on wagon 1 (5.4)."""
    return bool(state.players[seat].stock) and len(state.wagon_1) < BOX.limits.wagon_dice


def stop_moving(state: PanamaxState, frame: Moving) -> list[Event]:
    """The moves of one source are over: what is left is lost, and the warship bonus is paid (4.5, 5.6)."""
    state.frames.pop()
    events = []
    if frame.left:
        events.append(tell("moves_lost", who=Who(frame.seat), count=frame.left))
    return events + movement.finish(state, frame)


def _close(state: PanamaxState, frame: AnyFrame) -> list[Event] | None:
    """What happens of itself with the top frame; None when somebody must answer it."""
    match frame:
        case Moving():
            return _close_moving(state, frame)
        case Loading():
            return _close_loading(state, frame)
        case DeckSide():
            sides = contracts.affordable_sides(state, frame.seat, frame.card)
            return None if sides else contracts.discard_turned(state, frame)
        case FreeRail():
            can = can_put_on_train(state, frame.seat) or raisable(state, frame.seat)
            return None if can or has_playable_card(state, frame.seat) else _lose(state, frame)
        case Market():
            # Nobody waits for money here: it is lost at the moment it could have been used (5.4).
            is_lost = frame.is_deferred and not money.affordable(state, frame.seat)
            return _lose(state, frame) if is_lost else None
        case Reward():
            return None if leaving.cards_for(state, frame) else leaving.take_cash(state, frame)
        case Passenger():
            spaces = leaving.free_spaces(state.players[frame.seat])
            return None if len(spaces) > 1 else leaving.place_passenger(state, frame.seat, spaces[0])
        case Executive() | RailFlag() | FeeStevedore():
            return None
    assert_never(frame)


def _close_moving(state: PanamaxState, frame: Moving) -> list[Event] | None:
    """Over when no move is left, or none is possible and no card could change that (4.5)."""
    if frame.left and (movement.has_move(state, frame) or has_playable_card(state, frame.seat)):
        return None
    if frame.source is Source.FLAG and not frame.has_begun:
        return _lose(state, frame)
    return stop_moving(state, frame)


def _close_loading(state: PanamaxState, frame: Loading) -> list[Event] | None:
    """Over when no load is left; a free action also when no load is possible, whatever the player does."""
    if loading.loads_left(state, frame) <= 0:
        state.frames.pop()
        return []
    if frame.source is not Source.FLAG:
        return None
    if has_playable_card(state, frame.seat) or can_build(state, frame.seat):
        return None
    return None if any(loading.loads(state, frame)) else _lose(state, frame)


def _lose(state: PanamaxState, frame: AnyFrame) -> list[Event]:
    """A free action that cannot be used (5.4)."""
    state.frames.pop()
    action = flags.free_action_of(frame)
    assert action is not None
    return [tell("free_action_lost", who=Who(frame.seat), action=action)]
