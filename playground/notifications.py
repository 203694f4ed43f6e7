"""What phones would have shown: to whom a new message rings, in which words, with a sound or without."""

from __future__ import annotations

import re

from playground.data import Id, Message, Notification, User
from playground.mentions import EMOJI, USER
from playground.world import World

CHANNEL = re.compile(r"<#(\d+)>")
LINES, LETTERS = 4, 180
"""What fits on a locked screen; more is cut, with an ellipsis."""
PICTURE, FILE = "image", "file"
SENT = {
    "en": {PICTURE: "sent an image", FILE: "sent a file"},
    "fr": {PICTURE: "a envoyé une image", FILE: "a envoyé un fichier"},
}


def ring(world: World, message: Message) -> None:
    """Note what the phones of those the message pinged show now; later edits change nothing of it.

    `mentions.pinged` has decided who they are: never the author, nobody for an ephemeral message.
    """
    if message.is_thinking:
        return
    for user in [world.user(id) for id in message.pinged]:
        if user.is_bot:
            continue
        notification = Notification(
            person=user.id,
            message=message.id,
            channel=message.channel,
            created=world.clock.now(),
            author=world.user(message.author).shown_name,
            place=_place(world, message),
            text=_text(world, message, user),
            is_silent=message.is_silent,
        )
        world.records.notifications.append(notification)
        world.feed.tell("notification", notification)


def notifications(world: World, person: Id) -> list[Notification]:
    """Everything that person's phone has shown, oldest first."""
    return [each for each in world.records.notifications if each.person == person]


def _place(world: World, message: Message) -> str:
    channel = world.channel(message.channel)
    return f"@{world.bot.shown_name}" if channel.is_private_messages else f"#{channel.name}"


def _text(world: World, message: Message, reader: User) -> str:
    """The first lines of what is said; clients show nothing at all of V2 components."""
    if message.is_v2:
        return ""
    said = message.content.strip() or _embedded(message)
    if said:
        return _beginning(_named(world, said))
    if not message.attachments:
        return ""
    is_picture = message.attachments[0].content_type.startswith("image/")
    return SENT["fr" if reader.locale.startswith("fr") else "en"][PICTURE if is_picture else FILE]


def _embedded(message: Message) -> str:
    for embed in message.embeds:
        said = str(embed.get("title") or embed.get("description") or "")
        if said:
            return said
    return ""


def _named(world: World, said: str) -> str:
    """With names for mentions and emoji."""

    def person(found: re.Match[str]) -> str:
        user = world.records.users.get(found[1])
        return f"@{user.shown_name}" if user else "@unknown"

    def place(found: re.Match[str]) -> str:
        channel = world.records.channels.get(found[1])
        return f"#{channel.name}" if channel else "#unknown"

    return EMOJI.sub(r":\1:", CHANNEL.sub(place, USER.sub(person, said)))


def _beginning(said: str) -> str:
    lines = [line for line in said.splitlines() if line.strip()]
    start = "\n".join(lines[:LINES])
    if len(start) > LETTERS:
        return start[: LETTERS - 1].rstrip() + "…"
    return start if len(lines) <= LINES else start.rstrip(". ") + "…"
