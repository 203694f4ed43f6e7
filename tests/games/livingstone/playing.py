"""Playing on from a position, with everything checked that must hold after every action."""

from __future__ import annotations

from collections.abc import Iterable

from games.core import Action, Result, Step, write
from games.livingstone.actions import EndTurn, TakeCoins, TakeDie
from games.livingstone.rules import LIVINGSTONE
from games.livingstone.state import LivingstoneState, Stage
from games.values import Event, Seat, Text
from tests.games.refusing import check_refused


def play(state: LivingstoneState, *actions: Action) -> Step[LivingstoneState]:
    """What is left, and all that happened, when whoever is active does this, one after the other."""
    events: list[Event] = []
    for action in actions:
        before = write(state)
        step = LIVINGSTONE.play(state, state.active, action)
        assert write(state) == before, "the given state has changed"
        assert_whole(step.state)
        state = step.state
        events += step.events
    return Step(state, events)


def turn(state: LivingstoneState, seat: Seat, die: int) -> LivingstoneState:
    """That seat, whose turn it must be, takes the die and its coins and ends the turn."""
    assert state.active == seat
    return play(state, TakeDie(die), TakeCoins(), EndTurn()).state


def idle_round(state: LivingstoneState) -> Step[LivingstoneState]:
    """Everybody idles until the round is over."""
    events: list[Event] = []
    round_no = state.round_no
    while state.round_no == round_no and state.result is None:
        step = play(state, LIVINGSTONE.idle(state, state.active))
        state = step.state
        events += step.events
    return Step(state, events)


def final(state: LivingstoneState) -> Result:
    """How the game came out: the active player's turn was the last."""
    result = play(state, EndTurn()).state.result
    assert result is not None
    return result


def refused(
    state: LivingstoneState, action: Action, key: str, rule: str, *, seat: Seat | None = None
) -> Text:
    """The reason why that seat, or the active one, may not do this; nothing has changed."""
    actor = state.active if seat is None else seat
    return check_refused(LIVINGSTONE, state, actor, action, key, rule)


def events_of(events: Iterable[Event], kind: str) -> list[Event]:
    """Those of that kind, in order."""
    return [event for event in events if event.kind == kind]


def public(events: Iterable[Event]) -> list[Event]:
    """What everybody may read."""
    return [event for event in events if event.is_seen_by(None)]


def assert_whole(state: LivingstoneState) -> None:
    """What 2.10 says must hold after every action."""
    stones = len(state.bag) + len(state.aside) + sum(sum(one.gems.values()) for one in state.players)
    assert stones == 60
    assert "white" in state.bag
    assert len(state.deck) + len(state.discard) + sum(len(one.hand) for one in state.players) == 27
    assert "mine_collapse" in state.deck
    for one in state.players:
        assert one.tents + sum(camp.tents for camp in one.camps.values()) == 11
        assert min(one.tents, one.purse, one.chest, one.total, *one.gems.values()) >= 0
        assert all(camp.tents for camp in one.camps.values())
        assert one.dice_taken == sorted(set(one.dice_taken))
    assert state.pool == sorted(state.pool)
    assert len(state.pool) + sum(len(one.dice_taken) for one in state.players) == 2 * len(state.players)
    assert bool(state.dice_to_spend) == (state.stage is Stage.ACT)
    assert 1 <= state.boat <= 10
