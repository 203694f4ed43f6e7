"""The rules of Panamax, as the contract wants them."""

from __future__ import annotations

from typing import ClassVar, get_args

from games.chance import Rng
from games.core import Action, Game, Options, Result, State, Step
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
    question = staticmethod(questions.question)
    idle = staticmethod(absence.idle)
    in_advance = staticmethod(advance.in_advance)
    span = staticmethod(advance.span)
    answer = staticmethod(advance.answer)
    public = staticmethod(view_table)
    seen_by = staticmethod(view_seat)
    ending = staticmethod(advice.ending)
    progress = staticmethod(worth.progress)
    # Last those named like what they come from, which the name no longer means below.
    candidates = staticmethod(candidates.candidates)
    deal_anew = staticmethod(deal_anew)
    score = staticmethod(score.score)
    advice = staticmethod(advice.advice)
    worth = staticmethod(worth.worth)
    sensible = staticmethod(sensible.sensible)
    examples = staticmethod(examples)
    reason = staticmethod(reason)

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

    def refusal(self, state: PanamaxState, seat: Seat, action: Action) -> Text | None:
        """The only judge of legality."""
        return refusals.refusal(state, seat, self.own(action))

    def apply(self, state: PanamaxState, seat: Seat, action: Action) -> list[Event]:
        """Carry out a legal action in place, with all that follows of itself."""
        return effects.apply(state, seat, self.own(action))

    def is_sealed(self, state: PanamaxState) -> bool:
        """Advisors and starting contracts are kept so (3)."""
        return state.phase is Phase.SETUP

    def result(self, state: PanamaxState) -> Result | None:
        """Set at the end of the last round (6)."""
        return state.result


PANAMAX = Panamax()
