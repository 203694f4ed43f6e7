"""Which changes of the world the bot is told, by its intents and rights, and in what words."""

from __future__ import annotations

from collections.abc import Callable

from playground import wire
from playground.clock import TIME_SHIFT
from playground.data import Channel, Json, Message, Role, User
from playground.feed import Change
from playground.interactions import Interaction, Interactions
from playground.permissions import Permission
from playground.world import World

GUILDS, GUILD_MEMBERS = 1 << 0, 1 << 1
GUILD_MESSAGES, PRIVATE_MESSAGES, MESSAGE_CONTENT = 1 << 9, 1 << 12, 1 << 15

Told = list[tuple[str, Json]]


class Events:
    """Turns a change into gateway events for one session."""

    def __init__(self, world: World, interactions: Interactions) -> None:
        self._world = world
        self._interactions = interactions
        self._tellers: dict[str, Callable[[str, Change, int], Told]] = {
            "INTERACTION_CREATE": self._interaction,
            "time_passed": self._time,
            "MESSAGE_CREATE": self._message,
            "MESSAGE_UPDATE": self._message,
            "MESSAGE_DELETE": self._message,
            "CHANNEL_CREATE": self._channel,
            "CHANNEL_UPDATE": self._channel,
            "CHANNEL_DELETE": self._channel,
            "THREAD_CREATE": self._thread,
            "THREAD_UPDATE": self._thread,
            "THREAD_DELETE": self._thread,
            "THREAD_MEMBERS_UPDATE": self._thread_members,
            "GUILD_CREATE": self._guild,
            "GUILD_DELETE": self._guild,
            "GUILD_ROLE_CREATE": self._role,
            "GUILD_ROLE_UPDATE": self._role,
            "GUILD_ROLE_DELETE": self._role,
            "GUILD_MEMBER_ADD": self._member,
            "GUILD_MEMBER_UPDATE": self._member,
            "GUILD_MEMBER_REMOVE": self._member,
        }

    def is_guild_shard(self, shard: int, count: int) -> bool:
        """Whether this shard hears of the server; private messages are always on shard 0."""
        return (int(self._world.guild.id) >> TIME_SHIFT) % count == shard

    def told(self, change: Change, intents: int, shard: int, count: int) -> Told:
        """The events this session hears of the change."""
        teller = self._tellers.get(change.kind)
        if teller is None:
            return []
        if self._is_private(change) or change.kind == "time_passed":
            return teller(change.kind, change, intents) if shard == 0 else []
        if not self.is_guild_shard(shard, count):
            return []
        if not self._world.bot.is_member and change.kind != "GUILD_DELETE":
            return []
        return teller(change.kind, change, intents)

    def _is_private(self, change: Change) -> bool:
        match change.subject:
            case Interaction(channel=id) | Message(channel=id):
                return self._world.channel(id).is_private_messages
            case _:
                return False

    def time(self) -> Told:
        """How far ahead the world is, if it is; a bot of ours moves its clock by that."""
        ahead = self._world.clock.ahead
        return [("TIME_PASSED", {"ahead": ahead})] if ahead else []

    def _time(self, name: str, change: Change, intents: int) -> Told:
        del name, intents
        return [(event, {**told, "passed": change.subject}) for event, told in self.time()]

    def _interaction(self, name: str, change: Change, intents: int) -> Told:
        del intents  # an interaction needs none
        return [(name, self._interactions.event(change.subject))]

    def _message(self, name: str, change: Change, intents: int) -> Told:
        message: Message = change.subject
        channel = self._world.channel(message.channel)
        needed = PRIVATE_MESSAGES if channel.is_private_messages else GUILD_MESSAGES
        can_view = self._world.can(self._world.bot, Permission.VIEW_CHANNEL, channel)
        if not intents & needed or message.is_ephemeral or not can_view:
            return []
        if name == "MESSAGE_DELETE":
            gone: Json = {"id": message.id, "channel_id": message.channel}
            if not channel.is_private_messages:
                gone["guild_id"] = self._world.guild.id
            return [(name, gone)]
        event = wire.message_event(self._world, message)
        is_ours = message.author == self._world.bot.id or self._world.bot.id in message.mentions
        if not (intents & MESSAGE_CONTENT or channel.is_private_messages or is_ours):
            event |= {"content": "", "embeds": [], "attachments": [], "components": []}
        return [(name, event)]

    def _channel(self, name: str, change: Change, intents: int) -> Told:
        return [(name, wire.channel(self._world, change.subject))] if intents & GUILDS else []

    def _thread(self, name: str, change: Change, intents: int) -> Told:
        thread: Channel = change.subject
        if not intents & GUILDS or not self._world.rights(self._world.bot, thread):
            return []
        event = wire.channel(self._world, thread)
        if name == "THREAD_DELETE":
            event = {key: event[key] for key in ("id", "guild_id", "parent_id", "type")}
        elif name == "THREAD_CREATE":
            event["newly_created"] = True
        return [(name, event)]

    def _thread_members(self, name: str, change: Change, intents: int) -> Told:
        thread: Channel
        user: User
        thread, user = change.subject
        concerns_bot = user is self._world.bot
        if not intents & GUILDS or not (concerns_bot or intents & GUILD_MEMBERS):
            return []
        is_in = user.id in thread.members
        event: Json = {
            "id": thread.id,
            "guild_id": self._world.guild.id,
            "member_count": len(thread.members),
            "added_members": [wire.thread_member(thread, user.id)] if is_in else [],
            "removed_member_ids": [] if is_in else [user.id],
        }
        shown: Told = [("THREAD_CREATE", wire.channel(self._world, thread))] if concerns_bot and is_in else []
        return [*shown, (name, event)]

    def _guild(self, name: str, change: Change, intents: int) -> Told:
        del change
        if not intents & GUILDS:
            return []
        if name == "GUILD_DELETE":
            return [(name, {"id": self._world.guild.id})]
        return [(name, wire.guild_event(self._world, is_new=True))]

    def _role(self, name: str, change: Change, intents: int) -> Told:
        role: Role = change.subject
        gone = name == "GUILD_ROLE_DELETE"
        about: Json = {"role_id": role.id} if gone else {"role": wire.role(self._world, role)}
        return [(name, about | {"guild_id": self._world.guild.id})] if intents & GUILDS else []

    def _member(self, name: str, change: Change, intents: int) -> Told:
        if not intents & GUILD_MEMBERS:
            return []
        user: User = change.subject
        is_gone = name == "GUILD_MEMBER_REMOVE"
        about = {"user": wire.user(user)} if is_gone else wire.member(self._world, user)
        return [(name, about | {"guild_id": self._world.guild.id})]
