"""Answering a person: privately, in their language, and exactly once what went wrong."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Sequence
from functools import lru_cache

import discord
from discord import app_commands
from discord.utils import escape_markdown, escape_mentions

from cogs.plumbing.patience import come_to_answer
from cogs.plumbing.rows import Rows
from cogs.plumbing.sending import (
    ANSWERED,
    FAILED,
    TOO_LATE,
    UNREACHED,
    AnyInteraction,
    Enclosure,
    named,
    reply,
    say_privately,
)
from games.core import Refused, Unreadable
from host.lobby import Person
from host.reading import Table
from storage.errors import StorageError
from words.catalogue import Words, language_of

log = logging.getLogger("quayside")

__all__ = ["AnyInteraction"]


def person_of(interaction: AnyInteraction) -> Person:
    """Who used the command or button, as Discord shows them now."""
    user = interaction.user
    return Person(user.id, user.display_name, language_of(str(interaction.locale)))


@lru_cache(maxsize=4096)
def safe(name: str) -> str:
    """A name that cannot ping or format anything in a message."""
    return escape_mentions(escape_markdown(name))


def spoken(table: Table, language: str) -> Words:
    """Words for messages: names cannot ping or format anything."""
    return Words(language, table.game, [safe(seat.name) for seat in table.seats])


def drawn(table: Table, language: str) -> Words:
    """Words for pictures: names as they are."""
    return Words(language, table.game, [seat.name for seat in table.seats])


def are_alike(table: Table) -> bool:
    """Whether messages and pictures say the same: no name at the table has anything to escape."""
    return all(safe(seat.name) == seat.name for seat in table.seats)


def words_for(interaction: AnyInteraction, table: Table | None = None) -> Words:
    """Words in the person's own language, with the table's names where there is one."""
    language = language_of(str(interaction.locale))
    return Words(language) if table is None else spoken(table, language)


async def answer(
    interaction: AnyInteraction,
    content: str,
    *,
    view: Rows | None = None,
    enclosures: Sequence[Enclosure] = (),
) -> None:
    """Answer privately; once acknowledged, in the place of what is waiting or shown there."""
    is_in_place = await come_to_answer(interaction)
    await reply(interaction, content, view, enclosures, is_in_place=is_in_place)


async def explain(interaction: AnyInteraction, error: BaseException, table: Table | None = None) -> None:
    """Say privately what went wrong: a reason where there is one, else one honest line and a log entry."""
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    words = words_for(interaction, table)
    match error:
        case Refused():
            sentence = words.text(error.reason)
        case (
            app_commands.CommandNotFound()
            | app_commands.CommandSignatureMismatch()
            | app_commands.TransformerError()
        ):
            # Discord still has the commands of another version, or will have ours in a while.
            log.info("A command came that is not known as it was sent: %s", error)
            sentence = words.say("refusal-unknown_choice")
        case discord.HTTPException(code=code) if code in (ANSWERED, TOO_LATE):
            log.info("An interaction could not be answered (%d).", code)
            return
        case StorageError() | Unreadable():
            log.error("%s", error)
            sentence = words.say("sorry-storage")
        case _ if isinstance(error, (discord.DiscordServerError, *UNREACHED)):
            log.warning("The connection broke over an answer: %s", named(error))
            sentence = words.say("sorry-connection")
        case _:
            place = "no table" if table is None else f"table {table.id}, version {table.version}"
            log.error("%s: %s", place, type(error).__name__, exc_info=error)
            sentence = words.say("sorry")
    try:
        await come_to_answer(interaction)
        await say_privately(interaction, sentence)
    except FAILED as unheard:
        log.warning("An answer could not be given: %s", named(unheard))


async def explained(interaction: AnyInteraction, doing: Awaitable[None]) -> None:
    """Do it; discord.py would swallow what a button or menu raises, so it is explained instead."""
    try:
        await doing
    except Exception as error:  # noqa: BLE001  # the one error handler of everything that is pressed
        await explain(interaction, error)
