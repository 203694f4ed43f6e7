"""Messages that are words, gaps, other messages and choices: most are, and Fluent takes its time."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    CallArguments,
    FunctionReference,
    Message,
    MessageReference,
    NamedArgument,
    NumberLiteral,
    Pattern,
    SelectExpression,
    StringLiteral,
    TextElement,
    VariableReference,
    Variant,
)

SINGULAR = {"en": frozenset({1}), "fr": frozenset({0, 1})}
"""Of what the singular is said, by language; of any other number the plural. Of others Babel knows it."""
BETWEEN_THOUSANDS = {"en": ",", "fr": "\N{NARROW NO-BREAK SPACE}"}
"""What stands between the digits of large numbers; of other languages Babel knows it."""
NONE = "none"
"""What nothing and an empty list are to a message, which has to choose by it and never shows it."""
PARSER = FluentParser(with_spans=False)
WORDS = re.compile(r"(?:[a-zA-Z][\w-]*| +(\.[a-zA-Z][\w-]*)) *= *(\S.*?) *")
"""A line that, where there are no braces, is a whole message or attribute."""

Values = Mapping[str, int | str]
Make = Callable[[Values], str]


class Plain:
    """Says what it can of a catalogue as Fluent would."""

    def __init__(self, language: str, sources: Mapping[str, str]) -> None:
        """By name, how each message is written; it is read when it is first said."""
        self._number = _numbers(language)
        self._between = BETWEEN_THOUSANDS.get(language) or _between(language)
        self._sources = sources
        self._makes: dict[str, Make] = {}

    def say(self, key: str, values: Values) -> str | None:
        """That message with its gaps filled; None when Fluent must be asked."""
        try:
            return self._make(key)(values)
        except KeyError:
            return None

    def listed(self, items: Sequence[str]) -> str:
        """The items as a list is written in that language; `none` when there are none."""
        if len(items) < 2:
            return items[0] if items else NONE
        *most, last = items
        return self._make("list")({"most": ", ".join(most), "last": last})

    def _make(self, key: str) -> Make:
        """How that message, or attribute of one, is said; a KeyError when there is none."""
        if key not in self._makes:
            self._add(key.partition(".")[0])
        return self._makes[key]

    def _add(self, name: str) -> None:
        """One more message with its attributes, if it is there and can be read."""
        source = self._sources.get(name, "")
        if (said := _without_gaps(name, source)) is not None:
            self._makes |= {key: _always(text) for key, text in said.items()}
            return
        message = PARSER.parse_entry(source)
        if isinstance(message, Message):
            patterns = {f"{name}.{each.id.name}": each.value for each in message.attributes}
            for key, pattern in {name: message.value, **patterns}.items():
                if pattern is not None:
                    self._makes[key] = self._sentence(pattern) or _asks_fluent

    def _sentence(self, pattern: Pattern) -> Make | None:
        parts: list[str | Make] = []
        for element in pattern.elements:
            part = element.value if isinstance(element, TextElement) else self._placed(element.expression)
            if part is None:
                return None
            parts.append(part)
        return lambda values: "".join([part if isinstance(part, str) else part(values) for part in parts])

    def _placed(self, expression: object) -> str | Make | None:
        """What stands between braces, or how it is made; None for what only Fluent knows."""
        match expression:
            case StringLiteral():
                return str(expression.parse()["value"])
            case VariableReference(id=gap):
                return lambda values: self._written(values[gap.name])
            case MessageReference(id=named, attribute=attribute):
                return self._mention(named.name if attribute is None else f"{named.name}.{attribute.name}")
            case SelectExpression(selector=VariableReference(id=gap), variants=variants):
                return self._choice(gap.name, variants)
            case FunctionReference(id=function, arguments=arguments):
                return self._result(function.name, arguments)
        return None

    def _mention(self, key: str) -> Make:
        def mention(values: Values) -> str:
            return self._make(key)(values)

        return mention

    def _choice(self, gap: str, variants: Sequence[Variant]) -> Make | None:
        """What is said depends on a value: a number itself, else its singular or plural; or words."""
        made: dict[int | str, Make] = {}
        for variant in variants:
            key = variant.key
            make = self._sentence(variant.value)
            if make is None or (isinstance(key, NumberLiteral) and not key.value.isdecimal()):
                return None
            made.setdefault(int(key.value) if isinstance(key, NumberLiteral) else key.name, make)
            if variant.default:
                default = make

        def choose(values: Values) -> str:
            value = values[gap]
            if isinstance(value, int) and value not in made:
                value = self._number(abs(value))
            return made.get(value, default)(values)

        return choose

    def _result(self, function: str, arguments: CallArguments) -> Make | None:
        """A list of messages, without those that say nothing; a number with nothing between its digits."""
        match function, arguments.positional, arguments.named:
            case "LIST", [*items], []:
                makes = [self._placed(item) for item in items if isinstance(item, MessageReference)]
                if len(makes) == len(items):
                    said = [make for make in makes if callable(make)]
                    return lambda values: self.listed([item for make in said if (item := make(values))])
            case (
                "NUMBER",
                [VariableReference(id=gap)],
                [NamedArgument(name=named, value=NumberLiteral(value="0"))],
            ) if named.name == "useGrouping":
                return lambda values: _digits(values[gap.name])
        return None

    def _written(self, value: int | str) -> str:
        return f"{value:,}".replace(",", self._between) if isinstance(value, int) else value


def _numbers(language: str) -> Callable[[int], str]:
    """Which form of a word goes with a number: `one` and `other`, in some languages more."""
    if (singular := SINGULAR.get(language)) is not None:
        return lambda number: "one" if number in singular else "other"
    from babel import Locale  # noqa: PLC0415  # knows all languages, and takes its time

    return Locale.parse(language, sep="-").plural_form


def _between(language: str) -> str:
    from babel.numbers import get_group_symbol  # noqa: PLC0415  # as above

    return get_group_symbol(language.replace("-", "_"))


def _without_gaps(name: str, source: str) -> dict[str, str] | None:
    """By key, what a message of whole lines of words says; None for all that needs more than a look."""
    if "{" in source or "}" in source:
        return None
    lines = [WORDS.fullmatch(line) for line in source.rstrip().split("\n")]
    said = {name + (line[1] or ""): line[2] for line in lines if line is not None}
    return said if len(said) == len(lines) else None


def _always(text: str) -> Make:
    return lambda values: text  # noqa: ARG005  # there are no gaps


def _digits(value: int | str) -> str:
    if not isinstance(value, int):
        raise KeyError(value)
    return str(value)


def _asks_fluent(values: Values) -> str:
    raise KeyError(*values)
