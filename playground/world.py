"""A server, its people, channels and messages; what may be seen and done in it."""

from __future__ import annotations

import copy
import secrets
from collections.abc import Iterable
from functools import reduce
from operator import or_

from playground.clock import Clock, Snowflakes
from playground.data import Channel, ChannelKind, Guild, Id, Message, Records, Role, User
from playground.errors import Refusal
from playground.feed import Feed
from playground.permissions import EVERYONE, EVERYTHING, NOTHING, Permission

TOKEN = "the-token-of-the-stand-in"  # noqa: S105  # opens nothing but this stand-in


class World:
    """Keeps the records true to themselves and tells the feed of every change."""

    def __init__(self, records: Records, clock: Clock) -> None:
        self.records = records
        self.clock = clock
        clock.ahead = max(clock.ahead, records.ahead)
        self.feed = Feed(clock)
        self.snowflakes = Snowflakes(clock, records.last_id)
        records.guild.admin_role = records.guild.admin_role or self.snowflakes.next()
        self.guild = records.guild
        """The server that is looked at: its roles, its rights; people and messages are of all servers."""
        self._served_at = [""]
        self.seal = secrets.token_bytes(32)
        """What the addresses of attachments are signed with."""
        self.servers: dict[Id, World] = {}
        """The same world seen from each server, the first one's first."""
        self.servers |= {
            each.id: self.seen_from(each) for each in (self.guild, *records.more_guilds.values())
        }

    @classmethod
    def new(cls, name: str = "The Quay", locale: str = "en-US", clock: Clock | None = None) -> World:
        """A server with the bot in it, one channel, and nobody but the one who founded it."""
        clock = clock or Clock()
        ids = Snowflakes(clock)
        bot = User(id=ids.next(), name="Quayside", is_bot=True, joined=clock.now())
        founder = User(id=ids.next(), name="Harbourmaster", is_admin=True, joined=clock.now())
        guild = Guild(id=ids.next(), name=name, owner=founder.id, locale=locale, bot_role=ids.next())
        users = {bot.id: bot, founder.id: founder}
        world = cls(Records(guild=guild, bot=bot.id, users=users, last_id=ids.last), clock)
        world.add_channel("general")
        return world

    def pass_time(self, seconds: float) -> None:
        """Let that much time pass at once, for the bot too: idle threads close, whoever waits is woken."""
        self.clock.push(seconds)
        self.records.ahead = self.clock.ahead
        for thread in [each for each in self.records.channels.values() if each.is_thread]:
            said = [thread.archive_changed, *(message.created for message in self.messages_in(thread))]
            if not thread.is_archived and self.clock.now() - max(said) > thread.archives_after * 60:
                self.set_thread(thread, archived=True)
        self.feed.tell("time_passed", seconds)

    # Servers

    def seen_from(self, guild: Guild) -> World:
        """The same world, looked at from that server."""
        if guild is self.guild:
            return self
        there = copy.copy(self)
        there.guild = guild
        return there

    def around(self, place: Channel | Role) -> World:
        """The world as it is seen from the server where that is; private messages are the first one's."""
        return self.servers[place.guild or self.records.guild.id]

    @property
    def _further(self) -> Id | None:
        """The server, unless it is the first one."""
        return None if self.guild is self.records.guild else self.guild.id

    @property
    def address(self) -> str:
        """Where attachments are served; the server sets it."""
        return self._served_at[0]

    @address.setter
    def address(self, address: str) -> None:
        self._served_at[0] = address

    # Finding things

    @property
    def bot(self) -> User:
        """The account the bot speaks with."""
        return self.records.users[self.records.bot]

    def user(self, id: Id) -> User:
        """That account, or 10013."""
        if id not in self.records.users:
            raise Refusal(10013)
        return self.records.users[id]

    def channel(self, id: Id) -> Channel:
        """That channel, or 10003."""
        if id not in self.records.channels:
            raise Refusal(10003)
        return self.records.channels[id]

    def message(self, id: Id, channel: Id) -> Message:
        """That message of that channel, or 10008."""
        message = self.records.messages.get(id)
        if message is None or message.channel != channel:
            raise Refusal(10008)
        return message

    def channel_named(self, name: str) -> Channel:
        """The channel or thread people call so."""
        return next(channel for channel in self.records.channels.values() if channel.name == name)

    def channels(self) -> list[Channel]:
        """The channels and threads of the server that is looked at."""
        return [
            each
            for each in self.records.channels.values()
            if each.guild == self._further and not each.is_private_messages
        ]

    def messages_in(self, channel: Channel) -> list[Message]:
        """All of them, ephemeral ones too, oldest first."""
        return [message for message in self.records.messages.values() if message.channel == channel.id]

    def members(self) -> list[User]:
        """Everybody in the server now."""
        return [user for user in self.records.users.values() if user.is_member]

    # People

    def add_user(self, name: str, locale: str = "en-US", nick: str | None = None) -> User:
        """Somebody new, who is in the server."""
        user = User(id=self.snowflakes.next(), name=name, locale=locale, nick=nick, joined=self.clock.now())
        self.records.users[user.id] = user
        self.feed.tell("GUILD_MEMBER_ADD", user)
        return user

    def leave(self, user: User) -> None:
        """The user is no longer in the server, nor in its threads."""
        user.is_member = False
        for channel in self.records.channels.values():
            channel.members.pop(user.id, None)
        self.feed.tell("GUILD_DELETE" if user is self.bot else "GUILD_MEMBER_REMOVE", user)

    def join(self, user: User) -> None:
        """The user comes back; the bot by a new invitation."""
        user.is_member = True
        user.joined = self.clock.now()
        self.feed.tell("GUILD_CREATE" if user is self.bot else "GUILD_MEMBER_ADD", user)

    # Rights

    def rights(self, user: User, channel: Channel) -> Permission:
        """What the user may do there."""
        if channel.is_private_messages:
            return EVERYONE if user.id in (channel.recipient, self.bot.id) else NOTHING
        if (there := self.around(channel)) is not self:
            return there.rights(user, channel)
        if not user.is_member:
            return NOTHING
        roles = self.roles_of(user)
        granted = int(self.everyones) | _union(role.rights for role in roles)
        if user.id == self.guild.owner or granted & Permission.ADMINISTRATOR:
            return EVERYTHING
        ruling = self.channel(channel.parent) if channel.parent else channel
        # Everyone's, those of all roles together, the user's own: each may undo what was before.
        for targets in ([self.guild.id], [role.id for role in roles], [user.id]):
            granted &= ~_union(ruling.denied.get(target, 0) for target in targets)
            granted |= _union(ruling.granted.get(target, 0) for target in targets)
        is_inside = user.id in channel.members or granted & Permission.MANAGE_THREADS
        is_secret = channel.kind is ChannelKind.PRIVATE_THREAD and not is_inside
        if not granted & Permission.VIEW_CHANNEL or is_secret:
            return NOTHING
        return Permission(granted)

    def can(self, user: User, right: Permission, channel: Channel) -> bool:
        """Whether the user has all of that right there."""
        return self.rights(user, channel) & right == right

    def may_manage(self, user: User, thread: Channel) -> bool:
        """Whether the user may close or invite into this thread: it is theirs, or they moderate."""
        return thread.owner == user.id or self.can(user, Permission.MANAGE_THREADS, thread)

    def take_away(self, right: Permission, channel: Channel, of: User | Role | None = None) -> None:
        """Deny that right in the channel and its threads: to the user or role, by default the bot."""
        target = (of or self.bot).id
        channel.denied[target] = channel.denied.get(target, 0) | right
        channel.granted[target] = channel.granted.get(target, 0) & ~right
        self.feed.tell("CHANNEL_UPDATE", channel)

    def give_back(self, right: Permission, channel: Channel, to: User | Role | None = None) -> None:
        """Undo `take_away`."""
        target = (to or self.bot).id
        channel.denied[target] = channel.denied.get(target, 0) & ~right
        self.feed.tell("CHANNEL_UPDATE", channel)

    def close_to_all_but(self, channel: Channel, *some: User | Role) -> None:
        """Make the channel visible to these alone."""
        channel.denied[self.around(channel).guild.id] = int(Permission.VIEW_CHANNEL)
        channel.granted |= dict.fromkeys((each.id for each in some), int(Permission.VIEW_CHANNEL))
        self.feed.tell("CHANNEL_UPDATE", channel)

    # Roles

    @property
    def bot_role(self) -> Role:
        """The role that came with the bot's invitation."""
        return self._role(self.guild.bot_role, self.bot.name, self.guild.bot_rights)

    def roles(self) -> list[Role]:
        """Every role but everyone's."""
        admins = self._role(self.guild.admin_role, "Harbour office", Permission.ADMINISTRATOR)
        return [self.bot_role, admins, *self.guild.roles.values()]

    def _role(self, id: Id, name: str, rights: int) -> Role:
        return Role(id=id, name=name, rights=int(rights), guild=self._further)

    def roles_of(self, user: User) -> list[Role]:
        """Those the user has."""
        own = {*user.roles}
        if user.is_admin:
            own.add(self.guild.admin_role)
        if user is self.bot:
            own.add(self.guild.bot_role)
        return [role for role in self.roles() if role.id in own]

    @property
    def everyones(self) -> int:
        """What everyone may do in the whole server."""
        return int(EVERYONE) & ~self.guild.everyone_lacks

    def set_everyones(self, rights: Permission) -> None:
        """Let everyone do that in the whole server, and no more."""
        self.guild.everyone_lacks = int(EVERYONE & ~rights)
        self.feed.tell("GUILD_ROLE_UPDATE", self.everyone)

    @property
    def everyone(self) -> Role:
        """The role that all have; its id is the server's."""
        return self._role(self.guild.id, "@everyone", self.everyones)

    def add_role(self, name: str, rights: Permission = NOTHING) -> Role:
        """A new role, which nobody has yet."""
        role = self._role(self.snowflakes.next(), name, rights)
        self.guild.roles[role.id] = role
        self.feed.tell("GUILD_ROLE_CREATE", role)
        return role

    def delete_role(self, role: Role) -> None:
        """Nobody has it any more, and no channel knows it."""
        del self.guild.roles[role.id]
        for user in self.records.users.values():
            user.roles = [each for each in user.roles if each != role.id]
        for channel in self.records.channels.values():
            channel.denied.pop(role.id, None)
            channel.granted.pop(role.id, None)
        self.feed.tell("GUILD_ROLE_DELETE", role)

    def give_role(self, user: User, role: Role) -> None:
        """The user has it from now on."""
        if role.id not in user.roles:
            user.roles = [*user.roles, role.id]
            self.feed.tell("GUILD_MEMBER_UPDATE", user)

    def take_role(self, user: User, role: Role) -> None:
        """The user has it no more."""
        if role.id in user.roles:
            user.roles = [each for each in user.roles if each != role.id]
            self.feed.tell("GUILD_MEMBER_UPDATE", user)

    def set_bot_rights(self, rights: Permission) -> None:
        """Give the bot's role these rights in the whole server."""
        self.guild.bot_rights = int(rights)
        self.feed.tell("GUILD_ROLE_UPDATE", self.bot_role)

    # Channels and threads

    def add_channel(self, name: str) -> Channel:
        """A new text channel."""
        channel = Channel(
            id=self.snowflakes.next(),
            kind=ChannelKind.TEXT,
            name=name,
            guild=self._further,
            position=len(self.records.channels),
        )
        self.records.channels[channel.id] = channel
        self.feed.tell("CHANNEL_CREATE", channel)
        return channel

    def private_channel(self, user: User) -> Channel:
        """The user's private messages with the bot; opened when there are none yet."""
        for channel in self.records.channels.values():
            if channel.recipient == user.id:
                return channel
        channel = Channel(
            id=self.snowflakes.next(), kind=ChannelKind.PRIVATE_MESSAGES, recipient=user.id, name=user.name
        )
        self.records.channels[channel.id] = channel
        self.feed.tell("private_channel", channel)
        return channel

    def start_thread(self, parent: Channel, thread: Channel) -> Channel:
        """Open this thread below its parent, its owner in it."""
        assert thread.owner is not None
        thread.parent, thread.guild = parent.id, parent.guild
        thread.members[thread.owner] = thread.archive_changed = self.clock.now()
        self.records.channels[thread.id] = thread
        self.feed.tell("THREAD_CREATE", thread)
        return thread

    def set_thread(
        self, thread: Channel, *, archived: bool | None = None, locked: bool | None = None
    ) -> None:
        """Archive, reopen, lock or unlock."""
        if archived is not None and archived != thread.is_archived:
            thread.is_archived = archived
            thread.archive_changed = self.clock.now()
        if locked is not None:
            thread.is_locked = locked
        self.feed.tell("THREAD_UPDATE", thread)

    def rename(self, channel: Channel, name: str) -> None:
        """Give a channel or thread another name."""
        channel.name = name
        self.feed.tell("THREAD_UPDATE" if channel.is_thread else "CHANNEL_UPDATE", channel)

    def enter_thread(self, thread: Channel, user: User) -> None:
        """The user is in the thread from now on."""
        if user.id not in thread.members:
            thread.members[user.id] = self.clock.now()
            self.feed.tell("THREAD_MEMBERS_UPDATE", (thread, user))

    def leave_thread(self, thread: Channel, user: User) -> None:
        """The user is in the thread no more."""
        if thread.members.pop(user.id, None) is not None:
            self.feed.tell("THREAD_MEMBERS_UPDATE", (thread, user))

    def delete_channel(self, channel: Channel) -> None:
        """Remove it, its threads and all their messages."""
        for thread in [each for each in self.records.channels.values() if each.parent == channel.id]:
            self.delete_channel(thread)
        for message in self.messages_in(channel):
            del self.records.messages[message.id]
        del self.records.channels[channel.id]
        self.feed.tell("THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE", channel)

    # Messages

    def post(self, message: Message) -> Message:
        """Show a new message to those who may see it."""
        channel = self.channel(message.channel)
        if channel.is_thread and not message.is_ephemeral:
            channel.sent += 1
            if channel.is_archived:
                self.set_thread(channel, archived=False)
            for id in message.mentions:
                self.enter_thread(channel, self.user(id))
        self.records.messages[message.id] = message
        self.feed.tell("MESSAGE_CREATE", message)
        return message

    def update(self, message: Message) -> Message:
        """Show the message as it has become."""
        self.feed.tell("MESSAGE_UPDATE", message)
        return message

    def delete(self, message: Message) -> None:
        """Take the message away."""
        del self.records.messages[message.id]
        self.feed.tell("MESSAGE_DELETE", message)

    def seen_by(self, user: User, channel: Channel) -> list[Message]:
        """The channel's messages as far as this user sees them, oldest first."""
        if not self.can(user, Permission.VIEW_CHANNEL, channel):
            return []
        return [each for each in self.messages_in(channel) if each.only_for in (None, user.id)]

    def unread(self, user: User, channel: Channel) -> list[Message]:
        """What others said there since the user last read it."""
        last_read = int(user.read.get(channel.id, "0"))
        return [
            each
            for each in self.seen_by(user, channel)
            if int(each.id) > last_read and each.author != user.id
        ]

    def read(self, user: User, channel: Channel) -> None:
        """The user has read everything there."""
        user.read[channel.id] = str(self.snowflakes.last)
        self.feed.tell("read", (user, channel))


def _union(rights: Iterable[int]) -> int:
    """All of them together."""
    # As plain numbers, for everything that happens asks for somebody's rights.
    return reduce(or_, map(int, rights), 0)
