"""Which changes of the world the bot is told, by its intents and rights, and in what words."""

from __future__ import annotations

from collections.abc import Callable

from playground import wire
from playground.data import Channel, Guild, Json, Message, Role, User
from playground.feed import Change
from playground.interactions import Interaction, Interactions
from playground.permissions import Permission
from playground.shards import Shard, is_on
from playground.world import World

GUILDS, GUILD_MEMBERS = 1 << 0, 1 << 1
GUILD_MESSAGES, PRIVATE_MESSAGES, MESSAGE_CONTENT = 1 << 9, 1 << 12, 1 << 15

Told = list[tuple[str, Json]]


class Events:
    """Turns a change into gateway events for one session."""

    def __init__(self, world: World, interactions: Interactions) -> None:
        self._world = world
        self._interactions = interactions
        self._tellers: dict[str, Callable[[World, Change, int], Told]] = {
            "INTERACTION_CREATE": self._interaction,
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

    def told(self, change: Change, intents: int, shard: Shard) -> Told:
        """The events this session hears of the change."""
        if change.kind == "time_passed":
            return [(event, {**told, "passed": change.subject}) for event, told in self.time()]
        teller = self._tellers.get(change.kind)
        if teller is None:
            return []
        if self._is_private(change):
            return teller(self._world, change, intents) if shard.is_first else []
        if not self._world.bot.is_member and change.kind != "GUILD_DELETE":
            return []
        there = [server for server in self._around(change) if is_on(server.guild.id, shard)]
        return [event for server in there for event in teller(server, change, intents)]

    def _is_private(self, change: Change) -> bool:
        match change.subject:
            case Interaction(channel=id) | Message(channel=id):
                return self._world.channel(id).is_private_messages
            case _:
                return False

    def _around(self, change: Change) -> list[World]:
        """The servers where that happens: what people do they do in all of them."""
        world = self._world
        match change.subject:
            case Interaction(channel=id) | Message(channel=id):
                return [world.around(world.channel(id))]
            case Channel() | Role() as place:
                return [world.around(place)]
            case (Channel() as thread, _):
                return [world.around(thread)]
            case Guild(id=id):
                return [world.servers[id]]
            case _:
                return [*world.servers.values()]

    def time(self) -> Told:
        """How far ahead the world is, if it is; a bot of ours moves its clock by that."""
        ahead = self._world.clock.ahead
        return [("TIME_PASSED", {"ahead": ahead})] if ahead else []

    def _interaction(self, world: World, change: Change, intents: int) -> Told:
        del world, intents  # an interaction needs none, and says itself where it is
        return [(change.kind, self._interactions.event(change.subject))]

    def _message(self, world: World, change: Change, intents: int) -> Told:
        message: Message = change.subject
        channel = world.channel(message.channel)
        needed = PRIVATE_MESSAGES if channel.is_private_messages else GUILD_MESSAGES
        can_view = world.can(world.bot, Permission.VIEW_CHANNEL, channel)
        if not intents & needed or message.is_ephemeral or not can_view:
            return []
        if change.kind == "MESSAGE_DELETE":
            gone: Json = {"id": message.id, "channel_id": message.channel}
            if not channel.is_private_messages:
                gone["guild_id"] = world.guild.id
            return [(change.kind, gone)]
        event = wire.message_event(world, message)
        is_ours = message.author == world.bot.id or world.bot.id in message.mentions
        if not (intents & MESSAGE_CONTENT or channel.is_private_messages or is_ours):
            event |= {"content": "", "embeds": [], "attachments": [], "components": []}
        return [(change.kind, event)]

    def _channel(self, world: World, change: Change, intents: int) -> Told:
        return [(change.kind, wire.channel(world, change.subject))] if intents & GUILDS else []

    def _thread(self, world: World, change: Change, intents: int) -> Told:
        thread: Channel = change.subject
        if not intents & GUILDS or not world.rights(world.bot, thread):
            return []
        event = wire.channel(world, thread)
        if change.kind == "THREAD_DELETE":
            event = {key: event[key] for key in ("id", "guild_id", "parent_id", "type")}
        elif change.kind == "THREAD_CREATE":
            event["newly_created"] = True
        return [(change.kind, event)]

    def _thread_members(self, world: World, change: Change, intents: int) -> Told:
        thread: Channel
        user: User
        thread, user = change.subject
        concerns_bot = user is world.bot
        if not intents & GUILDS or not (concerns_bot or intents & GUILD_MEMBERS):
            return []
        is_in = user.id in thread.members
        event: Json = {
            "id": thread.id,
            "guild_id": world.guild.id,
            "member_count": len(thread.members),
            "added_members": [wire.thread_member(thread, user.id)] if is_in else [],
            "removed_member_ids": [] if is_in else [user.id],
        }
        shown: Told = [("THREAD_CREATE", wire.channel(world, thread))] if concerns_bot and is_in else []
        return [*shown, (change.kind, event)]

    def _guild(self, world: World, change: Change, intents: int) -> Told:
        if not intents & GUILDS:
            return []
        if change.kind == "GUILD_DELETE":
            return [(change.kind, {"id": world.guild.id})]
        return [(change.kind, wire.guild_event(world, is_new=True))]

    def _role(self, world: World, change: Change, intents: int) -> Told:
        role: Role = change.subject
        gone = change.kind == "GUILD_ROLE_DELETE"
        about: Json = {"role_id": role.id} if gone else {"role": wire.role(world, role)}
        return [(change.kind, about | {"guild_id": world.guild.id})] if intents & GUILDS else []

    def _member(self, world: World, change: Change, intents: int) -> Told:
        if not intents & GUILD_MEMBERS:
            return []
        user: User = change.subject
        is_gone = change.kind == "GUILD_MEMBER_REMOVE"
        about = {"user": wire.user(user)} if is_gone else wire.member(world, user)
        return [(change.kind, about | {"guild_id": world.guild.id})]
