"""What an action costs and brings, as far as its seat can know before it is played."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256

import msgspec
from msgspec import Struct

from games.chance import Leaning, Rng
from games.core import Action, AnyGame, Refused, State, View, packed
from games.values import Event, Seat, Text

WORLDS = 4
"""In so many an action is tried; two are enough where nothing is drawn or revealed ..."""
MOST_WORLDS = 8
"""... and so many may be needed to find out that what is drawn can be something else."""
LEANING = 8
"""Draws that fall to one side in the first world, and to the other in the second."""
MOST = 512
"""Actions of a seat remembered at a moment: more than a panel lists, but numbers can be typed."""

NOTHING = Text("says-nothing")
HANDS_OVER = Text("says-hands_over")
UP, DOWN = "changes-up", "changes-down"
"""Before a figure: it rises, it falls."""


class Consequence(Struct, frozen=True):
    """What playing an action does, before it is played."""

    sure: tuple[Text, ...]
    """Figures first, then the game's own words; something is always sure or uncertain."""
    uncertain: tuple[Text, ...]
    """What chance, or what the seat cannot see, will decide."""
    is_final: bool
    """The step by itself would bar its undo."""

    @property
    def parts(self) -> tuple[Text, ...]:
        """All that is said of it."""
        return self.sure + self.uncertain

    @property
    def is_nothing(self) -> bool:
        """Whether there is nothing to say of it."""
        return self.sure == (NOTHING,) and not self.uncertain

    @property
    def is_open(self) -> bool:
        """Whether the seat cannot know all that it will see of it."""
        return bool(self.uncertain)


class Tried(Struct, frozen=True):
    """An action as it went in one world."""

    view: View
    events: list[Event]
    """Those that the seat sees."""
    asked: frozenset[Seat]
    has_drawn: bool
    has_told: bool
    """Something was drawn or revealed."""
    is_final: bool

    def is_like(self, other: Tried) -> bool:
        """Whether the seat sees the same."""
        return (self.view, self.events, self.asked) == (other.view, other.events, other.asked)


def bars_undo(game: AnyGame, before: State, after: State, seat: Seat, *, has_told: bool) -> bool:
    """Whether a step by itself bars its undo: it asks others, draws, reveals, or ends the game."""
    is_alone = game.to_act(before) == game.to_act(after) == {seat}
    return has_told or not is_alone or game.result(after) is not None


class Foresight:
    """What one seat can foresee at one moment; the same in all worlds that look alike to it.

    Every action is played in worlds dealt anew (`Game.redeal`) by a chance that follows from what the seat
    sees, without anybody's standing answers. What comes out alike in all of them is sure.
    """

    def __init__(self, game: AnyGame, state: State, seat: Seat, view: View) -> None:
        self._game = game
        self._state = state
        self._seat = seat
        self._view = view
        self._worlds: dict[int, bytes] = {}
        self._known: dict[Action, Consequence] = {}

    def __eq__(self, other: object) -> bool:
        """Whether the same seat sees the same: then it foresees the same."""
        return isinstance(other, Foresight) and self._seen == other._seen

    __hash__ = None  # type: ignore[assignment]  # a view holds what cannot be hashed

    @property
    def _seen(self) -> tuple[str, Seat, View]:
        return self._game.id, self._seat, self._view

    @property
    def figures(self) -> dict[str, int]:
        """The seat's numbers that matter, as they are now."""
        return self._game.figures(self._view)

    @property
    def having(self) -> tuple[Text, ...]:
        """What the seat has that matters now, what matters most first."""
        return tuple(self._game.having(self._view))

    @property
    def known(self) -> tuple[bytes, int]:
        """The packed state with what the seat cannot know dealt anew, and a seed; for who thinks for it."""
        self._dealt(MOST_WORLDS)
        return self._worlds[MOST_WORLDS], int.from_bytes(self._digest(MOST_WORLDS)[:6], "big")

    def since(self, before: View) -> tuple[Text, ...]:
        """By how much the seat's numbers have changed since that view of its own."""
        changes = difference(self._game.figures(before), self.figures)
        return tuple(changed_text(self._game, key, change) for key, change in changes.items() if change)

    def why_not(self, legal: Iterable[Action]) -> dict[Action, Text]:
        """An action of each kind that is not among these, and why; judged in a world dealt anew."""
        offered = {type(action) for action in legal}
        state = self._dealt(0)
        tries = [each for each in self._game.examples(self._view) if type(each) not in offered]
        reasons = {each: self._game.refusal(state, self._seat, each) for each in tries}
        return {
            each: self._game.reason(self._view, each, why) for each, why in reasons.items() if why is not None
        }

    def of(self, action: Action) -> Consequence:
        """What that action does; or Refused by the rules."""
        if action not in self._known:
            if len(self._known) >= MOST:
                self._known.clear()
            self._known[action] = self._consequence(action)
        return self._known[action]

    def _consequence(self, action: Action) -> Consequence:
        reason = self._game.refusal(self._state, self._seat, action)
        if reason is not None:
            raise Refused(reason)
        tries = [self._tried(action, world) for world in range(2)]
        # What a seat could not know before is drawn or revealed; without either, two worlds tell all.
        if not tries[0].is_like(tries[1]) or any(tried.has_told for tried in tries):
            tries += [self._tried(action, world) for world in range(2, WORLDS)]
        while any(tried.has_drawn for tried in tries) and _are_alike(tries) and len(tries) < MOST_WORLDS:
            tries.append(self._tried(action, len(tries)))
        sure, uncertain = self._sure(action, tries), self._uncertain(action, tries)
        if not sure and not uncertain:
            sure = (NOTHING,)
        return Consequence(sure, uncertain, any(tried.is_final for tried in tries))

    def _tried(self, action: Action, world: int) -> Tried:
        game, seat = self._game, self._seat
        after = self._dealt(world)
        draws = after.rng.draws
        events: list[Event] = game.apply(after, seat, action)
        has_drawn = after.rng.draws != draws
        has_told = has_drawn or any(event.reveals for event in events)
        return Tried(
            view=game.view(after, seat),
            events=[event for event in events if event.is_seen_by(seat)],
            asked=game.to_act(after),
            has_drawn=has_drawn,
            has_told=has_told,
            is_final=bars_undo(game, self._state, after, seat, has_told=has_told),
        )

    def _dealt(self, world: int) -> State:
        """A fresh copy of that world."""
        if world not in self._worlds:
            dealt = self._game.redeal(self._state, self._seat, Rng(self._digest(world).hex()))
            self._worlds[world] = packed(dealt)
        state: State = self._game.unpacked(self._worlds[world])
        if world < 2:
            rng = state.rng
            state.rng = Leaning(rng.seed, rng.draws, is_high=world == 1, until=rng.draws + LEANING)
        return state

    def _digest(self, world: int) -> bytes:
        """Of what the seat sees, for that world."""
        return sha256(msgspec.json.encode((world, self._view), order="deterministic")).digest()

    def _sure(self, action: Action, tries: Sequence[Tried]) -> tuple[Text, ...]:
        """What comes out alike everywhere: figures, the game's own words, and who goes on."""
        changes = [self._changes(tried) for tried in tries]
        doubtful = self._doubtful(action, tries)
        figures = [
            changed_text(self._game, key, change)
            for key, change in changes[0].items()
            if change and key not in doubtful and all(other[key] == change for other in changes)
        ]
        said = [[*self._game.outcome(self._view, tried.view, tried.events, action)] for tried in tries]
        own_words = [text for text in said[0] if all(text in other for other in said)]
        return (*figures, *own_words, *(() if doubtful else self._goes_on(tries)))

    def _goes_on(self, tries: Sequence[Tried]) -> Iterator[Text]:
        """That the game ends, or that others are asked."""
        if not any(tried.asked for tried in tries):
            yield Text("says-ends")
        elif all(tried.asked and self._seat not in tried.asked for tried in tries):
            yield HANDS_OVER

    def _uncertain(self, action: Action, tries: Sequence[Tried]) -> tuple[Text, ...]:
        """What differs, as the game names it."""
        first, *others = tries
        differing = [other for other in others if not first.is_like(other)]
        said: list[Text] = []
        for other in differing:
            found = self._game.doubts(self._view, first.view, other.view, action)
            said += [text for text in found if text not in said]
        return tuple(said or [Text("doubt-open")]) if differing else ()

    def _changes(self, tried: Tried) -> dict[str, int]:
        return difference(self.figures, self._game.figures(tried.view))

    def _doubtful(self, action: Action, tries: Sequence[Tried]) -> frozenset[str]:
        """The figures of which a few worlds alike would prove nothing."""
        return frozenset() if _are_alike(tries) else self._game.doubtful.get(action.kind(), frozenset())


def _are_alike(tries: Sequence[Tried]) -> bool:
    """Whether the seat sees the same everywhere."""
    return all(tries[0].is_like(other) for other in tries[1:])


def difference(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    """By how much each figure has changed, in reading order."""
    return {key: after.get(key, 0) - before.get(key, 0) for key in {**before, **after}}


def changed_text(game: AnyGame, key: str, change: int) -> Text:
    """By how much a figure rises or falls."""
    return Text(UP if change > 0 else DOWN, {"figure": game.figure(key, abs(change))})


def is_figure(text: Text) -> bool:
    """Whether it says by how much a figure changes."""
    return text.key in (UP, DOWN)
