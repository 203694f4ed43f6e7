"""Playing on from a position, with everything checked that must hold after every action."""

from __future__ import annotations

from functools import partial

from games.congo.actions import ChooseCharacter, DeclineSpecial, Pass, PlaySpecial
from games.congo.rules import CONGO
from games.congo.state import Bid, CongoState, PastTurn, Stage
from games.core import Step
from games.values import Seat
from tests.games import playing
from tests.games.refusing import check_refused

refused = partial(check_refused, CONGO)
play = partial(playing.play, CONGO)
in_order = partial(playing.in_order, CONGO)
legal = partial(playing.legal, CONGO)
final = partial(playing.final, CONGO)


def bid(state: CongoState, *characters: str) -> Step[CongoState]:
    """Everybody chooses, the first named for the first seat."""
    return in_order(state, *((seat, ChooseCharacter(each)) for seat, each in enumerate(characters)))


def played(
    state: CongoState, owner: Seat, card: str, *, stop: str | None = None, deck: str | None = None
) -> Step[CongoState]:
    """Those before the owner in turn order decline, and the owner plays that card."""
    before = state.waiting[: state.waiting.index(owner)]
    moves = [(seat, DeclineSpecial()) for seat in before]
    return in_order(state, *moves, (owner, PlaySpecial(card, stop, deck)))


def declined(state: CongoState) -> Step[CongoState]:
    """Everybody asked for a special card declines."""
    return playing.go_on(
        CONGO, state, lambda now: (now.waiting[0], DeclineSpecial()) if now.stage is Stage.SPECIAL else None
    )


def passed(state: CongoState) -> Step[CongoState]:
    """Everybody asked for auxiliaries passes."""

    def move(now: CongoState) -> playing.Move | None:
        is_asked = now.stage is Stage.AUCTION and now.boat == state.boat
        return (now.waiting[0], Pass()) if is_asked else None

    return playing.go_on(CONGO, state, move)


def idle_on(state: CongoState, until: str) -> Step[CongoState]:
    """Everybody idles until the boat reaches that stop."""
    return playing.idle_while(CONGO, state, lambda now: now.boat != until)


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
