"""Cards and tiles on their way: drawn, laid aside, taken back (rules 4.3, 4.15, 5.1)."""

from __future__ import annotations

from games.congo.data import NEUTRALS
from games.congo.state import CHARACTER, Cause, CongoState, Fate, Lost, Roll
from games.values import Event, Seat, Who

FACES = 4
"""Of the one die."""


def draw(state: CongoState, deck: str, events: list[Event]) -> str | None:
    """The next card of that deck, its discard pile shuffled first if need be; None if there is none."""
    cards = state.decks[deck]
    if not cards.pile:
        if not cards.discard:
            return None
        events.append(Event("deck_reshuffled", {"deck": deck, "count": len(cards.discard)}))
        cards.pile.pour(cards.discard)
    return cards.pile.draw(state.rng)


def no_card(seat: Seat, deck: str) -> Event:
    """That player should have drawn, but pile and discard pile are empty."""
    return Event("draw_skipped", {"who": Who(seat), "deck": deck})


def roll(state: CongoState) -> int:
    """A face of the die."""
    return 1 + state.rng.number(FACES)


def note(state: CongoState, cause: Cause, face: int, seat: Seat | None, outcome: str | None = None) -> None:
    """Leave the roll on the table for everybody to see."""
    state.rolls.append(Roll(cause, face, seat, outcome))


def lay_aside(state: CongoState, character: str) -> None:
    """A character that was used goes to the discard pile; a neutral leaves the game (5.1)."""
    if character in NEUTRALS:
        state.used_neutrals.append(character)
    else:
        state.decks[CHARACTER].discard.add(character)


def lose_bid(state: CongoState, seat: Seat, fate: Fate) -> str:
    """Take that player's bid, which everybody sees, out of the auction; its character."""
    player = state.players[seat]
    assert player.bid is not None
    character = player.bid.character
    player.bid = None
    player.lost = Lost(character, fate)
    if fate is Fate.RETURNED:
        player.characters.add(character)
    else:
        lay_aside(state, character)
    return character


def take_back_unseen(state: CongoState) -> None:
    """All bids return to their hands face down (5.4, 5.13)."""
    for player in state.players:
        if player.bid is not None:
            player.characters.add(player.bid.character)
            player.bid = None
