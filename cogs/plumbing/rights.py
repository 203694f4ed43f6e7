"""What the bot may do in a server, and the link by which it is invited."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from urllib.parse import urlencode

import discord
from msgspec import Struct

RIGHTS = (
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "create_public_threads",
    "attach_files",
    "read_message_history",
)
FOR_FRIENDS = "create_private_threads"
"""Only tables for friends need it, so that the invite link does not ask for it."""
NEEDED = discord.Permissions(**dict.fromkeys(RIGHTS, True))
"""What the invite link asks for; its value is the number in that link."""
EVERY = (*RIGHTS, FOR_FRIENDS)
"""All that /setup speaks of."""
SCOPES = ("bot", "applications.commands")
AUTHORIZE = "https://discord.com/oauth2/authorize"


def application_of(token: str) -> int | None:
    """The application's id, with which every token begins; None for what is no token."""
    first, dot, _ = token.partition(".")
    try:
        digits = base64.urlsafe_b64decode(first + "=" * (-len(first) % 4)).decode("ascii")
    except ValueError:
        return None
    return int(digits) if dot and digits.isdecimal() else None


def invitation(application: int | str) -> str:
    """The link that asks a server's administrator for exactly what the bot needs."""
    asked = {"client_id": application, "scope": " ".join(SCOPES), "permissions": NEEDED.value}
    return f"{AUTHORIZE}?{urlencode(asked)}"


class Switch(Struct, frozen=True):
    """Where a right is switched on: for a role or the bot itself, in one channel or in all of the server."""

    is_of_channel: bool
    holder: str


class Lack(Struct, frozen=True):
    """A right that the bot does not have in a channel."""

    right: str
    channel: int
    switch: Switch


def lacks(channel: discord.abc.GuildChannel, granted: discord.Permissions | None = None) -> Iterator[Lack]:
    """What the bot lacks there, and where each is switched on; Discord may have said what is granted.

    While it does not see the channel it has no right there, whatever the other switches say: that one comes
    first.
    """

    def has(right: str) -> bool:
        return _is_granted(channel, right) if granted is None else bool(getattr(granted, right))

    for right in EVERY if has(RIGHTS[0]) else RIGHTS[:1]:
        if not has(right):
            yield Lack(right, channel.id, _switch_of(channel, right))


def _is_granted(channel: discord.abc.GuildChannel, right: str) -> bool:
    """By that right's own switches; discord.py would take several away together."""
    me = channel.guild.me
    everywhere = me.guild_permissions
    if everywhere.administrator:
        return True
    is_granted = bool(getattr(everywhere, right))
    roles = [role for role in me.roles if not role.is_default()]
    for holders in ([channel.guild.default_role], roles, [me]):  # each may undo what was before
        said = {getattr(channel.overwrites_for(holder), right) for holder in holders}
        is_granted = True in said or (is_granted and False not in said)
    return is_granted


def _switch_of(channel: discord.abc.GuildChannel, right: str) -> Switch:
    """The switch that grants it there, whatever else is set.

    What is refused to the bot itself goes before its roles, and what is said in a channel before what is said
    in the server; among its roles in a channel one that is granted is enough.
    """
    me = channel.guild.me
    own = channel.guild.self_role
    if own is None or getattr(channel.overwrites_for(me), right) is False:
        return Switch(is_of_channel=True, holder=me.display_name)
    is_refused_there = any(getattr(channel.overwrites_for(role), right) is False for role in me.roles)
    return Switch(is_of_channel=is_refused_there, holder=own.name)
