"""The world as Discord writes it: every object in the shape of discord.md 2.3 and 2.4."""

from __future__ import annotations

import hmac
from typing import Any

from playground.clock import iso
from playground.components import as_shown, embed_as_shown
from playground.data import Attachment, Channel, Emoji, Guild, Id, Json, Message, MessageFlag, Role, User
from playground.world import World

FILE_LIMIT = 10 * 1024 * 1024


def user(account: User) -> Json:
    """An account, as everybody may see it."""
    seen: Json = {
        "id": account.id,
        "username": account.name.lower(),
        "discriminator": "0",
        "avatar": None,
        "global_name": account.name,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
    }
    return seen | {"bot": True} if account.is_bot else seen


def own_user(account: User) -> Json:
    """An account, as its owner sees it."""
    return user(account) | {"mfa_enabled": True, "locale": account.locale, "verified": True, "email": None}


def member(world: World, account: User) -> Json:
    """An account as a member of the server."""
    return member_without_user(world, account) | {"user": user(account)}


def member_without_user(world: World, account: User) -> Json:
    """A member where Discord gives the account apart."""
    return {
        "avatar": None,
        "banner": None,
        "communication_disabled_until": None,
        "flags": 0,
        "joined_at": iso(account.joined),
        "nick": account.nick,
        "pending": False,
        "premium_since": None,
        "roles": [role.id for role in world.roles_of(account)],
        "mute": False,
        "deaf": False,
    }


def signature(world: World, attachment_id: Id) -> str:
    """What the address of a file must carry, so that nobody can guess it."""
    return hmac.digest(world.seal, attachment_id.encode(), "sha256").hex()


def attachment(world: World, channel: Id, kept: Attachment) -> Json:
    """A file of a message, with the address it is served at."""
    url = f"{world.address}/attachments/{channel}/{kept.id}/{kept.filename}?hm={signature(world, kept.id)}"
    optional = {"width": kept.width, "height": kept.height, "description": kept.description}
    return {
        "id": kept.id,
        "filename": kept.filename,
        "size": len(kept.content),
        "url": url,
        "proxy_url": url,
        "content_type": kept.content_type,
        **{key: value for key, value in optional.items() if value is not None},
    }


def emoji(world: World, kept: Emoji) -> Json:
    """An emoji of the bot's application."""
    return {
        "id": kept.id,
        "name": kept.name,
        "user": user(world.bot),
        "roles": [],
        "require_colons": True,
        "managed": False,
        "animated": False,
        "available": True,
    }


def message(world: World, said: Message) -> Json:
    """A message in full."""
    world = world.around(world.channel(said.channel))
    files = [attachment(world, said.channel, each) for each in said.attachments]
    by_name = {each["filename"]: each for each in files}
    shown: Json = {
        "id": said.id,
        "channel_id": said.channel,
        "author": user(world.user(said.author)),
        "content": said.content,
        "timestamp": iso(said.created),
        "edited_timestamp": None if said.edited is None else iso(said.edited),
        "tts": said.is_spoken,
        "mention_everyone": said.mentions_everyone,
        "mentions": [user(world.user(id)) for id in said.mentions],
        "mention_roles": [],
        "attachments": files,
        "embeds": [embed_as_shown(embed, by_name) for embed in said.embeds],
        "components": [as_shown(part, by_name) for part in said.components],
        "pinned": False,
        "type": int(said.kind),
        "flags": said.flags,
    }
    if said.nonce is not None:
        shown["nonce"] = said.nonce
    if said.interaction is not None:
        app = world.bot.id
        shown |= {"application_id": app, "webhook_id": app, "interaction_metadata": said.interaction}
    if said.reply_to is not None:
        shown["message_reference"] = {
            "type": 0,
            "channel_id": said.channel,
            "message_id": said.reply_to,
            "guild_id": world.guild.id,
        }
    if said.flags & MessageFlag.HAS_THREAD and said.id in world.records.channels:
        shown["thread"] = channel(world, world.channel(said.id))
    return shown


def message_event(world: World, said: Message) -> Json:
    """A message as the gateway tells of it."""
    shown, place = message(world, said), world.channel(said.channel)
    world = world.around(place)
    if not place.is_private_messages:
        shown["guild_id"] = world.guild.id
        author = world.user(said.author)
        if author.is_member and said.interaction is None:
            shown["member"] = member_without_user(world, author)
    return shown


def channel(world: World, place: Channel, *, for_interaction: bool = False) -> Json:
    """A channel, a thread, or private messages."""
    world = world.around(place)
    told = [each for each in world.messages_in(place) if not each.is_ephemeral]
    common: Json = {
        "id": place.id,
        "type": int(place.kind),
        "last_message_id": told[-1].id if told else None,
        "flags": 0,
    }
    if place.is_private_messages:
        # An interaction does not say who the recipient is (discord.md 2.2).
        recipient = world.user(place.recipient or "")
        return common if for_interaction else common | {"recipients": [user(recipient)]}
    common |= {"guild_id": world.guild.id, "name": place.name, "rate_limit_per_user": 0}
    if place.is_thread:
        return common | _thread_parts(world, place, len(told))
    return common | {
        "parent_id": None,
        "position": place.position,
        "topic": None,
        "nsfw": False,
        "permission_overwrites": [
            {
                "id": target,
                "type": int(target in world.records.users),
                "allow": str(place.granted.get(target, 0)),
                "deny": str(place.denied.get(target, 0)),
            }
            for target in place.granted.keys() | place.denied.keys()
        ],
    }


def _thread_parts(world: World, thread: Channel, message_count: int) -> Json:
    parts: Json = {
        "parent_id": thread.parent,
        "owner_id": thread.owner,
        "message_count": message_count,
        "member_count": len(thread.members),
        "total_message_sent": thread.sent,
        "thread_metadata": {
            "archived": thread.is_archived,
            "archive_timestamp": iso(thread.archive_changed),
            "auto_archive_duration": thread.archives_after,
            "locked": thread.is_locked,
            "create_timestamp": iso(thread.members.get(thread.owner or "", thread.archive_changed)),
            "invitable": thread.is_invitable,
        },
    }
    if world.bot.id in thread.members:
        parts["member"] = thread_member(thread, world.bot.id)
    return parts


def thread_member(thread: Channel, user_id: Id) -> Json:
    """Somebody's place in a thread."""
    return {
        "id": thread.id,
        "user_id": user_id,
        "join_timestamp": iso(thread.members[user_id]),
        "flags": 0,
    }


def role(world: World, it: Role) -> Json:
    """A role of the server; the bot's own came with its invitation, and is nobody's to give."""
    above_everyone = [each.id for each in world.roles()]
    return {
        "id": it.id,
        "name": it.name,
        "permissions": str(it.rights),
        "position": 1 + above_everyone.index(it.id) if it.id in above_everyone else 0,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": it.id == world.guild.bot_role,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    } | ({"tags": {"bot_id": world.bot.id}} if it.id == world.guild.bot_role else {})


def guild(world: World) -> Json:
    """The server without what is in it."""
    it: Guild = world.guild
    nothing = (
        "icon", "description", "banner", "splash", "discovery_splash", "home_header", "application_id",
        "vanity_url_code", "afk_channel_id", "system_channel_id", "widget_channel_id", "rules_channel_id",
        "public_updates_channel_id", "safety_alerts_channel_id",
    )  # fmt: skip
    zero = (
        "verification_level", "explicit_content_filter", "default_message_notifications", "mfa_level",
        "nsfw_level", "premium_tier", "premium_subscription_count", "system_channel_flags",
    )  # fmt: skip
    return {
        **dict.fromkeys(nothing),
        **dict.fromkeys(zero, 0),
        "id": it.id,
        "name": it.name,
        "owner_id": it.owner,
        "region": "",
        "afk_timeout": 300,
        "widget_enabled": False,
        "preferred_locale": it.locale,
        "premium_progress_bar_enabled": False,
        "nsfw": False,
        "max_presences": None,
        "max_members": 500_000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "features": [],
        "emojis": [],
        "stickers": [],
        "incidents_data": None,
        "roles": [role(world, each) for each in (world.everyone, *world.roles())],
    }


def guild_event(world: World, *, is_new: bool) -> Json:
    """The server as the gateway tells of it: with the channels and threads the bot sees."""
    channels = world.channels()
    known: Json = {
        "joined_at": iso(world.bot.joined),
        "large": False,
        "member_count": len(world.members()),
        "members": [member(world, world.bot)],
        "channels": [
            channel(world, each) for each in channels if not (each.is_thread or each.is_private_messages)
        ],
        "threads": [channel(world, each) for each in active_threads(world)],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }
    # A server the bot has just been invited to carries no `unavailable`.
    return guild(world) | known | ({} if is_new else {"unavailable": False})


def active_threads(world: World) -> list[Channel]:
    """The open threads that the bot may see."""
    return [
        each
        for each in world.channels()
        if each.is_thread and not each.is_archived and world.rights(world.bot, each)
    ]


def application(world: World) -> Json:
    """The bot's application, as its owner sees it."""
    about: dict[str, Any] = {
        "id": world.bot.id,
        "name": world.bot.name,
        "icon": None,
        "description": "",
        "type": None,
        "bot": user(world.bot),
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0",
        "owner": user(world.user(world.guild.owner)),
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "approximate_guild_count": int(world.bot.is_member) * len(world.servers),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": [],
    }
    return about
