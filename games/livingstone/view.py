"""What may be seen of a game of Livingstone (rules 10.1)."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from games.core import Result, View
from games.livingstone.data import COLUMNS, SPACES
from games.livingstone.state import LivingstoneOptions, LivingstoneState, Player, Stage
from games.values import Seat


class CampView(Struct, frozen=True):
    """A player's tents on a space."""

    column: int
    row: int
    unscored: int
    scored: int


class PlayerView(Struct, frozen=True):
    """What everybody sees of a player."""

    seat: Seat
    points: dict[str, int]
    total: int
    gems: dict[str, int]
    tents: int
    camps: tuple[CampView, ...]
    hand_size: int
    donations: int
    dice_taken: tuple[int, ...]
    has_passed: bool
    can_take_die: bool
    """Some die in the pool is eligible (4.3)."""
    chest: int | None
    """Open when the game is over."""
    final_hand: tuple[str, ...] | None
    """Open when the game is over."""


class OwnView(Struct, frozen=True):
    """What only the player sees."""

    purse: int
    chest: int
    hand: tuple[str, ...]


class LivingstoneView(View, frozen=True):
    """The table as one seat, or somebody watching, sees it."""

    options: LivingstoneOptions
    round_no: int
    boat: int
    cost: int
    """Of a tent in the steamboat's column, at the bank."""
    starter: Seat
    active: Seat | None
    """None when the game is over."""
    stage: Stage
    pool: tuple[int, ...]
    dice_to_spend: tuple[int, ...]
    players: tuple[PlayerView, ...]
    deck_size: int
    discard: dict[str, int]
    bag: dict[str, int]
    """Contents as counts: everybody can work them out."""
    aside: dict[str, int]
    queen_dice: tuple[int, ...]
    own: OwnView | None
    result: Result | None


def can_take_die(state: LivingstoneState, player: Player) -> bool:
    """Whether a die in the pool is higher than all that player took this round (4.3)."""
    return not player.has_passed and any(die > player.last_die for die in state.pool)


def view_player(state: LivingstoneState, seat: Seat) -> PlayerView:
    """That player as everybody sees them; chest and hand open when the game is over."""
    player = state.players[seat]
    is_over = state.result is not None
    return PlayerView(
        seat=seat,
        points=dict(sorted(player.points.items())),
        total=player.total,
        gems=dict(sorted(player.gems.items())),
        tents=player.tents,
        camps=tuple(
            CampView(SPACES[where].column, SPACES[where].row, camp.unscored, camp.scored)
            for where, camp in sorted(player.camps.items(), key=lambda item: SPACES[item[0]])
        ),
        hand_size=len(player.hand),
        donations=player.donations,
        dice_taken=tuple(player.dice_taken),
        has_passed=player.has_passed,
        can_take_die=can_take_die(state, player),
        chest=player.chest if is_over else None,
        final_hand=tuple(player.hand.things()) if is_over else None,
    )


def view_own(state: LivingstoneState, seat: Seat) -> OwnView:
    """What that player alone sees."""
    player = state.players[seat]
    return OwnView(purse=player.purse, chest=player.chest, hand=tuple(player.hand.things()))


def view_table(state: LivingstoneState) -> LivingstoneView:
    """The table as everybody watching sees it."""
    return LivingstoneView(
        me=None,
        options=state.options,
        round_no=state.round_no,
        boat=state.boat,
        cost=COLUMNS[state.boat].cost,
        starter=state.starter,
        active=state.active if state.result is None else None,
        stage=state.stage,
        pool=tuple(state.pool),
        dice_to_spend=tuple(state.dice_to_spend),
        players=tuple(view_player(state, other) for other in range(len(state.players))),
        deck_size=len(state.deck),
        discard=dict(sorted(state.discard.counts.items())),
        bag=dict(sorted(state.bag.counts.items())),
        aside=dict(sorted(state.aside.counts.items())),
        queen_dice=tuple(state.queen_dice),
        own=None,
        result=state.result,
    )


def view_seat(state: LivingstoneState, seat: Seat, public: LivingstoneView) -> LivingstoneView:
    """The table as that seat sees it: what everybody sees, and what is its own."""
    return replace(public, me=seat, own=view_own(state, seat))
