"""The rules of Expedition: Congo River 1884, as the contract wants them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, get_args

from games.chance import Rng
from games.congo import (
    advance,
    advice,
    candidates,
    consequences,
    effects,
    hints,
    idling,
    refusals,
    score,
    worth,
)
from games.congo.actions import CongoAction
from games.congo.awards import AWARDS
from games.congo.data import DIGEST, FOR_PLAYERS
from games.congo.examples import examples
from games.congo.redeal import deal_anew
from games.congo.setup import set_up
from games.congo.state import AT_ONCE, CongoOptions, CongoState, Stage
from games.congo.view import CongoView, view_seat, view_table
from games.core import Action, Advance, Game, Options, Result, State, Step
from games.dealing import Lots
from games.score import Score
from games.values import Event, Seat, Text, Who

SECTIONS = {
    "first_player": "7",
    "choose_character": "4.5",
    "special_card": "4.6",
    "boiler_discard": "5.9",
    "settler_swap": "5.11",
    "okapi_choice": "5.5",
    "gorilla_attack": "5.2",
    "gorilla_self": "5.2",
    "warrior_attack": "5.7",
    "overboard_target": "5.12",
    "auxiliaries": "4.11",
    "hippo_commit": "4.13",
    "hippo_add": "4.14",
}
"""Of the rulebook: what each question is about."""


class Congo(Game[CongoState, CongoView]):
    """A steamboat up the Congo, and at every stop a character, chosen in secret, bids for the port."""

    id = "congo"
    seats = range(min(FOR_PLAYERS), max(FOR_PLAYERS) + 1)
    rules_version = 1
    data_digest = DIGEST
    sections = SECTIONS
    options: ClassVar[type[Options]] = CongoOptions
    state: ClassVar[type[State]] = CongoState
    actions: ClassVar[tuple[type[Action], ...]] = get_args(CongoAction)
    doubtful = consequences.DOUBTFUL
    figures = staticmethod(consequences.figures)
    figure = staticmethod(consequences.figure)
    having = staticmethod(consequences.having)
    outcome = staticmethod(consequences.outcome)
    doubts = staticmethod(consequences.doubts)
    tellings = hints.NAMES
    telling = staticmethod(hints.telling)
    awards = AWARDS

    def setup(self, seats: int, options: Options, rng: Rng) -> Step[CongoState]:
        """Deal, lay out the river, and begin at the first stop (3)."""
        assert isinstance(options, CongoOptions)
        return set_up(seats, options, rng)

    def to_act(self, state: CongoState) -> frozenset[Seat]:
        """All who have yet to choose, or the one who is asked (4)."""
        return state.asked

    def question(self, state: CongoState, seat: Seat) -> Text:
        """The decision the table waits for, at its stop (4)."""
        del seat
        match state.stage:
            case Stage.FIRST_PLAYER:
                return Text("question-first_player")
            case Stage.AUCTION:
                return Text("question-auxiliaries", {"stop": state.boat})
            case Stage.CHOOSE | Stage.SPECIAL:
                return Text(f"question-{state.stage}", {"stop": state.boat, "tile": state.tile})
            case Stage.BOILER:
                assert state.special is not None
                return Text("question-boiler_discard", {"who": Who(state.special.owner)})
        return Text(f"question-{state.stage}")

    def candidates(self, state: CongoState, seat: Seat) -> list[Action]:
        """Every legal action, and nothing else."""
        return candidates.candidates(state, seat)

    def refusal(self, state: CongoState, seat: Seat, action: Action) -> Text | None:
        """Why not, or None."""
        return refusals.refusal(state, seat, self.own(action))

    def apply(self, state: CongoState, seat: Seat, action: Action) -> list[Event]:
        """Carry out a legal action in place."""
        return effects.apply(state, seat, self.own(action))

    def idle(self, state: CongoState, seat: Seat) -> Action:
        """The safe answers of 4.17."""
        return idling.idle(state, seat)

    def in_advance(self, state: CongoState, seat: Seat) -> tuple[Advance, ...]:
        """No special card, and passing."""
        return advance.in_advance(state, seat)

    def span(self, state: CongoState, span: str) -> int:
        """The number of the present stop, or 0 for the whole game."""
        return advance.span(state, span)

    def answer(self, state: CongoState, seat: Seat, key: str) -> Action | None:
        """The legal action by which that answer meets what the seat is asked now."""
        return advance.answer(state, seat, key)

    def public(self, state: CongoState) -> CongoView:
        """What everybody may see (10)."""
        return view_table(state)

    def seen_by(self, state: CongoState, seat: Seat, public: CongoView) -> CongoView:
        """What is its own, added to what everybody sees."""
        return view_seat(state, seat, public)

    def deal_anew(self, state: CongoState, seat: Seat | None, lots: Lots) -> None:
        """Hands, sealed choices, piles and face-down tiles (10)."""
        deal_anew(state, seat, lots)

    def examples(self, view: CongoView) -> Iterable[Action]:
        """One of each kind."""
        return examples(view)

    def on_sheet(self, view: CongoView) -> object:
        """Where the boat lies."""
        here = next(stop for stop in view.river if stop.id == view.boat)
        return here.id, here.tile, here.flag, view.port_language

    def score(self, view: CongoView) -> Score:
        """How everybody stands."""
        return score.score(view)

    def advice(self, view: CongoView) -> Text | None:
        """What not to overlook, for the view's seat."""
        return advice.advice(view)

    def ending(self, view: CongoView) -> Text | None:
        """How near the end is, once it is near."""
        return advice.ending(view)

    def worth(self, state: CongoState) -> list[float]:
        """Points, hands, and who leads at the stop."""
        return worth.worth(state)

    def progress(self, state: CongoState) -> int:
        """The number of the stop."""
        return worth.progress(state)

    def is_sealed(self, state: CongoState) -> bool:
        """Characters, the boiler's cost and hippo tiles in a tie are chosen so (4.5, 4.13, 5.9)."""
        return state.stage in AT_ONCE

    def sensible(self, state: CongoState, seat: Seat, legal: list[Action]) -> list[Action]:
        """Auxiliaries only to lead, not more than it takes; of stops to explore the nearest."""
        return worth.sensible(state, seat, legal)

    def result(self, state: CongoState) -> Result | None:
        """Set when the boat leaves the last stop (6)."""
        return state.result


CONGO = Congo()
