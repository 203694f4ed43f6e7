"""What may be seen of a game of Rotterdam (rules 10)."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from games.core import Result, View
from games.rotterdam.data import PORTS
from games.rotterdam.sailing import plans
from games.rotterdam.ships import Plan, Sailing, Ship
from games.rotterdam.state import Offer, Phase, RotterdamOptions, RotterdamState, ports_of
from games.values import Seat


class FinalHand(Struct, frozen=True):
    """A hand, open when the game is over."""

    missions: tuple[str, ...]
    products: tuple[str, ...]
    navigation: tuple[str, ...]


class PlayerView(Struct, frozen=True):
    """What everybody sees of a player."""

    seat: Seat
    supply: int
    ships: tuple[str, ...]
    """Where they stand."""
    missions: int
    """How many in hand."""
    fulfilled: tuple[str, ...]
    mission_points: int
    products: dict[str, int]
    """Cards in hand by port: the backs are open."""
    navigation: int
    """How many in hand."""
    laid: tuple[str, ...]
    due: int
    """Navigation cards still to be drawn in phase 3."""
    has_finished: bool
    """With trading; phase 5 only."""
    offers_made: int
    final_hand: FinalHand | None


class OfferView(Struct, frozen=True):
    """An open offer; its sides are None to those it is not for."""

    number: int
    maker: Seat
    to: Seat | None
    """None: everybody else."""
    give: tuple[str, ...] | None
    want: tuple[str, ...] | None


class CallView(Struct, frozen=True):
    """The colour named last in this round, and who sailed on it."""

    caller: Seat
    colour: str
    sailed: tuple[Sailing, ...]
    pending: Seat | None
    """Who must choose moves."""
    plans: tuple[Plan, ...]
    """What that player may choose from."""


class OwnView(Struct, frozen=True):
    """What only the player sees."""

    missions: tuple[str, ...]
    products: tuple[str, ...]
    free_products: tuple[str, ...]
    """Those not promised in an open offer."""
    navigation: tuple[str, ...]


class RotterdamView(View, frozen=True):
    """The table as one seat, or somebody watching, sees it."""

    options: RotterdamOptions
    round_no: int
    """0 until the first captain is named."""
    phase: Phase
    captain: Seat | None
    """None until named."""
    active: Seat | None
    """None in phase 5, before the first round and when the game is over."""
    is_done: bool
    """The active player has done the main action of the phase."""
    ships: tuple[Ship, ...]
    stock: dict[str, int]
    pile_sizes: dict[str, int]
    face_up: dict[str, str]
    """The top product card by port, with option `open_products`."""
    mission_deck_size: int
    navigation_deck_size: int
    discard: tuple[str, ...]
    """The latest last."""
    call: CallView | None
    offers: tuple[OfferView, ...]
    players: tuple[PlayerView, ...]
    is_ending: bool
    """Somebody has the mission points that end the game with this round."""
    own: OwnView | None
    result: Result | None


def view_player(state: RotterdamState, seat: Seat) -> PlayerView:
    """That player as everybody sees them; the hand is open when the game is over."""
    player = state.players[seat]
    final_hand = FinalHand(
        missions=tuple(player.missions.things()),
        products=tuple(player.products.things()),
        navigation=tuple(player.navigation.things()),
    )
    backs = ports_of(player.products)
    return PlayerView(
        seat=seat,
        supply=player.supply,
        ships=tuple(state.ships_of(seat)),
        missions=len(player.missions),
        fulfilled=tuple(player.fulfilled),
        mission_points=player.mission_points,
        products={port: backs.get(port, 0) for port in PORTS},
        navigation=len(player.navigation),
        laid=tuple(player.laid),
        due=player.due,
        has_finished=player.has_finished,
        offers_made=player.offers_made,
        final_hand=None if state.result is None else final_hand,
    )


def view_offer(offer: Offer, viewer: Seat | None) -> OfferView:
    """The offer, with its sides if that viewer may know them."""
    is_open = offer.is_read_by(viewer)
    return OfferView(
        number=offer.number,
        maker=offer.maker,
        to=offer.to,
        give=offer.give if is_open else None,
        want=offer.want if is_open else None,
    )


def view_call(state: RotterdamState) -> CallView | None:
    """The latest call of the round."""
    call = state.call
    if call is None:
        return None
    asked = state.pending
    return CallView(
        caller=call.caller,
        colour=call.colour,
        sailed=tuple(call.sailed),
        pending=asked,
        plans=() if asked is None else tuple(plans(state, asked, call.colour)),
    )


def view_own(state: RotterdamState, seat: Seat) -> OwnView:
    """What that player alone sees."""
    player = state.players[seat]
    return OwnView(
        missions=tuple(player.missions.things()),
        products=tuple(player.products.things()),
        free_products=tuple(state.free_products(seat).things()),
        navigation=tuple(player.navigation.things()),
    )


def view_table(state: RotterdamState) -> RotterdamView:
    """The table as everybody watching sees it."""
    is_running = state.result is None and state.is_captain_named
    has_turns = is_running and state.phase is not Phase.TRADE
    shows = state.options.open_products
    return RotterdamView(
        me=None,
        options=state.options,
        round_no=state.round_no,
        phase=state.phase,
        captain=state.captain if state.is_captain_named else None,
        active=state.active if has_turns else None,
        is_done=state.is_done,
        ships=tuple(state.ships()),
        stock=dict(state.stock),
        pile_sizes={port: len(pile) for port, pile in state.piles.items()},
        face_up={port: pile.top[0] for port, pile in state.piles.items() if shows and pile.top},
        mission_deck_size=len(state.mission_deck),
        navigation_deck_size=len(state.navigation_deck),
        discard=tuple(state.discard),
        call=view_call(state),
        offers=tuple(view_offer(offer, None) for offer in state.offers),
        players=tuple(view_player(state, other) for other in range(len(state.players))),
        is_ending=state.has_end,
        own=None,
        result=state.result,
    )


def view_seat(state: RotterdamState, seat: Seat, public: RotterdamView) -> RotterdamView:
    """The table as that seat sees it: what everybody sees, and what is its own."""
    offers = tuple(view_offer(offer, seat) for offer in state.offers)
    return replace(public, me=seat, own=view_own(state, seat), offers=offers)
