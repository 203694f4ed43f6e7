"""Playing on from a position, with everything checked that must hold after every action."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from games.congo.actions import ChooseCharacter, DeclineSpecial, Pass, PlaySpecial
from games.congo.rules import CONGO
from games.congo.state import Bid, CongoState, PastTurn, Stage
from games.core import Action, Result, Step, write
from games.values import Event, Seat
from tests.games.congo.conservation import congo
from tests.games.refusing import check_refused

refused = partial(check_refused, CONGO)


def play(state: CongoState, seat: Seat, *actions: Action) -> Step[CongoState]:
    """What is left, and all that happened, when that seat does this, one after the other."""
    return in_order(state, *((seat, action) for action in actions))


def in_order(state: CongoState, *moves: tuple[Seat, Action]) -> Step[CongoState]:
    """What is left, and all that happened, after these moves."""
    events: list[Event] = []
    for seat, action in moves:
        before = write(state)
        step = CONGO.play(state, seat, action)
        assert write(state) == before, "the given state has changed"
        congo(state, step)
        state = step.state
        events += step.events
    return Step(state, events)


def bid(state: CongoState, *characters: str) -> Step[CongoState]:
    """Everybody chooses, the first named for the first seat."""
    return in_order(state, *((seat, ChooseCharacter(each)) for seat, each in enumerate(characters)))


def played(
    state: CongoState, owner: Seat, card: str, *, stop: str | None = None, deck: str | None = None
) -> Step[CongoState]:
    """Those before the owner in turn order decline, and the owner plays that card."""
    events: list[Event] = []
    while state.waiting[0] != owner:
        step = play(state, state.waiting[0], DeclineSpecial())
        state, events = step.state, events + step.events
    step = play(state, owner, PlaySpecial(card, stop, deck))
    return Step(step.state, events + step.events)


def declined(state: CongoState) -> Step[CongoState]:
    """Everybody asked for a special card declines."""
    events: list[Event] = []
    while state.stage is Stage.SPECIAL:
        step = play(state, state.waiting[0], DeclineSpecial())
        state, events = step.state, events + step.events
    return Step(state, events)


def passed(state: CongoState) -> Step[CongoState]:
    """Everybody asked for auxiliaries passes."""
    events: list[Event] = []
    boat = state.boat
    while state.stage is Stage.AUCTION and state.boat == boat:
        step = play(state, state.waiting[0], Pass())
        state, events = step.state, events + step.events
    return Step(state, events)


def idle_on(state: CongoState, until: str) -> Step[CongoState]:
    """Everybody idles until the boat reaches that stop."""
    events: list[Event] = []
    while state.boat != until and state.result is None:
        seat = min(CONGO.to_act(state))
        step = play(state, seat, CONGO.idle(state, seat))
        state, events = step.state, events + step.events
    return Step(state, events)


def final(state: CongoState) -> Result:
    """How the game came out."""
    assert state.result is not None
    return state.result


def legal(state: CongoState, seat: Seat, kind: type[Action]) -> list[Action]:
    """What that seat may do of that kind."""
    return [action for action in CONGO.legal(state, seat) if isinstance(action, kind)]


def past(state: CongoState) -> PastTurn:
    """How the turn before came out."""
    assert state.previous is not None
    return state.previous


def bid_of(state: CongoState, seat: Seat) -> Bid:
    """That player's bid, which is there."""
    found = state.players[seat].bid
    assert found is not None
    return found


def totals(state: CongoState) -> list[float | None]:
    """What each player's bid is worth now, in points."""
    bids = [player.bid for player in state.players]
    return [None if each is None else each.total_half / 2 for each in bids]


def events_of(events: Iterable[Event], kind: str) -> list[Event]:
    """Those of that kind, in order."""
    return [event for event in events if event.kind == kind]


def kinds(events: Iterable[Event]) -> list[str]:
    """What happened, by name."""
    return [event.kind for event in events]


def public(events: Iterable[Event]) -> list[Event]:
    """What everybody may read."""
    return [event for event in events if event.is_seen_by(None)]
