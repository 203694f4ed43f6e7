"""What a position on the Congo is worth to each seat, and what only wastes time: how computers see it."""

from __future__ import annotations

from functools import lru_cache
from math import exp

from games.congo.actions import AddAuxiliaries, PlaySpecial
from games.congo.auction import highest_half
from games.congo.data import AUXILIARIES, BEST, BOX, EXPERTISE, HIPPOS, TILES
from games.congo.state import HALVES, OUT, Bid, CongoState, Player, Stage
from games.congo.values import modifiers
from games.core import Action, settled
from games.values import Seat

AUXILIARY = 0.4
"""Points that an auxiliary in hand is worth, as long as there are not too many for the stops to come."""
AUXILIARIES_A_STOP = 2
SPECIAL = 0.9
"""Points that a special card in hand is worth while there is a stop to play it at."""
HIPPO = 0.2
"""Points for a hippo tile and for each number on it."""
CHARACTER = 0.35
"""Points for each pip of the best character in hand, on average over the tiles to come."""
KEENNESS = 1.1
"""How much a point of lead at a stop tells of who takes it."""
HELD_BACK = 0.5
"""Of an auxiliary in hand that goes with a bid, how much counts for the bid."""
MOST_AHEAD = 4
"""Half points beyond the highest total that may be bid at once."""

TILE_SHARES = {tile.id: tile.copies / sum(each.copies for each in TILES.values()) for tile in TILES.values()}


def worth(state: CongoState) -> list[float]:
    """Points, what is in hand for the stops to come, and the chance to take the present one."""
    if state.result is not None:
        return settled(state.result)
    stops = len(state.route) - state.route.index(state.boat) - 1
    found = [player.score_half / HALVES + _hand(player, stops) for player in state.players]
    prize = _prize(state, stops)
    for seat, share in enumerate(_shares(state)):
        found[seat] += prize * share
    if state.special is not None and state.special.card == "trader":
        owner = state.special.owner
        found[owner] += BOX.scoring.trader_half / HALVES * _shares(state)[owner]
    return found


def progress(state: CongoState) -> int:
    """The number of the stop."""
    return 1 + state.route.index(state.boat)


def _hand(player: Player, stops: int) -> float:
    """What cards and tiles in hand are worth with so many stops to come after this one."""
    specials = len(player.specials)
    value = specials * (SPECIAL if stops else BOX.scoring.special_in_hand_half / HALVES)
    if not stops:
        return value
    value += AUXILIARY * min(len(player.auxiliaries), AUXILIARIES_A_STOP * (stops + 1))
    value += sum(
        HIPPO * (1 + HIPPOS[tile].value) / 2 * number for tile, number in player.hippos.counts.items()
    )
    return value + CHARACTER * _fitness(tuple(sorted(player.characters.counts)))


@lru_cache(maxsize=4096)
def _fitness(characters: tuple[str, ...]) -> float:
    """The pips of the best of these characters, on average over the kinds of tile."""
    if not characters:
        return 0.0
    return sum(share * max(BEST[each, tile] for each in characters) for tile, share in TILE_SHARES.items())


def _prize(state: CongoState, stops: int) -> float:
    """What the taker of the present stop gains."""
    hippos = BOX.scoring.hippos_for_taker * HIPPO * 1.5 if state.stop.has_hippos and stops else 0.0
    return state.stop.points + hippos


def _shares(state: CongoState) -> list[float]:
    """The chance of each to take the present stop, by how strong the bids look."""
    strengths = [_strength(state, seat, player) for seat, player in enumerate(state.players)]
    best = max((each for each in strengths if each is not None), default=None)
    if best is None:
        return [0.0] * len(strengths)
    odds = [0.0 if each is None else exp(KEENNESS * (each - best)) for each in strengths]
    missing = sum(
        each is None and player.lost is None for each, player in zip(strengths, state.players, strict=True)
    )
    whole = sum(odds) + missing * (not state.is_revealed)
    return [each / whole for each in odds]


def _strength(state: CongoState, seat: Seat, player: Player) -> float | None:
    """How strong that seat's bid looks, in points; None without one."""
    bid = player.bid
    if bid is None:
        return None
    if state.stage in (Stage.SEALED, Stage.OPEN):
        if seat not in state.tied:
            return None
        laid = (*player.spent, *(player.commitment or ()))
        return float(sum(HIPPOS[tile].value for tile in laid))
    if state.has_values:
        total = bid.total_half / HALVES
        return total if bid.status is OUT else total + HELD_BACK * _helpers(player, bid)
    possible = modifiers(bid.character, state.place.flag)
    value = BEST[bid.character, state.tile] + sum(possible) / len(possible)
    return value + HELD_BACK * _helpers(player, bid)


def _helpers(player: Player, bid: Bid) -> float:
    """What the auxiliaries in hand could add to that bid, in points."""
    hand, fitting = player.auxiliaries.counts, EXPERTISE[bid.character]
    halves = sum(AUXILIARIES[card].bonus_half * hand[card] for card in fitting if card in hand)
    return halves / HALVES


def sensible(state: CongoState, seat: Seat, legal: list[Action]) -> list[Action]:
    """Auxiliaries only to lead, not more than it takes; of the stops to explore only the nearest."""
    if state.stage is Stage.AUCTION:
        return _bids(state, seat, legal)
    if state.stage is Stage.SPECIAL:
        ahead = [stop for stop in state.route if not state.river[stop].is_open]
        return [
            action
            for action in legal
            if not isinstance(action, PlaySpecial) or action.stop is None or action.stop == ahead[0]
        ]
    return legal


def _bids(state: CongoState, seat: Seat, legal: list[Action]) -> list[Action]:
    """Passing, and what brings the bid to the highest total or a little above it."""
    bid = state.players[seat].bid
    assert bid is not None
    short = highest_half(state) - bid.total_half
    is_alone = (
        not short
        and sum(
            player.bid is not None and player.bid.total_half == bid.total_half for player in state.players
        )
        == 1
    )
    found = []
    for action in legal:
        if isinstance(action, AddAuxiliaries):
            added = sum(AUXILIARIES[card].bonus_half for card in action.cards)
            if is_alone or not short <= added <= short + MOST_AHEAD:
                continue
        found.append(action)
    return found
