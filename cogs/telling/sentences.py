"""What a turn says: one sentence, the same in the next message, in the log and in what somebody missed.

How a game says an event in such a sentence stands in its words, by the event's kind:

- `turn-...` in the line of the player whose event it is, `other-...` in any other line; empty: nothing;
- `often-...` once instead, where a line has several of a kind: their `count`, and `each` as `one-...` says;
- `alone-...` only in a line that would say nothing else;
- `folded-...` likewise, and the turn is over with it: players who do only this, one after the other, share
  a line, each called as `each-...` says, or by name;
- `lead-...` begins a line of the whole table and leads into what follows;
- `heading-...` begins a part of the game, which is called so.

What follows one of the last three in a step is nobody's doing.

Without any of these an event is told in full, after its player's name in the player's own line.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from msgspec import Struct, field
from msgspec.structs import replace

from games.values import Event, Seat, Text, Who
from host.history import SeenStep
from words.catalogue import Words

CHAINED = {"ships_moved": ("origin", "target")}
"""Kinds of events that are one when the second begins where the first ended, and by what one sees that."""


class Line(Struct, frozen=True):
    """What one turn says, or what a part of the game is called."""

    text: str
    time: int
    """Of its latest step."""
    seats: tuple[Seat, ...] = ()
    """Whose turn it was; several where turns are folded, none where it was nobody's."""
    is_heading: bool = False


class _Draft(Struct):
    """A line while its events are gathered."""

    seat: Seat | None
    """None: nobody's."""
    time: int
    lead: str
    """What leads into it, of a line of nobody's."""
    events: list[Event] = field(default_factory=list)
    is_heading: bool = False
    is_over: bool = False
    """Whatever its player does next is another turn."""


def told(steps: Iterable[SeenStep], words: Words) -> list[Line]:
    """A line for each turn, in order, and headings where a part of the game begins.

    Whoever plays a seat no more is named in the lines of their own time.
    """
    parts = groupby(steps, key=lambda step: step.called)
    return [line for called, part in parts for line in _told(part, words.called(called))]


def _told(steps: Iterable[SeenStep], words: Words) -> list[Line]:
    """The same while nobody takes over a seat."""
    lines: list[Line] = []
    folding: list[_Draft] = []
    for draft in _drafts(steps, words):
        kind = _fold(draft, words)
        if kind is not None:
            if folding and _fold(folding[-1], words) == kind:
                lines.pop()
            else:
                folding = []
            folding.append(draft)
            lines.append(_folded(kind, folding, words))
        elif (line := _line(draft, words)).text:
            folding = []
            lines.append(line)
    return lines


def _drafts(steps: Iterable[SeenStep], words: Words) -> list[_Draft]:
    """Which events belong to one line."""
    drafts: list[_Draft] = []
    for step in steps:
        owner, led = step.seat, dict[str, _Draft]()
        goes_on = bool(drafts) and owner is not None and drafts[-1].seat == owner and not drafts[-1].is_over
        draft = drafts[-1] if goes_on else None
        for event in step.events:
            lead = _say(words, "lead", event) if _has(words, "lead", event) else None
            is_heading = _has(words, "heading", event)
            if is_heading or lead is not None:
                owner, draft = None, led.get(lead or "") if lead is not None else None
            if draft is None:
                draft = _Draft(owner, step.time, lead or "", is_heading=is_heading)
                drafts.append(draft)
            if lead is not None:
                led[lead] = draft
            draft.events.append(event)
            draft.time = step.time
            if is_heading:
                draft = None
            elif _is_own(event, owner) and _has(words, "folded", event):
                draft.is_over, owner, draft = True, None, None
    return drafts


# A line


def _line(draft: _Draft, words: Words) -> Line:
    if draft.is_heading:
        return Line(_say(words, "heading", draft.events[0]), draft.time, is_heading=True)
    said = _begun(draft, words)
    pieces = [*_pieces(draft, words)] or [*_spare(draft, words)]
    for piece in pieces:
        said = _joined(said, piece)
    seats = () if draft.seat is None else (draft.seat,)
    return Line(_ended(said) if pieces else "", draft.time, seats)


def _begun(draft: _Draft, words: Words) -> str:
    """Whose line it is, or what leads into it."""
    return draft.lead if draft.seat is None else words.say("turn-line", who=Who(draft.seat))


def _pieces(draft: _Draft, words: Words) -> Iterator[str]:
    """What each of its events adds; whole sentences are those that end like one."""
    is_begun = False
    events = _chained(draft.events)
    repeated = _repeated(events, words)
    for event in events:
        is_own = _is_own(event, draft.seat)
        form = "turn" if is_own else "other"
        piece = ""
        if event.kind in repeated:
            same = repeated[event.kind]
            piece = _often(same, words) if event is same[0] else ""
        elif _has(words, form, event):
            piece = _say(words, form, event) if is_begun or not _has(words, "folded", event) else ""
        elif not any(_has(words, quiet, event) for quiet in ("alone", "folded", "lead")):
            sentence, name = words.event(event), f"{words.name(draft.seat or 0)} "
            is_named = is_own and sentence.startswith(name) and sentence.endswith(".")
            piece = sentence.removeprefix(name).removesuffix(".") if is_named else sentence
        if piece:
            is_begun = True
            yield piece


def _repeated(events: Sequence[Event], words: Words) -> dict[str, list[Event]]:
    """Those of a kind that are said together, where there are several."""
    kinds = dict.fromkeys(event.kind for event in events if _has(words, "often", event))
    same = {kind: [event for event in events if event.kind == kind] for kind in kinds}
    return {kind: found for kind, found in same.items() if len(found) > 1}


def _often(same: Sequence[Event], words: Words) -> str:
    kind = same[0].kind
    is_listed = words.knows(f"one-{kind}")
    each = tuple(Text(f"one-{kind}", event.values) for event in same if is_listed)
    return words.text(Text(f"often-{kind}", {"count": len(same), "each": each}))


def _spare(draft: _Draft, words: Words) -> Iterator[str]:
    """The first that stands for a line in which nothing else is said."""
    for event in draft.events:
        if _has(words, "alone", event):
            yield _say(words, "alone", event)
            return


def _joined(said: str, piece: str) -> str:
    if not said:
        return _capital(piece)
    if said.endswith(":"):
        return f"{said} {piece}"
    if piece.endswith((".", "!", "?")):
        return f"{_ended(said)} {piece}"
    return f"{said} {_capital(piece)}" if said.endswith((".", "!", "?")) else f"{said}, {piece}"


def _capital(piece: str) -> str:
    return piece[:1].upper() + piece[1:]


def _ended(said: str) -> str:
    return said if said.endswith((".", "!", "?")) else f"{said}."


def _chained(events: Sequence[Event]) -> list[Event]:
    """The same with every chain as one event, from where it began to where it ended."""
    chained: list[Event] = []
    for event in events:
        values = event.values
        if chained and _follows(event, chained[-1]):
            origin, _ = CHAINED[event.kind]
            values = {**values, origin: chained.pop().values[origin]}
        chained.append(replace(event, values=values))
    return chained


def _follows(event: Event, before: Event) -> bool:
    """Whether the same go on from where they were brought."""
    if event.kind not in CHAINED or event.kind != before.kind:
        return False
    origin, target = CHAINED[event.kind]
    ways = {origin, target, "move"}
    if event.values[origin] != before.values[target]:
        return False
    return all(event.values[name] == before.values[name] for name in event.values.keys() - ways)


# Lines of several players


def _fold(draft: _Draft, words: Words) -> str | None:
    """By which kind of event, all that it tells, a line is one with its neighbours'; None for any other."""
    if draft.seat is None or [*_pieces(draft, words)] or [*_spare(draft, words)]:
        return None
    own = (event for event in draft.events if _is_own(event, draft.seat))
    return next((event.kind for event in own if _has(words, "folded", event)), None)


def _folded(kind: str, drafts: Sequence[_Draft], words: Words) -> Line:
    """What several players did, one after the other."""
    who: dict[Seat, Who | Text] = {}
    for draft in drafts:
        assert draft.seat is not None
        values = next(event.values for event in draft.events if event.kind == kind)
        is_called = words.knows(f"each-{kind}")
        who[draft.seat] = Text(f"each-{kind}", values) if is_called else Who(draft.seat)
    text = words.say(f"folded-{kind}", who=tuple(who.values()), count=len(who))
    return Line(text, drafts[-1].time, tuple(who))


def _is_own(event: Event, seat: Seat | None) -> bool:
    return seat is not None and event.values.get("who") == Who(seat)


def _has(words: Words, form: str, event: Event) -> bool:
    return words.knows(f"{form}-{event.kind}")


def _say(words: Words, form: str, event: Event) -> str:
    return words.text(Text(f"{form}-{event.kind}", event.values))
