"""Leaks, put into the real code one by one: each hidden thing of Livingstone into each exit."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

import msgspec
import pytest

from games.core import Action, Result, Standing
from games.livingstone import effects
from games.livingstone.rules import Livingstone
from games.livingstone.state import LivingstoneState
from games.livingstone.view import LivingstoneView
from games.values import Event, Seat, Text
from render import livingstone as drawn
from render.canvas import Picture
from tests.secrets.worlds import Viewer
from words.catalogue import Words

Secret: TypeAlias = Callable[[LivingstoneState], int]
"""A number that gives the hidden thing away."""
Patch: TypeAlias = Callable[[pytest.MonkeyPatch, Secret], None]
"""Make the thing leave by one exit."""


def _number(thing: object) -> int:
    return zlib.crc32(repr(thing).encode())


IN_THE_STATE: dict[str, Secret] = {
    "hand": lambda state: _number([player.hand.things() for player in state.players]),
    "purse": lambda state: _number([player.purse for player in state.players]),
    "chest": lambda state: _number([player.chest for player in state.players]),
    "deck": lambda state: _number(state.deck.things()),
    "seed": lambda state: _number(state.rng.seed),
    "draws": lambda state: state.rng.draws,
}
"""What is hidden in a position."""


def into_view(patch: pytest.MonkeyPatch, secret: Secret) -> None:
    """A field of the view depends on it."""
    real = Livingstone.view

    def view(self: Livingstone, state: LivingstoneState, seat: Viewer) -> LivingstoneView:
        return msgspec.structs.replace(real(self, state, seat), cost=secret(state))

    patch.setattr(Livingstone, "view", view)


def into_key_order(patch: pytest.MonkeyPatch, secret: Secret) -> None:
    """The view stays equal, but the order of its keys depends on it."""
    real = Livingstone.view

    def view(self: Livingstone, state: LivingstoneState, seat: Viewer) -> LivingstoneView:
        shown = real(self, state, seat)
        return msgspec.structs.replace(shown, bag=dict(_rotated(list(shown.bag.items()), secret(state))))

    patch.setattr(Livingstone, "view", view)


def into_to_act(patch: pytest.MonkeyPatch, secret: Secret) -> None:
    """Who is waited for besides the active player depends on it."""
    real = Livingstone.to_act

    def to_act(self: Livingstone, state: LivingstoneState) -> frozenset[Seat]:
        others = [seat for seat in range(len(state.players)) if seat != state.active]
        return real(self, state) | {others[secret(state) % len(others)]}

    patch.setattr(Livingstone, "to_act", to_act)


def into_question(patch: pytest.MonkeyPatch, secret: Secret) -> None:
    """The question to whoever is asked names it."""
    real = Livingstone.question

    def question(self: Livingstone, state: LivingstoneState, seat: Seat) -> Text:
        asked = real(self, state, seat)
        return msgspec.structs.replace(asked, values={**asked.values, "hint": secret(state)})

    patch.setattr(Livingstone, "question", question)


def into_legal(patch: pytest.MonkeyPatch, secret: Secret) -> None:
    """The order of what the seat is offered depends on it."""
    real = Livingstone.candidates

    def candidates(self: Livingstone, state: LivingstoneState, seat: Seat) -> Iterator[Action]:
        yield from _rotated(list(real(self, state, seat)), secret(state))

    patch.setattr(Livingstone, "candidates", candidates)


def into_refusal(patch: pytest.MonkeyPatch, secret: Secret) -> None:
    """The reason given to a seat that may not do a thing names it."""
    real = Livingstone.refusal

    def refusal(self: Livingstone, state: LivingstoneState, seat: Seat, action: Action) -> Text | None:
        reason = real(self, state, seat, action)
        return reason and msgspec.structs.replace(reason, values={**reason.values, "hint": secret(state)})

    patch.setattr(Livingstone, "refusal", refusal)


def into_result(patch: pytest.MonkeyPatch, secret: Secret) -> None:
    """A result that comes too early names it."""

    def result(self: Livingstone, state: LivingstoneState) -> Result | None:
        del self
        return Result((Standing(0, 1, secret(state), {}),), ())

    patch.setattr(Livingstone, "result", result)


def into_event(patch: pytest.MonkeyPatch, secret: Secret) -> None:
    """An event that everybody reads names it."""
    _add_event(patch, lambda state, _: Event("whispered", {"secret": secret(state)}))


def into_private_event(patch: pytest.MonkeyPatch, secret: Secret) -> None:
    """An event for the next seat names it."""
    _add_event(
        patch,
        lambda state, seat: Event(
            "whispered", {"secret": secret(state)}, seen_by=((seat + 1) % len(state.players),)
        ),
    )


def into_text(function: str) -> Patch:
    """A text twin names it: smuggled past the view, since drawings are given nothing else."""
    return _into_drawing(function, _name)


def own_things_into(function: str, patch: pytest.MonkeyPatch) -> None:
    """What is made for everybody depends on what only the view's own seat sees."""
    real = getattr(drawn, function)
    tell = _blot if function == "board" else _name

    def draw(seen: LivingstoneView, words: Words, *before: LivingstoneView | None) -> Any:
        return tell(real(seen, words, *before), _number(seen.own))

    patch.setattr(drawn, function, draw)


def into_pages(patch: pytest.MonkeyPatch, secret: Secret) -> None:
    """A page of the text twin names it."""
    _into_drawing("describe", lambda pages, number: [*pages, str(number)])(patch, secret)


def into_picture(function: str) -> Patch:
    """Eight pixels in a corner show it."""
    return _into_drawing(function, _blot)


def _name(text: str, number: int) -> str:
    return f"{text} {number}"


def _blot(picture: Picture, number: int) -> Picture:
    image = picture.image.copy()
    for place in range(8):
        image.putpixel((place, 0), number >> 4 * place & 15)
    return picture._replace(image=image)


def _into_drawing(function: str, tell: Callable[[Any, int], Any]) -> Patch:
    def into(patch: pytest.MonkeyPatch, secret: Secret) -> None:
        looked_at: list[LivingstoneState] = []
        real_view, real = Livingstone.view, getattr(drawn, function)

        def view(self: Livingstone, state: LivingstoneState, seat: Viewer) -> LivingstoneView:
            looked_at[:] = [state]
            return real_view(self, state, seat)

        def draw(seen: LivingstoneView, words: Words, *before: LivingstoneView | None) -> Any:
            return tell(real(seen, words, *before), secret(looked_at[0]))

        patch.setattr(Livingstone, "view", view)
        patch.setattr(drawn, function, draw)

    return into


def _add_event(patch: pytest.MonkeyPatch, event: Callable[[LivingstoneState, Seat], Event]) -> None:
    real = Livingstone.apply

    def apply(self: Livingstone, state: LivingstoneState, seat: Seat, action: Action) -> list[Event]:
        return [*real(self, state, seat, action), event(state, seat)]

    patch.setattr(Livingstone, "apply", apply)


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
    "caption": (into_text("caption"), "caption"),
    "hand_caption": (into_text("hand_caption"), "hand_caption"),
    "describe": (into_pages, "describe"),
    "board_picture": (into_picture("board"), "board_picture"),
    "hand_picture": (into_picture("hand"), "hand_picture"),
    "event": (into_event, "event"),
    "private_event": (into_private_event, "event"),
}
"""Each exit: how to make a thing leave there, and what the check calls it."""


def donation_into_event(patch: pytest.MonkeyPatch) -> None:
    """The public line about a gift names the amount."""
    real = effects._donate

    def donate(state: LivingstoneState, seat: Seat, amount: int) -> list[Event]:
        given, counted = real(state, seat, amount)
        return [msgspec.structs.replace(given, values={**given.values, "pounds": amount}), counted]

    patch.setattr(effects, "_donate", donate)


def donation_into_private_event(patch: pytest.MonkeyPatch) -> None:
    """Everybody reads what only the giver may read."""
    real = effects._donate

    def donate(state: LivingstoneState, seat: Seat, amount: int) -> list[Event]:
        return [msgspec.structs.replace(event, seen_by=None) for event in real(state, seat, amount)]

    patch.setattr(effects, "_donate", donate)


def drawn_card_into_event(patch: pytest.MonkeyPatch) -> None:
    """The public line about a draw names the card."""
    real = effects._draw_card

    def draw_card(state: LivingstoneState, seat: Seat) -> list[Event]:
        public, *others = real(state, seat)
        card = others[-1].values.get("card", "mine_collapse")
        return [msgspec.structs.replace(public, values={**public.values, "card": card}), *others]

    patch.setattr(effects, "_draw_card", draw_card)


def drawn_card_into_private_event(patch: pytest.MonkeyPatch) -> None:
    """Everybody reads what only the drawer may read."""
    real = effects._take_in_hand

    def take_in_hand(state: LivingstoneState, seat: Seat, card: str) -> Event:
        return msgspec.structs.replace(real(state, seat, card), seen_by=None)

    patch.setattr(effects, "_take_in_hand", take_in_hand)


IN_THE_STEP: dict[tuple[str, str], Callable[[pytest.MonkeyPatch], None]] = {
    ("donation", "event"): donation_into_event,
    ("donation", "private_event"): donation_into_private_event,
    ("drawn_card", "event"): drawn_card_into_event,
    ("drawn_card", "private_event"): drawn_card_into_private_event,
}
"""What is hidden in a step, into what the step says."""


def unmarked(patch: pytest.MonkeyPatch, kind: type[Action]) -> None:
    """Steps of that kind no longer say that they reveal something."""
    real = Livingstone.apply

    def apply(self: Livingstone, state: LivingstoneState, seat: Seat, action: Action) -> list[Event]:
        events = real(self, state, seat, action)
        if not isinstance(action, kind):
            return events
        return [msgspec.structs.replace(event, reveals=False) for event in events]

    patch.setattr(Livingstone, "apply", apply)
