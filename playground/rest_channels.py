"""Channels, threads and who is in them; opening private messages."""

from __future__ import annotations

from playground import wire
from playground.data import Channel, ChannelKind, Message, MessageFlag, MessageKind
from playground.errors import Refusal
from playground.permissions import Permission
from playground.rest import Answer, Call, Routes
from playground.rest_messages import reach, require


def open_private_messages(call: Call) -> Answer:
    """POST: the private messages with somebody, even when these will not take any."""
    user = call.world.user(str(call.fields["recipient_id"]))
    return Answer(200, wire.channel(call.world, call.world.private_channel(user)))


def get_channel(call: Call) -> Answer:
    """GET a channel or thread."""
    return Answer(200, wire.channel(call.world, reach(call.world, call.params["channel_id"])))


def edit_channel(call: Call) -> Answer:
    """PATCH: archive, reopen, lock or rename a thread; rename a channel."""
    world, fields = call.world, call.fields
    channel = reach(world, call.params["channel_id"])
    if not channel.is_thread:
        require(world, Permission.MANAGE_CHANNELS, channel)
    elif not world.may_manage(world.bot, channel) or (
        (fields.get("locked") is not None or channel.is_locked)
        and not world.can(world.bot, Permission.MANAGE_THREADS, channel)
    ):
        raise Refusal(50013)
    if channel.is_archived and fields.get("archived") is not False:
        raise Refusal(50083)
    if fields.get("name"):
        world.rename(channel, fields["name"])
    if channel.is_thread:
        channel.archives_after = fields.get("auto_archive_duration") or channel.archives_after
        world.set_thread(channel, archived=fields.get("archived"), locked=fields.get("locked"))
    return Answer(200, wire.channel(world, channel))


def delete_channel(call: Call) -> Answer:
    """DELETE a channel or thread."""
    channel = reach(call.world, call.params["channel_id"])
    require(
        call.world, Permission.MANAGE_THREADS if channel.is_thread else Permission.MANAGE_CHANNELS, channel
    )
    was = wire.channel(call.world, channel)
    call.world.delete_channel(channel)
    return Answer(200, was)


def create_thread(call: Call) -> Answer:
    """POST: a thread without a message; private unless it says otherwise, as Discord has it."""
    parent = reach(call.world, call.params["channel_id"])
    kind = ChannelKind(call.fields.get("type") or ChannelKind.PRIVATE_THREAD)
    is_private = kind is ChannelKind.PRIVATE_THREAD
    rights = Permission.CREATE_PRIVATE_THREADS if is_private else Permission.CREATE_PUBLIC_THREADS
    thread = _new_thread(call, parent, kind, call.world.snowflakes.next(), rights)
    return Answer(201, wire.channel(call.world, thread))


def create_thread_from_message(call: Call) -> Answer:
    """POST: a public thread below a message, sharing its id."""
    parent = reach(call.world, call.params["channel_id"])
    message = call.world.message(call.params["message_id"], parent.id)
    if message.id in call.world.records.channels:
        raise Refusal(160004)
    kind, rights = ChannelKind.PUBLIC_THREAD, Permission.CREATE_PUBLIC_THREADS
    thread = _new_thread(call, parent, kind, message.id, rights)
    message.flags |= MessageFlag.HAS_THREAD
    call.world.update(message)
    return Answer(201, wire.channel(call.world, thread))


def _new_thread(call: Call, parent: Channel, kind: ChannelKind, id: str, right: Permission) -> Channel:
    world, fields = call.world, call.fields
    if parent.kind is not ChannelKind.TEXT:
        raise Refusal(50024)
    require(world, right, parent)
    invitable = fields.get("invitable")
    thread = Channel(
        id=id,
        kind=kind,
        name=fields["name"],
        owner=world.bot.id,
        archives_after=fields.get("auto_archive_duration") or 4320,
        is_invitable=True if invitable is None else invitable,
    )
    world.start_thread(parent, thread)
    if kind is ChannelKind.PUBLIC_THREAD and id not in world.records.messages:
        _announce(call, parent, thread)
    return thread


def _announce(call: Call, parent: Channel, thread: Channel) -> None:
    """Discord tells the channel of a public thread that hangs below no message."""
    call.world.post(
        Message(
            id=call.world.snowflakes.next(),
            channel=parent.id,
            author=call.world.bot.id,
            created=call.world.clock.now(),
            kind=MessageKind.THREAD_CREATED,
            content=thread.name,
        )
    )


def _thread(call: Call) -> Channel:
    thread = reach(call.world, call.params["channel_id"])
    if not thread.is_thread:
        raise Refusal(50024)
    if thread.is_archived:
        raise Refusal(50083)
    return thread


def add_to_thread(call: Call) -> Answer:
    """PUT somebody into a thread."""
    thread = _thread(call)
    user = call.world.user(call.params["user_id"])
    require(call.world, Permission.SEND_MESSAGES_IN_THREADS, thread)
    if not user.is_member:
        raise Refusal(10007)
    if not (thread.is_invitable or call.world.may_manage(call.world.bot, thread)):
        raise Refusal(50013)
    parent = call.world.channel(thread.parent or "")
    if not call.world.can(user, Permission.VIEW_CHANNEL, parent):
        raise Refusal(50001)
    call.world.enter_thread(thread, user)
    return Answer(204)


def remove_from_thread(call: Call) -> Answer:
    """DELETE somebody from a thread."""
    thread = _thread(call)
    if not call.world.may_manage(call.world.bot, thread):
        raise Refusal(50013)
    call.world.leave_thread(thread, call.world.user(call.params["user_id"]))
    return Answer(204)


def list_thread_members(call: Call) -> Answer:
    """GET everybody in a thread."""
    thread = reach(call.world, call.params["channel_id"])
    return Answer(200, [wire.thread_member(thread, id) for id in thread.members])


def get_thread_member(call: Call) -> Answer:
    """GET somebody's place in a thread, or 10007 when they have none."""
    thread = reach(call.world, call.params["channel_id"])
    user = call.world.user(call.params["user_id"])
    if not thread.is_thread:
        raise Refusal(50024)
    if user.id not in thread.members:
        raise Refusal(10007)
    return Answer(200, wire.thread_member(thread, user.id))


def enter_thread(call: Call) -> Answer:
    """PUT the bot itself into a thread."""
    call.world.enter_thread(_thread(call), call.world.bot)
    return Answer(204)


THREAD_MEMBERS = "/channels/{channel_id}/thread-members"
ROUTES: Routes = {
    ("POST", "/users/@me/channels"): open_private_messages,
    ("GET", "/channels/{channel_id}"): get_channel,
    ("PATCH", "/channels/{channel_id}"): edit_channel,
    ("DELETE", "/channels/{channel_id}"): delete_channel,
    ("POST", "/channels/{channel_id}/threads"): create_thread,
    ("POST", "/channels/{channel_id}/messages/{message_id}/threads"): create_thread_from_message,
    ("GET", THREAD_MEMBERS): list_thread_members,
    ("GET", THREAD_MEMBERS + "/{user_id}"): get_thread_member,
    ("PUT", THREAD_MEMBERS + "/@me"): enter_thread,
    ("PUT", THREAD_MEMBERS + "/{user_id}"): add_to_thread,
    ("DELETE", THREAD_MEMBERS + "/{user_id}"): remove_from_thread,
}
