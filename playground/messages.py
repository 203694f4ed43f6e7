"""Making and changing messages from what the bot sends."""

from __future__ import annotations

import mimetypes
import re
import struct

from msgspec import Struct
from msgspec.structs import replace

from playground.components import numbered
from playground.data import Attachment, Channel, Id, Json, Message, MessageFlag, MessageKind, User
from playground.errors import Refusal
from playground.limits import SENDABLE, Draft, check_message, refuse_unknown_emoji
from playground.mentions import mark_mentions, pinged
from playground.notifications import ring
from playground.wire import FILE_LIMIT
from playground.world import World

NONCE_MEMORY = 300.0
"""Seconds; Discord says "the past few minutes"."""
OLD_AGE = 3600.0
OLD_EDITS = 3
"""Edits of hour-old messages per channel and hour; Discord tells no number, so ours is a low one."""
PNG_HEADER = b"\x89PNG\r\n\x1a\n"
EDITABLE = MessageFlag.SUPPRESS_EMBEDS | MessageFlag.COMPONENTS_V2


class Upload(Struct):
    """A file of a multipart request, by its number in it."""

    index: int
    filename: str
    content: bytes


class Origin(Struct, kw_only=True):
    """Where a new message comes from."""

    channel: Channel
    only_for: Id | None = None
    interaction: Json | None = None
    kind: MessageKind = MessageKind.DEFAULT
    reply_to: Id | None = None


def create(world: World, body: Json, uploads: list[Upload], origin: Origin) -> Message:
    """Post what the bot sent, or return the message that already carries its nonce."""
    earlier = _with_nonce(world, body)
    if earlier is not None:
        return earlier
    message = Message(
        id=world.snowflakes.next(),
        channel=origin.channel.id,
        author=world.bot.id,
        created=world.clock.now(),
        kind=origin.kind,
        only_for=origin.only_for,
        interaction=origin.interaction,
        reply_to=origin.reply_to,
        nonce=body.get("nonce"),
        is_spoken=bool(body.get("tts")),
    )
    private = MessageFlag.EPHEMERAL if origin.only_for else 0
    _write(world, message, body, uploads, private | (body.get("flags") or 0) & SENDABLE)
    return _post(world, message)


def speak(world: World, user: User, channel: Channel, words: str) -> Message:
    """A person writes something."""
    message = Message(
        id=world.snowflakes.next(),
        channel=channel.id,
        author=user.id,
        created=world.clock.now(),
        content=words,
    )
    mark_mentions(world, message, None)
    return _post(world, message)


def _post(world: World, message: Message) -> Message:
    message.pinged = pinged(world, message)
    world.post(message)
    ring(world, message)
    return message


def edit(world: World, message: Message, body: Json, uploads: list[Upload]) -> Message:
    """Change what the request names and leave the rest; nobody is pinged, and V2 stays for ever."""
    kept = message.flags & ~MessageFlag.SUPPRESS_EMBEDS if "flags" in body else message.flags
    _write(world, message, body, uploads, kept | (body.get("flags") or 0) & EDITABLE)
    message.edited = world.clock.now()
    return world.update(message)


def fill_waiting(world: World, message: Message, body: Json, uploads: list[Upload]) -> Message:
    """The first follow-up becomes the message that was waiting, private or not as that one was."""
    kept = message.flags & MessageFlag.EPHEMERAL
    _write(world, message, body, uploads, kept | (body.get("flags") or 0) & SENDABLE)
    message.pinged = pinged(world, message)
    world.update(message)
    ring(world, message)
    return message


def _write(world: World, message: Message, body: Json, uploads: list[Upload], flags: int) -> None:
    """Put the request's words, parts and files into the message, if Discord would take them."""
    attachments = _attachments_after(world, message.attachments, body, uploads)
    draft = Draft(
        content=body.get("content", message.content) or "",
        embeds=body.get("embeds", message.embeds) or [],
        parts=body.get("components", message.components) or [],
        flags=flags,
        filenames=[each.filename for each in attachments],
        body=body,
        is_interaction=message.interaction is not None,
    )
    check_message(draft)
    if "components" in body:
        refuse_unknown_emoji(draft.parts, world.records.emojis)
    message.flags = flags
    message.content, message.embeds = draft.content, draft.embeds
    message.components, message.attachments = numbered(draft.parts), attachments
    if {"content", "components", "allowed_mentions"} & body.keys():
        mark_mentions(world, message, body.get("allowed_mentions"))


def _attachments_after(
    world: World, before: list[Attachment], body: Json, uploads: list[Upload]
) -> list[Attachment]:
    """`attachments`, where given, is the complete list wanted; new files it does not name are added."""
    wanted = body.get("attachments")
    listed: list[Json] = [{"id": each.id} for each in before] if wanted is None else wanted
    waiting = {str(upload.index): upload for upload in uploads}
    kept = {each.id: each for each in before}
    after = []
    for entry in listed:
        id = str(entry["id"])
        if id in waiting:
            after.append(_stored(world, waiting.pop(id), entry))
        elif id in kept:
            description = entry.get("description", kept[id].description)
            after.append(replace(kept[id], description=description))
        else:
            raise Refusal(50035, broken={"attachment_unknown": f"{id} is neither sent nor there"})
    return after + [_stored(world, upload, {}) for upload in waiting.values()]


def _stored(world: World, upload: Upload, entry: Json) -> Attachment:
    if len(upload.content) > FILE_LIMIT:
        raise Refusal(40005, broken={"file_size": f"{upload.filename}: {len(upload.content)} bytes"})
    filename = re.sub(r"[^\w.-]", "_", entry.get("filename") or upload.filename, flags=re.ASCII)
    width, height = _picture_size(upload.content)
    return Attachment(
        id=world.snowflakes.next(),
        filename=filename,
        content_type=mimetypes.guess_type(filename)[0] or "application/octet-stream",
        content=upload.content,
        width=width,
        height=height,
        description=entry.get("description"),
    )


def _picture_size(content: bytes) -> tuple[int, int] | tuple[None, None]:
    """Width and height of a PNG; None for other files."""
    if content[:8] != PNG_HEADER or len(content) < 24:
        return None, None
    width, height = struct.unpack(">II", content[16:24])
    return width, height


def _with_nonce(world: World, body: Json) -> Message | None:
    """The bot's message of the last minutes with the same nonce, when it is to be enforced."""
    if not body.get("enforce_nonce") or body.get("nonce") is None:
        return None
    since = world.clock.now() - NONCE_MEMORY
    for message in reversed(world.records.messages.values()):
        if message.nonce == body["nonce"] and message.author == world.bot.id and message.created >= since:
            return message
    return None


class OldEdits:
    """Discord's special limit on editing messages older than an hour (30046)."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._edits: dict[Id, list[float]] = {}

    def count(self, message: Message) -> None:
        """Allow this edit, or refuse it until the oldest one is an hour ago."""
        now = self._world.clock.now()
        if now - message.created <= OLD_AGE:
            return
        recent = [moment for moment in self._edits.get(message.channel, []) if now - moment < OLD_AGE]
        if len(recent) >= OLD_EDITS:
            raise Refusal(30046, retry_after=round(recent[0] + OLD_AGE - now, 3))
        self._edits[message.channel] = [*recent, now]
