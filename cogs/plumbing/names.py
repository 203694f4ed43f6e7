"""Names and descriptions of commands, in English here and in French from the catalogue."""

from __future__ import annotations

import discord
from discord import app_commands

from words.catalogue import LANGUAGES, Words


def name(key: str, game: str | None = None) -> app_commands.locale_str:
    """The name of a command, an option or a choice: the message of that key."""
    return app_commands.locale_str(Words("en", game).say(key), key=key, game=game)


def hint(key: str, game: str | None = None) -> app_commands.locale_str:
    """What a command or an option is for, in at most 100 characters: the message's attribute `hint`."""
    return name(f"{key}.hint", game)


class Translator(app_commands.Translator):
    """French for those who speak it; everybody else is shown the English default."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The wording for that locale, or None to leave the default."""
        del context
        spoken = str(locale)
        if "key" not in string.extras or spoken not in LANGUAGES:
            return None
        return Words(spoken, string.extras["game"]).say(string.extras["key"])
