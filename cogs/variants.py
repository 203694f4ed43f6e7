"""The options of a game, as they are typed and read."""

from __future__ import annotations

from discord import app_commands

from games.core import AnyGame, Options
from host.errors import refused
from words.catalogue import LANGUAGES, Words

MOST_CHOICES = 25
LONGEST_CHOICE = 100


def chosen_options(options: Options, words: Words) -> str:
    """The options in use, by name, as a list; or that there are none."""
    chosen = tuple(f"option-{option}" for option in options.__struct_fields__ if getattr(options, option))
    return words.say("lobby-options", options=chosen)


def read_choice(game: AnyGame, typed: str) -> dict[str, bool]:
    """The options that a line names, in any language, with commas between; or Refused."""
    names = _names(game)
    parts = [part.strip().lower() for part in typed.split(",") if part.strip()]
    if not all(part in names for part in parts):
        raise refused("unknown_option")
    return {names[part]: True for part in parts}


def complete_options(game: AnyGame, words: Words, typed: str) -> list[app_commands.Choice[str]]:
    """The line so far, completed by each further option of the game."""
    *before, beginning = (part.strip() for part in typed.split(","))
    names = _names(game)
    chosen = [names[part.lower()] for part in before if part.lower() in names]
    choices = []
    for option in game.options.__struct_fields__:
        label = words.say(f"option-{option}")
        if option not in chosen and beginning.lower() in label.lower():
            shown = ", ".join([*(words.say(f"option-{each}") for each in chosen), label])
            value = ",".join([*chosen, option])
            if max(len(shown), len(value)) <= LONGEST_CHOICE:
                choices.append(app_commands.Choice(name=shown, value=value))
    return choices[:MOST_CHOICES]


def _names(game: AnyGame) -> dict[str, str]:
    """The options by everything they may be called, in lower case."""
    options = game.options.__struct_fields__
    said = {
        Words(language, game.id).say(f"option-{option}").lower(): option
        for language in LANGUAGES
        for option in options
    }
    return said | {option: option for option in options}
