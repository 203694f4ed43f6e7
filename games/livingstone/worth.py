"""What a position of Livingstone is worth to each seat, and what only wastes time: how computers see it."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import accumulate, product
from math import exp

from games.core import WINNING, Action, settled
from games.livingstone.actions import Donate, PlaceTent, PlayExtraTent, PlayMarket, SellGems
from games.livingstone.data import CARDS, COLUMNS, GEMS, LAST_COLUMN, ROWS, SPACES, Queen, Space
from games.livingstone.state import LivingstoneState, Player, Stage
from games.livingstone.view import can_take_die
from games.values import Seat

GRACE = 15.0
"""Points that it is worth to more than two not to be put out by the Queen."""
LAST_FIRMNESS, EARLIER = 0.75, 0.05
"""How much a pound more than the poorest tells of who is put out: in the last round, less in each before."""
OUT = 60.0
"""What it costs one of two, beside all points: a far lead is lost with a gem that was kept."""
TO_COME = 3.0
"""Points that a player of two scores in each round to come, as far as the Queen lets them count."""
CLOSE = 4.0
"""Points of lead that make it likely to be ahead in the end."""
POUND = 0.5
"""Points that a pound is worth while tents can still be bought with it ..."""
POUNDS_A_ROUND = 4
"""... as long as there are not more than these for each round to come."""
CARD = {
    "free_tent": 1.8,
    "double_dice": 2.0,
    "any_row": 1.6,
    "market": 1.0,
    "extra_tent": 3.0,
    "dig_three": 1.8,
    "coins_four": 1.9,
    "steamboat_back": 1.5,
}
"""Points that a card in hand is worth, but for animals, which say it themselves."""
ANY_CARD = 1.8
STONE = 0.5
"""Points that a stone from the bag is worth before it is drawn."""
INCOME = 1.2
"""Pounds for the Queen that a round to come may still bring."""
LAST_DIE = 0.5
"""How likely a last turn is to come for which the others may leave no die."""
DRAWN = 0.5
"""Cards that a seat draws in a round."""
AT_RISK = 3
"""Rounds before the last one in which gems may be sold for the Queen of two, lest the mine collapse."""
SPARE = 5
"""Pounds that may be kept back from a gift, for one more tent."""

FALLS = Counter(map(sum, product(range(1, 7), repeat=4)))
"""In how many ways four dice fall to ask for so many pounds (6.4)."""
ASKED = list(accumulate(FALLS[pounds] for pounds in range(25)))
"""Of the 1296 ways in which four dice fall, how many ask for no more than so many pounds (6.4)."""


def worth(state: LivingstoneState) -> list[float]:
    """Points, those on the way, what can be bought, and the Queen's grace."""
    if state.result is not None:
        return _judged(state) if state.count.queen is Queen.FOUR_DICE else settled(state.result)
    found = [_points(state, player) + _wealth(state, player) for player in state.players]
    firmness = _firmness(state)
    rows = zip(*map(_rows, state.players), strict=True)
    for land, tents in zip(ROWS.values(), rows, strict=True):
        if any(tents):
            for seat, share in enumerate(_lead(tents, firmness)):
                found[seat] += land.majority_points * share
    if state.dice_to_spend:
        player = state.players[state.active]
        found[state.active] += sum(_die(state, player, die) for die in state.dice_to_spend)
    if state.count.queen is Queen.FOUR_DICE:
        return _staked(state, found)
    return [each + GRACE * grace for each, grace in zip(found, _graces(state), strict=True)]


def progress(state: LivingstoneState) -> int:
    """The number of the round."""
    return state.round_no


def _points(state: LivingstoneState, player: Player) -> float:
    """Points that are scored, and those which tents in the boat's column and cards in hand will bring."""
    points = float(player.total)
    for where, camp in player.camps.items():
        if SPACES[where].column == state.boat:
            points += camp.tents * ROWS[SPACES[where].row].round_points
    fades = 1.0 if state.boat < LAST_COLUMN else 0.5
    for card, number in player.hand.counts.items():
        points += number * (CARDS[card].points or fades * CARD.get(card, 0.0))
    return points


def _wealth(state: LivingstoneState, player: Player) -> float:
    """What pounds and gems are worth beside the Queen; at the end a gem is a point, with Market more."""
    rounds = LAST_COLUMN - state.boat
    has_market = "market" in player.hand
    gems = sum(
        number * (GEMS[gem].market_points if has_market else GEMS[gem].end_points)
        for gem, number in player.gems.items()
    )
    return POUND * min(_pounds(player), POUNDS_A_ROUND * rounds) + gems * (1.0 if not rounds else 0.3)


def _pounds(player: Player) -> int:
    """Coins, and what gems can be sold for."""
    pounds = player.purse
    for gem, number in player.gems.items():
        if number:
            pounds += number * GEMS[gem].pounds
    return pounds


def _rows(player: Player) -> list[int]:
    """That player's tents in each row."""
    tents = [0] * len(ROWS)
    for where, camp in player.camps.items():
        tents[SPACES[where].row - 1] += camp.unscored + camp.scored
    return tents


def _firmness(state: LivingstoneState) -> float:
    """How much a lead in tents tells of the end; more the fewer rounds are to come."""
    return 0.6 + 1.2 * state.boat / LAST_COLUMN


@lru_cache(maxsize=4096)
def _lead(tents: tuple[int, ...], firmness: float) -> list[float]:
    """The chance of each to have most tents in a row at the end, by the lead over the best of the others."""
    most = max(tents)
    rival = most if tents.count(most) > 1 else max(number for number in tents if number < most)
    return [1 / (1 + exp(firmness * ((rival if number == most else most) - number))) for number in tents]


def _die(state: LivingstoneState, player: Player, die: int) -> float:
    """What a die that is taken can be spent on, at best."""
    tent = 0.0
    cost = COLUMNS[state.boat].cost
    if player.purse >= cost or "free_tent" in player.hand:
        tent = ROWS[die].round_points + 0.15 * ROWS[die].majority_points - POUND * cost
    return max(tent, STONE * die, ANY_CARD if state.boat < LAST_COLUMN else 0.0)


def _graces(state: LivingstoneState) -> list[float]:
    """The chance of each not to be put out by the Queen (6.4)."""
    hopes = [_hope(state, seat, player) for seat, player in enumerate(state.players)]
    rounds = LAST_COLUMN - state.boat
    if state.count.queen is Queen.FOUR_DICE:
        return [_four_dice(hope) for hope in hopes]
    firmness = LAST_FIRMNESS - EARLIER * rounds
    graces = []
    for seat, hope in enumerate(hopes):
        poorest = min(hopes[:seat] + hopes[seat + 1 :])
        graces.append(1 / (1 + exp(firmness * (poorest + 1 - hope))))
    return graces


def _hope(state: LivingstoneState, seat: Seat, player: Player) -> float:
    """Pounds that the chest may hold at the end: what lies in it, and what can still be given."""
    rounds = LAST_COLUMN - state.boat
    if rounds:
        stones = _pounds(player) - player.purse
        return player.chest + player.purse + stones * _unburied(state, rounds) + INCOME * rounds
    return player.chest + _pounds(player) * _has_turn(state, seat, player)


def _has_turn(state: LivingstoneState, seat: Seat, player: Player) -> float:
    """The chance of a seat to have a turn yet in the last column: the others may take its dice before."""
    if seat == state.active:
        return 1.0
    if not can_take_die(state, player):
        return 0.0
    dice = sum(die > player.last_die for die in state.pool)
    return 1.0 if dice >= len(state.players) else LAST_DIE


def _unburied(state: LivingstoneState, rounds: int) -> float:
    """The chance that gems outlast so many rounds: Mine Collapse always lies in the deck (5.12)."""
    return max(0.0, 1 - DRAWN * len(state.players) / max(1, len(state.deck))) ** rounds


def _four_dice(pounds: float) -> float:
    """The chance that four dice ask for no more than so many pounds."""
    whole = int(pounds)
    if whole + 1 >= len(ASKED):
        return 1.0
    below, above = ASKED[whole], ASKED[whole + 1]
    return (below + (pounds - whole) * (above - below)) / ASKED[-1]


def _staked(state: LivingstoneState, points: list[float]) -> list[float]:
    """What two may keep of their points, and of those to come, when the Queen's dice have fallen (6.4)."""
    # On the scale of a finished game, so that ending a turn and giving first can be told apart.
    to_come = TO_COME * (LAST_COLUMN - state.boat)
    graces = _graces(state)
    both = min(graces)
    ahead = 1 / (1 + exp((points[1] - points[0]) / CLOSE))
    return [
        grace * (mine + to_come) - OUT * (1 - grace) + WINNING * (grace - both + both * lead)
        for mine, grace, lead in zip(points, graces, (ahead, 1 - ahead), strict=True)
    ]


def _judged(state: LivingstoneState) -> list[float]:
    """What a finished game of two was worth before the Queen's dice fell (6.4)."""
    # A throw that comes once in a hundred times is hardly met in a few tries, but it costs everything.
    found = [0.0] * len(state.players)
    for asked, ways in FALLS.items():
        left = [seat for seat, player in enumerate(state.players) if player.chest >= asked]
        ranks = {seat: (state.players[seat].total, state.players[seat].chest) for seat in left}
        for seat, rank in ranks.items():
            won = rank == max(ranks.values())
            found[seat] += ways * (rank[0] + OUT + WINNING * won)
    return [each / ASKED[-1] - OUT for each in found]


def sensible(state: LivingstoneState, seat: Seat, legal: list[Action]) -> list[Action]:
    """Gifts at the end of a turn in the last column, whole kinds of gems when money is needed, one Market."""
    player = state.players[seat]
    is_last = state.boat == LAST_COLUMN
    gifts = (player.purse, player.purse - SPARE) if is_last and state.stage is Stage.DONE else ()
    gems = tuple(player.gems.values())
    kinds = [
        tuple(number * (other == kind) for other, number in enumerate(gems)) for kind in range(len(gems))
    ]
    sales = kinds if _is_time_to_sell(state, player) else []
    moved: set[tuple[int, int]] = set()

    def is_wanted(action: Action) -> bool:
        match action:
            case Donate(amount=amount):
                return amount in gifts
            case SellGems(clear=clear, blue=blue, red=red):
                return (clear, blue, red) in sales
            case PlayMarket(clear=clear, blue=blue, red=red):
                return (clear, blue, red) == gems
            case PlaceTent(row=row, move_from=Space() as origin):
                return _is_new(moved, state.boat, origin, row)
            case PlayExtraTent(space=space, move_from=Space() as origin):
                return _is_new(moved, space.column, origin, -space.row)
        return True

    return [action for action in legal if is_wanted(action)]


def _is_time_to_sell(state: LivingstoneState, player: Player) -> bool:
    """At the very end, for the Queen, and before it for a tent that coins alone do not pay."""
    if state.boat == LAST_COLUMN and state.stage is Stage.DONE:
        return True
    if state.count.queen is Queen.FOUR_DICE and LAST_COLUMN - state.boat <= AT_RISK:
        return state.stage is not Stage.PICK
    cost = COLUMNS[state.boat].cost
    can_buy = bool(state.dice_to_spend) or "extra_tent" in player.hand
    return can_buy and player.purse < cost <= _pounds(player)


def _is_new(moved: set[tuple[int, int]], column: int, origin: Space, target: int) -> bool:
    """Whether no tent was listed that goes from that row to that target; of a row one is like the other."""
    way = (origin.row, target)
    if origin.column == column or way in moved:
        return False
    moved.add(way)
    return True
