"""The world as the page is told of it: everything the players of this machine may see, marked whose it is."""

from __future__ import annotations

import msgspec

from playground import wire
from playground.data import Channel, Json, Message, Notification, User
from playground.interactions import Interactions, Kind
from playground.notifications import notifications
from playground.permissions import Permission
from playground.world import World

PAGE = 60
"""Messages of a channel that a window is told at once; earlier ones when it asks."""
BELL = 100
"""Notifications of a player that a window is told at once."""


def players(world: World) -> list[User]:
    """Everybody who can be played here, in the order they came."""
    return [user for user in world.members() if not user.is_bot]


def player(user: User) -> Json:
    """Somebody who can be played here."""
    return {
        "id": user.id,
        "name": user.shown_name,
        "locale": user.locale,
        "accepts_messages": user.accepts_messages,
        "read": user.read,
    }


def notification(shown: Notification) -> Json:
    """What a player's phone showed."""
    told: Json = msgspec.to_builtins(shown)
    return told


def bells(world: World) -> list[Json]:
    """The latest of what each player's phone showed, oldest first."""
    return [notification(each) for who in players(world) for each in notifications(world, who.id)[-BELL:]]


def channel(world: World, place: Channel) -> Json:
    """A channel, a thread or private messages, with who sees it and who may write in it."""
    writing = Permission.SEND_MESSAGES_IN_THREADS if place.is_thread else Permission.SEND_MESSAGES
    everybody = players(world)
    return {
        "id": place.id,
        "kind": int(place.kind),
        "name": place.name,
        "parent": place.parent,
        "recipient": place.recipient,
        "is_archived": place.is_archived,
        "is_locked": place.is_locked,
        "seen_by": [each.id for each in everybody if world.can(each, Permission.VIEW_CHANNEL, place)],
        "written_by": [each.id for each in everybody if world.can(each, writing, place)],
    }


def roles(world: World) -> list[Json]:
    """Every role but everyone's, as a menu offers it."""
    return [{"id": each.id, "name": each.name} for each in world.roles()]


def channels(world: World) -> list[Json]:
    """All of them, in the order they came."""
    return [channel(world, each) for each in world.records.channels.values()]


def message(world: World, interactions: Interactions, said: Message) -> Json:
    """A message in full, with whose eyes it is for and whom it called."""
    told = wire.message(world, said)
    metadata = said.interaction or {}
    return told | {
        "author": said.author,
        "only_for": said.only_for,
        "pinged": said.pinged,
        "is_thinking": said.is_thinking,
        "used": _command(interactions, metadata) if said.kind == 20 else None,
    }


def _command(interactions: Interactions, metadata: Json) -> Json:
    """Who used which command; its name is forgotten when the playground ends."""
    interaction = interactions.find(metadata["id"])
    name = None
    if interaction is not None and interaction.kind is Kind.COMMAND:
        name = " ".join(_path(interaction.data))
    return {"player": metadata["user"]["id"], "command": name}


def _path(data: Json) -> list[str]:
    below = [_path(each) for each in data.get("options", []) if each["type"] <= 2]
    return [data["name"], *(below[0] if below else [])]


def latest(world: World, place: Channel, before: int | None = None) -> list[Message]:
    """The newest messages of a place, or the newest before that id, oldest first.

    Private answers come along uncounted: many of them must not push the board off the page.
    """
    found = [each for each in world.messages_in(place) if before is None or int(each.id) < before]
    public = [number for number, each in enumerate(found) if each.only_for is None]
    return found[public[-PAGE] :] if len(public) > PAGE else found
