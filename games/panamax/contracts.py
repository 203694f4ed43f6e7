"""Taking contracts, and the cards that take their places (rules 4.4 a, 5.3)."""

from __future__ import annotations

from msgspec.structs import replace

from games.panamax.data import COLUMNS, CONTRACTS, Side
from games.panamax.frames import DeckSide, Loading
from games.panamax.loading import lay_aside, take_stock
from games.panamax.state import Contract, PanamaxState
from games.panamax.telling import tell
from games.values import Event, Seat, Who

INCOMING = "incoming"
DECK = "deck"


def place_of(state: PanamaxState, card: str) -> str | None:
    """Where that card lies open."""
    if card == state.incoming:
        return INCOMING
    return next((slot for slot, lying in state.slots.items() if lying == card), None)


def affordable_sides(state: PanamaxState, seat: Seat, card: str) -> list[Side]:
    """The sides for which that player has dice (4.4)."""
    stock = state.players[seat].stock
    return [side for side, printed in CONTRACTS[card].sides.items() if len(printed) <= stock]


def offered(state: PanamaxState, frame: Loading, *, is_wide: bool) -> list[str]:
    """The cards the main action may take: below its column, with the benefit the incoming one too."""
    slot = COLUMNS[frame.column].slot
    assert slot is not None
    cards = [state.slots[slot], state.incoming if is_wide else None]
    return [card for card in cards if card is not None]


def accept(state: PanamaxState, seat: Seat, card: str, side: Side) -> None:
    """The card lies on the clipboard, with dice at the printed values (4.4)."""
    printed = CONTRACTS[card].sides[side]
    take_stock(state, seat, len(printed))
    state.players[seat].contracts.append(Contract(card, side, list(printed)))


def take(state: PanamaxState, frame: Loading, card: str, side: Side) -> list[Event]:
    """An open card, whose place is filled again (4.4)."""
    place = place_of(state, card)
    assert place is not None
    state.frames[-1] = replace(frame, has_taken=True)
    accept(state, frame.seat, card, side)
    events = [tell("contract_taken", who=Who(frame.seat), contract=card, side=side, place=place)]
    if place != INCOMING:
        state.slots[place] = state.incoming
        if state.incoming is not None:
            events.append(tell("slot_refilled", contract=state.incoming, place=place))
    return events + turn_up_incoming(state)


def turn_up_incoming(state: PanamaxState) -> list[Event]:
    """A new incoming card from the deck, if there is one."""
    events = _reshuffle(state)
    state.incoming = state.contract_deck.draw(state.rng) if state.contract_deck else None
    if state.incoming is not None:
        events.append(tell("contract_turned_up", contract=state.incoming, place=INCOMING, reveals=True))
    return events


def draw(state: PanamaxState, frame: Loading) -> list[Event]:
    """The top card of the deck is turned over; a side of it must be taken (4.4)."""
    events = _reshuffle(state)
    card = state.contract_deck.draw(state.rng)
    state.frames[-1] = replace(frame, has_taken=True)
    state.frames.append(DeckSide(frame.seat, card))
    return [*events, tell("contract_turned_over", who=Who(frame.seat), contract=card, reveals=True)]


def take_turned(state: PanamaxState, frame: DeckSide, side: Side) -> list[Event]:
    """The card turned over, by that side."""
    state.frames.pop()
    accept(state, frame.seat, frame.card, side)
    return [tell("contract_taken", who=Who(frame.seat), contract=frame.card, side=side, place=DECK)]


def discard_turned(state: PanamaxState, frame: DeckSide) -> list[Event]:
    """Too few dice for both sides of the card turned over (4.4)."""
    state.frames.pop()
    lay_aside(state, frame.card)
    return [tell("contract_unusable", who=Who(frame.seat), contract=frame.card)]


def discard(state: PanamaxState, seat: Seat, card: str) -> list[Event]:
    """One contract too many: its dice go to the warehouse (5.3)."""
    player = state.players[seat]
    contract = player.contract(card)
    assert contract is not None
    player.contracts.remove(contract)
    player.warehouse += len(contract.left)
    lay_aside(state, card)
    return [tell("contract_discarded", who=Who(seat), contract=card, count=len(contract.left))]


def _reshuffle(state: PanamaxState) -> list[Event]:
    """An empty deck is made of the discard pile, when a card must be drawn and not before."""
    if state.contract_deck or not state.contract_discard:
        return []
    count = len(state.contract_discard)
    state.contract_deck.pour(state.contract_discard)
    return [tell("deck_reshuffled", count=count)]
