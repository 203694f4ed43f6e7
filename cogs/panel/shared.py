"""What all lines of a list have in common: it is said once, above them."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from cogs.panel.choices import Choice
from cogs.panel.sight import Sight
from games.core import Action
from games.values import Text
from host.consequences import HANDS_OVER, NOTHING, Consequence, is_figure


def lines_of(here: Choice) -> Iterator[Choice]:
    """The mere lines of a list, those beside its sets included."""
    for line in here.below:
        yield from line.below if line.is_unfolded else (line,)


def sets_of(here: Choice) -> Iterator[Choice]:
    """The lines whose sets are chosen in that list."""
    for line in (here, *here.below):
        if line.several is not None and (line is here or line.is_unfolded):
            yield line


def shared_by(sight: Sight, here: Choice) -> tuple[Text, ...]:
    """What every line of that list does, but for those that lead to another question.

    Numbers only where something else is left to say of each line.
    """
    actions = [*_actions(sight, here)]
    if len(actions) < 2:
        return ()
    does = [sight.consequence(action) for action in actions if action is not None]
    if len(does) < len(actions):
        return ()
    # Of things that are taken together, only this holds of all when it holds of each alone.
    parts = [HANDS_OVER] if any(sets_of(here)) else does[0].parts
    common = tuple(part for part in parts if part != NOTHING and all(part in each.parts for each in does))
    is_told = all(
        sight.own.more(action) or any(part not in common for part in each.parts)
        for action, each in zip(actions, does, strict=True)
        if action is not None
    )
    return common if is_told else tuple(part for part in common if not is_figure(part))


def without(consequence: Consequence, common: tuple[Text, ...]) -> Consequence:
    """What is left to say of it: that it is all, if nothing else is."""
    sure, uncertain = (
        tuple(part for part in parts if part not in common)
        for parts in (consequence.sure, consequence.uncertain)
    )
    return replace(consequence, sure=sure if sure or uncertain else (NOTHING,), uncertain=uncertain)


def _actions(sight: Sight, here: Choice) -> Iterator[Action | None]:
    """What each line does, and each thing of a set alone; None for what leads further."""
    for line in sets_of(here):
        assert line.several is not None
        assert line.example is not None
        for part in line.several.parts:
            alone = replace(line.example, **{line.several.field: (part.thing,)})
            yield alone if alone in sight.legal else None
    for line in lines_of(here):
        if not line.is_behind:
            yield line.action
