"""Nothing appears and nothing is lost on the Congo: what must hold after every step."""

from __future__ import annotations

from collections import Counter

from games.congo.data import AUXILIARIES, CARDS, CHARACTERS, HIPPOS, NATIONS, TILES
from games.congo.state import AT_ONCE, AUXILIARY, CHARACTER, HALVES, SPECIAL, CongoState, Stage, Status
from games.core import Step
from games.values import Event, Seat, Text, Value, Who

PAYING = ("port_taken", "trader_paid", "port_shared", "okapi_hunted", "specials_counted")
"""Public events that name points a player scored."""


def congo(before: CongoState, step: Step[CongoState]) -> None:
    """All things are there, the turn is in order, and every point scored was told."""
    state = step.state
    congo_things(state)
    congo_turn(state)
    for seat, player in enumerate(state.players):
        gained = player.score_half - before.players[seat].score_half
        assert gained == _told_in_public(step.events, seat), "every point is public (10.1)"
    assert state.used_neutrals[: len(before.used_neutrals)] == before.used_neutrals, "they never come back"


def congo_things(state: CongoState) -> None:
    """Cards, tiles and flags, each counted by kind (2.1)."""
    characters = _deck(state, CHARACTER) + Counter(state.boxed_neutrals) + Counter(state.used_neutrals)
    auxiliaries, specials = _deck(state, AUXILIARY), _deck(state, SPECIAL)
    hippos = Counter(state.hippo_pile.counts) + Counter(state.hippo_discard.counts)
    for player in state.players:
        characters.update(player.characters.counts)
        auxiliaries.update(player.auxiliaries.counts)
        specials.update(player.specials.counts)
        hippos.update(player.hippos.counts)
        if player.bid is not None:
            characters.update([player.bid.character])
            auxiliaries.update(player.bid.auxiliaries)
    assert characters == Counter(dict.fromkeys(CHARACTERS, 1))
    assert auxiliaries == Counter({card.id: card.copies for card in AUXILIARIES.values()})
    assert specials == Counter(card.id for card in CARDS.values() if len(state.players) in card.players)
    assert hippos == Counter({hippo.id: hippo.copies for hippo in HIPPOS.values()})
    assert not set(state.decks[CHARACTER].discard.counts) & set(state.used_neutrals)
    congo_river(state)


def congo_river(state: CongoState) -> None:
    """Tiles and flags; what the boat has passed lies open, and all else face down (2.3, 2.5, 4.2)."""
    tiles = Counter(state.tiles.counts)
    tiles.update(place.tile for place in state.river.values() if place.tile is not None)
    assert tiles == Counter({tile.id: tile.copies for tile in TILES.values()})
    flags = Counter(place.flag or place.removed_flag for place in state.river.values())
    assert all(number <= NATIONS[str(flag)].flags for flag, number in flags.items())
    here = state.route.index(state.boat) if state.stage is not Stage.FIRST_PLAYER else -1
    for number, stop in enumerate(state.route):
        place = state.river[stop]
        assert place.is_open == (number <= here), stop
        assert (place.flag is None) == (place.removed_flag is not None)
        assert place.tile is not None or not place.explored_by
        assert place.taker is None or not place.tied
        assert number < here or state.stage is Stage.OVER or (place.taker is None and not place.tied)


def congo_turn(state: CongoState) -> None:
    """Stage, bids and sealed choices fit together (4)."""
    assert bool(state.waiting) == (state.stage is not Stage.OVER)
    assert len(set(state.waiting)) == len(state.waiting)
    assert (state.result is None) == (state.stage is not Stage.OVER)
    bids = [player.bid for player in state.players if player.bid is not None]
    added = [card for bid in bids for card in bid.auxiliaries]
    assert added.count("servant") == state.is_servant_used, "one per turn, all together (4.11)"
    assert all(bid.auxiliaries.count("interpreter") <= 1 for bid in bids)
    if state.stage is Stage.AUCTION:
        asked = state.players[state.waiting[0]]
        assert asked.bid is not None
        assert asked.bid.status is not Status.OUT
        assert asked.auxiliaries, "nobody without cards is asked (4.11)"
    else:
        assert state.stage in (Stage.SEALED, Stage.OPEN) or not added
    for seat, player in enumerate(state.players):
        assert player.pick is None or state.stage is Stage.BOILER
        assert player.commitment is None or state.stage is Stage.SEALED
        assert player.pick is None or player.pick in player.characters
        assert player.bid is None or player.lost is None, "a lost bid is not replaced (5.1)"
        is_sealed = (player.bid, player.pick, player.commitment)[_place_of(state.stage)] is not None
        assert state.stage not in AT_ONCE or not (is_sealed and seat in state.waiting)
    assert state.stage is not Stage.CHOOSE or not state.is_revealed


def _place_of(stage: Stage) -> int:
    return {Stage.BOILER: 1, Stage.SEALED: 2}.get(stage, 0)


def _deck(state: CongoState, deck: str) -> Counter[str]:
    return Counter(state.decks[deck].pile.counts) + Counter(state.decks[deck].discard.counts)


def _told_in_public(events: list[Event], seat: Seat) -> int:
    """The half points that seat scored, as everybody can read it."""
    total = 0
    for event in events:
        if event.kind in PAYING and event.is_seen_by(None):
            who = event.values["who"]
            if Who(seat) in (who if isinstance(who, tuple) else (who,)):
                total += half_points(event.values["points"])
    return total


def half_points(points: Value) -> int:
    """As many half points as a number or its words say."""
    if isinstance(points, int):
        return HALVES * points
    assert isinstance(points, Text)
    whole = points.values["whole"]
    assert isinstance(whole, int)
    size = HALVES * whole + 1
    return -size if points.key == "minus_half_points" else size
