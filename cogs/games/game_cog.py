"""A game's slash group, made from its actions: a subcommand per verb, completed from what may be done now."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property
from inspect import Parameter, Signature
from typing import Any, TypeVar, get_type_hints

import msgspec
from discord import app_commands
from msgspec import NODEFAULT, Struct
from msgspec.structs import FieldInfo, fields

from cogs.looking.finding import complete_table, find_table
from cogs.panel.choices import digest
from cogs.panel.manner import PLAIN, Manner, Own
from cogs.panel.panel import show_refusal, show_step
from cogs.panel.saying import begun, joined, says
from cogs.panel.sight import Sight, look
from cogs.plumbing.commands import Completed, Completion, Term, complete_list, completed, name, parts
from cogs.plumbing.interactions import acknowledge, explain, words_for
from cogs.plumbing.limits import OPTION, clipped
from cogs.plumbing.sending import AnyInteraction
from games.core import Action, AnyGame, Refused
from games.values import Who
from host.consequences import Foresight
from host.errors import refused
from words.catalogue import Words

SEATS = (Who, Who | None)
SET = tuple[str, ...]
TYPED: Mapping[Any, Any] = {int: int, str: str, bool: bool}
"""Fields of these types have an option of their own, and of which type it is ..."""
TYPED_IF_OPEN: Mapping[Any, Any] = {**TYPED, Who: str, Who | None: str | None, SET: str}
"""... and in open kinds, which no list of whole actions exhausts, players by name and sets as a list too."""
CONTEXTS = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)

Kinds = Sequence[type[Action]]
T = TypeVar("T")


@cache
def _hints(kind: type[Action]) -> dict[str, Any]:
    """The types of a kind's fields."""
    return get_type_hints(kind)


class Option(Struct, frozen=True):
    """An option of a subcommand."""

    field: str
    title: app_commands.locale_str
    about: app_commands.locale_str
    annotation: Any
    default: Any
    completion: Completion | None


class Offered(Struct, frozen=True):
    """What somebody may do by one verb now, and whom else at the table they may name."""

    words: Words
    actions: list[Action]
    others: dict[Who, str]
    own: Own = PLAIN
    foresight: Foresight | None = None
    """What each action would cost and bring; None where nobody plays."""

    def things(self, kind: type[Action], field: str) -> dict[str, Any]:
        """What that field can hold, or a set in it, by what a completed option says for it."""
        hint = _hints(kind)[field]
        if hint in SEATS:
            return {digest(who): who for who in self.others}
        held = [getattr(action, field) for action in self.actions]
        things = [thing for each in held for thing in each] if hint == SET else held
        return {str(thing): thing for thing in things}

    def line(self, action: Action) -> str:
        """What an action is called as a whole."""
        return self.words.text(self.own.line(action))

    def told(self, action: Action) -> str:
        """The same with what it costs and brings, as far as there is room."""
        line = clipped(self.line(action), OPTION)
        room = OPTION - len(begun(self.words, line))
        if self.foresight is None or room <= 0:
            return line
        said = says(self.words, self.foresight.of(action), room)
        return line if said.endswith("…") else joined(self.words, line, said)

    def complete_actions(self, values: Mapping[Any, Action], current: str) -> Completed:
        """The actions whose names hold what has been typed so far, with what each costs and brings."""
        fitting = completed([(self.line(action), value) for value, action in values.items()], current)
        return [app_commands.Choice(name=self.told(values[each.value]), value=each.value) for each in fitting]

    def label(self, thing: Any) -> str:
        """What it is called."""
        return self.others.get(thing) or self.words.say("panel-value", value=thing)

    def complete(self, kind: type[Action], field: str, current: str) -> Completed:
        """The lines for that field that hold what has been typed so far."""
        hint, things = _hints(kind)[field], self.things(kind, field)
        if hint == SET:
            terms = {thing: Term(thing, self.label(thing)) for thing in things}
            return complete_list(
                list(terms.values()), current, lambda part: terms.get(_only(things, self.label, part) or "")
            )
        if len(fields(kind)) == 1:
            return self.complete_actions({getattr(each, field): each for each in self.actions}, current)
        lines = [(self.label(thing), key if hint in SEATS else thing) for key, thing in things.items()]
        return completed(lines, current)

    def read(self, kind: type[Action], field: str, typed: str) -> Any:
        """What was typed or named; else as it was typed, for the rules to refuse."""
        hint, things = _hints(kind)[field], self.things(kind, field)
        if hint == SET:
            return tuple(_only(things, self.label, part) or part for part in parts(typed))
        found = _only(things, self.label, typed)
        if found is None and hint in SEATS:
            raise refused("unknown_player")
        return typed if found is None else found


class GameCog:
    """The commands of one game."""

    def __init__(
        self, game: AnyGame, verbs: Mapping[str, str] | None = None, manner: Manner = PLAIN.manner
    ) -> None:
        """Kinds named in `verbs` are played by that verb, all others by their own name."""
        self.game = game
        self.manner = manner
        self.verbs = {kind.kind(): kind.kind() for kind in game.actions} | dict(verbs or {})
        """By kind of action."""
        self._kinds: dict[str, list[type[Action]]] = {}
        for kind in game.actions:
            self._kinds.setdefault(self.verbs[kind.kind()], []).append(kind)

    @cached_property
    def group(self) -> app_commands.Group:
        """All of them, for servers and private messages."""
        group = app_commands.Group(
            name=name("verbs", self.game.id),
            description=name("verbs.hint", self.game.id),
            allowed_contexts=CONTEXTS,
        )
        for verb, kinds in self._kinds.items():
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
            name=name(f"verb-{verb}", self.game.id),
            description=name(f"verb-{verb}.hint", self.game.id),
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

        about = name("parameter-table.hint")
        return [*options, Option("table", name("parameter-table"), about, str | None, None, complete_table)]

    def _field_option(self, kind: type[Action], field: FieldInfo) -> Option:
        annotation = TYPED_IF_OPEN[_hints(kind)[field.name]]
        unsaid = None if annotation == str | None else Parameter.empty
        return Option(
            field.name,
            name(f"field-{field.name}.name", self.game.id),
            name(f"field-{field.name}.hint", self.game.id),
            annotation,
            unsaid if field.default is NODEFAULT else field.default,
            None if annotation is bool else self._values(kind, field.name),
        )

    # Completing

    def _whole_actions(self, kinds: Kinds) -> Completion:
        async def complete(interaction: AnyInteraction, current: str) -> Completed:
            offered = await self._offered(interaction, kinds)
            return offered.complete_actions({digest(each): each for each in offered.actions}, str(current))

        return complete

    def _values(self, kind: type[Action], field: str) -> Completion:
        async def complete(interaction: AnyInteraction, current: str) -> Completed:
            return (await self._offered(interaction, [kind])).complete(kind, field, str(current))

        return complete

    async def _offered(self, interaction: AnyInteraction, kinds: Kinds) -> Offered:
        """What whoever is typing may do now; nothing for those who do not play."""
        try:
            table = await find_table(interaction, interaction.namespace.table)
            return _offered(await look(interaction, table.id), kinds)
        except Refused:
            return Offered(words_for(interaction), [], {})

    # Playing

    async def _play(self, interaction: AnyInteraction, kinds: Kinds, given: dict[str, Any]) -> None:
        acknowledge(interaction)
        table = await find_table(interaction, given.pop("table"))
        try:
            if table.game != self.game.id:
                raise refused("other_game", game=f"game-{table.game}")
            sight = await look(interaction, table.id)
        except Refused as refusal:
            await explain(interaction, refusal, table)
            return
        try:
            action = self._meant(sight, kinds, given)
            played = await interaction.client.host.play(
                table.id, interaction.user.id, action, sight.seat.question, str(interaction.id)
            )
        except Refused as refusal:
            await show_refusal(interaction, table.id, refusal.reason)
        else:
            await show_step(interaction, table.id, played)

    def _meant(self, sight: Sight, kinds: Kinds, given: Mapping[str, Any]) -> Action:
        """The action that was typed, legal or not; Refused if it cannot be told which."""
        offered = _offered(sight, kinds)
        if "what" in given:
            whole = {digest(action): action for action in offered.actions}
            wanted = _only(whole, offered.line, given["what"])
            if wanted is None:
                raise refused("not_offered", offered=tuple(map(sight.whole_line, sight.tree.below)))
            return wanted
        values = {
            field: offered.read(kinds[0], field, value) if isinstance(value, str) else value
            for field, value in given.items()
        }
        return self.game.read_action(msgspec.json.encode({"kind": kinds[0].kind(), **values}))


def is_typed(kinds: Kinds) -> bool:
    """Whether a verb takes its fields one by one."""
    kind, *others = kinds
    hints = _hints(kind)
    typed = TYPED_IF_OPEN if kind.is_open else TYPED
    is_narrow = kind.is_open or kind.is_typed or len(kind.__struct_fields__) <= 1
    return not others and is_narrow and all(hints[field] in typed for field in kind.__struct_fields__)


def _offered(sight: Sight, kinds: Kinds) -> Offered:
    others = {Who(seat.seat): seat.name for seat in sight.table.seats if seat.seat != sight.seat.seat}
    actions = [action for action in sight.legal if isinstance(action, tuple(kinds))]
    return Offered(sight.words, actions, others, sight.own, sight.foresight)


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
