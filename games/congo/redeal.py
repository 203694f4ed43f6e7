"""What a seat cannot know on the Congo, dealt anew (rules 10)."""

from __future__ import annotations

from games.chance import Bag
from games.congo.actions import HippoCommit
from games.congo.candidates import candidates
from games.congo.data import NEUTRALS
from games.congo.state import AUXILIARY, CHARACTER, SPECIAL, CongoState, Fate, Place
from games.dealing import Lots, counted, deal, fill, pooled
from games.values import Seat


def deal_anew(state: CongoState, seat: Seat | None, lots: Lots) -> None:
    """Hands and sealed choices of the others, all piles, the box, and tiles the seat has not looked at."""
    others = [other for other in range(len(state.players)) if other != seat]
    if state.result is not None:
        _forget_order(state, others)
        return
    players = [state.players[other] for other in others]
    _deal_characters(state, others, lots)
    _deal_settler(state, seat, lots)
    deal([player.auxiliaries for player in players], state.decks[AUXILIARY].pile, lots)
    deal([player.specials for player in players], state.decks[SPECIAL].pile, lots)
    deal([player.hippos for player in players], state.hippo_pile, lots)
    _seal_hippos(state, others, lots)
    _deal_tiles(state, seat, lots)


def _forget_order(state: CongoState, others: list[Seat]) -> None:
    """All of it lies open, but for the order it came in."""
    bags: list[Bag] = [state.tiles, state.hippo_pile, *(deck.pile for deck in state.decks.values())]
    for other in others:
        player = state.players[other]
        bags += (player.characters, player.auxiliaries, player.specials, player.hippos)
    for bag in bags:
        fill(bag, bag.things())


def _deal_characters(state: CongoState, others: list[Seat], lots: Lots) -> None:
    """Hands, bids that lie face down, picks for the boiler, the pile, and the neutrals in the box."""
    pile = state.decks[CHARACTER].pile
    sealed = {
        other: bid
        for other in others
        if (bid := state.players[other].bid) is not None and not state.is_revealed
    }
    cards = pooled(counted(pile, *(state.players[other].characters for other in others)))
    cards += [*state.boxed_neutrals, *(bid.character for bid in sealed.values())]
    cards.sort()
    known = {other: [card for card in _known(state, other) if card in cards] for other in others}
    for card in (card for held in known.values() for card in held):
        cards.remove(card)
    neutrals = [card for card in cards if card in NEUTRALS]
    state.boxed_neutrals = sorted(lots.take(neutrals) for _ in state.boxed_neutrals)
    for card in state.boxed_neutrals:
        cards.remove(card)
    for other in others:
        player, hand = state.players[other], known[other]
        missing = len(player.characters) + (other in sealed) - len(hand)
        hand += [lots.take(cards) for _ in range(missing)]
        if other in sealed:
            sealed[other].character = lots.take(hand)
        if player.pick is not None:
            player.pick = hand[lots.number(len(hand))]
        fill(player.characters, hand)
    fill(pile, cards)


def _known(state: CongoState, seat: Seat) -> set[str]:
    """Characters that everybody saw return to that hand, in this turn or at the end of the one before."""
    known = set()
    lost, previous = state.players[seat].lost, state.previous
    if lost is not None and lost.fate is Fate.RETURNED:
        known.add(lost.character)
    if previous is not None:
        was_friendly = previous.special is not None and previous.special.card == "friendly_meeting"
        is_back = was_friendly and seat not in (previous.taker, *previous.tied)
        bid = previous.bids[seat]
        if bid.character is not None and (bid.fate is Fate.RETURNED or (is_back and bid.fate is None)):
            known.add(bid.character)
    return known


def _deal_settler(state: CongoState, seat: Seat | None, lots: Lots) -> None:
    """Which of the cards in hand was drawn with the Settler, if it is not the bid by now (5.11)."""
    if state.settler_card is None or state.special is None or state.special.owner == seat:
        return
    owner = state.players[state.special.owner]
    if owner.bid is None or owner.bid.character != state.settler_card:
        hand = owner.characters.things()
        state.settler_card = hand[lots.number(len(hand))]


def _seal_hippos(state: CongoState, others: list[Seat], lots: Lots) -> None:
    """Any of the sets that can be sealed, for those who have (4.13)."""
    for other in others:
        player = state.players[other]
        if player.commitment is not None:
            player.commitment = None
            choices = candidates(state, other)
            chosen = choices[lots.number(len(choices))]
            assert isinstance(chosen, HippoCommit)
            player.commitment = chosen.tiles


def _deal_tiles(state: CongoState, seat: Seat | None, lots: Lots) -> None:
    """Somebody knows those that were looked at; which the others are is decided when they are seen."""
    hidden: list[Place] = []
    for place in state.river.values():
        if place.tile is not None and not place.is_open and seat not in place.explored_by:
            state.tiles.add(place.tile)
            place.tile = None
            hidden.append(place)
    tiles = state.tiles.things()
    for place in hidden:
        if place.explored_by:
            place.tile = lots.take(tiles)
    fill(state.tiles, tiles)
