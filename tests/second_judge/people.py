"""People inside simcord who do and see what the stand-in's people do, so that scenarios are written once."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import TYPE_CHECKING, TypeVar

from simcord import Env, InteractionResult, MemberActor
from simcord.backend.models import Message as SimcordMessage
from simcord.builders import ChannelHandle, UserHandle
from simcord.results import ResponseMessage

from playground import forms, slash
from playground.components import walk
from playground.data import Attachment, Channel, Message, MessageKind, Role, User
from playground.people import Choice, Person, Reply
from playground.seen import Form, Impossible, Seen, plain, seen
from playground.world import World

if TYPE_CHECKING:
    from tests.second_judge.stages import InSimcord

T = TypeVar("T")


def as_recorded(env: Env, message: SimcordMessage) -> Message:
    """A message of simcord's in the stand-in's own record, so that the same eyes read both."""
    return Message(
        id=str(message.id),
        channel=str(message.channel_id),
        author=str(message.author_id),
        created=moment(message.timestamp),
        kind=MessageKind(message.type),
        content=message.content,
        embeds=message.embeds,
        components=message.components,
        attachments=[
            Attachment(
                id=kept["id"],
                filename=kept["filename"],
                content_type=kept["content_type"],
                content=env.backend.cdn.get(kept["url"]) or b"",
                description=kept["description"],
            )
            for kept in message.attachments
        ],
        flags=message.flags,
        edited=None if message.edited_timestamp is None else moment(message.edited_timestamp),
        mentions=[str(user) for user in message.mention_user_ids],
        pinged=[str(user) for user in message.ping_user_ids],
    )


def moment(iso: str) -> float:
    """In seconds, as the stand-in counts."""
    return datetime.fromisoformat(iso).timestamp()


class SimcordReply(Reply):
    """What came of something a person did in simcord."""

    def __init__(self, env: Env, world: World, result: InteractionResult) -> None:
        self._env = env
        self._world = world
        self.result = result

    @property
    def message(self) -> Seen:
        said = self.result.followups if self.result.deferred else []
        shown = said[0] if said else self.result.response
        if shown is None:
            raise Impossible("no message answers")
        return self._seen(shown)

    @property
    def form(self) -> Form:
        form = self.result.modal
        if form is None:
            raise Impossible("no form opened")
        return Form(form["custom_id"], form["title"], tuple(form["components"]), opened_by="")

    @property
    def is_form(self) -> bool:
        return self.result.modal is not None

    @property
    def is_silent(self) -> bool:
        return self.result.deferred

    async def updated(self) -> Seen:
        """As it is: simcord lets the bot finish before anything else happens."""
        return self.message

    @property
    def follow_ups(self) -> list[Seen]:
        return [self._seen(each) for each in self.result.followups]

    async def followed_up(self) -> Seen:
        return self.follow_ups[-1]

    def _seen(self, shown: ResponseMessage) -> Seen:
        stored = self._env.backend.get_message(shown.channel_id, shown.id)
        return seen(self._world, as_recorded(self._env, stored))


class SimcordPerson(Person):
    """Somebody in simcord, at a place there."""

    def __init__(self, stage: InSimcord, member: MemberActor, user: User, place: Channel) -> None:
        self._stage = stage
        self._member = member
        self._env = stage.env
        self._world = stage.world
        self.user = user
        self.place = place

    def at(self, place: Channel | str) -> SimcordPerson:
        channel = self._world.channel_named(place) if isinstance(place, str) else place
        return SimcordPerson(self._stage, self._member, self.user, channel)

    def in_private(self) -> SimcordPerson:
        return self.at(self._stage.private_channel(self._member.user))

    # Looking

    def sees(self, place: Channel | None = None) -> list[Seen]:
        channel = int((place or self.place).id)
        return [
            seen(self._world, as_recorded(self._env, each))
            for each in self._env.backend.messages[channel].values()
            if each.visible_to(self._member.id)
        ]

    async def until(self, wish: Callable[[], T | None], waiting_for: str) -> T:
        """At once or never: simcord lets the bot finish before anything else happens."""
        found = wish()
        if not found:
            raise AssertionError(f"{self.name}: {waiting_for}")
        return found

    # Doing

    async def uses(self, command: str, /, **options: slash.Value | Person) -> Reply:
        path = command.removeprefix("/")
        given = {name: self._chosen(path, name, value) for name, value in options.items()}
        if self.place.is_private_messages:
            result = await self._member.user.slash(path, **given)
        else:
            result = await self._member.slash(self._channel(), path, **given)
        return self._reply(result)

    async def completes(self, command: str, /, **options: slash.Value | Person) -> list[Choice]:
        path = command.removeprefix("/")
        *before, (name, typed) = options.items()
        filled = dict(before)
        if self.place.is_private_messages:
            lines = await self._member.user.autocomplete(path, name, str(typed), **filled)
        else:
            lines = await self._member.autocomplete(self._channel(), path, name, str(typed), **filled)
        return [Choice(line["name"], line["value"]) for line in lines]

    async def presses(self, button: str, on: Seen | Reply) -> Reply:
        message, now = self._now(on)
        found = now.button(button)
        return self._reply(await self._actor().click(message, custom_id=found.custom_id))

    async def selects(
        self, *wanted: str | Person | Role | Channel, on: Seen | Reply, menu: str | None = None
    ) -> Reply:
        message, now = self._now(on)
        found = now.menu(menu)
        values = {name: option.value for option in found.options for name in (option.label, option.value)}
        picked = [values[str(each)] for each in wanted]
        return self._reply(await self._actor().select(message, picked, custom_id=found.custom_id))

    async def fills(self, form: Form | Reply, /, **entries: forms.Entry) -> Reply:
        assert isinstance(form, SimcordReply), "simcord wants what opened the form"
        parts = walk(forms.filled(form.form, entries)["components"])
        values = {part["custom_id"]: part["value"] for part in parts if "custom_id" in part}
        return self._reply(await self._actor().submit_modal(form.result, values))

    # Changing the world

    def closes_private_messages(self) -> None:
        private = self._member.user.dm_channel.id
        self._env.inject_error("POST", f"/channels/{private}/messages", status=403, code=50007, times=None)

    # Inside

    def _actor(self) -> MemberActor | UserHandle:
        return self._member.user if self.place.is_private_messages else self._member

    def _channel(self) -> ChannelHandle:
        return ChannelHandle(self._env, self._member.guild, self._env.backend.get_channel(int(self.place.id)))

    def _chosen(self, path: str, name: str, value: slash.Value | Person) -> slash.Value | Person:
        """The value behind a choice's name; simcord knows choices by their values alone."""
        command = self._env.backend.find_command(path, None) or {}
        choices = [
            choice
            for option in command.get("options", ())
            if plain(option["name"]) == name
            for choice in option.get("choices", ())
        ]
        return next((choice["value"] for choice in choices if choice["name"] == value), value)

    def _now(self, on: Seen | Reply) -> tuple[ResponseMessage, Seen]:
        """The message as it is now, for simcord and for our eyes."""
        message = on.message if isinstance(on, Reply) else on
        stored = self._env.backend.get_message(int(message.channel), int(message.id))
        return ResponseMessage(self._env, stored), seen(self._world, as_recorded(self._env, stored))

    def _reply(self, result: InteractionResult) -> SimcordReply:
        return SimcordReply(self._env, self._world, result)
