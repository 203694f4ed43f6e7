"""A small game with all that Livingstone lacks: choices made at once, secret steps, offers, open kinds.

Everybody seals a number; until the last one is in, it can be replaced. Then the highest wins the round. At
any time a seat may note something for itself alone, make, withdraw or accept an offer, or ask for haste.
Some of it can be answered in advance, also in ways no sound game would offer.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from games.chance import Rng
from games.core import Action, Advance, Game, Options, Result, Standing, State, Step, View, refuse
from games.values import Event, Seat, Text, Who

if TYPE_CHECKING:
    from games.dealing import Lots


class Seal(Action, frozen=True):
    number: int


class Note(Action, frozen=True):
    is_open: ClassVar[bool] = True

    number: int


class Offer(Action, frozen=True):
    pass


class Withdraw(Action, frozen=True):
    offer: int


class Accept(Action, frozen=True):
    offer: int


class SpeakForAll(Action, frozen=True):
    pass


class Hurry(Action, frozen=True):
    pass


class SealedOptions(Options, frozen=True):
    rounds: int = 2


class SealedState(State):
    options: SealedOptions
    wins: list[int]
    sealed: list[int | None]
    notes: list[list[int]]
    offers: list[Seat | None] = []
    """Whose it is, by its number, which is never used again; None when it is gone."""
    round_no: int = 1
    is_hurried: bool = False


class SealedView(View, frozen=True):
    round_no: int
    wins: tuple[int, ...]
    has_sealed: tuple[bool, ...]
    offers: tuple[Seat | None, ...]
    own: tuple[int | None, tuple[int, ...]] | None


class Sealed(Game[SealedState, SealedView]):
    id = "sealed"
    seats = range(2, 4)
    rules_version = 1
    data_digest = "none"
    options: ClassVar[type[Options]] = SealedOptions
    state: ClassVar[type[State]] = SealedState
    actions: ClassVar[tuple[type[Action], ...]] = (Seal, Note, Offer, Withdraw, Accept, Hurry, SpeakForAll)

    def setup(self, seats: int, options: Options, rng: Rng) -> Step[SealedState]:
        assert isinstance(options, SealedOptions)
        state = SealedState(
            rng=rng,
            options=options,
            wins=[0] * seats,
            sealed=[None] * seats,
            notes=[[] for _ in range(seats)],
        )
        return Step(state, [Event("round_begun")])

    def to_act(self, state: SealedState) -> frozenset[Seat]:
        if self.result(state) is not None:
            return frozenset()
        return frozenset(seat for seat, number in enumerate(state.sealed) if number is None)

    def question(self, state: SealedState, seat: Seat) -> Text:
        del seat
        return Text("question-hurry" if state.is_hurried else "question-seal", {"round": state.round_no})

    def candidates(self, state: SealedState, seat: Seat) -> Iterable[Action]:
        if self.result(state) is not None:
            return
        yield from (Seal(number) for number in (1, 2, 3))
        yield Note(len(state.offers))
        yield Offer()
        yield Hurry()
        yield SpeakForAll()
        for number, owner in enumerate(state.offers):
            if owner is not None:
                yield Withdraw(number) if owner == seat else Accept(number)

    def refusal(self, state: SealedState, seat: Seat, action: Action) -> Text | None:
        if self.result(state) is not None:
            return refuse("over", "1")
        match action:
            case Withdraw(offer) | Accept(offer) if not 0 <= offer < len(state.offers):
                return refuse("no_such_offer", "2")
            case Withdraw(offer) if state.offers[offer] != seat:
                return refuse("no_such_offer", "2")
            case Accept(offer) if state.offers[offer] in (None, seat):
                return refuse("no_such_offer", "2")
        return None

    def deal_anew(self, state: SealedState, seat: Seat | None, lots: Lots) -> None:
        for other, number in enumerate(state.sealed):
            if other != seat:
                state.sealed[other] = None if number is None else 1 + lots.number(3)
                state.notes[other] = []

    def apply(self, state: SealedState, seat: Seat, action: Action) -> list[Event]:
        match action:
            case Seal(number):
                return self._seal(state, seat, number)
            case Note(number):
                state.notes[seat].append(number)
                return [Event("noted", {"number": number}, seen_by=(seat,))]
            case Offer():
                state.offers.append(seat)
                return [Event("offered", {"who": Who(seat)})]
            case SpeakForAll():
                others = [other for other in range(len(state.sealed)) if other != seat]
                for other in others:
                    state.sealed[other] = 1
                return [Event("sealed", {"who": Who(other)}) for other in others]
            case Hurry():
                state.is_hurried = True
                return [Event("hurried", {"who": Who(seat)})]
            case Withdraw(offer) | Accept(offer):
                state.offers[offer] = None
                return [Event("offer_gone", {"who": Who(seat)})]
        raise AssertionError(action)

    def _seal(self, state: SealedState, seat: Seat, number: int) -> list[Event]:
        was_sealed = state.sealed[seat] is not None
        state.sealed[seat] = number
        own = Event("sealed_number", {"number": number}, seen_by=(seat,))
        numbers = [sealed for sealed in state.sealed if sealed is not None]
        if len(numbers) < len(state.wins):
            return [own] if was_sealed else [Event("sealed", {"who": Who(seat)}), own]
        best = numbers.index(max(numbers))
        state.wins[best] += 1
        state.sealed = [None] * len(state.wins)
        state.round_no += 1
        return [Event("round_won", {"who": Who(best)}, reveals=True)]

    def idle(self, state: SealedState, seat: Seat) -> Action:
        del state, seat
        return Seal(1)

    def in_advance(self, state: SealedState, seat: Seat) -> tuple[Advance, ...]:
        del seat
        return () if self.result(state) is not None else ADVANCES

    def span(self, state: SealedState, span: str) -> int:
        return {"round": state.round_no, "game": 0}[span]

    def answer(self, state: SealedState, seat: Seat, key: str) -> Action | None:
        is_offered = any(maker not in (None, seat) for maker in state.offers)
        match key:
            case "seal_one" | "seal_always":
                return Seal(1)
            case "seal_unless_offered":
                return None if is_offered else Seal(2)
            case "offer_first":
                return Seal(3) if seat in state.offers else Offer()
            case "note_once":
                return None if 7 in state.notes[seat] else Note(7)
            case "note_for_ever":
                return Note(0)
            case "forbidden":
                return Withdraw(99)
        return None

    def view(self, state: SealedState, seat: Seat | None) -> SealedView:
        own = None if seat is None else (state.sealed[seat], tuple(state.notes[seat]))
        return SealedView(
            me=seat,
            round_no=state.round_no,
            wins=tuple(state.wins),
            has_sealed=tuple(number is not None for number in state.sealed),
            offers=tuple(state.offers),
            own=own,
        )

    def result(self, state: SealedState) -> Result | None:
        if state.round_no <= state.options.rounds:
            return None
        best_first = sorted(range(len(state.wins)), key=lambda seat: -state.wins[seat])
        standings = tuple(
            Standing(seat, rank, state.wins[seat], {"wins": state.wins[seat]})
            for rank, seat in enumerate(best_first, start=1)
        )
        return Result(standings, (best_first[0],))


ADVANCES = (
    Advance("seal_one", "round"),
    Advance("seal_unless_offered", "round"),
    Advance("seal_always", "game"),
    Advance("offer_first", "round"),
    Advance("note_once", "round"),
    Advance("note_for_ever", "round"),
    Advance("forbidden", "round"),
)
SEALED = Sealed()
