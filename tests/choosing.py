"""Choosing a line of a panel by its label, whether it is a button or stands in a menu."""

from __future__ import annotations

from playground.people import Person, Reply
from playground.seen import Seen

COLONS = (":", "\u202f:")
"""After a label comes what the line costs and brings."""


def lines_of(shown: Seen) -> list[str]:
    """The labels of all that can be chosen, without what is said of it; controls included."""
    said = [option.label for menu in shown.menus for option in menu.options]
    said += [button.label or "" for button in shown.buttons]
    return [_label(each) for each in said]


def _label(line: str) -> str:
    ends = [line.index(colon) for colon in COLONS if colon in line]
    return line[: min(ends)] if ends else line


async def chooses(person: Person, line: str, on: Seen | Reply) -> Reply:
    """Press the button, or pick the line of the menu, that has this label."""
    before = on.message if isinstance(on, Reply) else on
    shown = next((each for each in person.sees() if each.id == before.id), before)
    for menu in shown.menus:
        for option in menu.options:
            if line in (option.label, _label(option.label)):
                return await person.selects(option.value, on=on, menu=menu.custom_id)
    for button in shown.buttons:
        if button.custom_id and line in (button.label, _label(button.label or "")):
            return await person.presses(button.custom_id, on=on)
    raise AssertionError(f"{line} is none of {lines_of(shown)}")
