"""What is in the box of Expedition: Congo River 1884 (rules 2), read from data.toml."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from games.box import open_box


class Row(Struct, frozen=True, forbid_unknown_fields=True):
    """Anything in the box: it says where its numbers come from."""

    origin: str


class Components(Row, frozen=True):
    """How many of each thing the box holds."""

    character_cards: int
    auxiliary_cards: int
    special_cards: int
    flag_tokens: int
    station_tiles: int
    hippo_tiles: int
    value_tokens: int
    score_markers: int


class Setup(Row, frozen=True):
    """What every player begins with; special cards differ with the number of players."""

    characters: int
    auxiliaries: int
    hippos: int


class Scoring(Row, frozen=True):
    """Points beside those of the stops, and what else a stop brings."""

    tie_half: int
    okapi_half: int
    trader_half: int
    special_in_hand_half: int
    sorcerer_half: int
    hippos_for_taker: int
    village_without_flag: int
    """A village at a stop worth so many points loses its flag."""


class Track(Row, frozen=True):
    """The score track."""

    highest: int


class Die(Row, frozen=True):
    """What the faces of the four-sided die mean, from 1 to 4."""

    preference: tuple[str, ...]
    """The nation a neutral counts as."""
    belgian_language: tuple[str, ...]
    """What is spoken in a Belgian port, or by a Belgian."""


class ValueTokens(Row, frozen=True):
    """A book-keeping aid, never a limit."""

    faces: tuple[int, ...]


class PlayerCount(Row, frozen=True):
    """What differs with the number of players."""

    players: int
    neutrals_removed: int
    specials: int
    """Special cards dealt to each."""


class Colour(Row, frozen=True):
    """A player colour; the seats take them in order."""

    id: str


class Stop(Row, frozen=True):
    """A place on the river."""

    id: str
    points: int
    name_origin: str
    has_hippos: bool = False
    """Its taker draws hippo tiles."""
    has_special: bool = False
    """Whoever has the fewest points draws a special card here."""
    least_players: int = 2


class Tile(Row, frozen=True):
    """A kind of station tile."""

    id: str
    copies: int


class Profession(Row, frozen=True):
    """A profession, its auxiliary, and what it is worth on each tile."""

    id: str
    auxiliary: str
    values: dict[str, int]
    values_by_rules: tuple[str, ...]
    """The tiles whose values the rule text names."""


class Language(Row, frozen=True):
    """A language spoken on the river."""

    id: str


class Nation(Row, frozen=True):
    """A power, which has flags, or a neutral nation."""

    id: str
    code: str
    language: str | None = None
    """None: rolled with the die."""
    flags: int = 0
    modifiers: dict[str, int] = {}
    """Of its characters, by the flag at the stop; a neutral nation has none."""

    @property
    def is_neutral(self) -> bool:
        """Whether it is none of the powers."""
        return not self.modifiers


class Character(Struct, frozen=True, forbid_unknown_fields=True):
    """A character card; each exists once."""

    id: str
    nation: str
    professions: tuple[str, ...]


class Characters(Row, frozen=True):
    """All of them."""

    cards: tuple[Character, ...]


class Auxiliary(Row, frozen=True):
    """A kind of auxiliary card."""

    id: str
    copies: int
    bonus_half: int


class Hippo(Row, frozen=True):
    """A kind of hippo tile."""

    id: str
    value: int
    copies: int


class Moment(StrEnum):
    """When a special card takes effect (2.10)."""

    ON_PLAY = "on_play"
    ON_PLAY_AND_AFTER_REVEAL = "on_play_and_after_reveal"
    BEFORE_REVEAL = "before_reveal"
    AFTER_REVEAL = "after_reveal"
    VALUES = "values"
    AUXILIARIES = "auxiliaries"
    SCORING = "scoring"
    CLEAN_UP = "clean_up"


class Card(Row, frozen=True):
    """A special card; each exists once."""

    id: str
    players: tuple[int, ...]
    """The numbers of players it is used with."""
    resolves: Moment
    tiles: tuple[str, ...] = ()
    """Where it may be played; nothing: everywhere."""
    not_before: str | None = None
    not_at: str | None = None


class Box(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole box."""

    components: Components
    setup: Setup
    scoring: Scoring
    track: Track
    die: Die
    value_tokens: ValueTokens
    player_count: tuple[PlayerCount, ...]
    colours: tuple[Colour, ...]
    stops: tuple[Stop, ...]
    tiles: tuple[Tile, ...]
    professions: tuple[Profession, ...]
    languages: tuple[Language, ...]
    nations: tuple[Nation, ...]
    characters: Characters
    auxiliaries: tuple[Auxiliary, ...]
    hippos: tuple[Hippo, ...]
    cards: tuple[Card, ...]


BOX, DIGEST = open_box(__file__, Box)

FOR_PLAYERS = {count.players: count for count in BOX.player_count}
STOPS = {stop.id: stop for stop in BOX.stops}
RIVER = tuple(STOPS)
"""All stops from the mouth upstream."""
TILES = {tile.id: tile for tile in BOX.tiles}
PROFESSIONS = {profession.id: profession for profession in BOX.professions}
NATIONS = {nation.id: nation for nation in BOX.nations}
POWERS = tuple(nation.id for nation in BOX.nations if not nation.is_neutral)
CHARACTERS = {character.id: character for character in BOX.characters.cards}
NEUTRALS = frozenset(
    character.id for character in CHARACTERS.values() if NATIONS[character.nation].is_neutral
)
AUXILIARIES = {auxiliary.id: auxiliary for auxiliary in BOX.auxiliaries}
HIPPOS = {hippo.id: hippo for hippo in BOX.hippos}
CARDS = {card.id: card for card in BOX.cards}
USED = {
    players: tuple(stop.id for stop in BOX.stops if stop.least_players <= players) for players in FOR_PLAYERS
}
"""The stops used by so many players, in river order."""
EXPERTISE = {
    character.id: frozenset(PROFESSIONS[profession].auxiliary for profession in character.professions)
    for character in CHARACTERS.values()
}
"""The auxiliaries with an icon of each character (2.8)."""
BEST = {
    (character.id, tile): max(PROFESSIONS[profession].values[tile] for profession in character.professions)
    for character in CHARACTERS.values()
    for tile in TILES
}
"""What the better profession of each character is worth on each tile (2.4)."""
