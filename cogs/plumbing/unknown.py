"""Presses and forms that nobody here knows: of another version, or made up."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from discord import InteractionType

from cogs.plumbing.answers import AnyInteraction, explain
from host.errors import refused


async def answer_unknown(interaction: AnyInteraction, templates: Iterable[re.Pattern[str]]) -> None:
    """Say so politely when what was pressed or filled in has an id of none of these forms."""
    if interaction.type in (InteractionType.component, InteractionType.modal_submit):
        data: Mapping[str, Any] = interaction.data or {}
        id = str(data.get("custom_id", ""))
        if not (any(each.fullmatch(id) for each in templates) and _is_there(interaction, id)):
            await explain(interaction, refused("unknown_choice"))


def _is_there(interaction: AnyInteraction, id: str) -> bool:
    """Whether a press is on something that its message has; discord.py passes over any other in silence."""
    if interaction.type is InteractionType.modal_submit:
        return True
    message = interaction.message
    return message is not None and id in _ids(message.components)


def _ids(parts: Iterable[Any]) -> Iterator[str]:
    """The ids of these components and of all within them."""
    for part in parts:
        if isinstance(id := getattr(part, "custom_id", None), str):
            yield id
        yield from _ids(getattr(part, "children", ()))
        if (accessory := getattr(part, "accessory", None)) is not None:
            yield from _ids([accessory])
