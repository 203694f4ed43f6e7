"""What a player has answered in advance or may: the lines and buttons that say so."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

import discord
from msgspec.structs import asdict

from cogs.panel.choices import MOST_BUTTONS, digest
from cogs.plumbing.buttons import Button, Component, Line, Menu, address_of
from games.core import Action
from games.values import Text
from host.advance import Prepared
from host.snapshot import Table
from words.catalogue import Words


def line_of(each: Prepared) -> str:
    """What a button or a completed option says for it: the name with the number of its span."""
    return digest("advance", each.advance.key, each.number)


def list_button(table: Table, words: Words) -> Button:
    """The way to the list."""
    return Button(f"advance:show:{address_of(table)}:all", words.say("standing-open"))


def advance_parts(table: Table, prepared: Sequence[Prepared], words: Words) -> list[Component]:
    """A button for each, to give it or to take it back; of many, a menu."""
    if len(prepared) > MOST_BUTTONS:
        lines = [
            Line(
                value_of(deed_of(each), each),
                _short(each, words),
                emoji="tick" if each.is_standing else None,
                description=said_of(f"standing-{'taken' if each.is_standing else 'offered'}", each, words),
            )
            for each in prepared
        ]
        return [Menu(f"advance:pick:{address_of(table)}:all", words.say("standing-open"), tuple(lines))]
    return [
        Button(
            f"advance:{deed_of(each)}:{address_of(table)}:{line_of(each)}",
            words.text(_deed(each)),
            discord.ButtonStyle.success if each.is_standing else discord.ButtonStyle.secondary,
        )
        for each in prepared
    ]


def value_of(deed: str, each: Prepared) -> str:
    """What a completed option or a line of a menu sends."""
    return f"{deed} {line_of(each)}"


def _short(each: Prepared, words: Words) -> str:
    return words.say(f"advance-{each.advance.key}.label")


def _deed(each: Prepared) -> Text:
    """What can be done about it, in few letters."""
    answer = Text(f"advance-{each.advance.key}.label")
    return Text("standing-back", {"answer": answer}) if each.is_standing else answer


def deed_of(each: Prepared) -> str:
    """What can be done about it."""
    return "back" if each.is_standing else "give"


def deed_text(each: Prepared) -> Text:
    """What can be done about it, as a button says it."""
    answer = answer_text(each)
    return Text("standing-back", {"answer": answer}) if each.is_standing else answer


def answer_text(each: Prepared) -> Text:
    """The answer in the game's own words."""
    return Text(f"advance-{each.advance.key}")


def said_of(key: str, each: Prepared, words: Words) -> str:
    """A sentence about an answer and its end."""
    return words.say(key, answer=answer_text(each), span=Text(f"span-{each.advance.span}"))


def standing_lines(prepared: Iterable[Prepared], words: Words) -> list[str]:
    """What stands, each with its end."""
    return [said_of("standing-stands", each, words) for each in prepared if each.is_standing]


def offered_lines(prepared: Sequence[Prepared], words: Words) -> list[str]:
    """All that can be answered in advance, each with its end, what stands first; nothing if nothing can."""
    if not prepared:
        return []
    if len(prepared) > MOST_BUTTONS:  # each has its own words in the menu
        return [words.say("standing-title"), *standing_lines(prepared, words)]
    offered = [f"- {said_of('standing-offered', each, words)}" for each in prepared if not each.is_standing]
    return [words.say("standing-title"), *standing_lines(prepared, words), *offered]


def answered_lines(actions: Sequence[Action], words: Words) -> list[str]:
    """What was played for the player since their own last move, if anything was."""
    if not actions:
        return []
    told = tuple(_often(action, count) for action, count in Counter(actions).items())
    return [words.say("standing-answered", actions=told)]


def _often(action: Action, count: int) -> Text:
    once = Text(f"action-{action.kind()}", asdict(action))
    return once if count == 1 else Text("standing-often", {"action": once, "count": count})
