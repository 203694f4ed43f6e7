"""What Livingstone hides (rules 10.1), and how to deal it anew."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from games.chance import Bag, Rng
from games.core import Action, Step
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
from games.livingstone.data import CARDS, Space
from games.livingstone.rules import LIVINGSTONE
from games.livingstone.state import LivingstoneOptions, LivingstoneState, Player
from tests.secrets.worlds import Leaks, Secrets, Told, Viewer, number

COLLAPSE = "mine_collapse"


def redeal(
    state: LivingstoneState, viewer: Viewer, chance: Random, ahead: Action | None = None
) -> LivingstoneState:
    """Other hands, deck, purses and chests of the others, and another seed; all that is open stays."""
    other = LIVINGSTONE.copy(state)
    other.rng = Rng(chance.randbytes(32).hex(), chance.randrange(10_000))
    if state.result is not None:
        return other  # hands and chests lie open, and purses follow from them
    others = [player for seat, player in enumerate(other.players) if seat != viewer]
    if isinstance(ahead, DrawCard):
        _deal([card for player in others for card in player.hand.things()], others, chance)
    else:
        _exchange(other.deck, others, chance)
    for player in others:
        _split(player, chance)
    return other


def _exchange(deck: Bag, players: list[Player], chance: Random) -> None:
    """Cards change between deck and hands; both keep their sizes.

    The deck keeps as many names before and after Mine Collapse, so that the same number draws it in
    both worlds: that it is drawn is public (5.12).
    """
    cards = deck.things() + [card for player in players for card in player.hand.things()]
    chance.shuffle(cards)
    early = [card for card in cards if card < COLLAPSE]
    late = [card for card in cards if card > COLLAPSE]
    stay_early = sum(card < COLLAPSE for card in deck.things())
    stay_late = len(deck) - 1 - stay_early
    deck.counts = Bag.of([*late[:stay_late], COLLAPSE, *early[:stay_early]]).counts
    _deal(early[stay_early:] + late[stay_late:], players, chance)


def _deal(cards: list[str], players: list[Player], chance: Random) -> None:
    """Give each player as many of the cards as before."""
    chance.shuffle(cards)
    for player in players:
        player.hand = Bag.of([cards.pop() for _ in range(len(player.hand))])


def _split(player: Player, chance: Random) -> None:
    """Purse and chest together are open, and so is the number of gifts, each a pound or more (8.5, 8.6)."""
    pounds = player.purse + player.chest
    player.chest = chance.randint(player.donations, pounds) if player.donations else 0
    player.purse = pounds - player.chest


def look_alikes(action: Action, actions: Iterable[Action], viewer: Viewer) -> list[Action]:
    """The amount of a gift is secret, the fact is not (4.5)."""
    del viewer
    is_gift = isinstance(action, Donate)
    return [other for other in actions if other == action or (is_gift and isinstance(other, Donate))]


def has_learned(before: LivingstoneState, step: Step[LivingstoneState], viewer: Viewer) -> bool:
    """A card of another left the hand, a card of one's own came in, or hands and chests were opened."""
    after = step.state
    if before.result is None and after.result is not None:
        return True
    for seat, player in enumerate(after.players):
        was = before.players[seat].hand
        gave = any(was.count(card) > player.hand.count(card) for card in was.counts)
        got = any(player.hand.count(card) > was.count(card) for card in player.hand.counts)
        if got if seat == viewer else gave:
            return True
    return False


def hidden(state: LivingstoneState) -> int:
    """How many of the players hold a card, and how many a purse and chest that nobody can work out."""
    if state.result is not None:
        return 0
    return sum(
        bool(player.hand) + (0 < player.donations < player.purse + player.chest) for player in state.players
    )


SECRETS = Secrets(
    redeal=redeal,
    look_alikes=look_alikes,
    has_learned=has_learned,
    probes=(
        TakeDie(3),
        TakeCoins(),
        DrawCard(),
        Dig(),
        PlaceTent(3),
        PlaceTent(5, use_free_tent=True, use_any_row=True, move_from=Space(1, 1)),
        SellGems(red=2),
        Donate(1),
        Donate(1_000),
        PlayCard("lion"),
        PlayDoubleDice(6),
        PlayMarket(clear=3),
        PlayExtraTent(Space(1, 1)),
        PassRound(),
        EndTurn(),
    ),
    hidden=hidden,
    names=tuple(CARDS),
    in_passing=("mine_collapsed",),
)
LEAKS = Leaks(
    options=LivingstoneOptions(allow_pass=True),
    in_the_state={
        "hand": lambda state: number([player.hand.things() for player in state.players]),
        "purse": lambda state: number([player.purse for player in state.players]),
        "chest": lambda state: number([player.chest for player in state.players]),
        "deck": lambda state: number(state.deck.things()),
    },
    in_the_step={
        "donation": Told("gift_given", "gift_counted", later="the chest"),
        "drawn_card": Told("card_drawn", "card_received", later="the hand"),
    },
    shows_nothing={
        TakeDie: "dice are open",
        TakeCoins: "coins taken are open",
        SellGems: "gems are open, and so is their price",
        Donate: "the giver knows the amount, the others do not learn it; it bars an undo by rule 4.5",
    },
    matters="players.*.hand",
    places=("players.*.hand", "players.*.purse", "players.*.chest", "deck"),
)
