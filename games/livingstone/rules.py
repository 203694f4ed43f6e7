"""The rules of Livingstone, as the contract wants them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import ClassVar, get_args

from games.chance import Bag, Rng
from games.core import Action, Game, Options, Result, State, Step
from games.livingstone import effects, refusals, scoring
from games.livingstone.actions import (
    Dig,
    Donate,
    DrawCard,
    EndTurn,
    LivingstoneAction,
    PassRound,
    PlaceTent,
    PlayCard,
    PlayDoubleDice,
    PlayExtraTent,
    PlayMarket,
    SellGems,
    TakeCoins,
    TakeDie,
)
from games.livingstone.data import BOX, DIGEST, FOR_PLAYERS, ROWS, SPACES, Space
from games.livingstone.state import LivingstoneOptions, LivingstoneState, Player, Stage
from games.livingstone.view import LivingstoneView, view_table
from games.values import Event, Seat, Text, Who


class Livingstone(Game[LivingstoneState, LivingstoneView]):
    """Ten columns up the Zambezi: draft dice, pitch tents, and do not forget the Queen."""

    id = "livingstone"
    seats = range(min(FOR_PLAYERS), max(FOR_PLAYERS) + 1)
    rules_version = 1
    data_digest = DIGEST
    options: ClassVar[type[Options]] = LivingstoneOptions
    state: ClassVar[type[State]] = LivingstoneState
    actions: ClassVar[tuple[type[Action], ...]] = get_args(LivingstoneAction)

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

    def candidates(self, state: LivingstoneState, seat: Seat) -> Iterator[Action]:
        """As 4.9 lists them: whatever the stage and the player's own things may allow."""
        if state.result is not None or seat != state.active:
            return
        player = state.players[seat]
        match state.stage:
            case Stage.PICK:
                yield from (TakeDie(die) for die in refusals.higher_dice(state, player))
                yield PassRound()
            case Stage.ACT:
                yield from (TakeCoins(), DrawCard(), Dig())
                yield from _tents(state, player)
                yield from (PlayDoubleDice(die) for die in refusals.higher_dice(state, player))
            case Stage.DONE:
                yield EndTurn()
        yield from _free_actions(player)

    def refusal(self, state: LivingstoneState, seat: Seat, action: Action) -> Text | None:
        """Why not, or None."""
        return refusals.refusal(state, seat, _own(action))

    def apply(self, state: LivingstoneState, seat: Seat, action: Action) -> list[Event]:
        """Carry out a legal action in place."""
        return effects.apply(state, seat, _own(action))

    def idle(self, state: LivingstoneState, seat: Seat) -> Action:
        """The lowest die, coins, the end of the turn; no card, no sale, no gift (7.3)."""
        match state.stage:
            case Stage.PICK:
                return TakeDie(refusals.higher_dice(state, state.players[seat])[0])
            case Stage.ACT:
                return TakeCoins()
            case Stage.DONE:
                return EndTurn()

    def view(self, state: LivingstoneState, seat: Seat | None) -> LivingstoneView:
        """What that seat may see (10.1)."""
        return view_table(state, seat)

    def result(self, state: LivingstoneState) -> Result | None:
        """Set when the last column has been scored (6)."""
        return state.result


def _own(action: Action) -> LivingstoneAction:
    """The action as one of this game's: another game's is a mistake of the caller."""
    if not isinstance(action, LivingstoneAction):
        raise TypeError(action)
    return action


def _movable(player: Player) -> list[Space | None]:
    """Where the tent to be placed may come from: the supply (None), or one's spaces when it is empty."""
    return [None] if player.tents else [SPACES[where] for where in sorted(player.camps)]


def _tents(state: LivingstoneState, player: Player) -> Iterator[Action]:
    """A tent in the row of the die, or elsewhere by card, paid or not."""
    free_choices = [False, True] if "free_tent" in player.hand else [False]
    for is_free, move_from in product(free_choices, _movable(player)):
        yield PlaceTent(state.current_die, use_free_tent=is_free, move_from=move_from)
        if "any_row" in player.hand:
            for row in ROWS:
                if row != state.current_die:
                    yield PlaceTent(row, use_free_tent=is_free, use_any_row=True, move_from=move_from)


def _free_actions(player: Player) -> Iterator[Action]:
    """What can be done at any moment of one's turn."""
    held = player.gems
    for gem, number in held.items():
        yield from (SellGems(**{gem: sold}) for sold in range(1, number + 1))
    if sum(1 for number in held.values() if number) > 1:
        yield SellGems(**held)
    yield from (Donate(amount) for amount in range(1, player.purse + 1))
    for card in player.hand.counts:
        match card:
            case "market":
                amounts = product(*(range(number + 1) for number in held.values()))
                yield from (PlayMarket(**dict(zip(held, sold, strict=True))) for sold in amounts)
            case "extra_tent":
                spaces = sorted(where for where, camp in player.camps.items() if camp.scored)
                for where, move_from in product(spaces, _movable(player)):
                    yield PlayExtraTent(SPACES[where], move_from)
            case "double_dice" | "any_row" | "free_tent":
                pass  # offered with the die or the tent they go with
            case _:
                yield PlayCard(card)


LIVINGSTONE = Livingstone()
