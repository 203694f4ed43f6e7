"""Tips: what a coach says once to who plays a game for the first time; data, in `games/<id>/tips.toml`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from games.core import Action, AnyGame, View
from games.values import Text


class Tip(Struct, frozen=True, forbid_unknown_fields=True):
    """A line for the first decision of its kind."""

    name: str
    asks: tuple[str, ...]
    """The questions it is for, without `question-`."""
    offers: str | None = None
    """The kind of action that has to be possible, too."""
    after: tuple[str, ...] = ()
    """What the game's own advice says better there, without `advice-`: then it waits."""

    instead: tuple[str, ...] = ()
    """Notes of the panel that it says better: beside it they are left out."""

    @property
    def key(self) -> str:
        """Its words."""
        return f"tip-{self.name}"


class _Tips(Struct, frozen=True, forbid_unknown_fields=True):
    tips: tuple[Tip, ...]


@cache
def tips_of(game_id: str) -> tuple[Tip, ...]:
    """The tips of a game, what matters most first; none where nobody has written any."""
    file = Path(__file__).parent / game_id / "tips.toml"
    return msgspec.toml.decode(file.read_bytes(), type=_Tips).tips if file.exists() else ()


def fitting(game: AnyGame, view: View, question: Text, legal: Sequence[Action]) -> tuple[Tip, ...]:
    """The tips for that question, as the view's seat is asked it, with what it may do.

    None once the end is near: what the game itself warns of must not wait then.
    """
    if game.ending(view) is not None:
        return ()
    advice = game.advice(view)
    return tuple(
        [
            tip
            for tip in tips_of(game.id)
            if question.key.removeprefix("question-") in tip.asks
            and (tip.offers is None or any(action.kind() == tip.offers for action in legal))
            and (advice is None or advice.key.removeprefix("advice-") not in tip.after)
        ]
    )


def tip_now(
    game: AnyGame,
    view: View,
    asked: tuple[Text, int],
    legal: Sequence[Action],
    said: Mapping[str, int],
) -> Tip | None:
    """What the coach says at that question of that number, after all that it has said: by name, at which."""
    question, number = asked
    found = fitting(game, view, question, legal)
    standing = next((tip for tip in found if said.get(tip.name) == number), None)
    return standing or next((tip for tip in found if tip.name not in said), None)
