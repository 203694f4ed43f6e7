"""Messages in channels, threads and private messages."""

from __future__ import annotations

from playground import wire
from playground.data import Channel, Id, Message, MessageKind
from playground.errors import Refusal
from playground.messages import Origin, create, edit
from playground.permissions import Permission
from playground.rest import Answer, Call, Routes
from playground.world import World

PAGE = 50


def reach(world: World, channel_id: Id) -> Channel:
    """A channel the bot may look into: 10003 when there is none, 50001 when it may not."""
    channel = world.channel(channel_id)
    if not world.can(world.bot, Permission.VIEW_CHANNEL, channel):
        raise Refusal(50001)
    return channel


def require(world: World, right: Permission, channel: Channel) -> None:
    """The bot has that right there, or 50013."""
    if not world.can(world.bot, right, channel):
        raise Refusal(50013)


def _may_send(call: Call, channel: Channel) -> None:
    world = call.world
    if channel.is_private_messages:
        recipient = world.user(channel.recipient or "")
        if not (recipient.is_member and world.bot.is_member):
            raise Refusal(50278)
        if not recipient.accepts_messages:
            raise Refusal(50007)
        return
    in_thread = Permission.SEND_MESSAGES_IN_THREADS
    require(world, in_thread if channel.is_thread else Permission.SEND_MESSAGES, channel)
    if call.fields.get("embeds"):
        require(world, Permission.EMBED_LINKS, channel)
    if call.uploads:
        require(world, Permission.ATTACH_FILES, channel)
    if channel.is_locked and not world.can(world.bot, Permission.MANAGE_THREADS, channel):
        # Sending reopens a thread, unless it is locked.
        raise Refusal(50083 if channel.is_archived else 160005)


def _answered_message(call: Call, channel: Channel) -> Id | None:
    reference = call.fields.get("message_reference")
    if not reference:
        return None
    if not call.world.can(call.world.bot, Permission.READ_MESSAGE_HISTORY, channel):
        raise Refusal(160002)
    id = str(reference["message_id"])
    found = call.world.records.messages.get(id)
    if found is None or found.channel != channel.id:
        if reference.get("fail_if_not_exists", True):
            raise Refusal(50035, broken={"message_reference": f"no message {id} here"})
        return None
    return id


def create_message(call: Call) -> Answer:
    """POST: say something."""
    channel = reach(call.world, call.params["channel_id"])
    _may_send(call, channel)
    reply_to = _answered_message(call, channel)
    kind = MessageKind.REPLY if reply_to else MessageKind.DEFAULT
    origin = Origin(channel=channel, kind=kind, reply_to=reply_to)
    return Answer(200, wire.message(call.world, create(call.world, call.fields, call.uploads, origin)))


def _found(call: Call) -> Message:
    """The message of the path; an ephemeral one is not to be had this way."""
    channel = reach(call.world, call.params["channel_id"])
    message = call.world.message(call.params["message_id"], channel.id)
    if message.is_ephemeral:
        raise Refusal(10008)
    return message


def get_message(call: Call) -> Answer:
    """GET one message."""
    message = _found(call)
    require(call.world, Permission.READ_MESSAGE_HISTORY, call.world.channel(message.channel))
    return Answer(200, wire.message(call.world, message))


def list_messages(call: Call) -> Answer:
    """GET the latest messages, newest first; none without the right to read history."""
    channel = reach(call.world, call.params["channel_id"])
    if not call.world.can(call.world.bot, Permission.READ_MESSAGE_HISTORY, channel):
        return Answer(200, [])
    before = int(call.query.get("before", call.world.snowflakes.last + 1))
    after = int(call.query.get("after", 0))
    found = [
        each
        for each in call.world.messages_in(channel)
        if not each.is_ephemeral and after < int(each.id) < before
    ]
    limit = int(call.query.get("limit", PAGE))
    page = found[:limit] if after else found[-limit:]
    return Answer(200, [wire.message(call.world, each) for each in reversed(page)])


def edit_message(call: Call) -> Answer:
    """PATCH one of the bot's own messages."""
    message = _found(call)
    if message.author != call.world.bot.id:
        raise Refusal(50005)
    _refuse_closed(call, message)
    if call.uploads:
        require(call.world, Permission.ATTACH_FILES, call.world.channel(message.channel))
    call.old_edits.count(message)
    return Answer(200, wire.message(call.world, edit(call.world, message, call.fields, call.uploads)))


def delete_message(call: Call) -> Answer:
    """DELETE a message: the bot's own, or any with the right to."""
    message = _found(call)
    if message.author != call.world.bot.id:
        require(call.world, Permission.MANAGE_MESSAGES, call.world.channel(message.channel))
    call.world.delete(message)
    return Answer(204)


def _refuse_closed(call: Call, message: Message) -> None:
    """In an archived thread nothing is changed, in a locked one only by those who manage threads."""
    thread = call.world.channel(message.channel)
    if thread.is_archived:
        raise Refusal(50083)
    if thread.is_locked and not call.world.can(call.world.bot, Permission.MANAGE_THREADS, thread):
        raise Refusal(160005)


def type_something(call: Call) -> Answer:
    """POST: show that the bot is writing."""
    channel = reach(call.world, call.params["channel_id"])
    call.world.feed.tell("typing", channel)
    return Answer(204)


MESSAGES = "/channels/{channel_id}/messages"
ROUTES: Routes = {
    ("POST", MESSAGES): create_message,
    ("GET", MESSAGES): list_messages,
    ("GET", MESSAGES + "/{message_id}"): get_message,
    ("PATCH", MESSAGES + "/{message_id}"): edit_message,
    ("DELETE", MESSAGES + "/{message_id}"): delete_message,
    ("POST", "/channels/{channel_id}/typing"): type_something,
}
