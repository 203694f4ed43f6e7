"""The rules of Livingstone, as the contract wants them."""

from __future__ import annotations

from typing import ClassVar, get_args

from games.chance import Bag, Rng
from games.core import Action, Game, Options, Result, State, Step
from games.livingstone import advice, consequences, effects, hints, refusals, score, scoring, worth
from games.livingstone.actions import EndTurn, LivingstoneAction, TakeCoins, TakeDie
from games.livingstone.awards import AWARDS
from games.livingstone.candidates import candidates
from games.livingstone.data import BOX, DIGEST, FOR_PLAYERS
from games.livingstone.examples import examples, reason
from games.livingstone.redeal import deal_anew
from games.livingstone.state import LivingstoneOptions, LivingstoneState, Player, Stage
from games.livingstone.view import LivingstoneView, view_seat, view_table
from games.values import Event, Seat, Text, Who

SECTIONS = {
    "pick": "4.3",
    "act": "4.5",
    "done": "4.4",
}
"""Of the rulebook: what each question is about."""


class Livingstone(Game[LivingstoneState, LivingstoneView]):
    """Ten columns up the Zambezi: draft dice, pitch tents, and do not forget the Queen."""

    id = "livingstone"
    seats = range(min(FOR_PLAYERS), max(FOR_PLAYERS) + 1)
    rules_version = 1
    data_digest = DIGEST
    sections = SECTIONS
    options: ClassVar[type[Options]] = LivingstoneOptions
    state: ClassVar[type[State]] = LivingstoneState
    actions: ClassVar[tuple[type[Action], ...]] = get_args(LivingstoneAction)
    doubtful = consequences.DOUBTFUL
    figures = staticmethod(consequences.figures)
    having = staticmethod(consequences.having)
    outcome = staticmethod(consequences.outcome)
    doubts = staticmethod(consequences.doubts)
    tellings = hints.NAMES
    telling = staticmethod(hints.telling)
    awards = AWARDS
    public = staticmethod(view_table)
    seen_by = staticmethod(view_seat)
    ending = staticmethod(advice.ending)
    progress = staticmethod(worth.progress)
    sensible = staticmethod(worth.sensible)
    # Last those named like what they come from, which the name no longer means below.
    deal_anew = staticmethod(deal_anew)
    examples = staticmethod(examples)
    reason = staticmethod(reason)
    score = staticmethod(score.score)
    advice = staticmethod(advice.advice)
    worth = staticmethod(worth.worth)

    def setup(self, seats: int, options: Options, rng: Rng) -> Step[LivingstoneState]:
        """Deal nothing, shuffle everything, choose the start player, roll (3)."""
        assert isinstance(options, LivingstoneOptions)
        starter = rng.number(seats)
        state = LivingstoneState(
            rng=rng,
            options=options,
            players=[Player() for _ in range(seats)],
            starter=starter,
            active=starter,
            deck=Bag({card.id: card.copies for card in BOX.cards}),
            bag=Bag({stone.id: stone.count for stone in BOX.stones}),
        )
        chosen = Event("starter_chosen", {"who": Who(starter)}, reveals=True)
        return Step(state, [chosen, *scoring.begin_round(state)])

    def to_act(self, state: LivingstoneState) -> frozenset[Seat]:
        """One active player at a time (1)."""
        return frozenset() if state.result is not None else frozenset({state.active})

    def question(self, state: LivingstoneState, seat: Seat) -> Text:
        """The stage of the turn, and in stage `act` the die (4.4)."""
        del seat
        if state.stage is Stage.ACT:
            return Text("question-act", {"die": state.current_die})
        return Text(f"question-{state.stage}")

    def candidates(self, state: LivingstoneState, seat: Seat) -> list[Action]:
        """As 4.9 lists them."""
        return [] if state.result is not None or seat != state.active else candidates(state, seat)

    def refusal(self, state: LivingstoneState, seat: Seat, action: Action) -> Text | None:
        """Why not, or None."""
        return refusals.refusal(state, seat, self.own(action))

    def apply(self, state: LivingstoneState, seat: Seat, action: Action) -> list[Event]:
        """Carry out a legal action in place."""
        return effects.apply(state, seat, self.own(action))

    def idle(self, state: LivingstoneState, seat: Seat) -> Action:
        """The lowest die, coins, the end of the turn; no card, no sale, no gift (7.3)."""
        match state.stage:
            case Stage.PICK:
                return TakeDie(refusals.higher_dice(state, state.players[seat])[0])
            case Stage.ACT:
                return TakeCoins()
            case Stage.DONE:
                return EndTurn()

    def on_sheet(self, view: LivingstoneView) -> object:
        """Gems and tents, beside the purse."""
        assert view.me is not None
        return view.players[view.me].gems, view.players[view.me].tents

    def result(self, state: LivingstoneState) -> Result | None:
        """Set when the last column has been scored (6)."""
        return state.result


LIVINGSTONE = Livingstone()
