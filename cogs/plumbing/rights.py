"""What the bot may do in a server, and the link by which it is invited."""

from __future__ import annotations

import base64
from urllib.parse import urlencode

import discord

RIGHTS = (
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "create_public_threads",
    "attach_files",
    "read_message_history",
)
FOR_FRIENDS = "create_private_threads"
"""Only tables for friends need it, so that the invite link does not ask for it."""
NEEDED = discord.Permissions(**dict.fromkeys(RIGHTS, True))
"""What the invite link asks for; its value is the number in that link."""
SCOPES = ("bot", "applications.commands")
AUTHORIZE = "https://discord.com/oauth2/authorize"


def application_of(token: str) -> int | None:
    """The application's id, with which every token begins; None for what is no token."""
    first, dot, _ = token.partition(".")
    try:
        digits = base64.urlsafe_b64decode(first + "=" * (-len(first) % 4)).decode("ascii")
    except ValueError:
        return None
    return int(digits) if dot and digits.isdecimal() else None


def invitation(application: int | str) -> str:
    """The link that asks a server's administrator for exactly what the bot needs."""
    asked = {"client_id": application, "scope": " ".join(SCOPES), "permissions": NEEDED.value}
    return f"{AUTHORIZE}?{urlencode(asked)}"
