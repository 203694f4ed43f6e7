"""What a seat cannot know in Panamax, dealt anew (rules 10)."""

from __future__ import annotations

from games.dealing import Lots, fill
from games.panamax.data import SETUP_CONTRACTS
from games.panamax.state import PanamaxState, Phase, Player
from games.values import Seat


def deal_anew(state: PanamaxState, seat: Seat | None, lots: Lots) -> None:
    """Objectives of the others and advisors that left the game; at set-up all that was dealt to the others.

    What lies in the deck of contracts everybody can work out.
    """
    others = [player for other, player in enumerate(state.players) if other != seat]
    if state.result is not None:
        fill(state.advisor_bag, state.advisor_bag.things())  # all of it lies open, but for the order
    elif state.phase is Phase.SETUP:
        _deal_advisors(state, others, lots)
        _deal_contracts(others, [] if seat is None else state.players[seat].dealt_contracts, lots)
    else:
        _deal_objectives(state, others, lots)


def _deal_objectives(state: PanamaxState, others: list[Player], lots: Lots) -> None:
    cards = state.advisor_bag.things()
    cards += [player.secret for player in others if player.secret is not None]
    cards.sort()
    for player in others:
        player.secret = lots.take(cards)
    fill(state.advisor_bag, cards)


def _deal_advisors(state: PanamaxState, others: list[Player], lots: Lots) -> None:
    """As many as before to everybody, and one of them to whoever has kept one (3, step 6)."""
    cards = state.advisor_bag.things()
    for player in others:
        cards += player.dealt_advisors
    cards.sort()
    for player in others:
        player.dealt_advisors = dealt = [lots.take(cards) for _ in player.dealt_advisors]
        if player.secret is not None:
            player.secret = dealt[lots.number(len(dealt))]
    fill(state.advisor_bag, cards)


def _deal_contracts(others: list[Player], own: list[str], lots: Lots) -> None:
    """Any but the seat's own, those that nobody was dealt among them (3, step 10)."""
    cards = [card for card in SETUP_CONTRACTS if card not in own]
    for player in others:
        player.dealt_contracts = dealt = [lots.take(cards) for _ in player.dealt_contracts]
        if player.start_contract is not None:
            player.start_contract = dealt[lots.number(len(dealt))]
