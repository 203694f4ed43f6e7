"""Keys and values become sentences here: the one place that knows a language."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, cached_property, lru_cache
from math import log10
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct
from msgspec.structs import asdict

from games.core import Action, snake
from games.values import Event, Seat, Text, Value, Who
from words.plain import NONE, Plain

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

ENGLISH = "en"
"""What is said where nobody has asked for another language."""
SHARED = "shared"
"""The folder of what all games say; every other folder is a game's."""
FOLDER = Path(__file__).parent
LANGUAGES = (
    ENGLISH,
    *sorted({file.suffixes[-2][1:] for file in (FOLDER / SHARED).glob("*.*.ftl")} - {ENGLISH}),
)
"""Whatever has words there; a catalogue of that language is all it takes: see docs/translate.md."""
LARGEST = 10**15
"""More than any game counts, but somebody may type it; Fluent cannot write numbers far beyond."""
MOST_SENTENCES = 8192
"""Remembered at the most: a game says the same again and again, and Fluent takes its time."""
BEGINNING = re.compile(r"(-?[a-zA-Z][\w-]*) *=|(#)|[ }]|$")
"""How a line may begin: a message or term, a comment, what belongs to the lines before; or it is empty."""
ELIDED = {
    "fr": (
        re.compile(r"\b([Dd]|[Qq]u)e (?=[AEIOUÀÂÉÈÊËÎÏÔÛÜÆŒ][a-zà-ÿ])"),
        "\\1\N{RIGHT SINGLE QUOTATION MARK}",
    )
}
"""By language, what a name that begins with a vowel makes of the words before it."""


class NoWords(KeyError):
    """The catalogue has no such message, or the message does not fit its values."""


def language_of(locale: str) -> str:
    """The language for somebody whose Discord speaks that locale: that one, else English."""
    whole = locale.replace("_", "-")
    spoken = {language.lower(): language for language in LANGUAGES}
    return spoken.get(whole.lower()) or spoken.get(whole.split("-")[0].lower(), ENGLISH)


def letter(seat: Seat) -> str:
    """A for the first seat, B for the second: where nobody's initial stands for them."""
    return chr(ord("A") + seat)


class Badge(NamedTuple):
    """How a player's things are told apart from the others': on every piece, card and line."""

    letter: str
    colour: int
    """Which of the colours, each with its shape (`render.owners.OWNERS`)."""


class When(NamedTuple):
    """A moment, which the client of each reader writes in their own time and language."""

    time: int
    style: str = "f"
    """Day and time; D for the day alone."""


def usual_badge(seat: Seat) -> Badge:
    """Where nobody has chosen."""
    return Badge(letter(seat), seat)


def files(language: str, folder: str) -> list[Path]:
    """The catalogue files of one folder in that language, in order of their names."""
    return sorted((FOLDER / folder).glob(f"*.{language}.ftl"))


class Catalogue:
    """What can be said in one language; a message is read when it is first said: reading takes its time."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._sources: dict[str, str] = {}
        self.plain = Plain(language, self._sources)

    def __contains__(self, name: str) -> bool:
        return name in self._sources

    def add(self, file: Path) -> None:
        """Put a file in; what Fluent would pass over in silence is an error here, or when it is said."""
        for name, source in _sources(file):
            if name in self._sources:
                raise NoWords(f"{file.name} says {name} a second time")
            self._sources[name] = source

    def hear(self, other: Catalogue) -> None:
        """Put in what the other says: it stands before what was said so far."""
        self._sources.update(other._sources)

    @cached_property
    def fluent(self) -> FluentBundle:
        """Fluent itself, for what is not plain; today's catalogues need it for nothing."""
        from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415  # knows all languages

        built = FluentBundle(
            [self.language],
            # Fluent's annotation forgets that a function may return plain words
            functions={"LIST": lambda *items: self.plain.listed([item for item in items if item])},  # type: ignore[dict-item]
            use_isolating=False,  # the font has no glyph for the marks
        )
        built.add_resource(FluentResource("\n".join(self._sources.values())))
        return built


@cache
def bundle(language: str, game: str | None) -> Catalogue:
    """What can be said in that language at tables of that game, shared words included."""
    folders = [SHARED] if game is None else [SHARED, game]
    if language not in LANGUAGES or not all(files(language, folder) for folder in folders):
        raise NoWords(f"no catalogue for {game} in {language}")
    built = Catalogue(language)
    for folder in folders:
        own = Catalogue(language)
        for file in files(language, folder):
            own.add(file)
        built.hear(own)
    return built


@cache
def _sources(file: Path) -> tuple[tuple[str, str], ...]:
    """The messages and terms of a file as they are written, by name; shared ones are read for every game."""
    return tuple(_written(file))


def _written(file: Path) -> Iterator[tuple[str, str]]:
    name, lines = "", list[str]()
    for line in file.read_text(encoding="utf-8").rstrip("\n").split("\n"):
        begins = BEGINNING.match(line)
        if begins is None or (begins.lastindex is None and not name and line.strip()):
            raise NoWords(f"{file.name} cannot be read near {line.strip()[:60]!r}")
        if begins.lastindex is not None:
            if name:
                yield name, "\n".join(lines)
            name, lines = begins[1] or "", []
        lines.append(line)
    if name:
        yield name, "\n".join(lines)


@lru_cache(maxsize=MOST_SENTENCES)
def _fill(built: Catalogue, key: str, values: tuple[tuple[str, int | str], ...] = ()) -> str:
    """A message or, as `card.text`, its attribute, with its gaps filled; or NoWords."""
    given = dict(values)
    if (plain := built.plain.say(key, given)) is not None:
        return elided(built.language, plain)
    name, _, attribute = key.partition(".")
    if name not in built:
        raise NoWords(f"no message {key}")
    if not built.fluent.has_message(name):
        raise NoWords(f"{name} cannot be read")
    message = built.fluent.get_message(name)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        raise NoWords(f"no message {key}")
    sentence, errors = built.fluent.format_pattern(pattern, given)
    if errors or not isinstance(sentence, str):
        raise NoWords(f"{key} with {sorted(given)}: {errors}")
    return elided(built.language, sentence)


def elided(language: str, sentence: str) -> str:
    """The sentence as it is spoken, whoever's name stands in its gap."""
    if language not in ELIDED:
        return sentence
    pattern, instead = ELIDED[language]
    return pattern.sub(instead, sentence)


class Words:
    """Everything said in one language at one table."""

    def __init__(
        self,
        language: str,
        game: str | None = None,
        names: Sequence[str] = (),
        badges: Sequence[Badge] = (),
    ) -> None:
        self.language = language
        self._game = game
        self._bundle = bundle(language, game)
        self._names = tuple(names)
        self._badges = tuple(badges)

    @property
    def told(self) -> tuple[str, str | None, tuple[str, ...], tuple[Badge, ...]]:
        """All that what they say depends on."""
        return self.language, self._game, self._names, self._badges

    def __reduce__(self) -> tuple[type[Words], tuple[str, str | None, tuple[str, ...], tuple[Badge, ...]]]:
        return Words, self.told

    @property
    def nameless(self) -> Words:
        """The same words for what is said alike at every table."""
        return Words(self.language, self._game)

    def called(self, others: Sequence[tuple[Seat, Seat]]) -> Words:
        """The same, where each of these seats is called by the name of that other number."""
        if not others:
            return self
        named = dict(others)
        names = [self.name(named.get(seat, seat)) for seat in range(len(self._names))]
        return Words(self.language, self._game, names, self._badges)

    def in_letters(self, language: str) -> Words:
        """Words in that language for this table, where everybody is called by their letter."""
        letters = [self.badge(seat).letter for seat in range(len(self._names))]
        return Words(language, self._game, letters, self._badges)

    def say(self, key: str, /, **values: Value | When) -> str:
        """The message of that key, shared or the game's own; or NoWords, never a bare key."""
        return self._say(key, values)

    def knows(self, key: str) -> bool:
        """Whether there is a message of that key."""
        return key in self._bundle

    def text(self, text: Text) -> str:
        """What rules or host say by a key, with the rule's section where there is one."""
        sentence = self._say(text.key, text.values)
        if not text.rule:
            return sentence
        return _fill(self._bundle, "ruled", (("sentence", sentence), ("rule", text.rule)))

    def event(self, event: Event) -> str:
        """What happened, as one line of the log."""
        return self._say(f"event-{event.kind}", event.values)

    def action(self, action: Action) -> str:
        """What a button says that does this."""
        return self._say(f"action-{action.kind()}", asdict(action))

    def name(self, seat: Seat) -> str:
        """The player's name, or the seat's where nobody is named."""
        if seat < len(self._names):
            return self._names[seat]
        return _fill(self._bundle, "player", (("letter", self.badge(seat).letter),))

    def badge(self, seat: Seat) -> Badge:
        """How that player's things look."""
        return self._badges[seat] if seat < len(self._badges) else usual_badge(seat)

    def _say(self, key: str, values: Mapping[str, object]) -> str:
        if not values:
            return _fill(self._bundle, key)
        filled = tuple([(name, self._value(value)) for name, value in values.items()])
        return _fill(self._bundle, key, filled)

    def _value(self, value: object) -> int | str:
        """A value as Fluent takes it: a number to count or choose by, or finished words."""
        if type(value) is str:  # most are
            return _fill(self._bundle, value)
        match value:
            case None:
                return NONE
            case bool():
                return "yes" if value else "no"
            case int():
                return value if abs(value) < LARGEST else f"10^{round(value.bit_length() * log10(2))}"
            case str():
                return _fill(self._bundle, value)
            case Who(seat):
                return self.name(seat)
            case When(time, style):
                return f"<t:{time}:{style}>"
            case Text():
                return self.text(value)
            case tuple():
                return self._bundle.plain.listed([str(self._value(item)) for item in value])
            case Struct():
                return self._say(snake(type(value).__name__), asdict(value))
        raise NoWords(f"no words for a {type(value).__name__}")
