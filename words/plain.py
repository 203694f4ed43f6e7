"""Messages that are words, gaps, other messages and choices: most are, and Fluent takes its time."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from fluent.syntax.ast import (
    Message,
    MessageReference,
    NumberLiteral,
    Pattern,
    SelectExpression,
    StringLiteral,
    TextElement,
    VariableReference,
    Variant,
)

SINGULAR = {"en": frozenset({1}), "fr": frozenset({0, 1})}
"""Of what the singular is said, by language; of any other number the plural."""
ALIKE = range(1000)
"""Numbers that every language writes alike."""

Values = Mapping[str, int | str]
Make = Callable[[Values], str]


class Plain:
    """Says what it can of a catalogue as Fluent would."""

    def __init__(self, language: str) -> None:
        self._singular = SINGULAR[language]
        self.messages: dict[str, Make] = {}
        """By key; a KeyError where Fluent must be asked after all."""

    def add(self, message: Message) -> None:
        """One more message with its attributes, as far as it is plain."""
        name = message.id.name
        patterns = {f"{name}.{each.id.name}": each.value for each in message.attributes}
        for key, pattern in {name: message.value, **patterns}.items():
            if pattern is not None and (make := self._sentence(pattern)) is not None:
                self.messages[key] = make

    def say(self, key: str, values: Values) -> str | None:
        """That message with its gaps filled; None when Fluent must be asked."""
        try:
            return self.messages[key](values)
        except KeyError:
            return None

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
                return lambda values: _written(values[gap.name])
            case MessageReference(id=named, attribute=attribute):
                return self._mention(named.name if attribute is None else f"{named.name}.{attribute.name}")
            case SelectExpression(selector=VariableReference(id=gap), variants=variants):
                return self._choice(gap.name, variants)
        return None

    def _mention(self, key: str) -> Make:
        def mention(values: Values) -> str:
            return self.messages[key](values)  # which may be added later

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
                value = "one" if value in self._singular else "other"
            return made.get(value, default)(values)

        return choose


def _written(value: int | str) -> str:
    if isinstance(value, int) and value not in ALIKE:
        raise KeyError(value)
    return str(value)
