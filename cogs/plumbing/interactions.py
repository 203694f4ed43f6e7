"""From a press to its answer: routed by its id, judged, acknowledged in time, answered once or explained."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any

import discord
from discord import InteractionResponseType, InteractionType, app_commands
from discord.utils import escape_markdown, escape_mentions

from cogs.plumbing.buttons import Button, Rows, address_of
from cogs.plumbing.letters import Enclosure
from cogs.plumbing.sending import (
    FAILED,
    UNREACHED,
    AnyInteraction,
    Code,
    defer,
    language_for,
    named,
    reply,
    reply_beside,
    say_privately,
)
from games.core import Refused, Unreadable
from host.errors import NotHere, refused
from host.lobby import Person
from host.snapshot import Table
from storage.errors import StorageError
from words.catalogue import Badge, Words, language_of, letter

log = logging.getLogger("quayside")

ADDRESS = r"(?P<table>[0-9]{1,18})(?:\.(?P<key>[0-9a-f]{12}))?"
"""Part of every id of a table; without a key in those from before there were keys."""
IDS = tuple(
    re.compile(form)
    for form in (
        rf"(?P<route>table:[a-z_]+):{ADDRESS}",
        rf"(?P<route>panel|pick|form|sure|hinted):{ADDRESS}:(?P<question>[0-9]{{1,9}}):(?P<line>[0-9a-f]{{12}}|undo(?:_all)?)",
        rf"(?P<route>swap):{ADDRESS}:(?P<question>[0-9]{{1,9}}):(?P<line>[0-9a-f]{{12}}):(?P<picture>[a-z]+)",
        rf"(?P<route>open|hint|tips):{ADDRESS}",
        rf"(?P<route>why):{ADDRESS}:(?P<page>[0-9]{{1,2}})",
        rf"(?P<route>look):{ADDRESS}:(?P<picture>[a-z0-9_-]{{1,24}})",
        rf"(?P<route>advance):(?P<deed>show|give|back|pick):{ADDRESS}:(?P<line>[0-9a-f]{{12}}|all)",
        rf"(?P<route>replay):(?P<deed>[a-z]+):{ADDRESS}:(?P<frame>[0-9]{{1,4}}):(?P<eyes>[a-z][0-9]?)",
        rf"(?P<route>page):(?P<kind>[a-z]+):{ADDRESS}:(?P<page>[0-9]{{1,4}}):(?P<seat>[0-9]?)",
        r"(?P<route>rules):(?P<game>[a-z]+):(?P<part>chapters|sections|words|open)(?::(?P<section>[0-9.]{1,9}))?",
        r"(?P<route>games):(?P<page>[0-9]{1,4})",
        rf"(?P<route>computer):(?P<deed>[a-z]+):{ADDRESS}:(?P<name>[A-Za-z]{{1,20}})",
        rf"(?P<route>mute):{ADDRESS}:(?P<seat>[0-9]):(?P<since>[0-9]{{1,12}})",
        r"(?P<route>mutes):(?P<user>[0-9]{1,20})",
        rf"(?P<route>coach):(?P<deed>[a-z]+):{ADDRESS}:(?P<at>[0-9]{{1,3}})",
        r"(?P<route>learn):(?P<lesson>[a-z0-9-]{1,40})",
        rf"(?P<route>retake):{ADDRESS}:(?P<question>[0-9]{{1,9}}):(?P<lost>[0-9]{{1,5}})",
        rf"(?P<route>seat):{ADDRESS}:(?P<seat>[0-9])",
        rf"(?P<route>pause):{ADDRESS}:(?P<days>[0-9]{{1,2}})",
        rf"(?P<route>poll):{ADDRESS}:(?P<number>[0-9]{{1,12}}):(?P<choice>[a-z0-9_]{{1,24}})",
        r"(?P<route>me):(?P<choice>calls|speaks|asks|counted|uncounted|tips|no_tips)",
        r"(?P<route>stats):(?P<about>mine|here|chart)",
        r"(?P<route>begin):(?P<deed>[a-z]+)(?::(?P<game>[a-z]+))?",
        r"(?P<route>privacy):(?P<deed>export|ask|sure|keep)",
        rf"(?P<route>moderate):(?P<deed>home|close|end|sure|pause|on):{ADDRESS}(?::(?P<days>[0-9]{{1,2}}))?",
        rf"(?P<route>barring):(?P<deed>who|bar|let):(?P<user>[0-9]{{1,20}})(?::{ADDRESS})?",
        r"(?P<route>setup):(?P<choice>channels|roles|language|pace|trial|again)",
    )
)
"""Every form of an id; they stand in people's channels for years, so that none can be given up."""
PATIENCE = 0.5
"""Seconds in which an answer may come by itself; most do, and save everybody a request."""
PRIVATE = (InteractionResponseType.channel_message, InteractionResponseType.deferred_channel_message)
"""First answers that are messages of their own, and can be changed without anybody else seeing it."""
ACKNOWLEDGED = "acknowledgement"
"""Noted with an interaction whose answer is on its way."""

Id = re.Match[str]
"""What the id of a press or a form says."""
Handler = Callable[[AnyInteraction, Id], Awaitable[None]]
Deed = Callable[[AnyInteraction, Table], Awaitable[None]]
"""What is done at a table once the interaction has been acknowledged."""


# What is pressed


class Router:
    """Finds by its id what a press or a form is to do, and explains whatever goes wrong in it."""

    def __init__(self, routes: Mapping[str, Handler]) -> None:
        self._routes = routes

    async def route(self, interaction: AnyInteraction) -> None:
        """Do it; of an id that nobody here knows say so, because discord.py leaves it unanswered."""
        if interaction.type not in (InteractionType.component, InteractionType.modal_submit):
            return
        data: Mapping[str, Any] = interaction.data or {}
        id = str(data.get("custom_id", ""))
        await recognise(interaction)
        try:
            for said in (form.fullmatch(id) for form in IDS):
                if said is not None and said["route"] in self._routes and _is_there(interaction, id):
                    await self._routes[said["route"]](interaction, said)
                    return
            raise refused("unknown_choice")
        except Exception as error:  # noqa: BLE001  # the one error handler of everything that is pressed
            await explain(interaction, error)


def _is_there(interaction: AnyInteraction, id: str) -> bool:
    """Whether a press is on something that its message has; any other is made up."""
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


def picked(interaction: AnyInteraction) -> tuple[str, ...]:
    """What was chosen in a menu."""
    data: Mapping[str, Any] = interaction.data or {}
    return tuple(data.get("values", ()))


def offered(interaction: AnyInteraction) -> Iterator[str]:
    """All that could be chosen in the menu in which something was."""
    data: Mapping[str, Any] = interaction.data or {}
    message = interaction.message
    for row in () if message is None else message.components:
        for part in getattr(row, "children", ()):
            if getattr(part, "custom_id", None) == data.get("custom_id"):
                yield from [line.value for line in getattr(part, "options", ())]


def at_table(deed: Deed, *, in_place: bool | None = False) -> Handler:
    """A press that does this: in a new private answer, or in place of the message it stands on.

    With None in place of a message that only the presser sees, because it says what is past then.
    """

    async def press(interaction: AnyInteraction, id: Id) -> None:
        shown = interaction.message
        is_own = shown is not None and shown.flags.ephemeral
        acknowledge(interaction, in_place=is_own if in_place is None else in_place)
        await deed(interaction, await addressed(interaction, id))

    return press


async def addressed(interaction: AnyInteraction, id: Id) -> Table:
    """The table that is meant by this press; Refused where there is none like it, or not here.

    A message for everybody must be where the table is or has been, a private message must be one of its
    players'. What nobody but the presser sees was made for the presser, wherever that was.
    """
    host = interaction.client.host
    shown = interaction.message
    player = place = None
    if shown is not None and not shown.flags.ephemeral:
        if interaction.guild_id is None:
            player = interaction.user.id
        else:
            place = interaction.channel_id
    if not await host.is_addressed(int(id["table"]), id["key"], player=player, place=place):
        raise refused("button_gone")
    return await host.table(int(id["table"]))


# Winning time: Discord waits three seconds, and is told to wait on only if that may not do


class Acknowledgement:
    """Announces an answer when it has not come in good time."""

    def __init__(self, interaction: AnyInteraction, *, in_place: bool) -> None:
        self.in_place = in_place
        """Whether the answer takes the place of the message with the button; else it is a private one."""
        self._interaction = interaction
        self._announcing: asyncio.Task[None] | None = None
        self._timer = asyncio.get_running_loop().call_later(PATIENCE, self._announce)

    def _announce(self) -> None:
        self._announcing = asyncio.ensure_future(self._defer())

    async def _defer(self) -> None:
        await defer(self._interaction, is_new=not self.in_place)

    async def end(self) -> None:
        """The answer is there: nothing is announced any more, or it has been."""
        self._timer.cancel()
        if self._announcing is not None:
            await self._announcing


def acknowledge(interaction: AnyInteraction, *, in_place: bool = False) -> None:
    """See to it that Discord waits for the answer; idempotent."""
    if ACKNOWLEDGED not in interaction.extras and not interaction.response.is_done():
        interaction.extras[ACKNOWLEDGED] = Acknowledgement(interaction, in_place=in_place)


def place_of_answer(interaction: AnyInteraction) -> int | None:
    """The id of the message that the answer takes the place of; None if it is a new one."""
    acknowledgement = interaction.extras.get(ACKNOWLEDGED)
    is_in_place = acknowledgement is not None and acknowledgement.in_place
    return interaction.message.id if is_in_place and interaction.message is not None else None


async def come_to_answer(interaction: AnyInteraction) -> bool:
    """From now on the answer is given; whether it is the first word and takes the place of a message."""
    acknowledgement = interaction.extras.get(ACKNOWLEDGED)
    if acknowledgement is None:
        return False
    await acknowledgement.end()
    return acknowledgement.in_place and not interaction.response.is_done()


# The answer


async def recognise(interaction: AnyInteraction) -> None:
    """Have it known which language the person has chosen; if that cannot be read, their client's serves."""
    try:
        await interaction.client.host.know(interaction.user.id)
    except StorageError as trouble:
        log.warning("It cannot be read which language somebody has chosen: %s", trouble)


def person_of(interaction: AnyInteraction) -> Person:
    """Who used the command or button, as Discord shows them now; a language they have chosen goes before."""
    user = interaction.user
    roles = frozenset(role.id for role in user.roles) if isinstance(user, discord.Member) else frozenset()
    return Person(
        user.id,
        user.display_name,
        language_of(str(interaction.locale)),
        roles=roles,
        is_admin=interaction.permissions.manage_guild,
    )


@lru_cache(maxsize=4096)
def safe(name: str) -> str:
    """A name that cannot ping or format anything in a message."""
    return escape_mentions(escape_markdown(name))


def badges(table: Table) -> list[Badge]:
    """How the things of each player look, by seat."""
    return [Badge(seat.letter or letter(seat.seat), seat.colour) for seat in table.seats]


def names(table: Table, language: str) -> list[str]:
    """What the players are called, by seat; after a computer's name stands that it is one."""
    return [marked(seat.name, language) if seat.is_computer else seat.name for seat in table.seats]


def shown_names(table: Table, language: str) -> list[str]:
    """The same where it is shown who plays: also for whom a computer plays on."""
    return [marked(seat.name, language) if seat.is_automatic else seat.name for seat in table.seats]


def marked(name: str, language: str) -> str:
    """With the mark of a computer."""
    return f"{name} {_mark(language)}"


@cache
def _mark(language: str) -> str:
    return Words(language).say("computer-mark")


def unrepeated(content: str, table: Table, language: str) -> str:
    """The same, where each computer is called one only when it is first named."""
    for seat, name in zip(table.seats, names(table, language), strict=True):
        if seat.is_computer:
            before, named, after = content.partition(name)
            content = before + named + after.replace(name, seat.name)
    return content


def spoken(table: Table, language: str) -> Words:
    """Words for messages: names cannot ping or format anything."""
    signs = badges(table)
    called = [*names(table, language), *[each.name for each in table.earlier]]
    signs += [signs[each.seat] for each in table.earlier]
    return Words(language, table.game, [safe(name) for name in called], signs)


def words_for(interaction: AnyInteraction, table: Table | None = None) -> Words:
    """Words in the person's own language, with the table's names where there is one."""
    language = language_for(interaction)
    return Words(language) if table is None else spoken(table, language)


def why_not(refusal: Refused, words: Words) -> str:
    """The reason, with the channels or roles it is about."""
    said = words.text(refusal.reason)
    if not isinstance(refusal, NotHere):
        return said
    named = [f"<#{channel}>" for channel in refusal.channels] + [f"<@&{role}>" for role in refusal.roles]
    return " ".join([said, *named])


async def answer(
    interaction: AnyInteraction,
    content: str,
    *,
    view: Rows | None = None,
    enclosures: Sequence[Enclosure] | None = (),
) -> int | None:
    """Answer privately; once acknowledged, in the place of what is waiting or shown there.

    Enclosures that are None stay as they are. The id of the message, if it is known.
    """
    is_in_place = await come_to_answer(interaction)
    if _is_beside(interaction):
        return await reply_beside(interaction, content, view, enclosures or ())
    return await reply(interaction, content, view, enclosures, is_in_place=is_in_place)


def _is_beside(interaction: AnyInteraction) -> bool:
    """Whether the press is on a message that others see too, or that stays: it is answered in another.

    One that has been announced is answered where it waits.
    """
    acknowledgement, shared = interaction.extras.get(ACKNOWLEDGED), interaction.message
    if interaction.type is not InteractionType.component or shared is None or shared.flags.ephemeral:
        return False
    is_in_place = acknowledgement is not None and acknowledgement.in_place
    return not is_in_place and interaction.response.type not in PRIVATE


def _report_button(interaction: AnyInteraction, table: Table | None, words: Words) -> Rows | None:
    """The way to tell of the table at which something broke, as far as that is known."""
    data: Mapping[str, Any] = interaction.data or {}
    named = re.search(rf":{ADDRESS}(?::|$)", str(data.get("custom_id", "")))
    if table is not None:
        address = address_of(table)
    elif named is not None and named["key"] is not None:
        address = f"{named['table']}.{named['key']}"
    else:
        return None
    return Rows([Button(f"table:report:{address}", words.say("report-problem"))])


async def explain(interaction: AnyInteraction, error: BaseException, table: Table | None = None) -> None:
    """Say privately what went wrong: a reason where there is one, else one honest line and a log entry."""
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    words, further = words_for(interaction, table), None
    match error:
        case Refused():
            sentence = why_not(error, words)
        case (
            app_commands.CommandNotFound()
            | app_commands.CommandSignatureMismatch()
            | app_commands.TransformerError()
        ):
            # Discord still has the commands of another version, or will have ours in a while.
            log.info("A command came that is not known as it was sent: %s", error)
            sentence = words.say("refusal-unknown_choice")
        case discord.HTTPException(code=code) if code in (Code.ANSWERED, Code.TOO_LATE):
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
            sentence, further = words.say("sorry"), _report_button(interaction, table, words)
    try:
        await come_to_answer(interaction)
        await say_privately(interaction, sentence, further)
    except FAILED as unheard:
        log.warning("An answer could not be given: %s", named(unheard))
