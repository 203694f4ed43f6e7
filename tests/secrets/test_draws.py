"""A game added tomorrow: whatever its deck is made of, what chance gives in secret is looked after."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from games import GAMES
from games.chance import Bag, Rng
from games.core import Action, Game, Options, Result, Standing, State, Step, View
from games.values import Event, Seat, Text, Who
from tests.games.contract.tables import Table
from tests.secrets.checks import Leak
from tests.secrets.draws import Looked, check_chance_at_setup, check_chance_of_step, check_lives, drawing
from tests.secrets.exits import SECRETS
from tests.secrets.positions import secretively
from tests.secrets.worlds import Secrets, Viewer

if TYPE_CHECKING:
    from games import dealing

SEATS = 3
LOTS = [f"lot_{number:02}" for number in range(12)]


class DrawLot(Action, frozen=True):
    """Take the next lot."""


class LotsState(State):
    """A deck that was shuffled once, so that no chance is left when a lot is drawn from it."""

    hands: list[list[str]]
    deck: list[str]


class LotsView(View, frozen=True):
    """Hands have a size; one's own has lots in it."""

    sizes: tuple[int, ...]
    own: tuple[str, ...]


Tell = Callable[[Seat, str], list[Event]]
"""What is told when that seat gets that lot."""


def in_secret(seat: Seat, lot: str) -> list[Event]:
    return [Event("drew", {"who": Who(seat)}), Event("got", {"lot": lot}, seen_by=(seat,), reveals=True)]


def to_everybody(seat: Seat, lot: str) -> list[Event]:
    return [Event("drew", {"who": Who(seat)}), Event("got", {"lot": lot}, reveals=True)]


def to_the_next(seat: Seat, lot: str) -> list[Event]:
    return [Event("drew", {"who": Who(seat)}), Event("got", {"lot": lot}, seen_by=(seat, (seat + 1) % SEATS))]


def by_a_hint(seat: Seat, lot: str) -> list[Event]:
    return [*in_secret(seat, lot), *[Event("smiled", {"who": Who(seat)})] * (lot > "lot_05")]


class Lots(Game[LotsState, LotsView]):
    """Everybody is dealt two lots and draws two more."""

    id, seats, rules_version, data_digest = "lots", range(SEATS, SEATS + 1), 1, ""
    options, state, actions = Options, LotsState, (DrawLot,)

    def __init__(self, tell_at_setup: Tell = in_secret, tell: Tell = in_secret) -> None:
        self._tell_at_setup, self._tell = tell_at_setup, tell

    def setup(self, seats: int, options: Options, rng: Rng) -> Step[LotsState]:
        del options
        deck = LOTS.copy()
        rng.shuffle(deck)
        hands = [[deck.pop(0), deck.pop(0)] for _ in range(seats)]
        told = [self._tell_at_setup(seat, lot) for seat, hand in enumerate(hands) for lot in hand]
        return Step(LotsState(rng, hands, deck), [event for each in told for event in each])

    def to_act(self, state: LotsState) -> frozenset[Seat]:
        return frozenset({len(state.deck) % SEATS} if state.deck else ())

    def question(self, state: LotsState, seat: Seat) -> Text:
        del state, seat
        return Text("draw")

    def candidates(self, state: LotsState, seat: Seat) -> Iterator[Action]:
        if seat in self.to_act(state):
            yield DrawLot()

    def refusal(self, state: LotsState, seat: Seat, action: Action) -> Text | None:
        del action
        return None if seat in self.to_act(state) else Text("wait")

    def apply(self, state: LotsState, seat: Seat, action: Action) -> list[Event]:
        del action
        state.hands[seat].append(state.deck.pop(0))
        return self._tell(seat, state.hands[seat][-1])

    def idle(self, state: LotsState, seat: Seat) -> Action:
        del state, seat
        return DrawLot()

    def view(self, state: LotsState, seat: Seat | None) -> LotsView:
        own = () if seat is None else tuple(state.hands[seat])
        return LotsView(seat, tuple(map(len, state.hands)), own)

    def deal_anew(self, state: LotsState, seat: Seat | None, lots: dealing.Lots) -> None:
        hands = [hand for other, hand in enumerate(state.hands) if other != seat]
        pool = sorted(lot for hand in (*hands, state.deck) for lot in hand)
        for hand in (*hands, state.deck):
            hand[:] = [lots.take(pool) for _ in hand]

    def result(self, state: LotsState) -> Result | None:
        standings = tuple(Standing(seat, 1, 0, {}) for seat in range(SEATS))
        return None if state.deck else Result(standings, ())


def redeal(state: LotsState, viewer: Viewer, chance: Random, ahead: Action | None = None) -> LotsState:
    """Other hands of the others; the deck stays, because the viewer may draw from it."""
    del ahead
    other = Lots().copy(state)
    hands = [hand for seat, hand in enumerate(other.hands) if seat != viewer]
    lots = [lot for hand in hands for lot in hand]
    chance.shuffle(lots)
    for hand in hands:
        hand[:] = [lots.pop() for _ in hand]
    return other


HIDES = Secrets(
    redeal=redeal,
    look_alikes=lambda action, actions, _: [other for other in actions if other == action],
    has_learned=lambda *_: True,
    probes=(DrawLot(),),
    hidden=lambda state: len(state.deck),
    names=tuple(LOTS),
)


def check(patch: pytest.MonkeyPatch, game: Lots) -> Looked:
    """What the suite asks of every game about chance."""
    patch.setitem(GAMES, game.id, game)
    patch.setitem(SECRETS, game.id, HIDES)
    table = Table(game.id, SEATS, Options())
    looked = check_chance_at_setup(table, Random(1))
    looked.add(check_lives(table, 1, secretively))
    return looked


def test_a_game_that_keeps_its_secrets_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    assert check(monkeypatch, Lots()).hidden == {("got", True), ("got", False)}


@pytest.mark.promise("mend.3")
@pytest.mark.parametrize("tell", [to_everybody, to_the_next, by_a_hint])
def test_what_is_dealt_at_set_up_is_told_to_nobody_else(tell: Tell, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Leak):
        check(monkeypatch, Lots(tell_at_setup=tell))


@pytest.mark.promise("mend.3")
@pytest.mark.parametrize("tell", [to_everybody, to_the_next, by_a_hint])
def test_what_was_shuffled_at_set_up_is_told_to_nobody_else_when_it_is_drawn(
    tell: Tell, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = Lots(tell=tell)
    monkeypatch.setitem(GAMES, game.id, game)
    table = Table(game.id, SEATS, Options())
    state = game.setup(SEATS, Options(), Rng("00" * 32)).state
    (seat,) = game.to_act(state)
    check_chance_of_step(table, state, seat, DrawLot(), Random(1))  # no chance, so nothing falls otherwise
    with pytest.raises(Leak):
        check(monkeypatch, game)


def test_one_draw_falls_otherwise_and_the_others_as_before() -> None:
    def draw(bag: Bag, rng: Rng) -> list[Any]:
        return [bag.draw(rng), rng.number(6), bag.draw(rng), bag.draw(rng), rng.number(6)]

    with drawing(1) as first:
        was = draw(Bag.of(LOTS), Rng("00"))
    with drawing(2, first.draws, 0, (was[0], was[2])):
        assert draw(Bag.of(LOTS), Rng("00")) == [was[2], was[1], was[0], was[3], was[4]]
    with drawing(2, first.draws, 1, (was[1], 5 - was[1])):
        assert draw(Bag.of(LOTS), Rng("00")) == [was[0], 5 - was[1], *was[2:]]


def test_afterwards_chance_is_what_it_was() -> None:
    number, draw = Rng.number, Bag.draw
    with pytest.raises(KeyError), drawing(1):
        raise KeyError
    assert (Rng.number, Bag.draw) == (number, draw)
