"""What a step owes to whom: written with the step, told afterwards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from enum import StrEnum
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import astuple

from games.core import AnyGame, Result, State, View
from games.values import Event, Seat, Text
from host.questions import asked
from storage.rows import MessageRow, NewMessage


class Kind(StrEnum):
    """What is to be told."""

    LOBBY = "lobby"
    """To everybody who might join: who sits there has changed."""
    BOARD = "board"
    """To the table: what everybody may see has changed."""
    HAND = "hand"
    """To a seat: what it alone may see has changed."""
    ASKED = "asked"
    """To a seat: it is asked something new."""
    OVER = "over"
    """To the table: the game has ended."""


class Message(Struct, frozen=True, omit_defaults=True):
    """One thing to be told."""

    kind: Kind
    seat: Seat | None = None
    """None: to the whole table."""
    events: tuple[Event, ...] = ()
    is_quiet: bool = False
    """The seat brought it about before it was asked, and wants no noise about it."""
    question: Text | None = None
    result: Result | None = None


class Pending(Struct, frozen=True):
    """A message that has not been told yet."""

    id: int
    """Never used twice: with the key of the file, also the nonce under which it is sent."""
    table: int
    version: int | None
    """None: the game had not begun."""
    message: Message


def pending_of(row: MessageRow) -> Pending:
    """A stored message."""
    return Pending(row.id, row.table_id, row.version, msgspec.json.decode(row.payload, type=Message))


def stored(table_id: int, version: int | None, message: Message, time: int) -> NewMessage:
    """A message as it is stored."""
    return NewMessage(
        table_id=table_id,
        version=version,
        kind=message.kind,
        seat=message.seat,
        payload=msgspec.json.encode(message).decode(),
        created=time,
    )


class Transition(Struct, frozen=True):
    """From one state of a game to the next."""

    game: AnyGame
    before: State | None
    """None: the game begins."""
    after: State
    events: tuple[Event, ...]
    actor: Seat | None
    """Whose step it is."""
    is_pressed: bool = True
    """Somebody is there to see what comes of it; nobody is when it was answered in advance."""


Sheet = Callable[[State, Seat], object]
"""What a seat sees in a state and the public does not, and what its private sheet shows beside that."""


def messages(
    change: Transition, present: Sequence[Seat], asking: Iterable[Seat], sheet: Sheet | None = None
) -> list[Message]:
    """All that must be told of a change: to the seats where somebody is present, and to those it asks."""
    game, before, after = change.game, change.before, change.after
    sheet = sheet or (lambda state, seat: private_sheet(game, game.view(state, seat), game.view(state, None)))
    owed = []
    public = tuple(event for event in change.events if event.seen_by is None)
    if public or asked(game, before) != asked(game, after):
        owed.append(Message(Kind.BOARD, events=public))
    for seat in present:
        if before is None or sheet(before, seat) != sheet(after, seat):
            own = tuple(event for event in change.events if event.seen_by and seat in event.seen_by)
            is_quiet = seat == change.actor and not change.is_pressed
            owed.append(Message(Kind.HAND, seat, events=own, is_quiet=is_quiet))
    owed += [Message(Kind.ASKED, seat, question=game.question(after, seat)) for seat in sorted(asking)]
    if (result := game.result(after)) is not None:
        owed.append(Message(Kind.OVER, result=result))
    return owed


def private_sheet(game: AnyGame, own: View, public: View) -> object:
    """What a seat sees and the public does not, and what its private sheet shows beside that."""
    return _difference(own, public), game.on_sheet(own)


def _difference(own: Any, public: Any) -> Any:
    """The parts in which the first differs from the second; None when in none."""
    if own == public:
        return None
    parts: dict[Any, Any] = {}
    pairs: Iterable[tuple[Any, Any, Any]]
    if isinstance(own, Struct) and type(own) is type(public):
        pairs = zip(own.__struct_fields__, astuple(own), astuple(public), strict=True)
    elif isinstance(own, dict) and isinstance(public, dict) and own.keys() == public.keys():
        pairs = [(key, own[key], public[key]) for key in own]
    elif isinstance(own, list | tuple) and isinstance(public, list | tuple) and len(own) == len(public):
        pairs = zip(range(len(own)), own, public, strict=True)
    else:
        return [own]
    for key, mine, theirs in pairs:
        # Most of what a seat sees is the very thing that everybody sees.
        if mine is not theirs and (part := _difference(mine, theirs)) is not None:
            parts[key] = part
    return parts
