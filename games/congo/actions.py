"""Everything a player can do in Expedition: Congo River 1884 (rules 4 and 5)."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from msgspec.structs import force_setattr

from games.core import Action
from games.values import Who


class ChooseFirstPlayer(Action, frozen=True):
    """Name who begins (option `first_player`)."""

    player: Who


class ChooseCharacter(Action, frozen=True):
    """Lay a character from the hand face down as one's bid, or another instead."""

    is_sealed: ClassVar[bool] = True

    character: str


class PlaySpecial(Action, frozen=True):
    """Play the one special card of the turn: Explored Region names a stop, the Settler a pile."""

    card: str
    stop: str | None = None
    deck: str | None = None


class DeclineSpecial(Action, frozen=True):
    """Play no special card at this stop."""


class BoilerDiscard(Action, frozen=True):
    """Pick the character from the hand that the Damaged Boiler costs, or another instead."""

    is_sealed: ClassVar[bool] = True

    character: str


class SettlerSwap(Action, frozen=True):
    """Exchange one's bid for the character drawn with the Settler."""

    character: str


class KeepBid(Action, frozen=True):
    """Leave one's bid as it is."""


class Hunt(Action, frozen=True):
    """Hunt the okapi with the explorer, instead of going on with the auction."""


class Stay(Action, frozen=True):
    """Let the okapi go, and stay in the auction."""


class GorillaAttack(Action, frozen=True):
    """Send the gorilla against an opponent's character."""

    player: Who


class Fight(Action, frozen=True):
    """Fight the gorilla that turned on its owner."""


class Flee(Action, frozen=True):
    """Flee from the gorilla that turned on its owner, and take the character back."""


class WarriorAttack(Action, frozen=True):
    """Send the warrior against an opponent's character."""

    player: Who


class OverboardTarget(Action, frozen=True):
    """Name the opponent who loses an auxiliary overboard."""

    player: Who


class SkipOverboard(Action, frozen=True):
    """Let nobody lose an auxiliary after all."""


class AddAuxiliaries(Action, frozen=True):
    """Add auxiliaries from the hand to one's bid, face up."""

    cards: tuple[str, ...]

    def __post_init__(self) -> None:
        """Keep the cards in order: the same cards are the same action."""
        force_setattr(self, "cards", tuple(sorted(self.cards)))


class Pass(Action, frozen=True):
    """Add nothing: for now while one leads, for the rest of the turn otherwise."""


class HippoCommit(Action, frozen=True):
    """Commit hippo tiles face down to a tie, or others instead."""

    is_sealed: ClassVar[bool] = True

    tiles: tuple[str, ...]

    def __post_init__(self) -> None:
        """Keep the tiles in order."""
        force_setattr(self, "tiles", tuple(sorted(self.tiles)))


class HippoAdd(Action, frozen=True):
    """Add hippo tiles, or none, face up to what was committed."""

    tiles: tuple[str, ...]

    def __post_init__(self) -> None:
        """Keep the tiles in order."""
        force_setattr(self, "tiles", tuple(sorted(self.tiles)))


CongoAction: TypeAlias = (
    ChooseFirstPlayer
    | ChooseCharacter
    | PlaySpecial
    | DeclineSpecial
    | BoilerDiscard
    | SettlerSwap
    | KeepBid
    | Hunt
    | Stay
    | GorillaAttack
    | Fight
    | Flee
    | WarriorAttack
    | OverboardTarget
    | SkipOverboard
    | AddAuxiliaries
    | Pass
    | HippoCommit
    | HippoAdd
)
