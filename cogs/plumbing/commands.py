"""Slash commands: what they are called, lists that are completed, and telling Discord which there are."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Callable, Coroutine, Iterable, Sequence
from itertools import islice
from typing import Any
from weakref import WeakKeyDictionary

import discord
import msgspec
from discord import app_commands
from discord.ext import commands
from msgspec import Struct

from cogs.plumbing.connection import OUT_OF_REACH, reason
from cogs.plumbing.fleet import Alone
from cogs.plumbing.limits import LINES, OPTION, clipped
from cogs.plumbing.rate_limits import growing, pause_after
from cogs.plumbing.sending import AnyInteraction
from host.tables import Host
from storage.errors import StorageError
from words.catalogue import ENGLISH, Words, language_of

log = logging.getLogger("quayside")

Completed = list[app_commands.Choice[Any]]
Completion = Callable[[AnyInteraction, str], Coroutine[Any, Any, Completed]]
"""What is offered to whoever has typed so much of an option."""

SYNCED = "commands"
"""The setting that holds the digest of the commands Discord was last told."""
PATIENCE = 5.0
"""Seconds that the start waits for it, so that commands are there as soon as the bot is."""
PAUSES = (2, 5, 15, 60, 300, 3600)
"""Seconds between retries; what Discord refuses today it may refuse until the bot is updated."""


# Names


def name(key: str, game: str | None = None) -> app_commands.locale_str:
    """The name of a command, an option or a choice: the message of that key."""
    return app_commands.locale_str(Words(ENGLISH, game).say(key), key=key, game=game)


TRANSLATED = {locale: spoken for locale in discord.Locale if (spoken := language_of(str(locale))) != ENGLISH}
"""In which language, by locale: discord.py asks for some thirty; English is the default of them all."""


class Translator(app_commands.Translator):
    """The other languages for those who speak them; everybody else is shown the English default."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The wording for that locale, or None to leave the default."""
        del context
        if locale not in TRANSLATED or "key" not in string.extras:
            return None
        return Words(TRANSLATED[locale], string.extras["game"]).say(string.extras["key"])


# Completions


def completed(lines: Iterable[tuple[str, Any]], typed: str) -> Completed:
    """Of these labels and their values those that hold what has been typed so far."""
    wanted = typed.casefold()
    fitting = (
        app_commands.Choice(name=clipped(label, OPTION), value=value)
        for label, value in lines
        if wanted in label.casefold()
    )
    return list(islice(fitting, LINES))


# Lists typed into one option, completed one thing after another: `bread, bread, jam`


class Term(Struct, frozen=True):
    """Something that can be named in a list."""

    key: str
    """What a completed list says for it."""
    label: str
    topic: str | None = None
    """Of terms with the same topic a list holds one."""

    def is_called(self, typed: str) -> bool:
        """Whether that is its name in full."""
        return plain(typed) in (plain(self.key), plain(self.label))


def plain(text: str) -> str:
    """As it may be typed: capitals, spaces and the shape of the apostrophe do not matter."""
    return "".join(text.casefold().split()).replace("’", "'")  # noqa: RUF001  # the one of French words


def parts(typed: str) -> list[str]:
    """What stands between the commas."""
    return [part.strip() for part in typed.split(",") if part.strip()]


def complete_list(terms: Sequence[Term], typed: str, known: Callable[[str], Term | None]) -> Completed:
    """The list so far, and the list with each further term; nothing if it cannot be told what is in it."""
    *before, beginning = typed.split(",")
    chosen = [known(part) for part in parts(",".join(before))]
    listed = [term for term in chosen if term is not None]
    if len(listed) < len(chosen):
        return []
    lines = [
        [*listed, term]
        for term in terms
        if plain(beginning) in plain(term.label) or term.is_called(beginning)
    ]
    for whole in (term for term in terms if term.is_called(beginning)):
        lines += [[*listed, whole, term] for term in terms]
    choices = [_choice(line) for line in lines if _has_one_of_each_topic(line)]
    return [choice for choice in choices if choice is not None][:LINES]


def _has_one_of_each_topic(line: Sequence[Term]) -> bool:
    topics = [term.topic for term in line if term.topic is not None]
    return len(set(topics)) == len(topics)


def _choice(line: Sequence[Term]) -> app_commands.Choice[str] | None:
    """A line of the completion, if Discord takes it."""
    label, key = ", ".join(term.label for term in line), ",".join(term.key for term in line)
    if max(len(label), len(key)) > OPTION:
        return None
    return app_commands.Choice(name=label, value=key)


# Telling Discord

_TOLD: WeakKeyDictionary[object, dict[str, Any]] = WeakKeyDictionary()


async def translated(
    command: app_commands.Command[Any, ..., Any] | app_commands.Group | app_commands.ContextMenu,
    tree: app_commands.CommandTree[Any],
) -> dict[str, Any]:
    """What Discord is told of that command, found out once: each word is asked for in thirty locales."""
    if (told := _TOLD.get(command)) is None:
        assert tree.translator is not None
        told = _TOLD[command] = await command.get_translated_payload(tree, tree.translator)
    return told


class Registrar:
    """Tells Discord the commands whenever they have changed, and retries until it has heard."""

    def __init__(self, bot: commands.Bot, host: Host, fleet: Alone) -> None:
        self._bot = bot
        self._host = host
        self._fleet = fleet
        self._telling: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin; this returns when Discord has been told, has refused, or takes too long."""
        settled = asyncio.Event()
        self._telling = asyncio.create_task(self._tell_until_heard(settled))
        self._telling.add_done_callback(_note_failure)
        self._telling.add_done_callback(lambda _: settled.set())
        try:
            await asyncio.wait_for(settled.wait(), PATIENCE)
        except TimeoutError:
            log.warning("Discord takes long to hear of the commands; the games go on meanwhile.")

    async def close(self) -> None:
        """Try no more."""
        if self._telling is not None:
            self._telling.cancel()
            await asyncio.wait((self._telling,))

    async def _tell_until_heard(self, settled: asyncio.Event) -> None:
        pauses = growing(*PAUSES)
        while True:
            try:
                async with self._fleet.only("tells the commands"):
                    await self._tell()
            except (*OUT_OF_REACH, StorageError) as error:
                pause = pause_after(error, pauses)
                log.warning(
                    "Discord has not taken the commands, and is told again in %d s; the games go on. %s",
                    pause,
                    reason(error),
                )
            else:
                return
            settled.set()
            await asyncio.sleep(pause)

    async def _tell(self) -> None:
        """Tell Discord the commands, but only when they have changed since it was last told."""
        bot, tree = self._bot, self._bot.tree
        assert bot.application_id is not None
        told = [await translated(command, tree) for command in tree.get_commands()]
        about = [bot.application_id, told]
        digest = hashlib.sha256(msgspec.json.encode(about, order="sorted")).hexdigest()
        if await self._host.setting(SYNCED) != digest:
            # What `tree.sync` does, which would translate all of them once more.
            await bot.http.bulk_upsert_global_commands(bot.application_id, payload=told)
            await self._host.set_setting(SYNCED, digest)


def _note_failure(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and (error := task.exception()) is not None:
        log.error("The commands could not be told", exc_info=error)
