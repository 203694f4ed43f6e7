"""Leaks, put into the real code one by one: each hidden thing of a game into each exit."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias, cast, get_origin, get_type_hints

import pytest
from msgspec.structs import replace

from games import GAMES, tips
from games.chance import Rng
from games.core import Action, AnyGame, Options, Result, Standing, Step, View
from games.score import Score
from games.tips import Tip
from games.values import Event, Seat, Text, Value
from host.consequences import Consequence, Foresight
from render import ARTISTS
from render.canvas import Picture, Sprite
from render.press.ground import ground_of
from tests.games.brought import brought
from tests.games.contract.tables import Table, begin
from tests.secrets.worlds import Leaks, Secret, Told, Viewer, number
from words.catalogue import Words

OF_CHANCE: dict[str, Secret] = {
    "seed": lambda state: number(state.rng.seed),
    "draws": lambda state: state.rng.draws,
}
"""Hidden in the state of every game."""


def _all_of(own: Leaks) -> Leaks:
    """What a game names, and what is hidden in all of them."""
    places = (*own.places, *(f"rng.{name}" for name in OF_CHANCE))
    return replace(own, in_the_state=own.in_the_state | OF_CHANCE, places=places)


LEAKS: dict[str, Leaks] = {game_id: _all_of(brought(game_id, "secrets", "LEAKS")) for game_id in GAMES}
"""What there is to leak in each game."""
Patch: TypeAlias = Callable[[pytest.MonkeyPatch, Table, Secret], None]
"""Make the thing leave the game of that table by one exit."""


def into_view(patch: pytest.MonkeyPatch, table: Table, secret: Secret) -> None:
    """A number of the view depends on it."""
    rules, real = type(table.game), table.game.view

    def view(_: AnyGame, state: Any, seat: Viewer) -> Any:
        shown = real(state, seat)
        hints = get_type_hints(type(shown))
        return replace(shown, **{next(name for name in hints if hints[name] is int): secret(state)})

    patch.setattr(rules, "view", view)


def into_key_order(patch: pytest.MonkeyPatch, table: Table, secret: Secret) -> None:
    """The view stays equal, but the order of some keys depends on it."""
    rules, real = type(table.game), table.game.view

    def view(_: AnyGame, state: Any, seat: Viewer) -> Any:
        shown = real(state, seat)
        hints = get_type_hints(type(shown))
        dicts = {name: getattr(shown, name) for name in hints if get_origin(hints[name]) is dict}
        turned = {name: _rotated(list(held.items()), secret(state)) for name, held in dicts.items()}
        return replace(shown, **{name: dict(items) for name, items in turned.items()})

    patch.setattr(rules, "view", view)


def has_dicts(table: Table) -> bool:
    """Whether a view has keys of its own, whose order could tell something."""
    shown = table.game.view(begin(table, 1).state, None)
    return any(get_origin(hint) is dict for hint in get_type_hints(type(shown)).values())


def into_to_act(patch: pytest.MonkeyPatch, table: Table, secret: Secret) -> None:
    """Who is waited for besides, or is not waited for, depends on it."""
    rules, real = type(table.game), table.game.to_act

    def to_act(_: AnyGame, state: Any) -> frozenset[Seat]:
        asked = real(state)
        others = sorted({*range(table.seats)} - asked)
        if others:
            return asked | {others[secret(state) % len(others)]}
        return asked - {secret(state) % table.seats}

    patch.setattr(rules, "to_act", to_act)


def into_question(patch: pytest.MonkeyPatch, table: Table, secret: Secret) -> None:
    """The question to whoever is asked names it."""
    rules, real = type(table.game), table.game.question

    def question(_: AnyGame, state: Any, seat: Seat) -> Text:
        asked = real(state, seat)
        return replace(asked, values={**asked.values, "hint": secret(state)})

    patch.setattr(rules, "question", question)


def into_legal(patch: pytest.MonkeyPatch, table: Table, secret: Secret) -> None:
    """The order of what the seat is offered depends on it."""
    rules, real = type(table.game), table.game.candidates

    def candidates(_: AnyGame, state: Any, seat: Seat) -> Iterator[Action]:
        yield from _rotated(list(real(state, seat)), secret(state))

    patch.setattr(rules, "candidates", candidates)


def into_refusal(patch: pytest.MonkeyPatch, table: Table, secret: Secret) -> None:
    """The reason given to a seat that may not do a thing names it."""
    rules, real = type(table.game), table.game.refusal

    def refusal(_: AnyGame, state: Any, seat: Seat, action: Action) -> Text | None:
        reason = real(state, seat, action)
        return reason and replace(reason, values={**reason.values, "hint": secret(state)})

    patch.setattr(rules, "refusal", refusal)


def into_result(patch: pytest.MonkeyPatch, table: Table, secret: Secret) -> None:
    """A result that comes too early names it."""

    def result(self: AnyGame, state: Any) -> Result | None:
        del self
        return Result((Standing(0, 1, secret(state), {}),), ())

    patch.setattr(type(table.game), "result", result)


def into_advice(method: str) -> Patch:
    """What a player is told not to overlook, or of the end, names it."""

    def into(patch: pytest.MonkeyPatch, table: Table, secret: Secret) -> None:
        looked_at = _watched(patch, table)

        def told(self: AnyGame, view: View) -> Text:
            del self, view
            return Text("ending-last", {"hint": secret(looked_at[0])})

        patch.setattr(type(table.game), method, told)

    return into


def into_tip(patch: pytest.MonkeyPatch, table: Table, secret: Secret) -> None:
    """Whether a coach has something to say, and what, depends on it."""
    looked_at = _watched(patch, table)

    def fitting(*_: object) -> tuple[Tip, ...]:
        return (Tip(name=str(secret(looked_at[0])), asks=()),)

    patch.setattr(tips, "fitting", fitting)


def into_score(patch: pytest.MonkeyPatch, table: Table, secret: Secret) -> None:
    """What the first seat is said to have depends on it."""
    rules, real, looked_at = type(table.game), table.game.score, _watched(patch, table)

    def score(self: AnyGame, view: View) -> Score:
        del self
        told = real(view)
        first, *others = told.tallies
        return replace(told, tallies=(replace(first, end={"whispered": secret(looked_at[0])}), *others))

    patch.setattr(rules, "score", score)


def into_consequences(patch: pytest.MonkeyPatch, table: Table, secret: Secret) -> None:
    """What an action is said to bring depends on it."""
    real = Foresight._consequence

    def consequence(self: Foresight, action: Action) -> Consequence:
        said = real(self, action)
        return replace(said, sure=(*said.sure, Text("says-nothing", {"hint": secret(self._state)})))

    patch.setattr(Foresight, "_consequence", consequence)
    del table


def into_event(patch: pytest.MonkeyPatch, table: Table, secret: Secret) -> None:
    """An event that everybody reads names it."""
    _change_events(
        patch, table, lambda state, _, events: [*events, Event("whispered", {"secret": secret(state)})]
    )


def into_private_event(patch: pytest.MonkeyPatch, table: Table, secret: Secret) -> None:
    """An event for the next seat names it."""

    def whisper(state: Any, seat: Seat, events: list[Event]) -> list[Event]:
        following = (seat + 1) % table.seats
        return [*events, Event("whispered", {"secret": secret(state)}, seen_by=(following,))]

    _change_events(patch, table, whisper)


def into_text(function: str) -> Patch:
    """A text twin names it: smuggled past the view, since drawings are given nothing else."""
    return _into_drawing(function, _name)


def into_pages(patch: pytest.MonkeyPatch, table: Table, secret: Secret) -> None:
    """A page of the text twin names it."""
    _into_drawing("describe", lambda pages, told: [*pages, str(told)])(patch, table, secret)


def into_picture(function: str) -> Patch:
    """Eight pixels in a corner show it."""
    return _into_drawing(function, _blot)


def into_public(part: str, place: int = 0) -> Patch:
    """One of the public pictures, or its alternative text, shows it."""

    def into(patch: pytest.MonkeyPatch, table: Table, secret: Secret) -> None:
        looked_at = _watched(patch, table)
        _change_public(patch, table, part, place, lambda _: secret(looked_at[0]))

    return into


def into_choice(patch: pytest.MonkeyPatch, table: Table, secret: Secret) -> None:
    """Which picture is shown depends on it."""
    looked_at, artist = _watched(patch, table), ARTISTS[table.game_id]
    patch.setattr(artist, "turn", lambda view: f"{len(view.__struct_fields__)} {secret(looked_at[0])}")


def own_things_into(part: str, place: int, patch: pytest.MonkeyPatch, table: Table) -> None:
    """What is made for everybody depends on what only the view's own seat sees."""
    _change_public(patch, table, part, place, lambda seen: number(getattr(seen, "own", seen)))


def _change_public(
    patch: pytest.MonkeyPatch, table: Table, part: str, place: int, secret: Callable[[Any], int]
) -> None:
    pictures = ARTISTS[table.game_id].PICTURES
    name = list(pictures)[place % len(pictures)]
    drawing, tell = pictures[name], _blot if part == "draw" else _name
    real = getattr(drawing, part)

    def make(seen: Any, words: Words, *before: View | None) -> Any:
        return tell(real(seen, words, *before), secret(seen))

    patch.setitem(pictures, name, drawing._replace(**{part: make}))  # type: ignore[arg-type]  # by name


def _watched(patch: pytest.MonkeyPatch, table: Table) -> list[Any]:
    """The state that a view was last made of."""
    rules, looked_at = type(table.game), list[Any]()
    real = rules.view

    def view(self: AnyGame, state: Any, seat: Viewer) -> Any:
        looked_at[:] = [state]
        return real(self, state, seat)

    patch.setattr(rules, "view", view)
    return looked_at


def _name(text: str, told: int) -> str:
    return f"{text} {told}"


def _blot(picture: Picture, told: int) -> Picture:
    image = picture.image.copy()
    for place in range(8):
        image.putpixel((place, 0), told >> 4 * place & 15)
    return Picture(ground_of(cast("Sprite", image.convert("RGB"))), (), image, picture.boxes)


def _into_drawing(function: str, tell: Callable[[Any, int], Any]) -> Patch:
    def into(patch: pytest.MonkeyPatch, table: Table, secret: Secret) -> None:
        looked_at, artist = _watched(patch, table), ARTISTS[table.game_id]
        real = getattr(artist, function)

        def draw(seen: View, *given: Any) -> Any:
            return tell(real(seen, *given), secret(looked_at[0]))

        patch.setattr(artist, function, draw)

    return into


def _change_events(
    patch: pytest.MonkeyPatch, table: Table, change: Callable[[Any, Seat, list[Event]], list[Event]]
) -> None:
    rules, real = type(table.game), table.game.apply

    def apply(_: AnyGame, state: Any, seat: Seat, action: Action) -> list[Event]:
        return change(state, seat, real(state, seat, action))

    patch.setattr(rules, "apply", apply)


def _rotated(things: list[Any], by: int) -> list[Any]:
    """Begun at a later place, wherever there are two."""
    start = 1 + by % (len(things) - 1) if len(things) > 1 else 0
    return things[start:] + things[:start]


INTO: dict[str, tuple[Patch, str]] = {
    "view": (into_view, "view"),
    "key_order": (into_key_order, "view"),
    "to_act": (into_to_act, "to_act"),
    "question": (into_question, "question"),
    "legal": (into_legal, "legal"),
    "refusal": (into_refusal, "refusal"),
    "result": (into_result, "result"),
    "advice": (into_advice("advice"), "advice"),
    "ending": (into_advice("ending"), "advice"),
    "tip": (into_tip, "tip"),
    "score": (into_score, "score"),
    "consequences": (into_consequences, "consequences"),
    "caption": (into_public("caption"), "caption"),
    "choice": (into_choice, "lines"),
    "player_line": (into_text("player_line"), "lines"),
    "hand_caption": (into_text("hand_caption"), "hand_caption"),
    "hand_note": (into_text("hand_note"), "hand_caption"),
    "describe": (into_pages, "describe"),
    "pictures": (into_public("draw"), "pictures"),
    "hand_picture": (into_picture("hand"), "hand_picture"),
    "event": (into_event, "event"),
    "private_event": (into_private_event, "event"),
}
"""Each exit: how to make a thing leave there, and what the check calls it."""


# What is hidden in a step, into what the step says


def told_in_public(patch: pytest.MonkeyPatch, table: Table, told: Told) -> None:
    """The event for everybody names what the one for some says."""

    def change(state: Any, seat: Seat, events: list[Event]) -> list[Event]:
        del state, seat
        changed: list[Event] = []
        for event in events:
            if event.kind == told.private:
                # A sealed choice that is replaced is told to nobody else.
                for place in [at for at, earlier in enumerate(changed) if earlier.kind == told.public][-1:]:
                    changed[place] = replace(changed[place], values={**changed[place].values, **event.values})
            changed.append(event)
        return changed

    _change_events(patch, table, change)


def told_to_all(patch: pytest.MonkeyPatch, table: Table, told: Told) -> None:
    """Everybody reads what only some may read."""

    def change(state: Any, seat: Seat, events: list[Event]) -> list[Event]:
        del state, seat
        return [replace(each, seen_by=None) if each.kind == told.private else each for each in events]

    _change_events(patch, table, change)


# What one kind of event tells some alone, into what others are told: at set-up, or in any other step


def told_to_everybody(event: Event, seats: int) -> list[Event]:
    """Everybody may read it."""
    del seats
    return [replace(event, seen_by=None)]


def told_to_another(event: Event, seats: int) -> list[Event]:
    """One more seat may read it."""
    readers = event.seen_by or ()
    return [replace(event, seen_by=(*readers, *[seat for seat in range(seats) if seat not in readers][:1]))]


def told_in_another_event(event: Event, seats: int) -> list[Event]:
    """An event for everybody depends on it."""
    del seats
    return [event, Event("whispered", {"secret": number(event.values)})]


def told_by_the_number(event: Event, seats: int) -> list[Event]:
    """How many events everybody reads depends on it."""
    del seats
    return [event, *[Event("whispered")] * (number(event.values) % 5)]


OF_AN_EVENT = {
    "told to everybody": told_to_everybody,
    "told to another": told_to_another,
    "told in another event": told_in_another_event,
    "told by the number": told_by_the_number,
}


def tell(patch: pytest.MonkeyPatch, table: Table, method: str, kind: str, manner: str) -> None:
    """What events of that kind tell some alone is also told otherwise, by `setup` or by `apply`."""
    rules, real = type(table.game), getattr(table.game, method)

    def changed(events: list[Event]) -> list[Event]:
        is_told = [event.kind == kind and event.seen_by is not None for event in events]
        told = [
            OF_AN_EVENT[manner](event, table.seats) if is_kind else [event]
            for event, is_kind in zip(events, is_told, strict=True)
        ]
        return [event for each in told for event in each]

    def leaking(_: AnyGame, *given: Any) -> Any:
        made = real(*given)
        return changed(made) if method == "apply" else Step(made.state, changed(made.events))

    patch.setattr(rules, method, leaking)


def whisper_at_setup(patch: pytest.MonkeyPatch, table: Table, secret: Secret, reader: Viewer) -> None:
    """An event of the set-up, for everybody or for one seat, names it."""
    rules, real = type(table.game), table.game.setup

    def setup(_: AnyGame, seats: int, options: Options, rng: Rng) -> Step[Any]:
        step = real(seats, options, rng)
        values: dict[str, Value] = {"secret": secret(step.state)}
        whispered = Event("whispered", values, seen_by=None if reader is None else (reader,))
        return Step(step.state, [*step.events, whispered])

    patch.setattr(rules, "setup", setup)


OF_A_STEP = {"told in public": told_in_public, "told to all": told_to_all}


def unmarked(patch: pytest.MonkeyPatch, table: Table, kind: type[Action]) -> None:
    """Steps of that kind no longer say that they reveal something."""
    rules, real = type(table.game), table.game.apply

    def apply(_: AnyGame, state: Any, seat: Seat, action: Action) -> list[Event]:
        events = real(state, seat, action)
        if not isinstance(action, kind):
            return events
        return [replace(event, reveals=False) for event in events]

    patch.setattr(rules, "apply", apply)
