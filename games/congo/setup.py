"""Setting up the river and dealing the cards (rules 3)."""

from __future__ import annotations

from games.chance import Bag, Rng
from games.congo import turn
from games.congo.data import (
    AUXILIARIES,
    BOX,
    CARDS,
    CHARACTERS,
    FOR_PLAYERS,
    HIPPOS,
    NATIONS,
    NEUTRALS,
    TILES,
    USED,
)
from games.congo.refusals import HOST
from games.congo.state import (
    AUXILIARY,
    CHARACTER,
    SPECIAL,
    CongoOptions,
    CongoState,
    Deck,
    FirstPlayer,
    Place,
    Player,
)
from games.core import Step
from games.values import Event, Seat, Value, Who


def set_up(seats: int, options: CongoOptions, rng: Rng) -> Step[CongoState]:
    """Everything up to the first question; hands first, so that they are dealt whoever begins."""
    first = rng.number(seats) if options.first_player is FirstPlayer.RANDOM else HOST
    state = CongoState(
        rng=rng,
        options=options,
        players=[Player() for _ in range(seats)],
        first=first,
        boat=USED[seats][0],
        river={},
        decks=_decks(seats),
        tiles=Bag({tile.id: tile.copies for tile in TILES.values()}),
        hippo_pile=Bag({hippo.id: hippo.copies for hippo in HIPPOS.values()}),
        waiting=[HOST],
    )
    _box_neutrals(state)
    events = _deal(state)
    flags = Bag({nation.id: nation.flags for nation in NATIONS.values() if nation.flags})
    state.river = {stop: Place(flag=flags.draw(rng)) for stop in USED[seats]}
    if options.first_player is FirstPlayer.NAMED:
        return Step(state, events)
    drawn = Event("first_player_drawn", {"who": Who(first)}, reveals=True)
    return Step(state, [*events, drawn, *turn.begin(state)])


def _decks(seats: int) -> dict[str, Deck]:
    return {
        CHARACTER: Deck(Bag(dict.fromkeys(CHARACTERS, 1))),
        AUXILIARY: Deck(Bag({card.id: card.copies for card in AUXILIARIES.values()})),
        SPECIAL: Deck(Bag.of(card.id for card in CARDS.values() if seats in card.players)),
    }


def _box_neutrals(state: CongoState) -> None:
    """With fewer players some neutrals are taken out, unseen."""
    neutrals = Bag.of(NEUTRALS)
    number = FOR_PLAYERS[len(state.players)].neutrals_removed
    state.boxed_neutrals = sorted(neutrals.draw(state.rng) for _ in range(number))
    for character in state.boxed_neutrals:
        state.decks[CHARACTER].pile.take(character)


def _deal(state: CongoState) -> list[Event]:
    """The same number of cards and tiles for everybody, kind after kind."""
    numbers: dict[str, int] = {
        "characters": BOX.setup.characters,
        "auxiliaries": BOX.setup.auxiliaries,
        "specials": FOR_PLAYERS[len(state.players)].specials,
        "hippos": BOX.setup.hippos,
    }
    piles = [*(state.decks[deck].pile for deck in (CHARACTER, AUXILIARY, SPECIAL)), state.hippo_pile]
    for (kind, number), pile in zip(numbers.items(), piles, strict=True):
        for player in state.players:
            hand: Bag = getattr(player, kind)
            for _ in range(number):
                hand.add(pile.draw(state.rng))
    dealt = Event("hands_dealt", {**numbers})
    return [dealt, *(_received(seat, player) for seat, player in enumerate(state.players))]


def _received(seat: Seat, player: Player) -> Event:
    values: dict[str, Value] = {
        "characters": tuple(player.characters.things()),
        "auxiliaries": tuple(player.auxiliaries.things()),
        "specials": tuple(player.specials.things()),
        "hippos": tuple(player.hippos.things()),
    }
    return Event("hand_received", values, seen_by=(seat,), reveals=True)
