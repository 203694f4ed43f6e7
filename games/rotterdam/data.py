"""What is in Rotterdam's box (rules 2), read from data.toml."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from games.box import open_box


class Row(Struct, frozen=True, forbid_unknown_fields=True):
    """Anything in the box: it says where its numbers come from."""

    origin: str


class Setup(Row, frozen=True):
    """The numbers that hold for every game."""

    missions: int
    """In every hand, always."""
    navigation_limit: int
    """Navigation cards in a hand, at most."""
    points_to_end: int
    """On missions: whoever has them ends the game."""


class Components(Row, frozen=True):
    """How many of each thing the box holds."""

    ships: int
    materials: int
    product_cards: int
    mission_cards: int
    navigation_cards: int


class PlayerCount(Row, frozen=True):
    """What differs with the number of players."""

    players: int
    ships: int
    ships_2007: int
    """With the option of that name."""


class Colour(Row, frozen=True):
    """A player colour; the seats take them in order."""

    id: str
    ships: int


class ChannelColour(Row, frozen=True):
    """A colour that can be named; it has nothing to do with players or cubes (2.5)."""

    id: str


class Material(Row, frozen=True):
    """A raw material."""

    id: str
    units: int


class Port(Row, frozen=True):
    """Where one material is delivered."""

    id: str
    material: str
    berths: tuple[str, ...]


class Product(Row, frozen=True):
    """A product card: its port is on the back, its name on the face."""

    id: str
    port: str
    copies: int
    points: int
    """In hand at the end of the game."""
    value: int
    """Inside a mission."""


class Card(Row, frozen=True):
    """A kind of Navigation card."""

    id: str
    copies: int
    copies_origin: str
    points: int = 0


class Mission(Struct, frozen=True, forbid_unknown_fields=True):
    """A mission card; each exists once."""

    id: str
    products: tuple[str, ...]
    points: int


class Missions(Row, frozen=True):
    """All of them."""

    cards: tuple[Mission, ...]


class Kind(StrEnum):
    """What a position is for."""

    START = "start"
    WATER = "water"
    BERTH = "berth"


class Exit(Struct, frozen=True, forbid_unknown_fields=True):
    """A channel, one way."""

    colour: str
    to: str


class Position(Struct, frozen=True, forbid_unknown_fields=True):
    """A place on the water for one ship."""

    id: str
    kind: Kind
    depth: int
    """The longest way from a start, in channels."""
    exits: tuple[Exit, ...] = ()
    has_anchor: bool = False
    port: str | None = None

    def targets(self, colour: str) -> tuple[str, ...]:
        """Where the channels of that colour lead."""
        return tuple(channel.to for channel in self.exits if channel.colour == colour)


class Board(Row, frozen=True):
    """The water and the berths."""

    positions: tuple[Position, ...]


class Box(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole box."""

    setup: Setup
    components: Components
    player_count: tuple[PlayerCount, ...]
    colours: tuple[Colour, ...]
    channel_colours: tuple[ChannelColour, ...]
    materials: tuple[Material, ...]
    ports: tuple[Port, ...]
    products: tuple[Product, ...]
    cards: tuple[Card, ...]
    missions: Missions
    board: Board


BOX, DIGEST = open_box(__file__, Box)

FOR_PLAYERS = {count.players: count for count in BOX.player_count}
CHANNEL_COLOURS = tuple(colour.id for colour in BOX.channel_colours)
MATERIALS = {material.id: material for material in BOX.materials}
PORTS = {port.id: port for port in BOX.ports}
PRODUCTS = {product.id: product for product in BOX.products}
CARDS = {card.id: card for card in BOX.cards}
MISSIONS = {mission.id: mission for mission in BOX.missions.cards}
POSITIONS = {position.id: position for position in BOX.board.positions}
STARTS = tuple(position.id for position in BOX.board.positions if position.kind is Kind.START)
BERTHS = tuple(position.id for position in BOX.board.positions if position.kind is Kind.BERTH)
ENTRANCES = {
    target: tuple(
        origin.id for origin in BOX.board.positions if target in {channel.to for channel in origin.exits}
    )
    for target in POSITIONS
}
"""The positions from which a channel leads to each."""
CHANNELS = {
    colour: {
        position.id: targets for position in BOX.board.positions if (targets := position.targets(colour))
    }
    for colour in CHANNEL_COLOURS
}
"""By colour, the positions before such channels, in the order of the table in 2.6, and where they lead."""
ANCHORS = tuple(position.id for position in BOX.board.positions if position.has_anchor)
