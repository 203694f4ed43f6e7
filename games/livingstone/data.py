"""What is in Livingstone's box (rules 2), read from data.toml."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from games.box import open_box


class Row(Struct, frozen=True, forbid_unknown_fields=True):
    """Anything in the box: it says where its numbers come from."""

    origin: str


class Setup(Row, frozen=True):
    """What each player and the boat begin with."""

    pounds: int
    tents: int
    dice_per_player: int
    column: int


class Components(Row, frozen=True):
    """How many of each thing the box holds."""

    cards: int
    stones: int
    tents: int
    dice: int


class Queen(StrEnum):
    """How the Queen judges the gifts (6.4)."""

    LOWEST_OUT = "lowest_out"
    FOUR_DICE = "four_dice"


class PlayerCount(Row, frozen=True):
    """What differs with the number of players."""

    players: int
    dice: int
    queen: Queen
    moves_tents: bool


class Colour(Row, frozen=True):
    """A player colour; the seats take them in order."""

    id: str


class Column(Row, frozen=True):
    """A river space and the land above it."""

    index: int
    cost: int


class LandRow(Row, frozen=True):
    """A row of the land, the number of its die, and its points."""

    index: int
    round_points: int
    majority_points: int


class Space(Struct, frozen=True, order=True, forbid_unknown_fields=True):
    """A place for tents; not every one that can be named is on the board."""

    column: int
    row: int

    @property
    def id(self) -> str:
        """As the rules file writes it (2.5)."""
        return f"c{self.column}r{self.row}"


class Stone(Row, frozen=True):
    """A kind of stone."""

    id: str
    count: int
    is_gem: bool = False
    pounds: int = 0
    market_pounds: int = 0
    market_points: int = 0
    end_points: int = 0


class Card(Row, frozen=True):
    """A kind of action card."""

    id: str
    copies: int
    copies_origin: str
    points: int = 0
    pounds: int = 0
    stones: int = 0


class Box(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole box."""

    setup: Setup
    components: Components
    player_count: tuple[PlayerCount, ...]
    colours: tuple[Colour, ...]
    columns: tuple[Column, ...]
    rows: tuple[LandRow, ...]
    stones: tuple[Stone, ...]
    cards: tuple[Card, ...]


BOX, DIGEST = open_box(__file__, Box)

COLUMNS = {column.index: column for column in BOX.columns}
ROWS = {row.index: row for row in BOX.rows}
STONES = {stone.id: stone for stone in BOX.stones}
GEMS = {stone.id: stone for stone in BOX.stones if stone.is_gem}
CARDS = {card.id: card for card in BOX.cards}
FOR_PLAYERS = {count.players: count for count in BOX.player_count}
LAST_COLUMN = max(COLUMNS)
SPACES = {space.id: space for space in (Space(column, row) for column in COLUMNS for row in ROWS)}
