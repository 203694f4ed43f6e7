"""Playing on from a position in any game, with everything checked that must hold after every action."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from games.core import Action, Game, Result, State, Step, View, write
from games.values import Event, Seat
from tests.games.contract.conservation import check

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
Move = tuple[Seat, Action]


def go_on(game: Game[S, V], state: S, move: Callable[[S], Move | None]) -> Step[S]:
    """What is left, and all that happened, when this is done as long as there is a move.

    Between any two actions the state is stored as JSON and read again, as after a restart.
    """
    events: list[Event] = []
    while (found := move(state)) is not None:
        seat, action = found
        before = write(state)
        assert action.is_open or action in game.legal(state, seat), f"{action} is not offered"
        step = game.play(state, seat, action)
        assert write(state) == before, "the given state has changed"
        check(game.id, state, step)
        state = game.read_state(write(step.state), game.rules_version)
        assert state == step.state
        events += step.events
    return Step(state, events)


def in_order(game: Game[S, V], state: S, *moves: Move) -> Step[S]:
    """After these moves."""
    left = iter(moves)
    return go_on(game, state, lambda _: next(left, None))


def play(game: Game[S, V], state: S, seat: Seat, *actions: Action) -> Step[S]:
    """When that seat does this, one after the other."""
    return in_order(game, state, *((seat, action) for action in actions))


def idle_while(game: Game[S, V], state: S, holds: Callable[[S], bool]) -> Step[S]:
    """Everybody idles while that holds and the game goes on."""

    def move(now: S) -> Move | None:
        asked = game.to_act(now)
        return (min(asked), game.idle(now, min(asked))) if asked and holds(now) else None

    return go_on(game, state, move)


def final(game: Game[S, V], state: S) -> Result:
    """How the game came out."""
    result = game.result(state)
    assert result is not None
    return result


def legal(game: Game[S, V], state: S, seat: Seat, kind: type[Action]) -> list[Action]:
    """What that seat may do of that kind."""
    return [action for action in game.legal(state, seat) if isinstance(action, kind)]


def kinds(events: Iterable[Event]) -> list[str]:
    """What happened, by name and in order."""
    return [event.kind for event in events]


def events_of(events: Iterable[Event], kind: str) -> list[Event]:
    """Those of that kind, in order."""
    return [event for event in events if event.kind == kind]


def only(events: Iterable[Event], kind: str) -> Event:
    """The one event of that kind."""
    (event,) = events_of(events, kind)
    return event


def public(events: Iterable[Event]) -> list[Event]:
    """What everybody may read."""
    return [event for event in events if event.is_seen_by(None)]
