"""What a seat cannot know in Livingstone, dealt anew (rules 10.1)."""

from __future__ import annotations

from games.dealing import Lots, deal, fill
from games.livingstone.state import LivingstoneState, Player
from games.values import Seat

COLLAPSE = "mine_collapse"
"""It is never in a hand (5.12)."""


def deal_anew(state: LivingstoneState, seat: Seat | None, lots: Lots) -> None:
    """Hands of the others, the deck, and how their pounds are split between purse and chest."""
    others = [player for other, player in enumerate(state.players) if other != seat]
    if state.result is not None:
        for bag in (state.deck, *(player.hand for player in others)):
            fill(bag, bag.things())  # all of it lies open, but for the order it came in
        return
    state.deck.take(COLLAPSE)
    deal([player.hand for player in others], state.deck, lots)
    state.deck.add(COLLAPSE)
    for player in others:
        _split(player, lots)


def _split(player: Player, lots: Lots) -> None:
    """Purse and chest together are open, and so is the number of gifts, each a pound or more (8.5, 8.6)."""
    if player.donations:
        pounds = player.purse + player.chest
        player.chest = player.donations + lots.number(pounds - player.donations + 1)
        player.purse = pounds - player.chest
