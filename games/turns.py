"""Games in which nobody acts but those the table waits for: the contract, with what they have alike."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from typing import Any, ClassVar

from msgspec import Struct

from games.core import Action, Game, Result, S, V, View, refuse
from games.values import Event, Seat, Text, Who


def starter_chosen(starter: Seat) -> Event:
    """Chance has said who begins."""
    return Event("starter_chosen", {"who": Who(starter)}, reveals=True)


class TurnPlayer(Struct, frozen=True):
    """What everybody sees of a player in any such game."""

    points: int


class TurnView(View, frozen=True):
    """What `render.tabletop` shows of any such game."""

    round_no: int
    asked: tuple[Seat, ...]
    """Whom the table waits for; nobody once it is over."""
    players: tuple[TurnPlayer, ...]
    """By seat."""
    result: Result | None


class TurnGame(Game[S, V]):
    """A game that says what whoever is asked could do, why not, and what it does."""

    rule_of_the_end: ClassVar[str]
    """The section of the rules file that says when it is over."""
    rule_of_turns: ClassVar[str]
    """The section that says who is to go."""

    @abstractmethod
    def possible(self, state: S, seat: Seat) -> Iterable[Action]:
        """All that a seat of `to_act` could think of; what is forbidden is left out by itself."""

    @abstractmethod
    def forbidden(self, state: S, seat: Seat, action: Any) -> Text | None:
        """Why a seat of `to_act` may not do this, or None."""

    @abstractmethod
    def carry_out(self, state: S, seat: Seat, action: Any) -> list[Event]:
        """Do what is legal in place, with all that follows of itself."""

    def candidates(self, state: S, seat: Seat) -> list[Action]:
        """What is possible and not forbidden; nothing for those who are not asked."""
        if seat not in self.to_act(state):
            return []
        return [each for each in self.possible(state, seat) if self.forbidden(state, seat, each) is None]

    def refusal(self, state: S, seat: Seat, action: Action) -> Text | None:
        """That it is over, that somebody else is to go, or what is forbidden."""
        own, asked = self.own(action), self.to_act(state)
        if not asked:
            return refuse("over", self.rule_of_the_end)
        if seat not in asked:
            return refuse("not_your_turn", self.rule_of_turns)
        return self.forbidden(state, seat, own)

    def apply(self, state: S, seat: Seat, action: Action) -> list[Event]:
        """Carry out a legal action in place."""
        return self.carry_out(state, seat, self.own(action))
