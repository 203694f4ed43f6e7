"""What the world is made of: plain data that a file can keep."""

from __future__ import annotations

from enum import IntEnum, IntFlag
from typing import Any

from msgspec import Struct

Id = str
Json = dict[str, Any]


class User(Struct, kw_only=True):
    """Somebody with an account: a person, or the bot."""

    id: Id
    name: str
    locale: str = "en-US"
    nick: str | None = None
    is_bot: bool = False
    is_member: bool = True
    is_admin: bool = False
    accepts_messages: bool = True
    """False: private messages from the bot are refused with 50007."""
    joined: float = 0.0
    roles: list[Id] = []
    """Those given to them, beside what everyone has."""
    read: dict[Id, Id] = {}
    """The last message read, by channel."""

    @property
    def shown_name(self) -> str:
        """The name others see in the server."""
        return self.nick or self.name


class ChannelKind(IntEnum):
    """Discord's channel types, as far as they exist here."""

    TEXT = 0
    PRIVATE_MESSAGES = 1
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12


class Channel(Struct, kw_only=True):
    """A channel, a thread or somebody's private messages with the bot."""

    id: Id
    kind: ChannelKind
    name: str = ""
    guild: Id | None = None
    """The server it is in, unless that is the first one."""
    position: int = 0
    denied: dict[Id, int] = {}
    """The rights taken away here, by user, by role, or by the server's id for everyone."""
    granted: dict[Id, int] = {}
    """The rights given here beyond the usual, in the same way."""
    recipient: Id | None = None
    parent: Id | None = None
    owner: Id | None = None
    members: dict[Id, float] = {}
    """Of a thread: who is in it, since when."""
    is_archived: bool = False
    is_locked: bool = False
    is_invitable: bool = True
    archives_after: int = 4320
    archive_changed: float = 0.0
    sent: int = 0

    @property
    def is_thread(self) -> bool:
        """Whether the thread rules hold here."""
        return self.kind in (ChannelKind.PUBLIC_THREAD, ChannelKind.PRIVATE_THREAD)

    @property
    def is_private_messages(self) -> bool:
        """Whether this is between one person and the bot."""
        return self.kind is ChannelKind.PRIVATE_MESSAGES


class MessageFlag(IntFlag):
    """Bits of a message's `flags`."""

    SUPPRESS_EMBEDS = 1 << 2
    HAS_THREAD = 1 << 5
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SILENT = 1 << 12
    COMPONENTS_V2 = 1 << 15


class MessageKind(IntEnum):
    """Discord's message types, as far as they exist here."""

    DEFAULT = 0
    THREAD_CREATED = 18
    REPLY = 19
    COMMAND_ANSWER = 20
    THREAD_STARTER = 21


class Attachment(Struct, kw_only=True):
    """A file kept with a message."""

    id: Id
    filename: str
    content_type: str
    content: bytes
    width: int | None = None
    height: int | None = None
    description: str | None = None


class Message(Struct, kw_only=True):
    """One message, with what Discord remembers about it."""

    id: Id
    channel: Id
    author: Id
    created: float
    kind: MessageKind = MessageKind.DEFAULT
    content: str = ""
    embeds: list[Json] = []
    components: list[Json] = []
    attachments: list[Attachment] = []
    flags: int = 0
    edited: float | None = None
    only_for: Id | None = None
    """The one person who sees an ephemeral message."""
    mentions: list[Id] = []
    mentions_everyone: bool = False
    pinged: list[Id] = []
    """Who was notified when it was posted; an edit pings nobody."""
    nonce: str | int | None = None
    reply_to: Id | None = None
    interaction: Json | None = None
    """`interaction_metadata` of an answer."""
    is_spoken: bool = False

    @property
    def is_ephemeral(self) -> bool:
        """Whether one person alone sees it."""
        return bool(self.flags & MessageFlag.EPHEMERAL)

    @property
    def is_thinking(self) -> bool:
        """Whether it waits for the bot's real answer."""
        return bool(self.flags & MessageFlag.LOADING)

    @property
    def is_silent(self) -> bool:
        """Whether it was posted without a sound."""
        return bool(self.flags & MessageFlag.SILENT)

    @property
    def is_v2(self) -> bool:
        """Whether it is made of V2 components alone."""
        return bool(self.flags & MessageFlag.COMPONENTS_V2)


class Emoji(Struct, kw_only=True):
    """An emoji of the bot's application."""

    id: Id
    name: str
    content_type: str
    content: bytes


class Notification(Struct, frozen=True, kw_only=True):
    """What somebody's phone showed of a message when it came."""

    person: Id
    message: Id
    channel: Id
    created: float
    author: str
    place: str
    """The channel or thread with a #, or the other one of private messages with an @."""
    text: str
    """Empty where a client has nothing to show."""
    is_silent: bool
    """Only a badge: no sound."""


class Role(Struct, kw_only=True):
    """A role of a server."""

    id: Id
    name: str
    guild: Id | None = None
    """That server, unless it is the first one."""
    rights: int = 0
    """What it gives in the whole server, beyond what everyone has."""


class Guild(Struct, kw_only=True):
    """A server."""

    id: Id
    name: str
    owner: Id
    locale: str = "en-US"
    bot_role: Id
    bot_rights: int = 0
    """What the bot's invitation gave it beyond what everyone has."""
    everyone_lacks: int = 0
    """Of what everyone usually has in the whole server."""
    admin_role: Id = ""
    """The role of those who are `is_admin`; a world makes it when it has none."""
    roles: dict[Id, Role] = {}
    """All others, in the order they were made."""


class Records(Struct, kw_only=True):
    """Everything a file keeps of a world."""

    guild: Guild
    """The first server, for most the one."""
    bot: Id
    users: dict[Id, User]
    more_guilds: dict[Id, Guild] = {}
    """Further servers, with the same people in them."""
    channels: dict[Id, Channel] = {}
    messages: dict[Id, Message] = {}
    notifications: list[Notification] = []
    """What each phone has shown, oldest first; it stays when its message is edited or deleted."""
    commands: list[Json] = []
    guild_commands: list[Json] = []
    emojis: dict[Id, Emoji] = {}
    """Those of the bot's application."""
    last_id: int = 0
    ahead: float = 0.0
    """Seconds by which it is later here than elsewhere."""
