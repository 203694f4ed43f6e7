"""What may be seen of a game of Expedition: Congo River 1884 (rules 10)."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from games.congo.data import BOX
from games.congo.places import place_refusal
from games.congo.state import (
    AT_ONCE,
    CongoOptions,
    CongoState,
    Fate,
    PastTurn,
    Player,
    Roll,
    Special,
    Stage,
    Status,
)
from games.congo.values import worth
from games.core import Result, View
from games.values import Seat


class StopView(Struct, frozen=True):
    """A stop on the river; its points and icons are in the box."""

    id: str
    is_used: bool
    """Not with so few players: no tile, no flag."""
    is_past: bool
    """The boat has left it."""
    tile: str | None
    """None while it lies face down."""
    flag: str | None
    removed_flag: str | None
    explored_by: tuple[Seat, ...]
    """Who has looked at the tile while it lay face down."""
    taker: Seat | None
    tied: tuple[Seat, ...]
    """Those who shared it in an unresolved tie."""


class BidView(Struct, frozen=True):
    """A bid in this turn's auction, as everybody sees it."""

    character: str | None
    """None while it lies face down."""
    table_value: int | None
    """From here on None until values are set (4.10)."""
    modifier: int | None
    base_half: int | None
    """The starting value in half points, the Sorcerer's penalty included."""
    total_half: int | None
    """With all auxiliaries."""
    status: Status | None
    """None where there is no auction with auxiliaries."""
    language: str | None
    preference: str | None
    """The nation rolled for a neutral."""
    auxiliaries: tuple[str, ...]


class LostView(Struct, frozen=True):
    """A bid that left the auction in this turn, as everybody saw it."""

    character: str
    fate: Fate


class FinalHand(Struct, frozen=True):
    """A hand, open when the game is over."""

    characters: tuple[str, ...]
    auxiliaries: tuple[str, ...]
    specials: tuple[str, ...]
    hippos: tuple[str, ...]


class PlayerView(Struct, frozen=True):
    """What everybody sees of a player."""

    seat: Seat
    is_first: bool
    score_half: int
    points: dict[str, int]
    """Half points by source."""
    characters: int
    """How many in hand; a face-down bid is not."""
    auxiliaries: int
    specials: int
    hippos: int
    """Sealed ones are still counted."""
    has_answered: bool
    """Has sealed what everybody chooses at once now; may still replace it."""
    bid: BidView | None
    lost: LostView | None
    is_tied: bool
    """Competes with hippo tiles."""
    spent: tuple[str, ...]
    """Hippo tiles laid open in this tie."""
    final_hand: FinalHand | None


class PileView(Struct, frozen=True):
    """A draw pile and its discard pile."""

    size: int
    discard: tuple[str, ...]


class OwnView(Struct, frozen=True):
    """What only the player sees."""

    characters: tuple[str, ...]
    auxiliaries: tuple[str, ...]
    specials: tuple[str, ...]
    hippos: tuple[str, ...]
    worth: dict[str, tuple[int, int]]
    """The least and most each character in hand, or sealed, would start with here; empty before stop 1."""
    playable: tuple[str, ...]
    """Special cards in hand that this stop allows."""
    bid: str | None
    """Also while it lies face down."""
    pick: str | None
    """Sealed for the Damaged Boiler."""
    commitment: tuple[str, ...] | None
    """Hippo tiles sealed in a tie."""
    settler_card: str | None
    """Drawn with the Settler: may be exchanged for the bid."""
    explored: dict[str, str]
    """Tiles looked at that still lie face down, by stop."""


class CongoView(View, frozen=True):
    """The table as one seat, or somebody watching, sees it."""

    options: CongoOptions
    stage: Stage
    waiting: tuple[Seat, ...]
    """Whom the table waits for."""
    turn_no: int
    """From 1; 0 until the first player is named."""
    turns: int
    first: Seat | None
    """None until named."""
    boat: str
    """The stop it lies at."""
    river: tuple[StopView, ...]
    """All stops of the board, in river order."""
    port_language: str | None
    special: Special | None
    """The special card of this turn."""
    is_revealed: bool
    """The bids lie face up."""
    is_servant_used: bool
    highest_half: int | None
    """The greatest total of the bids, once values are set."""
    rolls: tuple[Roll, ...]
    """Of this turn."""
    players: tuple[PlayerView, ...]
    piles: dict[str, PileView]
    """By deck: character, auxiliary, special."""
    hippo_pile: int
    hippo_discard: tuple[str, ...]
    used_neutrals: tuple[str, ...]
    """Left the game after use."""
    boxed_neutrals: tuple[str, ...] | None
    """Taken out before the game; known when it is over."""
    boxed_tiles: tuple[str, ...] | None
    """Never on the board; known when the game is over, if the options say so."""
    previous: PastTurn | None
    """How the turn before came out."""
    own: OwnView | None
    result: Result | None


def view_river(state: CongoState) -> tuple[StopView, ...]:
    """All stops as everybody sees them."""
    route = state.route
    is_over = state.result is not None
    past = route if is_over else route[: route.index(state.boat)]
    stops = []
    for stop in BOX.stops:
        place = state.river.get(stop.id)
        stops.append(
            StopView(
                id=stop.id,
                is_used=place is not None,
                is_past=stop.id in past,
                tile=place.tile if place and place.is_open else None,
                flag=place.flag if place else None,
                removed_flag=place.removed_flag if place else None,
                explored_by=tuple(place.explored_by) if place else (),
                taker=place.taker if place else None,
                tied=tuple(place.tied) if place else (),
            )
        )
    return tuple(stops)


def view_bid(state: CongoState, player: Player) -> BidView | None:
    """The player's bid as everybody sees it."""
    bid = player.bid
    if bid is None:
        return None
    has_values = state.has_values
    return BidView(
        character=bid.character if state.is_revealed else None,
        table_value=bid.table_value if has_values else None,
        modifier=bid.modifier if has_values else None,
        base_half=bid.base_half if has_values else None,
        total_half=bid.total_half if has_values else None,
        status=bid.status if state.stage is Stage.AUCTION else None,
        language=bid.language if has_values else None,
        preference=bid.preference if has_values else None,
        auxiliaries=tuple(bid.auxiliaries),
    )


def view_player(state: CongoState, seat: Seat) -> PlayerView:
    """That player as everybody sees them; the hand is open when the game is over."""
    player = state.players[seat]
    final_hand = FinalHand(
        characters=tuple(player.characters.things()),
        auxiliaries=tuple(player.auxiliaries.things()),
        specials=tuple(player.specials.things()),
        hippos=tuple(player.hippos.things()),
    )
    sealed = {Stage.CHOOSE: player.bid, Stage.BOILER: player.pick, Stage.SEALED: player.commitment}
    return PlayerView(
        seat=seat,
        is_first=state.stage is not Stage.FIRST_PLAYER and seat == state.first,
        score_half=player.score_half,
        points=dict(player.points),
        characters=len(player.characters),
        auxiliaries=len(player.auxiliaries),
        specials=len(player.specials),
        hippos=len(player.hippos),
        has_answered=state.stage in AT_ONCE and sealed[state.stage] is not None,
        bid=view_bid(state, player),
        lost=None if player.lost is None else LostView(player.lost.character, player.lost.fate),
        is_tied=seat in state.tied,
        spent=tuple(player.spent),
        final_hand=None if state.result is None else final_hand,
    )


def view_own(state: CongoState, seat: Seat) -> OwnView:
    """What that player alone sees."""
    player, place = state.players[seat], state.place
    characters = player.characters.things()
    bid = None if player.bid is None else player.bid.character
    mine = [*characters, *([] if bid is None else [bid])]
    is_drawn_by = state.special is not None and state.special.owner == seat
    return OwnView(
        characters=tuple(characters),
        auxiliaries=tuple(player.auxiliaries.things()),
        specials=tuple(player.specials.things()),
        hippos=tuple(player.hippos.things()),
        worth={card: worth(card, state.tile, place.flag) for card in mine} if place.is_open else {},
        playable=tuple(
            card for card in player.specials.things() if place.is_open and place_refusal(state, card) is None
        ),
        bid=bid,
        pick=player.pick,
        commitment=player.commitment,
        settler_card=state.settler_card if is_drawn_by else None,
        explored={
            stop: other.tile
            for stop, other in state.river.items()
            if other.tile is not None and not other.is_open and seat in other.explored_by
        },
    )


def view_table(state: CongoState) -> CongoView:
    """The table as everybody watching sees it."""
    is_over = state.result is not None
    has_begun = state.stage is not Stage.FIRST_PLAYER
    totals = [player.bid.total_half for player in state.players if player.bid is not None]
    shows_tiles = is_over and state.options.show_boxed_tiles_at_end
    return CongoView(
        me=None,
        options=state.options,
        stage=state.stage,
        waiting=tuple(sorted(state.asked)),
        turn_no=1 + state.route.index(state.boat) if has_begun else 0,
        turns=len(state.route),
        first=state.first if has_begun else None,
        boat=state.boat,
        river=view_river(state),
        port_language=state.port_language,
        special=state.special,
        is_revealed=state.is_revealed,
        is_servant_used=state.is_servant_used,
        highest_half=max(totals, default=None) if state.has_values else None,
        rolls=tuple(state.rolls),
        players=tuple(view_player(state, other) for other in range(len(state.players))),
        piles={
            name: PileView(len(deck.pile), tuple(deck.discard.things())) for name, deck in state.decks.items()
        },
        hippo_pile=len(state.hippo_pile),
        hippo_discard=tuple(state.hippo_discard.things()),
        used_neutrals=tuple(state.used_neutrals),
        boxed_neutrals=tuple(state.boxed_neutrals) if is_over else None,
        boxed_tiles=tuple(state.tiles.things()) if shows_tiles else None,
        previous=state.previous,
        own=None,
        result=state.result,
    )


def view_seat(state: CongoState, seat: Seat, public: CongoView) -> CongoView:
    """The table as that seat sees it: what everybody sees, and what is its own."""
    return replace(public, me=seat, own=view_own(state, seat))
