"""A game's slash group, made from its actions: a subcommand per verb, completed from what may be done now."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping, Sequence
from inspect import Parameter, Signature
from typing import Any, TypeVar, get_type_hints

import msgspec
from discord import app_commands
from msgspec import NODEFAULT, Struct
from msgspec.structs import FieldInfo, fields

from cogs.answers import AnyInteraction, acknowledge, explain, words_for
from cogs.choices import digest
from cogs.finding import complete_table, find_table
from cogs.names import name
from cogs.panel import Sight, look, show_refusal, show_step
from cogs.quay import Quay
from games.core import Action, AnyGame, Refused
from host.errors import refused
from words.catalogue import Words

COMPLETED, LINE = 25, 100
"""Lines of a completion and characters of a line; Discord takes no more."""
TYPED = (int, str, bool)
"""Fields of these kinds have an option of their own."""
CONTEXTS = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)

Kinds = Sequence[type[Action]]
T = TypeVar("T")
Line = app_commands.Choice[Any]
Completion = Callable[[AnyInteraction, str], Coroutine[Any, Any, list[Line]]]


class Option(Struct, frozen=True):
    """An option of a subcommand."""

    field: str
    title: app_commands.locale_str
    about: app_commands.locale_str
    annotation: Any
    default: Any
    completion: Completion | None


class GameCog:
    """The commands of one game."""

    def __init__(self, quay: Quay, game: AnyGame, verbs: Mapping[str, str]) -> None:
        """Kinds named in `verbs` are played by that verb, all others by their own name."""
        self._quay = quay
        self._game = game
        self._verbs: dict[str, list[type[Action]]] = {}
        for kind in game.actions:
            self._verbs.setdefault(verbs.get(kind.kind(), kind.kind()), []).append(kind)

    def group(self) -> app_commands.Group:
        """All of them, for servers and private messages."""
        group = app_commands.Group(
            name=name("verbs", self._game.id),
            description=name("verbs.hint", self._game.id),
            allowed_contexts=CONTEXTS,
        )
        for verb, kinds in self._verbs.items():
            group.add_command(self._command(verb, kinds))
        return group

    def _command(self, verb: str, kinds: Kinds) -> app_commands.Command[Any, ..., None]:
        async def play(interaction: AnyInteraction, **given: Any) -> None:
            await self._play(interaction, kinds, given)

        options = self._options(kinds)
        parameters = [
            Parameter(each.field, Parameter.KEYWORD_ONLY, default=each.default, annotation=each.annotation)
            for each in options
        ]
        first = Parameter("interaction", Parameter.POSITIONAL_OR_KEYWORD)
        # discord.py reads the options of a command from the signature of its function.
        play.__signature__ = Signature([first, *parameters])  # type: ignore[attr-defined]  # as `inspect` allows
        app_commands.rename(**{each.field: each.title for each in options})(play)
        app_commands.describe(**{each.field: each.about for each in options})(play)
        completed = {each.field: each.completion for each in options if each.completion is not None}
        app_commands.autocomplete(**completed)(play)
        return app_commands.Command(
            name=name(f"verb-{verb}", self._game.id),
            description=name(f"verb-{verb}.hint", self._game.id),
            callback=play,
        )

    def _options(self, kinds: Kinds) -> list[Option]:
        """An option per field where each can be typed; else one for the whole action; and the table."""
        options: list[Option] = []
        if is_typed(kinds):
            options += [self._field_option(kinds[0], field) for field in fields(kinds[0])]
        else:
            about = name("verb-what.hint")
            options.append(
                Option("what", name("verb-what"), about, str, Parameter.empty, self._whole_actions(kinds))
            )

        async def tables(interaction: AnyInteraction, current: str) -> list[Line]:
            return await complete_table(self._quay, interaction, current)

        about = name("parameter-table.hint")
        return [*options, Option("table", name("parameter-table"), about, str | None, None, tables)]

    def _field_option(self, kind: type[Action], field: FieldInfo) -> Option:
        annotation = get_type_hints(kind)[field.name]
        return Option(
            field.name,
            name(f"field-{field.name}.name", self._game.id),
            name(f"field-{field.name}.hint", self._game.id),
            annotation,
            Parameter.empty if field.default is NODEFAULT else field.default,
            None if annotation is bool else self._values(kind, field.name),
        )

    # Completing

    def _whole_actions(self, kinds: Kinds) -> Completion:
        async def complete(interaction: AnyInteraction, current: str) -> list[Line]:
            words, offered = await self._offered(interaction, kinds)
            return _fitting([(words.action(action), digest(action)) for action in offered], current)

        return complete

    def _values(self, kind: type[Action], field: str) -> Completion:
        async def complete(interaction: AnyInteraction, current: str) -> list[Line]:
            words, offered = await self._offered(interaction, [kind])
            if len(fields(kind)) == 1:
                lines = [(words.action(action), getattr(action, field)) for action in offered]
            else:
                values = dict.fromkeys(getattr(action, field) for action in offered)
                lines = [(words.say("panel-value", value=value), value) for value in values]
            return _fitting(lines, current)

        return complete

    async def _offered(self, interaction: AnyInteraction, kinds: Kinds) -> tuple[Words, list[Action]]:
        """What whoever is typing may do now; nothing for those who do not play."""
        try:
            table = await find_table(self._quay, interaction, interaction.namespace.table)
            legal = await self._quay.host.legal(table.id, interaction.user.id)
        except Refused:
            return words_for(interaction), []
        return words_for(interaction, table), [action for action in legal if isinstance(action, tuple(kinds))]

    # Playing

    async def _play(self, interaction: AnyInteraction, kinds: Kinds, given: dict[str, Any]) -> None:
        await acknowledge(interaction)
        table = await find_table(self._quay, interaction, given.pop("table"))
        try:
            if table.game != self._game.id:
                raise refused("other_game", game=f"game-{table.game}")
            sight = await look(self._quay, interaction, table.id)
        except Refused as refusal:
            await explain(interaction, refusal, table)
            return
        try:
            action = self._meant(sight, kinds, given)
            played = await self._quay.host.play(
                table.id, interaction.user.id, action, sight.seat.question, str(interaction.id)
            )
        except Refused as refusal:
            await show_refusal(self._quay, interaction, table.id, refusal.reason)
        else:
            await show_step(self._quay, interaction, table.id, played.events)

    def _meant(self, sight: Sight, kinds: Kinds, given: Mapping[str, Any]) -> Action:
        """The action that was typed, legal or not; Refused if it cannot be told which."""
        words = sight.words
        offered = [action for action in sight.legal if isinstance(action, tuple(kinds))]
        if "what" in given:
            wanted = _only({digest(action): action for action in offered}, words.action, given["what"])
            if wanted is None:
                raise refused("not_offered", offered=tuple(line.label for line in sight.tree.below))
            return wanted
        values = {
            field: _named(words, offered, field, value) if isinstance(value, str) else value
            for field, value in given.items()
        }
        return self._game.read_action(msgspec.json.encode({"kind": kinds[0].kind(), **values}))


def is_typed(kinds: Kinds) -> bool:
    """Whether a verb takes its fields one by one."""
    hints = get_type_hints(kinds[0])
    names = kinds[0].__struct_fields__
    is_narrow = kinds[0].is_open or len(names) <= 1
    return len(kinds) == 1 and is_narrow and all(hints[field] in TYPED for field in names)


def _fitting(lines: Sequence[tuple[str, Any]], current: str) -> list[Line]:
    """The lines that hold what has been typed so far."""
    typed = str(current).casefold()
    fitting = [Line(name=label[:LINE], value=value) for label, value in lines if typed in label.casefold()]
    return fitting[:COMPLETED]


def _named(words: Words, offered: Sequence[Action], field: str, typed: str) -> str:
    """The value that was typed or whose name was; else what was typed, for the rules to refuse."""
    values: dict[str, str] = {getattr(action, field): getattr(action, field) for action in offered}
    return _only(values, lambda value: words.say("panel-value", value=value), typed) or typed


def _only(things: Mapping[str, T], label: Callable[[T], str], typed: str) -> T | None:
    """The thing with that key or label, else the only one whose label holds what was typed, else None."""
    wanted = typed.strip().casefold()
    if typed in things:
        return things[typed]
    labels = {key: label(thing).casefold() for key, thing in things.items()}
    for is_meant in (lambda text: text == wanted, lambda text: wanted in text):
        found = [key for key, text in labels.items() if is_meant(text)]
        if len(found) == 1:
            return things[found[0]]
    return None
