"""The state of a game of Livingstone (rules 2.10)."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct, field

from games.chance import Bag
from games.core import Options, Result, State
from games.livingstone.data import BOX, FOR_PLAYERS, GEMS, SPACES, PlayerCount


class LivingstoneOptions(Options, frozen=True):
    """The options of 7.2."""

    allow_pass: bool = False
    free_tent_pays_neighbours: bool = False


class Stage(StrEnum):
    """Where in the turn the active player is (4.4)."""

    PICK = "pick"
    ACT = "act"
    DONE = "done"


class Camp(Struct):
    """One player's tents on one space."""

    unscored: int = 0
    scored: int = 0

    @property
    def tents(self) -> int:
        """All of them."""
        return self.unscored + self.scored


def no_gems() -> dict[str, int]:
    """Every kind of gem, none of it."""
    return dict.fromkeys(GEMS, 0)


class Player(Struct):
    """What one player has."""

    purse: int = BOX.setup.pounds
    chest: int = 0
    points: dict[str, int] = field(default_factory=dict)
    """By source: tents, cards, majorities, animals, gems."""
    hand: Bag = field(default_factory=Bag)
    gems: dict[str, int] = field(default_factory=no_gems)
    tents: int = BOX.setup.tents
    """Not yet on the board."""
    camps: dict[str, Camp] = field(default_factory=dict)
    """By space; never an empty one."""
    dice_taken: list[int] = []
    donations: int = 0
    has_passed: bool = False

    @property
    def last_die(self) -> int:
        """The latest die of the round, which is the highest; 0 before the first."""
        return self.dice_taken[-1] if self.dice_taken else 0

    @property
    def total(self) -> int:
        """All points."""
        return sum(self.points.values())

    def score(self, source: str, points: int) -> None:
        """Add points from that source."""
        self.points[source] = self.points.get(source, 0) + points

    def tents_on(self, where: str) -> int:
        """How many of this player's tents stand on a space."""
        camp = self.camps.get(where)
        return camp.tents if camp else 0

    def tents_in_row(self, row: int) -> int:
        """How many stand in a whole row (6.1)."""
        return sum(camp.tents for where, camp in self.camps.items() if SPACES[where].row == row)


class LivingstoneState(State):
    """Everything about a game; `deck`, hands, purses and chests are secret."""

    options: LivingstoneOptions
    players: list[Player]
    starter: int
    """The start player of the round."""
    active: int
    deck: Bag
    bag: Bag
    boat: int = BOX.setup.column
    round_no: int = 0
    stage: Stage = Stage.PICK
    pool: list[int] = []
    dice_to_spend: list[int] = []
    """Taken in this turn and not yet spent, in the order taken."""
    has_acted: bool = False
    """A main action has been carried out in this turn."""
    discard: Bag = field(default_factory=Bag)
    aside: Bag = field(default_factory=Bag)
    queen_dice: list[int] = []
    """Rolled at the end of a two-player game."""
    result: Result | None = None

    @property
    def count(self) -> PlayerCount:
        """What the number of players decides."""
        return FOR_PLAYERS[len(self.players)]

    @property
    def current_die(self) -> int:
        """The die to be spent next; stage `act` only."""
        return self.dice_to_spend[0]
