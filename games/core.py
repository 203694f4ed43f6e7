"""The one contract every game fulfils."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, cached_property
from typing import Any, ClassVar, Generic, TypeVar, Union

import msgspec
from msgspec import Struct

from games.chance import Rng
from games.course import Award
from games.dealing import Lots
from games.score import Score, amount
from games.values import Event, Seat, Text, Value

NOT_OURS = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError, OverflowError)
"""What reading raises for bytes that are not what they should be."""


@cache
def snake(name: str) -> str:
    """TakeDie becomes take_die, as the rules files write it."""
    return "".join("_" + letter.lower() if letter.isupper() else letter for letter in name).lstrip("_")


class Action(Struct, frozen=True, tag=snake, tag_field="kind", forbid_unknown_fields=True):
    """Something a seat may do, in the imperative; the same struct is stored, offered and typed."""

    is_open: ClassVar[bool] = False
    """Wider than a list: built from its fields and judged by `refusal`; its candidates are suggestions."""
    is_typed: ClassVar[bool] = False
    """Typed field by field, though whole actions could be completed; open kinds always are."""
    is_sealed: ClassVar[bool] = False
    """Can be replaced by another of its kind until the last of those who are asked has chosen."""
    is_free: ClassVar[bool] = False
    """Brings the end no nearer and can be repeated, so random players choose it rarely."""

    @classmethod
    def kind(cls) -> str:
        """The name of this kind of action, as the rules files write it."""
        return str(cls.__struct_config__.tag)


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The variants of a game, each with its default."""


class State(Struct):
    """Everything about a running game: ints, strings, enums, lists and dicts; no clock, no user."""

    rng: Rng


class View(Struct, frozen=True):
    """What one seat, or somebody watching, may see: filled field by field, never a state with holes."""

    me: Seat | None


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class Step(Struct, Generic[S], frozen=True):
    """The state an action left, and the events it caused."""

    state: S
    events: list[Event]


class Standing(Struct, frozen=True):
    """How one seat finished."""

    seat: Seat
    rank: int
    """From 1; seats that nothing tells apart share a rank."""
    total: int
    sources: dict[str, int]
    """The parts of the total, in the order they are read out."""
    is_out: bool = False
    """The rules put this seat out of the running, whatever its total."""


class Advance(Struct, frozen=True):
    """An answer that a seat may give before it is asked, such as "no special card at this stop"."""

    key: str
    """Its name in storage and, as `advance-<key>`, in the words."""
    span: str
    """How long it stands: what `span` is asked with and, as `span-<span>`, its end in the words."""


class Result(Struct, frozen=True):
    """How a game ended."""

    standings: tuple[Standing, ...]
    """Best first."""
    winners: tuple[Seat, ...]
    """None, one or several."""
    tie_breaks: tuple[str, ...] = ()
    """Those that were needed to tell the winners from the rest, in the order used."""
    unit: str = "points"
    """What the totals count: `unit-<unit>` in the words."""
    units: int = 1
    """Of the totals and their parts in one of these: 2 where a game counts half points."""

    def amount(self, number: int, *, is_short: bool = False) -> Text:
        """So many of the unit, in words or in figures."""
        return amount(number, self.unit, self.units, is_short=is_short)


WINNING = 20.0
"""What winning is worth beside the points, so that a computer would rather win by one than lose with many."""


def counted(result: Result) -> list[float]:
    """The points that each seat ended with; none for those put out of the running."""
    found = [0.0] * len(result.standings)
    for place in result.standings:
        found[place.seat] = 0.0 if place.is_out else place.total / result.units
    return found


def settled(result: Result) -> list[float]:
    """What a finished game was worth to each seat, in points."""
    found = counted(result)
    for seat in result.winners:
        found[seat] += WINNING
    return found


class Refused(Exception):
    """A rule forbids this; nothing has changed."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason.key)
        self.reason = reason


class Unreadable(Exception):
    """A stored game was written by rules from which there is no way to these."""


def refuse(key: str, rule: str, **values: Value) -> Text:
    """Why not, with the section of the rules file that says so."""
    return Text(f"refusal-{key}", values, rule)


class Game(ABC, Generic[S, V]):
    """One board game: its rules, and nothing else."""

    id: ClassVar[str]
    """Folder, slash group and storage key."""
    seats: ClassVar[range]
    rules_version: ClassVar[int]
    """Rises when a stored state, a number of the box or the meaning of an action changes."""
    data_digest: ClassVar[str]
    """Of the box contents; every table keeps the one it began with."""
    options: ClassVar[type[Options]]
    state: ClassVar[type[State]]
    actions: ClassVar[tuple[type[Action], ...]]
    """Every kind of action, in rulebook order."""
    doubtful: ClassVar[Mapping[str, frozenset[str]]] = {}
    """By kind of action, the `figures` that chance or hidden things decide: no sample makes them sure."""

    sections: ClassVar[Mapping[str, str]] = {}
    """For each question, by its key without `question-`: the section of the rulebook that it is about."""
    tellings: ClassVar[tuple[str, ...]] = ()
    """What tells a player best how a computer's try came out, what matters most first: `telling-<name>`
    in the words."""
    awards: ClassVar[tuple[Award, ...]] = ()
    """What players are told at the end that they had most of, what says most of a game first."""

    @abstractmethod
    def setup(self, seats: int, options: Options, rng: Rng) -> Step[S]:
        """Step 0: everything up to the first question."""

    @abstractmethod
    def to_act(self, state: S) -> frozenset[Seat]:
        """Whom the table waits for, from public facts only; nobody once the game is over."""

    @abstractmethod
    def question(self, state: S, seat: Seat) -> Text:
        """What that seat of `to_act` is asked, from public facts only."""

    @abstractmethod
    def candidates(self, state: S, seat: Seat) -> Iterable[Action]:
        """Every legal action that is not open and suggestions for open ones; none illegal, none twice."""

    @abstractmethod
    def refusal(self, state: S, seat: Seat, action: Action) -> Text | None:
        """Why not, or None: the only judge of legality."""

    @abstractmethod
    def apply(self, state: S, seat: Seat, action: Action) -> list[Event]:
        """Carry out a legal action in place, with all that follows of itself."""

    @abstractmethod
    def idle(self, state: S, seat: Seat) -> Action:
        """A legal action for an absent seat of `to_act`; repeated, it ends that seat's part."""

    def view(self, state: S, seat: Seat | None) -> V:
        """What that seat may see; None is everybody watching."""
        public = self.public(state)
        return public if seat is None else self.seen_by(state, seat, public)

    def public(self, state: S) -> V:
        """What everybody may see: a game says this and `seen_by`, or the whole `view`."""
        return self.view(state, None)

    def seen_by(self, state: S, seat: Seat, public: V) -> V:
        """What that seat may see, from what everybody may: a game need not look at the rest again."""
        del public
        return self.view(state, seat)

    @abstractmethod
    def deal_anew(self, state: S, seat: Seat | None, lots: Lots) -> None:
        """Deal, in place, all that the seat cannot know anew by these lots: what `redeal` leaves to a game.

        Whatever is unknown is pooled and sorted first, so that nothing of how it was is left over. Sealed
        choices and offers the seat cannot read become others that are legal.
        """

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """None while it goes on."""

    def on_sheet(self, view: V) -> object:
        """What the private sheet of the view's seat repeats of what everybody may see: it changes with it."""
        del view
        return None

    def figures(self, view: V) -> dict[str, int]:
        """The numbers of the view's seat that matter to it and a move may change, in reading order."""
        del view
        return {}

    def figure(self, key: str, count: int) -> Text:
        """So many of a figure, to be read out without a sign."""
        return Text(f"figure-{key}", {"count": count})

    def having(self, view: V) -> Iterable[Text]:
        """What the view's seat has that matters now, what matters most first: any figure but a zero."""
        return [self.figure(key, count) for key, count in self.figures(view).items() if count]

    def outcome(self, before: V, after: V, events: Sequence[Event], action: Action) -> Iterable[Text]:
        """What an action brings or costs its seat beyond `figures`, from all that it sees of it."""
        del before, after, events, action
        return ()

    def doubts(self, before: V, one: V, other: V, action: Action) -> Iterable[Text]:
        """What is open about an action that may lead to the one or the other, as far as its seat can see."""
        del before, one, other, action
        return ()

    def score(self, view: V) -> Score:
        """How everybody stands, from what the view shows; at the end as in the result."""
        del view
        return Score(())

    def advice(self, view: V) -> Text | None:
        """What the view's seat should not overlook now, in one short line; None if nothing."""
        del view
        return None

    def ending(self, view: V) -> Text | None:
        """How near the end is, once it is near, from public facts; said before the last round begins."""
        del view
        return None

    def examples(self, view: V) -> Iterable[Action]:
        """An action of every kind, in rulebook order, as the view's seat might name it.

        What `refusal` says to it tells that seat why nothing of its kind is offered.
        """
        del view
        return ()

    def reason(self, view: V, example: Action, why: Text) -> Text:
        """Why nothing of the example's kind is offered: what `refusal` says, unless that is of it alone."""
        del view, example
        return why

    def in_advance(self, state: S, seat: Seat) -> tuple[Advance, ...]:
        """What that seat may answer before it is asked, from what it sees; nothing unless a game says so."""
        del state, seat
        return ()

    def span(self, state: S, span: str) -> int:
        """The number of the present stop, phase or whatever answers last for, from public facts; it rises."""
        del state
        raise KeyError(span)

    def answer(self, state: S, seat: Seat, key: str) -> Action | None:
        """The legal action by which that answer meets what the seat is asked now; None asks the person.

        From what the seat sees, and None for a name this game does not know (any more).
        """
        del state, seat, key
        return None

    def worth(self, state: S) -> list[float]:
        """What the position is worth to each seat, in the points of the result: what a computer wants.

        It is no state and is never stored, so it may be a fraction. It may look at everything, because a
        computer only ever asks about a re-dealt state. Unless a game says so, all is equal until the end.
        """
        result = self.result(state)
        return [0.0] * self.seats[-1] if result is None else settled(result)

    def progress(self, state: S) -> int:
        """The game's clock, from public facts; it rises. A computer looks ahead to its next tick.

        Unless a game says so, it stands still until the end.
        """
        return int(self.result(state) is not None)

    def is_sealed(self, state: S) -> bool:
        """Whether those of `to_act` choose in secret, at once, by public facts; not unless a game says so."""
        del state
        return False

    def sensible(self, state: S, seat: Seat, legal: list[Action]) -> list[Action]:
        """The legal actions without those that only waste time; from what the seat sees, and never none.

        Unless a game says so, free ones are left out where there is another.
        """
        del state, seat
        return [action for action in legal if not action.is_free] or legal

    def telling(self, events: Sequence[Event], seat: Seat) -> Iterable[str]:
        """Which of `tellings` happened to that seat in a computer's try that brought these events."""
        del events, seat
        return ()

    def option_refusal(self, seats: int, options: Options) -> Text | None:
        """Why that many players cannot begin with these options, or None."""
        del options
        if seats in self.seats:
            return None
        return Text("refusal-seats", {"least": self.seats[0], "most": self.seats[-1]})

    def upgrade(self, raw: dict[str, Any], version: int) -> dict[str, Any]:
        """A stored state of an older `rules_version`, made one of today."""
        del raw
        raise Unreadable(f"{self.id}: no way from rules version {version} to {self.rules_version}")

    def legal(self, state: S, seat: Seat) -> list[Action]:
        """What that seat may do now; private, because it depends on what the seat holds."""
        return list(self.candidates(state, seat))

    def play(self, state: S, seat: Seat, action: Action) -> Step[S]:
        """The step this action makes, or Refused; the given state never changes."""
        reason = self.refusal(state, seat, action)
        if reason is not None:
            raise Refused(reason)
        after = self.copy(state)
        return Step(after, self.apply(after, seat, action))

    def own(self, action: Action) -> Any:
        """The action as one of this game's kinds: another game's is a mistake of the caller."""
        if type(action) not in self._kinds:
            raise TypeError(action)
        return action

    def copy(self, state: S) -> S:
        """An equal state that shares nothing with this one."""
        return self.unpacked(packed(state))

    def unpacked(self, raw: bytes) -> S:
        """A new state from what `packed` made: the same bytes may be taken for many copies."""
        return self._from_msgpack.decode(raw)

    def redeal(self, state: S, seat: Seat | None, chance: Rng) -> S:
        """The state with everything that seat cannot know dealt anew, the seed included; the given one stays.

        It looks the same to the seat, and depends on nothing else: two states that look alike to the seat
        give the same to the byte for the same chance, which is the caller's and none of a game. None is
        somebody watching.
        """
        after = self.copy(state)
        lots = Lots(chance)
        after.rng = Rng(lots.seed())
        self.deal_anew(after, seat, lots)
        return after

    def read_state(self, raw: bytes, version: int) -> S:
        """A stored state, brought up to today's rules if it is older."""
        if version > self.rules_version:
            raise Unreadable(f"{self.id}: rules version {version} is newer than {self.rules_version}")
        try:
            if version < self.rules_version:
                # By way of JSON again: its keys are strings, which only a JSON reader takes for numbers.
                raw = msgspec.json.encode(self.upgrade(msgspec.json.decode(raw), version))
            return self._from_json.decode(raw)
        except NOT_OURS as error:
            raise Unreadable(f"{self.id}: a stored state is damaged: {error}") from error

    def read_action(self, raw: bytes) -> Action:
        """An action from outside, or Refused when this game has none like it."""
        try:
            action = self._action_from_json.decode(raw)
            msgspec.msgpack.encode(action)  # no number beyond 64 bits, which a state could not be copied with
            return action
        except NOT_OURS:
            raise Refused(Text("refusal-unknown_action")) from None

    def read_options(self, raw: bytes) -> Options:
        """Options from outside, or Refused when this game has none like them."""
        try:
            return msgspec.json.decode(raw, type=self.options)
        except NOT_OURS:
            raise Refused(Text("refusal-unknown_option")) from None

    @cached_property
    def _kinds(self) -> frozenset[type[Action]]:
        return frozenset(self.actions)

    @cached_property
    def _from_msgpack(self) -> msgspec.msgpack.Decoder[S]:
        return msgspec.msgpack.Decoder(self.state)

    @cached_property
    def _from_json(self) -> msgspec.json.Decoder[S]:
        return msgspec.json.Decoder(self.state)

    @cached_property
    def _action_from_json(self) -> msgspec.json.Decoder[Action]:
        kinds: Any = Union[self.actions]  # noqa: UP007  # a union of a tuple has no other spelling
        return msgspec.json.Decoder(kinds)


def packed(state: State) -> bytes:
    """A state in its shortest form, for copies; what is stored is written otherwise."""
    return msgspec.msgpack.encode(state)


def write(struct: Struct) -> bytes:
    """The stored form of a state, an action, an event or options: JSON that reads back as it was."""
    return msgspec.json.encode(struct)


AnyGame = Game[Any, Any]
