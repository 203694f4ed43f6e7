"""The one place that sends and edits: it measures, keeps to the rate limits, retries broken connections."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from enum import IntEnum
from hashlib import sha256
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

import aiohttp
import discord
from discord import Interaction, ui
from discord.ext import commands
from discord.utils import MISSING

from cogs.plumbing.buttons import Rows, rows_of
from cogs.plumbing.emoji import BOOK, unmarked
from cogs.plumbing.letters import Enclosure, Letter
from cogs.plumbing.limits import ARCHIVED_AFTER, MESSAGE, NONCE, THREAD, clipped, fitted
from cogs.plumbing.presses import Presses
from cogs.plumbing.rate_limits import asking
from words.catalogue import Words, language_of

if TYPE_CHECKING:
    from cogs.quayside import Quayside

log = logging.getLogger("quayside")

AnyInteraction: TypeAlias = "Interaction[Quayside]"
"""Whatever a person does; what a command or a press needs is reached through its client."""
Channel = discord.PartialMessageable | discord.DMChannel | discord.TextChannel
AnyMessage = discord.Message | discord.PartialMessage
T = TypeVar("T")

UNREACHED = (aiohttp.ClientError, OSError)
"""The connection broke or took too long: whether Discord heard it is not known."""
FAILED = (discord.HTTPException, discord.RateLimited, *UNREACHED)
"""It was not said, or not for certain."""
AGAIN = (0.2, 0.6)
"""Seconds before each retry of an answer whose connection broke; Discord waits for three."""
PROMPT = 5.0
"""Seconds for an edit with the token of a press: discord.py would wait there for any rate limit."""
UNSURE = "unsure"
"""Noted with an interaction that may have had its first answer: the connection broke over it."""
BESIDE = "beside"
"""Noted with a press on a shared message: the id of the private one that answers it."""


class Code(IntEnum):
    """Why Discord says no, as far as there is something to do about it."""

    UNKNOWN_CHANNEL = 10003
    UNKNOWN_MEMBER = 10007
    UNKNOWN_MESSAGE = 10008
    UNKNOWN_USER = 10013
    TOO_LATE = 10062  # of an interaction whose three seconds are over
    OLD_EDITS = 30046
    ANSWERED = 40060  # of an interaction that has had its first answer
    MISSING_ACCESS = 50001
    NOT_OURS = 50005
    MESSAGES_CLOSED = 50007
    MISSING_PERMISSION = 50013
    INVALID_FORM = 50035  # of a message with something that Discord does not know
    THREAD_ARCHIVED = 50083
    NO_SHARED_SERVER = 50278
    THREAD_EXISTS = 160004
    THREAD_LOCKED = 160005


def nonce_of(key: str, row: int) -> str:
    """The nonce under which a row of the outbox is said: the same after a restart, not after a restore."""
    return f"{key}.{row}" if key else str(row)


def further_nonce(nonce: str, *parts: str) -> str:
    """The nonce of something else that is said for the same row."""
    whole = "-".join((nonce, *parts))
    return whole if len(whole) <= NONCE else sha256(whole.encode()).hexdigest()[:NONCE]


def named(trouble: BaseException) -> str:
    """Broken connections often have nothing to say but their name."""
    return str(trouble) or type(trouble).__name__


# Messages


async def send(letter: Letter, channel: Channel, nonce: str) -> discord.Message:
    """Say it, idempotent by its nonce: what an interrupted attempt said is only brought up to date."""
    message = await _in_words_if_need_be(letter, lambda each: _send(each, channel, nonce))
    said = unmarked(message.content)
    if said not in (unmarked(_measured(letter)), unmarked(_measured(letter.in_words()))):
        await edit(letter, message)
    return message


async def edit(letter: Letter, message: AnyMessage, presses: Presses | None = None) -> None:
    """Put it in the place of what that message says; nobody is pinged."""
    await _in_words_if_need_be(letter, lambda each: _edit(each, message, presses))


async def strip(message: AnyMessage, letter: Letter | None = None, presses: Presses | None = None) -> None:
    """Take the buttons off that message, and have it say what the letter does; its files stay."""
    words: dict[str, Any] = {} if letter is None else {"content": _measured(letter)}
    await _change(message, lambda: {"view": None, **words}, presses)


async def _change(message: AnyMessage, parts: Callable[[], dict[str, Any]], presses: Presses | None) -> None:
    """Edit a message: with the token of a press on it, which is not counted; else like any other."""
    if presses is not None and (press := presses.latest(message.id)) is not None:
        try:
            async with asking(("press", message.id)), asyncio.timeout(PROMPT):
                await press.edit_original_response(**parts())
        except FAILED as trouble:
            presses.drop(message.id)
            log.info("Message %d is edited like any other: %s", message.id, named(trouble))
        else:
            return
    async with asking(("edit", message.channel.id)):
        await message.edit(**parts())


async def remove(message: AnyMessage) -> None:
    """Delete that message."""
    async with asking(("delete", message.channel.id)):
        await message.delete()


async def open_thread(message: discord.PartialMessage, name: str) -> None:
    """A thread below that message."""
    async with asking(("thread", message.channel.id)):
        await message.create_thread(name=clipped(name, THREAD), auto_archive_duration=ARCHIVED_AFTER)


async def open_private_thread(channel: discord.TextChannel, name: str) -> discord.Thread:
    """A thread that nobody sees but who is put into it."""
    async with asking(("thread", channel.id)):
        return await channel.create_thread(
            name=clipped(name, THREAD),
            type=discord.ChannelType.private_thread,
            invitable=False,
            auto_archive_duration=ARCHIVED_AFTER,
        )


async def put_in(thread: discord.Thread, user: int) -> None:
    """That user is in the thread from now on."""
    async with asking(("member", thread.id)):
        await thread.add_user(discord.Object(user))


async def put_out(thread: discord.Thread, user: int) -> None:
    """And no more."""
    async with asking(("member", thread.id)):
        await thread.remove_user(discord.Object(user))


async def archive(thread: discord.Thread) -> None:
    """Close that thread until somebody writes in it."""
    async with asking(("archive", thread.id)):
        await thread.edit(archived=True)


async def private_channel(bot: commands.Bot, user: int) -> discord.DMChannel:
    """Where that user's private messages are."""
    async with asking(("private", user)):
        return await bot.create_dm(discord.Object(user))


async def is_member(bot: commands.Bot, guild: int, user: int) -> bool:
    """Whether that user is on that server now; without a privileged intent nobody tells of it."""
    try:
        async with asking(("member", guild)):
            await bot.http.get_member(guild, user)
    except discord.NotFound as refusal:
        if refusal.code != Code.UNKNOWN_MEMBER:
            raise
        return False
    return True


async def _in_words_if_need_be(letter: Letter, deed: Callable[[Letter], Awaitable[T]]) -> T:
    """Without the right to attach files, words stand in for the picture."""
    try:
        return await deed(letter)
    except discord.Forbidden as refusal:
        if refusal.code != Code.MISSING_PERMISSION or not letter.enclosures:
            raise
    return await deed(letter.in_words())


async def _without_emoji_if_refused(
    content: str, view: Rows | None, deed: Callable[[str], Awaitable[T]]
) -> T:
    """Discord may refuse a whole message for an emoji, even for one that it has: then it goes without."""
    try:
        return await deed(content)
    except discord.HTTPException as refusal:
        if refusal.code != Code.INVALID_FORM or "emoji" not in refusal.text.lower():
            raise
        log.debug("A message goes without its emoji: %s", refusal.text)
    BOOK.on_doubt()
    if view is not None:
        view.strip_emoji()
    return await deed(unmarked(content))


async def _send(letter: Letter, channel: Channel, nonce: str) -> discord.Message:
    view = rows_of(letter.buttons)

    async def say(content: str) -> discord.Message:
        buttons: dict[str, Any] = {"view": view} if view is not None else {}
        async with asking(("send", channel.id), can_close=True):
            return await channel.send(
                content,
                files=_files(letter.enclosures),
                allowed_mentions=_mentions(letter),
                nonce=nonce,
                silent=letter.is_silent,
                **buttons,
            )

    return await _without_emoji_if_refused(_measured(letter), view, say)


async def _edit(letter: Letter, message: AnyMessage, presses: Presses | None) -> None:
    view = rows_of(letter.buttons)

    async def put(content: str) -> None:
        def parts() -> dict[str, Any]:
            return {
                "content": content,
                "attachments": _files(letter.enclosures),
                "allowed_mentions": _mentions(letter),
                "view": view,
            }

        await _change(message, parts, presses)

    await _without_emoji_if_refused(_measured(letter), view, put)


# Answers to people


def language_for(interaction: AnyInteraction) -> str:
    """The language of what this person alone reads: the one they have chosen, else that of their client."""
    return interaction.client.host.language(interaction.user.id) or language_of(str(interaction.locale))


async def defer(interaction: AnyInteraction, *, is_new: bool = False, is_private: bool = True) -> None:
    """Have Discord wait for a new answer or one in place; a broken connection does not stop us."""

    async def ask() -> None:
        if is_new:
            await interaction.response.defer(ephemeral=is_private, thinking=True)
        else:
            await interaction.response.defer()

    try:
        await _retry(interaction, ask, _nothing)
    except (discord.DiscordServerError, *UNREACHED) as trouble:
        interaction.extras[UNSURE] = True
        log.info("Discord was not told to wait: %s", named(trouble))


async def reply(
    interaction: AnyInteraction,
    content: str,
    view: Rows | None = None,
    enclosures: Sequence[Enclosure] | None = (),
    *,
    is_in_place: bool,
) -> int | None:
    """Answer privately, or in place of the message with the button; once acknowledged, where that waits.

    Without any enclosures named (None) the message keeps those it has. Its id, if it is known.
    """
    content = _fitted(content, language_for(interaction))
    shown: int | None = None

    def files() -> Any:
        return MISSING if enclosures is None else _files(enclosures)

    async def put(text: str) -> None:
        nonlocal shown
        edited = await interaction.edit_original_response(content=text, view=view, attachments=files())
        shown = edited.id

    async def say(text: str) -> None:
        nonlocal shown
        if is_in_place and not interaction.response.is_done():
            await interaction.response.edit_message(content=text, view=view, attachments=files())
            shown = None if interaction.message is None else interaction.message.id
        elif interaction.response.is_done():
            await put(text)
        else:
            said = await interaction.response.send_message(
                text,
                view=MISSING if view is None else view,
                files=files() or MISSING,
                ephemeral=True,
            )
            shown = said.message_id

    async def revise() -> None:
        await _without_emoji_if_refused(content, view, put)

    async def answer() -> None:
        await _without_emoji_if_refused(content, view, say)

    await _retry(interaction, answer, revise)
    return shown


async def reply_beside(
    interaction: AnyInteraction, content: str, view: Rows | None, enclosures: Sequence[Enclosure]
) -> int:
    """Answer a press on a message that others see too: privately, in a message of its own; its id.

    The press is only heard at first, so that its token stays good for the message it is on. That one is its
    original from now on: nothing private may ever be put there.
    """
    content = _fitted(content, language_for(interaction))

    async def hear() -> None:
        if not interaction.response.is_done():
            await interaction.response.defer()

    async def say(text: str) -> int:
        said = await interaction.followup.send(
            text,
            view=MISSING if view is None else view,
            files=_files(enclosures) or MISSING,
            ephemeral=True,
            wait=True,
        )
        return said.id

    async def follow_up() -> None:
        interaction.extras[BESIDE] = await _without_emoji_if_refused(content, view, say)

    await _retry(interaction, hear, _nothing)
    await _retry(interaction, follow_up, follow_up)
    interaction.client.presses.note(interaction)
    return int(interaction.extras[BESIDE])


async def replace_answer(answered: AnyInteraction, sentence: str, view: Rows) -> None:
    """Put a sentence in the place of an earlier private answer, while Discord takes its token."""
    if (beside := answered.extras.get(BESIDE)) is not None:
        await answered.followup.edit_message(beside, content=sentence, view=view, attachments=[])
    else:
        await answered.edit_original_response(content=sentence, view=view, attachments=[])


async def say_privately(interaction: AnyInteraction, sentence: str, further: Rows | None = None) -> None:
    """A sentence of its own: what stands in the acknowledged place is not touched unless it is waiting."""
    sentence = _fitted(sentence, language_for(interaction))
    view: Any = MISSING if further is None else further

    async def follow_up() -> None:
        await interaction.followup.send(sentence, ephemeral=True, view=view)

    async def answer() -> None:
        if interaction.response.is_done():
            await follow_up()
        else:
            await interaction.response.send_message(sentence, ephemeral=True, view=view)

    await _retry(interaction, answer, follow_up)


async def show_to_all(interaction: AnyInteraction, letter: Letter) -> int:
    """Answer in public; the id of the message. One that was shown, its answer lost, is found again."""
    view = rows_of(letter.buttons)
    try:
        shown = await _without_emoji_if_refused(
            _measured(letter),
            view,
            lambda content: interaction.response.send_message(
                content, view=view or MISSING, silent=letter.is_silent
            ),
        )
    except FAILED:
        interaction.extras[UNSURE] = True
        try:
            return (await interaction.original_response()).id
        except FAILED as trouble:
            log.info("It is not known to have been shown: %s", named(trouble))
        raise
    assert shown.message_id is not None
    return shown.message_id


async def open_form(interaction: AnyInteraction, form: ui.Modal) -> None:
    """Open a form before the person; Discord wants it as the very first answer."""
    await _retry(interaction, lambda: interaction.response.send_modal(form), _nothing)


async def _retry(
    interaction: AnyInteraction, answer: Callable[[], Awaitable[Any]], if_heard: Callable[[], Awaitable[None]]
) -> None:
    """Give an answer, retried if the connection breaks; `if_heard` when a first one had arrived after all."""
    pauses = iter(AGAIN)
    while True:
        try:
            await answer()
        except discord.HTTPException as refusal:
            if refusal.code != Code.ANSWERED or UNSURE not in interaction.extras or answer is if_heard:
                raise
            answer = if_heard
        except UNREACHED:
            interaction.extras[UNSURE] = True
            if (pause := next(pauses, None)) is None:
                raise
            await asyncio.sleep(pause)
        else:
            return


async def _nothing() -> None:
    """What there is to do when it had arrived."""


# Measures


def _measured(letter: Letter) -> str:
    return _fitted(letter.content, letter.language)


def _fitted(content: str, language: str) -> str:
    """As long as a message may be; emoji are left out first."""
    if len(shown := BOOK.written(content)) <= MESSAGE:
        return shown
    return fitted(unmarked(content), lambda count: Words(language).say("message-more", count=count))


def _files(enclosures: Sequence[Enclosure]) -> list[discord.File]:
    return [enclosure.file() for enclosure in enclosures]


def _mentions(letter: Letter) -> discord.AllowedMentions:
    named = [discord.Object(user) for user in sorted(letter.pings)]
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=named)
