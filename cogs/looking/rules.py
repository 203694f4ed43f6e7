"""The rulebook to leaf through: privately, by chapter and section."""

from __future__ import annotations

from collections.abc import Sequence

from discord import app_commands

from cogs.plumbing.buttons import Line, Menu, Rows
from cogs.plumbing.commands import Completed
from cogs.plumbing.interactions import Id, acknowledge, answer, picked, words_for
from cogs.plumbing.limits import LINES, OPTION, clipped
from cogs.plumbing.sending import AnyInteraction, language_for
from host.errors import refused
from host.snapshot import Table
from words.catalogue import Words
from words.rulebook import NoRules, Section, find, sections


async def show_rules_of(interaction: AnyInteraction, table: Table) -> None:
    """The rulebook of what is played at that table, from its beginning."""
    await show_rules(interaction, table.game)


async def turn_rules(interaction: AnyInteraction, id: Id) -> None:
    """Go to the chapter or section that was chosen in a menu."""
    acknowledge(interaction, in_place=True)
    await show_rules(interaction, id["game"], picked(interaction)[0])


async def show_rules(interaction: AnyInteraction, game: str, wanted: str | None = None) -> None:
    """Answer with the place that a number or a title names, by default the first, and ways to the others."""
    language = language_for(interaction)
    section = _find(game, language, wanted)
    content = f"## {section.number} {section.title}\n{section.text}"
    await answer(interaction, content, view=_ways(game, section, words_for(interaction)))


def _find(game: str, language: str, wanted: str | None) -> Section:
    """That section by its number or its title, or Refused."""
    try:
        book = sections(game, language)
    except NoRules:
        raise refused("unknown_choice") from None
    if wanted is None:
        return next(iter(book.values()))
    typed = wanted.strip().lower()
    for section in book.values():
        if typed in (section.title.lower(), _label(section).lower()):
            return section
    try:
        return find(game, language, typed)
    except NoRules:
        raise refused("no_such_section") from None


def _ways(game: str, current: Section, words: Words) -> Rows:
    """Menus of the chapters and of the sections of this chapter, the place itself marked."""
    book = sections(game, words.language).values()
    chapter = _chapter(current)
    here = [section for section in book if _chapter(section) == chapter]
    chapters = [section for section in book if section.number == _chapter(section)]
    ways = [_menu(f"rules:{game}:chapters", words.say("rules-chapters"), chapters, chapter)]
    if len(here) > 1:
        ways.append(_menu(f"rules:{game}:sections", words.say("rules-sections"), here, current.number))
    return Rows(ways)


def _menu(id: str, hint: str, choices: Sequence[Section], number: str) -> Menu:
    lines = [Line(each.number, _label(each), each.number == number) for each in choices[:LINES]]
    return Menu(id, hint, tuple(lines))


def _chapter(section: Section) -> str:
    return section.number.partition(".")[0]


def _label(section: Section) -> str:
    return clipped(f"{section.number} {section.title}", OPTION)


def complete_section(interaction: AnyInteraction, game: str, typed: str) -> Completed:
    """The sections whose number begins so, or whose title has this in it."""
    found = [
        app_commands.Choice(name=_label(section), value=section.number)
        for section in sections(game, language_for(interaction)).values()
        if section.number.startswith(typed) or typed.lower() in section.title.lower()
    ]
    return found[:LINES]
