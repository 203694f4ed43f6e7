"""Everything a player can do in Rotterdam (rules 4 and 5)."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from msgspec.structs import force_setattr

from games.core import Action
from games.rotterdam.ships import Plan, Ship
from games.values import Who


class ChooseCaptain(Action, frozen=True):
    """Name the first Harbour Captain (option `first_captain`)."""

    captain: Who


class PlaceShip(Action, frozen=True):
    """Place a ship on a start position, loaded or (None) empty."""

    start: str
    cargo: str | None


class ChooseColour(Action, frozen=True):
    """Name a channel colour: every ship before such a channel sails."""

    colour: str


class ChooseMoves(Action, frozen=True):
    """Decide what one's own ships do on a named colour."""

    plan: Plan


class Unload(Action, frozen=True):
    """Unload all one's ships in port."""


class PlayLuckTurns(Action, frozen=True):
    """Swap the cargo of two loaded ships."""

    ships: tuple[Ship, ...]

    def __post_init__(self) -> None:
        """Keep the set in order: the same two ships are the same action."""
        ordered = sorted(self.ships, key=lambda ship: (ship.position, ship.owner.seat, ship.cargo or ""))
        force_setattr(self, "ships", tuple(ordered))


class PlayExtraCargo(Action, frozen=True):
    """Place one more ship, loaded, on a free start position."""

    start: str
    cargo: str


class PlaySetback(Action, frozen=True):
    """Move any ship back along one channel."""

    ship: Ship
    target: str


class PlayHeavyStorm(Action, frozen=True):
    """Move any ship back along two channels."""

    ship: Ship
    via: str
    target: str


class PlayCargoThief(Action, frozen=True):
    """Move the cargo of a ship to another of one's own, or to a new one on a start position."""

    victim: Ship
    receiver: Ship | str


class PlayPoliceInspection(Action, frozen=True):
    """Return the cargo of a ship to the stock."""

    ship: Ship


class LayCard(Action, frozen=True):
    """Lay a card with points face up."""

    card: str


class EndTurn(Action, frozen=True):
    """Let the next player go on."""


class OfferTrade(Action, frozen=True):
    """Offer products to one opponent or (None) to all."""

    is_open: ClassVar[bool] = True
    is_free: ClassVar[bool] = True

    to: Who | None
    give: tuple[str, ...]
    want: tuple[str, ...]

    def __post_init__(self) -> None:
        """Keep both sides in order."""
        _sort(self, "give", self.give)
        _sort(self, "want", self.want)


class CounterTrade(Action, frozen=True):
    """Answer an offer with one of one's own to its maker; declines it where it was for oneself alone."""

    # Not free: it needs an offer to answer, and making one is.
    is_open: ClassVar[bool] = True

    offer: int
    give: tuple[str, ...]
    want: tuple[str, ...]

    def __post_init__(self) -> None:
        """Keep both sides in order."""
        _sort(self, "give", self.give)
        _sort(self, "want", self.want)


class AcceptTrade(Action, frozen=True):
    """Take an offer: both sides change hands at once."""

    offer: int


class DeclineTrade(Action, frozen=True):
    """Close an offer made to oneself alone."""

    offer: int


class WithdrawTrade(Action, frozen=True):
    """Close an offer of one's own."""

    is_free: ClassVar[bool] = True

    offer: int


class ShowProducts(Action, frozen=True):
    """Show product cards of one's hand to one opponent or (None) to all."""

    is_open: ClassVar[bool] = True
    is_free: ClassVar[bool] = True

    to: Who | None
    products: tuple[str, ...]

    def __post_init__(self) -> None:
        """Keep the cards in order."""
        _sort(self, "products", self.products)


class FinishTrading(Action, frozen=True):
    """Withdraw all offers of one's own and be done with trading."""


class ResumeTrading(Action, frozen=True):
    """Trade again after all."""

    is_free: ClassVar[bool] = True


class FulfilMission(Action, frozen=True):
    """Pay the products of a mission, some of them by Jokers."""

    mission: str
    jokers: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        """Keep the replaced products in order."""
        _sort(self, "jokers", self.jokers)


def _sort(action: Action, field: str, things: tuple[str, ...]) -> None:
    """A multiset has no order: kept in one, equal multisets are equal actions."""
    force_setattr(action, field, tuple(sorted(things)))


BoardCard: TypeAlias = (
    PlayLuckTurns | PlayExtraCargo | PlaySetback | PlayHeavyStorm | PlayCargoThief | PlayPoliceInspection
)
"""Navigation cards that change the board (5)."""

TradeAction: TypeAlias = (
    OfferTrade
    | CounterTrade
    | AcceptTrade
    | DeclineTrade
    | WithdrawTrade
    | ShowProducts
    | FinishTrading
    | ResumeTrading
)
"""What only phase 5 knows (4.7)."""

TurnAction: TypeAlias = PlaceShip | ChooseColour | ChooseMoves | Unload | LayCard | FulfilMission | EndTurn
"""The rest of a turn (4.3 to 4.8)."""

RotterdamAction: TypeAlias = (
    ChooseCaptain
    | PlaceShip
    | ChooseColour
    | ChooseMoves
    | Unload
    | BoardCard
    | LayCard
    | TradeAction
    | FulfilMission
    | EndTurn
)
