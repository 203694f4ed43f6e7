"""/setup: what the bot may do on a server, and what is settled for it, on one page; and its hello there."""

from __future__ import annotations

import asyncio
import logging
import tomllib
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

import discord
from discord import app_commands
from discord.ext import commands

from cogs.plumbing.buttons import Button, Component, Line, Menu, Rows, ServerMenu
from cogs.plumbing.commands import name
from cogs.plumbing.interactions import Id, acknowledge, answer, picked, safe, words_for
from cogs.plumbing.letters import Letter
from cogs.plumbing.rights import EVERY, FOR_FRIENDS, Lack, Switch, lacks
from cogs.plumbing.sending import FAILED, AnyInteraction, further_nonce, named, private_channel, send
from cogs.plumbing.upkeep import OLD
from cogs.telling.places import CLOSED
from host.errors import refused
from host.servers import MOST
from host.tables import Host
from storage.rows import Pace, ServerRow
from words.catalogue import LANGUAGES, When, Words, language_of

log = logging.getLogger("quayside")

PAUSES = (2, 15, 60)
"""Seconds between attempts to say hello."""
PROJECT = Path(__file__).parents[2] / "pyproject.toml"
AS_SPOKEN = "spoken"
"""Stands in the menu for the language of the server and of whoever opens a table."""
WAY = " › "  # noqa: RUF001  # as the clients write it
"""Between the steps of the way to a switch."""


class Setup(commands.Cog):
    """For administrators, and for the moment the bot arrives."""

    def __init__(self, bot: commands.Bot, host: Host) -> None:
        self._bot = bot
        self._host = host

    @app_commands.command(name=name("command-setup"), description=name("command-setup.hint"))
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.guild_only()
    async def setup(self, interaction: AnyInteraction) -> None:
        """The page, as it is for this server."""
        acknowledge(interaction)
        await show_setup(interaction)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Say hello, unless it was said on that server before."""
        if await self._host.owe_greeting(guild.id):
            await greet(self._host, guild)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Say it where the process ended before it was said."""
        for id in await self._host.ungreeted():
            if (guild := self._bot.get_guild(id)) is not None:
                await greet(self._host, guild)


def _must_be_admin(interaction: AnyInteraction) -> int:
    """The server that whoever presses manages now; Refused without one."""
    if interaction.guild_id is None or not interaction.permissions.manage_guild:
        raise refused("not_admin")
    return interaction.guild_id


async def press(interaction: AnyInteraction, id: Id) -> None:
    """Something has been settled, or is tried; the page then shows how it is."""
    acknowledge(interaction, in_place=True)
    host, guild, chosen = interaction.client.host, _must_be_admin(interaction), picked(interaction)
    match id["choice"], chosen:
        case "channels", _:
            await host.settle(guild, channels=_known(interaction, chosen))
        case "roles", _:
            await host.settle(guild, roles=_known(interaction, chosen))
        case "language", (language,) if language in (AS_SPOKEN, *LANGUAGES):
            await host.settle(guild, language="" if language == AS_SPOKEN else language)
        case "pace", (pace,) if pace in [*Pace]:
            await host.settle(guild, pace=Pace(pace))
        case "trial", ():
            await show_setup(interaction, await _try_private(interaction))
            return
        case "again", ():
            pass
        case _:
            raise refused("unknown_choice")
    await show_setup(interaction)


def _known(interaction: AnyInteraction, chosen: Sequence[str]) -> tuple[int, ...]:
    """Channels, or roles, of this server."""
    server = interaction.guild
    ids = [int(each) for each in chosen if each.isdecimal()]
    if server is None or not all(server.get_channel(id) or server.get_role(id) for id in ids):
        raise refused("unknown_choice")
    return tuple(ids)


async def _try_private(interaction: AnyInteraction) -> str:
    """Write to the administrator in private; whether it has arrived."""
    host, user, words = interaction.client.host, interaction.user.id, words_for(interaction)
    letter = Letter(content=words.say("setup-trial_letter"), language=words.language)
    nonce = further_nonce(await host.nonce_key(), "trial", str(interaction.id))
    try:
        await send(letter, await private_channel(interaction.client, user), nonce)
    except discord.HTTPException as refusal:
        if refusal.code not in CLOSED:
            raise
        await host.close_messages(user, is_closed=True)
        return f"❌ {words.say('setup-trial_closed')}"
    await host.close_messages(user, is_closed=False)
    return f"✅ {words.say('setup-trial_done')}"


# The page


async def show_setup(interaction: AnyInteraction, *further: str) -> None:
    """What the bot may do, what is settled and how it is changed, no longer than a phone's screen."""
    words = words_for(interaction)
    server = await interaction.client.host.server(_must_be_admin(interaction))
    found = [*_judged(interaction, server)]
    lines = [
        _title(found, words, is_open=_is_open(interaction, server)),
        *report(found, words, is_named=bool(_channels(interaction, server))),
        *_saved(interaction, words),
        *_where(interaction, server, words),
        *_who(interaction, server, words),
        *further,
    ]
    await answer(interaction, "\n".join(lines), view=Rows(_parts(interaction, server, words)))


def _judged(interaction: AnyInteraction, server: ServerRow) -> Iterator[Lack]:
    """What the bot lacks where tables may be opened: in the chosen channels there are, else in this one."""
    guild, here = interaction.guild, interaction.channel
    if guild is None:
        return
    home = here.parent_id if isinstance(here, discord.Thread) else interaction.channel_id
    for id in _channels(interaction, server) or [home]:
        channel = None if id is None else guild.get_channel(id)
        if channel is not None:
            yield from lacks(channel, interaction.app_permissions if id == home else None)


def _title(found: Sequence[Lack], words: Words, *, is_open: bool) -> str:
    major, minor, patch = version()
    title = words.say("setup-title", major=major, minor=minor, patch=patch)
    if any(lack.right != FOR_FRIENDS for lack in found):
        return f"{title} {words.say('setup-not_well')}"
    return f"{title} {words.say('setup-well')}" if is_open else title


def _is_open(interaction: AnyInteraction, server: ServerRow) -> bool:
    """Whether tables can be opened by others than who looks: what was chosen is not all gone."""
    channels, roles = _channels(interaction, server), _roles(interaction, server)
    return bool(channels or not server.channels) and bool(roles or not server.roles)


def report(found: Sequence[Lack], words: Words, *, is_named: bool) -> Iterator[str]:
    """The rights that are granted, in one line with a tick; then each that is not, and its switch.

    Those with the same switch stand together, and it is told once below them.
    """
    missing = dict.fromkeys(lack.right for lack in found)
    is_blind = "view_channel" in missing
    if granted := [right for right in EVERY if right not in missing and not is_blind]:
        yield f"✅ {', '.join(words.say(f'right-{right}') for right in granted)}"
    together: dict[tuple[Switch, tuple[str, ...]], list[str]] = {}
    for right, switch in dict.fromkeys((lack.right, lack.switch) for lack in found):
        where = tuple(f"<#{lack.channel}>" for lack in found if (lack.right, lack.switch) == (right, switch))
        together.setdefault((switch, where), []).append(right)
    for (switch, where), rights in together.items():
        named = where if is_named and not switch.is_of_channel else ()
        lines = [" ".join([_sign(right), *named, _off(right, words)]) for right in rights]
        if len(rights) == 1:
            lines[0] += f" {words.say('setup-switch')} {_way(switch, where, words, *rights)}"
        else:
            lines.append(f"{words.say('setup-switches')} {_way(switch, where, words)}")
        yield from lines


def _sign(right: str) -> str:
    return "▫️" if right == FOR_FRIENDS else "❌"


def _off(right: str, words: Words) -> str:
    return words.say("setup-off", right=f"right-{right}", reason=f"right-{right}.reason")


def _way(switch: Switch, where: Sequence[str], words: Words, *rights: str) -> str:
    """From one thing to tap to the next, up to the right if it is one."""
    way = [words.say("setup-switch_server"), words.say("setup-switch_roles")]
    if switch.is_of_channel:
        way = [" ".join([words.say("setup-switch_channel"), *where]), words.say("setup-switch_permissions")]
    return WAY.join([*way, *(f"**{each}**" for each in (safe(switch.holder), *_called(rights, words)))])


def _called(rights: Sequence[str], words: Words) -> Iterator[str]:
    yield from (words.say(f"right-{right}") for right in rights)


def _saved(interaction: AnyInteraction, words: Words) -> Iterator[str]:
    """When the games were last saved, where somebody hosts."""
    if (upkeep := interaction.client.upkeep) is None or upkeep.is_elsewhere:
        return
    if (newest := upkeep.newest) is None:
        yield f"▫️ {words.say('setup-unsaved')}"
    else:
        is_old = interaction.client.clock.now() - newest > OLD
        yield f"{'❌' if is_old else '✅'} {words.say('setup-saved', time=When(newest, 'R'))}"


def _where(interaction: AnyInteraction, server: ServerRow, words: Words) -> Iterator[str]:
    """Where tables may be opened; channels that are no more open none."""
    named = [f"<#{channel}>" for channel in _channels(interaction, server)]
    if not server.channels:
        yield f"{words.say('setup-where')} {words.say('setup-everywhere')}"
    elif named:
        yield " ".join([words.say("setup-where"), *named])
    else:
        yield f"❌ {words.say('setup-channels_gone')}"


def _who(interaction: AnyInteraction, server: ServerRow, words: Words) -> Iterator[str]:
    """Who may open them."""
    named = [f"<@&{role}>" for role in _roles(interaction, server)]
    if not server.roles:
        yield f"{words.say('setup-who')} {words.say('setup-everybody')}"
    elif named:
        yield " ".join([words.say("setup-who"), *named, words.say("setup-and_admins")])
    else:
        yield f"❌ {words.say('setup-roles_gone')}"


def _channels(interaction: AnyInteraction, server: ServerRow) -> tuple[int, ...]:
    """The chosen channels that there still are."""
    guild = interaction.guild
    return tuple(id for id in server.channels if guild is not None and guild.get_channel(id) is not None)


def _roles(interaction: AnyInteraction, server: ServerRow) -> tuple[int, ...]:
    guild = interaction.guild
    return tuple(id for id in server.roles if guild is not None and guild.get_role(id) is not None)


def _parts(interaction: AnyInteraction, server: ServerRow, words: Words) -> list[Component]:
    """Channels, roles, language, pace; last what tries and looks again."""
    speaks = server.language if server.language in LANGUAGES else AS_SPOKEN
    named = {each: Words(each).say("me-speaks-itself") for each in LANGUAGES}
    automatic, why = words.say("setup-language-spoken"), words.say("setup-language-spoken.hint")
    languages = tuple(
        Line(
            each,
            f"{words.say('setup-language')}{words.say('announce-colon')} {label}",
            each == speaks,
            description=why if each == AS_SPOKEN else "",
        )
        for each, label in {AS_SPOKEN: automatic, **named}.items()
    )
    paces = tuple(
        Line(
            pace.value,
            words.say("setup-pace", pace=f"pace-{pace}"),
            pace is server.pace,
            description=words.say(f"pace-{pace}.hint"),
        )
        for pace in Pace
    )
    return [
        ServerMenu("setup:channels", words.say("setup-channels"), MOST, _channels(interaction, server)),
        ServerMenu(
            "setup:roles", words.say("setup-roles"), MOST, _roles(interaction, server), is_of_roles=True
        ),
        Menu("setup:language", words.say("setup-language"), languages),
        Menu("setup:pace", words.say("pace-menu"), paces),
        Button("setup:trial", words.say("setup-trial")),
        Button("setup:again", words.say("setup-again")),
    ]


@cache
def version() -> tuple[int, int, int]:
    """Of this Quayside."""
    written = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]["version"]
    major, minor, patch = (int(part) for part in written.split("."))
    return major, minor, patch


# Hello


async def greet(host: Host, guild: discord.Guild) -> None:
    """Say one sentence in one place where the bot may speak, if there is one; never again there."""
    language = language_of(str(guild.preferred_locale))
    letter = Letter(content=Words(language).say("greeting"), language=language)
    nonce = further_nonce(await host.nonce_key(), "hello", str(guild.id))
    for place in (guild.system_channel, *guild.text_channels):
        if place is not None and place.permissions_for(guild.me).send_messages:
            if not await _say_at_last(letter, place, nonce):
                return  # at the next start
            break
    await host.greeted(guild.id)


async def _say_at_last(letter: Letter, place: discord.TextChannel, nonce: str) -> bool:
    """Say it; while Discord cannot be reached, a few times more. False if it could not be reached at all."""
    for pause in (*PAUSES, None):
        try:
            await send(letter, place, nonce)
        except FAILED as trouble:
            log.warning("The greeting in %d is said later or not at all: %s", place.id, named(trouble))
            if isinstance(trouble, discord.Forbidden | discord.NotFound):
                return True
            if pause is None:
                return False
            await asyncio.sleep(pause)
        else:
            return True
    return False
