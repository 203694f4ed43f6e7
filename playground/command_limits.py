"""The rules for commands and completion that Discord's schema cannot say (discord.md 1.2)."""

from __future__ import annotations

import re
from collections.abc import Iterator

from playground.data import Json
from playground.errors import Refusal
from playground.limits import Limit, hold

LOCALES = frozenset(
    (
        "ar", "bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr", "he", "hi", "hr",
        "hu", "id", "it", "ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE", "th", "tr", "uk",
        "vi", "zh-CN", "zh-TW",
    )
)  # fmt: skip
CHAT = 1
SUBCOMMAND, GROUP = 1, 2
CHOICES = 25
COMPLETED: dict[int, tuple[type, ...]] = {3: (str,), 4: (int,), 10: (int, float)}
"""The kinds of option that can be completed, with the type of their values."""
COMMAND_TEXT = 8000
NAME = re.compile(r"[-_'\w]{1,32}")


def _walk(command: Json) -> list[Json]:
    """The command and every option below it."""
    found = [command]
    for each in found:  # which grows meanwhile
        found += each.get("options") or []
    return found


def _options(command: Json) -> Iterator[list[Json]]:
    """Every list of options that stand side by side."""
    return (each["options"] for each in _walk(command) if each.get("options"))


def _is_chat(command: Json) -> bool:
    return (command.get("type") or CHAT) == CHAT


def name_form(command: Json) -> str | None:
    """Names are lower case without spaces, in every language."""
    if not _is_chat(command):
        return None
    for named in _walk(command):
        for name in (named["name"], *(named.get("name_localizations") or {}).values()):
            if not NAME.fullmatch(name) or name != name.lower():
                return f"{name!r}"
    return None


def required_first(command: Json) -> str | None:
    """No required option after an optional one."""
    for options in _options(command):
        required = [bool(option.get("required")) for option in options if option["type"] > GROUP]
        if required != sorted(required, reverse=True):
            return f"in {[option['name'] for option in options]}"
    return None


def subcommands_apart(command: Json) -> str | None:
    """Subcommands and plain options do not stand side by side."""
    for options in _options(command):
        if len({option["type"] <= GROUP for option in options}) > 1:
            return f"in {[option['name'] for option in options]}"
    return None


def same_option_name(command: Json) -> str | None:
    """Options side by side differ in name."""
    for options in _options(command):
        names = [option["name"] for option in options]
        if len(names) != len(set(names)):
            return f"in {names}"
    return None


def known_locales(command: Json) -> str | None:
    """Translations are for languages that Discord has."""
    translated = [
        each.get(key) or {}
        for option in _walk(command)
        for each in (option, *(option.get("choices") or []))
        for key in ("name_localizations", "description_localizations")
    ]
    strange = {locale for names in translated for locale in names} - LOCALES
    return f"{sorted(strange)}" if strange else None


def command_text(command: Json) -> str | None:
    """At most 8000 characters of names, descriptions and values, the longest language counted."""
    total = 0
    for named in _walk(command):
        total += _longest(named, "name") + _longest(named, "description")
        for choice in named.get("choices") or []:
            total += _longest(choice, "name") + len(str(choice["value"]))
    return f"{total} characters" if total > COMMAND_TEXT else None


def _longest(named: Json, key: str) -> int:
    said = [named.get(key) or "", *(named.get(f"{key}_localizations") or {}).values()]
    return max(map(len, said))


def choice_value(command: Json) -> str | None:
    """A choice's text value has at most 100 characters."""
    values = [choice["value"] for option in _walk(command) for choice in option.get("choices") or []]
    long = [value for value in values if isinstance(value, str) and len(value) > 100]
    return f"{len(long[0])} characters" if long else None


def choices_or_completion(command: Json) -> str | None:
    """An option has choices or completion, not both."""
    both = [each["name"] for each in _walk(command) if each.get("choices") and each.get("autocomplete")]
    return f"{both}" if both else None


def described(command: Json) -> str | None:
    """A slash command and each of its options has a description."""
    bare = [each["name"] for each in _walk(command) if not each.get("description")]
    return f"{bare}" if bare and _is_chat(command) else None


def command_count(commands: list[Json]) -> str | None:
    """At most 100 slash commands."""
    count = sum(map(_is_chat, commands))
    return f"{count} commands" if count > 100 else None


def same_command_name(commands: list[Json]) -> str | None:
    """Commands of one kind differ in name."""
    names = [(command.get("type") or CHAT, command["name"]) for command in commands]
    return "twice the same name" if len(names) != len(set(names)) else None


def choice_of_wrong_kind(answer: tuple[int, list[Json]]) -> str | None:
    """Completion offers values of the option's own type, text of at most 100 characters."""
    kind, choices = answer
    fitting = COMPLETED[kind]
    wrong = [
        choice["value"]
        for choice in choices
        if not isinstance(choice["value"], fitting)
        or (isinstance(choice["value"], str) and len(choice["value"]) > 100)
    ]
    return f"{wrong}"[:200] if wrong else None


def choice_count(answer: tuple[int, list[Json]]) -> str | None:
    """Completion offers at most 25 choices."""
    return f"{len(answer[1])} choices" if len(answer[1]) > CHOICES else None


COMMAND_LIMITS: tuple[Limit, ...] = (
    name_form,
    required_first,
    subcommands_apart,
    same_option_name,
    known_locales,
    command_text,
    choice_value,
    choices_or_completion,
    described,
)
COMMAND_LIST_LIMITS: tuple[Limit, ...] = (command_count, same_command_name)
COMPLETION_LIMITS: tuple[Limit, ...] = (choice_count, choice_of_wrong_kind)


def check_commands(commands: list[Json]) -> None:
    """Refuse a list of commands that Discord would refuse."""
    broken = hold(commands, COMMAND_LIST_LIMITS)
    for command in commands:
        broken |= {
            name: f"/{command['name']}: {wrong}" for name, wrong in hold(command, COMMAND_LIMITS).items()
        }
    if broken:
        raise Refusal(50035, broken=broken)


def check_completion(kind: int, choices: list[Json]) -> None:
    """Refuse choices that Discord would refuse for an option of this type."""
    broken = hold((kind, choices), COMPLETION_LIMITS)
    if broken:
        raise Refusal(50035, broken=broken)
