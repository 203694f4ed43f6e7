"""An action of each kind as a player might name it: what the rules say to it tells why it is not offered."""

from __future__ import annotations

from collections.abc import Iterator

from games.core import Action, refuse
from games.livingstone.actions import (
    Dig,
    Donate,
    DrawCard,
    EndTurn,
    PassRound,
    PlaceTent,
    PlayCard,
    PlayDoubleDice,
    PlayExtraTent,
    PlayMarket,
    SellGems,
    TakeCoins,
    TakeDie,
)
from games.livingstone.data import Space
from games.livingstone.refusals import WITH_PARTICULARS
from games.livingstone.view import LivingstoneView
from games.values import Text

ANY_CARD = "lion"
"""Named by whoever holds no card that is played by its name alone."""


def examples(view: LivingstoneView) -> Iterator[Action]:
    """One of each kind, in rulebook order."""
    assert view.me is not None
    assert view.own is not None
    player = view.players[view.me]
    gem = next((gem for gem, count in player.gems.items() if count), "clear")
    camp = next((Space(camp.column, camp.row) for camp in player.camps), Space(view.boat, 1))
    highest = max(view.pool, default=6)
    yield TakeDie(highest)
    yield TakeCoins()
    yield DrawCard()
    yield Dig()
    yield PlaceTent(view.dice_to_spend[0] if view.dice_to_spend else 1)
    yield SellGems(**{gem: 1})
    yield Donate(1)
    yield PlayCard(next((card for card in view.own.hand if card not in WITH_PARTICULARS), ANY_CARD))
    yield PlayDoubleDice(highest)
    yield PlayMarket(**{gem: 1})
    yield PlayExtraTent(camp)
    yield PassRound()
    yield EndTurn()


def reason(view: LivingstoneView, example: Action, why: Text) -> Text:
    """Of any card or gem, where the one named stands for them all."""
    del view
    match example, why.key:
        case PlayCard(), "refusal-card_not_in_hand":
            return refuse("no_card_alone", "5")
        case ((SellGems() | PlayMarket()), "refusal-not_enough_gems"):
            return refuse("no_gems", why.rule)
    return why
