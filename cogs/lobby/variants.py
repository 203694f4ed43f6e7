"""The options of a game, as they are typed and read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import msgspec
from msgspec.inspect import BoolType, EnumType, IntType, LiteralType, type_info

from cogs.plumbing.commands import Completed, Term, complete_list, parts, plain
from cogs.telling.card import option_label
from games.core import AnyGame, Options
from host.errors import refused
from words.catalogue import LANGUAGES, Words


def read_choice(game: AnyGame, typed: str) -> dict[str, Any]:
    """The options that a line names, in any language, with commas between; or Refused."""
    names = _names(game)
    named = [plain(part) for part in parts(typed)]
    if not all(name in names for name in named):
        raise refused("unknown_option")
    return dict(names[name] for name in named)


def complete_options(game: AnyGame, words: Words, typed: str) -> Completed:
    """The line so far, completed by each further option of the game."""
    names, usual, terms = _names(game), game.options(), _terms(game, words.language)
    unusual = [term for (option, value), term in terms.items() if value != getattr(usual, option)]

    def known(part: str) -> Term | None:
        setting = names.get(plain(part))
        return None if setting is None else terms[setting]

    return complete_list(unusual, typed, known)


def values_of(options: type[Options], option: str) -> Sequence[Any]:
    """Every value of an option, in order."""
    (kind,) = (field.type for field in msgspec.structs.fields(options) if field.name == option)
    match type_info(kind):
        case BoolType():
            return (False, True)
        case EnumType(cls):
            return list(cls)
        case LiteralType(values):
            return values
        case IntType(ge=int(least), le=int(most)):
            return range(least, most + 1)
    raise TypeError(f"the values of {options.__name__}.{option} cannot be listed")


Setting = tuple[str, Any]
"""An option and one of its values."""


def _settings(options: type[Options]) -> Iterator[Setting]:
    for option in options.__struct_fields__:
        for value in values_of(options, option):
            yield option, value


def _term(setting: Setting, words: Words) -> Term:
    option, value = setting
    key = option if value is True else f"{option}={msgspec.to_builtins(value)}"
    return Term(key, words.text(option_label(option, value)), topic=option)


@cache
def _terms(game: AnyGame, language: str) -> dict[Setting, Term]:
    """What each setting is called; asked for with every letter that somebody types."""
    words = Words(language, game.id)
    return {setting: _term(setting, words) for setting in _settings(game.options)}


@cache
def _names(game: AnyGame) -> dict[str, Setting]:
    """Each setting by everything it may be called, as it may be typed."""
    spoken = [_terms(game, language) for language in LANGUAGES]
    return {
        plain(name): setting
        for setting in _settings(game.options)
        for terms in spoken
        for name in (terms[setting].key, terms[setting].label)
    }
