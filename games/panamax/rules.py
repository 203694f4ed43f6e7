"""The rules of Panamax, as the contract wants them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, get_args

from games.chance import Rng
from games.core import Action, Advance, Game, Options, Result, State, Step
from games.dealing import Lots
from games.panamax import (
    absence,
    advance,
    advice,
    candidates,
    consequences,
    effects,
    hints,
    questions,
    refusals,
    score,
    sensible,
    settling,
    starting,
    worth,
)
from games.panamax.actions import PanamaxAction
from games.panamax.awards import AWARDS
from games.panamax.data import DIGEST, FOR_PLAYERS
from games.panamax.examples import examples, reason
from games.panamax.redeal import deal_anew
from games.panamax.state import PanamaxOptions, PanamaxState, Phase
from games.panamax.view import PanamaxView, view_seat, view_table
from games.score import Score
from games.values import Event, Seat, Text

SECTIONS = {
    "keep_advisor": "2.14",
    "keep_contract": "2.10",
    "take_die": "4.3",
    "end_turn": "4.2",
    "discard_contract": "5.3",
    "move": "4.5",
    "move_any": "4.5",
    "contract": "4.4",
    "load": "5.2",
    "executive": "4.3",
    "deck_side": "4.4",
    "rail": "5.4",
    "market": "5.4",
    "deferred_market": "5.4",
    "reward": "5.5",
    "passenger": "2.11",
    "rail_flag": "4.7",
    "fee_stevedore": "4.7",
}
"""Of the rulebook: what each question is about."""


class Panamax(Game[PanamaxState, PanamaxView]):
    """Containers through the canal for the company, and what is left of it for oneself."""

    id = "panamax"
    seats = range(min(FOR_PLAYERS), max(FOR_PLAYERS) + 1)
    rules_version = 1
    data_digest = DIGEST
    sections = SECTIONS
    options: ClassVar[type[Options]] = PanamaxOptions
    state: ClassVar[type[State]] = PanamaxState
    actions: ClassVar[tuple[type[Action], ...]] = get_args(PanamaxAction)
    figures = staticmethod(consequences.figures)
    figure = staticmethod(consequences.figure)
    having = staticmethod(consequences.having)
    outcome = staticmethod(consequences.outcome)
    doubts = staticmethod(consequences.doubts)
    tellings = hints.NAMES
    telling = staticmethod(hints.telling)
    awards = AWARDS

    def setup(self, seats: int, options: Options, rng: Rng) -> Step[PanamaxState]:
        """Lay out the board, deal, and ask everybody what to keep (3)."""
        assert isinstance(options, PanamaxOptions)
        state = starting.lay_out(seats, options, rng)
        return Step(state, [*starting.deal(state), *settling.settle(state)])

    def to_act(self, state: PanamaxState) -> frozenset[Seat]:
        """All who have not chosen at set-up; then whoever the top frame asks, or whose turn it is (4)."""
        if state.result is not None:
            return frozenset()
        if state.phase is Phase.SETUP:
            return frozenset(
                seat for seat, player in enumerate(state.players) if not starting.has_chosen(player)
            )
        return frozenset({state.asked})

    def question(self, state: PanamaxState, seat: Seat) -> Text:
        """What the top frame asks, or what is next in the turn."""
        return questions.question(state, seat)

    def candidates(self, state: PanamaxState, seat: Seat) -> list[Action]:
        """From what that seat can see: all that is legal, and nothing else."""
        return candidates.candidates(state, seat)

    def refusal(self, state: PanamaxState, seat: Seat, action: Action) -> Text | None:
        """The only judge of legality."""
        return refusals.refusal(state, seat, self.own(action))

    def apply(self, state: PanamaxState, seat: Seat, action: Action) -> list[Event]:
        """Carry out a legal action in place, with all that follows of itself."""
        return effects.apply(state, seat, self.own(action))

    def idle(self, state: PanamaxState, seat: Seat) -> Action:
        """As 4.8 and 5.8 play for somebody who is not there."""
        return absence.idle(state, seat)

    def in_advance(self, state: PanamaxState, seat: Seat) -> tuple[Advance, ...]:
        """The standing preferences of 4.8."""
        return advance.in_advance(state, seat)

    def span(self, state: PanamaxState, span: str) -> int:
        """The present round; a game has one span."""
        return advance.span(state, span)

    def answer(self, state: PanamaxState, seat: Seat, key: str) -> Action | None:
        """By a standing preference."""
        return advance.answer(state, seat, key)

    def public(self, state: PanamaxState) -> PanamaxView:
        """What everybody may see (10)."""
        return view_table(state)

    def seen_by(self, state: PanamaxState, seat: Seat, public: PanamaxView) -> PanamaxView:
        """What is its own, added to what everybody sees."""
        return view_seat(state, seat, public)

    def deal_anew(self, state: PanamaxState, seat: Seat | None, lots: Lots) -> None:
        """Objectives, and what was dealt at set-up (10)."""
        deal_anew(state, seat, lots)

    def score(self, view: PanamaxView) -> Score:
        """How everybody stands."""
        return score.score(view)

    def advice(self, view: PanamaxView) -> Text | None:
        """What not to overlook, for the view's seat."""
        return advice.advice(view)

    def ending(self, view: PanamaxView) -> Text | None:
        """How near the end is, once it is near."""
        return advice.ending(view)

    def worth(self, state: PanamaxState) -> list[float]:
        """Money that counts, and what dice, contracts, cargo and flags will bring."""
        return worth.worth(state)

    def progress(self, state: PanamaxState) -> int:
        """The number of the turn."""
        return worth.progress(state)

    def is_sealed(self, state: PanamaxState) -> bool:
        """Advisors and starting contracts are kept so (3)."""
        return state.phase is Phase.SETUP

    def sensible(self, state: PanamaxState, seat: Seat, legal: list[Action]) -> list[Action]:
        """What is kept at set-up stays, and nothing is built or played in vain."""
        return sensible.sensible(state, seat, legal)

    def examples(self, view: PanamaxView) -> Iterable[Action]:
        """One of each kind."""
        return examples(view)

    def reason(self, view: PanamaxView, example: Action, why: Text) -> Text:
        """Of all cards and things of that kind."""
        return reason(view, example, why)

    def result(self, state: PanamaxState) -> Result | None:
        """Set at the end of the last round (6)."""
        return state.result


PANAMAX = Panamax()
