"""The state of a game of Rotterdam (rules 4.1)."""

from __future__ import annotations

from enum import StrEnum
from typing import Literal

from msgspec import Struct, field

from games.chance import Bag, Pile
from games.core import Options, Result, State
from games.rotterdam.data import BOX, CARDS, FOR_PLAYERS, MISSIONS, POSITIONS, PRODUCTS, STARTS
from games.rotterdam.ships import Sailing, Ship
from games.values import Seat, Who


class FirstCaptain(StrEnum):
    """Who begins (7)."""

    RANDOM = "random"
    HOST_PICK = "host_pick"
    YOUNGEST = "youngest"


class ReturnedProducts(StrEnum):
    """Where product cards paid for a mission go (7)."""

    TOP = "top"
    SHUFFLE = "shuffle"
    BOTTOM = "bottom"


class CardWindows(StrEnum):
    """How often the holder of a Navigation card is asked (7)."""

    FULL = "full"
    LEAN = "lean"


class RotterdamOptions(Options, frozen=True):
    """The options of 7."""

    safe_haven: bool = False
    open_products: bool = False
    ships_2007: bool = False
    first_captain: FirstCaptain = FirstCaptain.RANDOM
    returned_products: ReturnedProducts = ReturnedProducts.TOP
    card_windows: CardWindows = CardWindows.FULL
    trade_offer_limit: Literal[0, 3, 6, 12] = 0
    """Offers of one player in a phase 5; 0: as many as wanted."""
    round_limit: Literal[0, 30, 40, 60] = 0
    """0: none."""


class Phase(StrEnum):
    """The six phases of a round, in order (4)."""

    PLACE = "place_and_load"
    NAVIGATE = "navigate"
    NAVIGATION_CARDS = "navigation_cards"
    UNLOAD = "unload_and_process"
    TRADE = "trade_products"
    FULFIL = "fulfil_mission"


PHASES = tuple(Phase)
# A member is read from its class by a function of enum, so what every step asks for has a name of its own.
PLACE, NAVIGATE, NAVIGATION_CARDS, UNLOAD, TRADE, FULFIL = PHASES


class Hull(Struct):
    """A ship where it stands."""

    owner: Seat
    cargo: str | None


class Call(Struct):
    """A colour that was named, and how far it has been carried out (4.4)."""

    caller: Seat
    colour: str
    waiting: list[Seat]
    """Whose ships have yet to sail; the first one is asked."""
    sailed: list[Sailing] = []


class Offer(Struct, frozen=True):
    """An open offer of products (4.7)."""

    number: int
    """Never used again in this game."""
    maker: Seat
    to: Seat | None
    """None: everybody else."""
    give: tuple[str, ...]
    want: tuple[str, ...]

    def is_for(self, seat: Seat) -> bool:
        """Whether it is addressed to that seat, another than its maker's."""
        return self.to in (None, seat)

    def is_read_by(self, seat: Seat | None) -> bool:
        """Whether that seat, or (None) somebody watching, may know its sides (10)."""
        return self.to is None or seat in (self.maker, self.to)


class Player(Struct):
    """What one player has."""

    supply: int
    """Ships not on the board."""
    missions: Bag = field(default_factory=Bag)
    products: Bag = field(default_factory=Bag)
    navigation: Bag = field(default_factory=Bag)
    """In hand."""
    laid: list[str] = []
    """Cards with points, face up."""
    fulfilled: list[str] = []
    due: int = 0
    """Navigation cards still to be drawn in phase 3."""
    has_finished: bool = False
    """With trading."""
    offers_made: int = 0
    """In this phase 5."""

    @property
    def mission_points(self) -> int:
        """On fulfilled missions."""
        return sum(MISSIONS[mission].points for mission in self.fulfilled)

    @property
    def advantage_points(self) -> int:
        """On Advantage cards, laid or in hand (6)."""
        return sum(CARDS[card].points for card in (*self.laid, *self.navigation.things()))

    @property
    def product_points(self) -> int:
        """On product cards in hand (6)."""
        return sum(PRODUCTS[product].points for product in self.products.things())


class RotterdamState(State):
    """Everything about a game; hands, decks and the faces of product cards are secret."""

    options: RotterdamOptions
    players: list[Player]
    captain: Seat
    active: Seat
    """Whose turn it is; nobody's in phase 5."""
    stock: dict[str, int]
    piles: dict[str, Pile]
    """By port."""
    mission_deck: Bag
    navigation_deck: Bag
    is_captain_named: bool = True
    """Only before the first round it may not be."""
    round_no: int = 0
    phase: Phase = Phase.PLACE
    is_done: bool = False
    """The active player placed, named, unloaded or fulfilled in this turn."""
    board: dict[str, Hull] = {}
    """By position."""
    call: Call | None = None
    """The latest of this round."""
    discard: list[str] = []
    """Navigation cards played, the latest last."""
    offers: list[Offer] = []
    """Open ones, the oldest first."""
    next_offer: int = 1
    result: Result | None = None

    @property
    def pending(self) -> Seat | None:
        """Who must choose moves before anything else happens."""
        call = self.call
        return call.waiting[0] if call is not None and call.waiting else None

    @property
    def ships_each(self) -> int:
        """Ships of every player, on the board and in the supply."""
        count = FOR_PLAYERS[len(self.players)]
        return count.ships_2007 if self.options.ships_2007 else count.ships

    @property
    def has_end(self) -> bool:
        """Whether somebody has the mission points that end the game (6)."""
        return any(player.mission_points >= BOX.setup.points_to_end for player in self.players)

    def ship(self, position: str) -> Ship | None:
        """The ship that stands there, by its name."""
        hull = self.board.get(position)
        return None if hull is None else Ship(position, Who(hull.owner), hull.cargo)

    def ships(self) -> list[Ship]:
        """All ships on the board, in the order of the table in 2.6."""
        board = self.board
        return [
            Ship(position, Who(hull.owner), hull.cargo)
            for position in POSITIONS
            if (hull := board.get(position)) is not None
        ]

    def ships_of(self, seat: Seat) -> list[str]:
        """Where that player's ships stand, in the order of the table in 2.6."""
        board = self.board
        return [position for position in POSITIONS if position in board and board[position].owner == seat]

    def free_starts(self) -> list[str]:
        """Start positions without a ship."""
        board = self.board
        return [start for start in STARTS if start not in board]

    def offer(self, number: int) -> Offer | None:
        """The open offer of that number."""
        return next((offer for offer in self.offers if offer.number == number), None)

    def free_products(self, seat: Seat) -> Bag:
        """That player's product cards which no open offer promises (4.7)."""
        free = Bag(dict(self.players[seat].products.counts))
        for offer in self.offers:
            if offer.maker == seat:
                for product in offer.give:
                    free.take(product)
        return free


def ports_of(products: Bag) -> dict[str, int]:
    """How many of the cards show each port on their backs: the open side of a hand."""
    ports: dict[str, int] = {}
    for product in products.things():
        port = PRODUCTS[product].port
        ports[port] = ports.get(port, 0) + 1
    return ports
