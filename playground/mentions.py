"""Whom a message names, and whom it therefore pings."""

from __future__ import annotations

import re

from playground.components import texts
from playground.data import Channel, ChannelKind, Id, Json, Message, User
from playground.permissions import Permission
from playground.world import World

EMOJI = re.compile(r"<a?:(\w+):(\d+)>", re.ASCII)
USER = re.compile(r"<@!?(\d+)>")
EVERYONE = re.compile(r"@(everyone|here)\b")


def mark_mentions(world: World, message: Message, allowed: Json | None) -> None:
    """Note whom the message names, as far as `allowed_mentions` lets it."""
    said = "\n".join([message.content, *texts(message.components)])
    parsed = ["users", "roles", "everyone"] if allowed is None else allowed.get("parse") or []
    listed = {str(id) for id in (allowed or {}).get("users") or []}
    named = [id for id in dict.fromkeys(USER.findall(said)) if id in world.records.users]
    message.mentions = [id for id in named if "users" in parsed or id in listed]
    if message.reply_to is not None and (allowed is None or allowed.get("replied_user")):
        answered = world.records.messages.get(message.reply_to)
        if answered is not None and answered.author not in message.mentions:
            message.mentions.append(answered.author)
    may_call_all = world.can(
        world.user(message.author), Permission.MENTION_EVERYONE, world.channel(message.channel)
    )
    message.mentions_everyone = bool("everyone" in parsed and may_call_all and EVERYONE.search(said))


def pinged(world: World, message: Message) -> list[Id]:
    """Who is notified of a new message; nobody of an ephemeral one."""
    if message.is_ephemeral:
        return []
    channel = world.channel(message.channel)
    called = [channel.recipient] if channel.recipient else list(message.mentions)
    if message.mentions_everyone:
        called += [user.id for user in world.members()]
    others = [id for id in dict.fromkeys(called) if id != message.author]
    return [id for id in others if _can_come(world, world.user(id), channel)]


def _can_come(world: World, user: User, channel: Channel) -> bool:
    """A mention brings into a private thread whoever sees the channel it hangs below."""
    is_secret = channel.kind is ChannelKind.PRIVATE_THREAD and channel.parent is not None
    place = world.channel(channel.parent) if is_secret and channel.parent else channel
    return world.can(user, Permission.VIEW_CHANNEL, place)
