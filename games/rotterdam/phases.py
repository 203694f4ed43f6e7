"""What happens of itself in Rotterdam: turns, phases and rounds (rules 4), decided by public facts alone."""

from __future__ import annotations

from itertools import pairwise

from games.rotterdam import ports, scoring
from games.rotterdam.data import ANCHORS, BOX
from games.rotterdam.state import (
    FULFIL,
    NAVIGATE,
    NAVIGATION_CARDS,
    PHASES,
    PLACE,
    TRADE,
    UNLOAD,
    CardWindows,
    Phase,
    Player,
    RotterdamState,
)
from games.values import Event, Seat, Who

NEXT = dict(pairwise(PHASES))
PHASE_BEGAN = {
    phase: Event("phase_began", {"phase": phase, "number": number}) for number, phase in enumerate(PHASES, 1)
}
LEAN = CardWindows.LEAN


def begin_round(state: RotterdamState, captain: Seat) -> list[Event]:
    """The captain has the pawn, and phase 1 begins (4.9)."""
    state.captain = captain
    state.round_no += 1
    state.call = None
    began = Event("round_began", {"round": state.round_no, "who": Who(captain)})
    return [began, *_begin_phase(state, PLACE)]


def settle(state: RotterdamState) -> list[Event]:
    """Go on until somebody has a decision, or may have one as far as everybody knows (4.2)."""
    events: list[Event] = []
    while state.result is None and state.pending is None:
        if state.players[state.active].due:
            events += _draw_what_is_due(state)
        if not _is_over(state):
            break
        events += end_turn(state)
    return events


def has_choice(state: RotterdamState) -> bool:
    """Whether the main action of the phase is still open to the active player, as everybody can see."""
    if state.is_done:
        return False
    player, phase = state.players[state.active], state.phase
    if phase is PLACE:
        return player.supply > 0 and bool(state.free_starts())
    if phase is NAVIGATION_CARDS:
        return player.due > 0
    if phase is UNLOAD:
        return bool(ports.in_port(state, state.active))
    if phase is FULFIL:
        return bool(player.products or player.navigation)
    return phase is NAVIGATE


def end_turn(state: RotterdamState) -> list[Event]:
    """The next player's turn, or the next phase; what must be done before is done (4.5, 4.6)."""
    events: list[Event] = []
    player = state.players[state.active]
    if state.phase is UNLOAD:
        events += ports.unload(state, state.active)
    if player.due:
        events.append(Event("draws_lost", {"who": Who(state.active), "count": player.due}))
        player.due = 0
    following = (state.active + 1) % len(state.players)
    if following != state.captain and state.phase is not TRADE:
        _begin_turn(state, following)
        return events
    if state.phase is FULFIL:
        return events + _end_round(state)
    return events + _begin_phase(state, NEXT[state.phase])


def _is_over(state: RotterdamState) -> bool:
    """Whether the turn, or in phase 5 all trading, ends without anybody being asked (4.2, 4.7, 7)."""
    if state.phase is TRADE:
        return all(player.has_finished for player in state.players)
    if state.is_done and state.phase is not NAVIGATE and state.options.card_windows is LEAN:
        return True
    if state.players[state.active].navigation.counts:
        return False
    # Unloading is no decision for somebody who holds no card (4.6).
    return state.phase is UNLOAD or not has_choice(state)


def _begin_phase(state: RotterdamState, phase: Phase) -> list[Event]:
    state.phase = phase
    events = [PHASE_BEGAN[phase]]
    if phase is NAVIGATION_CARDS:
        for anchor in ANCHORS:
            if anchor in state.board:
                state.players[state.board[anchor].owner].due += 1
    if phase is TRADE:
        events += _begin_trading(state)
    _begin_turn(state, state.captain)
    return events


def _begin_turn(state: RotterdamState, seat: Seat) -> None:
    state.active = seat
    # With lean windows a turn of phase 3 with nothing due is over before it begins (7).
    is_card_phase = state.phase is NAVIGATION_CARDS
    state.is_done = is_card_phase and state.options.card_windows is LEAN and not state.players[seat].due


def _begin_trading(state: RotterdamState) -> list[Event]:
    """Whoever can do nothing in this phase, as everybody can see, has finished (4.7)."""
    is_trade_possible = sum([bool(player.products.counts) for player in state.players]) > 1
    is_lean = state.options.card_windows is LEAN

    def has_nothing_to_do(player: Player) -> bool:
        if is_trade_possible:
            return not (player.products.counts or player.navigation.counts)
        return is_lean or not player.navigation.counts

    for player in state.players:
        player.has_finished = has_nothing_to_do(player)
        player.offers_made = 0
    out = tuple(Who(seat) for seat, player in enumerate(state.players) if player.has_finished)
    return [Event("trading_left_out", {"who": out, "count": len(out)})] if out else []


def _draw_what_is_due(state: RotterdamState) -> list[Event]:
    """Phase 3: cards from the deck into the hand, as long as there is room in it (4.5)."""
    events: list[Event] = []
    player = state.players[state.active]
    while player.due and len(player.navigation) < BOX.setup.navigation_limit:
        if not state.navigation_deck and state.discard:
            events.append(Event("deck_reshuffled", {"count": len(state.discard)}))
            for card in state.discard:
                state.navigation_deck.add(card)
            state.discard.clear()
        if not state.navigation_deck:
            events.append(Event("deck_empty", {"who": Who(state.active), "count": player.due}))
            player.due = 0
            break
        card = state.navigation_deck.draw(state.rng)
        player.navigation.add(card)
        player.due -= 1
        events.append(Event("navigation_drawn", {"who": Who(state.active)}))
        events.append(Event("navigation_received", {"card": card}, seen_by=(state.active,), reveals=True))
    return events


def _end_round(state: RotterdamState) -> list[Event]:
    """The end of the game, or the pawn goes to the left (4.9)."""
    limit = state.options.round_limit
    if state.has_end:
        return scoring.finish(state)
    if limit and state.round_no >= limit:
        return [Event("round_limit_reached", {"round": limit}), *scoring.finish(state)]
    return begin_round(state, (state.captain + 1) % len(state.players))
