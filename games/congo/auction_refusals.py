"""Why auxiliaries cannot be added (rules 4.11 and 5.17)."""

from __future__ import annotations

from games.congo.data import AUXILIARIES, EXPERTISE
from games.congo.state import OUT, Bid, CongoState
from games.congo.values import needs_interpreter
from games.core import refuse
from games.values import Seat, Text, Who

INTERPRETER, SERVANT = "interpreter", "servant"


def no_auction(state: CongoState, seat: Seat) -> Text:
    """Why there is nothing to add to, or to pass in, outside the auction."""
    if state.is_played("labour_shortage"):
        return refuse("labour_shortage", "5.16")
    if state.is_revealed and state.players[seat].bid is None:
        return refuse("no_bid", "5.1")
    return refuse("no_auction_now", "4.11")


def auction_turn(state: CongoState, seat: Seat) -> Text | None:
    """Whether that player has a bid in the auction, and it is their turn."""
    bid = state.players[seat].bid
    if bid is None:
        return refuse("no_bid", "5.1")
    if bid.status is OUT:
        return refuse("passed_already", "4.11")
    asked = state.waiting[0]
    return None if seat == asked else refuse("not_your_turn_to_add", "4.11", who=Who(asked))


def add_auxiliaries(state: CongoState, seat: Seat, cards: tuple[str, ...]) -> Text | None:
    """Whether these cards may all be added together to that player's bid."""
    player = state.players[seat]
    assert player.bid is not None
    if not cards:
        return refuse("add_or_pass", "4.11")
    for card in sorted(set(cards)):
        if card not in AUXILIARIES:
            return refuse("no_such_auxiliary", "2.8")
        if cards.count(card) > player.auxiliaries.count(card):
            return refuse("auxiliary_not_in_hand", "4.11", card=card)
        reason = auxiliary(state, player.bid, card, cards.count(card))
        if reason is not None:
            return reason
    return None


def auxiliary(state: CongoState, bid: Bid, card: str, number: int = 1) -> Text | None:
    """Whether so many cards of that kind go with that bid."""
    if card == SERVANT:
        is_one = number == 1 and not state.is_servant_used
        return None if is_one else refuse("one_servant", "4.11")
    if card == INTERPRETER:
        return _interpreter(state, bid, number)
    if card in EXPERTISE[bid.character]:
        return None
    return refuse("icon_does_not_match", "4.11", card=card, character=bid.character)


def _interpreter(state: CongoState, bid: Bid, number: int) -> Text | None:
    language = state.port_language
    if state.place.flag is None or language is None:
        return refuse("no_language_here", "5.17")
    if not needs_interpreter(bid, language):
        return refuse("speaks_the_language", "5.17", character=bid.character, language=language)
    is_one = number == 1 and INTERPRETER not in bid.auxiliaries
    return None if is_one else refuse("one_interpreter", "4.11")
