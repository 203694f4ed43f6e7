"""What a player has answered in advance or may: the lines and buttons that say so."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

import discord
from msgspec.structs import asdict

from cogs.panel.choices import Choice, digest
from cogs.panel.stage import Block
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


def advance_list(prepared: Sequence[Prepared]) -> Choice:
    """All that can be answered in advance, as a list like any other of the panel."""
    lines = tuple(Choice(line_of(each), _label(each), None, leads=_leads(each)) for each in prepared)
    return Choice(digest("advance"), Text("standing-open"), None, lines, asks=Text("standing-open"))


def advance_parts(table: Table, prepared: Sequence[Prepared], shown: Iterable[Block]) -> Iterator[Component]:
    """What can be pressed for that list: each line gives an answer, or takes back what stands."""
    by_line = {line_of(each): each for each in prepared}
    for block in shown:
        if block.form == "menu":
            lines = [
                Line(
                    value_of(deed_of(by_line[line.digest]), by_line[line.digest]),
                    line.label,
                    emoji="tick" if by_line[line.digest].is_standing else None,
                    description=line.description,
                )
                for line in block.lines
            ]
            yield Menu(f"advance:pick:{address_of(table)}:all", block.hint, tuple(lines))
            continue
        for line in block.lines:
            each = by_line[line.digest]
            id = f"advance:{deed_of(each)}:{address_of(table)}:{line.digest}"
            style = discord.ButtonStyle.success if each.is_standing else discord.ButtonStyle.secondary
            yield Button(id, line.label, style)


def _label(each: Prepared) -> Text:
    return Text(f"advance-{each.advance.key}.label")


def _leads(each: Prepared) -> tuple[Text, ...]:
    """What it means and for how long; of what stands, that it can be taken back."""
    span = Text(f"span-{each.advance.span}")
    if each.is_standing:
        return Text("standing-taken", {"span": span}), Text("standing-undone")
    does = Text(f"advance-{each.advance.key}.says")
    return Text("standing-offered", {"says": does, "span": span}), does


def value_of(deed: str, each: Prepared) -> str:
    """What a completed option or a line of a menu sends."""
    return f"{deed} {line_of(each)}"


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


def answered_lines(actions: Sequence[Action], words: Words) -> list[str]:
    """What was played for the player since their own last move, if anything was."""
    if not actions:
        return []
    told = tuple(_often(action, count) for action, count in Counter(actions).items())
    return [words.say("standing-answered", actions=told)]


def _often(action: Action, count: int) -> Text:
    once = Text(f"action-{action.kind()}", asdict(action))
    return once if count == 1 else Text("standing-often", {"action": once, "count": count})
