"""The contract's own part, shown on Matches: two seats take one to three from a heap, the last one wins."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar

import pytest
from msgspec import Struct, field

from games.chance import Rng
from games.core import (
    Action,
    Game,
    Options,
    Refused,
    Result,
    Standing,
    State,
    Step,
    Unreadable,
    View,
    refuse,
    write,
)
from games.values import Event, Seat, Text, Who

if TYPE_CHECKING:
    from games.dealing import Lots

SEED = bytes(range(32)).hex()


class Match(Struct, frozen=True, forbid_unknown_fields=True):
    """Which way a taken match lies."""

    is_upright: bool = False


class TakeMatches(Action, frozen=True):
    """Take some matches from the heap."""

    number: int
    last: Match | None = None


class LeaveThemAll(Action, frozen=True):
    """Give up."""

    is_free: ClassVar[bool] = True


class MatchesOptions(Options, frozen=True):
    """How large the heap is."""

    heap: int = 7


class MatchesState(State):
    """The heap and who is next."""

    heap: int
    active: Seat = 0
    taken: list[int] = field(default_factory=lambda: [0, 0])
    has_ended: bool = False
    burnt: dict[int, str] = {}
    """Numbers as keys, which JSON writes as strings."""


class MatchesView(View, frozen=True):
    """All of it: nothing is hidden."""

    heap: int
    active: Seat


class Matches(Game[MatchesState, MatchesView]):
    """Take one to three matches; whoever takes the last one wins."""

    id = "matches"
    seats = range(2, 3)
    rules_version = 3
    data_digest = ""
    options: ClassVar[type[Options]] = MatchesOptions
    state: ClassVar[type[State]] = MatchesState
    actions: ClassVar[tuple[type[Action], ...]] = (TakeMatches, LeaveThemAll)

    def setup(self, seats: int, options: Options, rng: Rng) -> Step[MatchesState]:
        assert isinstance(options, MatchesOptions)
        state = MatchesState(rng, heap=options.heap, active=rng.number(seats))
        return Step(state, [Event("begun", {"who": Who(state.active)}, reveals=True)])

    def to_act(self, state: MatchesState) -> frozenset[Seat]:
        return frozenset() if state.has_ended else frozenset({state.active})

    def question(self, state: MatchesState, seat: Seat) -> Text:
        del seat
        return Text("question-take", {"heap": state.heap})

    def candidates(self, state: MatchesState, seat: Seat) -> Iterator[Action]:
        if seat in self.to_act(state):
            yield from (TakeMatches(number) for number in (1, 2, 3) if number <= state.heap)
            yield LeaveThemAll()

    def refusal(self, state: MatchesState, seat: Seat, action: Action) -> Text | None:
        if state.has_ended or seat != state.active:
            return refuse("not_your_turn", "1", who=Who(state.active))
        if isinstance(action, TakeMatches) and not 1 <= action.number <= min(3, state.heap):
            return refuse("so_many", "2", number=action.number)
        return None

    def apply(self, state: MatchesState, seat: Seat, action: Action) -> list[Event]:
        number = action.number if isinstance(action, TakeMatches) else 0
        state.heap -= number
        state.taken[seat] += number
        state.active = 1 - seat
        state.has_ended = not number or not state.heap
        return [Event("taken", {"who": Who(seat), "number": number})]

    def idle(self, state: MatchesState, seat: Seat) -> Action:
        del state, seat
        return TakeMatches(1)

    def view(self, state: MatchesState, seat: Seat | None) -> MatchesView:
        return MatchesView(me=seat, heap=state.heap, active=state.active)

    def deal_anew(self, state: MatchesState, seat: Seat | None, lots: Lots) -> None:
        """All of it is open."""
        del state, seat, lots

    def result(self, state: MatchesState) -> Result | None:
        if not state.has_ended:
            return None
        winner = state.active if state.heap else 1 - state.active
        return Result(
            tuple(Standing(seat, 1 + (seat != winner), 0, {}) for seat in (winner, 1 - winner)), (winner,)
        )

    def upgrade(self, raw: dict[str, Any], version: int) -> dict[str, Any]:
        """Version 2 counted the heap as `matches`; version 1 kept no count of what was taken."""
        if version < 2:
            return super().upgrade(raw, version)
        return {**raw, "heap": raw.pop("matches")}


MATCHES = Matches()


def matches(heap: int = 7, active: Seat = 0) -> MatchesState:
    """A position of Matches."""
    return MatchesState(Rng(SEED), heap=heap, active=active)


def test_an_action_is_tagged_as_the_rules_files_write_it() -> None:
    assert TakeMatches.kind() == "take_matches"
    assert LeaveThemAll.kind() == "leave_them_all"
    assert write(TakeMatches(2)) == b'{"kind":"take_matches","number":2,"last":null}'
    assert write(LeaveThemAll()) == b'{"kind":"leave_them_all"}'


@pytest.mark.parametrize("action", [TakeMatches(3), TakeMatches(1, Match(is_upright=True)), LeaveThemAll()])
def test_an_action_from_outside_is_read_as_what_it_is(action: Action) -> None:
    assert MATCHES.read_action(write(action)) == action


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b"nonsense",
        b"null",
        b"[]",
        b"{}",
        b'{"number":1}',
        b'{"kind":"take_die","value":1}',
        b'{"kind":7}',
        b'{"kind":"take_matches"}',
        b'{"kind":"take_matches","number":"1"}',
        b'{"kind":"take_matches","number":1.5}',
        b'{"kind":"take_matches","number":true}',
        b'{"kind":"take_matches","number":1,"colour":"red"}',
        b'{"kind":"take_matches","number":1,"last":{"is_upright":2}}',
        b'{"kind":"take_matches","number":1,"last":{"colour":"red"}}',
        b'{"kind":"take_matches","number":1}, ',
        b'{"kind":"take_matches","number":"\xff"}',
        b'{"kind":"take_matches","number":' + b"[" * 100_000,
        b'{"kind":"take_matches","number":1e400}',
    ],
)
def test_an_action_that_is_none_is_refused(raw: bytes) -> None:
    with pytest.raises(Refused) as refused:
        MATCHES.read_action(raw)
    assert refused.value.reason == Text("refusal-unknown_action")


def test_options_from_outside_have_their_defaults() -> None:
    assert MATCHES.read_options(b"{}") == MatchesOptions(heap=7)
    assert MATCHES.read_options(write(MatchesOptions(heap=12))) == MatchesOptions(heap=12)


@pytest.mark.parametrize("raw", [b"", b"[]", b'{"heap":"7"}', b'{"heap":7.5}', b'{"cards":1}', b"\xff"])
def test_options_that_are_none_are_refused(raw: bytes) -> None:
    with pytest.raises(Refused) as refused:
        MATCHES.read_options(raw)
    assert refused.value.reason == Text("refusal-unknown_option")


@pytest.mark.parametrize("seats", [0, 1, 3, -2])
def test_too_few_and_too_many_players_are_told_how_many_it_takes(seats: int) -> None:
    reason = MATCHES.option_refusal(seats, MatchesOptions())
    assert reason == Text("refusal-seats", {"least": 2, "most": 2})


def test_the_right_number_of_players_may_begin() -> None:
    assert MATCHES.option_refusal(2, MatchesOptions()) is None


def test_a_state_of_today_reads_back_as_it_was() -> None:
    state = MATCHES.setup(2, MatchesOptions(), Rng(SEED)).state
    assert MATCHES.read_state(write(state), MATCHES.rules_version) == state


def test_a_state_of_older_rules_is_upgraded() -> None:
    raw = (
        b'{"rng":{"seed":"%s","draws":4},"matches":5,"active":1,"taken":[2,0],"burnt":{"3":"half"}}'
        % SEED.encode()
    )
    state = MATCHES.read_state(raw, 2)
    assert state == MatchesState(Rng(SEED, 4), heap=5, active=1, taken=[2, 0], burnt={3: "half"})


def test_a_state_there_is_no_way_from_is_unreadable() -> None:
    with pytest.raises(Unreadable, match="no way from rules version 1 to 3"):
        MATCHES.read_state(write(matches()), 1)


def test_a_state_of_newer_rules_is_unreadable() -> None:
    with pytest.raises(Unreadable, match="version 4 is newer than 3"):
        MATCHES.read_state(write(matches()), 4)


@pytest.mark.parametrize("raw", [b"", b"{}", b"[]", b"\xff", b'{"rng": 1, "heap": 5}'])
def test_a_damaged_state_is_unreadable(raw: bytes) -> None:
    with pytest.raises(Unreadable, match="damaged"):
        MATCHES.read_state(raw, MATCHES.rules_version)


def test_a_number_beyond_64_bits_is_no_action() -> None:
    largest = 2**64 - 1
    assert MATCHES.read_action(b'{"kind":"take_matches","number":%d}' % largest) == TakeMatches(largest)
    with pytest.raises(Refused):
        MATCHES.read_action(b'{"kind":"take_matches","number":%d}' % 2**64)


def test_a_copy_is_equal_and_shares_nothing() -> None:
    state = matches()
    copy = MATCHES.copy(state)
    assert copy == state
    copy.taken[0] = 3
    copy.rng.number(6)
    assert state == matches()


def test_play_leaves_the_given_state_alone() -> None:
    state = matches(heap=5)
    step = MATCHES.play(state, 0, TakeMatches(3))
    assert state == matches(heap=5)
    assert step.state == MatchesState(Rng(SEED), heap=2, active=1, taken=[3, 0])
    assert step.events == [Event("taken", {"who": Who(0), "number": 3})]


def test_a_refused_action_says_why_and_changes_nothing() -> None:
    state = matches(heap=2)
    with pytest.raises(Refused) as refused:
        MATCHES.play(state, 0, TakeMatches(3))
    assert refused.value.reason == Text("refusal-so_many", {"number": 3}, "2")
    assert str(refused.value) == "refusal-so_many"
    assert state == matches(heap=2)


def test_play_asks_refusal_and_not_whose_turn_it_is() -> None:
    with pytest.raises(Refused) as refused:
        MATCHES.play(matches(), 1, TakeMatches(1))
    assert refused.value.reason == refuse("not_your_turn", "1", who=Who(0))


def test_legal_is_the_candidates_without_a_refusal_in_their_order() -> None:
    assert MATCHES.legal(matches(heap=2), 0) == [TakeMatches(1), TakeMatches(2), LeaveThemAll()]
    assert MATCHES.legal(matches(heap=2), 1) == []


def test_kinds_are_neither_open_nor_free_unless_they_say_so() -> None:
    assert (TakeMatches.is_open, TakeMatches.is_free) == (False, False)
    assert (LeaveThemAll.is_open, LeaveThemAll.is_free) == (False, True)
