"""The rules of Expedition: Congo River 1884, as the contract wants them."""

from __future__ import annotations

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
from games.core import Action, Game, Options, Result, State, Step
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
    idle = staticmethod(idling.idle)
    in_advance = staticmethod(advance.in_advance)
    span = staticmethod(advance.span)
    answer = staticmethod(advance.answer)
    public = staticmethod(view_table)
    seen_by = staticmethod(view_seat)
    ending = staticmethod(advice.ending)
    progress = staticmethod(worth.progress)
    sensible = staticmethod(worth.sensible)
    # Last those named like what they come from, which the name no longer means below.
    candidates = staticmethod(candidates.candidates)
    deal_anew = staticmethod(deal_anew)
    examples = staticmethod(examples)
    score = staticmethod(score.score)
    advice = staticmethod(advice.advice)
    worth = staticmethod(worth.worth)

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

    def refusal(self, state: CongoState, seat: Seat, action: Action) -> Text | None:
        """Why not, or None."""
        return refusals.refusal(state, seat, self.own(action))

    def apply(self, state: CongoState, seat: Seat, action: Action) -> list[Event]:
        """Carry out a legal action in place."""
        return effects.apply(state, seat, self.own(action))

    def on_sheet(self, view: CongoView) -> object:
        """Where the boat lies."""
        here = next(stop for stop in view.river if stop.id == view.boat)
        return here.id, here.tile, here.flag, view.port_language

    def is_sealed(self, state: CongoState) -> bool:
        """Characters, the boiler's cost and hippo tiles in a tie are chosen so (4.5, 4.13, 5.9)."""
        return state.stage in AT_ONCE

    def result(self, state: CongoState) -> Result | None:
        """Set when the boat leaves the last stop (6)."""
        return state.result


CONGO = Congo()
