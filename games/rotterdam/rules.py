"""The rules of Rotterdam, as the contract wants them."""

from __future__ import annotations

from typing import ClassVar, get_args

from games.chance import Bag, Pile, Rng
from games.core import Action, Advance, Game, Options, Result, State, Step
from games.rotterdam import (
    advance,
    advice,
    candidates,
    consequences,
    effects,
    hints,
    phases,
    ports,
    refusals,
    score,
    worth,
)
from games.rotterdam.actions import (
    ChooseCaptain,
    ChooseColour,
    ChooseMoves,
    DeclineTrade,
    EndTurn,
    FinishTrading,
    RotterdamAction,
)
from games.rotterdam.awards import AWARDS
from games.rotterdam.data import BOX, CHANNEL_COLOURS, DIGEST, FOR_PLAYERS, MISSIONS, PORTS, PRODUCTS
from games.rotterdam.examples import examples, reason
from games.rotterdam.redeal import deal_anew
from games.rotterdam.sailing import plans
from games.rotterdam.state import TRADE, FirstCaptain, Phase, Player, RotterdamOptions, RotterdamState
from games.rotterdam.view import RotterdamView, view_seat, view_table
from games.values import Event, Seat, Text, Who

SECTIONS = {
    "host_pick": "3",
    "youngest": "3",
    "place_and_load": "4.3",
    "navigate": "4.4",
    "choose_own_moves": "4.4",
    "choose_moves": "4.4",
    "navigation_cards": "4.5",
    "unload_and_process": "4.6",
    "trade_products": "4.7",
    "answer_offers": "4.7",
    "fulfil_mission": "4.8",
    "card_window": "4.2",
}
"""Of the rulebook: what each question is about."""


class Rotterdam(Game[RotterdamState, RotterdamView]):
    """Cargo up the Maas on whatever colours the others name, to the port that takes it."""

    id = "rotterdam"
    seats = range(min(FOR_PLAYERS), max(FOR_PLAYERS) + 1)
    rules_version = 1
    data_digest = DIGEST
    sections = SECTIONS
    options: ClassVar[type[Options]] = RotterdamOptions
    state: ClassVar[type[State]] = RotterdamState
    actions: ClassVar[tuple[type[Action], ...]] = get_args(RotterdamAction)
    doubtful = consequences.DOUBTFUL
    figures = staticmethod(consequences.figures)
    having = staticmethod(consequences.having)
    outcome = staticmethod(consequences.outcome)
    doubts = staticmethod(consequences.doubts)
    tellings = hints.NAMES
    telling = staticmethod(hints.telling)
    awards = AWARDS
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
    score = staticmethod(score.score)
    advice = staticmethod(advice.advice)
    worth = staticmethod(worth.worth)
    examples = staticmethod(examples)
    reason = staticmethod(reason)

    def setup(self, seats: int, options: Options, rng: Rng) -> Step[RotterdamState]:
        """Fill the stock, the piles and the decks, deal missions, and find the captain (3)."""
        assert isinstance(options, RotterdamOptions)
        state = RotterdamState(
            rng=rng,
            options=options,
            players=[Player(supply=0) for _ in range(seats)],
            captain=refusals.FIRST_PLAYER,
            active=refusals.FIRST_PLAYER,
            stock={material.id: material.units for material in BOX.materials},
            piles={port: _product_pile(port) for port in PORTS},
            mission_deck=Bag.of(MISSIONS),
            navigation_deck=Bag({card.id: card.copies for card in BOX.cards}),
        )
        events = [Event("missions_dealt", {"count": BOX.setup.missions})]
        for seat, player in enumerate(state.players):
            player.supply = state.ships_each
            player.missions = Bag.of(state.mission_deck.draw(rng) for _ in range(BOX.setup.missions))
            dealt = tuple(player.missions.things())
            events.append(Event("missions_received", {"missions": dealt}, seen_by=(seat,), reveals=True))
        if options.open_products:
            events += [event for port in PORTS for event in ports.turn_up(state, port)]
        return Step(state, events + _first_captain(state))

    def to_act(self, state: RotterdamState) -> frozenset[Seat]:
        """The active player; out of turn whoever must choose moves; in phase 5 all who trade (1)."""
        if state.result is not None:
            return frozenset()
        if not state.is_captain_named:
            return ONLY[refusals.FIRST_PLAYER]
        asked = state.pending
        if asked is not None:
            return ONLY[asked]
        if state.phase is TRADE:
            return frozenset([seat for seat, player in enumerate(state.players) if not player.has_finished])
        return ONLY[state.active]

    def question(self, state: RotterdamState, seat: Seat) -> Text:
        """The main action of the phase, or whether a card is played when it is done (4)."""
        if not state.is_captain_named:
            return Text(f"question-{state.options.first_captain}")
        if state.pending is not None and state.call is not None:
            key = "choose_own_moves" if state.call.caller == seat else "choose_moves"
            return Text(f"question-{key}", {"colour": state.call.colour, "who": Who(state.call.caller)})
        if state.phase is not Phase.TRADE and not phases.has_choice(state):
            return Text("question-card_window", {"phase": state.phase})
        if state.phase is Phase.NAVIGATION_CARDS:
            return Text("question-navigation_cards", {"due": state.players[seat].due})
        # That an offer was made is open, and whoever it was made to alone should come and answer (10).
        if offers := tuple(offer.number for offer in state.offers if offer.to == seat):
            return Text("question-answer_offers", {"offers": offers, "count": len(offers)})
        return Text(f"question-{state.phase}")

    def refusal(self, state: RotterdamState, seat: Seat, action: Action) -> Text | None:
        """Why not, or None."""
        return refusals.refusal(state, seat, self.own(action))

    def apply(self, state: RotterdamState, seat: Seat, action: Action) -> list[Event]:
        """Carry out a legal action in place."""
        return effects.apply(state, seat, self.own(action))

    def idle(self, state: RotterdamState, seat: Seat) -> Action:
        """No ship, the colour that moves most of one's own, no trade, no card, no mission (4.10)."""
        if not state.is_captain_named:
            return ChooseCaptain(Who(seat))
        if state.pending is not None and state.call is not None:
            return ChooseMoves(plans(state, seat, state.call.colour)[0])
        if state.phase is Phase.TRADE:
            asked = [offer.number for offer in state.offers if offer.to == seat]
            return DeclineTrade(asked[0]) if asked else FinishTrading()
        if state.phase is Phase.NAVIGATE and not state.is_done:
            return ChooseColour(max(CHANNEL_COLOURS, key=lambda colour: _moves(state, seat, colour)))
        return EndTurn()

    def in_advance(self, state: RotterdamState, seat: Seat) -> tuple[Advance, ...]:
        """To end turns or trading without being asked (4.2)."""
        return tuple(advance.in_advance(state, seat))

    def result(self, state: RotterdamState) -> Result | None:
        """Set at the end of the round in which somebody reached the points (6)."""
        return state.result


def _product_pile(port: str) -> Pile:
    return Pile(
        bag=Bag({product.id: product.copies for product in PRODUCTS.values() if product.port == port})
    )


def _first_captain(state: RotterdamState) -> list[Event]:
    """Drawn by lot, and round 1 begins; or yet to be named by the first player (7)."""
    if state.options.first_captain is not FirstCaptain.RANDOM:
        state.is_captain_named = False
        return []
    captain = state.rng.number(len(state.players))
    drawn = Event("captain_drawn", {"who": Who(captain)}, reveals=True)
    return [drawn, *phases.begin_round(state, captain), *phases.settle(state)]


def _moves(state: RotterdamState, seat: Seat, colour: str) -> int:
    """How many of that player's ships sail if that player names the colour and picks the first plan."""
    return sum(sailing.target is not None for sailing in plans(state, seat, colour)[0].sailings)


ONLY = [frozenset({seat}) for seat in range(max(FOR_PLAYERS))]
ROTTERDAM = Rotterdam()
