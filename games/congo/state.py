"""The state of a game of Expedition: Congo River 1884 (rules 4.1)."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct, field

from games.chance import Bag
from games.congo.data import AUXILIARIES, FOR_PLAYERS, STOPS, USED, Stop
from games.core import Options, Result, State
from games.values import Seat


class FirstPlayer(StrEnum):
    """Who begins (7)."""

    RANDOM = "random"
    NAMED = "named"


class CongoOptions(Options, frozen=True):
    """The options of 7."""

    first_player: FirstPlayer = FirstPlayer.RANDOM
    show_boxed_tiles_at_end: bool = True


class Stage(StrEnum):
    """What the table waits for; the decisions of 4, in order."""

    FIRST_PLAYER = "first_player"
    CHOOSE = "choose_character"
    SPECIAL = "special_card"
    BOILER = "boiler_discard"
    SETTLER = "settler_swap"
    OKAPI = "okapi_choice"
    GORILLA = "gorilla_attack"
    GORILLA_SELF = "gorilla_self"
    WARRIOR = "warrior_attack"
    OVERBOARD = "overboard_target"
    AUCTION = "auxiliaries"
    SEALED = "hippo_commit"
    OPEN = "hippo_add"
    OVER = "over"


AT_ONCE = frozenset({Stage.CHOOSE, Stage.BOILER, Stage.SEALED})
"""Stages in which several choose at once and in secret; elsewhere one is asked after the other."""

SOURCES = ("ports", "ties", "okapi", "trader", "specials")
"""Where points come from, in the order they are read out (6)."""

HALVES = 2
"""Half points in a point."""

ONLY = [frozenset({seat}) for seat in range(max(FOR_PLAYERS))]
"""Each seat alone."""
TURN_ORDERS = {
    players: [(*range(first, players), *range(first)) for first in range(players)] for players in FOR_PLAYERS
}
"""The seats clockwise from each of them, by the number of players."""

CHARACTER, AUXILIARY, SPECIAL = DECKS = ("character", "auxiliary", "special")


class Status(StrEnum):
    """How a bid stands in the auction (4.1)."""

    IN = "in"
    SOFT = "soft"
    """Passed while leading: may act once more."""
    OUT = "out"


IN, SOFT, OUT = Status
"""Names of their own are found faster than members, and every step looks at all bids."""


class Fate(StrEnum):
    """How a bid left the auction before it was decided."""

    KILLED = "killed"
    BITTEN = "bitten"
    HUNTED = "hunted"
    RETURNED = "returned"


class Cause(StrEnum):
    """What the die was rolled for."""

    PORT_LANGUAGE = "port_language"
    LANGUAGE = "language"
    PREFERENCE = "preference"
    GORILLA = "gorilla"
    WARRIOR = "warrior"
    MALARIA = "malaria"
    CURE = "cure"


class Roll(Struct, frozen=True):
    """One roll of the four-sided die, seen by all."""

    cause: Cause
    face: int
    seat: Seat | None = None
    """Whose character it was for; nobody's for a port."""
    outcome: str | None = None
    """A language or nation, or whether the character was `killed`, `bitten` or `saved`."""


class Bid(Struct):
    """A character in the auction."""

    character: str
    table_value: int = 0
    """Of its better profession here, from the reveal on."""
    modifier: int = 0
    """Of its nation at this flag."""
    base_half: int = 0
    """The starting value, the Sorcerer's penalty included."""
    language: str | None = None
    """Known where it matters: from the reveal on, not of Belgians where no Belgian or French flag flies."""
    preference: str | None = None
    """The nation that was rolled for a neutral."""
    auxiliaries: list[str] = []
    status: Status = Status.IN

    @property
    def total_half(self) -> int:
        """The starting value and all auxiliaries."""
        total = self.base_half
        for card in self.auxiliaries:
            total += AUXILIARIES[card].bonus_half
        return total


class Lost(Struct, frozen=True):
    """A bid that is in the auction no more, as everybody saw it leave."""

    character: str
    fate: Fate


class Player(Struct):
    """What one player has."""

    characters: Bag = field(default_factory=Bag)
    auxiliaries: Bag = field(default_factory=Bag)
    specials: Bag = field(default_factory=Bag)
    hippos: Bag = field(default_factory=Bag)
    points: dict[str, int] = field(default_factory=lambda: dict.fromkeys(SOURCES, 0))
    """Half points by source."""
    bid: Bid | None = None
    """Face down until the reveal."""
    lost: Lost | None = None
    """In this turn."""
    pick: str | None = None
    """Sealed for the Damaged Boiler; still in hand."""
    commitment: tuple[str, ...] | None = None
    """Hippo tiles sealed in a tie; still in hand until all are in."""
    spent: list[str] = []
    """Hippo tiles laid open in this turn's tie."""

    @property
    def score_half(self) -> int:
        """All half points so far."""
        return sum(self.points.values())


class Deck(Struct):
    """Cards of one kind: those to be drawn, and those laid aside face up."""

    pile: Bag
    discard: Bag = field(default_factory=Bag)


class Place(Struct):
    """A stop in use."""

    flag: str | None
    """None once it is removed."""
    removed_flag: str | None = None
    tile: str | None = None
    """Unknown, even to the box, until it is turned up or looked at."""
    is_open: bool = False
    """The tile lies face up."""
    explored_by: list[Seat] = []
    """Who has looked at the tile while it lay face down."""
    taker: Seat | None = None
    tied: list[Seat] = []
    """Those who shared it in an unresolved tie."""


class Special(Struct, frozen=True):
    """The special card of the turn."""

    owner: Seat
    card: str
    stop: str | None = None
    deck: str | None = None


class PastBid(Struct, frozen=True):
    """A bid as it was seen last."""

    seat: Seat
    character: str | None
    """None if nobody else saw it."""
    auxiliaries: tuple[str, ...]
    total_half: int | None
    """None if it was not in the auction at the end."""
    fate: Fate | None
    hippos: tuple[str, ...]
    """Tiles spent in a tie."""


class PastTurn(Struct, frozen=True):
    """How the turn before came out, as everybody saw it."""

    stop: str
    special: Special | None
    bids: tuple[PastBid, ...]
    taker: Seat | None
    tied: tuple[Seat, ...]


class CongoState(State):
    """Everything about a game; hands, piles, face-down tiles and sealed choices are secret."""

    options: CongoOptions
    players: list[Player]
    first: Seat
    boat: str
    """The stop it lies at; the last one when the game is over."""
    river: dict[str, Place]
    """The stops in use."""
    decks: dict[str, Deck]
    tiles: Bag
    """Station tiles not yet turned up or looked at; those left at the end stay in the box."""
    hippo_pile: Bag
    hippo_discard: Bag = field(default_factory=Bag)
    boxed_neutrals: list[str] = []
    """Taken out before the game, unseen."""
    used_neutrals: list[str] = []
    """Left the game after use."""
    stage: Stage = Stage.FIRST_PLAYER
    waiting: list[Seat] = []
    """Who has yet to answer, in turn order: all of them at once, or the first one of them."""
    port_language: str | None = None
    is_revealed: bool = False
    """The bids lie face up."""
    special: Special | None = None
    settler_card: str | None = None
    """The character drawn with the Settler."""
    is_servant_used: bool = False
    rolls: list[Roll] = []
    """Of this turn."""
    tied: list[Seat] = []
    """Who competes with hippo tiles."""
    previous: PastTurn | None = None
    result: Result | None = None

    @property
    def place(self) -> Place:
        """The stop the boat lies at."""
        return self.river[self.boat]

    @property
    def stop(self) -> Stop:
        """What the board says of it."""
        return STOPS[self.boat]

    @property
    def tile(self) -> str:
        """The station tile turned up there."""
        tile = self.place.tile
        assert tile is not None
        return tile

    @property
    def route(self) -> tuple[str, ...]:
        """The stops in use, in river order."""
        return USED[len(self.players)]

    @property
    def asked(self) -> frozenset[Seat]:
        """Whom the table waits for."""
        if len(self.waiting) == 1:
            return ONLY[self.waiting[0]]
        return frozenset(self.waiting if self.stage in AT_ONCE else self.waiting[:1])

    @property
    def has_values(self) -> bool:
        """Whether the values of the bids are set (4.10)."""
        return self.stage in (Stage.AUCTION, Stage.SEALED, Stage.OPEN)

    def in_turn_order(self) -> tuple[Seat, ...]:
        """All seats, clockwise from the first player."""
        return TURN_ORDERS[len(self.players)][self.first]

    def bidders(self) -> list[Seat]:
        """Those with a bid, in turn order."""
        players = self.players
        return [seat for seat in self.in_turn_order() if players[seat].bid is not None]

    def is_played(self, card: str) -> bool:
        """Whether that is the special card of this turn."""
        return self.special is not None and self.special.card == card
