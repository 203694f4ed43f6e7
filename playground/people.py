"""The people of a world, for tests that read like what they do: "Ada uses /play", "Ben presses Join"."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TypeVar

from msgspec import Struct

from playground import forms, slash, wire
from playground.components import Part
from playground.data import Channel, Id, Json, MessageFlag, Notification, Role, User
from playground.feed import TooLate
from playground.interactions import FIRST_ANSWER, Callback, Interaction, Kind
from playground.messages import speak
from playground.notifications import notifications
from playground.permissions import Permission
from playground.seen import Form, Impossible, Menu, Seen, seen
from playground.server import Server

T = TypeVar("T")
PATIENCE = 10.0
"""Seconds of the world that somebody waits for what a deferral promised."""
MOMENT = 0.05
"""Seconds in which somebody who sees the pressed message change looks whether more comes of the press."""


class Choice(Struct, frozen=True):
    """One line of a completion."""

    name: str
    value: str | int | float


class Reply:
    """What came of something a person did, as that person sees it now."""

    def __init__(self, person: Person, interaction: Interaction) -> None:
        self._person = person
        self._interaction = interaction

    @property
    def message(self) -> Seen:
        """The message that answers, or was updated; after a mere deferral first what is for them alone."""
        world = self._person.server.world
        message = world.records.messages.get(self._shown or "")
        if message is None:
            raise Impossible(f"no message answers {self._person.name}")
        return seen(world, message)

    @property
    def _shown(self) -> Id | None:
        asked = self._interaction
        return (asked.shown if self.is_silent else None) or asked.original

    @property
    def id(self) -> str:
        """Of what they did."""
        return self._interaction.id

    @property
    def text(self) -> str:
        """What the answer says."""
        return self.message.text

    @property
    def answered_by(self) -> Id | None:
        """The message that answers or was updated, if it is still there."""
        messages = self._person.server.world.records.messages
        return self._shown if self._shown in messages else None

    @property
    def form(self) -> Form:
        """The form that opened."""
        form = self._interaction.form
        if form is None:
            raise Impossible(f"no form opened for {self._person.name}")
        return Form(form["custom_id"], form["title"], tuple(form["components"]), self._interaction.id)

    @property
    def is_form(self) -> bool:
        """Whether a form opened instead of a message."""
        return self._interaction.form is not None

    @property
    def is_silent(self) -> bool:
        """Whether the bot at first only said that it heard."""
        return self._interaction.answer is Callback.DEFER_UPDATE

    async def updated(self) -> Seen:
        """The answer, at the latest once there is something to see after the bot only said that it heard."""
        asked = self._interaction
        await self._person.until(
            lambda: not asked.is_deferred or asked.shown is not None or asked.revisions > 0, "no update"
        )
        return self.message

    async def followed_up(self) -> Seen:
        """The latest thing the bot said after its answer, once there is one."""
        return await self._person.until(
            lambda: self.follow_ups[-1] if self.follow_ups else None, "no more said"
        )

    @property
    def follow_ups(self) -> list[Seen]:
        """What the bot said after its answer, oldest first."""
        world = self._person.server.world
        return [
            seen(world, message)
            for message in world.records.messages.values()
            if (message.interaction or {}).get("id") == self._interaction.id
            and message.id != self._interaction.original
        ]


class Person:
    """Somebody at a place: a channel, a thread, or the private messages with the bot."""

    def __init__(self, server: Server, user: User, place: Channel) -> None:
        self.server = server
        self.user = user
        self.place = place
        self._world = server.world

    @property
    def name(self) -> str:
        """What others call them."""
        return self.user.shown_name

    @property
    def mention(self) -> str:
        """How a message names them."""
        return f"<@{self.user.id}>"

    def at(self, place: Channel | str) -> Person:
        """The same person elsewhere."""
        channel = self._world.channel_named(place) if isinstance(place, str) else place
        return Person(self.server, self.user, channel)

    def in_private(self) -> Person:
        """The same person in their private messages with the bot."""
        return self.at(self._world.private_channel(self.user))

    # Looking

    def sees(self, place: Channel | None = None) -> list[Seen]:
        """The messages there, oldest first, their own private ones included."""
        return [seen(self._world, each) for each in self._world.seen_by(self.user, place or self.place)]

    def private_messages(self) -> list[Seen]:
        """What the bot and they have written to each other."""
        return self.in_private().sees()

    def pings(self) -> list[Seen]:
        """Every message that notified them, oldest first."""
        messages = self._world.records.messages.values()
        return [seen(self._world, each) for each in messages if self.user.id in each.pinged]

    def notifications(self) -> list[Notification]:
        """What their phone has shown, oldest first, as it was shown then."""
        return notifications(self._world, self.user.id)

    def unread(self, place: Channel | None = None) -> list[Seen]:
        """What they have not read there."""
        return [seen(self._world, each) for each in self._world.unread(self.user, place or self.place)]

    def reads(self, place: Channel | None = None) -> None:
        """They have now read everything there."""
        self._world.read(self.user, place or self.place)

    async def until(self, wish: Callable[[], T | None], waiting_for: str) -> T:
        """Wait until `wish` returns something true to it; no longer than patience allows."""
        before = self._world.clock.now() + PATIENCE
        return await self._world.feed.until(wish, before=before, waiting_for=f"{self.name}: {waiting_for}")

    async def waits_to_see(self, words: str, place: Channel | None = None) -> Seen:
        """The first message there that says this, once it does."""
        return await self.until(
            lambda: next((each for each in self.sees(place) if words in each.text), None), f"{words!r}"
        )

    # Doing

    def says(self, words: str) -> Seen:
        """Write something here."""
        right = Permission.SEND_MESSAGES_IN_THREADS if self.place.is_thread else Permission.SEND_MESSAGES
        if self.place.is_locked:
            right |= Permission.MANAGE_THREADS
        if not self._world.can(self.user, right, self.place):
            raise Impossible(f"{self.name} may not write here")
        return seen(self._world, speak(self._world, self.user, self.place, words))

    async def uses(self, command: str, /, **options: slash.Value | Person) -> Reply:
        """Use a slash command, named in English or in their own language."""
        line = slash.Line(self._world, self.user, self.place, command)
        return await self._do(Kind.COMMAND, line.complete(_accounts(options)), command)

    async def completes(self, command: str, /, **options: slash.Value | Person) -> list[Choice]:
        """What is offered while the last of these options is being typed."""
        line = slash.Line(self._world, self.user, self.place, command)
        interaction = await self._ask(Kind.COMPLETION, line.typing(_accounts(options)), command)
        return [Choice(slash.local_name(each, self.user), each["value"]) for each in interaction.choices]

    async def presses(self, button: str, on: Seen | Reply) -> Reply:
        """Press a button, found by its label or custom_id in the message as it is now."""
        message = self._current(on)
        found = message.button(button)
        if found.is_disabled or found.custom_id is None:
            raise Impossible(f"{button} cannot be pressed")
        data = {"custom_id": found.custom_id, "component_type": int(Part.BUTTON)}
        return await self._do(Kind.COMPONENT, data, button, message)

    async def selects(
        self, *wanted: str | Person | Role | Channel, on: Seen | Reply, menu: str | None = None
    ) -> Reply:
        """Choose from a menu: lines by label or value, or people, roles, channels."""
        message = self._current(on)
        found = message.menu(menu)
        if found.is_disabled or not found.least <= len(wanted) <= found.most:
            raise Impossible(f"{found.placeholder} does not take {len(wanted)}")
        data: Json = {"custom_id": found.custom_id, "component_type": int(found.kind)}
        if found.kind is Part.MENU:
            data["values"] = [_line(found, each) for each in wanted]
        else:
            data |= self._picked(found, wanted)
        return await self._do(Kind.COMPONENT, data, f"{wanted}", message)

    async def fills(self, form: Form | Reply, /, **entries: forms.Entry) -> Reply:
        """Send a form, its fields named by label or custom_id."""
        paper = form.form if isinstance(form, Reply) else form
        opener = self.server.interactions.known(paper.opened_by)
        if opener.user != self.user.id:
            raise Impossible(f"{self.name} sees no such form")
        interaction = self.server.interactions.make(
            Kind.FORM, self.user.id, self.place.id, forms.filled(paper, entries), message=opener.message
        )
        interaction.channel = opener.channel
        interaction.trigger = self.server.interactions.metadata(opener)
        return await self._finish(interaction, paper.title)

    # Changing the world

    def leaves(self) -> None:
        """Leave the server."""
        self._world.leave(self.user)

    def returns(self) -> None:
        """Come back to the server."""
        self._world.join(self.user)

    def receives(self, role: Role) -> None:
        """Be given a role."""
        self._world.give_role(self.user, role)

    def loses(self, role: Role) -> None:
        """Have a role no more."""
        self._world.take_role(self.user, role)

    def closes_private_messages(self) -> None:
        """Take no private messages from the bot any more."""
        self.user.accepts_messages = False

    def opens_private_messages(self) -> None:
        """Take private messages from the bot again."""
        self.user.accepts_messages = True

    # Inside

    def _current(self, on: Seen | Reply) -> Seen:
        """The message as it is now, if they can still see it."""
        id = on.message.id if isinstance(on, Reply) else on.id
        message = self._world.records.messages.get(id)
        if message is None or message.only_for not in (None, self.user.id):
            raise Impossible(f"{self.name} sees no such message")
        if not self._world.can(self.user, Permission.VIEW_CHANNEL, self._world.channel(message.channel)):
            raise Impossible(f"{self.name} cannot look there")
        return seen(self._world, message)

    def _picked(self, menu: Menu, wanted: Sequence[str | Person | Role | Channel]) -> Json:
        """What Discord says of whom or what is chosen, by the kind of the menu."""
        people = [each.user for each in wanted if isinstance(each, Person)]
        roles = [each for each in wanted if isinstance(each, Role)]
        channels = [each for each in wanted if isinstance(each, Channel)]
        fitting: dict[Part, Sequence[User | Role | Channel]] = {
            Part.USER_MENU: people,
            Part.ROLE_MENU: roles,
            Part.CHANNEL_MENU: channels,
        }
        chosen = fitting.get(menu.kind, [*people, *roles])
        if len(chosen) != len(wanted) or any(
            menu.channel_kinds and each.kind not in menu.channel_kinds for each in channels
        ):
            raise Impossible(f"{menu.placeholder} does not offer {wanted}")
        world = self._world
        resolved: Json = {
            "users": {each.id: wire.user(each) for each in people},
            "members": {
                each.id: wire.member_without_user(world, each)
                | {"permissions": str(int(world.rights(each, self.place)))}
                for each in people
            },
            "roles": {each.id: wire.role(world, each) for each in roles},
            "channels": {
                each.id: wire.channel(world, each) | {"permissions": str(int(world.rights(self.user, each)))}
                for each in channels
            },
        }
        return {
            "values": [each.id for each in chosen],
            "resolved": {kind: found for kind, found in resolved.items() if found},
        }

    async def _do(self, kind: Kind, data: Json, doing: str, on: Seen | None = None) -> Reply:
        place = on.channel if on else self.place.id
        interaction = self.server.interactions.make(
            kind, self.user.id, place, data, message=on.id if on else None
        )
        return await self._finish(interaction, doing)

    async def _finish(self, interaction: Interaction, doing: str) -> Reply:
        """Wait for the answer, and for what a deferral promises."""
        before = self._looks(interaction)
        await self._answered(interaction, doing)
        if interaction.answer is Callback.DEFER_MESSAGE:
            await self.until(lambda: not self._is_thinking(interaction), f"{doing}: still thinking")
        if interaction.answer is Callback.DEFER_UPDATE:
            await self._look_out(interaction, before)
        return Reply(self, interaction)

    async def _look_out(self, interaction: Interaction, before: object) -> None:
        """Wait for what comes of a press that was only heard; it may be nothing, or not theirs to see."""
        feed, clock = self._world.feed, self._world.clock
        for wish, patience in (
            (lambda: interaction.shown or self._looks(interaction) != before, FIRST_ANSWER),
            (lambda: interaction.shown, MOMENT),
        ):
            with suppress(TooLate):
                await feed.until(wish, before=clock.now() + patience, waiting_for="something to see")

    def _looks(self, interaction: Interaction) -> object:
        """Something that is another whenever the pressed message is."""
        message = self._world.records.messages.get(interaction.message or "")
        return None if message is None else (message.edited,)

    async def _ask(self, kind: Kind, data: Json, doing: str) -> Interaction:
        interaction = self.server.interactions.make(kind, self.user.id, self.place.id, data)
        return await self._answered(interaction, doing)

    async def _answered(self, interaction: Interaction, doing: str) -> Interaction:
        self.server.interactions.open(interaction)
        await self._world.feed.until(
            lambda: interaction.answer,
            before=interaction.created + FIRST_ANSWER,
            waiting_for=f"{self.name}: {doing}: the application did not respond",
        )
        return interaction

    def _is_thinking(self, interaction: Interaction) -> bool:
        message = self._world.records.messages.get(interaction.original or "")
        return message is not None and bool(message.flags & MessageFlag.LOADING)


def _accounts(options: dict[str, slash.Value | Person]) -> dict[str, slash.Value]:
    return {name: value.user if isinstance(value, Person) else value for name, value in options.items()}


def _line(menu: Menu, name: str | Person | Role | Channel) -> str:
    for option in menu.options:
        if name in (option.label, option.value):
            return option.value
    raise Impossible(f"{menu.placeholder} does not offer {name!r}")


class Playground(Server):
    """A server with people in it."""

    def person(self, name: str, locale: str = "en-US", nick: str | None = None) -> Person:
        """Somebody of that name, who begins in the first channel; a new account when there is none."""
        users = self.world.records.users.values()
        known = next((user for user in users if user.name == name), None)
        user = known or self.world.add_user(name, locale, nick)
        return Person(self, user, next(iter(self.world.records.channels.values())))


__all__ = ["Choice", "Impossible", "Person", "Playground", "Reply", "TooLate"]
