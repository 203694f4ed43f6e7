"""Hand-made positions: what a test does not name is filled in, so that the box is always complete."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import count

from games.chance import Bag, Rng
from games.congo.data import (
    AUXILIARIES,
    CARDS,
    CHARACTERS,
    FOR_PLAYERS,
    HIPPOS,
    NATIONS,
    NEUTRALS,
    TILES,
    USED,
)
from games.congo.state import (
    AUXILIARY,
    CHARACTER,
    SPECIAL,
    CongoOptions,
    CongoState,
    Deck,
    Place,
    Player,
    Stage,
)
from games.values import Seat

A, B, C, D = range(4)
JOE, PETE, ERIC = range(3)
"""The players of the printed example (T03)."""

SEED = "51" * 32
NO_OPTIONS = CongoOptions()
LANGUAGE = {"united_kingdom": "english", "france": "french", "germany": "german"}


def player(
    *characters: str,
    auxiliaries: Iterable[str] = (),
    specials: Iterable[str] = (),
    hippos: Iterable[int] = (),
    points: int = 0,
) -> Player:
    """A player with these things in hand; hippo tiles by their values, points from ports."""
    someone = Player(
        characters=Bag.of(characters),
        auxiliaries=Bag.of(auxiliaries),
        specials=Bag.of(specials),
        hippos=Bag.of(f"hippo_{value}" for value in hippos),
    )
    someone.points["ports"] = 2 * points
    return someone


def position(
    *players: Player,
    stop: str = "lukolela",
    tile: str = "mission",
    flag: str | None = "united_kingdom",
    language: str | None = None,
    first: Seat = A,
    coming: Mapping[str, str] | None = None,
    flags: Mapping[str, str] | None = None,
    discarded: Iterable[str] = (),
    empty: Iterable[str] = (),
    options: CongoOptions = NO_OPTIONS,
) -> CongoState:
    """The choice of characters at that stop.

    `coming` are tiles that lie face down further up, `flags` those beside other stops, `discarded` cards of
    any deck, `empty` decks whose pile lies in its discard pile.
    """
    number = len(players)
    river, tiles = _river(number, stop, tile, flag, coming or {}, flags or {})
    boxed = _boxed(players, number, discarded)
    state = CongoState(
        rng=Rng(SEED),
        options=options,
        players=list(players),
        first=first,
        boat=stop,
        river=river,
        decks=_decks(players, boxed, list(discarded)),
        tiles=tiles,
        hippo_pile=_rest({hippo.id: hippo.copies for hippo in HIPPOS.values()}, *(p.hippos for p in players)),
        boxed_neutrals=boxed,
        stage=Stage.CHOOSE,
        port_language=None if flag is None else language or LANGUAGE.get(flag),
    )
    for deck in empty:
        state.decks[deck].discard.pour(state.decks[deck].pile)
    state.waiting = [seat for seat in state.in_turn_order() if state.players[seat].characters]
    return state


def _river(
    number: int, here: str, tile: str, flag: str | None, coming: Mapping[str, str], flags: Mapping[str, str]
) -> tuple[dict[str, Place], Bag]:
    """The stops in use, those passed lying open with whatever tiles and flags are left."""
    tiles = Bag({each.id: each.copies for each in TILES.values()})
    tokens = Bag({nation.id: nation.flags for nation in NATIONS.values() if nation.flags})
    for wanted in (tile, *coming.values()):
        tiles.take(wanted)
    for wanted in (*([] if flag is None else [flag]), *flags.values()):
        tokens.take(wanted)
    river: dict[str, Place] = {}
    route = USED[number]
    for place, stop in enumerate(route):
        token = flags.get(stop) or (flag if stop == here else None) or _most(tokens)
        river[stop] = Place(flag=token)
        if stop == here:
            river[stop] = Place(flag=flag, removed_flag=None if flag else token, tile=tile, is_open=True)
        elif place < route.index(here):
            river[stop].tile, river[stop].is_open = _most(tiles), True
        else:
            river[stop].tile = coming.get(stop)
    return river, tiles


def _most(bag: Bag) -> str:
    """Take out one of what there is most of."""
    thing = max(sorted(bag.counts), key=bag.count)
    bag.take(thing)
    return thing


def _boxed(players: Iterable[Player], number: int, discarded: Iterable[str]) -> list[str]:
    """The first neutrals that nobody has."""
    held = {card for one in players for card in one.characters.things()} | set(discarded)
    free = [card for card in sorted(NEUTRALS) if card not in held]
    return free[: FOR_PLAYERS[number].neutrals_removed]


def _decks(players: tuple[Player, ...], boxed: list[str], discarded: list[str]) -> dict[str, Deck]:
    wholes: dict[str, dict[str, int]] = {
        CHARACTER: dict.fromkeys(CHARACTERS, 1),
        AUXILIARY: {card.id: card.copies for card in AUXILIARIES.values()},
        SPECIAL: {card.id: 1 for card in CARDS.values() if len(players) in card.players},
    }
    hands = {
        CHARACTER: [one.characters for one in players] + [Bag.of(boxed)],
        AUXILIARY: [one.auxiliaries for one in players],
        SPECIAL: [one.specials for one in players],
    }
    decks = {}
    for deck, whole in wholes.items():
        aside = Bag.of(card for card in discarded if card in whole)
        decks[deck] = Deck(_rest(whole, aside, *hands[deck]), aside)
    return decks


def _rest(whole: Mapping[str, int], *elsewhere: Bag) -> Bag:
    """What is left of the whole when all that is elsewhere has been taken out."""
    rest = Bag(dict(whole))
    for part in elsewhere:
        for thing, number in part.counts.items():
            rest.take(thing, number)
    return rest


def dice(state: CongoState, *faces: int) -> CongoState:
    """The position, with the die about to show these faces one after the other."""
    state.rng = rng_where(lambda rng: all(1 + rng.number(4) == face for face in faces))
    return state


def next_cards(state: CongoState, deck: str, *cards: str) -> CongoState:
    """The position, with chance about to give these cards of a deck, whose rest lies in the discard pile."""
    piles = state.decks[deck]
    for card in cards:
        piles.pile.take(card)
    piles.discard.pour(piles.pile)
    for card in cards:
        piles.pile.add(card)

    def gives_them(rng: Rng) -> bool:
        pile = Bag(dict(piles.pile.counts))
        return all(pile.draw(rng) == card for card in cards)

    state.rng = rng_where(gives_them)
    return state


def rng_where(goes_as_wanted: Callable[[Rng], bool]) -> Rng:
    """The first count of draws from which chance goes as wanted."""
    return next(Rng(SEED, draws) for draws in count() if goes_as_wanted(Rng(SEED, draws)))
