"""The rulebook to leaf through: privately, by chapter, section and word; at a table and without one."""

from __future__ import annotations

from collections.abc import Sequence

from discord import app_commands
from discord.ext import commands

from cogs.plumbing.buttons import Line, Menu, Rows
from cogs.plumbing.commands import Completed, name
from cogs.plumbing.interactions import Id, acknowledge, answer, picked, words_for
from cogs.plumbing.limits import LINES, OPTION, clipped
from cogs.plumbing.sending import AnyInteraction, language_for
from games import GAMES
from host.errors import refused
from host.snapshot import Table
from words.catalogue import Words
from words.glossary import Meaning, glossary
from words.rulebook import NoRules, Section, find, sections


class Rulebooks(commands.Cog):
    """For whoever wants to know before they play."""

    @app_commands.command(name=name("command-rulebook"), description=name("command-rulebook.hint"))
    @app_commands.rename(game=name("parameter-rulebook"), section=name("parameter-section"))
    @app_commands.describe(game=name("parameter-rulebook.hint"), section=name("parameter-section.hint"))
    @app_commands.choices(
        game=[app_commands.Choice(name=name(f"game-{game}", game), value=game) for game in GAMES]
    )
    async def rules(self, interaction: AnyInteraction, game: str, section: str | None = None) -> None:
        """That section of that game's rulebook, by default its beginning."""
        acknowledge(interaction)
        await show_rules(interaction, game, section)

    @rules.autocomplete("section")
    async def _complete(self, interaction: AnyInteraction, typed: str) -> Completed:
        """The sections of the game that has been chosen."""
        game = str(interaction.namespace.game)
        return complete_section(interaction, game, typed) if game in interaction.client.games else []


async def show_rules_of(interaction: AnyInteraction, table: Table) -> None:
    """The rulebook of what is played at that table, from its beginning."""
    await show_rules(interaction, table.game)


async def turn_rules(interaction: AnyInteraction, id: Id) -> None:
    """Go to the section, or the word, that was chosen in a menu; a button opens it beside its panel."""
    acknowledge(interaction, in_place=id["part"] != "open")
    (chosen,) = picked(interaction) or (id["section"] or "",)
    if id["part"] == "words":
        await _show_meaning(interaction, id["game"], chosen)
    else:
        await show_rules(interaction, id["game"], chosen)


async def show_rules(interaction: AnyInteraction, game: str, wanted: str | None = None) -> None:
    """Answer with the place that a number or a title names, by default the first, and ways to the others."""
    language = language_for(interaction)
    section = _find(game, language, wanted)
    content = f"## {section.number} {section.title}\n{section.text}"
    await answer(interaction, content, view=_ways(game, section, words_for(interaction)))


async def _show_meaning(interaction: AnyInteraction, game: str, key: str) -> None:
    """What a word of the game means, with the way to the section that says more."""
    language = language_for(interaction)
    meaning = glossary(game, language).get(key)
    if meaning is None:
        raise refused("unknown_choice")
    section = _find(game, language, meaning.section)
    more = words_for(interaction).say("rules-more")
    content = f"## {meaning.word}\n{meaning.text}\n-# {more} {_label(section)}"
    await answer(interaction, content, view=_ways(game, section, words_for(interaction), meaning))


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


def _ways(game: str, current: Section, words: Words, said: Meaning | None = None) -> Rows:
    """Menus of the chapters, of the sections of this chapter and of the words, the place itself marked."""
    book = sections(game, words.language).values()
    chapter = _chapter(current)
    here = [section for section in book if _chapter(section) == chapter]
    chapters = [section for section in book if section.number == _chapter(section)]
    ways = [_menu(f"rules:{game}:chapters", words.say("rules-chapters"), chapters, chapter)]
    if len(here) > 1:
        number = current.number if said is None else ""
        ways.append(_menu(f"rules:{game}:sections", words.say("rules-sections"), here, number))
    if meanings := glossary(game, words.language).values():
        lines = tuple(Line(each.key, clipped(each.word, OPTION), each == said) for each in meanings)
        ways.append(Menu(f"rules:{game}:words", words.say("rules-words"), lines[:LINES]))
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
