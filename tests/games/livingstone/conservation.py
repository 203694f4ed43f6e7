"""Nothing appears and nothing is lost in Livingstone: what must hold after every step."""

from __future__ import annotations

from collections import Counter

from games.core import Step
from games.livingstone.data import CARDS, COLUMNS, GEMS, STONES
from games.livingstone.state import LivingstoneState, Stage
from games.values import Event, Seat, Who

CASH = {"coins_taken": 1, "gems_sold": 1, "tent_placed": -1, "tent_moved": -1}
"""Public events that name pounds a player got or paid."""


def livingstone(before: LivingstoneState, step: Step[LivingstoneState]) -> None:
    """The invariants of rules 2.10, each counted by kind, and money by the public events (8.5)."""
    state = step.state
    livingstone_things(state)
    livingstone_turn(state)
    for seat, player in enumerate(state.players):
        was = before.players[seat]
        assert player.chest >= was.chest, "gifts are final (4.5)"
        assert player.donations >= was.donations
        gained = player.purse + player.chest - was.purse - was.chest
        assert gained == _named_in_public(step.events, seat), "every gain and payment is public (8.5)"


def livingstone_things(state: LivingstoneState) -> None:
    """Stones, cards, tents, dice and money are all there (2.10)."""
    stones = Counter(state.bag.counts) + Counter(state.aside.counts)
    cards = Counter(state.deck.counts) + Counter(state.discard.counts)
    for player in state.players:
        assert set(player.gems) == set(GEMS)
        assert min(player.gems.values()) >= 0
        assert min(player.purse, player.chest, player.tents, player.total) >= 0
        assert player.donations <= player.chest, "a gift is at least a pound (8.6)"
        assert "mine_collapse" not in player.hand, "it is never in a hand (5.12)"
        assert all(camp.tents > 0 <= min(camp.scored, camp.unscored) for camp in player.camps.values())
        assert player.tents + sum(camp.tents for camp in player.camps.values()) == 11
        stones += Counter(player.gems)
        cards += Counter(player.hand.counts)
    assert stones == Counter({stone.id: stone.count for stone in STONES.values()})
    assert stones.total() == 60
    assert state.bag.count("white") == 1
    assert cards == Counter({card.id: card.copies for card in CARDS.values()})
    assert cards.total() == 27
    assert "mine_collapse" in state.deck
    assert state.boat in COLUMNS


def livingstone_turn(state: LivingstoneState) -> None:
    """Dice and the stage of the turn fit together (2.10, 4.3, 4.4)."""
    taken = [player.dice_taken for player in state.players]
    assert all(dice == sorted(set(dice)) for dice in taken), "each die is higher than the one before (4.3)"
    assert len(state.pool) + sum(map(len, taken)) == 2 * len(state.players)
    assert state.pool == sorted(state.pool)
    assert {die for dice in (state.pool, *taken) for die in dice} <= {1, 2, 3, 4, 5, 6}
    assert bool(state.dice_to_spend) == (state.stage is Stage.ACT)
    waiting = len(state.dice_to_spend)
    assert not waiting or state.dice_to_spend == taken[state.active][-waiting:]


def _named_in_public(events: list[Event], seat: Seat) -> int:
    """What that seat got and paid, as everybody can read it."""
    total = 0
    for event in events:
        if not event.is_seen_by(None):
            continue
        if event.kind in CASH and event.values["who"] == Who(seat):
            pounds = event.values["pounds"]
            assert isinstance(pounds, int)
            total += CASH[event.kind] * pounds
        elif event.kind == "neighbour_paid":
            total += (event.values["to"] == Who(seat)) - (event.values["who"] == Who(seat))
    return total
