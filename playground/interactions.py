"""Commands, completion, presses and forms: asked of the bot once, answered once, in time."""

from __future__ import annotations

import secrets
from base64 import urlsafe_b64encode
from enum import IntEnum

from msgspec import Struct, field

from playground import wire
from playground.command_limits import check_completion
from playground.components import numbered
from playground.data import Id, Json, Message, MessageFlag, MessageKind
from playground.errors import Refusal
from playground.limits import check_form
from playground.messages import Origin, Upload, create, edit, fill_waiting
from playground.waiting import Wait
from playground.world import World

FIRST_ANSWER = 3.0
TOKEN_LIFE = 900.0


class Kind(IntEnum):
    """What somebody did."""

    COMMAND = 2
    COMPONENT = 3
    COMPLETION = 4
    FORM = 5


class Callback(IntEnum):
    """What the bot answers first."""

    MESSAGE = 4
    DEFER_MESSAGE = 5
    DEFER_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    FORM = 9


NEW_MESSAGE = frozenset({Callback.MESSAGE, Callback.DEFER_MESSAGE})
OLD_MESSAGE = frozenset({Callback.DEFER_UPDATE, Callback.UPDATE})
ANSWERS: dict[Kind, frozenset[Callback]] = {
    Kind.COMMAND: NEW_MESSAGE | {Callback.FORM},
    Kind.COMPONENT: NEW_MESSAGE | OLD_MESSAGE | {Callback.FORM},
    Kind.COMPLETION: frozenset({Callback.CHOICES}),
    Kind.FORM: NEW_MESSAGE,
}
"""Which first answers fit what; a form opened from a message may also update that message."""


class Interaction(Struct, kw_only=True):
    """One thing somebody did, and what became of it."""

    id: Id
    token: str
    kind: Kind
    user: Id
    channel: Id
    created: float
    data: Json
    wait: Wait = field(default_factory=Wait)
    """Of whoever did it, for an answer."""
    message: Id | None = None
    """What was pressed, or what the form was opened from."""
    trigger: Json | None = None
    """Of a form: the metadata of the interaction that opened it."""
    answer: Callback | None = None
    original: Id | None = None
    """The message that `@original` means."""
    is_waiting: bool = False
    """Deferred, and the waiting message not yet filled."""
    shown: Id | None = None
    """What the token first showed the person alone after a mere deferral, or said more."""
    revisions: int = 0
    """How often the bot changed one of its messages with the token ..."""
    revised: Id | None = None
    """... and which of them last."""
    choices: list[Json] = []
    form: Json | None = None

    @property
    def is_deferred(self) -> bool:
        """Whether the bot only said that it heard."""
        return self.answer in (Callback.DEFER_MESSAGE, Callback.DEFER_UPDATE)


class Interactions:
    """Every interaction of this world, by id and by token."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._by_id: dict[Id, Interaction] = {}
        self._by_token: dict[str, Interaction] = {}

    def open(self, interaction: Interaction) -> Interaction:
        """Ask the bot."""
        self._by_id[interaction.id] = self._by_token[interaction.token] = interaction
        self._world.feed.tell("INTERACTION_CREATE", interaction)
        return interaction

    def make(
        self, kind: Kind, user: Id, channel: Id, data: Json, *, message: Id | None = None
    ) -> Interaction:
        """Something somebody does now."""
        id = self._world.snowflakes.next()
        return Interaction(
            id=id,
            token=_token(id),
            kind=kind,
            user=user,
            channel=channel,
            created=self._world.clock.now(),
            data=data,
            message=message,
        )

    def find(self, id: Id) -> Interaction | None:
        """The interaction with that id, unless it was before this process."""
        return self._by_id.get(id)

    def known(self, id: Id) -> Interaction:
        """The interaction with that id."""
        return self._by_id[id]

    # What the bot answers

    def first_answer(self, id: Id, token: str, body: Json, uploads: list[Upload]) -> Json:
        """Take the one first answer: 10062 when it is late, 40060 when it is the second."""
        interaction = self._by_id.get(id)
        if interaction is None or interaction.token != token:
            raise Refusal(10062)
        if interaction.answer is not None:
            raise Refusal(40060)
        waited = self._world.clock.now() - interaction.created
        if waited > FIRST_ANSWER and waited - interaction.wait.lost > FIRST_ANSWER:
            raise Refusal(10062)
        callback = self._fitting(interaction, body["type"])
        message = self._carry_out(interaction, callback, body.get("data") or {}, uploads)
        interaction.answer = callback
        interaction.is_waiting = callback is Callback.DEFER_MESSAGE
        if message is not None:
            interaction.original = message.id
        self._world.feed.tell("answered", interaction)
        return self._callback_answer(interaction, callback, message)

    @staticmethod
    def _fitting(interaction: Interaction, number: int) -> Callback:
        fitting = ANSWERS[interaction.kind]
        if interaction.kind is Kind.FORM and interaction.message is not None:
            fitting |= OLD_MESSAGE
        if number not in fitting:
            wrong = f"type {number} does not answer a {interaction.kind.name.lower()}"
            raise Refusal(50035, broken={"answer_kind": wrong})
        return Callback(number)

    def _carry_out(
        self, interaction: Interaction, callback: Callback, data: Json, uploads: list[Upload]
    ) -> Message | None:
        match callback:
            case Callback.MESSAGE:
                return create(self._world, data, uploads, self._origin(interaction, data, is_first=True))
            case Callback.DEFER_MESSAGE:
                return self._waiting_message(interaction, data)
            case Callback.DEFER_UPDATE:
                return self._pressed(interaction)
            case Callback.UPDATE:
                return edit(self._world, self._pressed(interaction), data, uploads)
            case Callback.CHOICES:
                choices = data.get("choices") or []
                check_completion(_focused(interaction.data)["type"], choices)
                interaction.choices = choices
            case Callback.FORM:
                check_form(data)
                interaction.form = data | {"components": numbered(data["components"])}
        return None

    def _waiting_message(self, interaction: Interaction, data: Json) -> Message:
        flags = data.get("flags") or 0
        if flags & ~MessageFlag.EPHEMERAL:
            raise Refusal(50035, broken={"defer_flags": f"flags {flags}: only EPHEMERAL can be deferred"})
        origin = self._origin(interaction, data, is_first=True)
        return self._world.post(
            Message(
                id=self._world.snowflakes.next(),
                channel=interaction.channel,
                author=self._world.bot.id,
                created=self._world.clock.now(),
                kind=origin.kind,
                flags=flags | MessageFlag.LOADING,
                only_for=origin.only_for,
                interaction=origin.interaction,
            )
        )

    def _origin(self, interaction: Interaction, data: Json, *, is_first: bool) -> Origin:
        is_private = (data.get("flags") or 0) & MessageFlag.EPHEMERAL
        is_command = is_first and interaction.kind is Kind.COMMAND
        metadata = self.metadata(interaction)
        if not is_first and interaction.original is not None:
            metadata["original_response_message_id"] = interaction.original
        return Origin(
            channel=self._world.channel(interaction.channel),
            only_for=interaction.user if is_private else None,
            interaction=metadata,
            kind=MessageKind.COMMAND_ANSWER if is_command else MessageKind.DEFAULT,
        )

    def _pressed(self, interaction: Interaction) -> Message:
        return self._world.message(interaction.message or "", interaction.channel)

    def _callback_answer(self, interaction: Interaction, callback: Callback, message: Message | None) -> Json:
        about: Json = {"id": interaction.id, "type": int(interaction.kind)}
        answer: Json = {"interaction": about}
        if message is not None:
            about |= {
                "response_message_id": message.id,
                "response_message_ephemeral": message.is_ephemeral,
                "response_message_loading": message.is_thinking,
            }
            if callback in (Callback.MESSAGE, Callback.UPDATE):
                answer["resource"] = {"type": int(callback), "message": wire.message(self._world, message)}
        return answer

    # What the bot says afterwards

    def by_token(self, token: str) -> Interaction:
        """The answered interaction whose token this is, or 10015 once its 15 minutes are over."""
        interaction = self._by_token.get(token)
        if interaction is None or interaction.answer is None:
            raise Refusal(10015)
        if self._world.clock.now() - interaction.created > TOKEN_LIFE:
            raise Refusal(10015)
        return interaction

    def said(self, token: str, message_id: Id) -> Message:
        """A message of this interaction: `@original`, or one of its follow-ups."""
        interaction = self.by_token(token)
        id = interaction.original if message_id == "@original" else message_id
        message = self._world.message(id or "", interaction.channel)
        is_of_it = (message.interaction or {}).get("id") == interaction.id
        if not is_of_it and message.id != interaction.original:
            raise Refusal(10008)
        return message

    def revise(self, token: str, message_id: Id, body: Json, uploads: list[Upload]) -> Message:
        """Change a message of this interaction."""
        message = self.said(token, message_id)
        interaction = self.by_token(token)
        is_filling = interaction.is_waiting and message.id == interaction.original
        (fill_waiting if is_filling else edit)(self._world, message, body, uploads)
        interaction.is_waiting = interaction.is_waiting and not is_filling
        if message.is_ephemeral:  # what others see too may change at the same time for another reason
            interaction.shown = interaction.shown or message.id
        interaction.revised = message.id
        interaction.revisions += 1
        self._world.feed.tell("revised", interaction)
        return message

    def follow_up(self, token: str, body: Json, uploads: list[Upload]) -> Message:
        """Say more; the first time after a deferral this fills the waiting message."""
        interaction = self.by_token(token)
        if interaction.is_waiting:
            return self.revise(token, "@original", body, uploads)
        message = create(self._world, body, uploads, self._origin(interaction, body, is_first=False))
        interaction.shown = interaction.shown or message.id
        self._world.feed.tell("followed_up", interaction)
        return message

    # What the bot is told

    def metadata(self, interaction: Interaction) -> Json:
        """What a message remembers of the interaction it answers."""
        metadata: Json = {
            "id": interaction.id,
            "type": int(Kind.COMMAND if interaction.kind is Kind.COMPLETION else interaction.kind),
            "user": wire.user(self._world.user(interaction.user)),
            "authorizing_integration_owners": self._owners(interaction),
        }
        if interaction.kind is Kind.COMPONENT:
            metadata["interacted_message_id"] = interaction.message
        if interaction.kind is Kind.FORM:
            metadata["triggering_interaction_metadata"] = interaction.trigger
        return metadata

    def _owners(self, interaction: Interaction) -> Json:
        channel = self._world.channel(interaction.channel)
        return {"0": "0" if channel.is_private_messages else self._world.around(channel).guild.id}

    def event(self, interaction: Interaction) -> Json:
        """INTERACTION_CREATE as the gateway tells it."""
        channel = self._world.channel(interaction.channel)
        world = self._world.around(channel)
        user = world.user(interaction.user)
        event: Json = {
            "id": interaction.id,
            "application_id": world.bot.id,
            "type": int(interaction.kind),
            "token": interaction.token,
            "version": 1,
            "data": interaction.data,
            "channel_id": channel.id,
            "channel": wire.channel(world, channel, for_interaction=True),
            "app_permissions": str(int(world.rights(world.bot, channel))),
            "locale": user.locale,
            "entitlements": [],
            "authorizing_integration_owners": self._owners(interaction),
            "attachment_size_limit": wire.FILE_LIMIT,
            "context": 1 if channel.is_private_messages else 0,
        }
        if interaction.message is not None and interaction.message in world.records.messages:
            event["message"] = wire.message(world, world.records.messages[interaction.message])
        if channel.is_private_messages:
            return event | {"user": wire.user(user)}
        rights = str(int(world.rights(user, channel)))
        return event | {
            "guild_id": world.guild.id,
            "guild": {"id": world.guild.id, "features": [], "locale": world.guild.locale},
            "guild_locale": world.guild.locale,
            "member": wire.member(world, user) | {"permissions": rights},
        }


def _token(id: Id) -> str:
    """What lets one answer, in the form that Discord gives it."""
    secret = f"interaction:{id}:{secrets.token_urlsafe(32)}"
    return urlsafe_b64encode(secret.encode()).decode().rstrip("=")


def _focused(data: Json) -> Json:
    """The option somebody is typing."""
    for option in data.get("options", []):
        if option.get("focused"):
            return dict(option)
        if option.get("options"):
            return _focused(option)
    raise AssertionError("a completion without a focused option")
