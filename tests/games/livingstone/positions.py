"""Hand-made positions: what a test does not name is filled in, so that the box is always complete."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import count

from games.chance import Bag, Rng
from games.livingstone.data import BOX
from games.livingstone.state import Camp, LivingstoneOptions, LivingstoneState, Player, Stage, no_gems
from games.values import Seat

A, B, C, D, E = range(5)
RED, BLUE, YELLOW, GREEN, PURPLE = range(5)
"""The colours of the seats, where an example names colours (2.3)."""

SEED = "51" * 32
NO_OPTIONS = LivingstoneOptions()


def player(
    *,
    purse: int = 3,
    chest: int = 0,
    points: int = 0,
    hand: Iterable[str] = (),
    gems: Mapping[str, int] | None = None,
    scored: Sequence[str] = (),
    unscored: Sequence[str] = (),
    dice: Sequence[int] = (),
    donations: int = 0,
    has_passed: bool = False,
) -> Player:
    """A player with these things; a space named twice holds two tents, the other tents are in the supply."""
    camps: dict[str, Camp] = {}
    for where in scored:
        camps.setdefault(where, Camp()).scored += 1
    for where in unscored:
        camps.setdefault(where, Camp()).unscored += 1
    return Player(
        purse=purse,
        chest=chest,
        points={"tents": points} if points else {},
        hand=Bag.of(hand),
        gems={**no_gems(), **(gems or {})},
        tents=BOX.setup.tents - len(scored) - len(unscored),
        camps=camps,
        dice_taken=list(dice),
        donations=donations,
        has_passed=has_passed,
    )


def position(
    *players: Player,
    active: Seat = A,
    starter: Seat = A,
    boat: int = 1,
    pool: Sequence[int] | None = None,
    spending: Sequence[int] = (),
    is_done: bool = False,
    aside: Mapping[str, int] | None = None,
    discard: Iterable[str] = (),
    options: LivingstoneOptions = NO_OPTIONS,
) -> LivingstoneState:
    """A moment in the active player's turn: `pick`, or `act` with the dice to spend, or `done`."""
    players[active].dice_taken.extend(spending)
    dice_out = sum(len(player.dice_taken) for player in players)
    all_dice = BOX.setup.dice_per_player * len(players)
    # A pool that is not named makes no difference to the test: any dice will do.
    dice = [6] * (all_dice - dice_out) if pool is None else sorted(pool)
    assert len(dice) + dice_out == all_dice, "the dice of the position do not add up"
    played, set_aside = Bag.of(discard), Bag(dict(aside or {}))
    return LivingstoneState(
        rng=Rng(SEED),
        options=options,
        players=list(players),
        starter=starter,
        active=active,
        deck=_rest({card.id: card.copies for card in BOX.cards}, played, *(p.hand for p in players)),
        bag=_rest({stone.id: stone.count for stone in BOX.stones}, set_aside, *(_held(p) for p in players)),
        boat=boat,
        round_no=boat,
        stage=Stage.ACT if spending else Stage.DONE if is_done else Stage.PICK,
        pool=dice,
        dice_to_spend=list(spending),
        has_acted=is_done,
        discard=played,
        aside=set_aside,
    )


def round_ending(*players: Player, active: Seat = A, starter: Seat = A, boat: int = 1) -> LivingstoneState:
    """All dice are taken and spent: the round ends with the turn of the active player."""
    for someone in players:
        someone.dice_taken.extend([1, 2])
    return position(*players, active=active, starter=starter, boat=boat, pool=(), is_done=True)


def next_card(state: LivingstoneState, card: str) -> LivingstoneState:
    """The position, with chance about to give that card from the deck."""
    state.rng = rng_where(lambda rng: _copy(state.deck).draw(rng) == card)
    return state


def next_stones(state: LivingstoneState, stones: Mapping[str, int]) -> LivingstoneState:
    """The position, with chance about to give these stones from the bag."""
    number = sum(stones.values())

    def gives_them(rng: Rng) -> bool:
        bag = _copy(state.bag)
        return Bag.of(bag.draw(rng) for _ in range(number)).counts == stones

    state.rng = rng_where(gives_them)
    return state


def next_dice(state: LivingstoneState, *dice: int) -> LivingstoneState:
    """The position, with chance about to throw these dice."""
    state.rng = rng_where(lambda rng: rng.roll(len(dice)) == list(dice))
    return state


def rng_where(goes_as_wanted: Callable[[Rng], bool]) -> Rng:
    """The first count of draws from which chance goes as wanted."""
    return next(Rng(SEED, draws) for draws in count() if goes_as_wanted(Rng(SEED, draws)))


def _copy(bag: Bag) -> Bag:
    return Bag(dict(bag.counts))


def _held(someone: Player) -> Bag:
    return Bag({gem: number for gem, number in someone.gems.items() if number})


def _rest(whole: Mapping[str, int], *elsewhere: Bag) -> Bag:
    """What is left of the whole when all that is elsewhere has been taken out."""
    rest = Bag(dict(whole))
    for part in elsewhere:
        for thing, number in part.counts.items():
            rest.take(thing, number)
    return rest
